//! Texts on saved games.

use super::{dates, list, rules, sides, turn};
use crate::msg;
use engine::{Bone, Rules, Team};
use game::profile::Preferences;
use game::session::PlayableGame;

/// The suggested name for saving a game: the name of its rules, and the date.
pub fn proposed_name(
    preferences: &Preferences,
    rules: &Rules,
    now: chrono::DateTime<chrono::Utc>,
) -> String {
    let game = rules::game(&preferences.name_of(rules));
    list([game, dates::recent_day(now, now.date_naive())])
}

/// The name of a saved game, or a substitute for an unnamed one.
pub fn name(game: &PlayableGame) -> String {
    let name = game.file.name.as_ref();
    name.map_or_else(|| msg::SAVED_UNNAMED.text(), |name| name.as_str().to_owned())
}

/// The game and its progress: `All Fives to 150, hand 3`.
pub fn game(saved_game: &PlayableGame, preferences: &Preferences) -> String {
    let state = &saved_game.state;
    let rules = state.rules();
    let name = rules::game(&preferences.name_of(rules));
    let game = turn::game(name, rules);
    if state.outcome().is_some() {
        msg::saved_game_over(game)
    } else {
        msg::saved_game_hand(game, state.rounds().len())
    }
}

/// The score of a game: `You 95, Nestor 70`.
pub fn standing(game: &PlayableGame) -> String {
    let state = &game.state;
    let rules = state.rules();
    let scores: Vec<i32> = Team::all(rules.seats).map(|team| state.scores()[team]).collect();
    sides::standing(state.seating(), &scores, rules)
}

/// Describes the small picture of a game for a screen reader.
pub fn picture(bones: &[Bone]) -> String {
    if bones.is_empty() {
        return msg::SAVED_PICTURE_OF_NOTHING.text();
    }
    let bones = list(bones.iter().map(Bone::to_string));
    msg::saved_picture(bones)
}
