//! One picture of the table: what it shows, and what happens there.

use std::rc::Rc;
use std::time::Duration;

use egui::{Align, Context, Id, Rect, Sense, Ui, UiBuilder, WidgetInfo, pos2};

use super::appearance::Appearance;
use super::game_clock::{Pause, ShownClock};
use super::shown_table::ShownTable;
use crate::command::{Command, FileCommand, GameCommand, WindowCommand, WindowKind};
use crate::ear;
use crate::learn::StudyView;
use crate::menu::turn_tip;
use crate::messages::Messages;
use crate::paint::{self, Look, On, Pen, TextStyle, color};
use crate::play::{Hidden, Play, Turn};
use crate::table::score_board::kept_on;
use crate::table::{
    BoneCounter, Boxes, CardButton, ClaimTab, Features, Live, LogPanel, Manner, Notice, Panel,
    ScoreBoard, SizeClass, Snapshot, Sprite, SpriteId, TableInput, claims_ui, log_tab_ui, names,
    notice_ui, of_score, played_ghosts, score_board_ui, shared_height, surface_ui, worth_seeing,
};
use crate::widgets::Button;
use crate::windows::{LessonPanel, ReviewPanel};
use engine::{Action, Event, Pips, View};
use game::profile::ScoreKeeping;
use words::events::Saying;
use words::{Id as Message, msg};

/// The clock warns in its last seconds.
const LAST_SECS: u32 = 30;
/// For how long it is seen why a bone cannot be played, in seconds.
const REFUSAL_SECS: f64 = 2.0;

/// What a picture of the table is made of.
#[derive(Debug)]
pub(super) struct TableUi<'a> {
    pub(super) play: Play<'a>,
    /// What can be claimed, while that is asked.
    pub(super) claims: Vec<Action>,
    pub(super) messages: &'a Messages,
    pub(super) appearance: &'a Appearance,
    /// How everything is painted.
    pub(super) look: Look,
    /// How much the player has enlarged everything.
    pub(super) enlarged: f32,
    /// The clock of the game.
    pub(super) clock: Option<ShownClock>,
    /// Why the game is paused, if it is.
    pub(super) pause: Option<Pause>,
}

