//! The new table in the window: what it shows, and what happens there.

use egui::{Rect, Sense, Ui, WidgetInfo};

use super::command::Command;
use super::table::status::Turn;
use super::{App, ear};
use crate::paint::{self, Look, Pen, Press};
use crate::table::{Boxes, Features, Live, Shown, Snapshot, Told};
use engine::{Event, View};
use words::Id;

/// How long a bone is on its way at the usual speed, in seconds: other speeds are shares
/// of that.
const USUAL_SECS: f64 = 0.34;
/// The gap between buttons, in points.
const BETWEEN_BUTTONS: f32 = 8.0;

impl App {
    /// How long things take, as a share of the usual time.
    fn speed(&self) -> f64 {
        self.motion_secs() / USUAL_SECS
    }

    /// What the table has besides its players.
    fn features(&self) -> Features {
        let rules = self.rules();
        let position = self.shown().position();
        let is_left = position.is_some_and(|at| !at.boneyard().is_empty());
        Features {
            count: self.tells_count(),
            boneyard: rules.can_draw() || is_left,
        }
    }

    /// The table as it is now.
    fn snapshot(&mut self, view: &View, area: Rect) -> Snapshot {
        let boxes = Boxes::new(area, view.rules().seats, self.features());
        let line = self.scene.line_of(view, &boxes);
        let viewer = self.choices.viewer;
        Snapshot::new(
            view,
            Told {
                seating: self.shown().seating(),
                rules: self.rules(),
                revealed: &self.shown().revealed(viewer),
                hand: &self.order().of(view.hand()),
                line,
                tells_count: self.tells_count(),
            },
        )
    }

    /// Lets what has happened be seen on the table.
    pub(super) fn show_in_scene(&mut self, events: &[Event], now: f64) {
        let Some(view) = self.view() else {
            return;
        };
        let snapshot = self.snapshot(&view, self.scene_area);
        let speed = self.speed();
        self.scene.show(events, &snapshot, speed, now);
    }

    /// Shows another position, without how it came about.
    pub(super) fn move_scene(&mut self, now: f64) {
        if let Some(view) = self.view() {
            let snapshot = self.snapshot(&view, self.scene_area);
            self.scene.go_to(snapshot, now);
        }
    }

    /// Shows the table and listens to what is done there.
    pub(super) fn scene_ui(&mut self, ui: &mut Ui, turn: &Turn, commands: &mut Vec<Command>) {
        let area = ui.max_rect();
        self.scene_area = area;
        let counts = self.shows_counts();
        self.tell_news(ui.ctx(), (counts, false), turn);
        let Some(view) = self.view() else {
            return;
        };
        let snapshot = self.snapshot(&view, area);
        let hint = self.said.hint.as_ref().map(|hint| hint.best.action);
        let live = Live {
            selected: self.choices.selected,
            hovered: None,
            advised: hint,
            pointed_at: self.pointed_at,
            firecracker: self.choices.firecracker,
            is_past: self.review.is_some(),
            tells_counts: self.tells_count(),
        };
        let features = self.features();
        let look = Look::new(self.scene_colors());
        let speed = self.speed();
        let shown = Shown {
            snapshot,
            live,
            features,
            look: &look,
            speed,
        };
        self.scene.ui(ui, shown, commands);
        let now = ui.input(|input| input.time);
        if !self.scene.is_running(now) {
            let boxes = Boxes::new(area, view.rules().seats, features);
            buttons_ui(ui, &boxes, turn, &look, commands);
        }
    }

    fn scene_colors(&self) -> look::LookColors {
        let slot = self.themes.slot(self.themes.used());
        look::LookColors::new(slot, self.themes.used_palette())
    }
}

/// The buttons of the turn, at the viewer's plate.
fn buttons_ui(ui: &Ui, boxes: &Boxes, turn: &Turn, look: &Look, commands: &mut Vec<Command>) {
    let (Turn::Buttons(buttons) | Turn::Hint(_, buttons)) = turn;
    let mut rect = boxes.button;
    for (n, (text, command)) in buttons.iter().enumerate() {
        button_ui(ui, (rect, n == 0), *text, command, look, commands);
        rect = rect.translate(egui::vec2(0.0, -(rect.height() + BETWEEN_BUTTONS)));
    }
}

fn button_ui(
    ui: &Ui,
    (rect, is_first): (Rect, bool),
    text: Id,
    command: &Command,
    look: &Look,
    commands: &mut Vec<Command>,
) {
    let id = egui::Id::unique(("turn button", text.name()));
    let response = ui.interact(rect, id, Sense::click());
    let words = text.text();
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, &words));
    ear::give_author_id(&response, text.name());
    let press = if response.is_pointer_button_down_on() {
        Press::Pressed
    } else if response.hovered() || response.has_focus() {
        Press::Hovered
    } else {
        Press::Rest
    };
    let mut pen = Pen::new(ui.painter());
    if is_first {
        paint::primary_button(&mut pen, rect, &words, press, look);
    } else {
        paint::quiet_button(&mut pen, rect, &words, press, paint::On::Wood, look);
    }
    if response.clicked() {
        commands.push(command.clone());
    }
}
