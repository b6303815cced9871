//! Windows are opened over the table, shown and closed.

use egui::Ui;

use super::App;
use super::give_up::Leaving;
use super::keyboard::Keyboard;
use crate::command::{Command, FairTab, WindowKind};
use crate::learn::TaskKind;
use crate::windows::{self, Answers, Surroundings, Windows};
use words::settings::Page;

/// The windows that are open, and what they remember.
#[derive(Debug, Default)]
pub(super) struct OpenWindows {
    /// The newest is the last.
    open: Vec<WindowKind>,
    pub(super) contents: Windows,
    pub(super) keyboard: Keyboard,
    /// What is to come once the game with a clock is given up for it.
    pub(super) leaving: Option<Leaving>,
    /// The player accepts that something is lost by quitting.
    pub(super) accepts_loss: bool,
    /// Saving was tried again, and failed.
    pub(super) tried_to_save: bool,
}

impl OpenWindows {
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
    fn close(&mut self, kind: WindowKind) {
        self.open.retain(|open| *open != kind);
        self.keyboard.forget(kind);
        if kind == WindowKind::GiveUp {
            self.leaving = None;
        }
        self.contents.close(kind);
    }

    /// The keyboard goes back to where it was before a window was opened, which is closed
    /// now; `false` if it is not open.
    fn leave(&mut self, kind: WindowKind) -> bool {
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

impl App {
    /// Opens a window. One that is open already comes after those opened since.
    pub(super) fn open(&mut self, kind: WindowKind) {
        self.windows.open.retain(|open| *open != kind);
        let mut windows = std::mem::take(&mut self.windows.contents);
        let paint = crate::paint::Look::new(self.look.colors());
        let replaced = windows.open(kind, &self.surroundings(kind, &paint));
        self.windows.contents = windows;
        self.windows.keyboard.opened(kind);
        if let Some(replaced) = replaced {
            self.close(replaced);
        }
        self.windows.open.push(kind);
    }

    /// Opens a window, or closes it if it is open.
    pub(super) fn toggle_window(&mut self, kind: WindowKind) {
        if self.windows.open.contains(&kind) {
            self.close_again(kind);
        } else {
            self.open(kind);
        }
    }

    /// Opens a window, or brings it before the others if it is open.
    pub(super) fn open_in_front(&mut self, ctx: &egui::Context, kind: WindowKind) {
        self.close(kind);
        self.open(kind);
        ctx.move_to_top(windows::layer(kind));
    }

    /// Opens Settings at a page.
    pub(super) fn open_settings(&mut self, ctx: &egui::Context, page: Page) {
        self.open_in_front(ctx, WindowKind::Settings);
        self.windows.contents.turn_to(WindowKind::Settings, page);
    }

    /// Opens *Is it fair?* at a tab.
    pub(super) fn open_fair(&mut self, ctx: &egui::Context, tab: FairTab) {
        self.open_in_front(ctx, WindowKind::Fair);
        self.windows.contents.turn_to_tab(WindowKind::Fair, tab);
    }

    /// Closes a window, for something else.
    pub(super) fn close(&mut self, kind: WindowKind) {
        self.windows.close(kind);
        if kind == WindowKind::Fair {
            self.learn.drop_blind_test();
        }
    }

    /// Closes a window, if it is open, and does nothing else: the keyboard goes back to
    /// where it was.
    pub(super) fn close_again(&mut self, kind: WindowKind) {
        if self.windows.leave(kind) {
            self.close(kind);
        }
    }

    /// Closes all windows: nobody begins a game behind one.
    pub(super) fn close_windows(&mut self) {
        for kind in self.windows.open.clone() {
            self.close(kind);
        }
    }

    /// Shows the windows that are open.
    pub(super) fn windows_ui(&mut self, ui: &Ui, commands: &mut Vec<Command>) {
        let mut windows = std::mem::take(&mut self.windows.contents);
        let mut answers = Answers { commands };
        // One dialog at a time: those opened before it come back as it closes.
        let is_dialog = |kind: &&WindowKind| !kind.is_question();
        let newest = self.windows.open.iter().rfind(is_dialog).copied();
        let paint = crate::paint::Look::new(self.look.colors());
        for &kind in &self.windows.open {
            match kind {
                WindowKind::GiveUp => self.give_up_ui(ui, &paint, answers.commands),
                WindowKind::Quit => self.quit_ui(ui, &paint, answers.commands),
                _ if is_dialog(&&kind) && newest != Some(kind) => {}
                _ => windows.ui(ui, kind, &self.surroundings(kind, &paint), &mut answers),
            }
        }
        self.windows.contents = windows;
    }

    /// What a window can look at.
    fn surroundings<'a>(
        &'a self,
        kind: WindowKind,
        paint: &'a crate::paint::Look,
    ) -> Surroundings<'a> {
        Surroundings {
            session: &self.session,
            shown: self.shown(),
            study: self.learn.study_view(&self.session),
            hides_hand: self.deal.is_under_way(),
            today: self.system.clock.today(),
            until_tomorrow: self.system.clock.until_tomorrow(),
            seeds: &self.system.seeds,
            household: &self.storage.household,
            themes: &self.look.themes,
            look: &self.look.style,
            paint,
            files: &self.storage.files,
            messages: &self.messages,
            folder: self.storage.autosave.place(),
            may_peek: self.may_peek(),
            text_size: self.system.enlarged(),
            moves: self.look.motion_secs(self.session.preferences()) > 0.0,
            blind_test: self.learn.blind_test(self.session.game().id()),
            blind_progress: self.learn.progress(TaskKind::BlindTest),
            backlog: self.learn.backlog_progress(),
            is_in_front: self.windows.open.last() == Some(&kind),
            told: None,
        }
    }
}
