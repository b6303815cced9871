//! Whether the starts of the program last longer than a moment.

use std::path::{Path, PathBuf};

use super::left_over::BROKEN;
use super::replace::{read_text, replace_text, set_aside};
use super::{FileName, Folder};

/// The file that is there while a start has not lasted yet. It holds the number of starts in a
/// row that have not.
pub(super) const MARK_FILE: &str = "starting.txt";

/// After so many failed starts in a row the game in progress is left alone.
pub(super) const FAILED_BY_GAME: u32 = 2;

impl Folder {
    /// How many starts in a row, up to the last one, have not lasted. While another program
    /// has the folder, the mark tells of that one.
    pub fn failed_starts(&self) -> u32 {
        let read = |folder: &Path| read_text(&folder.join(MARK_FILE)).ok().flatten();
        let marked = self.path().and_then(read);
        let failed = marked.and_then(|text| text.trim().parse().ok());
        failed.filter(|_| !self.is_in_use()).unwrap_or_default()
    }

    /// Marks that the program has just started: the start counts as failed until
    /// [`Self::note_start_lasted`].
    pub fn mark_start(&self) {
        let failed = self.failed_starts();
        // Without the folder, or with a full disk, failed starts are not counted.
        if let Ok(folder) = self.make()
            && let text = failed.saturating_add(1).to_string()
            && replace_text(self.disk(), folder, MARK_FILE, &text).is_ok()
        {
            self.remember_failed_starts(Some(failed));
        }
    }

    /// Notes that the start has lasted, if it was marked.
    pub fn note_start_lasted(&self) {
        if self.remember_failed_starts(None).is_some()
            && let Some(folder) = self.path()
        {
            self.disk().remove_file(&folder.join(MARK_FILE)).ok();
        }
    }

    /// Moves the game in progress aside unread. Returns where it is then; `None` if there is
    /// none, or it stays.
    pub(super) fn leave_game_alone(&self) -> Option<PathBuf> {
        let folder = self.make().ok()?;
        set_aside(self.disk(), folder, FileName::Game.on_disk(), BROKEN).ok()
    }
}
