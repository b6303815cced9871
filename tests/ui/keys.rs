//! A hand played with the keyboard alone.

use egui::Key;
use engine::{Action, End, Preset, Side};
use nestor_dominoes::command::{Command, WindowCommand, WindowKind};
use nestor_dominoes::menu;
use words::msg;
use words::settings::Page;

use super::found::{bone_with_plays, game_where, hand, plays, session};
use super::labels;
use super::player::{Player, preferences};
use crate::YOU;

/// More turns than a hand takes.
const MOST_TURNS: usize = 200;
/// More parts than Tab goes through.
const MOST_PARTS: usize = 120;

fn actions(player: &Player) -> usize {
    player.session().state().record().len()
}

/// Moves with Tab to a part whose id will do.
#[track_caller]
fn tab_to(player: &mut Player, what: &str, wanted: impl Fn(&str) -> bool) {
    for _ in 0..MOST_PARTS {
        player.press(Key::Tab);
        if player.focused_id().is_some_and(|id| wanted(&id)) {
            return;
        }
    }
    panic!("Tab never gets to {what}");
}

/// Where a play goes.
fn end_of(action: Action) -> Option<End> {
    match action {
        Action::Play(_, end) => Some(end),
        _ => None,
    }
}

/// The key of a side that takes the bone which is taken up.
fn key_of_a_play(player: &Player) -> Option<Key> {
    let bone = player.selected()?;
    let end = plays(player.session(), bone).into_iter().find_map(end_of)?;
    Some(match end.side {
        Side::East => Key::E,
        Side::West => Key::W,
        Side::North => Key::N,
        Side::South => Key::S,
    })
}

/// Goes through the hand with an arrow to a bone that can be played.
#[track_caller]
fn take_up_a_bone_that_fits(player: &mut Player) {
    for _ in 0..MOST_PARTS {
        player.press(Key::ArrowRight);
        let bone = player.selected().expect("a bone is taken up");
        let id = player.focused_id().expect("it has the keyboard");
        assert_eq!(id, format!("hand-{bone}"), "where the keyboard is");
        if !plays(player.session(), bone).is_empty() {
            return;
        }
    }
    panic!("no bone of the hand fits");
}

#[test]
fn a_whole_hand_is_played_with_arrows_letters_and_space() {
    for preset in [Preset::AllFives, Preset::Block, Preset::FiveUp] {
        let mut player = Player::new(&preferences(preset), 7);
        for _ in 0..MOST_TURNS {
            let session = player.session();
            if session.state().rounds().len() > 1 || session.state().outcome().is_some() {
                break;
            }
            if session.nestor_in_turn().is_some() {
                player.wait_for_nestor();
                continue;
            }
            let before = actions(&player);
            let dealt = session.state().rounds().len();
            if labels::buttons(&player.widgets()).next().is_none() {
                take_up_a_bone_that_fits(&mut player);
                let key = key_of_a_play(&player).unwrap_or(Key::E);
                player.press(key);
                let selected = player.selected();
                if selected.is_some_and(|bone| player.message() == msg::turn_fits_several(bone)) {
                    player.press(Key::ArrowUp);
                    let id = player.focused_id().expect("an end has the keyboard");
                    assert!(id.starts_with("end-"), "{id} has the keyboard");
                    player.press(Key::Enter);
                }
            } else {
                player.press(Key::Space);
            }
            let now = player.session().state().rounds().len();
            assert!(
                actions(&player) > before || now > dealt,
                "something was done"
            );
            player.look();
        }
        let hands = player.session().state().rounds().len();
        assert_eq!(
            hands, 2,
            "{preset:?}: a hand was played and the next one dealt"
        );
    }
}

