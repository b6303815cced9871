//! What is said to who points at a button.

use egui::accesskit::Role;
use egui::{Key, Pos2};
use egui_kittest::kittest::NodeT as _;
use engine::{Name, Preset, Rules, Seats};
use game::profile::{Opponent, Players, Preferences};
use game::storage::FileName;
use words::say;

use super::found::game_where;
use super::history::games;
use super::labels::is_no_voice;
use super::player::{House, MENU_IDS, Player, folder, preferences, set, write};
use crate::NESTOR;

/// A window in which nothing has to be scrolled to, in points.
const LARGE: [f32; 2] = [1200.0, 1800.0];

/// Where no window and nothing of the table is.
const NOWHERE: Pos2 = egui::pos2(4.0, 900.0);

/// The cross of a window is egui's own; what it does is seen, and Escape does
/// the same.
const CROSS: &str = "Close window";

/// What opens each window, and what is then clicked in it, one after another,
/// for buttons that are not there at first.
const WINDOWS: [(&str, &[&str]); 13] = [
    ("window-about", &[]),
    ("window-help", &[]),
    ("window-keys", &[]),
    ("window-tally", &[]),
    ("window-result", &[]),
    ("window-new-game", &[]),
    ("window-score-sheet", &[]),
    ("window-history", &["history-clear", "history-clear-now"]),
    ("menu-change-player", &["delete-ada-2", "players-delete"]),
    ("menu-save", &[]),
    ("menu-open", &[]),
    ("window-colors", &["colors-copy-2"]),
    (
        "window-settings",
        &[
            "settings-rename",
            "settings-tab-opponents",
            "settings-tab-pace-and-motion",
            "settings-tab-display",
            "settings-tab-keys",
            "settings-tab-files",
        ],
    ),
];

/// Rests the pointer on something, and says what is read that was not before.
pub(super) fn told_at(player: &mut Player, id: &str) -> Vec<String> {
    let at = player.by_id(id).rect().center();
    told_where(player, at)
}

/// The same at a place.
pub(super) fn told_where(player: &mut Player, at: Pos2) -> Vec<String> {
    let texts = |player: &Player| -> Vec<String> {
        let nodes = player
            .harness
            .root()
            .children_recursive()
            .filter(is_no_voice);
        let nodes = nodes.map(|node| node.accesskit_node());
        nodes.filter_map(|node| node.value()).collect()
    };
    let before = texts(player);
    player.harness.hover_at(at);
    // A tip comes after a while.
    player.harness.run_steps(30);
    let told: Vec<String> = texts(player)
        .into_iter()
        .filter(|text| !before.contains(text))
        .collect();
    player.harness.hover_at(NOWHERE);
    player.harness.run_steps(4);
    told
}

#[test]
fn every_line_of_every_menu_says_what_it_does_and_why_it_cannot_be_chosen() {
    let session = game_where(&preferences(Preset::AllFives), |session| {
        session.person_in_turn().is_some()
    });
    let mut player = Player::at(&session);
    for menu in MENU_IDS {
        player.open_menu(menu);
        let lines = player.widgets().into_iter().map(|widget| widget.id);
        let lines = lines.filter(|id| {
            (id.starts_with("menu-") || id.starts_with("window-")) && !MENU_IDS.contains(&&id[..])
        });
        let lines: Vec<String> = lines.collect();
        assert!(!lines.is_empty(), "{menu} is open");
        for line in lines {
            let is_off = player.by_id(&line).accesskit_node().is_disabled();
            let told = told_at(&mut player, &line);
            assert!(!told.is_empty(), "{line} says nothing");
            let reasons = told.iter().filter(|text| text.ends_with('.')).count();
            assert_eq!(reasons, usize::from(is_off), "{line} says why: {told:?}");
        }
        player.press(Key::Escape);
    }
}

/// The buttons that there are, by id and name, and where they are.
fn buttons(player: &Player) -> Vec<(String, Pos2)> {
    let nodes = player.harness.root().children_recursive();
    let buttons = nodes.filter(|node| node.accesskit_node().role() == Role::Button);
    let button = |node: egui_kittest::Node<'_>| {
        let it = node.accesskit_node();
        let name = it.label().unwrap_or_default();
        let id = it.author_id().unwrap_or_default();
        (format!("{id} {name}"), node.rect().center())
    };
    buttons.map(button).collect()
}

