//! A person's profile: name, preferences, own games, tally and history of games.

mod display;
mod display_setting;
mod first_hints;
mod game_id;
mod game_name;
mod history;
mod kind;
mod luck;
mod opponents;
mod own_games;
mod played_game;
mod players;
mod preferences;
mod results;
mod rule;
mod setting;
mod slug;
mod tally;

pub use display::{Display, LensMode, MotionSpeed, Pace, ScoreKeeping, TableView, Tutor};
pub use display_setting::{DisplayPart, DisplaySetting};
pub use first_hints::{FirstHint, FirstHints};
pub use game_id::{GameId, NotAGameId};
pub use game_name::GameName;
pub use history::{Advice, History, Run, Summary};
pub use kind::{Company, Kind, NoKind, Scope};
pub use luck::{Chance, Fortune, Luck, Verdict};
pub use opponents::{OWNER, Opponent, Opponents};
pub use own_games::NameRefused;
pub use played_game::PlayedGame;
pub use players::{BadPlayers, Person, Players};
pub use preferences::{BadPreferences, OwnGame, Preferences};
pub use results::{GameResult, Percentages, Results};
pub use rule::{GamePart, Rule};
pub use setting::SettingValue;
pub use slug::slug;
pub use tally::{Tally, TallyKey};
