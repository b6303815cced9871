//! The choice between Wayland and X11, and the limits of the display's scale.

use std::env;
use std::ffi::OsString;
use std::ops::RangeInclusive;
use std::os::unix::net::UnixStream;
use std::os::unix::process::CommandExt as _;
use std::path::PathBuf;
use std::process::Command;

use eframe::{CreationContext, UserEvent};
use winit::event_loop::EventLoopBuilder;
use winit::platform::x11::EventLoopBuilderExtX11 as _;
use x11rb::protocol::xproto::ConnectionExt as _;

/// The environment variable that overrides the scale of the display in winit.
const SCALE_VARIABLE: &str = "WINIT_X11_SCALE_FACTOR";

/// The scales of a display at which a window is usable; others count as mistakes.
const PLAUSIBLE_SCALES: RangeInclusive<f64> = 0.25..=20.0;

/// An extension that an X server must have: without it winit would crash the driver or the server.
const NEEDED_EXTENSION: &str = "XFIXES";

/// Chooses X11 if the environment names a Wayland server that does not answer; winit by itself
/// would not fall back to X11.
pub fn choose_backend(builder: &mut EventLoopBuilder<UserEvent>) {
    if must_use_x11() {
        builder.with_x11();
    }
}

/// The extension that the X server lacks, if opening a window without it would crash.
pub fn missing_extension() -> Option<&'static str> {
    // If there is no server, opening the window will report that.
    let (server, _) = x11rb::connect(None).ok().filter(|_| is_x11())?;
    let found = server.query_extension(NEEDED_EXTENSION.as_bytes()).ok()?;
    (!found.reply().ok()?.present).then_some(NEEDED_EXTENSION)
}

/// The scale that the environment sets, as `NAME=value`, if a window at that scale would use up all
/// memory.
pub fn scale_too_large() -> Option<String> {
    let scale = env_value(SCALE_VARIABLE)?.into_string().ok().filter(|_| is_x11())?;
    is_too_large(&scale).then(|| format!("{SCALE_VARIABLE}={scale}"))
}

/// Whether `scale` is a number above the usable scales. For text that is no scale this is `false`,
/// because winit reports that itself.
fn is_too_large(scale: &str) -> bool {
    scale.parse().is_ok_and(|scale: f64| scale > *PLAUSIBLE_SCALES.end() && scale.is_finite())
}

/// Whether winit will use X11.
fn is_x11() -> bool {
    must_use_x11() || wayland_socket().is_none() && !is_env_set("WAYLAND_SOCKET")
}

/// Whether X11 is the only choice: the environment names it, and no Wayland server answers.
fn must_use_x11() -> bool {
    is_env_set("DISPLAY") && !is_env_set("WAYLAND_SOCKET") && is_unanswered(wayland_socket())
}

/// Whether the display asks for a scale at which nothing can be seen, for example because of a
/// mistake in `Xft.dpi`.
pub fn has_implausible_scale(context: &CreationContext<'_>) -> bool {
    let window = context.winit_window();
    window.is_some_and(|window| !PLAUSIBLE_SCALES.contains(&window.scale_factor()))
}

/// Restarts the program at scale 1. Returns only if that fails, or if a scale is set already.
pub fn restart_at_scale_one() {
    if let Ok(program) = env::current_exe()
        && !is_env_set(SCALE_VARIABLE)
    {
        let mut command = Command::new(program);
        // If this fails, the program continues and reports the error itself.
        drop(command.args(env::args_os().skip(1)).env(SCALE_VARIABLE, "1").exec());
    }
}

fn env_value(name: &str) -> Option<OsString> {
    env::var_os(name).filter(|value| !value.is_empty())
}

fn is_env_set(name: &str) -> bool {
    env_value(name).is_some()
}

/// The path of the Wayland socket, which may be relative to the runtime directory.
fn wayland_socket() -> Option<PathBuf> {
    let name = env_value("WAYLAND_DISPLAY")?;
    // An absolute path replaces the directory.
    Some(PathBuf::from(env_value("XDG_RUNTIME_DIR").unwrap_or_default()).join(name))
}

/// Whether there is a path of a socket, but no server listens on it.
fn is_unanswered(socket: Option<PathBuf>) -> bool {
    socket.is_some_and(|socket| UnixStream::connect(socket).is_err())
}

#[cfg(test)]
mod tests {
    use std::os::unix::net::UnixListener;

    use super::*;

    #[test]
    fn only_numbers_above_the_limit_are_too_large() {
        for (scale, expected) in [
            ("1e30", true),
            ("21", true),
            ("20", false),
            ("1.5", false),
            ("0.01", false),
            ("randr", false),
            ("NaN", false),
        ] {
            assert_eq!(is_too_large(scale), expected, "{scale}");
        }
    }

    #[test]
    fn a_wayland_socket_without_a_server_is_unanswered() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let socket = folder.path().join("wayland-0");
        assert!(!is_unanswered(None), "it is not even named");
        assert!(is_unanswered(Some(socket.clone())), "there is nothing");
        let listener = UnixListener::bind(&socket).expect("it can listen");
        assert!(!is_unanswered(Some(socket.clone())), "somebody is there");
        drop(listener);
        assert!(is_unanswered(Some(socket)), "what somebody left behind");
    }
}
