//! The new table in the window: what it shows, and what happens there.

use egui::{Align, Id, Rect, Sense, Ui, UiBuilder, WidgetInfo, pos2};

use super::command::Command;
use super::screen::Screen;
use super::table::Viewpoint;
use super::table::names::{clock as clock_name, minutes};
use super::table::score_board::ScoreBoard;
use super::table::status::Turn;
use super::table::{of_score, open_numbers_below, score_board_ui};
use super::{App, Drawn, ear};
use crate::paint::{self, Look, On, Pen, Press, TextStyle, color};
use crate::table::{
    Boxes, Features, HandOver, Live, Manner, Shown, SizeClass, Snapshot, Table, Told, hand_over_ui,
    notice_ui, pick_ui, worth_seeing,
};
use engine::{Event, View};
use words::{Id as Message, say};

/// How long a bone is on its way at the usual speed, in seconds: other speeds are shares
/// of that.
const USUAL_SECS: f64 = 0.34;
/// The gap between buttons, in points.
const BETWEEN_BUTTONS: f32 = 8.0;
/// The clock warns in its last seconds.
const LAST_SECS: u32 = 30;
/// The least height that the bone counter leaves for what stands above it.
const LEAST_LOG: f32 = 120.0;

/// The new table, and what the window remembers of it.
#[derive(Debug)]
pub(super) struct SceneTable {
    pub table: Table,
    /// Where it was shown last.
    area: Rect,
    /// The card of the hand that is over was put away.
    is_card_folded: bool,
}

impl Default for SceneTable {
    fn default() -> Self {
        Self {
            table: Table::default(),
            area: Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(1100.0, 720.0)),
            is_card_folded: false,
        }
    }
}

impl App {
    /// How long things take, as a share of the usual time.
    fn speed(&self) -> f64 {
        self.motion_secs() / USUAL_SECS
    }

    /// Whether something stands beside the line: the coach, or the log if it was opened.
    /// In a narrow window that is a window of its own, but for the bone counter.
    fn has_panel(&self) -> bool {
        if self.is_narrow() {
            return self.has_lens();
        }
        let log = self.session.preferences().display.log == Some(true);
        self.review.is_some() || self.lesson.is_some() || log || self.has_lens()
    }

    /// Whether the table is that of a narrow window.
    fn is_narrow(&self) -> bool {
        Boxes::class_of(self.scene.area) == SizeClass::Narrow
    }

    /// What the table has besides its players.
    fn features(&self) -> Features {
        let rules = self.rules();
        let position = self.shown().position();
        let is_left = position.is_some_and(|at| !at.boneyard().is_empty());
        Features {
            count: self.tells_count(),
            boneyard: rules.can_draw() || is_left,
            board: self.board_at(0.0).is_some(),
            panel: self.has_panel(),
        }
    }

    /// What the score is kept on besides its numbers.
    fn board_at(&self, _now: f64) -> Option<ScoreBoard> {
        let wanted = self.session.preferences().display.score_keeping;
        ScoreBoard::new(self.shown(), wanted, self.seat(), |_| 0.0)
    }

    /// The table as it is now.
    fn snapshot(&mut self, view: &View, area: Rect) -> Snapshot {
        let boxes = Boxes::new(area, view.rules().seats, self.features());
        let line = self.scene.table.line_of(view, &boxes);
        let viewer = self.choices.viewer;
        let snapshot = Snapshot::new(
            view,
            Told {
                seating: self.shown().seating(),
                rules: self.rules(),
                revealed: &self.shown().revealed(viewer),
                hand: &self.order().of(view.hand()),
                line,
                tells_count: self.tells_count(),
            },
        );
        let Some(taking) = &self.taking else {
            return snapshot;
        };
        let seats = snapshot.players.iter().map(|player| player.seat);
        let state = taking.state(seats);
        snapshot.while_taking(state)
    }

    /// Lets what has happened be seen on the table.
    pub(super) fn show_in_scene(&mut self, events: &[Event], now: f64) {
        let Some(view) = self.view() else {
            return;
        };
        let snapshot = self.snapshot(&view, self.scene.area);
        let manner = Manner {
            speed: self.speed(),
            flickers: self.session.preferences().display.flicker && !self.must_be_still(),
        };
        self.scene.table.show(events, &snapshot, manner, now);
    }

    /// Shows another position, without how it came about.
    pub(super) fn move_scene(&mut self, now: f64) {
        if let Some(view) = self.view() {
            let snapshot = self.snapshot(&view, self.scene.area);
            self.scene.table.go_to(snapshot, now);
        }
    }

