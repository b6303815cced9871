//! What the player wants to hear of the game.

use super::App;
use super::sound::Sound;
use crate::profile::Display;

impl App {
    /// Plays what is to be heard now, if it is wanted.
    pub(super) fn make_sounds(&mut self, now: f64) {
        let due = self.stage.take_sounds(now);
        let display = self.session.preferences().display;
        if !display.sound {
            self.sounds.stop();
            return;
        }
        for sound in due.into_iter().filter(|it| is_wanted(*it, &display)) {
            self.sounds.play(sound, display.volume.loudness());
        }
    }
}

const fn is_wanted(sound: Sound, display: &Display) -> bool {
    match sound {
        Sound::Clack => display.sound_of_bones,
        Sound::Shuffle => display.sound_of_shuffle,
        Sound::Score => display.sound_of_scores,
        Sound::Blast => display.sound_of_blasts,
    }
}
