//! Worlds: a sample of the deals that fit what was seen. More likely deals are
//! drawn more often.

use rand::{Rng, RngExt as _};

use engine::{Bone, Hand, Position, View};

use super::belief::{Belief, FittingDeal};
use super::judge::Judge;
use super::likelihood::{Likelihood, Likelihoods};
use super::limits::Limits;

/// A position that fits what was seen, and how the others are taken to play.
#[derive(Debug, Clone, Copy)]
pub(super) struct World {
    /// The position, with all bones known.
    pub(super) position: Position,
    /// Whether the others go by points and weight alone.
    pub(super) greedy: bool,
}

/// A sample of worlds. How likely each is by all that was seen is in how often it
/// was drawn, so all of them count the same. `None` if told to stop, or if no
/// deal fits.
pub(super) fn worlds(
    view: &View,
    judge: Judge<'_>,
    limits: &Limits<'_>,
    rng: &mut impl Rng,
) -> Option<Vec<World>> {
    let belief = Belief::new(view);
    let likelihood = Likelihood::new(view, &belief, judge);
    let fitting = fitting(&belief, &likelihood, limits, rng)?;
    let all: f64 = fitting.iter().map(|(_, chances)| chances.all()).sum();
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

/// Deals that fit what was seen, each with how likely it is against the others.
/// `None` if told to stop.
pub(super) fn fitting(
    belief: &Belief,
    likelihood: &Likelihood<'_>,
    limits: &Limits<'_>,
    rng: &mut impl Rng,
) -> Option<Vec<(FittingDeal, Likelihoods)>> {
    let mut fitting = Vec::new();
    let hands = limits.budget.hands;
    for _ in 0..hands.min(hands * 6 / likelihood.decisions().max(1)).max(1) {
        if (limits.cancelled)() {
            return None;
        }
        if let Some(deal) = belief.draw(rng) {
            let mut chances = likelihood.of(&deal);
            chances.judged *= deal.weight;
            chances.greedy *= deal.weight;
            fitting.push((deal, chances));
        }
    }
    Some(fitting)
}

/// The position with the hands of a deal, and the other bones in the boneyard in
/// random order.
pub(super) fn world(view: &View, deal: &FittingDeal, rng: &mut impl Rng) -> Position {
    let hands = deal.now();
    let held = deal
        .hands
        .iter()
        .fold(view.hand(), |held, origin| held.or(origin.hand));
    let boneyard = boneyard(view, held, rng);
    view.imagine(hands, &boneyard)
}

/// The bones that are not seen and in none of these hands, in random order.
pub fn boneyard(view: &View, held: Hand, rng: &mut impl Rng) -> Vec<Bone> {
    let mut boneyard: Vec<Bone> = view.unseen().without(held).iter().collect();
    for last in (1..boneyard.len()).rev() {
        boneyard.swap(last, rng.random_range(0..=last));
    }
    boneyard
}
