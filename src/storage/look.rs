//! Reading files and leaving everything as it is, for whoever only wants to
//! know what is in them.

use std::fmt;
use std::marker::PhantomData;
use std::path::Path;

use ron::Value;
use serde::de::DeserializeOwned;

use super::form::{self, Read, complaint};
use super::replace::read_text;
use super::{FileName, Folder, Unreadable};
use crate::engine::{BadRecord, GameState, Record};
use crate::session::{BadGame, Game, GameFile, SavedGame, SavedSitting};

/// What is wrong with a file that was looked at.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// A newer program has written it.
    #[error("it was written by a newer version of the program (format {0})")]
    Newer(u32),
    /// It is of no use.
    #[error(transparent)]
    Unreadable(#[from] Unreadable),
}

/// What a file says.
#[derive(Debug)]
pub(super) struct Found<T> {
    /// The whole text.
    pub(super) text: String,
    /// What it stands for.
    pub(super) content: T,
    /// It is not as it was written.
    pub(super) is_changed: bool,
}

impl Folder {
    /// Reads a file and makes of its content what it stands for; `None` if
    /// there is no file. Nothing is claimed, moved or written.
    ///
    /// # Errors
    /// If it cannot be read or is not as it was written, or `check` gives a reason
    /// against it.
    pub fn look<T: DeserializeOwned, U, E: fmt::Display>(
        &self,
        name: FileName,
        check: impl FnOnce(T) -> Result<U, E>,
    ) -> Result<Option<U>, Fault> {
        match self.read(name, check)? {
            Some(found) if found.is_changed => Err(Unreadable::Changed.into()),
            found => Ok(found.map(|found| found.content)),
        }
    }

    /// The same, with all that there is to know of the file.
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

/// Reads the game that a file holds: a saved one, one in progress, one that was
/// put by, or the record of one with nothing around it. `None` if there is no
/// file.
///
/// # Errors
/// If it holds no game, one that the rules do not allow, or one that is not as it
/// was written.
pub fn look_for_game(path: &Path) -> Result<Option<GameState>, Fault> {
    let Some(text) = read_text(path)? else {
        return Ok(None);
    };
    let outside: Value = form::read(&text, PhantomData)?;
    let Some(inside) = field(&outside, "content") else {
        return bare_record(&outside, &text).map(Some);
    };
    let (saved, is_changed): (SavedGame, bool) = if field(inside, "saved").is_some() {
        let (file, is_changed) = content::<GameFile>(FileName::SavedGame, &text)?;
        (file.game, is_changed)
    } else if field(inside, "record").is_some() {
        content(FileName::Preserved, &text)?
    } else {
        let (sitting, is_changed) = content::<SavedSitting>(FileName::Game, &text)?;
        (sitting.into_game(), is_changed)
    };
    match Game::open(saved) {
        Ok(_) if is_changed => Err(Unreadable::Changed.into()),
        Ok(game) => Ok(Some(game.state().clone())),
        Err(BadGame::Record(BadRecord::Newer(version))) => Err(Fault::Newer(version)),
        Err(bad) => Err(impossible(&bad)),
    }
}

/// The game of a record that stands alone. A newer one may have rules of which
/// this program knows nothing, so its version comes first.
fn bare_record(outside: &Value, text: &str) -> Result<GameState, Fault> {
    if let Some(Value::Number(version)) = field(outside, "version")
        && version.into_f64() > f64::from(Record::VERSION)
    {
        return Err(Fault::Newer(version.into_f64() as u32));
    }
    let record: Record = form::read(text, PhantomData)?;
    record.replay().map_err(|bad| impossible(&bad))
}

/// The content of a text, and whether it is not as it was written.
fn content<T: DeserializeOwned>(name: FileName, text: &str) -> Result<(T, bool), Fault> {
    match form::from_text(name, text)? {
        Read::Content(content) => Ok((content, false)),
        Read::Changed(content) => Ok((content, true)),
        Read::Newer(version) => Err(Fault::Newer(version)),
    }
}

/// What it says cannot be.
fn impossible(reason: &impl fmt::Display) -> Fault {
    Unreadable::Impossible(complaint(reason)).into()
}

/// The value of a field of what a text says.
fn field<'v>(value: &'v Value, name: &str) -> Option<&'v Value> {
    match value {
        Value::Map(fields) => fields.get(&Value::String(name.to_owned())),
        _ => None,
    }
}
