//! The ends view: the bone in the middle and the last bone of each arm.

use egui::{Rect, Vec2, pos2, vec2};

use super::plates::{Header, LINE_HEIGHT, PlatePlace, steps};
use super::rows::{BONE_GAP, bones_in, columns, rows_height, small_bone, top};
use super::{
    Arrangement, BUTTON_HEIGHT, BUTTON_WIDTH, COUNT_HEIGHT, EndPlace, LIFT, Panel, PanelKind,
    SPACE, TARGET_MARGIN, TITLE_HEIGHT, with_log,
};
use crate::app::table::model::{EndModel, Lying, TableModel};
use crate::engine::{BySeat, Side, Spinner};

/// The space between the middle and an end, as a share of a bone's width: room
/// for the dots that stand for bones out of sight.
const ARM_GAP: f32 = 0.42;
/// A bone of the hand is so much larger than one of the table, if there is room
/// for the usual number beside each other; the more so in a small window.
const HAND_SCALE: f32 = 1.2;
const HAND_SCALE_SMALL: f32 = 1.5;
/// Up to this width a bone of the table counts as small, and from that on not
/// at all; between them the hand's share is between its two.
const SMALL_BONE: (f32, f32) = (24.0, 40.0);
/// The played bones are drawn at this share of those on the table.
const PLAYED_SCALE: f32 = 0.46;
/// But never smaller than this, in points.
const SMALLEST_PLAYED: f32 = 12.0;
/// The bones of the boneyard, laid open, are drawn at this share.
const BONEYARD_SCALE: f32 = 0.6;
/// So are the hands of several others.
const OPEN_SCALE: f32 = 0.5;
const MESSAGE_HEIGHT: f32 = 48.0;
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
/// From this width on the turn button stands beside the hand.
const BUTTON_BESIDE: f32 = 640.0;
/// Below this height every line counts, and it stands there from a smaller
/// width on.
const LOW: f32 = 480.0;
const BUTTON_BESIDE_LOW: f32 = 460.0;
/// The same for the plates of more than two.
const LOW_FOR_SEVERAL: f32 = 640.0;
/// The width that the picture takes up at most.
const LARGEST_WIDTH: f32 = 820.0;
/// The widths a bone can have; whatever fits is taken.
const LARGEST_BONE: f32 = 150.0;
const SMALLEST_BONE: f32 = 5.0;
/// So many bones of the hand always have room without the picture shrinking.
const USUAL_HAND: usize = 7;
/// So many played bones always have room.
const USUAL_PLAYED: usize = 14;

/// Arranges the picture in `area` with bones as large as fits.
pub(super) fn arrange(model: &TableModel, spinner: Spinner, area: Rect) -> Arrangement {
    let mut bone_width = LARGEST_BONE;
    loop {
        let (arrangement, fits) = at_size(model, spinner, area, bone_width);
        if fits || bone_width <= SMALLEST_BONE {
            return arrangement;
        }
        bone_width -= if bone_width > 40.0 { 2.0 } else { 1.0 };
    }
}

