//! Nobody throws away points that a child would see.

use engine::{Action, Preset, Rules, Seats, View};
use nestor::{Level, choose_within};
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

use crate::dice::Dice;
use crate::playing::{dealt, play, small};

/// The points that an action scores at once.
fn scored(view: &View, action: Action) -> u8 {
    let mut after = *view.position();
    match after.apply(view.rules(), action) {
        Ok(step) if action.bone().is_some() => step.scored,
        _ => 0,
    }
}

/// The points that `level` gives up against the play that scores most, for each
/// decision of some rounds in which something scores.
fn declined(rules: Rules, level: Level) -> Vec<u8> {
    let mut dice = Dice::new(700);
    let mut declined = Vec::new();
    for _ in 0..600 {
        let seed = dice.seed();
        let mut game = dealt(rules, seed);
        let mut choices = ChaCha8Rng::from_seed(seed);
        let levels = [Level::Beginner, Level::Easy];
        play(&mut game, levels, &mut choices, |_, view| {
            let actions = view.legal_actions();
            let best = actions.iter().map(|action| scored(view, *action)).max();
            let Some(best) = best.filter(|best| *best > 0 && actions.len() > 1) else {
                return;
            };
            let mut rng = ChaCha8Rng::from_seed(seed);
            let action = choose_within(view, level, &mut rng, &small()).expect("he can act");
            declined.push(best - scored(view, action));
        });
    }
    declined
}

/// Beginner never gives up a point. Easy gives up one small score for the sake
/// of his hand, seldom; Not so easy gives up more only where the reply would
/// cost more, or the open ends would be the other's; Tough sees further, and
/// declines most often.
#[test]
fn no_level_throws_away_a_scoring_play_a_child_would_see() {
    // The most points that are given up, and in how many of 100 decisions.
    for (game, level, most, in_a_hundred) in [
        (Preset::AllFives, Level::Beginner, 0, 0),
        (Preset::AllFives, Level::Easy, 5, 1),
        (Preset::AllFives, Level::NotSoEasy, 15, 3),
        (Preset::AllFives, Level::Tough, 25, 17),
        (Preset::AllThrees, Level::Beginner, 0, 0),
        (Preset::AllThrees, Level::Easy, 6, 3),
        (Preset::AllThrees, Level::NotSoEasy, 21, 6),
        (Preset::AllThrees, Level::Tough, 30, 23),
        (Preset::FivesAndThrees, Level::Beginner, 0, 0),
        (Preset::FivesAndThrees, Level::Easy, 6, 5),
        (Preset::FivesAndThrees, Level::NotSoEasy, 21, 16),
        (Preset::FivesAndThrees, Level::Tough, 30, 24),
        (Preset::BritishFivesAndThrees, Level::Beginner, 0, 0),
        (Preset::BritishFivesAndThrees, Level::Easy, 1, 3),
        (Preset::BritishFivesAndThrees, Level::NotSoEasy, 4, 8),
        (Preset::BritishFivesAndThrees, Level::Tough, 8, 31),
    ] {
        let declined = declined(game.rules(Seats::Two), level);
        assert!(declined.len() > 1_000, "{}", declined.len());
        let largest = declined.iter().max().copied().unwrap_or(0);
        let gave_up = declined.iter().filter(|points| **points > 0).count();
        let share = gave_up as f64 * 100.0 / declined.len() as f64;
        assert!(
            largest <= most && share <= f64::from(in_a_hundred),
            "{game:?}, {level:?}: up to {largest} points, in {share:.1} of 100 decisions"
        );
    }
}
