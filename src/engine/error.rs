//! Why something cannot be done.

use super::action::{Action, End};
use super::bone::{Bone, Pips};
use super::rules::Impossible;
use super::scores_in::ScoresIn;
use super::table::PipsSet;

/// An action that the rules do not allow here; nothing has changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("{reason}")]
pub struct Refused {
    /// What was asked for.
    pub action: Action,
    /// Why it cannot be done.
    pub reason: Reason,
}

/// Why the rules do not allow an action, as a sentence for the player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Reason {
    /// The bone is not in the hand of the player whose turn it is.
    #[error("{bone} is not in the hand")]
    NotInHand {
        /// The bone asked for.
        bone: Bone,
    },
    /// The bone fits no open end.
    #[error("{bone} fits none of the open ends: {open}")]
    FitsNowhere {
        /// The bone asked for.
        bone: Bone,
        /// What the open ends show.
        open: PipsSet,
    },
    /// The bone fits another end, not this one.
    #[error("{bone} does not fit this end: it takes a {pips}")]
    DoesNotFitThere {
        /// The bone asked for.
        bone: Bone,
        /// What the end shows.
        pips: Pips,
    },
    /// A short side of a spinner whose long sides are not both covered.
    #[error("north and south of {spinner} open when both its long sides are covered")]
    SpinnerNotCovered {
        /// The spinner.
        spinner: Bone,
    },
    /// A side of a doublet that is not the single spinner: such a doublet has
    /// one open side at most.
    #[error(
        "there is no open end at {end}: only the first doublet, {spinner}, is the spinner, and any \
         other has one open side at most"
    )]
    NotTheSpinner {
        /// The end asked for.
        end: End,
        /// The spinner.
        spinner: Bone,
    },
    /// There is no such end, or it is covered.
    #[error("there is no open end at {end}")]
    NoSuchEnd {
        /// The end asked for.
        end: End,
    },
    /// The bone has been played already.
    #[error("{bone} lies on the table already")]
    AlreadyPlayed {
        /// The bone asked for.
        bone: Bone,
    },
    /// The round must be led with another bone.
    #[error("this hand is led with {bone}, the heaviest doublet")]
    MustLeadWith {
        /// The heaviest doublet.
        bone: Bone,
    },
    /// No bone lies on the table yet.
    #[error("the hand must be led first")]
    NothingLed,
    /// The round has been led already.
    #[error("the hand has been led already")]
    AlreadyLed,
    /// The rules have no draws.
    #[error("nobody draws in this game")]
    NoDraws,
    /// The boneyard cannot be drawn from any more.
    #[error("there is nothing left to draw")]
    NothingToDraw,
    /// A bone can be played, and drawing by choice is off.
    #[error("{bone} can be played, so drawing is not allowed")]
    CanPlay {
        /// A bone that can be played.
        bone: Bone,
    },
    /// The hand is as large as it may get.
    #[error("a player with 18 bones draws no more")]
    HandFull,
    /// Passing with a bone that fits.
    #[error("{bone} can be played, so passing is not allowed")]
    MustPlay {
        /// A bone that can be played.
        bone: Bone,
    },
    /// Passing while there is something to draw.
    #[error("there are bones to draw, so passing is not allowed")]
    MustDraw,
    /// No points to claim; they were none, are void, or are gone.
    #[error("there is nothing to claim")]
    NothingToClaim,
    /// A play is waiting for its claim.
    #[error("first claim the points of the play, or say there are none")]
    ClaimFirst,
    /// The round is over.
    #[error("this hand is over")]
    RoundOver,
}

/// Why a game cannot be begun or dealt on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum CannotDeal {
    /// The rules make no game.
    #[error(transparent)]
    Impossible(#[from] Impossible),
    /// The present round has not ended.
    #[error("this hand is not over yet")]
    RoundInProgress,
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// The first round is to be led from an empty place.
    #[error("nobody sits where the first hand is to be led")]
    NoSuchLeader,
    /// Another number of players than the game began with.
    #[error("the players of a game stay the same to its end")]
    SeatsChanged,
    /// Under the changed rules no side could ever hit the target from where
    /// the scores are (section 4, reading 15).
    #[error(
        "nobody could ever come to exactly {target} from the present scores: what is added to a score would always be {scores}"
    )]
    NeverWon {
        /// What is added to a score.
        scores: ScoresIn,
        /// The points to win.
        target: u16,
    },
}
