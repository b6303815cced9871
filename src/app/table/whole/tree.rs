//! Where the arms turn when doublets are spinners: an arm goes where it finds
//! most room.
//!
//! Every open side keeps a place free for the next bone, and for its doublet
//! with the arms that it may open. No bone is laid into a place that is kept,
//! so the place of an end never changes while it is open.

use egui::{Pos2, Rect, Vec2, vec2};

use super::Open;
use super::ground::Ground;
use super::place::{Tip, direction};
use crate::engine::{Bone, Bones, Spinner};

/// How far an arm looks ahead.
const SIGHT: f32 = 12.0;
/// What a turn must gain, in widths of a bone.
const TURN: f32 = 4.0;
/// What room outside the box is worth, compared with room in it.
const OUTSIDE: f32 = 0.1;

/// How the next bones touch an open side.
#[derive(Debug, Clone, Copy)]
pub(super) struct Ahead {
    /// A bone that is no doublet.
    pub bone: Tip,
    /// The doublet.
    pub doublet: Tip,
    /// The arms of that doublet, if it is a spinner: the one that goes on, and
    /// those across.
    pub arms: Option<[Tip; 3]>,
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
        let needed = if spinner == Spinner::Single {
            super::P("NEEDS", 160.0)
        } else {
            super::P("NEEDE", 300.0)
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
        let open = opens[new];
        let mut taken = self.bones.clone();
        for (n, other) in opens.iter().enumerate() {
            if n != new {
                self.keep(*other, &mut taken);
            }
        }
        let area = self.area();
        let tip = open.tip;
        let free = |place: Rect| !overlaps(place, &taken);
        let spun = tip.is_across() && self.spinner == Spinner::Every || open.spun;
        let ways = ways(tip, spun);
        let cost = |way: Tip| {
            if way == tip {
                0.0
            } else if spun {
                40.0
            } else {
                TURN
            }
        };
        let mut ahead = Ahead {
            bone: open.ahead.bone,
            doublet: open.ahead.doublet,
            arms: None,
        };
        let may_branch = self.may_branch(open);
        if !self.played.contains(Bone::new(open.pips, open.pips)) {
            let mut best = f32::NEG_INFINITY;
            for way in &ways {
                let arms = if may_branch { arms(*way, &taken) } else { None };
                let worth = self.room(*way, &taken, area)
                    - cost(*way)
                    - if may_branch && arms.is_none() {
                        100.0
                    } else {
                        0.0
                    }
                    - if free(way.next(true)) { 0.0 } else { 200.0 };
                if worth > best {
                    best = worth;
                    ahead.doublet = *way;
                    ahead.arms = arms;
                }
            }
        }
        let branches_later = self.branches_later();
        let mut rated: Vec<(f32, Tip)> = ways
            .iter()
            .filter(|way| free(way.next(false)))
            .map(|way| {
                let mut worth = self.room(*way, &taken, area) - cost(*way);
                if branches_later {
                    let mut then = taken.clone();
                    then.push(way.next(false));
                    let next = way.after(false);
                    if !self::ways(next, false)
                        .into_iter()
                        .any(|way| arms(way, &then).is_some())
                    {
                        worth -= 20.0;
                    }
                }
                (worth, *way)
            })
            .collect();
        rated.sort_by(|a, b| b.0.total_cmp(&a.0));
        for (_, way) in &rated {
            ahead.bone = *way;
            let mut ground = taken.clone();
            self.keep(Open { ahead, ..open }, &mut ground);
            let ground = Ground::new(&ground);
            let mut others = opens
                .iter()
                .enumerate()
                .filter(|(n, _)| *n != new)
                .map(|(_, other)| other.ahead.bone);
            if ground.leads_out(*way) && others.all(|other| ground.leads_out(other)) {
                return ahead;
            }
        }
        if let Some((_, way)) = rated.first() {
            ahead.bone = *way;
        }
        ahead
    }

    fn branches_later(&self) -> bool {
        match self.spinner {
            Spinner::None => false,
            Spinner::Single => !self.played.iter().any(Bone::is_doublet),
            Spinner::Every => true,
        }
    }

    /// Whether the doublet can still come that would open arms of its own here.
    fn may_branch(&self, open: Open) -> bool {
        self.branches_later() && !self.played.contains(Bone::new(open.pips, open.pips))
    }

    /// Adds the places that must stay free for what may be played at an open
    /// side.
    fn keep(&self, open: Open, taken: &mut Vec<Rect>) {
        taken.push(open.ahead.bone.next(false));
        if !self.played.contains(Bone::new(open.pips, open.pips)) {
            taken.push(open.ahead.doublet.next(true));
            if self.branches_later() {
                taken.extend(open.ahead.arms.iter().flatten().map(|arm| arm.next(false)));
            }
        }
    }

    /// How far a lane as wide as a doublet is free ahead.
    fn room(&self, tip: Tip, taken: &[Rect], area: Rect) -> f32 {
        let along = direction(tip.heading);
        let side = vec2(along.y, along.x).abs();
        let wide = if self.branches_later() {
            super::P("LANE", 1.5)
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

/// The arms that a doublet would open, if there is room for it and them.
fn arms(tip: Tip, taken: &[Rect]) -> Option<[Tip; 3]> {
    let mut kept = vec![tip.next(true)];
    if overlaps(kept[0], taken) {
        return None;
    }
    let doublet = tip.after(true);
    let [one, other] = tip.heading.across();
    let mut arm = |heading| {
        let side = Tip::of_doublet(doublet.center, tip.heading, heading);
        let way = ways(side, true).into_iter().find(|way| {
            let place = way.next(false);
            !overlaps(place, taken) && !overlaps(place, &kept)
        })?;
        kept.push(way.next(false));
        Some(way)
    };
    Some([arm(tip.heading)?, arm(one)?, arm(other)?])
}

fn overlaps(place: Rect, others: &[Rect]) -> bool {
    others
        .iter()
        .any(|other| place.intersect(*other).is_positive())
}
