//! Lines that are read from a pipe.

use std::io::{self, BufRead, Read as _};

/// The longest line that is read, in bytes; far longer than any that means something.
const LONGEST: u64 = 1 << 20;

/// The lines of a text, without their ends. One that is longer than a mebibyte is an error.
pub(crate) fn lines(mut input: impl BufRead) -> impl Iterator<Item = io::Result<String>> {
    std::iter::from_fn(move || {
        let mut line = Vec::new();
        match input
            .by_ref()
            .take(LONGEST + 1)
            .read_until(b'\n', &mut line)
        {
            Err(error) => Some(Err(error)),
            Ok(0) => None,
            Ok(read) if read as u64 > LONGEST => {
                Some(Err(io::Error::other("a line is longer than 1 MiB")))
            }
            Ok(_) => {
                let line = String::from_utf8_lossy(&line);
                Some(Ok(line.trim_end_matches(['\n', '\r']).to_owned()))
            }
        }
    })
}
