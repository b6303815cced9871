//! The effect of an action on a position.

use super::award::Award;
use super::bone::Bone;
use super::bonus::PaidBonus;
use super::round_end::RoundEnd;
use super::seat::ByTeam;

/// What an action drew, scored and ended: the result of
/// [`Position::apply`](super::Position::apply).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ActionEffect {
    /// The drawn bone, if the action was a draw.
    pub drawn: Option<Bone>,
    /// The points that a play, a claim or a firecracker scored; 0 if none.
    pub scored: u8,
    /// The bonus points for a play that only a firecracker made possible; 0 if none.
    pub freed_bonus: u8,
    /// The points of a play or a firecracker that are void because they overshoot an exact target.
    pub void_points: u8,
    /// The bonus points that would be [`freed_bonus`](Self::freed_bonus), but are void because they
    /// overshoot an exact target.
    pub void_freed_bonus: u8,
    /// The award of each side, if the action ended the round.
    pub awards: ByTeam<Award>,
    /// The bonuses in the order in which they were paid; unused places are `None`.
    pub bonuses: [Option<PaidBonus>; 3],
    /// How the round ended, if the action ended it.
    pub end: Option<RoundEnd>,
}

impl ActionEffect {
    pub(super) fn empty() -> Self {
        Self {
            drawn: None,
            scored: 0,
            freed_bonus: 0,
            void_points: 0,
            void_freed_bonus: 0,
            awards: ByTeam::default(),
            bonuses: [None; 3],
            end: None,
        }
    }

    pub(super) fn add_bonus(&mut self, bonus: PaidBonus) {
        if let Some(free) = self.bonuses.iter_mut().find(|place| place.is_none()) {
            *free = Some(bonus);
        }
    }
}
