//! The real program in a real window.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::Duration;

use game::session::State;

use crate::screen::Screen;
use crate::table::kept;
use crate::wait::wait_for;

/// A picture that stays for so long has stopped moving.
const MOMENT: Duration = Duration::from_millis(300);

/// The program, running in a window at the upper left of the screen; it is
/// stopped when this value goes away.
pub struct Program<'s> {
    screen: &'s Screen,
    process: Child,
    window: String,
    data_dir: PathBuf,
}

impl<'s> Program<'s> {
    /// Starts the program and waits for its window, which is then moved to the
    /// upper left corner and given a size in pixels.
    pub fn start(
        screen: &'s Screen,
        [width, height]: [u32; 2],
        data_dir: &Path,
        more_arguments: &[&str],
    ) -> Self {
        let process = screen
            .command(&crate::program_path())
            .arg("--data-dir")
            .arg(data_dir)
            .args(more_arguments)
            .stdin(Stdio::null())
            .spawn()
            .expect("the program starts");
        let mut program =
            Self { screen, process, window: String::new(), data_dir: data_dir.to_owned() };
        let pid = program.process.id().to_string();
        program.window = wait_for("the window", || {
            program.must_run();
            let found = screen.try_xdotool(&["search", "--onlyvisible", "--pid", &pid]).ok()?;
            found.lines().last().map(str::to_owned)
        });
        let window = program.window.clone();
        let (width, height) = (width.to_string(), height.to_string());
        screen.xdotool(&["windowmove", &window, "0", "0"]);
        screen.xdotool(&["windowsize", &window, &width, &height]);
        let expected = [
            "X=0".to_owned(),
            "Y=0".to_owned(),
            format!("WIDTH={width}"),
            format!("HEIGHT={height}"),
        ];
        wait_for("the window to be in its place", || {
            program.must_run();
            let geometry = screen.xdotool(&["getwindowgeometry", "--shell", &window]);
            let is_there = |wanted: &String| geometry.lines().any(|line| line == wanted);
            expected.iter().all(is_there).then_some(())
        });
        screen.xdotool(&["windowfocus", "--sync", &window]);
        // A key that is down while the window learns that it has the keyboard is meant for
        // another one: it has learned of it once it has painted itself.
        wait_for("the window to be painted", || {
            program.must_run();
            (screen.settled_picture(MOMENT).colours() > 2).then_some(())
        });
        program
    }

    /// The name that the window bears.
    pub fn title(&self) -> String {
        self.screen.xdotool(&["getwindowname", &self.window])
    }

    /// Moves the mouse to a place in the window.
    pub fn point_at(&mut self, (x, y): (i32, i32)) {
        self.must_run();
        let (x, y) = (x.to_string(), y.to_string());
        self.screen.xdotool(&["mousemove", "--window", &self.window, &x, &y]);
    }

    /// Moves the mouse to a place in the window and clicks there, as a hand
    /// would: the mouse arrives and rests, its left button goes down and up.
    pub fn click(&mut self, place: (i32, i32)) {
        self.point_at(place);
        self.screen.settled_picture(MOMENT);
        self.screen.xdotool(&["mousedown", "1", "sleep", "0.05", "mouseup", "1"]);
    }

    /// Clicks where that is to be seen at once, and waits until it is.
    pub fn click_and_see(&mut self, place: (i32, i32)) {
        self.point_at(place);
        let before = self.screen.settled_picture(MOMENT);
        self.click(place);
        wait_for("the click to be seen", || {
            self.must_run();
            (self.screen.picture() != before).then_some(())
        });
        self.screen.settled_picture(MOMENT);
    }

    /// Moves the mouse off the window, where it is not to be seen.
    pub fn park_mouse(&mut self) {
        self.must_run();
        let [right, bottom] = self.screen.corner();
        self.screen.xdotool(&["mousemove", &right.to_string(), &bottom.to_string()]);
    }

    /// Presses a key, named as xdotool names it: `Return`, `ctrl+q`.
    pub fn key(&mut self, name: &str) {
        self.must_run();
        // Without a window named: a real key press, which goes to the one in focus.
        self.screen.xdotool(&["key", name]);
    }

    /// What is kept of the player, as soon as something is.
    pub fn kept(&self) -> State {
        wait_for("a state", || kept(&self.data_dir))
    }

    /// Waits until something else is kept of the player.
    pub fn wait_for_change(&mut self, old: &State) {
        wait_for("another state", || {
            self.must_run();
            kept(&self.data_dir).filter(|state| state != old)
        });
    }

    /// Sends the program a signal.
    pub fn signal(&mut self, name: &str) {
        self.must_run();
        let kill = Command::new("kill").args(["-s", name, &self.process.id().to_string()]).status();
        assert!(kill.expect("kill is there").success(), "{name}");
    }

    /// Stops the program with SIGKILL, in the middle of whatever it does.
    pub fn kill(mut self) {
        self.must_run();
        self.process.kill().expect("it can be killed");
        let status = self.process.wait().expect("it has stopped");
        assert!(!status.success(), "killed, not ended: {status}");
    }

    /// Waits until the program has ended by itself.
    pub fn wait_for_end(&mut self) -> ExitStatus {
        wait_for("the program to end", || self.process.try_wait().expect("it can be asked"))
    }

    /// Fails at once, and not after long waiting, if the program has ended.
    pub fn must_run(&mut self) {
        let ended = self.process.try_wait().expect("it can be asked");
        assert!(ended.is_none(), "the program has ended: {ended:?}");
    }
}

impl Drop for Program<'_> {
    fn drop(&mut self) {
        // It may have stopped by itself.
        self.process.kill().ok();
        self.process.wait().ok();
    }
}
