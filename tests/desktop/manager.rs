//! The program on a desktop with a window manager: frames, other desktops, windows that are
//! put away, and keys that other windows had.

use std::path::Path;
use std::process::{Child, Stdio};
use std::time::Duration;

use engine::{Preset, Seats};
use game::profile::{Display, Pace, Preferences, WindowPlace};

use crate::screen::Screen;
use crate::wait::wait_for;
use crate::{program_path, put_place, seated, sitting, write_settings};

/// Longer than the program needs to see what it is told.
const MOMENT: Duration = Duration::from_millis(400);

/// A screen with a window manager and the program, which end with this value.
struct Desktop {
    screen: Screen,
    children: Vec<Child>,
    window: String,
}

impl Desktop {
    /// Starts the program in a folder, where one point is so many pixels.
    fn start(size: [u32; 2], scale: &str, root: &Path) -> Self {
        let screen = Screen::of_size(size);
        let mut desktop = Self { screen, children: Vec::new(), window: String::new() };
        let mut openbox = desktop.screen.command("openbox");
        openbox.env("HOME", root).env_remove("XDG_CONFIG_HOME");
        desktop.spawn(openbox);
        wait_for("the window manager", || {
            let desktops = desktop.screen.try_xdotool(&["get_num_desktops"]);
            desktops.ok()
        });
        desktop.open(scale, root);
        desktop
    }

    fn spawn(&mut self, mut command: std::process::Command) {
        command.stdin(Stdio::null()).stdout(Stdio::null());
        command.stderr(Stdio::null());
        let child = command.spawn();
        self.children.push(child.expect("it starts; openbox is in the package openbox"));
    }

    /// Starts the program and waits for its window.
    fn open(&mut self, scale: &str, root: &Path) {
        let mut program = self.screen.command(&program_path());
        program.env("WINIT_X11_SCALE_FACTOR", scale);
        program.arg("--data-dir").arg(root).args(["--seed", "5"]);
        self.spawn(program);
        let search = ["search", "--onlyvisible", "--name", "Nestor Dominoes"];
        self.window = wait_for("the window", || {
            let found = self.screen.try_xdotool(&search).ok()?;
            found.lines().last().map(str::to_owned)
        });
        self.screen.settled_picture(MOMENT);
    }

    /// Left, top, right and bottom of the window without its frame, in pixels.
    fn window(&self) -> [i32; 4] {
        // xdotool counts the frame twice.
        let mut xwininfo = self.screen.command("xwininfo");
        let told = xwininfo.args(["-id", &self.window]).output();
        let told = told.expect("xwininfo starts; it is in the package x11-utils");
        let told = String::from_utf8_lossy(&told.stdout).into_owned();
        let number = |name: &str| {
            let mut lines = told.lines().map(str::trim);
            let number = lines.find_map(|line| line.strip_prefix(name));
            number.and_then(|number| number.trim().parse::<i32>().ok())
        };
        let names = ["Absolute upper-left X:", "Absolute upper-left Y:"];
        let [left, top] = names.map(number);
        let numbers = [left, top, number("Width:"), number("Height:")];
        let [left, top, width, height] = numbers.map(|it| it.expect("a number"));
        [left, top, left + width, top + height]
    }

    fn xdotool(&self, arguments: &[&str]) {
        self.screen.xdotool(arguments);
        self.screen.settled_picture(MOMENT);
    }
}

impl Drop for Desktop {
    fn drop(&mut self) {
        for child in self.children.iter_mut().rev() {
            // It may have ended by itself.
            child.kill().ok();
            child.wait().ok();
        }
    }
}

#[test]
#[ignore = "needs Xvfb, xdotool and openbox"]
fn the_window_fits_every_screen_with_its_frame_the_first_and_one_that_comes_back() {
    let large = WindowPlace {
        size: (2400.0, 1300.0),
        corner: Some((30.0, 20.0)),
        ..WindowPlace::default()
    };
    for (size, scale) in [
        ([1366, 768], "1"),
        ([1280, 720], "1"),
        ([1024, 600], "1"),
        ([800, 480], "1"),
        ([1920, 1080], "1.5"),
        ([1920, 1080], "2"),
    ] {
        for place in [None, Some(large)] {
            let scratch = tempfile::tempdir().expect("a temporary folder");
            seated(scratch.path());
            if let Some(place) = place {
                put_place(scratch.path(), place);
            }
            let desktop = Desktop::start(size, scale, scratch.path());
            let [width, height] = size.map(|length| i32::try_from(length).expect("it is small"));
            // It learns of its frame when it is there, and above it is its title.
            let [left, top, right, bottom] = wait_for("a window that fits", || {
                let [left, top, right, bottom] = desktop.window();
                let fits = left >= 0 && top > 10 && right <= width && bottom <= height;
                fits.then_some([left, top, right, bottom])
            });
            let told = format!("{:?} on {size:?} at {scale}", desktop.window());
            let is_large = right - left > width / 2 && bottom - top > height * 3 / 4;
            assert!(is_large, "{told} is no smaller than it must be");
        }
    }
}

