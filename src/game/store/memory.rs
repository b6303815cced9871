//! A database in memory, for playing without saving.

use std::path::Path;

use redb::Database;
use redb::backends::InMemoryBackend;

use super::database::{Copier, Place, Recovery, Standing, check_version, open_backend};
use super::fault::Fault;
use super::tables::Tables;

/// A database that ends with the program.
#[derive(Debug, Default)]
pub(super) struct Memory;

impl Place for Memory {
    fn open(&mut self) -> Result<Database, Fault> {
        let opened = open_backend(InMemoryBackend::new());
        let database = opened.map_err(|error| Fault::of(error.into(), self.path()))?;
        check_version(&database, self.path())?;
        Ok(database)
    }

    fn standing(&self) -> Standing {
        Standing::Here
    }

    fn prepare(&self, _: &Tables) -> Result<(), Fault> {
        Err(Fault::Damaged("there is no place beside it".to_owned()))
    }

    fn take_over(&mut self) -> Result<Database, Fault> {
        self.open()
    }

    fn recover(&mut self) -> Result<(Database, Recovery), Fault> {
        Ok((self.open()?, Recovery { kept_as: None, copied: None }))
    }

    fn copier(&self) -> Copier {
        Box::new(|_| Ok(()))
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
