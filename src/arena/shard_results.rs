//! The results of a shard, and merging them.

use std::collections::BTreeMap;

use include_dir::{Dir, DirEntry, include_dir};
use nestor::{NetKind, STORED_NETS};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest as _, Sha256};

use crate::run::Run;
use crate::shard::Shard;
use crate::strength::{Contest, Report, Results};

/// The results of one shard of a run.
///
/// They are kept by pair or by round, so that all shards together make exactly what one
/// run makes.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ShardResults {
    #[serde(rename = "measurement")]
    pub(crate) run: Run,
    /// The shard of the run.
    shard: Shard,
    /// The version of the program, and the beginnings of the SHA-256 of its code and nets.
    #[serde(rename = "by")]
    program: String,
    /// The contests, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) contests: Vec<PlayedContest>,
    /// The points lost by decisions, for each round.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) losses: BTreeMap<usize, Vec<f64>>,
    /// The trained nets, in hexadecimal.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) nets: BTreeMap<NetKind, String>,
}

/// The part of a contest that a shard has played.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct PlayedContest {
    pub(crate) contest: Contest,
    /// The report on this shard, for other programs. It is made again when merged.
    #[serde(skip_deserializing)]
    report: Option<Report>,
    /// The results of this shard.
    pub(crate) results: Results,
}

/// The reasons why shards cannot be merged.
#[derive(Debug, thiserror::Error)]
pub(crate) enum MergeError {
    #[error("{other} and {first} are from different runs: {difference}")]
    OtherRun {
        first: String,
        other: String,
        difference: String,
    },
    #[error("shard {shard} is in both {first} and {other}")]
    Twice {
        shard: Shard,
        first: String,
        other: String,
    },
    #[error("shards are missing: {missing}")]
    Missing { missing: String },
    #[error("{file} is incomplete: results of shard {shard} are missing")]
    Incomplete { file: String, shard: Shard },
    #[error("{file} was changed: its results for pair {pair} are impossible")]
    ImpossiblePair { file: String, pair: usize },
}

impl PlayedContest {
    /// The part of a contest with these results.
    pub(crate) fn new(contest: &Contest, results: Results, report: &Report) -> Self {
        Self {
            contest: contest.clone(),
            report: Some(report.clone()),
            results,
        }
    }
}

impl ShardResults {
    /// The results of a shard before anything is played.
    pub(crate) fn new(run: Run, shard: Shard) -> Self {
        Self {
            run,
            shard,
            program: program(),
            contests: Vec::new(),
            losses: BTreeMap::new(),
            nets: BTreeMap::new(),
        }
    }

    /// Merges the results of all shards, each with the name of its file.
    pub(crate) fn merged(mut shards: Vec<(String, Self)>) -> Result<Self, MergeError> {
        shards.sort_by_key(|(_, results)| results.shard);
        for pair in shards.windows(2) {
            let [(first, one), (other, two)] = pair else {
                continue;
            };
            let (first, other, shard) = (first.clone(), other.clone(), one.shard);
            if let Some(difference) = difference(one, two) {
                return Err(MergeError::OtherRun {
                    first,
                    other,
                    difference,
                });
            }
            if shard == two.shard {
                return Err(MergeError::Twice {
                    shard,
                    first,
                    other,
                });
            }
        }
        let mut missing: Vec<Shard> = shards
            .first()
            .map_or_else(Vec::new, |(_, results)| results.shard.all());
        missing.retain(|shard| shards.iter().all(|(_, results)| results.shard != *shard));
        if !missing.is_empty() {
            let missing: Vec<String> = missing.iter().map(Shard::to_string).collect();
            let missing = missing.join(", ");
            return Err(MergeError::Missing { missing });
        }
        for (file, results) in &shards {
            let (file, shard) = (file.clone(), results.shard);
            if !results.is_complete() {
                return Err(MergeError::Incomplete { file, shard });
            }
            let impossible = |played: &PlayedContest| played.results.impossible(&played.contest);
            if let Some(pair) = results.contests.iter().find_map(impossible) {
                return Err(MergeError::ImpossiblePair { file, pair });
            }
        }
        let mut shards = shards.into_iter().map(|(_, results)| results);
        let first = shards.next().ok_or(MergeError::Missing {
            missing: "all".to_owned(),
        })?;
        Ok(shards.fold(first, Self::with))
    }

