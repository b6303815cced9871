//! How much Nestor may think, and whether he is to stop.

/// How much Nestor may think about a decision.
///
/// It is counted in what is looked at and never in time, so that the same
/// position gets the same answer on any machine.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Budget {
    /// Deals that are drawn and weighed by how likely they are; fewer when
    /// there are more than six decisions to weigh them by.
    pub hands: u32,
    /// Worlds in which each play is tried, out of those.
    pub worlds: u32,
    /// Actions that are done in the head at most, in all rounds that are played
    /// out together; and some more to end the world that was begun.
    pub steps: u32,
    /// Rounds that are played when a game's rules are met for the first time, to
    /// know how large its scores are.
    pub rounds: u32,
    /// Positions that exact play may look at when nothing is hidden.
    pub nodes: u32,
}

impl Budget {
    /// What Brutal has in the game.
    pub const FULL: Self = Self {
        hands: 1_200,
        worlds: 400,
        steps: 16_000,
        rounds: 500,
        nodes: 40_000,
    };

    /// Very little, for tests of thousands of games.
    pub const SMALL: Self = Self {
        hands: 8,
        worlds: 4,
        steps: 200,
        rounds: 10,
        nodes: 200,
    };
}

impl Default for Budget {
    fn default() -> Self {
        Self::FULL
    }
}

/// How much Nestor may think, and how he learns that he is to stop.
#[derive(Clone, Copy)]
pub struct Limits<'a> {
    /// How much he may think.
    pub budget: Budget,
    /// Whether he is to stop; it is asked between worlds, and while he reckons
    /// exactly, some thousand times a second.
    pub cancelled: &'a dyn Fn() -> bool,
}

impl std::fmt::Debug for Limits<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Limits")
            .field("budget", &self.budget)
            .finish_non_exhaustive()
    }
}

impl Default for Limits<'_> {
    /// The full budget, and never cancelled.
    fn default() -> Self {
        Self {
            budget: Budget::FULL,
            cancelled: &|| false,
        }
    }
}
