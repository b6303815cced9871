//! What is said of saved games.

use std::path::Path;

use super::dates;
use crate::engine::{Bone, Rules};
use crate::session::{KeptGame, NESTOR, Preferences, YOU};

/// In the Game menu.
pub const SAVE: &str = "Save game";
/// In the Game menu.
pub const OPEN: &str = "Open game";
/// In the Game menu.
pub const RESTART: &str = "Restart game";
/// What the files are, in the system's own dialogs.
pub const FILE_KIND: &str = "Saved games of Nestor Dominoes";

/// The name of the field for the name of a game.
pub const NAME: &str = "Name of the saved game";
/// Saves under the name.
pub const SAVE_NOW: &str = "Save";
/// What saving does.
pub const SAVE_EXPLAINED: &str = "The game goes on your list of saved games. Open game brings it back, and you play on from here.";
/// The heading over saving or opening anywhere.
pub const ELSEWHERE: &str = "As a file elsewhere";
/// The name of the field for a file to be saved.
pub const SAVE_PATH: &str = "Folder and name of the file to save";
/// The name of the field for a file to be opened.
pub const OPEN_PATH: &str = "Folder and name of the file to open";
/// What a field for a file shows while it is empty.
pub const PATH_HINT: &str = "Folder and name of a file";
/// Saves as the file that is named.
pub const SAVE_THERE: &str = "Save there";
/// Opens the file that is named.
pub const OPEN_THAT: &str = "Open that";
/// Opens the system's own dialog.
pub const BROWSE: &str = "Browse...";
/// The heading over the list.
pub const LIST: &str = "Your saved games";
/// The list is empty.
pub const NONE: &str = "You have not saved a game yet: use Save game in the Game menu.";
/// Opens a game of the list.
pub const OPEN_NOW: &str = "Open";
/// Deletes a game of the list.
pub const DELETE: &str = "Delete";
/// Beside a deleted game.
pub const DELETED: &str = "Will be deleted when you close the program.";
/// Does not delete it after all.
pub const BRING_BACK: &str = "Bring back";
/// The dialog has named no file; perhaps the system has shown none.
pub const NOT_CHOSEN: &str = "No file was chosen. If you saw no dialog, type the folder and the name of the file into the field.";
/// A game was started again.
pub const RESTARTED: &str = "The same deals from the start. Undo brings the other game back.";
/// Over the list of what cannot be read.
pub const UNREADABLE: &str = "A file that cannot be opened";

/// The name that is proposed for a game.
pub fn proposed(
    preferences: &Preferences,
    rules: &Rules,
    now: chrono::DateTime<chrono::Utc>,
) -> String {
    format!(
        "{}, {}",
        preferences.name_of(rules),
        dates::day_and_time(now)
    )
}

/// A game was saved among the player's own.
pub fn saved(path: &Path) -> String {
    format!("The game is saved as {}.", path.display())
}

/// A saved game was opened, perhaps in place of another.
pub fn opened(name: &str, replaces: bool) -> String {
    if replaces {
        format!("{name} is on the table. Undo returns to the other game.")
    } else {
        format!("{name} is on the table.")
    }
}

/// The button beside a game, for a screen reader.
pub fn open(name: &str) -> String {
    format!("Open {name}")
}

/// The button beside a game, for a screen reader.
pub fn delete(name: &str) -> String {
    format!("Delete {name}")
}

/// The button beside a deleted game, for a screen reader.
pub fn bring_back(name: &str) -> String {
    format!("Bring {name} back")
}

/// The game, and how it stands.
pub fn standing(kept: &KeptGame, preferences: &Preferences) -> String {
    let state = kept.game.state();
    let rules = state.rules();
    let points = |seat| super::events::shown(state.scores()[rules.seats.team(seat)], rules);
    let players = &state.record().players;
    let name = |seat: usize| players.get(seat).map_or("", String::as_str);
    let how_far = if state.outcome().is_some() {
        "over".to_owned()
    } else {
        format!("hand {}", state.rounds().len())
    };
    let game = preferences.name_of(rules);
    format!(
        "{game}: {} {}, {} {}, {how_far}",
        name(0),
        points(YOU),
        name(1),
        points(NESTOR)
    )
}

/// The small picture of a game, for a screen reader.
pub fn picture(bones: &[Bone]) -> String {
    if bones.is_empty() {
        return "Nothing has been played yet".to_owned();
    }
    let bones: Vec<_> = bones.iter().map(Bone::to_string).collect();
    format!("Last played: {}", bones.join(", "))
}
