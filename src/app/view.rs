//! What is shown of the table, and beside it.

use super::command::WindowKind;
use super::{App, table};
use game::profile::TableView;
use words::turn;

impl App {
    /// Shows the whole table, or only its ends.
    pub(super) fn toggle_view(&mut self) {
        let mut preferences = self.session.preferences().clone();
        let is_whole = !self.has_ends_only();
        if !self.drawn.has_room_for_whole && cfg!(not(feature = "new-table")) {
            self.messages.say(&turn::NO_ROOM_FOR_WHOLE.text());
        }
        preferences.display.view = if is_whole {
            TableView::Ends
        } else {
            TableView::Whole
        };
        self.choices.viewpoint = None;
        self.session.set_preferences(preferences);
    }

    /// Whether only the ends of the line are shown.
    pub(super) const fn has_ends_only(&self) -> bool {
        if cfg!(feature = "new-table") {
            matches!(self.session.preferences().display.view, TableView::Ends)
        } else {
            !self.drawn.is_whole
        }
    }

    /// Whether the log is shown, beside the table or in a window.
    pub(super) fn has_log(&self) -> bool {
        let is_wanted = self.session.preferences().display.log == Some(true);
        let is_beside = if cfg!(feature = "new-table") {
            is_wanted
        } else {
            self.drawn.has_log
        };
        is_beside || self.open.contains(&WindowKind::Log)
    }

    /// Of another table nothing was looked at from near. Who wants to see all of a small
    /// one wants it in each hand.
    pub(super) fn look_from_afar(&mut self) {
        let chosen = self.choices.viewpoint;
        self.choices.viewpoint = chosen.filter(|chosen| !chosen.is_near());
    }

    /// Shows or hides the log: beside the table where it has room, or else in a
    /// window.
    pub(super) fn toggle_log(&mut self, ctx: &egui::Context) {
        let is_shown = self.has_log();
        let mut preferences = self.session.preferences().clone();
        preferences.display.log = Some(!is_shown);
        self.session.set_preferences(preferences);
        if is_shown {
            self.close_again(WindowKind::Log);
        } else if cfg!(not(feature = "new-table")) && !table::has_room_for_log(ctx.content_rect()) {
            self.open(WindowKind::Log);
        }
    }
}
