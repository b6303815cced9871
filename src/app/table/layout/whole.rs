//! The whole table: every bone that was played.
//!
//! What is around the playing area depends on the window alone, so that the
//! table stays where it is while hands grow and shrink.

use egui::{Rect, vec2};

use super::around::Around;
use super::followed::followed;
use super::{EndPlace, OnTable, SeenTable, TARGET_MARGIN, is_wide, with_log};
use crate::app::table::model::{Beside, Lying, TableModel};
use crate::app::table::whole::{LaidEnd, LaidTable, Room, follow};
use engine::{Bone, Seats, Spinner};

/// Lower than this there is no room for the whole table: with names, button and
/// boneyard beside, and with everything below each other; for two players and
/// for several.
const LEAST_HEIGHT_BESIDE: (f32, f32) = (400.0, 460.0);
const LEAST_HEIGHT_BELOW: (f32, f32) = (480.0, 680.0);
/// The widest bone of the table, as a share of those of the hand.
const TABLE_SHARE: f32 = 0.95;

/// Lower than this an area has no room for the whole table.
pub(super) fn least_height(seats: Seats, area: Rect) -> f32 {
    let (_, column) = with_log(area, Beside::Log(None));
    let (pair, several) = if is_wide(area, column) {
        LEAST_HEIGHT_BESIDE
    } else {
        LEAST_HEIGHT_BELOW
    };
    if seats == Seats::Two { pair } else { several }
}

/// The table inside of what is around it, if its bones can be laid out.
pub(super) fn on_table(
    model: &TableModel,
    spinner: Spinner,
    around: &Around,
    last: Option<&SeenTable>,
) -> Option<OnTable> {
    let area = around.table;
    let room = Room {
        area: area.size(),
        largest: TABLE_SHARE * around.hand_bone,
    };
    let laid = match model.table.as_ref().filter(|_| !model.placed.is_empty()) {
        Some(on) => Some(match last.map(|it| &it.laid) {
            Some(same) if same.shows(&model.placed, spinner, room) => same.clone(),
            last => follow(on, &model.placed, spinner, room, last)?,
        }),
        None => None,
    };
    let seen = laid.map(|laid| {
        let places: Vec<_> = ends(model, &laid).map(|(end, _, any)| (end, any)).collect();
        let follow = || followed(model, &laid, &places, area, last);
        let viewpoint = model.viewpoint.unwrap_or_else(follow);
        SeenTable { laid, viewpoint }
    });
    let (bones, ends, bone_width) = match &seen {
        Some(seen) => places(model, seen, area),
        None => before_the_lead(model, area, room.largest),
    };
    Some(OnTable {
        area,
        bone_width,
        is_whole: true,
        bones,
        ends,
        panels: Vec::new(),
        seen,
    })
}

/// The bones of a table, the places of its ends, and how wide a bone is.
type Places = (Vec<(Lying, Rect)>, Vec<EndPlace>, f32);

/// The empty table, where only a bone can be led.
fn before_the_lead(model: &TableModel, area: Rect, largest: f32) -> Places {
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
fn places(model: &TableModel, seen: &SeenTable, area: Rect) -> Places {
    let laid = &seen.laid;
    let to_area = seen.viewpoint.look(laid.fit(area), area);
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
