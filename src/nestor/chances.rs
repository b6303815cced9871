//! The chances of two sides to win a game, by the points that each still needs.

use std::sync::{Arc, Mutex, PoisonError};

use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;

use engine::{Bone, Position, Rules, Seat, Team};

use super::judge::Judge;
use super::ruled_out::RuledOut;

/// The most steps into which the way to the target is divided.
const MOST_STEPS: usize = 100;

/// An exact target is hard to hit. It counts as further away by so many average
/// scores.
const MISSES: usize = 2;

/// For how many mixes of rules the tables are kept.
const KEPT: usize = 8;

/// A table with the rules and the number of rounds that it was built from; `None` if
/// nothing was scored in them.
type Kept = (Rules, u32, Option<Arc<WinChances>>);

/// The tables that were used last.
static TABLES: Mutex<Vec<Kept>> = Mutex::new(Vec::new());

/// The chance of one side of two to win, by the points that each still needs.
///
/// The best judge for the rules plays some rounds against itself; these are the
/// sample. The table is filled from the target backwards: the chance at a score
/// is the average over the sample, with each round taken for both sides. Within a
/// round the scores are added in their order, until a side reaches the target. An
/// exact target counts as further away than it is.
#[derive(Debug)]
pub(super) struct WinChances {
    /// The points of one step.
    unit: usize,
    /// How many points further away an exact target counts.
    longer: i32,
    /// The largest need, in points, that the table has.
    most: i32,
    steps: usize,
    /// For each pair of needs in steps, the chance of the side with the first
    /// against the side with the second.
    table: Vec<f32>,
}

/// What the first two sides scored in one round.
#[derive(Debug, Default)]
struct Course {
    /// Which side scored how much, in order.
    scores: Vec<(usize, usize)>,
    /// The sum for each side.
    sums: [usize; 2],
}

impl WinChances {
    /// The table for `rules` from a sample of so many rounds. `None` without a
    /// target, or if nothing was scored in them.
    pub(super) fn of(rules: &Rules, rounds: u32) -> Option<Arc<Self>> {
        rules.target?;
        let mut tables = TABLES.lock().unwrap_or_else(PoisonError::into_inner);
        let same = |(other, of, _): &Kept| other == rules && *of == rounds;
        if let Some(place) = tables.iter().position(same) {
            return tables[place].2.clone();
        }
        let table = Self::new(rules, courses(rules, rounds)).map(Arc::new);
        tables.truncate(KEPT - 1);
        tables.insert(0, (*rules, rounds, table.clone()));
        table
    }

    fn new(rules: &Rules, mut courses: Vec<Course>) -> Option<Self> {
        let sizes = || {
            courses
                .iter()
                .flat_map(|course| &course.scores)
                .map(|(_, size)| *size)
        };
        let longer = if rules.exact_target {
            MISSES * sizes().sum::<usize>() / sizes().count().max(1)
        } else {
            0
        };
        let target = usize::from(rules.target?) + longer;
        let divisor = sizes().fold(target, common);
        let unit = divisor.max(target.div_ceil(MOST_STEPS));
        in_steps(&mut courses, unit);
        courses.retain(|course| course.sums != [0, 0]);
        if courses.is_empty() {
            return None;
        }
        let steps = target.div_ceil(unit);
        let mut chances = Self {
            unit,
            longer: i32::try_from(longer).ok()?,
            steps,
            most: i32::try_from(steps * unit).ok()?,
            table: vec![0.5; (steps + 1) * (steps + 1)],
        };
        for ours in 2..=steps {
            // With equal needs the chance is one half. The other half of the
            // table follows by symmetry.
            for theirs in 1..ours {
                let needs = [ours, theirs];
                let ways = courses
                    .iter()
                    .flat_map(|course| [0, 1].map(|us| chances.after(course, us, needs)));
                let chance = ways.sum::<f32>() / (2 * courses.len()) as f32;
                chances.table[ours * (steps + 1) + theirs] = chance;
                chances.table[theirs * (steps + 1) + ours] = 1.0 - chance;
            }
        }
        Some(chances)
    }

