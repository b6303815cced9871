//! The contents of the program's files.

use std::collections::BTreeSet;
use std::sync::Arc;

use look::{OwnTheme, Themes};
use nestor::coach::SavedReview;
use ron::error::SpannedResult;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::envelope::{Content, Kind};
use super::old;
use super::window_place::WindowPlace;
use crate::profile::{Days, PlayedGame, Players, Preferences};
use crate::session::{GameFile, State};

const MIB: u64 = 1 << 20;

/// The most games in the file of the history: the newest.
const MOST_LINES: usize = 50_000;

/// A file that people may edit, one value a line.
const fn to_edit(word: &'static str) -> Kind {
    Kind {
        word,
        most_bytes: MIB,
        has_digest: false,
        lines_to_depth: usize::MAX,
    }
}

/// A file with a digest. Each value has a line of its own down to a depth.
const fn sealed(word: &'static str, most_bytes: u64, lines_to_depth: usize) -> Kind {
    Kind {
        word,
        most_bytes,
        has_digest: true,
        lines_to_depth,
    }
}

impl Content for State {
    // A line for each game.
    const KIND: Kind = sealed("state", 8 * MIB, 3);

    fn check(self) -> Result<Self, String> {
        match self.table() {
            Ok(_) => Ok(self),
            Err(wrong) => Err(format!("the game on the table: {wrong}")),
        }
    }
}

impl Content for Preferences {
    const KIND: Kind = to_edit("settings");
    const BEFORE: Option<u32> = Some(6);

    fn of_before(content: &str) -> SpannedResult<Self> {
        old::settings(content)
    }

    fn check(self) -> Result<Self, String> {
        self.checked().map_err(|wrong| wrong.to_string())
    }
}

impl Content for Themes {
    const KIND: Kind = to_edit("colors");
    const BEFORE: Option<u32> = Some(3);
}

/// A theme that is sent to somebody.
impl Content for OwnTheme {
    const KIND: Kind = to_edit("theme");
    const BEFORE: Option<u32> = Some(2);
}

impl Content for Players {
    const KIND: Kind = to_edit("player list");

    fn check(self) -> Result<Self, String> {
        self.checked().map_err(|wrong| wrong.to_string())
    }
}

impl Content for WindowPlace {
    const KIND: Kind = to_edit("window size and position");

    fn check(self) -> Result<Self, String> {
        self.checked()
    }
}

/// The games of the history's file, the oldest first.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct HistoryFile(Arc<Vec<Arc<PlayedGame>>>);

impl HistoryFile {
    /// The newest of these games, as many as the file can have.
    pub fn new(games: impl Into<Arc<Vec<Arc<PlayedGame>>>>) -> Self {
        let mut games = games.into();
        let too_many = games.len().saturating_sub(MOST_LINES);
        if too_many > 0 {
            Arc::make_mut(&mut games).drain(..too_many);
        }
        Self(games)
    }

    /// Those of the games that are to be left.
    #[must_use]
    pub fn filtered(&self, is_left: impl Fn(&PlayedGame) -> bool) -> Self {
        let left = self.0.iter().filter(|game| is_left(game));
        Self::new(left.cloned().collect::<Vec<_>>())
    }

    /// The games, the oldest first.
    pub const fn games(&self) -> &Arc<Vec<Arc<PlayedGame>>> {
        &self.0
    }
}

impl Serialize for HistoryFile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter().map(|game| &**game))
    }
}

impl<'de> Deserialize<'de> for HistoryFile {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let games: Vec<PlayedGame> = Vec::deserialize(deserializer)?;
        let games: Vec<Arc<PlayedGame>> = games.into_iter().map(Arc::new).collect();
        Ok(Self::new(games))
    }
}

impl Content for HistoryFile {
    const KIND: Kind = sealed("history", 128 * MIB, 2);
    const BEFORE: Option<u32> = Some(5);

    fn of_before(content: &str) -> SpannedResult<Self> {
        old::history(content)
    }

    fn check(mut self) -> Result<Self, String> {
        // A game counts once.
        let mut known = BTreeSet::new();
        Arc::make_mut(&mut self.0).retain(|game| known.insert(game.id));
        Ok(self)
    }
}

