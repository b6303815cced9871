//! A read-only view of the game at this screen: what is shown, and what is possible.

use std::rc::Rc;

use egui::Context;

use super::{HiddenPart, Pause, Screen, TableState, Turn, are_hands_dealt};
use crate::command::{Command, CommandRow, Subject, WindowKind};
use crate::learn::{Learn, Teaching};
use crate::messages::Messages;
use crate::table::line::Line;
use crate::table::{Snapshot, SnapshotContext, rules_show_counts, rules_show_points};
use engine::{Action, Bone, GameState, Position, Preset, Rules, Seat, View};
use game::profile::{LensMode, Tutor};
use game::session::{ReviewPlace, Session};
use nestor::coach::lessons::Exercise;
use words::events::LogLine;
use words::msg::or_none;
use words::{MessageId, Perspective, lens, list, msg, turn};

/// A read-only view of the game at this screen.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Play<'a> {
    pub session: &'a Session,
    pub table: &'a TableState,
    pub learn: &'a Learn,
    pub messages: &'a Messages,
    /// The windows that are open over the table; the last one is in front.
    pub windows: &'a [WindowKind],
    /// Whether a player sits at the table, and their data is loaded.
    pub is_player_loaded: bool,
    /// Whether the player is being asked to give up the game for something else.
    pub asks_to_leave: bool,
    /// Why a game with a clock is paused; `None` if it is not, or if only an open window pauses it.
    pub pause: Option<Pause>,
    /// Whether the player has pressed OK to let Nestor act.
    pub nestor_may_act: bool,
    /// The zoom of the interface: 1.0 for the usual size.
    pub zoom: f32,
}

/// Questions about commands, which the rows of the commands answer.
impl Play<'_> {
    /// Whether a command is possible now.
    ///
    /// # Errors
    /// The reason why it is not.
    pub fn available(self, command: &Command) -> Result<(), MessageId> {
        let row = command.row();
        let why_not = if row.is_about(Subject::Table) && self.is_blocked_by_cover(&row) {
            Some(msg::WHY_COVERED)
        } else if row.is_about(Subject::Game) && self.learn.lesson.is_some() {
            Some(msg::WHY_LESSON)
        } else {
            (row.unavailable_reason)(self)
        };
        why_not.map_or(Ok(()), Err)
    }

    /// Whether a command about the table must wait until the hands are uncovered.
    pub fn is_blocked_by_cover(self, row: &CommandRow) -> bool {
        self.screen().is_covered() && !(row.works_under_cover)(self)
    }

    /// Whether the setting that the command toggles is on; `None` if it toggles nothing.
    pub fn is_on(self, ctx: &Context, command: &Command) -> Option<bool> {
        command.row().is_on.map(|is_on| is_on(self, ctx))
    }

    /// Whether a command would mark the game as played with help, so that the player must be asked
    /// first.
    pub fn would_assist(self, command: &Command) -> bool {
        command.row().help_question.is_some_and(|help| (help.when)(self))
    }

    /// Whether a command would abandon an unfinished game with a clock, so that the player must be
    /// asked first.
    pub fn would_abandon_game(self, command: &Command) -> bool {
        let leaves = command.row().leave_question.is_some_and(|leaves| (leaves.when)(self));
        leaves && self.session.state().can_be_given_up()
    }
}

