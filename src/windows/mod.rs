//! The windows that open over the table, and the panels of lessons and reviews beside it. They show
//! data and send commands, which the app carries out.

mod about;
mod change;
mod colors;
mod command_search;
mod context;
mod copying;
mod daily;
mod examples;
mod fair;
mod figures;
mod five_lines;
mod focus;
mod game_list;
mod graph;
mod help;
mod keys;
mod kit;
mod language_list;
mod lesson;
mod lessons;
mod lines;
mod look_picture;
mod name_field;
mod new_game;
mod players;
mod review;
mod rules;
mod saved;
mod score_pad;
mod score_sheet;
mod search;
mod settings;
mod small_picture;
mod tally;
mod text;
mod welcome;

use std::fmt::Debug;

use egui::Ui;

use crate::command::{FairTab, SitDownRequest, WindowKind, window_list};
pub(crate) use context::WindowContext;
pub(crate) use figures::figures_ui;
use game::profile::Preferences;
pub use kit::gallery as kit_gallery;
pub(crate) use kit::{QuestionDialog, layer, question};
pub(crate) use lesson::LessonPanel;
pub(crate) use review::ReviewPanel;
use words::settings::SettingsPage;

pub(crate) use welcome::welcome_cloth;

/// Focuses the field for a game number in the New game window, which has just been opened.
pub(crate) fn ask_for_number(ctx: &egui::Context) {
    kit::list::request_focus_on(ctx, new_game::NUMBER_FIELD_ID);
}

/// A window: what it remembers while the program runs, and the function that draws it.
trait Window: Debug {
    /// Prepares the window when it opens.
    fn on_opened(&mut self, _cx: &WindowContext<'_>) {}

    /// Whether Escape does something in the window other than close it.
    fn handles_escape(&self) -> bool {
        false
    }

    /// Goes from an inner page back to the page that led to it. Returns `false` if there is none,
    /// so that Escape closes the window.
    fn go_back(&mut self) -> bool {
        false
    }

    /// Draws the dialog of the window and everything in it.
    fn ui(&mut self, ui: &Ui, cx: &mut WindowContext<'_>);
}

macro_rules! windows {
    ($($(#[$doc:meta])* $kind:ident => $field:ident: $window:ty),+ $(,)?) => {
        /// The state of each window, except the end card and the questions, which draw themselves.
        #[derive(Debug, Default)]
        pub(crate) struct Windows {
            $($field: $window,)+
        }

        impl Windows {
            fn window(&self, kind: WindowKind) -> Option<&dyn Window> {
                match kind {
                    $(WindowKind::$kind => Some(&self.$field),)+
                    _ => None,
                }
            }

            fn window_mut(&mut self, kind: WindowKind) -> Option<&mut dyn Window> {
                match kind {
                    $(WindowKind::$kind => Some(&mut self.$field),)+
                    _ => None,
                }
            }
        }
    };
}

window_list!(windows);

impl Windows {
    pub(crate) fn on_opened(&mut self, cx: &WindowContext<'_>) {
        if let Some(window) = self.window_mut(cx.kind) {
            window.on_opened(cx);
        }
    }

    pub(crate) fn ui(&mut self, ui: &Ui, cx: &mut WindowContext<'_>) {
        if let Some(window) = self.window_mut(cx.kind) {
            window.ui(ui, cx);
        }
    }

    /// Whether Escape does something in a window other than close it.
    pub(crate) fn handles_escape(&self, kind: WindowKind) -> bool {
        let window = self.window(kind);
        window.is_some_and(Window::handles_escape)
    }

    /// Goes from an inner page of a window back to the page that led to it. Returns `false` if
    /// there is none.
    pub(crate) fn go_back(&mut self, kind: WindowKind) -> bool {
        self.window_mut(kind).is_some_and(Window::go_back)
    }

    /// Whether nothing but the wood of the table is behind the open window.
    pub(crate) fn shows_only_wood(&self) -> bool {
        self.players.shows_only_wood()
    }

    /// Returns the request to sit down from the welcome page; `None` if that page is not open, or
    /// the name is invalid.
    pub(crate) fn newcomer_request(
        &self,
        initial_preferences: Preferences,
    ) -> Option<SitDownRequest> {
        self.players.newcomer_request(initial_preferences)
    }

    pub(crate) fn turn_settings_to(&mut self, page: SettingsPage) {
        self.settings.turn_to(page);
    }

    pub(crate) fn find_setting(&mut self, name: &str) {
        self.settings.find_setting(name);
    }

    pub(crate) fn turn_fair_to(&mut self, tab: FairTab) {
        self.fair.turn_to(tab);
    }
}
