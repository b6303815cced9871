//! What the coach has said of the position on the table.

use engine::{Action, Seat};
use game::profile::GameId;
use nestor::ActionValue;
use nestor::coach::{Hint, Lens};

/// What the coach has said of the position on the table; dropped when it changes.
#[derive(Debug, Default)]
pub struct Said {
    /// What would be best to do.
    pub hint: Option<Hint>,
    /// Whether its other reasons are told, too.
    pub tells_why: bool,
    /// What each play is worth, for the tutor.
    pub values: Option<Vec<ActionValue>>,
    /// Whether that was asked.
    pub is_weighing: bool,
    /// The play that waits for the tutor.
    pub waiting: Option<Waiting>,
    /// The play that the tutor holds back.
    pub doubt: Option<Doubt>,
    /// The play that is done whatever the tutor says.
    pub accepted: Option<Action>,
}

/// A play that waits for what the tutor says of it.
#[derive(Debug, Clone, Copy)]
pub struct Waiting {
    /// The play.
    pub action: Action,
    /// How long, in seconds of the window's clock.
    pub until: f64,
}

/// A play that the tutor holds back.
#[derive(Debug, Clone, Copy)]
pub struct Doubt {
    /// The play.
    pub action: Action,
    /// What it costs, in points.
    pub points: f32,
}

/// Which position the bone counter was asked of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LookedAt {
    /// The seat that looks.
    pub seat: Seat,
    /// The game.
    pub game: GameId,
    /// How many hands were dealt.
    pub hands: usize,
    /// How many actions were done in the game.
    pub actions: usize,
}

impl LookedAt {
    /// Whether it is the same hand as another, seen from the same seat.
    pub fn is_same_hand(&self, other: &Self) -> bool {
        (self.seat, self.game, self.hands) == (other.seat, other.game, other.hands)
    }
}

/// What the bone counter shows.
#[derive(Debug, Default)]
pub struct LensShown {
    /// Whether its key was held in the last picture.
    pub was_down: bool,
    /// Whether it is seen for that.
    pub shows_while_held: bool,
    /// What was asked last.
    pub(super) at: Option<LookedAt>,
    /// What can be believed of the bones that are not seen.
    pub lens: Option<Lens>,
    /// Whether a review has its room, in a narrow table.
    pub gives_way: bool,
}
