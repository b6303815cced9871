//! The whole table of three or four: the next to play at the left, and so on
//! clockwise around the table.

use egui::{Pos2, Rect, pos2, vec2};

use super::SPACE;
use super::around::{
    Around, BACK_SHARE, BONEYARD_COUNT_HEIGHT, USUAL_HAND, boneyard_panel, other_panel,
};
use super::own::{BESIDE, Own};
use super::plates::{Header, PLATE_HEIGHT, PlatePlace, sides_in, steps};
use super::rows::{Align, bone_in_row, columns, row_width, small_bone, top};
use crate::app::table::model::TableModel;
use engine::{BySeat, Seat};

/// The columns beside the table, as a share of the width, and their limits.
const SIDE_SHARE: f32 = 0.16;
const SIDE_WIDTH: (f32, f32) = (124.0, 220.0);
/// The plate of who sits opposite.
const OPPOSITE_WIDTH: f32 = 196.0;
/// The row in which it stands.
const OPPOSITE_HEIGHT: f32 = 66.0;
/// So many rows of backs have room below a plate.
const ROWS_OF_BACKS: f32 = 2.2;
/// They take no larger part of a column above this height: the boneyard needs
/// room below them.
const BACKS_SHARE: f32 = 0.35;
const BACKS_FROM: f32 = 148.0;
const LEAST_BACKS: f32 = 28.0;
/// So many rows of the boneyard.
const ROWS_OF_BONEYARD: f32 = 2.2;
/// From the end of an arrow to what it points at.
const ARROW_GAP: f32 = 10.0;
/// There is no arrow in less room.
const ARROW_ROOM: f32 = 40.0;
/// From the left of the column at the right to the arrow down from there, to the
/// tip of that arrow, and to the boneyard beside it.
const ARROW_DOWN: f32 = 22.0;
const ARROW_TIP: f32 = -8.0;
const BESIDE_ARROW: f32 = 34.0;

impl Around {
    /// Plates and hands at the sides where their players sit.
    pub(super) fn several_wide(model: &TableModel, column: Rect, hand_bone: f32) -> Self {
        let own = Own::wide(model, column, hand_bone);
        let back = BACK_SHARE * hand_bone;
        let (least, most) = SIDE_WIDTH;
        let side_width = (SIDE_SHARE * column.width()).clamp(least, most);
        let has_opposite = model.others.len() > 2;
        let (head, rest) = if has_opposite {
            top(own.rest, (2.0 * back).max(OPPOSITE_HEIGHT))
        } else {
            (own.rest.with_max_y(own.rest.top()), own.rest)
        };
        let left = rest.with_max_x(rest.left() + side_width);
        let right = rest.with_min_x(rest.right() - side_width);
        let table = Rect::from_min_max(
            pos2(left.right() + 2.0 * SPACE, rest.top()),
            pos2(right.left() - 2.0 * SPACE, rest.bottom()),
        );
        let at_left = AtSide::new(left, back);
        let at_right = AtSide::new(right, back);
        let mut spots = vec![
            (at_left.plate, at_left.hand),
            (at_right.plate, at_right.hand),
        ];
        if has_opposite {
            spots.insert(1, opposite(head, side_width, back));
        }
        let mut trays = vec![own.tray];
        if let (Some(other), true) = (model.others.get(1), has_opposite) {
            let (plate, hand) = spots[1];
            let both = plate.union(hand).expand2(vec2(SPACE, 0.0));
            let both = both.with_max_x(both.right() + SPACE);
            trays.insert(
                0,
                PlatePlace {
                    seat: other.seat,
                    rect: both,
                },
            );
        }
        let others = || model.others.iter().zip(&spots);
        let panels = others().map(|(other, (_, hand))| other_panel(other, *hand, back));
        let boneyard = right.with_min_y(at_right.hand.bottom() + 2.0 * SPACE);
        let boneyard = boneyard.with_min_x(right.left() + BESIDE_ARROW);
        let count = boneyard.with_min_y(boneyard.bottom() - BONEYARD_COUNT_HEIGHT);
        let bones = boneyard.with_max_y(count.top() - 4.0);
        let high = (ROWS_OF_BONEYARD * 2.0 * back).min(bones.height());
        let bones = bones.with_min_y(bones.bottom() - high);
        let seats = others().map(|(other, (plate, _))| (other.seat, *plate));
        let plates = plates(seats, own.plate);
        Self {
            from_seats: centers(&plates),
            sides: sides_in(
                model,
                [head.with_max_x(left.right()), head.with_min_x(right.left())],
            ),
            plates,
            trays,
            way_round: way_round(left, right, &at_left),
            message: own.message,
            table,
            board: None,
            clock: None,
            firecrackers: Vec::new(),
            hand_bone: own.hand_bone,
            count: own.count,
            hand: own.hand,
            others: panels.collect(),
            from_boneyard: small_bone(bones.center()),
            boneyard: boneyard_panel(model, bones, back, Align::Left),
            boneyard_count: count,
            button: own.button,
        }
    }

    /// Everything below each other: small plates above, with the backs under
    /// them.
    pub(super) fn several_narrow(model: &TableModel, column: Rect, hand_bone: f32) -> Self {
        let mut own = Own::narrow(model, column, hand_bone);
        let boneyard = own.beside_count();
        Self::several_below(model, own, boneyard, false)
    }

