//! The Help window: how to play, the rules of the game, scoring by example,
//! and how Nestor plays.

use egui::{Grid, Label, RichText, Sense, Ui, WidgetInfo, pos2, vec2};

use super::examples::Arrangement;
use super::text;
use crate::app::menu::{MENUS, shortcut_text};
use crate::app::paint::{self, BoneFace, BoneState};
use crate::app::theme::Look;
use crate::app::wording::events;
use crate::app::wording::examples::{Example, examples};
use crate::app::wording::help::{self as words, Page};
use crate::app::wording::rules;
use crate::app::wording::rules_text::{Chapter, chapters};
use crate::engine::{Preset, Rules};
use crate::nestor::Level;

/// The width of the names of keys, in points.
const KEY_WIDTH: f32 = 128.0;

/// The short side of a bone in an example, in points.
const BONE_WIDTH: f32 = 24.0;

/// The space that an example takes, in points; more stand side by side if they
/// fit.
const EXAMPLE_WIDTH: f32 = 300.0;

/// The space between two examples, in points.
const BETWEEN_EXAMPLES: f32 = 20.0;

/// The contents of the Help window and which page is open.
#[derive(Debug, Default)]
pub struct HelpWindow {
    page: Page,
}

impl HelpWindow {
    /// Draws the contents for the game that is set.
    ///
    /// `game` is the name of `rules`. The caller makes the frame around the
    /// contents and lets them scroll.
    pub fn ui(&mut self, ui: &mut Ui, game: &str, rules: &Rules, level: Level, look: &Look) {
        ui.horizontal_wrapped(|ui| {
            for page in Page::ALL {
                ui.selectable_value(&mut self.page, page, words::page(page));
            }
        });
        ui.add_space(12.0);
        match self.page {
            Page::HowToPlay => {
                chapters_ui(ui, &words::how_to_play());
                keys_ui(ui);
            }
            Page::Rules => rules_ui(ui, game, rules),
            Page::Scoring => scoring_ui(ui, rules, look),
            Page::Nestor => chapters_ui(ui, &words::nestor(level)),
        }
    }
}

fn rules_ui(ui: &mut Ui, game: &str, rules: &Rules) {
    ui.heading(game);
    if let Some(preset) = Preset::of(rules) {
        text::quiet(ui, &rules::source(preset));
    }
    ui.add_space(8.0);
    chapters_ui(ui, &chapters(rules));
}

fn chapters_ui(ui: &mut Ui, chapters: &[Chapter]) {
    for chapter in chapters {
        text::heading(ui, chapter.title);
        for paragraph in &chapter.paragraphs {
            text::paragraph(ui, paragraph);
        }
        ui.add_space(10.0);
    }
}

fn keys_ui(ui: &mut Ui) {
    text::heading(ui, words::KEYS);
    let line = |(keys, does): &(&str, &str)| ((*keys).to_owned(), (*does).to_owned());
    let menus = MENUS.iter().map(|menu| {
        let keys = shortcut_text(ui.ctx(), menu.shortcut());
        (keys, words::opens(menu.title))
    });
    let table: Vec<_> = words::TABLE_KEYS.iter().map(line).chain(menus).collect();
    key_group_ui(ui, "table", &table);
    for menu in &MENUS {
        let with_keys = menu.items().filter(|item| !item.shortcuts.is_empty());
        let items = with_keys.map(|item| {
            let keys = item.shortcuts.iter();
            let keys: Vec<_> = keys.map(|keys| shortcut_text(ui.ctx(), *keys)).collect();
            (keys.join(words::OR), item.name.to_owned())
        });
        let items: Vec<_> = items.collect();
        key_group_ui(ui, menu.title, &items);
    }
}

fn key_group_ui(ui: &mut Ui, group: &str, keys: &[(String, String)]) {
    let grid = Grid::new(("keys", group)).num_columns(2);
    let grid = grid.min_col_width(KEY_WIDTH).min_row_height(0.0);
    grid.spacing(vec2(12.0, 4.0)).show(ui, |ui| {
        for (keys, does) in keys {
            ui.label(RichText::new(keys).monospace());
            ui.add(Label::new(does).wrap());
            ui.end_row();
        }
    });
    ui.add_space(8.0);
}

