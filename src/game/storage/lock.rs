//! A lock on the program's folder, so that only one program at a time writes there.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver, Sender};

use super::disk::{Disk as _, RealDisk, private_file};
use super::signals;
use crate::storage::SaveError;

/// The file that is locked. It is empty.
pub(super) const LOCK_FILE: &str = "in-use.lock";

/// The claim to be the only program that writes to a folder and those below it.
///
/// It ends with the program, even if that crashes. A claim that is refused stays refused: what
/// was read may be old once the other program has ended.
#[derive(Debug)]
pub struct Claim {
    folder: PathBuf,
    state: State,
    /// Is told each time the folder becomes this program's.
    made: Option<Sender<()>>,
}

#[derive(Debug)]
enum State {
    NotMade,
    /// The folder is this program's as long as the file is open.
    Locked(File),
    /// This disk has no locks: another program may have the folder, too.
    WithoutLock,
    /// No lock is needed.
    Granted,
    Refused,
}

impl Claim {
    /// A claim to this folder that is still to be made.
    pub const fn to(folder: PathBuf) -> Self {
        Self {
            folder,
            state: State::NotMade,
            made: None,
        }
    }

    /// A claim that needs no lock, to a folder that no other program knows.
    pub const fn granted() -> Self {
        Self {
            folder: PathBuf::new(),
            state: State::Granted,
            made: None,
        }
    }

    /// Makes the claim, and the folder if there is none. Before anything is written, this is
    /// called again: the folder may have been removed, and the lock with it.
    ///
    /// # Errors
    /// If another program has the folder, or the folder or the lock cannot be made.
    pub fn make(&mut self) -> Result<(), SaveError> {
        let path = self.folder.join(LOCK_FILE);
        let failed = |error| SaveError::from_io(&self.folder, &error);
        match &self.state {
            State::Granted => return Ok(()),
            State::Refused => return Err(self.in_use()),
            // Whether it is still there may be unknown for a moment. It is not locked a second
            // time before: that would be refused, by this very program.
            State::Locked(file) if is_at(file, &path).map_err(failed)? => return Ok(()),
            State::WithoutLock if RealDisk.exists(&path).map_err(failed)? => return Ok(()),
            State::NotMade | State::Locked(_) | State::WithoutLock => {}
        }
        signals::survive_size_limit();
        RealDisk.make_folder(&self.folder).map_err(failed)?;
        let Some(file) = open(&path).map_err(failed)? else {
            return Err(SaveError::LockInTheWay { path });
        };
        self.state = match file.try_lock() {
            Ok(()) => State::Locked(file),
            Err(TryLockError::Error(_)) => State::WithoutLock,
            Err(TryLockError::WouldBlock) => State::Refused,
        };
        if matches!(self.state, State::Refused) {
            return Err(self.in_use());
        }
        if let Some(made) = &self.made {
            // Perhaps nobody wants to know any more.
            made.send(()).ok();
        }
        Ok(())
    }

    /// Tells from now on each time the folder becomes this program's: when a claim that could
    /// not be made is made at last, or the folder was removed and is made again.
    pub(super) fn tell(&mut self) -> Receiver<()> {
        let (made, told) = mpsc::channel();
        self.made = Some(made);
        told
    }

    /// Whether it is made, so that this program may write.
    pub(super) const fn may_write(&self) -> bool {
        !matches!(self.state, State::NotMade | State::Refused)
    }

    /// Whether no other program can have the folder. Only then may be removed what another
    /// one might still need.
    pub const fn is_sure(&self) -> bool {
        matches!(self.state, State::Locked(_) | State::Granted)
    }

    /// From now on another program has the folder.
    pub(super) fn refuse(&mut self) {
        self.state = State::Refused;
    }

    fn in_use(&self) -> SaveError {
        let folder = self.folder.clone();
        SaveError::InUse { folder }
    }
}

impl Drop for Claim {
    fn drop(&mut self) {
        if let State::Locked(file) = &self.state {
            // Closing the file would not end the lock while a program that this one is just
            // starting still has it open.
            file.unlock().ok();
        }
    }
}

