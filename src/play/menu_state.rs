//! The state of the menu bar.

use egui::Context;

use super::Play;
use crate::menu::{MenuState, Titles};
use engine::Level;
use game::session::Again;
use words::{daily, levels, msg, rules, sides, turn};

impl Play<'_> {
    /// The state that decides which commands are possible and which switches are on.
    pub fn menu_state(self, ctx: &Context) -> MenuState {
        MenuState {
            is_full_screen: ctx.input(|input| input.viewport().fullscreen == Some(true)),
            ..self.possible()
        }
    }

    /// The state that decides which commands are possible.
    pub fn possible(self) -> MenuState {
        let display = self.session.display();
        MenuState {
            can_undo: match &self.learn.lesson {
                Some(lesson) => lesson.can_undo(),
                None => self.session.can_undo() || self.table.deal.can_undo(self.session.state()),
            },
            can_redo: self.session.can_redo() || self.table.deal.can_redo(),
            can_restart: self.session.can_restart(),
            has_bookmark: self.session.saved().preserved().is_some(),
            may_peek: self.may_peek(),
            can_ask_for_hint: self.can_ask_for_hint(),
            has_lens: self.has_lens(),
            tutor: display.tutor,
            is_taking: self.is_dealing(),
            nestors_hand: self.table.viewer.hands,
            boneyard: self.table.viewer.boneyard,
            has_log: self.has_log(),
            has_ends_only: self.has_ends_only(),
            is_full_screen: false,
            has_sound: display.sound,
            is_covered: self.screen().is_covered(),
            has_clock: self.session.state().rules().clock,
            clock_runs: self.session.clock_runs(),
            can_give_up: self.session.state().can_be_given_up(),
            is_paused: self.stands_still(),
            is_over: self.session.state().outcome().is_some(),
            can_look_back: self.can_look_back(),
            is_review: self.is_review(),
            is_lesson: self.learn.lesson.is_some(),
        }
    }

    /// The titles in the middle of the bar.
    pub fn titles(self) -> Titles {
        let preferences = self.session.preferences();
        let rules = self.rules();
        let game = self.session.game();
        if self.learn.lesson.is_some() {
            return of_lesson();
        }
        let again = game.again();
        // A hand that is played alone has no target, and would be no game by name.
        let is_hand = matches!(again, Some(Again::OtherSeat { hand: Some(_), .. }));
        let name = if is_hand {
            preferences.name_of_hand(rules)
        } else {
            preferences.name_of(rules)
        };
        let name = rules::game(&name);
        let titled = turn::game(name.clone(), rules);
        let played: Vec<Level> = self.shown().seating().levels().collect();
        let level = levels::of(&played);
        // As text, because the largest numbers are larger than a message can count.
        let number = game
            .number()
            .map(|it| msg::turn_game_number(it.to_string()));
        let for_practice = self.session.practises_day();
        let for_practice = for_practice.then(|| msg::DAILY_FOR_PRACTICE.text());
        let again = again.map(turn::played_again);
        Titles {
            number: game
                .day()
                .map(|day| msg::daily_titled(daily::date(day)))
                .or(number),
            again: again.or(for_practice),
            game: sides::with_seats(titled, rules.seats),
            name,
            level: level.unwrap_or_default(),
            can_leave: self.session.can_go_back(),
            is_assisted: self.session.help().is_any(),
        }
    }
}

/// The position of a lesson is no game by name.
fn of_lesson() -> Titles {
    let name = msg::WINDOW_LESSONS.text();
    Titles {
        number: None,
        again: None,
        game: name.clone(),
        name,
        level: String::new(),
        can_leave: false,
        is_assisted: false,
    }
}
