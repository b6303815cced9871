//! How much Nestor may think, and when he must stop.

/// How much Nestor may think about one decision.
///
/// The limits are numbers of steps and never times, so that the same position
/// gets the same answer on any machine.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Budget {
    /// How many deals are drawn and weighted by how likely they are. With more
    /// than six decisions to weigh them by there are fewer.
    pub hands: u32,
    /// In how many of those deals each play is tried.
    pub worlds: u32,
    /// How many actions may be played in all playouts together. The deal that is
    /// being tried is finished all the same.
    pub steps: u32,
    /// How many rounds are played to learn how large scores are, when a mix of
    /// rules is met for the first time.
    pub rounds: u32,
    /// How many positions exact play may look at when no bone is hidden.
    pub nodes: u32,
}

impl Budget {
    /// The budget of Brutal in the game.
    pub const FULL: Self = Self {
        hands: 1_200,
        worlds: 400,
        steps: 16_000,
        rounds: 500,
        nodes: 40_000,
    };

    /// A very small budget, for tests of thousands of games.
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

/// How much Nestor may think, and how he is told to stop.
#[derive(Clone, Copy)]
pub struct Limits<'a> {
    /// How much he may think.
    pub budget: Budget,
    /// Whether he is to stop. He asks this between worlds, and thousands of times
    /// a second during exact play.
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
    /// The full budget; he is never told to stop.
    fn default() -> Self {
        Self {
            budget: Budget::FULL,
            cancelled: &|| false,
        }
    }
}
