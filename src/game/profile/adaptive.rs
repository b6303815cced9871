//! A level that follows the player's rating.

use engine::{Level, Rules};
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;

use super::history::History;
use super::ladder::level_ratings;
use super::offered::{measured_game_of, offered_levels};
use super::rating::{RatedTable, Rating};

/// Combined with a game's seed by XOR, so that the draw of the level is independent of Nestor's
/// choices.
const LEVEL_DRAW_SALT: u64 = 0x6c65_7665_6c73;

impl History {
    /// Draws the level at which Nestors are a match for the player in a game with these rules and
    /// this seed: one of the two levels around the player's rating, the nearer one more often.
    pub fn even_level(&self, rules: &Rules, nestor_seed: u64) -> Level {
        let rated = self.rated_games(RatedTable::of(rules.seats));
        let rating = rated.last().map_or(Rating::UNKNOWN, |game| game.after);
        even_level(rating.value, rules, nestor_seed)
    }
}

fn even_level(rating: f64, rules: &Rules, nestor_seed: u64) -> Level {
    let ratings = level_ratings(measured_game_of(rules), rules.seats);
    let levels = offered_levels(rules);
    let higher = levels.iter().position(|level| ratings[level.index()] > rating);
    let Some(higher) = higher else {
        return Level::STRONGEST;
    };
    let [higher, lower] = [levels[higher], levels[higher.saturating_sub(1)]];
    let [above, below] = [higher, lower].map(|level| ratings[level.index()]);
    let share = if above > below { (rating - below) / (above - below) } else { 0.0 };
    let drawn: f64 =
        ChaCha8Rng::seed_from_u64(nestor_seed ^ LEVEL_DRAW_SALT).random_range(0.0..1.0);
    if drawn < share { higher } else { lower }
}

#[cfg(test)]
mod tests {
    use engine::{Preset, Seats};

    use super::*;

    #[test]
    fn the_levels_drawn_are_as_strong_as_the_player_on_average() {
        let rules = Preset::AllFives.rules(Seats::Two);
        let ratings = level_ratings(Preset::AllFives, Seats::Two);
        for rating in [900.0, 1000.0, 1050.0, 1130.0, 1290.0] {
            let drawn = (0..4000).map(|seed| even_level(rating, &rules, seed));
            let drawn: Vec<f64> = drawn.map(|level| ratings[level.index()]).collect();
            let mean = drawn.iter().sum::<f64>() / drawn.len() as f64;
            assert!((mean - rating).abs() < 5.0, "{mean} for {rating}");
            let mut levels = drawn.clone();
            levels.sort_by(f64::total_cmp);
            levels.dedup();
            assert!(levels.len() <= 2, "two neighbors: {levels:?} for {rating}");
        }
        assert_eq!(even_level(100.0, &rules, 1), Level::Learner);
        assert_eq!(even_level(3000.0, &rules, 1), Level::Brutal);
        let drawn = |seed| even_level(1050.0, &rules, seed);
        assert_eq!(drawn(7), drawn(7), "the same game has the same level");
    }
}
