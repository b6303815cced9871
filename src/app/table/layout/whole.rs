//! The whole table: every bone that was played, with Nestor's hand above, the
//! boneyard at the side and the own hand in front.
//!
//! What is around the playing area depends on the window alone, so that the
//! table stays where it is while hands grow and shrink.

use std::cell::RefCell;

use egui::{Rect, Vec2, pos2, vec2};

use super::{
    Arrangement, BONE_GAP, BUTTON_HEIGHT, BUTTON_WIDTH, COUNT_HEIGHT, EndPlace, LIFT, Panel,
    PanelKind, SPACE, TARGET_MARGIN, TITLE_HEIGHT, bones_in, rows_height, small_bone, with_log,
};
use crate::app::table::model::{Lying, TableModel};
use crate::app::table::whole::{WholeEnd, WholeTable, lay_out};
use crate::engine::{Bone, Placed, Spinner, Table};

/// From this width on the boneyard stands at the side, and names and button
/// beside the hands.
const BESIDE: f32 = 620.0;
/// Lower than this there is no room for the whole table: with names, button and
/// boneyard beside, and with everything below each other.
const LEAST_HEIGHT_BESIDE: f32 = 400.0;
const LEAST_HEIGHT_BELOW: f32 = 500.0;
/// The width of a bone of the hand as a share of the height of the window, and
/// its limits in points.
const HAND_SHARE: f32 = 0.074;
const HAND_BONE: (f32, f32) = (34.0, 110.0);
/// A full hand may be higher by this factor than one row of its bones.
const FULL_HAND: f32 = 1.12;
/// The narrowest bone of a row, in points.
const SMALLEST_IN_ROW: f32 = 6.0;
/// Bones of the table and backs, as shares of those of the hand.
const TABLE_SHARE: f32 = 0.84;
const BACK_SHARE: f32 = 0.5;
const BONEYARD_SHARE: f32 = 0.42;
/// So many bones of the boneyard lie beside each other.
const BONEYARD_COLUMNS: f32 = 3.0;
/// Names and scores beside the hands, and above in a narrow window.
const BLOCK_WIDTH: f32 = 150.0;
const NESTORS_BLOCK_WIDTH: f32 = 230.0;
const STATUS_HEIGHT: f32 = 56.0;
const MESSAGE_HEIGHT: f32 = 44.0;

/// Lower than this an area has no room for the whole table.
pub(super) fn least_height(area: Rect) -> f32 {
    let (_, column) = with_log(area);
    if column.width() >= BESIDE {
        LEAST_HEIGHT_BESIDE
    } else {
        LEAST_HEIGHT_BELOW
    }
}

/// Arranges the picture in `area`, if the bones can be laid out.
pub(super) fn arrange(model: &TableModel, spinner: Spinner, area: Rect) -> Option<Arrangement> {
    let (log, column) = with_log(area);
    let hand_bone = (HAND_SHARE * area.height()).clamp(HAND_BONE.0, HAND_BONE.1);
    let around = if column.width() >= BESIDE {
        Around::wide(model, column, hand_bone)
    } else {
        Around::narrow(model, column, hand_bone)
    };
    let table = around.table;
    let (bones, ends, bone_width) = on_table(model, spinner, table, TABLE_SHARE * hand_bone)?;
    Some(Arrangement {
        bone_width,
        is_whole: true,
        status: around.status,
        message: around.message,
        table,
        bones,
        ends,
        count: around.count,
        from_nestor: after(&around.nestor).unwrap_or(around.from_nestor),
        from_boneyard: after(&around.boneyard).unwrap_or(around.from_boneyard),
        panels: vec![around.hand, around.boneyard, around.nestor],
        button: around.button,
        log,
    })
}

/// Everything but the table.
struct Around {
    status: [Rect; 2],
    message: Rect,
    table: Rect,
    count: Rect,
    hand: Panel,
    nestor: Panel,
    boneyard: Panel,
    button: Rect,
    from_nestor: Rect,
    from_boneyard: Rect,
}

