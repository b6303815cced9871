//! A person's profile: name, preferences, own games, tally and history of games.

mod counted;
mod day;
mod days;
mod display;
mod first_hints;
mod folded;
mod game_id;
mod game_name;
mod help;
mod history;
mod household;
mod judged;
mod kind;
mod ladder;
mod lesson_progress;
mod luck;
mod opponents;
mod own_games;
mod played_game;
mod players;
mod playing;
mod preferences;
mod rating;
mod results;
mod rule;
mod score_pad;
mod setting;
mod slug;
mod tally;
mod window_place;

pub use counted::Counted;
pub use day::Day;
pub use days::{DayEnd, DayStanding, DayTry, Days, NotInOrder};
pub use display::{
    BackChoice, BoneSetChoice, Display, DisplayPart, DisplaySetting, LensMode, Lent, MotionSpeed,
    Pace, PlayEdges, ScoreKeeping, Tutor, Volume,
};
pub use first_hints::{FirstHint, FirstHints};
pub use folded::folded;
pub use game_id::{GameId, NotAGameId};
pub use game_name::GameName;
pub use help::Help;
pub use history::{Advice, GameInSeries, History, Summary};
pub use household::Household;
pub use judged::Judged;
pub use kind::{GameFilter, Kind, OpponentKind};
pub use ladder::{BEGINNER, level_ratings};
pub use lesson_progress::{Answered, LessonProgress};
pub use luck::{Chance, Drawn, Fortune, LEAST_HANDS, Luck, Verdict};
pub use opponents::{OWNER, Opponent, Opponents};
pub use own_games::NameRefused;
pub use played_game::PlayedGame;
pub use players::{BadPlayers, Glance, Person, PlayerId, Players};
pub use playing::{Mean, Playing};
pub use preferences::{OwnGame, Preferences};
pub use rating::{RatedGame, RatedTable, Rating, measured_game};
pub use results::{GameResult, Percentages, Results};
pub use rule::{GamePart, Rule, differences, nearest_game};
pub use score_pad::{PadEntry, PadSides, ScorePad};
pub use setting::SettingValue;
pub use slug::slug;
pub use tally::{Tally, TallyKey};
pub use window_place::WindowPlace;
