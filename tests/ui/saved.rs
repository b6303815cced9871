//! Saving games and opening them.

use std::fs;
use std::path::Path;

use chrono::DateTime;
use egui::Key;
use engine::{GameState, Level, Name, Preset, Rules, Seating, Seats, Seed};
use game::profile::{Opponents, Preferences, Tally};
use game::session::{GameFile, Session};
use game::store::{StartRequest, read_game, write_game};
use nestor_dominoes::app::{Startup, ThreadAnswer, Update};
use nestor_dominoes::command::{FileCommand, GameCommand, WindowKind};
use words::msg;

use super::found::{go_on, session};
use super::notation::{FIRST_HAND, SECOND_HAND, THIRD_DEAL, at};
use super::player::{DOWN_TO_SMALL, House, Player, preferences};

fn in_the_middle() -> Session {
    at(
        &preferences(Preset::AllThrees),
        THIRD_DEAL,
        &format!("{FIRST_HAND} / {SECOND_HAND} / 6-6 6-2@W"),
    )
}

/// What stands in the field for the name.
fn name_typed(player: &Player) -> String {
    player.by_id("save-name").value().unwrap_or_default()
}

/// Saves the game under a name, and waits until it is on disk.
fn save(player: &mut Player, name: &str) {
    player.press_ctrl(Key::S);
    player.retype("save-name", name);
    player.press(Key::Enter);
    let saved = msg::saved_as(name);
    player.step_until("the game to be saved", |player| {
        player.message() == saved && !player.has_id("save-name")
    });
    player.settle();
}

/// Whether a game is in the list.
fn is_listed(player: &Player, name: &str) -> bool {
    let widgets = player.widgets().into_iter();
    let mut rows = widgets.filter(|widget| widget.id.starts_with("open-game-"));
    rows.any(|row| row.label.starts_with(name))
}

/// Opens the list, and waits until a game is in it.
fn list(player: &mut Player, name: &str) {
    player.press_ctrl(Key::O);
    player.step_until("the list", |player| is_listed(player, name));
    player.settle();
}

#[test]
fn a_saved_game_is_opened_from_the_list_at_its_very_position() {
    let session = in_the_middle();
    let mut player = Player::at(&session);
    player.press_ctrl(Key::S);
    let proposed = name_typed(&player);
    assert!(proposed.starts_with("All Threes, "), "{proposed}");
    player.press(Key::Escape);
    save(&mut player, "Rainy Sunday");
    player.press_ctrl(Key::N);
    player.click_id("new-game-start");
    assert_ne!(player.session().state(), session.state(), "another game");

    let mut player = player.restart();
    list(&mut player, "Rainy Sunday");
    player.must_read("Last played: ");
    player.click_id("open-now");
    let opened = msg::saved_opened("Rainy Sunday", "no");
    player.step_until("the game", |player| player.message().contains(&opened));
    player.settle();
    assert_eq!(player.session().state(), session.state(), "the very position");
    player.look();
    let player = player.restart();
    assert_eq!(player.session().state(), session.state(), "and it is kept");
}

#[test]
fn a_saved_game_whose_deals_are_known_says_that_it_will_count_as_played_with_help() {
    let known = msg::NUMBERED_KNOWN.text();
    for goes_on in [false, true] {
        let mut session = in_the_middle();
        let file = session.game_file(Name::new("One").ok());
        if goes_on {
            let mut rng = rand::SeedableRng::seed_from_u64(3);
            go_on(&mut session, &mut rng);
        }
        let mut player = Player::at_size(&session, DOWN_TO_SMALL[0]);
        let saved = player.path().join("saved");
        fs::create_dir_all(&saved).expect("it can be made");
        write_game(&saved.join("one.nestor"), &file, true).expect("it can be written");
        list(&mut player, "One");
        assert_eq!(player.reads(&known), goes_on, "in the list");
        player.click_id("open-now");
        player.step_until("the game", |player| !player.has_id("open-now"));
        player.settle();
        let session = player.session();
        assert_eq!(session.state(), &file_state(&file), "as it was saved");
        assert_eq!(session.help().is_any(), goes_on, "as it was said");
        let told = player.message();
        assert_eq!(told.contains(&known), goes_on, "{told}");
    }
}

