//! The Beginner, who makes the play with the most points or, if none scores, plays the heaviest
//! bone; and the Learner, who often plays a random bone instead.

use rand::{Rng, RngExt as _};

use engine::{Action, Amount, Award, Bone, View};

/// Picks the play with the most points. On a tie, picks the heaviest bone, and of plays that are
/// still tied, a random one.
///
/// Draws a bone only if none can be played.
pub(super) fn choose(view: &View, actions: &[Action], rng: &mut impl Rng) -> Option<Action> {
    let worth = |action: Action| {
        // A bone is blown up only if that scores.
        let blows_up = matches!(action, Action::BlowUp(_));
        let weight = action.bone().filter(|_| !blows_up).map(Bone::weight);
        let mut after = *view.position();
        let step = after.apply(view.rules(), action).ok()?;
        // Where points must be claimed, a play scores only by the claim.
        let side = view.rules().seats.team(view.seat());
        let points = match step.awards[side] {
            // The points of a side's last bone, scored together with the point for going out.
            Award { amount: Some(Amount::LastBone(_)), points, void: false } => {
                points.unsigned_abs()
            }
            _ => after.claimable_points(view.rules()).unwrap_or(step.scored).into(),
        };
        (weight.is_some() || blows_up && points > 0).then(|| (points, weight.unwrap_or(0)))
    };
    let best = actions.iter().filter_map(|action| worth(*action)).max();
    let equal: Vec<Action> = match best {
        Some(_) => actions.iter().copied().filter(|a| worth(*a) == best).collect(),
        None => actions.iter().copied().take(1).collect(),
    };
    match equal.len() {
        0 => None,
        several => Some(equal[rng.random_range(0..several)]),
    }
}

/// Picks a random play in `percent` of the decisions, and otherwise chooses as [`choose`] does.
///
/// Draws a bone only if none can be played, and never blows one up at random.
pub(super) fn choose_often_at_random(
    view: &View,
    actions: &[Action],
    percent: u8,
    rng: &mut impl Rng,
) -> Option<Action> {
    let is_random = rng.random_range(0..100) < percent;
    let plays =
        actions.iter().filter(|action| matches!(action, Action::Lead(_) | Action::Play(..)));
    let plays: Vec<Action> = plays.copied().filter(|_| is_random).collect();
    match plays.len() {
        0 => choose(view, actions, rng),
        several => Some(plays[rng.random_range(0..several)]),
    }
}