    /// Shows the table and listens to what is done there.
    pub(super) fn scene_ui(&mut self, ui: &mut Ui, turn: &Turn, commands: &mut Vec<Command>) {
        let area = ui.max_rect();
        self.scene.area = area;
        let Some(view) = self.view() else {
            return;
        };
        let now = ui.input(|input| input.time);
        let snapshot = self.snapshot(&view, area);
        let features = self.features();
        let display = &self.session.preferences().display;
        let look = Look {
            numerals: display.numerals,
            plain_surfaces: !display.grain,
            ..Look::new(self.colors())
        };
        let theme = self.look.clone();
        let hint = self.said.hint.as_ref().map(|hint| hint.best.action);
        let advised = hint.or_else(|| Some(self.study_view()?.decision()?.best_shown()));
        let live = Live {
            selected: self.choices.selected,
            hovered: None,
            advised,
            pointed_at: self.pointed_at,
            firecracker: self.choices.firecracker,
            is_past: self.review.is_some(),
            tells_counts: self.tells_count(),
            count_told: self.counts(now).told(),
        };
        let speed = self.speed();
        let shown = Shown {
            snapshot,
            live,
            features,
            look: &look,
            theme: &theme,
            speed,
        };
        let painted = self.scene.table.ui(ui, shown, commands);
        let boxes = Boxes::new(area, view.rules().seats, features);
        let sprites = painted.as_ref().map(|(_, sprites)| sprites.as_slice());
        self.drawn = Drawn {
            worth_seeing: worth_seeing(sprites.unwrap_or_default()),
            is_whole: true,
            viewpoint: Viewpoint::ALL,
            has_room_for_whole: true,
            has_log: boxes.panel.is_some() && !self.is_narrow(),
            felt_columns: boxes.laid_out_columns(),
        };
        self.close_what_is_beside(commands);
        self.clock_ui(ui, &boxes, &look, commands);
        self.board_ui(ui, &boxes, now, commands);
        // Words wait for the bones.
        let is_running = self.scene.table.is_running(now);
        let counts = self.shows_counts();
        let (sayings, message) = self.tell_news(ui.ctx(), (counts, is_running), turn);
        if let Some(panel) = boxes.panel {
            self.panel_ui(ui, panel, &sayings, commands);
        }
        let is_said = self.messages.is_said() || self.taking.is_some();
        notice_ui(ui, &boxes, &message, is_said && !is_running, &look);
        if self.draft.is_some()
            && let Some((snapshot, sprites)) = &painted
        {
            let role = pick_ui(ui, (snapshot, sprites, &boxes), &theme);
            if let Some(role) = role {
                self.windows.picked(role);
            }
            return;
        }
        if is_running {
            return;
        }
        if let Screen::HandOver(_) = self.screen()
            && !self.scene.is_card_folded
            && let Some(over) = HandOver::new(&view, self.shown().seating(), self.rules())
        {
            let buttons = card_buttons(turn);
            self.scene.is_card_folded = hand_over_ui(ui, &boxes, &over, &buttons, &look, commands);
            return;
        }
        if !matches!(self.screen(), Screen::HandOver(_)) {
            self.scene.is_card_folded = false;
        }
        self.turn_ui(ui, &boxes, turn, &look, commands);
        if let Some((snapshot, sprites)) = &painted {
            self.scene_cards_ui(ui, (snapshot, sprites, &boxes), &look, commands);
        }
    }

