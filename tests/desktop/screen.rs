//! A screen of our own: an X server that shows nothing to anybody.

use std::fmt;
use std::fs;
use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use crate::wait::wait_for;

/// So many pixels of the screen are bare, on the right and at the bottom: room
/// for the mouse.
const MARGIN: u32 = 24;

/// A screen that is there for one test; it goes away with this value.
pub struct Screen {
    server: Child,
    display: String,
    size: [u32; 2],
    /// The server keeps its picture in a file in here.
    pixels: tempfile::TempDir,
    /// Where programs find the sound server: nowhere, as a rule.
    sound_server: PathBuf,
}

impl Screen {
    /// Starts a screen with a display number that nobody else has, a little
    /// larger than the window that it is for.
    pub fn start(window: [u32; 2]) -> Self {
        Self::of_size(window.map(|length| length + MARGIN))
    }

    /// Starts a screen of this size, in pixels, with a display number that nobody else has.
    pub fn of_size(size: [u32; 2]) -> Self {
        Self::served(size, &[])
    }

    /// The same, from a server without an extension.
    pub fn without(extension: &str, size: [u32; 2]) -> Self {
        Self::served(size, &["-extension", extension])
    }

    fn served(size: [u32; 2], options: &[&str]) -> Self {
        let [width, height] = size;
        let pixels = tempfile::tempdir().expect("a temporary folder");
        let mut server = Command::new("Xvfb")
            // It finds a free number and writes it to its standard output.
            // When its last client leaves it must stay as it is.
            .args(["-displayfd", "1", "-noreset", "-nolisten", "tcp", "-screen", "0"])
            .arg(format!("{width}x{height}x24"))
            .args(options)
            .arg("-fbdir")
            .arg(pixels.path())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("Xvfb starts; it is in the package xvfb");
        let stdout = server.stdout.take().expect("it is a pipe");
        // From here on the server is stopped whatever happens.
        let mut screen = Self {
            server,
            display: String::new(),
            size,
            pixels,
            sound_server: PathBuf::from("/nonexistent"),
        };
        let mut number = String::new();
        BufReader::new(stdout).read_line(&mut number).expect("the number can be read");
        assert!(!number.trim().is_empty(), "Xvfb has a display number");
        screen.display = format!(":{}", number.trim());
        screen
    }

    /// The same with a sound server, whose socket this is.
    pub fn with_sound_server(mut self, socket: &Path) -> Self {
        socket.clone_into(&mut self.sound_server);
        self
    }

    /// The last pixel at the lower right, which no window covers.
    pub fn corner(&self) -> [u32; 2] {
        self.size.map(|length| length - 1)
    }

    /// A command that finds this screen, and no other.
    pub fn command(&self, program: &str) -> Command {
        let mut command = Command::new(program);
        command
            .env("DISPLAY", &self.display)
            .env("LIBGL_ALWAYS_SOFTWARE", "1")
            .env("PULSE_SERVER", format!("unix:{}", self.sound_server.display()))
            // What is read in the window is English, whatever this machine speaks.
            .env("LC_ALL", "C.UTF-8")
            .env_remove("LANGUAGE")
            .env_remove("LC_MESSAGES")
            .env_remove("LANG")
            // One point is one pixel, whatever size the screen claims to have.
            .env("WINIT_X11_SCALE_FACTOR", "1")
            .env_remove("WAYLAND_DISPLAY")
            .env_remove("WAYLAND_SOCKET");
        command
    }

    /// Runs `xdotool` and returns what it prints.
    ///
    /// # Errors
    /// What it complains about if it fails, as it does when it finds nothing.
    pub fn try_xdotool(&self, arguments: &[&str]) -> Result<String, String> {
        let output = self
            .command("xdotool")
            .args(arguments)
            .output()
            .expect("xdotool starts; it is in the package xdotool");
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).trim().to_owned();
        if output.status.success() { Ok(text(&output.stdout)) } else { Err(text(&output.stderr)) }
    }

    /// Runs `xdotool`, which must succeed, and returns what it prints.
    pub fn xdotool(&self, arguments: &[&str]) -> String {
        self.try_xdotool(arguments)
            .unwrap_or_else(|error| panic!("xdotool {arguments:?} succeeds: {error}"))
    }

    /// What is where the window belongs, at this moment.
    pub fn picture(&self) -> Picture {
        let path: PathBuf = self.pixels.path().join("Xvfb_screen0");
        let dump = fs::read(path).expect("the server's picture can be read");
        Picture::from_xwd(&dump, self.size.map(|length| (length - MARGIN) as usize))
    }

    /// What is where the window belongs, once it has stayed the same for so
    /// long.
    pub fn settled_picture(&self, still: Duration) -> Picture {
        let mut last = self.picture();
        let mut since = Instant::now();
        wait_for("the screen to settle", || {
            let next = self.picture();
            if next != last {
                last = next;
                since = Instant::now();
            }
            (since.elapsed() >= still).then(|| last.clone())
        })
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        // It may have stopped by itself.
        self.server.kill().ok();
        self.server.wait().ok();
    }
}

/// All pixels of a window.
#[derive(Clone, PartialEq, Eq)]
pub struct Picture {
    width: usize,
    /// Blue, green, red and nothing, row by row from the top.
    pixels: Vec<[u8; 4]>,
}

impl fmt::Debug for Picture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { width, pixels } = self;
        write!(f, "{width}x{}", pixels.len() / width.max(&1))
    }
}

impl Picture {
    /// Reads the form in which Xvfb keeps its picture, a window dump: a header
    /// of big-endian words, a table of colours, the pixels. Takes so many from
    /// the upper left.
    fn from_xwd(dump: &[u8], [width, height]: [usize; 2]) -> Self {
        let word = |index: usize| {
            let bytes = &dump[index * 4..index * 4 + 4];
            u32::from_be_bytes(bytes.try_into().expect("a word has four bytes")) as usize
        };
        let (header, most_width, most_height) = (word(0), word(4), word(5));
        assert!(width <= most_width && height <= most_height, "the screen is large enough");
        let (bits_per_pixel, bytes_per_line, colours) = (word(11), word(12), word(19));
        assert_eq!(bits_per_pixel, 32, "bits for each pixel");
        let start = header + colours * 12;
        let pixels = dump[start..]
            .chunks_exact(bytes_per_line)
            .take(height)
            .flat_map(|line| line[..width * 4].as_chunks().0)
            .copied()
            .collect();
        Self { width, pixels }
    }

    /// The smallest rectangle with all pixels that differ from another picture
    /// of the same size, as left, top, right and bottom.
    pub fn difference(&self, other: &Self) -> Option<[usize; 4]> {
        assert_eq!(self.width, other.width, "pictures of one width");
        let pairs = self.pixels.iter().zip(&other.pixels).enumerate();
        pairs
            .filter(|(_, (a, b))| a[..3] != b[..3])
            .map(|(n, _)| (n % self.width, n / self.width))
            .fold(None, |found, (x, y)| {
                let [left, top, right, bottom] = found.unwrap_or([x, y, x, y]);
                Some([left.min(x), top.min(y), right.max(x), bottom.max(y)])
            })
    }

    /// How many different colours there are.
    pub fn colours(&self) -> usize {
        let colours: std::collections::BTreeSet<_> = self.pixels.iter().collect();
        colours.len()
    }
}
