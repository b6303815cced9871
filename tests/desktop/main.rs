//! The real program on a real screen, worked with a real mouse.
//!
//! Needs Linux, Xvfb, xdotool, xclip, xprop (x11-utils), xrandr (x11-xserver-utils), openbox
//! and faketime, and for what a screen reader gets dbus,
//! at-spi2-core, gir1.2-atspi-2.0 and python3-gi:
//! `cargo test --test desktop -- --ignored`.
#![cfg(target_os = "linux")]

#[path = "../cli/main.rs"]
mod cli;
mod clipboard;
mod ear;
mod manager;
mod program;
mod screen;
mod sound;
mod start;
mod table;
mod wait;

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use engine::{Name, Preset, Seat};
use game::profile::{GameName, MotionSpeed, Pace, Person, Players, Preferences, WindowPlace};
use game::session::{Seeds, Session};
use game::store::{Changes, folders, to_text, write_changes, write_game};
use words::msg;

use program::Program;
use screen::Screen;
use table::{Button, Places, clicks, sitting};
use wait::wait_for;

/// Where the person sits whose profile it is.
pub const YOU: Seat = Seat::ALL[0];

/// The size of the window, in pixels and points.
const SIZE: [u32; 2] = [1100, 760];
/// Longer than anything stays on the table only for a moment.
const ALL_SAID: Duration = Duration::from_secs(4);

#[test]
#[ignore = "needs Xvfb and xdotool"]
fn the_program_opens_a_window_paints_it_and_closes_when_asked() {
    let screen = Screen::start(SIZE);
    let empty = screen.picture();
    assert_eq!(empty.colours(), 1, "there is nothing on an empty screen");
    let scratch = tempfile::tempdir().expect("a temporary folder");
    seated(scratch.path());
    let mut program = Program::start(&screen, SIZE, scratch.path(), &["--seed", "7"]);
    assert_eq!(program.title(), "Nestor Dominoes", "the title");
    let painted = wait_for("the first painted frame", || {
        Some(screen.picture()).filter(|picture| picture.colours() > 2)
    });
    assert_ne!(painted.difference(&empty), None, "something is to be seen");
    program.key("ctrl+q");
    let status = program.wait_for_end();
    assert!(status.success(), "it ends as it should: {status}");
}

#[test]
#[ignore = "needs Xvfb and xdotool"]
fn a_round_is_played_with_the_mouse_and_survives_a_kill_in_the_middle() {
    let screen = Screen::start(SIZE);
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let root = scratch.path();
    let mut preferences = Preferences::default();
    preferences.display.pace = Pace::Fast;
    // Each step is a click of its own, and a click on what still moves only hurries it.
    preferences.display.one_click = false;
    preferences.display.auto_draw = false;
    preferences.display.motion = MotionSpeed::Off;
    assert_eq!(preferences.game(), GameName::ReadyMade(Preset::AllFives), "the game");
    write_settings(&seated(root), &preferences);

    let mut program = Program::start(&screen, SIZE, root, &["--seed", "7"]);
    let start = wait_for("a new game", || sitting(root));
    assert_eq!(start.game().number(), Some(7), "its rounds come from the seed");
    for _ in 0..3 {
        let session = next_turn(root);
        assert!(!round_is_over(&session), "the round is longer than this");
        act(&mut program, &session, root);
    }

    let before = next_turn(root);
    assert!(!round_is_over(&before), "this is the middle of the round");
    program.park_mouse();
    let picture = screen.settled_picture(ALL_SAID);
    let record = program.kept();
    program.kill();

    let mut program = Program::start(&screen, SIZE, root, &[]);
    program.park_mouse();
    wait_for("the table to be painted", || (screen.picture().colours() > 2).then_some(()));
    let after = next_turn(root);
    assert_eq!(after.game(), before.game(), "the very same game");
    assert_eq!(program.kept(), record, "and all that is kept beside it");
    let changed = screen.settled_picture(ALL_SAID).difference(&picture);
    assert_eq!(changed, None, "the same picture; or else where it differs");

    let end = loop {
        let session = next_turn(root);
        if round_is_over(&session) {
            break session;
        }
        act(&mut program, &session, root);
    };
    assert!(end.state().can_deal(), "the round is over, the game is not");

    let old = program.kept();
    let new_hand = Places::look(root, SIZE).of(&Button::Named(msg::TURN_NEW_HAND));
    // The card with the result answers once it has been there for a moment.
    screen.settled_picture(ALL_SAID);
    program.click(new_hand);
    program.wait_for_change(&old);
    let next = wait_for("the next hand", || sitting(root));
    assert_eq!(next.state().rounds().len(), 2, "the next hand is dealt");
    program.key("ctrl+q");
    assert!(program.wait_for_end().success(), "it ends as it should");
}