impl Content for Days {
    // Ninety years.
    const KIND: Kind = sealed("daily games", 8 * MIB, 2);
}

impl Content for GameFile {
    const KIND: Kind = sealed("saved game", MIB, usize::MAX);
    const BEFORE: Option<u32> = Some(5);

    fn of_before(content: &str) -> SpannedResult<Self> {
        old::game_file(content)
    }

    fn check(self) -> Result<Self, String> {
        self.game.check_alone()?;
        Ok(self)
    }
}

impl Content for SavedReview {
    // A thousand bytes for each decision of 200 hands.
    const KIND: Kind = sealed("game analysis", 16 * MIB, 4);
    const BEFORE: Option<u32> = Some(1);

    fn of_before(content: &str) -> SpannedResult<Self> {
        old::review(content)
    }

    fn check(mut self) -> Result<Self, String> {
        if self.review.is_of(&self.record) {
            self.review.recompute_marks(&self.record);
            return Ok(self);
        }
        match self.record.replay() {
            Ok(_) => Err("it is no analysis of its game".to_owned()),
            Err(wrong) => Err(wrong.to_string()),
        }
    }
}

#[cfg(test)]
mod tests {
    use chrono::{DateTime, NaiveDate};
    use engine::{Level, Name, Preset, Seating, Seats, Team};

    use super::*;
    use crate::profile::{
        Day, DayEnd, DayTry, GameId, GameName, GameResult, Help, Judged, Luck, OpponentKind,
    };
    use crate::storage::to_text;

    fn id(number: usize) -> GameId {
        format!("{number:032x}").parse().expect("an id")
    }

    /// How many bytes one more of them takes in its file.
    fn bytes_of_one<T: Content>(file: impl Fn(usize) -> T) -> u64 {
        let length = |count| to_text(&file(count)).expect("it has a text").len() as u64;
        (length(200) - length(100)).div_ceil(100)
    }

    #[test]
    fn a_history_of_the_most_games_can_be_written() {
        let file = |count| {
            let games = (0..count).map(|number| {
                let name = Name::new(&"n".repeat(20)).expect("a name");
                Arc::new(PlayedGame {
                    id: id(number),
                    ended: DateTime::UNIX_EPOCH,
                    kind: crate::profile::Kind {
                        game: GameName::Own(name.clone()),
                        seats: Seats::Partners,
                        company: OpponentKind::People,
                    },
                    rules: Some(Preset::AllFives.rules(Seats::Partners)),
                    seating: Seating::with_nestors(&name, Seats::Partners, Level::Brutal),
                    winner: Team::all(Seats::Partners).next(),
                    scores: vec![250, 245],
                    hands: 30,
                    actions: 700,
                    secs: 1200,
                    help: Help::Knowledge,
                    bonus: 0,
                    given_up: false,
                    luck: Some(Luck::default()),
                    judged: Some(Judged {
                        decisions: 200,
                        cost: 1.234_567,
                        luck: -12.345_678,
                    }),
                    number: Some(u64::MAX),
                    origin: Some(id(number)),
                    nth: Some(50_000),
                })
            });
            HistoryFile::new(games.collect::<Vec<_>>())
        };
        let bytes = bytes_of_one(file) * MOST_LINES as u64;
        assert!(bytes < HistoryFile::KIND.most_bytes, "{bytes} bytes");
    }

    #[test]
    fn the_daily_games_of_a_life_can_be_written() {
        let first = NaiveDate::from_ymd_opt(2026, 1, 1).expect("a day");
        let file = |count| {
            let tries = first.iter_days().take(count).map(|date| DayTry {
                day: Day::of(date),
                game: id(count),
                end: Some(DayEnd {
                    result: GameResult::Drawn,
                    own: 250,
                    nestor: 245,
                    hands: vec![GameResult::Drawn; 15],
                    with_help: false,
                }),
            });
            Days::try_from(tries.collect::<Vec<_>>()).expect("in order")
        };
        let bytes = bytes_of_one(file) * 366 * 80;
        assert!(bytes < Days::KIND.most_bytes, "{bytes} bytes");
    }
}
