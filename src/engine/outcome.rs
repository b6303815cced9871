//! The outcome of a game.

use super::round_end::RoundEnd;
use super::rules::Rules;
use super::seat::{ByTeam, Seat, Team};

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Outcome {
    /// The side that won; `None` for a drawn game.
    pub winner: Option<Team>,
}

impl Outcome {
    /// How a game ends after a round with this end and these scores; `None` if it goes on.
    pub fn after_round(rules: &Rules, end: RoundEnd, scores: &ByTeam<i32>) -> Option<Self> {
        match (end, rules.target) {
            (RoundEnd::TimeUp, _) => Some(Self::by_scores(rules, scores)),
            (RoundEnd::GivenUp(seat), _) => Some(Self::by_giving_up(rules, seat, scores)),
            (_, Some(_)) => Self::by_target(rules, scores),
            (_, None) => Self::of_one_round(rules, end, scores),
        }
    }

    /// How a game ends when a side has reached the target. `None` if no side has, or if several are
    /// ahead with equal scores and the game goes on.
    pub fn by_target(rules: &Rules, scores: &ByTeam<i32>) -> Option<Self> {
        let reached = Team::all(rules.seats).any(|team| rules.reaches_target(scores[team]));
        let outcome = Self::by_scores(rules, scores);
        let goes_on = outcome.winner.is_none() && rules.plays_off_ties();
        (reached && !goes_on).then_some(outcome)
    }

    /// How a game without a target ends after a round. The side ahead wins; on a tie, the side that
    /// went out. If nobody did, as after a block, another round is dealt.
    fn of_one_round(rules: &Rules, end: RoundEnd, scores: &ByTeam<i32>) -> Option<Self> {
        let ahead = Self::by_scores(rules, scores);
        if ahead.winner.is_some() {
            return Some(ahead);
        }
        let RoundEnd::Domino(seat) = end else {
            return None;
        };
        let winner = rules.seats.team(seat);
        let is_among_best = Team::all(rules.seats).all(|team| scores[team] <= scores[winner]);
        is_among_best.then_some(Self { winner: Some(winner) })
    }

    /// The outcome if the player in `seat` gives up: the best of the other sides wins, or nobody if
    /// several are equal.
    fn by_giving_up(rules: &Rules, seat: Seat, scores: &ByTeam<i32>) -> Self {
        let mut scores = *scores;
        scores[rules.seats.team(seat)] = i32::MIN;
        Self::by_scores(rules, &scores)
    }

    /// The outcome by scores: the side ahead wins. If several are equal, the game is drawn.
    pub(super) fn by_scores(rules: &Rules, scores: &ByTeam<i32>) -> Self {
        let teams = || Team::all(rules.seats);
        let best = teams().map(|team| scores[team]).max();
        let mut leaders = teams().filter(|team| Some(scores[*team]) == best);
        let (first, second) = (leaders.next(), leaders.next());
        Self { winner: if second.is_none() { first } else { None } }
    }
}
