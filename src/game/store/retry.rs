//! Retries while another program has a file open for a moment.

use std::io;
use std::thread;
use std::time::{Duration, Instant};

/// Windows error: a file cannot be replaced while another program, such as a virus scanner or a
/// backup, has it open.
pub(crate) const ACCESS_DENIED: i32 = 5;
/// Windows error: a file cannot be opened while another program has it open.
pub(crate) const SHARING_VIOLATION: i32 = 32;
/// Windows error: a part of a file cannot be read while another program has locked it.
pub(crate) const LOCK_VIOLATION: i32 = 33;

const MAX_RETRY_TIME: Duration = Duration::from_secs(1);
const RETRY_PAUSE: Duration = Duration::from_millis(25);

/// Calls `act`, which uses a file. On Windows, retries for up to a second after errors with one of
/// the codes `transient_codes`.
pub(crate) fn retry_while_in_use<T>(
    transient_codes: &[i32],
    act: impl FnMut() -> io::Result<T>,
) -> io::Result<T> {
    retry_on_errors(if cfg!(windows) { transient_codes } else { &[] }, act)
}

fn retry_on_errors<T>(
    transient_codes: &[i32],
    mut act: impl FnMut() -> io::Result<T>,
) -> io::Result<T> {
    let until = Instant::now() + MAX_RETRY_TIME;
    let is_transient = |error: &io::Error| {
        let code = error.raw_os_error();
        code.is_some_and(|code| transient_codes.contains(&code))
    };
    loop {
        match act() {
            Err(error) if is_transient(&error) && Instant::now() < until => {
                thread::sleep(RETRY_PAUSE);
            }
            result => return result,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_transient_errors_are_retried() {
        for (code, tries) in [(2, 1), (SHARING_VIOLATION, 2)] {
            let mut errors = vec![io::Error::from_raw_os_error(code)];
            let mut tried = 0;
            let done = retry_on_errors(&[SHARING_VIOLATION, LOCK_VIOLATION], || {
                tried += 1;
                errors.pop().map_or(Ok(()), Err)
            });
            assert_eq!(tried, tries, "{done:?}");
            assert_eq!(done.is_ok(), tries == 2, "{done:?}");
        }
    }
}
