//! Reads or writes the database while the program does not run.

use std::fs;
use std::path::Path;

use redb::backends::FileBackend;
use redb::{Builder, Database, DatabaseError};
use tempfile::TempDir;

use super::crash::catch_panic;
use super::database::{self, DATABASE_FILE, FolderMedium, Medium as _};
use super::disk;
use super::fault::{Fault, FaultReason};
use super::tables::{Changes, PendingChanges, Tables};

/// A copy of a database, fully checked.
#[derive(Debug)]
pub struct InspectedDatabase {
    database: Database,
    scratch: TempDir,
}

impl InspectedDatabase {
    /// Copies and checks the database in the program's folder.
    ///
    /// # Errors
    /// If the database cannot be read, is damaged, or is open in a program
    /// ([`FaultReason::Locked`]).
    pub fn open(folder: &Path) -> Result<Self, Fault> {
        let path = folder.join(DATABASE_FILE);
        let unreadable = |error: std::io::Error| Fault::unreadable(&path, &error);
        let file = disk::open(&path, false).map_err(unreadable)?;
        let backend = FileBackend::new(file).map_err(|error| Fault::of(error.into(), &path))?;
        // Other errors and panics come up again when the copy is opened.
        let opened = catch_panic(|| Builder::new().open_read_only_with_backend(backend));
        if let Ok(Err(DatabaseError::DatabaseAlreadyOpen)) = opened {
            return Err(Fault::Unreadable(FaultReason::Locked));
        }
        let scratch = tempfile::tempdir().map_err(unreadable)?;
        let copy = scratch.path().join(DATABASE_FILE);
        fs::copy(&path, &copy).map_err(unreadable)?;
        let file = disk::open(&copy, true).map_err(unreadable)?;
        if file.metadata().map_err(unreadable)?.len() == 0 {
            return Err(Fault::Damaged("it is empty".to_owned()));
        }
        let opened = catch_panic(|| database::open_file(file, &path));
        let database = opened.unwrap_or_else(|_| Err(Fault::of_panic()))?;
        Ok(Self { database, scratch })
    }

    /// Returns a snapshot of the copied tables.
    ///
    /// # Errors
    /// If the copy cannot be read.
    pub fn tables(&self) -> Result<Tables, Fault> {
        database::tables(&self.database, &PendingChanges::new(), self.scratch.path())
    }
}

/// Writes changes into the database in the program's folder, or into a new one.
///
/// # Errors
/// If the database cannot be opened or written, such as while the program runs.
pub fn write_changes(folder: &Path, changes: &Changes) -> Result<(), Fault> {
    let mut medium = FolderMedium::new(folder);
    let database = medium.open()?;
    database::transaction(&database, medium.path(), |writer| {
        writer.apply(&changes.0)?;
        writer.count_step()
    })
}
