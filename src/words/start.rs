//! What is said where there is no window to say it in.

/// The display opens no window.
pub fn no_window(why: &str) -> String {
    say!("start-no-window", why = why)
}

/// Nothing can be drawn in a window.
pub fn no_drawing(why: &str) -> String {
    let drawing = if cfg!(feature = "wgpu") {
        "any"
    } else {
        "opengl"
    };
    say!("start-no-drawing", drawing = drawing, why = why)
}

use crate::say;
/// The program has broken down before its window was open.
pub fn broke_down_early(what: &str, place: &str) -> String {
    say!("start-broke-down-early", what = what, place = place)
}
