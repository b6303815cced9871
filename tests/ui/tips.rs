//! What is said to who points at a button.

use egui::{Key, Pos2};
use egui_kittest::kittest::NodeT as _;
use engine::{Name, Preset};
use game::profile::Opponent;

use super::labels::is_no_voice;
use super::notation::{DEAL, FIRST_HAND, at};
use super::player::{MENU_IDS, Player, folder, preferences, write_settings};
use crate::NESTOR;

/// Where no window and nothing of the table is.
const NOWHERE: Pos2 = egui::pos2(4.0, 900.0);

/// Rests the pointer on something, and says what is read that was not before.
pub(super) fn told_at(player: &mut Player, id: &str) -> Vec<String> {
    let at = player.by_id(id).rect().center();
    told_where(player, at)
}

/// The same at a place.
pub(super) fn told_where(player: &mut Player, at: Pos2) -> Vec<String> {
    let texts = |player: &Player| -> Vec<String> {
        let nodes = player.harness.root().children_recursive().filter(is_no_voice);
        let nodes = nodes.map(|node| node.accesskit_node());
        nodes.filter_map(|node| node.value()).collect()
    };
    let before = texts(player);
    player.harness.hover_at(at);
    // A tip comes after a while.
    player.harness.run_steps(30);
    let told: Vec<String> =
        texts(player).into_iter().filter(|text| !before.contains(text)).collect();
    player.harness.hover_at(NOWHERE);
    player.harness.run_steps(4);
    told
}

#[test]
fn every_line_of_a_menu_that_cannot_be_chosen_says_why() {
    let session = at(&preferences(Preset::AllFives), DEAL, "6-6 6-2@W");
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
            let is_off = player.is_off(&line);
            let told = told_at(&mut player, &line);
            let reasons = told.iter().filter(|text| text.ends_with('.')).count();
            assert_eq!(reasons, usize::from(is_off), "{line} says why: {told:?}");
        }
        player.press(Key::Escape);
    }
}

#[test]
fn a_tip_has_the_key_of_the_command() {
    let session = at(&preferences(Preset::AllFives), DEAL, FIRST_HAND);
    let mut player = Player::at(&session);
    let told = told_at(&mut player, "menu-edit");
    assert!(told.is_empty(), "a title of a menu has none: {told:?}");
    let told = told_at(&mut player, "tool-window-score-sheet");
    assert!(told.contains(&"Ctrl+P".to_owned()), "{told:?}");
}

#[test]
fn a_question_mark_opens_the_keys_and_escape_closes_them() {
    let session = at(&preferences(Preset::AllFives), DEAL, "6-6 6-2@W");
    let mut player = Player::at(&session);
    player.press(Key::Questionmark);
    assert!(player.has_id("keys-of-keys-mouse"), "the keys are there");
    player.press(Key::Escape);
    assert!(!player.has_id("keys-of-keys-mouse"), "closed");
}

#[test]
fn the_button_of_a_cover_says_what_it_does() {
    let mut two = preferences(Preset::AllFives);
    let ben = Name::new("Ben").expect("a name");
    two.opponents.set(NESTOR, Opponent::Person(ben));
    let house = folder();
    write_settings(house.path(), &two);
    let mut player = Player::open(house, Some(7), [1100.0, 760.0]);
    player.settle();
    assert!(player.has_id("cover-here"), "the hands are covered");
    assert!(!told_at(&mut player, "cover-here").is_empty(), "it says so");
}
