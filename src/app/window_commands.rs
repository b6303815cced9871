//! Opens and closes windows, and quits the program, which first asks about unsaved changes.

use egui::{Context, ViewportCommand};

use super::App;
use crate::command::{WindowCommand, WindowKind};
use crate::platform::toggle_full_screen;
use crate::windows;
use game::store::StoreNotice;
use words::{files, msg};

/// Seconds for which a closing window waits for the disk before it asks the player.
const CLOSING_TIMEOUT_SECS: f64 = 3.0;

impl App {
    /// Carries out a command about a window or the whole program.
    pub(super) fn run_window_command(&mut self, ctx: &Context, command: WindowCommand) {
        match command {
            WindowCommand::Toggle(kind) if !self.windows.is_open(kind) => self.open(kind),
            WindowCommand::Toggle(kind) if self.windows.newest() != Some(kind) => {
                self.open_in_front(ctx, kind);
            }
            WindowCommand::Toggle(kind) | WindowCommand::Close(kind) => {
                if self.windows.return_focus(kind) {
                    self.close(kind);
                    if kind == WindowKind::ScorePad && self.session.state().record().is_empty() {
                        self.offer_first_game();
                    }
                }
            }
            WindowCommand::OpenSettings(page) => {
                self.open_in_front(ctx, WindowKind::Settings);
                self.windows.states.turn_settings_to(page);
            }
            WindowCommand::FindSetting(name) => {
                self.open_in_front(ctx, WindowKind::Settings);
                self.windows.states.find_setting(&name);
            }
            WindowCommand::OpenFair(tab) => {
                self.open_in_front(ctx, WindowKind::Fair);
                self.windows.states.turn_fair_to(tab);
            }
            WindowCommand::AskForNumber => {
                self.open_in_front(ctx, WindowKind::NewGame);
                windows::ask_for_number(ctx);
            }
            WindowCommand::ToggleFullScreen => toggle_full_screen(ctx),
            WindowCommand::ToggleSound => {
                self.change_preferences(|preferences| {
                    preferences.display.sound = !preferences.display.sound;
                });
            }
            WindowCommand::ShowMessage(text) => self.messages.show(&text),
            WindowCommand::DismissNotices => self.messages.mark_all_read(),
            WindowCommand::Copy(text) => {
                ctx.copy_text(text);
                // The button already shows on the screen that the text was copied.
                self.messages.announce(msg::COPIED.text());
            }
            WindowCommand::PlaySound(sound) => {
                self.table.widget.queue.play_sound_now(sound, ctx.input(|input| input.time));
            }
            WindowCommand::SetScorePads(pads) => {
                self.change_preferences(|preferences| preferences.score_pads = *pads);
                self.note_pad_shown();
            }
            WindowCommand::PrepareToClose => self.prepare_to_close(ctx),
            WindowCommand::Terminate => {
                self.windows.must_not_ask = true;
                // Ending so early must not count as a failed start.
                self.storage.files.store.note_start_lasted();
                self.prepare_to_close(ctx);
            }
            WindowCommand::Quit => ctx.send_viewport_cmd(ViewportCommand::Close),
            WindowCommand::QuitAnyway => {
                self.windows.accepts_loss = true;
                ctx.send_viewport_cmd(ViewportCommand::Close);
            }
        }
    }

    /// Opens a window and makes it the newest of the open ones.
    pub(super) fn open(&mut self, kind: WindowKind) {
        let mut states = std::mem::take(&mut self.windows.states);
        states.on_opened(&self.window_context(
            kind,
            self.appearance.window_look(),
            &mut Vec::new(),
        ));
        self.windows.states = states;
        if let Some(replaced) = kind.closes_on_open() {
            self.close(replaced);
        }
        self.windows.put_in_front(kind);
        self.note_pad_shown();
    }

    /// Opens *New game*, once, if it is certain that the player has not played yet, and nothing
    /// covers the table.
    pub(super) fn offer_first_game(&mut self) {
        let may_have_played = self.session.is_loading_lists() || self.session.has_played();
        if !(may_have_played || self.windows.is_any_open() || self.screen().is_covered())
            && let Some(next) = self.windows.first_game_offer.take()
        {
            self.open(next);
        }
    }

    /// Notes for the next start whether the score pad is open.
    pub(super) fn note_pad_shown(&mut self) {
        let is_shown = self.windows.is_open(WindowKind::ScorePad);
        if self.session.preferences().score_pads.is_shown != is_shown {
            self.change_preferences(|preferences| preferences.score_pads.is_shown = is_shown);
        }
    }

