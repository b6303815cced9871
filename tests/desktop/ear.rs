//! What a screen reader gets from the running program, over AT-SPI.

use std::path::Path;
use std::sync::Arc;

use engine::{Bone, Name};
use game::session::{Seeds, Session};
use game::store::{changes, write_changes};

use crate::YOU;
use crate::screen::Screen;
use crate::table::sitting;
use crate::{SIZE, seated, you};

/// The deals come from this number.
const SEED: u64 = 7;

/// A part of the window, as it is heard.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Part {
    role: String,
    name: String,
    description: String,
    is_modal: bool,
}

/// What is heard of the program with its files in a folder, once the buttons
/// but the last of `names` were pressed and the last is to be heard.
fn heard(folder: &Path, names: &[&str]) -> Vec<Part> {
    let screen = Screen::start(SIZE);
    let runtime = tempfile::tempdir().expect("a temporary folder");
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/desktop/tree.py");
    let output = screen
        .command("dbus-run-session")
        .args(["--", "/usr/bin/python3"])
        .arg(script)
        .args(names)
        .args(["--", &crate::program_path(), "--data-dir"])
        .arg(folder)
        .args(["--seed", &SEED.to_string()])
        .env("XDG_RUNTIME_DIR", runtime.path())
        .output()
        .expect("dbus-run-session starts; it is in the package dbus");
    let said = String::from_utf8_lossy(&output.stdout);
    let errors = String::from_utf8_lossy(&output.stderr);
    let part = |line: &str| match line.split('\t').collect::<Vec<_>>()[..] {
        [role, name, description, modal] => Some(Part {
            role: role.to_owned(),
            name: name.to_owned(),
            description: description.to_owned(),
            is_modal: modal == "modal",
        }),
        _ => None,
    };
    let parts: Vec<_> = said.lines().filter_map(part).collect();
    let last = names.last().expect("something is to be heard");
    let is_there = parts.iter().any(|part| part.name.contains(last));
    assert!(is_there, "{last} is heard, in {said}\n{errors}");
    parts
}

#[test]
#[ignore = "needs Xvfb and xdotool"]
fn a_screen_reader_finds_the_window_the_hand_the_scores_and_the_buttons() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    seated(scratch.path());
    // The program is ended at once, perhaps before it has saved its game: the
    // same deal lies there already.
    let name = Name::new("You").expect("a name");
    let fresh = Seeds::default().source();
    let session = Session::new(&name, Arc::default(), Some(SEED), fresh);
    let state = changes(you().id(), None, session.shared_state());
    write_changes(scratch.path(), &state).expect("it can be written");
    let parts = heard(scratch.path(), &["You: 0 of 150"]);
    let session = sitting(scratch.path()).expect("the game has been saved");
    let position = session.state().position().expect("a round is dealt");
    let held: Vec<Bone> = position.hand(YOU).iter().collect();
    let mut bones: Vec<Bone> = parts
        .iter()
        .filter(|part| part.role.contains("button"))
        .filter_map(|part| part.name.split_once(", ")?.0.parse().ok())
        .collect();
    bones.sort_unstable();
    assert_eq!(bones, held, "the hand, in {parts:?}");
    for words in ["Nestor: 0 of 150", "You: 0 of 150", "Table count", "Game"] {
        assert!(
            parts.iter().any(|part| part.name.starts_with(words)),
            "{words} is heard, in {parts:?}"
        );
    }
    let frame = parts.iter().find(|part| part.role == "frame");
    let frame = frame.expect("the program has a window");
    assert_eq!(frame.name, "Nestor Dominoes", "the window's title");
    assert!(!parts.iter().any(|part| part.is_modal), "all can be done");
}

#[test]
#[ignore = "needs Xvfb and xdotool"]
fn a_screen_reader_hears_what_each_list_is_set_to() {
    for (pressed, lists) in [
        (
            &["Edit", "Settings…", "Rules", "Later leads"][..],
            &[("Later leads", "Heaviest doublet")][..],
        ),
        (&["Edit", "Settings…", "Nestor’s level"], &[("Nestor’s level", "Beginner")]),
    ] {
        let scratch = tempfile::tempdir().expect("a temporary folder");
        seated(scratch.path());
        let parts = heard(scratch.path(), pressed);
        let heard = parts.iter().filter(|part| part.role == "combo box");
        let heard: Vec<_> = heard.map(|part| (&part.name[..], &part.description[..])).collect();
        for list in lists {
            assert!(heard.contains(list), "{list:?} is heard, in {heard:?}");
        }
    }
}

#[test]
#[ignore = "needs Xvfb and xdotool"]
fn a_screen_reader_hears_that_a_question_must_be_answered() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let parts = heard(scratch.path(), &["Show me how (2 minutes)"]);
    let modal: Vec<_> = parts.iter().filter(|part| part.is_modal).collect();
    let [form] = modal[..] else {
        panic!("one dialog must be answered: {modal:?}");
    };
    assert_eq!(
        (&form.role[..], &form.name[..]),
        ("dialog", "Welcome to Nestor Dominoes"),
        "the form"
    );
}
