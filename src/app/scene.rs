//! The table in the window: what it shows, and what happens there.

use std::rc::Rc;
use std::time::Duration;

use egui::{Align, Id, Rect, Sense, Ui, UiBuilder, WidgetInfo, pos2};

use super::App;
use super::cover::Hidden;
use super::turn::Turn;
use crate::command::{Command, GameCommand, TableCommand, WindowKind};
use crate::ear;
use crate::learn::StudyView;
use crate::menu::turn_tip;
use crate::paint::{self, Look, On, Pen, Press, TextStyle, color};
use crate::table::score_board::kept_on;
use crate::table::{
    BoneCounter, Boxes, Features, Live, LogPanel, Manner, Notice, Panel, ScoreBoard, Shown,
    Snapshot, Sprite, SpriteId, Told, is_pressed, log_tab_ui, names, notice_ui, of_score,
    open_numbers_below, played_ghosts, score_board_ui, shared_height, surface_ui, worth_seeing,
};
use crate::windows::{self, ReviewPanel};
use engine::{Event, Pips, View};
use game::profile::ScoreKeeping;
use words::{Id as Message, msg};

/// How long a bone is on its way at the usual speed, in seconds: other speeds are shares
/// of that.
const USUAL_SECS: f64 = 0.34;
/// The clock warns in its last seconds.
const LAST_SECS: u32 = 30;
/// For how long it is seen why a bone cannot be played, in seconds.
const REFUSAL_SECS: f64 = 2.0;

impl App {
    /// How long things take, as a share of the usual time.
    pub(super) fn speed(&self) -> f64 {
        self.look.motion_secs(self.session.preferences()) / USUAL_SECS
    }

    /// What stands beside the line: the coach, or the log or the bone counter if they were
    /// opened.
    fn panel(&self) -> Option<Panel> {
        if self.learn.review.is_some() {
            return Some(Panel::Coach);
        }
        if self.learn.lesson.is_some() {
            return Some(Panel::Lesson);
        }
        let log = self.session.preferences().display.log == Some(true);
        (log || self.has_lens()).then_some(Panel::Notes)
    }

    /// What the table has besides its players.
    fn features(&self) -> Features {
        let rules = self.rules();
        let position = self.shown().position();
        let is_left = position.is_some_and(|at| !at.boneyard().is_empty());
        Features {
            count: self.tells_count(),
            // Bones that nobody draws are seen only by who wants to know them.
            boneyard: rules.can_draw() || is_left && self.table.choices.viewer.boneyard,
            board: kept_on(self.score_keeping(), rules).is_some(),
            panel: self.panel(),
            clock: rules.clock,
            firecrackers: rules.firecrackers,
        }
    }

    /// The boxes of the table.
    fn boxes(&self, view: &View, area: Rect) -> Boxes {
        Boxes::enlarged(
            area,
            view.rules().seats,
            self.features(),
            self.system.enlarged(),
        )
    }

    /// What the player wants the score to be kept on.
    fn score_keeping(&self) -> ScoreKeeping {
        self.session.preferences().display.score_keeping
    }

    /// The table as it is now.
    fn snapshot(&mut self, view: &View, area: Rect) -> Snapshot {
        let boxes = self.boxes(view, area);
        let line = self.table.scene.line_of(view, &boxes);
        let viewer = self.table.choices.viewer;
        let snapshot = Snapshot::new(
            view,
            Told {
                seating: self.shown().seating(),
                rules: &self.told_rules(),
                revealed: &self.shown().revealed(viewer),
                hand: &self.table.order().of(view.hand()),
                line,
                tells_count: self.tells_count(),
            },
        );
        let snapshot = match self.deal.under_way() {
            Some(taking) => {
                let seats = snapshot.players.iter().map(|player| player.seat);
                let state = taking.state(seats);
                snapshot.while_taking(state)
            }
            None => snapshot,
        };
        match self.hidden() {
            Hidden::Nothing => snapshot,
            Hidden::Hand => snapshot.with_hand_covered(),
            Hidden::Table => snapshot.with_table_hidden(),
        }
    }

