//! Everything around the whole table: plates, hands, boneyard, messages.

use egui::{Pos2, Rect, vec2};

use super::plates::{PlatePlace, SidePlace};
use super::rows::{Align, after, full_row};
use super::{Panel, PanelKind, SPACE, TITLE_HEIGHT};
use crate::app::table::model::{OtherHand, TableModel};
use crate::engine::{BySeat, Seat};

/// A full hand may be higher by this factor than one row of its bones.
pub(super) const FULL_HAND: f32 = 1.12;
/// Backs, as shares of the bones of the hand.
pub(super) const BACK_SHARE: f32 = 0.5;
pub(super) const BONEYARD_SHARE: f32 = 0.42;
pub(super) const MESSAGE_HEIGHT: f32 = 44.0;

/// Everything but the table.
pub(super) struct Around {
    pub(super) plates: Vec<PlatePlace>,
    pub(super) sides: Vec<SidePlace>,
    pub(super) way_round: Vec<[Pos2; 3]>,
    pub(super) message: Rect,
    pub(super) table: Rect,
    pub(super) count: Rect,
    pub(super) hand: Panel,
    pub(super) others: Vec<Panel>,
    pub(super) boneyard: Panel,
    pub(super) button: Rect,
    /// From where bones slide in if their hand is not shown.
    pub(super) from_seats: BySeat<Rect>,
    pub(super) from_boneyard: Rect,
}

impl Around {
    /// Where the bones come from that a seat plays: the place that one has just
    /// left.
    pub(super) fn origins(&self) -> BySeat<Rect> {
        BySeat::from_fn(|seat| {
            let mut panels = self.others.iter();
            let hand = panels.find(|panel| panel.kind == PanelKind::OtherHand(seat));
            let left = hand.and_then(|hand| after(&hand.bones));
            left.unwrap_or(self.from_seats[seat])
        })
    }
}

pub(super) const fn untitled(kind: PanelKind, bones: Vec<Rect>) -> Panel {
    Panel {
        kind,
        title: None,
        bones,
    }
}

/// The viewer's hand.
pub(super) fn hand_panel(model: &TableModel, place: Rect, bone: f32) -> Panel {
    let bones = full_row(place, bone, model.hand.len(), Align::Bottom);
    untitled(PanelKind::Hand, bones)
}

/// The boneyard, which stands in its place as `align` says.
pub(super) fn boneyard_panel(model: &TableModel, place: Rect, bone: f32, align: Align) -> Panel {
    let bones = full_row(place, bone, model.boneyard_bones, align);
    untitled(PanelKind::Boneyard, bones)
}

/// Another's hand; laid open it has a title, if there is room beside it.
pub(super) fn other_panel(other: &OtherHand, place: Rect, bone: f32) -> Panel {
    let bones = full_row(place, bone, other.count, Align::Bottom);
    let right = bones.last().map_or(place.left(), Rect::right);
    let title = Rect::from_center_size(place.center(), vec2(place.width(), TITLE_HEIGHT));
    let title = title.with_min_x(right + 2.0 * SPACE);
    Panel {
        title: (other.bones.is_some() && title.width() > 8.0 * TITLE_HEIGHT).then_some(title),
        ..untitled(PanelKind::OtherHand(other.seat), bones)
    }
}

/// The same place for each seat.
pub(super) fn everywhere(place: Rect) -> BySeat<Rect> {
    BySeat::from_fn(|_: Seat| place)
}