impl TableUi<'_> {
    /// How long things take, as a share of the usual time.
    pub(super) fn speed(&self) -> f64 {
        self.appearance.speed(self.play.session.preferences())
    }

    /// What stands beside the line: the coach, or the log or the bone counter if they were
    /// opened.
    fn panel(&self) -> Option<Panel> {
        if self.play.is_review() {
            return Some(Panel::Coach);
        }
        if self.play.learn.lesson.is_some() {
            return Some(Panel::Lesson);
        }
        (self.play.has_log() || self.play.has_lens()).then_some(Panel::Notes)
    }

    /// What the table has besides its players.
    fn features(&self) -> Features {
        let play = self.play;
        let rules = play.rules();
        let position = play.shown().position();
        let is_left = position.is_some_and(|at| !at.boneyard().is_empty());
        Features {
            count: play.tells_count(),
            claim: if !rules.claims {
                ClaimTab::None
            } else if self.claims.is_empty() || play.hidden() != Hidden::Nothing {
                ClaimTab::Closed
            } else {
                ClaimTab::Open(self.claims.len())
            },
            // Bones that nobody draws are seen only by who wants to know them.
            boneyard: rules.can_draw() || is_left && play.player.choices.viewer.boneyard,
            board: kept_on(self.score_keeping(), rules).is_some(),
            panel: self.panel(),
            clock: rules.clock,
            firecrackers: rules.firecrackers,
        }
    }

    /// The boxes of the table.
    fn boxes(&self, view: &View, area: Rect) -> Boxes {
        Boxes::enlarged(area, view.rules().seats, self.features(), self.enlarged)
    }

    /// What the player wants the score to be kept on.
    fn score_keeping(&self) -> ScoreKeeping {
        self.play.session.preferences().display.score_keeping
    }

    /// The table as it is now.
    fn snapshot(&self, table: &mut ShownTable, view: &View) -> Snapshot {
        let boxes = self.boxes(view, table.area);
        let line = table.scene.line_of(view, &boxes);
        self.play.snapshot(view, line)
    }

    /// Cuts to the table where it is seen from another seat, or something goes out of sight
    /// or comes back: nothing flies, and nothing of the other scene stays.
    fn cut_if_other(&self, table: &mut ShownTable, snapshot: &Snapshot, now: f64) {
        let shown_from = (snapshot.viewer, self.play.hidden());
        if std::mem::replace(&mut table.shown_from, shown_from) != shown_from {
            table.scene.cut(snapshot.clone(), now);
        }
    }

    /// Shows all backs shuffled and laid out on the table; when they lie there.
    pub(super) fn lay_out(&self, table: &mut ShownTable, now: f64) -> f64 {
        table.clear(now);
        let Some(view) = self.play.view() else {
            return now;
        };
        let snapshot = self.snapshot(table, &view);
        table.scene.queue.lay_out(&snapshot, self.speed(), now)
    }

    /// Lets what has happened be seen on the table, one thing after the other.
    pub(super) fn show(&self, table: &mut ShownTable, events: &[Event], now: f64) {
        let Some(view) = self.play.view() else {
            return;
        };
        let snapshot = self.snapshot(table, &view);
        let (viewer, hidden) = table.shown_from;
        if self.play.hidden() != Hidden::Nothing || viewer != snapshot.viewer {
            self.cut_if_other(table, &snapshot, now);
            return;
        }
        if hidden == Hidden::Table {
            // The bones were cut, and are dealt.
            table.shown_from.1 = Hidden::Nothing;
        }
        let preferences = self.play.session.preferences();
        let manner = Manner {
            speed: self.speed(),
            flickers: preferences.display.flicker && !self.appearance.must_be_still(preferences),
        };
        table.scene.queue.show(events, &snapshot, manner, now);
        table.acted_at = now;
        let is_over = |event: &Event| matches!(event, Event::GameOver { .. });
        table.is_result_due = events.iter().any(is_over);
    }

    /// Shows another position, without how it came about.
    pub(super) fn go_to(&self, table: &mut ShownTable, now: f64) {
        if let Some(view) = self.play.view() {
            let snapshot = self.snapshot(table, &view);
            self.cut_if_other(table, &snapshot, now);
            table.scene.go_to(snapshot, self.speed(), now);
        }
        table.acted_at = now;
        table.is_result_due = false;
    }

    /// What has no history at the table.
    fn live(&self, hidden: Hidden) -> Live {
        let play = self.play;
        let hint = play.learn.said.hint.as_ref();
        let best = || {
            let study = play.learn.study_view(play.session)?;
            Some(study.decision()?.best_shown())
        };
        Live {
            selected: play.player.choices.selected,
            hovered: None,
            news_over: Vec::new(),
            advised: hint.map(|hint| hint.best.action).or_else(best),
            ghosts: self
                .ghosts()
                .into_iter()
                .map(|(action, ..)| action)
                .collect(),
            held_back: play.learn.said.doubt.map(|doubt| doubt.action),
            pointed_at: None,
            has_end_card: false,
            buttons: 0,
            firecracker: play.player.choices.firecracker,
            is_past: play.is_review() || hidden != Hidden::Nothing,
            ends_only: play.has_ends_only(),
            between: play.player.choices.between,
            tells_counts: play.tells_count(),
            one_click: play.session.preferences().display.one_click,
            count_told: match hidden {
                Hidden::Table => String::new(),
                _ => play.counts_told(),
            },
        }
    }

    /// Shows the table and listens to what is done there.
    pub(super) fn ui(
        &self,
        ui: &mut Ui,
        table: &mut ShownTable,
        turn: &Turn,
        commands: &mut Vec<Command>,
    ) {
        let play = self.play;
        let Some(view) = play.view() else {
            return;
        };
        let now = ui.input(|input| input.time);
        let hidden = play.hidden();
        let snapshot = self.snapshot(table, &view);
        self.cut_if_other(table, &snapshot, now);
        let features = match hidden {
            Hidden::Table => Features {
                count: false,
                boneyard: false,
                ..self.features()
            },
            _ => self.features(),
        };
        let buttons = self.buttons_shown(table, turn, now);
        let live = Live {
            pointed_at: table.pointed_at.take(),
            has_end_card: table.is_result_due || table.end.has_card(play),
            buttons,
            ..self.live(hidden)
        };
        let shown = TableInput {
            snapshot,
            live,
            features,
            enlarged: self.enlarged,
            look: &self.look,
            speed: self.speed(),
        };
        let painted = table.scene.ui(ui, shown, commands);
        let boxes = Boxes::enlarged(table.area, view.rules().seats, features, self.enlarged);
        let holds = painted
            .iter()
            .flat_map(|(snapshot, _)| Live::default().holds(snapshot));
        let boxes = boxes.holding(holds, buttons);
        table.felt_columns = boxes.laid_out_columns();
        table.take_late_clicks(ui, boxes.buttons(buttons));
        self.board_ui(ui, table, &boxes, commands);
        if hidden != Hidden::Nothing {
            return self.cover_or_cut_ui(ui, &mut table.cut, &boxes, commands);
        }
        self.clock_ui(ui, &boxes, commands);
        // Words wait for the bones.
        let is_running = table.scene.is_running(now);
        let (sayings, message) = self.tell_news(ui.ctx(), is_running, turn);
        if !is_running {
            table.sayings = sayings;
        }
        if let Some(tab) = boxes.log {
            log_tab_ui(ui, tab, commands);
        }
        if let Some((snapshot, _)) = &painted {
            self.panel_ui(ui, table, (snapshot, &boxes), commands);
            if !is_running {
                let shown = (snapshot, &self.live(hidden), &boxes);
                played_ghosts(ui.painter(), shown, &self.ghosts(), &self.look);
            }
        }
        let sprites = painted.as_ref().map_or(&[][..], |(_, sprites)| sprites);
        let mut visible = worth_seeing(sprites);
        visible.extend(boxes.buttons(turn.buttons().len()));
        let clock = self.clock.map(|_| boxes.clock);
        let beside = [boxes.log, boxes.panel, boxes.board, boxes.claim, clock];
        visible.extend(beside.into_iter().flatten());
        let card = if is_running {
            None
        } else {
            self.end_card_ui(ui, &mut table.end, (&view, &boxes), turn, commands)
        };
        visible.extend(card);
        // The card over the table stays where it is: a message gives way to it.
        let card_before = table.card.take();
        let around = [&visible[..], card_before.as_slice()].concat();
        let times = self.messages.times();
        let is_fresh = self.messages.is_said()
            && (self.messages.asks() || table.is_freshly_said(ui.ctx(), &message, times));
        let said = self.message_ui(
            ui,
            (&boxes, sprites, &around),
            (&message, is_fresh, is_running),
            commands,
        );
        if is_running {
            return;
        }
        let seen = (sprites, &boxes);
        table.scene.celebration_ui(ui, seen, card, &self.look);
        if card.is_some() {
            return;
        }
        // What follows an answer is in the panel of the lesson.
        if play.lesson_turn().is_none() && !boxes.is_hand_covered() {
            self.turn_ui(ui, &boxes, turn, commands);
        }
        if let Some((snapshot, sprites)) = &painted {
            let seen = (snapshot, &sprites[..], &boxes);
            let about = (&visible[..], said.is_some(), &self.look);
            table.card = play.cards_ui(ui, seen, about, commands);
        }
    }

    /// What lies over bones that are hidden: the cover between two people, or the cut.
    fn cover_or_cut_ui(&self, ui: &Ui, cut: &mut u8, boxes: &Boxes, commands: &mut Vec<Command>) {
        if self.play.windows.contains(&WindowKind::Cut) {
            self.cut_ui(ui, cut, boxes, commands);
        } else {
            self.cover_ui(ui, boxes, commands);
        }
    }

    /// Tells what was not told before of the lines of the game and the message over the table,
    /// which are given back; nothing of a hand that is still dealt.
    fn tell_news(&self, ctx: &Context, is_dealing: bool, turn: &Turn) -> (Rc<[Saying]>, String) {
        let (play, messages) = (self.play, self.messages);
        if messages.has_left_position() {
            ear::drop_waiting(ctx);
        }
        let counts = play.shows_counts();
        let sayings = messages.lines(play.session, play.shown(), counts, is_dealing);
        let message = play.message(messages, &sayings);
        for news in messages.news(&sayings, &message, play.offer(turn)) {
            ear::say(ctx, news);
        }
        (sayings, message)
    }

    /// The message, for a while; over a bone that cannot be played it stands for a moment
    /// only, and what must be read until it is.
    fn message_ui(
        &self,
        ui: &Ui,
        (boxes, sprites, visible): (&Boxes, &[Sprite], &[Rect]),
        (message, is_fresh, is_running): (&str, bool, bool),
        commands: &mut Vec<Command>,
    ) -> Option<Rect> {
        let now = ui.input(|input| input.time);
        let mut is_seen = is_fresh || self.play.is_dealing();
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
        let buttons = if self.messages.has_file() {
            vec![
                CardButton::new(msg::SETTINGS_OPEN_FOLDER, FileCommand::OpenFolder),
                CardButton::new(msg::TURN_OK, WindowCommand::ReadNotices),
            ]
        } else {
            Vec::new()
        };
        // Right above its bone it may hide other bones of the hand, and the count.
        let hand = boxes.plates[0].bones;
        let must_be_seen = |it: &Rect| !hand.contains(it.center()) && Some(*it) != boxes.count;
        let visible: Vec<Rect> = visible
            .iter()
            .copied()
            .filter(|it| about.is_none() || must_be_seen(it))
            .collect();
        let notice = Notice {
            text: message,
            about,
            buttons: &buttons,
            on_wood: self.sentence_on_wood(boxes),
            // What must be read is seen at once.
            is_seen: is_seen && !is_running || self.messages.has_notices(),
        };
        notice_ui(ui, (boxes, &visible), &notice, &self.look, commands)
    }

    /// Where it is said what to do while bones are taken: on the wood, above the hand that is
    /// to lie there; nowhere where there is no room for it.
    fn sentence_on_wood(&self, boxes: &Boxes) -> Option<Rect> {
        let deal = self.play.player.deal.under_way()?;
        if self.messages.has_notices() || boxes.is_hand_covered() {
            None
        } else if deal.is_drawing() {
            Some(boxes.hand_area())
        } else {
            boxes.hand_below_sentence(deal.hand_size()).0
        }
    }

    /// The time that is left; a click pauses.
    fn clock_ui(&self, ui: &Ui, boxes: &Boxes, commands: &mut Vec<Command>) {
        let Some(clock) = self.clock else {
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
        let colors = &self.look.colors;
        let mut pen = Pen::new(ui.painter());
        let ink = if clock.secs <= LAST_SECS {
            colors.warning
        } else {
            colors.wood_text
        };
        let (size, beside) = if boxes.class == SizeClass::Narrow {
            (24.0, 26.0)
        } else {
            (28.0, 32.0)
        };
        let right = boxes.clock.right() - beside;
        let middle = boxes.clock.center().y;
        let at = pos2(right, paint::centered_baseline(middle, size));
        let style = TextStyle::semibold(size);
        pen.text(
            at,
            Align::Max,
            &names::minutes(clock.secs),
            style,
            color(ink),
        );
        if clock.runs {
            let quiet = color(colors.wood_quiet);
            let center = pos2(boxes.clock.right() - 10.0, boxes.clock.center().y);
            paint::icon(&mut pen, paint::Icon::Pause, center, 20.0, quiet);
        }
    }

    /// The board or sheet on which the score is kept.
    fn board_ui(&self, ui: &Ui, table: &ShownTable, boxes: &Boxes, commands: &mut Vec<Command>) {
        let now = ui.input(|input| input.time);
        let Some(place) = boxes.board else {
            return;
        };
        let play = self.play;
        let reached = |team| table.scene.queue.score(team, now);
        let board = ScoreBoard::new(play.shown(), self.score_keeping(), play.seat(), reached);
        if let Some(board) = board {
            let response = score_board_ui(ui, place, &board, play.rules(), &self.look);
            of_score(&response, commands);
        }
    }

    /// The log, the coach's panel or the bone counter, beside the line. The bone counter
    /// makes the bones stand out that fit the end that is pointed at.
    fn panel_ui(
        &self,
        ui: &mut Ui,
        table: &mut ShownTable,
        (snapshot, boxes): (&Snapshot, &Boxes),
        commands: &mut Vec<Command>,
    ) {
        let Some(panel) = boxes.panel else {
            return;
        };
        let (play, look) = (self.play, &self.look);
        let is_narrow = table.is_narrow();
        surface_ui(ui, panel, is_narrow, look);
        let mut ui = ui.new_child(UiBuilder::new().max_rect(panel));
        ui.set_clip_rect(panel);
        let is_coached = matches!(self.panel(), Some(Panel::Coach | Panel::Lesson));
        let gives_way = play.learn.lens.gives_way && is_narrow && play.is_review();
        let mut rest = panel;
        if let Some(view) = play.lens_view().filter(|_| !gives_way) {
            let is_alone = is_narrow || !play.has_log() && !is_coached;
            let lower = if is_alone {
                panel
            } else {
                panel.with_min_y(panel.bottom() - shared_height(panel.height()))
            };
            let hovered = table.scene.pointed_at();
            let counter = BoneCounter {
                view: &view,
                lens: play.learn.lens.lens.as_ref(),
                is_past: play.is_review(),
                seating: play.shown().seating(),
                pointed_at: hovered.and_then(|hovered| pips_at(hovered, snapshot)),
                look,
            };
            counter.ui(&ui, lower, commands);
            if is_alone {
                return;
            }
            rest = panel.with_max_y(lower.top());
        }
        let has_keys = !play.has_window();
        if let Some(study) = play.learn.study_view(play.session) {
            let review = ReviewPanel {
                study,
                seating: play.session.seating(),
                viewer: play.seat(),
                table: (snapshot, boxes),
                paint: look,
                has_keys,
            };
            review.ui(&mut ui, rest, commands);
        } else if let Some(teaching) = &play.learn.lesson {
            let lesson = LessonPanel {
                teaching,
                seating: play.session.seating(),
                look,
                has_keys,
            };
            lesson.ui(&mut ui, rest, commands);
        } else {
            let sayings = Rc::clone(&table.sayings);
            let log = LogPanel {
                sayings: &sayings,
                viewer: play.seat(),
                seating: play.shown().seating(),
                seats: play.rules().seats,
                look,
                has_keys,
            };
            // The table is painted before: it shows the bone in the next frame.
            table.pointed_at = log.ui(&mut ui, rest, commands);
        }
    }

    /// What was best in the moment that is looked back at, and what was played, each with its
    /// tag and whether it is the best.
    fn ghosts(&self) -> Vec<(Action, String, bool)> {
        let study = self.play.learn.study_view(self.play.session);
        let Some(decision) = study.as_ref().and_then(StudyView::decision) else {
            return Vec::new();
        };
        let best = decision.best_shown();
        let mut plays = vec![(best, msg::REVIEW_TAG_BEST.text(), true)];
        if decision.made != best {
            plays.push((decision.made, msg::REVIEW_TAG_MADE.text(), false));
        }
        plays
    }

    /// How many buttons of the turn stand at the viewer's plate now.
    fn buttons_shown(&self, table: &ShownTable, turn: &Turn, now: f64) -> usize {
        let is_elsewhere = self.play.hidden() != Hidden::Nothing
            || self.play.lesson_turn().is_some()
            || table.end.has_card(self.play)
            || table.scene.is_running(now);
        if is_elsewhere {
            0
        } else {
            turn.buttons().len()
        }
    }

    /// The buttons of the turn, at the viewer's plate.
    fn turn_ui(&self, ui: &mut Ui, boxes: &Boxes, turn: &Turn, commands: &mut Vec<Command>) {
        let buttons = turn.buttons();
        let places = boxes.buttons(buttons.len());
        let has_main = matches!(turn, Turn::Buttons(_)) && !self.play.is_dealing();
        for (n, ((text, command), rect)) in buttons.iter().zip(places).enumerate() {
            let place = (rect, n == 0 && has_main);
            turn_button_ui(ui, place, (*text, command), &self.look, commands);
        }
        if let Turn::Hint(hint, _) = turn {
            let corner = Rect::from_min_size(boxes.button.min, egui::vec2(1.0, 1.0));
            let response = ui.interact(corner, Id::unique("turn hint"), Sense::hover());
            ear::describe(&response, egui::Role::Label, "hint", hint);
        }
        let seen = (boxes, &self.claims[..]);
        let keys = (self.play.rules(), !self.play.has_window());
        claims_ui(ui, seen, keys, &self.look, commands);
    }
}

fn turn_button_ui(
    ui: &Ui,
    (rect, is_main): (Rect, bool),
    (text, command): (Message, &Command),
    look: &Look,
    commands: &mut Vec<Command>,
) {
    let words = text.text();
    let button = Button::primary_if(is_main, text.name(), &words).on(On::Wood);
    let response = button.at(ui, rect, look);
    if response.clicked() {
        commands.push(command.clone());
    }
    turn_tip(response, command, is_main);
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
