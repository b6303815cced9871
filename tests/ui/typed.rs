//! What is typed or pasted has a limit, and nothing that cannot be seen gets into the
//! window, wherever it comes from.

use std::fs;

use egui::accesskit::Role;
use egui::{Event, Key};
use egui_kittest::Node;
use egui_kittest::kittest::NodeT as _;
use engine::{Name, Preset, is_invisible};
use game::store::write_game;
use nestor_dominoes::command::{WindowCommand, WindowKind};
use words::msg;

use super::found::session;
use super::player::{Player, preferences};

/// More than anybody means to paste.
const MANY: usize = 100_000;

/// The windows that have fields as soon as they open.
const WINDOWS: [WindowKind; 4] =
    [WindowKind::NewGame, WindowKind::SaveGame, WindowKind::OpenGame, WindowKind::Settings];

fn at_the_table() -> Player {
    Player::at(&session(&preferences(Preset::AllFives), 7))
}

/// All fields in the window.
fn fields(player: &Player) -> Vec<Node<'_>> {
    let nodes = player.harness.root().children_recursive();
    let is_field = |node: &Node<'_>| node.accesskit_node().role() == Role::TextInput;
    nodes.filter(is_field).collect()
}

/// The texts in all fields of the window.
fn typed(player: &Player) -> Vec<String> {
    let fields = fields(player).into_iter();
    fields.map(|field| field.accesskit_node().value().unwrap_or_default()).collect()
}

/// Pastes a text into each field of the window in turn.
fn paste_everywhere(player: &mut Player, text: &str) {
    for number in 0..fields(player).len() {
        fields(player)[number].focus();
        player.settle();
        player.harness.event(Event::Paste(text.to_owned()));
        player.settle();
    }
}

/// Requires that nothing in the accessible tree steers what shows or speaks it. Lines of
/// one part may end.
#[track_caller]
fn must_be_plain(player: &Player) {
    for node in player.harness.root().children_recursive() {
        let node = node.accesskit_node();
        for text in [node.label(), node.value(), node.description()] {
            let text = text.unwrap_or_default();
            let is_plain = |letter: char| letter == '\n' || !is_invisible(letter);
            assert!(text.chars().all(is_plain), "{text:?}");
        }
    }
}

#[test]
fn no_field_takes_more_than_can_be_drawn_at_once() {
    for kind in WINDOWS {
        let mut player = at_the_table();
        player.command(WindowCommand::Toggle(kind));
        assert!(!typed(&player).is_empty(), "{kind:?} has a field");
        for _ in 0..2 {
            paste_everywhere(&mut player, &"9".repeat(MANY));
            for text in typed(&player) {
                let letters = text.chars().count();
                assert!(letters <= 5_000, "{letters} letters in {kind:?}");
            }
        }
    }
}

#[test]
fn what_cannot_be_seen_is_pasted_into_no_field() {
    let mut player = at_the_table();
    player.press_ctrl(Key::N);
    player.press_ctrl(Key::F);
    let text = "all\0 \u{1b}\u{202e}fives\u{2066}\r\nspinner\t";
    player.harness.event(Event::Paste(text.to_owned()));
    player.settle();
    assert_eq!(typed(&player)[0], "all fives spinner ", "what is left");
}

#[test]
fn names_of_games_and_files_show_nothing_that_cannot_be_seen() {
    let mut player = at_the_table();
    let saved = player.path().join("saved");
    fs::create_dir_all(&saved).expect("it can be made");
    let unnamed = msg::SAVED_UNNAMED.text();
    for (file, name, shown) in [
        ("a.nestor", "", unnamed.as_str()),
        ("b.nestor", " \0\n", unnamed.as_str()),
        ("c.nestor", "\u{202e}nestor.exe\u{202c}", unnamed.as_str()),
        ("d.nestor", "\u{200b}", unnamed.as_str()),
    ] {
        let game = player.session().game_file(Name::new(name).ok());
        write_game(&saved.join(file), &game, true).expect("it can be written");
        player.press_ctrl(Key::O);
        player.step_until(shown, |player| player.reads(&format!("{shown}. ")));
        player.settle();
        must_be_plain(&player);
        player.click_id("open-now");
        // The sentence may still be that of the game before.
        player.step_until("the game", |player| !player.has_id("open-now"));
        let told = msg::saved_opened(shown, "no");
        player.step_until(&told, |player| player.message().contains(&told));
        must_be_plain(&player);
        fs::remove_file(saved.join(file)).expect("it is there");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn names_of_files_that_cannot_be_read_show_nothing_that_cannot_be_seen() {
    let mut player = at_the_table();
    let saved = player.path().join("saved");
    fs::create_dir_all(&saved).expect("it can be made");
    let odd = "\u{202e}gnp.\u{1b}[2J\nx.nestor";
    fs::write(saved.join(odd), "(\u{202e}: \"\u{7}\u{2067}\")").expect("it can be written");
    player.press_ctrl(Key::O);
    let unreadable = msg::SAVED_UNREADABLE.text();
    player.step_until(&unreadable, |player| player.reads(&unreadable));
    player.settle();
    player.must_read("?gnp.?[2J?x.nestor");
    must_be_plain(&player);
}
