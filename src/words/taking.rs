//! What is said while bones are drawn for the lead, and taken.

use super::message::Id;
use super::names::called;
use super::who::{Who, joined};
use crate::{id, say};
use engine::{Bone, Seat, Seating};

/// Draw for the lead without pointing at a bone.
pub const DRAW_FOR_ME: Id = id!("taking-draw-for-me");
/// Take what is still missing without pointing at each bone.
pub const TAKE_THE_REST: Id = id!("taking-take-the-rest");
/// Asks whether later hands are to be dealt.
pub const DEAL_ALWAYS_ASKS: Id = id!("taking-deal-always-asks");
/// They are.
pub const DEAL_ALWAYS: Id = id!("taking-deal-always");
/// They are not.
pub const DEAL_NOT_NOW: Id = id!("taking-deal-not-now");
/// The bone that was taken last lies on the table again.
pub const TAKEN_BACK: Id = id!("taking-taken-back");
/// Undo goes back to before the deal if it is asked for again.
pub const UNDO_LEAVES: Id = id!("taking-undo-leaves");
/// The same when the bones are taken, and the person has not played.
pub const UNDO_LEAVES_HAND: Id = id!("taking-undo-leaves-hand");

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

/// The person is to draw for the lead, one of so many.
pub fn draw_for_lead(players: usize) -> String {
    say!("taking-draw", players = players)
}

/// The same once more, because the heaviest were equally heavy.
pub fn draw_again(players: usize) -> String {
    say!("taking-draw-again", players = players)
}

/// What somebody drew for the lead.
pub fn drew(seating: &Seating, seat: Seat, bone: Bone) -> String {
    let Who { who, name, .. } = Who::at(seating, seat);
    let bone = bone.to_string();
    say!("taking-drew", who = who, name = name, bone = bone)
}

/// What was drawn for the lead, and what comes of it.
pub fn drawn(
    seating: &Seating,
    drawn: impl Iterator<Item = String>,
    outcome: Option<Outcome>,
) -> String {
    let drawn = joined(&drawn.collect::<Vec<_>>());
    match outcome {
        None => say!("taking-drew-so-far", drawn = drawn),
        Some(Outcome::Equal) => say!(
            "taking-drew-equal",
            drawn = drawn,
            players = seating.count()
        ),
        Some(Outcome::Leads(seat)) => {
            let Who { who, name, .. } = Who::at(seating, seat);
            say!("taking-drew-leads", drawn = drawn, who = who, name = name)
        }
        Some(Outcome::TakesFirst(seat)) => {
            let Who { who, name, .. } = Who::at(seating, seat);
            say!(
                "taking-drew-takes-first",
                drawn = drawn,
                who = who,
                name = name
            )
        }
    }
}

/// Who leads, while hands are taken.
pub fn leads(seating: &Seating, leader: Seat) -> String {
    let Who { who, name, .. } = Who::at(seating, leader);
    say!("taking-leads", who = who, name = name)
}

/// Somebody else leads, and takes bones before all others.
pub fn takes_first(seating: &Seating, leader: Seat) -> String {
    let name = called(seating[leader].name());
    say!("taking-takes-first", name = name)
}

/// The person is to take so many bones.
pub fn take(taken: usize, size: usize) -> String {
    if taken == 0 {
        say!("taking-take", count = size)
    } else {
        say!("taking-take-more", count = size - taken)
    }
}

/// Somebody else takes bones.
pub fn other_takes(seating: &Seating, seat: Seat, size: usize) -> String {
    let name = called(seating[seat].name());
    say!("taking-other-takes", name = name, count = size)
}

/// Take a whole hand without pointing at each bone.
pub const fn take_for_me(size: usize) -> Id {
    match size {
        7 => id!("taking-take-seven"),
        _ => id!("taking-take-all"),
    }
}

/// A back that can be taken, by its place.
pub fn back(place: usize, count: usize) -> String {
    say!("taking-back", place = place, count = count)
}

/// Who leads, because the lot fell to them.
pub fn by_lot(seating: &Seating, leader: Seat) -> String {
    let Who { who, name, .. } = Who::at(seating, leader);
    say!("taking-by-lot", who = who, name = name)
}
