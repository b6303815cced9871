//! One person's sitting at the table: the game in progress, undo and redo,
//! preserve and restore, the tally, and what the player has set. Pure values and methods.

mod contrast;
mod ended;
mod game;
mod game_file;
mod game_id;
mod history;
mod next_hand;
mod own_games;
mod players;
mod preferences;
mod rgb;
mod rule;
mod saved_sitting;
mod sitting;
mod slug;
mod tally;
mod themes;
mod undo;

pub use contrast::Contrast;
pub use game::{BadGame, Counted, Game, Mark, NESTOR, SavedGame, YOU};
pub use game_file::{GameFile, KeptGame};
pub use game_id::{GameId, NotAGameId};
pub use history::{History, Kind, PlayedGame, Summary};
pub use next_hand::NextHand;
pub use own_games::NameRefused;
pub use players::{BadPlayers, Person, Players};
pub use preferences::{BadPreferences, MotionSpeed, OwnGame, Pace, Preferences, TableView};
pub use rgb::{NotAColor, Rgb};
pub use rule::Rule;
pub use saved_sitting::{SavedSitting, Sitting};
pub use sitting::{FreshSeed, Request, Session};
pub use slug::slug;
pub use tally::{Percentages, Tally, TallyKey, Winner, Wins};
pub use themes::{ColorRole, Material, Palette, ThemeSlot, Themes};
pub use undo::Undone;
