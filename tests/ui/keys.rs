//! Hands played with one of mouse, keyboard and ear alone, and what keys do.

use egui::Key;
use engine::{Action, End, Preset};
use nestor_dominoes::command::{WindowCommand, WindowKind};
use nestor_dominoes::menu;
use words::settings::SettingsPage;

use super::found::{bone_with_plays, hand, plays, session};
use super::guest::{Guest, Hand};
use super::notation::{DEAL, OTHER_HANDS, at};
use super::player::{Player, preferences};

fn actions(player: &Player) -> usize {
    player.session().state().record().len()
}

/// Where a play goes.
fn end_of(action: Action) -> Option<End> {
    match action {
        Action::Play(_, end, _) => Some(end),
        _ => None,
    }
}

#[test]
fn a_hand_is_played_by_mouse_by_keys_and_by_ear() {
    for (preset, ends_only) in [
        (Preset::AllFives, false),
        (Preset::Block, false),
        (Preset::Draw, true),
        (Preset::FiveUp, false),
        (Preset::Matador, false),
        (Preset::Matador, true),
    ] {
        let mut set = preferences(preset);
        set.display.ends_only = ends_only;
        for hand in [Hand::Mouse, Hand::Keys, Hand::Ear] {
            let mut guest =
                Guest { player: Player::new(&set, 7), hand, at: format!("{preset:?} by {hand:?}") };
            guest.play_a_hand(Player::look);
            let state = guest.player.session().state();
            assert!(state.can_deal(), "{}: the hand is over", guest.at);
        }
    }
}

#[test]
fn arrows_go_through_the_hand_and_escape_puts_the_bone_down() {
    let session =
        at(&preferences(Preset::AllFives), DEAL, "6-6 6-2@W 6-3@E 5-2@W 5-4@W 4-3@W 6-1@N 3-2@W");
    let bones = hand(&session);
    let mut player = Player::at(&session);
    for n in [0, 1, 2, 0] {
        player.press(Key::ArrowRight);
        assert_eq!(player.selected(), Some(bones[n]), "to the right");
    }
    for n in [2, 1, 0, 2] {
        player.press(Key::ArrowLeft);
        assert_eq!(player.selected(), Some(bones[n]), "to the left");
    }
    player.press(Key::Escape);
    assert_eq!(player.selected(), None, "put down");
}

#[test]
fn up_and_down_go_through_the_ends_that_take_the_bone_and_enter_plays_it_there() {
    let session = at(&preferences(Preset::AllFives), DEAL, "6-6 6-2@W 6-3@E 5-2@W");
    let bone = bone_with_plays(&session, 2).expect("it was looked for");
    let mut player = Player::at(&session);
    player.click_bone(bone);
    let mut seen = Vec::new();
    for key in [Key::ArrowUp, Key::ArrowUp, Key::ArrowDown] {
        player.press(key);
        let id = player.focused_id().expect("an end has the keyboard");
        let fits = plays(&session, bone).into_iter().filter_map(end_of);
        let fits: Vec<_> = fits.map(|end| format!("end-{end}")).collect();
        assert!(fits.contains(&id), "{id} takes {bone}");
        seen.push(id);
    }
    assert_ne!(seen[0], seen[1], "there are two");
    assert_eq!(seen[0], seen[2], "up and down again");
    player.press(Key::Enter);
    assert_eq!(actions(&player), session.state().record().len() + 1);
    let state = player.session().state();
    let mut bones = state.round().expect("it goes on").placed_bones();
    let lies = bones.find(|placed| placed.bone == bone);
    let end = lies.and_then(|placed| placed.end);
    let end = end.expect("it was played on an end");
    assert_eq!(format!("end-{end}"), seen[2], "after {seen:?}");
}

#[test]
fn the_places_of_the_only_bone_that_fits_come_round_again() {
    let session = at(
        &preferences(Preset::Matador),
        OTHER_HANDS,
        "5-5 2-1@W 2-2@E 6-3@W 4-1@W 5-1@E draw draw 6-0@E 6-2@W draw draw draw",
    );
    let bone = bone_with_plays(&session, 4).expect("it was looked for");
    for key in [Key::ArrowUp, Key::ArrowDown] {
        let mut player = Player::at(&session);
        player.click_bone(bone);
        let mut seen = Vec::new();
        for _ in 0..5 {
            player.press(key);
            let id = player.focused_id().expect("a place has the keyboard");
            assert!(id.starts_with("end-"), "{id} after {seen:?}");
            seen.push(id);
        }
        assert_eq!(seen[0], seen[4], "{seen:?}");
        assert_eq!(player.selected(), Some(bone), "it is still taken up");
        player.press(Key::Enter);
        let done = actions(&player);
        assert_eq!(done, session.state().record().len() + 1, "Enter plays it");
    }
}

