//! The windows that are open.

use super::keyboard::Keyboard;
use super::leaving::Leaving;
use crate::command::{Command, WindowKind};
use crate::windows::Windows;

/// The windows that are open, and what they remember.
#[derive(Debug, Default)]
pub(super) struct OpenWindows {
    /// The newest is the last.
    open: Vec<WindowKind>,
    pub(super) contents: Windows,
    pub(super) keyboard: Keyboard,
    /// What is to come once the game with a clock is given up for it.
    pub(super) leaving: Option<Leaving>,
    /// The help that was asked for, and waits for an answer.
    pub(super) helping: Option<Command>,
    /// The player accepts that something is lost by quitting.
    pub(super) accepts_loss: bool,
    /// The window is to be closed once all is written; from this moment on, in seconds of the
    /// window, the player is asked. Infinite once they have been.
    pub(super) closes_at: Option<f64>,
    /// The system ends the program: nobody is there to be asked.
    pub(super) asks_nothing: bool,
    /// Saving was tried again, and failed.
    pub(super) tried_to_save: bool,
}

impl OpenWindows {
    /// All of them, the newest last.
    pub(super) fn open(&self) -> &[WindowKind] {
        &self.open
    }

    /// A window is opened, or comes before the others.
    pub(super) fn put_in_front(&mut self, kind: WindowKind) {
        self.open.retain(|open| *open != kind);
        self.open.push(kind);
    }

    /// Whether a window is open.
    pub(super) fn is_open(&self, kind: WindowKind) -> bool {
        self.open.contains(&kind)
    }

    /// Whether a window is open that the table is behind.
    pub(super) const fn is_any_open(&self) -> bool {
        !self.open.is_empty()
    }

    /// The window that was opened last.
    pub(super) fn newest(&self) -> Option<WindowKind> {
        self.open.last().copied()
    }

    /// Whether something is asked that must be answered before all else.
    pub(super) fn asks(&self) -> bool {
        self.open.iter().any(|kind| kind.is_question())
    }

    /// Closes a window, for something else.
    pub(super) fn close(&mut self, kind: WindowKind) {
        self.open.retain(|open| *open != kind);
        self.keyboard.forget(kind);
        if kind == WindowKind::GiveUp {
            self.leaving = None;
        }
        if kind == WindowKind::AskHelp {
            self.helping = None;
        }
        if kind == WindowKind::Quit {
            self.closes_at = None;
        }
        self.contents.close(kind);
    }

    /// The keyboard goes back to where it was before a window was opened, which is closed
    /// now; `false` if it is not open.
    pub(super) fn leave(&mut self, kind: WindowKind) -> bool {
        let Some(place) = self.open.iter().position(|open| *open == kind) else {
            return false;
        };
        match self.open.get(place + 1) {
            Some(later) => self.keyboard.left_to(kind, *later),
            None => self.keyboard.closed(kind),
        }
        true
    }

    /// Somebody else sits at the table.
    pub(super) fn forget(&mut self) {
        self.open.clear();
        self.contents = Windows::default();
    }
}
