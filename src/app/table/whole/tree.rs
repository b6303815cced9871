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
    /// After a bone that is no doublet, how the arm would go on.
    pub then: Option<Then>,
}

/// How an arm would go on after the next bone.
#[derive(Debug, Clone, Copy)]
pub(super) struct Then {
    pub bone: Tip,
    pub doublet: Tip,
    pub arms: Option<[Tip; 3]>,
}

impl Then {
    fn keep(&self, taken: &mut Vec<Rect>) {
        taken.extend([self.bone.next(false), self.doublet.next(true)]);
        taken.extend(self.arms.iter().flatten().map(|arm| arm.next(false)));
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
            arms: None,
            then: None,
            ..open.ahead
        };
        let others: Vec<Tip> = opens
            .iter()
            .enumerate()
            .filter(|(n, _)| *n != new)
            .map(|(_, other)| other.ahead.bone)
            .collect();
        // How many arms would be walled in.
        let walled_in = |kept: &[Rect], own: &[Tip]| {
            let mut ground = taken.clone();
            ground.extend(kept);
            let ground = Ground::new(&ground);
            let arms = others.iter().chain(own);
            arms.filter(|arm| !ground.leads_out(**arm)).count()
        };
        if !self.played.contains(Bone::new(open.pips, open.pips)) {
            let may_branch = self.may_branch(open);
            let doublets = ways.iter().filter(|way| free(way.next(true))).map(|way| {
                let arms = if may_branch { arms(*way, &taken) } else { None };
                let short = if may_branch && arms.is_none() {
                    100.0
                } else {
                    0.0
                };
                let worth = self.room(*way, &taken, area) - cost(*way) - short;
                (worth, (*way, arms))
            });
            let found = most_worth(doublets.collect(), |(way, arms)| {
                let mut kept = vec![way.next(true)];
                kept.extend(arms.iter().flatten().map(|arm| arm.next(false)));
                match arms {
                    Some(arms) => walled_in(&kept, arms),
                    None => walled_in(&kept, &[way.after(true)]),
                }
            });
            if let Some(found) = found {
                (ahead.doublet, ahead.arms) = found;
            }
        }
        let branches_later = self.branches_later();
        let bones = ways.iter().filter(|way| free(way.next(false))).map(|way| {
            let mut worth = self.room(*way, &taken, area) - cost(*way);
            let mut after = taken.clone();
            after.push(way.next(false));
            let next = self::ways(way.after(false), false);
            let first = |is_doublet| {
                let mut ways = next.iter();
                ways.find(|way| !overlaps(way.next(is_doublet), &after))
                    .copied()
            };
            let branch = next
                .iter()
                .filter(|_| branches_later && super::P("THENARMS", 1.0) > 0.0)
                .find_map(|way| Some((*way, arms(*way, &after)?)));
            let then = match branch {
                Some((doublet, arms)) => Some((doublet, Some(arms))),
                None => first(true).map(|doublet| (doublet, None)),
            };
            let then = first(false).zip(then).map(|(bone, (doublet, arms))| Then {
                bone,
                doublet,
                arms,
            });
            if branches_later
                && branch.is_none()
                && !next.iter().any(|way| arms(*way, &after).is_some())
            {
                worth -= 20.0;
            }
            if then.is_none() {
                worth -= 50.0;
            }
            (worth, (*way, then))
        });
        let found = most_worth(bones.collect(), |(way, then)| {
            let mut kept = vec![way.next(false)];
            let own = match then {
                Some(then) => {
                    let own = walled_in(&[way.next(false), then.bone.next(false)], &[then.bone]);
                    if own > 0 {
                        return own;
                    }
                    then.keep(&mut kept);
                    vec![]
                }
                None => vec![*way],
            };
            walled_in(&kept, &own)
        });
        if let Some(found) = found {
            (ahead.bone, ahead.then) = found;
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
        if let Some(then) = open.ahead.then {
            then.keep(taken);
        }
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

/// What is worth most of what walls in fewest arms.
fn most_worth<T>(mut rated: Vec<(f32, T)>, walled_in: impl Fn(&T) -> usize) -> Option<T> {
    rated.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    let mut best = None;
    let mut fewest = usize::MAX;
    for (_, way) in rated {
        let count = walled_in(&way);
        if count < fewest {
            fewest = count;
            best = Some(way);
        }
        if count == 0 {
            break;
        }
    }
    best
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
