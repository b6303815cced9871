//! The folders of the players, below the folder that they share.

use std::path::{Path, PathBuf};
use std::{fs, io};

use super::replace::move_file;
use super::{FileName, Folder, SaveError};
use crate::profile::Person;

/// The name of the folder that holds the folders of the players.
pub const PLAYERS: &str = "players";

impl Folder {
    /// The folder of a player. It need not exist.
    #[must_use]
    pub fn of_player(&self, person: &Person) -> Self {
        self.below(Path::new(PLAYERS).join(person.folder()))
    }

    /// The names of the folders of players that exist, sorted.
    pub fn player_folders(&self) -> Vec<String> {
        let entries = self
            .path()
            .and_then(|path| fs::read_dir(path.join(PLAYERS)).ok());
        let entries = entries.into_iter().flatten().flatten();
        let folders = entries.filter(|entry| entry.path().is_dir());
        let mut names: Vec<_> = folders
            .filter_map(|entry| entry.file_name().into_string().ok())
            .collect();
        names.sort_unstable();
        names
    }

    /// Whether files of the only player of an older program lie in this folder.
    pub fn has_loose_files(&self) -> bool {
        !self.loose_files().is_empty()
    }

    /// Moves those files into the folder of a player. Files that are there
    /// already are not replaced.
    ///
    /// # Errors
    /// If none of them can be moved, or another program has the folder. They must
    /// be used where they are then.
    pub fn move_loose_files(&self, person: &Person) -> Result<(), SaveError> {
        let from = self.make()?;
        let folder = self.of_player(person);
        let to = folder.make()?;
        let failed = |error: io::Error| SaveError::from_io(from, &error);
        let mut last = Ok(());
        let mut moved = false;
        for file in self.loose_files() {
            let place = to.join(file.file_name().unwrap_or_default());
            if place.symlink_metadata().is_ok() {
                moved = true;
                continue;
            }
            match move_file(self.disk(), &file, &place) {
                Ok(()) => moved = true,
                Err(error) => last = Err(failed(error)),
            }
        }
        // The new names are synced before the old ones are gone.
        self.disk().sync_folder(to);
        self.disk().sync_folder(from);
        if moved { Ok(()) } else { last }
    }

    /// Removes the folder of a player with everything in it.
    ///
    /// # Errors
    /// If not everything could be removed, or if another program may have the folder
    /// and the player at its table.
    pub fn remove_player(&self, person: &Person) -> Result<(), SaveError> {
        let root = self.make()?;
        if !self.is_surely_claimed() {
            let folder = root.to_owned();
            return Err(SaveError::InUse { folder });
        }
        let folder = self.of_player(person);
        let Some(path) = folder.path() else {
            return Ok(());
        };
        match self.disk().remove_folder(path) {
            Ok(()) => {
                self.disk().sync_above(path);
                Ok(())
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
            Err(error) => Err(SaveError::from_io(path, &error)),
        }
    }

    fn loose_files(&self) -> Vec<PathBuf> {
        let Some(folder) = self.path() else {
            return Vec::new();
        };
        let names = FileName::ALL.into_iter();
        names
            .map(|name| folder.join(name.on_disk()))
            .filter(|path| path.symlink_metadata().is_ok())
            .collect()
    }
}
