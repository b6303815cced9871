//! What has to be laid, and what touches what.

use egui::Rect;

use super::place::{GAP, Tip, overlap, turned};
use engine::{Bone, PlacedBone, Side, Table};

/// The side of a bone on which the next one touches.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum From {
    /// Nothing: it is the first.
    Nowhere,
    /// Where the arm goes on.
    Onward,
    /// The other side of the first bone.
    Back,
    /// A short side of a spinner, to the right of its arm or to the left.
    Aside { clockwise: bool },
}

/// What is laid.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum What {
    /// The bone that was played as this one in order.
    Bone(usize),
    /// The place for a bone that is no doublet at this end of the table.
    Drop(usize),
    /// The place for the doublet there.
    Doublet(usize),
}

impl What {
    /// When a bone was played.
    const fn order(self) -> Option<usize> {
        match self {
            Self::Bone(order) => Some(order),
            Self::Drop(_) | Self::Doublet(_) => None,
        }
    }
}

/// Whether an arm turns with an item.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Turn {
    /// Neither it nor what it touches is a doublet.
    Free,
    /// It is one, or touches one.
    Never,
    /// It touches a doublet, but straight on it would lie on something.
    Forced,
}

/// One bone to be laid, or a place for one.
#[derive(Debug, Clone, Copy)]
pub(super) struct Item {
    pub what: What,
    /// The item that it touches; its own number for the first.
    pub before: usize,
    pub from: From,
    pub is_doublet: bool,
    pub turn: Turn,
    /// To which arm of the first bone it belongs, if that is one of the two it
    /// begins with: 0 or 1.
    pub arm: Option<usize>,
}

/// All that is to be laid: bones first, from the first one outward, then the
/// places at the ends.
#[derive(Debug)]
pub(super) struct Plan {
    pub items: Vec<Item>,
    pub bones: usize,
    /// The item of each bone, in order of play.
    pub of_bone: Vec<usize>,
    /// What touches each item: bones and places for them.
    pub touching: Vec<Vec<usize>>,
    /// How long each item is with all that goes straight on from it.
    pub rest: Vec<f32>,
    /// How long it is with all that has to go straight on from it, because no
    /// arm turns at a doublet.
    pub stiff: Vec<f32>,
    /// Where straight arms would meet: of each of these at least one turns.
    pub knots: Vec<Vec<usize>>,
}

impl Plan {
    /// A plan in which the bones that were played as these ones turn at a
    /// doublet, and others only where there is no other way.
    pub fn new(table: &Table, placed: &[PlacedBone], turning: &[usize]) -> Self {
        let index = |bone: Bone| placed.iter().position(|placed| placed.bone == bone);
        // The logical direction of each arm, its distance from the first bone,
        // and which of its two arms it is.
        let mut sides = Vec::with_capacity(placed.len());
        let mut far = Vec::with_capacity(placed.len());
        for play in placed {
            let on = play.end.and_then(|end| index(end.on));
            sides.push(play.end.map_or(Side::East, |end| end.side));
            far.push(on.map_or(0, |on| far[on] + 1));
        }
        let mut order: Vec<usize> = (0..placed.len()).collect();
        order.sort_by_key(|n| (far[*n], *n));
        let mut of_bone = vec![0; placed.len()];
        for (item, bone) in order.iter().enumerate() {
            of_bone[*bone] = item;
        }
        let mut items: Vec<Item> = Vec::with_capacity(placed.len() + 16);
        let touching = |items: &[Item], what, on: usize, side: Side, is_doublet: bool| {
            let from = if side == sides[on] {
                From::Onward
            } else if side == sides[on].opposite() {
                From::Back
            } else {
                let clockwise = turned(sides[on], true) == side;
                From::Aside { clockwise }
            };
            let before = of_bone[on];
            let arm = match from {
                From::Aside { .. } => None,
                _ if before == 0 => Some(usize::from(from == From::Back)),
                _ => items[before].arm,
            };
            let turn = match what {
                _ if !is_doublet && !placed[on].bone.is_doublet() => Turn::Free,
                What::Bone(order) if turning.contains(&order) => Turn::Forced,
                _ => Turn::Never,
            };
            Item {
                what,
                before,
                from,
                is_doublet,
                turn,
                arm,
            }
        };
        for n in order {
            let PlacedBone { bone, end, .. } = placed[n];
            let is_doublet = bone.is_doublet();
            let on = end.and_then(|end| Some((index(end.on)?, end.side)));
            items.push(match on {
                Some((on, side)) => touching(&items, What::Bone(n), on, side, is_doublet),
                None => Item {
                    what: What::Bone(n),
                    before: 0,
                    from: From::Nowhere,
                    is_doublet,
                    turn: Turn::Never,
                    arm: None,
                },
            });
        }
        let bones = items.len();
        let knots = find_knots(&mut items);
        for (n, open) in table.ends().iter().enumerate() {
            let end = open.end();
            let Some(on) = index(end.on) else { continue };
            items.push(touching(&items, What::Drop(n), on, end.side, false));
            let doublet = Bone::new(open.pips(), open.pips());
            if !table.played().contains(doublet) {
                items.push(touching(&items, What::Doublet(n), on, end.side, true));
            }
        }
        let mut touching = vec![Vec::new(); items.len()];
        let mut rest = vec![0.0; items.len()];
        let mut stiff = vec![0.0; items.len()];
        for (n, item) in items.iter().enumerate().rev() {
            let length = if item.is_doublet { 1.0 } else { 2.0 };
            rest[n] += length;
            if matches!(item.what, What::Bone(_)) {
                stiff[n] += length;
            }
            if n > 0 && !matches!(item.what, What::Doublet(_)) {
                touching[item.before].push(n);
                if item.from == From::Onward {
                    rest[item.before] += rest[n];
                    if item.turn == Turn::Never {
                        stiff[item.before] += stiff[n];
                    }
                }
            }
        }
        Self {
            items,
            bones,
            of_bone,
            touching,
            rest,
            stiff,
            knots,
        }
    }

