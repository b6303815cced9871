//! The lessons.

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

use super::exercise::Exercise;
use super::{close_games, pairs, positions};

/// A lesson, named by its subject; in the order of learning.
#[derive(VariantArray, IntoStaticStr, Serialize, Deserialize)]
#[strum(serialize_all = "kebab-case")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lesson {
    /// The count of the open ends.
    Counting,
    /// Bones that score.
    Scoring,
    /// Counting the change in place of the sum.
    Change,
    /// The doublet with four sides.
    Spinner,
    /// Counts that are hard to score on.
    LeaveLittle,
    /// Bones kept for the other player's reply.
    Answers,
    /// Doublets to hold, and to play early.
    Doublets,
    /// Draws by necessity and by choice.
    Drawing,
    /// Inference from draws and passes.
    Passes,
    /// The end of a hand.
    LastBones,
    /// Blocked hands.
    Blocking,
    /// Plays that depend on the score of the game.
    Score,
    /// Play with a partner.
    Partners,
    /// The numbers that a partner opened, and those that opponents opened.
    PartnersNumber,
    /// Opponents who are made to pass.
    ForcedPasses,
    /// Blocked hands in games in pairs.
    BlockingInPairs,
    /// Firecrackers: an end cleared, another count, or patience.
    Firecracker,
}

impl Lesson {
    /// Every lesson, in the order of learning.
    pub const ALL: [Self; Self::VARIANTS.len()] =
        *Self::VARIANTS.first_chunk().expect("there is an entry for each variant");

    /// Positions whose best play is shown before the first question.
    pub const fn shown(self) -> &'static [Exercise] {
        match self {
            Self::Counting => &positions::FIRST_PLAYS,
            _ => &[],
        }
    }

    /// The exercises, in order.
    pub const fn exercises(self) -> &'static [Exercise] {
        match self {
            Self::Counting => &positions::COUNTING,
            Self::Scoring => &positions::SCORING,
            Self::Change => &positions::CHANGE,
            Self::Spinner => &positions::SPINNER,
            Self::LeaveLittle => &positions::LEAVE_LITTLE,
            Self::Answers => &positions::ANSWERS,
            Self::Doublets => &positions::DOUBLETS,
            Self::Drawing => &positions::DRAWING,
            Self::Passes => &positions::PASSES,
            Self::LastBones => &positions::LAST_BONES,
            Self::Blocking => &positions::BLOCKING,
            Self::Score => &close_games::SCORE,
            Self::Partners => &positions::PARTNERS,
            Self::PartnersNumber => &pairs::PARTNERS_NUMBER,
            Self::ForcedPasses => &pairs::FORCED_PASSES,
            Self::BlockingInPairs => &pairs::BLOCKING_IN_PAIRS,
            Self::Firecracker => &positions::FIRECRACKER,
        }
    }
}