    /// Whether the results hold everything that the shard plays.
    fn is_complete(&self) -> bool {
        let played = |played: &PlayedContest| {
            let numbers = self.shard.numbers(played.contest.pairs);
            played.results.pairs.keys().copied().eq(numbers)
        };
        let has_rows = match &self.run {
            Run::Match(_) => self.contests.len() == 1,
            Run::Ladder(_) => true,
            Run::Loss(loss) => {
                let numbers = self.shard.numbers(loss.rounds);
                self.losses.keys().copied().eq(numbers)
            }
            Run::Train(training) => {
                let mut numbers = self.shard.numbers(training.kinds.len());
                numbers.all(|number| self.nets.contains_key(&training.kinds[number]))
            }
        };
        has_rows && self.contests.iter().all(played)
    }

    /// Adds the results of another shard.
    fn with(mut self, other: Self) -> Self {
        for (played, more) in self.contests.iter_mut().zip(other.contests) {
            played.results.add(more.results);
        }
        self.losses.extend(other.losses);
        self.nets.extend(other.nets);
        self
    }
}

/// The source of everything that can change a result.
static CODE: [Dir<'_>; 3] = [
    include_dir!("$CARGO_MANIFEST_DIR/../engine"),
    include_dir!("$CARGO_MANIFEST_DIR/../nestor"),
    include_dir!("$CARGO_MANIFEST_DIR"),
];

/// The version of this program, with digests of its code and nets.
fn program() -> String {
    let mut code = Sha256::new();
    for dir in &CODE {
        add(&mut code, dir);
    }
    let short = |digest: &[u8]| hex::encode(&digest[..8]);
    format!(
        "{} with the code {} and the nets {}",
        env!("CARGO_PKG_VERSION"),
        short(&code.finalize()),
        short(&Sha256::digest(STORED_NETS))
    )
}

/// Adds the code in a folder to a digest, line by line, because systems end lines
/// differently.
fn add(digest: &mut Sha256, dir: &Dir<'_>) {
    for entry in dir.entries() {
        match entry {
            DirEntry::Dir(dir) => add(digest, dir),
            DirEntry::File(file) if file.path().extension().is_some_and(|it| it == "rs") => {
                // An empty line marks the end of each file.
                let lines = file.contents_utf8().unwrap_or_default().lines();
                lines.chain([""]).for_each(|line| {
                    digest.update(line);
                    digest.update("\n");
                });
            }
            DirEntry::File(_) => {}
        }
    }
}

/// The first sign that two results are of different runs.
fn difference(one: &ShardResults, other: &ShardResults) -> Option<String> {
    let runs = |results: &ShardResults| serde_json::json!(results.run);
    let counts = |results: &ShardResults| serde_json::json!(results.shard.of());
    let contests = |results: &ShardResults| {
        let contests = results.contests.iter().map(|played| &played.contest);
        serde_json::json!(contests.collect::<Vec<&Contest>>())
    };
    first_difference("run", &runs(one), &runs(other))
        .or_else(|| {
            first_difference(
                "arena",
                &one.program.as_str().into(),
                &other.program.as_str().into(),
            )
        })
        .or_else(|| first_difference("shards", &counts(one), &counts(other)))
        .or_else(|| first_difference("contests", &contests(one), &contests(other)))
}

/// The first difference of two values.
fn first_difference(name: &str, one: &Value, other: &Value) -> Option<String> {
    match (one, other) {
        _ if one == other => None,
        (Value::Object(one), Value::Object(other)) if one.keys().eq(other.keys()) => {
            let mut pairs = one.iter().zip(other.values());
            pairs.find_map(|((name, one), other)| first_difference(name, one, other))
        }
        (Value::Array(one), Value::Array(other)) if one.len() == other.len() => {
            let mut pairs = one.iter().zip(other);
            pairs.find_map(|(one, other)| first_difference(name, one, other))
        }
        _ => Some(format!("{name} {other} in place of {one}")),
    }
}
