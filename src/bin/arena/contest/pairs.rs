//! Pairs of games with swapped seats, on both cores.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Instant;

use indicatif::ProgressBar;
use nestor_dominoes::engine::{ByTeam, GameState, Rules, Seat, Seats, Seed, View};
use rand::{Rng as _, SeedableRng as _};
use rand_chacha::{ChaCha8Rng, ChaCha20Rng};

use super::player::Player;
use crate::progress;

/// What a contest is played over.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Contest {
    /// The two players.
    pub(crate) players: [Player; 2],
    /// The game.
    pub(crate) rules: Rules,
    /// How many pairs of games.
    pub(crate) pairs: usize,
    /// What all deals and choices come from.
    pub(crate) seed: u64,
    /// Whether only the first round of each game is played.
    pub(crate) one_round: bool,
}

/// What one pair of games came to, for the first player.
#[derive(Debug, Clone, Default)]
pub(crate) struct Pair {
    /// Games won, 0 to 2; a drawn game is half of one.
    pub(crate) won: f64,
    /// Points made more than the other.
    pub(crate) points: f64,
    /// Rounds played.
    pub(crate) rounds: f64,
    /// The squares of the differences of points, and the points of both sides.
    pub(crate) squares: f64,
    pub(crate) both: f64,
    /// Rounds won, by points; equal points are half of one.
    pub(crate) rounds_won: f64,
    /// Milliseconds for each decision with more than one action, by player.
    pub(crate) millis: [Vec<f32>; 2],
}

impl Contest {
    /// Plays all pairs; what they come to does not hang on `threads`.
    pub(crate) fn run(&self, threads: usize) -> Vec<Pair> {
        let next = AtomicUsize::new(0);
        let [a, b] = self.players;
        let bar = progress::bar(format!("{a} v. {b}"), self.pairs as u64);
        let mut results: Vec<(usize, Pair)> = thread::scope(|scope| {
            let running: Vec<_> = (0..threads.max(1))
                .map(|_| scope.spawn(|| self.share(&next, &bar)))
                .collect();
            running
                .into_iter()
                .flat_map(|thread| thread.join().expect("games are played to their end"))
                .collect()
        });
        bar.finish_and_clear();
        results.sort_by_key(|(number, _)| *number);
        results.into_iter().map(|(_, pair)| pair).collect()
    }

    /// The pairs that one thread plays.
    fn share(&self, next: &AtomicUsize, bar: &ProgressBar) -> Vec<(usize, Pair)> {
        let mut done = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= self.pairs {
                return done;
            }
            let mut pair = Pair::default();
            for swapped in [false, true] {
                self.game(number, swapped, &mut pair);
            }
            done.push((number, pair));
            bar.inc(1);
        }
    }

    fn game(&self, number: usize, swapped: bool, pair: &mut Pair) {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&self.seed.to_le_bytes());
        key[8..16].copy_from_slice(&(number as u64).to_le_bytes());
        let mut deals = ChaCha20Rng::from_seed(key);
        key[31] = 1 + u8::from(swapped);
        let mut choices = ChaCha8Rng::from_seed(key);
        let mut rules = self.rules;
        if self.one_round {
            rules.target = Some(9_999);
            rules.exact_target = false;
        }
        let names = vec!["A".to_owned(), "B".to_owned()];
        let mut game = GameState::new(rules, names, self.seed).expect("the rules make a game");
        let ours = usize::from(swapped);
        let mut before = ByTeam::default();
        while game.outcome().is_none() {
            if let Some(seat) = game.turn() {
                let view = game.view(seat).expect("a round is in progress");
                let who = usize::from(seat.index() != ours);
                let action = timed(&mut pair.millis[who], &view, || {
                    self.players[who].choose(&game, &view, &mut choices)
                });
                game.apply(action).expect("players keep to the rules");
                if game.turn().is_none() {
                    count_round(&game, ours, &mut before, pair);
                }
            } else {
                if self.one_round && !game.rounds().is_empty() {
                    return;
                }
                let mut bytes = [0; 32];
                deals.fill_bytes(&mut bytes);
                game.deal(Seed::new(bytes), rules)
                    .expect("a round has ended and the game has not");
            }
        }
        let winner = game.outcome().and_then(|outcome| outcome.winner);
        pair.won += match winner {
            None => 0.5,
            Some(team) if team.index() == ours => 1.0,
            Some(_) => 0.0,
        };
    }
}

/// Measures a decision by the clock, if there is anything to decide: to be read
/// on a machine that does nothing else.
fn timed<T>(millis: &mut Vec<f32>, view: &View, decide: impl FnOnce() -> T) -> T {
    if view.legal_actions().len() < 2 {
        return decide();
    }
    let start = Instant::now();
    let decided = decide();
    millis.push(start.elapsed().as_secs_f32() * 1_000.0);
    decided
}

/// Adds a round that has just ended.
fn count_round(game: &GameState, ours: usize, before: &mut ByTeam<i32>, pair: &mut Pair) {
    let scores = game.scores();
    let gain = |index: usize| {
        let seat = Seat::ALL[index];
        let team = Seats::Two.team(seat);
        f64::from(scores[team] - before[team])
    };
    let difference = gain(ours) - gain(1 - ours);
    pair.both += gain(ours) + gain(1 - ours);
    *before = scores;
    pair.points += difference;
    pair.squares += difference * difference;
    pair.rounds += 1.0;
    pair.rounds_won += if difference > 0.0 {
        1.0
    } else if difference < 0.0 {
        0.0
    } else {
        0.5
    };
}
