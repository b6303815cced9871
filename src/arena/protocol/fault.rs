//! What a program does wrong.

use std::fmt;

use serde::{Deserialize, Serialize};

/// What a program has done wrong.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub(crate) enum Fault {
    /// It cannot be started.
    #[error("it cannot be started: {0}")]
    NotStarted(String),
    /// It has ended.
    #[error("it has ended without an answer")]
    Died,
    /// It did not answer in time.
    #[error("it has not answered within {0} ms")]
    Hung(u64),
    /// Its answer is not an action.
    #[error("it answered “{0}”, which is not an action")]
    Nonsense(String),
    /// Its answer says no value.
    #[error("it answered “{0}”, which is no line “value ACTION POINTS CHANCE WORLDS” of its own")]
    NoValue(String),
    /// It has answered though nobody had asked it: perhaps twice.
    #[error("it said “{0}” without being asked")]
    Unasked(String),
    /// Its answer is not allowed.
    #[error("it answered {0}, which is not among the legal actions")]
    Illegal(String),
}

/// How often a player has done what wrong.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Faults {
    died: u32,
    hung: u32,
    nonsense: u32,
    illegal: u32,
}

impl Faults {
    /// Notes one.
    pub(crate) const fn note(&mut self, fault: &Fault) {
        let count = match fault {
            Fault::NotStarted(_) | Fault::Died => &mut self.died,
            Fault::Hung(_) => &mut self.hung,
            Fault::Nonsense(_) | Fault::NoValue(_) | Fault::Unasked(_) => &mut self.nonsense,
            Fault::Illegal(_) => &mut self.illegal,
        };
        *count += 1;
    }

    /// Adds others.
    pub(crate) const fn add(&mut self, other: Self) {
        self.died += other.died;
        self.hung += other.hung;
        self.nonsense += other.nonsense;
        self.illegal += other.illegal;
    }

    /// Whether there are none.
    pub(crate) fn is_empty(self) -> bool {
        self == Self::default()
    }
}

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "died {} times, took too long {}, was not understood {}, broke the rules {}",
            self.died, self.hung, self.nonsense, self.illegal
        )
    }
}
