//! Erasing what was cleared of the history, once the player has got up. It has three steps, and
//! a start after a cut goes on with the next.

use std::io;
use std::sync::Arc;

use super::contents::HistoryFile;
use super::disk::Disk;
use super::file::File;
use super::finished;
use super::folders::{FINISHED, REVIEWS};
use super::open::PlayerFiles;
use super::slot::AnySlot as _;
use crate::profile::GameId;
use crate::session::State;
use crate::storage::Notice;

/// So many finished games are kept: those that stand last in the history.
const MOST_FINISHED: usize = 500;
/// Reviews of so many games are kept: those that stand last in the history.
const MOST_REVIEWS: usize = 100;

impl PlayerFiles {
    /// Erases what the player has cleared, if they have got up and all is written; and goes on
    /// with what was begun.
    pub(super) fn erase(&mut self, disk: &dyn Disk, notices: &mut Vec<Notice>) {
        if self.has_left && self.is_saved() {
            self.begin_erasing();
            self.state.write(disk, notices);
        }
        self.go_on_erasing(disk, notices);
    }

    /// The first step: the state says what is being erased.
    fn begin_erasing(&mut self) {
        if let Some(state) = self.state.read().and_then(State::erasing) {
            self.erase = state.erases();
            self.state.replace(Arc::new(state));
        }
    }

    /// The second step removes the files of erased games and then their lines, the third takes
    /// the mark off the state. What fails is done at the next start.
    pub(super) fn go_on_erasing(&mut self, disk: &dyn Disk, notices: &mut Vec<Notice>) {
        let Some(mark) = self.erase else {
            return;
        };
        if self.state.is_unsaved() || !self.state.is_open() || !self.history.is_open() {
            return;
        }
        let is_erased = |nth: Option<u32>| nth.is_some_and(|nth| nth < mark);
        let history = self.history.read().cloned().unwrap_or_default();
        let lines = history.games();
        let (erased, left): (Vec<_>, Vec<_>) =
            lines.iter().cloned().partition(|line| is_erased(line.nth));
        let ids: Vec<GameId> = erased.iter().map(|line| line.id).collect();
        if !ids.is_empty() {
            if self.remove_finished(disk, &ids).is_err() {
                return;
            }
            self.history
                .replace(Arc::new(HistoryFile::new(Arc::new(left))));
            self.history.write(disk, notices);
            if self.history.is_unsaved() {
                return;
            }
        }
        self.erase = None;
        if let Some(state) = self.state.read() {
            let state = state.clone().with_erase(None);
            self.state.replace(Arc::new(state));
            self.state.write(disk, notices);
        }
    }

    /// A history of the window with the lines that are still to be erased, of which it knows
    /// nothing: their files are found by them.
    pub(super) fn with_erased(&self, history: Arc<HistoryFile>) -> Arc<HistoryFile> {
        let (Some(mark), Some(before)) = (self.erase, self.history.read()) else {
            return history;
        };
        let is_erased = |nth: Option<u32>| nth.is_some_and(|nth| nth < mark);
        let before = before.games().iter().filter(|line| is_erased(line.nth));
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
                remove(disk, file(*id), &self.folder)?;
            }
            if !ids.is_empty() {
                disk.sync_folder(&self.folder.join(folder))?;
            }
        }
        for id in ids {
            self.drop_finished(*id);
        }
        Ok(())
    }

    /// Removes finished games and reviews that are older than those that are kept. It is tried
    /// again at the next start if that fails.
    pub(super) fn trim(&self, disk: &dyn Disk) {
        let history = self.history.read().cloned().unwrap_or_default();
        let lines = history.games();
        let before = |most: usize| {
            let old = lines.len().saturating_sub(most);
            lines[..old].iter().map(|line| line.id)
        };
        let mut files = Vec::new();
        if lines.len() > MOST_FINISHED {
            let kept = finished::list(disk, &self.folder).unwrap_or_default();
            let old = before(MOST_FINISHED).filter(|id| kept.contains(id));
            files.extend(old.map(File::Finished));
        }
        if lines.len() > MOST_REVIEWS {
            let kept = finished::list_reviews(disk, &self.folder).unwrap_or_default();
            let old = before(MOST_REVIEWS).filter(|id| kept.contains(id));
            files.extend(old.map(File::Review));
        }
        for file in files {
            remove(disk, file, &self.folder).ok();
        }
    }
}

fn remove(disk: &dyn Disk, file: File, folder: &std::path::Path) -> io::Result<()> {
    match disk.remove(&file.below(folder)) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}
