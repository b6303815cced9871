//! Contests of two players: the same deals with swapped seats, on several threads.

use std::collections::BTreeMap;
use std::io::{self, Write as _};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use engine::{
    Action, ByTeam, GameState, Level, MAX_ROUNDS, Rules, Seat, Seating, Seats, Seed, Team, View,
};
use indicatif::ProgressBar;
use rand::{Rng as _, SeedableRng as _};
use rand_chacha::{ChaCha8Rng, ChaCha20Rng};
use serde::{Deserialize, Serialize};

use super::decision_times::DecisionTimes;
use super::player::ArenaPlayer;
use crate::progress;
use crate::protocol::{FaultCounts, OnError, ProgramLimits, Programs};
use crate::shard::Shard;

/// A contest of two players.
///
/// The first player has one side of the table, the second all others. Each deal is played
/// once with the first player on each side, so both hold the same hands equally often. With
/// two sides, these are pairs of games.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Contest {
    pub(crate) players: [ArenaPlayer; 2],
    pub(crate) rules: Rules,
    /// The number of pairs. With three or four sides, a pair is a set of that many games.
    pub(crate) pairs: usize,
    /// The seed of all deals and choices.
    pub(crate) seed: u64,
    /// Whether only the first round of each game is played.
    pub(crate) one_round: bool,
    /// The limits of players that are programs (`cmd:COMMAND`).
    #[serde(rename = "conduct")]
    pub(crate) program_limits: ProgramLimits,
}

/// The results of a pair of games, for the first player.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PairResults {
    /// Games won. A drawn game is shared equally by the sides.
    pub(crate) won: f64,
    /// Points, less the mean of the other sides.
    pub(crate) points: f64,
    /// The number of rounds in all games of the pair.
    pub(crate) rounds: f64,
    /// The sum over rounds of the squared difference of points.
    pub(crate) squares: f64,
    /// The sum over rounds of the points of all sides.
    #[serde(rename = "all")]
    pub(crate) points_of_all_sides: f64,
    /// Rounds won by points, with ties shared equally.
    pub(crate) rounds_won: f64,
}

/// A bound on the points of a pair, far above any real one.
const MAX_POINTS: f64 = 1e7;

impl PairResults {
    /// Whether these can be the results of a pair in a contest.
    fn is_possible(&self, contest: &Contest) -> bool {
        let games = f64::from(contest.rules.seats.team_count());
        let most_rounds = if contest.one_round { games } else { games * MAX_ROUNDS as f64 };
        let is_share = |part: f64, whole: f64| (0.0..=whole).contains(&part);
        is_share(self.won, games)
            && (games..=most_rounds).contains(&self.rounds)
            && self.rounds.fract() == 0.0
            && is_share(self.rounds_won, self.rounds)
            && is_share(self.points.abs(), MAX_POINTS)
            && is_share(self.points_of_all_sides.abs(), MAX_POINTS)
            && is_share(self.squares, MAX_POINTS * MAX_POINTS)
    }
}

/// The results of a contest, or of one shard of it.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ContestResults {
    /// The results of each pair, by its number in the contest.
    pub(crate) pairs: BTreeMap<usize, PairResults>,
    /// The times of decisions between several actions, for each player.
    pub(crate) times: [DecisionTimes; 2],
    /// The faults of each player; none unless the player is a program.
    pub(crate) faults: [FaultCounts; 2],
}

impl ContestResults {
    /// The number of the first pair whose results are impossible in this contest.
    pub(crate) fn first_impossible_pair(&self, contest: &Contest) -> Option<usize> {
        let mut pairs = self.pairs.iter();
        let wrong = pairs.find(|(_, pair)| !pair.is_possible(contest));
        wrong.map(|(number, _)| *number)
    }

    pub(crate) fn add(&mut self, other: Self) {
        self.pairs.extend(other.pairs);
        for (times, more) in self.times.iter_mut().zip(&other.times) {
            times.add(more);
        }
        for (faults, more) in self.faults.iter_mut().zip(other.faults) {
            faults.add(more);
        }
    }
}

impl Contest {
    /// Plays the pairs of a shard. The results do not depend on the number of threads.
    pub(crate) fn run(&self, shard: Shard, threads: usize) -> ContestResults {
        let numbers: Vec<usize> = shard.numbers(self.pairs).collect();
        let next = AtomicUsize::new(0);
        let [a, b] = &self.players;
        let bar = progress::bar(format!("{a} v. {b}"), numbers.len() as u64);
        let mut results = ContestResults::default();
        thread::scope(|scope| {
            let running: Vec<_> = (0..threads.max(1))
                .map(|_| scope.spawn(|| self.play_pairs(&numbers, &next, &bar)))
                .collect();
            for thread in running {
                results.add(thread.join().expect("games are played to their end"));
            }
        });
        bar.finish_and_clear();
        results
    }

    /// Plays pairs on one thread. `next` is the index in `numbers` of the next pair, shared by
    /// all threads.
    fn play_pairs(
        &self,
        numbers: &[usize],
        next: &AtomicUsize,
        bar: &ProgressBar,
    ) -> ContestResults {
        let mut results = ContestResults::default();
        let mut programs = Programs::default();
        while let Some(number) = numbers.get(next.fetch_add(1, Ordering::Relaxed)) {
            let mut pair = PairResults::default();
            for our_team in Team::all(self.rules.seats) {
                let mut context = GameContext {
                    our_team,
                    pair: &mut pair,
                    results: &mut results,
                    programs: &mut programs,
                };
                self.play_game(*number, &mut context);
            }
            results.pairs.insert(*number, pair);
            bar.inc(1);
        }
        results
    }