impl Around {
    /// Names and the button beside the hands, the boneyard at the right.
    fn wide(model: &TableModel, column: Rect, hand_bone: f32) -> Self {
        let hand_height = 2.0 * FULL_HAND * hand_bone;
        let nestor_height = (2.0 * BACK_SHARE * hand_bone).max(STATUS_HEIGHT);
        let (nestor, rest) = top(column, nestor_height);
        let (message, rest) = top(rest, MESSAGE_HEIGHT);
        let (rest, mine) = bottom(rest, hand_height);
        let (rest, count) = bottom(rest, COUNT_HEIGHT);
        // The bones taken up rise above the others.
        let mine = mine.with_min_y(mine.top() + LIFT * hand_bone);
        let button = Rect::from_center_size(
            pos2(mine.right() - BUTTON_WIDTH / 2.0, mine.center().y),
            vec2(BUTTON_WIDTH, BUTTON_HEIGHT),
        );
        let boneyard_bone = BONEYARD_SHARE * hand_bone;
        let boneyard_width = BONEYARD_COLUMNS * boneyard_bone * (1.0 + BONE_GAP);
        let table = rest.with_max_x(rest.right() - boneyard_width - 2.0 * SPACE);
        let boneyard = rest.with_min_x(rest.right() - boneyard_width);
        let hand = Rect::from_min_max(
            pos2(mine.left() + BLOCK_WIDTH + SPACE, mine.top()),
            pos2(button.left() - SPACE, mine.bottom()),
        );
        let nestors_row = nestor.with_min_x(nestor.left() + NESTORS_BLOCK_WIDTH + 3.0 * SPACE);
        Self {
            status: [
                nestor.with_max_x(nestor.left() + NESTORS_BLOCK_WIDTH),
                mine.with_max_x(mine.left() + BLOCK_WIDTH),
            ],
            message,
            table,
            count,
            hand: untitled(
                PanelKind::Hand,
                full_row(hand, hand_bone, model.hand.len(), false),
            ),
            nestor: nestors_panel(model, nestors_row, BACK_SHARE * hand_bone),
            boneyard: untitled(
                PanelKind::Boneyard,
                full_row(boneyard, boneyard_bone, model.boneyard_bones, true),
            ),
            button,
            from_nestor: small_bone(nestors_row.left_center()),
            from_boneyard: small_bone(boneyard.center()),
        }
    }

    /// Everything below each other.
    fn narrow(model: &TableModel, column: Rect, hand_bone: f32) -> Self {
        // The usual seven fit beside each other.
        let seven = column.width() / (7.0 + 6.0 * BONE_GAP);
        let hand_bone = hand_bone.min(seven);
        let (status, rest) = top(column, STATUS_HEIGHT);
        let (message, rest) = top(rest, MESSAGE_HEIGHT);
        let back = BACK_SHARE * hand_bone;
        let (backs, rest) = top(rest, 2.0 * back);
        let (rest, button) = bottom(rest, BUTTON_HEIGHT);
        let (rest, mine) = bottom(rest, 2.0 * FULL_HAND * hand_bone);
        let (table, count) = bottom(rest, COUNT_HEIGHT);
        let middle = backs.center().x;
        let half = |n: f32| {
            let left = status.left() + n * (status.width() / 2.0 + SPACE);
            let width = status.width() / 2.0 - SPACE;
            Rect::from_min_size(pos2(left, status.top()), vec2(width, status.height()))
        };
        Self {
            status: [half(0.0), half(1.0)],
            message,
            table,
            count,
            hand: untitled(
                PanelKind::Hand,
                full_row(mine, hand_bone, model.hand.len(), false),
            ),
            nestor: Panel {
                title: None,
                ..nestors_panel(model, backs.with_max_x(middle - SPACE), back)
            },
            boneyard: untitled(
                PanelKind::Boneyard,
                full_row(
                    backs.with_min_x(middle + SPACE),
                    back,
                    model.boneyard_bones,
                    true,
                ),
            ),
            button,
            from_nestor: small_bone(backs.left_center()),
            from_boneyard: small_bone(backs.right_center()),
        }
    }
}

/// The upper part of a place, and what is left of it.
fn top(place: Rect, height: f32) -> (Rect, Rect) {
    let (part, rest) = place.split_top_bottom_at_y(place.top() + height);
    (part, rest.with_min_y(rest.top() + SPACE))
}

/// What is left of a place, and its lower part.
fn bottom(place: Rect, height: f32) -> (Rect, Rect) {
    let (rest, part) = place.split_top_bottom_at_y(place.bottom() - height);
    (rest.with_max_y(rest.bottom() - SPACE), part)
}

const fn untitled(kind: PanelKind, bones: Vec<Rect>) -> Panel {
    Panel {
        kind,
        title: None,
        bones,
    }
}

/// Where the bone lay that has just left a row.
fn after(row: &Panel) -> Option<Rect> {
    let last = row.bones.last()?;
    Some(last.translate(vec2(last.width() * (1.0 + BONE_GAP), 0.0)))
}

