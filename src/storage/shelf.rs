//! What is kept of finished games: a file for each game, named by its id, in a folder of
//! its own.

use std::cmp::Reverse;
use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;
use std::time::SystemTime;

use super::replace::{read_text, remove_unfinished, replace_text};
use super::{Folder, SaveError};
use crate::profile::GameId;

/// A folder with files of one kind, one for each of the games that were written last.
#[derive(Debug, Clone)]
pub(super) struct Shelf {
    folder: Folder,
    extension: &'static str,
    most: usize,
}

impl Shelf {
    /// The shelf of this name in the folder of a player. It holds no more than `most`
    /// files.
    pub(super) fn of(player: &Folder, name: &str, extension: &'static str, most: usize) -> Self {
        Self {
            folder: player.below(name),
            extension,
            most,
        }
    }

    /// If another program had the folder, lets it be claimed again.
    pub(super) fn ask_again(&self) {
        self.folder.ask_again();
    }

    /// The path of the file of a game, which need not exist; `None` if there is no
    /// folder.
    pub(super) fn path(&self, id: GameId) -> Option<PathBuf> {
        Some(self.folder.path()?.join(self.file_name(id)))
    }

    /// The text of the file of a game; `None` if there is none that can be read.
    pub(super) fn text(&self, id: GameId) -> Option<String> {
        read_text(&self.path(id)?).ok()?
    }

    /// Writes the file of a game, unless it has this text already. The oldest of the
    /// others goes when there are too many.
    ///
    /// # Errors
    /// If it was not written.
    pub(super) fn keep(&self, id: GameId, text: &str) -> Result<(), SaveError> {
        let folder = self.folder.make()?;
        if self.text(id).is_some_and(|found| found == text) {
            return Ok(());
        }
        let failed = |error| SaveError::from_io(folder, &error);
        let disk = self.folder.disk();
        remove_unfinished(disk, folder, |name| self.id_of(name).is_some());
        replace_text(disk, folder, &self.file_name(id), text).map_err(failed)?;
        for path in self.too_many(id) {
            // One that cannot be removed does no harm.
            disk.remove_file(&path).ok();
        }
        Ok(())
    }

    /// Removes the files of these games.
    pub(super) fn remove(&self, ids: &BTreeSet<GameId>) {
        let found: Vec<PathBuf> = self
            .ids()
            .intersection(ids)
            .filter_map(|id| self.path(*id))
            .collect();
        if found.is_empty() || self.folder.make().is_err() {
            return;
        }
        for path in found {
            self.folder.disk().remove_file(&path).ok();
        }
        if let Some(folder) = self.folder.path() {
            self.folder.disk().sync_folder(folder);
        }
    }

    /// The games that have a file.
    pub(super) fn ids(&self) -> BTreeSet<GameId> {
        let entries = self.folder.path().and_then(|path| fs::read_dir(path).ok());
        let entries = entries.into_iter().flatten().flatten();
        entries
            .filter_map(|entry| self.id_of(entry.file_name().to_str()?))
            .collect()
    }

    /// The files beyond those that are kept, of which the one of this game is one.
    fn too_many(&self, kept: GameId) -> Vec<PathBuf> {
        let mut others: Vec<(Reverse<SystemTime>, PathBuf)> = self
            .ids()
            .into_iter()
            .filter(|id| *id != kept)
            .filter_map(|id| {
                let path = self.path(id)?;
                let written = fs::metadata(&path).and_then(|it| it.modified()).ok()?;
                Some((Reverse(written), path))
            })
            .collect();
        // Of those written in one moment any may go.
        others.sort_by_key(|(written, _)| *written);
        let beyond = others.into_iter().skip(self.most.saturating_sub(1));
        beyond.map(|(_, path)| path).collect()
    }

    fn file_name(&self, id: GameId) -> String {
        format!("{id}.{}", self.extension)
    }

    /// The game whose file has this name.
    fn id_of(&self, name: &str) -> Option<GameId> {
        let id = name.strip_suffix(self.extension)?.strip_suffix('.')?;
        let id: GameId = id.parse().ok()?;
        (self.file_name(id) == name).then_some(id)
    }
}
