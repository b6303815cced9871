//! Who has won (RULES sections 3.6 and 4).

use super::position::RoundEnd;
use super::rules::Rules;
use super::seat::{ByTeam, Team};

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Outcome {
    /// Who won, or `None` if the game is drawn.
    pub winner: Option<Team>,
}

impl Outcome {
    /// How the game ends with a round that ended like this, with these scores
    /// after it; `None` if it goes on.
    pub fn of(rules: &Rules, end: RoundEnd, scores: &ByTeam<i32>) -> Option<Self> {
        match rules.target {
            Some(_) => Self::by_target(rules, scores),
            None => Self::of_one_round(rules, end, scores),
        }
    }

    /// How the game ends if a side has reached the target; `None` if none has.
    pub fn by_target(rules: &Rules, scores: &ByTeam<i32>) -> Option<Self> {
        let reached = Team::all(rules.seats).any(|team| rules.reaches_target(scores[team]));
        reached.then(|| Self::ahead(rules, scores))
    }

    /// Without a target: who is ahead, else who of those that are level
    /// dominoed; where nobody of them did, as in a blocked round, another round
    /// is dealt (DG).
    fn of_one_round(rules: &Rules, end: RoundEnd, scores: &ByTeam<i32>) -> Option<Self> {
        let ahead = Self::ahead(rules, scores);
        if ahead.winner.is_some() {
            return Some(ahead);
        }
        let RoundEnd::Domino(seat) = end else {
            return None;
        };
        let winner = rules.seats.team(seat);
        let is_level = Team::all(rules.seats).all(|team| scores[team] <= scores[winner]);
        is_level.then_some(Self {
            winner: Some(winner),
        })
    }

    /// Who is ahead wins; nobody if several are.
    pub(super) fn ahead(rules: &Rules, scores: &ByTeam<i32>) -> Self {
        let teams = || Team::all(rules.seats);
        let best = teams().map(|team| scores[team]).max();
        let mut leaders = teams().filter(|team| Some(scores[*team]) == best);
        let (first, second) = (leaders.next(), leaders.next());
        Self {
            winner: if second.is_none() { first } else { None },
        }
    }
}
