//! The ends view: the bone in the middle and the last bone of each arm.

use egui::{Rect, Vec2, pos2, vec2};

use super::around::Around;
use super::rows::{Align, BONE_GAP, bones_in, bottom, rows_height};
use super::{EndPlace, OnTable, Panel, PanelKind, SPACE, TARGET_MARGIN, TITLE_HEIGHT};
use crate::app::table::model::{EndModel, Lying, TableModel};
use engine::{Side, Spinner};

/// The space between the middle and an end, as a share of a bone's width: room
/// for the dots that stand for bones out of sight.
const ARM_GAP: f32 = 0.42;
/// The width of the played bones, in points.
const PLAYED_BONE: f32 = 16.0;
/// They are shown where the table is this high.
const PLAYED_FROM: f32 = 300.0;
/// So many of them always have room.
const USUAL_PLAYED: usize = 14;
/// The bones of the boneyard, laid open, are drawn at this share of those of the
/// hand.
const BONEYARD_SCALE: f32 = 0.55;
const LABEL_HEIGHT: f32 = 18.0;
/// In a list an end has two lines: its name, and what it counts.
const LIST_LABEL_HEIGHT: f32 = 34.0;
/// What a ring around a bone takes up beside it, as a share of its width.
const RING: f32 = 0.12;
/// Bones narrower than this have one line in a list, so that more have room.
const ONE_LINE_BELOW: f32 = 16.0;
/// Room for what an end counts, as in `= 35: +35`.
const LABEL_WIDTH: f32 = 62.0;
/// Room for the name of an end in a list, as in `6-4 south`.
const NAME_WIDTH: f32 = 64.0;
/// The widest bone of a table, as a share of those of the hand.
const TABLE_SHARE: f32 = 1.4;
/// The narrowest, in points.
const SMALLEST_BONE: f32 = 5.0;

/// The ends inside of what is around the table, with bones as large as fits.
pub(super) fn on_table(model: &TableModel, spinner: Spinner, around: &Around) -> OnTable {
    let mut area = around.table;
    let mut panels = Vec::new();
    for (kind, count, room, bone) in rows_from_below(model, around) {
        let size = vec2(bone, 2.0 * bone);
        let height = rows_height(size, area.width(), room) + TITLE_HEIGHT;
        let (rest, row) = bottom(area, height);
        let (title, bones) = row.split_top_bottom_at_y(row.top() + TITLE_HEIGHT);
        panels.push(Panel {
            kind,
            title: Some(title),
            bones: bones_in(bones, size, count, Align::Left),
        });
        area = rest;
    }
    let mut bone_width = TABLE_SHARE * around.hand_bone;
    loop {
        let (middle, ends, used) = if model.is_list {
            list(model, area, bone_width)
        } else {
            cross(model, spinner, area, bone_width)
        };
        let fits = used.x <= area.width() && used.y <= area.height();
        if fits || bone_width <= SMALLEST_BONE {
            return OnTable {
                area,
                bone_width,
                is_whole: false,
                bones: model.middle.zip(middle).into_iter().collect(),
                ends,
                panels,
                seen: None,
            };
        }
        bone_width -= if bone_width > 40.0 { 2.0 } else { 1.0 };
    }
}

/// The rows at the foot of the table, the lowest first: how many bones they
/// have, how many have room, and how wide they are.
fn rows_from_below(model: &TableModel, around: &Around) -> Vec<(PanelKind, usize, usize, f32)> {
    let mut rows = Vec::new();
    if around.table.height() >= PLAYED_FROM && model.taking.is_none() {
        let count = model.placed.len();
        rows.push((
            PanelKind::Played,
            count,
            count.max(USUAL_PLAYED),
            PLAYED_BONE,
        ));
    }
    // At the end of a hand the table stays as large as it was.
    let asked = model.boneyard.as_ref();
    let asked = asked.filter(|_| model.asks_for_boneyard && rows.len() == 1);
    if let Some(bones) = asked {
        let (count, bone) = (bones.len(), BONEYARD_SCALE * around.hand_bone);
        rows.push((PanelKind::Boneyard, count, count, bone));
    }
    rows
}

fn size_of(lying: Lying, bone_width: f32) -> Vec2 {
    if lying.across {
        vec2(2.0 * bone_width, bone_width)
    } else {
        vec2(bone_width, 2.0 * bone_width)
    }
}

/// The direction of a side on the screen.
const fn direction(side: Side) -> Vec2 {
    match side {
        Side::East => vec2(1.0, 0.0),
        Side::West => vec2(-1.0, 0.0),
        Side::North => vec2(0.0, -1.0),
        Side::South => vec2(0.0, 1.0),
    }
}