/// Opens the lock file, or makes it; `None` if something else is there.
///
/// That may come at any moment. A link is not followed to make a file where it leads, and a
/// pipe that is opened for reading, too, does not wait for a reader.
fn open(path: &Path) -> io::Result<Option<File>> {
    match private_file().read(true).create_new(true).open(path) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
        made => return made.map(Some),
    }
    if !fs::symlink_metadata(path)?.is_file() {
        return Ok(None);
    }
    let file = private_file().read(true).open(path)?;
    Ok(file.metadata()?.is_file().then_some(file))
}

/// Whether `path` still leads to the file that is open.
#[cfg(unix)]
fn is_at(file: &File, path: &Path) -> io::Result<bool> {
    use super::disk::is_nothing;
    use std::os::unix::fs::MetadataExt as _;
    let number = |metadata: &fs::Metadata| (metadata.dev(), metadata.ino());
    match fs::metadata(path) {
        Ok(there) => Ok(number(&there) == number(&file.metadata()?)),
        Err(error) if is_nothing(&error) => Ok(false),
        Err(error) => Err(error),
    }
}

/// Whether `path` still leads to the file that is open. Here an open file cannot be replaced.
#[cfg(not(unix))]
fn is_at(_: &File, path: &Path) -> io::Result<bool> {
    RealDisk.exists(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_program_has_the_folder_until_it_ends() {
        let scratch = tempfile::tempdir().expect("a temporary folder");
        let folder = scratch.path().join("of/its/own");
        let mut first = Claim::to(folder.clone());
        first.make().expect("nobody has it");
        assert!(first.is_sure());
        let mut second = Claim::to(folder.clone());
        let in_use = SaveError::InUse {
            folder: folder.clone(),
        };
        assert_eq!(second.make(), Err(in_use.clone()));
        first.make().expect("it still has it");
        drop(first);
        assert_eq!(second.make(), Err(in_use), "what it has read may be old");
        assert!(!second.is_sure());
        Claim::to(folder).make().expect("nobody has it any more");
    }

    #[cfg(unix)]
    #[test]
    fn a_folder_that_was_removed_is_claimed_anew() {
        let scratch = tempfile::tempdir().expect("a temporary folder");
        let folder = scratch.path().join("data");
        let mut first = Claim::to(folder.clone());
        first.make().expect("nobody has it");
        fs::remove_dir_all(&folder).expect("it is there");
        first.make().expect("nobody has it");
        assert!(Claim::to(folder).make().is_err(), "it has it again");
    }

    #[cfg(unix)]
    #[test]
    fn a_lock_that_cannot_be_looked_at_for_a_moment_is_still_held() {
        let scratch = tempfile::tempdir().expect("a temporary folder");
        let folder = scratch.path().join("data");
        let mut first = Claim::to(folder.clone());
        first.make().expect("nobody has it");
        // A name that leads to itself cannot be looked at, whoever asks.
        let elsewhere = scratch.path().join("elsewhere");
        fs::rename(&folder, &elsewhere).expect("it is there");
        std::os::unix::fs::symlink(&folder, &folder).expect("it can be made");
        let told = first.make();
        assert!(matches!(told, Err(SaveError::Failed { .. })), "{told:?}");
        fs::remove_file(&folder).expect("it is there");
        fs::rename(&elsewhere, &folder).expect("it is there");
        first.make().expect("it still has it");
        assert!(first.is_sure() && Claim::to(folder).make().is_err());
    }

    #[cfg(unix)]
    #[test]
    fn what_is_in_the_place_of_the_lock_stays() {
        let scratch = tempfile::tempdir().expect("a temporary folder");
        let [folder, elsewhere] = ["data", "elsewhere"].map(|name| scratch.path().join(name));
        fs::create_dir(&folder).expect("it can be made");
        let path = folder.join(LOCK_FILE);
        std::os::unix::fs::symlink(&elsewhere, &path).expect("it can be made");
        let mut claim = Claim::to(folder.clone());
        assert_eq!(
            claim.make(),
            Err(SaveError::LockInTheWay { path: path.clone() })
        );
        assert!(!elsewhere.exists(), "the link is not followed");
        fs::remove_file(&path).expect("it is there");
        claim.make().expect("nothing is in the way any more");
    }
}
