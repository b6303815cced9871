//! The one place that changes anything on the disk.

use std::fmt;
use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::private;

/// One change of what is on the disk, after it was made.
///
/// Until it is synced, a power cut may take it back: a folder keeps its names
/// and a file its bytes apart from each other.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Change {
    /// A folder was made.
    FolderMade(PathBuf),
    /// An empty file was made.
    FileMade(PathBuf),
    /// All that is in a file was written.
    FileWritten(PathBuf, Vec<u8>),
    /// What is in a file outlasts a power cut from now on.
    FileSynced(PathBuf),
    /// A file got another name, and whatever had that name before is gone.
    Renamed {
        /// What it was called.
        from: PathBuf,
        /// What it is called.
        to: PathBuf,
    },
    /// The names in a folder outlast a power cut from now on.
    FolderSynced(PathBuf),
    /// A file was removed.
    FileRemoved(PathBuf),
    /// A folder was removed with all that was in it.
    FolderRemoved(PathBuf),
}

/// The disk that folders lie on.
///
/// Somebody may watch what is changed there; a test does, and learns what a
/// power cut would have left at any moment.
#[derive(Clone, Default)]
pub struct Disk {
    watch: Option<Arc<dyn Fn(Change) + Send + Sync>>,
}

impl fmt::Debug for Disk {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Disk").finish_non_exhaustive()
    }
}

impl Disk {
    /// The disk, with somebody who is told of every change in the order in which
    /// they are made.
    pub fn watched(watch: impl Fn(Change) + Send + Sync + 'static) -> Self {
        Self {
            watch: Some(Arc::new(watch)),
        }
    }

    fn tell(&self, change: impl FnOnce() -> Change) {
        if let Some(watch) = &self.watch {
            watch(change());
        }
    }

    /// Makes a folder with all above it that are missing; each is its owner's only.
    pub(super) fn make_folder(&self, folder: &Path) -> io::Result<()> {
        let is_missing = |path: &&Path| !path.as_os_str().is_empty() && !path.is_dir();
        let missing: Vec<_> = folder.ancestors().take_while(is_missing).collect();
        // Whoever made the last that is there may have been stopped before this.
        if let Some(last) = missing.last().and_then(|path| path.parent()) {
            self.sync_above(last);
        }
        for path in missing.into_iter().rev() {
            match private::folder().create(path) {
                Ok(()) => {
                    self.tell(|| Change::FolderMade(path.to_owned()));
                    self.sync_above(path);
                }
                // Somebody else was quicker.
                Err(_) if path.is_dir() => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    /// Makes an empty file, which is its owner's only.
    pub(super) fn make_file(&self, path: &Path) -> io::Result<File> {
        let file = private::file().create_new(true).open(path)?;
        self.tell(|| Change::FileMade(path.to_owned()));
        Ok(file)
    }

    /// Writes all that will be in a new file, so that it outlasts a power cut.
    pub(super) fn fill(&self, mut file: File, path: &Path, bytes: &[u8]) -> io::Result<()> {
        file.write_all(bytes)?;
        self.tell(|| Change::FileWritten(path.to_owned(), bytes.to_owned()));
        file.sync_all()?;
        self.tell(|| Change::FileSynced(path.to_owned()));
        Ok(())
    }

    /// Gives a file another name, in the place of whatever has that name.
    ///
    /// Until the folder is synced, a power cut may take it back.
    pub(super) fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        fs::rename(from, to)?;
        self.tell(|| Change::Renamed {
            from: from.to_owned(),
            to: to.to_owned(),
        });
        Ok(())
    }

    /// Removes a file; a power cut may bring it back.
    pub(super) fn remove_file(&self, path: &Path) -> io::Result<()> {
        fs::remove_file(path)?;
        self.tell(|| Change::FileRemoved(path.to_owned()));
        Ok(())
    }

    /// Removes a folder with all that is in it; a power cut may bring it back.
    pub(super) fn remove_folder(&self, path: &Path) -> io::Result<()> {
        fs::remove_dir_all(path)?;
        self.tell(|| Change::FolderRemoved(path.to_owned()));
        Ok(())
    }

    /// Sees to it that the names in a folder outlast a power cut.
    pub(super) fn sync_folder(&self, folder: &Path) {
        // A pipe in its place would be waited for.
        if !folder.is_dir() {
            return;
        }
        // Some file systems refuse this. The names are as they are all the same.
        #[cfg(unix)]
        let is_synced = File::open(folder).and_then(|folder| folder.sync_all());
        // Elsewhere there is no such thing.
        #[cfg(not(unix))]
        let is_synced = Ok::<_, io::Error>(());
        if is_synced.is_ok() {
            self.tell(|| Change::FolderSynced(folder.to_owned()));
        }
    }

    /// Sees to it that the name of a file or folder outlasts a power cut.
    pub(super) fn sync_above(&self, path: &Path) {
        if let Some(above) = path.parent() {
            self.sync_folder(above);
        }
    }
}
