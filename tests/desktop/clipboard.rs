//! Copying and pasting, whatever the program that has the clipboard does.

use std::io::Write as _;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use engine::Name;
use game::store::saved;

use crate::program::Program;
use crate::screen::Screen;
use crate::wait::wait_for;
use crate::{SIZE, seated};

/// More pastes than anybody would wait for if each took as long as the window library waits
/// for a program that hangs.
const PASTES: usize = 6;

/// A picture that stays for so long shows what a key has done.
const MOMENT: Duration = Duration::from_millis(300);

/// The text in the clipboard.
fn copied(screen: &Screen) -> String {
    let output = screen
        .command("xclip")
        .args(["-o", "-selection", "clipboard"])
        .output()
        .expect("xclip starts; it is in the package xclip");
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// Another program, from which a text was copied; it is stopped when this value goes away.
struct Owner(Child);

impl Owner {
    fn of(screen: &Screen, text: &str) -> Self {
        let mut owner = screen
            .command("xclip")
            .args(["-i", "-selection", "clipboard", "-quiet"])
            .stdin(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("xclip starts; it is in the package xclip");
        let mut stdin = owner.stdin.take().expect("it is a pipe");
        stdin.write_all(text.as_bytes()).expect("it is read");
        drop(stdin);
        let owner = Self(owner);
        wait_for("the text", || (copied(screen) == text).then_some(()));
        owner
    }

    /// From now on it answers nobody.
    fn hang(&self) {
        let pid = self.0.id().to_string();
        let status = Command::new("kill").args(["-s", "STOP", &pid]).status();
        assert!(status.is_ok_and(|status| status.success()), "it is stopped");
    }
}

impl Drop for Owner {
    fn drop(&mut self) {
        self.0.kill().ok();
        self.0.wait().ok();
    }
}

#[test]
#[ignore = "needs Xvfb, xdotool and xclip"]
fn a_name_is_pasted_from_another_program_and_copied_for_it() {
    let screen = Screen::start(SIZE);
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let folder = seated(scratch.path());
    let mut program = Program::start(&screen, SIZE, scratch.path(), &["--seed", "7"]);
    let owner = Owner::of(&screen, "from\nelsewhere\n");
    for key in ["ctrl+s", "ctrl+a", "ctrl+v", "Return"] {
        program.key(key);
        screen.settled_picture(MOMENT);
    }
    let name = wait_for("the game to be saved", || {
        let listed = saved::list(&folder);
        listed.ok()?.into_iter().next()?.game.ok()?.file.name
    });
    assert_eq!(Some(name), Name::new("from elsewhere").ok(), "as pasted");
    drop(owner);
    for key in ["ctrl+s", "ctrl+a", "ctrl+c"] {
        program.key(key);
        screen.settled_picture(MOMENT);
    }
    wait_for("the name that is proposed", || {
        copied(&screen).starts_with("All Fives, ").then_some(())
    });
    program.key("ctrl+q");
    assert!(program.wait_for_end().success(), "it ends as it should");
}

#[test]
#[ignore = "needs Xvfb, xdotool and xclip"]
fn a_program_that_hangs_with_the_clipboard_does_not_hang_this_one() {
    let screen = Screen::start(SIZE);
    let scratch = tempfile::tempdir().expect("a temporary folder");
    seated(scratch.path());
    let mut program = Program::start(&screen, SIZE, scratch.path(), &["--seed", "7"]);
    let owner = Owner::of(&screen, "from elsewhere");
    owner.hang();
    program.key("ctrl+s");
    for _ in 0..PASTES {
        program.key("ctrl+v");
    }
    program.key("ctrl+q");
    assert!(program.wait_for_end().success(), "it ends as it should");
}
