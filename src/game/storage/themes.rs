//! Themes as files of their own, to be sent to somebody.

use std::path::{Path, PathBuf};

use look::OwnTheme;

use super::chosen_file::{NotWritten, write_chosen};
use super::disk::Disk;
use super::read::{Read, read};
use crate::storage::{FileName, SaveError, SystemError, Unreadable};

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
pub fn read_theme(disk: &dyn Disk, path: &Path) -> Result<OwnTheme, ThemeFileError> {
    let why = match read(disk, path).0 {
        Read::Sound(theme) | Read::Changed(theme) => return Ok(theme),
        Read::Missing => return Err(ThemeFileError::Missing(path.to_owned())),
        Read::Newer(_) => return Err(ThemeFileError::Newer(path.to_owned())),
        Read::Older(_) => Unreadable::Older,
        Read::Foreign => Unreadable::Impossible("it is no theme".to_owned()),
        Read::Damaged(damage) => damage.why,
        Read::Refused(error) => error.into(),
    };
    let path = path.to_owned();
    Err(ThemeFileError::Unreadable { path, why })
}

/// Writes a theme to any path and returns that path. A name that does not end as those of
/// themes do gets that ending. Another file is only replaced with `replace`, and if nothing
/// was added to its name.
///
/// # Errors
/// If the theme was not written.
pub fn write_theme(
    disk: &dyn Disk,
    path: &Path,
    theme: &OwnTheme,
    replace: bool,
) -> Result<PathBuf, ThemeFileError> {
    let written = write_chosen(disk, path, &[THEME_EXTENSION], theme, replace);
    written.map_err(|wrong| match wrong {
        NotWritten::Exists(path) => ThemeFileError::Exists(path),
        NotWritten::Failed(path, error) => ThemeFileError::NotWritten {
            reason: (&error).into(),
            path,
        },
        NotWritten::NoText(reason) => {
            let name = FileName::Theme;
            ThemeFileError::NotSaved(SaveError::NoText { name, reason })
        }
    })
}

#[cfg(test)]
mod tests {
    use std::fs;

    use engine::Name;
    use look::{Palette, ThemeSlot};

    use super::*;
    use crate::storage::disk::RealDisk;

    #[test]
    fn a_theme_is_sent_and_fetched() {
        let scratch = tempfile::tempdir().expect("a temporary folder");
        let theme = OwnTheme {
            name: Name::new("Mine").expect("a name"),
            made_from: ThemeSlot::Two,
            colors: Palette::CLEAR,
        };
        let path = scratch.path().join("mine");
        let written = write_theme(&RealDisk, &path, &theme, false).expect("it can be written");
        assert_eq!(written, path.with_extension(THEME_EXTENSION));
        assert_eq!(read_theme(&RealDisk, &written), Ok(theme.clone()));
        let exists = write_theme(&RealDisk, &path, &theme, false);
        assert_eq!(exists, Err(ThemeFileError::Exists(written.clone())));
        let older = concat!(
            "// Nestor Dominoes 0.1.0: theme\n",
            "(version: 1, content: (name: \"Mine\"))"
        );
        fs::write(&written, older).expect("it can be written");
        let is_older = ThemeFileError::Unreadable {
            path: written.clone(),
            why: Unreadable::Older,
        };
        assert_eq!(read_theme(&RealDisk, &written), Err(is_older));
        fs::write(&written, "a letter").expect("it can be written");
        let unreadable = read_theme(&RealDisk, &written);
        assert!(
            matches!(unreadable, Err(ThemeFileError::Unreadable { .. })),
            "{unreadable:?}"
        );
        let missing = Err(ThemeFileError::Missing(path.clone()));
        assert_eq!(read_theme(&RealDisk, &path), missing);
    }
}
