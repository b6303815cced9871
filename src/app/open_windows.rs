//! The windows that are open, and the questions in front of them.

use std::collections::{BTreeMap, BTreeSet};

use super::keyboard::FocusTracker;
use super::leaving::LeavingAction;
use crate::command::{Command, WindowKind};
use crate::windows::Windows;

/// The windows that are open, the questions in front of them, and what they remember.
#[derive(Debug, Default)]
pub(super) struct OpenWindows {
    /// The open windows, the newest last.
    kinds: Vec<WindowKind>,
    /// The windows that have not been drawn since they were opened.
    just_opened: BTreeSet<WindowKind>,
    /// What the last command of each window has reported since the window was opened.
    status: BTreeMap<WindowKind, String>,
    pub(super) states: Windows,
    pub(super) focus: FocusTracker,
    /// The action that waits until the player has answered whether to give up the game with a
    /// clock.
    pub(super) leaving: Option<LeavingAction>,
    /// The help command that waits for the answer to its question.
    pub(super) pending_help: Option<Command>,
    /// The window to open, once, if the player has not played yet.
    pub(super) first_game_offer: Option<WindowKind>,
    /// Whether the player accepts losing unsaved changes.
    pub(super) accepts_loss: bool,
    /// When to ask the player what to do if a closing window still waits for the disk, on egui's
    /// clock, in seconds. Infinite once the player has been asked; `None` unless the window is
    /// closing.
    pub(super) closing_deadline: Option<f64>,
    /// Whether the system ends the program, so that the player cannot be asked.
    pub(super) must_not_ask: bool,
    /// Whether saving was tried again and failed.
    pub(super) has_retried_saving: bool,
}

impl OpenWindows {
    pub(super) fn open_kinds(&self) -> &[WindowKind] {
        &self.kinds
    }

    pub(super) fn put_in_front(&mut self, kind: WindowKind) {
        self.kinds.retain(|open| *open != kind);
        self.kinds.push(kind);
        self.just_opened.insert(kind);
        self.status.remove(&kind);
        self.focus.note_opened(kind);
    }

    /// Whether a window was opened since the last call for this window.
    pub(super) fn take_just_opened(&mut self, kind: WindowKind) -> bool {
        self.just_opened.remove(&kind)
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
        self.kinds.contains(&kind)
    }

    pub(super) const fn is_any_open(&self) -> bool {
        !self.kinds.is_empty()
    }

    pub(super) fn newest(&self) -> Option<WindowKind> {
        self.kinds.last().copied()
    }

    /// Whether a question is open, which must be answered first.
    pub(super) fn has_question(&self) -> bool {
        self.kinds.iter().any(|kind| kind.is_question())
    }

    /// Closes a window. The focus stays where it is now.
    pub(super) fn close(&mut self, kind: WindowKind) {
        self.kinds.retain(|open| *open != kind);
        self.focus.forget_earlier_focus(kind);
        if kind == WindowKind::GiveUp {
            self.leaving = None;
        }
        if kind == WindowKind::AskHelp {
            self.pending_help = None;
        }
        if kind == WindowKind::Quit {
            self.closing_deadline = None;
        }
    }

    /// Returns the focus to where it was before a window opened. Called when the window closes.
    /// Returns `false` if the window is not open.
    pub(super) fn return_focus(&mut self, kind: WindowKind) -> bool {
        let Some(place) = self.kinds.iter().position(|open| *open == kind) else {
            return false;
        };
        match self.kinds.get(place + 1) {
            Some(later) => self.focus.pass_focus_to(kind, *later),
            None => self.focus.restore_focus(kind),
        }
        true
    }

    /// Closes all windows and drops their state, because another player sits at the table.
    pub(super) fn close_all(&mut self) {
        self.kinds.clear();
        self.status.clear();
        self.states = Windows::default();
    }
}
