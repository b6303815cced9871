//! `arena loss`: the points that a player loses with each decision, as a stronger player judges.
//!
//! The slow judge is Brutal with a larger budget; the patient judge is in [`patient_judge`].

use std::collections::BTreeMap;

use engine::{Action, GameState, Level, Rules, Seating, Seed, View};
use nestor::{ActionValue, Budget, Limits, has_perfect_information, values};
use rand::{Rng as _, SeedableRng as _};
use rand_chacha::{ChaCha8Rng, ChaCha20Rng};
use serde::{Deserialize, Serialize};

use super::contest::endless_rules;
use super::patient_judge;
use super::player::ArenaPlayer;
use super::report::{Estimate, ratio_estimate};
use crate::progress;
use crate::shard::Shard;

/// The budget of the slow judge.
const JUDGE_BUDGET: Budget = Budget {
    deals: 6_000,
    worlds: 1_500,
    playout_steps: 400_000,
    scoring_rounds: 1_000,
    nodes: 1_000_000,
};

/// A measurement of the points that a player loses in rounds against himself.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct LossRun {
    pub(crate) player: ArenaPlayer,
    pub(crate) rules: Rules,
    pub(crate) rounds: usize,
    /// The seed of all deals and choices.
    pub(crate) seed: u64,
    /// The number of deals in which the patient judge tries each action; `None` for the slow judge.
    #[serde(default)]
    pub(crate) patient: Option<u32>,
}

impl LossRun {
    /// Plays the rounds of a shard. Returns the points lost by each decision, by round.
    pub(crate) fn run(&self, shard: Shard) -> BTreeMap<usize, Vec<f64>> {
        let numbers = shard.numbers(self.rounds);
        let what = format!("{} by {}", self.player, self.judge_name());
        let bar = progress::bar(what, numbers.len() as u64);
        let rounds = numbers.map(|number| {
            let losses = self.play_round(number);
            bar.inc(1);
            (number, losses)
        });
        let losses = rounds.collect();
        bar.finish_and_clear();
        losses
    }

    fn judge_name(&self) -> String {
        self.patient.map_or_else(
            || "a slow judge".to_owned(),
            |deals| format!("a patient judge of {deals} deals"),
        )
    }

    /// The mean loss per decision, and per round and seat, as a line of text.
    pub(crate) fn text(&self, rounds: &BTreeMap<usize, Vec<f64>>) -> String {
        let subject = format!("{} by {}", self.player, self.judge_name());
        let decisions = rounds.values().flatten().count();
        let sample =
            format!("{decisions} decisions in {} rounds, seed {}", rounds.len(), self.seed);
        if decisions == 0 {
            return format!("{subject}: {sample}\n");
        }
        let seats = f64::from(self.rules.seats.count());
        let sums = rounds.values().map(|losses| (losses.iter().sum::<f64>(), losses.len() as f64));
        // The decisions of one round depend on each other, so one round has no interval.
        let estimate_text = |Estimate { mean, within }: Estimate| match rounds.len() {
            1 => format!("{mean:.3}"),
            _ => format!("{mean:.3} ± {within:.3}"),
        };
        format!(
            "{subject}: {} points lost a decision, {} a round in each seat, {sample}\n",
            estimate_text(ratio_estimate(sums.clone())),
            estimate_text(ratio_estimate(sums.map(|(lost, _)| (lost, seats)))),
        )
    }

    fn play_round(&self, number: usize) -> Vec<f64> {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&self.seed.to_le_bytes());
        key[8..16].copy_from_slice(&(number as u64).to_le_bytes());
        let mut bytes = [0; 32];
        ChaCha20Rng::from_seed(key).fill_bytes(&mut bytes);
        let mut choices = ChaCha8Rng::from_seed(key);
        // The judge has its own random numbers, so that it does not change the game.
        key[16] = 1;
        let mut judge_rng = ChaCha8Rng::from_seed(key);
        let rules = endless_rules(self.rules);
        let seating = Seating::of_nestors(rules.seats, |_| Level::default());
        let mut game = GameState::new(rules, seating, self.seed).expect("the rules are valid");
        game.deal(Seed::new(bytes), rules).expect("the first round");
        let mut losses = Vec::new();
        while let Some(seat) = game.turn() {
            let view = game.view(seat).expect("a round is in progress");
            let action = self.player.choose(&game, &view, &mut choices);
            losses.extend(match self.patient {
                // Without hidden bones the slow judge is exact.
                Some(deals) if !has_perfect_information(&view) => {
                    patient_judge::loss(&view, action, deals, &mut judge_rng)
                }
                _ => loss(&view, action, &mut judge_rng),
            });
            game.apply(action).expect("players keep to the rules");
        }
        losses
    }
}

/// The points that `action` loses against the best one; `None` if there is no choice, or no
/// deal fits.
fn loss(view: &View, action: Action, rng: &mut ChaCha8Rng) -> Option<f64> {
    let limits = Limits { budget: JUDGE_BUDGET, ..Limits::default() };
    if view.legal_actions().len() < 2 {
        return None;
    }
    let action_values = values(view, rng, &limits)?;
    if action_values.len() < 2 {
        return None;
    }
    let table = view.position().table();
    let is_same = |other: &&ActionValue| table.is_same_play(other.action, action);
    let chosen = action_values.iter().find(is_same)?;
    Some(f64::from((action_values[0].points - chosen.points).max(0.0)))
}
