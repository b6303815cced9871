//! Mistakes of a player in a reviewed game, and what kind each is.

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

use super::explanation::explain;
use super::game_review::{GameMoment, GameReview, decisions};
use super::hint_reason::HintReason;
use super::progress_monitor::ProgressMonitor;
use engine::{Record, Seat};

/// What a mistake neglected.
#[derive(VariantArray, IntoStaticStr, Serialize, Deserialize)]
#[strum(serialize_all = "kebab-case")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MistakeKind {
    /// The hand or the game could be won at once.
    MissedWin,
    /// More points could be scored.
    MissedScore,
    /// The play let the next player score more.
    LeftScore,
    /// The hand could be blocked, or should have been kept open.
    Blocking,
    /// The play left the next player something to play.
    LetPlay,
    /// The play gave up a number of which the hand holds most.
    LostSuit,
    /// The play left too few plays for the turns to come.
    FewPlays,
    /// A doublet stayed in the hand.
    HeldDoublet,
    /// Heavy bones stayed in the hand.
    HeldPips,
    /// Drawing would have been better.
    Drawing,
    /// The play could have helped the partner more.
    Partner,
}

impl MistakeKind {
    /// The kind of mistake that neglects this reason; `None` for a reason that speaks against the
    /// best action, or that both actions share.
    pub const fn of(reason: &HintReason) -> Option<Self> {
        Some(match reason {
            HintReason::Scores { points, instead } if *points == *instead => return None,
            HintReason::GivesUpPoints { .. } => return None,
            HintReason::Wins { .. } | HintReason::GoesOut => Self::MissedWin,
            HintReason::Scores { .. } => Self::MissedScore,
            HintReason::LeavesFewerPoints { .. } => Self::LeftScore,
            HintReason::Blocks { .. } | HintReason::KeepsOpen { .. } => Self::Blocking,
            HintReason::NextLacksNumber { .. }
            | HintReason::LeavesNextStuck { .. }
            | HintReason::CoversOpponentsNumber { .. } => Self::LetPlay,
            HintReason::HoldsWholeSuit { .. } | HintReason::HoldsMostOfSuit { .. } => {
                Self::LostSuit
            }
            HintReason::KeepsPlays { .. }
            | HintReason::PreparesScore { .. }
            | HintReason::FitsBothEnds { .. }
            | HintReason::KeepsDoublet { .. } => Self::FewPlays,
            HintReason::ShedsDoublet => Self::HeldDoublet,
            HintReason::ShedsPips { .. } => Self::HeldPips,
            HintReason::DrawScores { .. } | HintReason::DrawsAll { .. } => Self::Drawing,
            HintReason::HelpsPartner { .. }
            | HintReason::LeadsLongestNumber { .. }
            | HintReason::KeepsLedNumber { .. }
            | HintReason::SparesPartner
            | HintReason::LeavesPartnersNumber { .. } => Self::Partner,
        })
    }
}

/// A decision whose mark is worse than [`Good`](super::Mark::Good).
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mistake {
    /// The moment before the decision.
    pub moment: GameMoment,
    /// The points that the mistake cost.
    pub points: f32,
    /// The chance to win that the mistake cost, 0 to 1.
    pub chance: f32,
    /// What the mistake neglected most; `None` if no reason stands out.
    pub kind: Option<MistakeKind>,
}

/// The mistakes of a seat in a reviewed game, in order; `None` when cancelled, or if `review` is
/// not of this record.
pub fn mistakes(
    record: &Record,
    review: &GameReview,
    seat: Seat,
    monitor: &ProgressMonitor<'_>,
) -> Option<Vec<Mistake>> {
    let (_, pending) = decisions(record)?;
    let mut mistakes = Vec::new();
    for decision in review.decisions() {
        if decision.seat != seat || !decision.mark.is_bad() {
            continue;
        }
        let pending = pending.iter().find(|it| it.moment == decision.moment)?;
        let reasons = explain(&pending.view, decision, monitor).map(|why| why.reasons);
        if (monitor.cancelled)() {
            return None;
        }
        mistakes.push(Mistake {
            moment: decision.moment,
            points: decision.cost.points,
            chance: decision.cost.chance,
            kind: reasons.iter().flatten().find_map(MistakeKind::of),
        });
    }
    Some(mistakes)
}
