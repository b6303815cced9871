//! Texts in the columns of a row.

use egui::{Align, Rect, Ui, pos2};

use super::sizes;
use crate::paint::{self, Pen, TextStyle};

#[derive(Debug, Clone)]
pub struct TextCell {
    text: String,
    /// Where the text begins, or ends if aligned right, in points from the left edge of the row.
    x: f32,
    room: f32,
    align: Align,
    style: TextStyle,
    is_quiet: bool,
}

impl TextCell {
    /// A text that begins at `x` and is at most `room` points wide.
    pub fn left(x: f32, room: f32, text: impl Into<String>) -> Self {
        Self {
            text: text.into(),
            x,
            room,
            align: Align::Min,
            style: TextStyle::regular(sizes::TEXT_SIZE),
            is_quiet: false,
        }
    }

    /// A text that ends at `x`.
    pub fn right(x: f32, text: impl Into<String>) -> Self {
        Self { align: Align::Max, ..Self::left(x, f32::INFINITY, text) }
    }

    pub const fn strong_if(mut self, is_strong: bool) -> Self {
        if is_strong {
            self.style = TextStyle::semibold(self.style.size);
        }
        self
    }

    pub const fn strong(self) -> Self {
        self.strong_if(true)
    }

    pub const fn large(mut self) -> Self {
        self.style.size = sizes::TITLE_SIZE;
        self
    }

    pub const fn quiet(mut self) -> Self {
        self.is_quiet = true;
        self
    }

    /// Makes the cell the head of a column: small and quiet.
    pub const fn head(mut self) -> Self {
        self.style.size = sizes::MIN_TEXT_SIZE;
        self.quiet()
    }
}

pub fn cells(ui: &Ui, row: Rect, cells: impl IntoIterator<Item = TextCell>) {
    let mut pen = Pen::new(ui.painter());
    for cell in cells {
        let tone =
            if cell.is_quiet { ui.visuals().weak_text_color() } else { ui.visuals().text_color() };
        let (text, style) =
            paint::fit_text(pen.painter(), &cell.text, cell.style, sizes::MIN_TEXT_SIZE, cell.room);
        let baseline = paint::centered_baseline(row.center().y, style.size);
        let at = pos2(row.left() + cell.x, baseline);
        pen.text(at, cell.align, &text, style, tone);
    }
}

pub fn row_line(ui: &Ui, row: Rect) {
    let line = ui.visuals().widgets.noninteractive.bg_stroke;
    ui.painter().hline(row.x_range(), row.bottom() - 0.5, line);
}
