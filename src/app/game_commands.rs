//! Carries out commands about the game: begin, undo, pause, give up, deal.

use std::rc::Rc;

use egui::Context;

use super::App;
use super::game_clock::GameClock;
use super::leaving::LeavingAction;
use crate::command::{GameCommand, WindowKind};
use crate::play::{PresentPerson, Screen};
use engine::{Cut, Event};
use game::profile::{Day, Help, Person, Preferences};
use game::session::{NextHand, Session, Step};
use words::names::display_name;
use words::refused::{cannot_deal, why_refused};
use words::{Who, msg, settings};

impl App {
    pub(super) fn run_game_command(&mut self, ctx: &Context, command: GameCommand, now: f64) {
        match command {
            GameCommand::New => self.new_game(None, now),
            GameCommand::Start(chosen) => self.new_game(Some(*chosen), now),
            GameCommand::StartNumbered(chosen, number) => {
                self.begin_game(now, |session| session.new_game_with(*chosen, Some(number)));
            }
            GameCommand::StartDay(day) => self.start_day(day, now),
            GameCommand::Restart => {
                let events = self.session.restart();
                self.show_new_game(&events, now);
                self.messages.show(&msg::SAVED_RESTARTED.text());
            }
            GameCommand::ChangeSeats => {
                if self.session.can_change_seats() {
                    let events = self.session.change_seats();
                    self.show_new_game(&events, now);
                    self.messages.show(&msg::RESULT_SEATS_CHANGED.text());
                }
            }
            GameCommand::ReplayHandFromOtherSeat => {
                if let Some(hand) = self.learn.shown_hand_number()
                    && let Some(events) = self.session.replay_hand_from_other_seat(hand - 1)
                {
                    self.show_new_game(&events, now);
                    self.messages.show(&msg::result_seats_changed_in_hand(hand));
                }
            }
            GameCommand::LeaveReplay => {
                if self.session.go_back() {
                    self.show_other_game(now);
                    self.messages.show(&msg::TURN_OWN_GAME_BACK.text());
                }
            }
            GameCommand::NewHand => self.next_hand(now),
            GameCommand::Deal(cut) => {
                self.close(WindowKind::Cut);
                if self.session.seals_new_game() {
                    self.try_begin_game(now, |session| session.deal_sealed(cut).ok());
                } else {
                    self.deal_hand(cut, now);
                }
            }
            GameCommand::ChooseDealing(deals) => {
                self.table.manual_deals.mark_asked_to_deal();
                self.change_preferences(|preferences| preferences.display.take_for_me = deals);
            }
            GameCommand::Undo | GameCommand::Redo if self.ignores_held_key(ctx, &command, now) => {}
            GameCommand::Undo => self.undo(now),
            GameCommand::Redo => self.redo(now),
            GameCommand::Bookmark => {
                self.session.set_bookmark();
                let message = if self.learn.review.is_some() {
                    msg::TURN_PRESERVED_AS_IT_STANDS
                } else {
                    msg::TURN_PRESERVED
                };
                self.messages.show(&message.text());
            }
            GameCommand::GoToBookmark => {
                let message = if self.session.restore_bookmark() {
                    msg::TURN_RESTORED
                } else if self.session.shared_state().bookmark().is_some() {
                    msg::WHY_BOOKMARK_NOT_PLAYABLE
                } else {
                    msg::WHY_NO_BOOKMARK
                };
                self.show_other_game(now);
                self.messages.show(&message.text());
            }
            GameCommand::Pause => self.pause(ctx),
            GameCommand::GiveUp => {
                let leaving = self.windows.leaving.take();
                match (self.session.give_up(self.table.seat()), leaving) {
                    (Ok(events), None) => self.show_new_events(&events, now),
                    (Ok(_), Some(leaving)) => self.leave_game_for(ctx, leaving, now),
                    (Err(error), _) => self.messages.show(&why_refused(&error.reason)),
                }
            }
            GameCommand::RevealHand => self.uncover(ctx),
            GameCommand::MarkAssisted => self.session.note_help(Help::Knowledge),
            GameCommand::SetLevel(level) => {
                self.session.set_level(level);
                if self.session.game().day().is_some() && self.session.state().outcome().is_none() {
                    self.messages.show(&msg::DAILY_LEVEL_STAYS.text());
                }
            }
            GameCommand::SetPreferences(chosen) => self.session.choose_preferences(*chosen),
            GameCommand::SetRules(rules) => {
                self.session.set_next_rules(rules);
                if self.session.has_waiting_rules() {
                    let when = settings::next_hand(self.session.next_hand());
                    let when = when.unwrap_or_else(|| msg::SETTINGS_FROM_THE_NEXT_HAND.text());
                    self.messages.show(&when);
                }
            }
            GameCommand::ClearTally => {
                self.session.clear_tally();
                self.messages.show(&msg::TURN_TALLY_CLEARED.text());
            }
        }
    }

