//! Why what a seat was told cannot be true.

use super::bone::Bone;
use super::refused::Reason;
use super::rules_error::RulesError;

/// Why what a seat was told of a round ([`SeatTranscript`](super::SeatTranscript)) cannot be true.
/// Events are numbered from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum TranscriptError {
    /// The rules make no game.
    #[error(transparent)]
    Rules(#[from] RulesError),
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
    MisdealtStart,
    /// The leader is another, by the way the leader is chosen.
    #[error("seat {leader} cannot have led this hand")]
    WrongLeader {
        /// The number of the seat.
        leader: usize,
    },
    /// The round is led by a doublet, and no lead was told.
    #[error("a hand that is led by the heaviest doublet begins with that lead")]
    MissingLead,
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
    NoAction {
        /// The number of the event.
        number: usize,
    },
    /// An event is another one by the rules.
    #[error("event {number} is not what came of the one before it")]
    WrongEvent {
        /// The number of the event.
        number: usize,
    },
    /// There is more that must have happened.
    #[error("more must have come of event {number} than was told")]
    MissingEvent {
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
    HandsHidden,
    /// Hands were shown, and the round goes on.
    #[error("hands were shown, and the hand is not over")]
    HandsShownEarly,
    /// The hands that were shown cannot be those that are left.
    #[error("the hands that were shown cannot be those that are left")]
    WrongHandsShown,
}
