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
/// Distance of a tooltip from the menu beside which it is shown, in points.
const GAP_BESIDE_MENU: f32 = 8.0;

/// The key that presses the main button of a window.
pub const ENTER: KeyboardShortcut = KeyboardShortcut::new(Modifiers::NONE, Key::Enter);

/// How long a tooltip stays visible, in seconds.
const SHOWN_SECS: f32 = 4.0;

/// Adds a tooltip to a widget, even if the widget is disabled.
pub fn hover_tip(widget: Response, text: impl Into<String>) -> Response {
    if hides_tooltip(&widget) {
        return widget;
    }
    let text = text.into();
    let is_enabled = widget.enabled();
    if is_enabled { widget.on_hover_text(text) } else { widget.on_disabled_hover_text(text) }
}

/// Shows a tooltip above a widget if there is room. The bones of the hand use this, because they
/// are at the bottom of the table.
pub fn tip_above(widget: &Response, text: &str) {
    if !hides_tooltip(widget) {
        let mut tooltip = Tooltip::for_enabled(widget);
        tooltip.popup = tooltip.popup.align(RectAlign::TOP_START);
        tooltip.show(|ui| tip_ui(ui, Some(text), None));
    }
}

/// Whether a widget must show no tooltip now: it is behind a window or covered, or the tooltip was
/// shown long enough.
fn hides_tooltip(widget: &Response) -> bool {
    if !widget.contains_pointer() {
        return false;
    }
    let ctx = &widget.ctx;
    let ends = ctx.global_style().interaction.tooltip_delay + SHOWN_SECS;
    let left = ends - ctx.input(|input| input.pointer.time_since_last_movement());
    if left > 0.0 {
        ctx.request_repaint_after_secs(left);
    }
    let is_behind = !ctx.memory(|memory| memory.allows_interaction(widget.layer_id));
    left <= 0.0 || is_behind || is_covered(widget)
}

/// Whether a menu or a panel covers a widget under the pointer. A menu that was opened by a key may
/// cover the widget although the pointer has not moved.
fn is_covered(widget: &Response) -> bool {
    let pointer = widget.ctx.pointer_hover_pos();
    let Some(at) = pointer.filter(|at| widget.rect.contains(*at)) else {
        return false;
    };
    widget.ctx.memory(|memory| {
        let own_index = memory.layer_ids().position(|it| it == widget.layer_id);
        let mut above = memory.layer_ids().skip(own_index.map_or(0, |index| index + 1));
        above.any(|layer| {
            let is_window = matches!(layer.order, Order::Middle | Order::Foreground);
            let is_visible = is_window && memory.areas().is_visible(&layer);
            let place = memory.area_rect(layer.id).filter(|_| is_visible);
            place.is_some_and(|place| place.contains(at))
        })
    })
}

/// Adds a tooltip with a message and a shortcut to a button.
pub fn tip(
    button: Response,
    text: impl Into<Option<MessageId>>,
    key: Option<KeyboardShortcut>,
) -> Response {
    let text = text.into();
    add_tip(button, || text.map(MessageId::text), key, None)
}

/// Adds a tooltip with a text and a shortcut to a button.
pub fn text_tip(
    button: Response,
    text: impl Fn() -> String,
    key: Option<KeyboardShortcut>,
) -> Response {
    add_tip(button, || Some(text()), key, None)
}

/// Adds a tooltip to a button: `text`, and also `why_not` if the button is disabled.
pub fn tip_or_why(
    button: Response,
    text: Option<MessageId>,
    why_not: Option<MessageId>,
) -> Response {
    add_tip(button, || text.map(MessageId::text), None, why_not)
}

/// Adds the tooltip of a command to its button: tip, shortcut, and `why_not` if the button is
/// disabled.
pub fn label_tip(button: Response, label: &Label, why_not: Option<MessageId>) -> Response {
    add_tip(button, || label.tip.map(MessageId::text), label.key_shown(), why_not)
}

/// Shows the tooltip of a menu line beside the menu, where it covers no other line. `menu_margin`
/// is the space between the line and the edge of the menu, in points.
pub fn line_tip(
    line: Response,
    label: &Label,
    menu_margin: f32,
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
        .gap(menu_margin + GAP_BESIDE_MENU);
    tooltip.show(|ui| {
        tip_ui(ui, label.tip.map(MessageId::text).as_deref(), key);
        if let Some(why) = why_not {
            ui.label(with_line_height(ui, why.text()));
        }
    });
    line
}

/// Adds a tooltip to the icon of a command: name, shortcut, and `why_not` if the icon is disabled.
pub fn name_tip(button: Response, label: &Label, why_not: Option<MessageId>) -> Response {
    add_tip(button, || Some(label.name.text()), label.key_shown(), why_not)
}

fn add_tip(
    button: Response,
    text: impl Fn() -> Option<String>,
    key: Option<KeyboardShortcut>,
    why_not: Option<MessageId>,
) -> Response {
    if hides_tooltip(&button) {
        return button;
    }
    let text = text();
    let has_tip = text.is_some() || key.is_some();
    let show = |ui: &mut Ui| tip_ui(ui, text.as_deref(), key);
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

/// Adds the tooltip of a command to its button at the viewer's plate. If `is_first`, a command
/// without a label shows Space as its shortcut.
pub fn turn_tip(button: Response, command: &Command, is_first: bool) -> Response {
    let text = match command {
        Command::Table(TableCommand::Act(Action::Pass)) => Some(msg::TIP_PASS),
        Command::Table(TableCommand::PassScreen) => Some(msg::TIP_PASS_ON),
        Command::Game(GameCommand::New) => Some(msg::TIP_SAME_AGAIN),
        other => match other.label() {
            Some(label) => return label_tip(button, &label, None),
            None => None,
        },
    };
    let space = KeyboardShortcut::new(Modifiers::NONE, Key::Space);
    tip(button, text, is_first.then_some(space))
}

fn tip_ui(ui: &mut Ui, text: Option<&str>, key: Option<KeyboardShortcut>) {
    // A window may be narrower than `MAX_WIDTH`.
    let around = 8.0 * ui.spacing().button_padding.x;
    ui.set_max_width((ui.ctx().content_rect().width() - around).min(MAX_WIDTH));
    if let Some(text) = text {
        ui.label(with_line_height(ui, text));
    }
    if let Some(key) = key {
        ui.label(RichText::new(shortcut_text(ui.ctx(), key)).small().weak());
    }
}
