//! The About window.

use egui::{Label, Ui};

use super::contents::{Answers, Contents, Dialog, Surroundings};
use super::kit::separator;
use super::text;
use crate::paint::theme::strong;
use engine::plain_text;
use words::msg;

/// The size of the program's name, and the space between two parts, in points.
const NAME: f32 = 24.0;
const BETWEEN: f32 = 12.0;

/// The window; it remembers nothing.
#[derive(Debug, Default)]
pub struct AboutWindow;

impl Contents for AboutWindow {
    fn dialog(&self) -> Dialog {
        Dialog::new(msg::WINDOW_ABOUT, 448.0)
    }

    /// Draws what the program is, where it keeps the player's files, and the number that the
    /// game on the table comes from, if it comes from one.
    fn contents_ui(&mut self, ui: &mut Ui, around: &Surroundings<'_>, _answers: &mut Answers<'_>) {
        ui.add(Label::new(strong(msg::ABOUT_NAME.text()).size(NAME)).wrap());
        ui.weak(msg::about_version(env!("CARGO_PKG_VERSION")));
        ui.add_space(BETWEEN);
        text::paragraph(ui, msg::ABOUT_WHAT_IT_IS.text());
        ui.add_space(BETWEEN / 2.0);
        text::weak(ui, msg::ABOUT_LICENCE.text());
        ui.add_space(BETWEEN);
        separator(ui);
        ui.add_space(BETWEEN);
        let path = around
            .folder
            .map(|path| plain_text(&path.to_string_lossy()));
        text::weak(ui, msg::ABOUT_FILES.text());
        text::paragraph(ui, path.unwrap_or_else(|| msg::ABOUT_NOWHERE.text()));
        let game = around.session.game();
        // That of a day would deal its bones in a game that does not count.
        if let Some(seed) = game.number().filter(|_| game.day().is_none()) {
            ui.add_space(BETWEEN);
            text::weak(ui, msg::about_seed(seed.to_string()));
        }
    }
}
