//! Finished games of the history, each in a file of its own, so that it can be looked
//! back at.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use super::shelf::Shelf;
use super::{
    FileName, Folder, GAME_EXTENSION, GameFileError, OpenedGame, SaveError, Unreadable, form,
    read_game,
};
use crate::profile::GameId;

/// The name of the folder with finished games, in the player's folder.
pub const FINISHED: &str = "finished";
/// So many finished games are kept from one sitting to the next: those that stand last
/// in the history.
const MOST_KEPT: usize = 500;

impl Folder {
    /// Keeps a finished game. A file that a newer program wrote stays.
    ///
    /// # Errors
    /// If it was not written.
    pub(super) fn keep_finished_text(&self, id: GameId, text: &str) -> Result<(), SaveError> {
        let games = self.finished();
        let found = games.text(id);
        let version = found.and_then(|found| form::version_of(FileName::SavedGame, &found));
        if version.is_some_and(|version| version > FileName::SavedGame.version()) {
            return Ok(());
        }
        games.keep(id, text)
    }

    /// The finished games that are kept.
    pub fn finished_games(&self) -> BTreeSet<GameId> {
        self.finished().ids()
    }

    /// A finished game that is kept.
    ///
    /// # Errors
    /// If there is none, or it cannot be read. The file stays as it is.
    pub fn finished_game(&self, id: GameId) -> Result<OpenedGame, GameFileError> {
        let path = self.finished().path(id);
        read_finished(&path.ok_or_else(|| GameFileError::Missing(PathBuf::new()))?)
    }

    /// Removes what is kept of these games, with their reviews.
    pub(super) fn forget_games(&self, ids: &BTreeSet<GameId>) {
        self.finished().remove(ids);
        self.reviews().remove(ids);
    }

    /// The games of which something is kept: what was played, or a review.
    pub(super) fn kept_games(&self) -> BTreeSet<GameId> {
        let mut ids = self.finished().ids();
        ids.append(&mut self.reviews().ids());
        ids
    }

    /// Removes finished games and reviews beyond those that are kept, by their places in
    /// the history: the time of a file says nothing once it was copied.
    pub(super) fn trim_games(&self, history: &[GameId]) {
        self.finished().trim(history);
        self.reviews().trim(history);
    }

    fn finished(&self) -> Shelf {
        let place = (FINISHED, FileName::SavedGame);
        Shelf::of(self, place, GAME_EXTENSION, MOST_KEPT)
    }
}

/// Reads the file of a finished game, which has the id of the game as its name.
///
/// # Errors
/// If it cannot be read, or is no finished game of this id. The file stays as it is.
pub fn read_finished(path: &Path) -> Result<OpenedGame, GameFileError> {
    let opened = read_game(path)?;
    let game = &opened.kept.game;
    let is_named = path.file_stem() == Some(game.id().to_string().as_ref());
    let is_over = game.state().outcome().is_some() && game.counted().is_some();
    if is_named && is_over {
        return Ok(opened);
    }
    Err(GameFileError::Unreadable {
        path: path.to_owned(),
        why: Unreadable::Impossible("it is no finished game of this name".to_owned()),
    })
}