/// A game of one's own that is over, with others before it and another player.
fn everything() -> Player {
    let mut preferences = set(Rules {
        target: Some(40),
        ..Preset::AllFives.rules(Seats::Two)
    });
    preferences.rules.fives = !preferences.rules.fives;
    preferences.keep_own_game("Mine").expect("the name is free");
    let session = game_where(&preferences, |session| session.state().outcome().is_some());
    let house = folder();
    let mut players = Players::default();
    for name in ["You", "Ada", "You"] {
        players.sit_down(name, true).expect("a name");
    }
    write(house.root(), FileName::Players, &players);
    write::<Preferences>(house.path(), FileName::Settings, session.preferences());
    write(house.path(), FileName::Game, &session.save());
    write(house.path(), FileName::Tally, session.tally());
    write(house.path(), FileName::History, &games(3));
    Player::open(house, None, LARGE)
}

/// Closes all windows.
fn close_all(player: &mut Player) {
    for _ in 0..3 {
        player.press(Key::Escape);
    }
}

#[test]
fn every_button_of_every_window_says_what_it_does() {
    let mut player = everything();
    player.press_ctrl(Key::S);
    player.press(Key::Enter);
    player.step_until("the game to be saved", |player| {
        player.message().starts_with("The game is saved as ")
    });
    close_all(&mut player);
    let before = buttons(&player);
    let mut silent = Vec::new();
    for (opens, clicks) in WINDOWS {
        player.choose(opens);
        // The list of saved games is read from the disk.
        player.step_until("the list", |player| !player.reads(&say!("saved-none")));
        player.settle();
        let mut met = before.clone();
        for click in [None].into_iter().chain(clicks.iter().map(Some)) {
            if let Some(id) = click {
                player.click_id(id);
            }
            let new = buttons(&player).into_iter();
            let new: Vec<_> = new
                .filter(|(name, _)| !met.iter().any(|(known, _)| known == name))
                .collect();
            assert!(click.is_some() || !new.is_empty(), "{opens} opens");
            for (name, at) in &new {
                let mut told = told_where(&mut player, *at);
                let id = name.split(' ').next().unwrap_or_default();
                if told.is_empty() && player.has_id(id) {
                    // Scrolled out of sight, it comes back with the keyboard.
                    player.by_id(id).focus();
                    player.settle();
                    let at = player.by_id(id).rect().center();
                    told = told_where(&mut player, at);
                }
                // What stands on the buttons of a card says it all.
                let is_on_card = id.starts_with("result-") || id.starts_with("game-over-");
                if told.is_empty() && name.trim() != CROSS && !is_on_card {
                    silent.push(format!("{opens} {click:?}: {name}"));
                }
            }
            met.extend(new);
        }
        close_all(&mut player);
        assert_eq!(buttons(&player).len(), before.len(), "{opens} is closed");
    }
    assert!(silent.is_empty(), "these say nothing: {silent:#?}");
}

#[test]
fn a_tip_has_the_key_of_the_command() {
    let session = game_where(&preferences(Preset::AllFives), |session| {
        session.state().can_deal()
    });
    let mut player = Player::at(&session);
    let told = told_at(&mut player, "menu-edit");
    assert!(told.contains(&"Alt+E".to_owned()), "{told:?}");
    let told = told_at(&mut player, "tool-window-score-sheet");
    assert!(told.contains(&"Ctrl+P".to_owned()), "{told:?}");
}

#[test]
fn a_question_mark_opens_the_keys_and_escape_closes_them() {
    let session = game_where(&preferences(Preset::AllFives), |session| {
        session.person_in_turn().is_some()
    });
    let mut player = Player::at(&session);
    player.press(Key::Questionmark);
    player.must_read("Double click a bone");
    assert!(player.has_id("keys-of-keys-mouse"), "the keys are there");
    player.press(Key::Escape);
    assert!(!player.has_id("keys-of-keys-mouse"), "closed");
}

/// The buttons that say nothing to who points at them.
fn silent(player: &mut Player) -> Vec<String> {
    let mut buttons = buttons(player);
    buttons.retain(|(_, at)| {
        let told = told_where(player, *at);
        told.is_empty()
    });
    buttons.into_iter().map(|(name, _)| name).collect()
}

#[test]
fn the_card_for_a_newcomer_says_what_its_button_does() {
    let mut player = Player::open(House::empty(), None, LARGE);
    assert!(player.has_id("welcome-picture"), "it is there");
    assert_eq!(silent(&mut player), [""; 0]);
    let told = told_at(&mut player, "players-sit-down");
    assert!(told.contains(&"Enter".to_owned()), "{told:?}");
}

#[test]
fn the_button_of_a_cover_says_what_it_does() {
    let mut two = preferences(Preset::AllFives);
    let ben = Name::new("Ben").expect("a name");
    two.opponents.set(NESTOR, Opponent::Person(ben));
    let house = folder();
    write(house.path(), FileName::Settings, &two);
    let mut player = Player::open(house, Some(7), [1100.0, 760.0]);
    player.settle();
    assert!(player.has_id("cover-here"), "the hands are covered");
    assert!(!told_at(&mut player, "cover-here").is_empty(), "it says so");
}
