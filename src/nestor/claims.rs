//! Claims of points, in games where points must be claimed.

use rand::{Rng, RngExt as _};

use engine::{Action, Level, Phase, Position, Rules, View};

use super::levels::overlooked_percent;

/// Claims the points of the last play, or keeps silent when asked; `None` if there are no points to
/// claim and nobody asks.
///
/// Nestor never claims a wrong number, but weak levels overlook points ([`overlooked_percent`]).
pub(super) fn choose(view: &View, level: Level, rng: &mut impl Rng) -> Option<Action> {
    let position = view.position();
    let right = position.claimable_points(view.rules());
    let notices = |_: &u8| rng.random_range(0..100) >= overlooked_percent(level);
    right.filter(notices).map(Action::Claim).or_else(|| {
        let is_asked = matches!(position.phase(), Phase::Claim | Phase::LateClaim);
        is_asked.then_some(Action::Silence)
    })
}

/// The legal actions that make sense: if points can be claimed, only the claim of the right number,
/// and otherwise all but claims.
pub(super) fn sensible_actions<'a>(
    position: &'a Position,
    rules: &Rules,
) -> impl Iterator<Item = Action> + use<'a> {
    let right = if rules.claims { position.claimable_points(rules) } else { None };
    let makes_sense = move |action: &Action| match (right, action) {
        (Some(right), _) => *action == Action::Claim(right),
        (None, Action::Claim(_)) => false,
        (None, _) => true,
    };
    position.legal(rules).iter().filter(makes_sense)
}
