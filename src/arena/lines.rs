//! Lines from a pipe, with a length limit.

use std::io::{self, BufRead, Read as _};

const MAX_LINE_BYTES: u64 = 1 << 20;

/// The lines of a text, without line ends and byte order mark. A line longer than 1 MiB is an
/// error.
pub(crate) fn lines(mut input: impl BufRead) -> impl Iterator<Item = io::Result<String>> {
    std::iter::from_fn(move || {
        let mut line = Vec::new();
        match input.by_ref().take(MAX_LINE_BYTES + 1).read_until(b'\n', &mut line) {
            Err(error) => Some(Err(error)),
            Ok(0) => None,
            Ok(read) if read as u64 > MAX_LINE_BYTES => {
                Some(Err(io::Error::other("a line is longer than 1 MiB")))
            }
            Ok(_) => {
                let line = String::from_utf8_lossy(&line);
                let line = line.trim_start_matches('\u{feff}');
                Some(Ok(line.trim_end_matches(['\n', '\r']).to_owned()))
            }
        }
    })
}
