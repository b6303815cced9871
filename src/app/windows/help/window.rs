//! The window with the pages.

use egui::{ScrollArea, Ui};

use super::position::table_ui;
use super::strategy::strategy_ui;
use crate::app::command::{Command, LessonCommand};
use crate::app::ear;
use crate::app::menu::{page_keys, text_tip};
use crate::app::theme::Look;
use crate::app::windows::contents::{Answers, Contents, Surroundings};
use crate::app::windows::examples::Examples;
use crate::app::windows::keys::keys_ui;
use crate::app::windows::text;
use engine::{Preset, Rules};
use nestor::Level;
use nestor::coach::lessons::Lesson;
use words::Id;
use words::examples::{Example, examples};
use words::help::{self, Page};
use words::rules;
use words::rules_text::{Chapter, chapters};
use words::seals;
use words::{id, say};

/// The space that an example takes, in points; more stand side by side if they
/// fit.
const EXAMPLE_WIDTH: f32 = 300.0;

/// The space between two examples, in points.
const BETWEEN_EXAMPLES: f32 = 20.0;

/// The contents of the Help window and which page is open.
#[derive(Debug, Default)]
pub struct HelpWindow {
    page: Page,
    examples: Examples,
}

impl Contents for HelpWindow {
    fn title(&self) -> Id {
        id!("window-help")
    }

    fn width(&self) -> f32 {
        680.0
    }

    /// The tabs stay where they are when a page is shorter.
    /// The tabs stay in sight.
    fn scrolls(&self) -> bool {
        false
    }

    fn contents_ui(&mut self, ui: &mut Ui, around: &Surroundings<'_>, answers: &mut Answers<'_>) {
        let rules = around.session.state().rules();
        let game = rules::game(&around.session.preferences().name_of(rules));
        let level = around.session.seating().easiest_level();
        self.tabs_ui(ui);
        ScrollArea::vertical()
            .id_salt(self.page.id())
            .auto_shrink([false, true])
            .show(ui, |ui| {
                let level = level.unwrap_or_default();
                let practised = self.page_ui(ui, (&game, rules), level, around.look);
                let begin = practised.map(LessonCommand::Begin);
                answers.commands.extend(begin.map(Command::Lesson));
                if around.is_in_front {
                    page_keys(ui);
                }
            });
    }
}

impl HelpWindow {
    fn tabs_ui(&mut self, ui: &mut Ui) {
        for line in Page::ALL.chunks(tabs_in_a_line(ui)) {
            ui.horizontal_wrapped(|ui| {
                for &page in line {
                    let button = ui.selectable_value(&mut self.page, page, help::page(page));
                    ear::give_author_id(&button, format!("help-page-{}", page.id()));
                    text_tip(button, || help::page_tip(page), None);
                }
            });
        }
        ui.add_space(12.0);
    }

    /// Draws the open page for the game that is set, with its name and rules; the
    /// lesson that is to begin, if one is.
    fn page_ui(
        &mut self,
        ui: &mut Ui,
        (game, rules): (&str, &Rules),
        level: Level,
        look: &Look,
    ) -> Option<Lesson> {
        match self.page {
            Page::HowToPlay => {
                chapters_ui(ui, &help::how_to_play());
                keys_ui(ui);
            }
            Page::Rules => rules_ui(ui, game, rules),
            Page::Scoring => scoring_ui(ui, rules, look, &mut self.examples),
            Page::Strategy => return strategy_ui(ui, rules, look, &mut self.examples),
            Page::Nestor => chapters_ui(ui, &help::nestor(level)),
            Page::Seals => chapters_ui(ui, &seals::help()),
        }
        None
    }
}

/// How many tabs stand beside each other: as many in each line, as far as that goes.
fn tabs_in_a_line(ui: &Ui) -> usize {
    let beside = 2.0 * ui.spacing().button_padding.x + ui.spacing().item_spacing.x;
    let widths = Page::ALL.map(|page| text::width(ui, &help::page(page)) + beside);
    let room = ui.available_width() + ui.spacing().item_spacing.x;
    let counts = (1..=widths.len()).map(|lines| widths.len().div_ceil(lines));
    let fits = |count: &usize| {
        let mut lines = widths.chunks(*count);
        lines.all(|line| line.iter().sum::<f32>() <= room)
    };
    counts.into_iter().find(fits).unwrap_or(1)
}

fn rules_ui(ui: &mut Ui, game: &str, rules: &Rules) {
    ui.heading(game);
    if let Some(preset) = Preset::of(rules) {
        text::quiet(ui, rules::source(preset));
    }
    ui.add_space(8.0);
    chapters_ui(ui, &chapters(rules));
}

