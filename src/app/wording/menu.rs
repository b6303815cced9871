//! What the menu bar and its menus say.

/// The menu with everything that concerns games.
pub const GAME: &str = "Game";
/// The menu with what changes the game on the table, and the settings.
pub const EDIT: &str = "Edit";
/// The menu with everything that there is to be seen.
pub const VIEW: &str = "View";

/// Closes the program.
pub const QUIT: &str = "Quit";
/// Takes back.
pub const UNDO: &str = "Undo";
/// Does again what was taken back.
pub const REDO: &str = "Redo";
/// Keeps the position.
pub const PRESERVE: &str = "Preserve";
/// Goes back to it.
pub const RESTORE: &str = "Restore";
/// Puts one's hand in order.
pub const SORT_HAND: &str = "Sort my hand";
/// Shows the whole table, or its ends only.
pub const WHOLE_TABLE: &str = "Whole table";
/// Looks at all of it again.
pub const SEE_ALL: &str = "See all of it";
/// Lays Nestor's hand open.
pub const SHOW_NESTORS_HAND: &str = "Show Nestor's hand";
/// Lays the boneyard open.
pub const SHOW_BONEYARD: &str = "Show boneyard";

/// While something cannot be saved.
pub const NOT_SAVED: &str = "Not saved";
/// What a click on the game's name does.
pub const CHOOSE_GAME: &str = "Choose another game";
/// What a click on the level does.
pub const CHOOSE_LEVEL: &str = "Choose how hard Nestor plays";
