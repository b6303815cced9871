//! Themes as files of their own, to be sent to somebody.

use std::io;
use std::path::{Path, PathBuf};

use super::form::{self, Read};
use super::replace::{read_text, replace_text};
use super::{Disk, FileName, Unreadable};
use crate::look::OwnTheme;

/// The ending of the names of files with a theme.
pub const THEME_EXTENSION: &str = "nestor-theme";

/// Why a theme could not be read or written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ThemeFileError {
    /// There is no such file.
    Missing(PathBuf),
    /// The file cannot be read, or is no theme.
    Unreadable {
        /// The file.
        path: PathBuf,
        /// Why not.
        why: Unreadable,
    },
    /// A newer program wrote it.
    Newer(PathBuf),
    /// There is a file of this name already.
    Exists(PathBuf),
    /// The file could not be written.
    NotWritten {
        /// The file.
        path: PathBuf,
        /// The system's message.
        reason: String,
    },
}

/// Reads a theme from any path.
///
/// # Errors
/// If the file is not there, or is no theme. It stays as it is.
pub fn read_theme(path: &Path) -> Result<OwnTheme, ThemeFileError> {
    let unreadable = |why| ThemeFileError::Unreadable {
        path: path.to_owned(),
        why,
    };
    let text = read_text(path).map_err(unreadable)?;
    let text = text.ok_or_else(|| ThemeFileError::Missing(path.to_owned()))?;
    match form::from_text::<OwnTheme>(FileName::Theme, &text).map_err(unreadable)? {
        Read::Newer(_) => Err(ThemeFileError::Newer(path.to_owned())),
        Read::Content(theme) | Read::Changed(theme) => Ok(theme),
    }
}

/// Writes a theme to any path and returns that path. A name without an extension
/// gets one. Another file is only replaced with `replace`.
///
/// # Errors
/// If the theme was not written.
pub fn write_theme(
    path: &Path,
    theme: &OwnTheme,
    replace: bool,
) -> Result<PathBuf, ThemeFileError> {
    let mut path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    if path.extension().is_none() {
        path.set_extension(THEME_EXTENSION);
    }
    if !replace && path.symlink_metadata().is_ok() {
        return Err(ThemeFileError::Exists(path));
    }
    let name = path.file_name().and_then(|name| name.to_str());
    let written = match (path.parent(), name, form::to_text(FileName::Theme, theme)) {
        (Some(folder), Some(name), Ok(text)) => replace_text(&Disk::default(), folder, name, &text),
        _ => Err(io::ErrorKind::InvalidFilename.into()),
    };
    match written {
        Ok(()) => Ok(path),
        Err(error) => Err(ThemeFileError::NotWritten {
            reason: error.to_string(),
            path,
        }),
    }
}
