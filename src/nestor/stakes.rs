//! What the scores at the end of a round are worth.

use std::sync::Arc;

use crate::engine::{ByTeam, Outcome, Position, Rules, Team};

use super::chances::Chances;
use super::limits::Limits;

/// What the scores at the end of a round are worth to a side: points, or the
/// chance to win the game.
#[derive(Debug, Clone)]
pub struct Stakes {
    kind: Kind,
}

#[derive(Debug, Clone)]
enum Kind {
    /// The difference of points.
    Points,
    /// The chance to win, by the table for the target if there is one.
    Game(Option<Arc<Chances>>),
}

impl Stakes {
    /// Points are all that counts.
    pub const POINTS: Self = Self { kind: Kind::Points };

    /// The chance to win a game under `rules`, reckoned within `limits`.
    pub fn game(rules: &Rules, limits: &Limits<'_>) -> Self {
        let table = Chances::of(rules, limits.budget.rounds);
        let kind = Kind::Game(table);
        Self { kind }
    }

    /// What the position at the end of a round is worth to `us`.
    pub fn worth(&self, rules: &Rules, position: &Position, us: Team) -> f32 {
        let scores = position.scores();
        if matches!(self.kind, Kind::Points) {
            return lead(rules, &scores, us);
        }
        let end = position.end();
        let outcome = end.and_then(|end| Outcome::of(rules, end, &scores));
        outcome.map_or_else(
            || self.chance(rules, &scores, us),
            |outcome| won(outcome, us),
        )
    }

    /// The chance of `us` to win the game from these scores, between rounds:
    /// 0 to 1.
    pub fn chance(&self, rules: &Rules, scores: &ByTeam<i32>, us: Team) -> f32 {
        if let Some(outcome) = Outcome::by_target(rules, scores) {
            return won(outcome, us);
        }
        let (Kind::Game(Some(table)), Some(target)) = (&self.kind, rules.target) else {
            return logistic(lead(rules, scores, us) / 30.0);
        };
        let needs = |team: Team| i32::from(target) - scores[team];
        // Of several sides, each has its share by how it stands to ours.
        let odds: f32 = Team::all(rules.seats)
            .filter(|team| *team != us)
            .map(|other| {
                let chance = table.first(needs(us), needs(other));
                (1.0 - chance) / chance.max(1e-6)
            })
            .sum();
        1.0 / (1.0 + odds)
    }
}

fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + libm::expf(-x))
}

/// What the end of the game is worth to `us`; a drawn game is half a win.
fn won(outcome: Outcome, us: Team) -> f32 {
    match outcome.winner {
        Some(winner) => f32::from(u8::from(winner == us)),
        None => 0.5,
    }
}

/// The points of `us` more than the best of the others.
fn lead(rules: &Rules, scores: &ByTeam<i32>, us: Team) -> f32 {
    let others = Team::all(rules.seats).filter(|team| *team != us);
    let best = others.map(|team| scores[team]).max().unwrap_or(0);
    (scores[us] - best) as f32
}