    /// Cuts to the table where it is seen from another seat, or something goes out of sight
    /// or comes back: nothing flies, and nothing of the other scene stays.
    fn cut_if_other(&mut self, snapshot: &Snapshot, now: f64) {
        let shown_from = (snapshot.viewer, self.hidden());
        if std::mem::replace(&mut self.table.shown_from, shown_from) != shown_from {
            self.table.scene.cut(snapshot.clone(), now);
        }
    }

    /// Paints nothing but the ground, where there is no table to show.
    pub(super) fn ground_ui(&mut self, ui: &Ui) {
        let seats = self.rules().seats;
        let mut boxes = Boxes::new(ui.max_rect(), seats, Features::default());
        if self.storage.household.players().is_empty() {
            boxes.cloth = windows::welcome_cloth(boxes.area);
            boxes.log = None;
            boxes.count = None;
        }
        let look = self.paint_look();
        self.table.scene.bare_ui(ui, &boxes, &look);
    }

    /// How the table is painted.
    fn paint_look(&self) -> Look {
        let display = &self.session.preferences().display;
        Look {
            numerals: display.numerals,
            has_play_edges: display.play_edges.are_seen(self.rules().seats),
            plain_surfaces: display.plain_surfaces,
            ..Look::new(self.look.colors())
        }
    }

    /// Shows all backs shuffled and laid out on the table; when they lie there.
    pub(super) fn shuffle_in_scene(&mut self, now: f64) -> f64 {
        self.table.clear(now);
        let Some(view) = self.view() else {
            return now;
        };
        let snapshot = self.snapshot(&view, self.table.area);
        let speed = self.speed();
        self.table.scene.lay_out(&snapshot, speed, now)
    }

    /// Lets what has happened be seen on the table.
    pub(super) fn show_in_scene(&mut self, events: &[Event], now: f64) {
        let Some(view) = self.view() else {
            return;
        };
        let snapshot = self.snapshot(&view, self.table.area);
        let (viewer, hidden) = self.table.shown_from;
        if self.hidden() != Hidden::Nothing || viewer != snapshot.viewer {
            self.cut_if_other(&snapshot, now);
            return;
        }
        if hidden == Hidden::Table {
            // The bones were cut, and are dealt.
            self.table.shown_from.1 = Hidden::Nothing;
        }
        let manner = Manner {
            speed: self.speed(),
            flickers: self.session.preferences().display.flicker
                && !self.look.must_be_still(self.session.preferences()),
        };
        self.table.scene.show(events, &snapshot, manner, now);
        self.table.acted_at = now;
        let is_over = |event: &Event| matches!(event, Event::GameOver { .. });
        self.table.is_result_due = events.iter().any(is_over);
    }

    /// Shows another position, without how it came about.
    pub(super) fn move_scene(&mut self, now: f64) {
        if let Some(view) = self.view() {
            let snapshot = self.snapshot(&view, self.table.area);
            self.cut_if_other(&snapshot, now);
            let speed = self.speed();
            self.table.scene.go_to(snapshot, speed, now);
        }
        self.table.acted_at = now;
        self.table.is_result_due = false;
    }

    /// What has no history at the table.
    fn live(&self, hidden: Hidden) -> Live {
        let hint = self.learn.said.hint.as_ref().map(|hint| hint.best.action);
        Live {
            selected: self.table.choices.selected,
            hovered: None,
            advised: hint.or_else(|| {
                Some(
                    self.learn
                        .study_view(&self.session)?
                        .decision()?
                        .best_shown(),
                )
            }),
            pointed_at: None,
            buttons: 0,
            firecracker: self.table.choices.firecracker,
            is_past: self.learn.review.is_some() || hidden != Hidden::Nothing,
            ends_only: self.has_ends_only(),
            tells_counts: self.tells_count(),
            one_click: self.session.preferences().display.one_click,
            count_told: match hidden {
                Hidden::Table => String::new(),
                _ => self.counts_told(),
            },
        }
    }

