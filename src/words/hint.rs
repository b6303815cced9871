//! What the coach advises, and why.

use super::message::Id;
use super::place::place;
use super::points::shown;
use super::who::{Eyes, Who};
use crate::{id, say};
use engine::{Action, BlockAwardTo, Bone, Remaining, Rules, Seats};
use nestor::ActionValue;
use nestor::coach::{
    Explanation, Hint, HintReason, NOTABLE_CHANCE_DIFFERENCE, SURE_STANDARD_ERRORS,
};

/// The coach is still at it.
pub const THINKING: Id = id!("hint-thinking");
/// There is nothing to say.
pub const NONE: Id = id!("hint-none");
/// Opens the other reasons.
pub const WHY: Id = id!("hint-why");
/// Takes the card away.
pub const HIDE: Id = id!("hint-hide");
/// What the tutor asks.
pub const TUTOR_ASKS: Id = id!("tutor-ask");
/// Plays what he holds back.
pub const PLAY_IT: Id = id!("tutor-play");
/// Lets another play be chosen.
pub const TAKE_BACK: Id = id!("tutor-take-back");

/// Chances in percent that are the same to the eye are not told apart.
const PERCENT: f32 = 100.0;

/// The most lines behind the sentence of a hint.
const MOST_LINES: usize = 3;

/// That somebody may have nothing to play is told from this chance on.
const LEAST_STUCK: f32 = 0.05;

/// Who plays, and by which rules.
#[derive(Debug, Clone, Copy)]
pub struct Advised<'a> {
    /// Who plays, and who is told of it.
    pub eyes: Eyes<'a>,
    /// The rules.
    pub rules: &'a Rules,
}

/// What is best to do.
pub fn title(hint: &Hint, rules: &Rules) -> String {
    match hint.best.action {
        Action::Lead(bone) => say!("hint-title-lead", bone = bone.to_string()),
        Action::Play(bone, end) => say!(
            "hint-title-play",
            bone = bone.to_string(),
            place = place(end, rules)
        ),
        Action::BlowUp(bone) => say!("hint-title-blow-up", bone = bone.to_string()),
        // What a draw by choice is worth is that of taking all.
        Action::Draw if rules.may_draw_all() && hint.next.is_some() => say!("hint-title-draw-all"),
        Action::Draw => say!("hint-title-draw"),
        Action::Claim(points) => say!("hint-title-claim", points = shown(points.into(), rules)),
        Action::Silence => say!("hint-title-silence"),
        _ => say!("hint-title-pass"),
    }
}

/// The same in the middle of a sentence.
pub fn action(action: Action, rules: &Rules) -> String {
    match action {
        Action::Lead(bone) => say!("hint-lead", bone = bone.to_string()),
        Action::Play(bone, end) => say!(
            "hint-play",
            bone = bone.to_string(),
            place = place(end, rules)
        ),
        Action::BlowUp(bone) => say!("hint-blow-up", bone = bone.to_string()),
        Action::Draw if rules.may_draw_all() => say!("hint-draw-all"),
        Action::Draw => say!("hint-draw"),
        Action::Claim(points) => say!("hint-claim", points = shown(points.into(), rules)),
        Action::Silence => say!("hint-silence"),
        _ => say!("hint-pass"),
    }
}

/// What is best to do, and the weightiest reason for that.
pub fn said(hint: &Hint, advised: Advised<'_>) -> String {
    let play = title(hint, advised.rules);
    let reason = match hint.next {
        Some(_) => reasons(hint, advised).into_iter().next(),
        None => Some(only(hint.best.action, advised)),
    };
    match reason {
        Some(reason) => say!("hint-said", play = play, reason = reason),
        None => play,
    }
}

/// The other reasons, and what it is worth: a sentence each, three at most.
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

/// The reasons that are told. Of a bone that could score next it is not said as well that
/// it can be played; and where they are to tell two things apart, not what is the same of
/// both.
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

/// Why there is nothing else to do.
fn only(best: Action, advised: Advised<'_>) -> String {
    let Who { who, name, .. } = advised.eyes.at(advised.eyes.seat);
    match best {
        Action::Claim(points) => {
            let points = shown(points.into(), advised.rules);
            say!("hint-only-claim", points = points)
        }
        Action::Silence => say!("hint-only-silence"),
        Action::Draw | Action::Pass => say!("hint-only-stuck", who = who, name = name),
        _ => say!("hint-only"),
    }
}

