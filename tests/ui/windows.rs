//! Every window, at every size and in every language: it opens inside the screen, all that can
//! be used in it has a name and is not cut off at the sides, the keyboard reaches it all, and
//! Escape closes it and gives the keyboard back.

use std::collections::BTreeSet;

use egui::accesskit::Role;
use egui::epaint::Shape;
use egui::{Key, Pos2, Rect, Vec2};
use egui_kittest::Node;
use egui_kittest::kittest::NodeT as _;
use engine::Preset;
use game::profile::Preferences;
use nestor_dominoes::command::{Command, WindowCommand, WindowKind};
use unic_langid::LanguageIdentifier;
use words::languages;

use super::found::game_where;
use super::player::{Player, preferences};

const SIZES: [[f32; 2]; 3] = [[420.0, 800.0], [1100.0, 760.0], [800.0, 480.0]];

/// What can be used.
const USED: [Role; 8] = [
    Role::Button,
    Role::RadioButton,
    Role::CheckBox,
    Role::ComboBox,
    Role::TextInput,
    Role::Slider,
    Role::SpinButton,
    Role::Link,
];

/// A person in the second hand of a game.
fn player(language: &LanguageIdentifier, size: [f32; 2]) -> Player {
    let set = Preferences {
        language: Some(language.clone()),
        ..preferences(Preset::AllFives)
    };
    let session = game_where(&set, |session| {
        session.person_in_turn().is_some() && session.state().rounds().len() == 2
    });
    Player::at_size(&session, size)
}

fn toggle(player: &mut Player, kind: WindowKind) {
    let ctx = player.harness.ctx.clone();
    let command = Command::Window(WindowCommand::Toggle(kind));
    player.harness.state_mut().update(&ctx, command.into());
    player.settle();
    player.rest();
}

/// The dialog in front.
fn dialog(player: &Player) -> Option<Node<'_>> {
    let nodes = player.harness.root().children_recursive();
    let dialogs = nodes.filter(|node| node.accesskit_node().role() == Role::Dialog);
    dialogs.last()
}

/// What can be used in it.
fn used<'a>(dialog: &Node<'a>) -> Vec<Node<'a>> {
    let nodes = dialog.children_recursive();
    let used = nodes.filter(|node| {
        let node = node.accesskit_node();
        USED.contains(&node.role()) && !node.is_disabled() && node.bounding_box().is_some()
    });
    used.collect()
}

fn name_of(node: &Node<'_>) -> String {
    let node = node.accesskit_node();
    let named_by = node
        .labelled_by()
        .filter_map(|label| label.value().or_else(|| label.label()));
    let name = node.label().unwrap_or_else(|| named_by.collect());
    format!("{} {name}", node.author_id().unwrap_or_default())
        .trim()
        .to_owned()
}

#[test]
fn every_window_is_inside_the_screen_and_nothing_in_it_is_unnamed_or_cut_off() {
    for language in languages() {
        for size in SIZES {
            let mut player = player(language, size);
            let screen = Rect::from_min_size(Pos2::ZERO, Vec2::from(size)).expand(0.5);
            for kind in WindowKind::WINDOWS.iter().copied() {
                let at = format!("{kind:?} at {size:?} in {language}");
                toggle(&mut player, kind);
                let dialog = dialog(&player).unwrap_or_else(|| panic!("{at}: it opens"));
                let place = dialog.rect();
                assert!(screen.contains_rect(place), "{at}: {place}");
                let used = used(&dialog);
                assert!(!used.is_empty(), "{at}: it can be closed");
                for node in used {
                    let name = name_of(&node);
                    assert!(
                        !name.is_empty(),
                        "{at}: {:?} has no name",
                        node.accesskit_node().role()
                    );
                    let rect = node.rect();
                    assert!(
                        rect.left() >= place.left() - 0.5 && rect.right() <= place.right() + 0.5,
                        "{at}: {name} at {rect} in {place}"
                    );
                }
                player.press(Key::Escape);
                player.rest();
                assert!(self::dialog(&player).is_none(), "{at}: Escape closes it");
            }
        }
    }
}