    /// Shows the table and listens to what is done there.
    pub(super) fn scene_ui(&mut self, ui: &mut Ui, turn: &Turn, commands: &mut Vec<Command>) {
        let area = ui.max_rect();
        if area != self.table.area && self.table.acted_at <= 0.0 {
            // The window gets its size only now, and nothing was done in it yet.
            self.table.scene.forget_lines();
        }
        self.table.area = area;
        self.learn.lens.gives_way &= self.table.is_narrow() && self.learn.review.is_some();
        let Some(view) = self.view() else {
            return;
        };
        let now = ui.input(|input| input.time);
        if is_pressed(ui) && !self.windows.is_any_open() {
            self.deal.hurry(now);
        }
        let hidden = self.hidden();
        let snapshot = self.snapshot(&view, area);
        self.cut_if_other(&snapshot, now);
        let features = match hidden {
            Hidden::Table => Features {
                count: false,
                boneyard: false,
                ..self.features()
            },
            _ => self.features(),
        };
        let look = self.paint_look();
        let live = Live {
            pointed_at: self.table.pointed_at.take(),
            buttons: self.buttons_shown(turn, now),
            ..self.live(hidden)
        };
        let speed = self.speed();
        let shown = Shown {
            snapshot,
            live,
            features,
            enlarged: self.system.enlarged(),
            look: &look,
            speed,
        };
        let painted = self.table.scene.ui(ui, shown, commands);
        let boxes = Boxes::enlarged(area, view.rules().seats, features, self.system.enlarged());
        self.table.felt_columns = boxes.laid_out_columns();
        if hidden != Hidden::Nothing {
            self.board_ui(ui, &boxes, &look, commands);
            if self.windows.is_open(WindowKind::Cut) {
                self.cut_ui(ui, &boxes, &look, commands);
            } else {
                self.cover_ui(ui, &boxes, &look, commands);
            }
            return;
        }
        self.clock_ui(ui, &boxes, &look, commands);
        self.board_ui(ui, &boxes, &look, commands);
        // Words wait for the bones.
        let is_running = self.table.scene.is_running(now);
        let counts = self.shows_counts();
        let (sayings, message) = self.tell_news(ui.ctx(), (counts, is_running), turn);
        if !is_running {
            self.table.sayings = sayings;
        }
        if let Some(tab) = boxes.log {
            log_tab_ui(ui, tab, commands);
        }
        if let Some((snapshot, _)) = &painted {
            self.panel_ui(ui, (snapshot, &boxes), &look, commands);
            if !is_running {
                self.ghosts_ui(ui, (snapshot, &boxes), &look);
            }
        }
        let sprites = painted.as_ref().map_or(&[][..], |(_, sprites)| sprites);
        let mut visible = worth_seeing(sprites);
        visible.extend(button_places(turn, &boxes));
        self.message_ui(ui, (&boxes, sprites, &visible), &message, &look);
        if is_running {
            return;
        }
        let card = self.end_card_ui(ui, (&view, &boxes), turn, &look, commands);
        self.table.scene.celebration_ui(ui, &boxes, card, &look);
        if card.is_some() {
            return;
        }
        // What follows an answer is in the panel of the lesson.
        if self.lesson_turn().is_none() {
            self.turn_ui(ui, &boxes, turn, &look, commands);
        }
        if let Some((snapshot, sprites)) = &painted {
            let seen = (snapshot, &sprites[..], &boxes);
            self.scene_cards_ui(ui, seen, (&visible, &look), commands);
        }
    }

