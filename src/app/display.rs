//! Which of two ways to a display is taken.

use std::env;
use std::ffi::OsString;
use std::os::unix::net::UnixStream;
use std::path::PathBuf;

use eframe::UserEvent;
use winit::event_loop::EventLoopBuilder;
use winit::platform::x11::EventLoopBuilderExtX11 as _;

/// Takes X11 where Wayland is named first and leads nowhere: the window library
/// would not try it.
pub fn choose(builder: &mut EventLoopBuilder<UserEvent>) {
    if is_named("DISPLAY") && !is_named("WAYLAND_SOCKET") && leads_nowhere(wayland()) {
        builder.with_x11();
    }
}

fn value(name: &str) -> Option<OsString> {
    env::var_os(name).filter(|value| !value.is_empty())
}

fn is_named(name: &str) -> bool {
    value(name).is_some()
}

/// Where Wayland is said to be: a whole path, or one in the folder for what runs.
fn wayland() -> Option<PathBuf> {
    let name = value("WAYLAND_DISPLAY")?;
    // A whole path takes the place of the folder.
    Some(PathBuf::from(value("XDG_RUNTIME_DIR").unwrap_or_default()).join(name))
}

/// Whether nobody answers there; `false` where nobody is said to.
fn leads_nowhere(place: Option<PathBuf>) -> bool {
    place.is_some_and(|place| UnixStream::connect(place).is_err())
}

#[cfg(test)]
mod tests {
    use std::os::unix::net::UnixListener;

    use super::*;

    #[test]
    fn wayland_leads_nowhere_where_nobody_listens() {
        let scratch = tempfile::tempdir().expect("a temporary folder");
        let place = scratch.path().join("wayland-0");
        assert!(!leads_nowhere(None), "it is not even named");
        assert!(leads_nowhere(Some(place.clone())), "there is nothing");
        let listener = UnixListener::bind(&place).expect("it can listen");
        assert!(!leads_nowhere(Some(place.clone())), "somebody is there");
        drop(listener);
        assert!(leads_nowhere(Some(place)), "what somebody left behind");
    }
}
