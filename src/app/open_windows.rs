//! The windows that are open.

use std::collections::{BTreeMap, BTreeSet};

use super::keyboard::Keyboard;
use super::leaving::LeavingAction;
use crate::command::{Command, WindowKind};
use crate::windows::Windows;

/// The windows that are open, the questions in front of them, and their state.
#[derive(Debug, Default)]
pub(super) struct OpenWindows {
    /// The open windows, the newest last.
    open: Vec<WindowKind>,
    /// The windows opened since the last frame.
    fresh: BTreeSet<WindowKind>,
    /// What the last command of each window has reported since the window was opened.
    status: BTreeMap<WindowKind, String>,
    pub(super) states: Windows,
    pub(super) keyboard: Keyboard,
    /// The action that waits for the question whether to give up the game with a clock.
    pub(super) leaving: Option<LeavingAction>,
    /// The help command whose question is open.
    pub(super) helping: Option<Command>,
    /// Whether the player accepts losing unsaved changes.
    pub(super) accepts_loss: bool,
    /// While the window waits for the disk in order to close: when the player will be asked what to
    /// do, on egui's clock, in seconds; infinite once the player has been asked.
    pub(super) closes_at: Option<f64>,
    /// Whether the system ends the program, so that no question can be asked.
    pub(super) asks_nothing: bool,
    /// Whether saving was tried again and failed.
    pub(super) tried_to_save: bool,
}

impl OpenWindows {
    pub(super) fn open(&self) -> &[WindowKind] {
        &self.open
    }

    pub(super) fn put_in_front(&mut self, kind: WindowKind) {
        self.open.retain(|open| *open != kind);
        self.open.push(kind);
        self.fresh.insert(kind);
        self.status.remove(&kind);
        self.keyboard.note_opened(kind);
    }

    /// Whether a window was opened since the last call for it.
    pub(super) fn take_just_opened(&mut self, kind: WindowKind) -> bool {
        self.fresh.remove(&kind)
    }

    pub(super) fn show_status(&mut self, kind: WindowKind, status: &str) {
        self.status.insert(kind, status.to_owned());
    }

    pub(super) fn clear_status(&mut self, kind: WindowKind) {
        self.status.remove(&kind);
    }

    /// Removes the results of all commands, because they are in the previous language.
    pub(super) fn clear_all_status(&mut self) {
        self.status.clear();
    }

    pub(super) fn status(&self, kind: WindowKind) -> Option<&str> {
        self.status.get(&kind).map(String::as_str)
    }

    pub(super) fn is_open(&self, kind: WindowKind) -> bool {
        self.open.contains(&kind)
    }

    /// Whether a window is open over the table.
    pub(super) const fn is_any_open(&self) -> bool {
        !self.open.is_empty()
    }

    pub(super) fn newest(&self) -> Option<WindowKind> {
        self.open.last().copied()
    }

    /// Whether a question is open, which must be answered first.
    pub(super) fn has_question(&self) -> bool {
        self.open.iter().any(|kind| kind.is_question())
    }

    /// Closes a window. The focus stays where it is now.
    pub(super) fn close(&mut self, kind: WindowKind) {
        self.open.retain(|open| *open != kind);
        self.keyboard.drop_focus(kind);
        if kind == WindowKind::GiveUp {
            self.leaving = None;
        }
        if kind == WindowKind::AskHelp {
            self.helping = None;
        }
        if kind == WindowKind::Quit {
            self.closes_at = None;
        }
    }

    /// Returns the focus to where it was before a window opened, because the window closes. Returns
    /// `false` if the window is not open.
    pub(super) fn return_focus(&mut self, kind: WindowKind) -> bool {
        let Some(place) = self.open.iter().position(|open| *open == kind) else {
            return false;
        };
        match self.open.get(place + 1) {
            Some(later) => self.keyboard.pass_focus_to(kind, *later),
            None => self.keyboard.restore_focus(kind),
        }
        true
    }

    /// Closes all windows and drops their state, because another player sits at the table.
    pub(super) fn close_all(&mut self) {
        self.open.clear();
        self.status.clear();
        self.states = Windows::default();
    }
}
