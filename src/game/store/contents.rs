//! The types that are stored in text files, with the kind of file of each.

use look::{OwnTheme, Themes};

use super::text::{Content, FileKind};
use crate::profile::Preferences;
use crate::session::GameFile;

const MIB: u64 = 1 << 20;

/// The kind of a file that people may edit, with one value per line.
const fn editable_file(name: &'static str) -> FileKind {
    FileKind { name, max_bytes: MIB, has_digest: false, line_depth: usize::MAX }
}

impl Content for Preferences {
    const KIND: FileKind = editable_file("settings");

    fn check(self) -> Result<Self, String> {
        self.checked().map_err(|wrong| wrong.to_string())
    }
}

impl Content for Themes {
    const KIND: FileKind = editable_file("colors");
}

/// An exported theme.
impl Content for OwnTheme {
    const KIND: FileKind = editable_file("theme");
}

impl Content for GameFile {
    const KIND: FileKind =
        FileKind { name: "saved game", max_bytes: MIB, has_digest: true, line_depth: usize::MAX };

    fn check(self) -> Result<Self, String> {
        self.game.check_file()?;
        Ok(self)
    }
}
