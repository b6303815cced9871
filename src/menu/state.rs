//! What the menu bar knows of the program.

use game::profile::Tutor;

/// What decides which commands are possible, and which switches are on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each says of one command whether it applies"
)]
pub struct MenuState {
    /// Whether there is anything to take back.
    pub can_undo: bool,
    /// Whether anything was taken back that can be done again.
    pub can_redo: bool,
    /// Whether anything has happened since the game began.
    pub can_restart: bool,
    /// Whether a position is bookmarked.
    pub has_bookmark: bool,
    /// Whether hidden bones can be laid open: no other person sits there.
    pub may_peek: bool,
    /// Whether there is anything for the coach to give a hint on.
    pub can_ask_for_hint: bool,
    /// Whether the bone counter is shown.
    pub has_lens: bool,
    /// From which cost on the tutor asks.
    pub tutor: Tutor,
    /// Whether the bones are still being taken.
    pub is_taking: bool,
    /// Whether the other hands are laid open.
    pub nestors_hand: bool,
    /// Whether the boneyard is laid open.
    pub boneyard: bool,
    /// Whether the log is shown.
    pub has_log: bool,
    /// Whether the table shows only the ends of the line.
    pub has_ends_only: bool,
    /// Whether the window fills the screen.
    pub is_full_screen: bool,
    /// Whether sounds are on.
    pub has_sound: bool,
    /// Whether the hands are covered.
    pub is_covered: bool,
    /// Whether the game is played with a clock.
    pub has_clock: bool,
    /// Whether that clock runs, or is paused.
    pub clock_runs: bool,
    /// Whether the game can be given up.
    pub can_give_up: bool,
    /// Whether it is paused.
    pub is_paused: bool,
    /// Whether the game is over.
    pub is_over: bool,
    /// Whether it can be reviewed.
    pub can_look_back: bool,
    /// Whether it is being reviewed.
    pub is_review: bool,
    /// Whether a lesson lies on the table in its place.
    pub is_lesson: bool,
}

/// What is being played, for the middle of the bar.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Titles {
    /// The number that the game comes from, if the player gave one; or the day.
    pub number: Option<String>,
    /// How the game came about, if it plays deals of another one again.
    pub again: Option<String>,
    /// The game and its target.
    pub game: String,
    /// The name of the game alone.
    pub name: String,
    /// How hard Nestors play; empty if there is none.
    pub level: String,
    /// Whether another game waits for the end of this one.
    pub can_leave: bool,
    /// Whether the player had help in this game.
    pub is_assisted: bool,
}
