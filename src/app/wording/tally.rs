//! What the Game tally window says.

use crate::nestor::Level;

/// What is there before the first game is over.
pub const EMPTY: &str =
    "No game has been played to its end yet. The first one will be counted here.";
/// What counts as help.
pub const HELP_EXPLAINED: &str = "A game counts as played with help if you took something back with Undo, went back with Restore, or looked at Nestor's hand or the boneyard while it went on.";
/// The column of the player.
pub const YOU: &str = "You";
/// The column of Nestor.
pub const NESTOR: &str = "Nestor";
/// The column of games that nobody won.
pub const DRAWN: &str = "Drawn";
/// The row of games without help.
pub const WITHOUT_HELP: &str = "No help";
/// The row of games with help.
pub const WITH_HELP: &str = "With help";
/// The row of both together.
pub const TOGETHER: &str = "Together";
/// The heading over the sum of everything.
pub const ALL_GAMES: &str = "All games";
/// The button that sets everything to zero.
pub const CLEAR: &str = "Clear the tally";
/// What takes clearing back.
pub const CLEAR_EXPLAINED: &str =
    "This sets every number to zero. If you regret it, Undo brings them back.";
/// A number of games when none was played.
pub const NONE: &str = "-";

/// The heading of a game at a level.
pub fn game(name: &str, level: Level) -> String {
    format!("{name}, {}", level.name())
}

/// Games won and their share, as in "12 (57%)".
pub fn won(games: u32, percent: u32) -> String {
    format!("{games} ({percent}%)")
}

/// How many games a line is about.
pub fn games(count: u64) -> String {
    if count == 1 {
        "1 game".to_owned()
    } else {
        format!("{count} games")
    }
}
