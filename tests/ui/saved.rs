//! Saving games and opening them.

use std::fs;

use chrono::DateTime;
use eframe::App as _;
use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use engine::{GameState, Level, Preset, Rules, Seating, Seats, Seed};
use game::profile::Tally;
use game::session::{Game, NamedGame, Session};
use game::storage::{read_game, write_game};
use nestor_dominoes::app::{Command, Startup, Update};
use words::say;

use super::found::{game_where, go_on, session};
use super::player::{House, Player, preferences};

const SIZES: [[f32; 2]; 3] = [[1100.0, 760.0], [420.0, 800.0], [360.0, 560.0]];

fn in_the_middle() -> Session {
    game_where(&preferences(Preset::AllThrees), |session| {
        let state = session.state();
        session.person_in_turn().is_some() && state.rounds().len() == 3 && state.record().len() > 25
    })
}

fn field(player: &mut Player, name: &str, text: &str) {
    let field = player.harness.get_by_role_and_label(Role::TextInput, name);
    field.click();
    player.settle();
    player.press_ctrl(Key::A);
    let field = player.harness.get_by_role_and_label(Role::TextInput, name);
    field.type_text(text);
    player.settle();
}

/// Saves the game under a name, and waits until it is on disk.
fn save(player: &mut Player, name: &str) {
    player.press_ctrl(Key::S);
    field(player, "Name of the saved game", name);
    player.press(Key::Enter);
    player.step_until("the game to be saved", |player| {
        player.message().starts_with("The game is saved as ")
            && !player.reads("Name of the saved game")
    });
    player.settle();
}

/// Opens the list, and waits until a game is in it.
fn list(player: &mut Player, name: &str) {
    player.press_ctrl(Key::O);
    player.step_until("the list", |player| player.reads(name));
    player.settle();
}

#[test]
fn a_saved_game_is_opened_from_the_list_at_its_very_position() {
    let session = in_the_middle();
    let mut player = Player::at(&session);
    player.press_ctrl(Key::S);
    let name = "Name of the saved game";
    let proposed = player.harness.get_by_role_and_label(Role::TextInput, name);
    let proposed = proposed.accesskit_node().value().unwrap_or_default();
    assert!(proposed.starts_with("All Threes, "), "{proposed}");
    player.press(Key::Escape);
    save(&mut player, "Rainy Sunday");
    player.press_ctrl(Key::N);
    player.click_id("new-game-start");
    assert_ne!(player.session().state(), session.state(), "another game");

    let mut player = player.restart();
    list(&mut player, "Rainy Sunday");
    player.must_read("All Threes: You ");
    player.must_read("Last played: ");
    player.click("Open Rainy Sunday");
    player.step_until("the game", |player| {
        player.message().contains("Rainy Sunday is on the table")
    });
    player.settle();
    assert_eq!(
        player.session().state(),
        session.state(),
        "the very position"
    );
    player.look();
    let player = player.restart();
    assert_eq!(player.session().state(), session.state(), "and it is kept");
}

#[test]
fn a_saved_game_whose_deals_are_known_says_that_it_will_count_as_played_with_help() {
    let known = say!("saved-known");
    for size in SIZES {
        for goes_on in [false, true] {
            let mut session = in_the_middle();
            let file = session.save_as("One");
            if goes_on {
                let mut rng = rand::SeedableRng::seed_from_u64(3);
                go_on(&mut session, &mut rng);
            }
            let mut player = Player::at_size(&session, size);
            let saved = player.path().join("saved");
            fs::create_dir_all(&saved).expect("it can be made");
            write_game(&saved.join("one.nestor"), &file, true).expect("it can be written");
            list(&mut player, "One");
            assert_eq!(player.reads(&known), goes_on, "in the list at {size:?}");
            player.click("Open One");
            player.step_until("the game", |player| !player.reads("Open One"));
            player.settle();
            let game = player.session().game();
            assert_eq!(game.state(), file_state(&file).state(), "as it was saved");
            assert_eq!(game.helped(), goes_on, "as it was said");
            let told = player.message();
            assert_eq!(told.contains(&known), goes_on, "{told} at {size:?}");
        }
    }
}

