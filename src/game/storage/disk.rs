//! The disk. All that touches the player's folders goes through here.

use std::fs::{self, DirBuilder, File, OpenOptions};
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};

use super::patience::{DENIED, LOCK, SHARING, patiently};

/// What the program does with a disk. Tests have one in memory that fails, hangs and is cut
/// off at any call.
///
/// # Errors
/// Each call fails with what the system says.
#[expect(
    clippy::missing_errors_doc,
    reason = "the trait says it for all its calls"
)]
pub trait Disk: Send + Sync {
    /// The first bytes of a file, at most so many. It is opened without waiting, and nothing
    /// but a file is read.
    fn read(&self, path: &Path, most: u64) -> io::Result<Vec<u8>>;
    /// Makes a file anew that only the owner can read, writes it and syncs it. What had this
    /// name is removed before; a link is not followed.
    fn write_synced(&self, path: &Path, bytes: &[u8]) -> io::Result<()>;
    /// Renames a file, over any file that has the new name. A power cut may undo it until the
    /// folder is synced.
    fn rename(&self, from: &Path, to: &Path) -> io::Result<()>;
    /// Removes a file.
    fn remove(&self, path: &Path) -> io::Result<()>;
    /// Removes an empty folder.
    fn remove_folder(&self, folder: &Path) -> io::Result<()>;
    /// The names in a folder; none if there is no such folder.
    fn list(&self, folder: &Path) -> io::Result<Vec<String>>;
    /// Makes a folder and those missing above it, for the owner alone, and syncs their names.
    fn make_folder(&self, folder: &Path) -> io::Result<()>;
    /// Syncs the names in a folder. Some systems have no such call, and refuse it.
    fn sync_folder(&self, folder: &Path) -> io::Result<()>;
    /// Target of a link; `None` if the path is no link.
    fn link_target(&self, path: &Path) -> io::Result<Option<PathBuf>>;
    /// Whether there is anything at a path, be it a link that leads nowhere.
    fn exists(&self, path: &Path) -> io::Result<bool>;
}

/// The disk of this computer.
#[derive(Debug, Clone, Copy, Default)]
pub struct RealDisk;

impl Disk for RealDisk {
    fn read(&self, path: &Path, most: u64) -> io::Result<Vec<u8>> {
        patiently(&[SHARING, LOCK], || {
            let file = open_at_once(path).map_err(|error| of_file(path, error))?;
            if !file.metadata()?.is_file() {
                return Err(io::ErrorKind::IsADirectory.into());
            }
            let mut bytes = Vec::new();
            file.take(most).read_to_end(&mut bytes)?;
            Ok(bytes)
        })
    }

    fn write_synced(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        match fs::remove_file(path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => {
                return Err(of_file(path, error));
            }
            _ => {}
        }
        let mut file = private_file().create_new(true).open(path)?;
        file.write_all(bytes)?;
        file.sync_all()
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        patiently(&[DENIED, SHARING, LOCK], || {
            fs::rename(from, to).map_err(|error| of_file(to, error))
        })
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        patiently(&[DENIED, SHARING, LOCK], || {
            fs::remove_file(path).map_err(|error| of_file(path, error))
        })
    }

    fn remove_folder(&self, folder: &Path) -> io::Result<()> {
        patiently(&[DENIED, SHARING, LOCK], || fs::remove_dir(folder))
    }

    fn list(&self, folder: &Path) -> io::Result<Vec<String>> {
        let entries = match fs::read_dir(folder) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            entries => entries?,
        };
        let mut names = Vec::new();
        for entry in entries {
            names.extend(entry?.file_name().into_string().ok());
        }
        names.sort();
        Ok(names)
    }

    fn make_folder(&self, folder: &Path) -> io::Result<()> {
        let is_missing = |path: &&Path| !path.as_os_str().is_empty() && !path.is_dir();
        let missing: Vec<_> = folder.ancestors().take_while(is_missing).collect();
        for path in missing.into_iter().rev() {
            match private_folder().create(path) {
                Err(error) if !path.is_dir() => return Err(error),
                _ => {}
            }
            if let Some(above) = path.parent() {
                self.sync_folder(above)?;
            }
        }
        Ok(())
    }

    fn sync_folder(&self, folder: &Path) -> io::Result<()> {
        // Other systems have no such call, and some file systems refuse it: the change is
        // made all the same.
        if cfg!(unix) && folder.is_dir() {
            File::open(folder).and_then(|folder| folder.sync_all()).ok();
        }
        Ok(())
    }

    fn link_target(&self, path: &Path) -> io::Result<Option<PathBuf>> {
        match what_is_at(path)? {
            Some(found) if found.is_symlink() => fs::canonicalize(path).map(Some),
            _ => Ok(None),
        }
    }

    fn exists(&self, path: &Path) -> io::Result<bool> {
        what_is_at(path).map(|found| found.is_some())
    }
}

/// Metadata of a path; a link is not followed.
fn what_is_at(path: &Path) -> io::Result<Option<fs::Metadata>> {
    match path.symlink_metadata() {
        Ok(found) => Ok(Some(found)),
        Err(error) if is_nothing(&error) => Ok(None),
        Err(error) => Err(error),
    }
}

/// Whether an error says that there is nothing at a path.
pub(super) fn is_nothing(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::NotFound | io::ErrorKind::NotADirectory
    )
}

/// The error of a call on a file. Of a folder Windows says what it says of a file that another
/// program has for a moment: nobody waits for that one.
fn of_file(path: &Path, error: io::Error) -> io::Error {
    if cfg!(windows) && path.is_dir() {
        io::ErrorKind::IsADirectory.into()
    } else {
        error
    }
}

/// Opens a file for reading. A pipe is opened without waiting for somebody to write to it.
fn open_at_once(path: &Path) -> io::Result<File> {
    let mut options = File::options();
    options.read(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::custom_flags(&mut options, libc::O_NONBLOCK);
    options.open(path)
}

/// Options to write a file that only the owner can read.
pub(super) fn private_file() -> OpenOptions {
    let mut options = File::options();
    options.write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// A builder for folders that only the owner can use.
fn private_folder() -> DirBuilder {
    #[cfg_attr(
        not(unix),
        expect(unused_mut, reason = "elsewhere there is nothing to set")
    )]
    let mut builder = DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder
}
