//! A read-only view of the game at this screen: what is shown, and what is possible.

use std::rc::Rc;

use super::{Hidden, Pause, Screen, TableState, Turn, deals};
use crate::command::{Command, GameCommand, LearnCommand, Subject, TableCommand, WindowKind};
use crate::learn::{Learn, Teaching};
use crate::messages::Messages;
use crate::table::line::Line;
use crate::table::{Snapshot, SnapshotContext, tells_counts, tells_points};
use engine::{Action, Bone, GameState, Position, Preset, Rules, Seat, View};
use game::profile::{LensMode, Tutor};
use game::session::{ReviewPlace, Session, Step};
use nestor::coach::lessons::Exercise;
use words::events::LogLine;
use words::msg::or_none;
use words::{Perspective, lens, list, msg, turn};

/// A read-only view of the game at this screen.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Play<'a> {
    pub session: &'a Session,
    pub table: &'a TableState,
    pub learn: &'a Learn,
    pub messages: &'a Messages,
    /// The windows that are open over the table.
    pub windows: &'a [WindowKind],
    /// Whether somebody has sat down.
    pub is_seated: bool,
    /// Reason why a game with a clock is paused, even behind an open window.
    pub pause: Option<Pause>,
    /// Whether OK was pressed for Nestor.
    pub nestor_may_act: bool,
    /// The size of the interface: 1.0 for the usual size.
    pub zoom: f32,
}

