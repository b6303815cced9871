//! What is said while bones are drawn for the lead, and taken.

use super::joined;
use super::msg::Id;
use super::names::called;
use super::who::Who;
use crate::msg;
use engine::{Bone, Seat, Seating};

/// What comes of it once everybody has drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// The heaviest ones are equally heavy.
    Equal,
    /// This seat leads.
    Leads(Seat),
    /// The same, and so takes its bones first.
    TakesFirst(Seat),
}

/// What somebody drew for the lead.
pub fn drew(seating: &Seating, seat: Seat, bone: Bone) -> String {
    let who = Who::at(seating, seat);
    msg::taking_drew(&who, bone)
}

/// What was drawn for the lead, and what comes of it.
pub fn drawn(
    seating: &Seating,
    drawn: impl Iterator<Item = String>,
    outcome: Option<Outcome>,
) -> String {
    let drawn = joined(&drawn.collect::<Vec<_>>());
    match outcome {
        None => msg::sentence(drawn),
        Some(Outcome::Equal) => msg::taking_drew_equal(drawn, seating.count()),
        Some(Outcome::Leads(seat)) => {
            let who = Who::at(seating, seat);
            msg::taking_drew_leads(&who, drawn)
        }
        Some(Outcome::TakesFirst(seat)) => {
            let who = Who::at(seating, seat);
            msg::taking_drew_takes_first(&who, drawn)
        }
    }
}

/// Who leads, while hands are taken.
pub fn leads(seating: &Seating, leader: Seat) -> String {
    let who = Who::at(seating, leader);
    msg::taking_leads(&who)
}

/// Somebody else leads, and takes bones before all others.
pub fn takes_first(seating: &Seating, leader: Seat) -> String {
    let name = called(seating[leader].name());
    msg::taking_takes_first(name)
}

/// The person is to take so many bones.
pub fn take(taken: usize, size: usize) -> String {
    if taken == 0 {
        msg::taking_take(size)
    } else {
        msg::taking_take_more(size - taken)
    }
}

/// Somebody else takes bones.
pub fn other_takes(seating: &Seating, seat: Seat, size: usize) -> String {
    let name = called(seating[seat].name());
    msg::taking_other_takes(size, name)
}

/// Take a whole hand without pointing at each bone.
pub const fn take_for_me(size: usize) -> Id {
    match size {
        7 => msg::TAKING_TAKE_SEVEN,
        _ => msg::TAKING_TAKE_ALL,
    }
}

/// Who leads, because the lot fell to them.
pub fn by_lot(seating: &Seating, leader: Seat) -> String {
    let who = Who::at(seating, leader);
    msg::taking_by_lot(&who)
}
