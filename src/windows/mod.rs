//! The windows that open over the table, and the panels of lessons and reviews beside it;
//! each draws its contents only.

mod about;
mod change;
mod colors;
mod contents;
mod copying;
mod daily;
mod elsewhere;
mod examples;
mod fair;
mod figures;
mod game_list;
mod graph;
mod help;
mod keys;
mod kit;
mod landing;
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
mod score_sheet;
mod search;
mod settings;
mod tally;
mod text;
mod welcome;

use std::collections::{BTreeMap, BTreeSet};

use egui::Ui;

use crate::command::{FairTab, WindowKind};
use contents::Contents;
pub(crate) use contents::{Answers, Surroundings};
pub(crate) use figures::figures_ui;
pub use kit::gallery as kit_gallery;
pub(crate) use kit::{Question, layer, question};
pub(crate) use lesson::LessonPanel;
pub(crate) use review::ReviewPanel;
use tally::TallyWindow;
use words::settings::Page;

pub(crate) use welcome::welcome_cloth;

/// Leads to the field for a number in New game, which has just been opened.
pub(crate) fn ask_for_number(ctx: &egui::Context) {
    kit::list::request_focus_on(ctx, new_game::NUMBER_FIELD);
}

/// The list of all windows: what is in each. A question draws itself.
fn contents_of(kind: WindowKind) -> Option<Box<dyn Contents>> {
    Some(match kind {
        WindowKind::Players => Box::<players::PlayersWindow>::default(),
        WindowKind::Tally => Box::new(TallyWindow::at(tally::Page::Tally)),
        WindowKind::History => Box::new(TallyWindow::at(tally::Page::History)),
        WindowKind::Settings => Box::<settings::SettingsWindow>::default(),
        WindowKind::Colors => Box::<colors::ColorsWindow>::default(),
        WindowKind::Help => Box::<help::HelpWindow>::default(),
        WindowKind::Keys => Box::<keys::KeysWindow>::default(),
        WindowKind::About => Box::<about::AboutWindow>::default(),
        WindowKind::ScoreSheet => Box::<score_sheet::ScoreSheetWindow>::default(),
        WindowKind::SaveGame => Box::<saved::SaveGameWindow>::default(),
        WindowKind::OpenGame => Box::<saved::OpenGameWindow>::default(),
        WindowKind::Fair => Box::<fair::FairWindow>::default(),
        WindowKind::Lessons => Box::<lessons::LessonsWindow>::default(),
        WindowKind::NewGame => Box::<new_game::NewGameWindow>::default(),
        WindowKind::Daily => Box::<daily::DailyWindow>::default(),
        // The table and the questions show these themselves.
        WindowKind::Result
        | WindowKind::Cut
        | WindowKind::GiveUp
        | WindowKind::Quit
        | WindowKind::AskHelp => {
            return None;
        }
    })
}

/// The windows that have been opened, with what they remember while the program
/// runs.
#[derive(Debug, Default)]
pub(crate) struct Windows {
    met: BTreeMap<WindowKind, Box<dyn Contents>>,
    /// Those that have been opened since the last picture.
    fresh: BTreeSet<WindowKind>,
    /// What came of something that was asked for in them.
    told: BTreeMap<WindowKind, String>,
}

impl Windows {
    /// Opens a window; the one that closes for it.
    pub(crate) fn open(
        &mut self,
        kind: WindowKind,
        around: &Surroundings<'_>,
    ) -> Option<WindowKind> {
        if let Some(contents) = contents_of(kind) {
            self.met.entry(kind).or_insert(contents);
        }
        self.fresh.insert(kind);
        self.told.remove(&kind);
        let contents = self.met.get_mut(&kind)?;
        contents.opened(around);
        contents.dialog().replaces
    }

    /// Turns a window that has been opened to a page of Settings.
    pub(crate) fn turn_to(&mut self, kind: WindowKind, page: Page) {
        if let Some(contents) = self.met.get_mut(&kind) {
            contents.turn_to(page);
        }
    }

    /// Looks for a setting in a window that has been opened.
    pub(crate) fn find_setting(&mut self, kind: WindowKind, name: &str) {
        if let Some(contents) = self.met.get_mut(&kind) {
            contents.find_setting(name);
        }
    }

    /// Turns a window that has been opened to a tab of *Does Nestor cheat?*.
    pub(crate) fn turn_to_tab(&mut self, kind: WindowKind, tab: FairTab) {
        if let Some(contents) = self.met.get_mut(&kind) {
            contents.turn_to_tab(tab);
        }
    }

    /// Whether Escape does something else in a window than close it.
    pub(crate) fn keeps_escape(&self, kind: WindowKind) -> bool {
        let contents = self.met.get(&kind);
        contents.is_some_and(|contents| contents.dialog().keeps_escape)
    }

    /// Tells a window that it is closed.
    pub(crate) fn close(&mut self, kind: WindowKind) {
        if let Some(contents) = self.met.get_mut(&kind) {
            contents.closed();
        }
    }

    /// Tells a window what came of something that was asked for in it.
    pub(crate) fn hear(&mut self, kind: WindowKind, why: &str) {
        self.told.insert(kind, why.to_owned());
    }

    /// What a window was told is no longer so.
    pub(crate) fn unhear(&mut self, kind: WindowKind) {
        self.told.remove(&kind);
    }

    /// Another language is spoken: what the windows were told in words is forgotten.
    pub(crate) fn forget_said(&mut self) {
        self.told.clear();
    }

    /// Shows a window that is open.
    pub(crate) fn ui(
        &mut self,
        ui: &Ui,
        kind: WindowKind,
        around: &Surroundings<'_>,
        answers: &mut Answers<'_>,
    ) {
        let is_fresh = self.fresh.remove(&kind);
        let around = &Surroundings {
            told: self.told.get(&kind).map(String::as_str),
            ..*around
        };
        if let Some(contents) = self.met.get_mut(&kind) {
            kit::dialog_ui(ui, (kind, is_fresh), contents.as_mut(), around, answers);
        }
    }
}
