//! Faults of programs.

use std::fmt;

use serde::{Deserialize, Serialize};

#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub(crate) enum ProgramFault {
    #[error("it cannot be started: {0}")]
    NotStarted(String),
    #[error("it ended without an answer")]
    Died,
    #[error("it did not answer within {0} ms")]
    TimedOut(u64),
    #[error("it answered “{0}”, which is not an action")]
    NotAnAction(String),
    #[error(
        "it answered “{0}”, which is not “value ACTION POINTS CHANCE WORLDS” or repeats an action"
    )]
    NotAValue(String),
    /// The program wrote a line without being asked, perhaps a second answer.
    #[error("it said “{0}” without being asked")]
    UnrequestedOutput(String),
    #[error("it answered {0}, which is not a legal action")]
    Illegal(String),
}

/// The number of faults of each kind.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct FaultCounts {
    died: u32,
    hung: u32,
    nonsense: u32,
    illegal: u32,
}

impl FaultCounts {
    pub(crate) const fn record(&mut self, fault: &ProgramFault) {
        let counter = match fault {
            ProgramFault::NotStarted(_) | ProgramFault::Died => &mut self.died,
            ProgramFault::TimedOut(_) => &mut self.hung,
            ProgramFault::NotAnAction(_)
            | ProgramFault::NotAValue(_)
            | ProgramFault::UnrequestedOutput(_) => &mut self.nonsense,
            ProgramFault::Illegal(_) => &mut self.illegal,
        };
        *counter += 1;
    }

    pub(crate) const fn add(&mut self, other: Self) {
        self.died += other.died;
        self.hung += other.hung;
        self.nonsense += other.nonsense;
        self.illegal += other.illegal;
    }

    pub(crate) fn is_empty(self) -> bool {
        self == Self::default()
    }
}

impl fmt::Display for FaultCounts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "died {} times, took too long {}, was not understood {}, broke the rules {}",
            self.died, self.hung, self.nonsense, self.illegal
        )
    }
}
