//! Messages about the player's files: notices and errors.

use std::path::Path;

use crate::msg;
use engine::plain_text;
use game::store::{FaultReason, FileError, FileName, StoreNotice, SystemError, UnreadableReason};

use crate::dates;

/// A notice about the player's files, as a sentence.
pub fn notice(notice: &StoreNotice) -> String {
    match notice {
        StoreNotice::Recovered { kept_as, copied } => match (kept_as, copied) {
            (Some(kept_as), Some(copied)) => {
                msg::notice_copy_in_use(dates::day_and_time(*copied), short_path(kept_as))
            }
            (None, Some(copied)) => msg::notice_copy_found(dates::day_and_time(*copied)),
            (kept_as, None) => {
                msg::notice_no_copy(short_path(kept_as.as_deref().unwrap_or(Path::new(""))))
            }
        },
        StoreNotice::ValuesLeftOut(count) => msg::notice_left_out(*count),
        StoreNotice::EarlierFiles(folder) => msg::notice_earlier(short_path(folder)),
        StoreNotice::SetAside { name, kept_as } => {
            msg::notice_set_aside(file_selector(*name), short_path(kept_as))
        }
        StoreNotice::SavedGameChanged(path) => msg::notice_saved_game_changed(short_path(path)),
        StoreNotice::Crashed(report) => msg::notice_broke_down(short_path(report)),
        StoreNotice::NewGameBegun => msg::NOTICE_BEGUN_ANEW.text(),
        StoreNotice::ChangeDropped(reason) => msg::notice_dropped(reason),
        StoreNotice::SavedAgain => msg::NOTICE_SAVED_AGAIN.text(),
        StoreNotice::NotCopied(path, error) => {
            msg::notice_not_copied(short_path(path), system_error(error))
        }
    }
}

/// Explains in a sentence why the player's games cannot be read.
pub fn why_not_read(why: &FaultReason) -> String {
    match why {
        FaultReason::System(path, error) => {
            msg::reason_not_read(short_path(path), system_error(error))
        }
        why => reason(why),
    }
}

/// Explains in a sentence why something is not saved.
pub fn why_not_saved(why: &FaultReason) -> String {
    match why {
        FaultReason::System(path, error) => {
            msg::reason_not_saved(short_path(path), system_error(error))
        }
        why => reason(why),
    }
}

fn reason(why: &FaultReason) -> String {
    match why {
        FaultReason::NoFolder => msg::REASON_NO_FOLDER.text(),
        FaultReason::Locked => msg::REASON_LOCKED.text(),
        FaultReason::NoResponse => msg::REASON_SILENT.text(),
        FaultReason::NewerVersion(path) => msg::reason_newer(short_path(path)),
        FaultReason::Replaced => msg::REASON_REPLACED.text(),
        FaultReason::System(path, error) => {
            msg::reason_not_saved(short_path(path), system_error(error))
        }
    }
}

/// Explains in a sentence why a game was not opened or saved.
pub fn game_file_error(error: &FileError) -> String {
    match error {
        FileError::Missing(path) => file_unreadable(path, msg::SYSTEM_MISSING.text()),
        FileError::Unreadable { path, reason } => file_unreadable(path, why_unreadable(reason)),
        FileError::InvalidRecord { path, .. } => msg::game_file_impossible(short_path(path)),
        FileError::Exists(path) => msg::file_exists(short_path(path)),
        FileError::NotListed { folder, reason } => {
            msg::folder_unreadable(short_path(folder), system_error(reason))
        }
        FileError::NotWritten { path, reason } => {
            msg::file_not_written(short_path(path), system_error(reason))
        }
        FileError::NotRemoved { path, reason } => {
            msg::file_not_removed(short_path(path), system_error(reason))
        }
        FileError::NotRenamed(why) => msg::game_file_not_renamed(why_unreadable(why)),
        // Other files may still be saved, so the message is about this game alone.
        FileError::NotSaved(FaultReason::System(folder, error)) => {
            msg::game_not_listed(short_path(folder), system_error(error))
        }
        FileError::NotSaved(why) => why_not_saved(why),
        FileError::NotEncoded(reason) => msg::file_no_text(reason),
    }
}

/// Explains in a sentence why a theme was not read or written.
pub fn theme_file_error(error: &FileError) -> String {
    match error {
        FileError::Unreadable { path, reason } => {
            msg::theme_file_unreadable(short_path(path), why_unreadable(reason))
        }
        error => game_file_error(error),
    }
}

fn file_unreadable(path: &Path, why: String) -> String {
    msg::file_unreadable(short_path(path), why)
}

/// The reason why a file cannot be read, as part of a sentence.
fn why_unreadable(why: &UnreadableReason) -> String {
    match why {
        UnreadableReason::Older => msg::UNREADABLE_OLDER.text(),
        UnreadableReason::Newer => msg::UNREADABLE_NEWER.text(),
        UnreadableReason::Foreign => msg::UNREADABLE_NO_SAVED_GAME.text(),
        UnreadableReason::Refused(error) => system_error(error),
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

/// The maximum length of a path in a sentence, in characters.
const MAX_PATH_LENGTH: usize = 200;

/// A path for a sentence. The middle of a path of more than 200 characters is left out.
pub fn short_path(path: &Path) -> String {
    let letters: Vec<char> = plain_text(&path.to_string_lossy()).chars().collect();
    if letters.len() <= MAX_PATH_LENGTH {
        return letters.into_iter().collect();
    }
    let half = MAX_PATH_LENGTH / 2;
    let [start, end] = [&letters[..half], &letters[letters.len() - half..]];
    start.iter().chain(&['…']).chain(end).collect()
}

const fn file_selector(name: FileName) -> &'static str {
    match name {
        FileName::Themes => "themes",
        FileName::Settings => "settings",
    }
}
