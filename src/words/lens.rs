//! What the lens shows, in words.

use super::hint::percent as in_percent;
use super::message::Id;
use super::names::called;
use super::points::shown;
use super::{either, list};
use crate::coach::Lens;
use crate::engine::{Bone, Rules, Seat, Seating, View};
use crate::{id, say};

/// What it is called.
pub const TITLE: Id = id!("lens-title");

/// A chance of 0 to 1, as a number of percent.
pub fn percent(chance: f32) -> String {
    in_percent(chance).to_string()
}

/// Whose chances are shown, where there is one other.
pub fn legend(view: &View, seating: &Seating) -> Option<String> {
    let mut others = others(view);
    let other = others.next().filter(|_| others.next().is_none())?;
    Some(say!("lens-legend", name = called(seating[other].name())))
}

/// Where a bone is: in the own hand, on the table, or who may hold it.
pub fn bone(bone: Bone, view: &View, lens: Option<&Lens>, seating: &Seating) -> String {
    let name = bone.to_string();
    if view.hand().contains(bone) {
        return say!("lens-own", bone = name);
    }
    if !view.unseen().contains(bone) {
        return say!("lens-played", bone = name);
    }
    let Some(lens) = lens else {
        return say!("lens-unseen", bone = name);
    };
    let held = lens.held(bone);
    let each = others(view).map(|seat| {
        say!(
            "lens-chance",
            name = called(seating[seat].name()),
            chance = in_percent(held[seat])
        )
    });
    say!("lens-held", bone = name, chances = list(each))
}

/// Of which numbers the others have shown to have none: a sentence for each who
/// has.
pub fn lacks(view: &View, lens: Option<&Lens>, seating: &Seating) -> Vec<String> {
    let Some(lens) = lens else {
        return Vec::new();
    };
    let told = others(view).filter_map(|seat| {
        let lacks = lens.lacks(seat);
        let numbers: Vec<String> = lacks.iter().map(|pips| pips.to_string()).collect();
        let name = called(seating[seat].name());
        (!lacks.is_empty()).then(|| say!("lens-lacks", name = name, numbers = either(&numbers)))
    });
    told.collect()
}

fn others(view: &View) -> impl Iterator<Item = Seat> {
    let own = view.seat();
    Seat::around(view.rules().seats).filter(move |seat| *seat != own)
}

/// The bones that would score at an end, with their points: `4-1 +10, 6-4 +15`.
pub fn scoring(bones: &[(Bone, u8)], rules: &Rules) -> String {
    list(bones.iter().map(|(bone, points)| {
        say!(
            "lens-scores",
            bone = bone.to_string(),
            points = shown(i32::from(*points), rules)
        )
    }))
}

/// The name of an end, with the bones that would score there.
pub fn end(name: &str, bones: &[(Bone, u8)], rules: &Rules) -> String {
    if bones.is_empty() {
        return name.to_owned();
    }
    say!(
        "lens-end",
        name = name.to_owned(),
        scores = scoring(bones, rules)
    )
}
