//! Laying out: the picture as it was goes on, or a better one takes its place.

use egui::{Rect, Vec2, pos2, vec2};

use super::cost;
use super::laid_table::{LaidBone, LaidEnd, LaidTable};
use super::place::{Joint, Tip};
use super::plan::{Plan, What, begins};
use super::room::Room;
use super::search::{Found, Search, Start};
use crate::app::table::model::Lying;
use engine::{Bone, Pips, PlacedBone, Side, Spinner, Table};

/// Each size that is tried is so much of the one before.
const SMALLER: f32 = 0.9226;
/// So many sizes are tried.
const SIZES: i32 = 27;
/// No place reaches farther beyond the bones.
const LONGEST: f32 = 5.0;
/// So many sizes are tried after the best one.
const PATIENCE: i32 = 2;
/// So many places of the first bone are tried, in each direction.
const PLACES: u8 = 5;
/// An area this much higher than wide has its rows upright.
const UPRIGHT: f32 = 1.15;

/// Lays out the bones that were `placed`.
///
/// The picture that was seen `last` in this room is preferred: its bones stay where they are
/// against each other as long as no other picture is much better. `None` only
/// for a table of doublets that nobody would play.
pub fn lay_out(
    table: &Table,
    placed: &[PlacedBone],
    spinner: Spinner,
    room: Room,
    last: Option<&LaidTable>,
) -> Option<LaidTable> {
    if placed.is_empty() {
        return None;
    }
    let last = last.filter(|last| last.spinner == spinner && last.room == room);
    let turning = last.map_or(Vec::new(), |last| last.turning(placed));
    let laying = Laying::new(table, placed, (spinner, room), turning);
    let kept = last.and_then(|last| laying.keep(last));
    if let Some(kept) = &kept
        && kept.cost <= cost::HABIT
    {
        return Some(laying.table(kept));
    }
    let limit = kept
        .as_ref()
        .map_or(f32::INFINITY, |kept| kept.cost - cost::HABIT);
    let best = laying.anew(limit).or(kept);
    let best = best.or_else(|| laying.with_a_corner());
    best.map(|best| laying.table(&best))
}

struct Laying<'a> {
    table: &'a Table,
    placed: &'a [PlacedBone],
    spinner: Spinner,
    room: Room,
    /// The bones, in order of play, that have had to turn at a doublet before.
    turning: Vec<usize>,
    plan: Plan,
}

impl<'t> Laying<'t> {
    fn new(
        table: &'t Table,
        placed: &'t [PlacedBone],
        (spinner, room): (Spinner, Room),
        turning: Vec<usize>,
    ) -> Self {
        Self {
            table,
            placed,
            spinner,
            room,
            plan: Plan::new(table, placed, &turning),
            turning,
        }
    }

    fn search<'a>(&'a self, fixed: &'a [Option<Joint>]) -> Search<'a> {
        Search {
            plan: &self.plan,
            fixed,
            is_wide: self.room.area.y < UPRIGHT * self.room.area.x,
        }
    }

    /// How wide the bones are that are tried, and what the area then shows.
    fn sizes(&self) -> impl Iterator<Item = (f32, Vec2)> {
        let Room { area, largest } = self.room;
        let width = move |n| largest * SMALLER.powi(n);
        (0..SIZES).map(move |n| (width(n), area / width(n)))
    }

    /// The best picture of all that costs less than this.
    fn anew(&self, limit: f32) -> Option<Found> {
        let search = self.search(&[]);
        let straight = self.straight();
        self.of_any_size(limit, straight.size(), |size, limit| {
            search.best(&starts(straight, size), limit)
        })
    }

    /// A picture in which one doublet more than must lies at a corner: now and
    /// then too many are close together.
    fn with_a_corner(&self) -> Option<Found> {
        let place = (self.spinner, self.room);
        let with = |turning: &[usize]| {
            let laying = |bone| {
                let turning = [turning, &[bone]].concat();
                Laying::new(self.table, self.placed, place, turning).anew(f32::INFINITY)
            };
            self.plan.last_resorts().find_map(laying)
        };
        with(&self.turning).or_else(|| with(&[]))
    }

