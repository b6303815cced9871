//! The search over all pages.

use egui::{Key, Modifiers};

use super::*;
use game::profile::DisplaySetting;
use words::settings;

const FIELD: &str = "settings-search";

fn look_for(harness: &mut Seen, text: &str) {
    type_into(harness, FIELD, text);
}

/// The pages on which something was found.
fn pages(harness: &Seen) -> Vec<Page> {
    let is_found = |page: &Page| find(harness, &format!("settings-found-{}", page.id())).is_some();
    Page::ALL.into_iter().filter(is_found).collect()
}

#[test]
fn what_is_looked_for_is_found_on_every_page_by_its_name() {
    for (text, id, page) in [
        ("finish", "setting-exact-target", Page::GameAndRules),
        ("level", "setting-level", Page::Opponents),
        ("flicker", "setting-flicker", Page::PaceAndMotion),
        ("numerals", "setting-numerals", Page::Display),
        ("undo", "setting-menu-edit-1", Page::Keys),
        ("saving", "settings-saved", Page::Files),
    ] {
        let mut harness = open(TALL, Player::default());
        look_for(&mut harness, &text.to_uppercase());
        assert!(pages(&harness).contains(&page), "{text} is on {page:?}");
        must_read(&harness, &settings::page(page));
        by_id(&harness, id);
        assert!(
            find(&harness, "settings-tab-keys").is_none(),
            "what is found stands in the place of the pages"
        );
    }
}

#[test]
fn every_rule_and_every_setting_of_the_display_is_found_by_what_it_is_called() {
    let rules = Rule::ALL.map(|rule| (id(rule), words::rules::name(rule)));
    let display = DisplaySetting::ALL.map(|setting| {
        let name: &str = setting.into();
        (format!("setting-{name}"), settings::display_name(setting))
    });
    for (id, name) in rules.into_iter().chain(display) {
        let mut harness = open(TALL, Player::default());
        look_for(&mut harness, &name);
        by_id(&harness, &id);
    }
}

#[test]
fn draw_finds_names_explanations_and_choices_and_says_which_choices() {
    let mut harness = open(TALL, playing_preset(Preset::AllFives));
    look_for(&mut harness, "draw");
    for (id, why) in [
        ("setting-draws", "its name"),
        ("setting-voluntary-draw", "its name"),
        ("setting-kept-back", "what is said of it"),
        ("setting-auto-draw", "its name, on another page"),
        ("setting-game", "a choice of its list"),
        ("setting-first-lead", "a choice of its list"),
    ] {
        assert!(find(&harness, id).is_some(), "{id} by {why}");
    }
    for id in ["setting-spinner", "setting-plain-surfaces", "setting-pace"] {
        assert!(
            find(&harness, id).is_none(),
            "{id} has nothing to do with it"
        );
    }
    must_read(&harness, &settings::found_choices(["Drawn for".to_owned()]));
}

#[test]
fn what_players_call_it_leads_to_what_it_is_called_here() {
    for (text, id) in [
        ("target", "setting-target"),
        ("goal", "setting-target"),
        ("animation", "setting-motion"),
        ("speed", "setting-pace"),
        ("speed", "setting-motion"),
        ("difficulty", "setting-level"),
        ("colour", "setting-window-colors"),
        ("color", "setting-window-colors"),
        ("dark mode", "setting-window-colors"),
        ("tutorial", "settings-first-hints"),
        ("doubles", "setting-spinner"),
        ("stock", "setting-kept-back"),
        ("statistics", "setting-window-history"),
        ("profile", "setting-menu-change-player"),
        ("backup", "setting-settings-open-folder"),
        ("font", "settings-text-size"),
        ("language", "settings-language"),
        ("sound", "setting-sound"),
        ("timer", "settings-clock"),
        ("online", "settings-network"),
        ("cheat", "settings-peeking"),
    ] {
        let mut harness = open(TALL, Player::default());
        look_for(&mut harness, text);
        let found = said(&harness);
        assert!(rows(&harness).contains(&id.to_owned()), "{text}: {found:?}");
    }
}

/// The rows that were found, from top to bottom.
fn rows(harness: &Seen) -> Vec<String> {
    let nodes = harness.root().children_recursive();
    let mut rows: Vec<_> = nodes
        .filter_map(|node| {
            let id = node.accesskit_node().author_id()?.to_owned();
            let is_row = id.starts_with("setting")
                && !id.starts_with("settings-search")
                && !id.starts_with("settings-found");
            is_row.then(|| (node.rect().top(), id))
        })
        .collect();
    rows.sort_by(|(one, _), (other, _)| one.total_cmp(other));
    rows.into_iter().map(|(_, id)| id).collect()
}

#[test]
fn what_is_called_so_comes_before_what_means_so_and_that_before_other_words() {
    let mut harness = open(TALL, playing_preset(Preset::AllFives));
    look_for(&mut harness, "draw");
    let rows = rows(&harness);
    let place = |id: &str| {
        let place = rows.iter().position(|row| row == id);
        place.unwrap_or_else(|| panic!("{id} in {rows:?}"))
    };
    let names = [
        "setting-draws",
        "setting-voluntary-draw",
        "setting-auto-draw",
    ];
    let meanings = ["setting-kept-back", "setting-first-lead"];
    let last = names.map(place).into_iter().max();
    let first = meanings.map(place).into_iter().min();
    assert!(last < first, "{rows:?}");
    let mut harness = open(TALL, Player::default());
    look_for(&mut harness, "spinner");
    let first = &self::rows(&harness)[0];
    assert_eq!(first, "setting-spinner", "its name");
}

#[test]
fn all_words_must_be_there_and_where_nothing_is_found_that_is_said() {
    let mut harness = open(TALL, Player::default());
    look_for(&mut harness, "choice drawing");
    by_id(&harness, "setting-voluntary-draw");
    assert!(
        find(&harness, "setting-draws").is_none(),
        "only one of both"
    );
    look_for(&mut harness, " zebra");
    assert_eq!(pages(&harness), [], "nothing");
    must_read(&harness, &settings::found(0));
}

#[test]
fn what_was_found_can_be_set_there_by_keys_alone() {
    let mut harness = open(TALL, Player::default());
    harness.key_press_modifiers(Modifiers::COMMAND, Key::F);
    harness.run();
    assert!(by_id(&harness, FIELD).is_focused(), "Ctrl+F leads there");
    look_for(&mut harness, "numerals");
    harness.key_press(Key::ArrowDown);
    harness.run();
    let switch = by_id(&harness, "setting-numerals");
    assert!(switch.is_focused(), "the first that was found");
    harness.key_press(Key::Space);
    harness.run();
    assert!(harness.state().preferences.display.numerals, "turned on");
    harness.key_press_modifiers(Modifiers::COMMAND, Key::F);
    harness.run();
    assert!(by_id(&harness, FIELD).is_focused(), "and back");
}

#[test]
fn escape_and_the_cross_clear_the_search_and_show_the_page_again() {
    for by_key in [true, false] {
        let mut harness = open_at(Page::Display, Player::default());
        assert!(!harness.state().window.keeps_escape(), "nothing to clear");
        look_for(&mut harness, "level");
        assert!(harness.state().window.keeps_escape(), "it clears first");
        if by_key {
            harness.key_press(Key::Escape);
            harness.run();
        } else {
            click(&mut harness, "settings-search-clear");
        }
        assert!(!harness.state().window.keeps_escape(), "cleared");
        by_id(&harness, "setting-view");
        assert!(is_on(&harness, "settings-tab-display"), "the same page");
    }
}
