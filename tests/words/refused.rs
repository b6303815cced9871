//! Why something cannot be done, in every case.

use engine::{Bone, DealError, End, Pips, PipsSet, PossibleScores, Reason, RulesError, Side};
use words::refused::{cannot_deal, why_refused};

#[test]
fn every_refusal_says_why_in_a_sentence() {
    let bone: Bone = "6-4".parse().expect("a bone");
    let spinner: Bone = "5-5".parse().expect("a bone");
    let end = End { on: spinner, side: Side::North };
    let pips = Pips::ALL[3];
    let open: PipsSet = [pips, Pips::ALL[0]].into_iter().collect();
    let reasons = [
        Reason::NotInHand { bone },
        Reason::FitsNowhere { bone, open },
        Reason::FitsNeither { bone, left: Some(pips), right: None },
        Reason::FitsNeither { bone, left: Some(pips), right: Some(pips) },
        Reason::FitsNeither { bone, left: None, right: None },
        Reason::DoesNotFitThere { bone, pips },
        Reason::SpinnerNotCovered { spinner },
        Reason::NotTheSpinner { end, spinner },
        Reason::NoSuchEnd { end },
        Reason::AlreadyPlayed { bone },
        Reason::MustLeadWith { bone: spinner },
        Reason::NothingLed,
        Reason::AlreadyLed,
        Reason::NoDraws,
        Reason::NothingToDraw,
        Reason::KeptBack { bones: 2 },
        Reason::CanPlay { bone },
        Reason::HandFull,
        Reason::MustPlay { bone },
        Reason::MustDraw,
        Reason::NothingToClaim,
        Reason::ClaimFirst,
        Reason::NoClock,
        Reason::TimeLeft,
        Reason::RoundOver,
        Reason::EmptySeat,
        Reason::NotInTurn,
    ];
    let lines: Vec<String> = reasons.iter().map(why_refused).collect();
    insta::assert_snapshot!("refused", lines.join("\n"));
}

#[test]
fn whatever_cannot_be_dealt_says_why_in_a_sentence() {
    let never = |scores| DealError::TargetUnreachable { scores, target: 61 };
    let reasons = [
        DealError::Rules(RulesError::ClaimsWithoutScoring),
        DealError::RoundInProgress,
        DealError::GameOver,
        DealError::PlayerCount { players: 3, seats: 2 },
        DealError::EmptyLeaderSeat,
        DealError::SeatsChanged,
        DealError::ClockTakenAway,
        never(PossibleScores::Threes),
        never(PossibleScores::Fives),
        never(PossibleScores::ThreesAndFives),
    ];
    let lines: Vec<String> = reasons.iter().map(cannot_deal).collect();
    insta::assert_snapshot!("cannot_deal", lines.join("\n"));
}
