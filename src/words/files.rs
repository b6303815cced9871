//! What is said of the player's files: what was found, and what cannot be saved
//! or opened.

use std::path::Path;

use crate::msg;
use engine::{ReplayError, plain_text};
use game::storage::{
    Fault, FileName, GameFileError, MOST_BYTES, Notice, SaveError, SystemError, ThemeFileError,
    Unreadable,
};

/// What the player must be told about the files, in a sentence.
pub fn notice(notice: &Notice) -> String {
    match notice {
        Notice::SetAside { name, why, kept_as } => {
            msg::notice_set_aside(key(*name), shown(kept_as), unreadable(why))
        }
        Notice::SpareSetAside { why, kept_as } => {
            msg::notice_spare_set_aside(shown(kept_as), unreadable(why))
        }
        Notice::Damaged { name, kept_as } => msg::notice_damaged(key(*name), shown(kept_as)),
        Notice::SavedGameDamaged(path) => msg::notice_saved_game_damaged(shown(path)),
        Notice::Changed { name, kept_as } => msg::notice_changed(key(*name), shown(kept_as)),
        Notice::ClearedElsewhere(_) => msg::NOTICE_CLEARED_ELSEWHERE.text(),
        Notice::PlayedElsewhere(_) => msg::NOTICE_PLAYED_ELSEWHERE.text(),
        Notice::LeftElsewhere(_) => msg::NOTICE_LEFT_ELSEWHERE.text(),
        Notice::TriedElsewhere(_) => msg::NOTICE_TRIED_ELSEWHERE.text(),
        Notice::LinkReplaced { elsewhere, folder } => {
            msg::notice_link_replaced(shown(elsewhere), shown(folder))
        }
        Notice::TakenOver => msg::NOTICE_TAKEN_OVER.text(),
        Notice::BrokeDown { report } => msg::notice_broke_down(shown(report)),
        Notice::LeftAlone { kept_as } => msg::notice_left_alone(shown(kept_as)),
        Notice::NotSaved(error) => save_error(error),
        Notice::SavedAgain => msg::NOTICE_SAVED_AGAIN.text(),
    }
}

/// Why something could not be saved, in a sentence.
pub fn save_error(error: &SaveError) -> String {
    match error {
        SaveError::NoHome => msg::UNSAVED_NO_HOME.text(),
        SaveError::InUse { folder } => msg::unsaved_in_use(shown(folder)),
        SaveError::LockInTheWay { path } => msg::unsaved_lock_in_the_way(shown(path)),
        SaveError::NotAFolder { folder } => msg::unsaved_not_a_folder(shown(folder)),
        SaveError::NotAllowed { folder } => msg::unsaved_not_allowed(shown(folder)),
        SaveError::Full { folder } => msg::unsaved_full(shown(folder)),
        SaveError::Newer { name, path, .. } => msg::unsaved_newer(key(*name), shown(path)),
        SaveError::InTheWay {
            name,
            path,
            why,
            reason,
        } => msg::unsaved_in_the_way(
            key(*name),
            shown(path),
            system_error(reason),
            unreadable(why),
        ),
        SaveError::TooMuch { name } => msg::unsaved_too_much(key(*name), MOST_MEBIBYTES),
        SaveError::NoText { name, reason } => msg::unsaved_no_text(key(*name), reason),
        SaveError::NoThread { reason } => msg::unsaved_no_thread(reason),
        SaveError::Failed { folder, reason } => {
            msg::unsaved_failed(shown(folder), system_error(reason))
        }
    }
}

