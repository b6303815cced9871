//! What the coach advises, and why.

use super::message::Id;
use super::names::called;
use super::place::place;
use super::points::shown;
use crate::coach::{Hint, Reason};
use crate::engine::{Action, BlockAwardTo, Rules, ScoreDisplay, Seat, Seating};
use crate::{id, say};

/// The coach is still at it.
pub const THINKING: Id = id!("hint-thinking");
/// There is nothing to say.
pub const NONE: Id = id!("hint-none");
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

/// Who is advised, and by which rules.
#[derive(Debug, Clone, Copy)]
pub struct Advised<'a> {
    /// The seat.
    pub seat: Seat,
    /// Who sits where.
    pub seating: &'a Seating,
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
        Action::Draw if rules.voluntary_draw && hint.next.is_some() => say!("hint-title-draw-all"),
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
        Action::Draw => say!("hint-draw"),
        Action::Claim(points) => say!("hint-claim", points = shown(points.into(), rules)),
        Action::Silence => say!("hint-silence"),
        _ => say!("hint-pass"),
    }
}

/// What it is worth, and why it is best: a sentence each.
pub fn lines(hint: &Hint, advised: Advised<'_>) -> Vec<String> {
    let Some(next) = hint.next else {
        return vec![say!("hint-only")];
    };
    let rules = advised.rules;
    let other = action(next.action, rules);
    let mut lines = vec![worth(hint, &other, rules)];
    let reasons = hint.reasons.iter();
    let is_claimed = rules.claims && hint.best.action.bone().is_some();
    lines.extend(
        reasons.map(|reason| match gained(reason, is_claimed, rules) {
            Some(gained) => gained,
            None => why(reason, &other, advised),
        }),
    );
    lines
}

fn worth(hint: &Hint, other: &str, rules: &Rules) -> String {
    let Some(next) = hint.next else {
        return say!("hint-only");
    };
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
        points = points
    )
}

/// What is said of the points that are made at once; they may have to be claimed
/// first.
fn gained(reason: &Reason, is_claimed: bool, rules: &Rules) -> Option<String> {
    Some(match (reason, is_claimed) {
        (Reason::Wins { points }, false) => say!("hint-wins", points = shown(*points, rules)),
        (Reason::Wins { points }, true) => {
            say!("hint-wins-claimed", points = shown(*points, rules))
        }
        (Reason::Scores { points }, false) => say!("hint-scores", points = shown(*points, rules)),
        (Reason::Scores { points }, true) => {
            say!("hint-scores-claimed", points = shown(*points, rules))
        }
        _ => return None,
    })
}

fn why(reason: &Reason, next: &str, advised: Advised<'_>) -> String {
    let Advised {
        seat,
        seating,
        rules,
    } = advised;
    let next = next.to_owned();
    let after = seat.next(rules.seats);
    let name = |seat: Seat| called(seating[seat].name());
    match reason {
        Reason::Wins { .. } | Reason::Scores { .. } => {
            gained(reason, false, rules).unwrap_or_default()
        }
        Reason::GoesOut => say!("hint-goes-out"),
        Reason::Blocks { chance } if rules.block_award_to == BlockAwardTo::Low => {
            say!("hint-blocks", chance = percent(*chance))
        }
        Reason::Blocks { chance } => say!("hint-blocks-last", chance = percent(*chance)),
        Reason::LeavesLess {
            chance,
            instead,
            points,
        } => {
            let (chance, instead) = (percent(*chance), percent(*instead));
            if chance < instead {
                say!(
                    "hint-leaves-less",
                    name = name(after),
                    chance = chance,
                    next = next,
                    instead = instead
                )
            } else {
                let points = average(*points, rules);
                say!(
                    "hint-leaves-fewer",
                    name = name(after),
                    points = points,
                    next = next
                )
            }
        }
        Reason::Lacks { pips, stuck } => say!(
            "hint-lacks",
            name = name(after),
            pips = pips.value(),
            chance = percent(*stuck)
        ),
        Reason::Stops { chance, instead } => say!(
            "hint-stops",
            name = name(after),
            chance = percent(*chance),
            next = next,
            instead = percent(*instead)
        ),
        Reason::Owns { pips } => say!("hint-owns", pips = pips.value()),
        Reason::KeepsPlays { bones, instead } => say!(
            "hint-keeps-plays",
            bones = *bones,
            next = next,
            instead = *instead
        ),
        Reason::Prepares { bone, points } => say!(
            "hint-prepares",
            bone = bone.to_string(),
            points = shown(i32::from(*points), rules)
        ),
        Reason::ShedsPips { pips } => say!("hint-sheds-pips", pips = *pips, next = next),
        Reason::ShedsDoublet => say!("hint-sheds-doublet"),
        Reason::KeepsDoublet { bone } => say!("hint-keeps-doublet", bone = bone.to_string()),
        Reason::DrawScores { chance } => say!("hint-draw-scores", chance = percent(*chance)),
        Reason::DrawsAll { knows: true } => say!("hint-draws-all-knows", name = name(after)),
        Reason::DrawsAll { knows: false } => say!("hint-draws-all"),
        Reason::HelpsPartner { chance, instead } => say!(
            "hint-helps-partner",
            name = name(after),
            partner = name(after.next(rules.seats)),
            chance = percent(*chance),
            next = next,
            instead = percent(*instead)
        ),
    }
}

/// What a play costs on average that the tutor holds back.
pub fn costs(held_back: Action, points: f32, rules: &Rules) -> String {
    say!(
        "tutor-title",
        play = action(held_back, rules),
        points = average(points, rules).round()
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
    let unit = match rules.score_display {
        ScoreDisplay::Points => 1.0,
        ScoreDisplay::Fives => 5.0,
    };
    let points = f64::from(points) / unit;
    if points.abs() < 2.5 {
        (points * 10.0).round() / 10.0
    } else {
        points.round()
    }
}
