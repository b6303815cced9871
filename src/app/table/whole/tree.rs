//! Where the arms turn: an arm goes where it finds most room.
//!
//! Every open side keeps a place free for the next bone and a way from there
//! out of the picture, and as much for its doublet and the arms that it may
//! open. No bone is laid into what is kept for another side: so an arm can
//! always go on, and the place of an end never changes while it is open.

use egui::{Pos2, Rect, Vec2, vec2};

use super::place::{Tip, direction};
use super::{Open, P};
use crate::engine::{Bone, Bones, Pips, Spinner};

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

/// How an arm goes on: its next bone, and a way out of the picture after it.
#[derive(Debug, Clone)]
pub(super) struct Arm {
    /// How the bone touches.
    pub tip: Tip,
    out: Vec<Rect>,
    wish: Wish,
}

/// What an arm should have ahead.
#[derive(Debug, Clone, Copy)]
struct Wish {
    /// From the middle of its way out to the edges.
    aside: f32,
    /// Whether after the next bone a doublet has room for arms of its own.
    branches: bool,
}

impl Wish {
    const LEAST: Self = Self {
        aside: 0.5,
        branches: false,
    };
    /// The most that is wished for first.
    const ALL: [Self; 4] = [
        Self {
            aside: 1.0,
            branches: true,
        },
        Self {
            aside: 0.5,
            branches: true,
        },
        Self {
            aside: 1.0,
            branches: false,
        },
        Self::LEAST,
    ];
}

/// How the next bones touch an open side.
#[derive(Debug, Clone)]
pub(super) struct Ahead {
    /// A bone that is no doublet.
    pub bone: Arm,
    /// The doublet.
    pub doublet: Tip,
    /// What follows the doublet: the arm that goes on, and if it is a spinner,
    /// those across.
    pub arms: Vec<Arm>,
}

impl Ahead {
    /// As planned for an arm of a spinner.
    pub const fn of_arm(arm: Arm) -> Self {
        Self {
            doublet: arm.tip,
            bone: arm,
            arms: Vec::new(),
        }
    }