/// The middle with its arms, each shown by its last bone.
fn cross(
    model: &TableModel,
    spinner: Spinner,
    table: Rect,
    bone_width: f32,
) -> (Option<Rect>, Vec<EndPlace>, Vec2) {
    let arms = spinner != Spinner::None;
    let gap = ARM_GAP * bone_width;
    let long = 2.0 * bone_width;
    let high = if arms {
        (gap + long).max(2.0 * LABEL_HEIGHT + 4.0 + RING * bone_width)
    } else {
        // Above and below the arms a bone has room that goes on beside its end.
        (LABEL_HEIGHT + RING * bone_width).max(bone_width / 2.0)
    };
    let wide = (gap + long.max(1.5 * bone_width + LABEL_WIDTH / 2.0)).max(SPACE + LABEL_WIDTH);
    let used = vec2(long + 2.0 * wide, long + 2.0 * high + SPACE);
    let center = table.center();
    let Some(middle) = model.middle else {
        let bone = Rect::from_center_size(center, vec2(2.0, 1.0) * bone_width);
        let label = label_below(bone, bone.center().x);
        let lead = EndPlace {
            end: 0,
            bone,
            target: bone.expand(TARGET_MARGIN),
            reserved: bone,
            label,
            gap: None,
        };
        return (None, vec![lead; model.ends.len()], used);
    };
    let middle_size = size_of(middle, bone_width);
    let mut south = model.ends.iter().filter(|end| end.side == Side::South);
    let south = south.next().and_then(|end| end.bone);
    let half_of_south = if south.is_some_and(|lying| lying.across) {
        bone_width
    } else {
        bone_width / 2.0
    };
    let ends = model
        .ends
        .iter()
        .enumerate()
        .map(|(n, end)| {
            let way = direction(end.side);
            let along = |size: Vec2| (size * way).abs().max_elem();
            let size = end.bone.map_or_else(
                || {
                    if way.x == 0.0 {
                        vec2(bone_width, 2.0 * bone_width)
                    } else {
                        vec2(2.0 * bone_width, bone_width)
                    }
                },
                |lying| size_of(lying, bone_width),
            );
            let inner = center + way * (along(middle_size) / 2.0);
            let outer = inner + way * gap;
            let bone = Rect::from_center_size(outer + way * (along(size) / 2.0), size);
            let label = if way.x == 0.0 {
                let size = vec2((1.8 * bone_width).max(LABEL_WIDTH), LABEL_HEIGHT);
                // Clear of the arm to the east and of its label.
                let top = if way.y < 0.0 {
                    let lowest = center.y - bone_width - LABEL_HEIGHT - 2.0;
                    bone.top().min(lowest)
                } else {
                    let highest = center.y + (1.0 + RING) * bone_width + LABEL_HEIGHT + 4.0;
                    (bone.bottom() - LABEL_HEIGHT).max(highest)
                };
                Rect::from_min_size(pos2(bone.right() + SPACE, top), size)
            } else {
                // Clear of the arm to the south.
                let inner = center.x + way.x * (half_of_south + 2.0);
                // Below the half that is open; below the middle of a frame.
                let open = if end.bone.is_some() {
                    (size.x - size.y).max(0.0) / 2.0
                } else {
                    0.0
                };
                let label = label_below(bone, bone.center().x + way.x * open);
                let inside = (inner - label.center().x) * way.x + label.width() / 2.0;
                label.translate(way * inside.max(0.0))
            };
            EndPlace {
                end: n,
                bone,
                target: bone.expand(TARGET_MARGIN),
                reserved: bone,
                label,
                gap: Some((inner, outer)),
            }
        })
        .collect();
    let middle = Rect::from_center_size(center, middle_size);
    (Some(middle), ends, used)
}

/// A label under a bone, with its middle here.
fn label_below(bone: Rect, middle: f32) -> Rect {
    Rect::from_center_size(
        pos2(
            middle,
            bone.bottom() + LABEL_HEIGHT / 2.0 + 2.0 + RING * bone.size().min_elem(),
        ),
        vec2(LABEL_WIDTH, LABEL_HEIGHT),
    )
}

/// All ends one beside the other, for tables where many arms face one side.
fn list(model: &TableModel, table: Rect, bone_width: f32) -> (Option<Rect>, Vec<EndPlace>, Vec2) {
    let long = 2.0 * bone_width;
    let label_height = if bone_width < ONE_LINE_BELOW {
        LABEL_HEIGHT
    } else {
        LIST_LABEL_HEIGHT
    };
    let ring = RING * bone_width;
    let cell = vec2(long.max(NAME_WIDTH), long + ring + label_height);
    let gap = SPACE + BONE_GAP * bone_width;
    let columns = (((table.width() + gap) / (cell.x + gap)).floor() as usize).max(1);
    let columns = columns.min(model.ends.len().max(1));
    let rows = model.ends.len().div_ceil(columns);
    let used = vec2(
        columns as f32 * (cell.x + gap) - gap,
        rows as f32 * (cell.y + gap),
    );
    let origin = table.center() - used / 2.0;
    let place = |(n, end): (usize, &EndModel)| {
        let offset = vec2((n % columns) as f32, (n / columns) as f32) * (cell + Vec2::splat(gap));
        let cell = Rect::from_min_size(origin + offset, cell);
        let size = end
            .bone
            .or(model.middle)
            .map_or(vec2(bone_width, 2.0 * bone_width), |l| {
                size_of(l, bone_width)
            });
        let box_center = pos2(cell.center().x, cell.top() + bone_width);
        let bone = Rect::from_center_size(box_center, size);
        EndPlace {
            end: n,
            bone,
            target: bone.expand(TARGET_MARGIN),
            reserved: bone,
            label: Rect::from_min_max(pos2(cell.left(), cell.bottom() - label_height), cell.max),
            gap: None,
        }
    };
    (
        None,
        model.ends.iter().enumerate().map(place).collect(),
        used,
    )
}
