//! Limits on Nestor's search.

/// The work allowed for one decision.
///
/// It is counted in steps, never in time, so that the same position gets the same answer
/// on every machine.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Budget {
    /// The number of deals that are sampled and weighted by their likelihood. Fewer are sampled if
    /// the others have made more than six decisions to weigh.
    pub deals: u32,
    /// The number of worlds, sampled from these deals, in which each action is tried.
    pub worlds: u32,
    /// The number of actions in all playouts together; with double nine, four times as many are
    /// allowed. The last world may exceed it.
    pub playout_steps: u32,
    /// The number of rounds sampled for the table of winning chances, when a set of rules is first
    /// used.
    pub scoring_rounds: u32,
    /// The number of positions in an exact search.
    pub nodes: u32,
}

impl Budget {
    /// The budget with which the strongest level plays.
    pub const FULL: Self = Self {
        deals: 1_200,
        worlds: 400,
        playout_steps: 16_000,
        scoring_rounds: 500,
        nodes: 40_000,
    };

    /// The budget with which Tough decides whether to block a round.
    pub(super) const BRIEF: Self =
        Self { deals: 200, worlds: 60, playout_steps: 4_000, ..Self::FULL };

    /// The budget with which Tough plays the last bones of a round in games with partners.
    pub(super) const LAST_BONES: Self = Self { worlds: 300, ..Self::FULL };

    /// A very small budget, for tests of thousands of games.
    pub const SMALL: Self =
        Self { deals: 8, worlds: 4, playout_steps: 200, scoring_rounds: 10, nodes: 200 };

    /// The smaller of the two limits for each kind of work.
    pub(super) fn at_most(self, other: Self) -> Self {
        Self {
            deals: self.deals.min(other.deals),
            worlds: self.worlds.min(other.worlds),
            playout_steps: self.playout_steps.min(other.playout_steps),
            scoring_rounds: self.scoring_rounds.min(other.scoring_rounds),
            nodes: self.nodes.min(other.nodes),
        }
    }
}

/// A budget, and a way to cancel.
#[derive(Clone, Copy)]
pub struct Limits<'a> {
    /// The work allowed for the decision.
    pub budget: Budget,
    /// Returns whether to stop. Called for each sampled deal and world, and thousands of times a
    /// second in an exact search.
    pub cancelled: &'a dyn Fn() -> bool,
}

impl std::fmt::Debug for Limits<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Limits").field("budget", &self.budget).finish_non_exhaustive()
    }
}

impl Default for Limits<'_> {
    /// The full budget, never cancelled.
    fn default() -> Self {
        Self { budget: Budget::FULL, cancelled: &|| false }
    }
}
