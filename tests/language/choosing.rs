//! Another language is chosen while the window is open.

use std::fs;
use std::path::Path;

use egui_kittest::Harness;
use egui_kittest::kittest::NodeT as _;
use engine::Seats;
use game::profile::Preferences;
use game::store::{Fault, FaultReason, InspectedDatabase};
use nestor_dominoes::app::{App, Startup};
use nestor_dominoes::command::{Command, GameCommand, WindowCommand, WindowKind};
use words::settings::SettingsPage;
use words::{self, current_language, msg};

use super::patience::Patience;
use super::{capitals, not_by_messages, step_until, texts, window};

/// Clicks what has an id that no language changes.
fn click(harness: &mut Harness<'_, App>, author_id: &str) {
    let node = harness.root().children_recursive().find(|node| {
        let node = node.accesskit_node();
        node.author_id() == Some(author_id)
    });
    // It may have to be scrolled to.
    node.unwrap_or_else(|| panic!("there is {author_id}")).click_accesskit();
    harness.run_steps(4);
}

/// A window that has been opened in this folder.
fn open(folder: &Path) -> Harness<'static, App> {
    let startup = Startup { data_dir: Some(folder.to_owned()), ..Startup::default() };
    let mut harness = Harness::builder()
        .with_size([1100.0, 1200.0])
        .build_eframe(|context| App::new(context, &startup));
    harness.run_steps(20);
    harness
}

/// Closes a window once all that was done is on disk, and waits until another one may have its
/// folder.
fn close(mut harness: Harness<'_, App>, folder: &Path) {
    step_until(&mut harness, "the disk", |harness| harness.state().is_saved());
    drop(harness);
    let mut patience = Patience::new();
    while let Err(Fault::Unreadable(FaultReason::Locked)) = InspectedDatabase::open(folder) {
        patience.pause("the folder");
    }
}

#[test]
fn all_that_a_window_says_changes_with_the_language_at_once() {
    words::set_test_language("en-ZZ".parse().expect("it can be read"), capitals());
    // What a game is to be called is the player's, once it was proposed.
    let kinds = WindowKind::WINDOWS.iter().copied();
    for kind in kinds.filter(|kind| *kind != WindowKind::SaveGame) {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let path = folder.path().join("players/anna-1").display().to_string();
        let mut harness = window(folder.path(), Seats::Partners, Some("en"));
        let ctx = harness.ctx.clone();
        let ask = |harness: &mut Harness<'_, App>, command: Command| {
            harness.state_mut().update(&ctx, command.into());
            harness.run_steps(3);
        };
        ask(&mut harness, Command::Game(GameCommand::Bookmark));
        ask(&mut harness, Command::Window(WindowCommand::Toggle(kind)));
        let english = not_by_messages(&harness, &path);
        assert!(!english.is_empty(), "{kind:?} in English");
        let preferences =
            Preferences { language: None, ..harness.state().session().preferences().clone() };
        ask(&mut harness, Command::Game(GameCommand::SetPreferences(Box::new(preferences))));
        let english = not_by_messages(&harness, &path);
        assert_eq!(english, [""; 0], "{kind:?} says this in English still");
    }
}

#[test]
fn a_language_chosen_in_settings_is_spoken_at_once_and_at_the_next_start() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut harness = window(folder.path(), Seats::Two, None);
    let ctx = harness.ctx.clone();
    let english = msg::MENU_GAME.text();
    let page = Command::Window(WindowCommand::OpenSettings(SettingsPage::Basic));
    harness.state_mut().update(&ctx, page.into());
    harness.run_steps(4);
    click(&mut harness, "settings-language");
    click(&mut harness, "settings-language-de");
    assert_eq!(current_language(), "de", "chosen");
    let german = msg::MENU_GAME.text();
    assert_ne!(german, english, "it has another word for it");
    assert!(texts(&harness).contains(&german), "in the menu bar");
    assert!(!texts(&harness).contains(&english), "and nowhere the old one");
    close(harness, folder.path());
    words::set_language(None);
    assert_eq!(msg::MENU_GAME.text(), english, "the system speaks English");
    let mut again = open(folder.path());
    step_until(&mut again, "the player's German", |again| texts(again).contains(&german));
}

#[test]
fn a_language_chosen_on_the_card_for_newcomers_is_theirs() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut harness = open(folder.path());
    let english = msg::PLAYERS_SIT_DOWN.text();
    click(&mut harness, "welcome-language");
    click(&mut harness, "welcome-language-es");
    assert_eq!(current_language(), "es", "chosen");
    assert_ne!(msg::PLAYERS_SIT_DOWN.text(), english, "in Spanish");
    click(&mut harness, "players-sit-down");
    step_until(&mut harness, "the disk", |harness| harness.state().is_saved());
    let set = &harness.state().session().preferences().language;
    assert_eq!(set.as_ref().expect("it is set"), &"es", "kept");
    assert!(texts(&harness).contains(&msg::MENU_GAME.text()), "spoken");
    let files = fs::read_dir(folder.path().join("players")).expect("it can be read");
    assert_eq!(files.count(), 1, "and it is a player's");
}
