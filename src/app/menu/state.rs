//! What the menu bar knows of the program.

use crate::app::App;
use engine::{Level, Seats};
use game::session::PlayedAgain;
use words::id;
use words::{Id, daily, levels, points, rules, sides, turn};

/// What the menus need to know.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each says of one menu item whether it applies"
)]
pub struct MenuState {
    /// Whether there is anything to take back.
    pub can_undo: bool,
    /// Whether anything was taken back that can be done again.
    pub can_redo: bool,
    /// Whether anything has happened since the game began.
    pub can_restart: bool,
    /// Whether a position was preserved.
    pub can_restore: bool,
    /// Whether hidden bones can be laid open: no other person sits there.
    pub may_peek: bool,
    /// Whether there is anything for the coach to give a hint on.
    pub can_ask_for_hint: bool,
    /// Whether the lens is seen.
    pub has_lens: bool,
    /// Whether the bones are still being taken.
    pub is_taking: bool,
    /// Whether Nestor's hand is being shown.
    pub nestors_hand: bool,
    /// Whether the boneyard is being shown.
    pub boneyard: bool,
    /// Whether the whole table is shown, and not only its ends.
    pub is_whole: bool,
    /// Whether it is looked at from near.
    pub is_near: bool,
    /// Whether the view follows the play.
    pub follows_play: bool,
    /// Whether the hands are covered.
    pub is_covered: bool,
    /// Whether the game has a clock that runs, or is paused.
    pub clock_runs: bool,
    /// Whether the game can be given up.
    pub can_give_up: bool,
    /// Whether it is paused.
    pub is_paused: bool,
    /// Whether the game is over.
    pub is_over: bool,
    /// Whether it can be looked back at.
    pub can_look_back: bool,
    /// Whether it is one that can be played again from the other seat.
    pub has_other_seat: bool,
    /// Whether it can be now.
    pub can_change_seats: bool,
    /// Whether hands of it can be, each by itself.
    pub has_other_seat_in_hands: bool,
    /// Whether it is the one try at the deal of a day, and goes on.
    pub is_try_of_day: bool,
    /// Whether it plays deals of another one again, which can be brought back.
    pub can_leave_again: bool,
    /// Whether the hand that is looked back at can be.
    pub can_change_seats_in_hand: bool,
    /// Whether it is looked back at.
    pub is_review: bool,
    /// Whether a lesson lies on the table in its place.
    pub is_lesson: bool,
    /// Whether it can be gone on with from the moment that is shown.
    pub can_try_again: bool,
}

impl MenuState {
    /// Why nothing can be tried again from the moment that is shown, if so.
    pub(super) fn why_not_try_again(&self) -> Option<Id> {
        match (self.is_review, self.can_try_again) {
            (false, _) => Some(id!("why-no-review")),
            (true, true) => None,
            (true, false) if self.is_try_of_day => Some(id!("why-try-of-day")),
            (true, false) => Some(id!("why-not-again")),
        }
    }

    /// Why the game cannot be played again from the other seat, if so.
    pub(super) fn why_not_change_seats(&self) -> Option<Id> {
        match (self.is_over, self.has_other_seat) {
            (false, _) => Some(id!("why-not-over")),
            (true, true) if !self.can_change_seats => Some(id!("why-hand-twice")),
            (true, false) => Some(id!("why-no-other-seat")),
            (true, true) => None,
        }
    }

    /// Why the hand that is looked back at cannot be, if so.
    pub(super) fn why_not_change_seats_in_hand(&self) -> Option<Id> {
        match (self.is_review, self.can_change_seats_in_hand) {
            (false, _) => Some(id!("why-no-review")),
            (true, true) => None,
            (true, false) if !self.has_other_seat_in_hands => Some(id!("why-no-hands-again")),
            (true, false) if self.is_try_of_day => Some(id!("why-try-of-day")),
            (true, false) => Some(id!("why-no-other-seat-hand")),
        }
    }
}

/// What is being played, for the right end of the bar.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Titles {
    /// The number that the game comes from, if the player gave one; or the day.
    pub number: Option<String>,
    /// How it came about, if it plays deals of another one again.
    pub again: Option<String>,
    /// The game and its target.
    pub game: String,
    /// The name of the game alone.
    pub name: String,
    /// How hard Nestors play; empty if there is none.
    pub level: String,
}

impl App {
    /// What the menus need to know.
    pub(in crate::app) fn menu_state(&self) -> MenuState {
        MenuState {
            can_undo: match &self.lesson {
                Some(lesson) => lesson.answer.is_some(),
                None => self.can_undo(),
            },
            can_redo: self.can_redo(),
            can_restart: self.session.can_restart(),
            can_restore: self.session.preserved().is_some(),
            may_peek: self.may_peek(),
            can_ask_for_hint: self.can_ask_for_hint(),
            has_lens: self.has_lens(),
            is_taking: self.taking.is_some(),
            nestors_hand: self.choices.viewer.hands,
            boneyard: self.choices.viewer.boneyard,
            is_whole: self.drawn.is_whole,
            is_near: self.drawn.viewpoint.is_near(),
            follows_play: self.choices.viewpoint.is_none(),
            is_covered: self.screen().is_covered(),
            clock_runs: self.session.clock_runs(),
            can_give_up: self.session.state().can_be_given_up(),
            is_paused: self.is_paused(),
            is_over: self.session.state().outcome().is_some(),
            can_look_back: self.can_look_back(),
            has_other_seat: self.session.has_other_seat(),
            can_change_seats: self.session.can_change_seats(),
            has_other_seat_in_hands: self.session.has_other_seat_in_hands(),
            is_try_of_day: self.session.is_try_of_day(),
            can_leave_again: self.lesson.is_some() || self.session.can_leave_again(),
            can_change_seats_in_hand: self.can_change_seats_in_hand(),
            is_review: self.review.is_some(),
            is_lesson: self.lesson.is_some(),
            can_try_again: self.can_try_again(),
        }
    }

    /// What stands at the right end of the menu bar.
    pub(in crate::app) fn titles(&self) -> Titles {
        let preferences = self.session.preferences();
        let rules = self.rules();
        let target = rules
            .target
            .map(|target| points::shown(i32::from(target), rules));
        let game = self.session.game();
        let number = game.number().map(turn::numbered);
        let number = game.day().map(daily::titled).or(number);
        let number = number.filter(|_| self.lesson.is_none());
        let again = game.played_again().filter(|_| self.lesson.is_none());
        let is_for_practice = self.lesson.is_none() && self.session.practises_day();
        let for_practice = is_for_practice.then(|| daily::FOR_PRACTICE.text());
        let played: Vec<Level> = self.shown().seating().levels().collect();
        let level = levels::of(&played).filter(|_| self.lesson.is_none());
        // A hand that is played alone has no target, and would be no game by name.
        let is_hand = again == Some(PlayedAgain::OtherSeat) && rules.target.is_none();
        let name = if is_hand {
            preferences.name_of_hand(rules)
        } else {
            preferences.name_of(rules)
        };
        let name = rules::game(&name);
        let game = turn::game(&name, target);
        Titles {
            number,
            again: again
                .map(|how| turn::played_again(how, is_hand))
                .or(for_practice),
            name,
            game: match rules.seats {
                Seats::Two => game,
                seats => turn::with_seats(game, sides::seats(seats)),
            },
            level: level.unwrap_or_default(),
        }
    }
}