#[test]
fn a_whole_hand_is_played_with_tab_and_enter() {
    let mut player = Player::new(&preferences(Preset::AllFives), 7);
    for _ in 0..MOST_TURNS {
        let session = player.session();
        if session.state().can_deal() || session.state().outcome().is_some() {
            break;
        }
        if session.nestor_in_turn().is_some() {
            player.wait_for_nestor();
            continue;
        }
        let before = actions(&player);
        let widgets = player.widgets();
        if let Some(button) = labels::buttons(&widgets).next() {
            tab_to(&mut player, &button.id, |id| id == button.id);
        } else {
            let possible = player.session().actions_of(YOU);
            let bones = possible.iter().filter_map(|action| action.bone());
            let playable: Vec<_> = bones.map(|bone| format!("hand-{bone}")).collect();
            tab_to(&mut player, "a bone", |id| {
                playable.iter().any(|it| it == id)
            });
            player.press(Key::Enter);
            if actions(&player) > before {
                continue;
            }
            assert!(player.selected().is_some(), "Enter takes it up");
            tab_to(&mut player, "an end", |id| id.starts_with("end-"));
        }
        player.press(Key::Enter);
        assert!(actions(&player) > before, "Enter does it");
    }
    assert!(player.session().state().can_deal(), "the hand is over");
}

#[test]
fn arrows_go_through_the_hand_and_escape_puts_the_bone_down() {
    let session = game_where(&preferences(Preset::AllFives), |session| {
        session.person_in_turn().is_some() && hand(session).len() == 3
    });
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
    let session = game_where(&preferences(Preset::AllFives), |session| {
        bone_with_plays(session, 2).is_some()
    });
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
    let mut bones = state.round().expect("it goes on").placed();
    let lies = bones.find(|placed| placed.bone == bone);
    let end = lies.and_then(|placed| placed.end);
    let end = end.expect("it was played on an end");
    assert_eq!(format!("end-{end}"), seen[2], "after {seen:?}");
}

/// A player who has the keyboard at an end that takes the bone which is taken up.
fn at_an_end() -> (Player, String) {
    let session = game_where(&preferences(Preset::AllFives), |session| {
        bone_with_plays(session, 2).is_some()
    });
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
    let ctx = player.harness.ctx.clone();
    let open = Command::Window(WindowCommand::OpenSettings(Page::More));
    player.harness.state_mut().update(&ctx, open.into());
    player.settle();
    assert_ne!(
        player.focused_id().as_ref(),
        Some(&end),
        "it is in Settings"
    );
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

/// Asks for something as a window does.
fn ask(player: &mut Player, command: Command) {
    let ctx = player.harness.ctx.clone();
    player.harness.state_mut().update(&ctx, command.into());
    player.settle();
}

#[test]
fn a_window_that_is_closed_already_takes_the_keyboard_nowhere() {
    let session = game_where(&preferences(Preset::AllFives), |session| {
        session.person_in_turn().is_some() && hand(session).len() == 3
    });
    let mut player = Player::at(&session);
    player.press(Key::ArrowRight);
    ask(
        &mut player,
        Command::Window(WindowCommand::Toggle(WindowKind::SaveGame)),
    );
    // The other one closes for it.
    ask(
        &mut player,
        Command::Window(WindowCommand::Toggle(WindowKind::OpenGame)),
    );
    player.press(Key::Escape);
    player.press(Key::ArrowRight);
    player.press(Key::ArrowRight);
    let focused = player.focused_id();
    let selected = player.selected().map(|bone| format!("hand-{bone}"));
    assert_eq!(focused, selected, "a bone has it");
    assert_ne!(selected, Some(format!("hand-{}", hand(&session)[0])));
    ask(
        &mut player,
        Command::Window(WindowCommand::Close(WindowKind::SaveGame)),
    );
    assert_eq!(player.focused_id(), focused, "it stays there");
}

#[test]
fn a_letter_without_a_bone_taken_up_does_nothing() {
    let session = game_where(&preferences(Preset::AllFives), |session| {
        session.person_in_turn().is_some()
    });
    let mut player = Player::at(&session);
    for key in [Key::E, Key::W, Key::N, Key::S] {
        player.press(key);
    }
    assert_eq!(
        actions(&player),
        session.state().record().len(),
        "nothing was played"
    );
}

#[test]
fn every_key_is_in_the_list_of_keys_exactly_once() {
    for size in [[420.0, 800.0], [1100.0, 760.0]] {
        let mut player = Player::at_size(&session(&preferences(Preset::AllFives), 7), size);
        player.choose("window-keys");
        let text = |shortcut| menu::shortcut_text(&player.harness.ctx, shortcut);
        let menus = menu::MENUS.iter().flat_map(|menu| {
            let rows = menu.rows().flat_map(|row| row.keys.iter().copied());
            menu.shortcuts().chain(rows)
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
