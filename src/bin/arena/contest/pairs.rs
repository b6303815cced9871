//! Games with the same deals in which the players change seats, on several
//! threads.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Instant;

use indicatif::ProgressBar;
use nestor_dominoes::engine::{ByTeam, GameState, Level, Rules, Seating, Seats, Seed, Team, View};
use rand::{Rng as _, SeedableRng as _};
use rand_chacha::{ChaCha8Rng, ChaCha20Rng};
use serde::{Deserialize, Serialize};

use super::player::Player;
use super::times::Times;
use crate::progress;
use crate::shard::Shard;

/// A contest of two players.
///
/// The first player has one side of the table and the second player all others.
/// Each deal is played as often as there are sides, with the first player on each
/// of them. So both hold the same hands equally often. With two sides, these are
/// pairs of games.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Contest {
    /// The two players.
    pub(crate) players: [Player; 2],
    /// The rules of the game.
    pub(crate) rules: Rules,
    /// How many pairs of games. With three or four sides a pair is a set of three
    /// or four games.
    pub(crate) pairs: usize,
    /// The seed of all deals and choices.
    pub(crate) seed: u64,
    /// Whether only the first round of each game is played.
    pub(crate) one_round: bool,
}

/// The results of one pair of games, for the first player.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Pair {
    /// Games won. A drawn game is shared equally among the sides.
    pub(crate) won: f64,
    /// Points scored, less the average of the other sides.
    pub(crate) points: f64,
    /// How many rounds were played.
    pub(crate) rounds: f64,
    /// For each round the difference of points squared, and the points of all
    /// sides; both summed up.
    pub(crate) squares: f64,
    pub(crate) all: f64,
    /// Rounds won by points. One with equal points is shared equally.
    pub(crate) rounds_won: f64,
}

/// The results of a contest, or of a share of it.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Results {
    /// The results of each pair, by its number in the whole contest.
    pub(crate) pairs: BTreeMap<usize, Pair>,
    /// The times of decisions between several actions, for each player.
    pub(crate) times: [Times; 2],
}

impl Results {
    /// Adds the results of other pairs.
    pub(crate) fn add(&mut self, other: Self) {
        self.pairs.extend(other.pairs);
        for (times, more) in self.times.iter_mut().zip(&other.times) {
            times.add(more);
        }
    }
}

impl Contest {
    /// Plays the pairs of a shard. The results are the same for any number of
    /// threads.
    pub(crate) fn run(&self, shard: Shard, threads: usize) -> Results {
        let numbers: Vec<usize> = shard.numbers(self.pairs).collect();
        let next = AtomicUsize::new(0);
        let [a, b] = &self.players;
        let bar = progress::bar(format!("{a} v. {b}"), numbers.len() as u64);
        let mut results = Results::default();
        thread::scope(|scope| {
            let running: Vec<_> = (0..threads.max(1))
                .map(|_| scope.spawn(|| self.share(&numbers, &next, &bar)))
                .collect();
            for thread in running {
                results.add(thread.join().expect("games are played to their end"));
            }
        });
        bar.finish_and_clear();
        results
    }

    /// The pairs that one thread plays. `next` is the place of the next pair in
    /// `numbers`, for all threads.
    fn share(&self, numbers: &[usize], next: &AtomicUsize, bar: &ProgressBar) -> Results {
        let mut done = Results::default();
        while let Some(number) = numbers.get(next.fetch_add(1, Ordering::Relaxed)) {
            let mut pair = Pair::default();
            for ours in Team::all(self.rules.seats) {
                self.game(*number, ours, &mut pair, &mut done.times);
            }
            done.pairs.insert(*number, pair);
            bar.inc(1);
        }
        done
    }

    /// Plays one game, in which the first player has the side `ours`.
    fn game(&self, number: usize, ours: Team, pair: &mut Pair, times: &mut [Times; 2]) {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&self.seed.to_le_bytes());
        key[8..16].copy_from_slice(&(number as u64).to_le_bytes());
        let mut deals = ChaCha20Rng::from_seed(key);
        key[31] = 1 + ours.index() as u8;
        let mut choices = ChaCha8Rng::from_seed(key);
        let mut rules = self.rules;
        if self.one_round {
            rules.target = Some(9_999);
            rules.exact_target = false;
        }
        let seats = rules.seats;
        let who = |team: Team| usize::from(team != ours);
        let seating = Seating::of_nestors(seats, |_| Level::default());
        let mut game = GameState::new(rules, seating, self.seed).expect("the rules make a game");
        let mut before = ByTeam::default();
        while game.outcome().is_none() {
            if let Some(seat) = game.turn() {
                let view = game.view(seat).expect("a round is in progress");
                let who = who(seats.team(seat));
                let action = timed(&mut times[who], &view, || {
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
        let best = game.outcome().expect("it has ended").winner;
        pair.won += best.map_or(1.0 / sides(seats), |team| f64::from(u8::from(team == ours)));
    }
}

/// The number of sides.
fn sides(seats: Seats) -> f64 {
    f64::from(seats.teams())
}

/// Measures how long a decision takes, if there are several actions. The time
/// means little if the machine does anything else.
fn timed<T>(times: &mut Times, view: &View, decide: impl FnOnce() -> T) -> T {
    if view.legal_actions().len() < 2 {
        return decide();
    }
    let start = Instant::now();
    let decided = decide();
    times.note(start.elapsed());
    decided
}

/// Adds the results of a round that has just ended.
fn count_round(game: &GameState, ours: Team, before: &mut ByTeam<i32>, pair: &mut Pair) {
    let seats = game.rules().seats;
    let scores = game.scores();
    let gain = |team: Team| f64::from(scores[team] - before[team]);
    let others = || Team::all(seats).filter(|team| *team != ours).map(gain);
    let theirs: f64 = others().sum();
    let best = others().fold(f64::MIN, f64::max);
    let difference = gain(ours) - theirs / (sides(seats) - 1.0);
    pair.all += gain(ours) + theirs;
    pair.points += difference;
    pair.squares += difference * difference;
    pair.rounds += 1.0;
    if gain(ours) >= best {
        let equal = others().filter(|gained| *gained == gain(ours)).count();
        pair.rounds_won += 1.0 / (equal + 1) as f64;
    }
    *before = scores;
}
