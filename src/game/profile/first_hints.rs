//! Tips that are shown to a person once, when first needed.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

/// A tip that is shown when something happens to a person for the first time. Each variant stands
/// for such an occasion.
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
pub enum FirstHint {
    /// Points must be claimed.
    Claim,
    /// No bone fits, and the player must draw.
    Draw,
    /// No bone fits, and none can be drawn.
    Pass,
    /// The selected bone fits more than one end.
    ChooseEnd,
    /// Somebody else's heaviest doublet is led automatically.
    Lead,
    /// The person's heaviest doublet is led automatically.
    OwnLead,
    /// The open ends added up to points.
    Score,
    /// A doublet can be played on at four sides.
    Spinner,
    /// A doublet counts twice while it is an end.
    Doublet,
    /// A hand is over, and the pips left in the other hands are awarded.
    HandOver,
    /// A few games were played, and the tutor can be turned on.
    Tutor,
}

/// Whether a person wants tips, and which were shown.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FirstHints {
    /// Whether to show tips.
    pub wanted: bool,
    shown: BTreeSet<FirstHint>,
}

/// The tips of a person who has never played.
impl Default for FirstHints {
    fn default() -> Self {
        Self { wanted: true, shown: BTreeSet::new() }
    }
}

impl FirstHints {
    /// The setting of a person who wants no tips.
    pub const NONE: Self = Self { wanted: false, shown: BTreeSet::new() };

    /// Returns whether tips are wanted and this one was not shown yet.
    pub fn should_show(&self, hint: FirstHint) -> bool {
        self.wanted && !self.shown.contains(&hint)
    }

    /// Marks a tip as shown, so that it is not shown again.
    pub fn note_shown(&mut self, hint: FirstHint) {
        self.shown.insert(hint);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_tip_is_shown_once_and_none_if_tips_are_not_wanted() {
        let mut hints = FirstHints::default();
        for &hint in FirstHint::VARIANTS {
            assert!(hints.should_show(hint), "{hint:?} is new");
            assert!(!FirstHints::NONE.should_show(hint), "not wanted");
            hints.note_shown(hint);
            assert!(!hints.should_show(hint), "{hint:?} was shown");
        }
    }
}
