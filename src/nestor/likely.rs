//! Deals that fit what one seat saw, each with how likely it is.

use rand::Rng;

use super::belief::Belief;
use super::judge::Judge;
use super::likelihood::Likelihood;
use super::limits::Limits;
use super::worlds::{fitting, world};
use engine::{Bone, BySeat, Position, Seat, View};

/// The largest number below 1.
const BELOW_ONE: f32 = 1.0 - f32::EPSILON / 2.0;

/// Deals that fit what one seat saw, each with how likely it is: what that seat can
/// believe of the hidden bones, and no more.
#[derive(Debug, Clone)]
pub struct Likely {
    /// The chances add up to 1.
    positions: Vec<(Position, f32)>,
}

impl Likely {
    /// A sample as large as the budget has hands, from what the view tells and from
    /// how the others have played. `None` if told to stop, or if no deal fits.
    pub fn new(view: &View, rng: &mut impl Rng, limits: &Limits<'_>) -> Option<Self> {
        let belief = Belief::new(view);
        let likelihood = Likelihood::new(view, &belief, Judge::best_for(view.rules()));
        let fitting = fitting(&belief, &likelihood, limits, rng)?;
        let all: f64 = fitting.iter().map(|(_, chances)| chances.all()).sum();
        let one = |(deal, chances): &(_, super::likelihood::Likelihoods)| {
            (world(view, deal, rng), (chances.all() / all) as f32)
        };
        let positions: Vec<_> = fitting.iter().map(one).collect();
        (!positions.is_empty()).then_some(Self { positions })
    }

    /// The positions, each with its chance, 0 to 1.
    pub fn iter(&self) -> impl Iterator<Item = (&Position, f32)> {
        self.positions
            .iter()
            .map(|(position, chance)| (position, *chance))
    }

    /// How likely something is, 0 to 1: exactly 1 if it is so in every position of the
    /// sample, and only then.
    pub fn chance(&self, of: impl Fn(&Position) -> bool) -> f32 {
        let (so, not): (Vec<_>, Vec<_>) = self.iter().partition(|(position, _)| of(position));
        if not.is_empty() {
            return 1.0;
        }
        // Thousands of small numbers do not add up to the last digit.
        let sum: f32 = so.iter().map(|(_, chance)| chance).sum();
        sum.min(BELOW_ONE)
    }

    /// How large something is on average.
    pub fn mean(&self, of: impl Fn(&Position) -> f32) -> f32 {
        self.iter()
            .map(|(position, chance)| of(position) * chance)
            .sum()
    }

    /// How likely each seat holds a bone, 0 to 1.
    pub fn held(&self, bone: Bone) -> BySeat<f32> {
        let holds = |seat: Seat| self.chance(|position| position.hand(seat).contains(bone));
        BySeat::from_fn(holds)
    }
}
