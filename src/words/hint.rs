//! The coach's advice and its reasons.

use super::place::Place;
use super::points::{Points, shown};
use super::who::{Eyes, Who};
use super::yes_or_no;
use crate::msg;
use engine::{Action, BlockAwardTo, Bone, Remaining, Rules, Seats};
use nestor::ActionValue;
use nestor::coach::{Explanation, Hint, HintReason, NOTABLE_CHANCE_DIFFERENCE};

/// The chance 1 in percent.
const PERCENT: f32 = 100.0;

/// Maximum number of lines after the sentence of a hint.
const MOST_LINES: usize = 3;

/// Minimum chance at which a possible lack of plays is mentioned.
const LEAST_STUCK: f32 = 0.05;

/// The advised player and the rules.
#[derive(Debug, Clone, Copy)]
pub struct Advised<'a> {
    /// The advised player, and the player addressed.
    pub eyes: Eyes<'a>,
    /// The rules.
    pub rules: &'a Rules,
}

/// The best action, as a title.
pub fn title(hint: &Hint, rules: &Rules) -> String {
    match hint.best.action {
        Action::Lead(bone) => msg::hint_title_lead(bone),
        Action::Play(bone, end) => msg::hint_title_play(bone, &Place::of(end, rules)),
        Action::BlowUp(bone) => msg::hint_title_blow_up(bone),
        // The value of a draw by choice is that of drawing all.
        Action::Draw if rules.may_draw_all() && hint.next.is_some() => {
            msg::HINT_TITLE_DRAW_ALL.text()
        }
        Action::Draw => msg::HINT_TITLE_DRAW.text(),
        Action::Claim(points) => msg::hint_title_claim(Points::of(points, rules)),
        Action::Silence => msg::HINT_TITLE_SILENCE.text(),
        _ => msg::HINT_TITLE_PASS.text(),
    }
}

/// An action in the middle of a sentence.
pub fn action(action: Action, rules: &Rules) -> String {
    match action {
        Action::Lead(bone) => msg::hint_lead(bone),
        Action::Play(bone, end) => msg::hint_play(bone, &Place::of(end, rules)),
        Action::BlowUp(bone) => msg::hint_blow_up(bone),
        Action::Draw if rules.may_draw_all() => msg::HINT_DRAW_ALL.text(),
        Action::Draw => msg::HINT_DRAW.text(),
        Action::Claim(points) => msg::hint_claim(Points::of(points, rules)),
        Action::Silence => msg::HINT_SILENCE.text(),
        _ => msg::HINT_PASS.text(),
    }
}

/// The best action, with its weightiest reason.
pub fn said(hint: &Hint, advised: Advised<'_>) -> String {
    let play = title(hint, advised.rules);
    let reason = match hint.next {
        Some(_) => reasons(hint, advised).into_iter().next(),
        None => Some(only(hint.best.action, advised)),
    };
    match reason {
        Some(reason) => msg::hint_said(play, reason),
        None => play,
    }
}

/// The other reasons and the value of the action: a sentence each, three at most.
pub fn lines(hint: &Hint, advised: Advised<'_>) -> Vec<String> {
    let Some(next) = hint.next else {
        return Vec::new();
    };
    let other = action(next.action, advised.rules);
    let reasons = reasons(hint, advised).into_iter().skip(1);
    let worth = worth(hint, next, &other, advised.rules);
    reasons.take(MOST_LINES - 1).chain([worth]).collect()
}

/// All reasons, the weightiest first.
fn reasons(hint: &Hint, advised: Advised<'_>) -> Vec<String> {
    let next = hint.next.map(|next| action(next.action, advised.rules));
    let reasons = telling(&hint.reasons, hint.is_close());
    told(
        &reasons,
        hint.best.action,
        &next.unwrap_or_default(),
        advised,
    )
}

