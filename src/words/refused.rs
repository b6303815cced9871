//! Why an action, a deal or a game is refused, as sentences.

use super::place::side;
use crate::say;
use engine::{DealError, PossibleScores, Reason};

/// Why the rules do not allow an action, as a sentence.
pub fn refused(reason: &Reason) -> String {
    match reason {
        Reason::NotInHand { bone } => say!("refused-not-in-hand", bone = bone.to_string()),
        Reason::FitsNowhere { bone, open } => say!(
            "refused-fits-nowhere",
            bone = bone.to_string(),
            open = open.to_string()
        ),
        Reason::DoesNotFitThere { bone, pips } => say!(
            "refused-does-not-fit-there",
            bone = bone.to_string(),
            pips = pips.to_string()
        ),
        Reason::SpinnerNotCovered { spinner } => {
            say!("refused-spinner-not-covered", spinner = spinner.to_string())
        }
        Reason::NotTheSpinner { end, spinner } => say!(
            "refused-not-the-spinner",
            bone = end.on.to_string(),
            place = side(end.side),
            spinner = spinner.to_string()
        ),
        Reason::NoSuchEnd { end } => say!(
            "refused-no-such-end",
            bone = end.on.to_string(),
            place = side(end.side)
        ),
        Reason::AlreadyPlayed { bone } => say!("refused-already-played", bone = bone.to_string()),
        Reason::MustLeadWith { bone } => say!("refused-must-lead-with", bone = bone.to_string()),
        Reason::NothingLed => say!("refused-nothing-led"),
        Reason::AlreadyLed => say!("refused-already-led"),
        Reason::NoDraws => say!("refused-no-draws"),
        Reason::NothingToDraw => say!("refused-nothing-to-draw"),
        Reason::CanPlay { bone } => say!("refused-can-play", bone = bone.to_string()),
        Reason::DrewOne => say!("refused-drew-one"),
        Reason::HandFull => say!("refused-hand-full"),
        Reason::MustPlay { bone } => say!("refused-must-play", bone = bone.to_string()),
        Reason::MustDraw => say!("refused-must-draw"),
        Reason::NothingToClaim => say!("refused-nothing-to-claim"),
        Reason::ImpossibleClaim { .. } => say!("refused-never-so-many"),
        Reason::ClaimFirst => say!("refused-claim-first"),
        Reason::NoFirecracker => say!("refused-no-firecracker"),
        Reason::CannotBlowUp { bone } => {
            say!("refused-cannot-blow-up", bone = bone.to_string())
        }
        Reason::NoClock => say!("refused-no-clock"),
        Reason::TimeLeft => say!("refused-time-left"),
        Reason::RoundOver => say!("refused-hand-over"),
        Reason::EmptySeat => say!("refused-nobody-sits"),
        Reason::NotInTurn => say!("refused-not-in-turn"),
    }
}

/// Why a game cannot be begun or dealt on, as a sentence.
pub fn cannot_deal(reason: &DealError) -> String {
    match reason {
        DealError::Rules(reason) => super::rules::impossible(reason),
        DealError::RoundInProgress => say!("refused-hand-in-progress"),
        DealError::GameOver => say!("refused-game-over"),
        DealError::PlayerCount { players, seats } => {
            say!("refused-sitters", seats = *seats, sitters = *players)
        }
        DealError::EmptyLeaderSeat => say!("refused-no-such-leader"),
        DealError::SeatsChanged => say!("refused-seats-changed"),
        DealError::ClockTakenAway => say!("refused-clock-taken-away"),
        DealError::TargetUnreachable { scores, target } => {
            let scores = match scores {
                PossibleScores::Threes => "threes",
                PossibleScores::Fives => "fives",
                PossibleScores::Any | PossibleScores::ThreesAndFives => "threes-and-fives",
            };
            say!("refused-never-won", target = *target, scores = scores)
        }
    }
}
