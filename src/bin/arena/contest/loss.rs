//! `arena loss`: how many points a player loses with each decision, as a slow
//! judge sees it.

use nestor_dominoes::engine::{Action, GameState, Level, Rules, Seating, Seed, View};
use nestor_dominoes::nestor::{Budget, Limits, Valued, values};
use rand::{Rng as _, SeedableRng as _};
use rand_chacha::{ChaCha8Rng, ChaCha20Rng};

use super::player::Player;
use crate::progress;

/// The budget of the slow judge.
const JUDGE: Budget = Budget {
    hands: 6_000,
    worlds: 1_500,
    steps: 400_000,
    rounds: 1_000,
    nodes: 1_000_000,
};

/// Lets `player` play rounds against himself, and prints the points lost by
/// decisions between several plays.
pub(crate) fn run(player: Player, rules: &Rules, rounds: u64, seed: u64) {
    let mut losses: Vec<f64> = Vec::new();
    let bar = progress::bar(format!("{player} by a slow judge"), rounds);
    for number in 0..rounds {
        round(player, rules, seed, number, &mut losses);
        bar.inc(1);
    }
    bar.finish_and_clear();
    let count = losses.len().max(1) as f64;
    let mean = losses.iter().sum::<f64>() / count;
    let squares: f64 = losses.iter().map(|loss| (loss - mean).powi(2)).sum();
    let within = 1.96 * (squares / count / count).sqrt();
    println!(
        "{player}: {mean:.3} ± {within:.3} points lost a decision, {} decisions, seed {seed}",
        losses.len()
    );
}

fn round(player: Player, rules: &Rules, seed: u64, number: u64, losses: &mut Vec<f64>) {
    let mut key = [0; 32];
    key[..8].copy_from_slice(&seed.to_le_bytes());
    key[8..16].copy_from_slice(&number.to_le_bytes());
    let mut bytes = [0; 32];
    ChaCha20Rng::from_seed(key).fill_bytes(&mut bytes);
    let mut choices = ChaCha8Rng::from_seed(key);
    let rules = Rules {
        target: Some(9_999),
        exact_target: false,
        ..*rules
    };
    let seating = Seating::of_nestors(rules.seats, |_| Level::default());
    let mut game = GameState::new(rules, seating, seed).expect("the rules make a game");
    game.deal(Seed::new(bytes), rules).expect("the first round");
    while let Some(seat) = game.turn() {
        let view = game.view(seat).expect("a round is in progress");
        let action = player.choose(&game, &view, &mut choices);
        losses.extend(loss(&view, action, &mut choices));
        game.apply(action).expect("players keep to the rules");
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
    let look = |action: Action| match action {
        Action::Play(bone, end) => table
            .open_end(end)
            .map(|open| (bone, open.pips(), open.times())),
        _ => None,
    };
    let same = |other: &&Valued| {
        other.action == action || look(action).is_some() && look(other.action) == look(action)
    };
    let chosen = valued.iter().find(same)?;
    Some(f64::from((valued[0].points - chosen.points).max(0.0)))
}
