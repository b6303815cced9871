//! Which places are still connected with the outside of the picture.

use egui::{Pos2, Rect};

use super::place::{Tip, direction};

/// Half widths of a bone from one side of the ground to the other.
const SIZE: usize = 128;

/// The plane in squares half as wide as a bone, a bit each.
pub(super) struct Ground {
    /// Where the upper left corner of a place as wide as a bone can lie that
    /// can be reached from outside.
    open: [u128; SIZE],
}

/// The number of the square that begins here.
fn square(at: f32) -> usize {
    (at * 2.0 + (SIZE / 2) as f32)
        .round()
        .clamp(0.0, (SIZE - 1) as f32) as usize
}

fn bits(from: usize, to: usize) -> u128 {
    let below = |n: usize| if n >= SIZE { u128::MAX } else { (1 << n) - 1 };
    below(to) & !below(from)
}

impl Ground {
    /// The plane on which some places are taken.
    pub fn new(taken: &[Rect]) -> Self {
        // A place as wide as a bone overlaps what begins one square after it.
        let mut free = [u128::MAX; SIZE];
        let (mut top, mut bottom) = (SIZE, 0);
        for place in taken {
            let (from, to) = (square(place.top() - 0.5), square(place.bottom()));
            (top, bottom) = (top.min(from), bottom.max(to));
            let blocked = bits(square(place.left() - 0.5), square(place.right()));
            for row in &mut free[from..to] {
                *row &= !blocked;
            }
        }
        let mut open = free;
        open[top..bottom].fill(0);
        let edges = 1 | (1 << (SIZE - 1));
        loop {
            let mut changed = false;
            for row in (top..bottom).chain((top..bottom).rev()) {
                let above = if row == 0 { u128::MAX } else { open[row - 1] };
                let below = if row + 1 == SIZE {
                    u128::MAX
                } else {
                    open[row + 1]
                };
                let seeds = (open[row] | above | below | edges) & free[row];
                let filled = spread(free[row], seeds);
                changed |= filled != open[row];
                open[row] = filled;
            }
            if !changed {
                return Self { open };
            }
        }
    }

    /// Whether an arm can go on from the next bone at this tip until it is
    /// outside of everything.
    pub fn leads_out(&self, tip: Tip) -> bool {
        let next = tip.after(false);
        let [one, other] = next.heading.across();
        [next.heading, one, other]
            .into_iter()
            .any(|side| self.is_open(next.center + direction(side)))
    }

    fn is_open(&self, middle: Pos2) -> bool {
        let (row, column) = (square(middle.y - 0.5), square(middle.x - 0.5));
        self.open[row] >> column & 1 == 1
    }
}

/// All squares of a row that are in one run of free ones with a seed.
fn spread(free: u128, seeds: u128) -> u128 {
    let up = |free: u128, seeds: u128| free & !free.wrapping_add(seeds) | seeds;
    let down = up(free.reverse_bits(), seeds.reverse_bits()).reverse_bits();
    up(free, seeds) | down
}