fn worth(hint: &Hint, next: ActionValue, other: &str, rules: &Rules) -> String {
    let chance = percent(hint.best.chance);
    if hint.is_close() {
        return say!("hint-close", chance = chance, next = other.to_owned());
    }
    let points = average(next.cost.points, rules);
    if points <= 0.0 {
        return say!(
            "hint-worth-chance",
            chance = chance,
            next = other.to_owned(),
            other = percent(hint.best.chance - next.cost.chance)
        );
    }
    say!(
        "hint-worth",
        chance = chance,
        next = other.to_owned(),
        other = percent(hint.best.chance - next.cost.chance),
        points = points,
        points_error = average(SURE_STANDARD_ERRORS * next.cost.points_error, rules)
    )
}

/// What spoke for the best of a decision: what it is held against, and the reasons, a
/// sentence each.
pub fn spoke_for(why: &Explanation, advised: Advised<'_>) -> (String, Vec<String>) {
    let [best, other] = [why.best, why.other].map(|it| action(it, advised.rules));
    let reasons = telling(&why.reasons, true);
    let reasons = told(&reasons, why.best, &other, advised);
    if reasons.is_empty() {
        return (say!("review-why-none"), reasons);
    }
    (say!("review-why", best = best, other = other), reasons)
}

/// The reasons for an action, a sentence each. The points that it makes may have to be
/// claimed first.
fn told(reasons: &[&HintReason], best: Action, other: &str, advised: Advised<'_>) -> Vec<String> {
    let is_claimed = advised.rules.claims && best.bone().is_some();
    let Who { who, name, .. } = advised.eyes.at(advised.eyes.seat);
    let told = reasons.iter().map(|reason| match reason {
        HintReason::Wins { points } if is_claimed => say!(
            "hint-wins-claimed",
            who = who,
            name = name.clone(),
            points = shown(*points, advised.rules)
        ),
        HintReason::Scores { points, instead } => {
            scores([*points, *instead], other, is_claimed, advised)
        }
        _ => why(reason, other, advised),
    });
    told.collect()
}

/// What points it makes, beside those that the next best makes.
fn scores(made: [i32; 2], next: &str, is_claimed: bool, advised: Advised<'_>) -> String {
    let [points, instead] = made.map(|points| shown(points, advised.rules));
    let against = match instead {
        0 => "nothing",
        _ if instead == points => "same",
        _ => "less",
    };
    let next = next.to_owned();
    if !is_claimed {
        return say!(
            "hint-scores",
            points = points,
            against = against,
            instead = instead,
            next = next
        );
    }
    let Who { who, name, .. } = advised.eyes.at(advised.eyes.seat);
    say!(
        "hint-scores-claimed",
        who = who,
        name = name,
        points = points,
        against = against,
        instead = instead,
        next = next
    )
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
            say!(
                "hint-helps-partner",
                who = after.who,
                name = after.name,
                mate = mate.who,
                partner = mate.name,
                chance = percent(*chance),
                next = next.to_owned(),
                instead = percent(*instead)
            )
        }
        HintReason::Blocks { chance } => blocks(*chance, eyes.at(seat), rules),
        HintReason::DrawsAll { reveals_all } => draws_all(*reveals_all, eyes.at(seat), after),
        _ => why_of_own(reason, next, eyes.at(seat), rules),
    }
}

/// What speaks for drawing all bones by choice.
fn draws_all(reveals_all: bool, own: Who, after: Who) -> String {
    let Who { who, name, .. } = own;
    if reveals_all {
        say!(
            "hint-draws-all-knows",
            who = who,
            name = name,
            rival = after.name
        )
    } else {
        say!("hint-draws-all", who = who, name = name)
    }
}

