//! Why an action or a deal is refused.

use super::action::{Action, End};
use super::bone::{Bone, Pips};
use super::pips_set::PipsSet;
use super::possible_scores::PossibleScores;
use super::rules_error::RulesError;

/// An action that was refused. Nothing has changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("{reason}")]
pub struct Refused {
    /// The action.
    pub action: Action,
    /// Why it was refused.
    pub reason: Reason,
}

/// Why an action is refused, as a sentence for the player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Reason {
    /// The player does not hold the bone.
    #[error("{bone} is not in the hand")]
    NotInHand {
        /// The bone.
        bone: Bone,
    },
    /// The bone fits no open end.
    #[error("{bone} fits none of the open ends: {open}")]
    FitsNowhere {
        /// The bone.
        bone: Bone,
        /// The numbers that the open ends show.
        open: PipsSet,
    },
    /// The bone fits another open end, but not this one.
    #[error("{bone} does not fit this end: it takes a {pips}")]
    DoesNotFitThere {
        /// The bone.
        bone: Bone,
        /// The number that this end shows.
        pips: Pips,
    },
    /// The end is a short side of a spinner, and the long sides are not both
    /// covered yet.
    #[error("north and south of {spinner} open when both its long sides are covered")]
    SpinnerNotCovered {
        /// The spinner.
        spinner: Bone,
    },
    /// The end is a side of a doublet that is not the spinner: such a doublet has
    /// no open short sides.
    #[error(
        "there is no open end at {end}: only the first doublet, {spinner}, is the spinner, and any \
         other has one open side at most"
    )]
    NotTheSpinner {
        /// The end.
        end: End,
        /// The spinner.
        spinner: Bone,
    },
    /// There is no such open end.
    #[error("there is no open end at {end}")]
    NoSuchEnd {
        /// The end.
        end: End,
    },
    /// The bone is on the table already.
    #[error("{bone} lies on the table already")]
    AlreadyPlayed {
        /// The bone.
        bone: Bone,
    },
    /// The round must be led with the heaviest doublet.
    #[error("this hand is led with {bone}, the heaviest doublet")]
    MustLeadWith {
        /// The heaviest doublet.
        bone: Bone,
    },
    /// The round has not been led yet.
    #[error("the hand must be led first")]
    NothingLed,
    /// The round has been led already.
    #[error("the hand has been led already")]
    AlreadyLed,
    /// Bones cannot be drawn under these rules.
    #[error("nobody draws in this game")]
    NoDraws,
    /// No bone may be drawn from the boneyard any more.
    #[error("there is nothing left to draw")]
    NothingToDraw,
    /// The player holds a bone that fits, and may not draw by choice.
    #[error("{bone} can be played, so drawing is not allowed")]
    CanPlay {
        /// A bone that can be played.
        bone: Bone,
    },
    /// The player has so many bones that the hand cap stops drawing.
    #[error("a player with 18 bones draws no more")]
    HandFull,
    /// The player has drawn the one bone that can be drawn in a turn.
    #[error("only one bone is drawn in a turn")]
    DrewOne,
    /// The player cannot pass while holding a bone that fits.
    #[error("{bone} can be played, so passing is not allowed")]
    MustPlay {
        /// A bone that can be played.
        bone: Bone,
    },
    /// The player cannot pass while a bone may be drawn.
    #[error("there are bones to draw, so passing is not allowed")]
    MustDraw,
    /// It is not the time to claim: the points of the last play were scored, or it
    /// is too late.
    #[error("there is nothing to claim")]
    NothingToClaim,
    /// No table count at all makes so many points.
    #[error("no table count makes {points} points")]
    ImpossibleClaim {
        /// The points that were said.
        points: u8,
    },
    /// The last play must be claimed, or not, before anything else.
    #[error("first claim the points of the play, or say there are none")]
    ClaimFirst,
    /// The player has no firecracker, or it has been used.
    #[error("there is no firecracker left to use")]
    NoFirecracker,
    /// A firecracker blows up only the outermost bone of an arm, and neither the
    /// lead nor the spinner.
    #[error(
        "{bone} cannot be blown up: only the outermost bone of an arm can, and never the first bone or the spinner"
    )]
    CannotBlowUp {
        /// The bone.
        bone: Bone,
    },
    /// The game has no clock.
    #[error("this game has no clock")]
    NoClock,
    /// The clock of the game has not run down.
    #[error("there is time left on the clock")]
    TimeLeft,
    /// The round is over.
    #[error("this hand is over")]
    RoundOver,
    /// Nobody sits in the seat.
    #[error("nobody sits there")]
    EmptySeat,
    /// It is another player's turn.
    #[error("it is somebody else's turn")]
    NotInTurn,
}

/// Why a game cannot begin, or its next round cannot be dealt.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum DealError {
    /// The rules make no game.
    #[error(transparent)]
    Rules(#[from] RulesError),
    /// The present round has not ended.
    #[error("this hand is not over yet")]
    RoundInProgress,
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// The rules are for another number of players than sit at the table.
    #[error("it is a game for {seats} players, and {players} sit at the table")]
    PlayerCount {
        /// How many sit at the table.
        players: usize,
        /// How many the rules are for.
        seats: u8,
    },
    /// Nobody sits in the seat that is to lead the first round.
    #[error("nobody sits where the first hand is to be led")]
    EmptyLeaderSeat,
    /// The changed rules are for another number of players than the game began
    /// with.
    #[error("the players of a game stay the same to its end")]
    SeatsChanged,
    /// The changed rules have no clock, and the game has one.
    #[error("a game with a clock keeps it to its end")]
    ClockTakenAway,
    /// No side could ever hit the exact target of the changed rules from its
    /// present score (section 4, reading 15).
    #[error(
        "nobody could ever come to exactly {target} from the present scores: what is added to a score would always be {scores}"
    )]
    TargetUnreachable {
        /// Which points can be scored under the rules.
        scores: PossibleScores,
        /// The target, in points.
        target: u16,
    },
}