    /// The message; over a bone that cannot be played it stands for a moment only.
    fn message_ui(
        &self,
        ui: &Ui,
        (boxes, sprites, visible): (&Boxes, &[Sprite], &[Rect]),
        message: &str,
        look: &Look,
    ) {
        let now = ui.input(|input| input.time);
        let mut is_seen = self.messages.is_said() || self.deal.is_under_way();
        let mut about = None;
        if let Some((bone, since)) = self.messages.refused() {
            let left = since + REFUSAL_SECS - now;
            is_seen = left > 0.0;
            if is_seen {
                ui.ctx()
                    .request_repaint_after(Duration::from_secs_f64(left));
            }
            let is_it = |sprite: &&Sprite| sprite.id == SpriteId::Bone(bone);
            about = sprites.iter().find(is_it).map(Sprite::rect);
        }
        let notice = Notice {
            text: message,
            about,
            is_seen: is_seen && !self.table.scene.is_running(now),
        };
        notice_ui(ui, (boxes, visible), &notice, look);
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
        let name = names::clock(clock.secs, clock.runs);
        response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, clock.runs, &name));
        ear::give_author_id(&response, "clock");
        if response.clicked() {
            commands.push(Command::Game(GameCommand::Pause));
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
        pen.text(
            at,
            Align::Max,
            &names::minutes(clock.secs),
            style,
            color(ink),
        );
        if clock.runs {
            let quiet = color(look.colors.wood_quiet);
            let center = pos2(boxes.clock.right() - 10.0, boxes.clock.center().y);
            paint::icon(&mut pen, paint::Icon::Pause, center, 20.0, quiet);
        }
    }

    /// The board or sheet on which the score is kept.
    fn board_ui(&self, ui: &Ui, boxes: &Boxes, look: &Look, commands: &mut Vec<Command>) {
        let now = ui.input(|input| input.time);
        let Some(place) = boxes.board else {
            return;
        };
        let reached = |team| self.table.scene.queue().score(team, now);
        let board = ScoreBoard::new(
            self.shown(),
            self.score_keeping(),
            self.table.seat(),
            reached,
        );
        if let Some(board) = board {
            let response = score_board_ui(ui, place, &board, self.rules(), look);
            of_score(&response, commands);
        }
    }

    /// The log, the coach's panel or the bone counter, beside the line. The bone counter
    /// makes the bones stand out that fit the end that is pointed at.
    fn panel_ui(
        &mut self,
        ui: &mut Ui,
        (snapshot, boxes): (&Snapshot, &Boxes),
        look: &Look,
        commands: &mut Vec<Command>,
    ) {
        let Some(panel) = boxes.panel else {
            return;
        };
        let is_narrow = self.table.is_narrow();
        surface_ui(ui, panel, is_narrow, look);
        let mut ui = ui.new_child(UiBuilder::new().max_rect(panel));
        ui.set_clip_rect(panel);
        let has_log = self.session.preferences().display.log == Some(true);
        let is_coached = matches!(self.panel(), Some(Panel::Coach | Panel::Lesson));
        let mut rest = panel;
        let seen = self.lens_view().filter(|_| !self.learn.lens.gives_way);
        if let Some(view) = seen {
            let is_alone = is_narrow || !has_log && !is_coached;
            let lower = if is_alone {
                panel
            } else {
                panel.with_min_y(panel.bottom() - shared_height(panel.height()))
            };
            let hovered = self.table.scene.pointed_at();
            let counter = BoneCounter {
                view: &view,
                lens: self.learn.lens.lens.as_ref(),
                is_past: self.learn.review.is_some(),
                seating: self.shown().seating(),
                viewer: self.table.seat(),
                pointed_at: hovered.and_then(|hovered| pips_at(hovered, snapshot)),
                look,
            };
            counter.ui(&ui, lower, commands);
            if is_alone {
                return;
            }
            rest = panel.with_max_y(lower.top());
        }
        if let Some(study) = self.learn.study_view(&self.session) {
            let review = ReviewPanel {
                study,
                seating: self.session.seating(),
                viewer: self.table.seat(),
                table: (snapshot, boxes),
                paint: look,
                look: &self.look.style,
                has_keys: !self.windows.is_any_open(),
            };
            review.ui(&mut ui, rest, commands);
            return;
        }
        if let Some(lesson) = self.lesson_panel(look) {
            lesson.ui(&mut ui, rest, commands);
            return;
        }
        let sayings = Rc::clone(&self.table.sayings);
        let log = LogPanel {
            sayings: &sayings,
            viewer: self.table.seat(),
            seats: self.rules().seats,
            look,
            has_keys: !self.windows.is_any_open(),
        };
        // The table is painted before: it shows the bone in the next frame.
        self.table.pointed_at = log.ui(&mut ui, rest, commands);
    }

    /// Paints what was played in the moment that is looked back at, and what was best.
    fn ghosts_ui(&self, ui: &Ui, at: (&Snapshot, &Boxes), look: &Look) {
        let study = self.learn.study_view(&self.session);
        let Some(decision) = study.as_ref().and_then(StudyView::decision) else {
            return;
        };
        let best = decision.best_shown();
        let mut plays = vec![(best, msg::REVIEW_TAG_BEST.text(), true)];
        if decision.made != best {
            plays.push((decision.made, msg::REVIEW_TAG_MADE.text(), false));
        }
        played_ghosts(ui.painter(), at, &plays, look);
    }

    /// How many buttons of the turn stand at the viewer's plate now.
    fn buttons_shown(&self, turn: &Turn, now: f64) -> usize {
        let is_elsewhere = self.hidden() != Hidden::Nothing
            || self.lesson_turn().is_some()
            || self.has_end_card()
            || self.table.scene.is_running(now);
        if is_elsewhere {
            return 0;
        }
        let (Turn::Buttons(buttons) | Turn::Hint(_, buttons)) = turn;
        buttons.len()
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
        let places = button_places(turn, boxes);
        for (n, ((text, command), rect)) in buttons.iter().zip(places).enumerate() {
            let is_main = n == 0 && matches!(turn, Turn::Buttons(_)) && !self.deal.is_under_way();
            turn_button_ui(ui, (rect, is_main), (*text, command), look, commands);
        }
        if let Turn::Hint(hint, _) = turn {
            let corner = Rect::from_min_size(boxes.button.min, egui::vec2(1.0, 1.0));
            let response = ui.interact(corner, Id::unique("turn hint"), Sense::hover());
            ear::describe(&response, egui::Role::Label, "hint", hint);
        }
    }
}

