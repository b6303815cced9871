//! An entry of a list of pages beside the page that is open.

use egui::{Align, Response, Ui, pos2, vec2};

use super::press::{Pressed, press};
use crate::paint::{self, Icon, Look, On, Pen, TextStyle, centered_baseline};

/// The heights of an entry with one line and with two, in points.
const HEIGHT: f32 = 34.0;
const TWO_LINES: f32 = 50.0;
const ROUNDING: f32 = 8.0;
/// The space at the sides of its text, in points.
const PADDING: f32 = 12.0;
/// The size of its icon, in points.
const ICON: f32 = 18.0;

/// An entry, and how it looks.
#[derive(Debug, Clone, Copy)]
pub struct Entry<'a> {
    /// The name by which it is found whatever language is spoken.
    pub id: &'a str,
    /// What it is called.
    pub name: &'a str,
    /// A quiet line below its name.
    pub below: Option<&'a str>,
    /// Whether its page is open.
    pub is_chosen: bool,
    /// The icon at its right end, or before its name if it points to the left.
    pub icon: Option<Icon>,
}

impl<'a> Entry<'a> {
    /// An entry with a name alone, whose page is not open.
    pub const fn new(id: &'a str, name: &'a str) -> Self {
        Self {
            id,
            name,
            below: None,
            is_chosen: false,
            icon: None,
        }
    }
}

/// Draws an entry, as wide as there is room.
pub fn entry(ui: &mut Ui, look: &Look, entry: &Entry<'_>) -> Response {
    let height = if entry.below.is_some() {
        TWO_LINES
    } else {
        HEIGHT
    };
    let rect = ui.allocate_space(vec2(ui.available_width(), height)).1;
    let name = match entry.below {
        Some(below) => format!("{}, {below}", entry.name),
        None => entry.name.to_owned(),
    };
    let page = Pressed {
        chosen: Some(entry.is_chosen),
        ..Pressed::button(entry.id, &name)
    };
    let response = press(ui, rect, page);
    if ui.is_rect_visible(rect) {
        paint(ui, &response, entry, look);
        super::press::focus_ring(ui, &response, ROUNDING);
    }
    response
}

fn paint(ui: &Ui, response: &Response, entry: &Entry<'_>, look: &Look) {
    let rect = response.rect;
    let mut pen = Pen::new(ui.painter());
    let (mut text, mut quiet) = (look.text(On::Panel), look.quiet(On::Panel));
    if entry.is_chosen {
        pen.rect(rect, ROUNDING, text);
        text = ui.visuals().window_fill;
        quiet = text;
    } else if response.hovered() {
        pen.rect(rect, ROUNDING, text.gamma_multiply(0.07));
    }
    let mut room = rect.shrink2(vec2(PADDING, 0.0));
    match entry.icon {
        Some(Icon::Left) => {
            let center = room.left_center() + vec2(ICON / 2.0 - 4.0, 0.0);
            paint::icon(&mut pen, Icon::Left, center, ICON, text);
            room.min.x += ICON;
        }
        Some(icon) => {
            let center = room.right_center() - vec2(ICON / 2.0, 0.0);
            paint::icon(&mut pen, icon, center, ICON, text);
            room.max.x -= ICON + 4.0;
        }
        None => {}
    }
    let style = if entry.is_chosen {
        TextStyle::semibold(14.0)
    } else {
        TextStyle::regular(14.0)
    };
    let mut line = |middle: f32, words: &str, style: TextStyle, tone| {
        let (words, style) = paint::fitted(pen.painter(), words, style, 12.0, room.width());
        let baseline = centered_baseline(middle, style.size);
        pen.text(pos2(room.left(), baseline), Align::Min, &words, style, tone);
    };
    match entry.below {
        Some(below) => {
            line(rect.center().y - 9.0, entry.name, style, text);
            line(
                rect.center().y + 10.0,
                below,
                TextStyle::regular(12.0),
                quiet,
            );
        }
        None => line(rect.center().y, entry.name, style, text),
    }
}
