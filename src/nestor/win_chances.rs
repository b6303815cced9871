//! The chances of two sides to win a game, by the points that each still needs.

use std::sync::{Arc, Mutex, PoisonError};

use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;

use engine::{Bone, Position, Rules, Seat, Team};

use super::evaluator::Evaluator;
use super::ruled_out::RuledOut;

/// The largest number of steps to the target.
const MAX_STEPS: usize = 100;

/// An exact target is hard to hit: it counts as this many average scores further away.
const EXACT_TARGET_SCORES: usize = 2;

const MAX_CACHED_TABLES: usize = 8;

/// The rules, the number of sampled rounds, and the table; `None` if the rounds scored nothing.
type CachedTable = (Rules, u32, Option<Arc<WinChances>>);

/// The cached tables, newest first.
static TABLES: Mutex<Vec<CachedTable>> = Mutex::new(Vec::new());

/// The chances of one of two sides to win, by the points that each still needs.
///
/// The table is filled from the target backwards: the chance at a score is the mean over a sample
/// of rounds, which the best evaluator for the rules plays against itself. Each sampled round
/// counts twice, once from each side. Its scores are added in order until a side reaches the
/// target.
#[derive(Debug)]
pub(super) struct WinChances {
    /// The number of points in one step.
    unit: usize,
    /// The points by which an exact target counts as further away; 0 for any other target.
    extra_points: i32,
    /// The largest number of points that a side can need in the table.
    max_need: i32,
    steps: usize,
    /// For each pair of needs, in steps, the chance of the side with the first need of the pair.
    table: Vec<f32>,
}

/// The scores of the first two sides in one round.
#[derive(Debug, Default)]
struct RoundScores {
    /// The side and the points of each score, in order.
    scores: Vec<(usize, usize)>,
    /// Each side's total.
    sums: [usize; 2],
}

impl WinChances {
    /// The table for `rules` from a sample of `rounds` rounds. `None` without a target, or if
    /// nothing was scored.
    pub(super) fn of(rules: &Rules, rounds: u32) -> Option<Arc<Self>> {
        rules.target?;
        let mut tables = TABLES.lock().unwrap_or_else(PoisonError::into_inner);
        let is_same = |(cached, sampled, _): &CachedTable| cached == rules && *sampled == rounds;
        if let Some(index) = tables.iter().position(is_same) {
            return tables[index].2.clone();
        }
        let table = Self::new(rules, sample_rounds(rules, rounds)).map(Arc::new);
        tables.truncate(MAX_CACHED_TABLES - 1);
        tables.insert(0, (*rules, rounds, table.clone()));
        table
    }

    fn new(rules: &Rules, mut rounds: Vec<RoundScores>) -> Option<Self> {
        let all_points =
            || rounds.iter().flat_map(|round| &round.scores).map(|(_, points)| *points);
        let extra_points = if rules.exact_target {
            EXACT_TARGET_SCORES * all_points().sum::<usize>() / all_points().count().max(1)
        } else {
            0
        };
        let target = usize::from(rules.target?) + extra_points;
        let divisor = all_points().fold(target, greatest_common_divisor);
        let unit = divisor.max(target.div_ceil(MAX_STEPS));
        convert_to_steps(&mut rounds, unit);
        rounds.retain(|round| round.sums != [0, 0]);
        if rounds.is_empty() {
            return None;
        }
        let steps = target.div_ceil(unit);
        let mut chances = Self {
            unit,
            extra_points: i32::try_from(extra_points).ok()?,
            steps,
            max_need: i32::try_from(steps * unit).ok()?,
            table: vec![0.5; (steps + 1) * (steps + 1)],
        };
        for ours in 2..=steps {
            // With equal needs the chance is one half. The other half of the table follows by
            // symmetry.
            for theirs in 1..ours {
                let needs = [ours, theirs];
                let after_rounds = rounds
                    .iter()
                    .flat_map(|round| [0, 1].map(|us| chances.chance_after(round, us, needs)));
                let chance = after_rounds.sum::<f32>() / (2 * rounds.len()) as f32;
                chances.table[ours * (steps + 1) + theirs] = chance;
                chances.table[theirs * (steps + 1) + ours] = 1.0 - chance;
            }
        }
        Some(chances)
    }

