//! Worlds: positions sampled from the deals that fit what was seen, also known as determinizations.

use rand::{Rng, RngExt as _};

use engine::{Bone, Hand, Position, View};

use super::belief::{Belief, HiddenDeal};
use super::evaluator::Evaluator;
use super::likelihood::{Likelihood, LikelihoodModel};
use super::limits::Limits;

/// A position that fits what was seen, and a model of how the others play.
#[derive(Debug, Clone, Copy)]
pub(super) struct World {
    pub(super) position: Position,
    /// Whether the others play greedily instead of like the evaluator.
    pub(super) greedy: bool,
}

/// Samples worlds in proportion to their likelihood, so that all count the same.
///
/// `None` when cancelled, or if no deal fits.
pub(super) fn sample_worlds(
    view: &View,
    evaluator: Evaluator<'_>,
    limits: &Limits<'_>,
    rng: &mut impl Rng,
) -> Option<Vec<World>> {
    let belief = Belief::new(view);
    let likelihood = LikelihoodModel::new(view, &belief, evaluator);
    let fitting = weighted_deals(&belief, &likelihood, limits, rng)?;
    let all: f64 = fitting.iter().map(|(_, chances)| chances.total()).sum();
    let wanted = limits.budget.worlds.max(1) as usize;
    let step = all / wanted as f64;
    let mut next = step * rng.random_range(0.0..1.0);
    let mut passed = 0.0;
    let mut worlds = Vec::with_capacity(wanted);
    for (deal, chances) in &fitting {
        for (greedy, chance) in [(false, chances.modelled), (true, chances.greedy)] {
            passed += chance;
            while next < passed && worlds.len() < wanted {
                let position = complete(view, deal, rng);
                worlds.push(World { position, greedy });
                next += step;
            }
        }
    }
    (!worlds.is_empty()).then_some(worlds)
}

/// Samples deals that fit what was seen, with their relative likelihoods. `None` when cancelled.
pub(super) fn weighted_deals(
    belief: &Belief,
    likelihood: &LikelihoodModel<'_>,
    limits: &Limits<'_>,
    rng: &mut impl Rng,
) -> Option<Vec<(HiddenDeal, Likelihood)>> {
    let mut fitting = Vec::new();
    let deals = limits.budget.deals;
    for _ in 0..deals.min(deals * 6 / likelihood.decisions().max(1)).max(1) {
        if (limits.cancelled)() {
            return None;
        }
        if let Some(deal) = belief.sample_deal(rng) {
            let mut chances = likelihood.of(&deal);
            chances.modelled *= deal.weight;
            chances.greedy *= deal.weight;
            fitting.push((deal, chances));
        }
    }
    Some(fitting)
}

/// The position with the hands of a deal, and the other bones shuffled in the boneyard.
pub(super) fn complete(view: &View, deal: &HiddenDeal, rng: &mut impl Rng) -> Position {
    let hands = deal.hands_now();
    let held = deal.hands.iter().fold(view.hand(), |held, origin| held.or(origin.hand));
    let boneyard = shuffled_boneyard(view, held, rng);
    view.imagine(hands, &boneyard)
}

/// The unseen bones that are in none of the hands `held`, shuffled.
pub fn shuffled_boneyard(view: &View, held: Hand, rng: &mut impl Rng) -> Vec<Bone> {
    let mut boneyard: Vec<Bone> = view.unseen().without(held).iter().collect();
    for last in (1..boneyard.len()).rev() {
        boneyard.swap(last, rng.random_range(0..=last));
    }
    boneyard
}
