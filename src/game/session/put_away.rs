//! Help that is set to be there from the first moment of a game on is put away while a try
//! at the deal of a day counts, and comes back after it. What is accepted in a game that was
//! played without help so far goes off with that game.

use super::session::Session;
use crate::profile::{Display, LensMode, Lent, Preferences, PutAway, Tutor};

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

    /// Notes that what was turned on since these were the settings is for this game only.
    pub fn lend_help(&mut self, before: &Display) {
        let (game, now) = (self.game().id(), self.preferences().display);
        let kept = self.preferences().lent.filter(|lent| lent.game == game);
        let lens = before.lens != LensMode::On && now.lens == LensMode::On;
        let tutor = before.tutor == Tutor::Off && now.tutor != Tutor::Off;
        if lens || tutor {
            self.preferences.lent = Some(Lent {
                game,
                lens: lens || kept.is_some_and(|kept| kept.lens),
                tutor: tutor || kept.is_some_and(|kept| kept.tutor),
            });
        }
    }

    /// Turns off what was for another game than the one on the table.
    pub fn end_lent_help(&mut self) {
        let game = self.game().id();
        let Some(lent) = self.preferences().lent.filter(|lent| lent.game != game) else {
            return;
        };
        let set = &mut *self.preferences;
        set.lent = None;
        if lent.lens && set.display.lens == LensMode::On {
            set.display.lens = LensMode::Off;
        }
        if lent.tutor {
            set.display.tutor = Tutor::Off;
        }
    }

    /// Sets the preferences. Help that is changed here is no longer lent for one game.
    pub fn choose(&mut self, preferences: Preferences) {
        let now = &self.preferences().display;
        let set = preferences.display;
        let lent = preferences.lent.map(|lent| Lent {
            lens: lent.lens && set.lens == now.lens,
            tutor: lent.tutor && set.tutor == now.tutor,
            ..lent
        });
        self.set_preferences(Preferences {
            lent: lent.filter(|lent| lent.lens || lent.tutor),
            ..preferences
        });
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
