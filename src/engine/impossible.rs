//! Mixes of rules that make no game.

use super::possible_scores::PossibleScores;

/// Why a mix of rules makes no game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Impossible {
    /// The number of bones in a hand is not allowed for this number of players.
    #[error("hands of {hand_size} do not go with {players} players")]
    HandSize {
        /// The number of bones in a hand.
        hand_size: u8,
        /// The number of players.
        players: u8,
    },
    /// More bones are to be buried and kept back than the deal leaves.
    #[error("the deal leaves {left} bones, too few to bury or keep back so many")]
    TooFewToSetAside {
        /// How many bones the deal leaves.
        left: u8,
    },
    /// More than two bones are to be kept back.
    #[error("at most two bones can be kept back")]
    KeptBack,
    /// The limit on doublets is below three or above six.
    #[error("the limit on doublets is a number from 3 to 6")]
    DoubletsLimit,
    /// No hand can hold more doublets than this limit allows.
    #[error(
        "no hand of {hand_size} bones holds more than {limit} doublets, so a limit of {limit} would mean nothing"
    )]
    DoubletsLimitIdle {
        /// The limit.
        limit: u8,
        /// The number of bones in a hand.
        hand_size: u8,
    },
    /// Drawing by choice, where bones cannot be drawn at all.
    #[error("a player can choose to draw only when draws are on")]
    VoluntaryDrawWithoutDraws,
    /// The target is 0 or above 9,999.
    #[error("the points to win are a number from 1 to 9,999")]
    Target,
    /// A target to be hit exactly, but no target.
    #[error("without points to win there is nothing to hit exactly")]
    ExactTargetWithoutTarget,
    /// No sum of scores can hit the exact target.
    #[error("every score is {scores}, and {target} is not: it could never be hit exactly")]
    ExactTargetOutOfReach {
        /// Which points can be scored under the rules.
        scores: PossibleScores,
        /// The target, in points.
        target: u16,
    },
    /// Counting by multiples, but no table count scores.
    #[error("points for each multiple need fives or threes")]
    CountUnitWithoutScoring,
    /// Claiming points, but no table count scores.
    #[error("points are claimed only where fives or threes score")]
    ClaimsWithoutScoring,
    /// No side could ever gain a point.
    #[error("nobody could ever gain a point: neither on the table nor at the end of a hand")]
    NothingToGain,
    /// Scores shown as fives, but not all are multiples of five.
    #[error(
        "scores can be shown as fives only if every score is a multiple of five: fives without threes, full counts, and rounded awards"
    )]
    FivesDisplay,
    /// Scores shown as fives, but the target is not a multiple of five.
    #[error("scores are shown as fives, and {target} is not a multiple of five")]
    FivesTarget {
        /// The target, in points.
        target: u16,
    },
}
