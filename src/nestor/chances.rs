//! A table of the chances to win a game, by what both sides still need.

use std::sync::{Arc, Mutex, PoisonError};

use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;

use crate::engine::{Bone, Position, Rules, Seat, Team};

use super::judge::Judge;
use super::lacks::Lacks;

/// How many steps the way to the target is divided into at most.
const MOST_STEPS: usize = 100;

/// How many scores more it takes to hit an exact target.
const MISSES: usize = 2;

/// For how many games' rules the tables are kept.
const KEPT: usize = 8;

/// The tables that were built last, with what they were built from.
static TABLES: Mutex<Vec<(Rules, u32, Arc<Chances>)>> = Mutex::new(Vec::new());

/// The chance of one side of two to win, by what each still needs.
///
/// It is reckoned from the target backwards: at each score it is what comes
/// of some rounds, played by the best judge of these rules and each taken for
/// both sides, when their scores are made in their order until one reaches the
/// target. An exact target is taken to be further away.
#[derive(Debug)]
pub(super) struct Chances {
    /// The points of a step.
    unit: usize,
    /// The points by which an exact target is as if it were further away.
    longer: i32,
    /// The most points that the table knows to be needed.
    most: i32,
    steps: usize,
    /// The chance of who needs `row` steps against who needs `column`.
    table: Vec<f32>,
}

/// What the first two sides scored in a round.
#[derive(Debug, Default)]
struct Course {
    /// Which side made how much, in order.
    scores: Vec<(usize, usize)>,
    /// All that each made.
    sums: [usize; 2],
}

impl Chances {
    /// The table for `rules`, by so many rounds; `None` without a target, or if
    /// nothing was scored.
    pub(super) fn of(rules: &Rules, rounds: u32) -> Option<Arc<Self>> {
        let mut tables = TABLES.lock().unwrap_or_else(PoisonError::into_inner);
        let same = |(other, of, _): &(Rules, u32, _)| other == rules && *of == rounds;
        if let Some(place) = tables.iter().position(same) {
            return Some(Arc::clone(&tables[place].2));
        }
        let table = Arc::new(Self::new(rules, courses(rules, rounds))?);
        tables.truncate(KEPT - 1);
        tables.insert(0, (*rules, rounds, Arc::clone(&table)));
        Some(table)
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
            // Even at even scores, and by symmetry the other half is known.
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

    /// The chance after a round, if we are side `us` of it.
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

    /// The chance to win of a side that needs so many points against one that
    /// needs so many, both above 0: between 0 and 1.
    pub(super) fn first(&self, ours: i32, theirs: i32) -> f32 {
        let (ours, theirs) = (ours + self.longer, theirs + self.longer);
        // Who has lost points needs more than the table knows: it is as if both
        // had as many more.
        let beyond = (ours.max(theirs) - self.most).max(0);
        let step = |need: i32| ((need - beyond) as f32 / self.unit as f32).max(1.0);
        let (ours, theirs) = (step(ours), step(theirs));
        // The needs lie between four places of the table.
        let (row, column) = (ours as usize, theirs as usize);
        let (down, right) = (ours - row as f32, theirs - column as f32);
        let at = |row: usize, column: usize| self.at(row.min(self.steps), column.min(self.steps));
        let across = |row| at(row, column) * (1.0 - right) + at(row, column + 1) * right;
        across(row) * (1.0 - down) + across(row + 1) * down
    }
}

/// What the first two sides scored in some rounds under `rules`, the same ones
/// every time. What one side loses counts as what the other gains.
fn courses(rules: &Rules, rounds: u32) -> Vec<Course> {
    let mut rng = ChaCha8Rng::from_seed([0; 32]);
    let mut bones: Vec<Bone> = Bone::all().collect();
    // The scores of a round do not hang on those before.
    let endless = Rules {
        target: None,
        exact_target: false,
        ..*rules
    };
    let judge = Judge::best_for(rules);
    let one = |number: u32| {
        for last in (1..bones.len()).rev() {
            bones.swap(last, rng.random_range(0..=last));
        }
        let leader = Seat::ALL[number as usize % usize::from(rules.seats.count())];
        let mut position = Position::in_order(&endless, leader, &bones)?;
        let mut lacks = Lacks::default();
        let mut course = Course::default();
        let mut before = position.scores();
        while let Some(action) = judge.decide(&endless, &position, &lacks) {
            lacks.note(&endless, &position, action);
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

/// Turns points into steps of `unit`; what is left over goes to the next score
/// of that side.
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

/// The largest number that divides both.
const fn common(one: usize, other: usize) -> usize {
    if other == 0 {
        one
    } else {
        common(other, one % other)
    }
}