impl<'a> Play<'a> {
    /// The game that the table shows, which may be that of a lesson or of a review.
    pub fn shown(self) -> &'a GameState {
        self.learn.shown(self.session)
    }

    /// The rules of the shown game.
    pub fn rules(self) -> &'a Rules {
        self.shown().rules()
    }

    /// The seat from which the table is seen.
    pub const fn seat(self) -> Seat {
        self.table.seat()
    }

    /// Returns what the viewer may know about the shown game; `None` if no hand has been dealt.
    pub fn view(self) -> Option<View> {
        self.shown().view(self.seat())
    }

    pub fn screen(self) -> Screen {
        if self.learn.lesson.is_some() {
            return Screen::Table(Exercise::SEAT);
        }
        let session = self.is_player_loaded.then_some(self.session);
        match Screen::for_session(session, self.table.present) {
            Screen::Results(seat) | Screen::HandOver(seat) if self.is_review() => {
                Screen::Review(seat)
            }
            Screen::Table(seat) if self.is_clock_stopped() => Screen::Paused(seat),
            screen => screen,
        }
    }

    /// Whether the table and the hands are hidden because the game and its clock are paused. An
    /// open window also pauses them.
    pub fn is_clock_stopped(self) -> bool {
        let is_wanted = self.pause.is_some() || self.has_window();
        is_wanted && !self.is_review() && self.session.clock_runs()
    }

    /// Whether the game on the table can be seen and played: not covered by a window, a review or a
    /// lesson, and not paused.
    pub fn is_table_in_use(self) -> bool {
        let is_elsewhere = self.is_review() || self.learn.lesson.is_some();
        !is_elsewhere && !self.has_window() && !self.is_clock_stopped()
    }

    pub const fn has_window(self) -> bool {
        !self.windows.is_empty()
    }

    pub fn hidden_part(self) -> HiddenPart {
        match self.screen() {
            _ if self.windows.contains(&WindowKind::Cut) => HiddenPart::Table,
            Screen::Covered(_) => HiddenPart::Hand,
            Screen::Paused(_) => HiddenPart::Table,
            _ => HiddenPart::Nothing,
        }
    }

    pub const fn is_review(self) -> bool {
        self.learn.review.is_some()
    }

    /// Whether the game can be reviewed: no hand is being played, and no bones are being taken or
    /// cut.
    pub fn can_review(self) -> bool {
        self.session.can_review() && !self.is_dealing()
    }

    /// Whether bones are being taken by hand.
    pub const fn is_dealing(self) -> bool {
        self.table.manual_deals.is_under_way()
    }

    /// Whether the player has set that hands are dealt, instead of taken bone by bone.
    pub fn are_hands_dealt(self) -> bool {
        are_hands_dealt(self.session)
    }

    /// Whether hidden bones can be revealed to the viewer; never while bones are being taken.
    pub fn may_see_hidden_bones(self) -> bool {
        !self.is_dealing() && self.session.state().may_see_hidden_bones(self.seat())
    }

    /// Why hidden bones cannot be revealed to the viewer; `None` if they can.
    pub fn why_not_peek(self) -> Option<MessageId> {
        if self.is_dealing() {
            Some(msg::WHY_BONES_ARE_TAKEN)
        } else {
            (!self.may_see_hidden_bones()).then_some(msg::WHY_OTHERS_SIT_THERE)
        }
    }

    /// Why the game cannot be given up; `None` if it can.
    pub fn why_not_give_up(self) -> Option<MessageId> {
        if self.session.state().can_be_given_up() {
            let is_covered = self.screen().is_covered() && !self.is_clock_stopped();
            is_covered.then_some(msg::WHY_COVERED)
        } else {
            Some(msg::WHY_CANNOT_GIVE_UP)
        }
    }

    pub fn can_undo(self) -> bool {
        match &self.learn.lesson {
            Some(lesson) => lesson.can_undo(),
            None => {
                self.session.can_undo() || self.table.manual_deals.can_undo(self.session.state())
            }
        }
    }

    pub fn can_redo(self) -> bool {
        self.session.can_redo() || self.table.manual_deals.can_redo()
    }

    pub fn has_bookmark(self) -> bool {
        self.session.shared_state().bookmark().is_some()
    }

    /// Whether the bookmarked game has the same shuffles as the player's game.
    pub fn is_bookmark_of_these_deals(self) -> bool {
        let here = self.session.game_in_progress().deals();
        let preserved = self.session.shared_state().bookmark();
        preserved.is_some_and(|it| it.game.deals().have_same_shuffles(here))
    }

    pub fn is_game_over(self) -> bool {
        self.session.state().outcome().is_some()
    }

    /// Whether the player has chosen that only the ends of the line are shown.
    pub fn prefers_ends_only(self) -> bool {
        self.session.preferences().display.ends_only
    }

    /// Whether only the ends of the line are shown, by choice or for lack of space.
    pub fn shows_only_ends(self) -> bool {
        let table = self.table.widget.queue.last_snapshot();
        self.prefers_ends_only() || table.is_some_and(|table| table.line.is_ends_only())
    }

    pub fn shows_log(self) -> bool {
        self.session.preferences().display.log == Some(true)
    }

    /// The actions that the viewer can choose now.
    pub fn actions(self) -> Vec<Action> {
        self.session.actions_of(self.seat())
    }

    pub fn is_viewers_turn(self) -> bool {
        self.session.person_in_turn() == Some(self.seat())
    }

    /// The possible plays of one of the viewer's bones.
    pub fn plays_of(self, bone: Bone) -> Vec<Action> {
        let mut actions = self.actions();
        actions.retain(|action| action.bone() == Some(bone));
        actions
    }

    /// Whether one press draws until a bone fits: auto-draw is on, the viewer can only draw, and
    /// the game is not one in which bones are always drawn singly.
    pub fn draws_until_fit(self) -> bool {
        let rules = self.session.state().rules();
        let is_by_hand = rules.firecrackers
            || Preset::from_rules_ignoring_target(rules) == Some(Preset::TheDrawGame);
        let must = self.actions() == [Action::Draw];
        must && !is_by_hand && self.session.preferences().display.auto_draw
    }

    /// Whether the viewer can ask for a hint: it is their turn in a game, not in a review or a
    /// lesson, and bones are not being taken.
    pub fn can_ask_for_hint(self) -> bool {
        let is_game = !self.is_review() && self.learn.lesson.is_none();
        self.is_viewers_turn() && is_game && !self.is_dealing()
    }

    /// Whether the tutor checks the viewer's plays before they are made.
    pub fn is_tutored(self) -> bool {
        self.session.display().tutor != Tutor::Off
            && self.can_ask_for_hint()
            && self.actions().len() > 1
            && matches!(self.screen(), Screen::Table(_))
    }

    /// Whether the bone counter is wanted, by its setting or its held key, and can be shown now.
    pub fn shows_bone_counter(self) -> bool {
        let is_wanted = match self.session.display().lens {
            LensMode::Off => false,
            LensMode::On => true,
            LensMode::WhileHeld => self.learn.lens.shows_while_held,
        };
        is_wanted && self.can_show_bone_counter()
    }

    /// Whether the table shows a hand on which the bone counter can give figures.
    pub fn can_show_bone_counter(self) -> bool {
        matches!(self.screen(), Screen::Table(_) | Screen::Review(_))
            && !self.is_dealing()
            && self.learn.lesson.is_none()
    }

    /// Returns the view for the bone counter; `None` if it is not shown. The view is the viewer's.
    /// In a review it is that of the player who decides, unless people hide their hands from each
    /// other.
    pub fn lens_view(self) -> Option<View> {
        if !self.shows_bone_counter() {
            return None;
        }
        let Some(review) = &self.learn.review else {
            return self.session.coach_view(self.seat());
        };
        let decides = review.state().turn().filter(|_| self.may_see_hidden_bones());
        review.coach_view(decides.unwrap_or_else(|| self.seat()))
    }

    /// The sentences of the bone counter; empty if it is not shown or has no results yet.
    pub fn lens_sentences(self) -> Vec<String> {
        let (Some(view), Some(lens)) = (self.lens_view(), self.learn.lens.lens()) else {
            return Vec::new();
        };
        let seating = self.shown().seating();
        let perspective = if self.is_review() {
            Perspective::in_finished_game(view.seat(), seating)
        } else {
            Perspective::in_current_game(view.seat(), seating)
        };
        lens::sentences(&view, lens, perspective)
    }

    /// Whether using help would mark the game: the game goes on, and has been played without help
    /// so far.
    pub fn can_be_assisted(self) -> bool {
        let is_over = self.session.state().outcome().is_some();
        // Nothing is hidden in a review.
        !self.session.help().is_any() && !is_over && !self.is_review()
    }

    /// Whether turning on the bone counter permanently would mark the game as assisted.
    pub fn lens_would_assist(self) -> bool {
        self.can_be_assisted() && self.session.display().lens != LensMode::On
    }

    /// Whether turning on the tutor would mark the game as assisted.
    pub fn tutor_would_assist(self) -> bool {
        self.can_be_assisted() && self.session.display().tutor == Tutor::Off
    }

    /// Whether looking at hidden bones would mark the game as assisted.
    pub fn peeking_would_assist(self) -> bool {
        self.can_be_assisted() && self.may_see_hidden_bones()
    }

    pub fn was_last_action_draw(self) -> bool {
        let rounds = &self.session.state().record().rounds;
        let last = rounds.last().and_then(|round| round.actions.last());
        last == Some(&Action::Draw)
    }

    /// Whether counts are shown: the setting is on, the player does not have to claim points, and
    /// no lesson asks for the counts.
    pub fn are_counts_shown(self) -> bool {
        self.session.preferences().display.table_count && !self.rules_shown().claims
    }

    /// Whether the sum of the ends is shown: only in games in which it scores.
    pub fn shows_count(self) -> bool {
        self.are_counts_shown() && rules_show_counts(&self.rules_shown())
    }

    pub fn shows_points(self) -> bool {
        self.are_counts_shown() && rules_show_points(&self.rules_shown())
    }

    /// The rules by which the table shows the results of plays. While a lesson asks for counts, the
    /// results are hidden, as if points had to be claimed.
    pub fn rules_shown(self) -> Rules {
        let lesson = self.learn.lesson.as_ref();
        let is_asked = lesson.is_some_and(Teaching::asks_what_scores);
        let rules = *self.rules();
        Rules { claims: rules.claims || is_asked, ..rules }
    }

    /// Describes the sum of the ends and the number of bones in the boneyard, for a screen reader.
    pub fn counts_text(self) -> String {
        let position = self.shown().position();
        let table = position.map(Position::table);
        let table = table.filter(|table| self.shows_count() && !table.is_empty());
        let is_drawn_from = self.rules().can_draw();
        let boneyard = position.filter(|_| !self.is_dealing());
        let boneyard = match boneyard.map(|at| at.boneyard().len()) {
            Some(bones) if is_drawn_from => msg::turn_boneyard(bones),
            Some(bones @ 1..) => msg::turn_left_over(bones),
            _ => String::new(),
        };
        turn::counts(table.map(engine::Table::count), boneyard)
    }

    /// Returns the table as it is shown now; `line` has the positions of the bones.
    pub fn snapshot(self, view: &View, line: Line) -> Snapshot {
        let viewer = self.table.viewer;
        let snapshot = Snapshot::new(
            view,
            SnapshotContext {
                seating: &self.session.with_level_hidden(self.shown().seating()),
                rules: &self.rules_shown(),
                revealed: &self.shown().revealed(viewer),
                hand: &self.table.hand_order().ordered(view.hand()),
                line,
                shows_count: self.shows_count(),
            },
        );
        let snapshot = match self.table.manual_deals.current() {
            Some(deal) => {
                let seats = snapshot.players.iter().map(|player| player.seat);
                let state = deal.state(seats);
                snapshot.while_taking(state)
            }
            None => snapshot,
        };
        let is_watched = self.learn.lesson.as_ref().is_some_and(|it| it.step.is_shown());
        match self.hidden_part() {
            HiddenPart::Nothing if is_watched => snapshot.without_plays(),
            HiddenPart::Nothing => snapshot,
            HiddenPart::Hand => snapshot.with_hand_covered(),
            HiddenPart::Table => snapshot.with_table_hidden(),
        }
    }

    /// The lines of the log, without a hand whose bones are still being taken.
    pub fn log_lines(self) -> Rc<[LogLine]> {
        self.log_lines_unless_dealing(self.is_dealing())
    }

    /// The lines of the log. Leaves out the last hand if `is_dealing`, because its deal is still
    /// animated.
    pub fn log_lines_unless_dealing(self, is_dealing: bool) -> Rc<[LogLine]> {
        let counts = self.are_counts_shown();
        self.messages.lines(self.session, self.shown(), counts, is_dealing)
    }

    /// Describes the state of the table for a screen reader, from the last message to everybody's
    /// bones and score.
    pub fn state_text(self, turn: &Turn, table: Option<&Snapshot>) -> String {
        let mut sentences = Vec::new();
        if let Some(teaching) = &self.learn.lesson {
            sentences.push(teaching.text(self.session.seating()));
        }
        sentences.push(self.message(&self.log_lines()));
        sentences.extend(self.news_context(turn).offered_action);
        let hint = turn.hint().filter(|_| !self.is_review());
        sentences.extend(hint.map(str::to_owned));
        let position = self.shown().position();
        let open = position.map(|at| at.table().open_pips());
        if let Some(open) = open.filter(|open| !open.is_empty()) {
            let open = list(open.iter().map(|pips| pips.to_string()));
            sentences.push(msg::ear_open(open));
        }
        sentences.push(self.counts_text());
        for player in table.iter().flat_map(|table| &table.players) {
            let bones = msg::bones(player.bones as u8);
            sentences.push(msg::turn_status(
                bones,
                player.name.as_str(),
                player.score,
                or_none(player.target),
            ));
        }
        sentences.extend(self.lens_sentences());
        let sentences = sentences.iter().map(|sentence| sentence.trim().trim_end_matches('.'));
        let sentences: Vec<&str> = sentences.filter(|sentence| !sentence.is_empty()).collect();
        sentences.join(". ")
    }

    pub fn message(self, log_lines: &[LogLine]) -> String {
        if let Some(deal) = self.table.manual_deals.current() {
            let text = deal.message(self.session.seating(), self.are_hands_dealt());
            let text = self.messages.after_message(text);
            let notices = self.messages.other_notices();
            return notices.chain([text.as_str()]).collect::<Vec<_>>().join("\n");
        }
        let message = self.messages.message(log_lines);
        match &self.learn.review {
            Some(review) => {
                let ReviewPlace { hand, actions_done, action_count } = review.place();
                msg::turn_review_place(action_count, actions_done, hand, message)
            }
            None => message,
        }
    }
}
