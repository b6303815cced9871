//! Themes as files of their own, to be sent to somebody.

use std::path::{Path, PathBuf};

use super::chosen_file::{self, NotWritten};
use super::form::{self, Read};
use super::replace::read_text;
use super::{FileName, SaveError, SystemError, Unreadable};
use look::OwnTheme;

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
        /// Why.
        reason: SystemError,
    },
    /// The theme cannot be a file at all.
    NotSaved(SaveError),
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

/// Writes a theme to any path and returns that path. A name that does not end as those
/// of themes do gets that ending. Another file is only replaced with `replace`, and if
/// nothing was added to its name.
///
/// # Errors
/// If the theme was not written.
pub fn write_theme(
    path: &Path,
    theme: &OwnTheme,
    replace: bool,
) -> Result<PathBuf, ThemeFileError> {
    let text = form::to_text(FileName::Theme, theme).map_err(ThemeFileError::NotSaved)?;
    chosen_file::write(path, &[THEME_EXTENSION], &text, replace).map_err(|wrong| match wrong {
        NotWritten::Exists(path) => ThemeFileError::Exists(path),
        NotWritten::Failed(path, error) => ThemeFileError::NotWritten {
            reason: (&error).into(),
            path,
        },
    })
}
