//! A hand played by ear: what is to be done is heard, and done through the
//! accessible tree alone, with no pointer and no key.

use egui::accesskit::Role;
use egui_kittest::Node;
use egui_kittest::kittest::NodeT as _;
use nestor_dominoes::engine::Preset;
use nestor_dominoes::session::{Preferences, TableView};

use super::labels;
use super::player::{Player, preferences};

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

#[test]
fn a_hand_is_played_by_ear_in_both_views() {
    for (preset, view) in [
        (Preset::AllFives, TableView::Whole),
        (Preset::Draw, TableView::Ends),
        (Preset::FiveUp, TableView::Whole),
    ] {
        let preferences = Preferences {
            view,
            ..preferences(preset)
        };
        let mut player = Player::new(&preferences, 11);
        for _ in 0..MOST_TURNS {
            let session = player.session();
            if session.state().can_deal() || session.state().outcome().is_some() {
                break;
            }
            if session.nestors_turn() {
                player.wait_for_nestor();
                continue;
            }
            let before = session.state().record().len();
            let buttons = heard(&player);
            let turn = labels::buttons(&player.parts());
            if let [button, ..] = turn[..] {
                press(&mut player, button);
            } else {
                let fits = |name: &&String| name.contains(", fits ") || name.contains("can be led");
                let bone = buttons.iter().find(fits).expect("a bone fits");
                // A drawn bone that fits is taken up already.
                if player.selected().is_none() {
                    press(&mut player, bone);
                }
                let ends = heard(&player);
                let takes = |name: &&String| {
                    name.contains(": play ") || *name == "The first bone goes here"
                };
                let end = ends.iter().find(takes).expect("an end takes it");
                press(&mut player, end);
            }
            assert!(player.session().state().record().len() > before, "done");
            assert!(!player.message().is_empty(), "and something is said");
        }
        assert!(player.session().state().can_deal(), "{preset:?} is over");
        player.look();
    }
}
