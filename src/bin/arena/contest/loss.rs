//! `arena loss`: how many points a player loses with each decision, as a slow
//! judge sees it.

use std::collections::BTreeMap;

use nestor_dominoes::engine::{Action, GameState, Level, Rules, Seating, Seed, View};
use nestor_dominoes::nestor::{Budget, Limits, Valued, values};
use rand::{Rng as _, SeedableRng as _};
use rand_chacha::{ChaCha8Rng, ChaCha20Rng};
use serde::{Deserialize, Serialize};

use super::pairs::endless;
use super::player::Player;
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
}

impl Loss {
    /// Plays the rounds of a shard. For each it gives the points lost by decisions
    /// between several plays.
    pub(crate) fn run(&self, shard: Shard) -> BTreeMap<usize, Vec<f64>> {
        let numbers = shard.numbers(self.rounds);
        let what = format!("{} by a slow judge", self.player);
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

    /// The mean of the losses in all rounds, as a line of text.
    pub(crate) fn text(&self, rounds: &BTreeMap<usize, Vec<f64>>) -> String {
        let losses = || rounds.values().flatten();
        let decisions = losses().count();
        let count = decisions.max(1) as f64;
        let mean = losses().sum::<f64>() / count;
        let squares: f64 = losses().map(|loss| (loss - mean).powi(2)).sum();
        let within = 1.96 * (squares / count / count).sqrt();
        format!(
            "{}: {mean:.3} ± {within:.3} points lost a decision, {decisions} decisions, seed {}\n",
            self.player, self.seed
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
            losses.extend(loss(&view, action, &mut choices));
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
