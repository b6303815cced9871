//! The words on the table, and the names its parts have for a screen reader.

use super::awards::pips;
use super::events::{place, points, side};
use crate::app::table::{EndModel, HandBone, PanelKind, Preview, TableModel};
use crate::engine::{Bone, Bones, End, Pips, Rules, Seat};
use crate::session::YOU;

/// Said when an end is clicked before a bone.
pub const CHOOSE_A_BONE: &str = "First choose a bone from your hand, then where it goes.";

/// Whether it is told what a play counts and scores: not where points must be
/// claimed by whoever sees them.
pub const fn tells_counts(rules: &Rules) -> bool {
    rules.counts_score() && !rules.claims
}

/// The bone in the middle.
pub fn middle(bone: Bone) -> String {
    format!("{bone} in the middle")
}

/// A bone that was played.
pub fn played(bone: Bone, seat: Seat) -> String {
    match seat {
        YOU => format!("{bone}, played by you"),
        _ => format!("{bone}, played by Nestor"),
    }
}

/// A hidden bone laid open.
pub fn shown(kind: PanelKind, bone: Bone) -> String {
    match kind {
        PanelKind::Boneyard => format!("{bone} in the boneyard"),
        _ => format!("{bone} in Nestor's hand"),
    }
}

/// The title of a row of bones.
pub fn panel_title(kind: PanelKind, model: &TableModel) -> String {
    match kind {
        PanelKind::Hand => "Your hand".to_owned(),
        PanelKind::Played if model.placed.is_empty() => "Nothing played yet".to_owned(),
        PanelKind::Played => "Played, newest first".to_owned(),
        PanelKind::Boneyard => "Boneyard, next to be drawn first".to_owned(),
        PanelKind::NestorsHand => {
            let bones = model.nestors_hand.iter().flatten().copied();
            let weight = bones.collect::<Bones>().weight();
            format!("Nestor's hand: {}", pips(weight))
        }
    }
}

/// What playing here would make of the table: `= 16`, `= 20: +20`.
pub fn preview(preview: Preview, rules: &Rules) -> String {
    let Preview { count, points } = preview;
    if points == 0 {
        format!("= {count}")
    } else {
        format!(
            "= {count}: +{}",
            super::events::shown(i32::from(points), rules)
        )
    }
}

/// What a play would score: `+20`; nothing where it scores nothing.
pub fn scored(preview: Preview, rules: &Rules) -> Option<String> {
    let points = super::events::shown(i32::from(preview.points), rules);
    (points > 0).then(|| format!("+{points}"))
}

/// Nestor's bones, face down.
pub fn nestors_backs(count: usize) -> String {
    match count {
        1 => "Nestor's last bone, face down".to_owned(),
        several => format!("Nestor's {several} bones, face down"),
    }
}

/// The boneyard that can be drawn from.
pub fn boneyard(count: usize) -> String {
    match count {
        1 => "Draw from the boneyard: 1 bone".to_owned(),
        several => format!("Draw from the boneyard: {several} bones"),
    }
}

/// What an end counts, as the sum under the table has it: `4`, `12`, and `6 + 6`
/// at the middle; nothing at a side that does not count.
pub fn end_count(end: &EndModel) -> String {
    let terms = end.terms().into_iter();
    let terms: Vec<String> = terms.map(|term| term.to_string()).collect();
    terms.join(" + ")
}

/// The short name of an end in a list of many.
pub fn end_name(end: &EndModel) -> String {
    end.end
        .map_or_else(String::new, |end| format!("{} {}", end.on, side(end.side)))
}

/// An end, for a screen reader: where it is, what it takes, what it brings.
pub fn end(end: &EndModel, selected: Option<Bone>, rules: &Rules) -> String {
    let Some(at) = end.end else {
        return "The first bone goes here".to_owned();
    };
    let place = place(at, rules);
    if !end.open {
        return format!(
            "End {place}: opens when both long sides of {} are covered",
            at.on
        );
    }
    let takes = end
        .pips
        .map(|pips: Pips| pips.to_string())
        .unwrap_or_default();
    match (selected, end.preview) {
        (Some(bone), Some(preview)) if tells_counts(rules) => format!(
            "End {place}: play {bone} here for a count of {}, {}",
            preview.count,
            points(i32::from(preview.points), rules)
        ),
        (Some(bone), Some(_)) => format!("End {place}: play {bone} here"),
        _ => format!("End {place}: takes a {takes}"),
    }
}

/// An end, for who points at it: what it takes, what it counts now if `counts`
/// are shown, and what the bone taken up would make of the table.
pub fn pointed_at(end: &EndModel, selected: Option<Bone>, counts: bool, rules: &Rules) -> String {
    let (Some(at), Some(takes)) = (end.end, end.pips) else {
        return end.end.map_or_else(String::new, opens_later);
    };
    let mut lines = vec![format!("{}: takes a {takes}", capital(&place(at, rules)))];
    if counts && tells_counts(rules) {
        let counted: u8 = end.terms().into_iter().sum();
        lines.push(match end.times {
            0 => "Counts nothing until a bone lies on it".to_owned(),
            _ => format!("Counts {counted} now"),
        });
    }
    if let (Some(bone), Some(preview)) = (selected, end.preview)
        && tells_counts(rules)
    {
        let Preview { count, points: won } = preview;
        lines.push(match won {
            0 => format!("{bone} makes the count {count}"),
            _ => format!(
                "{bone} makes the count {count}: {}",
                points(i32::from(won), rules)
            ),
        });
    }
    lines.join("\n")
}

/// Of a side of the spinner that is not open yet.
fn opens_later(end: End) -> String {
    let side = capital(side(end.side));
    format!(
        "{side}: opens when both long sides of {} are covered",
        end.on
    )
}

fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().chain(letters).collect()
    })
}

/// A bone of the own hand, for a screen reader: `6-4, fits east and north,
/// scores 10 at north`.
pub fn hand_bone(hand: &HandBone, model: &TableModel, rules: &Rules) -> String {
    let bone = hand.bone;
    if !hand.playable {
        return format!("{bone}, cannot be played now");
    }
    let score = |preview: &Preview| {
        let points = super::events::shown(i32::from(preview.points), rules);
        (points > 0 && tells_counts(rules)).then_some(points)
    };
    if let [(None, preview)] = &hand.fits[..] {
        return match score(preview) {
            Some(points) => format!("{bone}, can be led, scores {points}"),
            None => format!("{bone}, can be led"),
        };
    }
    // In the order of the picture.
    let ends = model.ends.iter().map(|end| end.end);
    let fits = ends.filter_map(|end| hand.fits.iter().find(|(at, _)| *at == end));
    let (mut names, mut scores) = (Vec::new(), Vec::new());
    for (end, preview) in fits {
        let name = end.map_or_else(String::new, |end| place(end, rules));
        if let Some(points) = score(preview) {
            scores.push(format!(", scores {points} at {name}"));
        }
        names.push(name);
    }
    format!("{bone}, fits {}{}", names.join(" and "), scores.concat())
}
