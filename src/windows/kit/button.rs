//! Buttons: the golden one for what is to be done next, quiet ones, links and icons.

use egui::{Align, Response, Shape, Ui, Vec2, pos2, vec2};

use super::press::{Pressed, press};
use crate::menu::hover_tip;
use crate::paint::{self, Icon, Look, On, Pen, Press, TextStyle, button_style, text_width};
use words::Id;

/// The height of the one button for which a window is there, and of any other, in points.
pub const LARGE_HEIGHT: f32 = 56.0;
pub(super) const HEIGHT: f32 = 40.0;
/// The least width of the golden button.
const LEAST_WIDTH: f32 = 120.0;
/// The space at the sides of a button's text, and of a large one's.
const PADDING: f32 = 18.0;
const LARGE_PADDING: f32 = 24.0;
/// The side of an icon's button.
const ICON: f32 = 36.0;
/// The side of an icon before a text, and the space between them.
const SMALL_ICON: f32 = 18.0;
const ICON_GAP: f32 = 8.0;

/// Draws the golden button, of which a window has at most one. `width` is the least that it
/// is to have.
pub fn primary_button(ui: &mut Ui, look: &Look, id: &str, text: &str, width: f32) -> Response {
    answer_button(ui, look, (id, text), width, true)
}

/// Draws the one button for which a large window is there: golden, or quiet where nothing
/// waits for it.
pub fn large_button(
    ui: &mut Ui,
    look: &Look,
    names: (&str, &str),
    width: f32,
    is_golden: bool,
) -> Response {
    text_button(ui, look, names, vec2(width, LARGE_HEIGHT), is_golden)
}

/// The first of these texts that has air at both sides on a large button of this width, or
/// else the last one.
pub fn text_with_air(ui: &Ui, texts: [String; 2], width: f32) -> String {
    let [first, last] = texts;
    let written = text_width(ui.painter(), &first, button_style(LARGE_HEIGHT));
    if written + 2.0 * LARGE_PADDING <= width {
        first
    } else {
        last
    }
}

/// Draws any other button.
pub fn quiet_button(ui: &mut Ui, look: &Look, id: &str, text: &str) -> Response {
    answer_button(ui, look, (id, text), 0.0, false)
}

/// How wide a button with this text is that is not golden.
pub fn quiet_button_width(ui: &Ui, text: &str) -> f32 {
    answer_width(ui, text, false)
}

/// How wide a button with this text is that is as high as a large one.
pub fn large_button_width(ui: &Ui, text: &str) -> f32 {
    text_width(ui.painter(), text, button_style(LARGE_HEIGHT)) + 2.0 * PADDING
}

/// Draws a button that answers a question: golden, or quiet; at least so wide.
pub(super) fn answer_button(
    ui: &mut Ui,
    look: &Look,
    names: (&str, &str),
    least: f32,
    is_golden: bool,
) -> Response {
    let least = vec2(least.max(least_width(is_golden)), HEIGHT);
    text_button(ui, look, names, least, is_golden)
}

/// How wide such a button is with this text.
pub(super) fn answer_width(ui: &Ui, text: &str, is_golden: bool) -> f32 {
    let written = text_width(ui.painter(), text, button_style(HEIGHT));
    (written + 2.0 * PADDING).max(least_width(is_golden))
}

const fn least_width(is_golden: bool) -> f32 {
    if is_golden { LEAST_WIDTH } else { 0.0 }
}

/// Draws a button of this height, as wide as its text and at least so wide.
pub fn text_button(
    ui: &mut Ui,
    look: &Look,
    (id, text): (&str, &str),
    least: Vec2,
    is_golden: bool,
) -> Response {
    let written = text_width(ui.painter(), text, button_style(least.y));
    let width = (written + 2.0 * PADDING).max(least.x);
    let size = vec2(width.min(ui.available_width()), least.y);
    painted(ui, id, text, size, |pen, rect, press| {
        if is_golden {
            paint::primary_button(pen, rect, text, press, look);
        } else {
            paint::quiet_button(pen, rect, text, press, On::Panel, look);
        }
    })
}

