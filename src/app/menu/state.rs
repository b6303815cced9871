//! What the menu bar knows of the program.

use egui::Context;

use crate::app::App;
use engine::{Level, Seats};
use game::profile::Tutor;
use game::session::PlayedAgain;
use words::{daily, levels, msg, points, rules, sides, turn};

/// What decides which commands are possible, and which switches are on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each says of one command whether it applies"
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
    /// Whether the bone counter is shown.
    pub has_lens: bool,
    /// From which cost on the tutor asks.
    pub tutor: Tutor,
    /// Whether the bones are still being taken.
    pub is_taking: bool,
    /// Whether the other hands are laid open.
    pub nestors_hand: bool,
    /// Whether the boneyard is laid open.
    pub boneyard: bool,
    /// Whether the log is shown.
    pub has_log: bool,
    /// Whether the table shows only the ends of the line.
    pub has_ends_only: bool,
    /// Whether the window fills the screen.
    pub is_full_screen: bool,
    /// Whether sounds are on.
    pub has_sound: bool,
    /// Whether the hands are covered.
    pub is_covered: bool,
    /// Whether the game is played with a clock.
    pub has_clock: bool,
    /// Whether that clock runs, or is paused.
    pub clock_runs: bool,
    /// Whether the game can be given up.
    pub can_give_up: bool,
    /// Whether it is paused.
    pub is_paused: bool,
    /// Whether the game is over.
    pub is_over: bool,
    /// Whether it can be reviewed.
    pub can_look_back: bool,
    /// Whether it is being reviewed.
    pub is_review: bool,
    /// Whether a lesson lies on the table in its place.
    pub is_lesson: bool,
}

/// What is being played, for the middle of the bar.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Titles {
    /// The number that the game comes from, if the player gave one; or the day.
    pub number: Option<String>,
    /// How the game came about, if it plays deals of another one again.
    pub again: Option<String>,
    /// The game and its target.
    pub game: String,
    /// The name of the game alone.
    pub name: String,
    /// How hard Nestors play; empty if there is none.
    pub level: String,
    /// Whether another game waits for the end of this one.
    pub can_leave: bool,
    /// Whether the player had help in this game.
    pub is_assisted: bool,
}

impl App {
    /// What decides which commands are possible.
    pub(in crate::app) fn menu_state(&self, ctx: &Context) -> MenuState {
        let display = &self.session.preferences().display;
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
            tutor: display.tutor,
            is_taking: self.taking.is_some(),
            nestors_hand: self.choices.viewer.hands,
            boneyard: self.choices.viewer.boneyard,
            has_log: self.has_log(),
            has_ends_only: self.has_ends_only(),
            is_full_screen: ctx.input(|input| input.viewport().fullscreen == Some(true)),
            has_sound: display.sound,
            is_covered: self.screen().is_covered(),
            has_clock: self.session.state().rules().clock,
            clock_runs: self.session.clock_runs(),
            can_give_up: self.session.state().can_be_given_up(),
            is_paused: self.is_paused(),
            is_over: self.session.state().outcome().is_some(),
            can_look_back: self.can_look_back(),
            is_review: self.review.is_some(),
            is_lesson: self.lesson.is_some(),
        }
    }

    /// What stands in the middle of the bar.
    pub(in crate::app) fn titles(&self) -> Titles {
        let preferences = self.session.preferences();
        let rules = self.rules();
        let target = rules
            .target
            .map(|target| points::shown(i32::from(target), rules));
        let game = self.session.game();
        let is_game = self.lesson.is_none();
        let again = game.played_again();
        // A hand that is played alone has no target, and would be no game by name.
        let is_hand = is_game && again == Some(PlayedAgain::OtherSeat) && rules.target.is_none();
        let name = if is_hand {
            preferences.name_of_hand(rules)
        } else {
            preferences.name_of(rules)
        };
        let name = rules::game(&name);
        let titled = turn::game(&name, target);
        let played: Vec<Level> = self.shown().seating().levels().collect();
        let level = levels::of(&played).filter(|_| is_game);
        let number = game.number().map(turn::numbered);
        let for_practice = self.session.practises_day();
        let for_practice = for_practice.then(|| msg::DAILY_FOR_PRACTICE.text());
        let again = again.map(|how| turn::played_again(how, is_hand));
        Titles {
            number: game.day().map(daily::titled).or(number).filter(|_| is_game),
            again: again.or(for_practice).filter(|_| is_game),
            game: match rules.seats {
                Seats::Two => titled,
                seats => msg::bar_game_seats(titled, sides::seats(seats)),
            },
            name,
            level: level.unwrap_or_default(),
            can_leave: is_game && self.session.can_leave_again(),
            is_assisted: is_game && game.helped(),
        }
    }
}
