//! Loads the data of a player who sits down.

use std::path::Path;

use look::Themes;

use super::disk;
use super::fault::{Fault, FaultReason, FileName, StoreNotice};
use super::folders::{SETTINGS_FILE, THEMES_FILE};
use super::tables::Tables;
use super::text::{Content, FileRead, UnreadableReason};
use crate::profile::{PlayerId, Preferences};
use crate::session::State;

/// The loaded data of a player. A part that is `None` starts with its defaults.
#[derive(Debug, Default)]
pub struct LoadedPlayer {
    /// The games, and everything that must be consistent with them.
    pub state: Option<State>,
    /// The settings; `None` without a file, or if the file was set aside.
    pub settings: Option<Preferences>,
    /// The colors; `None` without a file, or if the file was set aside.
    pub themes: Option<Themes>,
    /// Messages to the player about data that was left out or set aside.
    pub notices: Vec<StoreNotice>,
}

impl LoadedPlayer {
    /// Reads a player's data; `folder` is their folder, if they have one. With `replay_table`, the
    /// game on the table is replayed to check it. With `leave_out_damaged`, a damaged state is left
    /// out.
    ///
    /// # Errors
    /// If something cannot be read now, or the state is damaged.
    pub fn read(
        tables: &Tables,
        player: PlayerId,
        folder: Option<&Path>,
        replay_table: bool,
        leave_out_damaged: bool,
    ) -> Result<Self, Fault> {
        let mut loaded = Self::default();
        match read_state(tables, player, replay_table) {
            Err(Fault::Damaged(_)) if leave_out_damaged => {
                loaded.notices.push(StoreNotice::ValuesLeftOut(1));
            }
            read => loaded.state = read?,
        }
        if let Some(folder) = folder {
            let (settings, themes) = (folder.join(SETTINGS_FILE), folder.join(THEMES_FILE));
            // Both are read first, so that neither is set aside if the other cannot be read now.
            let found = (read_text(tables, &settings)?, read_text(tables, &themes)?);
            let notices = &mut loaded.notices;
            loaded.settings = or_set_aside(found.0, &settings, FileName::Settings, notices)?;
            loaded.themes = or_set_aside(found.1, &themes, FileName::Themes, notices)?;
        }
        Ok(loaded)
    }
}

fn read_state(
    tables: &Tables,
    player: PlayerId,
    replay_table: bool,
) -> Result<Option<State>, Fault> {
    let state: Option<State> = tables.get(&player)?;
    if let Some(Err(wrong)) = state.as_ref().filter(|_| replay_table).map(State::table) {
        return Err(Fault::Damaged(format!("the game on the table: {wrong}")));
    }
    Ok(state)
}

/// Reads a text file. The inner error is for an invalid file, which can be set aside.
fn read_text<T: Content>(
    tables: &Tables,
    path: &Path,
) -> Result<Result<Option<T>, UnreadableReason>, Fault> {
    let why = match tables.text(path) {
        FileRead::Missing => return Ok(Ok(None)),
        FileRead::Intact(content) | FileRead::Changed(content) => return Ok(Ok(Some(content))),
        FileRead::Unreadable(why) => why,
    };
    let path = path.to_owned();
    match why {
        UnreadableReason::Refused(error) => {
            Err(Fault::Unreadable(FaultReason::System(path, error)))
        }
        UnreadableReason::Newer => Err(Fault::Unreadable(FaultReason::NewerVersion(path))),
        why => Ok(Err(why)),
    }
}

/// Returns the content that was found; sets an invalid file aside, with a notice.
fn or_set_aside<T>(
    found: Result<Option<T>, UnreadableReason>,
    path: &Path,
    name: FileName,
    notices: &mut Vec<StoreNotice>,
) -> Result<Option<T>, Fault> {
    found.or_else(|_| {
        let kept_as = disk::set_aside(path).map_err(|error| Fault::unreadable(path, &error))?;
        notices.push(StoreNotice::SetAside { name, kept_as });
        Ok(None)
    })
}
