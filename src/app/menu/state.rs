//! What the menu bar knows of the program.

use crate::app::App;
use crate::app::wording::{events, turn};

/// What the menus need to know.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each says of one menu item whether it applies"
)]
pub struct MenuState {
    /// Whether there is anything to take back.
    pub can_undo: bool,
    /// Whether anything was taken back that can be done again.
    pub can_redo: bool,
    /// Whether anything has happened since the game began.
    pub can_restart: bool,
    /// Whether a position was preserved.
    pub can_restore: bool,
    /// Whether Nestor's hand is being shown.
    pub nestors_hand: bool,
    /// Whether the boneyard is being shown.
    pub boneyard: bool,
    /// Whether the whole table is shown, and not only its ends.
    pub is_whole: bool,
    /// Whether it is looked at from near.
    pub is_near: bool,
    /// Whether the log stands beside the table.
    pub has_log: bool,
    /// Whether a new game would replace one in progress.
    pub in_progress: bool,
}

/// What is being played, for the right end of the bar.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Titles {
    /// The number that the game comes from, if the player gave one.
    pub number: Option<String>,
    /// The game and its target.
    pub game: String,
    /// How hard Nestor plays.
    pub level: &'static str,
}

impl App {
    /// What the menus need to know.
    pub(in crate::app) fn menu_state(&self) -> MenuState {
        MenuState {
            can_undo: self.session.can_undo(),
            can_redo: self.session.can_redo(),
            can_restart: self.session.can_restart(),
            can_restore: self.session.preserved().is_some(),
            nestors_hand: self.shown.nestors_hand,
            boneyard: self.shown.boneyard,
            is_whole: self.drawn.is_whole,
            is_near: self.shown.viewpoint.is_near(),
            has_log: self.drawn.has_log,
            in_progress: self.game_in_progress(),
        }
    }

    /// What stands at the right end of the menu bar.
    pub(in crate::app) fn titles(&self) -> Titles {
        let preferences = self.session.preferences();
        let rules = self.rules();
        let target = rules
            .target
            .map(|target| events::shown(i32::from(target), rules));
        let number = self.session.game().number();
        Titles {
            number: number.map(turn::numbered),
            game: turn::game(preferences.name_of(rules), target),
            level: preferences.level.name(),
        }
    }

    fn game_in_progress(&self) -> bool {
        let state = self.session.state();
        state.outcome().is_none() && !state.record().is_empty()
    }
}
