//! The arms of the table: from which bone they grow, and how far they have come.

use engine::{Bone, PlacedBone, Table};

/// The bone in the middle: the single spinner once it is there, before that
/// and without one the lead.
pub(super) fn middle_bone(table: &Table, placed: &[PlacedBone]) -> Option<PlacedBone> {
    let spinner = table.spinner();
    placed
        .iter()
        .find(|placed| spinner.is_none_or(|spinner| placed.bone == spinner))
        .copied()
}

/// Whether an arm has turned: an end then faces another side than that on
/// which its arm left the middle.
pub(super) fn has_branches(table: &Table, placed: &[PlacedBone]) -> bool {
    let Some(middle) = middle_bone(table, placed) else {
        return false;
    };
    table.ends().iter().any(|open| {
        let mut end = open.end();
        while end.on != middle.bone
            && let Some(before) = placed.iter().find(|p| p.bone == end.on)
            && let Some(before) = before.end
        {
            end = before;
        }
        end.on == middle.bone && end.side != open.end().side
    })
}

/// How many bones lie between two bones of the table.
pub(super) fn bones_between(placed: &[PlacedBone], one: Bone, other: Bone) -> usize {
    let to_lead = |bone: Bone| {
        let mut path = vec![bone];
        while let Some(last) = path.last().copied()
            && let Some(end) = placed.iter().find(|p| p.bone == last).and_then(|p| p.end)
        {
            path.push(end.on);
        }
        path
    };
    let (one, other) = (to_lead(one), to_lead(other));
    let shared = one
        .iter()
        .rev()
        .zip(other.iter().rev())
        .take_while(|(a, b)| a == b)
        .count();
    // Both paths end at the lead; the last bone they share is where they part.
    (one.len() + other.len() + 1 - 2 * shared).saturating_sub(2)
}
