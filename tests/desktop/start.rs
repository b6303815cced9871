//! Whatever the machine is like, the program opens its window or says why not.

use std::fs::{self, File, Permissions};
use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _, symlink};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use game::profile::WindowPlace;
use game::store::DATABASE_FILE;
use words::msg;

use crate::screen::Screen;
use crate::wait::wait_for;
use crate::{SIZE, program_path, put_place, seated};

/// Puts something in the place of a file.
type Make = fn(&Path);

/// Starts the program, by way of `command`, in a folder of its own.
fn spawn(mut command: Command, root: &Path) -> Child {
    command
        .arg("--data-dir")
        .arg(root)
        .args(["--seed", "7"])
        .stdin(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it starts")
}

/// What has become of a start.
enum Start {
    /// The window, as xdotool knows it.
    Opened(String),
    /// What was said in its place.
    Messages(String),
}

/// Waits until there is a window or the program has ended, with a failure that
/// is no breakdown.
fn outcome(screen: &Screen, child: &mut Child) -> Start {
    // There is nothing else on the screen; what starts the program may be there
    // beside it, with the number that is known.
    let ended = wait_for("a window or the end", || {
        let search = ["search", "--onlyvisible", "--name", "Nestor Dominoes"];
        if let Ok(found) = screen.try_xdotool(&search) {
            return found.lines().last().map(|window| Ok(window.to_owned()));
        }
        child.try_wait().expect("it can be asked").map(Err)
    });
    match ended {
        Ok(window) => Start::Opened(window),
        Err(status) => {
            let stderr = child.stderr.take().expect("it is a pipe");
            let said = std::io::read_to_string(stderr).expect("it is text");
            assert_eq!(status.code(), Some(1), "it ends as it should: {said}");
            Start::Messages(said)
        }
    }
}

/// Waits until no window is left of a program that has ended.
fn wait_for_bare_screen(screen: &Screen) {
    wait_for("the window to go", || {
        let search = ["search", "--onlyvisible", "--name", "Nestor Dominoes"];
        screen.try_xdotool(&search).err()
    });
}

/// Requires that a window opens, and closes it.
fn must_open(screen: &Screen, mut child: Child, what: &str) {
    match outcome(screen, &mut child) {
        Start::Opened(window) => {
            screen.xdotool(&["windowfocus", "--sync", &window]);
            screen.xdotool(&["key", "ctrl+q"]);
            let status = wait_for("the end", || child.try_wait().expect("it can be asked"));
            assert!(status.success(), "{what}: it ends as it should: {status}");
            wait_for_bare_screen(screen);
        }
        Start::Messages(said) => panic!("{what}: {said}"),
    }
}

#[test]
#[ignore = "needs Xvfb and xdotool"]
fn whatever_is_kept_of_the_window_it_opens() {
    let screen = Screen::start(SIZE);
    for (what, size, zoom) in [
        ("zoom 0", (1100.0, 760.0), 0.0),
        ("no number", (1100.0, f32::NAN), f32::NAN),
        ("a large zoom", (1100.0, 760.0), 1e9),
        ("a large size", (1e9, 1e9), 1.0),
    ] {
        let scratch = tempfile::tempdir().expect("a temporary folder");
        seated(scratch.path());
        put_place(scratch.path(), place(size, zoom));
        let child = spawn(screen.command(&program_path()), scratch.path());
        must_open(&screen, child, what);
    }
}

#[test]
#[ignore = "needs Xvfb and xdotool"]
fn whatever_is_in_the_place_of_the_database_stays_and_the_window_opens() {
    let screen = Screen::start(SIZE);
    let foreign: [(&str, Make); 5] = [
        ("what another library kept", |path| {
            let text = "{\"egui\":\"(options:(zoom_factor:0.0))\"}";
            fs::write(path, text).expect("it can be written");
        }),
        ("zeros without end", |path| {
            symlink("/dev/zero", path).expect("it can be made");
        }),
        ("a pipe", |path| {
            let made = Command::new("mkfifo").arg(path).status();
            assert!(made.is_ok_and(|status| status.success()), "it is made");
        }),
        ("a folder", |path| {
            fs::create_dir(path).expect("it can be made");
        }),
        ("too much", |path| {
            let file = File::create(path).expect("it can be made");
            file.set_len(1 << 40).expect("it can be as long");
        }),
    ];
    for (what, make) in foreign {
        let scratch = tempfile::tempdir().expect("a temporary folder");
        let path = scratch.path().join(DATABASE_FILE);
        make(&path);
        let found = |path: &Path| {
            let found = path.symlink_metadata().expect("it is there");
            (found.file_type(), found.len(), found.ino())
        };
        let before = found(&path);
        let child = spawn(screen.command(&program_path()), scratch.path());
        must_open(&screen, child, what);
        // A file that is no database is put aside.
        let aside = scratch.path().join(format!("{DATABASE_FILE}.broken-1"));
        let stays = if aside.exists() { aside } else { path };
        assert_eq!(found(&stays), before, "{what} stays");
    }
}

/// A place of the window at the lower right.
fn place(size: (f32, f32), zoom: f32) -> WindowPlace {
    WindowPlace { size, corner: Some((900.0, 700.0)), maximized: false, zoom }
}

#[test]
#[ignore = "needs Xvfb and xdotool"]
fn a_window_from_a_large_screen_fits_a_small_one() {
    let screen = Screen::start(SIZE);
    let scratch = tempfile::tempdir().expect("a temporary folder");
    seated(scratch.path());
    put_place(scratch.path(), place((2560.0, 1440.0), 1.0));
    let mut child = spawn(screen.command(&program_path()), scratch.path());
    let Start::Opened(window) = outcome(&screen, &mut child) else {
        panic!("a window opens");
    };
    let [right, bottom] = screen.corner().map(|last| i64::from(last) + 1);
    wait_for("the window to be on the screen", || {
        let geometry = screen.xdotool(&["getwindowgeometry", "--shell", &window]);
        let number = |name: &str| {
            let line = geometry.lines().find_map(|line| line.strip_prefix(name));
            line.and_then(|number| number.parse::<i64>().ok())
        };
        let (x, y) = (number("X=")?, number("Y=")?);
        let (width, height) = (number("WIDTH=")?, number("HEIGHT=")?);
        let fits = x >= 0 && y >= 0 && x + width <= right && y + height <= bottom;
        fits.then_some(())
    });
    child.kill().expect("it can be stopped");
    child.wait().expect("it has stopped");
}

#[test]
#[ignore = "needs Xvfb and xdotool"]
fn where_wayland_leads_nowhere_the_window_opens_on_x11() {
    let screen = Screen::start(SIZE);
    let scratch = tempfile::tempdir().expect("a temporary folder");
    seated(scratch.path());
    let mut command = screen.command(&program_path());
    command.env("WAYLAND_DISPLAY", "nowhere-1").env("XDG_RUNTIME_DIR", scratch.path());
    must_open(&screen, spawn(command, scratch.path()), "X11");
}

#[test]
#[ignore = "needs Xvfb, xdotool and xprop"]
fn where_the_display_asks_for_an_absurd_scale_the_window_opens_at_scale_1() {
    let screen = Screen::start(SIZE);
    for dpi in ["0", "-96", "nan", "inf", "1e-320", "1", "9600"] {
        let resources = format!("Xft.dpi:\t{dpi}\n");
        let set = screen
            .command("xprop")
            .args(["-root", "-f", "RESOURCE_MANAGER", "8s"])
            .args(["-set", "RESOURCE_MANAGER", &resources])
            .status();
        assert!(set.is_ok_and(|status| status.success()), "it can be set");
        let scratch = tempfile::tempdir().expect("a temporary folder");
        seated(scratch.path());
        let mut command = screen.command(&program_path());
        command.env_remove("WINIT_X11_SCALE_FACTOR");
        let mut child = spawn(command, scratch.path());
        let Start::Opened(window) = outcome(&screen, &mut child) else {
            panic!("{dpi}: a window opens");
        };
        let geometry = screen.xdotool(&["getwindowgeometry", "--shell", &window]);
        assert!(geometry.contains("WIDTH=1100\n"), "{dpi}: {geometry}");
        must_open(&screen, child, dpi);
    }
}

#[test]
#[ignore = "needs Xvfb, xdotool and faketime"]
fn a_clock_before_1970_stops_nothing() {
    let screen = Screen::start(SIZE);
    let then = "1960-01-01 00:00:00";
    let scratch = tempfile::tempdir().expect("a temporary folder");
    seated(scratch.path());
    let mut command = screen.command("faketime");
    command.args([then, &program_path()]);
    must_open(&screen, spawn(command, scratch.path()), "1960");
}

#[test]
#[ignore = "needs Xvfb and xdotool"]
fn opengl_is_blamed_where_it_is_not_there_and_only_there() {
    let screen = Screen::start(SIZE);
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let mut command = screen.command(&program_path());
    command.env("LIBGL_DRIVERS_PATH", "/nowhere");
    let mut child = spawn(command, scratch.path());
    let Start::Messages(said) = outcome(&screen, &mut child) else {
        panic!("nothing can be drawn");
    };
    let blamed = msg::start_no_drawing("opengl", "|");
    let (before, _) = blamed.split_once('|').expect("it says why");
    assert!(said.contains(before), "{said}");

    let mut command = screen.command(&program_path());
    command.env("DISPLAY", ":99999");
    let mut child = spawn(command, scratch.path());
    let Start::Messages(said) = outcome(&screen, &mut child) else {
        panic!("there is no such display");
    };
    assert!(said.contains(&msg::START_NO_DISPLAY.text()), "{said}");
    assert!(!said.contains("OpenGL"), "{said}");
}

#[test]
#[ignore = "needs Xvfb"]
fn an_extension_that_the_x_server_lacks_is_named() {
    let screen = Screen::without("XFIXES", SIZE);
    let scratch = tempfile::tempdir().expect("a temporary folder");
    // Xvfb without this extension breaks down when a client leaves, so xdotool stays away.
    let mut child = spawn(screen.command(&program_path()), scratch.path());
    wait_for("the end", || child.try_wait().expect("it can be asked"));
    let output = child.wait_with_output().expect("it has ended");
    let said = String::from_utf8(output.stderr).expect("it is text");
    assert_eq!(output.status.code(), Some(1), "no window can be opened: {said}");
    assert!(said.contains(&msg::start_no_extension("XFIXES")), "{said}");
    assert_eq!(said.lines().count(), 1, "one sentence: {said}");
}

#[test]
#[ignore = "needs Xvfb and xdotool, root, and a program that somebody else may run"]
fn without_threads_that_is_what_is_said() {
    let screen = Screen::start(SIZE);
    // A limit does not hold for root: somebody else has to run it.
    let limited = |threads: u32| {
        let mut command = screen.command("setpriv");
        command.args(["--reuid=65534", "--regid=65534", "--clear-groups"]).args([
            "prlimit",
            &format!("--nproc={threads}"),
            &program_path(),
        ]);
        command
    };
    let output = limited(100).arg("--version").output();
    let can_run = output.is_ok_and(|output| output.status.success());
    assert!(can_run, "whoever runs this test may let somebody else run the program");
    // Some threads soon end: how many are enough is not the same each time.
    let (mut opened, mut refused) = (0, 0);
    for threads in 1..=16 {
        let scratch = tempfile::tempdir().expect("a temporary folder");
        let everybody = Permissions::from_mode(0o777);
        fs::set_permissions(scratch.path(), everybody).expect("it can be");
        let mut child = spawn(limited(threads), scratch.path());
        match outcome(&screen, &mut child) {
            Start::Opened(_) => {
                opened += 1;
                child.kill().expect("it can be stopped");
                child.wait().expect("it has stopped");
                wait_for_bare_screen(&screen);
            }
            Start::Messages(said) => {
                assert!(said.contains(&msg::START_NO_THREAD.text()), "{threads}: {said}");
                refused += 1;
            }
        }
    }
    assert!(refused > 0, "at first there are too few");
    assert!(opened > 0, "in the end there are enough");
}
