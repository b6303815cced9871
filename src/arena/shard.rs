//! One share of a run that is spread over several programs or machines.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

const MAX_SHARDS: usize = 10_000;

/// One of several equal shares of a run, written as in `3/16`.
///
/// The games of a run are numbered, and each shard takes every n-th number, so a number
/// means the same deal in every shard.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub(crate) struct Shard {
    number: usize,
    count: usize,
}

impl Shard {
    pub(crate) const WHOLE: Self = Self { number: 1, count: 1 };

    pub(crate) const fn is_whole(self) -> bool {
        self.count == 1
    }

    pub(crate) const fn shard_count(self) -> usize {
        self.count
    }

    /// All shards of the run.
    pub(crate) fn all(self) -> Vec<Self> {
        let count = self.count;
        (1..=count).map(|number| Self { number, count }).collect()
    }

    /// The numbers below `total` that belong to this shard.
    pub(crate) fn numbers(self, total: usize) -> impl ExactSizeIterator<Item = usize> + Clone {
        (self.number - 1..total.max(self.number - 1)).step_by(self.count)
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.number, self.count)
    }
}

impl FromStr for Shard {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let numbers = text.split_once('/');
        let parsed =
            numbers.and_then(|(number, count)| Some((number.parse().ok()?, count.parse().ok()?)));
        match parsed {
            Some((number, count)) if (1..=count).contains(&number) && count <= MAX_SHARDS => {
                Ok(Self { number, count })
            }
            _ => {
                Err("expected a share such as 3/16, the third of sixteen (at most 10,000)"
                    .to_owned())
            }
        }
    }
}

impl TryFrom<String> for Shard {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

impl From<Shard> for String {
    fn from(shard: Shard) -> Self {
        shard.to_string()
    }
}
