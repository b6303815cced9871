//! What the scores of some games count: points and hands cannot be summed up together.

use super::played_game::PlayedGame;
use engine::Rules;

/// What the scores of some games count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Counted {
    /// Points.
    #[default]
    Points,
    /// Hands won.
    Hands,
    /// Points in some games and hands in others, which are left out of figures about scores.
    Both,
}

impl Counted {
    /// What the scores of these games count.
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
    pub(super) const fn has(self, rules: &Rules) -> bool {
        rules.counts_hands() == matches!(self, Self::Hands)
    }
}
