//! Lines that cannot be read.

/// Why a line cannot be read, or why the lines read so far are not a transcript.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "each variant has its message beside it")]
pub enum LineError {
    #[error("no line begins with “{0}”")]
    UnknownLine(String),
    #[error("“{line}” has the wrong form: write {form}")]
    WrongForm { line: String, form: &'static str },
    #[error("the rules cannot be read: {0}")]
    Rules(String),
    #[error("there is more than one line “{0}”")]
    Repeated(String),
    #[error("there are {sides} sides, but {scores} numbers on the line “scores”")]
    ScoreCount { sides: u8, scores: usize },
    #[error("the hand is incomplete: there is no line “{0}”")]
    MissingLine(&'static str),
}
