//! A position that is put by, and the way back to it.

use super::game::Game;
use super::saved_game::SavedGame;
use super::saved_session::Replaced;
use super::session::Session;
use crate::profile::Help;
use engine::ReplayError;

impl Session {
    /// Remembers the present position, for [`Session::restore`].
    pub fn preserve(&mut self) {
        *self.preserved = Some(self.game.save());
    }

    /// The preserved position, if there is one.
    pub const fn preserved(&self) -> Option<&SavedGame> {
        self.preserved.get().as_ref()
    }

    /// Takes over the preserved position from its file.
    ///
    /// # Errors
    /// What is wrong with its record.
    pub fn keep_preserved(&mut self, saved: SavedGame) -> Result<(), ReplayError> {
        let preserved = saved.brought_over(&self.preferences.opponents)?;
        *self.preserved = Some(preserved);
        Ok(())
    }

    /// Goes back to the preserved position. Undo brings the present game back.
    /// `false` if there is none.
    pub fn restore(&mut self) -> bool {
        let Some(mut game) = self
            .preserved
            .clone()
            .and_then(|saved| Game::open(saved).ok())
        else {
            return false;
        };
        game.help = Help::Knowledge;
        game.change_id(self.fresh_id());
        let old = self.replace(game);
        self.remember(Replaced::GameByRestoredOne(old));
        true
    }
}