fn turn_button_ui(
    ui: &Ui,
    (rect, is_main): (Rect, bool),
    (text, command): (Message, &Command),
    look: &Look,
    commands: &mut Vec<Command>,
) {
    let id = Id::unique(("turn button", text.name()));
    let response = ui.interact(rect, id, Sense::click());
    let words = text.text();
    ear::describe(&response, egui::Role::Button, text.name(), &words);
    let press = Press::of(&response);
    let mut pen = Pen::new(ui.painter());
    if is_main {
        paint::primary_button(&mut pen, rect, &words, press, look);
    } else {
        paint::quiet_button(&mut pen, rect, &words, press, On::Wood, look);
    }
    drop(pen);
    if let Command::Table(TableCommand::Claim(rules)) = command {
        open_numbers_below(&response, rules, look, commands);
    } else if response.clicked() {
        commands.push(command.clone());
    }
    turn_tip(response, command, is_main);
}

/// Where the buttons of the turn stand.
fn button_places(turn: &Turn, boxes: &Boxes) -> Vec<Rect> {
    let (Turn::Buttons(buttons) | Turn::Hint(_, buttons)) = turn;
    boxes.buttons(buttons.len())
}

/// The number at the end that is pointed at, if one is.
fn pips_at(hovered: SpriteId, snapshot: &Snapshot) -> Option<Pips> {
    let mut ends = snapshot.ends.iter().filter(|end| end.is_open);
    let end = ends.find(|end| match hovered {
        SpriteId::End(pointed) | SpriteId::Place(Some(pointed)) => end.end == pointed,
        SpriteId::Bone(bone) => end.end.on == bone,
        _ => false,
    });
    end.map(|end| end.pips)
}
