//! What is said where there is no window to say it in.

use crate::say;

/// The display opens no window.
pub fn no_window(why: &str) -> String {
    say!("start-no-window", why = why)
}

/// Nothing can be drawn in a window, by OpenGL or whatever draws in its place.
pub fn no_drawing(why: &str, is_opengl: bool) -> String {
    let drawing = if is_opengl { "opengl" } else { "any" };
    say!("start-no-drawing", drawing = drawing, why = why)
}

/// The program has broken down before its window was open.
pub fn broke_down_early(what: &str, place: &str) -> String {
    say!("start-broke-down-early", what = what, place = place)
}
