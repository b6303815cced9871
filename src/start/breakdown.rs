//! Reports of a crash when there may be no window to show it.

use std::panic::{self, PanicHookInfo};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use words::msg;

static WINDOW_IS_OPEN: AtomicBool = AtomicBool::new(false);

/// The last panic of the thread that opens the window.
static LAST_PANIC: Mutex<Option<PanicReport>> = Mutex::new(None);

/// Crates in which a panic means that nothing can be drawn.
const DRAWING_CRATES: [&str; 6] = ["glutin", "glow", "egui_glow", "egui-wgpu", "wgpu", "khronos"];

/// Crates in which a panic means that the display has failed.
const DISPLAY_CRATES: [&str; 2] = ["winit", "x11-dl"];

/// The message of a panic, and where in the source it happened.
#[derive(Debug, Clone, PartialEq, Eq)]
struct PanicReport {
    message: String,
    location: String,
}

/// Records panics of this thread for [`error_message`]; none is printed until the window is open.
pub fn record_panics() {
    let thread = thread::current().id();
    let print = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        if thread::current().id() == thread {
            *LAST_PANIC.lock().unwrap_or_else(PoisonError::into_inner) =
                Some(PanicReport::new(info));
        }
        if is_window_open() {
            print(info);
        }
    }));
}

/// Notes that the window is open. From now on panics are printed.
pub fn note_window_open() {
    WINDOW_IS_OPEN.store(true, Ordering::Relaxed);
}

pub fn is_window_open() -> bool {
    WINDOW_IS_OPEN.load(Ordering::Relaxed)
}

/// Whether the last panic was about an impossible scale, before the window was open.
pub fn has_impossible_scale() -> bool {
    let last = LAST_PANIC.lock().unwrap_or_else(PoisonError::into_inner);
    let has_impossible_scale = |last: &PanicReport| last.message.contains("validate_scale_factor");
    !is_window_open() && last.as_ref().is_some_and(has_impossible_scale)
}

/// Whether the last panic was the loss of the display, as when the user logs out.
pub fn has_lost_display() -> bool {
    let last = LAST_PANIC.lock().unwrap_or_else(PoisonError::into_inner);
    is_window_open() && last.as_ref().is_some_and(PanicReport::is_of_lost_display)
}

/// The error message if no graphics library of this build can draw in a window. `reason` is the
/// library's own error.
pub fn drawing_error(reason: &str) -> String {
    let drawing = if cfg!(feature = "wgpu") { "any" } else { "opengl" };
    msg::start_no_drawing(drawing, reason)
}

/// The error message about the last panic.
pub fn error_message() -> String {
    let last = LAST_PANIC.lock().unwrap_or_else(PoisonError::into_inner);
    last.as_ref()
        .map_or_else(|| msg::START_BROKE_DOWN.text(), |last| last.error_message(is_window_open()))
}

impl PanicReport {
    fn new(info: &PanicHookInfo<'_>) -> Self {
        let message = info.payload_as_str().unwrap_or("something without words");
        Self {
            message: message.to_owned(),
            location: info.location().map(ToString::to_string).unwrap_or_default(),
        }
    }

    fn error_message(&self, is_open: bool) -> String {
        let Self { message, location } = self;
        // All libraries use these words if a thread cannot be started.
        if message.contains("spawn") && message.contains("thread") {
            return msg::START_NO_THREAD.text();
        }
        if is_open && self.is_of_lost_display() {
            return msg::START_DISPLAY_GONE.text();
        }
        if is_open {
            return msg::START_BROKE_DOWN.text();
        }
        if self.is_in(&DRAWING_CRATES) {
            drawing_error(message)
        } else if self.is_in(&DISPLAY_CRATES) {
            msg::start_no_window(message)
        } else {
            msg::start_broke_down_early(location, message)
        }
    }

    fn is_of_lost_display(&self) -> bool {
        self.is_in(&DISPLAY_CRATES) && self.message.contains("IoError")
    }

    /// Whether the panic was in one of these crates, whose folders may have a version after the
    /// name.
    fn is_in(&self, crates: &[&str]) -> bool {
        let mut folders = self.location.split(['/', '\\']);
        folders.any(|folder| {
            crates.iter().any(|name| {
                let rest = folder.strip_prefix(name);
                rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(['-', '_']))
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_error_message_names_what_failed() {
        for (message, location, expected) in [
            ("no config", "/src/glutin-0.32.3/src/lib.rs:1:2", "OpenGL"),
            ("no GL", r"C:\src\egui_glow-0.37.0\src\painter.rs:1:2", "OpenGL"),
            ("no GL", "/src/eframe/src/native/glow_integration.rs:1:2", "OpenGL"),
            ("no input", "/src/winit-0.30.13/src/lib.rs:1:2", &msg::start_no_window("no input")),
            (
                "failed to spawn thread: Os { code: 11 }",
                "/rustc/library/std/src/thread/mod.rs:1:2",
                &msg::START_NO_THREAD.text(),
            ),
            ("unlucky", "src/app/mod.rs:1:2", "(unlucky, at src/app/mod.rs:1:2)"),
            ("unlucky", "/home/winitra/src/lib.rs:1:2", "(unlucky, at "),
        ] {
            let report = PanicReport { message: message.to_owned(), location: location.to_owned() };
            let sentence = report.error_message(false);
            assert!(sentence.contains(expected), "{location}: {sentence}");
            let is_drawing = expected == "OpenGL";
            assert_eq!(sentence.contains("OpenGL"), is_drawing, "{sentence}");
        }
    }

    #[test]
    fn a_panic_in_an_open_window_is_not_blamed_on_the_display() {
        let report = PanicReport {
            message: "unlucky".to_owned(),
            location: "/src/winit-0.30.13/src/lib.rs:1:2".to_owned(),
        };
        assert_eq!(report.error_message(true), msg::START_BROKE_DOWN.text(), "it just did");
        let message =
            "called `Result::unwrap()` on an `Err` value: Connection(IoError(UnknownError))";
        let lost = PanicReport { message: message.to_owned(), ..report };
        assert_eq!(lost.error_message(true), msg::START_DISPLAY_GONE.text(), "the user logged out");
    }
}
