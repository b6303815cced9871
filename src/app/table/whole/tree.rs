//! Where the arms turn: an arm goes where it finds most room.
//!
//! Every open side keeps a place free for the next bone and a way from there
//! out of the picture, and as much for its doublet and the arms that it may
//! open. No bone is laid into what is kept for another side: so an arm can
//! always go on, and the place of an end never changes while it is open.

use egui::{Pos2, Rect, Vec2, vec2};

use super::place::{Tip, direction};
use super::{Open, P};
use crate::engine::{Bone, Bones, Spinner};

/// How far an arm looks ahead.
const SIGHT: f32 = 12.0;
/// What a turn must gain, in widths of a bone.
const TURN: f32 = 4.0;
/// What room outside the box is worth, compared with room in it.
const OUTSIDE: f32 = 0.1;
/// Farther than any bone can lie.
const FAR: f32 = 100.0;
/// How far a way out goes straight at most before it turns.
const LONGEST: u8 = 10;

/// How the next bones touch an open side.
#[derive(Debug, Clone)]
pub(super) struct Ahead {
    /// A bone that is no doublet.
    pub bone: Tip,
    /// The doublet.
    pub doublet: Tip,
    /// The arms of that doublet, if it is a spinner: the one that goes on, and
    /// those across.
    pub arms: Option<[Tip; 3]>,
    /// What is kept free for a bone.
    kept: Vec<Rect>,
    /// What is kept free for the doublet.
    kept_for_doublet: Vec<Rect>,
}

impl Ahead {
    /// Straight on, or as planned.
    pub fn new(tip: Tip) -> Self {
        let mut kept = lane(tip, FAR).to_vec();
        kept.push(tip.next(false));
        Self {
            bone: tip,
            doublet: tip,
            arms: None,
            kept,
            kept_for_doublet: Vec::new(),
        }
    }
}

/// What the branches know of the table.
#[derive(Debug, Clone)]
pub(super) struct Tree {
    spinner: Spinner,
    /// The size of the box that the picture is to fill.
    size: Vec2,
    bounds: Rect,
    bones: Vec<Rect>,
    played: Bones,
}

impl Tree {
    /// Branches on an empty table, for an area of this shape.
    pub fn new(spinner: Spinner, area: Vec2) -> Self {
        let aspect = (area.x.max(1.0) / area.y.max(1.0)).clamp(0.4, 2.5);
        let needed = match spinner {
            Spinner::None => P("NEEDN", 160.0),
            Spinner::Single => P("NEEDS", 160.0),
            Spinner::Every => P("NEEDE", 300.0),
        };
        let width = (needed * aspect).sqrt().round();
        Self {
            spinner,
            size: vec2(width, (needed / width).round()),
            bounds: Rect::NOTHING,
            bones: Vec::new(),
            played: Bones::EMPTY,
        }
    }

    /// A bone was laid.
    pub fn laid(&mut self, bone: Bone, place: Rect) {
        self.bones.push(place);
        self.bounds = self.bounds.union(place);
        self.played.insert(bone);
    }

    /// The box that the picture is to fill: it grows with the picture.
    fn area(&self) -> Rect {
        let grown = (self.bounds.size() / self.size).max_elem().max(1.0);
        Rect::from_center_size(self.bounds.center(), self.size * grown)
    }

    /// How the next bones will touch the open side number `new`.
    pub fn aim(&self, opens: &[Open], new: usize) -> Ahead {
        let open = &opens[new];
        let mut taken = self.bones.clone();
        for (n, other) in opens.iter().enumerate() {
            if n != new {
                self.keep(other, &mut taken);
            }
        }
        let area = self.area();
        let spun = open.spun;
        let tip = open.tip;
        let mut ways: Vec<(f32, Tip)> = ways(tip, spun)
            .into_iter()
            .map(|way| {
                let cost = match (way == tip, spun) {
                    (true, _) => 0.0,
                    (false, false) => TURN,
                    (false, true) => 40.0,
                };
                (self.room(way, &taken, area) - cost, way)
            })
            .collect();
        ways.sort_by(|(one, _), (other, _)| other.total_cmp(one));
        let mut ahead = open.ahead.clone();
        let branches = self.branches_later();
        // A bone, and what may follow it.
        let mut best = f32::NEG_INFINITY;
        for (worth, way) in &ways {
            if overlaps(way.next(false), &taken) {
                continue;
            }
            let mut after = taken.clone();
            after.push(way.next(false));
            let next = way.after(false);
            let out = way_out(next, &after);
            let mut worth = *worth;
            if out.is_none() {
                worth -= 1000.0;
            }
            if branches
                && !self::ways(next, false)
                    .into_iter()
                    .any(|way| branch(way, &after).is_some())
            {
                worth -= P("NOBR", 30.0);
            }
            if worth > best {
                best = worth;
                ahead.bone = *way;
                ahead.kept = vec![way.next(false)];
                ahead.kept.extend(out.into_iter().flatten());
            }
        }
        // The doublet.
        ahead.arms = None;
        ahead.kept_for_doublet = Vec::new();
        if self.played.contains(Bone::new(open.pips, open.pips)) {
            return ahead;
        }
        let mut best = f32::NEG_INFINITY;
        for (worth, way) in &ways {
            let place = way.next(true);
            if overlaps(place, &taken) {
                continue;
            }
            let mut worth = *worth;
            let mut kept = vec![place];
            let mut arms = None;
            if branches {
                match branch(*way, &taken) {
                    Some((found, keep)) => {
                        arms = Some(found);
                        kept.extend(keep);
                    }
                    None => worth -= 1000.0,
                }
            } else {
                let mut after = taken.clone();
                after.push(place);
                let next = way.after(true);
                let out = self::ways(next, false).into_iter().find_map(|way| {
                    if overlaps(way.next(false), &after) {
                        return None;
                    }
                    let mut out = way_out(way.after(false), &after)?;
                    out.push(way.next(false));
                    Some(out)
                });
                if out.is_none() {
                    worth -= 1000.0;
                }
                kept.extend(out.into_iter().flatten());
            }
            if worth > best {
                best = worth;
                ahead.doublet = *way;
                ahead.arms = arms;
                ahead.kept_for_doublet = kept;
            }
        }
        ahead
    }

