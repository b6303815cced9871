//! What is said of the player's files: what was found, and what cannot be saved
//! or opened.

use std::path::Path;

use crate::say;
use engine::plain_text;
use game::storage::{
    Fault, FileName, GameFileError, MOST_BYTES, Notice, SaveError, ThemeFileError, Unreadable,
};

/// What the player must be told about the files, in a sentence.
pub fn notice(notice: &Notice) -> String {
    match notice {
        Notice::SetAside { name, why, kept_as } => say!(
            "notice-set-aside",
            file = key(*name),
            why = unreadable(why),
            kept = shown(kept_as)
        ),
        Notice::SpareSetAside { why, kept_as } => say!(
            "notice-spare-set-aside",
            why = unreadable(why),
            kept = shown(kept_as)
        ),
        Notice::Damaged { name, kept_as } => {
            say!("notice-damaged", file = key(*name), kept = shown(kept_as))
        }
        Notice::SavedGameDamaged(path) => say!("notice-saved-game-damaged", path = shown(path)),
        Notice::Changed { name, kept_as } => {
            say!("notice-changed", file = key(*name), kept = shown(kept_as))
        }
        Notice::ClearedElsewhere(_) => say!("notice-cleared-elsewhere"),
        Notice::PlayedElsewhere(_) => say!("notice-played-elsewhere"),
        Notice::LeftElsewhere(_) => say!("notice-left-elsewhere"),
        Notice::TriedElsewhere(_) => say!("notice-tried-elsewhere"),
        Notice::LinkReplaced { elsewhere, folder } => say!(
            "notice-link-replaced",
            elsewhere = shown(elsewhere),
            folder = shown(folder)
        ),
        Notice::TakenOver => say!("notice-taken-over"),
        Notice::BrokeDown { report } => say!("notice-broke-down", report = shown(report)),
        Notice::NotSaved(error) => save_error(error),
        Notice::SavedAgain => say!("notice-saved-again"),
    }
}

/// Why something could not be saved, in a sentence.
pub fn save_error(error: &SaveError) -> String {
    match error {
        SaveError::NoHome => say!("unsaved-no-home"),
        SaveError::InUse { folder } => say!("unsaved-in-use", folder = shown(folder)),
        SaveError::LockInTheWay { path } => say!("unsaved-lock-in-the-way", path = shown(path)),
        SaveError::NotAFolder { folder } => say!("unsaved-not-a-folder", folder = shown(folder)),
        SaveError::NotAllowed { folder } => say!("unsaved-not-allowed", folder = shown(folder)),
        SaveError::Full { folder } => say!("unsaved-full", folder = shown(folder)),
        SaveError::Newer { name, path, .. } => {
            say!("unsaved-newer", file = key(*name), path = shown(path))
        }
        SaveError::InTheWay {
            name,
            path,
            why,
            reason,
        } => say!(
            "unsaved-in-the-way",
            file = key(*name),
            path = shown(path),
            why = unreadable(why),
            reason = reason
        ),
        SaveError::TooMuch { name } => {
            say!(
                "unsaved-too-much",
                file = key(*name),
                mebibytes = MOST_MEBIBYTES
            )
        }
        SaveError::NoText { name, reason } => {
            say!("unsaved-no-text", file = key(*name), reason = reason)
        }
        SaveError::NoThread { reason } => say!("unsaved-no-thread", reason = reason),
        SaveError::Failed { folder, reason } => {
            say!("unsaved-failed", folder = shown(folder), reason = reason)
        }
    }
}

/// Why a saved game was not opened, or a game not saved, in a sentence.
pub fn game_file_error(error: &GameFileError) -> String {
    match error {
        GameFileError::Missing(path) => say!("game-file-missing", path = shown(path)),
        GameFileError::Unreadable { path, why } => say!(
            "game-file-unreadable",
            path = shown(path),
            why = unreadable(why)
        ),
        GameFileError::Newer(path) => say!("game-file-newer", path = shown(path)),
        GameFileError::Impossible { path, reason } => say!(
            "game-file-impossible",
            path = shown(path),
            reason = reason.to_string()
        ),
        GameFileError::Exists(path) => say!("game-file-exists", path = shown(path)),
        GameFileError::NotWritten { path, reason } => {
            say!("game-file-not-written", path = shown(path), reason = reason)
        }
        GameFileError::NotSaved(error) => not_listed(error),
    }
}