#[test]
fn after_an_opened_game_another_begins_with_its_rules_and_against_the_same_level() {
    let file = in_the_middle().game_file(None);
    let others =
        Preferences { opponents: Opponents::nestors(Level::Brutal), ..preferences(Preset::Block) };
    let mut player = Player::new(&others, 7);
    let path = player.path().join("threes.nestor");
    write_game(&path, &file, true).expect("it can be written");
    player.update(FileCommand::OpenGame(Some(path)));
    player.step_until("the game", |player| {
        player.session().state().rules() == file_state(&file).rules()
    });
    player.settle();
    player.command(GameCommand::New);
    player.settle();
    let (before, state) = (file_state(&file), player.session().state().clone());
    assert!(state.record().is_empty(), "a new game");
    assert_eq!(state.rules(), before.rules());
    assert!(state.seating().levels().eq(before.seating().levels()), "as it was played");
}

/// The game in a file.
fn file_state(file: &GameFile) -> GameState {
    file.clone().open().expect("it can be played").state
}

#[test]
fn what_is_typed_takes_the_place_of_the_name_that_is_proposed() {
    let mut player = Player::at(&in_the_middle());
    player.press_ctrl(Key::S);
    player.harness.event(egui::Event::Text("Mine".to_owned()));
    player.settle();
    assert_eq!(name_typed(&player), "Mine", "nothing is left of the proposal");
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
    let row = |player: &Player, name: &str| {
        let rows = player.widgets().into_iter();
        let mut rows = rows.filter(|row| row.label.starts_with(name));
        rows.next().expect("it is in the list").id
    };
    let one = row(&player, "One. ");
    player.click_id(&one);
    player.click_id("open-delete");
    player.must_read(&msg::saved_deleted("One"));
    player.click_id(&one.replace("game", "undo"));
    let two = row(&player, "Two. ");
    player.click_id(&two);
    player.click_id("open-delete");
    assert_eq!(count(), 2, "not yet");
    let house = player.close();
    assert_eq!(count(), 1, "at the end");
    let mut player = Player::open(house, None, DOWN_TO_SMALL[0]);
    list(&mut player, "One");
    assert!(!is_listed(&player, "Two"), "gone");
}

#[test]
fn a_saved_game_that_cannot_be_deleted_is_told() {
    let mut player = Player::at(&in_the_middle());
    save(&mut player, "One");
    let entry = fs::read_dir(player.path().join("saved")).expect("a folder");
    let path = entry.flatten().next().expect("one file").path();
    player.command(FileCommand::DeleteGame(path.clone()));
    fs::remove_file(&path).expect("it is there");
    fs::create_dir(&path).expect("it can be made");
    player.press_ctrl(Key::U);
    super::players::choose_or_make(&mut player, "Ben");
    player.press(Key::Enter);
    let told = msg::file_not_removed("|", "|");
    let told = told.split('|').nth(1).expect("the middle").to_owned();
    player.step_until("why", |player| player.reads(&told));
}

/// The system shows no dialog, or it is closed without a choice.
fn choose_nothing(player: &mut Player, window: WindowKind) {
    let ctx = player.harness.ctx.clone();
    let answer = ThreadAnswer::nothing_chosen(window);
    player.harness.state_mut().update(&ctx, Update::ThreadAnswer(answer));
    player.settle();
}

/// Opens a file whose path is typed.
pub fn open_path(player: &mut Player, path: &Path) {
    player.press_ctrl(Key::O);
    choose_nothing(player, WindowKind::OpenGame);
    player.retype("open-path", &path.display().to_string());
    player.click_id("open-path-now");
}