fn scoring_ui(ui: &mut Ui, rules: &Rules, look: &Look) {
    let intro = if rules.counts_score() {
        words::COUNTED_SO
    } else {
        words::NO_SCORES_BUT
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
                    example_ui(ui, *example, rules, look);
                });
            }
        });
        ui.add_space(BETWEEN_EXAMPLES);
    }
}

/// Draws an example: the table, its sum and points, and what it shows.
fn example_ui(ui: &mut Ui, example: Example, rules: &Rules, look: &Look) {
    let table = Arrangement::of(example.plays, rules);
    let bounds = table.bounds();
    let unit = BONE_WIDTH.min(ui.available_width() / bounds.width());
    let (rect, response) = ui.allocate_exact_size(bounds.size() * unit, Sense::hover());
    let plays = table.bones.iter().map(|laid| (laid.bone, laid.end));
    let picture = words::picture_of(plays);
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Image, true, &picture));
    if ui.is_rect_visible(rect) {
        let face = BoneFace::new(look, BoneState::PlayedByYou);
        for laid in &table.bones {
            let at = |x: f32, y: f32| {
                pos2(
                    rect.left() + (x - bounds.left()) * unit,
                    rect.top() + (y - bounds.top()) * unit,
                )
            };
            let min = at(laid.rect.left(), laid.rect.top());
            let max = at(laid.rect.right(), laid.rect.bottom());
            let place = egui::Rect::from_min_max(min, max);
            paint::bone(ui.painter(), place, laid.first, laid.second, &face);
        }
    }
    ui.horizontal_wrapped(|ui| {
        ui.strong(events::sum(&table.ends, table.count));
        if rules.counts_score() {
            let scored = RichText::new(events::points(i32::from(table.points), rules));
            ui.label(if table.points > 0 {
                scored.color(look.accent_text)
            } else {
                scored.weak()
            });
        }
    });
    text::quiet(ui, example.says);
}

#[cfg(test)]
mod tests {
    use egui_kittest::Harness;
    use egui_kittest::kittest::{NodeT as _, Queryable as _};

    use super::*;
    use crate::engine::Seats;
    use crate::session::ThemeSlot;

    fn harness(size: [f32; 2], preset: Preset) -> Harness<'static, HelpWindow> {
        let rules = preset.rules(Seats::Two);
        let look = Look::new(ThemeSlot::One, ThemeSlot::One.default_palette());
        let draw = move |ui: &mut Ui, help: &mut HelpWindow| {
            egui::ScrollArea::vertical().show(ui, |ui| {
                help.ui(ui, preset.name(), &rules, Level::Beginner, &look);
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
                    harness.get_by_label(words::page(page)).click();
                    harness.run();
                    assert_eq!(harness.state().page, page, "{}", preset.name());
                }
            }
        }
    }

    #[test]
    fn the_rules_page_is_about_the_game_that_is_set() {
        let mut harness = harness([700.0, 1400.0], Preset::FiveUp);
        harness.get_by_label(words::page(Page::Rules)).click();
        harness.run();
        harness.get_by_label("Five-Up");
        harness.get_by_label_contains("every doublet is a spinner");
    }

    #[test]
    fn examples_show_their_sum_and_points() {
        let mut harness = harness([700.0, 3000.0], Preset::AllFives);
        harness.get_by_label(words::page(Page::Scoring)).click();
        harness.run();
        harness.get_by_label("3 + 2 + 0 + 5 = 10");
        harness.get_by_label("35 points");
    }

    #[test]
    fn every_example_tells_its_bones_in_a_sentence() {
        for preset in Preset::ALL {
            let mut harness = harness([700.0, 3000.0], preset);
            harness.get_by_label(words::page(Page::Scoring)).click();
            harness.run();
            let pictures = harness.get_all_by_role(egui::Role::Image);
            let told: Vec<_> = pictures
                .map(|picture| picture.accesskit_node().label().unwrap_or_default())
                .collect();
            let shown = examples(&preset.rules(Seats::Two));
            assert_eq!(told.len(), shown.len(), "{}", preset.name());
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
