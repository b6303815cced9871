//! Two at the table: the other's hand in front of them, the boneyard beside it,
//! and one's own hand, all around the middle of the table.

use egui::{Rect, pos2, vec2};

use super::around::{
    Around, BACK_SHARE, BONEYARD_COUNT_HEIGHT, USUAL_HAND, boneyard_panel, other_panel,
};
use super::own::{BESIDE, NARROW_PAD, Own, PAD};
use super::plates::PlatePlace;
use super::rows::{Align, bone_in_row, row_width, small_bone, top};
use super::{Panel, SPACE};
use crate::app::table::model::TableModel;
use engine::{BySeat, Seat};

/// The other's name and score beside their hand: their share of the width, and
/// the limits of their size.
const BLOCK_SHARE: f32 = 0.2;
const BLOCK: (f32, f32) = (150.0, 210.0);
const BLOCK_HEIGHT: f32 = 46.0;
/// The largest part of a narrow line that the boneyard takes.
const NARROW_BONEYARD: f32 = 0.5;
/// And how high it is there at most.
const NARROW_BONEYARD_HEIGHT: f32 = 26.0;
/// A firecracker beside the backs, as a share of their width.
const CRACKER: f32 = 0.8;
/// Backs are no smaller, as a share of what they could be, to make room for the
/// clock.
const LEAST_BACK: f32 = 0.6;
/// The clock beside the other's hand: its least width, its greatest, and its
/// greatest height.
const CLOCK: (f32, f32, f32) = (84.0, 132.0, 52.0);
/// Beside the bones of the boneyard stands their number.
const NUMBER_WIDTH: f32 = 22.0;

impl Around {
    /// Two players in a window with room beside the hands.
    pub(super) fn pair_wide(model: &TableModel, column: Rect, hand_bone: f32) -> Self {
        let own = Own::wide(model, column, hand_bone);
        let other = Other::new(model, own.rest, BACK_SHARE * hand_bone, true);
        let beside = other.row.with_min_x(other.tray.rect.right() + BESIDE);
        let (count, bones) = (
            beside.with_min_y(beside.bottom() - BONEYARD_COUNT_HEIGHT),
            beside.with_max_y(beside.bottom() - BONEYARD_COUNT_HEIGHT - 4.0),
        );
        let boneyard = boneyard_panel(model, bones, other.back, Align::Left);
        Self::of_pair(model, own, &other, (boneyard, count))
    }

    /// Two players: everything below each other.
    pub(super) fn pair_narrow(model: &TableModel, column: Rect, hand_bone: f32) -> Self {
        let mut own = Own::narrow(model, column, hand_bone);
        let other = Other::new(model, own.rest, BACK_SHARE * hand_bone, false);
        let (bones, count) = own.beside_count();
        let boneyard = boneyard_panel(model, bones, other.back, Align::Right);
        Self::of_pair(model, own, &other, (boneyard, count))
    }

    fn of_pair(
        model: &TableModel,
        own: Own,
        other: &Other,
        (boneyard, boneyard_count): (Panel, Rect),
    ) -> Self {
        let from_seat = small_bone(other.hand.left_center());
        let own_cracker = own.firecracker.map(|at| (model.viewer, at));
        let cracker = other.firecracker.into_iter().chain(own_cracker);
        let hands = model.others.iter();
        let hands = hands.map(|hand| other_panel(hand, other.hand, other.back));
        Self {
            others: hands.collect(),
            plates: vec![other.plate, own.plate],
            trays: vec![other.tray, own.tray],
            sides: Vec::new(),
            way_round: Vec::new(),
            message: own.message,
            table: other.rest,
            board: None,
            clock: other.clock,
            firecrackers: cracker.collect(),
            hand_bone: own.hand_bone,
            count: own.count,
            hand: own.hand,
            boneyard,
            boneyard_count,
            button: own.button,
            from_seats: BySeat::from_fn(|_| from_seat),
            from_boneyard: small_bone(boneyard_count.center()),
        }
    }
}

