//! What there are lessons on.

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

use super::exercise::Exercise;
use super::{close_games, positions};

/// A lesson, by what is learned in it; in the order in which they are best learned.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    IntoStaticStr,
    VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Lesson {
    /// What the open ends count.
    Counting,
    /// Which bone scores where.
    Scoring,
    /// To look at what changes, not at the sum.
    Change,
    /// The doublet that is played on at four sides.
    Spinner,
    /// To leave nothing that scores.
    LeaveLittle,
    /// To keep a bone for what the other plays.
    Answers,
    /// Which doublets to hold, and which to be rid of.
    Doublets,
    /// When to draw.
    Drawing,
    /// What draws and passes tell.
    Passes,
    /// The end of a hand.
    LastBones,
    /// To shut the table.
    Blocking,
    /// What the score asks for.
    Score,
    /// To play for two.
    Partners,
}

impl Lesson {
    /// Every lesson.
    pub const ALL: [Self; Self::VARIANTS.len()] =
        *Self::VARIANTS.first_chunk().expect("it is as long");

    /// Its positions, in order.
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
        }
    }
}
