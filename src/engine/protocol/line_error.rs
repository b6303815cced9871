//! Why a line cannot be read.

/// Why a line cannot be read, or a round cannot be made of the lines.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum LineError {
    /// The first word says nothing that is known.
    #[error("no line begins with “{0}”")]
    Unknown(String),
    /// What follows the first word is not what belongs there.
    #[error("“{line}” is not a line of its kind: write {form}")]
    Form {
        /// The line.
        line: String,
        /// How such a line is written.
        form: &'static str,
    },
    /// The rules are not rules of a game.
    #[error("the rules cannot be read: {0}")]
    Rules(String),
    /// Something of a round was told twice.
    #[error("“{0}” is told twice")]
    Twice(String),
    /// There are more or fewer scores than sides.
    #[error("there are {sides} sides, and the line “scores” tells {told}")]
    Scores {
        /// The sides of the game.
        sides: u8,
        /// The scores that were told.
        told: usize,
    },
    /// Something of a round was not told.
    #[error("the round was not told whole: there is no line “{0}”")]
    Missing(&'static str),
}