/// Draws any other button, with an icon before its text.
pub fn quiet_icon_button(ui: &mut Ui, look: &Look, id: &str, icon: Icon, text: &str) -> Response {
    let style = TextStyle::semibold(14.0);
    let written = text_width(ui.painter(), text, style);
    let wanted = written + SMALL_ICON + ICON_GAP + 2.0 * PADDING;
    let size = vec2(wanted.min(ui.available_width()), HEIGHT);
    painted(ui, id, text, size, |pen, rect, press| {
        paint::quiet_button(pen, rect, "", press, On::Panel, look);
        let strength = if press == Press::Disabled { 0.5 } else { 1.0 };
        let tone = look.text(On::Panel).gamma_multiply(strength);
        let center = pos2(rect.left() + PADDING + SMALL_ICON / 2.0, rect.center().y);
        paint::icon(pen, icon, center, SMALL_ICON, tone);
        let left = rect.left() + PADDING + SMALL_ICON + ICON_GAP;
        let room = rect.right() - PADDING - left;
        let (text, style) = paint::fitted(pen.painter(), text, style, 12.0, room);
        let baseline = paint::centered_baseline(rect.center().y, style.size);
        pen.text(pos2(left, baseline), Align::Min, &text, style, tone);
    })
}

/// Draws a button that is a line of text: for what leads elsewhere, or takes away.
pub fn link(ui: &mut Ui, look: &Look, id: &str, text: &str) -> Response {
    link_on(ui, look, On::Panel, (id, text))
}

/// Draws a link with this name, which is also its id.
pub fn link_named(ui: &mut Ui, look: &Look, name: Id) -> Response {
    link(ui, look, name.name(), &name.text())
}

/// Draws a quiet button with this name, which is also its id.
pub fn button_named(ui: &mut Ui, look: &Look, name: Id) -> Response {
    quiet_button(ui, look, name.name(), &name.text())
}

/// Draws an icon with this name, which is also its id.
pub fn icon_named(ui: &mut Ui, look: &Look, icon: Icon, name: Id) -> Response {
    icon_button(ui, look, name.name(), icon, &name.text())
}

/// The same on another ground.
pub fn link_on(ui: &mut Ui, look: &Look, on: On, (id, text): (&str, &str)) -> Response {
    let written = text_width(ui.painter(), text, TextStyle::regular(14.0));
    let size = vec2((written + 4.0).min(ui.available_width()), 28.0);
    painted(ui, id, text, size, |pen, rect, press| {
        paint::link(pen, rect, text, press, (on, look));
    })
}

/// Draws an icon that is a button; `name` is what it does.
pub fn icon_button(ui: &mut Ui, look: &Look, id: &str, icon: Icon, name: &str) -> Response {
    let button = painted(ui, id, name, Vec2::splat(ICON), |pen, rect, press| {
        paint::icon_button(pen, rect, icon, press, On::Panel, look);
    });
    hover_tip(button, name)
}

/// Draws an arrow on a ground of its own that leads to the next of several.
pub fn step_button(ui: &mut Ui, look: &Look, icon: Icon, name: Id, is_possible: bool) -> Response {
    let step = ui.add_enabled_ui(is_possible, |ui| {
        let ground = ui.painter().add(Shape::Noop);
        let step = icon_named(ui, look, icon, name);
        let fill = ui.visuals().text_color().gamma_multiply(0.09);
        let shape = Shape::rect_filled(step.rect, 10.0, fill);
        ui.painter().set(ground, shape);
        step
    });
    step.inner
}

fn painted(
    ui: &mut Ui,
    id: &str,
    name: &str,
    size: Vec2,
    paint: impl FnOnce(&mut Pen, egui::Rect, Press),
) -> Response {
    let is_enabled = ui.is_enabled();
    let rect = ui.allocate_space(size).1;
    let response = press(ui, rect, Pressed::button(id, name));
    if ui.is_rect_visible(rect) {
        let press = if is_enabled {
            Press::of(&response)
        } else {
            Press::Disabled
        };
        let mut pen = Pen::new(ui.painter());
        paint(&mut pen, rect, press);
        drop(pen);
        super::press::focus_ring(ui, &response, 10.0);
    }
    response
}
