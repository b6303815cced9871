//! When a player is ready for the next level.

use engine::Level;

use super::game_id::GameId;
use super::history::History;
use super::offered::adjacent_level;
use super::played_game::PlayedGame;
use super::results::GameResult;

/// The next level is offered after this many wins in the [`LAST_GAMES`].
const MIN_WINS: usize = 6;
/// The number of recent games among which wins are counted.
const LAST_GAMES: usize = 10;

/// Against a Learner, the next level is also offered after this many wins in the [`FIRST_GAMES`].
const MIN_FIRST_WINS: usize = 2;
const FIRST_GAMES: usize = 3;

/// The offer of the next level after a won game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Promotion {
    /// The level that is offered: the next stronger one.
    pub level: Level,
    /// The number of wins among the most recent games.
    pub won: usize,
    /// How many of the most recent games were looked at: ten, or all if there are fewer.
    pub games: usize,
    /// Whether the offer is made for the first time in games of this kind.
    pub is_first: bool,
}

impl History {
    /// Returns the offer of the next level; `None` if this game was not won, or too few of the last
    /// games were. Only listed games of the same kind that were finished without help count.
    pub fn promotion(&self, id: GameId) -> Option<Promotion> {
        let place = self.games().iter().position(|game| game.id == id)?;
        let game = &self.games()[place];
        let level = game.kind.company.level()?;
        let counts = |it: &PlayedGame| it.nth.is_some() && it.is_finished_unaided();
        if !counts(game) || game.result() != GameResult::Won {
            return None;
        }
        let next = adjacent_level(level, true, &game.rules())?;
        let of_kind = self.games()[..=place].iter().filter(|it| it.kind == game.kind && counts(it));
        let won: Vec<bool> = of_kind.map(|it| it.result() == GameResult::Won).collect();
        let (wins, games) = wins_if_enough(level, &won)?;
        let is_first = (1..won.len()).all(|end| wins_if_enough(level, &won[..end]).is_none());
        Some(Promotion { level: next, won: wins, games, is_first })
    }
}

/// Returns the number of wins among the last games, and the number of these games; `None` if the
/// wins are too few for the next level.
fn wins_if_enough(level: Level, won: &[bool]) -> Option<(usize, usize)> {
    let last = &won[won.len().saturating_sub(LAST_GAMES)..];
    let wins = last.iter().filter(|won| **won).count();
    let is_at_first = level == Level::Learner && won.len() <= FIRST_GAMES;
    let enough = if is_at_first { MIN_FIRST_WINS } else { MIN_WINS };
    (wins >= enough).then_some((wins, last.len()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn six_of_the_last_ten_are_enough_and_against_a_learner_two_of_the_first_three() {
        use Level::{Easy, Learner};
        let ready = |level, games: &str| {
            let won: Vec<bool> = games.chars().map(|it| it == '+').collect();
            super::wins_if_enough(level, &won)
        };
        for (level, games, expected) in [
            (Easy, "+++++", None),
            (Easy, "++++++", Some((6, 6))),
            (Easy, "-+-+-+-+++", Some((6, 10))),
            (Easy, "++++------++", None),
            (Easy, "------------++++++", Some((6, 10))),
            (Learner, "+", None),
            (Learner, "++", Some((2, 2))),
            (Learner, "+-+", Some((2, 3))),
            (Learner, "-+-+", None),
            (Learner, "--++++++", Some((6, 8))),
        ] {
            assert_eq!(ready(level, games), expected, "{level:?}: {games}");
        }
    }
}