    /// The time that is left; a click pauses.
    fn clock_ui(&self, ui: &Ui, boxes: &Boxes, look: &Look, commands: &mut Vec<Command>) {
        let Some(clock) = self.game_clock() else {
            return;
        };
        let sense = if clock.runs {
            Sense::click()
        } else {
            Sense::hover()
        };
        let response = ui.interact(boxes.clock, Id::unique("clock"), sense);
        let name = clock_name(clock.secs, clock.runs);
        response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, clock.runs, &name));
        ear::give_author_id(&response, "clock");
        if response.clicked() {
            commands.push(Command::Pause);
        }
        let mut pen = Pen::new(ui.painter());
        let ink = if clock.secs <= LAST_SECS {
            look.colors.warning
        } else {
            look.colors.wood_text
        };
        let right = boxes.clock.right() - 32.0;
        let at = pos2(right, boxes.clock.center().y + 10.0);
        let style = TextStyle::semibold(28.0);
        pen.text(at, Align::Max, &minutes(clock.secs), style, color(ink));
        if clock.runs {
            let quiet = color(look.colors.wood_quiet);
            let center = pos2(boxes.clock.right() - 10.0, boxes.clock.center().y);
            paint::icon(&mut pen, paint::Icon::Pause, center, 20.0, quiet);
        }
    }

    /// The board or sheet on which the score is kept.
    fn board_ui(&self, ui: &Ui, boxes: &Boxes, now: f64, commands: &mut Vec<Command>) {
        if let (Some(place), Some(board)) = (boxes.board, self.board_at(now)) {
            let response = score_board_ui(ui, place, &board, self.rules(), &self.look);
            of_score(&response, commands);
        }
    }

    /// The log, the coach's panel or the bone counter, beside the line.
    fn panel_ui(
        &mut self,
        ui: &mut Ui,
        panel: Rect,
        sayings: &[words::events::Saying],
        commands: &mut Vec<Command>,
    ) {
        let mut ui = ui.new_child(UiBuilder::new().max_rect(panel));
        ui.set_clip_rect(panel);
        ui.painter().rect_filled(panel, 12.0, self.look.panel);
        let mut rest = panel;
        if let Some(view) = self.lens_view() {
            let is_alone = self.review.is_none()
                && self.lesson.is_none()
                && self.session.preferences().display.log != Some(true);
            let others = usize::from(view.rules().seats.count()) - 1;
            let room = [panel.height() - LEAST_LOG; 2];
            let height =
                super::table::lens_height(panel.width(), room, others, self.review.is_some());
            let lens = if is_alone {
                panel
            } else {
                panel.with_min_y(panel.bottom() - height)
            };
            self.lens_panel(&view).ui(&ui, lens);
            if is_alone {
                return;
            }
            rest = panel.with_max_y(lens.top());
        }
        self.pointed_at = self.column_ui(&mut ui, rest, sayings, commands);
    }

    /// The buttons of the turn, at the viewer's plate.
    fn turn_ui(
        &self,
        ui: &Ui,
        boxes: &Boxes,
        turn: &Turn,
        look: &Look,
        commands: &mut Vec<Command>,
    ) {
        let (Turn::Buttons(buttons) | Turn::Hint(_, buttons)) = turn;
        let mut rect = boxes.button;
        for (n, (text, command)) in buttons.iter().enumerate() {
            let is_main = n == 0 && matches!(turn, Turn::Buttons(_));
            self.turn_button_ui(ui, (rect, is_main), (*text, command), look, commands);
            rect = rect.translate(egui::vec2(0.0, -(rect.height() + BETWEEN_BUTTONS)));
        }
        if let Turn::Hint(hint, _) = turn {
            let corner = Rect::from_min_size(boxes.button.min, egui::vec2(1.0, 1.0));
            let response = ui.interact(corner, Id::unique("turn hint"), Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(egui::Role::Label, true, hint));
            ear::give_author_id(&response, "hint");
        }
    }

    fn turn_button_ui(
        &self,
        ui: &Ui,
        (rect, is_main): (Rect, bool),
        (text, command): (Message, &Command),
        look: &Look,
        commands: &mut Vec<Command>,
    ) {
        let refused = self.refused_turns();
        let is_refused = refused.iter().any(|(refused, _)| refused == command);
        let id = Id::unique(("turn button", text.name()));
        let sense = if is_refused {
            Sense::hover()
        } else {
            Sense::click()
        };
        let response = ui.interact(rect, id, sense);
        let words = text.text();
        response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, !is_refused, &words));
        ear::give_author_id(&response, text.name());
        let press = if is_refused {
            Press::Disabled
        } else if response.is_pointer_button_down_on() {
            Press::Pressed
        } else if response.hovered() || response.has_focus() {
            Press::Hovered
        } else {
            Press::Rest
        };
        let mut pen = Pen::new(ui.painter());
        if is_main {
            paint::primary_button(&mut pen, rect, &words, press, look);
        } else {
            paint::quiet_button(&mut pen, rect, &words, press, On::Wood, look);
        }
        drop(pen);
        if let Command::Claim(rules) = command {
            open_numbers_below(&response, rules, &self.look, commands);
        } else if response.clicked() {
            commands.push(command.clone());
        }
    }
}

/// The buttons of a card at the end of a hand: the turn's, and to look back.
fn card_buttons(turn: &Turn) -> Vec<(String, String, Command)> {
    let (Turn::Buttons(buttons) | Turn::Hint(_, buttons)) = turn;
    let of_turn = buttons
        .iter()
        .map(|(text, command)| (text.text(), text.name().to_owned(), command.clone()));
    let review = (
        say!("hand-over-review"),
        "hand-over-review".to_owned(),
        Command::ToggleReview,
    );
    of_turn.chain(std::iter::once(review)).collect()
}
