//! Messages about the player's files: notices and errors.

use std::path::Path;

use crate::msg;
use engine::plain_text;
use game::storage::{FileError, FileName, Notice, SaveError, SystemError, Unreadable};

/// A notice about the files, as a sentence.
pub fn notice(notice: &Notice) -> String {
    match notice {
        Notice::SetAside { name, kept_as, .. } => msg::notice_set_aside(key(*name), shown(kept_as)),
        Notice::GoneBack { kept_as } => msg::notice_gone_back(shown(kept_as)),
        Notice::Damaged { name, kept_as } => msg::notice_damaged(key(*name), shown(kept_as)),
        Notice::LeftOut { name, path } => msg::notice_left_out(key(*name), shown(path)),
        Notice::SavedGameDamaged(path) => msg::notice_saved_game_damaged(shown(path)),
        Notice::Changed { name, kept_as } => msg::notice_changed(key(*name), shown(kept_as)),
        Notice::BrokeDown { report } => msg::notice_broke_down(shown(report)),
        Notice::LeftAlone { kept_as } => msg::notice_left_alone(shown(kept_as)),
        Notice::SavedAgain => msg::NOTICE_SAVED_AGAIN.text(),
    }
}

/// Explains in a sentence why something could not be saved.
pub fn save_error(error: &SaveError) -> String {
    match error {
        SaveError::NoHome => msg::UNSAVED_NO_HOME.text(),
        SaveError::InUse { .. } => msg::UNSAVED_IN_USE.text(),
        SaveError::LockInTheWay { path } => msg::unsaved_lock_in_the_way(shown(path)),
        SaveError::Newer { name, .. } => msg::unsaved_newer(key(*name)),
        SaveError::Older { name, path } => msg::unsaved_older(key(*name), shown(path)),
        SaveError::Foreign { name, path } => msg::unsaved_foreign(key(*name), shown(path)),
        SaveError::Silent { folder } => msg::unsaved_silent(shown(folder)),
        SaveError::NoText { name, reason } => msg::unsaved_no_text(key(*name), reason),
        SaveError::NoThread { reason } => msg::unsaved_no_thread(reason),
        SaveError::Refused { name, path, reason } => {
            msg::unsaved_refused(key(*name), shown(path), system_error(reason))
        }
        SaveError::Failed { folder, reason } => {
            msg::unsaved_failed(shown(folder), system_error(reason))
        }
    }
}

/// Explains in a sentence why a game was not opened or saved.
pub fn game_file_error(error: &FileError) -> String {
    match error {
        FileError::Missing(path) => file_unreadable(path, msg::SYSTEM_MISSING.text()),
        FileError::Unreadable { path, why } => file_unreadable(path, unreadable(why)),
        FileError::Newer(path) => file_unreadable(path, msg::UNREADABLE_NEWER.text()),
        FileError::Impossible { path, .. } => msg::game_file_impossible(shown(path)),
        FileError::Exists(path) => msg::file_exists(shown(path)),
        FileError::NotListed { folder, reason } => {
            msg::folder_unreadable(shown(folder), system_error(reason))
        }
        FileError::NotWritten { path, reason } => {
            msg::file_not_written(shown(path), system_error(reason))
        }
        FileError::NotRemoved { path, reason } => {
            msg::file_not_removed(shown(path), system_error(reason))
        }
        FileError::NotRenamed(why) => msg::game_file_not_renamed(unreadable(why)),
        // Everything else may still be saved, so that is not mentioned.
        FileError::NotSaved(SaveError::Failed { folder, reason }) => {
            msg::game_not_listed(shown(folder), system_error(reason))
        }
        FileError::NotSaved(error) => save_error(error),
    }
}

/// Explains in a sentence why a theme was not read or written.
pub fn theme_file_error(error: &FileError) -> String {
    match error {
        FileError::Unreadable { path, why } => {
            msg::theme_file_unreadable(shown(path), unreadable(why))
        }
        error => game_file_error(error),
    }
}

fn file_unreadable(path: &Path, why: String) -> String {
    msg::file_unreadable(shown(path), why)
}

/// The reason why a file cannot be read, as part of a sentence.
fn unreadable(why: &Unreadable) -> String {
    match why {
        Unreadable::Older => msg::UNREADABLE_OLDER.text(),
        Unreadable::NotAFile => msg::UNREADABLE_NOT_A_FILE.text(),
        Unreadable::NoSavedGame => msg::UNREADABLE_NO_SAVED_GAME.text(),
        Unreadable::Refused(error) => system_error(error),
        _ => msg::UNREADABLE_DAMAGED.text(),
    }
}

/// The reason why the system did not read or write a file, as part of a sentence.
fn system_error(error: &SystemError) -> String {
    match error {
        SystemError::Full => msg::SYSTEM_FULL.text(),
        SystemError::NotAllowed => msg::SYSTEM_NOT_ALLOWED.text(),
        SystemError::ReadOnly => msg::SYSTEM_READ_ONLY.text(),
        SystemError::Missing => msg::SYSTEM_MISSING.text(),
        SystemError::NotAFolder => msg::SYSTEM_NOT_A_FOLDER.text(),
        SystemError::NotAFile => msg::UNREADABLE_NOT_A_FILE.text(),
        SystemError::Other(told) => told.clone(),
    }
}

/// Maximum length of a displayed path, in characters.
const LONGEST_PATH: usize = 200;

/// A path for a sentence. The middle of a long path is left out.
pub fn shown(path: &Path) -> String {
    let letters: Vec<char> = plain_text(&path.to_string_lossy()).chars().collect();
    if letters.len() <= LONGEST_PATH {
        return letters.into_iter().collect();
    }
    let half = LONGEST_PATH / 2;
    let [start, end] = [&letters[..half], &letters[letters.len() - half..]];
    start.iter().chain(&['…']).chain(end).collect()
}

/// Selector of a file name in messages.
const fn key(name: FileName) -> &'static str {
    match name {
        FileName::Players => "players",
        FileName::Window => "window",
        FileName::Settings => "settings",
        FileName::Themes => "themes",
        FileName::Game => "game",
        FileName::GameBefore => "before",
        FileName::Tally => "tally",
        FileName::Bookmark => "bookmark",
        FileName::History => "history",
        FileName::Days => "days",
        FileName::SavedGame => "saved-game",
        FileName::Review => "review",
        FileName::Theme => "theme",
    }
}
