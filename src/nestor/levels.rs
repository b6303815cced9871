//! How each level plays.

use engine::{Level, Rules};

use super::heuristic::Heuristic;

pub(super) enum DecisionMethod {
    /// A random play in this percentage of the decisions, otherwise as a Beginner.
    OftenRandom(u8),
    /// The play with the most points or, if none scores, the heaviest bone.
    MostPoints,
    /// The best play by hand-made weights, one ply ahead.
    Heuristic(fn(&Rules) -> Heuristic),
    /// The best play by a net; with two players, after looking ahead at the other player's
    /// replies. A small search decides whether to block a round.
    Lookahead,
    /// The best play over sampled deals that fit what the others did, each played out.
    Search,
}

/// How often a Learner plays a random bone, in percent. Chosen so that a player who only plays at
/// random wins about a quarter of the games against him (see `STRENGTH.md`).
const RANDOM_PERCENT: u8 = 54;

/// How a level decides, and how often it overlooks points that must be claimed, in percent.
///
/// No level plays badly on purpose: a weaker one sees or plans less. A Learner often sees nothing
/// but which bones fit.
const fn level_settings(level: Level) -> (DecisionMethod, u8) {
    match level {
        Level::Learner => (DecisionMethod::OftenRandom(RANDOM_PERCENT), 60),
        Level::Beginner => (DecisionMethod::MostPoints, 40),
        // Weighs doublets, and which bones he keeps to play later.
        Level::Easy => (DecisionMethod::Heuristic(|_| Heuristic::OWN_HAND), 25),
        // Also counts the bones he has not seen, and what they may score in reply.
        Level::NotSoEasy => (DecisionMethod::Heuristic(Heuristic::counting_unseen), 12),
        Level::Tough => (DecisionMethod::Lookahead, 4),
        Level::Brutal => (DecisionMethod::Search, 0),
    }
}

pub(super) const fn method(level: Level) -> DecisionMethod {
    level_settings(level).0
}

/// How often a level overlooks points where they must be claimed, in percent.
pub const fn overlooked_percent(level: Level) -> u8 {
    level_settings(level).1
}