fn at_size(
    model: &TableModel,
    spinner: Spinner,
    area: Rect,
    bone_width: f32,
) -> (Arrangement, bool) {
    let (log, column) = with_log_beside(area);
    let low = area.height() < LOW && column.width() >= BUTTON_BESIDE_LOW;
    let beside = low || column.width() >= BUTTON_BESIDE;

    let (header, is_tight) = if model.is_pair() {
        (Header::of_pair(model, column), area.height() < LOW)
    } else {
        let is_tight = area.height() < LOW_FOR_SEVERAL;
        (Header::of_several(model, column, is_tight), is_tight)
    };
    let (message, rest) = top(header.rest, MESSAGE_HEIGHT);

    let mut bottom = column.bottom();
    let mut button = Rect::NOTHING;
    if !beside {
        button = Rect::from_min_max(
            pos2(column.left(), bottom - BUTTON_HEIGHT),
            pos2(column.right(), bottom),
        );
        bottom = button.top() - SPACE;
    }
    let mut plates = header.plates;
    if plates.iter().all(|plate| plate.seat != model.viewer) {
        let own = PlatePlace {
            seat: model.viewer,
            rect: column.with_max_y(bottom).with_min_y(bottom - LINE_HEIGHT),
        };
        bottom = own.rect.top() - SPACE;
        plates.push(own);
    }
    let mut panels = Vec::new();
    for (kind, count) in rows_from_below(model, is_tight) {
        let hand = kind == PanelKind::Hand;
        let width = if hand && beside {
            column.width() - BUTTON_WIDTH - 2.0 * SPACE
        } else {
            column.width()
        };
        let room = match kind {
            PanelKind::Hand => count.max(USUAL_HAND),
            PanelKind::Played => count.max(USUAL_PLAYED),
            _ => count,
        };
        let wide = match kind {
            PanelKind::Hand => hand_bone_width(bone_width, width),
            PanelKind::OtherHand(_) => bone_width,
            PanelKind::Boneyard => BONEYARD_SCALE * bone_width,
            PanelKind::Played => (PLAYED_SCALE * bone_width).max(SMALLEST_PLAYED),
        };
        let size = vec2(wide, 2.0 * wide);
        let least = if hand && beside { BUTTON_HEIGHT } else { 0.0 };
        let height = rows_height(size, width, room).max(least);
        let place = Rect::from_min_size(pos2(column.left(), bottom - height), vec2(width, height));
        let panel = panel(kind, place, size, count);
        let panel_top = panel.title.map_or(place.top(), |title| title.top());
        if hand && beside {
            button = Rect::from_center_size(
                pos2(column.right() - BUTTON_WIDTH / 2.0, place.center().y),
                vec2(BUTTON_WIDTH, BUTTON_HEIGHT),
            );
        }
        let lift = if hand { LIFT * wide } else { 0.0 };
        bottom = panel_top - SPACE - lift;
        panels.push(panel);
    }
    if !model.is_pair() {
        let row = column.with_max_y(bottom);
        let open = open_hands(model, row, OPEN_SCALE * bone_width);
        let tops = open.iter().filter_map(|panel| panel.title);
        let tops = tops.map(|title| title.top() - SPACE);
        bottom = tops.fold(bottom, f32::min);
        panels.extend(open);
    }
    let count = Rect::from_min_max(
        pos2(column.left(), bottom - COUNT_HEIGHT),
        pos2(column.right(), bottom),
    );
    let table = rest.with_max_y(count.top());
    let (middle, ends, used) = if model.is_list {
        list(model, table, bone_width)
    } else {
        cross(model, spinner, table, bone_width)
    };
    let arrangement = Arrangement {
        bone_width,
        is_whole: false,
        laid: None,
        origins: origins(model, &plates),
        sides: header.sides,
        way_round: steps(model, &plates),
        plates,
        message,
        table,
        bones: model.middle.zip(middle).into_iter().collect(),
        ends,
        count,
        panels,
        button,
        log,
        from_boneyard: small_bone(pos2(count.right() - 2.0 * SPACE, count.center().y)),
    };
    (arrangement, fits_into(used, table))
}

fn fits_into(size: Vec2, place: Rect) -> bool {
    size.x <= place.width() && size.y <= place.height()
}

/// The log, and the middle of what is left of a wide window: across all of it,
/// what belongs together would stand far apart.
fn with_log_beside(area: Rect) -> (Option<Rect>, Rect) {
    let (log, column) = with_log(area);
    let width = column.width().min(LARGEST_WIDTH);
    let middle = Rect::from_center_size(column.center(), vec2(width, column.height()));
    (log, middle)
}

/// Where the bones come from that a seat plays: its plate.
fn origins(model: &TableModel, plates: &[PlatePlace]) -> BySeat<Rect> {
    BySeat::from_fn(|seat| {
        let plate = plates.iter().find(|plate| plate.seat == seat);
        plate.map_or(Rect::NOTHING, |PlatePlace { rect, .. }| {
            small_bone(if model.is_pair() {
                pos2(rect.left() + 2.0 * SPACE, rect.center().y)
            } else {
                rect.center()
            })
        })
    })
}

