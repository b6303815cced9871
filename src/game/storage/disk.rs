//! The disk. Every change of files and folders goes through here.

use std::fmt;
use std::fs::{self, File, TryLockError};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::patience::{DENIED, LOCK, SHARING, patiently};
use super::private;

/// A change on the disk, told after it was made.
///
/// Until it is synced, a power cut may undo it. The names in a folder and the
/// bytes of a file are synced separately.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Change {
    /// A folder was made.
    FolderMade(PathBuf),
    /// An empty file was made.
    FileMade(PathBuf),
    /// These bytes were written as the whole content of a file.
    FileWritten(PathBuf, Vec<u8>),
    /// The content of a file was synced: it now survives a power cut.
    FileSynced(PathBuf),
    /// A file was renamed. If there was a file of the new name, it is gone.
    Renamed {
        /// The old path.
        from: PathBuf,
        /// The new path.
        to: PathBuf,
    },
    /// The names in a folder were synced: they now survive a power cut.
    FolderSynced(PathBuf),
    /// A file was removed.
    FileRemoved(PathBuf),
    /// A folder was removed with everything in it.
    FolderRemoved(PathBuf),
}

/// The disk on which folders lie.
///
/// A test can watch all changes, and so learn what a power cut would leave at any
/// moment; and it can have a disk without locks, as there are in some networks.
#[derive(Clone, Default)]
pub struct Disk {
    watch: Option<Arc<dyn Fn(Change) + Send + Sync>>,
    has_no_locks: bool,
}

impl fmt::Debug for Disk {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Disk").finish_non_exhaustive()
    }
}

impl Disk {
    /// The disk with a function that is told of every change, in order.
    pub fn watched(watch: impl Fn(Change) + Send + Sync + 'static) -> Self {
        Self {
            watch: Some(Arc::new(watch)),
            ..Self::default()
        }
    }

    /// The same disk without locks.
    #[must_use]
    pub fn without_locks(self) -> Self {
        Self {
            has_no_locks: true,
            ..self
        }
    }

    /// Locks a file, so that no other program can.
    pub(super) fn lock(&self, file: &File) -> Result<(), TryLockError> {
        if self.has_no_locks {
            return Err(TryLockError::Error(io::ErrorKind::Unsupported.into()));
        }
        file.try_lock()
    }

    fn tell(&self, change: impl FnOnce() -> Change) {
        if let Some(watch) = &self.watch {
            watch(change());
        }
    }

    /// Makes a folder, and those missing above it. Only the owner can read what
    /// is made.
    pub(super) fn make_folder(&self, folder: &Path) -> io::Result<()> {
        let is_missing = |path: &&Path| !path.as_os_str().is_empty() && !path.is_dir();
        let missing: Vec<_> = folder.ancestors().take_while(is_missing).collect();
        // A program that made the last existing folder may have been stopped
        // before it synced the name.
        if let Some(last) = missing.last().and_then(|path| path.parent()) {
            self.sync_above(last);
        }
        for path in missing.into_iter().rev() {
            match private::folder().create(path) {
                Ok(()) => {
                    self.tell(|| Change::FolderMade(path.to_owned()));
                    self.sync_above(path);
                }
                // Another program has just made it.
                Err(_) if path.is_dir() => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    /// Makes an empty file that only the owner can read.
    pub(super) fn make_file(&self, path: &Path) -> io::Result<File> {
        let file = private::file().create_new(true).open(path)?;
        self.tell(|| Change::FileMade(path.to_owned()));
        Ok(file)
    }

    /// Writes the whole content of a new file and syncs it.
    pub(super) fn fill(&self, mut file: File, path: &Path, bytes: &[u8]) -> io::Result<()> {
        file.write_all(bytes)?;
        self.tell(|| Change::FileWritten(path.to_owned(), bytes.to_owned()));
        file.sync_all()?;
        self.tell(|| Change::FileSynced(path.to_owned()));
        Ok(())
    }

    /// Renames a file, over any file that has the new name.
    ///
    /// A power cut may undo this until the folder is synced.
    pub(super) fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        patiently(&[DENIED, SHARING, LOCK], || fs::rename(from, to))?;
        self.tell(|| Change::Renamed {
            from: from.to_owned(),
            to: to.to_owned(),
        });
        Ok(())
    }

    /// Removes a file. A power cut may bring it back.
    pub(super) fn remove_file(&self, path: &Path) -> io::Result<()> {
        fs::remove_file(path)?;
        self.tell(|| Change::FileRemoved(path.to_owned()));
        Ok(())
    }

    /// Removes a folder with everything in it. A power cut may bring it back.
    pub(super) fn remove_folder(&self, path: &Path) -> io::Result<()> {
        fs::remove_dir_all(path)?;
        self.tell(|| Change::FolderRemoved(path.to_owned()));
        Ok(())
    }

    /// Syncs the names in a folder.
    pub(super) fn sync_folder(&self, folder: &Path) {
        // A pipe of this name would block.
        if !folder.is_dir() {
            return;
        }
        // Some file systems refuse this. The change is made all the same.
        #[cfg(unix)]
        let is_synced = File::open(folder).and_then(|folder| folder.sync_all());
        // Other systems have no such call.
        #[cfg(not(unix))]
        let is_synced = Ok::<_, io::Error>(());
        if is_synced.is_ok() {
            self.tell(|| Change::FolderSynced(folder.to_owned()));
        }
    }

    /// Syncs the name of this file or folder.
    pub(super) fn sync_above(&self, path: &Path) {
        if let Some(above) = path.parent() {
            self.sync_folder(above);
        }
    }
}