    /// The best picture that costs less than this, of any size up to the one
    /// that is `enough`.
    fn of_any_size(
        &self,
        mut limit: f32,
        enough: Vec2,
        best: impl Fn(Vec2, f32) -> Option<Found>,
    ) -> Option<Found> {
        let mut sizes: Vec<(f32, Vec2)> = self.sizes().collect();
        let is_enough = |size: Vec2| size.x >= enough.x && size.y >= enough.y;
        let needed = sizes.iter().position(|(_, size)| is_enough(*size));
        sizes.truncate(needed.map_or(sizes.len(), |needed| needed + 1));
        // Where there is no picture at all, that is seen in one size.
        if limit == f32::INFINITY {
            let (_, most) = *sizes.last()?;
            best(most, limit)?;
        }
        let mut all = None;
        let mut since = 0;
        for (width, size) in sizes {
            let small = cost::small(width, self.room.largest);
            if small >= limit || since > PATIENCE {
                break;
            }
            since += i32::from(all.is_some());
            if let Some(found) = best(size, limit - small) {
                limit = found.cost + small;
                since = 0;
                all = Some(Found {
                    cost: limit,
                    frame: Rect::from_center_size(found.covered().center(), size),
                    ..found
                });
            }
        }
        all
    }

    /// What everything would cover that went straight on.
    fn straight(&self) -> Rect {
        let mut tips: Vec<Tip> = Vec::new();
        let mut all = Rect::NOTHING;
        for item in &self.plan.items {
            let before = tips.get(item.before).copied();
            let before = before.unwrap_or(Tip::of_lead(item.is_doublet));
            let tip = begins(item.from, before, item.is_doublet);
            all = all.union(tip.next(item.is_doublet));
            tips.push(tip.after(item.is_doublet));
        }
        all
    }

    /// The picture that was seen last, with what has been played since.
    fn keep(&self, last: &LaidTable) -> Option<Found> {
        // Undo may have taken bones back, and firecrackers may have blown some up:
        // the others stay where they lie.
        let seen = |placed: &PlacedBone| last.placed.iter().position(|it| it == placed);
        let still: Vec<_> = self.placed.iter().map(seen).collect();
        let mut fixed = vec![None; self.plan.bones];
        for (n, seen) in still.iter().enumerate() {
            fixed[self.plan.of_bone[n]] = seen.map(|seen| last.bones[seen].joint);
        }
        // A bone lies where its place was shown, unless that was a corner at a
        // doublet.
        let same = last.placed.len();
        if let (Some(new), true) = (self.placed.get(same), self.placed.starts_with(&last.placed)) {
            let end = last.ends.iter().find(|end| Some(end.end) == new.end);
            fixed[self.plan.of_bone[same]] = end.and_then(|end| {
                let (drop, doublet) = end.joints;
                let joint = if new.bone.is_doublet() {
                    doublet
                } else {
                    Some(drop)
                };
                let may_turn = !new.bone.is_doublet() && !end.end.on.is_doublet();
                joint.filter(|joint| may_turn || *joint == Joint::Straight)
            });
        }
        let search = self.search(&fixed);
        let width = (self.room.area / last.frame.size()).min_elem();
        let small = cost::small(width, self.room.largest);
        let there = Start {
            frame: last.frame,
            cost: small,
        };
        let there = search.best(&[there], f32::INFINITY);
        let there = there.map(|found| {
            let aside = found.covered().center() - found.frame.center();
            let cost = found.cost + cost::ASIDE * (aside.x.abs() + aside.y.abs());
            Found { cost, ..found }
        });
        let bones = still.into_iter().flatten();
        let bones = bones.map(|seen| last.bones[seen].rect);
        let bones = bones.reduce(Rect::union)?;
        let limit = there.as_ref().map_or(f32::INFINITY, |there| there.cost);
        let enough = bones.size() + Vec2::splat(2.0 * LONGEST);
        let moved = self.of_any_size(limit, enough, |size, limit| {
            search.best(&around(bones, last.frame, size), limit)
        });
        moved.or(there)
    }