    /// Opens a window, or brings it to the front.
    fn open_in_front(&mut self, ctx: &Context, kind: WindowKind) {
        if self.windows.newest() != Some(kind) {
            // When the window that was in front closes later, the focus returns to where it was
            // before both were opened.
            self.windows.return_focus(kind);
        }
        self.close(kind);
        self.open(kind);
        ctx.move_to_top(windows::layer(kind));
    }

    /// Closes a window. The focus stays where it is now.
    pub(super) fn close(&mut self, kind: WindowKind) {
        self.windows.close(kind);
        self.note_pad_shown();
        if kind == WindowKind::Fair {
            self.learn.stop_blind_test();
        }
    }

    /// Closes all windows, so that no game begins behind one.
    pub(super) fn close_windows(&mut self) {
        for kind in self.windows.open_kinds().to_vec() {
            self.close(kind);
        }
    }

    /// Keeps a message pinned while something is not saved.
    pub(super) fn pin_unsaved(&mut self, ctx: &Context) {
        // A disk that does not answer would cause no repaint.
        if let Some(later) = self.storage.files.store.trouble_check_delay() {
            ctx.request_repaint_after(later);
        }
        let unsaved = self.storage.unsaved();
        if unsaved.is_some() {
            self.messages.remove_notice(&files::notice(&StoreNotice::SavedAgain));
        }
        self.messages.pin(unsaved.map(|reason| files::why_not_saved(&reason)));
    }

    /// Sends everything to the store. The window stays open until everything is written; if that
    /// fails, the player is asked.
    fn prepare_to_close(&mut self, ctx: &Context) {
        self.system.note_window_place(&mut self.storage.household);
        self.storage.send_everything(&mut self.session, &self.appearance.themes);
        self.storage.files.store.retry_writes();
        self.windows.closing_deadline = Some(ctx.input(|input| input.time) + CLOSING_TIMEOUT_SECS);
        ctx.send_viewport_cmd(ViewportCommand::CancelClose);
        ctx.request_repaint();
    }

    /// Closes a closing window once everything is written. If that takes too long, the player is
    /// asked; the window still closes by itself when everything is written.
    pub(super) fn close_when_written(&mut self, ctx: &Context, now: f64) {
        let Some(until) = self.windows.closing_deadline else {
            return;
        };
        // Evaluated only once, because other threads keep writing.
        let is_written = self.is_written();
        let must_not_ask = self.storage.has_left() || self.windows.must_not_ask;
        let has_nothing_to_lose =
            self.storage.has_nothing_to_lose() && self.storage.files.is_idle();
        let is_late = now >= until;
        let is_done = has_nothing_to_lose || is_written || must_not_ask && is_late;
        if is_done {
            // One of the last answers may have led to another write, or reported a failure.
            self.take_answers();
            if self.windows.closing_deadline.is_none() && !must_not_ask {
                return;
            }
        }
        if is_written && !self.storage.has_left() {
            // Cleared and deleted files are removed now. From here on, another instance opens its
            // file itself.
            self.system.stop_listening();
            self.storage.leave_at_exit();
            self.windows.closing_deadline = Some(now + CLOSING_TIMEOUT_SECS);
            ctx.request_repaint();
            return;
        }
        let fails = self.storage.is_quiet() && self.storage.would_lose();
        if is_done {
            if !has_nothing_to_lose && !is_late && !self.is_written() {
                ctx.request_repaint();
                return;
            }
            self.windows.accepts_loss = true;
            ctx.send_viewport_cmd(ViewportCommand::Close);
        } else if is_late || fails && until.is_finite() && !must_not_ask {
            for command in [ViewportCommand::Minimized(false), ViewportCommand::Focus] {
                ctx.send_viewport_cmd(command);
            }
            self.windows.has_retried_saving = self.windows.is_open(WindowKind::Quit);
            self.close(WindowKind::Quit);
            self.open(WindowKind::Quit);
            self.windows.closing_deadline = Some(f64::INFINITY);
        } else if until.is_finite() {
            ctx.request_repaint_after_secs((until - now) as f32);
        }
    }

    /// Whether every write is done, and nothing would be lost.
    fn is_written(&self) -> bool {
        self.storage.is_idle() && self.storage.files.is_idle() && !self.storage.would_lose()
    }
}
