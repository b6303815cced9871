//! The levels that are offered in a game.

use engine::{Level, Preset, Rules};
use nestor::percent_random_wins_against_beginner;

use super::rule::nearest_game;

/// A Learner is offered in games in which random play against Beginners wins at most this
/// percentage of an even share. Where random play wins more, a Beginner is easy enough.
const MAX_CHANCE_PERCENT: u32 = 70;

/// Returns the levels that are offered under these rules, from the weakest to the strongest.
pub fn offered_levels(rules: &Rules) -> Vec<Level> {
    let least = if offers_learner(rules) { Level::Learner } else { Level::Beginner };
    Level::ALL.into_iter().filter(|level| *level >= least).collect()
}

/// Returns this level, or the weakest offered one if this level is even weaker.
pub fn nearest_offered(level: Level, rules: &Rules) -> Level {
    if offers_learner(rules) { level } else { level.max(Level::Beginner) }
}

/// Returns the next stronger or weaker level; `None` if none is offered.
pub fn adjacent_level(level: Level, stronger: bool, rules: &Rules) -> Option<Level> {
    let adjacent = if stronger { level.stronger() } else { level.weaker() }?;
    (nearest_offered(adjacent, rules) == adjacent).then_some(adjacent)
}

/// The ready-made game whose measured strengths are used for a game with these rules.
pub(super) fn measured_game_of(rules: &Rules) -> Preset {
    Preset::from_rules_ignoring_target(rules).unwrap_or_else(|| nearest_game(rules))
}

fn offers_learner(rules: &Rules) -> bool {
    let won = percent_random_wins_against_beginner(measured_game_of(rules), rules.seats);
    let even = 100 / u32::from(rules.seats.team_count());
    won.is_some_and(|won| 100 * u32::from(won) <= MAX_CHANCE_PERCENT * even)
}

#[cfg(test)]
mod tests {
    use engine::Seats;

    use super::*;

    #[test]
    fn a_learner_is_offered_where_play_counts_for_more_than_chance() {
        for (game, seats, is_offered) in [
            (Preset::AllFives, Seats::Two, true),
            (Preset::Block, Seats::Two, true),
            (Preset::Dominican, Seats::Partners, false),
            (Preset::JamaicanPartners, Seats::Partners, false),
        ] {
            let rules = game.rules(seats);
            let levels = offered_levels(&rules);
            assert_eq!(levels.contains(&Level::Learner), is_offered, "{game:?}");
            assert_eq!(levels.len(), if is_offered { 6 } else { 5 });
            assert_eq!(adjacent_level(Level::Beginner, false, &rules).is_some(), is_offered);
            // Own rules have the same levels as their nearest game.
            let own = Rules { hand_size: rules.hand_size - 1, ..rules };
            assert_eq!(offered_levels(&own), levels, "{game:?}");
        }
    }
}
