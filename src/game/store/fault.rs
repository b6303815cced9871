//! Errors of reading and writing the saved data, and messages about them.

use std::io;
use std::path::{Path, PathBuf};

use chrono::{DateTime, Utc};

/// Start of redb's error message for a file of a later redb version.
const LATER_FORMAT: &str = "Expected file format version";

/// Why the player's games cannot be read or written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fault {
    /// The games cannot be read now. Nothing was changed.
    Unreadable(FaultReason),
    /// Changes cannot be written now. They wait in memory until a retry succeeds.
    Unwritable(FaultReason),
    /// The database is damaged. The text says how, in English.
    Damaged(String),
}

/// Why something cannot be read or written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FaultReason {
    /// The system has no folder for this user.
    NoFolder,
    /// Another program has the database open.
    Locked,
    /// The disk does not answer.
    NoResponse,
    /// A newer version of the program wrote the file at this path.
    NewerVersion(PathBuf),
    /// Another file has taken the place of the open one.
    Replaced,
    /// The system's error for this path.
    System(PathBuf, SystemError),
}

impl Fault {
    /// A system error for a path, from opening or reading.
    pub(super) fn unreadable(path: &Path, error: &io::Error) -> Self {
        Self::Unreadable(FaultReason::System(path.to_owned(), error.into()))
    }

    /// A system error for a path, from writing.
    pub(super) fn unwritable(path: &Path, error: &io::Error) -> Self {
        Self::Unwritable(FaultReason::System(path.to_owned(), error.into()))
    }

    /// The fault for a panic, which counts as damage of the database.
    pub(super) fn of_panic() -> Self {
        Self::Damaged("it broke down".to_owned())
    }

    /// Classifies an error of the database at this path.
    pub(super) fn of(error: redb::Error, path: &Path) -> Self {
        use redb::Error;
        match error {
            Error::DatabaseAlreadyOpen | Error::LockProtocolMismatch => {
                Self::Unreadable(FaultReason::Locked)
            }
            // redb has no error of its own for a file of a later redb version.
            Error::Corrupted(message) if message.starts_with(LATER_FORMAT) => {
                Self::Unreadable(FaultReason::NewerVersion(path.to_owned()))
            }
            Error::Corrupted(_)
            | Error::UpgradeRequired(_)
            | Error::TableTypeMismatch { .. }
            | Error::TableIsMultimap(_)
            | Error::TypeDefinitionChanged { .. } => Self::Damaged(error.to_string()),
            Error::Io(error) => match error.kind() {
                io::ErrorKind::InvalidData | io::ErrorKind::UnexpectedEof => {
                    Self::Damaged(error.to_string())
                }
                _ => Self::unwritable(path, &error),
            },
            error => {
                let error = SystemError::Other(error.to_string());
                Self::Unwritable(FaultReason::System(path.to_owned(), error))
            }
        }
    }

    /// Returns the reason to show. Damage becomes a system error for the database file at `path`.
    pub(super) fn reason(self, path: &Path) -> FaultReason {
        match self {
            Self::Unreadable(reason) | Self::Unwritable(reason) => reason,
            Self::Damaged(why) => FaultReason::System(path.to_owned(), SystemError::Other(why)),
        }
    }

    /// Turns a write error into a read error, for faults that occur while the database is read.
    #[must_use]
    pub(super) fn into_unreadable(self) -> Self {
        match self {
            Self::Unwritable(reason) => Self::Unreadable(reason),
            fault => fault,
        }
    }

    /// Turns a read error into a write error, for faults that occur while changes wait to be
    /// written.
    #[must_use]
    pub(super) fn into_unwritable(self) -> Self {
        match self {
            Self::Unreadable(reason) => Self::Unwritable(reason),
            fault => fault,
        }
    }
}

/// A message about the saved data, shown once.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum StoreNotice {
    /// The database was damaged and was renamed.
    Recovered {
        /// The new path of the damaged file; `None` if there was no file.
        kept_as: Option<PathBuf>,
        /// When the copy now in use was made; `None` if an empty database is in use instead.
        copied: Option<DateTime<Utc>>,
    },
    /// This many values were invalid and were left out.
    ValuesLeftOut(usize),
    /// Files of an earlier version lie in this folder, and are not read.
    EarlierFiles(PathBuf),
    /// A text file was invalid and was renamed.
    SetAside {
        /// Which of the player's text files was invalid.
        name: FileName,
        /// The new path of the file.
        kept_as: PathBuf,
    },
    /// The file of an opened game, at this path, was changed since it was saved.
    SavedGameChanged(PathBuf),
    /// The program crashed in an earlier run. The payload is the path of the report.
    Crashed(PathBuf),
    /// The last starts failed, so a new game was begun. Undo brings the previous one back.
    NewGameBegun,
    /// A change could not be stored and was dropped, which is a bug. The payload is the reason.
    ChangeDropped(String),
    /// Saving works again.
    SavedAgain,
    /// No copy could be made: the file that was not written, and why.
    NotCopied(PathBuf, SystemError),
}

impl StoreNotice {
    /// Whether the message reports a file that was renamed and kept.
    pub const fn has_file(&self) -> bool {
        matches!(self, Self::Recovered { kept_as: Some(_), .. } | Self::SetAside { .. })
    }
}

/// Which of a player's text files a message is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum FileName {
    /// The preferences of a player.
    Settings,
    /// The colors of a player.
    Themes,
}

/// Why the system did not read or write a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SystemError {
    /// The disk is full, or the user's share of it.
    Full,
    /// The program lacks the permission.
    NotAllowed,
    /// The disk cannot be written to.
    ReadOnly,
    /// There is no such file or folder.
    Missing,
    /// A file is in the place of the folder.
    NotAFolder,
    /// A folder, a pipe or a device is in the place of the file.
    NotAFile,
    /// Anything else: the system's message.
    Other(String),
}

impl From<&io::Error> for SystemError {
    fn from(error: &io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::StorageFull
            | io::ErrorKind::QuotaExceeded
            | io::ErrorKind::FileTooLarge => Self::Full,
            io::ErrorKind::PermissionDenied => Self::NotAllowed,
            io::ErrorKind::ReadOnlyFilesystem => Self::ReadOnly,
            io::ErrorKind::NotADirectory | io::ErrorKind::AlreadyExists => Self::NotAFolder,
            io::ErrorKind::IsADirectory => Self::NotAFile,
            io::ErrorKind::NotFound => Self::Missing,
            _ => {
                let message = error.to_string();
                // The number means nothing to a player.
                let words = message.split_once(" (os error").map(|(words, _)| words);
                Self::Other(words.unwrap_or(&message).to_owned())
            }
        }
    }
}
