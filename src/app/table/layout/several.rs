//! The whole table of three or four: the next to play at the left, and so on
//! clockwise around the table.

use egui::{Pos2, Rect, pos2, vec2};

use super::around::{
    Around, BACK_SHARE, BONEYARD_SHARE, FULL_HAND, MESSAGE_HEIGHT, boneyard_panel, hand_panel,
    other_panel, untitled,
};
use super::plates::{Header, LINE_HEIGHT, PLATE_HEIGHT, PlatePlace, sides_in, steps};
use super::rows::{Align, bottom, centered, columns, full_row, small_bone, top};
use super::{BUTTON_HEIGHT, BUTTON_WIDTH, COUNT_HEIGHT, LIFT, Panel, PanelKind, SPACE};
use crate::app::table::model::TableModel;
use crate::engine::BySeat;

/// The columns beside the table, as a share of the width, and their limits.
const SIDE_SHARE: f32 = 0.16;
const SIDE_WIDTH: (f32, f32) = (124.0, 220.0);
/// The plate of who sits opposite.
const OPPOSITE_WIDTH: f32 = 196.0;
/// The row in which it stands.
const OPPOSITE_HEIGHT: f32 = 60.0;
/// So many rows of backs have room below a plate.
const ROWS_OF_BACKS: f32 = 2.2;
/// The viewer's plate.
const OWN_WIDTH: f32 = 164.0;
const OWN_HEIGHT: f32 = 80.0;
/// The boneyard in a narrow window.
const STRIP_HEIGHT: f32 = 22.0;
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
        let hand_height = 2.0 * FULL_HAND * hand_bone;
        let back = BACK_SHARE * hand_bone;
        let (least, most) = SIDE_WIDTH;
        let side_width = (SIDE_SHARE * column.width()).clamp(least, most);
        let (rest, mine) = bottom(column, hand_height);
        let (rest, count) = bottom(rest, COUNT_HEIGHT);
        // The bones taken up rise above the others.
        let mine = mine.with_min_y(mine.top() + LIFT * hand_bone);
        let has_opposite = model.others.len() > 2;
        let (head, rest) = if has_opposite {
            top(rest, (2.0 * back).max(OPPOSITE_HEIGHT))
        } else {
            (rest.with_max_y(rest.top()), rest)
        };
        let left = rest.with_max_x(rest.left() + side_width);
        let right = rest.with_min_x(rest.right() - side_width);
        let middle = Rect::from_min_max(
            pos2(left.right() + 2.0 * SPACE, rest.top()),
            pos2(right.left() - 2.0 * SPACE, rest.bottom()),
        );
        let (message, table) = top(middle, MESSAGE_HEIGHT);

        let own = Rect::from_min_size(
            pos2(
                mine.left(),
                mine.center().y - OWN_HEIGHT.min(mine.height()) / 2.0,
            ),
            vec2(OWN_WIDTH, OWN_HEIGHT.min(mine.height())),
        );
        let button = Rect::from_center_size(
            pos2(mine.right() - BUTTON_WIDTH / 2.0, mine.center().y),
            vec2(BUTTON_WIDTH, BUTTON_HEIGHT),
        );
        let hand = Rect::from_min_max(
            pos2(own.right() + SPACE, mine.top()),
            pos2(button.left() - SPACE, mine.bottom()),
        );
        let at_left = AtSide::new(left, back);
        let at_right = AtSide::new(right, back);
        let (opposite, opposite_hand) = opposite(head, side_width, back);
        let spots = if has_opposite {
            vec![
                (at_left.plate, at_left.hand),
                (opposite, opposite_hand),
                (at_right.plate, at_right.hand),
            ]
        } else {
            vec![
                (at_left.plate, at_left.hand),
                (at_right.plate, at_right.hand),
            ]
        };
        let others = || model.others.iter().zip(&spots);
        let panels = others().map(|(other, (plate, hand))| {
            let is_opposite = has_opposite && *plate == opposite;
            if is_opposite {
                return other_panel(other, *hand, back);
            }
            let bones = full_row(*hand, back, other.count, Align::Top);
            untitled(PanelKind::OtherHand(other.seat), bones)
        });
        let boneyard = right.with_min_y(at_right.hand.bottom() + 2.0 * SPACE);
        let boneyard = boneyard.with_min_x(right.left() + BESIDE_ARROW);
        let own_hand = hand_panel(model, hand, hand_bone);
        let plates = plates(model, spots.iter().map(|(plate, _)| *plate), own);
        Self {
            from_seats: centers(&plates),
            sides: sides_in(
                model,
                [head.with_max_x(left.right()), head.with_min_x(right.left())],
            ),
            plates,
            way_round: way_round(left, right, &at_left),
            message,
            table,
            count,
            hand: Panel {
                bones: centered(own_hand.bones, hand),
                ..own_hand
            },
            others: panels.collect(),
            from_boneyard: small_bone(boneyard.center()),
            boneyard: boneyard_panel(model, boneyard, BONEYARD_SHARE * hand_bone, Align::Bottom),
            button,
        }
    }

    /// Everything below each other: small plates above, with the backs under
    /// them.
    pub(super) fn several_narrow(model: &TableModel, column: Rect, hand_bone: f32) -> Self {
        // The usual seven fit beside each other.
        let seven = column.width() / (7.0 + 6.0 * super::rows::BONE_GAP);
        let hand_bone = hand_bone.min(seven);
        let back = BACK_SHARE * hand_bone;
        let header = Header::of_several(model, column, false);
        let (backs, rest) = top(header.rest, 2.0 * back);
        let (message, rest) = top(rest, MESSAGE_HEIGHT);
        let (rest, button) = bottom(rest, BUTTON_HEIGHT);
        let (rest, own) = bottom(rest, LINE_HEIGHT);
        let (rest, mine) = bottom(rest, 2.0 * FULL_HAND * hand_bone);
        let (rest, strip) = bottom(rest, STRIP_HEIGHT);
        let (table, count) = bottom(rest, COUNT_HEIGHT);
        let backs = columns(backs, model.others.len());
        let others = model.others.iter().zip(backs).map(|(other, place)| {
            let bones = full_row(place, back, other.count, Align::Top);
            untitled(PanelKind::OtherHand(other.seat), bones)
        });
        let mut plates = header.plates;
        plates.push(PlatePlace {
            seat: model.viewer,
            rect: own,
        });
        Self {
            from_seats: centers(&plates),
            sides: header.sides,
            way_round: steps(model, &plates),
            plates,
            message,
            table,
            count,
            hand: hand_panel(model, mine, hand_bone),
            others: others.collect(),
            boneyard: boneyard_panel(model, strip, STRIP_HEIGHT / 2.0, Align::Bottom),
            button,
            from_boneyard: small_bone(strip.center()),
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
        let backs = (ROWS_OF_BACKS * 2.0 * back).min(column.height() * 0.4);
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

/// The plate of who sits opposite and the hand beside it, between the scores of
/// the sides.
fn opposite(head: Rect, side_width: f32, back: f32) -> (Rect, Rect) {
    let between = head.shrink2(vec2(side_width + 2.0 * SPACE, 0.0));
    // Seven backs have room beside it.
    let backs = 7.0 * back * (1.0 + super::rows::BONE_GAP);
    let width = OPPOSITE_WIDTH.min(between.width() * 0.55);
    let left = between.center().x - (width + 2.0 * SPACE + backs) / 2.0;
    let left = left.max(between.left());
    let plate = Rect::from_min_size(pos2(left, head.top()), vec2(width, head.height()));
    let hand = Rect::from_min_max(
        pos2(plate.right() + 2.0 * SPACE, head.center().y - back),
        pos2(between.right(), head.center().y + back),
    );
    (plate, hand)
}

/// The plates of the others at their places, and the viewer's.
fn plates(model: &TableModel, places: impl Iterator<Item = Rect>, own: Rect) -> Vec<PlatePlace> {
    let others = model.others.iter().map(|other| other.seat).zip(places);
    let all = others.chain([(model.viewer, own)]);
    all.map(|(seat, rect)| PlatePlace { seat, rect }).collect()
}

/// The middles of the plates, from which bones slide where there are no backs.
pub(super) fn centers(plates: &[PlatePlace]) -> BySeat<Rect> {
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