    /// The same in a low window, where plates are lines and stand for the hands.
    pub(super) fn several_low(model: &TableModel, column: Rect, hand_bone: f32) -> Self {
        let mut own = Own::wide(model, column, hand_bone);
        let boneyard = own.beside_message();
        Self::several_below(model, own, boneyard, true)
    }

    fn several_below(
        model: &TableModel,
        own: Own,
        (bones, count): (Rect, Rect),
        is_low: bool,
    ) -> Self {
        let back = BACK_SHARE * own.hand_bone;
        let header = Header::of_several(model, own.rest, is_low);
        let mut table = header.rest;
        let hands = model
            .others
            .iter()
            .filter(|it| !is_low || it.bones.is_some());
        let hands: Vec<_> = hands.collect();
        let mut others = Vec::new();
        if !hands.is_empty() {
            let (row, below) = top(table, 2.0 * back);
            let places = columns(row, hands.len());
            let panels = hands.iter().zip(places);
            others = panels
                .map(|(other, place)| other_panel(other, place, back))
                .collect();
            table = below;
        }
        let seats = header.plates.iter().map(|place| (place.seat, place.rect));
        let plates = plates(seats, own.plate);
        Self {
            from_seats: centers(&plates),
            sides: header.sides,
            way_round: steps(model, &plates),
            plates,
            trays: vec![own.tray],
            message: own.message,
            table,
            board: None,
            clock: None,
            firecrackers: Vec::new(),
            hand_bone: own.hand_bone,
            count: own.count,
            hand: own.hand,
            others,
            boneyard: boneyard_panel(model, bones, back, Align::Right),
            boneyard_count: count,
            button: own.button,
            from_boneyard: small_bone(bones.center()),
        }
    }
}

/// A plate halfway down a column beside the table, and the hand below it.
struct AtSide {
    plate: Rect,
    hand: Rect,
}

impl AtSide {
    fn new(column: Rect, back: f32) -> Self {
        let backs = (ROWS_OF_BACKS * 2.0 * back)
            .min(BACKS_SHARE * (column.height() - BACKS_FROM))
            .max(LEAST_BACKS);
        let height = PLATE_HEIGHT + SPACE + backs;
        let above = ((column.height() - height) / 2.0).clamp(0.0, column.height() * 0.2);
        let plate = Rect::from_min_size(
            pos2(column.left(), column.top() + above),
            vec2(column.width(), PLATE_HEIGHT),
        );
        let hand = Rect::from_min_size(
            pos2(column.left(), plate.bottom() + SPACE),
            vec2(column.width(), backs),
        );
        Self { plate, hand }
    }
}

/// The plate of who sits opposite and the hand beside it, in the middle between
/// the scores of the sides.
fn opposite(head: Rect, side_width: f32, back: f32) -> (Rect, Rect) {
    let half = head.width() / 2.0 - side_width - 3.0 * SPACE;
    let width = OPPOSITE_WIDTH.min(half * 0.6);
    let room = 2.0 * (half - width - BESIDE);
    let back = back.min(bone_in_row(room, USUAL_HAND));
    let hand = vec2(row_width(back, USUAL_HAND), 2.0 * back);
    let hand = Rect::from_center_size(head.center(), hand);
    let plate = head.with_max_x(hand.left() - BESIDE);
    (plate.with_min_x(plate.right() - width), hand)
}

/// The plates of the others at their places, and the viewer's.
fn plates(others: impl Iterator<Item = (Seat, Rect)>, own: PlatePlace) -> Vec<PlatePlace> {
    let others = others.map(|(seat, rect)| PlatePlace { seat, rect });
    others.chain([own]).collect()
}

/// The middles of the plates, from which bones slide where there are no backs.
fn centers(plates: &[PlatePlace]) -> BySeat<Rect> {
    BySeat::from_fn(|seat| {
        let mut plates = plates.iter();
        let plate = plates.find(|plate| plate.seat == seat);
        plate.map_or(Rect::NOTHING, |plate| small_bone(plate.rect.center()))
    })
}

/// The way round, clockwise: from the viewer to who sits at the left, on to the
/// other side, down to who sits at the right, and back.
fn way_round(left: Rect, right: Rect, at_left: &AtSide) -> Vec<[Pos2; 3]> {
    let mut curves = Vec::new();
    let below = left.bottom() - at_left.hand.bottom();
    if below > ARROW_ROOM {
        curves.push([
            pos2(left.right() - SPACE, left.bottom()),
            left.center_bottom(),
            pos2(left.center().x, at_left.hand.bottom() + ARROW_GAP),
        ]);
    }
    let above = at_left.plate.top() - left.top();
    if above > ARROW_ROOM {
        let from = pos2(left.center().x, at_left.plate.top() - ARROW_GAP);
        curves.push([
            from,
            left.center_top(),
            pos2(left.right() - SPACE, left.top()),
        ]);
        curves.push([
            pos2(right.left() + SPACE, right.top()),
            right.center_top(),
            pos2(right.center().x, at_left.plate.top() - ARROW_GAP),
        ]);
    }
    if below > ARROW_ROOM {
        let down = right.left() + ARROW_DOWN;
        curves.push([
            pos2(down, at_left.hand.bottom() + ARROW_GAP),
            pos2(down, right.bottom()),
            pos2(right.left() + ARROW_TIP, right.bottom()),
        ]);
    }
    curves
}
