//! The unit of scores: points or hands, which cannot be added together.

use super::played_game::PlayedGame;
use engine::Rules;

/// The unit of the scores in a selection of games.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum ScoreUnit {
    /// Every game counts points. Also used if there are no games.
    #[default]
    Points,
    /// Every game counts the hands won.
    Hands,
    /// Some games count points and others count hands. Figures about scores leave out those that
    /// count hands.
    Both,
}

impl ScoreUnit {
    /// Returns the unit that the games have in common, or [`Self::Both`].
    pub fn of<'a>(games: impl IntoIterator<Item = &'a PlayedGame>) -> Self {
        let mut games = games.into_iter().map(|game| game.rules().counts_hands());
        let first = games.next();
        match first {
            Some(first) if games.any(|other| other != first) => Self::Both,
            Some(true) => Self::Hands,
            _ => Self::Points,
        }
    }

    /// Whether figures about scores include a game with these rules.
    pub(super) const fn includes(self, rules: &Rules) -> bool {
        rules.counts_hands() == matches!(self, Self::Hands)
    }
}
