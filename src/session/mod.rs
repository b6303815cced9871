//! One person's sitting at the table: the game in progress, undo, preserve and
//! restore, the tally, and what the player has set. Pure values and methods.

mod contrast;
mod game;
mod game_id;
mod own_games;
mod preferences;
mod rgb;
mod rule;
mod sitting;
mod tally;
mod themes;

pub use contrast::Contrast;
pub use game::{BadGame, Counted, Game, Mark, NESTOR, SavedGame, YOU};
pub use game_id::{GameId, NotAGameId};
pub use own_games::NameRefused;
pub use preferences::{MotionSpeed, OwnGame, Pace, Preferences, TableView};
pub use rgb::{NotAColor, Rgb};
pub use rule::Rule;
pub use sitting::{FreshSeed, Request, SavedSitting, Session, Sitting, Undone};
pub use tally::{Percentages, Tally, TallyKey, Winner, Wins};
pub use themes::{ColorRole, Material, Palette, ThemeSlot, Themes};
