//! Results of games, and how many games had each.

use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

use super::opponents::OWNER;
use engine::{Seats, Team};

/// Minimum number of games for the confidence interval of a mean or a share.
pub(super) const MIN_GAMES_FOR_MEAN: u64 = 5;

/// Result of a game for the side of the profile's owner.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum GameResult {
    /// The owner's side won.
    Won,
    /// Another side won.
    Lost,
    /// No side won.
    Drawn,
}

impl GameResult {
    /// Returns the result for the owner's side. `winner` is `None` if no side won.
    pub fn of(winner: Option<Team>, seats: Seats) -> Self {
        match winner {
            None => Self::Drawn,
            Some(team) if team == seats.team(OWNER) => Self::Won,
            Some(_) => Self::Lost,
        }
    }
}

/// Number of games by result.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Results {
    /// Games that the owner's side won.
    pub won: u32,
    /// Games that another side won.
    pub lost: u32,
    /// Games that no side won.
    pub drawn: u32,
}

/// Shares of games in whole percent, 0 to 100 each, 100 together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Percentages {
    /// The share that the owner's side won.
    pub won: u32,
    /// The share that another side won.
    pub lost: u32,
    /// The share that no side won.
    pub drawn: u32,
}

impl Results {
    /// Returns the number of games, whatever their result.
    pub const fn games(self) -> u64 {
        self.won as u64 + self.lost as u64 + self.drawn as u64
    }

    /// Adds up the results of different games.
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self {
            won: self.won.saturating_add(other.won),
            lost: self.lost.saturating_add(other.lost),
            drawn: self.drawn.saturating_add(other.drawn),
        }
    }

    /// Subtracts the results of games that no longer count; no count falls below 0.
    pub(super) const fn minus(self, other: Self) -> Self {
        Self {
            won: self.won.saturating_sub(other.won),
            lost: self.lost.saturating_sub(other.lost),
            drawn: self.drawn.saturating_sub(other.drawn),
        }
    }

    /// Returns the shares in whole percent; `None` if no game was played.
    ///
    /// Each share is rounded down. The missing points go to the shares that lost most by rounding:
    /// one game won, one lost and one drawn give 34, 33 and 33.
    pub fn percentages(self) -> Option<Percentages> {
        let games = self.games();
        if games == 0 {
            return None;
        }
        let hundredfold = [self.won, self.lost, self.drawn].map(|part| u64::from(part) * 100);
        let mut shares = hundredfold.map(|part| (part / games) as u32);
        let mut by_loss = [0, 1, 2];
        by_loss.sort_by_key(|&part| std::cmp::Reverse(hundredfold[part] % games));
        let missing = 100 - shares.iter().sum::<u32>();
        for &part in by_loss.iter().take(missing as usize) {
            shares[part] += 1;
        }
        let [won, lost, drawn] = shares;
        Some(Percentages { won, lost, drawn })
    }

    /// Returns the 95 % confidence interval of the share of games won, in percent (Wilson's
    /// interval; a drawn game counts half); `None` for fewer than five games.
    pub fn win_share_interval(self) -> Option<(u32, u32)> {
        const DEVIATIONS_OF_95_PERCENT: f64 = 1.96;
        if self.games() < MIN_GAMES_FOR_MEAN {
            return None;
        }
        let games = self.games() as f64;
        let share = (f64::from(self.won) + f64::from(self.drawn) / 2.0) / games;
        let square = DEVIATIONS_OF_95_PERCENT * DEVIATIONS_OF_95_PERCENT / games;
        let middle = share + square / 2.0;
        let half = (square * (share * (1.0 - share) + square / 4.0)).sqrt();
        let percent = |share: f64| (share / (1.0 + square) * 100.0).round() as u32;
        Some((percent((middle - half).max(0.0)), percent(middle + half)))
    }

    pub(super) const fn count_mut(&mut self, result: GameResult) -> &mut u32 {
        match result {
            GameResult::Won => &mut self.won,
            GameResult::Lost => &mut self.lost,
            GameResult::Drawn => &mut self.drawn,
        }
    }
}

/// Counts one game with this result.
impl From<GameResult> for Results {
    fn from(result: GameResult) -> Self {
        let mut one = Self::default();
        *one.count_mut(result) = 1;
        one
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn results(won: u32, lost: u32, drawn: u32) -> Results {
        Results { won, lost, drawn }
    }

    #[test]
    fn percentages_are_whole_and_add_up_to_a_hundred() {
        let cases = [
            (results(1, 0, 0), [100, 0, 0]),
            (results(1, 1, 0), [50, 50, 0]),
            (results(2, 1, 0), [67, 33, 0]),
            (results(1, 2, 0), [33, 67, 0]),
            (results(1, 1, 1), [34, 33, 33]),
            (results(1, 7, 0), [13, 87, 0]),
            (results(7, 1, 0), [88, 12, 0]),
            (results(u32::MAX, u32::MAX, u32::MAX), [34, 33, 33]),
        ];
        for (results, [won, lost, drawn]) in cases {
            let expected = Percentages { won, lost, drawn };
            assert_eq!(results.percentages(), Some(expected), "of {results:?}");
        }
        for won in 0..40 {
            for lost in 1..40 {
                let shares = results(won, lost, 3).percentages().expect("games were played");
                let sum = shares.won + shares.lost + shares.drawn;
                assert_eq!(sum, 100, "of {won} and {lost}");
            }
        }
    }

    #[test]
    fn no_games_give_no_percentages() {
        assert_eq!(Results::default().percentages(), None, "nothing to share");
    }

    #[test]
    fn few_games_give_a_wide_interval_for_the_share_of_wins() {
        for (won, lost, drawn, expected) in [
            (0, 0, 0, None),
            (1, 0, 0, None),
            (2, 1, 1, None),
            (5, 0, 0, Some((57, 100))),
            (0, 10, 0, Some((0, 28))),
            (10, 10, 0, Some((30, 70))),
            (9, 9, 2, Some((30, 70))),
            (600, 400, 0, Some((57, 63))),
        ] {
            let results = Results { won, lost, drawn };
            assert_eq!(results.win_share_interval(), expected, "{results:?}");
        }
    }
}
