//! What a screen reader gets from the running program, over AT-SPI.

use std::path::Path;

use nestor_dominoes::engine::Bone;
use nestor_dominoes::session::YOU;

use crate::screen::Screen;
use crate::table::sitting;
use crate::{SIZE, seated};

#[test]
fn a_screen_reader_finds_the_hand_the_scores_and_the_buttons() {
    let screen = Screen::start(SIZE);
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let folder = seated(scratch.path());
    let runtime = tempfile::tempdir().expect("a temporary folder");
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/desktop/tree.py");
    let output = screen
        .command("dbus-run-session")
        .args(["--", "/usr/bin/python3"])
        .arg(script)
        .arg("You: 0 of 150")
        .arg(env!("CARGO_BIN_EXE_nestor-dominoes"))
        .arg("--data-dir")
        .arg(scratch.path())
        .args(["--seed", "7"])
        .env("XDG_RUNTIME_DIR", runtime.path())
        .output()
        .expect("dbus-run-session starts; it is in the package dbus");
    let said = String::from_utf8_lossy(&output.stdout);
    let errors = String::from_utf8_lossy(&output.stderr);
    let parts: Vec<(&str, &str)> = said
        .lines()
        .filter_map(|line| line.split_once('\t'))
        .collect();
    let session = sitting(&folder).expect("the game has been saved");
    let position = session.state().position().expect("a round is dealt");
    let held: Vec<Bone> = position.hand(YOU).iter().collect();
    let mut heard: Vec<Bone> = parts
        .iter()
        .filter(|(role, _)| role.contains("button"))
        .filter_map(|(_, name)| name.split_once(", ")?.0.parse().ok())
        .collect();
    heard.sort_unstable();
    assert_eq!(heard, held, "the hand, in {said}\n{errors}");
    for words in ["Nestor: 0 of 150", "You: 0 of 150", "Table count", "Game"] {
        assert!(
            parts.iter().any(|(_, name)| name.starts_with(words)),
            "{words} is heard, in {said}"
        );
    }
}