    /// Plays one game of a pair.
    fn play_game(&self, number: usize, context: &mut GameContext<'_>) {
        let our_team = context.our_team;
        let mut key = [0; 32];
        key[..8].copy_from_slice(&self.seed.to_le_bytes());
        key[8..16].copy_from_slice(&(number as u64).to_le_bytes());
        let mut deals = ChaCha20Rng::from_seed(key);
        key[31] = 1 + our_team.index() as u8;
        let mut choices = ChaCha8Rng::from_seed(key);
        let rules = if self.one_round { endless_rules(self.rules) } else { self.rules };
        let seats = rules.seats;
        let player_in = |seat: Seat| usize::from(seats.team(seat) != our_team);
        let seating = Seating::of_nestors(seats, |_| Level::default());
        let mut game = GameState::new(rules, seating, self.seed).expect("the rules are valid");
        let mut before = ByTeam::default();
        while game.outcome().is_none() {
            if let Some(seat) = game.turn() {
                let acting_player = player_in(seat);
                let Ok(action) = self.decide(&game, acting_player, context, &mut choices) else {
                    let won = acting_player == 1;
                    add_round_results(&game, our_team, &mut before, context.pair, Some(won));
                    context.pair.won += f64::from(u8::from(won));
                    context.programs.clear_round();
                    return;
                };
                game.apply(action).expect("players keep to the rules");
            } else {
                if self.one_round && !game.rounds().is_empty() {
                    return;
                }
                let mut bytes = [0; 32];
                deals.fill_bytes(&mut bytes);
                game.deal(Seed::new(bytes), rules).expect("a round has ended and the game has not");
            }
            // A forced lead can win the game.
            if game.turn().is_none() {
                add_round_results(&game, our_team, &mut before, context.pair, None);
                context.programs.send_round_end(&game, player_in);
            }
        }
        let best = game.outcome().expect("it has ended").winner;
        context.pair.won +=
            best.map_or(1.0 / side_count(seats), |team| f64::from(u8::from(team == our_team)));
    }

    /// The action of the player to move, or an error if the round is forfeited.
    fn decide(
        &self,
        game: &GameState,
        player_index: usize,
        context: &mut GameContext<'_>,
        choices: &mut ChaCha8Rng,
    ) -> Result<Action, Forfeit> {
        let seat = game.turn().expect("a round is in progress");
        let view = game.view(seat).expect("a round is in progress");
        let times = &mut context.results.times[player_index];
        let player = self.players[player_index].in_seat(seat);
        let Some(command) = player.command() else {
            return Ok(time_decision(times, &view, || player.choose(game, &view, choices)));
        };
        let limit = Duration::from_millis(self.program_limits.time_limit_millis);
        let programs = &mut *context.programs;
        let started = programs.start(command, player_index, seat);
        let chosen = started.and_then(|()| {
            time_decision(times, &view, || programs.choose(player_index, &view, limit))
        });
        chosen.or_else(|fault| {
            // Standard error may be closed.
            writeln!(io::stderr(), "arena: {player}, in seat {}: {fault}", seat.index()).ok();
            context.results.faults[player_index].record(&fault);
            match self.program_limits.on_error {
                OnError::Forfeit => Err(Forfeit),
                OnError::FirstLegal => Ok(view.legal_actions()[0]),
            }
        })
    }
}

/// The side, results and programs of one game of a pair.
struct GameContext<'a> {
    /// The side of the first player.
    our_team: Team,
    /// The results of the pair so far.
    pair: &'a mut PairResults,
    /// The results of the thread.
    results: &'a mut ContestResults,
    /// The programs of the thread.
    programs: &'a mut Programs,
}

struct Forfeit;

/// The same rules, with a target that one round cannot reach.
pub(super) fn endless_rules(rules: Rules) -> Rules {
    // On a cribbage board the target must be a multiple of five.
    let targets = [9_999, 9_995];
    let candidates =
        targets.map(|target| Rules { target: Some(target), exact_target: false, ..rules });
    let possible = candidates.into_iter().find(|rules| rules.check().is_ok());
    possible.unwrap_or(rules)
}

fn side_count(seats: Seats) -> f64 {
    f64::from(seats.team_count())
}

/// Measures the time of a decision between several actions. Other load on the machine distorts it.
fn time_decision<T>(times: &mut DecisionTimes, view: &View, decide: impl FnOnce() -> T) -> T {
    if view.legal_actions().len() < 2 {
        return decide();
    }
    let start = Instant::now();
    let decision = decide();
    times.record(start.elapsed());
    decision
}

/// Adds the results of a finished round. `won_by_forfeit` is `None` unless the round was
/// forfeited; then it says whether the first player won.
fn add_round_results(
    game: &GameState,
    our_team: Team,
    before: &mut ByTeam<i32>,
    pair: &mut PairResults,
    won_by_forfeit: Option<bool>,
) {
    let seats = game.rules().seats;
    let scores = game.scores();
    let gain = |team: Team| f64::from(scores[team] - before[team]);
    let others = || Team::all(seats).filter(|team| *team != our_team).map(gain);
    let theirs: f64 = others().sum();
    let best = others().fold(f64::MIN, f64::max);
    let difference = gain(our_team) - theirs / (side_count(seats) - 1.0);
    pair.points_of_all_sides += gain(our_team) + theirs;
    pair.points += difference;
    pair.squares += difference * difference;
    pair.rounds += 1.0;
    if won_by_forfeit.unwrap_or(gain(our_team) >= best) {
        let equal_sides = others().filter(|gained| *gained == gain(our_team)).count();
        let tied_sides = if won_by_forfeit.is_some() { 0 } else { equal_sides };
        pair.rounds_won += 1.0 / (tied_sides + 1) as f64;
    }
    *before = scores;
}