/// A player who has the keyboard at an end that takes the bone which is taken up.
fn at_an_end() -> (Player, String) {
    let session = at(&preferences(Preset::AllFives), DEAL, "6-6 6-2@W 6-3@E 5-2@W");
    let mut player = Player::at(&session);
    player.click_bone(bone_with_plays(&session, 2).expect("it was looked for"));
    player.press(Key::ArrowUp);
    let end = player.focused_id().expect("an end has the keyboard");
    (player, end)
}

#[test]
fn settings_that_open_at_a_page_take_the_keyboard_from_the_table() {
    let (mut player, end) = at_an_end();
    let before = actions(&player);
    player.command(WindowCommand::OpenSettings(SettingsPage::More));
    assert_ne!(player.focused_id().as_ref(), Some(&end), "it is in Settings");
    player.press(Key::Enter);
    assert_eq!(actions(&player), before, "nothing is played behind them");
    player.press(Key::Escape);
    assert_eq!(player.focused_id(), Some(end), "and comes back");
}

#[test]
fn a_window_that_is_asked_for_behind_another_comes_to_the_front() {
    let (mut player, end) = at_an_end();
    let before = actions(&player);
    player.press_ctrl(Key::Comma);
    player.press(Key::F1);
    player.press_ctrl(Key::Comma);
    assert_ne!(player.focused_id().as_ref(), Some(&end), "Settings is");
    for key in [Key::Enter, Key::Space] {
        player.press(key);
        assert_eq!(actions(&player), before, "nothing is played behind it");
    }
    player.press(Key::Escape);
    assert!(!player.has_id("settings-tab-basic"), "it is closed first");
    assert_ne!(player.focused_id().as_ref(), Some(&end), "Help is there");
    player.press(Key::Escape);
    assert_eq!(player.focused_id(), Some(end), "where it was before both");
}

#[test]
fn a_window_that_is_closed_already_takes_the_keyboard_nowhere() {
    let session =
        at(&preferences(Preset::AllFives), DEAL, "6-6 6-2@W 6-3@E 5-2@W 5-4@W 4-3@W 6-1@N 3-2@W");
    let mut player = Player::at(&session);
    player.press(Key::ArrowRight);
    player.command(WindowCommand::Toggle(WindowKind::SaveGame));
    // The other one closes for it.
    player.command(WindowCommand::Toggle(WindowKind::OpenGame));
    player.press(Key::Escape);
    player.press(Key::ArrowRight);
    player.press(Key::ArrowRight);
    let focused = player.focused_id();
    let selected = player.selected().map(|bone| format!("hand-{bone}"));
    assert_eq!(focused, selected, "a bone has it");
    assert_ne!(selected, Some(format!("hand-{}", hand(&session)[0])));
    player.command(WindowCommand::Close(WindowKind::SaveGame));
    assert_eq!(player.focused_id(), focused, "it stays there");
}

#[test]
fn a_letter_without_a_bone_taken_up_does_nothing() {
    let session = at(&preferences(Preset::AllFives), DEAL, "6-6 6-2@W");
    let mut player = Player::at(&session);
    for key in [Key::E, Key::W, Key::N, Key::S] {
        player.press(key);
    }
    assert_eq!(actions(&player), session.state().record().len(), "nothing was played");
}

#[test]
fn every_key_is_in_the_list_of_keys_exactly_once() {
    for size in [[420.0, 800.0], [1100.0, 760.0]] {
        let mut player = Player::at_size(&session(&preferences(Preset::AllFives), 7), size);
        player.choose("window-keys");
        let text = |shortcut| menu::shortcut_text(&player.harness.ctx, shortcut);
        let menus = menu::MENUS.iter().flat_map(|menu| {
            let keys = menu.commands().flat_map(|(_, label)| label.keys().collect::<Vec<_>>());
            menu.shortcuts().chain(keys)
        });
        let table = menu::TABLE_KEYS.iter().flat_map(|it| it.keys);
        let all = menus.chain(table.map(|(key, _)| *key)).map(text);
        let all: Vec<String> = all.collect();
        let review = menu::REVIEW_KEYS.iter().flat_map(|it| it.keys);
        let review = review.map(|(key, _)| *key);
        for (is_review, keys) in [(false, all), (true, review.map(text).collect())] {
            let listed = player.widgets().into_iter().filter(|it| {
                it.id.starts_with("keys-of-") && (it.id == "keys-of-menu-review") == is_review
            });
            // The comma is a key, too.
            let listed = listed.map(|it| it.label.replace("Ctrl+,", "Ctrl+comma"));
            let listed: Vec<String> = listed
                .flat_map(|line| line.split(", ").map(str::to_owned).collect::<Vec<_>>())
                .map(|key| key.replace("Ctrl+comma", "Ctrl+,"))
                .collect();
            for key in keys {
                let times = listed.iter().filter(|listed| **listed == key).count();
                assert_eq!(times, 1, "{key} in {listed:?}");
            }
        }
    }
}
