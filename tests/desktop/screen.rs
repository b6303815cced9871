//! A screen of our own: an X server that shows nothing to anybody.

use std::fmt;
use std::fs;
use std::io::{BufRead as _, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use crate::wait::wait_for;

/// A screen that is there for one test; it goes away with this value.
pub struct Screen {
    server: Child,
    display: String,
    /// The server keeps its picture in a file in here.
    pixels: tempfile::TempDir,
}

impl Screen {
    /// Starts a screen with a display number that nobody else has.
    pub fn start([width, height]: [u32; 2]) -> Self {
        let pixels = tempfile::tempdir().expect("a temporary folder");
        let mut server = Command::new("Xvfb")
            // It finds a free number and writes it to its standard output.
            .args(["-displayfd", "1", "-nolisten", "tcp", "-screen", "0"])
            .arg(format!("{width}x{height}x24"))
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
            pixels,
        };
        let mut number = String::new();
        BufReader::new(stdout)
            .read_line(&mut number)
            .expect("the number can be read");
        assert!(!number.trim().is_empty(), "Xvfb has a display number");
        screen.display = format!(":{}", number.trim());
        screen
    }

    /// A command that finds this screen, and no other.
    pub fn command(&self, program: &str) -> Command {
        let mut command = Command::new(program);
        command
            .env("DISPLAY", &self.display)
            .env("LIBGL_ALWAYS_SOFTWARE", "1")
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
        if output.status.success() {
            Ok(text(&output.stdout))
        } else {
            Err(text(&output.stderr))
        }
    }

    /// Runs `xdotool`, which must succeed, and returns what it prints.
    pub fn xdotool(&self, arguments: &[&str]) -> String {
        self.try_xdotool(arguments)
            .unwrap_or_else(|error| panic!("xdotool {arguments:?} succeeds: {error}"))
    }

    /// What is on the screen at this moment.
    pub fn picture(&self) -> Picture {
        let path: PathBuf = self.pixels.path().join("Xvfb_screen0");
        Picture::from_xwd(&fs::read(path).expect("the server's picture can be read"))
    }

    /// What is on the screen once it has stopped changing.
    pub fn settled_picture(&self) -> Picture {
        const LOOKS: u32 = 15;
        let mut last = self.picture();
        let mut same = 0;
        wait_for("the screen to settle", || {
            let next = self.picture();
            same = if next == last { same + 1 } else { 0 };
            last = next;
            (same >= LOOKS).then(|| last.clone())
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

/// All pixels of a screen.
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
    /// of big-endian words, a table of colours, the pixels.
    fn from_xwd(dump: &[u8]) -> Self {
        let word = |index: usize| {
            let bytes = &dump[index * 4..index * 4 + 4];
            u32::from_be_bytes(bytes.try_into().expect("a word has four bytes")) as usize
        };
        let (header, width, height) = (word(0), word(4), word(5));
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

    /// How many pixels differ from another picture of the same size.
    pub fn difference(&self, other: &Self) -> usize {
        assert_eq!(self.width, other.width, "pictures of one width");
        let pairs = self.pixels.iter().zip(&other.pixels);
        pairs.filter(|(a, b)| a[..3] != b[..3]).count()
    }

    /// How many different colours there are.
    pub fn colours(&self) -> usize {
        let colours: std::collections::BTreeSet<_> = self.pixels.iter().collect();
        colours.len()
    }
}