fn chapters_ui(ui: &mut Ui, chapters: &[Chapter]) {
    for chapter in chapters {
        text::heading(ui, &chapter.title);
        for paragraph in &chapter.paragraphs {
            text::paragraph(ui, paragraph);
        }
        ui.add_space(10.0);
    }
}

fn scoring_ui(ui: &mut Ui, rules: &Rules, look: &Look, kept: &mut Examples) {
    let intro = if rules.counts_score() {
        say!("help-counted-so")
    } else {
        say!("help-no-scores-but")
    };
    text::paragraph(ui, intro);
    ui.add_space(BETWEEN_EXAMPLES);
    let fitting = (ui.available_width() / (EXAMPLE_WIDTH + ui.spacing().item_spacing.x)) as usize;
    for line in examples(rules).chunks(fitting.clamp(1, 3)) {
        ui.horizontal_top(|ui| {
            for example in line {
                ui.vertical(|ui| {
                    let width = EXAMPLE_WIDTH.min(ui.available_width());
                    ui.set_width(width);
                    example_ui(ui, *example, rules, look, kept);
                });
            }
        });
        ui.add_space(BETWEEN_EXAMPLES);
    }
}

/// Draws an example: the table, its sum and points, and what it shows.
fn example_ui(ui: &mut Ui, example: Example, rules: &Rules, look: &Look, kept: &mut Examples) {
    table_ui(ui, kept.table(example.plays, rules), rules, look);
    text::quiet(ui, example.says.text());
}

#[cfg(test)]
mod tests {
    use egui_kittest::Harness;
    use egui_kittest::kittest::{NodeT as _, Queryable as _};

    use super::*;
    use engine::Seats;
    use look::ThemeSlot;
    use words::points::sum;

    fn harness(size: [f32; 2], preset: Preset) -> Harness<'static, HelpWindow> {
        let rules = preset.rules(Seats::Two);
        let look = Look::new(ThemeSlot::One, ThemeSlot::One.default_palette());
        let draw = move |ui: &mut Ui, help: &mut HelpWindow| {
            egui::ScrollArea::vertical().show(ui, |ui| {
                help.tabs_ui(ui);
                help.page_ui(
                    ui,
                    (&rules::preset_name(preset), &rules),
                    Level::Beginner,
                    &look,
                );
            });
        };
        let mut harness = Harness::builder()
            .with_size(size)
            .with_context_setup(crate::app::fonts::install)
            .build_ui_state(draw, HelpWindow::default());
        harness.run();
        harness
    }

    #[test]
    fn every_page_opens_for_every_game_at_any_size() {
        for size in [[360.0, 560.0], [1100.0, 760.0]] {
            for preset in Preset::ALL {
                let mut harness = harness(size, preset);
                for page in Page::ALL {
                    harness.get_by_label(&help::page(page)).click();
                    harness.run();
                    assert_eq!(harness.state().page, page, "{}", preset.id());
                }
            }
        }
    }

    #[test]
    fn the_rules_page_is_about_the_game_that_is_set() {
        let mut harness = harness([700.0, 1400.0], Preset::FiveUp);
        harness.get_by_label(&help::page(Page::Rules)).click();
        harness.run();
        harness.get_by_label("Five-Up");
        harness.get_by_label_contains("every doublet is a spinner");
    }

    #[test]
    fn examples_show_their_sum_and_points() {
        let mut harness = harness([700.0, 3000.0], Preset::AllFives);
        harness.get_by_label(&help::page(Page::Scoring)).click();
        harness.run();
        harness.get_by_label(&sum(&[3, 2, 0, 5], 10));
        harness.get_by_label("35 points");
    }

    #[test]
    fn every_example_tells_its_bones_in_a_sentence() {
        for preset in Preset::ALL {
            let mut harness = harness([700.0, 3000.0], preset);
            harness.get_by_label(&help::page(Page::Scoring)).click();
            harness.run();
            let pictures = harness.get_all_by_role(egui::Role::Image);
            let told: Vec<_> = pictures
                .map(|picture| picture.accesskit_node().label().unwrap_or_default())
                .collect();
            let shown = examples(&preset.rules(Seats::Two));
            assert_eq!(told.len(), shown.len(), "{}", preset.id());
            for (sentence, example) in told.iter().zip(shown) {
                for play in example.plays.split(' ') {
                    let bone = play.split('@').next().expect("a bone");
                    assert!(sentence.contains(bone), "{play} in {sentence}");
                }
                let is_plain = sentence.ends_with('.') && !sentence.contains('@');
                assert!(is_plain, "a sentence: {sentence}");
            }
        }
    }
}