/// The game in a file.
fn file_state(file: &NamedGame) -> Game {
    file.clone().open().expect("it can be played").game
}

#[test]
fn what_is_typed_takes_the_place_of_the_name_that_is_proposed() {
    let mut player = Player::at(&in_the_middle());
    player.press_ctrl(Key::S);
    player.harness.event(egui::Event::Text("Mine".to_owned()));
    player.settle();
    let name = "Name of the saved game";
    let field = player.harness.get_by_role_and_label(Role::TextInput, name);
    let typed = field.accesskit_node().value().unwrap_or_default();
    assert_eq!(typed, "Mine", "nothing is left of the proposal");
}

#[test]
fn the_newest_saved_game_comes_first_and_a_deleted_one_can_be_brought_back() {
    let mut player = Player::at(&in_the_middle());
    save(&mut player, "One");
    save(&mut player, "Two");
    let files = player.path().join("saved");
    let count = || fs::read_dir(&files).expect("a folder").count();
    assert_eq!(count(), 2, "a file each");
    list(&mut player, "Two");
    player.click("Delete One");
    player.must_read(&say!("saved-deleted"));
    player.click("Bring One back");
    player.click("Delete Two");
    assert_eq!(count(), 2, "not yet");
    player.harness.state_mut().on_exit(None);
    assert_eq!(count(), 1, "at the end");
    let mut player = player.restart();
    list(&mut player, "One");
    assert!(!player.reads("Delete Two"), "gone");
}

#[test]
fn a_game_is_saved_and_opened_as_a_file_anywhere() {
    let session = in_the_middle();
    let mut player = Player::at(&session);
    let elsewhere = tempfile::tempdir().expect("a temporary folder");
    let path = elsewhere.path().join("my game");
    player.press_ctrl(Key::S);
    field(
        &mut player,
        "Folder and name of the file to save",
        &path.display().to_string(),
    );
    player.click("Save there");
    player.step_until("the game to be saved", |player| {
        player.message().starts_with("The game is saved as ")
    });
    let path = path.with_extension("nestor");
    let kept = read_game(&path).expect("it is there").kept;
    assert_eq!(kept.game.state(), session.state(), "the game");

    player.settle();
    player.press_ctrl(Key::S);
    let again = path.display().to_string();
    field(&mut player, "Folder and name of the file to save", &again);
    player.click("Save there");
    player.step_until("a refusal", |player| player.reads("choose another name"));
    player.settle();
    player.press(Key::Escape);

    player.press_ctrl(Key::N);
    player.click_id("new-game-start");
    player.press_ctrl(Key::O);
    field(&mut player, "Folder and name of the file to open", &again);
    player.press(Key::Enter);
    player.step_until("the game", |player| {
        player.session().state() == session.state()
    });
}

#[test]
fn a_saved_game_on_the_command_line_is_opened_once_somebody_sits_down() {
    let elsewhere = tempfile::tempdir().expect("a temporary folder");
    let path = elsewhere.path().join("mine.nestor");
    write_game(&path, &in_the_middle().save_as("Mine"), false).expect("it can be written");
    let wish = || Startup {
        file: Some(path.clone()),
        ..Startup::default()
    };
    let house = Player::at(&session(&preferences(Preset::AllFives), 7)).close();
    let mut player = Player::started(house, wish(), [1100.0, 760.0]);
    player.step_until("the game", |player| {
        player.session().state() == in_the_middle().state()
    });
    player.press_ctrl(Key::Z);
    assert_ne!(
        player.session().state(),
        in_the_middle().state(),
        "the game that lay there comes back"
    );

    // The form asks who plays.
    let mut player = Player::started(House::empty(), wish(), [1100.0, 760.0]);
    player.press(Key::Enter);
    player.step_until("the game", |player| {
        player.session().state() == in_the_middle().state()
    });

    fs::remove_file(&path).expect("it was there");
    let mut player = Player::started(player.close(), wish(), [1100.0, 760.0]);
    player.step_until("a word", |player| {
        player.message().starts_with("There is no file")
    });
}