#[test]
#[ignore = "needs Xvfb, xdotool and openbox"]
fn a_window_that_is_put_away_pauses_the_clock_of_its_game() {
    for away in [["windowminimize", ""], ["set_desktop", "1"]] {
        let scratch = tempfile::tempdir().expect("a temporary folder");
        let root = scratch.path();
        let folder = seated(root);
        let preferences = Preferences {
            rules: Preset::FirecrackerFives.rules(Seats::Two),
            display: Display { pace: Pace::Fast, ..Display::default() },
            ..Preferences::default()
        };
        write_settings(&folder, &preferences);
        let desktop = Desktop::start([1280, 900], "1", root);
        // The clock waits for whoever comes to the game.
        let key = |name: &str| desktop.xdotool(&["key", name]);
        key("Return");
        let clock = || {
            let session = wait_for("the game", || sitting(root));
            session.state().time_left().expect("it has a clock")
        };
        let before = clock();
        let arguments = match away {
            [what, ""] => vec![what, &desktop.window],
            [what, to] => vec![what, to],
        };
        desktop.screen.xdotool(&arguments);
        // The pause is kept with the game at once.
        let paused = wait_for("the pause", || Some(clock()).filter(|now| *now < before));
        std::thread::sleep(Duration::from_secs(8));
        desktop.screen.xdotool(&["set_desktop", "0"]);
        desktop.xdotool(&["windowactivate", &desktop.window]);
        key("ctrl+q");
        let last = clock();
        assert!(
            paused.abs_diff(last) < Duration::from_secs(2),
            "{away:?}: {before:?}, then {paused:?}, then {last:?}"
        );
    }
}

#[test]
#[ignore = "needs Xvfb, xdotool and openbox"]
fn a_key_held_since_before_the_window_was_there_answers_nothing() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let root = scratch.path();
    let has_sat_down = || root.join("players").exists();
    let mut desktop = Desktop {
        screen: Screen::of_size([1280, 900]),
        children: Vec::new(),
        window: String::new(),
    };
    let mut openbox = desktop.screen.command("openbox");
    openbox.env("HOME", root);
    desktop.spawn(openbox);
    wait_for("the window manager", || desktop.screen.try_xdotool(&["get_num_desktops"]).ok());
    desktop.screen.xdotool(&["keydown", "Return"]);
    desktop.open("1", root);
    std::thread::sleep(Duration::from_secs(2));
    desktop.screen.xdotool(&["keyup", "Return"]);
    desktop.screen.settled_picture(MOMENT);
    assert!(!has_sat_down(), "the welcome stays");
    desktop.xdotool(&["key", "Return"]);
    wait_for("the player", || has_sat_down().then_some(()));
}

/// The smallest size that the window asks for, in pixels.
fn least_size(desktop: &Desktop) -> [i32; 2] {
    let mut xprop = desktop.screen.command("xprop");
    let told = xprop.args(["-id", &desktop.window, "WM_NORMAL_HINTS"]);
    let told = told.output().expect("xprop starts; it is in x11-utils");
    let told = String::from_utf8_lossy(&told.stdout).into_owned();
    let (_, size) = told.split_once("minimum size: ").expect("there is one");
    let numbers = size.lines().next().unwrap_or_default().split(" by ");
    let numbers: Vec<i32> = numbers.filter_map(|it| it.trim().parse().ok()).collect();
    numbers.try_into().expect("width and height")
}

#[test]
#[ignore = "needs Xvfb, xdotool and openbox"]
fn a_window_can_be_made_lower_than_its_screen_however_large_a_point_is() {
    for (scale, least) in [("1", [360, 380]), ("1.5", [540, 570]), ("2", [720, 760])] {
        let scratch = tempfile::tempdir().expect("a temporary folder");
        seated(scratch.path());
        let desktop = Desktop::start([1920, 1080], scale, scratch.path());
        wait_for("the smallest size", || (least_size(&desktop) == least).then_some(()));
    }
}

#[test]
#[ignore = "needs Xvfb, xdotool, openbox and xrandr"]
fn a_window_follows_when_its_screen_gets_smaller() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    seated(scratch.path());
    let place = WindowPlace { corner: Some((480.0, 200.0)), ..WindowPlace::default() };
    put_place(scratch.path(), place);
    let desktop = Desktop::start([1600, 1000], "1", scratch.path());
    // What fits the window at its start has come to an end.
    std::thread::sleep(Duration::from_secs(5));
    let [left, _, right, _] = desktop.window();
    assert_eq!((left, right - left), (481, 1100), "where it was put");
    let mode = "small 63.5 1024 1072 1176 1328 768 771 775 798";
    for arguments in [
        format!("--newmode {mode}"),
        "--addmode screen small".to_owned(),
        "--output screen --mode small".to_owned(),
    ] {
        let mut xrandr = desktop.screen.command("xrandr");
        let status = xrandr.args(arguments.split(' ')).status();
        let status = status.expect("xrandr starts; it is in the package x11-xserver-utils");
        assert!(status.success(), "xrandr {arguments}: {status}");
    }
    wait_for("a window inside the screen", || {
        let [left, top, right, bottom] = desktop.window();
        (left >= 0 && top > 10 && right <= 1024 && bottom <= 768).then_some(())
    });
}