/// Why a game was not saved in the player's list. Everything else may be saved all the
/// same, so nothing is said of that.
fn not_listed(error: &SaveError) -> String {
    match error {
        SaveError::NotAFolder { folder } => {
            say!("game-not-listed-no-folder", folder = shown(folder))
        }
        SaveError::NotAllowed { folder } => {
            say!("game-not-listed-not-allowed", folder = shown(folder))
        }
        SaveError::Full { folder } => say!("game-not-listed-full", folder = shown(folder)),
        SaveError::Failed { folder, reason } => say!(
            "game-not-listed-failed",
            folder = shown(folder),
            reason = reason
        ),
        other => save_error(other),
    }
}

/// Why a theme was not read or written, in a sentence.
pub fn theme_file_error(error: &ThemeFileError) -> String {
    match error {
        ThemeFileError::Missing(path) => say!("theme-file-missing", path = shown(path)),
        ThemeFileError::Unreadable { path, why } => say!(
            "theme-file-unreadable",
            path = shown(path),
            why = unreadable(why)
        ),
        ThemeFileError::Newer(path) => say!("theme-file-newer", path = shown(path)),
        ThemeFileError::Exists(path) => say!("game-file-exists", path = shown(path)),
        ThemeFileError::NotWritten { path, reason } => {
            say!(
                "theme-file-not-written",
                path = shown(path),
                reason = reason
            )
        }
        ThemeFileError::NotSaved(error) => save_error(error),
    }
}

/// Why a file cannot be read, as part of a sentence.
pub fn unreadable(why: &Unreadable) -> String {
    match why {
        Unreadable::NotAFile => say!("unreadable-not-a-file"),
        Unreadable::TooLarge => say!("unreadable-too-large", mebibytes = MOST_MEBIBYTES),
        Unreadable::Empty => say!("unreadable-empty"),
        Unreadable::NotText => say!("unreadable-not-text"),
        Unreadable::Wrong { line, what } => {
            say!("unreadable-wrong", line = *line, what = what)
        }
        Unreadable::NoSavedGame => say!("unreadable-no-saved-game"),
        Unreadable::Changed => say!("unreadable-changed"),
        // What the system, or the reader of records, has said.
        Unreadable::Refused(what) | Unreadable::Impossible(what) => what.clone(),
    }
}

/// What is wrong with a file that was looked at, as part of a sentence.
pub fn fault(fault: &Fault) -> String {
    match fault {
        Fault::Newer(version) => say!("unreadable-newer", version = *version),
        Fault::Unreadable(why) => unreadable(why),
    }
}

/// The most letters of a path that a sentence names.
const LONGEST_PATH: usize = 200;

const MOST_MEBIBYTES: u64 = MOST_BYTES >> 20;

/// A path as it is named in a sentence: one that is long without its middle.
pub fn shown(path: &Path) -> String {
    let letters: Vec<char> = plain_text(&path.to_string_lossy()).chars().collect();
    if letters.len() <= LONGEST_PATH {
        return letters.into_iter().collect();
    }
    let half = LONGEST_PATH / 2;
    let [start, end] = [&letters[..half], &letters[letters.len() - half..]];
    start.iter().chain(&['…']).chain(end).collect()
}

/// What messages choose by.
const fn key(name: FileName) -> &'static str {
    match name {
        FileName::Players => "players",
        FileName::Window => "window",
        FileName::Settings => "settings",
        FileName::Themes => "themes",
        FileName::Tally => "tally",
        FileName::Preserved => "preserved",
        FileName::Game => "game",
        FileName::History => "history",
        FileName::Days => "days",
        FileName::SavedGame => "saved-game",
        FileName::Review => "review",
        FileName::Theme => "theme",
    }
}
