//! What there is to be read of a player's files when the player sits down.

use std::collections::BTreeSet;
use std::fs;

use super::{FileName, Folder, Loaded, Notice};
use crate::profile::{Days, GameId, History, Preferences, Tally};
use crate::session::{Game, RestoredSession, SavedGame, SavedSession};
use look::Themes;

/// A history of so many bytes is read in less than a moment: it is waited for.
const SOON_READ_BYTES: u64 = 16 << 10;

/// What the files of a player held, as far as it could be read; but the history, which
/// may take long to read.
#[derive(Debug)]
pub struct PlayerFiles {
    /// The preferences.
    pub preferences: Option<Preferences>,
    /// The colours.
    pub themes: Option<Themes>,
    /// The tally.
    pub tally: Option<Tally>,
    /// The session with the game in progress.
    pub session: Option<RestoredSession>,
    /// The bookmark.
    pub preserved: Option<SavedGame>,
    /// Whether the game in progress is as the program wrote it, or not there.
    pub is_sound: bool,
    /// The tries at the deals of the day.
    pub days: Option<Days>,
}

impl PlayerFiles {
    /// Reads the files in a folder. A file that cannot be read is moved aside.
    pub fn read(folder: &Folder, notices: &mut Vec<Notice>) -> Self {
        let mut tally = None;
        let game = folder.load_checked(FileName::Game, |mut saved: SavedSession| {
            tally = saved.take_tally();
            saved.open()
        });
        let is_sound = is_sound(&game);
        Self {
            preferences: folder
                .load_checked(FileName::Settings, Preferences::checked)
                .take(notices),
            themes: folder.load(FileName::Themes).take(notices),
            session: game.take(notices),
            tally: match (tally, folder.load(FileName::Tally)) {
                // Nothing is missing, so nothing is said of the spare copy.
                (
                    Some(tally),
                    Loaded::Useless(Notice::SetAside { .. })
                    | Loaded::Changed(_, Notice::Damaged { .. }),
                ) => Some(tally),
                (tally, spare) => {
                    let spare = spare.take(notices);
                    tally.or(spare)
                }
            },
            preserved: folder
                .load_checked(FileName::Preserved, |saved: SavedGame| {
                    Game::open(saved.clone()).map(|_| saved)
                })
                .take(notices),
            is_sound,
            days: folder.load(FileName::Days).take(notices),
        }
    }
}

/// What the file of the history held, as far as it could be read.
#[derive(Debug)]
pub struct HistoryFile {
    /// The history; `None` if there is none that can be read.
    pub history: Option<History>,
    /// Whether it is as the program wrote it, or not there.
    pub is_sound: bool,
    /// What the player must be told.
    pub notices: Vec<Notice>,
    /// The games of which something is kept: an entry, what was played, or a review.
    pub(super) kept: BTreeSet<GameId>,
}

impl HistoryFile {
    /// Reads the history in a folder, and what is kept beside it. A file that cannot be
    /// read is moved aside.
    pub fn read(folder: &Folder) -> Self {
        let history: Loaded<History> = folder.load(FileName::History);
        let is_sound = is_sound(&history);
        let mut notices = Vec::new();
        let history = history.take(&mut notices);
        let mut kept = folder.kept_games();
        if let Some(history) = &history {
            kept.extend(history.all().map(|game| game.id));
        }
        Self {
            history,
            is_sound,
            notices,
            kept,
        }
    }

    /// Whether reading it takes no time worth mentioning.
    pub(super) fn is_soon_read(folder: &Folder) -> bool {
        let path = folder
            .path()
            .map(|path| path.join(FileName::History.on_disk()));
        let metadata = path.and_then(|path| fs::metadata(path).ok());
        metadata.is_none_or(|metadata| metadata.len() <= SOON_READ_BYTES)
    }
}

const fn is_sound<T>(loaded: &Loaded<T>) -> bool {
    matches!(loaded, Loaded::Found(_) | Loaded::Missing)
}
