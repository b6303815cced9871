//! A hand played by ear: what is to be done is heard, and done through the
//! accessible tree alone, with no pointer and no key.

use egui::accesskit::Role;
use egui_kittest::Node;
use egui_kittest::kittest::NodeT as _;
use engine::{Action, Preset};
use game::profile::{Display, Preferences};

use super::labels;
use super::player::{House, Player, preferences};
use crate::YOU;

/// More turns than a hand takes.
const MOST_TURNS: usize = 200;

/// The names of all buttons, as they are heard.
fn heard(player: &Player) -> Vec<String> {
    let parts = player.parts().into_iter();
    let buttons = parts.filter(|(role, _)| *role == Role::Button);
    buttons.map(|(_, name)| name).collect()
}

/// Does what a screen reader does to press the button called so.
#[track_caller]
fn press(player: &mut Player, name: &str) {
    let mut nodes = player.harness.root().children_recursive();
    let is_it = |node: &Node<'_>| node.accesskit_node().label().as_deref() == Some(name);
    nodes.find(is_it).expect("it was heard").click_accesskit();
    drop(nodes);
    player.settle();
}

/// Does what is to be done in one's turn.
fn play_one(player: &mut Player) {
    let buttons = heard(player);
    let widgets = player.widgets();
    if let Some(button) = labels::buttons(&widgets).next() {
        press(player, &button.label);
        return;
    }
    // A drawn bone that fits is taken up already.
    if player.selected().is_none() {
        let actions = player.session().actions_of(YOU);
        let bone = actions.iter().find_map(|action| action.bone());
        let id = format!("hand-{}", bone.expect("a bone fits"));
        let bone = widgets.iter().find(|widget| widget.id == id);
        let bone = &bone.expect("it is in the hand").label;
        assert!(buttons.contains(bone), "{bone} is heard");
        press(player, bone);
    }
    let widgets = player.widgets();
    let mut ends = widgets.iter().filter(|end| end.is_button());
    let bone = player.selected().expect("it is taken up");
    let actions = player.session().actions_of(YOU);
    let takes = |id: &str| {
        actions.iter().any(|action| match action {
            Action::Play(it, end) => *it == bone && id == format!("end-{end}"),
            _ => id == "end-lead",
        })
    };
    let end = ends.find(|end| takes(&end.id)).expect("an end takes it");
    press(player, &end.label);
}

#[test]
fn a_hand_is_played_by_ear_in_both_views() {
    for (preset, ends_only) in [
        (Preset::AllFives, false),
        (Preset::Draw, true),
        (Preset::FiveUp, false),
    ] {
        let preferences = Preferences {
            display: Display {
                ends_only,
                ..preferences(preset).display
            },
            ..preferences(preset)
        };
        let mut player = Player::new(&preferences, 11);
        for _ in 0..MOST_TURNS {
            let session = player.session();
            if session.state().can_deal() || session.state().outcome().is_some() {
                break;
            }
            if session.nestor_in_turn().is_some() {
                player.wait_for_nestor();
                continue;
            }
            let before = session.state().record().len();
            play_one(&mut player);
            assert!(player.session().state().record().len() > before, "done");
            assert!(!player.message().is_empty(), "and something is said");
        }
        assert!(player.session().state().can_deal(), "{preset:?} is over");
        player.look();
    }
}

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
    assert_eq!(
        modal(&player),
        ["Welcome to Nestor Dominoes"],
        "nobody sits at the table"
    );
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
