//! The About window.

use std::path::Path;

use egui::{Label, RichText, Ui};

use super::contents::{Answers, Contents, Surroundings};
use super::kit::separator;
use super::text;
use crate::app::theme::strong;
use engine::plain_text;
use words::Id;
use words::msg;

/// The size of the program's name, and the space between two parts, in points.
const NAME: f32 = 24.0;
const BETWEEN: f32 = 12.0;

/// The window; it remembers nothing.
#[derive(Debug, Default)]
pub struct AboutWindow;

impl Contents for AboutWindow {
    fn title(&self) -> Id {
        msg::WINDOW_ABOUT
    }

    fn width(&self) -> f32 {
        448.0
    }

    fn contents_ui(&mut self, ui: &mut Ui, around: &Surroundings<'_>, _answers: &mut Answers<'_>) {
        let game = around.session.game();
        // That of a day would deal its bones in a game that does not count.
        let number = game.number().filter(|_| game.day().is_none());
        about_ui(ui, around.folder, number);
    }
}

/// Draws what the program is, and where it keeps the player's files.
///
/// `files` is the folder they are in, if the system names one; `seed` is the number that
/// the game on the table comes from, if it comes from one.
fn about_ui(ui: &mut Ui, files: Option<&Path>, seed: Option<u64>) {
    ui.add(Label::new(strong(msg::ABOUT_NAME.text()).size(NAME)).wrap());
    ui.weak(msg::about_version(env!("CARGO_PKG_VERSION")));
    ui.add_space(BETWEEN);
    text::paragraph(ui, msg::ABOUT_WHAT_IT_IS.text());
    ui.add_space(BETWEEN / 2.0);
    text::paragraph(ui, RichText::new(msg::ABOUT_LICENCE.text()).weak());
    ui.add_space(BETWEEN);
    separator(ui);
    ui.add_space(BETWEEN);
    let place = files.map_or_else(
        || msg::ABOUT_NOWHERE.text(),
        |path| plain_text(&path.to_string_lossy()),
    );
    text::paragraph(ui, RichText::new(msg::ABOUT_FILES.text()).weak());
    text::paragraph(ui, place);
    if let Some(seed) = seed {
        ui.add_space(BETWEEN);
        text::paragraph(ui, RichText::new(msg::about_seed(seed.to_string())).weak());
    }
}

#[cfg(test)]
mod tests {
    use egui_kittest::Harness;
    use egui_kittest::kittest::Queryable as _;

    use super::*;

    #[test]
    fn about_shows_the_version_the_folder_and_the_seed_at_any_size() {
        for size in [[360.0, 560.0], [1100.0, 760.0]] {
            let mut harness = Harness::builder()
                .with_size(size)
                .with_context_setup(crate::app::fonts::install)
                .build_ui(|ui| {
                    about_ui(ui, Some(Path::new("/home/player/nestor-dominoes")), Some(7));
                });
            harness.run();
            harness.get_by_label_contains(env!("CARGO_PKG_VERSION"));
            harness.get_by_label_contains("/home/player");
            harness.get_by_label_contains("--seed 7");
        }
    }

    #[test]
    fn without_a_seed_nothing_is_said_of_it() {
        let mut harness = Harness::builder()
            .with_context_setup(crate::app::fonts::install)
            .build_ui(|ui| about_ui(ui, None, None));
        harness.run();
        assert!(harness.query_by_label_contains("seed").is_none(), "no seed");
    }
}
