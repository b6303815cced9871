//! What the coach makes of the level of the Nestors.

use engine::{Level, Preset, Seat, Seats, View};
use nestor::{Budget, DealSample, Limits};
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

use super::dice::Dice;
use super::playing::{dealt, mean, play};
use crate::effort::effort;

const OTHER: Seat = Seat::ALL[1];

/// The coach's chance that the other hand has nothing to play.
fn stuck_chance(view: &View) -> f64 {
    let limits = Limits { budget: Budget { deals: 400, ..Budget::FULL }, ..Limits::default() };
    let mut choices = ChaCha8Rng::from_seed([3; 32]);
    let sample = DealSample::new(view, &mut choices, &limits).expect("a deal fits");
    let table = view.position().table();
    sample.chance(|at| table.playable(at.hand(OTHER)).is_empty()).into()
}

/// The log loss of a chance, which is at most 9: a chance of 0 that came true counts as 1 in 10,000.
fn log_loss(chance: f64, is_so: bool) -> f64 {
    -(if is_so { chance } else { 1.0 - chance }).max(1e-4).ln()
}

#[test]
fn chances_are_nearer_to_the_truth_if_the_level_is_known() {
    let mut dice = Dice::new(5);
    let levels = [Level::Learner, Level::Beginner];
    let gains: Vec<Vec<f64>> = levels
        .into_iter()
        .map(|level| {
            let mut gains = Vec::new();
            for _ in 0..90 * effort() {
                let mut game = dealt(Preset::AllFives.rules(Seats::Two), dice.seed());
                let mut choices = ChaCha8Rng::from_seed(dice.seed());
                play(&mut game, [Level::Easy, level], &mut choices, |game, view| {
                    let truth = game.position().expect("the hand goes on");
                    let table = truth.table();
                    if view.seat() != OTHER && view.legal_actions().len() > 1 && !table.is_empty() {
                        let is_stuck = table.playable(truth.hand(OTHER)).is_empty();
                        let unknown = log_loss(stuck_chance(view), is_stuck);
                        let known = view.clone().among_nestors(level);
                        let known = log_loss(stuck_chance(&known), is_stuck);
                        gains.push(unknown - known);
                    }
                });
            }
            gains
        })
        .collect();
    for (level, gains) in levels.into_iter().zip(&gains) {
        let (gain, error) = mean(gains);
        println!("{level:?}: {gain:.4} ± {error:.4} less log loss over {} turns", gains.len());
    }
    let (gain, error) = mean(&gains.concat());
    assert!(gain > 0.0, "{gain:.4} ± {error:.4}");
}
