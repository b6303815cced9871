//! Windows are opened over the table, shown and closed.

use egui::Ui;

use super::App;
use super::coaching::JobKind;
use super::windows::{self, Answers, Surroundings};
use crate::command::{Command, FairTab, WindowKind};
use words::settings::Page;

impl App {
    /// Opens a window. One that is open already comes after those opened since.
    pub(super) fn open(&mut self, kind: WindowKind) {
        self.open.retain(|open| *open != kind);
        let mut windows = std::mem::take(&mut self.windows);
        let paint = crate::paint::Look::new(self.colors());
        let replaced = windows.open(kind, &self.surroundings(kind, &paint));
        self.windows = windows;
        self.keyboard.opened(kind);
        if let Some(replaced) = replaced {
            self.close(replaced);
        }
        self.open.push(kind);
    }

    /// Opens a window, or closes it if it is open.
    pub(super) fn toggle_window(&mut self, kind: WindowKind) {
        if self.open.contains(&kind) {
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
        self.windows.turn_to(WindowKind::Settings, page);
    }

    /// Opens *Is it fair?* at a tab.
    pub(super) fn open_fair(&mut self, ctx: &egui::Context, tab: FairTab) {
        self.open_in_front(ctx, WindowKind::Fair);
        self.windows.turn_to_tab(WindowKind::Fair, tab);
    }

    pub(super) fn close(&mut self, kind: WindowKind) {
        self.open.retain(|open| *open != kind);
        self.keyboard.forget(kind);
        if kind == WindowKind::GiveUp {
            self.leaving = None;
        }
        if kind == WindowKind::Fair {
            self.drop_blind_test();
        }
        self.windows.close(kind);
    }

    /// Closes a window, if it is open, and does nothing else: the keyboard goes back to
    /// where it was.
    pub(super) fn close_again(&mut self, kind: WindowKind) {
        let Some(place) = self.open.iter().position(|open| *open == kind) else {
            return;
        };
        match self.open.get(place + 1) {
            Some(later) => self.keyboard.left_to(kind, *later),
            None => self.keyboard.closed(kind),
        }
        self.close(kind);
    }

    /// Closes all windows: nobody begins a game behind one.
    pub(super) fn close_windows(&mut self) {
        for kind in self.open.clone() {
            self.close(kind);
        }
    }

    /// Whether a window is open that the table is behind.
    pub(super) const fn has_window_in_front(&self) -> bool {
        !self.open.is_empty()
    }

    /// Shows the windows that are open.
    pub(super) fn windows_ui(&mut self, ui: &Ui, commands: &mut Vec<Command>) {
        let mut windows = std::mem::take(&mut self.windows);
        let mut answers = Answers {
            commands,
            pointed_at: self.pointed_at,
        };
        // One dialog at a time: those opened before it come back as it closes.
        let is_dialog = |kind: &&WindowKind| !kind.is_question();
        let newest = self.open.iter().rfind(is_dialog).copied();
        let paint = crate::paint::Look::new(self.colors());
        for &kind in &self.open {
            match kind {
                WindowKind::GiveUp => self.give_up_ui(ui, &paint, answers.commands),
                WindowKind::Quit => self.quit_ui(ui, &paint, answers.commands),
                _ if is_dialog(&&kind) && newest != Some(kind) => {}
                _ => windows.ui(ui, kind, &self.surroundings(kind, &paint), &mut answers),
            }
        }
        self.pointed_at = answers.pointed_at;
        self.windows = windows;
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
            study: self.study_view(),
            hides_hand: self.taking.is_some(),
            today: self.clock.today(),
            until_tomorrow: self.clock.until_tomorrow(),
            seeds: &self.seeds,
            household: &self.household,
            themes: &self.themes,
            look: &self.look,
            paint,
            files: &self.files,
            messages: &self.messages,
            folder: self.autosave.place(),
            may_peek: self.may_peek(),
            text_size: self.enlarged(),
            moves: self.motion_secs() > 0.0,
            blind_test: self.blind_test(),
            blind_progress: self.coach.progress(JobKind::BlindTest),
            backlog: self.backlog_progress(),
            is_in_front: self.open.last() == Some(&kind),
            told: None,
        }
    }
}
