//! How an arm can go on: where its next bones touch, and the way out of the
//! picture that is kept free for those after them.

use egui::{Rect, vec2};

use super::place::{Tip, direction};

/// Farther than any bone can lie.
const FAR: f32 = 100.0;
/// How far a way out goes straight at most before it turns.
const LONGEST: u8 = 10;

/// What an arm should have ahead.
#[derive(Debug, Clone, Copy)]
pub(super) struct Wish {
    /// From the middle of its way out to the edges.
    aside: f32,
    /// Whether after the next bone a doublet has room for arms of its own.
    pub branches: bool,
}

impl Wish {
    const LEAST: Self = Self {
        aside: 0.5,
        branches: false,
    };
    /// Without room for a doublet's arms: room for doublets, then for others.
    pub const PLAIN: [Self; 2] = [
        Self {
            aside: 1.0,
            branches: false,
        },
        Self::LEAST,
    ];
    /// With room for a doublet's arms.
    pub const BRANCHING: [Self; 2] = [
        Self {
            aside: 1.0,
            branches: true,
        },
        Self {
            aside: 0.5,
            branches: true,
        },
    ];
}

/// How an arm goes on: its next bone, and a way out of the picture after it.
#[derive(Debug, Clone)]
pub(super) struct Arm {
    /// How the bone touches.
    pub tip: Tip,
    /// What is kept free after it.
    pub out: Vec<Rect>,
    /// What it has ahead.
    pub wish: Wish,
}

impl Arm {
    /// An arm that begins at this tip, if there is room for it.
    pub fn new(tip: Tip, wish: Wish, taken: &[Rect]) -> Option<Self> {
        let place = tip.next(false);
        if overlaps(place, taken) {
            return None;
        }
        let after = tip.after(false);
        let mut out = way_out(after, wish.aside, taken)?;
        if wish.branches {
            let mut taken = taken.to_vec();
            taken.push(place);
            let mut ways = touching(after, false).into_iter();
            ways.find_map(|way| {
                let arms = follow(way, true, wish, &taken)?;
                out.push(way.next(true));
                out.extend(arms.iter().flat_map(Self::kept));
                Some(())
            })?;
        }
        Some(Self { tip, out, wish })
    }

    /// An arm for which nothing is kept.
    pub const fn poor(tip: Tip) -> Self {
        Self {
            tip,
            out: Vec::new(),
            wish: Wish::LEAST,
        }
    }

    /// All that is kept for it.
    pub fn kept(&self) -> impl Iterator<Item = Rect> {
        std::iter::once(self.tip.next(false)).chain(self.out.iter().copied())
    }
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
    /// As planned for an arm of a doublet.
    pub const fn of_arm(arm: Arm) -> Self {
        Self {
            doublet: arm.tip,
            bone: arm,
            arms: Vec::new(),
        }
    }

    /// Straight on, into the open.
    pub fn straight(tip: Tip) -> Self {
        Self::of_arm(Arm {
            out: vec![lane(tip, 0.5, FAR)],
            ..Arm::poor(tip)
        })
    }
}

/// The ways in which a bone can touch: straight on first. To a side of a
/// spinner it cannot go around, to the next one.
pub(super) fn touching(tip: Tip, spun: bool) -> Vec<Tip> {
    let [one, other] = tip.heading.across();
    let mut ways = vec![tip, tip.beyond(one), tip.beyond(other)];
    if !spun {
        ways.extend([tip.beside(one), tip.beside(other)]);
    }
    ways
}

/// What follows a doublet at this tip, if there is room for it and them: the
/// arm that goes on, and if it spins those across.
pub(super) fn follow(tip: Tip, spins: bool, wish: Wish, taken: &[Rect]) -> Option<Vec<Arm>> {
    let place = tip.next(true);
    if overlaps(place, taken) {
        return None;
    }
    let wish = Wish {
        branches: false,
        ..wish
    };
    let mut taken = taken.to_vec();
    taken.push(place);
    let doublet = tip.after(true).center;
    let [one, other] = tip.heading.across();
    let headings = [tip.heading, one, other];
    let mut arms = Vec::new();
    for heading in headings.into_iter().take(if spins { 3 } else { 1 }) {
        let side = Tip::of_doublet(doublet, tip.heading, heading);
        let mut ways = touching(side, spins).into_iter();
        let arm = ways.find_map(|way| Arm::new(way, wish, &taken))?;
        taken.extend(arm.kept());
        arms.push(arm);
    }
    Some(arms)
}

/// What an arm covers from a tip on, straight ahead.
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
        // The bones of the run end this far or one before it; the next one
        // takes the corner, or the one after a doublet goes around it.
        let turn = f32::from(turn);
        let (near, far) = ((turn - 1.0).max(0.5) - aside, turn + 0.5 + aside);
        let run = lane(tip, aside, far);
        if overlaps(run, taken) {
            return None;
        }
        for side in tip.heading.across() {
            let turned = direction(side);
            let strip =
                Rect::from_two_pos(from(near) + turned * tip.aside, from(far) + turned * FAR);
            if !overlaps(strip, taken) {
                return Some(vec![run, strip]);
            }
        }
    }
    None
}

/// Whether a place overlaps one of the others.
pub(super) fn overlaps(place: Rect, others: &[Rect]) -> bool {
    others
        .iter()
        .any(|other| place.intersect(*other).is_positive())
}