/// What `arena play` saves: a game of Nestors alone.
#[test]
fn a_game_that_nestor_played_against_himself_is_opened_and_reviewed() {
    let rules = Rules {
        target: Some(30),
        ..Preset::AllFives.rules(Seats::Two)
    };
    let seating = Seating::of_nestors(rules.seats, |_| Level::Easy);
    let mut game = GameState::new(rules, seating, 0).expect("a game");
    for number in 1.. {
        game.deal(Seed::new([number; 32]), rules).expect("a deal");
        while let Some(action) = game.legal_actions().first() {
            game.apply(*action).expect("it is listed");
        }
        if game.outcome().is_some() {
            break;
        }
    }
    let file = NamedGame::of_record(game.record().clone(), "game-1", DateTime::UNIX_EPOCH);
    let elsewhere = tempfile::tempdir().expect("a temporary folder");
    let path = elsewhere.path().join("game-1.nestor");
    write_game(&path, &file, false).expect("it can be written");
    let wish = Startup {
        file: Some(path),
        ..Startup::default()
    };
    let house = Player::at(&session(&preferences(Preset::AllFives), 7)).close();
    let mut player = Player::started(house, wish, [1100.0, 760.0]);
    player.step_until("the game", |player| *player.session().state() == game);
    player.choose("menu-review");
    assert!(player.has_id("review-close"), "it is looked back at");
    player.step_until("every decision is looked at", |player| {
        player.has_id("analysis-chart")
    });
    let (tally, history) = (player.session().tally(), player.session().history());
    assert_eq!(*tally, Tally::default(), "nobody's game is counted");
    assert!(history.games().is_empty(), "nobody's game is counted");
}

#[test]
fn a_game_that_was_changed_since_it_was_saved_is_opened_and_that_is_said() {
    let mut player = Player::at(&in_the_middle());
    let elsewhere = tempfile::tempdir().expect("a temporary folder");
    let path = elsewhere.path().join("mine.ron");
    let file: NamedGame = in_the_middle().save_as("Rainy Sunday");
    write_game(&path, &file, false).expect("it can be written");
    let text = fs::read_to_string(&path).expect("it can be read");
    let edited = text.replacen("Rainy Sunday", "Rainy Monday", 1);
    fs::write(&path, &edited).expect("it can be written");
    player.press_ctrl(Key::O);
    let typed = path.display().to_string();
    field(&mut player, "Folder and name of the file to open", &typed);
    player.click("Open that");
    let said = "was changed since it was saved, by hand or by a fault of the disk";
    player.step_until(said, |player| player.reads(said));
    let message = player.message();
    let opened = "Rainy Monday is on the table.";
    assert!(message.starts_with(opened), "what: {message}");
    assert!(message.contains(said), "and how: {message}");
    assert_eq!(
        player.session().state().record(),
        in_the_middle().state().record(),
        "it is on the table"
    );
    let still = fs::read_to_string(&path).expect("it is there");
    assert_eq!(still, edited, "the file stays as it is");
}

#[test]
fn a_file_that_cannot_be_opened_is_named_and_changes_nothing() {
    let mut player = Player::at(&in_the_middle());
    let before = player.session().state().clone();
    let elsewhere = tempfile::tempdir().expect("a temporary folder");
    let good = elsewhere.path().join("good.ron");
    let file: NamedGame = in_the_middle().save_as("Good");
    write_game(&good, &file, false).expect("it can be written");
    let newer = "(version: 99, content: \"of the future\")".to_owned();
    let mut impossible = file;
    let actions = &mut impossible.game.record.rounds[0].actions;
    let first = actions[0];
    actions.push(first);
    for (name, text, said) in [
        (
            "newer.ron",
            Some(newer),
            "was saved by a newer Nestor Dominoes",
        ),
        (
            "broken.ron",
            Some("?".to_owned()),
            "cannot be opened as a saved game",
        ),
        ("missing.ron", None, "There is no file"),
        ("impossible.ron", None, "cannot be played (hand 1, action "),
    ] {
        let path = elsewhere.path().join(name);
        if let Some(text) = &text {
            fs::write(&path, text).expect("it can be written");
        } else if name == "impossible.ron" {
            write_game(&path, &impossible, false).expect("it can be written");
        }
        player.press_ctrl(Key::O);
        let typed = path.display().to_string();
        field(&mut player, "Folder and name of the file to open", &typed);
        player.click("Open that");
        player.step_until(said, |player| player.reads(said));
        player.settle();
        player.press(Key::Escape);
        if let Some(text) = text {
            let still = fs::read_to_string(&path).expect("it is there");
            assert_eq!(still, text, "the file stays as it is");
        }
    }
    assert_eq!(player.session().state(), &before, "nothing has changed");
}

