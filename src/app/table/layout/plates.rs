//! Where the names and scores of all seats go.

use egui::{Pos2, Rect, vec2};

use super::rows::{columns, top};
use crate::app::table::model::TableModel;
use engine::{Seat, Seats, Team};

/// The plate of a seat where more than two sit at the table.
pub(super) const PLATE_HEIGHT: f32 = 74.0;
/// A plate of one line, and the score of a side in a row of its own.
pub(super) const LINE_HEIGHT: f32 = 34.0;
/// The narrowest plate of one line.
const LINE_WIDTH: f32 = 126.0;
/// The name, the bones and the score of a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PlatePlace {
    /// The seat.
    pub seat: Seat,
    /// Its place.
    pub rect: Rect,
}

/// The score of a side that two seats share.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SidePlace {
    /// The side.
    pub team: Team,
    /// Its place.
    pub rect: Rect,
}

/// The scores of the sides beside each other, the viewer's first.
pub(super) fn sides_in(model: &TableModel, places: [Rect; 2]) -> Vec<SidePlace> {
    if model.seats != Seats::Partners {
        return Vec::new();
    }
    let own = model.seats.team(model.viewer);
    let other = model.seats.team(model.viewer.next(model.seats));
    let sides = [own, other].into_iter().zip(places);
    sides.map(|(team, rect)| SidePlace { team, rect }).collect()
}

/// The way round where plates of more than two stand in a row: only the head of
/// an arrow has room between two of them.
pub(super) fn steps(model: &TableModel, plates: &[PlatePlace]) -> Vec<[Pos2; 3]> {
    let plates = if model.is_pair() { &[] } else { plates };
    let pairs = plates.iter().zip(plates.iter().skip(1));
    let beside = pairs.filter(|(one, next)| one.rect.top() == next.rect.top());
    let steps = beside.map(|(one, next)| {
        let middle = one.rect.right_center().lerp(next.rect.left_center(), 0.5);
        [middle - vec2(1.0, 0.0), middle - vec2(0.5, 0.0), middle]
    });
    steps.collect()
}

/// What stands above the table: sides, and the others in order of play, from the
/// left; in a low window in plates of one line.
pub(super) struct Header {
    pub(super) plates: Vec<PlatePlace>,
    pub(super) sides: Vec<SidePlace>,
    pub(super) rest: Rect,
}

impl Header {
    pub(super) fn of_several(model: &TableModel, column: Rect, low: bool) -> Self {
        let mut rest = column;
        let mut sides = Vec::new();
        if model.seats == Seats::Partners {
            let (row, below) = top(rest, LINE_HEIGHT);
            let mut halves = columns(row, 2);
            if let (Some(one), Some(other)) = (halves.next(), halves.next()) {
                sides = sides_in(model, [one, other]);
            }
            rest = below;
        }
        let seats: Vec<Seat> = model.others.iter().map(|other| other.seat).collect();
        let (mut per_row, mut height) = (seats.len(), PLATE_HEIGHT);
        if low {
            height = LINE_HEIGHT;
            if column.width() < LINE_WIDTH * per_row as f32 {
                per_row = per_row.div_ceil(2);
            }
        }
        let mut plates = Vec::new();
        for seats in seats.chunks(per_row) {
            let (row, below) = top(rest, height);
            let across = seats.iter().zip(columns(row, per_row));
            plates.extend(across.map(|(seat, rect)| PlatePlace { seat: *seat, rect }));
            rest = below;
        }
        Self {
            plates,
            sides,
            rest,
        }
    }
}
