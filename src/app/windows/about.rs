//! The About window.

use egui::{RichText, Ui};

use super::text;
use crate::app::wording::about as words;

/// Draws what the program is, and where it keeps the player's files.
///
/// `files` is the folder they are in; `seed` is the number given with
/// `--seed`, if one was.
pub fn about_ui(ui: &mut Ui, files: &str, seed: Option<u64>) {
    ui.heading(words::NAME);
    ui.label(words::version());
    ui.add_space(12.0);
    text::paragraph(ui, words::WHAT_IT_IS);
    ui.add_space(12.0);
    text::paragraph(ui, words::LICENCE);
    ui.add_space(12.0);
    text::paragraph(ui, words::FILES);
    text::paragraph(ui, RichText::new(files).monospace());
    if let Some(seed) = seed {
        ui.add_space(12.0);
        text::paragraph(ui, words::seed(seed));
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
                .build_ui(|ui| about_ui(ui, "/home/player/.local/share/nestor-dominoes", Some(7)));
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
            .build_ui(|ui| about_ui(ui, "/tmp", None));
        harness.run();
        assert!(harness.query_by_label_contains("seed").is_none(), "no seed");
    }
}
