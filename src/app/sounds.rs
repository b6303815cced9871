//! What the player wants to hear of the game.

use super::App;

impl App {
    /// Plays what is to be heard now, if it is wanted.
    pub(super) fn make_sounds(&mut self, now: f64) {
        let due = self.scene.table.take_sounds(now);
        let display = self.session.preferences().display;
        if !display.sound {
            self.sounds.stop();
            return;
        }
        for sound in due.into_iter().filter(|it| it.is_wanted(&display)) {
            self.sounds.play(sound, display.volume.loudness());
        }
    }
}