#[test]
#[ignore = "needs Xvfb and xdotool"]
fn a_second_start_hands_its_game_to_the_window_that_is_open() {
    let screen = Screen::start(SIZE);
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let root = scratch.path();
    seated(root);
    let saved = |number| {
        let fresh = Seeds::from_number(1).source();
        let session = Session::new(&Person::nameless(), Arc::default(), Some(number), fresh);
        let game = session.game_file(Name::new("Mine").ok());
        let path = root.join(format!("game of {number}.nestor"));
        write_game(&path, &game, false).expect("it can be written");
        path.to_str().expect("it is text").to_owned()
    };
    let number = || sitting(root)?.game().number();

    let mut program = Program::start(&screen, SIZE, root, &[&saved(21)]);
    wait_for("the game it was started with", || (number() == Some(21)).then_some(()));
    let second = screen
        .command(&program_path())
        .arg("--data-dir")
        .arg(root)
        .arg(saved(22))
        .output()
        .expect("the program starts");
    assert!(second.status.success(), "it ends at once: {second:?}");
    wait_for("the game of the second start", || (number() == Some(22)).then_some(()));
    program.key("ctrl+q");
    assert!(program.wait_for_end().success(), "it ends as it should");
}

#[test]
#[ignore = "needs Xvfb and xdotool"]
fn a_second_start_that_is_not_answered_leaves_the_first_window_where_others_find_it() {
    let screen = Screen::start(SIZE);
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let root = scratch.path();
    seated(root);
    let mut first = Program::start(&screen, SIZE, root, &["--seed", "7"]);
    wait_for("a game", || sitting(root));
    first.signal("STOP");
    let mut second = Program::start(&screen, SIZE, root, &[]);
    first.signal("CONT");
    second.key("Escape");
    assert!(second.wait_for_end().success(), "it asks, and is told to end");
    let third = screen
        .command(&program_path())
        .arg("--data-dir")
        .arg(root)
        .output()
        .expect("the program starts");
    assert!(third.status.success(), "the first is in front: {third:?}");
    first.must_run();
}

/// The program: the one that was built with these tests, or the one that the
/// variable `NESTOR_DOMINOES` names, as from a package.
fn program_path() -> String {
    let named = std::env::var("NESTOR_DOMINOES");
    named.unwrap_or_else(|_| env!("CARGO_BIN_EXE_nestor-dominoes").to_owned())
}

/// Somebody sits down here without being asked; returns where their files are.
fn seated(root: &Path) -> PathBuf {
    let mut players = Players::default();
    let person = sit_down(&mut players);
    put(root, |changes| changes.put(&(), Arc::new(players)));
    let folder = root.join("players").join(person.folder());
    fs::create_dir_all(&folder).expect("it can be made");
    folder
}

/// The player of the tests.
fn you() -> Person {
    sit_down(&mut Players::default())
}

fn sit_down(players: &mut Players) -> Person {
    let person = players.sit_down(Person::NAMELESS, true);
    person.expect("a name")
}

/// Writes into the database, while the program does not run.
fn put(root: &Path, change: impl FnOnce(&mut Changes)) {
    let mut changes = Changes::default();
    change(&mut changes);
    write_changes(root, &changes).expect("it can be written");
}

/// Writes where the window was.
fn put_place(root: &Path, place: WindowPlace) {
    put(root, |changes| changes.put(&(), Arc::new(place)));
}

/// Writes the settings into a player's folder.
fn write_settings(folder: &Path, preferences: &Preferences) {
    let text = to_text(preferences).expect("it has a text");
    fs::write(folder.join(folders::SETTINGS_FILE), text).expect("it can be written");
}

fn round_is_over(session: &Session) -> bool {
    session.state().turn().is_none()
}

/// Waits until Nestor has done what he has to, and returns how the game stands.
fn next_turn(root: &Path) -> Session {
    wait_for("your turn or the end of the round", || {
        sitting(root).filter(|session| session.person_in_turn().is_some() || round_is_over(session))
    })
}

/// Does the first thing that the rules allow, with the mouse.
fn act(program: &mut Program<'_>, session: &Session, root: &Path) {
    let action = session.actions_of(YOU)[0];
    let old = program.kept();
    let mut places = Places::look(root, SIZE);
    // A bone may be selected already: one that was just drawn is.
    program.key("Escape");
    match &clicks(session, action)[..] {
        [only] => program.click(places.of(only)),
        [bone, end] => {
            program.click_and_see(places.of(bone));
            // Where it would lie is seen only now.
            places.press(bone);
            program.click(places.of(end));
        }
        other => panic!("one or two clicks: {other:?}"),
    }
    program.wait_for_change(&old);
    let done = wait_for("the record", || sitting(root));
    let played = done.state().record().rounds.last().map(|round| &round.actions);
    let at = session.state().record().rounds.last().map_or(0, |round| round.actions.len());
    let played = played.and_then(|actions| actions.get(at));
    assert_eq!(played, Some(&action), "the click did what it should");
}