#[test]
fn a_game_is_saved_and_opened_as_a_file_anywhere() {
    let session = in_the_middle();
    let mut player = Player::at(&session);
    let elsewhere = tempfile::tempdir().expect("a temporary folder");
    let path = elsewhere.path().join("my game");
    player.press_ctrl(Key::S);
    assert!(!player.has_id("save-path"), "a dialog comes first");
    choose_nothing(&mut player, WindowKind::SaveGame);
    player.retype("save-path", &path.display().to_string());
    player.click_id("save-path-now");
    let path = path.with_extension("nestor");
    let saved = msg::saved_as_file(path.display().to_string());
    player.step_until("the game to be saved", |player| player.message() == saved);
    let kept = read_game(&path).expect("it is there").game;
    assert_eq!(&kept.state, session.state(), "the game");

    player.settle();
    player.press_ctrl(Key::S);
    choose_nothing(&mut player, WindowKind::SaveGame);
    player.retype("save-path", &path.display().to_string());
    player.click_id("save-path-now");
    let refused = msg::file_exists(path.display().to_string());
    player.step_until("a refusal", |player| player.reads(&refused));
    player.settle();
    player.press(Key::Escape);

    player.press_ctrl(Key::N);
    player.click_id("new-game-start");
    open_path(&mut player, &path);
    player.step_until("the game", |player| player.session().state() == session.state());
}

#[test]
fn a_double_click_opens_and_the_search_finds_by_any_word() {
    let session = in_the_middle();
    let mut player = Player::at(&session);
    save(&mut player, "Rainy Sunday");
    save(&mut player, "Close one");
    list(&mut player, "Close one");
    player.press_ctrl(Key::F);
    player.harness.event(egui::Event::Text("threes rainy".to_owned()));
    player.settle();
    assert!(!player.has_id("open-game-0"), "it has not both words");
    player.double_click_id("open-game-1");
    let opened = msg::saved_opened("Rainy Sunday", "yes");
    player.step_until("the game", |player| player.message().contains(&opened));
}

#[test]
fn a_saved_game_on_the_command_line_is_opened_once_somebody_sits_down() {
    let elsewhere = tempfile::tempdir().expect("a temporary folder");
    let path = elsewhere.path().join("mine.nestor");
    write_game(&path, &in_the_middle().game_file(Name::new("Mine").ok()), false)
        .expect("it can be written");
    let wish = || Startup { file: Some(path.clone()), ..Startup::default() };
    let house = Player::at(&session(&preferences(Preset::AllFives), 7)).close();
    let mut player = Player::started(house, wish(), [1100.0, 760.0]);
    player.step_until("the game", |player| player.session().state() == in_the_middle().state());
    player.press_ctrl(Key::Z);
    assert_ne!(
        player.session().state(),
        in_the_middle().state(),
        "the game that lay there comes back"
    );

    // The form asks who plays.
    let mut player = Player::started(House::empty(), wish(), [1100.0, 760.0]);
    player.press(Key::Enter);
    player.step_until("the game", |player| player.session().state() == in_the_middle().state());

    fs::remove_file(&path).expect("it was there");
    let mut player = Player::started(player.close(), wish(), [1100.0, 760.0]);
    let missing = msg::file_unreadable(path.display().to_string(), msg::SYSTEM_MISSING.text());
    player.step_until("a word", |player| player.message().ends_with(&missing));
}

/// What `arena play` saves: a game of Nestors alone.
#[test]
fn a_game_that_nestor_played_against_himself_is_opened_and_reviewed() {
    let rules = Rules { target: Some(30), ..Preset::AllFives.rules(Seats::Two) };
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
    let file = GameFile::of_record(game.record().clone(), "game-1", DateTime::UNIX_EPOCH);
    let elsewhere = tempfile::tempdir().expect("a temporary folder");
    let path = elsewhere.path().join("game-1.nestor");
    write_game(&path, &file, false).expect("it can be written");
    let wish = Startup { file: Some(path), ..Startup::default() };
    let house = Player::at(&session(&preferences(Preset::AllFives), 7)).close();
    let mut player = Player::started(house, wish, [1100.0, 760.0]);
    player.step_until("the game", |player| *player.session().state() == game);
    player.choose("menu-review");
    assert!(player.has_id("review-close"), "it is looked back at");
    player.wait_for("analysis-chart");
    let (tally, history) = (player.session().tally(), player.session().history());
    assert_eq!(*tally, Tally::default(), "nobody's game is counted");
    assert!(history.games().is_empty(), "nobody's game is counted");
}

