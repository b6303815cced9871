//! The title of the game in the bar.

use super::Play;
use crate::menu::Titles;
use engine::Level;
use game::session::RepeatKind;
use words::{daily, levels, msg, rules, sides, turn};

impl Play<'_> {
    pub fn titles(self) -> Titles {
        let preferences = self.session.preferences();
        let rules = self.rules();
        let game = self.session.game();
        if let Some(teaching) = &self.learn.lesson {
            let is_task = teaching.step.task().is_some();
            let name = if is_task { msg::MENU_PRACTICE } else { msg::WINDOW_LESSONS };
            return lesson_titles(name.text());
        }
        let again = game.repeat_kind();
        // A single hand has no target, so the game cannot be recognized from its rules alone.
        let is_one_hand = matches!(again, Some(RepeatKind::OtherSeat { hand: Some(_), .. }));
        let name =
            if is_one_hand { preferences.name_of_hand(rules) } else { preferences.name_of(rules) };
        let name = rules::game(&name);
        let name_and_target = turn::game(name.clone(), rules);
        let played: Vec<Level> = self.shown().seating().levels().collect();
        let level = if self.session.hides_level() {
            Some(msg::LEVEL_ADAPTIVE.text())
        } else {
            levels::level_range(&played)
        };
        // As text, because the largest game numbers exceed what a message can hold as a number.
        let number = game.number().map(|it| msg::turn_game_number(it.to_string()));
        let is_repeated_day = self.session.repeats_day();
        let for_practice = is_repeated_day.then(|| msg::DAILY_FOR_PRACTICE.text());
        let replay_kind = again.map(turn::replay_origin);
        Titles {
            number: game.day().map(|day| msg::daily_titled(daily::date(day))).or(number),
            replay_kind: replay_kind.or(for_practice),
            name_and_target: sides::with_player_count(name_and_target, rules.seats),
            name,
            level: level.unwrap_or_default(),
            can_leave: self.session.can_go_back(),
            is_assisted: self.session.help().is_any(),
        }
    }
}

fn lesson_titles(name: String) -> Titles {
    Titles {
        number: None,
        replay_kind: None,
        name_and_target: name.clone(),
        name,
        level: String::new(),
        can_leave: false,
        is_assisted: false,
    }
}