    /// The chance of the side `us` to win if `round` is played next. `needs` are the steps that the
    /// two sides need before that round, those of `us` first.
    fn chance_after(&self, round: &RoundScores, us: usize, needs: [usize; 2]) -> f32 {
        let sums = [round.sums[us], round.sums[1 - us]];
        if sums[0] < needs[0] && sums[1] < needs[1] {
            return self.chance_at(needs[0] - sums[0], needs[1] - sums[1]);
        }
        let mut left = needs;
        for (side, points) in &round.scores {
            let ours = *side == us;
            let need = &mut left[usize::from(!ours)];
            if points >= need {
                return f32::from(u8::from(ours));
            }
            *need -= points;
        }
        self.chance_at(left[0], left[1])
    }

    fn chance_at(&self, ours: usize, theirs: usize) -> f32 {
        self.table[ours * (self.steps + 1) + theirs]
    }

    /// The chance to win, 0 to 1, of a side that needs `ours` points against a side that
    /// needs `theirs`; both above 0.
    pub(super) fn win_chance(&self, ours: i32, theirs: i32) -> f32 {
        let (ours, theirs) = (ours + self.extra_points, theirs + self.extra_points);
        // A side with a negative score can need more than the table has: both needs are then
        // reduced by the same amount.
        let beyond = (ours.max(theirs) - self.max_need).max(0);
        let step = |need: i32| ((need - beyond) as f32 / self.unit as f32).max(1.0);
        let (ours, theirs) = (step(ours), step(theirs));
        // Interpolation between the four nearest entries.
        let (row, column) = (ours as usize, theirs as usize);
        let (down, right) = (ours - row as f32, theirs - column as f32);
        let at =
            |row: usize, column: usize| self.chance_at(row.min(self.steps), column.min(self.steps));
        let across = |row| at(row, column) * (1.0 - right) + at(row, column + 1) * right;
        across(row) * (1.0 - down) + across(row + 1) * down
    }
}

/// The scores of the first two sides in `rounds` random rounds under `rules`, the same on each
/// call. A loss of one side counts as a gain of the other.
fn sample_rounds(rules: &Rules, rounds: u32) -> Vec<RoundScores> {
    let mut rng = ChaCha8Rng::from_seed([0; 32]);
    let mut bones: Vec<Bone> = rules.bones().iter().collect();
    // Without a target a round is always played to its end.
    let endless = Rules {
        target: None,
        exact_target: false,
        clock: false,
        // Most hands of a game come after the first ones, which score extra.
        first_hands: false,
        ..*rules
    };
    let evaluator = Evaluator::best_for(rules);
    let sample_round = |number: u32| {
        for last in (1..bones.len()).rev() {
            bones.swap(last, rng.random_range(0..=last));
        }
        let leader = Seat::ALL[number as usize % usize::from(rules.seats.count())];
        let mut position = Position::in_order(&endless, leader, &bones)?;
        let mut ruled_out = RuledOut::default();
        let mut round = RoundScores::default();
        let mut before = position.scores();
        while let Some(action) = evaluator.decide(&endless, &position, &ruled_out) {
            ruled_out.observe(&endless, &position, action);
            if position.apply(&endless, action).is_err() {
                break;
            }
            let after = position.scores();
            for team in Team::all(rules.seats).take(2) {
                let gain = after[team] - before[team];
                if gain != 0 {
                    let side = if gain > 0 { team.index() } else { 1 - team.index() };
                    round.scores.push((side, gain.unsigned_abs() as usize));
                }
            }
            before = after;
        }
        Some(round)
    };
    (0..rounds).filter_map(sample_round).collect()
}

/// Turns points into steps of `unit`. A remainder is added to the next score of that side.
fn convert_to_steps(rounds: &mut [RoundScores], unit: usize) {
    let mut remainders = [0, 0];
    for round in rounds {
        for (side, points) in &mut round.scores {
            remainders[*side] += *points;
            *points = remainders[*side] / unit;
            remainders[*side] %= unit;
            round.sums[*side] += *points;
        }
        round.scores.retain(|(_, points)| *points > 0);
    }
}

const fn greatest_common_divisor(a: usize, b: usize) -> usize {
    if b == 0 { a } else { greatest_common_divisor(b, a % b) }
}
