//! Worlds: deals that fit what was seen, as often as they are likely.

use rand::{Rng, RngExt as _};

use crate::engine::{Bone, Position, View};

use super::belief::{Belief, Fitting};
use super::judge::Judge;
use super::likelihood::Likelihood;
use super::limits::Limits;

/// Positions as they may be, each as likely as the others by all that was
/// seen; `None` if cancelled, or if nothing fits.
pub(super) fn worlds(
    view: &View,
    judge: Judge<'_>,
    limits: &Limits<'_>,
    rng: &mut impl Rng,
) -> Option<Vec<Position>> {
    let belief = Belief::new(view);
    let likelihood = Likelihood::new(view, &belief, judge);
    let mut fitting: Vec<(Fitting, f64)> = Vec::new();
    for _ in 0..limits.budget.hands {
        if (limits.cancelled)() {
            return None;
        }
        if let Some(deal) = belief.draw(rng) {
            let weight = deal.weight * likelihood.of(&deal);
            fitting.push((deal, weight));
        }
    }
    let all: f64 = fitting.iter().map(|(_, weight)| weight).sum();
    let step = all / f64::from(limits.budget.worlds.max(1));
    let mut next = step * rng.random_range(0.0..1.0);
    let mut passed = 0.0;
    let mut worlds = Vec::with_capacity(limits.budget.worlds as usize);
    for (deal, weight) in &fitting {
        passed += weight;
        while next < passed && worlds.len() < limits.budget.worlds as usize {
            worlds.push(world(view, deal, rng));
            next += step;
        }
    }
    (!worlds.is_empty()).then_some(worlds)
}

/// The position with the hands of a deal, and a boneyard in any order.
fn world(view: &View, deal: &Fitting, rng: &mut impl Rng) -> Position {
    let hands = deal.now();
    let held = deal
        .hands
        .iter()
        .fold(view.hand(), |held, came| held.or(came.hand));
    let mut boneyard: Vec<Bone> = view.unseen().without(held).iter().collect();
    for last in (1..boneyard.len()).rev() {
        boneyard.swap(last, rng.random_range(0..=last));
    }
    view.imagine(hands, &boneyard)
}
