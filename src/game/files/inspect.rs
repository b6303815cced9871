//! Reading files without changing anything on the disk, to tell what is wrong with them.

use std::fmt::{self, Display, Formatter};
use std::path::Path;

use engine::GameState;

use super::crash::REPORT;
use super::disk::Disk;
use super::kind::Content;
use super::read::{Damage, Read, read};
use super::saved::{GameFileError, read_game};
use crate::state::State;
use crate::storage::Unreadable;

/// What is wrong with a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fault {
    /// A newer program wrote it, with this version of its format.
    Newer(u32),
    /// It is none of the program's files of this kind, or too large for one.
    Foreign,
    /// It cannot be used.
    Unreadable(Unreadable),
}

impl Display for Fault {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Newer(version) => {
                write!(f, "it was saved by a newer version, format {version}")
            }
            Self::Foreign => write!(f, "it is no such file of this program"),
            Self::Unreadable(why) => write!(f, "{why}"),
        }
    }
}

impl From<Unreadable> for Fault {
    fn from(why: Unreadable) -> Self {
        Self::Unreadable(why)
    }
}

impl From<Damage> for Unreadable {
    fn from(damage: Damage) -> Self {
        match damage.wrong {
            None => Self::Empty,
            Some((line, what)) => Self::Wrong { line, what },
        }
    }
}

/// The content of a file as the program wrote it; `None` if there is no file.
///
/// # Errors
/// If the file cannot be read, or is not as the program wrote it.
pub fn inspect<T: Content>(disk: &dyn Disk, path: &Path) -> Result<Option<T>, Fault> {
    match read(disk, path).0 {
        Read::Missing => Ok(None),
        Read::Sound(content) => Ok(Some(content)),
        Read::Changed(_) => Err(Unreadable::Changed.into()),
        Read::Newer(version) => Err(Fault::Newer(version)),
        Read::Foreign => Err(Fault::Foreign),
        Read::Damaged(damage) => Err(Fault::Unreadable(damage.into())),
        Read::Refused(error) => Err(Unreadable::Refused(error).into()),
    }
}

/// The game in a file: a saved game, or the one on the table. `None` if there is no file.
///
/// # Errors
/// If the file has no game, one that breaks the rules, or one that is not as the program wrote
/// it.
pub fn inspect_game(disk: &dyn Disk, path: &Path) -> Result<Option<GameState>, Fault> {
    let fault: Fault = match read_game(disk, path) {
        Ok(opened) if opened.is_changed => Unreadable::Changed.into(),
        Ok(opened) => return Ok(Some(opened.game.state)),
        Err(GameFileError::Missing(_)) => return Ok(None),
        Err(GameFileError::Unreadable { why, .. }) if why != Unreadable::NoSavedGame => why.into(),
        Err(GameFileError::Impossible { reason, .. }) => {
            Unreadable::Impossible(reason.to_string()).into()
        }
        // It may be a state; if it is none, that tells which of both it is not.
        Err(_) => match inspect::<State>(disk, path)? {
            Some(state) => match state.table() {
                Ok(table) => return Ok(Some(table.state().clone())),
                Err(wrong) => Unreadable::Impossible(wrong.to_string()).into(),
            },
            None => return Ok(None),
        },
    };
    Err(fault)
}

/// What the program leaves in a folder besides the files that it reads.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LeftOver {
    /// A file that made no sense.
    Broken,
    /// A copy of a file that was not as the program wrote it.
    Changed,
    /// A file that was not written to its end, because the program was stopped.
    Unfinished,
    /// The report of a breakdown.
    Report,
}

impl LeftOver {
    /// What a file of this name is; `None` if it is no left-over.
    pub fn of(name: &str) -> Option<Self> {
        let is_number = |text: &str| text.parse::<u32>().is_ok();
        let is_numbered = |mark: &str| {
            let parts = name.rsplit_once(mark);
            parts.is_some_and(|(before, number)| !before.is_empty() && is_number(number))
        };
        let report = name.strip_prefix(REPORT);
        let report = report.and_then(|end| end.strip_suffix(".txt"));
        let report = report.map(|end| end.strip_suffix(".new").unwrap_or(end));
        if is_numbered(".broken-") {
            Some(Self::Broken)
        } else if is_numbered(".changed-") {
            Some(Self::Changed)
        } else if name.ends_with(".unfinished") {
            Some(Self::Unfinished)
        } else if report.is_some_and(is_number) {
            Some(Self::Report)
        } else {
            None
        }
    }
}
