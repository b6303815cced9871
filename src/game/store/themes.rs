//! Exported themes, as files of their own.

use std::path::{Path, PathBuf};

use look::OwnTheme;

use super::chosen_file::{FileError, content, text, write_chosen};
use super::text::read;

/// The extension of files with a theme.
pub const THEME_EXTENSION: &str = "nestor-theme";

/// Reads a theme from any path.
///
/// # Errors
/// If the file is missing or is not a theme.
pub fn read_theme(path: &Path) -> Result<OwnTheme, FileError> {
    content(path, read(path)).map(|(theme, _)| theme)
}

/// Writes a theme to any path and returns that path. A name without [`THEME_EXTENSION`] gets it. An
/// existing file is replaced only with `replace`, and only if no extension was added.
///
/// # Errors
/// If the theme was not written.
pub fn write_theme(path: &Path, theme: &OwnTheme, replace: bool) -> Result<PathBuf, FileError> {
    write_chosen(path, &[THEME_EXTENSION], &text(theme)?, replace)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use engine::Name;
    use look::{Palette, ThemeSlot};

    use super::*;
    use crate::store::UnreadableReason;

    #[test]
    fn a_written_theme_can_be_read() {
        let scratch = tempfile::tempdir().expect("a temporary folder");
        let theme = OwnTheme {
            name: Name::new("Mine").expect("a name"),
            made_from: ThemeSlot::Two,
            colors: Palette::CLEAR,
        };
        let path = scratch.path().join("mine");
        let written = write_theme(&path, &theme, false).expect("it can be written");
        assert_eq!(written, path.with_extension(THEME_EXTENSION));
        assert_eq!(read_theme(&written), Ok(theme.clone()));
        let exists = write_theme(&path, &theme, false);
        assert_eq!(exists, Err(FileError::Exists(written.clone())));
        let older =
            concat!("// Nestor Dominoes 0.1.0: theme\n", "(version: 1, content: (name: \"Mine\"))");
        fs::write(&written, older).expect("it can be written");
        let is_older =
            FileError::Unreadable { path: written.clone(), reason: UnreadableReason::Older };
        assert_eq!(read_theme(&written), Err(is_older));
        fs::write(&written, "a letter").expect("it can be written");
        let unreadable = read_theme(&written);
        assert!(matches!(unreadable, Err(FileError::Unreadable { .. })), "{unreadable:?}");
        let missing = Err(FileError::Missing(path.clone()));
        assert_eq!(read_theme(&path), missing);
    }
}
