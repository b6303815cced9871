//! A database in memory, for playing without saving.

use std::path::Path;

use redb::Database;
use redb::backends::InMemoryBackend;

use super::database::{
    Copier, Medium, PathState, Recovery, RenewedFile, check_version, open_backend,
};
use super::fault::{Fault, FaultReason};
use super::tables::{Tables, VERSION};

/// A database that is lost when the program ends.
#[derive(Debug, Default)]
pub(super) struct MemoryMedium {
    /// Why the database cannot be opened; `None` if it can.
    refused: Option<FaultReason>,
}

impl MemoryMedium {
    /// Creates a database that cannot be opened, for this reason.
    pub(super) const fn refused(why: FaultReason) -> Self {
        Self { refused: Some(why) }
    }
}

impl Medium for MemoryMedium {
    fn open(&mut self) -> Result<Database, Fault> {
        if let Some(reason) = &self.refused {
            return Err(Fault::Unreadable(reason.clone()));
        }
        let opened = open_backend(InMemoryBackend::new());
        let database = opened.map_err(|error| Fault::of(error.into(), self.path()))?;
        check_version(&database, self.path(), VERSION)?;
        Ok(database)
    }

    fn path_state(&self) -> PathState {
        PathState::Unchanged
    }

    fn renew(&mut self, _: &Tables) -> Result<RenewedFile, Fault> {
        Err(Fault::Damaged("there is no place beside it".to_owned()))
    }

    fn recover(&mut self, _: usize) -> Result<(Database, Recovery), Fault> {
        Ok((self.open()?, Recovery { kept_as: None, copied: None }))
    }

    fn copier(&self) -> Copier {
        Box::new(|_, _| Ok(false))
    }

    fn remove_copies(&self) -> Result<(), Fault> {
        Ok(())
    }

    fn is_lasting(&self) -> bool {
        false
    }

    fn path(&self) -> &Path {
        Path::new("")
    }
}
