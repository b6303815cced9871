//! The real program on a real screen, worked with a real mouse.
//!
//! Needs Linux, Xvfb and xdotool:
//! `cargo test --release --features desktop-tests --test desktop`.
#![cfg(feature = "desktop-tests")]

mod program;
mod screen;
mod wait;

use program::Program;
use screen::Screen;
use wait::wait_for;

/// The size of screen and window, in pixels and points.
const SIZE: [u32; 2] = [1100, 760];

#[test]
fn the_program_opens_a_window_paints_it_and_closes_when_asked() {
    let screen = Screen::start(SIZE);
    let empty = screen.settled_picture();
    assert_eq!(empty.colours(), 1, "there is nothing on an empty screen");
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let mut program = Program::start(&screen, SIZE, scratch.path(), &["--seed", "7"]);
    assert_eq!(program.title(), "Nestor Dominoes", "the title");
    let painted = wait_for("the first painted frame", || {
        Some(screen.picture()).filter(|picture| picture.colours() > 2)
    });
    assert!(painted.difference(&empty) > 0, "something is to be seen");
    program.key("ctrl+q");
    let status = program.wait_for_end();
    assert!(status.success(), "it ends as it should: {status}");
}
