//! What the player must be told about the files, each in one sentence.

use std::io;
use std::path::{Path, PathBuf};

use super::FileName;
use super::form::MOST_BYTES;

/// Something about the files that the player must be told once.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Notice {
    /// A file could not be read and has been put out of the way.
    #[error(
        "The file with your {name} could not be read and is kept as {}; the program starts \
         without it ({why}).", .kept_as.display()
    )]
    SetAside {
        /// Which file.
        name: FileName,
        /// Why it could not be read.
        why: Unreadable,
        /// Where it is now.
        kept_as: PathBuf,
    },
    /// The spare copy of the tally was of no use and has been put out of the way;
    /// the tally itself was read.
    #[error(
        "The spare copy of your tally is of no use and is kept as {}; your tally is as it was, and \
         a new copy is made ({why}).", .kept_as.display()
    )]
    SpareSetAside {
        /// Why it was of no use.
        why: Unreadable,
        /// Where it is now.
        kept_as: PathBuf,
    },
    /// A file was not as it had been written when it was read.
    #[error(
        "The file with your {name} was changed, by hand or by a fault of the disk: the program \
         goes on with what it says now, and a copy of it is kept as {}.", .kept_as.display()
    )]
    Damaged {
        /// Which file.
        name: FileName,
        /// Where the copy is.
        kept_as: PathBuf,
    },
    /// A saved game was not as it had been saved when it was opened.
    #[error(
        "The game in {} was changed since it was saved, by hand or by a fault of the disk: it is \
         opened as it is now.", .0.display()
    )]
    SavedGameDamaged(PathBuf),
    /// Something else has written to a file while the program ran.
    #[error(
        "Something other than this window has changed the file with your {name}: the changed file \
         is kept as {}, and this window goes on with what it has.", .kept_as.display()
    )]
    Changed {
        /// Which file.
        name: FileName,
        /// Where the changed one is now.
        kept_as: PathBuf,
    },
    /// The program that had the folder is gone, and this one has it now.
    #[error("The other window is closed: from now on this one saves what you do.")]
    TakenOver,
    /// The program broke down when it ran before.
    #[error(
        "Nestor Dominoes broke down the last time, and your game goes on from where it was. What \
         happened is in the file {}: please add it if you report this.", .report.display()
    )]
    BrokeDown {
        /// What happened.
        report: PathBuf,
    },
    /// Something is not being kept.
    #[error(transparent)]
    NotSaved(#[from] SaveError),
    /// What could not be saved before has been saved now.
    #[error("Everything is saved again.")]
    SavedAgain,
}

/// Why a file cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Unreadable {
    /// It is a folder, a pipe or a device.
    #[error("it is not a file")]
    NotAFile,
    /// It is larger than [`MOST_BYTES`].
    #[error("it is larger than {} MiB", MOST_BYTES >> 20)]
    TooLarge,
    /// There is nothing in it.
    #[error("it is empty")]
    Empty,
    /// It is not UTF-8 text.
    #[error("it is not text")]
    NotText,
    /// The operating system would not let it be read.
    #[error("{0}")]
    Refused(String),
    /// It is text, but not of the right form.
    #[error("line {line}: {what}")]
    Wrong {
        /// The line where reading stopped, from 1.
        line: usize,
        /// What is wrong there.
        what: String,
    },
    /// It is not as it was written, though it can be read.
    #[error("it was changed, by hand or by a fault of the disk")]
    Changed,
    /// It has the right form, but what it says cannot be.
    #[error("{0}")]
    Impossible(String),
}

