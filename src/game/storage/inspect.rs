//! Reading files without changing anything on the disk, to tell what is wrong with them.

use std::fmt::{self, Display, Formatter};
use std::path::Path;

use engine::GameState;

use super::crash::REPORT;
use super::disk::Disk;
use super::envelope::Content;
use super::read::{Read, read};
use crate::session::{GameFile, State};
use crate::storage::Unreadable;

/// A fault of a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fault {
    /// A newer program wrote it, with this version of its format.
    Newer(u32),
    /// A program before the last one wrote it, with this version of its format.
    Older(u32),
    /// It is none of the program's files of this kind, or too large for one.
    Foreign,
    /// It cannot be used.
    Unreadable(Unreadable),
}

impl Display for Fault {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Newer(version) => {
                write!(f, "it was saved by a newer version, format {version}")
            }
            Self::Older(version) => {
                write!(f, "it was saved by a version before 0.2, format {version}")
            }
            Self::Foreign => write!(f, "it is no such file of this program"),
            Self::Unreadable(why) => write!(f, "{why}"),
        }
    }
}

impl From<Unreadable> for Fault {
    fn from(why: Unreadable) -> Self {
        Self::Unreadable(why)
    }
}

/// The content of a file as the program wrote it; `None` if there is no file.
///
/// # Errors
/// If the file cannot be read, or is not as the program wrote it.
pub fn inspect<T: Content>(disk: &dyn Disk, path: &Path) -> Result<Option<T>, Fault> {
    match found(disk, path)? {
        Some((_, true)) => Err(Unreadable::Changed.into()),
        content => Ok(content.map(|(content, _)| content)),
    }
}

/// The game in a file: a saved game, or the one on the table. `None` if there is no file.
///
/// # Errors
/// If the file has no game, one that breaks the rules, or one that is not as the program wrote
/// it.
pub fn inspect_game(disk: &dyn Disk, path: &Path) -> Result<Option<GameState>, Fault> {
    let played = match found::<GameFile>(disk, path) {
        // It may be a state.
        Err(Fault::Foreign) => found::<State>(disk, path)?.map(|(state, is_changed)| {
            let table = state.table().map(|table| table.state().clone());
            (table, is_changed)
        }),
        saved => saved?.map(|(file, is_changed)| (file.open().map(|game| game.state), is_changed)),
    };
    match played {
        None => Ok(None),
        Some((Err(wrong), _)) => Err(Unreadable::Impossible(wrong.to_string()).into()),
        Some((Ok(_), true)) => Err(Unreadable::Changed.into()),
        Some((Ok(state), false)) => Ok(Some(state)),
    }
}

/// The content of a file, and whether it is not as the program wrote it.
fn found<T: Content>(disk: &dyn Disk, path: &Path) -> Result<Option<(T, bool)>, Fault> {
    match read(disk, path).0 {
        Read::Missing => Ok(None),
        Read::Sound(content) => Ok(Some((content, false))),
        Read::Changed(content) => Ok(Some((content, true))),
        Read::Newer(version) => Err(Fault::Newer(version)),
        Read::Older(version) => Err(Fault::Older(version)),
        Read::Foreign => Err(Fault::Foreign),
        Read::Damaged(damage) => Err(Fault::Unreadable(damage.why)),
        Read::Refused(error) => Err(Fault::Unreadable(error.into())),
    }
}

/// A file that the program leaves in a folder and does not read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LeftOver {
    /// A file that made no sense.
    Broken,
    /// A copy of a file that was not as the program wrote it.
    Changed,
    /// A file that was not written to its end, because the program was stopped.
    Unfinished,
    /// The report of a breakdown.
    Report,
}

impl LeftOver {
    /// What a file of this name is; `None` if it is no left-over.
    pub fn of(name: &str) -> Option<Self> {
        let is_number = |text: &str| text.parse::<u32>().is_ok();
        let is_numbered = |mark: &str| {
            let parts = name.rsplit_once(mark);
            parts.is_some_and(|(before, number)| !before.is_empty() && is_number(number))
        };
        let report = name.strip_prefix(REPORT);
        let report = report.and_then(|end| end.strip_suffix(".txt"));
        let report = report.map(|end| end.strip_suffix(".new").unwrap_or(end));
        if is_numbered(".broken-") {
            Some(Self::Broken)
        } else if is_numbered(".changed-") {
            Some(Self::Changed)
        } else if name.ends_with(".unfinished") {
            Some(Self::Unfinished)
        } else if report.is_some_and(is_number) {
            Some(Self::Report)
        } else {
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::profile::Preferences;
    use crate::storage::disk::RealDisk;
    use crate::storage::fixture::{saved, session};
    use crate::storage::to_text;

    #[test]
    fn what_is_left_beside_the_files_is_known_by_its_name() {
        for (name, is) in [
            ("state.ron.broken-1", Some(LeftOver::Broken)),
            ("a.nestor.changed-12", Some(LeftOver::Changed)),
            ("state.ron.unfinished", Some(LeftOver::Unfinished)),
            ("crash-report-3.txt", Some(LeftOver::Report)),
            ("crash-report-3.new.txt", Some(LeftOver::Report)),
            ("state.ron", None),
            ("state.ron.broken-x", None),
            ("crash-report-of-mine.txt", None),
        ] {
            assert_eq!(LeftOver::of(name), is, "{name}");
        }
    }

    #[test]
    fn a_game_is_found_in_a_saved_game_and_in_a_state() {
        let scratch = tempfile::tempdir().expect("a temporary folder");
        let path = scratch.path().join("a file");
        assert_eq!(inspect_game(&RealDisk, &path), Ok(None));
        let (game, session) = (saved("A", 1), session(2));
        let text = |text: Result<String, String>| text.expect("it can be written");
        let game_text = text(to_text(&game));
        for (text, record) in [
            (&game_text, game.game.record()),
            (&text(to_text(&**session.saved())), session.game().record()),
        ] {
            fs::write(&path, text).expect("it can be written");
            let found = inspect_game(&RealDisk, &path).expect("it is sound");
            assert_eq!(found.expect("it is there").record(), record);
        }
        for (text, why) in [
            (
                game_text.replace("\"A\"", "\"B\""),
                "it was edited outside the program",
            ),
            (
                text(to_text(&Preferences::default())),
                "it is no such file of this program",
            ),
            (String::new(), "it is empty"),
        ] {
            fs::write(&path, text).expect("it can be written");
            let fault = inspect_game(&RealDisk, &path).expect_err("it has no sound game");
            assert_eq!(fault.to_string(), why);
        }
        fs::write(&path, "(version: 9, content: ())").expect("it can be written");
        let newer = inspect::<Preferences>(&RealDisk, &path);
        assert_eq!(newer, Err(Fault::Newer(9)));
    }
}
