//! The words on the table, and the names its parts have for a screen reader.

use super::player::{LastAction, PlayerStatus, Relation, SideScore};
use super::{EndModel, HandBone, PanelKind, Preview, TableModel};
use engine::{Bone, Bones, End, Pips, Rules, Seat, Seating};
use words::names::called;
use words::place::{place, place_first, place_short};
use words::points::{added, shown};
use words::turn::{self, hand, status};
use words::{Id, Who, joined};
use words::{id, say};

/// What is said when an end is clicked before a bone.
pub const CHOOSE_A_BONE: Id = id!("table-choose-a-bone");

/// What is said of an end that takes no bone of the hand.
pub const NOTHING_FITS: Id = id!("do-nothing-fits");

/// What is said of a bone that the rules do not let one play now.
pub const NOT_NOW: Id = id!("do-not-now");

/// Whether it is told what a play counts and scores: not where points must be
/// claimed by whoever sees them.
pub const fn tells_counts(rules: &Rules) -> bool {
    rules.counts_score() && !rules.claims
}

/// The bone in the middle.
pub fn middle(bone: Bone) -> String {
    say!("table-middle", bone = bone.to_string())
}

/// A bone that was played.
pub fn played(bone: Bone, by: Seat, seating: &Seating) -> String {
    let Who { who, name, .. } = Who::at(seating, by);
    say!(
        "table-played-by",
        bone = bone.to_string(),
        who = who,
        name = name
    )
}

/// A bone of the boneyard, laid open.
pub fn in_boneyard(bone: Bone) -> String {
    say!("table-in-boneyard", bone = bone.to_string())
}

/// A bone of somebody's hand, laid open.
pub fn in_hand(bone: Bone, whose: Seat, seating: &Seating) -> String {
    let Who { who, name, .. } = Who::at(seating, whose);
    say!(
        "table-in-hand",
        bone = bone.to_string(),
        who = who,
        name = name
    )
}

/// The title of a row of bones.
pub fn panel_title(kind: PanelKind, model: &TableModel, seating: &Seating) -> String {
    match kind {
        PanelKind::Hand => hand_title(model.viewer, seating),
        PanelKind::Played if model.placed.is_empty() => say!("table-nothing-played"),
        PanelKind::Played => say!("table-played"),
        PanelKind::Boneyard => say!("table-boneyard"),
        PanelKind::OtherHand(seat) if model.open_hand(seat).is_none() => say!("table-no-bones"),
        PanelKind::OtherHand(seat) => {
            let bones = model.open_hand(seat).unwrap_or_default();
            open_hand_title(seat, bones.iter().copied().collect(), seating)
        }
    }
}

/// The title of a hand.
fn hand_title(whose: Seat, seating: &Seating) -> String {
    let Who { who, name, .. } = Who::at(seating, whose);
    say!("table-hand", who = who, name = name)
}

/// The title of a hand that is laid open.
fn open_hand_title(whose: Seat, bones: Bones, seating: &Seating) -> String {
    let Who { who, name, .. } = Who::at(seating, whose);
    say!(
        "table-open-hand",
        who = who,
        name = name,
        count = bones.weight()
    )
}

/// What playing here would make of the table: `= 16`, `= 20: +20`.
pub fn preview(preview: Preview, rules: &Rules) -> String {
    let Preview { count, points } = preview;
    match shown(i32::from(points), rules) {
        0 => say!("table-preview", count = count),
        points => say!("table-preview-scores", count = count, points = points),
    }
}

/// What a play would score: `+20`; nothing where it scores nothing.
pub fn scored(preview: Preview, rules: &Rules) -> Option<String> {
    let points = shown(i32::from(preview.points), rules);
    (points > 0).then(|| say!("table-scores", points = points))
}

/// To play a bone at an end, or to lead it, with what it would score.
pub fn play_at(end: Option<End>, bone: Bone, preview: Preview, rules: &Rules) -> String {
    let points = points_of(preview, rules);
    match end {
        Some(end) => say!("do-play-at", place = place(end, rules), points = points),
        None => say!("do-lead", bone = bone.to_string(), points = points),
    }
}

/// The same at an end, which does not say which bone it is.
pub fn play_there(end: Option<End>, bone: Bone, preview: Preview, rules: &Rules) -> String {
    let Some(at) = end else {
        return play_at(None, bone, preview, rules);
    };
    say!(
        "do-play-bone-at",
        bone = bone.to_string(),
        place = place(at, rules),
        points = points_of(preview, rules)
    )
}