    pub(super) fn change_preferences(&mut self, change: impl FnOnce(&mut Preferences)) {
        let mut preferences = self.session.preferences().clone();
        change(&mut preferences);
        self.session.set_preferences(preferences);
    }

    /// Begins the daily game, or continues the try that counts if it is unfinished.
    fn start_day(&mut self, day: Day, now: f64) {
        let has_unfinished_try = self.session.can_resume_day(day);
        if self.session.day_on_table() == Some(day) {
            self.close(WindowKind::Daily);
        } else if self.session.resume_day(day) {
            self.close_windows();
            self.show_other_game(now);
            self.system.game_clock = GameClock::default();
        } else {
            let today = self.system.clock.today();
            self.begin_game(now, |session| session.begin_day(day, today));
            self.notify_help_suspended();
            if has_unfinished_try {
                self.messages.notify(|| msg::DAILY_TRY_LOST.text());
            }
        }
    }

    /// Shows a notice, once per game, if help is suspended because a daily game has been played
    /// without help so far.
    pub(super) fn notify_help_suspended(&mut self) {
        self.session.end_lent_help();
        let game = self.session.game().id();
        let suspended_in = Some(game).filter(|_| self.session.suspends_help());
        let before = std::mem::replace(&mut self.learn.help_suspended_in, suspended_in);
        if suspended_in.is_some() && suspended_in != before {
            self.messages.notify(|| msg::DAILY_HELP_PUT_AWAY.text());
        }
    }

    /// Begins a new game with the chosen preferences, or with those of the last game. A player
    /// without a name is first asked for one if other people take part.
    fn new_game(&mut self, chosen: Option<Preferences>, now: f64) {
        if chosen.is_none() && lacks_name(self.session.name(), self.session.preferences()) {
            self.close(WindowKind::NewGame);
            self.open(WindowKind::NewGame);
            return;
        }
        let preferences = self.session.preferences();
        if preferences.display.cut {
            let chosen = chosen.unwrap_or_else(|| preferences.clone());
            self.session.seal_new_game(chosen);
            self.ask_for_cut();
            return;
        }
        self.begin_game(now, |session| match chosen {
            Some(chosen) => session.new_game_with(chosen, None),
            None => session.new_game(None),
        });
    }

    /// Begins a game. If it replaces an unfinished one, shows a message that undo brings that one
    /// back.
    fn begin_game(&mut self, now: f64, begin: impl FnOnce(&mut Session) -> Vec<Event>) {
        self.try_begin_game(now, |session| Some(begin(session)));
    }

    fn try_begin_game(&mut self, now: f64, begin: impl FnOnce(&mut Session) -> Option<Vec<Event>>) {
        let keeps = self.session.would_replace_unfinished();
        if let Some(events) = begin(&mut self.session) {
            self.show_new_game(&events, now);
            if keeps {
                // Undo does not leave a game with a running clock.
                let is_timed = self.session.state().can_be_given_up();
                let keeps = if is_timed { msg::NEW_GAME_KEEPS_TIMED } else { msg::NEW_GAME_KEEPS };
                self.messages.show_to_all(&keeps.text());
            }
        }
    }

    /// Shows a game that has just begun, and starts its clock. Closes all windows.
    fn show_new_game(&mut self, events: &[Event], now: f64) {
        self.close_windows();
        self.table.widget.end_game(now);
        // The log of the new game is shown once the bones have been dealt.
        self.table.log_lines = Rc::default();
        self.messages.leave_position();
        self.learn.lens.shows_while_held = false;
        self.table.cover_hands();
        self.system.game_clock = GameClock::default();
        self.show_new_events(events, now);
    }

    /// Deals the next hand, or asks first where to cut its bones.
    pub(super) fn next_hand(&mut self, now: f64) {
        let cuts = self.session.preferences().display.cut;
        if cuts && self.session.seal_next_hand().is_some() {
            self.ask_for_cut();
        } else {
            // A new game may still be sealed, if the player put off its cut.
            self.session.drop_sealed();
            self.deal_hand(Cut::NONE, now);
        }
    }

    fn ask_for_cut(&mut self) {
        // The question is on the table, which windows would cover.
        self.close_windows();
        self.table.bones_before_cut = 0;
        self.open(WindowKind::Cut);
    }

    /// Deals the next hand with this cut, or ends the game after its last hand. Shows a notice if
    /// the hand is dealt by older rules than those set now.
    fn deal_hand(&mut self, cut: Cut, now: f64) {
        let next = self.session.next_hand();
        match self.session.deal_sealed(cut) {
            Ok(events) => {
                self.system.game_clock = GameClock::default();
                // The bone counter may have been turned on while the last hand was reviewed.
                self.notify_help_suspended();
                self.show_new_events(&events, now);
                if matches!(next, NextHand::NewRulesRefused(_)) {
                    let message = move || settings::next_hand(next).unwrap_or_default();
                    self.messages.notify(message);
                }
            }
            Err(reason) => self.messages.show(&cannot_deal(&reason)),
        }
    }

