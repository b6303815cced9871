//! Opens, creates, copies, and shrinks the database in its folder.

use std::cmp::Ordering;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use chrono::{DateTime, Utc};
use redb::backends::FileBackend;
use redb::{Builder, Database, DatabaseError, ReadableDatabase as _, StorageBackend};

use super::disk;
use super::fault::{Fault, FaultReason, StoreNotice};
use super::tables::{DatabaseInfo, PendingChanges, TableWriter, Tables, VERSION};

/// The name of the database file in the program's folder.
pub const DATABASE_FILE: &str = "nestor.redb";
/// The folder of the database's copies, in the program's folder.
const COPIES_FOLDER: &str = "copies";
/// Maximum number of copies that are kept.
pub(super) const MAX_COPIES: usize = 2;
/// Length of the header of a database file, in bytes.
#[cfg(unix)]
const HEADER_BYTES: u64 = 320;
/// The time between two copies while the program runs.
const COPY_INTERVAL: Duration = Duration::from_hours(24);
/// Size of the page cache, in bytes.
const CACHE_BYTES: usize = 8 << 20;

/// Where the database is stored, and how it is replaced.
pub(super) trait Medium: Send {
    /// Opens the database, or creates one if there is none.
    fn open(&mut self) -> Result<Database, Fault>;

    /// Checks whether the path of the database still leads to the open file, as last written.
    fn path_state(&self) -> PathState;

    /// Remembers the header of the open file after a write, so that [`Self::path_state`] does not
    /// mistake that write for one by another program.
    fn remember_header(&mut self) {}

    /// Replaces the file with a new one that has the same entries, without traces of erased ones.
    /// Where an open file can be replaced, the lock is held throughout.
    fn renew(&mut self, from: &Tables) -> Result<RenewedFile, Fault>;

    /// Moves the fresh file to the place of the one that was [closed
    /// first](RenewedFile::MustCloseFirst).
    fn replace_closed(&mut self) -> Result<(), Fault> {
        Ok(())
    }

    /// Renames a damaged database, and opens the newest undamaged copy, or else an empty database.
    /// The newest `skipped` copies are not tried.
    fn recover(&mut self, skipped: usize) -> Result<(Database, Recovery), Fault>;

    /// Whether there is a copy besides the newest `skipped`.
    fn has_unskipped_copy(&self, _skipped: usize) -> bool {
        false
    }

    fn copier(&self) -> Copier;

    /// The time between two copies while the program runs.
    fn copy_interval(&self) -> Duration {
        COPY_INTERVAL
    }

    /// Removes all copies, and the damaged databases that were renamed.
    fn remove_copies(&self) -> Result<(), Fault>;

    /// Whether the database outlives the program.
    fn is_lasting(&self) -> bool {
        true
    }

    /// The path of the database file, for messages; empty for a database in memory.
    fn path(&self) -> &Path;
}

/// Makes a copy of the tables, which becomes the newest copy only if the mutex still holds `true`
/// when the copy is complete. Returns whether the copy became the newest.
pub(super) type Copier = Box<dyn FnOnce(&Tables, &Mutex<bool>) -> Result<bool, Fault> + Send>;

/// A fresh database file with the same entries as the open one.
#[derive(Debug)]
pub(super) enum RenewedFile {
    /// The fresh file has taken the place of the open one.
    Open(Database),
    /// The fresh file lies next to the open one, which must be closed to be replaced (Windows).
    MustCloseFirst,
}

/// What the path of the open file leads to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum PathState {
    /// The open file, unchanged since the last write.
    Unchanged,
    /// Nothing: the open file was removed or renamed.
    #[cfg_attr(not(unix), expect(dead_code, reason = "an open file cannot be removed there"))]
    Missing,
    /// Another file, or the open one overwritten by another program.
    Replaced,
}

/// How a damaged database was replaced.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Recovery {
    /// Where the damaged file is now; `None` if there was no file.
    pub(super) kept_as: Option<PathBuf>,
    /// When the copy now in use was made; `None` if an empty database is in use instead.
    pub(super) copied: Option<DateTime<Utc>>,
}

impl Recovery {
    pub(super) fn notice(self) -> StoreNotice {
        StoreNotice::Recovered { kept_as: self.kept_as, copied: self.copied }
    }
}

/// The database in the program's folder.
#[derive(Debug, Clone)]
pub(super) struct FolderMedium {
    path: PathBuf,
    copies: PathBuf,
    /// The identity of the open file, if known.
    identity: Option<Identity>,
    /// The header of the open file when it was last written, if known.
    header: Option<Vec<u8>>,
}

