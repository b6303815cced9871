//! What the window says that shows whether deals and Nestor are fair.

use crate::say;
use engine::{Seat, Seating};

use super::who::Who;

/// What the check of a game has found.
#[derive(Debug)]
pub struct Checked<'a> {
    /// How many hands match.
    pub good: usize,
    /// The hands that do not, counted from 1.
    pub bad: &'a [usize],
    /// The hand that is still played.
    pub next: Option<usize>,
    /// Whether the Nestors' choices match; nothing before the game is over.
    pub nestors: Option<bool>,
}

/// What was found, a line each.
pub fn found(checked: &Checked<'_>) -> Vec<String> {
    let bad = checked.bad.iter();
    let mut lines: Vec<String> = bad
        .map(|hand| say!("fair-hand-fails", hand = *hand))
        .collect();
    if checked.good > 0 {
        lines.push(say!("fair-hands-match", count = checked.good));
    }
    match checked.nestors {
        Some(true) => lines.push(say!("fair-nestors-match")),
        Some(false) => lines.insert(0, say!("fair-nestors-fail")),
        None => {}
    }
    lines.extend(
        checked
            .next
            .map(|hand| say!("fair-hand-later", hand = hand)),
    );
    lines
}

/// Whose bones are hidden in the picture, and how many.
pub fn hidden(seating: &Seating, seat: Seat, bones: u8) -> String {
    let Who { who, name, .. } = Who::at(seating, seat);
    say!("fair-hidden", who = who, name = name, bones = bones)
}

/// How many bones lie in the boneyard.
pub fn boneyard(bones: u8) -> String {
    say!("fair-boneyard", bones = bones)
}