    /// A picture as a table.
    fn table(&self, found: &Found) -> LaidTable {
        let laid = |item: usize| (found.laid[item], self.plan.items[item]);
        let bones = self.placed.iter().enumerate().map(|(n, placed)| {
            let (laid, _) = laid(self.plan.of_bone[n]);
            let on = placed.end.map(|end| end.on);
            let inner = on.and_then(|on| self.touched(placed.bone, on, n));
            let inner = inner.unwrap_or(placed.bone.high());
            let outer = placed.bone.other(inner).unwrap_or(inner);
            let (first, second) = match laid.after.heading {
                Side::East | Side::South => (inner, outer),
                Side::West | Side::North => (outer, inner),
            };
            LaidBone {
                lying: Lying {
                    bone: placed.bone,
                    first,
                    second,
                    across: laid.rect.width() > laid.rect.height(),
                    by: placed.seat,
                },
                rect: laid.rect,
                joint: laid.joint,
            }
        });
        let ends = self.table.ends().iter().enumerate();
        let ends = ends.filter_map(|(n, end)| {
            let place = |what| {
                let item = self.plan.items.iter().position(|item| item.what == what)?;
                Some(laid(item).0)
            };
            let drop = place(What::Drop(n))?;
            let doublet = place(What::Doublet(n)).filter(|laid| laid.rect.is_positive());
            Some(LaidEnd {
                end: end.end(),
                pips: end.pips(),
                times: end.multiplier(),
                side: drop.after.heading,
                drop: drop.rect,
                doublet: doublet.map(|laid| laid.rect),
                joints: (drop.joint, doublet.map(|laid| laid.joint)),
            })
        });
        LaidTable {
            bones: bones.collect(),
            ends: ends.collect(),
            frame: found.frame,
            placed: self.placed.to_vec(),
            spinner: self.spinner,
            room: self.room,
            is_fitted: false,
        }
    }

    /// The pips with which bone number `n` touches the one it was played on.
    fn touched(&self, bone: Bone, on: Bone, n: usize) -> Option<Pips> {
        // What is left open of `on` is what it did not touch with itself.
        let before = self.placed[..n]
            .iter()
            .position(|placed| placed.bone == on)?;
        let end = self.placed[n].end?;
        let on_play = self.placed[before];
        match on_play.end {
            _ if on.is_doublet() => Some(on.high()),
            None if end.side == Side::East => Some(on.low()),
            None => Some(on.high()),
            Some(further) => on.other(self.touched(on, further.on, before)?),
        }
        .filter(|pips| bone.has(*pips))
    }
}

/// Where the first bone may lie in a picture, as far as that makes a
/// difference: what would be straight is seen as far as it goes.
fn starts(straight: Rect, frame: Vec2) -> Vec<Start> {
    let lead = 1.0;
    let range = |low: f32, high: f32, size: f32| {
        if high - low <= size {
            let middle = (low + high - size) / 2.0;
            return (middle, middle, 1);
        }
        let least = low.max(lead - size).min(-lead);
        (least, (high - size).clamp(least, -lead), PLACES)
    };
    let (left, right, columns) = range(straight.left(), straight.right(), frame.x);
    // Rows take room above and below wherever the line is straight.
    let (mut top, mut bottom, mut rows) = range(straight.top(), straight.bottom(), frame.y);
    if columns > 1 && rows == 1 {
        (top, bottom, rows) = (lead - frame.y, -lead, PLACES);
    }
    // Those in the middle come first.
    let from_middle = |count: u8| {
        let mut places: Vec<u8> = (0..count).collect();
        places.sort_by_key(|place| place.abs_diff(count / 2));
        places
    };
    let mut starts = Vec::new();
    for column in from_middle(columns) {
        for row in from_middle(rows) {
            let part = |n: u8, of: u8| f32::from(n) / f32::from(of.max(2) - 1);
            let min = pos2(
                left + (right - left) * part(column, columns),
                top + (bottom - top) * part(row, rows),
            );
            let frame = Rect::from_min_size(min, frame);
            starts.push(Start { frame, cost: 0.0 });
        }
    }
    starts
}

/// What the area may show so that these bones are all seen.
fn around(bones: Rect, last: Rect, size: Vec2) -> Vec<Start> {
    let spare = size - bones.size();
    if spare.min_elem() < 0.0 {
        return Vec::new();
    }
    let mut starts = Vec::new();
    let parts = [0.5, 0.0, 1.0];
    for x in parts {
        for y in parts {
            let min = bones.min - spare * vec2(x, y);
            let frame = Rect::from_min_size(min, size);
            let cost = cost::MOVED;
            starts.push(Start { frame, cost });
        }
    }
    // Where nothing is spare, rounding must not make it less.
    let lowest = (bones.max - size).min(bones.min);
    let near = (last.center() - size / 2.0).clamp(lowest, bones.min);
    let frame = Rect::from_min_size(near, size);
    starts.push(Start {
        frame,
        cost: cost::MOVED,
    });
    starts
}
