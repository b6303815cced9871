//! The whole table: every bone that was played, with the hands and the boneyard
//! around it.
//!
//! What is around the playing area depends on the window alone, so that the
//! table stays where it is while hands grow and shrink.

use egui::{Rect, vec2};

use super::around::Around;
use super::rows::after;
use super::{Arrangement, EndPlace, TARGET_MARGIN, with_log};
use crate::app::table::model::{Lying, TableModel};
use crate::app::table::whole::{LaidEnd, LaidTable, Room, follow};
use crate::engine::{Bone, Seats, Spinner};

/// From this width on the boneyard stands at the side, and names and button
/// beside the hands.
const BESIDE: f32 = 620.0;
/// Lower than this there is no room for the whole table: with names, button and
/// boneyard beside, and with everything below each other; for two players and
/// for several.
const LEAST_HEIGHT_BESIDE: (f32, f32) = (400.0, 460.0);
const LEAST_HEIGHT_BELOW: (f32, f32) = (500.0, 740.0);

/// The width of a bone of the hand as a share of the height of the window, and
/// its limits in points.
const HAND_SHARE: f32 = 0.074;
const HAND_BONE: (f32, f32) = (34.0, 110.0);
/// The width of a bone of the table at most, as a share of those of the hand.
const TABLE_SHARE: f32 = 0.95;

/// Lower than this an area has no room for the whole table.
pub(super) fn least_height(seats: Seats, area: Rect) -> f32 {
    let (_, column) = with_log(area);
    let (pair, several) = if column.width() >= BESIDE {
        LEAST_HEIGHT_BESIDE
    } else {
        LEAST_HEIGHT_BELOW
    };
    if seats == Seats::Two { pair } else { several }
}

/// Arranges the picture in `area`, if the bones can be laid out.
pub(super) fn arrange(
    model: &TableModel,
    spinner: Spinner,
    area: Rect,
    last: Option<&LaidTable>,
) -> Option<Arrangement> {
    let (log, column) = with_log(area);
    let hand_bone = (HAND_SHARE * area.height()).clamp(HAND_BONE.0, HAND_BONE.1);
    let around = match (column.width() >= BESIDE, model.is_pair()) {
        (true, true) => Around::pair_wide(model, column, hand_bone),
        (false, true) => Around::pair_narrow(model, column, hand_bone),
        (true, false) => Around::several_wide(model, column, hand_bone),
        (false, false) => Around::several_narrow(model, column, hand_bone),
    };
    let table = around.table;
    let room = Room {
        area: table.size(),
        largest: TABLE_SHARE * hand_bone,
    };
    let laid = match model.table.as_ref().filter(|_| !model.placed.is_empty()) {
        Some(on) => Some(
            match last.filter(|it| it.shows(&model.placed, spinner, room)) {
                Some(same) => same.clone(),
                None => follow(on, &model.placed, spinner, room, last)?,
            },
        ),
        None => None,
    };
    let (bones, ends, bone_width) = match &laid {
        Some(laid) => on_table(model, laid, table),
        None => before_the_lead(model, table, room.largest),
    };
    Some(Arrangement {
        bone_width,
        is_whole: true,
        origins: around.origins(),
        from_boneyard: after(&around.boneyard.bones).unwrap_or(around.from_boneyard),
        plates: around.plates,
        sides: around.sides,
        way_round: around.way_round,
        message: around.message,
        table,
        bones,
        ends,
        count: around.count,
        panels: [around.hand, around.boneyard]
            .into_iter()
            .chain(around.others)
            .collect(),
        button: around.button,
        log,
        laid,
    })
}

/// The bones of a table, the places of its ends, and how wide a bone is.
type OnTable = (Vec<(Lying, Rect)>, Vec<EndPlace>, f32);

/// The empty table, where only a bone can be led.
fn before_the_lead(model: &TableModel, area: Rect, largest: f32) -> OnTable {
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
    (Vec::new(), ends, largest)
}

/// The table as it was laid out, seen from where it is looked at.
fn on_table(model: &TableModel, laid: &LaidTable, area: Rect) -> OnTable {
    let to_area = model.viewpoint.look(laid.fit(area), area);
    let bones = laid
        .bones
        .iter()
        .map(|bone| (bone.lying, to_area.mul_rect(bone.rect)))
        .collect();
    let ends = ends(model, laid)
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
    (bones, ends, to_area.scaling)
}

/// The ends that are open, where the bone taken up would lie there, and what
/// any bone might cover.
fn ends<'a>(
    model: &'a TableModel,
    whole: &'a LaidTable,
) -> impl Iterator<Item = (usize, Rect, Rect)> + 'a {
    let doublet = model.selected().is_some_and(Bone::is_doublet);
    let place = move |end: &LaidEnd| end.doublet.filter(|_| doublet).unwrap_or(end.drop);
    let reserved = |end: &LaidEnd| end.doublet.map_or(end.drop, |other| end.drop.union(other));
    model.ends.iter().enumerate().filter_map(move |(n, end)| {
        let open = whole.ends.iter().find(|open| Some(open.end) == end.end)?;
        Some((n, place(open), reserved(open)))
    })
}
