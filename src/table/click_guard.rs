//! Ignores clicks that were meant for something that has just disappeared.

use egui::{Context, Id, Pos2, Rect, Sense, Ui};

use crate::command::{Command, TableCommand};
use crate::platform::is_due;

/// The longest time between a click that played a bone and a second click to ignore, in seconds.
const PLAY_DOUBLE_CLICK_SECS: f64 = 0.5;
/// The longest time between a click that drew a bone and a second click to ignore, in seconds.
const DRAW_DOUBLE_CLICK_SECS: f64 = 0.3;
/// The longest distance between the clicks of a double click, in points.
const MAX_CLICK_DISTANCE: f32 = 8.0;
/// How long clicks are swallowed where a button of the turn was, once it has disappeared and its
/// result is shown, in seconds.
const GONE_BUTTON_SECS: f64 = 1.0;

/// The last clicks, and the buttons that have just disappeared.
#[derive(Debug, Default)]
pub struct ClickGuard {
    /// Time and place of the last click that played a bone.
    last_play_click: Option<(f64, Pos2)>,
    /// The place of the last click that drew a bone, and until when a second click is ignored.
    last_draw_click: Option<(Pos2, f64)>,
    /// Where the buttons of the turn last were, and until when clicks there are swallowed.
    gone_buttons: (Vec<Rect>, f64),
}

impl ClickGuard {
    /// Remembers the position of the pointer if the command plays a bone.
    pub(super) fn record_play(&mut self, ui: &Ui, command: &Command) {
        if matches!(command, Command::Table(TableCommand::Act(_) | TableCommand::PlayAnywhere(_))) {
            let (now, at) = ui.input(|input| (input.time, input.pointer.interact_pos()));
            self.last_play_click = at.map(|at| (now, at));
        }
    }

    /// Whether the current click is the second of a double click whose first one played a bone.
    pub(super) fn is_double_click_of_play(&self, ui: &Ui) -> bool {
        let Some((time, place)) = self.last_play_click else {
            return false;
        };
        ui.input(|input| {
            let pointer = &input.pointer;
            let at =
                pointer.interact_pos().filter(|_| pointer.any_pressed() || pointer.any_released());
            let is_near = at.is_some_and(|at| at.distance(place) < MAX_CLICK_DISTANCE);
            is_near && input.time - time < PLAY_DOUBLE_CLICK_SECS
        })
    }

    /// Notes a click to draw. Returns whether it is refused: as the second of a double click, or
    /// because the bone drawn by the last click at the same place has not landed. `secs` is how long
    /// a drawn bone takes to land.
    pub fn refuses_draw_click(&mut self, ctx: &Context, secs: f64) -> bool {
        let click = ctx.input(|input| {
            let at = input.pointer.interact_pos();
            at.filter(|_| input.pointer.any_released()).map(|at| (at, input.time))
        });
        let Some((at, now)) = click else {
            return false;
        };
        let is_second = |(drawn_at, until): (Pos2, f64)| {
            now < until && drawn_at.distance(at) < MAX_CLICK_DISTANCE
        };
        if self.last_draw_click.is_some_and(is_second) {
            return true;
        }
        self.last_draw_click = Some((at, now + secs.max(DRAW_DOUBLE_CLICK_SECS)));
        false
    }

    /// Swallows clicks where the buttons of the turn were a moment ago, before they reach anything
    /// below.
    pub fn swallow_late_clicks(&mut self, ui: &Ui, buttons: Vec<Rect>, is_running: bool) {
        let now = ui.input(|input| input.time);
        if !buttons.is_empty() {
            self.gone_buttons = (buttons, now + GONE_BUTTON_SECS);
            return;
        }
        let (places, until) = &mut self.gone_buttons;
        if is_running {
            *until = now + GONE_BUTTON_SECS;
        }
        if !places.is_empty() && is_due(ui.ctx(), *until) {
            places.clear();
        }
        for (n, place) in places.iter().enumerate() {
            ui.interact(*place, Id::unique(("gone button", n)), Sense::CLICK);
        }
    }
}
