//! What the player must be told about the files; `words` makes sentences of it.

use std::fmt::{self, Display, Formatter};
use std::io;
use std::path::{Path, PathBuf};

use super::file_name::FileName;

/// A message about files, shown once.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Notice {
    /// A file could not be read and was moved aside.
    SetAside {
        /// The file.
        name: FileName,
        /// Why it could not be read.
        why: Unreadable,
        /// Its new path.
        kept_as: PathBuf,
    },
    /// The game could not be read and was moved aside, and the one that the last start found
    /// is in its place.
    GoneBack {
        /// Its new path.
        kept_as: PathBuf,
    },
    /// A file that was read is not as the program wrote it.
    Damaged {
        /// The file.
        name: FileName,
        /// Path of the copy.
        kept_as: PathBuf,
    },
    /// A file of the last program cannot be used. It stays where it is.
    LeftOut {
        /// The file.
        name: FileName,
        /// Its path.
        path: PathBuf,
    },
    /// A saved game that was opened is not as it was saved.
    SavedGameDamaged(PathBuf),
    /// Another program has written a file since this one read it.
    Changed {
        /// The file.
        name: FileName,
        /// New path of the other program's file.
        kept_as: PathBuf,
    },
    /// The program crashed when it last ran.
    BrokeDown {
        /// The path of the report.
        report: PathBuf,
    },
    /// The last starts failed, and so the game in progress was moved aside.
    LeftAlone {
        /// Its new path.
        kept_as: PathBuf,
    },
    /// Saving works again.
    SavedAgain,
}

impl Notice {
    /// Where the file is now that it tells of, if that was put aside.
    pub fn kept_as(&self) -> Option<&Path> {
        match self {
            Self::SetAside { kept_as, .. }
            | Self::GoneBack { kept_as }
            | Self::Damaged { kept_as, .. }
            | Self::Changed { kept_as, .. }
            | Self::LeftAlone { kept_as } => Some(kept_as),
            _ => None,
        }
    }

    /// Whether it tells of the game in progress.
    pub const fn is_of_game(&self) -> bool {
        matches!(
            self,
            Self::LeftAlone { .. }
                | Self::GoneBack { .. }
                | Self::SetAside {
                    name: FileName::Game,
                    ..
                }
        )
    }
}

/// Why the system did not read or write a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SystemError {
    /// The disk is full, or the user's share of it.
    Full,
    /// The program may not do that.
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
                let told = error.to_string();
                // The number means nothing to a player.
                let words = told.split_once(" (os error").map(|(words, _)| words);
                Self::Other(words.unwrap_or(&told).to_owned())
            }
        }
    }
}

/// Why a file cannot be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Unreadable {
    /// It is a folder, a pipe or a device.
    NotAFile,
    /// There is nothing in it.
    Empty,
    /// It is not UTF-8 text.
    NotText,
    /// The system did not allow reading it.
    Refused(SystemError),
    /// It is text, but not in the right format.
    Wrong {
        /// The line where reading stopped, from 1.
        line: usize,
        /// Description of the mistake.
        what: String,
    },
    /// A program before the last one wrote it.
    Older,
    /// It is another of the program's own files.
    NoSavedGame,
    /// It can be read, but is not as the program wrote it.
    Changed,
    /// It has the right format, but its content makes no sense.
    Impossible(String),
}

impl From<SystemError> for Unreadable {
    fn from(error: SystemError) -> Self {
        match error {
            SystemError::NotAFile => Self::NotAFile,
            error => Self::Refused(error),
        }
    }
}

/// For whoever mends files: in English, with all that is known.
impl Display for Unreadable {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotAFile => write!(f, "it is not a file"),
            Self::Empty => write!(f, "it is empty"),
            Self::NotText => write!(f, "it is not text"),
            Self::Refused(error) => write!(f, "the system refused: {error:?}"),
            Self::Wrong { line, what } => write!(f, "line {line}: {what}"),
            Self::Older => write!(f, "it was written by a version before 0.2"),
            Self::NoSavedGame => write!(f, "it is not a saved game"),
            Self::Changed => write!(f, "it was edited outside the program"),
            Self::Impossible(what) => write!(f, "{what}"),
        }
    }
}

/// Why something could not be saved.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SaveError {
    /// The system has no folder for this user.
    NoHome,
    /// Another program has the folder, most likely another window of this one.
    InUse {
        /// The path of the folder.
        folder: PathBuf,
    },
    /// The lock file of the folder is something else: a link, a pipe, a folder.
    LockInTheWay {
        /// The path of the lock file.
        path: PathBuf,
    },
    /// A newer program wrote the file, so it is left as it is.
    Newer {
        /// The file.
        name: FileName,
        /// Its path.
        path: PathBuf,
        /// Its version.
        version: u32,
    },
    /// A program that is too old for this one wrote the file, so it is left as it is.
    Older {
        /// The file.
        name: FileName,
        /// Its path.
        path: PathBuf,
    },
    /// Something that is none of the program's files is in the place of one.
    Foreign {
        /// The file.
        name: FileName,
        /// Its path.
        path: PathBuf,
    },
    /// The disk does not answer.
    Silent {
        /// The path of the folder.
        folder: PathBuf,
    },
    /// The content cannot be written as RON.
    NoText {
        /// The file.
        name: FileName,
        /// The writer's message.
        reason: String,
    },
    /// The store's thread could not be started.
    NoThread {
        /// Why.
        reason: String,
    },
    /// The system refused to read or write a file.
    Refused {
        /// The file.
        name: FileName,
        /// Its path.
        path: PathBuf,
        /// Why.
        reason: SystemError,
    },
    /// The system refused to do something with the folder.
    Failed {
        /// The path of the folder.
        folder: PathBuf,
        /// Why.
        reason: SystemError,
    },
}

impl SaveError {
    /// The file that this is about; `None` if it is about the folder.
    pub const fn file(&self) -> Option<FileName> {
        match self {
            Self::Newer { name, .. }
            | Self::Older { name, .. }
            | Self::Foreign { name, .. }
            | Self::Refused { name, .. }
            | Self::NoText { name, .. } => Some(*name),
            Self::NoHome
            | Self::InUse { .. }
            | Self::LockInTheWay { .. }
            | Self::NoThread { .. }
            | Self::Silent { .. }
            | Self::Failed { .. } => None,
        }
    }

    /// Whether it may help to try again.
    pub const fn may_pass(&self) -> bool {
        match self {
            Self::InUse { .. }
            | Self::LockInTheWay { .. }
            | Self::Newer { .. }
            | Self::Older { .. }
            | Self::Foreign { .. }
            | Self::Silent { .. }
            | Self::Refused { .. }
            | Self::Failed { .. } => true,
            Self::NoHome | Self::NoText { .. } | Self::NoThread { .. } => false,
        }
    }

    /// The error for everything in a folder that an error of the system stands
    /// for.
    pub(crate) fn from_io(folder: &Path, error: &io::Error) -> Self {
        let reason = match error.kind() {
            io::ErrorKind::AlreadyExists => SystemError::NotAFolder,
            _ => error.into(),
        };
        let folder = folder.to_path_buf();
        Self::Failed { folder, reason }
    }
}