/// The rows below the table, the lowest first. A low window has no room for the
/// bones that were played; what was said names them all.
fn rows_from_below(model: &TableModel, is_tight: bool) -> Vec<(PanelKind, usize)> {
    let mut rows = Vec::new();
    if !is_tight {
        rows.push((PanelKind::Played, model.placed.len()));
    }
    rows.push((PanelKind::Hand, model.hand.len()));
    // At the end of a hand the table stays as large as it was.
    let boneyard = model.boneyard.as_ref().filter(|_| model.asks_for_boneyard);
    rows.extend(boneyard.map(|bones| (PanelKind::Boneyard, bones.len())));
    for other in model.others.iter().filter(|_| model.is_pair()) {
        let open = other.bones.as_ref();
        rows.extend(open.map(|bones| (PanelKind::OtherHand(other.seat), bones.len())));
    }
    rows
}

/// The hands of several others that are laid open, beside each other at the
/// foot of a place, in the order of the plates.
fn open_hands(model: &TableModel, place: Rect, bone: f32) -> Vec<Panel> {
    let size = vec2(bone, 2.0 * bone);
    let places = columns(place, model.others.len());
    let open = model.others.iter().zip(places);
    let open = open.filter_map(|(other, place)| Some((other, other.bones.as_ref()?.len(), place)));
    let open: Vec<_> = open.collect();
    let heights = open
        .iter()
        .map(|(_, count, place)| rows_height(size, place.width(), *count));
    let height = heights.fold(0.0, f32::max);
    let panels = open.into_iter().map(|(other, count, place)| {
        let place = place.with_min_y(place.bottom() - height);
        panel(PanelKind::OtherHand(other.seat), place, size, count)
    });
    panels.collect()
}

/// The width of a bone of the hand, in a row of some width.
fn hand_bone_width(bone_width: f32, row: f32) -> f32 {
    let scale = egui::remap_clamp(
        bone_width,
        SMALL_BONE.0..=SMALL_BONE.1,
        HAND_SCALE_SMALL..=HAND_SCALE,
    );
    let usual = USUAL_HAND as f32;
    let beside_each_other = row / (usual + (usual - 1.0) * BONE_GAP);
    (bone_width * scale).min(beside_each_other.max(bone_width))
}

fn panel(kind: PanelKind, place: Rect, size: Vec2, count: usize) -> Panel {
    let bones = bones_in(place, size, count);
    let title = (kind != PanelKind::Hand).then(|| {
        Rect::from_min_size(
            place.min - vec2(0.0, TITLE_HEIGHT),
            vec2(place.width(), TITLE_HEIGHT),
        )
    });
    Panel { kind, title, bones }
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
        LABEL_HEIGHT + RING * bone_width
    };
    let wide = (gap + long.max(LABEL_WIDTH)).max(SPACE + LABEL_WIDTH);
    let used = vec2(long + 2.0 * wide, long + 2.0 * high + SPACE);
    let center = table.center();
    let Some(middle) = model.middle else {
        let bone = Rect::from_center_size(center, vec2(2.0, 1.0) * bone_width);
        let label = label_below(bone, 0.0);
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
                // Clear of a doublet that lies across the arm to the south.
                let inner = center.x + way.x * (bone_width + 2.0);
                let label = label_below(bone, way.x);
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

/// A label under a bone; what is wider than the bone sticks out to a side: to
/// the left (-1), to both (0) or to the right (1).
fn label_below(bone: Rect, to: f32) -> Rect {
    let width = bone.width().max(LABEL_WIDTH);
    let beside = to * (width - bone.width()) / 2.0;
    Rect::from_center_size(
        pos2(
            bone.center().x + beside,
            bone.bottom() + LABEL_HEIGHT / 2.0 + 2.0 + RING * bone.size().min_elem(),
        ),
        vec2(width, LABEL_HEIGHT),
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
