//! What stands in front of the viewer: name and score, hand, count and button,
//! as one group around the middle of the table.

use egui::{Rect, Vec2, pos2, vec2};

use super::around::{MESSAGE_HEIGHT, NARROW_MESSAGE_HEIGHT, USUAL_HAND, untitled};
use super::plates::PlatePlace;
use super::rows::{Align, bone_in_row, bottom, full_row, row_width};
use super::{BUTTON_HEIGHT, COUNT_HEIGHT, LIFT, Panel, PanelKind, SPACE};
use crate::app::table::model::TableModel;

/// A firecracker beside the hand, in widths of its bones.
const CRACKER: Vec2 = vec2(0.66, 1.6);
/// From the edge of a tray to what it holds: at the sides, and above and below.
pub(super) const PAD: Vec2 = vec2(14.0, 8.0);
/// How far a tray of a narrow window reaches beyond what it holds.
pub(super) const NARROW_PAD: f32 = 5.0;
/// Between a hand and what stands beside it.
pub(super) const BESIDE: f32 = 16.0;
/// What stands beside the hand is so wide: a share of the window, and its limits.
const WING_SHARE: f32 = 0.21;
const WING: (f32, f32) = (104.0, 204.0);
/// The viewer's name and score where they stand above the hand.
const NARROW_PLATE: (f32, f32) = (0.5, 200.0);
/// They need no more height beside it.
const PLATE_HEIGHT: f32 = 92.0;
/// The button is never lower.
const LEAST_BUTTON: f32 = 36.0;
/// The line of name and button above the hand.
const LINE: f32 = 44.0;

/// What stands in front of the viewer, and what is left of the place.
pub(super) struct Own {
    pub(super) tray: PlatePlace,
    pub(super) plate: PlatePlace,
    pub(super) hand: Panel,
    pub(super) firecracker: Option<Rect>,
    pub(super) hand_bone: f32,
    pub(super) count: Rect,
    pub(super) button: Rect,
    pub(super) message: Rect,
    /// The line above the hand, where the message stands while there is one.
    pub(super) line: Rect,
    pub(super) rest: Rect,
}

impl Own {
    /// With names and button at the two sides of the hand.
    pub(super) fn wide(model: &TableModel, column: Rect, hand_bone: f32) -> Self {
        let (least, most) = WING;
        let wing = (WING_SHARE * column.width()).clamp(least, most);
        let has_cracker = model.firecrackers.is_some();
        let (share, apart) = if has_cracker {
            (CRACKER.x, BESIDE)
        } else {
            (0.0, 0.0)
        };
        let room = column.width() - 2.0 * (wing + BESIDE + PAD.x) - apart;
        let bone = hand_bone.min(room / (row_width(1.0, USUAL_HAND) + share));
        let beside = share * bone + apart;
        let room = room + apart - beside;
        let (rest, row) = bottom(column, (2.0 + LIFT) * bone + 2.0 * PAD.y);
        let (rest, line) = bottom(rest, MESSAGE_HEIGHT);
        let width = row_width(bone, model.hand.len().max(USUAL_HAND)).min(room);
        let around = width + beside + 2.0 * (wing + BESIDE + PAD.x);
        let tray = Rect::from_center_size(row.center(), vec2(around, row.height()));
        let inner = tray.shrink2(PAD);
        let middle = inner.center() - vec2(beside / 2.0, 0.0);
        let place = Rect::from_center_size(middle, vec2(width, inner.height()));
        let cracker = pos2(place.right() + BESIDE + CRACKER.x * bone / 2.0, middle.y);
        let firecracker = Rect::from_center_size(cracker, CRACKER * bone);
        let right = inner.with_min_x(inner.right() - wing);
        let button = (right.height() - COUNT_HEIGHT).clamp(LEAST_BUTTON, BUTTON_HEIGHT);
        let high = (COUNT_HEIGHT + SPACE + button).min(right.height());
        let right = Rect::from_center_size(right.center(), vec2(wing, high));
        Self {
            tray: at(model, tray),
            plate: at(
                model,
                Rect::from_center_size(
                    pos2(inner.left() + wing / 2.0, inner.center().y),
                    vec2(wing, inner.height().min(PLATE_HEIGHT)),
                ),
            ),
            hand: hand(model, place, bone),
            firecracker: has_cracker.then_some(firecracker),
            hand_bone: bone,
            count: right.with_max_y(right.bottom() - button),
            button: right.with_min_y(right.bottom() - button),
            message: message(model, line, place),
            line,
            rest,
        }
    }

    /// With names and button above the hand.
    pub(super) fn narrow(model: &TableModel, column: Rect, hand_bone: f32) -> Self {
        let bone = hand_bone.min(bone_in_row(column.width(), USUAL_HAND));
        let (rest, place) = bottom(column, (2.0 + LIFT) * bone);
        let (rest, row) = bottom(rest, LINE);
        let (share, most) = NARROW_PLATE;
        let width = (share * row.width()).min(most);
        let button = row.with_min_x(row.left() + width + BESIDE);
        let cracker = CRACKER * (LINE / CRACKER.y).min(bone);
        let cracker = Rect::from_min_size(button.min, cracker);
        let (firecracker, button) = match model.firecrackers {
            Some(_) => (Some(cracker), button.with_min_x(cracker.right() + BESIDE)),
            None => (None, button),
        };
        let (rest, count) = bottom(rest, COUNT_HEIGHT);
        let (rest, line) = bottom(rest, NARROW_MESSAGE_HEIGHT);
        Self {
            tray: at(model, row.union(place).expand(NARROW_PAD)),
            plate: at(
                model,
                row.with_max_x(row.left() + width)
                    .with_min_x(row.left() + NARROW_PAD),
            ),
            hand: hand(model, place, bone),
            firecracker,
            hand_bone: bone,
            count,
            button,
            message: message(model, line, place),
            line,
            rest,
        }
    }
}

fn at(model: &TableModel, rect: Rect) -> PlatePlace {
    PlatePlace {
        seat: model.viewer,
        rect,
    }
}

/// The viewer's hand; the bones taken up rise above the others.
fn hand(model: &TableModel, place: Rect, bone: f32) -> Panel {
    let place = place.with_min_y(place.top() + LIFT * bone);
    let bones = full_row(place, bone, model.hand.len(), Align::Middle);
    untitled(PanelKind::Hand, bones)
}

/// The last message stands above the hand; in its place once it is empty.
fn message(model: &TableModel, line: Rect, hand: Rect) -> Rect {
    if model.hand.is_empty() && model.taking.is_none() {
        hand
    } else {
        line
    }
}