    /// Whether a doublet that is played now is a spinner.
    fn branches_later(&self) -> bool {
        match self.spinner {
            Spinner::None => false,
            Spinner::Single => !self.played.iter().any(Bone::is_doublet),
            Spinner::Every => true,
        }
    }

    /// Adds the places that must stay free for what may be played at an open
    /// side.
    fn keep(&self, open: &Open, taken: &mut Vec<Rect>) {
        taken.extend(&open.ahead.kept);
        if !self.played.contains(Bone::new(open.pips, open.pips)) {
            taken.extend(&open.ahead.kept_for_doublet);
        }
    }

    /// How far a lane as wide as a doublet is free ahead.
    fn room(&self, tip: Tip, taken: &[Rect], area: Rect) -> f32 {
        let along = direction(tip.heading);
        let side = vec2(along.y, along.x).abs();
        let wide = if self.branches_later() {
            P("LANE", 1.5)
        } else {
            1.0
        };
        let mut room = 0.0;
        let mut from = 0.0;
        while from < SIGHT {
            // Beside a corner the lane is as narrow as a bone.
            let wide = if from < 1.0 { 0.5 } else { wide };
            let step = Rect::from_two_pos(
                tip.contact() + along * from,
                tip.contact() + along * (from + 1.0),
            )
            .expand2(side * wide);
            if overlaps(step, taken) {
                break;
            }
            let inside = area.contains(step.center());
            room += if inside { 1.0 } else { OUTSIDE };
            from += 1.0;
        }
        room
    }
}

/// The ways in which a bone can touch: straight on first.
fn ways(tip: Tip, spun: bool) -> Vec<Tip> {
    let [one, other] = tip.heading.across();
    let mut ways = vec![tip, tip.beyond(one), tip.beyond(other)];
    if !spun {
        ways.extend([tip.beside(one), tip.beside(other)]);
    }
    ways
}

/// What an arm covers from a tip on, straight ahead; it is as narrow as a bone
/// where it may begin at a corner.
fn lane(tip: Tip, length: f32) -> [Rect; 2] {
    let along = direction(tip.heading);
    let side = vec2(along.y, along.x).abs();
    let from = |at: f32| tip.contact() + along * at;
    [
        Rect::from_two_pos(from(0.0), from(1.0)).expand2(side * 0.5),
        Rect::from_two_pos(from(1.0), from(length.max(1.0))).expand2(side),
    ]
}

/// What an arm covers on its way from a tip out of the picture: straight, or
/// around one corner.
fn way_out(tip: Tip, taken: &[Rect]) -> Option<Vec<Rect>> {
    let free = |lane: &[Rect]| !lane.iter().any(|part| overlaps(*part, taken));
    let straight = lane(tip, FAR);
    if free(&straight) {
        return Some(straight.to_vec());
    }
    let along = direction(tip.heading);
    let from = |at: f32| tip.contact() + along * at;
    for turn in 0..=LONGEST {
        let turn = f32::from(turn);
        let run = lane(tip, turn + 1.5);
        if !free(&run) {
            return None;
        }
        for side in tip.heading.across() {
            let out = direction(side) * FAR;
            let near = if turn < 2.0 { 0.0 } else { turn - 2.0 };
            let strip =
                Rect::from_two_pos(from(near) + direction(side) * 0.5, from(turn + 1.5) + out);
            if free(&[strip]) {
                return Some(vec![run[0], run[1], strip]);
            }
        }
    }
    None
}

/// The arms that a doublet would open, and what must be kept for them, if there
/// is room.
fn branch(tip: Tip, taken: &[Rect]) -> Option<([Tip; 3], Vec<Rect>)> {
    if overlaps(tip.next(true), taken) {
        return None;
    }
    let doublet = tip.after(true);
    let [one, other] = tip.heading.across();
    let mut all = taken.to_vec();
    all.push(tip.next(true));
    let before = taken.len();
    let mut arm = |heading| {
        let side = Tip::of_doublet(doublet.center, tip.heading, heading);
        ways(side, true).into_iter().find_map(|way| {
            let place = way.next(false);
            if overlaps(place, &all) {
                return None;
            }
            let length = all.len();
            all.push(place);
            let out = way_out(way.after(false), &all);
            match out {
                Some(out) => {
                    all.extend(out);
                    Some(way)
                }
                None => {
                    all.truncate(length);
                    None
                }
            }
        })
    };
    let arms = [arm(tip.heading)?, arm(one)?, arm(other)?];
    Some((arms, all.split_off(before)))
}

fn overlaps(place: Rect, others: &[Rect]) -> bool {
    others
        .iter()
        .any(|other| place.intersect(*other).is_positive())
}
