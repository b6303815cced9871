//! Where the arms turn when every doublet is a spinner: the table is then a
//! tree, and an arm goes where it finds most room.
//!
//! Every open side keeps a place free for the next bone, and for a doublet with
//! arms of its own as long as that doublet may come. No bone is laid into a
//! place that is kept, so the place of an end never changes while it is open.

use egui::{Rect, Vec2, vec2};

use super::Open;
use super::place::{Tip, direction};
use crate::engine::{Bone, Bones};

/// How far an arm looks ahead.
const SIGHT: f32 = 12.0;
/// What a turn must gain, in widths of a bone.
const TURN: f32 = 4.0;
/// What room outside the box is worth, compared with room in it.
const OUTSIDE: f32 = 0.25;
/// The room of a whole tree, in squares as wide as a bone.
const NEEDED: f32 = 300.0;

/// What the branches know of the table.
#[derive(Debug, Clone)]
pub(super) struct Tree {
    /// The box that the picture is to fill.
    area: Rect,
    bones: Vec<Rect>,
    played: Bones,
}

impl Tree {
    /// Branches on an empty table, for an area of this shape.
    pub fn new(area: Vec2) -> Self {
        let aspect = (area.x.max(1.0) / area.y.max(1.0)).clamp(0.4, 2.5);
        let width = (NEEDED * aspect).sqrt().round();
        let size = vec2(width, (NEEDED / width).round());
        Self {
            area: Rect::from_center_size(egui::Pos2::ZERO, size),
            bones: Vec::new(),
            played: Bones::EMPTY,
        }
    }

    /// A bone was laid.
    pub fn laid(&mut self, bone: Bone, place: Rect) {
        self.bones.push(place);
        self.played.insert(bone);
    }

    /// How the next bone will touch the open side number `new`.
    pub fn aim(&self, opens: &[Open], new: usize) -> Tip {
        let open = &opens[new];
        let kept: Vec<Rect> = opens
            .iter()
            .enumerate()
            .filter(|(n, _)| *n != new)
            .flat_map(|(_, other)| self.kept(other, other.tip))
            .collect();
        let free = |place: &Rect| !overlaps(*place, &self.bones) && !overlaps(*place, &kept);
        let tip = open.tip;
        let turns = tip.heading.across();
        let ways = [tip, tip.beyond(turns[0]), tip.beyond(turns[1])]
            .into_iter()
            .chain(
                turns
                    .into_iter()
                    .filter(|_| !tip.is_across())
                    .map(|turn| tip.beside(turn)),
            );
        let mut best = (f32::NEG_INFINITY, tip);
        for (n, way) in ways.enumerate() {
            if !self.kept(open, way).iter().all(free) {
                continue;
            }
            let turn = if n == 0 { 0.0 } else { TURN };
            let worth = self.room(way, &kept) - turn;
            if worth > best.0 {
                best = (worth, way);
            }
        }
        best.1
    }

    /// The places that must stay free for what may be played at an open side.
    fn kept(&self, open: &Open, tip: Tip) -> Vec<Rect> {
        let mut kept = vec![tip.next(false), tip.next(true)];
        if !self.played.contains(Bone::new(open.pips, open.pips)) {
            // The doublet would open arms to both of its sides.
            let doublet = tip.after(true);
            let away = direction(tip.heading.across()[0]) * 3.0;
            kept.push(
                Rect::from_two_pos(doublet.center - away, doublet.center + away)
                    .expand2(direction(tip.heading).abs() * 0.5),
            );
            kept.push(doublet.next(false));
        }
        kept
    }

    /// How far a lane as wide as a doublet is free ahead.
    fn room(&self, tip: Tip, kept: &[Rect]) -> f32 {
        let along = direction(tip.heading);
        let lane = |from: f32, to: f32| {
            Rect::from_two_pos(tip.contact() + along * from, tip.contact() + along * to)
                .expand2(vec2(along.y, along.x).abs())
        };
        let mut room = 0.0;
        let mut from = 0.0;
        while from < SIGHT {
            let step = lane(from, from + 1.0);
            if overlaps(step, &self.bones) || overlaps(step, kept) {
                break;
            }
            room += if self.area.contains_rect(step) {
                1.0
            } else {
                OUTSIDE
            };
            from += 1.0;
        }
        room
    }
}

fn overlaps(place: Rect, others: &[Rect]) -> bool {
    others
        .iter()
        .any(|other| place.intersect(*other).is_positive())
}
