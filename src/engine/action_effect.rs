//! What an action has done.

use super::award::Award;
use super::bone::Bone;
use super::round_end::RoundEnd;
use super::seat::ByTeam;

/// What an action has done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ActionEffect {
    /// The bone that was drawn.
    pub drawn: Option<Bone>,
    /// The points that the player in turn got at once, for a play or a claim.
    pub scored: u8,
    /// The points that the player in turn got besides, because a firecracker has
    /// made the play possible.
    pub freed: u8,
    /// The points of a play that do not count because they overshoot an exact
    /// target.
    pub overshot: u8,
    /// The same of the points besides.
    pub freed_overshot: u8,
    /// The awards of each side, if the action ended the round.
    pub awards: ByTeam<Award>,
    /// How the round ended, if the action ended it.
    pub end: Option<RoundEnd>,
}

impl ActionEffect {
    pub(super) fn nothing() -> Self {
        Self {
            drawn: None,
            scored: 0,
            freed: 0,
            overshot: 0,
            freed_overshot: 0,
            awards: ByTeam::default(),
            end: None,
        }
    }
}
