//! The limit that a system may set on the size of files.

/// From now on, writing beyond the limit fails like writing to a full disk.
/// Otherwise a signal would end the program.
#[cfg(unix)]
pub(super) fn survive() {
    use std::sync::{Arc, Once};

    use signal_hook::consts::SIGXFSZ;
    use signal_hook::flag;

    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        // The flag is not used, because the write fails as well. If it cannot be
        // registered, the system's default stays.
        flag::register(SIGXFSZ, Arc::default()).ok();
    });
}

/// This system has no such signal.
#[cfg(not(unix))]
pub(super) const fn survive() {}
