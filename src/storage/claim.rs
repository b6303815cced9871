//! One writer at a time.

use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::{Disk, SaveError, private, size_limit};

/// The file whose lock says who may write; there is nothing in it.
pub(super) const LOCK_FILE: &str = "in-use.lock";

/// The claim to be the only one who writes to a folder and all below it.
///
/// It is made with the first writing and ends with the program, however that
/// ends. Whoever comes second gets it when the first is gone, but not before
/// asking again: what he knows of the files is old by then.
#[derive(Debug)]
pub(super) struct Claim {
    disk: Disk,
    folder: PathBuf,
    state: Mutex<State>,
}

#[derive(Debug)]
enum State {
    NotMade,
    /// The lock lasts as long as the file is open.
    Granted {
        file: File,
        /// Another had it before, and nobody has been told that he is gone.
        is_news: bool,
    },
    /// Until it is asked for again.
    Refused,
    AskingAgain,
}

impl Claim {
    /// The claim to a folder, not made yet.
    pub(super) const fn to(disk: Disk, folder: PathBuf) -> Self {
        Self {
            disk,
            folder,
            state: Mutex::new(State::NotMade),
        }
    }

    /// The folder that is claimed.
    pub(super) fn folder(&self) -> &Path {
        &self.folder
    }

    /// Makes the claim, and the folder if it is missing.
    ///
    /// # Errors
    /// If somebody else has the folder, or there can be no such folder.
    pub(super) fn make(&self) -> Result<(), SaveError> {
        size_limit::survive();
        let mut state = self.state();
        let path = self.folder.join(LOCK_FILE);
        match &*state {
            State::Granted { file, .. } if is_at(file, &path) => return Ok(()),
            State::Refused => return Err(self.in_use()),
            // The folder may have been removed, and the lock with it.
            State::Granted { .. } | State::NotMade | State::AskingAgain => {}
        }
        make_folder(&self.disk, &self.folder)?;
        // To open a pipe is to wait for whoever reads it, and a link leads to a
        // file of somebody else's.
        if fs::symlink_metadata(&path).is_ok_and(|found| !found.is_file()) {
            return Err(SaveError::LockInTheWay { path });
        }
        let file = private::file()
            .create(true)
            .truncate(false)
            .open(&path)
            .map_err(|error| SaveError::from_io(&self.folder, &error))?;
        match file.try_lock() {
            // Where there are no locks, everybody is alone.
            Ok(()) | Err(TryLockError::Error(_)) => {
                let is_news = matches!(*state, State::AskingAgain);
                *state = State::Granted { file, is_news };
                Ok(())
            }
            Err(TryLockError::WouldBlock) => {
                *state = State::Refused;
                Err(self.in_use())
            }
        }
    }

    /// If somebody else had the folder, the claim is made anew the next time.
    pub(super) fn ask_again(&self) {
        let mut state = self.state();
        if matches!(*state, State::Refused) {
            *state = State::AskingAgain;
        }
    }

    /// Whether whoever had the folder before is gone, which is told once.
    pub(super) fn has_taken_over(&self) -> bool {
        match &mut *self.state() {
            State::Granted { is_news, .. } => std::mem::take(is_news),
            State::NotMade | State::Refused | State::AskingAgain => false,
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn in_use(&self) -> SaveError {
        let folder = self.folder.clone();
        SaveError::InUse { folder }
    }
}

/// Makes a folder with all above it.
pub(super) fn make_folder(disk: &Disk, folder: &Path) -> Result<(), SaveError> {
    disk.make_folder(folder).map_err(|error| {
        // The file may be any of the folders above.
        match folder.ancestors().find(|path| path.is_file()) {
            Some(file) => SaveError::NotAFolder {
                folder: file.to_owned(),
            },
            None => SaveError::from_io(folder, &error),
        }
    })
}

/// Whether the file that is open is the one that the path leads to.
#[cfg(unix)]
fn is_at(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt as _;
    let number = |metadata: fs::Metadata| (metadata.dev(), metadata.ino());
    let open = file.metadata().map(number);
    let there = fs::metadata(path).map(number);
    matches!((open, there), (Ok(open), Ok(there)) if open == there)
}

/// Whether the file that is open is the one that the path leads to: no other
/// can take its place while it is open.
#[cfg(not(unix))]
fn is_at(_: &File, path: &Path) -> bool {
    path.exists()
}