    /// Uncovers the hand for a person who has confirmed that they are at the screen.
    fn uncover(&mut self, ctx: &Context) {
        match self.screen() {
            Screen::Paused(_) => self.pause(ctx),
            Screen::Covered(seat) => {
                self.table.present = Some(PresentPerson::at(seat));
                // The message was meant for the person who was there before.
                self.messages.clear();
                let shown = self.learn.shown(&self.session);
                self.table.set_viewer_seat(seat, shown, &self.session);
            }
            _ => {}
        }
    }

    /// Pauses the game or continues it. Clears the selection.
    pub(super) fn pause(&mut self, ctx: &Context) {
        ctx.stop_dragging();
        if !self.session.clock_runs() {
            self.messages.show(&msg::WHY_NO_CLOCK.text());
            return;
        }
        self.session.save_clock();
        self.system.game_clock.toggle_pause();
        self.table.clear_selection();
    }

    /// Whether undo or redo must ignore a held key: the last step is still being animated, or undo
    /// would leave this game or ask a question.
    fn ignores_held_key(&self, ctx: &Context, command: &GameCommand, now: f64) -> bool {
        let stops = *command == GameCommand::Undo && !self.can_repeat_undo();
        has_key_repeat(ctx) && (stops || self.table.widget.is_running(now))
    }

    fn can_repeat_undo(&self) -> bool {
        let session = &self.session;
        let is_own = session.undo_seat() == Some(self.table.seat());
        session.next_undo() == Some(Step::Action)
            && is_own
            && !session.undo_reopens_counted_game()
            && !self.table.manual_deals.has_deal_of_round(session.state())
    }

    /// Takes back the last step. If another person made it, the player must ask for undo twice,
    /// because the viewer may not know whose step it is.
    fn undo(&mut self, now: f64) {
        let session = &self.session;
        // If the tally or the history was cleared after the last bone was taken, that is undone
        // first.
        let is_cleared = matches!(session.next_undo(), Some(Step::Tally | Step::History));
        if !is_cleared && self.table.manual_deals.undo(session.state()) {
            self.save_backs_taken();
            self.show_manual_deal_step(now);
            self.messages.show(&msg::TAKING_TAKEN_BACK.text());
            return;
        }
        // The lead may have been automatic, so that it is the only action to undo.
        let leaves_hand = session.undo_leaves_hand()
            && self.table.manual_deals.has_deal_of_round(session.state());
        let leaves_hand = leaves_hand.then(|| {
            if self.table.manual_deals.is_under_way() {
                msg::TAKING_UNDO_LEAVES.text()
            } else {
                msg::TAKING_UNDO_LEAVES_HAND.text()
            }
        });
        if self.ask_unless_shown(leaves_hand) {
            return;
        }
        if self.session.undo_would_give_up() {
            self.messages.show(&msg::TURN_GIVE_UP_FIRST.text());
            return;
        }
        let leaves = self.session.undo_leaves_closed_game();
        if self.ask_unless_shown(leaves.then(|| msg::TURN_LEAVES_CLOSED_GAME.text())) {
            return;
        }
        let uncounts = self.session.undo_reopens_counted_game();
        let uncounts = uncounts.then(|| msg::TURN_TAKES_OUT.text());
        let reached = self.session.undo_seat();
        // While the hands are covered, it is unknown who is undoing.
        let is_covered = self.screen().is_covered();
        let others = reached.filter(|seat| *seat != self.table.seat() && !is_covered);
        let others = others.map(|other| {
            msg::turn_undoes_others(display_name(self.session.seating()[other].name()))
        });
        // One confirmation is enough for both questions.
        let question: Vec<String> = uncounts.into_iter().chain(others).collect();
        if self.ask_unless_shown((!question.is_empty()).then(|| question.join(" "))) {
            return;
        }
        if is_covered {
            // Whoever was there before may have passed the screen on.
            self.table.forget_person();
        }
        let was_assisted = self.session.help().is_any();
        let before = self.history_cleared_below();
        let mut undone = self.session.undo();
        // All bones that one press drew are one step.
        while undone == Some(Step::Action)
            && self.play().was_last_action_draw()
            && self.play().draws_until_fit()
        {
            undone = self.session.undo();
        }
        self.show_after_undo(undone, now);
        let turn = self.session.state().turn();
        let turn = turn.unwrap_or_else(|| self.table.seat());
        let is_now_assisted = !was_assisted && self.session.help().is_any();
        let message = match undone {
            Some(Step::Action) => {
                let undone = msg::turn_undone(&Who::at(self.session.seating(), turn));
                if is_now_assisted { msg::turn_undone_assists(undone) } else { undone }
            }
            Some(Step::Game) => msg::TURN_GAME_BACK.text(),
            Some(Step::Tally) => msg::TURN_TALLY_BACK.text(),
            Some(Step::History) => self.history_message(before).text(),
            None => msg::WHY_NOTHING_TO_UNDO.text(),
        };
        self.messages.show_to_all(&message);
        self.notify_left_out_game();
    }

