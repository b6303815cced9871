//! Ids of the table's widgets, and a helper for their focus.

use egui::{EventFilter, Id, Response, Ui};

use engine::{Bone, End, Pips};

pub fn hand_bone_id(bone: Bone) -> Id {
    Id::unique(("bone in hand", bone.index()))
}

/// The id of an end; `None` is the place for the lead.
pub fn end_id(end: Option<End>) -> Id {
    Id::unique(("end", end.map(|end| (end.on.index(), end.side.letter()))))
}

/// The id of a place for a bone: that of the end or, if the bone can lie either way round, one for
/// each half that it can turn outward.
pub fn place_id(end: Option<End>, outward: Option<Pips>) -> Id {
    match outward {
        None => end_id(end),
        Some(outward) => end_id(end).with(outward.value()),
    }
}

pub fn target_id(bone: Bone) -> Id {
    Id::unique(("blow up", bone.index()))
}

pub fn back_id(back: usize) -> Id {
    Id::unique(("back on the felt", back))
}

/// Keeps egui from moving the focus with the arrow keys, which the table uses.
pub fn keep_arrow_keys(ui: &Ui, response: &Response) {
    if response.has_focus() {
        let filter = EventFilter {
            horizontal_arrows: true,
            vertical_arrows: true,
            ..EventFilter::default()
        };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
    }
}
