//! The frames around the windows' contents.

use egui::{Align2, Id, LayerId, Modal, Order, ScrollArea, Ui, Vec2, Window, vec2};

use super::about::about_ui;
use super::tally::tally_ui;
use super::text;
use crate::app::App;
use crate::app::command::{Command, WindowKind};
use crate::app::ear;
use crate::app::menu::page_keys;
use crate::app::table::status;
use crate::app::wording::turn as wording;

/// The space kept free around a window, in points.
const AROUND: f32 = 12.0;
/// The height of a window's title bar and margins, in points.
const TITLE_AND_MARGINS: f32 = 100.0;
/// The height of the menu bar, which no window covers, in points.
const MENU_HEIGHT: f32 = 36.0;
/// The height of the window with what was said, in points.
const LOG_HEIGHT: f32 = 360.0;

impl App {
    /// Shows the windows that are open.
    pub(in crate::app) fn windows_ui(&mut self, ui: &Ui, commands: &mut Vec<Command>) {
        for kind in self.open.clone() {
            match kind {
                WindowKind::NewGame => new_game_ui(ui, commands),
                WindowKind::Quit => self.quit_ui(ui, commands),
                _ => self.window_ui(ui, kind, commands),
            }
        }
    }

    fn window_ui(&mut self, ui: &Ui, kind: WindowKind, commands: &mut Vec<Command>) {
        let mut screen = ui.ctx().content_rect();
        screen.min.y += MENU_HEIGHT;
        let room = screen.size() - Vec2::splat(2.0 * AROUND);
        let width = width_of(kind).min(room.x - 2.0 * AROUND);
        let mut open = true;
        let is_asked = self.home.at_table().is_none();
        let window = Window::new(wording::title(kind));
        // Whoever is asked who plays must answer.
        let window = if is_asked {
            window.anchor(Align2::CENTER_CENTER, vec2(0.0, MENU_HEIGHT / 2.0))
        } else {
            window.open(&mut open)
        };
        let shown = window
            .id(layer(kind).id)
            .collapsible(false)
            .auto_sized()
            .pivot(Align2::CENTER_CENTER)
            .default_pos(screen.center())
            .constrain_to(screen)
            .show(ui.ctx(), |ui| {
                ui.set_width(width);
                ScrollArea::vertical()
                    .max_height(room.y - TITLE_AND_MARGINS)
                    .auto_shrink([false, true])
                    .show(ui, |ui| {
                        self.contents_ui(ui, kind, commands);
                        if self.is_in_front(kind) {
                            page_keys(ui);
                        }
                    });
            });
        if let Some(shown) = shown.filter(|_| is_asked) {
            ear::name_dialog(ui.ctx(), shown.response.id, wording::title(kind));
        }
        if !open {
            commands.push(Command::CloseWindow(kind));
        }
    }

    /// Whether the keys are meant for this window.
    fn is_in_front(&self, kind: WindowKind) -> bool {
        self.open.last() == Some(&kind)
    }

    fn contents_ui(&mut self, ui: &mut Ui, kind: WindowKind, commands: &mut Vec<Command>) {
        let preferences = self.session.preferences();
        match kind {
            WindowKind::Players => {
                if self.home.at_table().is_none() {
                    // There is no other place for them yet.
                    for notice in self.said.notices() {
                        text::warning(ui, notice);
                    }
                }
                self.windows
                    .players
                    .ui(ui, &self.home, &self.look, commands);
            }
            WindowKind::Tally => tally_ui(ui, self.session.tally(), commands),
            WindowKind::History => {
                let history = self.session.history();
                self.windows
                    .history
                    .ui(ui, history, preferences, &self.look, commands);
            }
            WindowKind::Settings => {
                // Even before anybody has acted: the hand is dealt.
                let in_progress = self.session.state().outcome().is_none();
                let next = in_progress.then(|| self.session.next_hand());
                self.windows.settings.ui(ui, preferences, next, commands);
            }
            WindowKind::Colors => self.windows.colors.ui(ui, &self.themes, commands),
            WindowKind::Help => {
                let look = &self.look;
                let rules = self.session.state().rules();
                let name = preferences.name_of(rules);
                self.windows
                    .help
                    .ui(ui, name, rules, preferences.level, look);
            }
            WindowKind::About => {
                about_ui(ui, &self.keeper.place(), self.session.game().number());
            }
            WindowKind::Log => {
                let lines = self.said.lines(&self.session, preferences.table_count);
                ui.set_min_height(LOG_HEIGHT.min(ui.available_height()));
                let has_keys = self.is_in_front(kind);
                let pointed_at = status::log_lines_ui(ui, &lines, &self.look, has_keys);
                self.pointed_at = self.pointed_at.or(pointed_at);
            }
            WindowKind::SaveGame => {
                self.windows
                    .saved
                    .save_ui(ui, &self.files, &self.look, commands);
            }
            WindowKind::OpenGame => {
                self.windows
                    .saved
                    .open_ui(ui, &self.files, preferences, &self.look, commands);
            }
            WindowKind::NewGame | WindowKind::Quit => {}
        }
    }
}

/// Where a window is painted.
pub(in crate::app) fn layer(kind: WindowKind) -> LayerId {
    LayerId::new(Order::Middle, Id::unique(("window", kind)))
}

const fn width_of(kind: WindowKind) -> f32 {
    match kind {
        WindowKind::Settings => 760.0,
        WindowKind::Help => 680.0,
        WindowKind::Colors => 640.0,
        WindowKind::Tally | WindowKind::History => 560.0,
        WindowKind::OpenGame => 520.0,
        WindowKind::SaveGame
        | WindowKind::Players
        | WindowKind::About
        | WindowKind::Log
        | WindowKind::NewGame
        | WindowKind::Quit => 420.0,
    }
}

/// Asks before a game in progress is given up.
fn new_game_ui(ui: &Ui, commands: &mut Vec<Command>) {
    let response = Modal::new(Id::unique("new game")).show(ui.ctx(), |ui| {
        ear::name_modal(ui, wording::title(WindowKind::NewGame));
        ui.set_max_width(340.0);
        ui.heading(wording::NEW_GAME);
        ui.label(wording::GIVE_UP);
        ui.add_space(8.0);
        ui.horizontal(|ui| {
            let new_game = ui.button(wording::NEW_GAME);
            let keep_playing = ui.button(wording::KEEP_PLAYING);
            if !new_game.has_focus() && !keep_playing.has_focus() {
                new_game.request_focus();
            }
            if new_game.clicked() {
                commands.push(Command::NewGame);
            }
            if keep_playing.clicked() {
                ui.close();
            }
        });
    });
    if response.should_close() {
        commands.push(Command::CloseWindow(WindowKind::NewGame));
    }
}
