//! What the scores at the end of a round are worth.

use crate::engine::{ByTeam, Outcome, Position, Rules, Team};

use super::nets::Family;

/// What the scores at the end of a round are worth to a side: points, or the
/// chance to win the game.
///
/// The chance follows from a race of random steps. A side that needs `n`
/// points needs about `n` divided by its points a round many rounds, with a
/// spread that grows with the root of that; so the chance that one side gets
/// there before another hangs on the difference of what they need, divided by
/// the root of the sum.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Stakes {
    kind: Kind,
}

#[derive(Debug, Clone, Copy, PartialEq)]
enum Kind {
    /// The difference of points.
    Points,
    /// The chance to win, in a race with this variance for each point that is
    /// still needed, and so many points more needed than the score says.
    Race { variance: f32, step: f32 },
    /// The chance to win when this round is the game.
    OneRound,
}

impl Stakes {
    /// Points are all that counts.
    pub const POINTS: Self = Self { kind: Kind::Points };

    /// The chance to win a game under `rules`.
    pub fn game(rules: &Rules) -> Self {
        let kind = match rules.target {
            None => Kind::OneRound,
            Some(_) => race(rules),
        };
        Self { kind }
    }

    /// What the position at the end of a round is worth to `us`.
    pub fn worth(&self, rules: &Rules, position: &Position, us: Team) -> f32 {
        let scores = position.scores();
        if self.kind == Kind::Points {
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
        let (Kind::Race { variance, step }, Some(target)) = (self.kind, rules.target) else {
            return logistic(lead(rules, scores, us) / 30.0);
        };
        let target = i32::from(target);
        let others = || Team::all(rules.seats).filter(|team| *team != us);
        let needs = |team: Team| (target - scores[team]) as f32 + step;
        if rules.seats.teams() == 2 {
            return others()
                .map(|other| first(needs(us), needs(other), variance))
                .sum();
        }
        // Of several sides, each has its share by how it stands to ours.
        let odds: f32 = others()
            .map(|other| {
                let chance = first(needs(us), needs(other), variance);
                (1.0 - chance) / chance.max(1e-6)
            })
            .sum();
        1.0 / (1.0 + odds)
    }
}

/// The race under some rules: the variance of a round's difference of points
/// for each point that both sides make in it, measured in rounds of Nestor
/// against himself, and about half a usual score, by which a side overshoots.
fn race(rules: &Rules) -> Kind {
    let (variance, step) = match (Family::of(rules), rules.draws) {
        (Some(Family::Threes), _) => (11.5, 4.0),
        (Some(Family::FivesAndThrees), _) => (9.2, 4.0),
        (Some(Family::Multiples), _) => (6.3, 2.0),
        (Some(Family::Plain), false) => (10.4, 4.0),
        (Some(Family::Fives) | None, _) if rules.counts_score() => (13.0, 4.0),
        _ => (32.0, 8.0),
    };
    // An exact target takes longer to hit.
    let step = if rules.exact_target { 3.0 * step } else { step };
    Kind::Race { variance, step }
}

/// The chance that a side which needs `ours` points has them before one that
/// needs `theirs`.
fn first(ours: f32, theirs: f32, variance: f32) -> f32 {
    let spread = (variance * (ours + theirs)).sqrt();
    logistic(1.702 * (theirs - ours) / spread)
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
