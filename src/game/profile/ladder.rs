//! The strength of each level in each game, as numbers on the scale of a [`Rating`](super::Rating).

use std::collections::HashMap;
use std::sync::LazyLock;

use engine::{Level, Preset, Seats};
use nestor::percent_won_against_level_below;

/// The rating of a Beginner in every game, on which the other ratings are based.
pub const BEGINNER_RATING: f64 = 1000.0;

/// Limits for the measured shares, in percent, so that a level that won every game has a finite
/// rating.
const SHARE_LIMITS_PERCENT: (f64, f64) = (2.5, 97.5);

/// Returns the ratings of all levels in a game, from the weakest level to the strongest.
///
/// A level that wins as often as it loses against the one below has the same rating; one that wins
/// ten of eleven games has 400 more. At a table for three or four, where an even share is a third
/// or a fourth, a level has 400 more if it wins ten times as often as each of the others. The
/// shares are those that `arena ladder` measured. Beginner is 1000 in every game, so the ratings of
/// different games cannot be compared.
pub fn level_ratings(game: Preset, seats: Seats) -> [f64; Level::ALL.len()] {
    static RATINGS: LazyLock<HashMap<(Preset, Seats), [f64; Level::ALL.len()]>> =
        LazyLock::new(|| {
            let games = Preset::ALL.into_iter();
            let tables = games.flat_map(|game| Seats::ALL.map(move |seats| (game, seats)));
            tables.map(|(game, seats)| ((game, seats), compute_ratings(game, seats))).collect()
        });
    RATINGS[&(game, seats)]
}

fn compute_ratings(game: Preset, seats: Seats) -> [f64; Level::ALL.len()] {
    let rules = game.rules(seats);
    let step_from_below = |level: Level| {
        let share = percent_won_against_level_below(&rules, level);
        share.map_or(0.0, |share| rating_step(share.into(), seats))
    };
    let mut ratings = [BEGINNER_RATING; Level::ALL.len()];
    let beginner = Level::Beginner.index();
    for place in (beginner + 1)..ratings.len() {
        ratings[place] = ratings[place - 1] + step_from_below(Level::ALL[place]);
    }
    for place in (0..beginner).rev() {
        ratings[place] = ratings[place + 1] - step_from_below(Level::ALL[place + 1]);
    }
    ratings
}

/// Returns the difference in rating to the level below, from the share won against that level, in
/// percent. The difference is never negative: a higher level is at least as strong, and a share
/// that says otherwise was measured in too few games.
fn rating_step(share: f64, seats: Seats) -> f64 {
    let share = share.clamp(SHARE_LIMITS_PERCENT.0, SHARE_LIMITS_PERCENT.1);
    let others = f64::from(seats.team_count() - 1);
    (400.0 * (others * share / (100.0 - share)).log10()).max(0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_share_of_wins_gives_the_step_between_levels() {
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
            assert_eq!(
                rating_step(share, seats).round() as i32,
                expected,
                "{share} % for {seats:?}"
            );
        }
    }

    #[test]
    fn every_level_of_every_game_is_rated() {
        for game in Preset::ALL {
            for seats in Seats::ALL {
                let ratings = level_ratings(game, seats);
                assert_eq!(ratings[Level::Beginner.index()], BEGINNER_RATING);
                assert!(ratings.is_sorted(), "{game:?} for {seats:?}: {ratings:?}");
                assert!(
                    ratings[Level::Easy.index()] > BEGINNER_RATING,
                    "{game:?} for {seats:?}: {ratings:?}"
                );
            }
        }
        let all_fives = level_ratings(Preset::AllFives, Seats::Two).map(|rating| rating as i32);
        assert_eq!(all_fives, [809, 1000, 1077, 1148, 1240, 1340]);
    }
}