/// Why a saved game was not opened, or a game not saved, in a sentence.
pub fn game_file_error(error: &GameFileError) -> String {
    match error {
        GameFileError::Missing(path) => msg::file_missing(shown(path)),
        GameFileError::Unreadable { path, why } => {
            msg::game_file_unreadable(shown(path), unreadable(why))
        }
        GameFileError::Newer(path) => msg::file_newer(shown(path)),
        GameFileError::Impossible {
            path,
            reason: ReplayError::EndedOtherwise { .. },
        } => msg::game_file_ended_otherwise(shown(path)),
        GameFileError::Impossible { path, .. } => msg::game_file_impossible(shown(path)),
        GameFileError::Exists(path) => msg::game_file_exists(shown(path)),
        GameFileError::NotWritten { path, reason } => {
            msg::game_file_not_written(shown(path), system_error(reason))
        }
        GameFileError::NotRenamed(why) => msg::game_file_not_renamed(unreadable(why)),
        GameFileError::NotSaved(error) => not_listed(error),
    }
}

/// Why a game was not saved in the player's list. Everything else may be saved all the
/// same, so nothing is said of that.
fn not_listed(error: &SaveError) -> String {
    match error {
        SaveError::NotAFolder { folder } => msg::game_not_listed_no_folder(shown(folder)),
        SaveError::NotAllowed { folder } => msg::game_not_listed_not_allowed(shown(folder)),
        SaveError::Full { folder } => msg::game_not_listed_full(shown(folder)),
        SaveError::Failed { folder, reason } => {
            msg::game_not_listed_failed(shown(folder), system_error(reason))
        }
        other => save_error(other),
    }
}

/// Why a theme was not read or written, in a sentence.
pub fn theme_file_error(error: &ThemeFileError) -> String {
    match error {
        ThemeFileError::Missing(path) => msg::file_missing(shown(path)),
        ThemeFileError::Unreadable { path, why } => {
            msg::theme_file_unreadable(shown(path), unreadable(why))
        }
        ThemeFileError::Newer(path) => msg::file_newer(shown(path)),
        ThemeFileError::Exists(path) => msg::game_file_exists(shown(path)),
        ThemeFileError::NotWritten { path, reason } => {
            msg::theme_file_not_written(shown(path), system_error(reason))
        }
        ThemeFileError::NotSaved(error) => save_error(error),
    }
}

/// Why a file cannot be read, as part of a sentence.
pub fn unreadable(why: &Unreadable) -> String {
    match why {
        Unreadable::NotAFile => msg::UNREADABLE_NOT_A_FILE.text(),
        Unreadable::TooLarge => msg::unreadable_too_large(MOST_MEBIBYTES),
        Unreadable::Empty => msg::UNREADABLE_EMPTY.text(),
        Unreadable::NotText => msg::UNREADABLE_NOT_TEXT.text(),
        Unreadable::Wrong { line, .. } => msg::unreadable_damaged(*line),
        Unreadable::NoSavedGame => msg::UNREADABLE_NO_SAVED_GAME.text(),
        Unreadable::Changed => msg::UNREADABLE_CHANGED.text(),
        Unreadable::Impossible(_) => msg::UNREADABLE_IMPOSSIBLE.text(),
        Unreadable::Refused(error) => system_error(error),
    }
}

/// Why the system did not read or write a file, as part of a sentence.
fn system_error(error: &SystemError) -> String {
    match error {
        SystemError::Full => msg::SYSTEM_FULL.text(),
        SystemError::NotAllowed => msg::SYSTEM_NOT_ALLOWED.text(),
        SystemError::ReadOnly => msg::SYSTEM_READ_ONLY.text(),
        SystemError::Missing => msg::SYSTEM_MISSING.text(),
        SystemError::Other(told) => told.clone(),
    }
}

/// The same with what the reader of files or of records has said, for who mends them.
pub fn details(why: &Unreadable) -> String {
    match why {
        Unreadable::Wrong { line, what } => msg::unreadable_wrong(*line, what),
        Unreadable::Impossible(what) => what.clone(),
        why => unreadable(why),
    }
}

/// What is wrong with a file that was looked at, as part of a sentence.
pub fn fault(fault: &Fault) -> String {
    match fault {
        Fault::Newer(version) => msg::unreadable_newer(*version),
        Fault::Unreadable(why) => details(why),
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
