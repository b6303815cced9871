//! A weighted sample of the deals that fit what one seat saw.

use rand::Rng;

use super::belief::Belief;
use super::evaluator::Evaluator;
use super::likelihood::{Likelihood, LikelihoodModel};
use super::limits::Limits;
use super::world::{completed_position, weighted_deals};
use engine::{Bone, BySeat, Position, Seat, View};

/// The largest probability of an event that is not certain.
const LARGEST_BELOW_ONE: f32 = 1.0 - f32::EPSILON / 2.0;

/// A weighted sample of the deals that fit what one seat saw: its whole belief about the
/// hidden bones.
#[derive(Debug, Clone)]
pub struct DealSample {
    /// The positions with their weights, which add up to 1.
    positions: Vec<(Position, f32)>,
}

impl DealSample {
    /// Samples as many deals as the budget allows, weighted by how the others played.
    ///
    /// `None` when cancelled, or if no deal fits.
    pub fn new(view: &View, rng: &mut impl Rng, limits: &Limits<'_>) -> Option<Self> {
        let belief = Belief::new(view);
        let likelihood = LikelihoodModel::new(view, &belief, Evaluator::best_for(view.rules()));
        let fitting = weighted_deals(&belief, &likelihood, limits, rng)?;
        let total: f64 = fitting.iter().map(|(_, chances)| chances.total()).sum();
        let complete = |(deal, chances): &(_, Likelihood)| {
            (completed_position(view, deal, rng), (chances.total() / total) as f32)
        };
        let positions: Vec<_> = fitting.iter().map(complete).collect();
        (!positions.is_empty()).then_some(Self { positions })
    }

    /// The positions, each with its probability, 0 to 1.
    pub fn iter(&self) -> impl Iterator<Item = (&Position, f32)> {
        self.positions.iter().map(|(position, chance)| (position, *chance))
    }

    /// The probability of an event, 0 to 1; 1 only if it holds in the whole sample.
    pub fn chance(&self, event: impl Fn(&Position) -> bool) -> f32 {
        let (holds, fails): (Vec<_>, Vec<_>) =
            self.iter().partition(|(position, _)| event(position));
        if fails.is_empty() {
            return 1.0;
        }
        // Rounding can take the sum of thousands of weights to 1.
        let sum: f32 = holds.iter().map(|(_, chance)| chance).sum();
        sum.min(LARGEST_BELOW_ONE)
    }

    /// The weighted mean of `value` over the sample.
    pub fn mean(&self, value: impl Fn(&Position) -> f32) -> f32 {
        self.iter().map(|(position, chance)| value(position) * chance).sum()
    }

    /// The probability that each seat holds a bone, 0 to 1.
    pub fn holding_chances(&self, bone: Bone) -> BySeat<f32> {
        let holds = |seat: Seat| self.chance(|position| position.hand(seat).contains(bone));
        BySeat::from_fn(holds)
    }
}
