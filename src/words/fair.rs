//! What the window says that shows whether deals and Nestor are fair.

use crate::msg;
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
    let mut lines: Vec<String> = bad.map(|hand| msg::fair_hand_fails(*hand)).collect();
    if checked.good > 0 {
        lines.push(msg::fair_hands_match(checked.good));
    }
    match checked.nestors {
        Some(true) => lines.push(msg::FAIR_NESTORS_MATCH.text()),
        Some(false) => lines.insert(0, msg::FAIR_NESTORS_FAIL.text()),
        None => {}
    }
    lines.extend(checked.next.map(msg::fair_hand_later));
    lines
}

/// Whose bones are hidden in the picture, and how many.
pub fn hidden(seating: &Seating, seat: Seat, bones: u8) -> String {
    let who = Who::at(seating, seat);
    msg::fair_hidden(&who, bones)
}
