//! The whole table as pure geometry: where every bone lies, and where the next
//! one can.
//!
//! Lengths are in widths of a bone, which is 1 wide and 2 long; the middle of
//! the first bone is the origin, and [`LaidTable::fit`] brings all of it into
//! an area. A bone keeps its place for good: the picture of the first bones is
//! a part of the picture of all.

mod ahead;
mod open;
mod place;
mod tree;

use egui::emath::TSTransform;
use egui::{Pos2, Rect, Vec2};

use self::ahead::{Ahead, overlaps};
use self::open::Open;
use self::place::Tip;
use self::tree::{Manner, Tree};
use super::model::Lying;
use crate::engine::{Bone, End, Pips, Placed, Side, Spinner, Table};

/// So many manners of laying out are tried where arms branch.
const MANNERS: usize = 80;

/// A bone of the table and its place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LaidBone {
    /// The bone as it lies there.
    pub lying: Lying,
    /// Its place.
    pub rect: Rect,
}

/// An end that a bone can be played on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LaidEnd {
    /// The end.
    pub end: End,
    /// The number that a bone must show here.
    pub pips: Pips,
    /// How often it counts: 0, 1 or 2.
    pub times: u8,
    /// The direction on the screen in which a bone would lie from here.
    pub side: Side,
    /// Where a bone would lie, if it is no doublet.
    pub drop: Rect,
    /// Where the doublet of that number would lie, if it can still come.
    pub doublet: Option<Rect>,
}

/// The whole table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LaidTable {
    /// The bones, in the order in which they were played.
    pub bones: Vec<LaidBone>,
    /// The open ends, in the order of the table.
    pub ends: Vec<LaidEnd>,
    /// What holds all of them.
    pub bounds: Rect,
}

/// Lays out the bones that were `placed`, for an area of roughly the shape of
/// `area`.
///
/// Where every doublet is a spinner an arm can now and then be shut in. The
/// bones are then laid in another manner, and lie elsewhere than before;
/// `None` if none of many is of any use, which takes a table of doublets that
/// nobody would play.
pub fn lay_out(
    table: &Table,
    placed: &[Placed],
    spinner: Spinner,
    area: Vec2,
) -> Option<LaidTable> {
    let in_manner = |manner: Manner| {
        let mut growing = Growing {
            spinner,
            single: table.spinner(),
            tree: Tree::new(spinner, area, manner),
            opens: Vec::new(),
            bones: Vec::with_capacity(placed.len()),
        };
        for placed in placed {
            growing.lay(*placed);
        }
        growing.finish(table)
    };
    let manners = match spinner {
        Spinner::None | Spinner::Single => 1,
        Spinner::Every => MANNERS,
    };
    let mut wholes = Manner::all().take(manners).map(in_manner);
    wholes.find(LaidTable::has_room)
}

/// The table while its bones are laid one by one.
struct Growing {
    spinner: Spinner,
    /// The single spinner, once it has been played.
    single: Option<Bone>,
    tree: Tree,
    opens: Vec<Open>,
    bones: Vec<LaidBone>,
}

impl Growing {
    fn lay(&mut self, placed: Placed) {
        let Placed { bone, end, seat } = placed;
        let open = end.and_then(|end| self.opens.iter().position(|open| open.end == end));
        let open = open.map(|index| self.opens.swap_remove(index));
        let is_doublet = bone.is_doublet();
        let (tip, inner) = match &open {
            None => (Tip::of_lead(is_doublet), bone.high()),
            Some(open) => (open.aim(is_doublet), open.pips),
        };
        let rect = tip.next(is_doublet);
        let outer = bone.other(inner).unwrap_or(inner);
        let (first, second) = match tip.heading {
            Side::East | Side::South => (inner, outer),
            Side::West | Side::North => (outer, inner),
        };
        let lying = Lying {
            bone,
            first,
            second,
            across: rect.width() > rect.height(),
            by: seat,
        };
        self.bones.push(LaidBone { lying, rect });
        let spins = match self.spinner {
            Spinner::None => false,
            Spinner::Single => self.single == Some(bone),
            Spinner::Every => is_doublet,
        };
        self.tree.laid(bone, rect);
        let before = self.opens.len();
        self.open_sides(bone, tip, open, spins);
        for new in before..self.opens.len() {
            self.tree.aim(&mut self.opens, new);
        }
    }

