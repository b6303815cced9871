//! The limit that the system may set on the size of a program's files.

/// From now on a file that would pass the limit cannot be written, as on a full
/// disk. The signal that comes with that would end the program.
#[cfg(unix)]
pub(super) fn survive() {
    use std::sync::{Arc, Once};

    use signal_hook::consts::SIGXFSZ;
    use signal_hook::flag;

    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        // Writing fails too, and says enough: nobody looks at the flag. Where it
        // cannot be set, all is as the system has it.
        flag::register(SIGXFSZ, Arc::default()).ok();
    });
}

/// There is no such signal.
#[cfg(not(unix))]
pub(super) const fn survive() {}
