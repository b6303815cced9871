//! The signals with which the system ends a program.

/// Makes writing beyond the size limit for files fail like writing to a full disk. Otherwise a
/// signal would end the program.
#[cfg(unix)]
pub(super) fn catch_size_limit_signal() {
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

/// Does nothing: this system has no such signal.
#[cfg(not(unix))]
pub(super) const fn catch_size_limit_signal() {}

/// Calls `end` when the system asks the program to end: at the end of a login session, or by
/// `kill`. A program that is still running some seconds later, or is asked again, ends at once.
#[cfg(unix)]
pub fn on_termination_signal(end: impl FnOnce() + Send + 'static) {
    use std::io::Read as _;
    use std::os::unix::net::UnixStream;
    use std::thread;
    use std::time::Duration;

    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    use signal_hook::low_level::{emulate_default_handler, pipe};

    /// Timeout for an orderly end.
    const TIMEOUT: Duration = Duration::from_secs(8);

    let Ok((mut read, write)) = UnixStream::pair() else {
        return;
    };
    for signal in [SIGTERM, SIGINT, SIGHUP] {
        if let Ok(write) = write.try_clone() {
            // Without a handler, the signal ends the program at once.
            pipe::register(signal, write).ok();
        }
    }
    let wait = move || {
        let mut byte = [0];
        if read.read_exact(&mut byte).is_ok() {
            end();
            read.set_read_timeout(Some(TIMEOUT)).ok();
            read.read_exact(&mut byte).ok();
            emulate_default_handler(SIGTERM).ok();
        }
    };
    drop(thread::Builder::new().name("signals".to_owned()).spawn(wait));
}

/// Does nothing: this system closes the window instead of sending a signal.
#[cfg(not(unix))]
pub fn on_termination_signal(_: impl FnOnce() + Send + 'static) {}

#[cfg(all(test, unix))]
mod tests {
    use std::sync::mpsc;

    use signal_hook::consts::SIGTERM;
    use signal_hook::low_level::raise;

    use super::*;

    #[test]
    #[ignore = "it ends its process for another test"]
    fn is_asked_to_end() {
        let (end, is_asked) = mpsc::channel();
        on_termination_signal(move || end.send(()).expect("it is waited for"));
        raise(SIGTERM).expect("it can be raised");
        is_asked.recv().expect("it is asked");
        println!("asked");
        raise(SIGTERM).expect("it can be raised");
        is_asked.recv().ok();
        std::thread::park();
    }

    #[test]
    fn the_first_signal_asks_and_the_second_ends() {
        let program = std::env::current_exe().expect("this program has a place");
        let output = std::process::Command::new(program)
            .args(["store::signals::tests::is_asked_to_end", "--exact"])
            .args(["--ignored", "--nocapture"])
            .output()
            .expect("it runs");
        let signal = std::os::unix::process::ExitStatusExt::signal(&output.status);
        assert_eq!(signal, Some(SIGTERM), "{output:?}");
        let out = String::from_utf8_lossy(&output.stdout);
        assert!(out.contains("asked"), "{output:?}");
    }
}