    /// The new bone `on`, laid at `tip`, can itself be played on.
    fn open_sides(&mut self, on: Bone, tip: Tip, before: Option<Open>, spins: bool) {
        let is_lead = before.is_none();
        let (side, pips) = match &before {
            None => (Side::East, Some(on.low())),
            Some(open) => (open.end.side, on.other(open.pips)),
        };
        let pips = pips.unwrap_or(on.low());
        let arms = before
            .filter(|_| on.is_doublet())
            .map(|open| open.ahead.arms);
        let mut planned = arms.into_iter().flatten();
        let mut open = |side, pips, tip| Open {
            end: End { on, side },
            pips,
            tip,
            spun: spins,
            ahead: planned
                .next()
                .map_or_else(|| Ahead::straight(tip), Ahead::of_arm),
        };
        let grown = tip.after(on.is_doublet());
        self.opens.push(open(side, pips, grown));
        if is_lead {
            let west = tip.facing_lead(on.is_doublet());
            self.opens.push(open(Side::West, on.high(), west));
        }
        if spins {
            for heading in tip.heading.across() {
                // The picture may have turned since the lead.
                let [one, other] = side.across();
                let same = clockwise(side, one) == clockwise(tip.heading, heading);
                let short = if same { one } else { other };
                let tip = Tip::of_doublet(grown.center, tip.heading, heading);
                self.opens.push(open(short, pips, tip));
            }
        }
    }

    fn finish(self, table: &Table) -> LaidTable {
        let ends: Vec<LaidEnd> = table
            .ends()
            .iter()
            .filter_map(|end| {
                let open = self.opens.iter().find(|open| open.end == end.end())?;
                let tip = open.aim(false);
                Some(LaidEnd {
                    end: open.end,
                    pips: open.pips,
                    times: end.times(),
                    side: tip.heading,
                    drop: tip.next(false),
                    doublet: (!table.played().contains(Bone::new(open.pips, open.pips)))
                        .then(|| open.aim(true).next(true)),
                })
            })
            .collect();
        let lead = Rect::from_center_size(Pos2::ZERO, Vec2::splat(2.0));
        let bones = self.bones.iter().map(|bone| bone.rect);
        let places = ends
            .iter()
            .map(|end| end.drop.union(end.doublet.unwrap_or(end.drop)));
        let bounds = bones.chain(places).fold(lead, Rect::union);
        LaidTable {
            bones: self.bones,
            ends,
            bounds,
        }
    }
}

/// Whether `next` comes after `side`, clockwise.
const fn clockwise(side: Side, next: Side) -> bool {
    matches!(
        (side, next),
        (Side::North, Side::East)
            | (Side::East, Side::South)
            | (Side::South, Side::West)
            | (Side::West, Side::North)
    )
}

impl LaidTable {
    /// Whether no bone and no place for one overlaps another.
    fn has_room(&self) -> bool {
        let bones: Vec<Rect> = self.bones.iter().map(|bone| bone.rect).collect();
        let places = |end: &LaidEnd| [Some(end.drop), end.doublet];
        let mut seen = bones.clone();
        let free = self.ends.iter().all(|end| {
            let own: Vec<Rect> = places(end).into_iter().flatten().collect();
            let free = own.iter().all(|place| !overlaps(*place, &seen));
            seen.extend(own);
            free
        });
        let apart = |n: usize| !overlaps(bones[n], &bones[..n]);
        free && (0..bones.len()).all(apart)
    }

    /// Brings the table into `area`, with bones up to `largest` points wide:
    /// how a place of the table becomes one of the area.
    ///
    /// The first bone stays in the middle of the area as long as all the others
    /// have room so.
    pub fn fit(&self, area: Rect, largest: f32) -> TSTransform {
        let room = area.size() / self.bounds.size();
        let scale = room.min_elem().min(largest);
        let low = area.min - scale * self.bounds.min.to_vec2();
        let high = area.max - scale * self.bounds.max.to_vec2();
        let middle = area.center();
        let offset = Vec2::new(
            middle.x.min(high.x).max(low.x),
            middle.y.min(high.y).max(low.y),
        );
        TSTransform::new(offset, scale)
    }
}
