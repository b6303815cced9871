//! Lists and the keyboard: it is in the list as a window opens, arrows choose rows, Enter is
//! the golden button, and no arrow ends on what takes something away.

use egui::Key;
use engine::Name;
use engine::Preset;
use game::profile::Preferences;
use game::session::Session;
use game::store::{is_game_file, read_game, write_game};
use nestor_dominoes::command::{WindowCommand, WindowKind};
use words::msg;

use super::notation::at;
use super::player::{Player, folder, preferences};

/// A game that somebody who has an own game has finished.
fn finished() -> Session {
    let mut set = preferences(Preset::FiveUp);
    set.rules.target = Some(5);
    set.rules.hand_size = 6;
    set.save_own_game("Mine").expect("a name");
    at(
        &set,
        "1-0 1-1 4-4 5-3 6-2 6-4 | 2-0 3-1 3-3 4-1 4-3 5-2",
        "5-3 4-3@5-3E 6-4@4-3E 5-2@5-3W 6-2@5-2W draw draw draw draw 6-1@6-2W 1-1@6-1W 4-1@1-1W",
    )
}

/// The player at that game, with three saved games.
fn player(session: &Session) -> Player {
    let house = folder();
    house.put_session(session);
    let saved = house.path().join("saved");
    std::fs::create_dir_all(&saved).expect("it can be made");
    for name in ["one", "two", "three"] {
        let path = saved.join(format!("{name}-1.nestor"));
        let game = session.game_file(Name::new(name).ok());
        write_game(&path, &game, true).expect("it can be written");
    }
    Player::open(house, None, [1100.0, 760.0])
}

fn open(player: &mut Player, kind: WindowKind) {
    player.command(WindowCommand::Toggle(kind));
    if kind == WindowKind::OpenGame {
        player.wait_for("open-game-2");
    }
    player.settle();
}

/// What can be lost: saved games, players, games, the tally and the history.
fn belongings(player: &Player) -> (Vec<String>, usize, u64, Preferences) {
    let saved = std::fs::read_dir(player.path().join("saved")).expect("it is there");
    let mut saved: Vec<String> = saved
        .flatten()
        // A file that is being written has another name until it is whole.
        .filter(|file| is_game_file(&file.path()))
        .map(|file| {
            let opened = read_game(&file.path()).expect("a game");
            opened.game.file.name
        })
        .map(|name| name.expect("a name").as_str().to_owned())
        .collect();
    saved.sort();
    let session = player.session();
    let set = Preferences {
        first_hints: preferences(Preset::AllFives).first_hints,
        ..session.preferences().clone()
    };
    let games = session.tally().total().games();
    (saved, session.history().games().len(), games, set)
}

#[test]
fn ten_times_down_and_enter_take_nothing_away_in_any_window() {
    let session = finished();
    for kind in WindowKind::WINDOWS.iter().copied() {
        for ups in [0, 1, 3] {
            let mut player = player(&session);
            let before = belongings(&player);
            open(&mut player, kind);
            for _ in 0..10 {
                player.press(Key::ArrowDown);
            }
            for _ in 0..ups {
                player.press(Key::ArrowUp);
            }
            player.press(Key::Enter);
            player.harness.run_steps(4);
            let lost = ["open-undo-", "bring-back-", "new-game-undo-delete", "open-name"];
            let found = player
                .widgets()
                .into_iter()
                .find(|widget| lost.iter().any(|lost| widget.id.starts_with(lost)));
            assert!(found.is_none(), "{kind:?}: {found:?}");
            let after = belongings(&player);
            if kind == WindowKind::SaveGame {
                continue;
            }
            assert_eq!((after.0, after.1, after.2), (before.0, before.1, before.2), "{kind:?}");
            assert_eq!(after.3.own_games, before.3.own_games, "{kind:?}");
        }
    }
}

#[test]
fn a_list_has_the_keyboard_as_it_opens_and_enter_opens_what_is_chosen() {
    let mut player = player(&finished());
    open(&mut player, WindowKind::OpenGame);
    assert_eq!(player.focused_id().as_deref(), Some("open-game-0"));
    for (key, row) in [
        (Key::ArrowDown, 1),
        (Key::ArrowDown, 2),
        (Key::ArrowDown, 2),
        (Key::ArrowUp, 1),
        (Key::Home, 0),
        (Key::End, 2),
    ] {
        player.press(key);
        assert_eq!(player.focused_id(), Some(format!("open-game-{row}")), "{key:?}");
    }
    player.press(Key::Tab);
    let beside = player.focused_id().unwrap_or_default();
    assert!(["open-delete", "open-rename"].contains(&&*beside), "{beside}");
    player.press_with(egui::Modifiers::SHIFT, Key::Tab);
    let name = player.by_id("open-game-2");
    let name = egui_kittest::kittest::NodeT::accesskit_node(&name).label();
    let name = name.unwrap_or_default();
    let name = name.split('.').next().unwrap_or_default().to_owned();
    player.press(Key::Enter);
    let opened = msg::saved_opened(&name, "no");
    player.step_until("the game", |player| player.message().contains(&opened));
}

#[test]
fn players_and_lessons_are_chosen_by_keyboard() {
    let mut player = player(&finished());
    open(&mut player, WindowKind::Players);
    assert_eq!(player.focused_id().as_deref(), Some("player-you-1"));
    player.press(Key::Escape);
    open(&mut player, WindowKind::Lessons);
    let first = player.focused_id().unwrap_or_default();
    assert!(first.starts_with("lesson-begin-"), "{first}");
    player.press(Key::ArrowDown);
    let second = player.focused_id().unwrap_or_default();
    assert!(second.starts_with("lesson-begin-") && second != first, "{second}");
}