#[test]
fn restart_deals_the_same_hand_again_and_undo_goes_back() {
    let session = in_the_middle();
    for by_key in [false, true] {
        let mut player = Player::at(&session);
        if by_key {
            player.press(Key::F5);
        } else {
            player.choose("menu-restart-game");
        }
        let rounds = &player.session().state().record().rounds;
        let seed = session.state().record().rounds[0].seed;
        assert_eq!((rounds.len(), rounds[0].seed), (1, seed), "the same deal");
        player.wait_for_nestor();
        player.look();
        player.press_ctrl(Key::Z);
        assert_eq!(player.session().state(), session.state(), "as before");
    }
}

#[test]
fn no_window_stays_before_a_game_that_is_begun_again() {
    let mut player = Player::at(&in_the_middle());
    player.press_ctrl(Key::Comma);
    assert!(player.has_id("settings-tab-basic"), "Settings are open");
    let ctx = player.harness.ctx.clone();
    let state = player.harness.state_mut();
    state.update(&ctx, Command::RestartGame.into());
    player.settle();
    assert!(!player.has_id("settings-tab-basic"), "the table is free");
}

#[test]
fn the_windows_for_saved_games_fit_every_size() {
    for size in SIZES {
        let mut player = Player::at_size(&in_the_middle(), size);
        save(&mut player, &"W".repeat(64));
        for (key, title) in [(Key::S, "Save game"), (Key::O, "Open game")] {
            player.press_ctrl(key);
            if key == Key::O {
                player.step_until("the list", |player| player.reads("All Threes: You "));
            }
            player.settle();
            let window = player.harness.get_by_role_and_label(Role::Dialog, title);
            let window = window.rect();
            assert!(
                window.min.x >= 0.0 && window.max.x <= size[0] && window.max.y <= size[1],
                "{title}: {window:?} in {size:?}"
            );
            player.press(Key::Escape);
        }
    }
}

#[test]
#[cfg(target_os = "linux")]
#[ignore = "it has no dialogs, for another test"]
fn asks_without_dialogs() {
    if super::child::task().is_none() {
        return;
    }
    let mut player = Player::at(&in_the_middle());
    let before = player.session().state().clone();
    for key in [Key::S, Key::O] {
        player.press_ctrl(key);
        player.click("Browse…");
        let said = &say!("saved-not-chosen");
        player.step_until(said, |player| player.reads(said));
        player.settle();
        assert!(player.has_button("Browse…"), "it can be tried again");
        player.press(Key::Escape);
    }
    assert_eq!(player.session().state(), &before, "nothing has changed");
}

#[test]
#[cfg(target_os = "linux")]
fn where_the_system_has_no_dialog_the_window_says_how_to_go_on() {
    let nowhere = tempfile::tempdir().expect("a temporary folder");
    let output = super::child::child("saved::asks_without_dialogs", nowhere.path(), 0)
        .env("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere")
        .env("PATH", nowhere.path())
        .output()
        .expect("it runs");
    let out = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success() && out.contains("1 passed"), "{out}");
}

#[test]
fn files_that_are_handed_over_are_opened_in_their_order() {
    let mut player = Player::new(&preferences(Preset::AllFives), 7);
    let elsewhere = tempfile::tempdir().expect("a temporary folder");
    let path = elsewhere.path().join("mine.nestor");
    write_game(&path, &in_the_middle().save_as("Mine"), false).expect("it can be written");
    // That there is no such file is known long before the other one is read.
    let none = elsewhere.path().join("none.nestor");
    let ctx = player.harness.ctx.clone();
    for file in [path, none] {
        let app = player.harness.state_mut();
        app.update(&ctx, Update::Rung(file));
    }
    player.step_until("a word", |player| {
        player.message().starts_with("There is no file")
    });
    assert_eq!(
        player.session().state(),
        in_the_middle().state(),
        "the first was opened before"
    );
}