/// Selects the reasons to show. A doublet that could score next is not also mentioned as kept. If
/// the reasons tell two actions apart (`is_apart`), points are mentioned only if they exceed the
/// other's.
fn telling(reasons: &[HintReason], is_apart: bool) -> Vec<&HintReason> {
    let could_score = |doublet: &Bone| {
        let mut reasons = reasons.iter();
        reasons.any(|it| matches!(it, HintReason::Prepares { bone, .. } if bone == doublet))
    };
    let is_told = |reason: &&HintReason| match reason {
        HintReason::KeepsDoublet { bone } => !could_score(bone),
        HintReason::Scores { points, instead } => !is_apart || points > instead,
        _ => true,
    };
    reasons.iter().filter(is_told).collect()
}

/// Explains why there is only one possible action.
fn only(best: Action, advised: Advised<'_>) -> String {
    let who = advised.eyes.at(advised.eyes.seat);
    match best {
        Action::Claim(points) => msg::hint_only_claim(Points::of(points, advised.rules)),
        Action::Silence => msg::HINT_ONLY_SILENCE.text(),
        Action::Draw | Action::Pass => msg::hint_only_stuck(&who),
        _ => msg::HINT_ONLY.text(),
    }
}

fn worth(hint: &Hint, next: ActionValue, other: &str, rules: &Rules) -> String {
    let chance = percent(hint.best.chance);
    if hint.is_close() {
        return msg::hint_close(chance, other.to_owned());
    }
    let points = average(next.cost.points, rules).max(0.0);
    let other_chance = percent(hint.best.chance - next.cost.chance);
    msg::hint_worth(
        chance,
        other.to_owned(),
        other_chance,
        Points::shown(points),
    )
}

/// The reasons for the best action of a decision: the comparison with another action, then a
/// sentence for each reason.
pub fn spoke_for(why: &Explanation, advised: Advised<'_>) -> (String, Vec<String>) {
    let [best, other] = [why.best, why.other].map(|it| action(it, advised.rules));
    let reasons = telling(&why.reasons, true);
    let reasons = told(&reasons, why.best, &other, advised);
    if reasons.is_empty() {
        return (msg::REVIEW_WHY_NONE.text(), reasons);
    }
    (msg::review_why(best, other), reasons)
}

/// Formats the reasons for an action, a sentence each. Its points may have to be claimed first.
fn told(reasons: &[&HintReason], best: Action, other: &str, advised: Advised<'_>) -> Vec<String> {
    let is_claimed = advised.rules.claims && best.bone().is_some();
    let claimed = yes_or_no(is_claimed);
    let who = advised.eyes.at(advised.eyes.seat);
    let told = reasons.iter().map(|reason| match reason {
        HintReason::Wins { points } => {
            msg::hint_wins(&who, claimed, Points::of(*points, advised.rules))
        }
        HintReason::Scores { points, instead } => {
            scores([*points, *instead], other, claimed, advised)
        }
        _ => why(reason, other, advised),
    });
    told.collect()
}

/// Compares the points of an action with those of the next best.
fn scores(made: [i32; 2], next: &str, claimed: &str, advised: Advised<'_>) -> String {
    let [points, instead] = made.map(|points| shown(points, advised.rules));
    let against = match instead {
        0 => "nothing",
        _ if instead == points => "same",
        _ => "less",
    };
    let who = advised.eyes.at(advised.eyes.seat);
    msg::hint_scores(&who, against, claimed, instead, next, Points::shown(points))
}

fn why(reason: &HintReason, next: &str, advised: Advised<'_>) -> String {
    let Advised { eyes, rules } = advised;
    let seat = eyes.seat;
    let after = eyes.at(seat.next(rules.seats));
    match reason {
        HintReason::LeavesLess { .. } | HintReason::Lacks { .. } | HintReason::Stops { .. } => {
            why_of_next(reason, next, after, rules)
        }
        HintReason::HelpsPartner { chance, instead } => {
            let next_seat = seat.next(rules.seats);
            let mate = eyes.at(next_seat.next(rules.seats));
            msg::hint_helps_partner(
                &after,
                percent(*chance),
                percent(*instead),
                mate.who,
                mate.name,
                next.to_owned(),
            )
        }
        HintReason::Blocks { chance } => blocks(*chance, &eyes.at(seat), rules),
        HintReason::DrawsAll { reveals_all } => {
            let knows = yes_or_no(*reveals_all);
            msg::hint_draws_all(&eyes.at(seat), knows, after.name)
        }
        _ => why_of_own(reason, next, eyes.at(seat), rules),
    }
}