    fn redo(&mut self, now: f64) {
        if self.table.manual_deals.redo() {
            self.save_backs_taken();
            self.show_manual_deal_step(now);
            self.messages.show(&msg::TURN_DONE_AGAIN.text());
            return;
        }
        if self.screen().is_covered() {
            self.table.forget_person();
        }
        let before = self.history_cleared_below();
        let mut done = self.session.redo();
        while done == Some(Step::Action) && self.session.can_redo() && self.play().draws_until_fit()
        {
            done = self.session.redo();
        }
        self.show_after_undo(done, now);
        let message = match done {
            Some(Step::Action) => msg::TURN_DONE_AGAIN,
            Some(Step::Game) => msg::TURN_LATER_GAME_BACK,
            Some(Step::Tally) => msg::TURN_TALLY_CLEARED_AGAIN,
            Some(Step::History) => self.history_message(before),
            None => msg::WHY_NOTHING_TO_REDO,
        };
        self.messages.show_to_all(&message.text());
        self.notify_left_out_game();
    }

    /// Shows a notice, once, if undo or redo has skipped a game whose record cannot be replayed.
    fn notify_left_out_game(&mut self) {
        if self.session.take_left_out() {
            self.messages.notify(|| msg::TURN_GAME_LEFT_OUT.text());
        }
    }

    /// The number of the first game that is not cleared from the history.
    fn history_cleared_below(&self) -> u32 {
        self.session.shared_state().present().cleared.history
    }

    /// Returns the message after undo or redo has cleared the history or brought it back. `before`
    /// is the value of [`Self::history_cleared_below`] before that step.
    fn history_message(&self, before: u32) -> msg::MessageId {
        if self.history_cleared_below() < before {
            msg::TURN_HISTORY_BACK
        } else {
            msg::TURN_HISTORY_CLEARED_AGAIN
        }
    }

    /// Shows a question that the player confirms by repeating the command, unless it is shown
    /// already. Returns whether it must be confirmed first.
    fn ask_unless_shown(&mut self, question: Option<String>) -> bool {
        let question = question.filter(|question| !self.messages.is_showing(question));
        if let Some(question) = &question {
            self.messages.ask(question);
        }
        question.is_some()
    }

    /// Shows the table after undo or redo of this step; `None` if there was nothing to undo or
    /// redo.
    fn show_after_undo(&mut self, step: Option<Step>, now: f64) {
        if step.is_some() {
            self.messages.mark_notices_read();
        }
        if step == Some(Step::Game) {
            self.show_other_game(now);
        } else {
            self.show_other_position(now);
        }
    }

    /// Shows the table after undo or redo while bones are taken by hand.
    fn show_manual_deal_step(&mut self, now: f64) {
        self.table.clear(now);
        if self.table.manual_deals.is_dealt() {
            self.show_deal(now);
        } else {
            self.wait_for_next_bone(now);
        }
    }

    /// Asks whether to give the game up for this action.
    pub(super) fn ask_to_leave(&mut self, leaving: LeavingAction) {
        self.close(WindowKind::GiveUp);
        self.windows.leaving = Some(leaving);
        self.open(WindowKind::GiveUp);
    }

    /// Carries out the action for which the player has left the game.
    pub(super) fn leave_game_for(&mut self, ctx: &Context, action: LeavingAction, now: f64) {
        match action {
            LeavingAction::Command(command) => self.carry_out(ctx, command, now),
            LeavingAction::OpenGame(game) => self.put_on_table(*game, now),
            LeavingAction::ReviewGame(game) => self.review_finished(*game, now),
        }
        ctx.request_repaint();
    }
}

/// Whether this frame has the repeated press of a key that is held down.
fn has_key_repeat(ctx: &Context) -> bool {
    let is_repeat = |event: &egui::Event| matches!(event, egui::Event::Key { repeat: true, .. });
    ctx.input(|input| input.raw.events.iter().any(is_repeat))
}

/// Whether a player who has neither a name nor a name used in its place would sit down with other
/// people.
fn lacks_name(name: &engine::Name, preferences: &Preferences) -> bool {
    *name == Person::nameless() && preferences.stand_in.is_none() && preferences.has_other_people()
}
