//! Help that is set to be there from the first moment of a game on is put away while a try
//! at the deal of a day counts, and comes back after it.

use super::session::Session;
use crate::profile::{LensMode, Preferences, PutAway, Tutor};

impl Session {
    /// In a counted try at the deal of a day that was played without help so far: puts away
    /// what would be help from this moment on, until the try is over or another game is on
    /// the table. Returns whether there was any.
    pub fn put_help_away(&mut self) -> bool {
        let display = &self.preferences().display;
        let (has_lens, tutor) = (display.lens == LensMode::On, display.tutor);
        if !self.has_clean_day() || !has_lens && tutor == Tutor::Off {
            return false;
        }
        let set = &mut *self.preferences;
        if has_lens {
            set.display.lens = LensMode::Off;
            set.put_away.lens = true;
        }
        if tutor != Tutor::Off {
            set.display.tutor = Tutor::Off;
            set.put_away.tutor = tutor;
        }
        true
    }

    /// Brings back what was put away, unless the try is still on the table.
    pub(super) fn bring_help_back(&mut self) {
        let away = self.preferences().put_away;
        if away.is_nothing() || self.day_on_table().is_some() {
            return;
        }
        let set = &mut *self.preferences;
        set.put_away = PutAway::default();
        if away.lens && set.display.lens == LensMode::Off {
            set.display.lens = LensMode::On;
        }
        if set.display.tutor == Tutor::Off {
            set.display.tutor = away.tutor;
        }
    }

    /// What stays put away when these preferences are set: what the person has set anew
    /// meanwhile is as they want it.
    pub(super) fn still_put_away(&self, preferences: &Preferences) -> PutAway {
        let (set, now) = (&preferences.display, &self.preferences().display);
        let away = self.preferences().put_away;
        PutAway {
            lens: away.lens && set.lens == now.lens,
            tutor: if set.tutor == now.tutor {
                away.tutor
            } else {
                Tutor::Off
            },
        }
    }
}
