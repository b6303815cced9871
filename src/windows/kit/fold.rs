//! A line that opens something: a folded part below it, or a page of the window.

use egui::{Align, Response, Ui, pos2, vec2};

use super::sizes;
use crate::paint::{self, Icon, Look, Pen, Surface, TextStyle, centered_baseline};
use crate::widgets::{WidgetLabel, interact_as};

const LINE_HEIGHT: f32 = 40.0;
const GAP_BESIDE_SIGN: f32 = 8.0;
const GAP: f32 = 10.0;
/// The largest share of a line that is kept free for the description beside the name.
const MAX_DESCRIPTION_SHARE: f32 = 0.4;

/// Draws a line that folds and unfolds the part below it. Returns whether that part is open.
pub fn fold(
    ui: &mut Ui,
    look: &Look,
    id: &str,
    name: &str,
    description: &str,
    is_open: &mut bool,
) -> bool {
    let sign = if *is_open { Icon::Down } else { Icon::Right };
    *is_open ^= line_ui(ui, look, id, sign, name, description, Some(*is_open)).clicked();
    *is_open
}

/// Draws a line that leads to a page of the same window, with the current values of that page.
pub fn page_link(ui: &mut Ui, look: &Look, id: &str, name: &str, description: &str) -> Response {
    line_ui(ui, look, id, Icon::Right, name, description, None)
}

/// Draws the line of a fold, or of a link to a page if `open` is `None`.
fn line_ui(
    ui: &mut Ui,
    look: &Look,
    id: &str,
    sign: Icon,
    name: &str,
    description: &str,
    open: Option<bool>,
) -> Response {
    let size = vec2(ui.available_width(), LINE_HEIGHT);
    let rect = ui.allocate_space(size).1;
    let spoken = format!("{name}: {description}");
    let it = WidgetLabel { is_chosen: open, ..WidgetLabel::button(id, &spoken) };
    let response = interact_as(ui, rect, it);
    let is_sign_right = open.is_none();
    let mut pen = Pen::new(ui.painter());
    if response.hovered() {
        let ground = rect.expand2(vec2(8.0, 0.0));
        pen.rect(
            ground,
            sizes::ROW_ROUNDING,
            look.text(Surface::Panel).gamma_multiply(sizes::TINT_OPACITY),
        );
    }
    let (text, quiet) = (look.text(Surface::Panel), look.quiet_text(Surface::Panel));
    let baseline = centered_baseline(rect.center().y, sizes::TEXT_SIZE);
    let signs = rect.shrink2(vec2(sizes::ICON_SIZE / 2.0, 0.0));
    let (at, left) = if is_sign_right {
        (signs.right_center(), rect.left())
    } else {
        (signs.left_center(), rect.left() + sizes::ICON_SIZE + GAP_BESIDE_SIGN)
    };
    paint::icon(&mut pen, sign, at, sizes::ICON_SIZE, text);
    let regular = TextStyle::regular(sizes::TEXT_SIZE);
    let style = if is_sign_right { TextStyle::semibold(sizes::TEXT_SIZE) } else { regular };
    // A short description, such as a number, is always in sight.
    let all =
        rect.right() - left - if is_sign_right { sizes::ICON_SIZE + GAP_BESIDE_SIGN } else { 0.0 };
    let described = match description {
        "" => 0.0,
        text => paint::text_width(pen.painter(), text, regular) + GAP,
    };
    let room = all - described.min(all * MAX_DESCRIPTION_SHARE);
    let (name, style) = paint::fit_text(pen.painter(), name, style, style.size, room);
    let written = pen.text(pos2(left, baseline), Align::Min, &name, style, text);
    let style = regular;
    let (align, at) = if is_sign_right {
        (Align::Max, rect.right() - sizes::ICON_SIZE - GAP_BESIDE_SIGN)
    } else {
        (Align::Min, written.right() + GAP)
    };
    let room = match align {
        Align::Max => at - written.right() - GAP,
        _ => rect.right() - at,
    };
    let (description, style) =
        paint::fit_text(pen.painter(), description, style, sizes::MIN_TEXT_SIZE, room);
    pen.text(pos2(at, baseline), align, &description, style, quiet);
    drop(pen);
    super::focus_ring(ui, &response, sizes::ROW_ROUNDING);
    response
}
