//! Why what a seat was told cannot be true.

use super::bone::Bone;
use super::error::Reason;
use super::impossible::Impossible;

/// Why what a seat was told of a round ([`Told`](super::Told)) cannot be true.
/// Events are numbered from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum CannotBe {
    /// The rules make no game.
    #[error(transparent)]
    Rules(#[from] Impossible),
    /// The seat is not at the table.
    #[error("there is no seat {seat} at a table for {seats}")]
    NoSuchSeat {
        /// The number of the seat.
        seat: usize,
        /// How many play.
        seats: u8,
    },
    /// The hand is not as large as the rules say.
    #[error("a hand of {told} bones was told, and each is dealt {dealt}")]
    HandSize {
        /// How many bones were told.
        told: u8,
        /// How many are dealt.
        dealt: u8,
    },
    /// The round was not dealt.
    #[error(
        "a hand begins with the bones drawn for the lead, if the rules say so, then with the deal"
    )]
    NotDealt,
    /// The leader is another, by the way the leader is chosen.
    #[error("seat {leader} cannot have led this hand")]
    Leader {
        /// The number of the seat.
        leader: usize,
    },
    /// The round is led by a doublet, and no lead was told.
    #[error("a hand that is led by the heaviest doublet begins with that lead")]
    NoLead,
    /// An event is against the rules.
    #[error("event {number} cannot be: {reason}")]
    Refused {
        /// The number of the event.
        number: usize,
        /// Why.
        reason: Reason,
    },
    /// An event tells of nothing that a player does.
    #[error("event {number} follows from nothing that was done")]
    NothingDone {
        /// The number of the event.
        number: usize,
    },
    /// An event is another one by the rules.
    #[error("event {number} is not what came of the one before it")]
    Otherwise {
        /// The number of the event.
        number: usize,
    },
    /// There is more that must have happened.
    #[error("more must have come of event {number} than was told")]
    Incomplete {
        /// The number of the last event.
        number: usize,
    },
    /// The bone was drawn, and cannot have been in the boneyard.
    #[error("event {number} cannot be: {bone} was not in the boneyard")]
    NotInBoneyard {
        /// The number of the event.
        number: usize,
        /// The bone.
        bone: Bone,
    },
    /// The round is over, and the hands were not shown.
    #[error("the hand is over, and nobody has shown the bones that are left")]
    NotShown,
    /// Hands were shown, and the round goes on.
    #[error("hands were shown, and the hand is not over")]
    ShownTooSoon,
    /// The hands that were shown cannot be those that are left.
    #[error("the hands that were shown cannot be those that are left")]
    ShownOthers,
}
