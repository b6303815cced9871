//! One person's session at the table: the game in progress, undo and redo,
//! preserve and restore, and requests to Nestor. There is no disk, window, clock
//! or thread in here: whoever lets the clock of a game run says for how long.

mod days;
mod elsewhere;
mod ended;
mod finished;
mod game;
mod help;
mod known_deals;
mod lesson;
mod named_game;
mod next_hand;
mod other_seat;
mod preserving;
mod put_away;
mod redoable;
mod review;
mod saved_game;
mod saved_session;
mod sealed;
mod sealing;
#[expect(
    clippy::module_inception,
    reason = "a file has the name of the type it holds"
)]
mod session;
mod timed;
mod tracked;
mod undo;

pub use crate::state::Seeds;
pub use elsewhere::{ExternalChange, SeenElsewhere};
pub use game::{Game, Mark};
pub use named_game::{NamedGame, PlayableGame};
pub use next_hand::NextHand;
pub use other_seat::{HandTwice, Standing};
pub use review::{Review, ReviewPlace, ReviewStep};
pub use saved_game::{HandOrders, PlayedAgain, SavedGame, TallyEntry};
pub use saved_session::{RestoredSession, SavedSession};
pub use session::{Changes, FreshSeed, Request, Session};
pub use undo::UndoStep;
