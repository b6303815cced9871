//! What there is to be heard, each at its time.

use super::{Seen, Stage};
use crate::app::sound::Sound;
use crate::app::table::motion;
use engine::Event;

impl Stage {
    /// What is heard of something that happens from a time on: a bone when it arrives,
    /// all else at once.
    pub(super) fn hear(&mut self, event: &Event, seen: Seen<'_>, at: f64) {
        let Some(sound) = Sound::of(event) else {
            return;
        };
        let after = match event {
            Event::Played { .. } => motion::PLAY * seen.secs,
            _ => 0.0,
        };
        self.sounds.push((at + after, sound));
    }

    /// The shuffle is heard, at a time.
    pub(super) fn hear_shuffle(&mut self, at: f64) {
        self.sounds.push((at, Sound::Shuffle));
    }

    /// What is to be heard by now and was not yet.
    pub(in crate::app) fn take_sounds(&mut self, now: f64) -> Vec<Sound> {
        let due = self.sounds.extract_if(.., |(at, _)| *at <= now);
        due.map(|(_, sound)| sound).collect()
    }
}
