//! What a Nestor says where points must be claimed.

use rand::{Rng, RngExt as _};

use engine::{Action, Level, Phase, Position, Rules, View};

/// What a Nestor of `level` says of the last play; `None` if he does not see
/// points that another has left, and goes on with his turn.
///
/// He knows the number, unless he overlooks the points
/// ([`Level::overlooked_percent`]). He never says a wrong one.
pub(super) fn say(view: &View, level: Level, rng: &mut impl Rng) -> Option<Action> {
    let position = view.position();
    let right = position.claimable_points(view.rules());
    let sees = |_: &u8| rng.random_range(0..100) >= level.overlooked_percent();
    right.filter(sees).map(Action::Claim).or_else(|| {
        let is_asked = matches!(position.phase(), Phase::Claim | Phase::LateClaim);
        is_asked.then_some(Action::Silence)
    })
}

/// The actions of the player in turn that make sense: where there are points to
/// claim nothing comes before it, and a wrong number is never said.
pub(super) fn sensible<'a>(
    position: &'a Position,
    rules: &Rules,
) -> impl Iterator<Item = Action> + use<'a> {
    let right = if rules.claims {
        position.claimable_points(rules)
    } else {
        None
    };
    let makes_sense = move |action: &Action| match (right, action) {
        (Some(right), _) => *action == Action::Claim(right),
        (None, Action::Claim(_)) => false,
        (None, _) => true,
    };
    position.legal(rules).iter().filter(makes_sense)
}
