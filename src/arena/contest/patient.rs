//! A judge who plays every round out with Brutal himself in each seat, who thinks a
//! little before each of his plays by what that seat would know by then.
//!
//! The judge is told no more than the player whom he judges, and believes of the hidden
//! bones what Brutal does.

use engine::{Action, BySeat, Level, Round, SeatTranscript, View};
use nestor::{Budget, Limits, Stakes, choose_within, deals, options};
use rand::{Rng as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;

/// What Brutal may think before each play of a round that is played out: a tenth of
/// what he may at the table.
const INNER: Budget = Budget {
    hands: Budget::FULL.hands / 10,
    worlds: Budget::FULL.worlds / 10,
    steps: Budget::FULL.steps / 10,
    nodes: Budget::FULL.nodes / 10,
    ..Budget::FULL
};

/// How many points `action` loses compared with what the judge would do; `None` if there
/// is no choice, or if no deal fits.
///
/// He chooses by one half of the deals and reckons by the other, and then the other way
/// round, so that chance does not make his choice look better than it is: a loss can be
/// below zero.
pub(super) fn loss(view: &View, action: Action, count: u32, rng: &mut ChaCha8Rng) -> Option<f64> {
    let actions = options(view);
    if actions.len() < 2 {
        return None;
    }
    let table = view.position().table();
    let chosen = actions
        .iter()
        .position(|other| table.is_same_play(*other, action))?;
    let mut half = || worths(view, &actions, count.div_ceil(2), rng);
    let (one, other) = (half()?, half()?);
    let lost = |chooses: &[f64], reckons: &[f64]| {
        let best = (0..actions.len()).max_by(|a, b| chooses[*a].total_cmp(&chooses[*b]))?;
        Some(reckons[best] - reckons[chosen])
    };
    Some(f64::midpoint(lost(&one, &other)?, lost(&other, &one)?))
}

/// What each action is worth on average over so many deals, in points.
fn worths(view: &View, actions: &[Action], count: u32, rng: &mut ChaCha8Rng) -> Option<Vec<f64>> {
    let limits = Limits {
        budget: Budget {
            hands: Budget::FULL.hands.max(count.saturating_mul(3)),
            worlds: count,
            ..Budget::FULL
        },
        ..Limits::default()
    };
    let seen = SeatTranscript::of(view)
        .round()
        .expect("what happened can be told");
    let worlds = deals(view, rng, &limits)?;
    let mut sums = vec![0.0; actions.len()];
    for world in &worlds {
        let boneyard = [world.boneyard().bones(), world.boneyard().buried()].concat();
        let dealt = seen.imagined(BySeat::from_fn(|seat| world.hand(seat)), &boneyard);
        // The same chances after each action, so that only the action differs.
        let mut chance = [0; 32];
        rng.fill_bytes(&mut chance);
        for (sum, action) in sums.iter_mut().zip(actions) {
            let mut rng = ChaCha8Rng::from_seed(chance);
            *sum += played_out(dealt.clone(), *action, &mut rng);
        }
    }
    let count = worlds.len().max(1) as f64;
    Some(sums.into_iter().map(|sum| sum / count).collect())
}

/// The lead, in points, of the side that does `action` once the round is over.
fn played_out(mut round: Round, action: Action, rng: &mut ChaCha8Rng) -> f64 {
    let rules = *round.rules();
    let us = rules.seats.team(round.position().turn());
    let limits = Limits {
        budget: INNER,
        ..Limits::default()
    };
    round.apply(action).expect("it is legal");
    while round.position().end().is_none() {
        let view = round.view(round.position().turn());
        let next = choose_within(&view, Level::Brutal, rng, &limits);
        let next = next.expect("the player in turn can act");
        round.apply(next).expect("players keep to the rules");
    }
    f64::from(Stakes::POINTS.worth(&rules, round.position(), us))
}
