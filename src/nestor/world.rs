//! Worlds: positions sampled from the deals that fit what was seen, also known as determinizations.

use rand::{Rng, RngExt as _};

use engine::{Bone, DominoSet, Hand, Position, View};

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

/// The least effective number of deals behind the worlds with double nine, if enough were sampled.
/// Otherwise, after some thirty decisions of the others, a few deals would outweigh all the rest,
/// and the mean result of a play would depend on those few.
const DOUBLE_NINE_EFFECTIVE_DEALS: f64 = 100.0;

/// An upper bound for [`DOUBLE_NINE_EFFECTIVE_DEALS`], as a share of the sampled deals.
const MAX_EFFECTIVE_SHARE: f64 = 1.0 / 3.0;

/// The bisection steps by which [`flatten_weights`] finds the exponent; an error of 2^-10 is small
/// enough.
const BISECTION_STEPS: usize = 10;

/// A sample of worlds that all have the same weight.
#[derive(Debug)]
pub(super) struct WorldSample {
    pub(super) worlds: Vec<World>,
    /// The effective number of deals behind the worlds (Kish): smaller than the number of worlds
    /// where a few deals are much likelier than the rest.
    pub(super) effective_deals: f32,
}

/// Samples worlds in proportion to their likelihood. With double nine, the likelihoods are
/// flattened where a few deals would outweigh the rest.
///
/// `None` when cancelled, or if no deal fits.
pub(super) fn sample_worlds(
    view: &View,
    evaluator: Evaluator<'_>,
    limits: &Limits<'_>,
    rng: &mut impl Rng,
) -> Option<WorldSample> {
    let belief = Belief::new(view);
    let likelihood = LikelihoodModel::new(view, &belief, evaluator);
    let mut fitting = weighted_deals(&belief, &likelihood, limits, rng)?;
    if view.rules().set == DominoSet::DoubleNine {
        let wanted = DOUBLE_NINE_EFFECTIVE_DEALS.min(MAX_EFFECTIVE_SHARE * fitting.len() as f64);
        flatten_weights(&mut fitting, wanted);
    }
    let weights = || fitting.iter().map(|(_, chances)| chances.total());
    let effective_deals = effective_sample_size(weights()) as f32;
    let all: f64 = weights().sum();
    let wanted = limits.budget.worlds.max(1) as usize;
    let step = all / wanted as f64;
    let mut next = step * rng.random_range(0.0..1.0);
    let mut cumulative = 0.0;
    let mut worlds = Vec::with_capacity(wanted);
    for (deal, chances) in &fitting {
        for (greedy, chance) in [(false, chances.modelled), (true, chances.greedy)] {
            cumulative += chance;
            while next < cumulative && worlds.len() < wanted {
                let position = completed_position(view, deal, rng);
                worlds.push(World { position, greedy });
                next += step;
            }
        }
    }
    (!worlds.is_empty()).then_some(WorldSample { worlds, effective_deals })
}

/// The effective sample size (Kish): the number of weights if all are the same, 1 if one outweighs
/// the others.
fn effective_sample_size(weights: impl Iterator<Item = f64>) -> f64 {
    let (sum, squares) =
        weights.fold((0.0, 0.0), |(sum, squares), it| (sum + it, squares + it * it));
    sum * sum / squares
}

/// Raises all weights (likelihood times importance) to the same power. The exponent is the largest
/// from 0 to 1 with which the effective sample size reaches `wanted`. Changes nothing if the size
/// is that large already.
fn flatten_weights(fitting: &mut [(HiddenDeal, Likelihood)], wanted: f64) {
    let total = |chances: &Likelihood| chances.total().max(f64::MIN_POSITIVE);
    let logarithms: Vec<f64> =
        fitting.iter().map(|(_, chances)| libm::log(total(chances))).collect();
    let most = logarithms.iter().copied().fold(f64::MIN, f64::max);
    let raised = |logarithm: f64, power: f64| libm::exp(power * (logarithm - most));
    let effective =
        |power: f64| effective_sample_size(logarithms.iter().map(|it| raised(*it, power)));
    if effective(1.0) >= wanted {
        return;
    }
    let (mut enough, mut too_large) = (0.0, 1.0);
    for _ in 0..BISECTION_STEPS {
        let middle = f64::midpoint(enough, too_large);
        if effective(middle) < wanted {
            too_large = middle;
        } else {
            enough = middle;
        }
    }
    for ((_, chances), logarithm) in fitting.iter_mut().zip(&logarithms) {
        let greedy_share = chances.greedy / total(chances);
        let flattened = raised(*logarithm, enough);
        chances.greedy = flattened * greedy_share;
        chances.modelled = flattened - chances.greedy;
    }
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
    for _ in 0..deals.min(deals * 6 / likelihood.decision_count().max(1)).max(1) {
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
pub(super) fn completed_position(view: &View, deal: &HiddenDeal, rng: &mut impl Rng) -> Position {
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