    /// Straight on.
    pub fn straight(tip: Tip) -> Self {
        Self::of_arm(Arm {
            tip,
            out: vec![lane(tip, 0.5, FAR)],
            wish: Wish::LEAST,
        })
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

    /// How much smaller than usual the picture is that holds all this.
    fn shrinking(&self, all: Rect) -> f32 {
        (all.size() / self.size).max_elem().max(1.0)
    }

    /// Decides how the next bones will touch the open side number `new`. Other
    /// ends keep their places; their ways out may change.
    pub fn aim(&self, opens: &mut [Open], new: usize) {
        let mut places = self.bones.clone();
        for (n, other) in opens.iter().enumerate() {
            if n != new {
                self.places(&other.ahead, other.pips, &mut places);
            }
        }
        let ways = self.ways(&opens[new], &places);
        let branches = self.branches_later();
        let bones: Vec<Tip> = ways
            .iter()
            .map(|(_, way)| *way)
            .filter(|way| !overlaps(way.next(false), &places))
            .collect();
        opens[new].ahead.arms.clear();
        if let Some(tip) = bones.first() {
            opens[new].ahead = Ahead::of_arm(Arm {
                tip: *tip,
                out: Vec::new(),
                wish: Wish::LEAST,
            });
        }
        let wishes = || {
            let all = Wish::ALL.into_iter();
            all.filter(move |wish| branches || !wish.branches)
        };
        let found = wishes().find_map(|wish| {
            bones.iter().find_map(|way| {
                self.settle(opens, new, &places, |taken| {
                    let arm = arm(*way, wish, taken)?;
                    let mut kept = arm.out.clone();
                    kept.push(arm.tip.next(false));
                    Some((arm, kept))
                })
            })
        });
        if let Some((arm, changed)) = found {
            opens[new].ahead.bone = arm;
            for (other, ahead) in changed {
                opens[other].ahead = ahead;
            }
        }
        if self
            .played
            .contains(Bone::new(opens[new].pips, opens[new].pips))
        {
            return;
        }
        let fallback = ways
            .iter()
            .find(|(_, way)| !overlaps(way.next(true), &places));
        if let Some((_, tip)) = fallback {
            opens[new].ahead.doublet = *tip;
        }
        let found = wishes().filter(|wish| !wish.branches).find_map(|wish| {
            ways.iter().find_map(|(_, way)| {
                self.settle(opens, new, &places, |taken| {
                    let arms = follow(*way, branches, wish, taken)?;
                    let mut kept = vec![way.next(true)];
                    for arm in &arms {
                        kept.push(arm.tip.next(false));
                        kept.extend(&arm.out);
                    }
                    Some(((*way, arms), kept))
                })
            })
        });
        if let Some(((way, arms), changed)) = found {
            opens[new].ahead.doublet = way;
            opens[new].ahead.arms = arms;
            for (other, ahead) in changed {
                opens[other].ahead = ahead;
            }
        }
    }

    /// Finds something for the open side `new` that leaves all others a way
    /// out: the one they have, or a new one.
    fn settle<T>(
        &self,
        opens: &[Open],
        new: usize,
        places: &[Rect],
        find: impl Fn(&[Rect]) -> Option<(T, Vec<Rect>)>,
    ) -> Option<(T, Vec<(usize, Ahead)>)> {
        let mut taken = places.to_vec();
        for (n, other) in opens.iter().enumerate() {
            if n != new {
                self.outs(&other.ahead, other.pips, &mut taken);
            }
        }
        if let Some((found, _)) = find(&taken) {
            return Some((found, Vec::new()));
        }
        let (found, kept) = find(places)?;
        let mut changed: Vec<(usize, Ahead)> = Vec::new();
        let crosses = |other: &Open| {
            let mut outs = Vec::new();
            self.outs(&other.ahead, other.pips, &mut outs);
            outs.iter().any(|out| overlaps(*out, &kept))
        };
        for (n, other) in opens.iter().enumerate() {
            if n == new || !crosses(other) {
                continue;
            }
            let mut taken = self.bones.clone();
            taken.extend(&kept);
            for (m, third) in opens.iter().enumerate() {
                if m == n {
                    continue;
                }
                let again = changed.iter().find(|(number, _)| *number == m);
                let ahead = again.map_or(&third.ahead, |(_, ahead)| ahead);
                self.places(ahead, third.pips, &mut taken);
                if again.is_some() || m == new || !crosses(third) {
                    self.outs(ahead, third.pips, &mut taken);
                }
            }
            let mut ahead = other.ahead.clone();
            let mut wish = ahead.bone.wish;
            wish.branches &= self.branches_later();
            ahead.bone = arm(ahead.bone.tip, wish, &taken)?;
            if !ahead.arms.is_empty() && self.can_come(other.pips) {
                let wish = ahead.arms[0].wish;
                ahead.arms = follow(ahead.doublet, self.branches_later(), wish, &taken)?;
            }
            changed.push((n, ahead));
        }
        Some((found, changed))
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

    /// Adds the places that are kept for what may be played at an open side.
    fn places(&self, ahead: &Ahead, pips: Pips, places: &mut Vec<Rect>) {
        places.push(ahead.bone.tip.next(false));
        if self.can_come(pips) {
            places.push(ahead.doublet.next(true));
            places.extend(self.arms(ahead).map(|arm| arm.tip.next(false)));
        }
    }

    /// Adds the ways out from there.
    fn outs(&self, ahead: &Ahead, pips: Pips, outs: &mut Vec<Rect>) {
        outs.extend(&ahead.bone.out);
        if self.can_come(pips) {
            outs.extend(self.arms(ahead).flat_map(|arm| &arm.out));
        }
    }

    /// What would follow the doublet as things are now.
    fn arms<'a>(&self, ahead: &'a Ahead) -> impl Iterator<Item = &'a Arm> + use<'a> {
        let count = if self.branches_later() { 3 } else { 1 };
        ahead.arms.iter().take(count)
    }

    /// The ways in which the next bone can touch an open side, best first.
    fn ways(&self, open: &Open, taken: &[Rect]) -> Vec<(f32, Tip)> {
        let mut ways: Vec<(f32, Tip)> = touching(open.tip, open.spun)
            .into_iter()
            .map(|way| {
                let cost = match (way == open.tip, open.spun) {
                    (true, _) => 0.0,
                    (false, false) => TURN,
                    (false, true) => 40.0,
                };
                (self.room(way, taken) - cost, way)
            })
            .collect();
        ways.sort_by(|(one, _), (other, _)| other.total_cmp(one));
        ways
    }

    /// How far a lane as wide as a doublet is free ahead, as long as it is worth
    /// going there.
    fn room(&self, tip: Tip, taken: &[Rect]) -> f32 {
        let along = direction(tip.heading);
        let side = vec2(along.y, along.x).abs();
        let wide = if self.branches_later() {
            P("LANE", 2.5)
        } else {
            1.0
        };
        let before = self.shrinking(self.bounds);
        let mut best = f32::NEG_INFINITY;
        let mut from = 0.0;
        while from < SIGHT {
            // Beside a corner the lane is as narrow as a bone.
            let wide = if from < 1.0 { 0.5 } else { wide };
            let step = Rect::from_two_pos(
                tip.contact() + along * from,
                tip.contact() + along * (from + 1.0),
            );
            if overlaps(step.expand2(side * wide), taken) {
                break;
            }
            from += 1.0;
            let all = self.bounds.union(step.expand2(side * 0.5));
            let worth = from - P("SHRINK", 20.0) * (self.shrinking(all) - before);
            if from <= 3.0 || worth > best {
                best = worth;
            }
        }
        best.max(-1000.0)
    }
}

/// The ways in which a bone can touch: straight on first.
fn touching(tip: Tip, spun: bool) -> Vec<Tip> {
    let [one, other] = tip.heading.across();
    let mut ways = vec![tip, tip.beyond(one), tip.beyond(other)];
    if !spun {
        ways.extend([tip.beside(one), tip.beside(other)]);
    }
    ways
}

/// What an arm covers from a tip on, straight ahead: it is as wide as a
/// doublet.
fn lane(tip: Tip, aside: f32, length: f32) -> Rect {
    let along = direction(tip.heading);
    let contact = tip.contact();
    Rect::from_two_pos(contact, contact + along * length)
        .expand2(vec2(along.y, along.x).abs() * aside)
}

/// What an arm covers on its way from a tip out of the picture: straight, or
/// around one corner.
fn way_out(tip: Tip, aside: f32, taken: &[Rect]) -> Option<Vec<Rect>> {
    let straight = lane(tip, aside, FAR);
    if !overlaps(straight, taken) {
        return Some(vec![straight]);
    }
    let from = |at: f32| tip.contact() + direction(tip.heading) * at;
    for turn in 0..=LONGEST {
        // A bone of the run may end this far, or one before it; the arm then
        // takes the corner with the next bone, or after a doublet.
        let turn = f32::from(turn);
        let run = lane(tip, aside, turn + 0.5 + aside);
        if overlaps(run, taken) {
            return None;
        }
        for side in tip.heading.across() {
            let strip = Rect::from_two_pos(
                from((turn - 1.0).max(0.5) - aside) + direction(side) * tip.aside,
                from(turn + 0.5 + aside) + direction(side) * FAR,
            );
            if !overlaps(strip, taken) {
                return Some(vec![run, strip]);
            }
        }
    }
    None
}

/// An arm that begins at this tip, if there is room for it.
fn arm(tip: Tip, wish: Wish, taken: &[Rect]) -> Option<Arm> {
    let place = tip.next(false);
    if overlaps(place, taken) {
        return None;
    }
    let after = tip.after(false);
    let mut out = way_out(after, wish.aside, taken)?;
    if wish.branches {
        let mut taken = taken.to_vec();
        taken.push(place);
        let (way, arms) = touching(after, false)
            .into_iter()
            .find_map(|way| Some((way, follow(way, true, wish, &taken)?)))?;
        out.push(way.next(true));
        for arm in arms {
            out.push(arm.tip.next(false));
            out.extend(arm.out);
        }
    }
    Some(Arm { tip, out, wish })
}

/// What follows a doublet at this tip, if there is room for it and them: the
/// arm that goes on, and if it spins those across.
fn follow(tip: Tip, spins: bool, wish: Wish, taken: &[Rect]) -> Option<Vec<Arm>> {
    let wish = Wish {
        branches: false,
        ..wish
    };
    let place = tip.next(true);
    if overlaps(place, taken) {
        return None;
    }
    let mut taken = taken.to_vec();
    taken.push(place);
    let after = tip.after(true);
    let [one, other] = tip.heading.across();
    let mut arms = Vec::new();
    for heading in if spins {
        vec![tip.heading, one, other]
    } else {
        vec![tip.heading]
    } {
        let side = Tip::of_doublet(after.center, tip.heading, heading);
        let mut ways = touching(side, spins).into_iter();
        let arm = ways.find_map(|way| arm(way, wish, &taken))?;
        taken.push(arm.tip.next(false));
        taken.extend(&arm.out);
        arms.push(arm);
    }
    Some(arms)
}

fn overlaps(place: Rect, others: &[Rect]) -> bool {
    others
        .iter()
        .any(|other| place.intersect(*other).is_positive())
}