#[test]
fn a_game_that_was_changed_since_it_was_saved_is_opened_and_that_is_said() {
    let mut player = Player::at(&in_the_middle());
    let elsewhere = tempfile::tempdir().expect("a temporary folder");
    let path = elsewhere.path().join("mine.ron");
    let file: GameFile = in_the_middle().game_file(Name::new("Rainy Sunday").ok());
    write_game(&path, &file, false).expect("it can be written");
    let text = fs::read_to_string(&path).expect("it can be read");
    let edited = text.replacen("Rainy Sunday", "Rainy Monday", 1);
    fs::write(&path, &edited).expect("it can be written");
    open_path(&mut player, &path);
    let said = msg::notice_saved_game_changed(path.display().to_string());
    player.step_until("a word", |player| player.reads(&said));
    let message = player.message();
    let opened = msg::saved_opened("Rainy Monday", "no");
    assert!(message.starts_with(&opened), "what: {message}");
    assert!(message.contains(&said), "and how: {message}");
    assert_eq!(
        player.session().state().record(),
        in_the_middle().state().record(),
        "it is on the table"
    );
    let still = fs::read_to_string(&path).expect("it is there");
    assert_eq!(still, edited, "the file stays as it is");
}

/// What is said of a file with this path.
type Said = fn(String) -> String;