/// What it does to the next player.
fn why_of_next(reason: &HintReason, next: &str, after: Who, rules: &Rules) -> String {
    let (Who { who, name, .. }, next) = (after, next.to_owned());
    match reason {
        HintReason::LeavesLess {
            chance,
            instead,
            points,
        } => {
            if instead - chance >= NOTABLE_CHANCE_DIFFERENCE {
                say!(
                    "hint-leaves-less",
                    who = who,
                    name = name,
                    chance = percent(*chance),
                    next = next,
                    instead = percent(*instead)
                )
            } else {
                let points = average(*points, rules);
                say!(
                    "hint-leaves-fewer",
                    who = who,
                    name = name,
                    points = points,
                    next = next
                )
            }
        }
        HintReason::Lacks { pips, stuck } if *stuck < LEAST_STUCK => {
            say!(
                "hint-lacks-one",
                who = who,
                name = name,
                pips = pips.value()
            )
        }
        HintReason::Lacks { pips, stuck } => say!(
            "hint-lacks",
            who = who,
            name = name,
            pips = pips.value(),
            chance = percent(*stuck)
        ),
        HintReason::Stops { chance, instead } => say!(
            "hint-stops",
            who = who,
            name = name,
            chance = percent(*chance),
            next = next,
            instead = percent(*instead)
        ),
        _ => String::new(),
    }
}

/// Whom a block is good for, and why: a player, or the side of partners.
fn blocks(chance: f32, Who { who, name, .. }: Who, rules: &Rules) -> String {
    let chance = percent(chance);
    let loses_own = rules.remaining == Remaining::LoseOwn;
    let is_low = loses_own || rules.block_award_to == BlockAwardTo::Low;
    match (is_low, rules.seats == Seats::Partners) {
        (true, false) => say!("hint-blocks", who = who, name = name, chance = chance),
        (true, true) => say!("hint-blocks-side", who = who, name = name, chance = chance),
        (false, false) => say!("hint-blocks-last", who = who, name = name, chance = chance),
        (false, true) => say!(
            "hint-blocks-last-side",
            who = who,
            name = name,
            chance = chance
        ),
    }
}

/// What it brings, and does to the own hand.
fn why_of_own(reason: &HintReason, next: &str, own: Who, rules: &Rules) -> String {
    let (Who { who, name, .. }, next) = (own, next.to_owned());
    match reason {
        HintReason::Wins { points } => say!("hint-wins", points = shown(*points, rules)),
        HintReason::GoesOut => say!("hint-goes-out", who = who, name = name),
        HintReason::GivesUp { points, instead } => say!(
            "hint-gives-up",
            points = shown(*instead, rules),
            own = shown(*points, rules),
            next = next
        ),
        HintReason::Owns { pips } => say!("hint-owns", who = who, name = name, pips = pips.value()),
        HintReason::KeepsPlays { bones, instead } => say!(
            "hint-keeps-plays",
            who = who,
            name = name,
            bones = *bones,
            next = next,
            instead = *instead
        ),
        HintReason::Prepares { bone, points } => say!(
            "hint-prepares",
            who = who,
            name = name,
            bone = bone.to_string(),
            points = shown(i32::from(*points), rules)
        ),
        HintReason::ShedsPips { pips } => say!(
            "hint-sheds-pips",
            who = who,
            name = name,
            pips = *pips,
            next = next
        ),
        HintReason::ShedsDoublet => say!("hint-sheds-doublet"),
        HintReason::KeepsDoublet { bone } => say!(
            "hint-keeps-doublet",
            who = who,
            name = name,
            bone = bone.to_string()
        ),
        HintReason::DrawScores { chance } => say!(
            "hint-draw-scores",
            who = who,
            name = name,
            chance = percent(*chance)
        ),
        _ => String::new(),
    }
}

/// What a play costs on average that the tutor holds back.
pub fn costs(held_back: Action, points: f32, rules: &Rules) -> String {
    say!(
        "tutor-title",
        play = action(held_back, rules),
        points = average(points, rules)
    )
}

/// Something that is advised, for who listens.
pub fn advised(name: &str) -> String {
    say!("hint-advised", name = name.to_owned())
}

/// A chance of 0 to 1 in percent. What is not sure is neither 0 nor 100.
pub fn percent(chance: f32) -> i32 {
    let percent = (chance * PERCENT).round() as i32;
    if chance > 0.0 && chance < 1.0 {
        percent.clamp(1, 99)
    } else {
        percent
    }
}

/// A number of points on average, as the rules show them; small ones with their
/// tenths.
pub(super) fn average(points: f32, rules: &Rules) -> f64 {
    let points = f64::from(points) / f64::from(rules.score_display.unit());
    if points.abs() < 2.5 {
        (points * 10.0).round() / 10.0
    } else {
        points.round()
    }
}