impl Own {
    /// Where the bones of the boneyard stand in the line of the count, and their
    /// number.
    pub(super) fn beside_count(&mut self) -> (Rect, Rect) {
        let (rest, bones, number) = with_boneyard(self.count);
        self.count = rest;
        (bones, number)
    }

    /// The same in the line of the message.
    pub(super) fn beside_message(&mut self) -> (Rect, Rect) {
        let (rest, bones, number) = with_boneyard(self.line);
        if self.message == self.line {
            self.message = rest;
        }
        (bones, number)
    }
}

/// A line with the boneyard and its number at the right.
fn with_boneyard(line: Rect) -> (Rect, Rect, Rect) {
    let left = line.right() - NARROW_BONEYARD * line.width();
    let number = line.with_min_x(line.right() - NUMBER_WIDTH);
    let bones = line.with_min_x(left).with_max_x(number.left() - 4.0);
    let height = line.height().min(NARROW_BONEYARD_HEIGHT);
    let bones = Rect::from_center_size(bones.center(), vec2(bones.width(), height));
    (line.with_max_x(left - SPACE), bones, number)
}

/// The other of two players: name, score and hand as one group.
struct Other {
    row: Rect,
    tray: PlatePlace,
    plate: PlatePlace,
    hand: Rect,
    firecracker: Option<(Seat, Rect)>,
    /// Where the clock has room at the left of it all.
    clock: Option<Rect>,
    back: f32,
    rest: Rect,
}

impl Other {
    fn new(model: &TableModel, place: Rect, back: f32, is_centered: bool) -> Self {
        let other = model.others.first();
        let count = other.map_or(0, |other| other.count).max(USUAL_HAND);
        let seat = other.map_or(model.viewer, |other| other.seat);
        let height = (2.0 * back).max(BLOCK_HEIGHT) + 2.0 * PAD.y;
        let (row, rest) = top(place, height);
        let (least, most) = BLOCK;
        let block = (BLOCK_SHARE * row.width()).clamp(least, most);
        let cracker = model
            .firecrackers
            .is_some()
            .then_some(vec2(CRACKER * back, 1.6 * back));
        let beside = cracker.map_or(0.0, |size| size.x + SPACE);
        let room = if is_centered {
            2.0 * (row.width() / 2.0 - block - BESIDE - PAD.x)
        } else {
            row.width() - block - BESIDE - 2.0 * NARROW_PAD - beside
        };
        // However many bones the hand has, the clock stays where it is.
        let with_clock = room - 2.0 * (CLOCK.0 + BESIDE);
        let small = LEAST_BACK * back;
        let has_clock =
            model.clock.is_some() && is_centered && with_clock >= row_width(small, USUAL_HAND);
        let room = if has_clock { with_clock } else { room };
        let back = back.min(bone_in_row(room, USUAL_HAND));
        let width = row_width(back, count).min(room);
        let hand = if is_centered {
            Rect::from_center_size(row.center(), vec2(width, row.height()))
        } else {
            let right = row.right() - NARROW_PAD - beside;
            row.with_max_x(right).with_min_x(right - room)
        };
        let firecracker = cracker.map(|size| {
            let middle = pos2(hand.right() + SPACE + size.x / 2.0, row.center().y);
            (seat, Rect::from_center_size(middle, size))
        });
        let block = Rect::from_min_size(
            pos2(
                hand.left() - BESIDE - block,
                row.center().y - BLOCK_HEIGHT / 2.0,
            ),
            vec2(block, BLOCK_HEIGHT),
        );
        let at = |rect| PlatePlace { seat, rect };
        let pad = if is_centered { PAD.x } else { 2.0 * NARROW_PAD };
        let left = block.left() - pad;
        let right = hand.right() + beside + pad;
        let before = row.with_max_x(left - BESIDE);
        let clock = has_clock.then(|| {
            let size = vec2(before.width().min(CLOCK.1), before.height().min(CLOCK.2));
            Rect::from_center_size(before.center(), size)
        });
        Self {
            row,
            firecracker,
            clock,
            tray: at(row.with_min_x(left).with_max_x(right)),
            plate: at(block),
            hand: hand.shrink2(vec2(0.0, PAD.y)),
            back,
            rest,
        }
    }
}
