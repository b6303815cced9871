//! The value of the end of a round: points, or the chance to win the game.

use std::sync::Arc;

use engine::{ByTeam, Outcome, Position, Rules, Score, Team};

use super::against_none::AgainstNoneChances;
use super::limits::Limits;
use super::win_chances::WinChances;

/// What a player maximizes: the lead in points, or the chance to win the game.
#[derive(Debug, Clone)]
pub struct Objective {
    aim: Aim,
}

#[derive(Debug, Clone)]
enum Aim {
    Points,
    /// The chance to win, from a table; `None` without a target, or if nothing scored in the
    /// sampled rounds.
    Win(Option<Arc<WinChances>>),
    AgainstNone(Arc<AgainstNoneChances>),
}

impl Objective {
    /// Maximizes the lead in points over the best of the other sides.
    pub const POINTS: Self = Self { aim: Aim::Points };

    /// Maximizes the chance to win a game under `rules`. `limits` sets the number of sampled rounds
    /// behind the table of chances.
    pub fn win(rules: &Rules, limits: &Limits<'_>) -> Self {
        if let (Score::HandsAgainstNone, Some(target)) = (rules.score, rules.target) {
            return Self {
                aim: Aim::AgainstNone(Arc::new(AgainstNoneChances::new(rules, target))),
            };
        }
        let table = WinChances::of(rules, limits.budget.scoring_rounds);
        let aim = Aim::Win(table);
        Self { aim }
    }

    /// The value to `us` of a position at the end of a round: a lead in points, or a
    /// chance of 0 to 1.
    pub fn value(&self, rules: &Rules, position: &Position, us: Team) -> f32 {
        let scores = position.scores();
        if matches!(self.aim, Aim::Points) {
            return lead_over_best(rules, &scores, us);
        }
        let end = position.end();
        let outcome = end.and_then(|end| Outcome::after_round(rules, end, &scores));
        outcome.map_or_else(
            || self.win_chance(rules, &scores, us),
            |outcome| outcome_value(outcome, us),
        )
    }

    /// The chance of `us` to win the game, 0 to 1, with these scores between two rounds.
    pub fn win_chance(&self, rules: &Rules, scores: &ByTeam<i32>, us: Team) -> f32 {
        if let Some(outcome) = Outcome::by_target(rules, scores) {
            return outcome_value(outcome, us);
        }
        if let (Score::HandsInARow, Some(target)) = (rules.score, rules.target) {
            return chance_with_hands_in_a_row(rules, scores, us, i32::from(target));
        }
        if let Aim::AgainstNone(table) = &self.aim {
            return table.chance(rules, scores, us);
        }
        let (Aim::Win(Some(table)), Some(target)) = (&self.aim, rules.target) else {
            return logistic(lead_over_best(rules, scores, us) / 30.0);
        };
        let needs = |team: Team| i32::from(target) - scores[team];
        // With several others, the odds against each add up.
        let odds: f32 = Team::all(rules.seats)
            .filter(|team| *team != us)
            .map(|other| {
                let chance = table.win_chance(needs(us), needs(other));
                (1.0 - chance) / chance.max(1e-6)
            })
            .sum();
        1.0 / (1.0 + odds)
    }
}

/// The chance of `us` to win where `target` hands must be won in a row, if all sides win equally
/// often. Either a side completes its streak, or all sides start again with equal chances.
fn chance_with_hands_in_a_row(rules: &Rules, scores: &ByTeam<i32>, us: Team, target: i32) -> f32 {
    let share = 1.0 / f32::from(rules.seats.team_count());
    let completion_chance = |team: Team| {
        let needs = (target - scores[team]).max(1) as f32;
        libm::powf(share, needs)
    };
    let streaks = Team::all(rules.seats).filter(|team| scores[*team] > 0);
    let any_completes = streaks.map(completion_chance).sum::<f32>().min(1.0);
    let ours = if scores[us] > 0 { completion_chance(us) } else { 0.0 };
    ours + (1.0 - any_completes) * share
}

fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + libm::expf(-x))
}

/// The value of a finished game to `us`: 1 if won, 0 if lost, one half if drawn.
fn outcome_value(outcome: Outcome, us: Team) -> f32 {
    match outcome.winner {
        Some(winner) => f32::from(u8::from(winner == us)),
        None => 0.5,
    }
}

/// The lead of `us` over the best of the others, in points.
fn lead_over_best(rules: &Rules, scores: &ByTeam<i32>, us: Team) -> f32 {
    let others = Team::all(rules.seats).filter(|team| *team != us);
    let best = others.map(|team| scores[team]).max().unwrap_or(0);
    (scores[us] - best) as f32
}
