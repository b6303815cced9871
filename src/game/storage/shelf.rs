//! What is kept of finished games: a file for each game, named by its id, in a folder of
//! its own.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::left_over::BROKEN;
use super::replace::{read_text, remove_unfinished, replace_text, set_aside};
use super::{FileName, Folder, Notice, SaveError, Unreadable};
use crate::profile::GameId;

/// A folder with files of one kind, one for each of the last games.
#[derive(Debug, Clone)]
pub(super) struct Shelf {
    /// The folder of the player, who is told what was moved aside.
    player: Folder,
    folder: Folder,
    name: FileName,
    extension: &'static str,
    most: usize,
}

impl Shelf {
    /// The shelf of this name in the folder of a player. When it is trimmed, `most` files
    /// are left.
    pub(super) fn of(
        player: &Folder,
        (folder, name): (&str, FileName),
        extension: &'static str,
        most: usize,
    ) -> Self {
        Self {
            player: player.clone(),
            folder: player.below(folder),
            name,
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

    /// Writes the file of a game, unless it has this text already.
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
        if self.folder.is_surely_claimed() {
            remove_unfinished(disk, folder, |name| self.id_of(name).is_some());
        }
        self.make_way(folder, id)?;
        replace_text(disk, folder, &self.file_name(id), text).map_err(failed)
    }

    /// Moves a folder, or whatever else is no file, out of the place of the file of a game.
    fn make_way(&self, folder: &Path, id: GameId) -> Result<(), SaveError> {
        let (name, file_name) = (self.name, self.file_name(id));
        let path = folder.join(&file_name);
        let found = fs::symlink_metadata(&path);
        if found.is_ok_and(|found| !found.is_file() && !found.is_symlink()) {
            let kept_as = set_aside(self.folder.disk(), folder, &file_name, BROKEN);
            let kept_as = kept_as.map_err(|error| SaveError::InTheWay {
                name,
                path,
                why: Unreadable::NotAFile,
                reason: (&error).into(),
            })?;
            self.player.note(Notice::Changed { name, kept_as });
        }
        Ok(())
    }

    /// Removes the files of these games, unless another program may have the folder. One
    /// that cannot be removed stays.
    pub(super) fn remove(&self, ids: &BTreeSet<GameId>) {
        let found: Vec<PathBuf> = self
            .ids()
            .intersection(ids)
            .filter_map(|id| self.path(*id))
            .collect();
        if found.is_empty() || !self.folder.is_surely_claimed() {
            return;
        }
        for path in found {
            self.folder.disk().remove_file(&path).ok();
        }
        if let Some(folder) = self.folder.path() {
            self.folder.disk().sync_folder(folder);
        }
    }

    /// Removes files until there are no more than may be. Those of games that are not in
    /// the `history` go first, the oldest of them before the others; then those of the
    /// games that stand first in it.
    pub(super) fn trim(&self, history: &[GameId]) {
        let ids = self.ids();
        let beyond = ids.len().saturating_sub(self.most);
        if beyond == 0 {
            return;
        }
        let places = history.iter().zip(0_usize..);
        let places: BTreeMap<GameId, usize> = places.map(|(id, place)| (*id, place)).collect();
        let mut found: Vec<(Option<usize>, Option<SystemTime>, GameId)> = ids
            .into_iter()
            .map(|id| (places.get(&id).copied(), self.written(id), id))
            .collect();
        found.sort_unstable();
        let gone = found.into_iter().take(beyond);
        self.remove(&gone.map(|(_, _, id)| id).collect());
    }

    /// When the file of a game was written, as far as the disk knows.
    fn written(&self, id: GameId) -> Option<SystemTime> {
        let metadata = fs::metadata(self.path(id)?).ok()?;
        metadata.modified().ok()
    }

    /// The games that have a file.
    pub(super) fn ids(&self) -> BTreeSet<GameId> {
        let entries = self.folder.path().and_then(|path| fs::read_dir(path).ok());
        let entries = entries.into_iter().flatten().flatten();
        entries
            .filter_map(|entry| self.id_of(entry.file_name().to_str()?))
            .collect()
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
