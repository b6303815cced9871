//! Text is never cut: it is there whole, or on a second line.

use std::collections::BTreeSet;

use egui::accesskit::Role;
use egui::epaint::{ClippedShape, Shape};
use egui::{Key, Rect};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use engine::{Preset, Seats, Team};
use game::profile::{Display, Pace, Preferences};
use game::session::Session;
use words::languages;
use words::settings::Page;

use super::found::game_where;
use super::player::{Player, preferences};

/// Windows, some of them what is left when everything is drawn larger.
const SIZES: [[f32; 2]; 5] = [
    [360.0, 560.0],
    [420.0, 800.0],
    [733.0, 507.0],
    [800.0, 600.0],
    [1100.0, 760.0],
];

/// The height of the menu bar, in points.
const BAR: f32 = 40.0;

fn in_the_middle(preset: Preset) -> Session {
    let preferences = Preferences {
        display: Display {
            ..preferences(preset).display
        },
        ..preferences(preset)
    };
    game_where(&preferences, |session| {
        session.person_in_turn().is_some() && session.state().record().len() > 5
    })
}

/// The texts of a picture that are shortened, or that go beyond what is seen of
/// them on the left or the right.
fn cut(shapes: &[ClippedShape]) -> Vec<String> {
    let mut cut = Vec::new();
    for ClippedShape {
        clip_rect, shape, ..
    } in shapes
    {
        note_cut(shape, *clip_rect, &mut cut);
    }
    cut
}

fn note_cut(shape: &Shape, seen: Rect, cut: &mut Vec<String>) {
    match shape {
        Shape::Vec(shapes) => {
            for shape in shapes {
                note_cut(shape, seen, cut);
            }
        }
        Shape::Text(text) => {
            let words = text.visual_bounding_rect();
            let beyond = words.min.x < seen.min.x - 1.0 || words.max.x > seen.max.x + 1.0;
            let is_seen = words.is_positive() && words.intersects(seen);
            if text.galley.elided || (is_seen && beyond) {
                cut.push(text.galley.text().to_owned());
            }
        }
        _ => {}
    }
}

/// What is cut in a picture, and where. Of a field is seen as much as fits.
fn look(player: &Player, place: &str, size: [f32; 2], found: &mut BTreeSet<String>) {
    let mut cut = cut(&player.harness.output().shapes);
    let fields = player.harness.query_all_by_role(Role::TextInput);
    let typed: Vec<_> = fields
        .filter_map(|node| node.accesskit_node().value())
        .collect();
    cut.retain(|text| !typed.contains(text));
    // In the bar nothing is moved by a long name, and a tip says all of it.
    let buttons = player.harness.query_all_by_role(Role::Button);
    let bar = buttons.filter(|node| node.rect().max.y < BAR);
    let bar: Vec<_> = bar
        .filter_map(|node| node.accesskit_node().label())
        .collect();
    cut.retain(|text| !bar.contains(text));
    found.extend(
        cut.iter()
            .map(|text| format!("{text:?}: {place} in {size:?}")),
    );
}

/// The same on every page of Settings; the first one stays open.
fn look_at_pages(player: &mut Player, size: [f32; 2], found: &mut BTreeSet<String>) {
    for page in Page::ALL.into_iter().rev() {
        player.click_id(&format!("settings-tab-{}", page.id()));
        for _ in 0..4 {
            look(player, page.id(), size, found);
            player.press(Key::PageDown);
        }
    }
}

#[test]
fn no_text_of_the_table_and_its_windows_is_cut_at_any_size() {
    let mut cut = BTreeSet::new();
    for preset in [Preset::AllFives, Preset::BritishFivesAndThrees] {
        let session = in_the_middle(preset);
        for size in SIZES {
            let mut player = Player::at_size(&session, size);
            look(&player, "the table", size, &mut cut);
            for menu in super::player::MENU_IDS {
                player.open_menu(menu);
                look(&player, menu, size, &mut cut);
                player.press(Key::Escape);
            }
            for title in [
                "window-settings",
                "window-colors",
                "window-help",
                "window-about",
                "window-tally",
                "window-history",
                "menu-save",
                "menu-open",
                "menu-change-player",
            ] {
                player.choose(title);
                look(&player, title, size, &mut cut);
                if title == "window-settings" {
                    look_at_pages(&mut player, size, &mut cut);
                }
                // To the end of a long window.
                for _ in 0..8 {
                    player.press(Key::PageDown);
                    look(&player, title, size, &mut cut);
                }
                player.press(Key::Escape);
            }
        }
    }
    assert!(cut.is_empty(), "cut: {cut:#?}");
}

#[test]
fn what_is_said_of_a_finished_game_is_not_cut_and_its_games_do_not_overlap() {
    let mut cut = BTreeSet::new();
    for size in SIZES {
        let mut player = super::history::open(12, size);
        for _ in 0..8 {
            look(&player, "History", size, &mut cut);
            let root = player.harness.root();
            let mut lines: Vec<_> = root
                .children_recursive()
                .filter(|node| node.accesskit_node().role() == Role::Label)
                .filter_map(|node| Some((node.accesskit_node().value()?, node.rect())))
                .filter(|(text, _)| text.contains(" moves, "))
                .collect();
            lines.sort_by(|(_, one), (_, other)| one.min.y.total_cmp(&other.min.y));
            for pair in lines.windows(2) {
                let overlap = pair[0].1.max.y - pair[1].1.min.y;
                assert!(overlap < 1.0, "{pair:?} in {size:?}");
            }
            player.press(Key::PageDown);
        }
    }
    assert!(cut.is_empty(), "cut: {cut:#?}");
}

#[test]
fn what_reviews_told_is_not_cut_in_any_language() {
    let mut cut = BTreeSet::new();
    for language in languages() {
        for size in SIZES {
            let mut player = super::history::open_reviewed(language, size);
            for _ in 0..4 {
                look(&player, &format!("History in {language}"), size, &mut cut);
                player.press(Key::PageDown);
            }
        }
    }
    assert!(cut.is_empty(), "cut: {cut:#?}");
}

#[test]
fn the_name_of_whoever_plays_is_not_cut_at_any_size() {
    let mut waits = preferences(Preset::AllFives);
    waits.display.pace = Pace::WaitForOk;
    let session = game_where(&waits, |session| {
        let scores = session.state().scores();
        let mut teams = Team::all(Seats::Two);
        session.nestor_in_turn().is_some() && teams.all(|team| scores[team] >= 100)
    });
    let mut cut = BTreeSet::new();
    for size in SIZES {
        let player = Player::at_size(&session, size);
        look(&player, "Nestor's turn", size, &mut cut);
    }
    assert!(cut.is_empty(), "cut: {cut:#?}");
}
