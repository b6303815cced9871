//! `arena loss`: how many points a player loses with each decision, as a slow
//! judge sees it.
//!
//! The slow judge thinks as Brutal does, for longer. The patient one plays every round
//! out with Brutal himself in each seat, who thinks a little before each of his plays by
//! what that seat would know by then. Both are told no more than the player.

use std::collections::BTreeMap;

use nestor_dominoes::engine::{
    Action, BySeat, GameState, Level, Round, Rules, Seating, Seed, View,
};
use nestor_dominoes::nestor::{Budget, Limits, Stakes, Valued};
use nestor_dominoes::nestor::{choose_within, deals, options, sees_everything, values};
use rand::{Rng as _, SeedableRng as _};
use rand_chacha::{ChaCha8Rng, ChaCha20Rng};
use serde::{Deserialize, Serialize};

use super::pairs::endless;
use super::player::Player;
use super::report::ratio;
use crate::progress;
use crate::shard::Shard;

/// The budget of the slow judge.
const JUDGE: Budget = Budget {
    hands: 6_000,
    worlds: 1_500,
    steps: 400_000,
    rounds: 1_000,
    nodes: 1_000_000,
};

/// What Brutal may think before each play of a round that the patient judge plays out.
const INNER: Budget = Budget {
    hands: 120,
    worlds: 40,
    steps: 1_600,
    rounds: 500,
    nodes: 4_000,
};

/// The loss of a player who plays rounds against himself.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Loss {
    /// The player.
    pub(crate) player: Player,
    /// The rules of the game.
    pub(crate) rules: Rules,
    /// How many rounds he plays.
    pub(crate) rounds: usize,
    /// The seed of all deals and choices.
    pub(crate) seed: u64,
    /// In how many deals the patient judge plays each action out, if it is he who
    /// judges.
    #[serde(default)]
    pub(crate) patient: Option<u32>,
}

impl Loss {
    /// Plays the rounds of a shard. For each it gives the points lost by decisions
    /// between several plays.
    pub(crate) fn run(&self, shard: Shard) -> BTreeMap<usize, Vec<f64>> {
        let numbers = shard.numbers(self.rounds);
        let kind = self.patient.map_or("slow", |_| "patient");
        let what = format!("{} by a {kind} judge", self.player);
        let bar = progress::bar(what, numbers.len() as u64);
        let rounds = numbers.map(|number| {
            let losses = self.round(number);
            bar.inc(1);
            (number, losses)
        });
        let losses = rounds.collect();
        bar.finish_and_clear();
        losses
    }

    /// The mean of the losses a decision, and a round for each seat, as a line of text.
    pub(crate) fn text(&self, rounds: &BTreeMap<usize, Vec<f64>>) -> String {
        let seats = f64::from(self.rules.seats.count());
        let sums = rounds
            .values()
            .map(|losses| (losses.iter().sum(), losses.len() as f64));
        let each = ratio(sums.clone());
        let round = ratio(sums.map(|(lost, _): (f64, f64)| (lost, seats)));
        format!(
            "{}: {:.3} ± {:.3} points lost a decision, {:.2} ± {:.2} a round, {} decisions in {} \
             rounds, seed {}\n",
            self.player,
            each.mean,
            each.within,
            round.mean,
            round.within,
            rounds.values().flatten().count(),
            rounds.len(),
            self.seed
        )
    }

    fn round(&self, number: usize) -> Vec<f64> {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&self.seed.to_le_bytes());
        key[8..16].copy_from_slice(&(number as u64).to_le_bytes());
        let mut bytes = [0; 32];
        ChaCha20Rng::from_seed(key).fill_bytes(&mut bytes);
        let mut choices = ChaCha8Rng::from_seed(key);
        let rules = endless(self.rules);
        let seating = Seating::of_nestors(rules.seats, |_| Level::default());
        let mut game = GameState::new(rules, seating, self.seed).expect("the rules make a game");
        game.deal(Seed::new(bytes), rules).expect("the first round");
        let mut losses = Vec::new();
        while let Some(seat) = game.turn() {
            let view = game.view(seat).expect("a round is in progress");
            let action = self.player.choose(&game, &view, &mut choices);
            losses.extend(match self.patient {
                Some(deals) => {
                    let round = game.round().expect("a round is in progress");
                    patient_loss(round, &view, action, deals, &mut choices)
                }
                None => loss(&view, action, &mut choices),
            });
            game.apply(action).expect("players keep to the rules");
        }
        losses
    }
}

/// How many points `action` loses compared with the best one; `None` if there is
/// no choice.
fn loss(view: &View, action: Action, rng: &mut ChaCha8Rng) -> Option<f64> {
    let limits = Limits {
        budget: JUDGE,
        ..Limits::default()
    };
    if view.legal_actions().len() < 2 {
        return None;
    }
    let valued = values(view, rng, &limits)?;
    if valued.len() < 2 {
        return None;
    }
    let table = view.position().table();
    let same = |other: &&Valued| table.is_same_play(other.action, action);
    let chosen = valued.iter().find(same)?;
    Some(f64::from((valued[0].points - chosen.points).max(0.0)))
}

/// How many points `action` loses compared with what the patient judge would do; `None`
/// if there is no choice. He chooses by one half of the deals and reckons by the other,
/// so that chance does not make his choice look better than it is: a loss can be below
/// zero. Where nothing is hidden Brutal reckons exactly, and nothing is lost.
fn patient_loss(
    round: &Round,
    view: &View,
    action: Action,
    count: u32,
    rng: &mut ChaCha8Rng,
) -> Option<f64> {
    let actions = options(view);
    if actions.len() < 2 {
        return None;
    }
    let table = view.position().table();
    let chosen = actions
        .iter()
        .position(|other| table.is_same_play(*other, action))?;
    if sees_everything(view) {
        return Some(0.0);
    }
    let limits = Limits {
        budget: Budget {
            hands: Budget::FULL.hands.max(count.saturating_mul(3)),
            worlds: count,
            ..Budget::FULL
        },
        ..Limits::default()
    };
    let mut sums = [vec![0.0; actions.len()], vec![0.0; actions.len()]];
    let mut played = [0.0; 2];
    for (number, world) in deals(view, rng, &limits)?.into_iter().enumerate() {
        let boneyard = [world.boneyard().bones(), world.boneyard().buried()].concat();
        let dealt = round.imagined(BySeat::from_fn(|seat| world.hand(seat)), &boneyard);
        let half = number % 2;
        played[half] += 1.0;
        for (sum, action) in sums[half].iter_mut().zip(&actions) {
            *sum += played_out(dealt.clone(), *action, rng);
        }
    }
    let best = (0..actions.len()).max_by(|one, other| sums[0][*one].total_cmp(&sums[0][*other]))?;
    Some((sums[1][best] - sums[1][chosen]) / f64::max(played[1], 1.0))
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
        round
            .apply(next.expect("the player in turn can act"))
            .expect("players keep to the rules");
    }
    f64::from(Stakes::POINTS.worth(&rules, round.position(), us))
}
