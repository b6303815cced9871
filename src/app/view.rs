//! What is shown of the table, and beside it.

use super::command::WindowKind;
use super::{App, table};
use game::profile::TableView;
use words::turn;

impl App {
    /// Shows the whole table, or only its ends.
    pub(super) fn toggle_view(&mut self) {
        let mut preferences = self.session.preferences().clone();
        if !self.drawn.has_room_for_whole {
            self.messages.say(&turn::NO_ROOM_FOR_WHOLE.text());
        }
        preferences.display.view = if self.drawn.is_whole {
            TableView::Ends
        } else {
            TableView::Whole
        };
        self.choices.viewpoint = None;
        self.session.set_preferences(preferences);
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
        let is_shown = self.drawn.has_log || self.open.contains(&WindowKind::Log);
        let mut preferences = self.session.preferences().clone();
        preferences.display.log = Some(!is_shown);
        self.session.set_preferences(preferences);
        if is_shown {
            self.close_again(WindowKind::Log);
        } else if !table::has_room_for_log(ctx.content_rect()) {
            self.open(WindowKind::Log);
        }
    }
}
