//! The contents of the program's files.

use std::collections::BTreeSet;

use look::{OwnTheme, Themes};
use nestor::coach::SavedReview;
use serde::{Deserialize, Serialize};

use super::kind::{Content, Kind};
use super::window_place::WindowPlace;
use crate::profile::{Days, PlayedGame, Players, Preferences};
use crate::state::{GameFile, State};

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

    fn check(self) -> Result<Self, String> {
        self.checked().map_err(|wrong| wrong.to_string())
    }
}

impl Content for Themes {
    const KIND: Kind = to_edit("colors");
}

/// A theme that is sent to somebody.
impl Content for OwnTheme {
    const KIND: Kind = to_edit("theme");
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
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct HistoryFile(Vec<PlayedGame>);

impl HistoryFile {
    /// The newest of these games, as many as the file can have.
    pub fn new(mut games: Vec<PlayedGame>) -> Self {
        let too_many = games.len().saturating_sub(MOST_LINES);
        games.drain(..too_many);
        Self(games)
    }

    /// The games, the oldest first.
    pub fn games(&self) -> &[PlayedGame] {
        &self.0
    }

    /// The games, the oldest first.
    pub fn into_games(self) -> Vec<PlayedGame> {
        self.0
    }
}

impl Content for HistoryFile {
    const KIND: Kind = sealed("history", 64 * MIB, 2);

    fn check(mut self) -> Result<Self, String> {
        // A game counts once.
        let mut known = BTreeSet::new();
        self.0.retain(|game| known.insert(game.id));
        Ok(self)
    }
}

impl Content for Days {
    const KIND: Kind = sealed("daily games", MIB, 2);
}

impl Content for GameFile {
    const KIND: Kind = sealed("saved game", MIB, usize::MAX);

    fn check(self) -> Result<Self, String> {
        self.game.check_alone()?;
        Ok(self)
    }
}

impl Content for SavedReview {
    const KIND: Kind = sealed("game analysis", MIB, 4);

    fn check(mut self) -> Result<Self, String> {
        if self.review.is_of(&self.record) {
            self.review.recompute_marks();
            return Ok(self);
        }
        match self.record.replay() {
            Ok(_) => Err("it is no analysis of its game".to_owned()),
            Err(wrong) => Err(wrong.to_string()),
        }
    }
}
