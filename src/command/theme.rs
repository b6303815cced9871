use std::path::PathBuf;

use engine::Name;
use look::{OwnTheme, Palette, ThemeId, ThemeSlot};

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ThemeCommand {
    Use(ThemeId),
    /// Save the edited colors of a theme.
    Save(ThemeId, Box<Palette>),
    Reset(ThemeSlot),
    /// Add a theme to the player's own.
    Add(Box<OwnTheme>),
    Rename(usize, Name),
    Remove(usize),
    /// Put a removed theme back among the player's own, at the index that it had.
    Reinsert(usize, Box<OwnTheme>),
    /// Export a theme to this file, or where the player chooses.
    Export(Box<OwnTheme>, Option<PathBuf>),
    /// Import the theme of this file, or of a file that the player chooses.
    Import(Option<PathBuf>),
}
