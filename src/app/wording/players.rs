//! What is said when somebody sits down, or is deleted.

use crate::engine::BadName;

/// In the Game menu.
pub const CHANGE: &str = "Change player";
/// The name of the field for a name.
pub const NAME: &str = "Your name";
/// What the field shows while it is empty.
pub const NAME_HINT: &str = "Type your name";
/// Above the list of those who have played.
pub const KNOWN: &str = "Players on this computer";
/// The switch that skips the form.
pub const ALWAYS: &str = "Always start with this player";
/// What it does.
pub const ALWAYS_EXPLAINED: &str = "You will not be asked at the next start. To be asked again, use Change player in the Game menu.";
/// Sits down.
pub const SIT_DOWN: &str = "Play";
/// Deletes a player.
pub const DELETE: &str = "Delete";
/// Does not delete.
pub const KEEP: &str = "Keep";
/// Beside whoever sits at the table.
pub const AT_THE_TABLE: &str = "at the table";

/// The button beside a name, for a screen reader.
pub fn delete(name: &str) -> String {
    format!("Delete {name}")
}

/// Asked before a player is deleted.
pub fn ask_delete(name: &str) -> String {
    format!("Delete {name}, with games, tally, history, settings and colors?")
}

/// What stays after a player was deleted.
pub fn deleted(name: &str) -> String {
    format!("{name} will be deleted when you close the program.")
}

/// Brings a deleted player back.
pub fn bring_back(name: &str) -> String {
    format!("Bring {name} back")
}

/// Somebody sits down at the game that they left.
pub fn welcome_back(name: &str) -> String {
    format!("Welcome back, {name}.")
}

/// Somebody else is to sit down, and what the player did is not on disk.
pub fn ask_leave_unsaved(name: &str) -> String {
    format!(
        "What {name} did last could not be saved, and is lost if somebody else plays now: press \
         Play once more to go on without it."
    )
}

/// Why nobody can be called so, as a sentence.
pub fn name_refused(reason: BadName) -> String {
    super::rules::sentence(&reason.to_string())
}