/// The points that are told of a play.
fn points_of(preview: Preview, rules: &Rules) -> i32 {
    if tells_counts(rules) {
        shown(i32::from(preview.points), rules)
    } else {
        0
    }
}

/// The bones of another, face down.
pub fn backs(count: usize, whose: Seat, seating: &Seating) -> String {
    let name = called(seating[whose].name());
    say!("table-backs", name = name, count = count)
}

/// The boneyard, and whether it can be drawn from now.
pub fn boneyard(count: usize, can_draw: bool) -> String {
    if can_draw {
        say!("table-draw", count = count)
    } else {
        turn::boneyard(count as u8)
    }
}

/// What an end adds to the count, written as in the sum under the table: `4`,
/// `12`, and `6 + 6` at the middle. Empty for a side that does not count.
pub fn end_count(end: &EndModel) -> String {
    added(&end.terms())
}

/// The short name of an end in a list of many.
pub fn end_name(end: &EndModel) -> String {
    end.end.map_or_else(String::new, place_short)
}

/// An end, for a screen reader: where it is, what it takes, what it brings.
pub fn end(end: &EndModel, selected: Option<Bone>, rules: &Rules) -> String {
    let Some(at) = end.end else {
        return say!("end-first-bone");
    };
    let place = place(at, rules);
    if !end.open {
        return say!("end-opens", place = place, bone = at.on.to_string());
    }
    let takes = end
        .pips
        .map(|pips: Pips| pips.to_string())
        .unwrap_or_default();
    match (selected.map(|bone| bone.to_string()), end.preview) {
        (Some(bone), Some(preview)) if tells_counts(rules) => say!(
            "end-play-for",
            place = place,
            bone = bone,
            count = preview.count,
            points = shown(i32::from(preview.points), rules)
        ),
        (Some(bone), Some(_)) => say!("end-play", place = place, bone = bone),
        _ => say!("end-takes", place = place, pips = takes),
    }
}

/// An end, for who points at it: what it takes, what it counts now if `counts`
/// are shown, and what the bone taken up would make of the table.
pub fn pointed_at(end: &EndModel, selected: Option<Bone>, counts: bool, rules: &Rules) -> String {
    let Some(at) = end.end else {
        return String::new();
    };
    let place = place_first(at, rules);
    let Some(takes) = end.pips else {
        return say!("tip-opens", place = place, bone = at.on.to_string());
    };
    let mut lines = vec![say!("tip-takes", place = place, pips = takes.to_string())];
    if counts && tells_counts(rules) {
        let counted: u8 = end.terms().into_iter().sum();
        lines.push(match end.times {
            0 => say!("tip-counts-nothing"),
            _ => say!("tip-counts", count = counted),
        });
    }
    if let (Some(bone), Some(preview)) = (selected, end.preview)
        && tells_counts(rules)
    {
        let (bone, count) = (bone.to_string(), preview.count);
        lines.push(match shown(i32::from(preview.points), rules) {
            0 => say!("tip-makes", bone = bone, count = count),
            points => say!(
                "tip-makes-points",
                bone = bone,
                count = count,
                points = points
            ),
        });
    }
    lines.join("\n")
}

/// A bone of the own hand, for a screen reader: `6-4, fits east and north,
/// scores 10 at north`.
pub fn hand_bone(hand: &HandBone, model: &TableModel, rules: &Rules) -> String {
    let bone = hand.bone.to_string();
    if model.is_past {
        return bone;
    }
    if !hand.playable {
        return say!("bone-stuck", bone = bone);
    }
    let score = |preview: &Preview| {
        let points = shown(i32::from(preview.points), rules);
        (points > 0 && tells_counts(rules)).then_some(points)
    };
    if let [(None, preview)] = &hand.fits[..] {
        return match score(preview) {
            Some(points) => say!("bone-leads-scores", bone = bone, points = points),
            None => say!("bone-leads", bone = bone),
        };
    }
    // Ends are named in the order of the picture.
    let ends = model.ends.iter().map(|end| end.end);
    let fits = ends.filter_map(|end| hand.fits.iter().find(|(at, _)| *at == end));
    let (mut places, mut scores) = (Vec::new(), Vec::new());
    for (end, preview) in fits {
        let place = end.map_or_else(String::new, |end| place(end, rules));
        if let Some(points) = score(preview) {
            let place = place.clone();
            scores.push(say!("bone-scores-at", points = points, place = place));
        }
        places.push(place);
    }
    let fits = say!("bone-fits", bone = bone, places = joined(&places));
    let parts = std::iter::once(fits).chain(scores);
    let all = parts.reduce(|first, next| say!("list-next", first = first, next = next));
    all.unwrap_or_default()
}

