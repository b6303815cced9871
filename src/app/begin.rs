//! Games that are begun, and hands that are dealt.

use super::App;
use super::running::Running;
use crate::command::{Command, GameCommand, LearnCommand, TableCommand, WindowKind};
use crate::menu::Row;
use engine::{Cut, Event, Seat};
use game::profile::{Day, LensMode, Person, Preferences, Tutor};
use game::session::{NextHand, Undone};
use words::refused::cannot_deal;
use words::{msg, settings};

impl App {
    /// Begins a game of what is chosen, whose deals come from a number.
    pub(super) fn new_numbered_game(&mut self, chosen: Preferences, number: u64, now: f64) {
        self.session.set_preferences(chosen);
        let events = self.session.new_game(Some(number));
        self.game_begun(&events, now);
    }

    /// Begins the deal of a day, or goes on with the try that counts.
    pub(super) fn start_day(&mut self, day: Day, now: f64) {
        if self.session.day_on_table() == Some(day) {
            self.close(WindowKind::Daily);
            return;
        }
        if self.session.go_on_with_day(day) {
            self.close_windows();
            self.come_to_another_game();
            self.running = Running::default();
            self.moved(now);
        } else {
            let events = self.session.begin_day(day, self.system.clock.today());
            self.game_begun(&events, now);
            self.put_help_away();
        }
    }

    /// In a try at the deal of a day that was played without help so far: turns off what
    /// would be help from this moment on, and says so.
    pub(super) fn put_help_away(&mut self) {
        if self.session.put_help_away() {
            self.messages.notice(|| msg::DAILY_HELP_PUT_AWAY.text());
        }
    }

    /// Whether anything is put away for a try at the deal of a day.
    pub(super) fn has_put_help_away(&self) -> bool {
        !self.session.preferences().put_away.is_nothing()
    }

    /// Whether a command would mark the try at the deal of a day, which was played without
    /// help so far.
    fn marks_day(&self, command: &Command) -> bool {
        let session = &self.session;
        if !session.has_clean_day() {
            return false;
        }
        let viewer = &self.table.choices.viewer;
        // Of what is looked back at nothing is hidden.
        let hides = self.learn.review.is_none();
        match command {
            Command::Learn(LearnCommand::ToggleHint) => {
                self.can_ask_for_hint() && !self.learn.is_hint_asked()
            }
            Command::Learn(LearnCommand::ToggleLens) => {
                hides && session.preferences().display.lens == LensMode::Off
            }
            Command::Learn(LearnCommand::SetTutor(tutor)) => {
                let is_off = session.preferences().display.tutor == Tutor::Off;
                hides && is_off && *tutor != Tutor::Off
            }
            Command::Table(TableCommand::ToggleNestorsHand) => {
                hides && self.may_peek() && !viewer.hands
            }
            Command::Table(TableCommand::ToggleBoneyard) => {
                hides && self.may_peek() && !viewer.boneyard
            }
            Command::Game(GameCommand::Undo) => session.undo_brings() == Some(Undone::Action),
            Command::Game(GameCommand::Restore) => session.preserved().is_some(),
            Command::Game(GameCommand::Restart) => true,
            _ => false,
        }
    }

    /// Asks once whether what would mark the try at the deal of a day is wanted; whether
    /// it has to be asked for again.
    pub(super) fn asks_before_help(&mut self, command: &Command) -> bool {
        if !self.marks_day(command) {
            return false;
        }
        self.asks_once(command)
    }

    /// The same for the lens, which is seen while its key is held.
    pub(super) fn asks_before_held_lens(&mut self) -> bool {
        let marks = self.learn.review.is_none() && self.session.has_clean_day();
        marks && self.asks_once(&Command::Learn(LearnCommand::ToggleLens))
    }

    /// Asks whether this is wanted, and answers that it did; or takes it for an answer that
    /// it is wanted once more.
    fn asks_once(&mut self, command: &Command) -> bool {
        let question =
            Row::of(command).map_or_else(String::new, |row| msg::daily_help_marks(row.name.text()));
        let asks = !self.messages.says(&question);
        if asks {
            self.messages.say(&question);
        } else {
            self.messages.nothing();
        }
        asks
    }

    /// Begins a new game: of what is chosen, or the same again; whoever has no
    /// name is asked for one before they sit down with other people.
    pub(super) fn new_game(&mut self, chosen: Option<Preferences>, now: f64) {
        if chosen.is_none() && self.lacks_name() {
            self.close(WindowKind::NewGame);
            self.open(WindowKind::NewGame);
            return;
        }
        if self.cuts() {
            let set = self.session.preferences();
            let chosen = chosen.unwrap_or_else(|| set.clone());
            self.session.seal_new_game(chosen);
            self.ask_for_cut();
            return;
        }
        let events = match chosen {
            Some(chosen) => self.session.new_game_of(chosen),
            None => self.session.new_game(None),
        };
        self.game_begun(&events, now);
    }

    /// Shows the game that has been begun.
    pub(super) fn game_begun(&mut self, events: &[Event], now: f64) {
        self.close_windows();
        self.table.cover();
        self.running = Running::default();
        self.happened(events, now);
    }

    /// Whether the player has no name, and is to sit down with other people.
    fn lacks_name(&self) -> bool {
        let Preferences {
            rules, opponents, ..
        } = self.session.preferences();
        let mut others = Seat::around(rules.seats).filter_map(|seat| opponents.at(seat));
        let is_nameless = *self.session.name() == Person::nameless();
        is_nameless && others.any(|opponent| opponent.level().is_none())
    }

    /// Starts the game on the table again.
    pub(super) fn restart(&mut self, now: f64) {
        let events = self.session.restart();
        self.game_begun(&events, now);
        self.messages.say(&msg::SAVED_RESTARTED.text());
    }

    /// Plays the game that is over again from the other seat.
    pub(super) fn change_seats(&mut self, now: f64) {
        if self.session.can_change_seats() {
            let events = self.session.change_seats();
            self.game_begun(&events, now);
            self.messages.say(&msg::RESULT_SEATS_CHANGED.text());
        }
    }

    /// Plays the hand that is reviewed again from the other seat.
    pub(super) fn change_seats_in_hand(&mut self, now: f64) {
        let Some(hand) = self.learn.hand_shown() else {
            return;
        };
        if let Some(events) = self.session.change_seats_in_hand(hand - 1) {
            self.game_begun(&events, now);
            self.messages.say(&msg::result_seats_changed_in_hand(hand));
        }
    }

    /// Deals the next hand, or asks where to cut its bones.
    pub(super) fn next_hand(&mut self, now: f64) {
        if self.cuts() && self.session.seal_next_hand().is_some() {
            self.ask_for_cut();
        } else {
            // A new game that was to be cut, and was put off, may still be sealed.
            self.session.put_off();
            self.deal_hand(Cut::NONE, now);
        }
    }

    /// Deals the next hand, cut here, or ends the game that has no other; says so
    /// if not by the rules that are set.
    pub(super) fn deal_hand(&mut self, cut: Cut, now: f64) {
        let next = self.session.next_hand();
        match self.session.deal_sealed(cut) {
            Ok(events) => {
                self.running = Running::default();
                // The lens may have been turned on while the last hand was looked back at.
                self.put_help_away();
                self.happened(&events, now);
                if matches!(next, NextHand::ByOldRules(_)) {
                    let told = move || settings::next_hand(next).unwrap_or_default();
                    self.messages.notice(told);
                }
            }
            Err(reason) => self.messages.say(&cannot_deal(&reason)),
        }
    }
}
