//! The menus, line by line, and their keys.

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, ViewportCommand};
use egui_kittest::kittest::NodeT as _;
use engine::{Bone, Preset};
use game::session::Session;
use words::{Who, msg};

use super::labels::assert_nothing_hidden_is_named;
use super::notation::{DEAL, at};
use super::player::{Player, preferences};
use crate::NESTOR;

fn in_the_middle() -> Session {
    at(&preferences(Preset::AllFives), DEAL, "6-6 6-2@W 6-3@E 5-2@W 5-4@W 4-3@W 6-1@N 3-2@W")
}

fn has_window(player: &Player, title: &str) -> bool {
    let parts = player.parts();
    parts.iter().any(|(role, name)| *role == Role::Dialog && name == title)
}

/// The windows and the keys that open them; where one writes at once, the
/// keyboard is the field's.
const WINDOWS: [(&str, &str, Key); 5] = [
    ("Open game", "menu-open", Key::O),
    ("Game tally", "window-tally", Key::T),
    ("Settings", "window-settings", Key::Comma),
    ("Colors", "window-colors", Key::K),
    ("Help", "window-help", Key::F1),
];

#[test]
fn every_window_opens_and_closes_from_the_menu_by_its_key_and_with_escape() {
    let mut player = Player::at(&in_the_middle());
    for (title, line, key) in WINDOWS {
        let toggle = |player: &mut Player| match key {
            Key::F1 => player.press(key),
            _ => player.press_ctrl(key),
        };
        assert!(!has_window(&player, title), "{title} is closed at first");
        player.choose(line);
        assert!(has_window(&player, title), "{title} opens from the menu");
        player.press(Key::Escape);
        assert!(!has_window(&player, title), "{title} closes with Escape");
        toggle(&mut player);
        assert!(has_window(&player, title), "{title} opens by its key");
        toggle(&mut player);
        assert!(!has_window(&player, title), "{title} closes by its key");
    }
    for (title, line) in [("Settings", "window-settings"), ("Help", "window-help")] {
        player.choose(line);
        player.click_id("close-window");
        assert!(!has_window(&player, title), "{title} has a button that closes it");
    }
}

#[test]
fn the_keys_held_with_others_are_named_in_the_language_that_is_spoken() {
    for (language, keys) in
        [("de", ["Strg+R", "Umschalt+"]), ("es", ["Ctrl+R", "Mayús+"]), ("fr", ["Ctrl+R", "Maj+"])]
    {
        let mut set = preferences(Preset::AllFives);
        set.language = Some(language.parse().expect("a language"));
        let mut player = Player::new(&set, 3);
        player.press(Key::Questionmark);
        for key in keys {
            assert!(player.reads(key), "{language}: {key}");
        }
        assert!(!player.reads("Shift+"), "{language}: in English");
    }
}

#[test]
fn escape_closes_the_newest_window_first_and_leaves_the_bone_in_hand() {
    let session = in_the_middle();
    let mut player = Player::at(&session);
    player.press(Key::ArrowRight);
    let taken_up = player.selected();
    assert!(taken_up.is_some(), "a bone is taken up");
    player.press_ctrl(Key::T);
    player.press(Key::F1);
    assert!(!has_window(&player, "Game tally"), "one at a time");
    player.press(Key::Escape);
    assert!(has_window(&player, "Game tally"), "the older one comes back");
    assert!(!has_window(&player, "Help"), "the newer one is closed");
    player.press(Key::Escape);
    assert!(!has_window(&player, "Game tally"), "now the older one");
    assert_eq!(player.selected(), taken_up, "the bone is still taken up");
}

#[test]
fn nestors_hand_is_shown_bone_by_bone_and_that_is_help() {
    let session = in_the_middle();
    let position = session.state().position().expect("a round is dealt");
    let bones = position.hand(NESTOR);
    let nestor = Who::at(session.state().seating(), NESTOR);
    for by_key in [false, true] {
        let mut player = Player::at(&session);
        assert_nothing_hidden_is_named(&player.parts(), player.session());
        assert!(!player.session().help().is_any(), "no help yet");
        let toggle = |player: &mut Player| {
            if by_key {
                player.press_ctrl_shift(Key::N);
            } else {
                player.choose("menu-show-hidden-hands");
            }
            player.accept_help();
        };
        toggle(&mut player);
        let parts = player.parts();
        let of_nestor = msg::table_in_hand(&nestor, "0-0".parse().expect("a bone"));
        let of_nestor = of_nestor.replace("0-0", "");
        let shown = parts.iter().filter(|(_, name)| name.ends_with(&of_nestor));
        assert_eq!(shown.count(), usize::from(bones.len()), "all of them");
        for bone in bones {
            player.must_read(&msg::table_in_hand(&nestor, bone));
        }
        assert!(player.session().help().is_any(), "with help");
        toggle(&mut player);
        assert_nothing_hidden_is_named(&player.parts(), player.session());
        assert!(player.session().help().is_any(), "what was seen was seen");
    }
}