/// What a seat holds, and at what level a Nestor plays.
pub fn holding(player: &PlayerStatus) -> String {
    let bones = hand(player.bones, player.pips);
    match player.level {
        // Once the hand is laid open, its pips matter.
        _ if player.pips.is_some() => bones,
        _ if player.relation == Relation::Partner => say!("plate-partner", bones = bones),
        Some(level) => say!(
            "plate-level",
            level = words::levels::name(level),
            bones = bones
        ),
        None => bones,
    }
}

/// That it is somebody's turn.
pub fn in_turn(player: &PlayerStatus) -> String {
    if player.is_you {
        say!("plate-your-turn")
    } else {
        say!("plate-turn")
    }
}

/// What somebody did last in the round; nothing if they have done nothing yet.
pub fn last_action(last: Option<LastAction>) -> String {
    match last {
        None => String::new(),
        Some(LastAction::Led(bone)) => say!("plate-led", bone = bone.to_string()),
        Some(LastAction::Played(bone)) => say!("plate-played", bone = bone.to_string()),
        Some(LastAction::Drew(count)) => say!("plate-drew", count = count),
        Some(LastAction::Passed) => say!("plate-passed"),
    }
}

/// A seat, for a screen reader: score, bones, and what was done last.
pub fn plate(player: &PlayerStatus) -> String {
    let holding = holding(player);
    let status = score_of(player, &holding);
    let last = if player.in_turn {
        in_turn(player)
    } else {
        last_action(player.last)
    };
    if last.is_empty() {
        status
    } else {
        say!("plate-and-last", status = status, last = last)
    }
}

/// A player with the score, where it is the player's own, and with what is held.
pub fn score_of(player: &PlayerStatus, holding: &str) -> String {
    let score = &player.score;
    let name = player.name.clone();
    if player.shares_score {
        say!("plate-without-score", name = name, holding = holding)
    } else {
        status(&name, score.score, score.target, holding)
    }
}

/// What a side of two is called.
pub fn side([one, other]: [&str; 2]) -> String {
    say!("plate-side", one = one.to_owned(), other = other.to_owned())
}

/// The score of a side, for a screen reader.
pub fn side_status(names: [&str; 2], score: &SideScore) -> String {
    let names = side(names);
    match score.target {
        Some(target) => say!(
            "plate-side-score-of",
            side = names,
            score = score.score,
            target = target
        ),
        None => say!("plate-side-score", side = names, score = score.score),
    }
}

/// The firecracker of another seat.
pub fn firecracker_of(whose: Seat, is_left: bool, seating: &Seating) -> String {
    let name = called(seating[whose].name());
    if is_left {
        say!("firecracker-of", name = name)
    } else {
        say!("firecracker-used", name = name)
    }
}

/// The viewer's own firecracker.
pub fn own_firecracker(is_taken_up: bool, can_be_used: bool) -> String {
    match (is_taken_up, can_be_used) {
        (true, _) => say!("firecracker-taken-up"),
        (false, true) => say!("firecracker-own"),
        (false, false) => say!("firecracker-waits"),
    }
}

/// To blow up a bone: what the table counts then, and what that scores.
pub fn blow_up(bone: Bone, preview: Preview, rules: &Rules) -> String {
    let (bone, count) = (bone.to_string(), preview.count);
    if !tells_counts(rules) {
        return say!("firecracker-target", bone = bone);
    }
    let points = shown(i32::from(preview.points), rules);
    say!(
        "firecracker-target-counts",
        bone = bone,
        count = count,
        points = points
    )
}

/// The time that is left, in minutes and seconds: `4:05`.
pub fn minutes(secs: u32) -> String {
    format!("{}:{:02}", secs / 60, secs % 60)
}

/// The clock of the game, for a screen reader.
pub fn clock(secs: u32, runs: bool) -> String {
    let (minutes, secs) = (secs / 60, secs % 60);
    if runs {
        say!("clock-runs", minutes = minutes, secs = secs)
    } else {
        say!("clock-stands", minutes = minutes, secs = secs)
    }
}