/// The device and inode of a file.
#[cfg(unix)]
type Identity = (u64, u64);
/// Nothing: on this system, an open file cannot be replaced.
#[cfg(not(unix))]
type Identity = ();

impl FolderMedium {
    pub(super) fn new(folder: &Path) -> Self {
        Self {
            path: folder.join(DATABASE_FILE),
            copies: folder.join(COPIES_FOLDER),
            identity: None,
            header: None,
        }
    }

    fn folder(&self) -> &Path {
        self.path.parent().unwrap_or(&self.path)
    }

    /// The paths of the copies, the newest first, whether or not they exist.
    fn copies(&self) -> [PathBuf; MAX_COPIES] {
        [1, 2].map(|number| self.copies.join(format!("nestor-{number}.redb")))
    }

    fn has_copy_after(&self, skipped: usize) -> Result<bool, Fault> {
        for copy in self.copies().into_iter().skip(skipped) {
            if disk::exists(&copy).map_err(|error| Fault::unreadable(&copy, &error))? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// A temporary path, for a file that replaces the database.
    fn temporary_path(&self) -> PathBuf {
        self.path.with_extension("redb.new")
    }

    /// Makes an empty database. A file that appears at its path meanwhile is not replaced.
    fn make(&mut self) -> Result<Database, Fault> {
        let temporary_path = self.temporary_path();
        let (database, identity) = new_database(&temporary_path)?;
        // The lock is held throughout, under either name.
        let linked = fs::hard_link(&temporary_path, &self.path);
        let placed = match linked {
            Ok(()) => disk::remove(&temporary_path),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Err(error),
            // Some file systems have no hard links.
            Err(_) => match disk::exists(&self.path) {
                Ok(false) => disk::rename(&temporary_path, &self.path),
                Ok(true) => Err(io::ErrorKind::AlreadyExists.into()),
                Err(error) => Err(error),
            },
        };
        match placed {
            Ok(()) => {
                disk::sync_folder(self.folder());
                self.identity = identity;
                Ok(database)
            }
            Err(error) => {
                drop(database);
                disk::remove(&temporary_path).ok();
                if error.kind() == io::ErrorKind::AlreadyExists {
                    return Err(Fault::Unreadable(FaultReason::Locked));
                }
                Err(Fault::unreadable(&self.path, &error))
            }
        }
    }

    /// Makes a copy; see [`Copier`].
    fn copy(&self, from: &Tables, may_become_newest: &Mutex<bool>) -> Result<bool, Fault> {
        let refused = |error: io::Error| Fault::unwritable(&self.copies, &error);
        disk::make_folder(&self.copies).map_err(refused)?;
        let unfinished = self.copies.join("unfinished.redb");
        new_copy(&unfinished, from)?;
        let may_become_newest = may_become_newest.lock().unwrap_or_else(PoisonError::into_inner);
        if !*may_become_newest {
            disk::remove(&unfinished).map_err(refused)?;
            return Ok(false);
        }
        let [newest, older] = self.copies();
        if disk::exists(&newest).map_err(refused)? {
            disk::rename(&newest, &older).map_err(refused)?;
        }
        disk::rename(&unfinished, &newest).map_err(refused)?;
        Ok(true)
    }

    /// Duplicates the newest undamaged copy, passing over the first `skipped` copies, and opens the
    /// duplicate. Also returns when the copy was made; `None` if there is no undamaged copy.
    fn open_newest_copy(
        &mut self,
        skipped: usize,
    ) -> Result<Option<(Database, DateTime<Utc>)>, Fault> {
        let temporary_path = self.temporary_path();
        for copy in self.copies().iter().skip(skipped) {
            let Some(made) = disk::metadata_of(copy).map_err(fault_at(copy))? else {
                continue;
            };
            // An empty file would be opened as a new database.
            if !made.is_file() || made.len() == 0 {
                continue;
            }
            disk::remove(&temporary_path).map_err(fault_at(&temporary_path))?;
            fs::copy(copy, &temporary_path).map_err(fault_at(copy))?;
            let file = disk::open(&temporary_path, true).map_err(fault_at(&temporary_path))?;
            match self.open_file(file) {
                Ok(database) => {
                    let changed = made.modified().map_err(fault_at(copy))?;
                    return Ok(Some((database, changed.into())));
                }
                Err(Fault::Damaged(_)) => {}
                Err(fault) => return Err(fault),
            }
        }
        disk::remove(&temporary_path).map_err(fault_at(&temporary_path))?;
        Ok(None)
    }

    /// Opens an existing file, and notes its identity.
    fn open_file(&mut self, file: File) -> Result<Database, Fault> {
        let identity = identity(&file).ok();
        let database = open_file(file, &self.path)?;
        self.identity = identity;
        Ok(database)
    }
}

impl Medium for FolderMedium {
    fn open(&mut self) -> Result<Database, Fault> {
        let unreadable = |path: &Path| {
            let path = path.to_owned();
            move |error: io::Error| Fault::unreadable(&path, &error)
        };
        disk::make_folder(self.folder()).map_err(unreadable(self.folder()))?;
        let missing_message = "there is none, although there is a copy";
        match disk::open(&self.path, true) {
            Ok(file) => {
                let length = file.metadata().map_err(unreadable(&self.path))?.len();
                if length == 0 && self.has_copy_after(0)? {
                    return Err(Fault::Damaged(missing_message.to_owned()));
                }
                self.open_file(file)
            }
            Err(error)
                if error.kind() == io::ErrorKind::NotFound
                    && !disk::exists(&self.path).map_err(unreadable(&self.path))? =>
            {
                if self.has_copy_after(0)? {
                    return Err(Fault::Damaged(missing_message.to_owned()));
                }
                self.make()
            }
            Err(error) => Err(Fault::unreadable(&self.path, &error)),
        }
        .inspect(|_| self.header = header(&self.path))
    }

    #[cfg(unix)]
    fn path_state(&self) -> PathState {
        use std::os::unix::fs::MetadataExt as _;
        match fs::metadata(&self.path) {
            Ok(there) if self.identity == Some((there.dev(), there.ino())) => {
                // Another file may have been copied over it.
                let header = header(&self.path);
                if header.is_none() || self.header.is_none() || header == self.header {
                    PathState::Unchanged
                } else {
                    PathState::Replaced
                }
            }
            Ok(_) if self.identity.is_some() => PathState::Replaced,
            Err(error) if error.kind() == io::ErrorKind::NotFound => PathState::Missing,
            // If the path cannot be read, the write reports the error.
            _ => PathState::Unchanged,
        }
    }

    #[cfg(not(unix))]
    fn path_state(&self) -> PathState {
        PathState::Unchanged
    }

    fn remember_header(&mut self) {
        self.header = header(&self.path);
    }

    fn renew(&mut self, from: &Tables) -> Result<RenewedFile, Fault> {
        let (temporary_path, folder) = (self.temporary_path(), self.folder());
        disk::make_folder(folder).map_err(|error| Fault::unwritable(folder, &error))?;
        let (database, identity) = new_copy(&temporary_path, from)?;
        if cfg!(windows) {
            return Ok(RenewedFile::MustCloseFirst);
        }
        if let Err(error) = disk::rename(&temporary_path, &self.path) {
            drop(database);
            disk::remove(&temporary_path).ok();
            return Err(Fault::unwritable(&self.path, &error));
        }
        self.identity = identity;
        self.remember_header();
        Ok(RenewedFile::Open(database))
    }

    fn replace_closed(&mut self) -> Result<(), Fault> {
        let temporary_path = self.temporary_path();
        disk::rename(&temporary_path, &self.path).map_err(|error| {
            disk::remove(&temporary_path).ok();
            Fault::unwritable(&self.path, &error)
        })
    }

    fn recover(&mut self, skipped: usize) -> Result<(Database, Recovery), Fault> {
        let copied = self.open_newest_copy(skipped)?;
        let refused = fault_at(&self.path);
        let is_there = disk::exists(&self.path).map_err(&refused)?;
        let kept_as = is_there.then(|| disk::set_aside(&self.path)).transpose();
        let kept_as = kept_as.map_err(&refused)?;
        let Some((database, made)) = copied else {
            let made = self.make()?;
            self.remember_header();
            let recovery = Recovery { kept_as, copied: None };
            return Ok((made, recovery));
        };
        disk::rename(&self.temporary_path(), &self.path).map_err(&refused)?;
        self.remember_header();
        Ok((database, Recovery { kept_as, copied: Some(made) }))
    }

    fn has_unskipped_copy(&self, skipped: usize) -> bool {
        self.has_copy_after(skipped).unwrap_or(false)
    }

    fn copier(&self) -> Copier {
        let medium = self.clone();
        Box::new(move |tables, may_become_newest| medium.copy(tables, may_become_newest))
    }

    fn remove_copies(&self) -> Result<(), Fault> {
        let refused = |error: io::Error| Fault::unwritable(&self.copies, &error);
        disk::remove_folder(&self.copies).map_err(refused)?;
        let broken = format!("{DATABASE_FILE}.broken-");
        for name in disk::list(self.folder()).map_err(refused)? {
            if name.starts_with(&broken) {
                let path = self.folder().join(name);
                disk::remove(&path).map_err(|error| Fault::unwritable(&path, &error))?;
            }
        }
        Ok(())
    }

    fn path(&self) -> &Path {
        &self.path
    }
}

fn fault_at(path: &Path) -> impl Fn(io::Error) -> Fault + use<> {
    let path = path.to_owned();
    move |error| Fault::unreadable(&path, &error)
}

/// Makes a file with an empty database. Replaces a stale one, but not one that another program is
/// making.
fn new_database(path: &Path) -> Result<(Database, Option<Identity>), Fault> {
    let failed = |error: io::Error| Fault::unwritable(path, &error);
    if let Ok(stale) = disk::open(path, true) {
        // The lock is released with the handle.
        let is_in_use = matches!(opened(stale), Err(DatabaseError::DatabaseAlreadyOpen));
        if is_in_use {
            return Err(Fault::Unreadable(FaultReason::Locked));
        }
    }
    disk::remove(path).map_err(failed)?;
    let mut options = disk::private_file();
    let file = options.create_new(true).open(path).map_err(failed)?;
    let identity = identity(&file).ok();
    Ok((open_file(file, path)?, identity))
}

/// Makes a database file with the entries of `from`. A failure leaves no file.
fn new_copy(path: &Path, from: &Tables) -> Result<(Database, Option<Identity>), Fault> {
    let (database, identity) = new_database(path)?;
    if let Err(fault) = copy_tables(from, &database, path) {
        drop(database);
        disk::remove(path).ok();
        return Err(fault);
    }
    Ok((database, identity))
}

fn opened(file: File) -> Result<Database, DatabaseError> {
    open_backend(FileBackend::new(file)?)
}

/// Opens the database in a backend after a full check, or creates one if the backend is empty.
pub(super) fn open_backend(backend: impl StorageBackend) -> Result<Database, DatabaseError> {
    Builder::new()
        .set_cache_size(CACHE_BYTES)
        .set_check_integrity_on_open(true)
        .create_with_backend(backend)
}

/// Opens the database in a file, which is at `path`.
pub(super) fn open_file(file: File, path: &Path) -> Result<Database, Fault> {
    let database = opened(file).map_err(|error| Fault::of(error.into(), path).into_unreadable())?;
    check_version(&database, path, VERSION)?;
    Ok(database)
}

/// Writes this version into a new or older database, and refuses a newer one.
pub(super) fn check_version(database: &Database, path: &Path, version: u64) -> Result<(), Fault> {
    let found = tables(database, &PendingChanges::new(), path)?.info(DatabaseInfo::Version)?;
    match found.cmp(&version) {
        Ordering::Less => {
            transaction(database, path, |writer| writer.set(DatabaseInfo::Version, version))
        }
        Ordering::Equal => Ok(()),
        Ordering::Greater => Err(Fault::Unreadable(FaultReason::NewerVersion(path.to_owned()))),
    }
}

/// A snapshot of the tables, overlaid with the changes that wait to be written.
pub(super) fn tables(
    database: &Database,
    pending: &PendingChanges,
    path: &Path,
) -> Result<Tables, Fault> {
    let read = database.begin_read();
    let read = read.map_err(|error| Fault::of(error.into(), path).into_unreadable())?;
    Ok(Tables::new(read, pending.clone(), path.to_owned()))
}

/// Changes the tables in one transaction. The file at `path` is named in errors.
pub(super) fn transaction(
    database: &Database,
    path: &Path,
    change: impl FnOnce(&TableWriter<'_>) -> Result<(), redb::Error>,
) -> Result<(), Fault> {
    let write = || -> Result<(), redb::Error> {
        let write = database.begin_write()?;
        change(&TableWriter { transaction: &write })?;
        Ok(write.commit()?)
    };
    write().map_err(|error| Fault::of(error, path))
}

/// Copies all entries to another database, which then has nothing to erase.
pub(super) fn copy_tables(from: &Tables, to: &Database, path: &Path) -> Result<(), Fault> {
    transaction(to, path, |writer| {
        from.copy_to(writer)?;
        writer.set(DatabaseInfo::Erases, 0)
    })
}

#[cfg(unix)]
fn identity(file: &File) -> io::Result<Identity> {
    use std::os::unix::fs::MetadataExt as _;
    let found = file.metadata()?;
    Ok((found.dev(), found.ino()))
}

/// The header of a database, which each write changes.
#[cfg(unix)]
fn header(path: &Path) -> Option<Vec<u8>> {
    disk::read(path, HEADER_BYTES).ok()
}

/// Always `None`: on this system, a file that is open elsewhere cannot be read.
#[cfg(not(unix))]
const fn header(_: &Path) -> Option<Vec<u8>> {
    None
}

#[cfg(not(unix))]
fn identity(_: &File) -> io::Result<Identity> {
    Ok(())
}
