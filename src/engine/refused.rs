//! Refused actions and deals.

use super::action::{Action, End};
use super::bone::{Bone, Pips};
use super::pips_set::PipsSet;
use super::possible_scores::PossibleScores;
use super::rules_error::RulesError;

/// A refused action. Nothing has changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("{reason}")]
pub struct Refused {
    /// The action that was refused.
    pub action: Action,
    /// Why the rules do not allow it.
    pub reason: Reason,
}

/// Why an action is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "each variant has its message beside it")]
pub enum Reason {
    #[error("{bone} is not in the hand")]
    NotInHand { bone: Bone },
    #[error("{bone} fits none of the open ends: {open}")]
    FitsNowhere { bone: Bone, open: PipsSet },
    #[error("{bone} does not fit this end: it takes a {pips}")]
    DoesNotFitThere { bone: Bone, pips: Pips },
    #[error("the short sides of {spinner} open when both its long sides are covered")]
    SpinnerNotCovered { spinner: Bone },
    #[error(
        "there is no open end at {end}: only the first doublet, {spinner}, is the spinner, and any \
         other has one open side at most"
    )]
    NotTheSpinner { end: End, spinner: Bone },
    #[error("there is no open end at {end}")]
    NoSuchEnd { end: End },
    #[error("{bone} lies on the table already")]
    AlreadyPlayed { bone: Bone },
    #[error("this hand is led with {bone}, the heaviest doublet")]
    MustLeadWith { bone: Bone },
    #[error("the hand must be led first")]
    NothingLed,
    #[error("the hand has been led already")]
    AlreadyLed,
    #[error("nobody draws in this game")]
    NoDraws,
    #[error("there is nothing left to draw")]
    NothingToDraw,
    #[error("{bone} can be played, so drawing is not allowed")]
    CanPlay { bone: Bone },
    #[error("a player with 18 bones draws no more")]
    HandFull,
    #[error("only one bone is drawn in a turn")]
    DrewOne,
    #[error("{bone} can be played, so passing is not allowed")]
    MustPlay { bone: Bone },
    #[error("there are bones to draw, so passing is not allowed")]
    MustDraw,
    #[error("there is nothing to claim")]
    NothingToClaim,
    #[error("no table count makes {points} points")]
    ImpossibleClaim { points: u8 },
    #[error("first claim the points of the play, or say there are none")]
    ClaimFirst,
    #[error("there is no firecracker left to use")]
    NoFirecracker,
    #[error(
        "{bone} cannot be blown up: only the last bone of an arm can, and never the first bone or the spinner"
    )]
    CannotBlowUp { bone: Bone },
    #[error("this game has no clock")]
    NoClock,
    #[error("there is time left on the clock")]
    TimeLeft,
    #[error("this hand is over")]
    RoundOver,
    #[error("nobody sits there")]
    EmptySeat,
    #[error("it is somebody else's turn")]
    NotInTurn,
}

/// Why a game cannot begin, or its next round cannot be dealt.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "each variant has its message beside it")]
pub enum DealError {
    #[error(transparent)]
    Rules(#[from] RulesError),
    #[error("this hand is not over yet")]
    RoundInProgress,
    #[error("the game is over")]
    GameOver,
    #[error("it is a game for {seats} players, and {players} sit at the table")]
    PlayerCount { players: usize, seats: u8 },
    #[error("nobody sits where the first hand is to be led")]
    EmptyLeaderSeat,
    #[error("the players of a game stay the same to its end")]
    SeatsChanged,
    #[error("a game with a clock keeps it to its end")]
    ClockTakenAway,
    #[error(
        "nobody could reach exactly {target} from the present scores: every added score would be {scores}"
    )]
    TargetUnreachable { scores: PossibleScores, target: u16 },
}
