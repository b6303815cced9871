//! Worlds: deals that fit what was seen, as often as they are likely.

use rand::{Rng, RngExt as _};

use crate::engine::{Bone, Position, View};

use super::belief::{Belief, Fitting};
use super::judge::Judge;
use super::likelihood::{Chances, Likelihood};
use super::limits::Limits;

/// A position as it may be, and who the others may be.
#[derive(Debug, Clone, Copy)]
pub(super) struct World {
    /// The position.
    pub(super) position: Position,
    /// Whether the others look at points and weight alone.
    pub(super) greedy: bool,
}

/// Worlds that are each as likely as the others by all that was seen; `None`
/// if cancelled, or if nothing fits.
pub(super) fn worlds(
    view: &View,
    judge: Judge<'_>,
    limits: &Limits<'_>,
    rng: &mut impl Rng,
) -> Option<Vec<World>> {
    let belief = Belief::new(view);
    let likelihood = Likelihood::new(view, &belief, judge);
    let mut fitting: Vec<(Fitting, Chances)> = Vec::new();
    let mut all = 0.0;
    let hands = limits.budget.hands;
    for _ in 0..hands.min(hands * 6 / likelihood.decisions().max(1)).max(1) {
        if (limits.cancelled)() {
            return None;
        }
        if let Some(deal) = belief.draw(rng) {
            let mut chances = likelihood.of(&deal);
            chances.judged *= deal.weight;
            chances.greedy *= deal.weight;
            all += chances.judged + chances.greedy;
            fitting.push((deal, chances));
        }
    }
    let wanted = limits.budget.worlds.max(1) as usize;
    let step = all / wanted as f64;
    let mut next = step * rng.random_range(0.0..1.0);
    let mut passed = 0.0;
    let mut worlds = Vec::with_capacity(wanted);
    for (deal, chances) in &fitting {
        for (greedy, chance) in [(false, chances.judged), (true, chances.greedy)] {
            passed += chance;
            while next < passed && worlds.len() < wanted {
                let position = world(view, deal, rng);
                worlds.push(World { position, greedy });
                next += step;
            }
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