#[test]
fn the_keyboard_reaches_all_of_every_window_and_goes_back_where_it_was() {
    let english = languages().iter().find(|it| it.language.as_str() == "en");
    let english = english.expect("English is spoken");
    for kind in WindowKind::WINDOWS.iter().copied() {
        let mut player = player(english, [1100.0, 760.0]);
        player.press(Key::ArrowRight);
        let home = player.focused_id();
        assert!(home.is_some(), "a bone has the keyboard");
        toggle(&mut player, kind);
        let dialog = dialog(&player).expect("it opens");
        let id = |node: &Node<'_>| node.accesskit_node().id();
        let used = used(&dialog);
        let mut missing: BTreeSet<String> =
            used.iter().map(|node| format!("{:?}", id(node))).collect();
        for _ in 0..4 * used.len() + 8 {
            let focused = dialog_focus(&player);
            if let Some(focused) = focused {
                missing.remove(&focused);
            }
            if missing.is_empty() {
                break;
            }
            player.harness.key_press(Key::Tab);
            player.harness.run_steps(2);
        }
        let left = self::dialog(&player).map(|dialog| {
            let used = self::used(&dialog).into_iter();
            let left = used.filter(|node| missing.contains(&format!("{:?}", id(node))));
            left.map(|node| name_of(&node)).collect::<Vec<_>>()
        });
        assert_eq!(
            left.unwrap_or_default(),
            [""; 0],
            "{kind:?}: the keyboard never comes to these"
        );
        for _ in 0..3 {
            if self::dialog(&player).is_some() {
                player.press(Key::Escape);
            }
        }
        player.rest();
        assert_eq!(
            player.focused_id(),
            home,
            "{kind:?}: the keyboard goes back"
        );
    }
}

/// What has the keyboard, if it is in a dialog.
fn dialog_focus(player: &Player) -> Option<String> {
    let mut nodes = dialog(player)?.children_recursive();
    let focused = nodes.find(Node::is_focused)?;
    Some(format!("{:?}", focused.accesskit_node().id()))
}

#[test]
fn lines_of_a_text_stand_as_far_apart_in_every_window() {
    let english = languages().iter().find(|it| it.language.as_str() == "en");
    let mut close = BTreeSet::new();
    for size in [[420.0, 800.0], [1100.0, 760.0]] {
        let mut player = player(english.expect("English is spoken"), size);
        for kind in WindowKind::WINDOWS.iter().copied() {
            toggle(&mut player, kind);
            let screen = Rect::from_min_size(Pos2::ZERO, Vec2::from(size));
            for shape in player.painted(screen) {
                let Shape::Text(text) = shape else { continue };
                let rows = &text.galley.rows;
                let size = text.galley.job.sections[0].format.font_id.size;
                let apart = rows
                    .get(1)
                    .map_or(f32::INFINITY, |row| row.pos.y - rows[0].pos.y);
                if apart < (2.0 * size - 8.0).min(size + 8.0) - 0.5 {
                    close.insert(format!("{kind:?}: {:.40}", text.galley.text()));
                }
            }
            player.press(Key::Escape);
            player.rest();
        }
    }
    assert_eq!(close, BTreeSet::new());
}

#[test]
fn an_empty_list_has_one_button_that_fills_it_in_a_low_window() {
    let mut player = Player::new(&preferences(Preset::AllFives), 7);
    for (kind, button) in [
        (WindowKind::OpenGame, "open-save-this"),
        (WindowKind::Tally, "tally-play"),
        (WindowKind::History, "tally-play"),
    ] {
        toggle(&mut player, kind);
        let height = dialog(&player).expect("it opens").rect().height();
        assert!((264.0..480.0).contains(&height), "{kind:?}: {height}");
        player.click_id(button);
        player.settle();
        assert!(!player.has_id(button), "{kind:?} is closed");
        if kind == WindowKind::OpenGame {
            assert!(player.has_id("save-now"), "the game is to be saved");
            player.press(Key::Escape);
        }
    }
}

#[test]
fn no_window_cuts_a_word_of_the_bar_in_half() {
    let english = languages().iter().find(|it| it.language.as_str() == "en");
    for size in [[800.0, 480.0], [800.0, 600.0], [1100.0, 760.0]] {
        let mut player = player(english.expect("English is spoken"), size);
        for kind in WindowKind::WINDOWS.iter().copied() {
            toggle(&mut player, kind);
            let top = dialog(&player).expect("it opens").rect().top();
            assert!(top >= 43.5, "{kind:?} at {size:?}: {top}");
            player.press(Key::Escape);
            player.rest();
        }
    }
}
