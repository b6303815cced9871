//! What a screen reader is told of windows and lists.

use egui::accesskit::Role;
use egui_kittest::kittest::NodeT as _;
use engine::Preset;

use super::player::{House, Player, preferences};

/// The names of the dialogs outside of which nothing can be done.
fn modal(player: &Player) -> Vec<String> {
    let nodes = player.harness.root().children_recursive();
    let nodes = nodes.map(|node| node.accesskit_node());
    nodes
        .filter(egui_kittest::kittest::AccessKitNode::is_modal)
        .map(|node| {
            assert_eq!(node.role(), Role::Dialog, "what is modal is a dialog");
            node.label().unwrap_or_default()
        })
        .collect()
}

#[test]
fn a_dialog_is_modal_and_the_table_is_not() {
    let mut player = Player::open(House::empty(), None, [1100.0, 760.0]);
    player.settle();
    assert_eq!(modal(&player), ["Welcome to Nestor Dominoes"], "nobody sits at the table");
    player.click("Play");
    assert_eq!(modal(&player), [""; 0], "somebody does");
    player.choose("window-new-game");
    assert_eq!(modal(&player), ["New game"], "it is answered first");
}

#[test]
fn the_window_is_called_by_its_title() {
    let player = Player::new(&preferences(Preset::AllFives), 7);
    let root = player.harness.root();
    let name = root.accesskit_node().label();
    assert_eq!(name.as_deref(), Some("Nestor Dominoes"), "its title");
}

#[test]
fn every_list_tells_what_it_is_set_to() {
    let mut player = Player::new(&preferences(Preset::AllFives), 7);
    player.choose("window-settings");
    let told = |player: &Player| -> Vec<[String; 2]> {
        let nodes = player.harness.root().children_recursive();
        let nodes = nodes.map(|node| node.accesskit_node());
        let lists = nodes.filter(|node| node.role() == Role::ComboBox);
        let lists = lists.map(|list| {
            let told = list.value().unwrap_or_default();
            if cfg!(target_os = "linux") {
                // AT-SPI has no value that is a text.
                let described = list.description();
                assert_eq!(described.as_ref(), Some(&told), "{:?}", list.label());
            }
            [list.label().unwrap_or_default(), told]
        });
        lists.collect()
    };
    for (page, name, value) in [
        ("rules", "Later leads", "Heaviest doublet"),
        ("basic", "Nestor’s level", "Beginner"),
        ("more", "Animations", "Off"),
    ] {
        player.click_id(&format!("settings-tab-{page}"));
        let lists = told(&player);
        let is_told = lists.contains(&[name.to_owned(), value.to_owned()]);
        assert!(is_told, "{name} is {value} in {lists:?}");
        assert!(lists.iter().flatten().all(|words| !words.is_empty()));
    }
}
