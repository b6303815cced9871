//! The lessons, in the order of learning.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

use super::exercise::Exercise;

/// A lesson, named by its subject; in the order of learning.
#[derive(VariantArray, IntoStaticStr, Serialize, Deserialize)]
#[strum(serialize_all = "kebab-case")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lesson {
    /// The count of the open ends.
    Counting,
    /// Bones that score.
    Scoring,
    /// Counting by the change that a play makes, not by adding up all ends.
    Change,
    /// The doublet that can be played on from all four sides.
    Spinner,
    /// Counts that are hard to score on.
    LeaveLittle,
    /// Bones kept in order to score after the other player's reply.
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
    /// Double nine: ten bones of each number, and fifteen that are set aside.
    TenOfEach,
    /// Double nine: bones with many pips, and the end of a hand.
    HeavyBones,
    /// Firecrackers: clearing an end, changing the count, or waiting.
    Firecracker,
}

impl Lesson {
    /// Every lesson, in the order of learning.
    pub const ALL: [Self; Self::VARIANTS.len()] =
        *Self::VARIANTS.first_chunk().expect("there is an entry for each variant");

    /// Positions whose best play is shown before the first question; only the first lesson has
    /// some.
    pub fn examples(self) -> &'static [Exercise] {
        if self.is_first() { &POSITIONS.first_plays } else { &[] }
    }

    /// Whether this is the first lesson, for people who have never played. A game follows it.
    pub fn is_first(self) -> bool {
        self == Self::ALL[0]
    }

    /// The exercises, in the order in which they are asked.
    pub fn exercises(self) -> &'static [Exercise] {
        POSITIONS.exercises.get(&self).map_or(&[], Vec::as_slice)
    }
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "'de: 'static"))]
struct Positions {
    first_plays: Vec<Exercise>,
    exercises: BTreeMap<Lesson, Vec<Exercise>>,
}

static POSITIONS: LazyLock<Positions> = LazyLock::new(|| {
    let positions = ron::from_str(include_str!("../../../../assets/lessons.ron"));
    positions.expect("a test parses it")
});