/// Why something could not be saved.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SaveError {
    /// The operating system names no folder for this user.
    #[error(
        "What you do is forgotten when you close the program, because your home folder was not \
         found: start the program with --data-dir FOLDER to name a folder for it."
    )]
    NoHome,
    /// Another program, most likely another window of this one, has the folder.
    #[error(
        "Nestor Dominoes is open already in another window, which keeps what you do in the \
         folder {}: go on there, for what you do in this window is saved only once that one is \
         closed.",
        .folder.display()
    )]
    InUse {
        /// The folder's path.
        folder: PathBuf,
    },
    /// What should be the lock of the folder is a link, a pipe, a folder or the
    /// like.
    #[error(
        "What you do cannot be saved, because {} is not a plain file: move it away, and it is \
         saved again.", .path.display()
    )]
    LockInTheWay {
        /// The path of the lock.
        path: PathBuf,
    },
    /// The folder, or one above it, is a file.
    #[error(
        "What you do is forgotten when you close the program, because {} is not a folder: move \
         that file away, or start the program with --data-dir FOLDER.", .folder.display()
    )]
    NotAFolder {
        /// The folder's path.
        folder: PathBuf,
    },
    /// The folder may not be written to.
    #[error(
        "What you do is forgotten when you close the program, because it may not write to the \
         folder {}: allow it to, or start the program with --data-dir FOLDER.", .folder.display()
    )]
    NotAllowed {
        /// The folder's path.
        folder: PathBuf,
    },
    /// The disk is full, or the user's share of it.
    #[error(
        "What you do cannot be saved, because there is no room left on the disk with the folder \
         {}: make room, and it is saved again.", .folder.display()
    )]
    Full {
        /// The folder's path.
        folder: PathBuf,
    },
    /// The file was written by a newer program, and is left as it is.
    #[error(
        "The file with your {name}, {}, is from a newer Nestor Dominoes and is left alone: use \
         the newer program to go on with it; what you do in this one is forgotten when you close \
         it.", .path.display()
    )]
    Newer {
        /// Which file.
        name: FileName,
        /// Where it is.
        path: PathBuf,
        /// The version that it says it has.
        version: u32,
    },
    /// A file that cannot be read could not be put out of the way either.
    #[error(
        "The file with your {name}, {}, can neither be read ({why}) nor moved ({reason}): move it \
         away yourself, and your {name} will be saved again.", .path.display()
    )]
    InTheWay {
        /// Which file.
        name: FileName,
        /// Where it is.
        path: PathBuf,
        /// Why it could not be read.
        why: Unreadable,
        /// Why it could not be moved.
        reason: String,
    },
    /// There is more to write than would be read again.
    #[error(
        "Your {name} cannot be saved, because that would take more than {} MiB: start afresh, and \
         please report this.", MOST_BYTES >> 20
    )]
    TooMuch {
        /// Which file.
        name: FileName,
    },
    /// The value cannot be written as RON.
    #[error("Your {name} cannot be saved ({reason}): please report this.")]
    NoText {
        /// Which file.
        name: FileName,
        /// What the writer said.
        reason: String,
    },
    /// There is no thread that writes.
    #[error(
        "What you do is forgotten when you close the program, because the part of it that saves \
         has stopped ({reason}): start the program again."
    )]
    NoThread {
        /// Why not.
        reason: String,
    },
    /// Anything else.
    #[error(
        "What you do cannot be saved in the folder {} ({reason}): check the disk, or start the \
         program with --data-dir FOLDER.", .folder.display()
    )]
    Failed {
        /// The folder's path.
        folder: PathBuf,
        /// What the operating system said.
        reason: String,
    },
}

impl SaveError {
    /// The one file that this is about, or `None` if it is about the folder.
    pub const fn file(&self) -> Option<FileName> {
        match self {
            Self::Newer { name, .. }
            | Self::InTheWay { name, .. }
            | Self::TooMuch { name }
            | Self::NoText { name, .. } => Some(*name),
            Self::NoHome
            | Self::InUse { .. }
            | Self::LockInTheWay { .. }
            | Self::NotAFolder { .. }
            | Self::NotAllowed { .. }
            | Self::Full { .. }
            | Self::NoThread { .. }
            | Self::Failed { .. } => None,
        }
    }

    /// Whether trying again may help.
    pub const fn may_pass(&self) -> bool {
        match self {
            Self::InUse { .. }
            | Self::LockInTheWay { .. }
            | Self::NotAFolder { .. }
            | Self::NotAllowed { .. }
            | Self::Full { .. }
            | Self::Newer { .. }
            | Self::InTheWay { .. }
            | Self::Failed { .. } => true,
            Self::NoHome | Self::TooMuch { .. } | Self::NoText { .. } | Self::NoThread { .. } => {
                false
            }
        }
    }

    /// What an error of the operating system means for everything in a folder.
    pub(super) fn from_io(folder: &Path, error: &io::Error) -> Self {
        let folder = folder.to_path_buf();
        match error.kind() {
            io::ErrorKind::NotADirectory | io::ErrorKind::AlreadyExists => {
                Self::NotAFolder { folder }
            }
            io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => {
                Self::NotAllowed { folder }
            }
            io::ErrorKind::StorageFull
            | io::ErrorKind::QuotaExceeded
            | io::ErrorKind::FileTooLarge => Self::Full { folder },
            _ => Self::Failed {
                folder,
                reason: error.to_string(),
            },
        }
    }
}
