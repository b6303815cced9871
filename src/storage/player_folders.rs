//! The folders of the players, below the folder that is common to all.

use std::path::{Path, PathBuf};
use std::{fs, io};

use super::{FileName, Folder, SaveError};
use crate::session::Person;

/// The folder that holds those of the players.
pub const PLAYERS: &str = "players";

/// What the window library of earlier programs kept.
const OLD_WINDOW: &str = "window.ron";

impl Folder {
    /// The folder of a player; it need not exist yet.
    #[must_use]
    pub fn of_player(&self, person: &Person) -> Self {
        self.below(Path::new(PLAYERS).join(person.folder()))
    }

    /// The names of the folders of players that exist, in order.
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

    /// Removes the file in which earlier programs kept where the window was:
    /// nothing reads it any more.
    pub fn remove_old_window(&self) {
        if let Ok(folder) = self.make() {
            // If it cannot be removed it does no harm.
            self.disk().remove_file(&folder.join(OLD_WINDOW)).ok();
        }
    }

    /// Whether files lie here that belong to one player, from the time when
    /// only one could play.
    pub fn has_loose_files(&self) -> bool {
        !self.loose_files().is_empty()
    }

    /// Moves those files into the folder of a player. One that is there
    /// already stays, and so does the one that would take its place.
    ///
    /// # Errors
    /// If none of them can be moved, or another program has the folder: they
    /// are to be used where they are.
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
            match self.disk().rename(&file, &place) {
                Ok(()) => moved = true,
                Err(error) => last = Err(failed(error)),
            }
        }
        // They are in the one folder before they are gone from the other.
        self.disk().sync_folder(to);
        self.disk().sync_folder(from);
        if moved { Ok(()) } else { last }
    }

    /// Removes the folder of a player with all that is in it.
    ///
    /// # Errors
    /// If anything of it is still there.
    pub fn remove_player(&self, person: &Person) -> Result<(), SaveError> {
        self.make()?;
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
