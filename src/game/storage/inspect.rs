//! Reading files without changing anything on the disk.

use std::fmt::{self, Display, Formatter};
use std::marker::PhantomData;
use std::path::Path;

use ron::Value;
use serde::de::DeserializeOwned;

use super::form::{self, Read, complaint};
use super::replace::read_text;
use super::{FileName, Folder, Unreadable};
use crate::session::{Game, NamedGame, SavedGame, SavedSession};
use engine::{GameState, ReplayError};

/// What is wrong with a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fault {
    /// A newer program wrote it, with this version.
    Newer(u32),
    /// It cannot be used.
    Unreadable(Unreadable),
}

impl Display for Fault {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Newer(version) => {
                write!(f, "it was saved by a newer version, format {version}")
            }
            Self::Unreadable(why) => write!(f, "{why}"),
        }
    }
}

impl From<Unreadable> for Fault {
    fn from(error: Unreadable) -> Self {
        Self::Unreadable(error)
    }
}

/// A file as it was found.
#[derive(Debug)]
pub(super) struct Found<T> {
    /// The whole text of the file.
    pub(super) text: String,
    /// The content, as what it stands for.
    pub(super) content: T,
    /// Whether the file is not as the program wrote it.
    pub(super) is_changed: bool,
}

impl Folder {
    /// Reads a file and turns its content into what it stands for; `None` if
    /// there is no file. Nothing is claimed, moved or written.
    ///
    /// # Errors
    /// If the file cannot be read, is not as the program wrote it, or `check`
    /// fails.
    pub fn inspect<T: DeserializeOwned, U, E: fmt::Display>(
        &self,
        name: FileName,
        check: impl FnOnce(T) -> Result<U, E>,
    ) -> Result<Option<U>, Fault> {
        match self.read(name, check)? {
            Some(found) if found.is_changed => Err(Unreadable::Changed.into()),
            found => Ok(found.map(|found| found.content)),
        }
    }

    /// Like [`Self::inspect`], with the text of the file, and also if it is not as
    /// the program wrote it.
    pub(super) fn read<T: DeserializeOwned, U, E: fmt::Display>(
        &self,
        name: FileName,
        check: impl FnOnce(T) -> Result<U, E>,
    ) -> Result<Option<Found<U>>, Fault> {
        let Some(folder) = self.path() else {
            return Ok(None);
        };
        let Some(text) = read_text(&folder.join(name.on_disk()))? else {
            return Ok(None);
        };
        let (content, is_changed) = content(name, &text)?;
        let content = check(content).map_err(|error| impossible(&error))?;
        Ok(Some(Found {
            text,
            content,
            is_changed,
        }))
    }
}

/// Reads the game in a file: a saved game, the game in progress, or a bookmark. `None` if there
/// is no file.
///
/// # Errors
/// If the file has no game, one that breaks the rules, or one that is not as the
/// program wrote it.
pub fn inspect_game(path: &Path) -> Result<Option<GameState>, Fault> {
    let Some(text) = read_text(path)? else {
        return Ok(None);
    };
    let outside: Value = form::read(&text, PhantomData)?;
    let inside = field(&outside, "content");
    if inside.is_none() && field(&outside, "rounds").is_some() {
        return Err(impossible(&"it is a record without a saved game around it"));
    }
    let has = |name: &str| inside.is_some_and(|inside| field(inside, name).is_some());
    let (saved, is_changed): (SavedGame, bool) = if has("saved") {
        let (file, is_changed) = content::<NamedGame>(FileName::SavedGame, &text)?;
        (file.game, is_changed)
    } else if has("record") {
        content(FileName::Preserved, &text)?
    } else {
        let (sitting, is_changed) = content::<SavedSession>(FileName::Game, &text)?;
        (sitting.into_game(), is_changed)
    };
    match Game::open(saved) {
        Ok(_) if is_changed => Err(Unreadable::Changed.into()),
        Ok(game) => Ok(Some(game.state().clone())),
        Err(ReplayError::NewerVersion(version)) => Err(Fault::Newer(version)),
        Err(bad) => Err(impossible(&bad)),
    }
}

/// The content of a text, and whether it is not as the program wrote it.
pub(super) fn content<T: DeserializeOwned>(name: FileName, text: &str) -> Result<(T, bool), Fault> {
    match form::from_text(name, text)? {
        Read::Content(content) => Ok((content, false)),
        Read::Changed(content) => Ok((content, true)),
        Read::Newer(version) => Err(Fault::Newer(version)),
    }
}

/// A fault for content that makes no sense.
pub(super) fn impossible(reason: &impl fmt::Display) -> Fault {
    Unreadable::Impossible(complaint(reason)).into()
}

/// The value of a field in the content of a file.
fn field<'v>(value: &'v Value, name: &str) -> Option<&'v Value> {
    match value {
        Value::Map(fields) => fields.get(&Value::String(name.to_owned())),
        _ => None,
    }
}
