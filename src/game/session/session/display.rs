//! Help on the screen: the bone counter and the tutor. They are suspended during the counted try of
//! a daily game if it had no help so far. Help that was turned on for one game is turned off after
//! that game.

use std::sync::Arc;

use super::Session;
use crate::profile::{Display, LensMode, LentHelp, Preferences, Tutor};

impl Session {
    /// The display settings in effect: those of the player, but without help in a counted try that
    /// was played without help so far.
    pub fn display(&self) -> Display {
        let set = self.preferences.display;
        if self.suspends_help() {
            Display {
                lens: match set.lens {
                    LensMode::On => LensMode::Off,
                    other => other,
                },
                tutor: Tutor::Off,
                ..set
            }
        } else {
            set
        }
    }

    /// Returns whether help that is turned on is suspended, because the counted try of a daily game
    /// had no help so far.
    pub fn suspends_help(&self) -> bool {
        let set = &self.preferences.display;
        let helps = set.lens == LensMode::On || set.tutor != Tutor::Off;
        helps && self.is_day_without_help()
    }

    /// Marks help that was off in the settings `before` and is on now as lent for this game only.
    pub fn lend_help(&mut self, before: &Display) {
        let (game, now) = (self.game().id(), self.preferences.display);
        let kept = self.preferences.lent.filter(|lent| lent.game == game);
        let lens = before.lens != LensMode::On && now.lens == LensMode::On;
        let tutor = before.tutor == Tutor::Off && now.tutor != Tutor::Off;
        if lens || tutor {
            Arc::make_mut(&mut self.preferences).lent = Some(LentHelp {
                game,
                lens: lens || kept.is_some_and(|kept| kept.lens),
                tutor: tutor || kept.is_some_and(|kept| kept.tutor),
            });
        }
    }

    /// Turns off help that was for another game than the one on the table.
    pub fn end_lent_help(&mut self) {
        let game = self.game().id();
        let Some(lent) = self.preferences.lent.filter(|lent| lent.game != game) else {
            return;
        };
        let set = Arc::make_mut(&mut self.preferences);
        set.lent = None;
        if lent.lens && set.display.lens == LensMode::On {
            set.display.lens = LensMode::Off;
        }
        if lent.tutor {
            set.display.tutor = Tutor::Off;
        }
    }

    /// Sets the preferences. Help that is changed here is no longer lent for one game.
    pub fn choose_preferences(&mut self, preferences: Preferences) {
        let now = &self.preferences.display;
        let set = preferences.display;
        let lent = preferences.lent.map(|lent| LentHelp {
            lens: lent.lens && set.lens == now.lens,
            tutor: lent.tutor && set.tutor == now.tutor,
            ..lent
        });
        self.set_preferences(Preferences {
            lent: lent.filter(|lent| lent.lens || lent.tutor),
            ..preferences
        });
    }
}