    /// Our chance after this round, if we take the part of side `us` in it.
    fn after(&self, course: &Course, us: usize, needs: [usize; 2]) -> f32 {
        let sums = [course.sums[us], course.sums[1 - us]];
        if sums[0] < needs[0] && sums[1] < needs[1] {
            return self.at(needs[0] - sums[0], needs[1] - sums[1]);
        }
        let mut left = needs;
        for (side, size) in &course.scores {
            let ours = *side == us;
            let need = &mut left[usize::from(!ours)];
            if size >= need {
                return f32::from(u8::from(ours));
            }
            *need -= size;
        }
        self.at(left[0], left[1])
    }

    fn at(&self, ours: usize, theirs: usize) -> f32 {
        self.table[ours * (self.steps + 1) + theirs]
    }

    /// The chance to win, 0 to 1, of a side that needs `ours` points against a
    /// side that needs `theirs`. Both are above 0.
    pub(super) fn first(&self, ours: i32, theirs: i32) -> f32 {
        let (ours, theirs) = (ours + self.longer, theirs + self.longer);
        // A side with a negative score needs more than the table has. Then both
        // needs are reduced by the same amount.
        let beyond = (ours.max(theirs) - self.most).max(0);
        let step = |need: i32| ((need - beyond) as f32 / self.unit as f32).max(1.0);
        let (ours, theirs) = (step(ours), step(theirs));
        // The chance is interpolated between the four nearest places of the
        // table.
        let (row, column) = (ours as usize, theirs as usize);
        let (down, right) = (ours - row as f32, theirs - column as f32);
        let at = |row: usize, column: usize| self.at(row.min(self.steps), column.min(self.steps));
        let across = |row| at(row, column) * (1.0 - right) + at(row, column + 1) * right;
        across(row) * (1.0 - down) + across(row + 1) * down
    }
}

/// What the first two sides scored in some rounds under `rules`. The rounds are
/// the same on each call. What one side loses counts as a gain of the other.
fn courses(rules: &Rules, rounds: u32) -> Vec<Course> {
    let mut rng = ChaCha8Rng::from_seed([0; 32]);
    let mut bones: Vec<Bone> = Bone::all().collect();
    // Without a target a round is always played to its end.
    let endless = Rules {
        target: None,
        exact_target: false,
        clock: false,
        ..*rules
    };
    let judge = Judge::best_for(rules);
    let one = |number: u32| {
        for last in (1..bones.len()).rev() {
            bones.swap(last, rng.random_range(0..=last));
        }
        let leader = Seat::ALL[number as usize % usize::from(rules.seats.count())];
        let mut position = Position::in_order(&endless, leader, &bones)?;
        let mut ruled_out = RuledOut::default();
        let mut course = Course::default();
        let mut before = position.scores();
        while let Some(action) = judge.decide(&endless, &position, &ruled_out) {
            ruled_out.note(&endless, &position, action);
            if position.apply(&endless, action).is_err() {
                break;
            }
            let after = position.scores();
            for team in Team::all(rules.seats).take(2) {
                let gain = after[team] - before[team];
                if gain != 0 {
                    let side = if gain > 0 {
                        team.index()
                    } else {
                        1 - team.index()
                    };
                    course.scores.push((side, gain.unsigned_abs() as usize));
                }
            }
            before = after;
        }
        Some(course)
    };
    (0..rounds).filter_map(one).collect()
}

/// Turns points into steps of `unit`. A remainder is added to the next score of
/// the same side.
fn in_steps(courses: &mut [Course], unit: usize) {
    let mut over = [0, 0];
    for course in courses {
        for (side, size) in &mut course.scores {
            over[*side] += *size;
            *size = over[*side] / unit;
            over[*side] %= unit;
            course.sums[*side] += *size;
        }
        course.scores.retain(|(_, size)| *size > 0);
    }
}

/// The greatest common divisor.
const fn common(one: usize, other: usize) -> usize {
    if other == 0 {
        one
    } else {
        common(other, one % other)
    }
}
