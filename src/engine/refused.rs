//! Refused actions and deals.

use super::action::{Action, End, Side};
use super::bone::{Bone, Pips};
use super::pips_set::PipsSet;
use super::possible_scores::PossibleScores;
use super::rules::Fit;
use super::rules_error::RulesError;

/// An action that was refused. The game has not changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("{reason}")]
pub struct RefusedAction {
    /// The action that was tried.
    pub action: Action,
    /// Why the rules do not allow the action.
    pub reason: Reason,
}

/// Why an action is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "each variant has its message beside it")]
pub enum Reason {
    #[error("{bone} is not in the hand")]
    NotInHand { bone: Bone },
    #[error("{bone} does not fit any open end ({open})")]
    FitsNowhere { bone: Bone, open: PipsSet },
    #[error("{bone} fits neither end")]
    FitsNeither { bone: Bone, left: Option<Pips>, right: Option<Pips> },
    #[error("{bone} does not fit this end, which needs a {pips}")]
    DoesNotFitThere { bone: Bone, pips: Pips },
    #[error("{bone} does not fit this end, which takes only a matador")]
    NeedsMatador { bone: Bone },
    #[error("{bone} can lie either way round: name the half that it turns outward")]
    EitherWay { bone: Bone },
    #[error("{bone} can lie only one way round here")]
    OneWay { bone: Bone },
    #[error("the short sides of {spinner} open when both its long sides are covered")]
    SpinnerNotCovered { spinner: Bone },
    #[error("there is no open end at {end}: only {spinner}, the first doublet, is the spinner")]
    NotTheSpinner { end: End, spinner: Bone },
    #[error("there is no open end at {end}")]
    NoSuchEnd { end: End },
    #[error("{bone} has already been played")]
    AlreadyPlayed { bone: Bone },
    #[error("the lead must be {bone}, the heaviest doublet")]
    MustLeadWith { bone: Bone },
    #[error("the first bone has not been played yet")]
    NothingLed,
    #[error("the first bone has already been played")]
    AlreadyLed,
    #[error("the lead cannot be left to a partner")]
    CannotYield,
    #[error("there is no drawing in this game")]
    NoDraws,
    #[error("there is nothing left to draw")]
    NothingToDraw,
    #[error("the last bones of the boneyard, {bones} of them, are never drawn")]
    KeptBack { bones: u8 },
    #[error("{bone} can be played, so drawing is not allowed")]
    CanPlay { bone: Bone },
    #[error("a player with 18 bones cannot draw")]
    HandFull,
    #[error("only one bone can be drawn per turn")]
    DrewOne,
    #[error("{bone} can be played, so passing is not allowed")]
    MustPlay { bone: Bone },
    #[error("there are bones left to draw, so passing is not allowed")]
    MustDraw,
    #[error("there are no points to claim now")]
    NothingToClaim,
    #[error("no table count is worth {points} points")]
    ImpossibleClaim { points: u8 },
    #[error("the points of the play must be claimed first, even if there are none")]
    ClaimFirst,
    #[error("there is no firecracker left")]
    NoFirecracker,
    #[error(
        "{bone} cannot be blown up: only the last bone of an arm, never the first bone or the spinner"
    )]
    CannotBlowUp { bone: Bone },
    #[error("this game has no clock")]
    NoClock,
    #[error("there is time left on the clock")]
    TimeLeft,
    #[error("this hand is over")]
    RoundOver,
    #[error("that seat is empty")]
    EmptySeat,
    #[error("it is another player's turn")]
    NotInTurn,
}

impl Reason {
    /// Why a bone fits none of these ends. Where halves add up to seven, the reason names the
    /// number that each of the two ends needs: `None` for an end that only a matador fits.
    pub fn fits_nowhere(bone: Bone, fit: Fit, ends: &[(Side, Pips)]) -> Self {
        if fit == Fit::Equal {
            let open = ends.iter().map(|(_, pips)| *pips).collect();
            return Self::FitsNowhere { bone, open };
        }
        let wanted = |side| {
            let end = ends.iter().find(|end| end.0 == side);
            end.and_then(|(_, pips)| fit.needed_pips(*pips))
        };
        Self::FitsNeither { bone, left: wanted(Side::West), right: wanted(Side::East) }
    }
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
    #[error("the game is for {seats} players, not {players}")]
    PlayerCount { players: usize, seats: u8 },
    #[error("{set} bones cannot be cut after {bones}")]
    CutTooDeep { bones: u8, set: u8 },
    #[error("the seat that should lead first is empty")]
    EmptyLeaderSeat,
    #[error("players cannot change during a game")]
    SeatsChanged,
    #[error("the clock cannot be removed during a game")]
    ClockTakenAway,
    #[error(
        "from these scores no one could reach exactly {target}, because every new score is {scores}"
    )]
    TargetUnreachable { scores: PossibleScores, target: u16 },
}
