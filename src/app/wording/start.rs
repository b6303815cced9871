//! What is said where there is no window to say it in.

/// There is no display.
pub const NO_DISPLAY: &str = "There is no display to open a window on: start the program on a desktop, or set DISPLAY or WAYLAND_DISPLAY to one.";
/// The display is there no more.
pub const DISPLAY_GONE: &str = "The display with the window has gone; start the program again, and your game goes on from where it was.";
/// The system gives no more threads.
pub const NO_THREAD: &str = "The program cannot run, because the system gives it no thread to work in: close other programs, and start it again.";
/// The program has broken down while its window was open.
pub const BROKE_DOWN: &str =
    "The program has broken down; start it again, and your game goes on from where it was.";

/// The display opens no window.
pub fn no_window(why: &str) -> String {
    format!(
        "The window cannot be opened, because the display refuses it ({why}): start the program \
         on another desktop or display."
    )
}

/// Nothing can be drawn in a window.
pub fn no_drawing(why: &str) -> String {
    let drawing = if cfg!(feature = "wgpu") {
        "Vulkan, Metal, Direct3D or OpenGL"
    } else {
        "OpenGL"
    };
    format!(
        "The window cannot be opened, because {drawing} does not work here ({why}): install or \
         update the driver of the graphics card (on Linux, Mesa)."
    )
}

/// The program has broken down before its window was open.
pub fn broke_down_early(what: &str, place: &str) -> String {
    format!(
        "The program has broken down before its window was open, and your files are as they \
         were: please report this ({what}, at {place})."
    )
}
