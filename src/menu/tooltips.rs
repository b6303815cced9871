//! Tooltips: what a button does, and its shortcut.

use egui::{Key, KeyboardShortcut, Modifiers, Order, RectAlign, Response, RichText, Tooltip, Ui};

use super::keys::shortcut_text;
use crate::command::{Command, GameCommand, Label, TableCommand};
use crate::paint::with_line_height;
use engine::Action;
use words::MessageId;
use words::msg;

/// The maximum width of a tooltip, in points.
const MAX_WIDTH: f32 = 260.0;
/// Distance of a tooltip from the menu that it stands beside, in points.
const GAP_BESIDE_MENU: f32 = 8.0;

/// The key of the main button of a window.
pub const ENTER: KeyboardShortcut = KeyboardShortcut::new(Modifiers::NONE, Key::Enter);

/// How long a tooltip is shown once the pointer rests.
const SHOWN_SECS: f32 = 4.0;

/// Adds a tooltip to a widget, even if it is disabled.
pub fn hover_tip(thing: Response, says: impl Into<String>) -> Response {
    if hides_tooltip(&thing) {
        return thing;
    }
    let says = says.into();
    let is_enabled = thing.enabled();
    if is_enabled { thing.on_hover_text(says) } else { thing.on_disabled_hover_text(says) }
}

/// Shows a tooltip above a widget if there is room, as for the hand, which is at the bottom.
pub fn tip_above(thing: &Response, says: &str) {
    if !hides_tooltip(thing) {
        let mut tooltip = Tooltip::for_enabled(thing);
        tooltip.popup = tooltip.popup.align(RectAlign::TOP_START);
        tooltip.show(|ui| tip_ui(ui, Some(says), None));
    }
}

/// Whether a widget shows no tooltip: it is behind a window or covered, or the tooltip was shown
/// long enough.
fn hides_tooltip(thing: &Response) -> bool {
    if !thing.contains_pointer() {
        return false;
    }
    let ctx = &thing.ctx;
    let ends = ctx.global_style().interaction.tooltip_delay + SHOWN_SECS;
    let left = ends - ctx.input(|input| input.pointer.time_since_last_movement());
    if left > 0.0 {
        ctx.request_repaint_after_secs(left);
    }
    let is_behind = !ctx.memory(|memory| memory.allows_interaction(thing.layer_id));
    left <= 0.0 || is_behind || is_covered(thing)
}

/// Whether a menu or a panel covers a widget at the pointer, as a menu opened by a key may do
/// although the pointer has not moved.
fn is_covered(thing: &Response) -> bool {
    let pointer = thing.ctx.pointer_hover_pos();
    let Some(at) = pointer.filter(|at| thing.rect.contains(*at)) else {
        return false;
    };
    thing.ctx.memory(|memory| {
        let own = memory.layer_ids().position(|it| it == thing.layer_id);
        let mut above = memory.layer_ids().skip(own.map_or(0, |own| own + 1));
        above.any(|layer| {
            let is_window = matches!(layer.order, Order::Middle | Order::Foreground);
            let is_there = is_window && memory.areas().is_visible(&layer);
            let place = memory.area_rect(layer.id).filter(|_| is_there);
            place.is_some_and(|place| place.contains(at))
        })
    })
}

/// Adds a tooltip and a shortcut to a button, even if it is disabled.
pub fn tip(
    button: Response,
    says: impl Into<Option<MessageId>>,
    key: Option<KeyboardShortcut>,
) -> Response {
    let says = says.into();
    add_tip(button, || says.map(MessageId::text), key, None)
}

/// Adds a tooltip with a text and a key to a button.
pub fn text_tip(
    button: Response,
    says: impl Fn() -> String,
    key: Option<KeyboardShortcut>,
) -> Response {
    add_tip(button, || Some(says()), key, None)
}

/// Adds a tooltip to a button, and the reason if it is disabled.
pub fn tip_or_why(
    button: Response,
    says: Option<MessageId>,
    why_not: Option<MessageId>,
) -> Response {
    add_tip(button, || says.map(MessageId::text), None, why_not)
}

/// Adds the tooltip and the key of a command to its button, and the reason if it is disabled.
pub fn label_tip(button: Response, label: &Label, why_not: Option<MessageId>) -> Response {
    add_tip(button, || label.tip.map(MessageId::text), label.key_shown(), why_not)
}

/// Shows the tooltip of a line of a menu beside the menu, where it covers no other line. `inside`
/// is the space between the line and the edge of the menu.
pub fn line_tip(
    line: Response,
    label: &Label,
    inside: f32,
    why_not: Option<MessageId>,
) -> Response {
    let key = label.key_shown();
    let why_not = why_not.filter(|_| !line.enabled());
    if hides_tooltip(&line) || label.tip.is_none() && key.is_none() && why_not.is_none() {
        return line;
    }
    let mut tooltip =
        if line.enabled() { Tooltip::for_enabled(&line) } else { Tooltip::for_disabled(&line) };
    tooltip.popup = tooltip
        .popup
        .align(RectAlign::RIGHT_START)
        .align_alternatives(&[RectAlign::LEFT_START, RectAlign::BOTTOM_START])
        .gap(inside + GAP_BESIDE_MENU);
    tooltip.show(|ui| {
        tip_ui(ui, label.tip.map(MessageId::text).as_deref(), key);
        if let Some(why) = why_not {
            ui.label(with_line_height(ui, why.text()));
        }
    });
    line
}

/// Adds a tooltip to an icon: the command's name and key, and the reason if it is disabled.
pub fn name_tip(button: Response, label: &Label, why_not: Option<MessageId>) -> Response {
    add_tip(button, || Some(label.name.text()), label.key_shown(), why_not)
}

fn add_tip(
    button: Response,
    says: impl Fn() -> Option<String>,
    key: Option<KeyboardShortcut>,
    why_not: Option<MessageId>,
) -> Response {
    if hides_tooltip(&button) {
        return button;
    }
    let says = says();
    let has_tip = says.is_some() || key.is_some();
    let show = |ui: &mut Ui| tip_ui(ui, says.as_deref(), key);
    let button = if has_tip { button.on_hover_ui(show) } else { button };
    if !has_tip && why_not.is_none() {
        return button;
    }
    button.on_disabled_hover_ui(|ui| {
        show(ui);
        if let Some(why) = why_not {
            ui.label(with_line_height(ui, why.text()));
        }
    })
}

/// Adds the tooltip to a button of the turn. The first button shows Space as its key.
pub fn turn_tip(button: Response, command: &Command, is_first: bool) -> Response {
    let says = match command {
        Command::Table(TableCommand::Act(Action::Pass)) => Some(msg::TIP_PASS),
        Command::Table(TableCommand::PassScreen) => Some(msg::TIP_PASS_ON),
        Command::Game(GameCommand::New) => Some(msg::TIP_SAME_AGAIN),
        other => match other.label() {
            Some(label) => return label_tip(button, &label, None),
            None => None,
        },
    };
    let space = KeyboardShortcut::new(Modifiers::NONE, Key::Space);
    tip(button, says, is_first.then_some(space))
}

fn tip_ui(ui: &mut Ui, says: Option<&str>, key: Option<KeyboardShortcut>) {
    // Narrow windows are narrower than `MAX_WIDTH`.
    let around = 8.0 * ui.spacing().button_padding.x;
    ui.set_max_width((ui.ctx().content_rect().width() - around).min(MAX_WIDTH));
    if let Some(says) = says {
        ui.label(with_line_height(ui, says));
    }
    if let Some(key) = key {
        ui.label(RichText::new(shortcut_text(ui.ctx(), key)).small().weak());
    }
}
