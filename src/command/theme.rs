use std::path::PathBuf;

use engine::Name;
use look::{OwnTheme, Palette, ThemeId, ThemeSlot};

/// What can be asked for with themes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ThemeCommand {
    /// Put a theme on the table.
    Use(ThemeId),
    /// Keep the colours of a theme that was edited.
    Save(ThemeId, Box<Palette>),
    /// Bring a theme that there always is back to what the program came with.
    Reset(ThemeSlot),
    /// Keep a theme among the player's own.
    Add(Box<OwnTheme>),
    /// Call an own theme so.
    Rename(usize, Name),
    /// Remove an own theme.
    Remove(usize),
    /// Bring back an own theme that had this number.
    PutBack(usize, Box<OwnTheme>),
    /// Write a theme to a file; where, is asked if not given.
    Send(Box<OwnTheme>, Option<PathBuf>),
    /// Keep the theme of a file among the player's own; which, is asked if not
    /// given.
    Fetch(Option<PathBuf>),
}
