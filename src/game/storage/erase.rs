//! Erasing what was cleared of the history, once the player has got up. It has three steps, and
//! a start after a cut goes on with the next.

use std::io;
use std::path::Path;
use std::sync::Arc;

use super::contents::HistoryFile;
use super::disk::Disk;
use super::file::File;
use super::file::{FINISHED, REVIEWS};
use super::finished;
use super::open::PlayerFiles;
use super::slot::AnySlot as _;
use crate::profile::{GameId, PlayedGame};
use crate::session::State;
use crate::storage::Notice;

/// Maximum number of kept finished games: the last of the history.
const MOST_FINISHED: usize = 500;
/// Maximum number of kept reviews: of the last games of the history.
const MOST_REVIEWS: usize = 100;

impl PlayerFiles {
    /// Erases what the player has cleared, if they have got up and all is written; and goes on
    /// with what was begun. The first step: the state says what is being erased.
    pub(super) fn erase(&mut self, disk: &dyn Disk, notices: &mut Vec<Notice>) {
        let is_due = self.has_left && self.is_saved();
        let state = self.state.read().filter(|_| is_due);
        if let Some(state) = state.and_then(State::erasing) {
            self.state.replace(Arc::new(state));
            self.state.write(disk, notices);
        }
        self.go_on_erasing(disk, notices);
    }

    /// Games that were listed before this number are being erased.
    pub(super) fn erases(&self) -> Option<u32> {
        self.state.newest()?.erases()
    }

    /// Whether a line of the history is being erased.
    pub(super) fn is_erased(&self, line: &PlayedGame) -> bool {
        let (nth, mark) = (line.nth, self.erases());
        nth.zip(mark).is_some_and(|(nth, mark)| nth < mark)
    }

    /// The second step removes the files of erased games and then their lines, the third takes
    /// the mark off the state. What fails is done later.
    fn go_on_erasing(&mut self, disk: &dyn Disk, notices: &mut Vec<Notice>) {
        let is_begun = self.erases().is_some() && !self.state.is_unsaved();
        if !is_begun || !self.state.is_open() || !self.history.is_open() {
            return;
        }
        let history = self.history.read().cloned().unwrap_or_default();
        let erased = history.games().iter().filter(|line| self.is_erased(line));
        let ids: Vec<GameId> = erased.map(|line| line.id).collect();
        if !ids.is_empty() {
            if self.remove_finished(disk, &ids).is_err() {
                return;
            }
            let left = history.filtered(|line| !self.is_erased(line));
            self.history.replace(Arc::new(left));
            self.history.write(disk, notices);
            if self.history.is_unsaved() {
                return;
            }
        }
        if let Some(state) = self.state.read() {
            let state = state.clone().with_erase(None);
            self.state.replace(Arc::new(state));
            self.state.write(disk, notices);
        }
    }

    /// A history of the window with the lines that are still to be erased, of which it knows
    /// nothing: their files are found by them.
    pub(super) fn with_erased(&self, history: Arc<HistoryFile>) -> Arc<HistoryFile> {
        let (Some(_), Some(before)) = (self.erases(), self.history.read()) else {
            return history;
        };
        let before = before.games().iter().filter(|line| self.is_erased(line));
        let lines = before.chain(history.games().iter()).cloned();
        Arc::new(HistoryFile::new(lines.collect::<Vec<_>>()))
    }

    /// Removes what is kept of these games: their moves, and their reviews.
    ///
    /// # Errors
    /// What the system says. Some of the files may be gone.
    pub(super) fn remove_finished(&mut self, disk: &dyn Disk, ids: &[GameId]) -> io::Result<()> {
        for (folder, file) in [
            (FINISHED, File::Finished as fn(GameId) -> File),
            (REVIEWS, File::Review),
        ] {
            for id in ids {
                self.of_games.remove(&file(*id));
                remove(disk, file(*id), &self.folder)?;
            }
            disk.sync_folder(&self.folder.join(folder))?;
        }
        Ok(())
    }

    /// Removes finished games and reviews that are older than those that are kept. It is tried
    /// again at the next start if that fails.
    pub(super) fn trim(&self, disk: &dyn Disk) {
        let history = self.history.read().cloned().unwrap_or_default();
        let lines = history.games();
        for (most, folder, file) in [
            (
                MOST_FINISHED,
                FINISHED,
                File::Finished as fn(GameId) -> File,
            ),
            (MOST_REVIEWS, REVIEWS, File::Review),
        ] {
            let old = &lines[..lines.len().saturating_sub(most)];
            if old.is_empty() {
                continue;
            }
            let kept = finished::ids(disk, &self.folder, folder, file).unwrap_or_default();
            for line in old.iter().filter(|line| kept.contains(&line.id)) {
                remove(disk, file(line.id), &self.folder).ok();
            }
        }
    }
}

fn remove(disk: &dyn Disk, file: File, folder: &Path) -> io::Result<()> {
    match disk.remove(&file.below(folder)) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}