    /// The bones, in order of play, that could make room if they turned at a
    /// doublet: what was played last first.
    pub fn last_resorts(&self) -> impl Iterator<Item = usize> {
        let bones = (1..self.of_bone.len()).rev();
        bones.filter(|bone| self.items[self.of_bone[*bone]].turn == Turn::Never)
    }

    /// The item with which an arm goes on after this one.
    pub fn onward(&self, from: From, of: usize) -> Option<usize> {
        let mut touching = self.touching[of].iter().copied();
        touching.find(|item| self.items[*item].from == from)
    }
}

/// Finds where bones would meet if every arm went straight on, and makes an arm
/// turn at a doublet where there is no other way.
///
/// Each of what is found lists the free turns between two bones that would meet:
/// one of them has to be taken.
fn find_knots(items: &mut [Item]) -> Vec<Vec<usize>> {
    loop {
        let mut knots = Vec::new();
        let Some(forced) = find_forced(items, &mut knots) else {
            return knots;
        };
        items[forced].turn = Turn::Forced;
    }
}

/// The first bone that has to turn at a doublet, if there is any: of those that
/// would help the one that was played last.
fn find_forced(items: &[Item], knots: &mut Vec<Vec<usize>>) -> Option<usize> {
    // The bones as they would lie, each with the last forced turn before it:
    // nothing is known of what is beyond that.
    let mut lines: Vec<(usize, Tip, Rect)> = Vec::with_capacity(items.len());
    for (n, item) in items.iter().enumerate() {
        let (line, tip) = match lines.get(item.before) {
            Some((line, before, _)) if item.turn != Turn::Forced => {
                (*line, begins(item.from, *before, item.is_doublet))
            }
            _ => (n, Tip::of_lead(item.is_doublet)),
        };
        let place = tip.next(item.is_doublet);
        for (m, (others_line, _, other)) in lines.iter().enumerate() {
            if *others_line != line || m == item.before || !overlap(place.expand(GAP), *other) {
                continue;
            }
            let between = between(items, n, m);
            let free = between
                .iter()
                .copied()
                .filter(|it| items[*it].turn == Turn::Free);
            let mut free: Vec<usize> = free.collect();
            if free.is_empty() {
                let bones = between.into_iter().filter(|it| !items[*it].is_doublet);
                return bones.max_by_key(|it| items[*it].what.order());
            }
            free.sort_unstable();
            if !knots.contains(&free) {
                knots.push(free);
            }
        }
        lines.push((line, tip.after(item.is_doublet), place));
    }
    None
}

/// The items on the way from one to another: all that could turn between them.
fn between(items: &[Item], mut one: usize, mut other: usize) -> Vec<usize> {
    let mut between = Vec::new();
    while one != other {
        let further = one.max(other);
        between.push(further);
        (one, other) = (one.min(other), items[further].before);
    }
    between
}

/// The tip at which an item begins, from that of the bone before it.
pub(super) fn begins(from: From, before: Tip, is_doublet: bool) -> Tip {
    match from {
        From::Nowhere => Tip::of_lead(is_doublet),
        From::Onward => before,
        From::Back => before.facing_back(),
        From::Aside { clockwise } => Tip::of_doublet(
            before.center,
            before.heading,
            turned(before.heading, clockwise),
        ),
    }
}
