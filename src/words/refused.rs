//! Reasons why an action, a deal or a game is refused, as sentences.

use super::arguments::EndPlace;
use crate::msg::{self, or_none};
use engine::{DealError, Pips, PossibleScores, Reason};

/// Explains in a sentence why the rules do not allow an action.
pub fn why_refused(reason: &Reason) -> String {
    match reason {
        Reason::FitsNowhere { bone, open } => msg::refused_fits_nowhere(*bone, open.to_string()),
        Reason::FitsNeither { bone, left, right } => {
            let wanted = |pips: Option<Pips>| or_none(pips.map(Pips::value));
            if left == right {
                msg::refused_both_ends_take(*bone, wanted(*left))
            } else {
                msg::refused_fits_neither(*bone, wanted(*left), wanted(*right))
            }
        }
        Reason::DoesNotFitThere { bone, pips } => {
            msg::refused_does_not_fit_there(*bone, pips.value())
        }
        Reason::NeedsMatador { bone } => msg::refused_needs_matador(*bone),
        Reason::SpinnerNotCovered { spinner } => msg::refused_spinner_not_covered(*spinner),
        Reason::NotTheSpinner { end, spinner } => {
            msg::refused_not_the_spinner(end.on, &EndPlace::of_side(end.side), *spinner)
        }
        Reason::NoSuchEnd { end } => msg::refused_no_such_end(end.on, &EndPlace::of_side(end.side)),
        Reason::MustLeadWith { bone } => msg::refused_must_lead_with(*bone),
        Reason::NothingLed => msg::REFUSED_NOTHING_LED.text(),
        Reason::NoDraws => msg::REFUSED_NO_DRAWS.text(),
        Reason::NothingToDraw => msg::REFUSED_NOTHING_TO_DRAW.text(),
        Reason::KeptBack { bones } => msg::text_deal_kept_back(*bones),
        Reason::CanPlay { bone } => msg::refused_can_play(*bone),
        Reason::DrewOne => msg::REFUSED_DREW_ONE.text(),
        Reason::HandFull => msg::REFUSED_HAND_FULL.text(),
        Reason::MustPlay { bone } => msg::refused_must_play(*bone),
        Reason::MustDraw => msg::REFUSED_MUST_DRAW.text(),
        Reason::NothingToClaim => msg::REFUSED_NOTHING_TO_CLAIM.text(),
        Reason::ImpossibleClaim { .. } => msg::REFUSED_NEVER_SO_MANY.text(),
        Reason::ClaimFirst => msg::REFUSED_CLAIM_FIRST.text(),
        Reason::NoFirecracker => msg::REFUSED_NO_FIRECRACKER.text(),
        Reason::CannotBlowUp { bone } => msg::refused_cannot_blow_up(*bone),
        Reason::RoundOver => msg::REFUSED_HAND_OVER.text(),
        Reason::NotInTurn => msg::REFUSED_NOT_IN_TURN.text(),
        // No window lets a player cause these.
        Reason::NotInHand { .. }
        | Reason::AlreadyPlayed { .. }
        | Reason::AlreadyLed
        | Reason::EitherWay { .. }
        | Reason::OneWay { .. }
        | Reason::CannotYield
        | Reason::NoClock
        | Reason::TimeLeft
        | Reason::EmptySeat => msg::REFUSED_IMPOSSIBLE.text(),
    }
}

/// Explains in a sentence why a game cannot start or go on to the next deal.
pub fn cannot_deal(reason: &DealError) -> String {
    match reason {
        DealError::Rules(reason) => super::rules::why_invalid(reason),
        DealError::GameOver => msg::REFUSED_GAME_OVER.text(),
        DealError::PlayerCount { players, seats } => msg::refused_sitters(*seats, *players),
        // No window lets a player cause these.
        DealError::RoundInProgress | DealError::EmptyLeaderSeat | DealError::CutTooDeep { .. } => {
            msg::REFUSED_IMPOSSIBLE.text()
        }
        DealError::SeatsChanged => msg::REFUSED_SEATS_CHANGED.text(),
        DealError::ClockTakenAway => msg::REFUSED_CLOCK_TAKEN_AWAY.text(),
        DealError::TargetUnreachable { scores, target } => {
            let scores = match scores {
                PossibleScores::Threes => "threes",
                PossibleScores::Fives => "fives",
                PossibleScores::Any | PossibleScores::ThreesAndFives => "threes-and-fives",
            };
            msg::refused_never_won(scores, *target)
        }
    }
}
