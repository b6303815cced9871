//! What is shown of the table, and beside it.

use super::App;
use game::profile::TableView;

impl App {
    /// Shows the whole table, or only its ends.
    pub(super) fn toggle_view(&mut self) {
        let mut preferences = self.session.preferences().clone();
        preferences.display.view = if self.has_ends_only() {
            TableView::Whole
        } else {
            TableView::Ends
        };
        self.session.set_preferences(preferences);
    }

    /// Whether only the ends of the line are shown.
    pub(super) const fn has_ends_only(&self) -> bool {
        matches!(self.session.preferences().display.view, TableView::Ends)
    }

    /// Whether the log is shown.
    pub(super) fn has_log(&self) -> bool {
        self.session.preferences().display.log == Some(true)
    }

    /// Shows or hides the log.
    pub(super) fn toggle_log(&mut self) {
        let is_shown = self.has_log();
        let mut preferences = self.session.preferences().clone();
        preferences.display.log = Some(!is_shown);
        self.session.set_preferences(preferences);
    }
}
