//! Where the arms turn: an arm goes where it finds most room.
//!
//! Every open side keeps a place free for the next bone and a way from there
//! out of the picture, and as much for its doublet and the arms that it may
//! open. So an arm can always go on; and only if there is no other way does
//! the place of an end change while it is open.

use egui::{Rect, Vec2, vec2};

use super::ahead::{Ahead, Arm, Wish, follow, overlaps, touching};
use super::open::Open;
use super::place::{Tip, direction};
use crate::engine::{Bone, Bones, Pips, Spinner};

/// How far an arm looks ahead.
const SIGHT: f32 = 12.0;
/// What 28 bones need with the room between them, in squares as wide as a bone.
const ROOM: f32 = 160.0;
const ROOM_WITH_BRANCHES: f32 = 300.0;
/// How strong a dislike without reason can be, in widths of a bone.
const WHIM: f32 = 8.0;
/// What it costs to make the picture half as large.
const SHRINKING: f32 = 20.0;

/// What others keep while a plan is made for one open side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd)]
enum Keeping {
    Nothing,
    Places,
    Everything,
}

/// A manner of laying out.
#[derive(Debug, Clone, Copy)]
pub(super) struct Manner {
    /// What a turn must gain, in widths of a bone.
    turn: f32,
    /// What it must gain at a side of a spinner, where it looks odd.
    turn_at_spinner: f32,
    /// How much room the picture takes, compared with what it needs.
    room: f32,
    /// What it dislikes without reason; 0 nothing.
    whim: u32,
}

impl Manner {
    /// The manner that looks best.
    const BEST: Self = Self {
        turn: 4.0,
        turn_at_spinner: 40.0,
        room: 1.0,
        whim: 0,
    };

    /// The manner that looks best, and then others: turning sooner and later,
    /// more widely, and each with whims of its own.
    pub fn all() -> impl Iterator<Item = Self> {
        let others = (1..).map(|whim| Self {
            turn: [4.0, 0.0, 8.0, -4.0][whim as usize % 4],
            turn_at_spinner: [40.0, 6.0, 0.0][whim as usize % 3],
            room: [1.0, 2.0, 4.0][whim as usize / 4 % 3],
            whim,
        });
        std::iter::once(Self::BEST).chain(others)
    }

    /// How much less it likes to go on at a tip: 0.0 to `WHIM`.
    fn dislike(self, tip: Tip) -> f32 {
        if self.whim == 0 {
            return 0.0;
        }
        let at = tip.contact() * 2.0;
        let mixed = (at.x as i32 as u32)
            .wrapping_mul(0x9e37_79b9)
            .wrapping_add((at.y as i32 as u32).wrapping_mul(0x85eb_ca6b))
            .wrapping_add((tip.heading as u32).wrapping_mul(0xc2b2_ae35))
            .wrapping_add(self.whim.wrapping_mul(0x27d4_eb2f));
        let mixed = (mixed ^ (mixed >> 15)).wrapping_mul(0x2c1b_3c6d);
        WHIM * ((mixed >> 16) as f32 / 65_536.0)
    }
}

/// What the arms know of the table.
#[derive(Debug, Clone)]
pub(super) struct Tree {
    spinner: Spinner,
    manner: Manner,
    /// The size of the box that the picture is to fill.
    size: Vec2,
    bounds: Rect,
    bones: Vec<Rect>,
    played: Bones,
}

