//! Text styles, and fitting text into a width.

use std::sync::Arc;

use egui::epaint::FontColorTransferFunction;
use egui::text::{LayoutJob, TextFormat};
use egui::{Color32, FontFamily, FontId, FontSelection, Galley, Painter, Style, Ui, WidgetText};

use super::fonts;

/// The gamma correction with which letters have the weight that Inter was designed with.
const GAMMA: f32 = 0.8;
/// Height of Inter's capitals, as a share of the font size.
const CAP_HEIGHT_SHARE: f32 = 0.727;
/// How much the font shrinks with each attempt to fit, in points.
const FIT_STEP: f32 = 0.5;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Weight {
    Regular,
    /// For names, numbers and headings.
    SemiBold,
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct TextStyle {
    /// The font size, in points.
    pub size: f32,
    pub weight: Weight,
}

impl TextStyle {
    /// The same style with the font size multiplied, and rounded to whole points.
    #[must_use]
    pub fn scaled(self, factor: f32) -> Self {
        Self { size: (self.size * factor).round(), ..self }
    }

    /// Ordinary text; `size` is in points.
    pub const fn regular(size: f32) -> Self {
        Self { size, weight: Weight::Regular }
    }

    /// Heavier text; `size` is in points.
    pub const fn semibold(size: f32) -> Self {
        Self { size, weight: Weight::SemiBold }
    }

    pub fn font(self) -> FontId {
        let family = match self.weight {
            Weight::Regular => FontFamily::Proportional,
            Weight::SemiBold => fonts::semibold(),
        };
        FontId::new(self.size, family)
    }
}

/// Line height for a font size, in points: 16 for 12, 20 for 14, 24 for 16, and relatively less for
/// headings.
pub const fn line_height(size: f32) -> f32 {
    (2.0 * size - 8.0).min(size + 8.0)
}

/// Sets the distance between the lines of a text to [`line_height`].
pub fn with_line_height(ui: &Ui, text: impl Into<WidgetText>) -> WidgetText {
    let job = text.into().into_layout_job(ui.style(), FontSelection::Default, ui.text_valign());
    let mut job = Arc::unwrap_or_clone(job);
    for section in &mut job.sections {
        let format = &mut section.format;
        format.line_height = Some(line_height(format.font_id.size));
    }
    job.into()
}

/// Lays out a text in lines of at most `width`, [`line_height`] apart.
pub fn paragraph(
    painter: &Painter,
    text: &str,
    style: TextStyle,
    color: Color32,
    width: f32,
) -> Arc<Galley> {
    let format = TextFormat {
        line_height: Some(line_height(style.size)),
        ..TextFormat::simple(style.font(), color)
    };
    let mut job = LayoutJob::single_section(text.to_owned(), format);
    job.wrap.max_width = width;
    painter.layout_job(job)
}

/// The baseline of text that is vertically centered at `middle`.
pub fn centered_baseline(middle: f32, size: f32) -> f32 {
    middle + CAP_HEIGHT_SHARE * size / 2.0
}

/// The width of a text in one line, in points.
pub fn text_width(painter: &Painter, text: &str, style: TextStyle) -> f32 {
    painter.layout_no_wrap(text.to_owned(), style.font(), Color32::PLACEHOLDER).size().x
}

/// Shrinks a text to at most `width`. First the font gets smaller, down to `smallest`. Then the
/// text is truncated with “…”.
pub fn fit_text(
    painter: &Painter,
    text: &str,
    style: TextStyle,
    smallest: f32,
    width: f32,
) -> (String, TextStyle) {
    let mut style = style;
    while text_width(painter, text, style) > width {
        if style.size <= smallest {
            return (truncate(painter, text, style, width), style);
        }
        style.size = (style.size - FIT_STEP).max(smallest);
    }
    (text.to_owned(), style)
}

/// Shrinks a text to at most `width` as [`fit_text`] does, but drops its beginning instead of its
/// end. For text that is being typed.
pub fn fit_end_of_text(
    painter: &Painter,
    text: &str,
    style: TextStyle,
    smallest: f32,
    width: f32,
) -> (String, TextStyle) {
    let style = fit_text(painter, text, style, smallest, width).1;
    let fits = |shown: &String| text_width(painter, shown, style) <= width;
    let ends = text.char_indices().skip(1).map(|(start, _)| format!("…{}", &text[start..]));
    let shown = std::iter::once(text.to_owned()).chain(ends).find(fits);
    (shown.unwrap_or_default(), style)
}

fn truncate(painter: &Painter, text: &str, style: TextStyle, width: f32) -> String {
    let ends = text.char_indices().map(|(end, _)| end).rev();
    ends.map(|end| format!("{}…", text[..end].trim_end()))
        .find(|shorter| text_width(painter, shorter, style) <= width)
        .unwrap_or_default()
}

/// Corrects the weight of letters. Must be applied to every style of a window with
/// [`egui::Context::all_styles_mut`].
pub fn style_text(style: &mut Style) {
    style.visuals.text_options.color_transfer_function = FontColorTransferFunction::Gamma(GAMMA);
}
