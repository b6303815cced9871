//! What is said where there is no window to say it in.

use crate::msg;

/// Nothing can be drawn in a window, by OpenGL or whatever draws in its place.
pub fn no_drawing(why: &str, is_opengl: bool) -> String {
    let drawing = if is_opengl { "opengl" } else { "any" };
    msg::start_no_drawing(drawing, why)
}
