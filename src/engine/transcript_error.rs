//! Transcripts that cannot be true.

use super::bone::Bone;
use super::refused::Reason;
use super::rules_error::RulesError;

/// Why a [`SeatTranscript`](super::SeatTranscript) cannot be true. Events are numbered from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "each variant has its message beside it")]
pub enum TranscriptError {
    #[error(transparent)]
    Rules(#[from] RulesError),
    #[error("there is no seat {seat} at a table for {seats}")]
    NoSuchSeat { seat: usize, seats: u8 },
    #[error("the transcript has a hand of {listed} bones, but each player is dealt {dealt}")]
    HandSize { listed: u8, dealt: u8 },
    #[error("{bone} is not in the set")]
    NotInSet { bone: Bone },
    #[error(
        "a hand must begin with the draw for the lead, if the rules ask for one, and then the deal"
    )]
    WrongStart,
    #[error("seat {leader} cannot have led this hand")]
    WrongLeader { leader: usize },
    #[error("a hand that is led by the heaviest doublet begins with that lead")]
    MissingLead,
    #[error("event {number} cannot be: {reason}")]
    Refused { number: usize, reason: Reason },
    #[error("event {number} is not the result of any action")]
    NoAction { number: usize },
    #[error("event {number} does not follow from the one before it")]
    WrongEvent { number: usize },
    #[error("an event is missing after event {number}")]
    MissingEvent { number: usize },
    #[error("event {number} cannot be: {bone} was not in the boneyard")]
    NotInBoneyard { number: usize, bone: Bone },
    #[error("the hand is over, but the bones that are left were not shown")]
    HandsHidden,
    #[error("hands were shown, but the hand is not over")]
    HandsShownEarly,
    #[error("the hands that were shown cannot be the bones that are left")]
    WrongHandsShown,
}