impl Tree {
    /// Arms on an empty table, for an area of this shape.
    pub fn new(spinner: Spinner, area: Vec2, manner: Manner) -> Self {
        let aspect = (area.x.max(1.0) / area.y.max(1.0)).clamp(0.4, 2.5);
        let room = manner.room
            * match spinner {
                Spinner::None | Spinner::Single => ROOM,
                Spinner::Every => ROOM_WITH_BRANCHES,
            };
        let width = (room * aspect).sqrt().round();
        Self {
            spinner,
            manner,
            size: vec2(width, (room / width).round()),
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

    /// Decides how the next bones will touch the open side number `new`.
    pub fn aim(&self, opens: &mut [Open], new: usize) {
        let ways = self.ways(&opens[new], &self.taken(opens, new, Keeping::Places));
        let first = |is_doublet| {
            let mut ways = ways.iter().copied();
            let taken = self.taken(opens, new, Keeping::Places);
            ways.find(move |way| !overlaps(way.next(is_doublet), &taken))
        };
        let (bone, doublet) = (first(false), first(true));
        if let Some(tip) = bone {
            opens[new].ahead.bone = Arm::poor(tip);
        }
        if let Some(tip) = doublet {
            opens[new].ahead.doublet = tip;
        }
        opens[new].ahead.arms.clear();

        let bone = self.settle(opens, new, &self.wishes(), &ways, |way, wish, taken| {
            let arm = Arm::new(way, wish, taken)?;
            let kept = arm.kept().collect();
            Some((arm, kept))
        });
        if let Some(arm) = bone {
            opens[new].ahead.bone = arm;
        }
        if !self.can_come(opens[new].pips) {
            return;
        }
        let branches = self.branches_later();
        let doublet = self.settle(opens, new, &Wish::PLAIN, &ways, |way, wish, taken| {
            let arms = follow(way, branches, wish, taken)?;
            let mut kept = vec![way.next(true)];
            kept.extend(arms.iter().flat_map(Arm::kept));
            Some(((way, arms), kept))
        });
        if let Some((way, arms)) = doublet {
            opens[new].ahead.doublet = way;
            opens[new].ahead.arms = arms;
        }
    }

    /// What is wished for an arm, the most first.
    fn wishes(&self) -> Vec<Wish> {
        let mut wishes = Vec::new();
        if self.branches_later() {
            wishes.extend(Wish::BRANCHING);
        }
        wishes.extend(Wish::PLAIN);
        wishes
    }

    /// Finds something for the open side `new` that leaves all others what they
    /// need. They keep what they have, or at least their places; only if
    /// nothing can be found so do they find something else.
    fn settle<T>(
        &self,
        opens: &mut [Open],
        new: usize,
        wishes: &[Wish],
        ways: &[Tip],
        find: impl Fn(Tip, Wish, &[Rect]) -> Option<(T, Vec<Rect>)>,
    ) -> Option<T> {
        let taken = |keeping| self.taken(opens, new, keeping);
        let [all, places, none] =
            [Keeping::Everything, Keeping::Places, Keeping::Nothing].map(taken);
        let attempts: [&[&[Rect]]; 2] = [&[&all, &places], &[&none]];
        let found = attempts.into_iter().find_map(|takens| {
            wishes.iter().find_map(|wish| {
                ways.iter().find_map(|way| {
                    takens.iter().find_map(|taken| {
                        let (found, kept) = find(*way, *wish, taken)?;
                        Some((found, self.yielding(opens, new, &kept)?))
                    })
                })
            })
        });
        let (found, changed) = found?;
        for (other, ahead) in changed {
            opens[other].ahead = ahead;
        }
        Some(found)
    }

    /// The new plans of all other open sides whose plans run into the places in
    /// `kept`; `None` if one of them would find no way then.
    fn yielding(&self, opens: &[Open], new: usize, kept: &[Rect]) -> Option<Vec<(usize, Ahead)>> {
        let crossed = |what: &[Rect]| what.iter().any(|place| overlaps(*place, kept));
        let crossing: Vec<Keeping> = opens
            .iter()
            .enumerate()
            .map(|(n, other)| {
                if n == new {
                    Keeping::Everything
                } else if crossed(&self.places(other)) {
                    Keeping::Nothing
                } else if crossed(&self.outs(other)) {
                    Keeping::Places
                } else {
                    Keeping::Everything
                }
            })
            .collect();
        let mut changed: Vec<(usize, Ahead)> = Vec::new();
        for (n, other) in opens.iter().enumerate() {
            if crossing[n] == Keeping::Everything {
                continue;
            }
            let mut taken = self.bones.clone();
            taken.extend(kept);
            for (m, third) in opens.iter().enumerate() {
                if m == n {
                    continue;
                }
                let again = changed.iter().find(|(number, _)| *number == m);
                if let Some((_, ahead)) = again {
                    let third = Open {
                        ahead: ahead.clone(),
                        ..*third
                    };
                    taken.extend(self.places(&third));
                    taken.extend(self.outs(&third));
                } else {
                    if crossing[m] >= Keeping::Places {
                        taken.extend(self.places(third));
                    }
                    if crossing[m] == Keeping::Everything {
                        taken.extend(self.outs(third));
                    }
                }
            }
            // As good a way as it has, and if it can be, from the same places.
            let mut ahead = other.ahead.clone();
            let ways = self.ways(other, &taken);
            let moves = crossing[n] == Keeping::Nothing;
            let ways = |tip| if moves { ways.clone() } else { vec![tip] };
            let branches = self.branches_later();
            let mut wish = ahead.bone.wish;
            wish.branches &= branches;
            let mut for_bone = ways(ahead.bone.tip).into_iter();
            ahead.bone = for_bone.find_map(|way| Arm::new(way, wish, &taken))?;
            if let Some(Arm { wish, .. }) = ahead.arms.first()
                && self.can_come(other.pips)
            {
                let mut for_doublet = ways(ahead.doublet).into_iter();
                (ahead.doublet, ahead.arms) = for_doublet
                    .find_map(|way| Some((way, follow(way, branches, *wish, &taken)?)))?;
            }
            changed.push((n, ahead));
        }
        Some(changed)
    }

    /// What is taken by the bones, and kept for others than the open side
    /// `new`.
    fn taken(&self, opens: &[Open], new: usize, keeping: Keeping) -> Vec<Rect> {
        let mut taken = self.bones.clone();
        for (n, other) in opens.iter().enumerate() {
            if n != new && keeping >= Keeping::Places {
                taken.extend(self.places(other));
            }
            if n != new && keeping == Keeping::Everything {
                taken.extend(self.outs(other));
            }
        }
        taken
    }

    /// The places that are kept for what may be played at an open side.
    fn places(&self, open: &Open) -> Vec<Rect> {
        let mut places = vec![open.ahead.bone.tip.next(false)];
        if self.can_come(open.pips) {
            places.push(open.ahead.doublet.next(true));
            places.extend(self.arms(open).map(|arm| arm.tip.next(false)));
        }
        places
    }

    /// The ways out from there.
    fn outs(&self, open: &Open) -> Vec<Rect> {
        let mut outs = open.ahead.bone.out.clone();
        if self.can_come(open.pips) {
            outs.extend(self.arms(open).flat_map(|arm| &arm.out));
        }
        outs
    }

    /// What would follow the doublet as things are now.
    fn arms<'a>(&self, open: &'a Open) -> impl Iterator<Item = &'a Arm> + use<'a> {
        let count = if self.branches_later() { 3 } else { 1 };
        open.ahead.arms.iter().take(count)
    }

    /// Whether a doublet that is played now is a spinner.
    fn branches_later(&self) -> bool {
        match self.spinner {
            Spinner::None => false,
            Spinner::Single => !self.played.iter().any(Bone::is_doublet),
            Spinner::Every => true,
        }
    }

    /// Whether the doublet of a number can still come.
    fn can_come(&self, pips: Pips) -> bool {
        !self.played.contains(Bone::new(pips, pips))
    }

    /// The ways in which the next bone can touch an open side, best first.
    fn ways(&self, open: &Open, taken: &[Rect]) -> Vec<Tip> {
        let mut ways: Vec<(f32, Tip)> = touching(open.tip, open.spun)
            .into_iter()
            .map(|way| {
                let cost = match (way == open.tip, open.spun) {
                    (true, _) => 0.0,
                    (false, false) => self.manner.turn,
                    (false, true) => self.manner.turn_at_spinner,
                };
                (
                    self.worth(way, taken) - cost - self.manner.dislike(way),
                    way,
                )
            })
            .collect();
        ways.sort_by(|(one, _), (other, _)| other.total_cmp(one));
        ways.into_iter().map(|(_, way)| way).collect()
    }

    /// What it is worth to go on from a tip: how far the lane ahead is free,
    /// less what it costs that the picture shrinks.
    fn worth(&self, tip: Tip, taken: &[Rect]) -> f32 {
        let along = direction(tip.heading);
        let aside = vec2(along.y, along.x).abs();
        let wide = if self.branches_later() { 2.5 } else { 1.0 };
        let mut worth = f32::MIN;
        let mut length = 0.0;
        while length < SIGHT {
            let from = tip.contact() + along * length;
            let step = Rect::from_two_pos(from, from + along);
            // Beside a corner the lane is as narrow as a bone.
            let wide = if length < 1.0 { 0.5 } else { wide };
            if overlaps(step.expand2(aside * wide), taken) {
                break;
            }
            length += 1.0;
            let all = self.bounds.union(step.expand2(aside * 0.5));
            let cost = SHRINKING * (self.shrinking(all) - self.shrinking(self.bounds));
            // A bone must be laid, what comes after it need not.
            if length <= 3.0 {
                worth = length - cost;
            } else {
                worth = worth.max(length - cost);
            }
        }
        worth
    }

    /// How often the box would have to be as large to hold all this.
    fn shrinking(&self, all: Rect) -> f32 {
        (all.size() / self.size).max_elem().max(1.0)
    }
}