/// Nestor's hand; laid open it has a title, if there is room beside it.
fn nestors_panel(model: &TableModel, place: Rect, bone: f32) -> Panel {
    let bones = full_row(place, bone, model.nestors_bones, false);
    let right = bones.last().map_or(place.left(), Rect::right);
    let title = Rect::from_min_max(
        pos2(right + 2.0 * SPACE, place.center().y - TITLE_HEIGHT / 2.0),
        pos2(place.right(), place.center().y + TITLE_HEIGHT / 2.0),
    );
    Panel {
        kind: PanelKind::NestorsHand,
        title: (model.nestors_hand.is_some() && title.width() > 8.0 * TITLE_HEIGHT)
            .then_some(title),
        bones,
    }
}

/// Bones beside each other and in rows, as large as they fit into the place,
/// but no wider than `largest`.
fn full_row(place: Rect, largest: f32, count: usize, centered: bool) -> Vec<Rect> {
    let mut width = largest;
    let size = |width: f32| vec2(width, 2.0 * width);
    while width > SMALLEST_IN_ROW && rows_height(size(width), place.width(), count) > place.height()
    {
        width -= 0.5;
    }
    let height = rows_height(size(width), place.width(), count);
    let offset = if centered {
        (place.height() - height) / 2.0
    } else {
        place.height() - height
    };
    let place = place.translate(vec2(0.0, offset.max(0.0)));
    bones_in(place, size(width), count)
}

/// The bones of a table, the places of its ends, and how wide a bone is.
type OnTable = (Vec<(Lying, Rect)>, Vec<EndPlace>, f32);

/// The bones of the table, the places of its ends, and how wide a bone is.
fn on_table(model: &TableModel, spinner: Spinner, area: Rect, largest: f32) -> Option<OnTable> {
    let Some(table) = model.table.as_ref().filter(|_| !model.placed.is_empty()) else {
        let bone = Rect::from_center_size(area.center(), vec2(2.0, 1.0) * largest);
        let lead = |end| EndPlace {
            end,
            bone,
            target: bone.expand(TARGET_MARGIN),
            reserved: bone,
            label: Rect::NOTHING,
            gap: None,
        };
        let ends = (0..model.ends.len()).map(lead).collect();
        return Some((Vec::new(), ends, largest));
    };
    let whole = laid_out(table, &model.placed, spinner, area.size())?;
    let to_area = model.viewpoint.look(whole.fit(area, largest), area);
    let bones = whole
        .bones
        .iter()
        .map(|bone| (bone.lying, to_area.mul_rect(bone.rect)))
        .collect();
    let ends = ends(model, &whole)
        .map(|(end, rect, reserved)| {
            let bone = to_area.mul_rect(rect);
            EndPlace {
                end,
                bone,
                target: bone,
                reserved: to_area.mul_rect(reserved),
                label: Rect::NOTHING,
                gap: None,
            }
        })
        .collect();
    Some((bones, ends, to_area.scaling))
}

/// The table laid out, which is done once for as long as it stays the same.
fn laid_out(table: &Table, placed: &[Placed], spinner: Spinner, area: Vec2) -> Option<WholeTable> {
    type Laid = (Vec<Placed>, Spinner, Vec2, Option<WholeTable>);
    thread_local! {
        static LAST: RefCell<Option<Laid>> = const { RefCell::new(None) };
    }
    LAST.with_borrow_mut(|last| {
        if let Some((of, with, on, whole)) = last
            && (&of[..], *with, *on) == (placed, spinner, area)
        {
            return whole.clone();
        }
        let whole = lay_out(table, placed, spinner, area);
        *last = Some((placed.to_vec(), spinner, area, whole.clone()));
        whole
    })
}

/// The ends that are open, where the bone taken up would lie there, and what
/// any bone might cover.
fn ends<'a>(
    model: &'a TableModel,
    whole: &'a WholeTable,
) -> impl Iterator<Item = (usize, Rect, Rect)> + 'a {
    let doublet = model.selected().is_some_and(Bone::is_doublet);
    let place = move |end: &WholeEnd| end.doublet.filter(|_| doublet).unwrap_or(end.drop);
    let reserved = |end: &WholeEnd| end.doublet.map_or(end.drop, |other| end.drop.union(other));
    model.ends.iter().enumerate().filter_map(move |(n, end)| {
        let open = whole.ends.iter().find(|open| Some(open.end) == end.end)?;
        Some((n, place(open), reserved(open)))
    })
}