#[test]
fn the_boneyard_is_shown_in_the_order_of_drawing_and_that_is_help() {
    let session = in_the_middle();
    let position = session.state().position().expect("a round is dealt");
    let bones = position.boneyard().bones().to_vec();
    for by_key in [false, true] {
        let mut player = Player::at(&session);
        if by_key {
            player.press_ctrl_shift(Key::B);
        } else {
            player.choose("menu-show-boneyard");
        }
        player.accept_help();
        let parts = player.parts();
        let shown: Vec<Bone> = parts
            .iter()
            .filter_map(|(_, name)| name.strip_suffix(" in the boneyard"))
            .filter_map(|bone| bone.parse().ok())
            .collect();
        assert_eq!(shown, bones, "the very bones");
        assert!(player.session().help().is_any(), "with help");
    }
}

#[test]
fn a_new_game_in_the_middle_of_one_is_begun_only_when_it_is_played() {
    let session = in_the_middle();
    for by_key in [false, true] {
        let mut player = Player::at(&session);
        let ask = |player: &mut Player| {
            if by_key {
                player.press_ctrl(Key::N);
            } else {
                player.choose("window-new-game");
            }
        };
        ask(&mut player);
        player.press(Key::Escape);
        let record = player.session().state().record();
        assert_eq!(record, session.state().record(), "the game stays");
        ask(&mut player);
        if by_key {
            player.press(Key::Enter);
        } else {
            player.click_id("new-game-start");
        }
        assert!(player.session().state().record().is_empty(), "a new game");
    }
}

#[test]
fn a_game_in_which_nothing_was_done_is_replaced_without_a_word_of_it() {
    let session = at(
        &preferences(Preset::AllFives),
        "0-0 2-0 4-1 4-4 5-1 5-5 6-3 | 1-1 3-2 4-2 5-2 6-0 6-4 6-6",
        "6-6",
    );
    let mut player = Player::at(&session);
    let before = player.session().state().record().clone();
    player.press_ctrl(Key::N);
    assert!(!player.reads(&msg::TURN_GIVE_UP.text()), "nothing is lost");
    player.press(Key::Enter);
    assert_ne!(player.session().state().record(), &before, "another deal");
}

#[test]
fn quit_asks_the_desktop_to_close_the_window() {
    for by_key in [false, true] {
        let mut player = Player::at(&in_the_middle());
        if by_key {
            let modifiers = Modifiers::COMMAND;
            let events = &mut player.harness.input_mut().events;
            events.push(Event::ModifiersChanged(modifiers));
            events.push(Event::Key {
                key: Key::Q,
                physical_key: None,
                pressed: true,
                repeat: false,
                modifiers,
            });
        } else {
            player.open_menu("menu-game");
            player.by_id("menu-quit").click();
        }
        let mut closes = false;
        player.harness.step();
        for output in player.harness.output().viewport_output.values() {
            closes |= output.commands.contains(&ViewportCommand::Close);
        }
        assert!(closes, "by key: {by_key}");
    }
}

#[test]
fn what_was_said_is_all_there_in_its_window() {
    let session = in_the_middle();
    let mut player = Player::at_size(&session, [600.0, 700.0]);
    player.press_ctrl(Key::L);
    player.must_read("Hand 1.");
    let message = player.message();
    let parts = player.parts();
    let said = parts.iter().filter(|(_, name)| message.contains(name.as_str()));
    assert!(said.count() >= 2, "the last message is its last line");
}

#[test]
fn a_window_is_scrolled_with_page_up_and_page_down() {
    let session = at(&preferences(Preset::AllFives), DEAL, "6-6 6-2@W");
    let mut player = Player::at(&session);
    player.press(Key::F1);
    let top = |player: &Player| {
        let mut nodes = player.harness.root().children_recursive();
        let heading = nodes.find(|node| {
            let node = node.accesskit_node();
            node.label().or_else(|| node.value()).as_deref() == Some("Playing a bone")
        });
        heading.expect("Help begins with it").rect().top()
    };
    let before = top(&player);
    player.press(Key::PageDown);
    assert!(top(&player) < before - 100.0, "down: {}", top(&player));
    player.press(Key::PageUp);
    assert!((top(&player) - before).abs() < 1.0, "and up again");
}
