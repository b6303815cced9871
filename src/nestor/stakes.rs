//! What the end of a round is worth: points, or the chance to win the game.

use std::sync::Arc;

use engine::{ByTeam, Outcome, Position, Rules, Team};

use super::chances::WinChances;
use super::limits::Limits;

/// What a player plays for: points, or to win the game.
#[derive(Debug, Clone)]
pub struct Stakes {
    kind: Kind,
}

#[derive(Debug, Clone)]
enum Kind {
    /// To be ahead by as many points as possible.
    Points,
    /// To win the game. With a target, the table gives the chance at each score.
    Game(Option<Arc<WinChances>>),
}

impl Stakes {
    /// Only points count.
    pub const POINTS: Self = Self { kind: Kind::Points };

    /// To win a game under `rules`. `limits` say how many rounds the table is
    /// made from.
    pub fn game(rules: &Rules, limits: &Limits<'_>) -> Self {
        let table = WinChances::of(rules, limits.budget.rounds);
        let kind = Kind::Game(table);
        Self { kind }
    }

    /// What this position at the end of a round is worth to `us`: a lead in
    /// points, or a chance of 0 to 1.
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

    /// The chance, 0 to 1, that `us` wins the game, with these scores between two
    /// rounds.
    pub fn chance(&self, rules: &Rules, scores: &ByTeam<i32>, us: Team) -> f32 {
        if let Some(outcome) = Outcome::by_target(rules, scores) {
            return won(outcome, us);
        }
        let (Kind::Game(Some(table)), Some(target)) = (&self.kind, rules.target) else {
            return logistic(lead(rules, scores, us) / 30.0);
        };
        let needs = |team: Team| i32::from(target) - scores[team];
        // With several others, the odds against each are added up.
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

/// What the end of the game is worth to `us`: 1 if won, 0 if lost, one half if
/// drawn.
fn won(outcome: Outcome, us: Team) -> f32 {
    match outcome.winner {
        Some(winner) => f32::from(u8::from(winner == us)),
        None => 0.5,
    }
}

/// How many points `us` is ahead of the best of the others.
fn lead(rules: &Rules, scores: &ByTeam<i32>, us: Team) -> f32 {
    let others = Team::all(rules.seats).filter(|team| *team != us);
    let best = others.map(|team| scores[team]).max().unwrap_or(0);
    (scores[us] - best) as f32
}