impl<'a> Play<'a> {
    /// The game that the table shows.
    pub fn shown(self) -> &'a GameState {
        self.learn.shown(self.session)
    }

    /// The rules of that game.
    pub fn rules(self) -> &'a Rules {
        self.shown().rules()
    }

    /// The seat from which the table is seen.
    pub const fn seat(self) -> Seat {
        self.table.seat()
    }

    /// The knowledge of that seat.
    pub fn view(self) -> Option<View> {
        self.shown().view(self.seat())
    }

    /// The screen of the window.
    pub fn screen(self) -> Screen {
        if self.learn.lesson.is_some() {
            return Screen::Table(Exercise::SEAT);
        }
        let session = self.is_seated.then_some(self.session);
        match Screen::of(session, self.table.present) {
            Screen::Results(seat) | Screen::HandOver(seat) if self.is_review() => {
                Screen::Review(seat)
            }
            Screen::Table(seat) if self.stands_still() => Screen::Paused(seat),
            screen => screen,
        }
    }

    /// Whether the table and the hands are hidden because the game and its clock are paused. An
    /// open window pauses them, too.
    pub fn stands_still(self) -> bool {
        let is_wanted = self.pause.is_some() || self.has_window();
        is_wanted && !self.is_review() && self.session.clock_runs()
    }

    /// Whether the game on the table can be seen and played: no window, review or lesson lies over
    /// it, and it is not paused.
    pub fn is_table_in_use(self) -> bool {
        let is_elsewhere = self.is_review() || self.learn.lesson.is_some();
        !is_elsewhere && !self.has_window() && !self.stands_still()
    }

    /// Whether a window is open over the table.
    pub const fn has_window(self) -> bool {
        !self.windows.is_empty()
    }

    /// The hidden part of the table.
    pub fn hidden(self) -> Hidden {
        match self.screen() {
            _ if self.windows.contains(&WindowKind::Cut) => Hidden::Table,
            Screen::Covered(_) => Hidden::Hand,
            Screen::Paused(_) => Hidden::Table,
            _ => Hidden::Nothing,
        }
    }

    /// Whether a game is reviewed.
    pub const fn is_review(self) -> bool {
        self.learn.review.is_some()
    }

    /// Whether the game can be reviewed: no hand is played, and no bones are being
    /// taken or cut.
    pub fn can_look_back(self) -> bool {
        self.session.can_look_back() && !self.is_dealing()
    }

    /// Whether bones are being taken by hand.
    pub const fn is_dealing(self) -> bool {
        self.table.deal.is_under_way()
    }

    /// Whether hands are dealt for the player, who otherwise takes bones by hand.
    pub fn deals(self) -> bool {
        deals(self.session)
    }

    /// Whether hidden bones can be revealed to the viewer. While bones are taken, nobody holds
    /// any.
    pub fn may_peek(self) -> bool {
        !self.is_dealing() && self.session.state().may_peek(self.seat())
    }

    /// Whether the player wants to see only the ends of the line.
    pub fn has_ends_only(self) -> bool {
        self.session.preferences().display.ends_only
    }

    /// Whether only the ends of the line are shown, at the player's wish or for want of room.
    pub fn shows_only_ends(self) -> bool {
        let table = self.table.widget.queue.last();
        self.has_ends_only() || table.is_some_and(|table| table.line.is_ends_only())
    }

    /// Whether the log is shown.
    pub fn has_log(self) -> bool {
        self.session.preferences().display.log == Some(true)
    }

    /// The actions that the viewer can choose now.
    pub fn actions(self) -> Vec<Action> {
        self.session.actions_of(self.seat())
    }

    /// Whether the viewer is in turn.
    pub fn is_in_turn(self) -> bool {
        self.session.person_in_turn() == Some(self.seat())
    }

    /// The possible plays of one of the viewer's bones.
    pub fn plays_of(self, bone: Bone) -> Vec<Action> {
        let mut actions = self.actions();
        actions.retain(|action| action.bone() == Some(bone));
        actions
    }

    /// Whether one press draws until a bone fits. Not where drawing is optional, and not in the
    /// games in which each bone is drawn by hand.
    pub fn draws_through(self) -> bool {
        let rules = self.session.state().rules();
        let is_by_hand =
            rules.firecrackers || Preset::of_any_target(rules) == Some(Preset::TheDrawGame);
        let must = self.actions() == [Action::Draw];
        must && !is_by_hand && self.session.preferences().display.auto_draw
    }

    /// Whether the viewer can ask for a hint: they are in turn in a game, not in a review or a
    /// lesson, and are not taking bones.
    pub fn can_ask_for_hint(self) -> bool {
        let is_game = !self.is_review() && self.learn.lesson.is_none();
        self.is_in_turn() && is_game && !self.is_dealing()
    }

    /// Whether the tutor checks the viewer's plays.
    pub fn is_tutored(self) -> bool {
        self.session.display().tutor != Tutor::Off
            && self.can_ask_for_hint()
            && self.actions().len() > 1
            && matches!(self.screen(), Screen::Table(_))
    }

    /// Whether the bone counter is shown.
    pub fn has_lens(self) -> bool {
        let is_wanted = match self.session.display().lens {
            LensMode::Off => false,
            LensMode::On => true,
            LensMode::WhileHeld => self.learn.lens.shows_while_held,
        };
        is_wanted && self.can_have_lens()
    }

    /// Whether there is something on the table for the bone counter to count.
    pub fn can_have_lens(self) -> bool {
        matches!(self.screen(), Screen::Table(_) | Screen::Review(_))
            && !self.is_dealing()
            && self.learn.lesson.is_none()
    }

    /// The view for the bone counter, if it is shown: the viewer's, or in a review that of the
    /// player who decides. Where people hide their hands from each other, it stays the viewer's.
    pub fn lens_view(self) -> Option<View> {
        if !self.has_lens() {
            return None;
        }
        let review = self.learn.review.as_ref().filter(|_| self.may_peek());
        let decides = review.and_then(|review| review.state().turn());
        self.shown().view(decides.unwrap_or_else(|| self.seat()))
    }

    /// The sentences of the bone counter, if it is shown and has an answer.
    pub fn told_by_lens(self) -> Vec<String> {
        let (Some(view), Some(lens)) = (self.lens_view(), self.learn.lens.lens()) else {
            return Vec::new();
        };
        let seating = self.shown().seating();
        let perspective = if self.is_review() {
            Perspective::then(view.seat(), seating)
        } else {
            Perspective::now(view.seat(), seating)
        };
        lens::told(&view, lens, perspective)
    }

    /// Whether help would mark the game: it is under way, and was played without help so far.
    pub fn can_be_assisted(self) -> bool {
        let is_over = self.session.state().outcome().is_some();
        // In a review nothing is hidden.
        !self.session.help().is_any() && !is_over && !self.is_review()
    }

    /// Whether a command would mark a game as played with help, so that the player is asked
    /// first. Undo, the bookmark, and a restart are obviously help: the player is asked about
    /// these only in the counted try at a daily game.
    pub fn assists(self, command: &Command) -> bool {
        let session = self.session;
        let (viewer, display) = (&self.table.viewer, session.display());
        let can_be = self.can_be_assisted();
        match command {
            Command::Learn(LearnCommand::ToggleHint) => {
                can_be && self.can_ask_for_hint() && !self.learn.advice.is_hint_asked()
            }
            Command::Learn(LearnCommand::ToggleLens) => can_be && display.lens == LensMode::Off,
            Command::Learn(LearnCommand::SetTutor(tutor)) => {
                can_be && display.tutor == Tutor::Off && *tutor != Tutor::Off
            }
            Command::Game(GameCommand::SetPreferences(set)) => {
                let turns_on_lens =
                    display.lens != LensMode::On && set.display.lens == LensMode::On;
                let is_tutored = set.display.tutor != Tutor::Off;
                can_be && (turns_on_lens || display.tutor == Tutor::Off && is_tutored)
            }
            Command::Game(GameCommand::NoteHelp) => can_be,
            Command::Table(TableCommand::ToggleNestorsHand) => {
                can_be && self.may_peek() && !viewer.hands
            }
            Command::Table(TableCommand::ToggleBoneyard) => {
                can_be && self.may_peek() && !viewer.boneyard
            }
            Command::Game(GameCommand::Undo) => {
                session.has_clean_day() && session.undo_brings() == Some(Step::Action)
            }
            Command::Game(GameCommand::GoToBookmark) => {
                let here = session.own_game().deals();
                let preserved = session.saved().preserved();
                session.has_clean_day() && preserved.is_some_and(|it| it.game.deals().are(here))
            }
            Command::Game(GameCommand::Restart) => session.has_clean_day(),
            _ => false,
        }
    }

    /// Whether the last action was to draw a bone.
    pub fn has_drawn(self) -> bool {
        let rounds = &self.session.state().record().rounds;
        let last = rounds.last().and_then(|round| round.actions.last());
        last == Some(&Action::Draw)
    }

    /// Whether a command would replace a game with a clock that is not over, so that the player
    /// is asked first.
    ///
    /// Not for undo and a number for the deals: with them the game stays on the table.
    pub fn leaves_game(self, command: &Command) -> bool {
        let leaves = match command {
            Command::Game(_) if command.is_about(Subject::OtherGame) => true,
            Command::Game(GameCommand::Restart) => true,
            Command::Game(GameCommand::GoToBookmark) => self.session.saved().preserved().is_some(),
            Command::Game(GameCommand::LeaveAgain) => self.session.can_go_back(),
            _ => false,
        };
        leaves && self.session.state().can_be_given_up()
    }

    /// Whether counts are shown: not where the player must claim points, or a lesson asks for
    /// counts.
    pub fn shows_counts(self) -> bool {
        self.session.preferences().display.table_count && !self.told_rules().claims
    }

    /// Whether the sum of the ends is shown: only in games in which it scores.
    pub fn tells_count(self) -> bool {
        self.shows_counts() && tells_counts(&self.told_rules())
    }

    /// Whether the points of plays are shown.
    pub fn tells_points(self) -> bool {
        self.shows_counts() && tells_points(&self.told_rules())
    }

    /// The rules by which the table shows results of plays. While a lesson asks for counts, the
    /// table shows none, as if points had to be claimed.
    pub fn told_rules(self) -> Rules {
        let lesson = self.learn.lesson.as_ref();
        let is_asked = lesson.is_some_and(Teaching::asks_for_counts);
        let rules = *self.rules();
        Rules { claims: rules.claims || is_asked, ..rules }
    }

    /// The table count and the number of bones in the boneyard, for a screen reader.
    pub fn counts_told(self) -> String {
        let position = self.shown().position();
        let table = position.map(Position::table);
        let table = table.filter(|table| self.tells_count() && !table.is_empty());
        let is_drawn_from = self.rules().can_draw();
        let boneyard = position.filter(|_| !self.is_dealing());
        let boneyard = match boneyard.map(|at| at.boneyard().len()) {
            Some(bones) if is_drawn_from => msg::turn_boneyard(bones),
            Some(bones @ 1..) => msg::turn_left_over(bones),
            _ => String::new(),
        };
        turn::counts(table.map(engine::Table::count), boneyard)
    }

    /// The table at this moment; `line` has the places of its bones.
    pub fn snapshot(self, view: &View, line: Line) -> Snapshot {
        let viewer = self.table.viewer;
        let snapshot = Snapshot::new(
            view,
            SnapshotContext {
                seating: self.shown().seating(),
                rules: &self.told_rules(),
                revealed: &self.shown().revealed(viewer),
                hand: &self.table.order().of(view.hand()),
                line,
                tells_count: self.tells_count(),
            },
        );
        let snapshot = match self.table.deal.under_way() {
            Some(deal) => {
                let seats = snapshot.players.iter().map(|player| player.seat);
                let state = deal.state(seats);
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

    /// The lines of the log, without a hand whose bones are still being taken.
    pub fn lines(self) -> Rc<[LogLine]> {
        self.lines_while(self.is_dealing())
    }

    /// The lines of the log, without the last hand if `is_dealing` says that its deal is still
    /// animated.
    pub fn lines_while(self, is_dealing: bool) -> Rc<[LogLine]> {
        let counts = self.shows_counts();
        self.messages.lines(self.session, self.shown(), counts, is_dealing)
    }

    /// The state of the table for a screen reader: the last message, in a lesson its question,
    /// what to do, the open numbers, the count, everybody's bones and score, and the bone
    /// counter.
    pub fn state_told(self, turn: &Turn, table: Option<&Snapshot>) -> String {
        let mut told = Vec::new();
        if let Some(teaching) = &self.learn.lesson {
            told.push(teaching.step.text());
        }
        told.push(self.message(&self.lines()));
        told.extend(self.offer(turn).told);
        let hint = turn.hint().filter(|_| !self.is_review());
        told.extend(hint.map(str::to_owned));
        let position = self.shown().position();
        let open = position.map(|at| at.table().open_pips());
        if let Some(open) = open.filter(|open| !open.is_empty()) {
            let open = list(open.iter().map(|pips| pips.to_string()));
            told.push(msg::ear_open(open));
        }
        told.push(self.counts_told());
        for player in table.iter().flat_map(|table| &table.players) {
            let bones = msg::bones(player.bones as u8);
            told.push(msg::turn_status(
                bones,
                player.name.as_str(),
                player.score,
                or_none(player.target),
            ));
        }
        told.extend(self.told_by_lens());
        let told = told.iter().map(|told| told.trim().trim_end_matches('.'));
        let told: Vec<&str> = told.filter(|told| !told.is_empty()).collect();
        told.join(". ")
    }

    /// The message over the table.
    pub fn message(self, sayings: &[LogLine]) -> String {
        if let Some(deal) = self.table.deal.under_way() {
            let told = deal.told(self.session.seating(), self.deals());
            return self.messages.before(told);
        }
        let message = self.messages.message(sayings);
        match &self.learn.review {
            Some(review) => {
                let ReviewPlace { hand, done, actions } = review.place();
                msg::turn_review_place(actions, done, hand, message)
            }
            None => message,
        }
    }
}
