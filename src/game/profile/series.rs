//! A series of games: the first side to win a set number of games wins the series.

use serde::{Deserialize, Serialize};

use engine::{ByTeam, Seats, Team};

/// The number of games that win a series.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct SeriesLength(u8);

impl SeriesLength {
    /// The lengths that can be chosen.
    pub const ALL: [Self; 5] = [Self(2), Self(3), Self(5), Self(7), Self(10)];

    /// Returns the number of games that a side has to win.
    pub const fn games(self) -> u8 {
        self.0
    }

    /// Returns the maximum number of games, for a name such as "best of five"; `None` for long
    /// series, and with more than two sides.
    pub const fn best_of(self, seats: Seats) -> Option<u8> {
        if seats.team_count() == 2 && self.0 <= 3 { Some(2 * self.0 - 1) } else { None }
    }
}

impl From<SeriesLength> for u8 {
    fn from(length: SeriesLength) -> Self {
        length.0
    }
}

impl TryFrom<u8> for SeriesLength {
    type Error = String;

    fn try_from(games: u8) -> Result<Self, Self::Error> {
        let found = Self::ALL.into_iter().find(|length| length.0 == games);
        found.ok_or_else(|| format!("no series is won by {games} games"))
    }
}

/// The score of a series of games.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Series {
    /// The number of games that a side has to win.
    pub length: SeriesLength,
    /// The number of games that each side has won.
    pub won: ByTeam<u8>,
}

impl Series {
    /// A series before its first game.
    pub fn new(length: SeriesLength) -> Self {
        Self { length, won: ByTeam::default() }
    }

    /// Returns the series after a game that `winner` won; a tied game (`None`) changes nothing.
    #[must_use]
    pub fn after(mut self, winner: Option<Team>) -> Self {
        if let Some(winner) = winner {
            self.won[winner] = self.won[winner].saturating_add(1);
        }
        self
    }

    /// Returns the side that has won the series; `None` while it goes on.
    pub fn winner(&self, seats: Seats) -> Option<Team> {
        Team::all(seats).find(|team| self.won[*team] >= self.length.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_side_with_enough_wins_wins_the_series() {
        let [us, them] = [0, 1].map(|n| Team::all(Seats::Two).nth(n).expect("two sides"));
        let games = [Some(us), None, Some(them), Some(us), Some(us)];
        let mut series = Series::new(SeriesLength(3));
        let winners = games.map(|winner| {
            series = series.after(winner);
            series.winner(Seats::Two)
        });
        assert_eq!(winners, [None, None, None, None, Some(us)]);
        assert_eq!((series.won[us], series.won[them]), (3, 1));
    }

    #[test]
    fn a_length_that_cannot_be_chosen_is_refused() {
        assert!(ron::from_str::<SeriesLength>("1").is_err(), "one game is no series");
        assert_eq!(ron::from_str("5"), Ok(SeriesLength(5)));
        assert_eq!(SeriesLength(3).best_of(Seats::Partners), Some(5));
        assert_eq!(SeriesLength(3).best_of(Seats::Three), None, "several may win twice");
    }
}
