//! A place in a record.

use engine::Record;
use serde::{Deserialize, Serialize};

/// A place in a record: between two of its deals and actions. Later places are greater.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RecordPlace {
    /// Number of rounds dealt.
    pub rounds: usize,
    /// Number of actions in the last of those rounds.
    pub actions: usize,
}

impl RecordPlace {
    /// Returns the place at the end of a record.
    pub fn end_of(record: &Record) -> Self {
        Self {
            rounds: record.rounds.len(),
            actions: record.rounds.last().map_or(0, |round| round.actions.len()),
        }
    }

    /// Returns the part of a record before this place.
    pub(super) fn beginning_of(self, record: &Record) -> Record {
        match self.rounds.checked_sub(1) {
            Some(last) => record.truncated_to(last, self.actions),
            None => Record { rounds: Vec::new(), ..record.clone() },
        }
    }
}