#[test]
fn a_file_that_cannot_be_opened_is_named_and_changes_nothing() {
    let mut player = Player::at(&in_the_middle());
    let before = player.session().state().clone();
    let elsewhere = tempfile::tempdir().expect("a temporary folder");
    let good = elsewhere.path().join("good.ron");
    let file: GameFile = in_the_middle().game_file(Name::new("Good").ok());
    write_game(&good, &file, false).expect("it can be written");
    let newer = "(version: 99, content: \"of the future\")".to_owned();
    let mut record = file.game.record().clone();
    let actions = &mut record.rounds[0].actions;
    let first = actions[0];
    actions.push(first);
    let impossible = GameFile::of_record(record, "Impossible", file.saved);
    let why_not: Said = |path| msg::game_file_impossible(path);
    for (name, text, said) in [
        (
            "newer.ron",
            Some(newer),
            (|path| msg::file_unreadable(path, msg::UNREADABLE_NEWER.text())) as Said,
        ),
        ("broken.ron", Some("?".to_owned()), |path| msg::file_unreadable(path, "|")),
        ("missing.ron", None, |path| msg::file_unreadable(path, msg::SYSTEM_MISSING.text())),
        ("impossible.ron", None, why_not),
    ] {
        let path = elsewhere.path().join(name);
        let said = said(path.display().to_string());
        // Of the reason only the beginning is known.
        let said = said.split('|').next().unwrap_or_default();
        if let Some(text) = &text {
            fs::write(&path, text).expect("it can be written");
        } else if name == "impossible.ron" {
            write_game(&path, &impossible, false).expect("it can be written");
        }
        open_path(&mut player, &path);
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
    player.command(GameCommand::Restart);
    assert!(!player.has_id("settings-tab-basic"), "the table is free");
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
    for (key, asks, path) in
        [(Key::S, "save-as-file", "save-path"), (Key::O, "open-from-file", "open-path")]
    {
        player.press_ctrl(key);
        player.click_id(asks);
        player.wait_for(path);
        player.settle();
        player.must_read(&msg::SAVED_NOT_CHOSEN.text());
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
    write_game(&path, &in_the_middle().game_file(Name::new("Mine").ok()), false)
        .expect("it can be written");
    // That there is no such file is known long before the other one is read.
    let none = elsewhere.path().join("none.nestor");
    let ctx = player.harness.ctx.clone();
    for file in [path, none.clone()] {
        let app = player.harness.state_mut();
        app.update(&ctx, Update::StartRequest(StartRequest::Open(file)));
    }
    let missing = msg::file_unreadable(none.display().to_string(), msg::SYSTEM_MISSING.text());
    player.step_until("a word", |player| player.message().ends_with(&missing));
    assert_eq!(player.session().state(), in_the_middle().state(), "the first was opened before");
}

#[test]
fn a_file_that_is_handed_over_waits_until_the_name_of_a_saved_game_is_typed() {
    let mut player = Player::new(&preferences(Preset::AllFives), 7);
    let before = player.session().state().clone();
    let elsewhere = tempfile::tempdir().expect("a temporary folder");
    let path = elsewhere.path().join("mine.nestor");
    let handed = in_the_middle();
    let game = handed.game_file(Name::new("Mine").ok());
    write_game(&path, &game, false).expect("it can be written");
    player.press_ctrl(Key::S);
    player.retype("save-name", "Rainy Sun");
    let ctx = player.harness.ctx.clone();
    let app = player.harness.state_mut();
    app.update(&ctx, Update::StartRequest(StartRequest::Open(path)));
    player.rest();
    assert_eq!(name_typed(&player), "Rainy Sun", "the name stays");
    player.type_into("save-name", "day");
    player.press(Key::Enter);
    player.step_until("the other game", |player| player.session().state() == handed.state());
    list(&mut player, "Rainy Sunday");
    player.click_id("open-now");
    player.step_until("the saved game", |player| player.session().state() == &before);
}

#[test]
fn a_saved_game_gets_another_name_in_the_list_and_escape_leaves_it_as_it_is() {
    let mut player = Player::at(&in_the_middle());
    save(&mut player, "Rainy Sunday");
    list(&mut player, "Rainy Sunday");
    player.click_id("open-rename");
    player.by_id("open-name").type_text("No, not so");
    player.press(Key::Escape);
    assert!(player.has_id("open-rename"), "the window stays open");
    player.must_read("Rainy Sunday");
    player.click_id("open-rename");
    player.retype("open-name", "Sunny Monday");
    player.press(Key::Enter);
    player.step_until("the new name", |player| is_listed(player, "Sunny Monday"));
    assert!(!is_listed(&player, "Rainy Sunday"), "one name");
    let mut player = player.restart();
    list(&mut player, "Sunny Monday");
}

/// Types another name for the game that is chosen in the list.
fn rename(player: &mut Player, name: &str) {
    player.click_id("open-rename");
    player.retype("open-name", name);
}

#[test]
fn a_name_that_is_typed_is_kept_wherever_the_keyboard_goes() {
    let mut player = Player::at(&in_the_middle());
    save(&mut player, "Rainy Sunday");
    list(&mut player, "Rainy Sunday");
    rename(&mut player, "Sunny Monday");
    player.press(Key::Tab);
    player.step_until("the new name", |player| player.reads("Sunny Monday"));
    assert!(!player.has_id("open-name"), "the field is gone");
}

#[test]
fn no_two_saved_games_get_one_name() {
    let taken = msg::saved_name_taken("rainy sunday");
    let mut player = Player::at(&in_the_middle());
    save(&mut player, "Rainy Sunday");
    save(&mut player, "Sunny Monday");
    player.press_ctrl(Key::S);
    player.retype("save-name", "rainy sunday");
    player.step_until("that it is taken", |player| player.reads(&taken));
    player.press(Key::Enter);
    assert!(player.has_id("save-name"), "it is not saved");
    player.press(Key::Escape);
    list(&mut player, "Sunny Monday");
    // Saved at the same time, the first by its file comes first.
    rename(&mut player, "sunny monday");
    player.must_read(&msg::saved_name_taken("sunny monday"));
    player.press(Key::Enter);
    assert!(player.has_id("open-name"), "it stays to be put right");
    player.must_read("Rainy Sunday");
}

#[test]
fn a_rename_that_fails_says_so_and_nothing_of_saving() {
    let mut player = Player::at(&in_the_middle());
    save(&mut player, "Rainy Sunday");
    let file = player.path().join("saved").join("rainy-sunday-1.nestor");
    let text = fs::read_to_string(&file).expect("it was saved");
    let changed = text.replacen("Rainy Sunday", "Rainy Sundae", 1);
    fs::write(&file, &changed).expect("it can be written");
    list(&mut player, "Rainy Sundae");
    rename(&mut player, "Sunny Monday");
    player.press(Key::Enter);
    let why = msg::game_file_not_renamed(msg::UNREADABLE_DAMAGED.text());
    player.step_until("why not", |player| player.reads(&why));
    assert!(!player.has_id("open-path"), "no path is asked for");
    let still = fs::read_to_string(&file).expect("it is there");
    assert_eq!(still, changed, "it can be seen that it was changed");
}

#[test]
fn a_game_whose_file_is_gone_leaves_the_list_when_it_is_renamed() {
    let mut player = Player::at(&in_the_middle());
    save(&mut player, "Rainy Sunday");
    list(&mut player, "Rainy Sunday");
    let file = player.path().join("saved").join("rainy-sunday-1.nestor");
    fs::remove_file(&file).expect("it was saved");
    rename(&mut player, "Sunny Monday");
    player.press(Key::Enter);
    let none = msg::SAVED_NONE.text();
    player.step_until("that it is gone", |player| player.reads(&none));
}

#[test]
fn a_folder_that_cannot_be_read_is_not_called_empty() {
    let mut player = Player::at(&in_the_middle());
    let folder = player.path().join("saved");
    fs::write(&folder, "in the way").expect("it can be written");
    player.press_ctrl(Key::O);
    let why = msg::folder_unreadable(folder.display().to_string(), msg::SYSTEM_NOT_A_FOLDER.text());
    player.step_until("why not", |player| player.reads(&why));
    assert!(!player.reads(&msg::SAVED_NONE.text()) && !player.has_id("open-save-this"));
    player.press(Key::Escape);
    fs::remove_file(&folder).expect("it is there");
    player.press_ctrl(Key::O);
    let none = msg::SAVED_NONE.text();
    player.step_until("the list", |player| player.reads(&none));
}

#[test]
fn the_name_that_is_proposed_has_no_year_and_the_buttons_are_as_high() {
    let mut player = Player::at(&in_the_middle());
    player.press_ctrl(Key::S);
    let name = name_typed(&player);
    assert!(name.starts_with("All Threes, "), "{name}");
    assert!(!name.contains(':') && name.len() < 20, "{name}");
    let [save, cancel] = ["save-now", "save-cancel"].map(|id| player.by_id(id).rect());
    assert_eq!((save.height(), cancel.height()), (44.0, 44.0));
}

#[test]
fn a_name_that_is_proposed_is_free() {
    let mut player = Player::at(&in_the_middle());
    let mut names = Vec::new();
    for count in 1..=3 {
        player.press_ctrl(Key::S);
        player.step_until("a free name", |player| !names.contains(&name_typed(player)));
        names.push(name_typed(&player));
        player.press(Key::Enter);
        let saved = msg::saved_as(names.last().map_or("", String::as_str));
        player.step_until("the game to be saved", |player| {
            player.message() == saved && !player.has_id("save-name")
        });
        player.settle();
        let saved = fs::read_dir(player.path().join("saved")).expect("it is there");
        assert_eq!(saved.count(), count, "{names:?}");
    }
}

#[test]
fn a_name_of_which_nothing_is_to_be_seen_is_none() {
    let mut player = Player::at(&in_the_middle());
    player.press_ctrl(Key::S);
    // Which characters these are is tested where names are made: the font of tests has few.
    for name in ["\u{ad}", "\u{200b}\u{ad}"] {
        player.retype("save-name", name);
        let save = player.is_off("save-now");
        assert!(save, "{name:?}");
    }
}

#[test]
fn why_a_game_was_not_opened_is_told_until_one_is() {
    let session = in_the_middle();
    let mut player = Player::at(&session);
    let nowhere = player.path().join("nowhere.nestor");
    let there = player.path().join("there.nestor");
    write_game(&there, &session.game_file(Name::new("There").ok()), true)
        .expect("it can be written");
    let wrong = "nowhere.nestor can’t be opened";
    player.command(FileCommand::OpenGame(Some(nowhere)));
    player.step_until("the reason", |player| player.reads(wrong));
    player.command(FileCommand::OpenGame(Some(there)));
    let opened = msg::saved_opened("There", "no");
    player.step_until("the game", |player| player.message().contains(&opened));
    player.settle();
    assert!(!player.message().contains(wrong), "{}", player.message());
    player.press_ctrl(Key::O);
    player.settle();
    assert!(!player.reads(wrong), "nor in the window");
}
