//! The names that the things on the table have for a screen reader, and the words on it.

use engine::{Bone, End, Rules};
use words::hint::advised;
use words::place::{end_name, place as where_at};
use words::points::shown;
use words::turn::{self, hand as holding, status};
use words::{Id, Who, id, joined, say, taking, you};

use super::snapshot::{EndState, HandBone, News, Player, Preview, Snapshot};

/// What is said when an end is clicked before a bone.
pub const CHOOSE_A_BONE: Id = id!("table-choose-a-bone");

/// What is said of an end that takes no bone of the hand.
pub const NOTHING_FITS: Id = id!("do-nothing-fits");

/// What is said of a bone that the rules do not let one play now.
pub const NOT_NOW: Id = id!("do-not-now");

/// A name, with the coach's advice if it is given.
pub fn or_advised(name: String, is_advised: bool) -> String {
    if is_advised { advised(&name) } else { name }
}

/// To play a bone at an end, or to lead it, with what it would score.
pub fn play_at(end: Option<End>, bone: Bone, preview: Preview, rules: &Rules) -> String {
    let points = points_of(preview, rules);
    match end {
        Some(end) => say!("do-play-at", place = where_at(end, rules), points = points),
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
        place = where_at(at, rules),
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

/// A bone that was played.
pub fn played(bone: Bone, snapshot: &Snapshot, place: usize) -> String {
    let Who { who, name, .. } = who(snapshot, place);
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
pub fn in_open_hand(bone: Bone, snapshot: &Snapshot, place: usize) -> String {
    let Who { who, name, .. } = who(snapshot, place);
    say!(
        "table-in-hand",
        bone = bone.to_string(),
        who = who,
        name = name
    )
}

fn who(snapshot: &Snapshot, place: usize) -> Who {
    Who::at(&snapshot.seating, snapshot.players[place].seat)
}

/// The boneyard, and whether it can be drawn from now.
pub fn boneyard(count: usize, can_draw: bool, rules: &Rules) -> String {
    if can_draw {
        say!("table-draw", count = count)
    } else if rules.can_draw() {
        turn::boneyard(count as u8)
    } else {
        turn::left_over(count as u8)
    }
}

/// Whether it is told what a play counts and scores: not where points must be claimed by
/// whoever sees them.
pub const fn tells_counts(rules: &Rules) -> bool {
    rules.counts_score() && !rules.claims
}

/// An end, for a screen reader: where it is, what it takes, what it brings.
pub fn end(snapshot: &Snapshot, end: EndState, selected: Option<Bone>) -> String {
    let place = end_name(end.end, &snapshot.rules);
    if !end.is_open {
        return say!("end-opens", place = place, bone = end.end.on.to_string());
    }
    match selected.and_then(|bone| Some((bone, snapshot.in_hand(bone)?.at(Some(end.end))?))) {
        Some((bone, preview)) => play(snapshot, &place, bone, preview),
        None => say!("end-takes", place = place, pips = end.pips.to_string()),
    }
}

fn play(snapshot: &Snapshot, place: &str, bone: Bone, preview: Preview) -> String {
    let bone = bone.to_string();
    if tells_counts(&snapshot.rules) {
        say!(
            "end-play-for",
            place = place.to_owned(),
            bone = bone,
            count = preview.count,
            points = shown(i32::from(preview.points), &snapshot.rules)
        )
    } else {
        say!("end-play", place = place.to_owned(), bone = bone)
    }
}

/// A place for a bone of the hand: what playing it there would bring.
pub fn place(snapshot: &Snapshot, bone: Bone, end: Option<End>) -> String {
    let Some(at) = end else {
        return say!("end-first-bone");
    };
    let preview = snapshot.in_hand(bone).and_then(|hand| hand.at(end));
    let place = end_name(at, &snapshot.rules);
    preview.map_or_else(String::new, |preview| play(snapshot, &place, bone, preview))
}

/// A bone of the viewer's hand: `6-4, fits on the right and at the top, scores 10 at the top`.
pub fn hand_bone(snapshot: &Snapshot, hand: &HandBone) -> String {
    let rules = &snapshot.rules;
    let bone = hand.bone.to_string();
    if hand.plays.is_empty() {
        return say!("bone-stuck", bone = bone);
    }
    let score = |preview: &Preview| {
        let points = shown(i32::from(preview.points), rules);
        (points > 0 && tells_counts(rules)).then_some(points)
    };
    if let [(None, preview)] = &hand.plays[..] {
        return match score(preview) {
            Some(points) => say!("bone-leads-scores", bone = bone, points = points),
            None => say!("bone-leads", bone = bone),
        };
    }
    let ends = snapshot.ends.iter().map(|end| Some(end.end));
    let (mut places, mut scores) = (Vec::new(), Vec::new());
    for (end, preview) in ends.filter_map(|end| Some((end?, hand.at(end)?))) {
        let place = where_at(end, rules);
        if let Some(points) = score(&preview) {
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

/// A player: score, bones, and whose turn it is.
pub fn plate(snapshot: &Snapshot, place: usize) -> String {
    let player = &snapshot.players[place];
    let own = snapshot.hand.iter().map(|hand| hand.bone);
    let open = player.open_hand.iter().flatten().copied();
    let bones: Vec<Bone> = if place == 0 {
        own.collect()
    } else {
        open.collect()
    };
    let pips = bones.iter().map(|bone| u16::from(bone.weight())).sum();
    let pips = (!bones.is_empty()).then_some(pips);
    let pips = pips.filter(|_| snapshot.is_over && player.bones > 0);
    let holds = holding(player.bones as u8, pips);
    let status = status(&player.name, player.score, player.target, &holds);
    if snapshot.players.len() == 2 {
        // Whose turn it is, is told once.
        return status;
    }
    let last = match player.is_in_turn {
        true if you(&snapshot.seating) == Some(player.seat) => say!("plate-your-turn"),
        true => say!("plate-turn"),
        false => news(player),
    };
    if last.is_empty() {
        status
    } else {
        say!("plate-and-last", status = status, last = last)
    }
}

/// What two partners are called.
pub fn partners(snapshot: &Snapshot, places: &[usize]) -> String {
    let names: Vec<String> = places
        .iter()
        .map(|place| snapshot.players[*place].name.clone())
        .collect();
    joined(&names)
}

/// What is told beside a plate.
pub fn news(player: &Player) -> String {
    match player.news {
        None | Some(News::LastBone) => String::new(),
        Some(News::Drew(count)) => say!("plate-drew", count = count),
        Some(News::Passed) => say!("plate-passed"),
    }
}

/// The same as it is seen: that somebody holds one bone is heard with the plate.
pub fn shown_news(player: &Player) -> String {
    match player.news {
        Some(News::LastBone) => say!("plate-last-bone"),
        _ => news(player),
    }
}

/// A bone that is laid out to be taken.
pub fn laid_out(number: usize, of: usize) -> String {
    taking::back(number, of)
}

/// A bone that was drawn for the lead.
pub fn drawn_for_lead(bone: Bone, snapshot: &Snapshot, place: usize) -> String {
    taking::drew(&snapshot.seating, snapshot.players[place].seat, bone)
}

/// A firecracker.
pub fn firecracker(snapshot: &Snapshot, place: usize, is_taken_up: bool) -> String {
    let can_be_used = !snapshot.targets.is_empty();
    match (place, is_taken_up, can_be_used) {
        (0, true, _) => say!("firecracker-taken-up"),
        (0, false, true) => say!("firecracker-own"),
        (0, false, false) => say!("firecracker-waits"),
        _ => say!(
            "firecracker-of",
            name = snapshot.players[place].name.clone()
        ),
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
