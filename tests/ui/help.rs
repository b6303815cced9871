//! The pages of Help.

use std::collections::{BTreeMap, BTreeSet};

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use engine::{Preset, Rules, Seats};
use game::profile::Preferences;
use words::help::Page;
use words::languages;
use words::strategy::advice_for;

use super::found::session;
use super::player::{Player, preferences, set};

fn open(player: &mut Player, page: Page) {
    player.press(Key::F1);
    player.click_id(&format!("help-page-{}", page.id()));
}

#[test]
fn the_page_on_playing_well_shows_its_positions_and_the_hands_in_them() {
    for preset in [Preset::AllFives, Preset::Draw] {
        let mut player = Player::new(&preferences(preset), 3);
        open(&mut player, Page::Strategy);
        let mut positions = 0;
        for lesson in &advice_for(&preset.rules(Seats::Two)) {
            player.must_read(&lesson.title.text());
            player.must_read(&lesson.says.text());
            positions += lesson.positions.len();
        }
        player.must_read("3-2 scores 5. No bone would answer it.");
        let pictures = player.harness.get_all_by_role(Role::Image);
        let told = pictures.filter_map(|picture| picture.accesskit_node().label());
        let hands = told.filter(|told| told.starts_with("Your hand: ")).count();
        assert_eq!(hands, positions, "a hand for each position");
    }
}

#[test]
fn the_page_on_playing_well_follows_the_rules_on_drawing() {
    let usual = ["If none fits you draw", "When Nestor draws or passes"];
    let may_draw = ["taking all that is left", "a draw tells you nothing"];
    let no_draws = ["If none fits you have to pass", "nobody draws, so"];
    for (preset, told) in [
        (Preset::Draw, usual),
        (Preset::PalmAllFives, may_draw),
        (Preset::Block, no_draws),
        (Preset::BritishFivesAndThrees, no_draws),
    ] {
        let mut player = Player::new(&preferences(preset), 3);
        open(&mut player, Page::Strategy);
        for part in usual.into_iter().chain(may_draw).chain(no_draws) {
            let reads = player.harness.query_by_label_contains(part).is_some();
            assert_eq!(reads, told.contains(&part), "{preset:?}: {part}");
        }
    }
}

#[test]
fn the_page_on_playing_well_tells_of_nothing_that_the_table_does_not_have() {
    let parts = [
        "If none fits you draw",
        "keep bones for the spinner",
        "the heavy ones first",
    ];
    let all_dealt = Rules {
        hand_size: 7,
        ..Preset::AllFives.rules(Seats::Partners)
    };
    for (rules, told) in [
        (Preset::AllFives.rules(Seats::Two), [true, true, true]),
        (all_dealt, [false, true, true]),
        (Preset::Muggins.rules(Seats::Two), [true, false, true]),
        (
            Preset::BritishFivesAndThrees.rules(Seats::Two),
            [false, false, false],
        ),
        (
            Preset::FirecrackerFives.rules(Seats::Two),
            [true, true, false],
        ),
    ] {
        let mut player = Player::new(&set(rules), 3);
        open(&mut player, Page::Strategy);
        let reads = |part: &str| player.harness.query_by_label_contains(part).is_some();
        assert_eq!(parts.map(reads), told, "{rules:?}");
        assert!(!reads("Nestor can cover"), "others may, too");
    }
}

#[test]
fn the_tabs_stay_where_they_are_however_far_a_page_is_scrolled() {
    let session = session(&preferences(Preset::AllFives), 3);
    let mut player = Player::at_size(&session, [420.0, 800.0]);
    open(&mut player, Page::HowToPlay);
    let words = |player: &Player| player.part("Begin with All Fives.").rect();
    let before = words(&player);
    player.press(Key::PageDown);
    assert_ne!(words(&player), before, "the page scrolls");
    let tabs = |player: &Player| {
        Page::ALL.map(|page| player.by_id(&format!("help-page-{}", page.id())).rect())
    };
    let first = tabs(&player);
    for page in Page::ALL {
        player.click_id(&format!("help-page-{}", page.id()));
        assert_eq!(tabs(&player), first, "however short {page:?} is");
    }
    player.press(Key::F1);
    for page in Page::ALL {
        open(&mut player, page);
        let before = tabs(&player);
        player.press(Key::PageDown);
        assert_eq!(tabs(&player), before, "{page:?}");
        player.press(Key::F1);
    }
}

#[test]
fn a_newcomer_is_told_which_game_and_level_to_begin_with() {
    let mut player = Player::new(&preferences(Preset::AllFives), 3);
    open(&mut player, Page::HowToPlay);
    player.must_read("Begin with All Fives.");
    player.must_read("Begin with Nestor as a Beginner.");
}

#[test]
fn no_tab_stands_alone_below_the_others() {
    for language in languages() {
        for size in [[1100.0, 760.0], [420.0, 800.0], [1920.0, 1080.0]] {
            let set = Preferences {
                language: Some(language.clone()),
                ..preferences(Preset::AllFives)
            };
            let mut player = Player::at_size(&session(&set, 3), size);
            open(&mut player, Page::HowToPlay);
            let mut lines: BTreeMap<i32, usize> = BTreeMap::new();
            for page in Page::ALL {
                let tab = player.by_id(&format!("help-page-{}", page.id())).rect();
                *lines.entry(tab.top() as i32).or_default() += 1;
            }
            let counts: BTreeSet<usize> = lines.into_values().collect();
            assert_eq!(counts.len(), 1, "{counts:?} in {language} at {size:?}");
        }
    }
}
