//! The command line.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::Parser;
use clap::builder::{OsStringValueParser, TypedValueParser as _};

/// The name of the program, for the command line and for the system.
pub const PROGRAM: &str = "nestor-dominoes";

/// Dominoes, against a computer opponent or with other people at one screen
#[derive(Debug, Clone, Parser)]
#[command(name = PROGRAM, version, max_term_width = 100)]
pub struct Arguments {
    /// Saved game to open, in the running window if there is one
    #[arg(value_name = "FILE", value_parser = OsStringValueParser::new().try_map(parse_file))]
    pub file: Option<PathBuf>,
    /// Folder for settings, tally, and games
    #[arg(long, value_name = "DIR")]
    pub data_dir: Option<PathBuf>,
    /// Start game number N; the same number always gives the same deals
    #[arg(long, value_name = "N", conflicts_with = "file", allow_negative_numbers = true)]
    pub seed: Option<u64>,
}

/// Parses the path of a file, or a `file:` URL, which some desktops pass.
fn parse_file(argument: OsString) -> Result<PathBuf, &'static str> {
    let text = argument.to_str();
    // One slash is enough without a host.
    if let Some(rest) = text.and_then(|text| text.strip_prefix("file:"))
        && rest.starts_with('/')
        && !rest.starts_with("//")
    {
        return Ok(local_path(rest));
    }
    let Some((scheme, rest)) = text.and_then(|text| text.split_once("://")) else {
        return Ok(argument.into());
    };
    let is_scheme =
        |text: &str| text.chars().all(|it| it.is_ascii_alphanumeric() || "+-.".contains(it));
    if !is_scheme(scheme) {
        return Ok(argument.into());
    }
    let path = rest.strip_prefix("localhost").unwrap_or(rest);
    if !scheme.eq_ignore_ascii_case("file") || !path.starts_with('/') {
        return Err("only files on this computer can be opened");
    }
    Ok(local_path(path))
}

/// Converts the path of a `file:` URL into a path of the system.
fn local_path(path: &str) -> PathBuf {
    // On Windows, a URL has a slash before the drive.
    #[cfg(windows)]
    let path = path.trim_start_matches('/');
    percent_decoded(path.as_bytes()).into()
}

/// Decodes the percent-encoded bytes of a URL.
fn percent_decoded(path: &[u8]) -> OsString {
    let mut bytes = Vec::new();
    let mut rest = path;
    while let [first, after @ ..] = rest {
        let digits = after.get(..2).and_then(|two| str::from_utf8(two).ok());
        let byte = digits
            .filter(|two| *first == b'%' && two.bytes().all(|it| it.is_ascii_hexdigit()))
            .and_then(|two| u8::from_str_radix(two, 16).ok());
        bytes.push(byte.unwrap_or(*first));
        rest = if byte.is_some() { &after[2..] } else { after };
    }
    #[cfg(unix)]
    return std::os::unix::ffi::OsStringExt::from_vec(bytes);
    #[cfg(not(unix))]
    String::from_utf8_lossy(&bytes).into_owned().into()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed_file(argument: &str) -> Option<PathBuf> {
        let arguments = Arguments::try_parse_from([PROGRAM, argument]).ok()?;
        arguments.file
    }

    #[test]
    fn a_negative_seed_is_rejected_as_an_invalid_value() {
        let result = Arguments::try_parse_from([PROGRAM, "--seed", "-1"]);
        let error = result.expect_err("there is no such game").to_string();
        assert!(error.contains("invalid value '-1' for '--seed <N>'"), "{error}");
        assert!(!error.contains("-- -1"), "{error}");
    }

    #[test]
    fn a_file_argument_is_a_path_or_a_file_url() {
        for (argument, path) in [
            ("/a/b.nestor", "/a/b.nestor"),
            ("/a%20b.nestor", "/a%20b.nestor"),
            ("a b://c.nestor", "a b://c.nestor"),
            ("file:///a/b.nestor", "/a/b.nestor"),
            ("file:/a/b%20c.nestor", "/a/b c.nestor"),
            ("file:b.nestor", "file:b.nestor"),
            ("file://localhost/a/b.nestor", "/a/b.nestor"),
            ("file:///%C3%A4%20b%2525.nestor", "/\u{e4} b%25.nestor"),
            ("file:///100%.nestor", "/100%.nestor"),
        ] {
            let path = PathBuf::from(path);
            assert_eq!(parsed_file(argument).as_ref(), Some(&path), "{argument}");
        }
        for url in ["https://example.org/a.nestor", "file://server/a.nestor"] {
            assert_eq!(parsed_file(url), None, "{url}");
        }
    }
}
