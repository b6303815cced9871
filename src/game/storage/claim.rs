//! A lock on a folder, so that only one program at a time writes there.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::{Disk, SaveError, private, size_limit};

/// The file that is locked. It is empty.
pub(super) const LOCK_FILE: &str = "in-use.lock";

/// The claim to be the only program that writes to a folder and those below it.
///
/// It is made before the first write and ends with the program, even if that
/// crashes. A second program is refused. It can claim the folder once the first
/// has ended, but only after [`Self::ask_again`], because by then what it has
/// read may be old.
///
/// On a disk without locks every program may write. What one of them wrote there is set
/// aside by another, so nothing is lost; but none of them may remove anything, see
/// [`Self::is_sure`].
#[derive(Debug)]
pub(super) struct Claim {
    disk: Disk,
    folder: PathBuf,
    state: Mutex<State>,
}

#[derive(Debug)]
enum State {
    NotMade,
    /// This program has the folder, as long as the lock file is open.
    Granted {
        file: File,
        /// Whether the file is locked. On a disk without locks another program may have
        /// the folder, too.
        is_sure: bool,
        /// Whether another program had the folder before, and the player has not
        /// yet been told that it is free.
        is_news: bool,
    },
    /// Another program has the folder. It is not tried again until
    /// [`Claim::ask_again`].
    Refused,
    AskingAgain,
}

impl Claim {
    /// A claim to the folder that is still to be made.
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

    /// Makes the claim, and the folder if there is none.
    ///
    /// # Errors
    /// If another program has the folder, or the folder cannot be made.
    pub(super) fn make(&self) -> Result<(), SaveError> {
        size_limit::survive();
        let mut state = self.state();
        let path = self.folder.join(LOCK_FILE);
        match &*state {
            State::Granted { file, .. } if is_at(file, &path) => return Ok(()),
            State::Refused => return Err(self.in_use()),
            // The folder, and the lock with it, may have been removed.
            State::Granted { .. } | State::NotMade | State::AskingAgain => {}
        }
        make_folder(&self.disk, &self.folder)?;
        let file = open(&path).map_err(|error| SaveError::from_io(&self.folder, &error))?;
        let Some(file) = file else {
            return Err(SaveError::LockInTheWay { path });
        };
        let is_sure = match self.disk.lock(&file) {
            Ok(()) => true,
            Err(TryLockError::Error(_)) => false,
            Err(TryLockError::WouldBlock) => {
                *state = State::Refused;
                return Err(self.in_use());
            }
        };
        let is_news = matches!(*state, State::AskingAgain);
        *state = State::Granted {
            file,
            is_sure,
            is_news,
        };
        Ok(())
    }

    /// Whether no other program can have the folder. Only then may be removed what
    /// another one might still need.
    pub(super) fn is_sure(&self) -> bool {
        self.make().is_ok() && matches!(*self.state(), State::Granted { is_sure: true, .. })
    }

    /// Lets a refused claim be tried again the next time.
    pub(super) fn ask_again(&self) {
        let mut state = self.state();
        if matches!(*state, State::Refused) {
            *state = State::AskingAgain;
        }
    }

    /// Whether another program has the folder. If none has, this one does from now
    /// on. It is asked before anything is read, so it is no news later.
    pub(super) fn is_refused(&self) -> bool {
        let is_refused = matches!(self.make(), Err(SaveError::InUse { .. }));
        if is_refused {
            *self.state() = State::NotMade;
        }
        is_refused
    }

    /// Whether another program had the folder when that was last tried.
    pub(super) fn was_refused(&self) -> bool {
        matches!(*self.state(), State::Refused | State::AskingAgain)
    }

    /// Whether this program got the folder after another one had it. True only
    /// once.
    pub(super) fn has_taken_over(&self) -> bool {
        match &mut *self.state() {
            State::Granted { is_news, .. } => std::mem::take(is_news),
            State::NotMade | State::Refused | State::AskingAgain => false,
        }
    }

    /// Lets other programs have the folder.
    fn give_up(&mut self) {
        let state = self.state.get_mut();
        if let State::Granted { file, .. } = state.unwrap_or_else(PoisonError::into_inner) {
            // Closing the file would end the lock, too, but not as long as a
            // program that this one is just starting still has it open. On a disk
            // without locks this fails, and there is nothing to give up.
            file.unlock().ok();
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

impl Drop for Claim {
    fn drop(&mut self) {
        self.give_up();
    }
}

/// Makes a folder, and those above it.
pub(super) fn make_folder(disk: &Disk, folder: &Path) -> Result<(), SaveError> {
    disk.make_folder(folder).map_err(|error| {
        // One of the folders above may be a file.
        match folder.ancestors().find(|path| path.is_file()) {
            Some(file) => SaveError::not_a_folder(file),
            None => SaveError::from_io(folder, &error),
        }
    })
}

/// Opens the lock file, or makes it; `None` if something else is there.
///
/// That may come at any moment. A link is not followed to make a file where it
/// leads, and a pipe that is opened for reading, too, does not wait for a reader.
fn open(path: &Path) -> io::Result<Option<File>> {
    match private::file().read(true).create_new(true).open(path) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
        made => return made.map(Some),
    }
    if !fs::symlink_metadata(path)?.is_file() {
        return Ok(None);
    }
    let file = private::file().read(true).open(path)?;
    Ok(file.metadata()?.is_file().then_some(file))
}

/// Whether `path` still leads to the file that is open.
#[cfg(unix)]
fn is_at(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt as _;
    let number = |metadata: fs::Metadata| (metadata.dev(), metadata.ino());
    let open = file.metadata().map(number);
    let there = fs::metadata(path).map(number);
    matches!((open, there), (Ok(open), Ok(there)) if open == there)
}

/// Whether `path` still leads to the file that is open. Here an open file cannot
/// be replaced.
#[cfg(not(unix))]
fn is_at(_: &File, path: &Path) -> bool {
    path.exists()
}
