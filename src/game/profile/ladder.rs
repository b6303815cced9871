//! The strength of each level in each game, as numbers on the scale of a [`Rating`](super::Rating).

use std::sync::LazyLock;

use engine::{Level, Preset, Seats};
use serde::Deserialize;

/// The rating of a Beginner, at every table.
pub const BEGINNER: f64 = 1000.0;

/// Shares that were won in few games are moved into these limits, in percent, so that a level that
/// won every game is not rated without end.
const LIMITS: (f64, f64) = (2.5, 97.5);

/// The share of games that each level wins against the level below.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Measured {
    game: Preset,
    seats: Seats,
    /// In percent: Easy against Beginner, and so on upwards.
    shares: [f64; Level::ALL.len() - 1],
}

static LADDER: LazyLock<Vec<Measured>> = LazyLock::new(|| {
    let rows = ron::from_str(include_str!("../../../assets/ladder.ron"));
    rows.expect("a test reads the file")
});

/// The ratings of all levels in a game at a table, from the weakest level to the strongest.
///
/// A level that wins as often as it loses against the one below has the same number; one that wins
/// ten of eleven games has 400 more. At a table for three or four, where an even share is a third
/// or a fourth, it has 400 more if it wins ten times as often as each of the others. The shares are
/// those that `arena ladder` measured. Beginner is 1000 everywhere, so numbers of different games
/// only tell how far the levels of each lie apart.
pub fn level_ratings(game: Preset, seats: Seats) -> [f64; Level::ALL.len()] {
    let measured = LADDER.iter().find(|row| row.game == game && row.seats == seats);
    let shares = measured.expect("a test looks for every table").shares;
    let mut ratings = [BEGINNER; Level::ALL.len()];
    for (place, share) in shares.into_iter().enumerate() {
        ratings[place + 1] = ratings[place] + step(share, seats);
    }
    ratings
}

/// The distance between two levels; never negative, as a higher level is at most no better.
fn step(share: f64, seats: Seats) -> f64 {
    let share = share.clamp(LIMITS.0, LIMITS.1);
    let others = f64::from(seats.teams() - 1);
    (400.0 * (others * share / (100.0 - share)).log10()).max(0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_table_was_measured_once() {
        for game in Preset::ALL {
            for seats in Seats::ALL {
                let rows = LADDER.iter().filter(|row| row.game == game && row.seats == seats);
                assert_eq!(rows.count(), 1, "{game:?} for {seats:?}");
            }
        }
    }

    #[test]
    fn a_share_of_games_is_a_distance_between_levels() {
        for (share, seats, expected) in [
            (50.0, Seats::Two, 0),
            (64.0, Seats::Two, 100),
            (76.0, Seats::Two, 200),
            (76.0, Seats::Partners, 200),
            (100.0, Seats::Two, 636),
            (33.4, Seats::Three, 1),
            (50.0, Seats::Three, 120),
            (25.0, Seats::Four, 0),
            (23.3, Seats::Four, 0),
        ] {
            assert_eq!(step(share, seats).round() as i32, expected, "{share} % for {seats:?}");
        }
        let all_fives = level_ratings(Preset::AllFives, Seats::Two).map(|rating| rating as i32);
        assert_eq!(all_fives, [1000, 1080, 1152, 1246, 1344]);
    }
}
