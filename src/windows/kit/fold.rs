//! A line that opens something: a folded part below it, or a page of the window.

use egui::{Align, Response, Ui, pos2, vec2};

use super::sizes;
use crate::paint::{self, Icon, Look, On, Pen, TextStyle, centered_baseline};
use crate::widgets::{WidgetLabel, interact_as};

const HEIGHT: f32 = 40.0;
const BESIDE_SIGN: f32 = 8.0;
const GAP: f32 = 10.0;
/// The largest share of a line that is kept free for the description beside the name.
const MAX_RESERVED: f32 = 0.4;

/// Draws a line that unfolds a part below it, which it describes. Returns whether it is open.
pub fn fold(
    ui: &mut Ui,
    look: &Look,
    id: &str,
    name: &str,
    description: &str,
    is_open: &mut bool,
) -> bool {
    let sign = if *is_open { Icon::Down } else { Icon::Right };
    *is_open ^= line(ui, look, id, sign, name, description, Some(*is_open)).clicked();
    *is_open
}

/// Draws a line that leads to a page of the same window, with the current values of that page.
pub fn page_link(ui: &mut Ui, look: &Look, id: &str, name: &str, description: &str) -> Response {
    line(ui, look, id, Icon::Right, name, description, None)
}

/// Draws the line. A fold has its sign before the name, a link to a page after it.
fn line(
    ui: &mut Ui,
    look: &Look,
    id: &str,
    sign: Icon,
    name: &str,
    description: &str,
    open: Option<bool>,
) -> Response {
    let size = vec2(ui.available_width(), HEIGHT);
    let rect = ui.allocate_space(size).1;
    let spoken = format!("{name}: {description}");
    let it = WidgetLabel { chosen: open, ..WidgetLabel::button(id, &spoken) };
    let response = interact_as(ui, rect, it);
    let is_sign_right = open.is_none();
    let mut pen = Pen::new(ui.painter());
    if response.hovered() {
        let ground = rect.expand2(vec2(8.0, 0.0));
        pen.rect(ground, sizes::ROW_ROUNDING, look.text(On::Panel).gamma_multiply(sizes::TINT));
    }
    let (text, quiet) = (look.text(On::Panel), look.quiet(On::Panel));
    let baseline = centered_baseline(rect.center().y, sizes::TEXT);
    let signs = rect.shrink2(vec2(sizes::ICON / 2.0, 0.0));
    let (at, left) = if is_sign_right {
        (signs.right_center(), rect.left())
    } else {
        (signs.left_center(), rect.left() + sizes::ICON + BESIDE_SIGN)
    };
    paint::icon(&mut pen, sign, at, sizes::ICON, text);
    let regular = TextStyle::regular(sizes::TEXT);
    let style = if is_sign_right { TextStyle::semibold(sizes::TEXT) } else { regular };
    // A short description, such as a number, is always in sight.
    let all = rect.right() - left - if is_sign_right { sizes::ICON + BESIDE_SIGN } else { 0.0 };
    let described = match description {
        "" => 0.0,
        text => paint::text_width(pen.painter(), text, regular) + GAP,
    };
    let room = all - described.min(all * MAX_RESERVED);
    let (name, style) = paint::fitted(pen.painter(), name, style, style.size, room);
    let written = pen.text(pos2(left, baseline), Align::Min, &name, style, text);
    let style = regular;
    let (align, at) = if is_sign_right {
        (Align::Max, rect.right() - sizes::ICON - BESIDE_SIGN)
    } else {
        (Align::Min, written.right() + GAP)
    };
    let room = match align {
        Align::Max => at - written.right() - GAP,
        _ => rect.right() - at,
    };
    let (description, style) =
        paint::fitted(pen.painter(), description, style, sizes::MIN_TEXT, room);
    pen.text(pos2(at, baseline), align, &description, style, quiet);
    drop(pen);
    super::focus_ring(ui, &response, sizes::ROW_ROUNDING);
    response
}
