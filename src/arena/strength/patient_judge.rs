//! A patient judge of decisions: in its playouts, Brutal plays every seat with a small budget.
//!
//! The judge knows no more than the judged player, and samples deals as Brutal does.

use engine::{Action, BySeat, Level, Round, SeatTranscript, View};
use nestor::{Budget, Limits, Objective, choose_within, distinct_actions, sample_positions};
use rand::{Rng as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;

/// The budget for each action in a playout: a tenth of Brutal's.
const PLAYOUT_BUDGET: Budget = Budget {
    deals: Budget::FULL.deals / 10,
    worlds: Budget::FULL.worlds / 10,
    playout_steps: Budget::FULL.playout_steps / 10,
    nodes: Budget::FULL.nodes / 10,
    ..Budget::FULL
};

/// The points that `action` loses against the judge's choice; `None` if there is no choice, or
/// no deal fits.
///
/// The judge chooses by one half of the deals and values its choice by the other, and vice versa,
/// so that luck does not favor the choice. A loss can be below zero.
pub(super) fn loss(view: &View, action: Action, deals: u32, rng: &mut ChaCha8Rng) -> Option<f64> {
    let actions = distinct_actions(view);
    if actions.len() < 2 {
        return None;
    }
    let table = view.position().table();
    let chosen = actions.iter().position(|other| table.is_same_play(*other, action))?;
    let mut value_half = || values(view, &actions, deals.div_ceil(2), rng);
    let (first_half, second_half) = (value_half()?, value_half()?);
    let loss_by = |choosing_values: &[f64], values: &[f64]| {
        let value = |index: usize| choosing_values[index];
        let best = (0..actions.len()).max_by(|a, b| value(*a).total_cmp(&value(*b)))?;
        Some(values[best] - values[chosen])
    };
    Some(f64::midpoint(loss_by(&first_half, &second_half)?, loss_by(&second_half, &first_half)?))
}

/// The mean value of each action over `deals` sampled deals, in points.
fn values(view: &View, actions: &[Action], deals: u32, rng: &mut ChaCha8Rng) -> Option<Vec<f64>> {
    let limits = Limits {
        budget: Budget {
            deals: Budget::FULL.deals.max(deals.saturating_mul(3)),
            worlds: deals,
            ..Budget::FULL
        },
        ..Limits::default()
    };
    let round = SeatTranscript::from_view(view).round().expect("what happened can be told");
    let worlds = sample_positions(view, rng, &limits)?;
    let mut sums = vec![0.0; actions.len()];
    for world in &worlds {
        let boneyard = [world.boneyard().bones(), world.boneyard().buried()].concat();
        let imagined = round.imagined(BySeat::from_fn(|seat| world.hand(seat)), &boneyard);
        // The same random numbers after each action, so that only the action differs.
        let mut seed = [0; 32];
        rng.fill_bytes(&mut seed);
        for (sum, action) in sums.iter_mut().zip(actions) {
            let mut rng = ChaCha8Rng::from_seed(seed);
            *sum += lead_after_playout(imagined.clone(), *action, &mut rng);
        }
    }
    let count = worlds.len().max(1) as f64;
    Some(sums.into_iter().map(|sum| sum / count).collect())
}

/// Plays the round out after `action`. Returns the final lead of the acting side, in points.
fn lead_after_playout(mut round: Round, action: Action, rng: &mut ChaCha8Rng) -> f64 {
    let rules = *round.rules();
    let us = rules.seats.team(round.position().turn());
    let limits = Limits { budget: PLAYOUT_BUDGET, ..Limits::default() };
    round.apply(action).expect("it is legal");
    while round.position().end().is_none() {
        let view = round.view(round.position().turn());
        let next = choose_within(&view, Level::STRONGEST, rng, &limits);
        let next = next.expect("the player to move can act");
        round.apply(next).expect("players keep to the rules");
    }
    f64::from(Objective::POINTS.value(&rules, round.position(), us))
}