/// The effect on the next player.
fn why_of_next(reason: &HintReason, next: &str, after: Who, rules: &Rules) -> String {
    let (who, next) = (after, next.to_owned());
    match reason {
        HintReason::LeavesLess {
            chance,
            instead,
            points,
        } => {
            if instead - chance >= NOTABLE_CHANCE_DIFFERENCE {
                msg::hint_leaves_less(&who, percent(*chance), percent(*instead), next)
            } else {
                let points = average(*points, rules);
                msg::hint_leaves_fewer(&who, next, Points::shown(points))
            }
        }
        HintReason::Lacks { pips, stuck } => {
            let stuck = if *stuck < LEAST_STUCK { 0.0 } else { *stuck };
            msg::hint_lacks(&who, percent(stuck), pips.value())
        }
        HintReason::Stops { chance, instead } => {
            msg::hint_stops(&who, percent(*chance), percent(*instead), next)
        }
        _ => String::new(),
    }
}

/// The player or side of partners that a block is good for, and the reason.
fn blocks(chance: f32, who: &Who, rules: &Rules) -> String {
    let chance = percent(chance);
    let loses_own = rules.remaining == Remaining::LoseOwn;
    let is_low = loses_own || rules.block_award_to == BlockAwardTo::Low;
    let gains = match (is_low, rules.seats) {
        (true, Seats::Two) => "fewer",
        (true, Seats::Partners) => "side-fewer",
        (true, _) => "fewest",
        (false, Seats::Partners) => "side-points",
        (false, _) => "points",
    };
    msg::hint_blocks(who, chance, gains)
}

/// The gain, and the effect on the player's own hand.
fn why_of_own(reason: &HintReason, next: &str, own: Who, rules: &Rules) -> String {
    let (who, next) = (own, next.to_owned());
    match reason {
        HintReason::GoesOut => msg::hint_goes_out(&who),
        HintReason::GivesUp { points, instead } => {
            msg::hint_gives_up(next, shown(*points, rules), Points::of(*instead, rules))
        }
        HintReason::Owns { pips } => msg::hint_owns(&who, pips.value()),
        HintReason::KeepsPlays { bones, instead } => {
            msg::hint_keeps_plays(&who, *bones, *instead, next)
        }
        HintReason::Prepares { bone, points } => {
            msg::hint_prepares(&who, *bone, Points::of(*points, rules))
        }
        HintReason::ShedsPips { pips } => msg::hint_sheds_pips(&who, next, *pips),
        HintReason::ShedsDoublet => msg::HINT_SHEDS_DOUBLET.text(),
        HintReason::KeepsDoublet { bone } => msg::hint_keeps_doublet(&who, *bone),
        HintReason::DrawScores { chance } => msg::hint_draw_scores(&who, percent(*chance)),
        _ => String::new(),
    }
}

/// Title of the tutor's warning: the average cost of the play held back.
pub fn costs(held_back: Action, points: f32, rules: &Rules) -> String {
    msg::tutor_title(
        action(held_back, rules),
        Points::shown(average(points, rules)),
    )
}

/// Converts a chance of 0 to 1 to percent. Only certainties are 0 or 100.
pub fn percent(chance: f32) -> i32 {
    let percent = (chance * PERCENT).round() as i32;
    if chance > 0.0 && chance < 1.0 {
        percent.clamp(1, 99)
    } else {
        percent
    }
}

/// Converts average points to the unit of the rules, with tenths if small.
pub(super) fn average(points: f32, rules: &Rules) -> f64 {
    let points = f64::from(points) / f64::from(rules.score_display.unit());
    if points.abs() < 2.5 {
        (points * 10.0).round() / 10.0
    } else {
        points.round()
    }
}
