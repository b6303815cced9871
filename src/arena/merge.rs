//! `arena merge`: merges the shards of a run.

use std::collections::VecDeque;
use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::run::ArenaRun;
use crate::shard::Shard;
use crate::shard_results::{PlayedContest, ShardResults};
use crate::strength::{Contest, Report};
use crate::train;

/// The reasons why shards cannot be merged.
#[derive(Debug, thiserror::Error)]
enum MergeError {
    #[error("{other} and {first} are from different runs: {difference}")]
    DifferentRun { first: String, other: String, difference: String },
    #[error("shard {shard} is in both {first} and {other}")]
    DuplicateShard { shard: Shard, first: String, other: String },
    #[error("shards are missing: {missing}")]
    MissingShards { missing: String },
    #[error("{file} is incomplete: results of shard {shard} are missing")]
    Incomplete { file: String, shard: Shard },
    #[error("{file} was changed: its results for pair {pair} are impossible")]
    ImpossiblePair { file: String, pair: usize },
}

/// Merges the shards of a run and prints what the whole run would have printed. Trained nets are
/// written to the file `nets`; without a file, a run that trained nets is an error.
pub(crate) fn run(files: &[PathBuf], nets: Option<&Path>) -> io::Result<()> {
    let shards: Vec<_> = files.iter().map(|file| read(file)).collect::<io::Result<_>>()?;
    let merged = merge_results(shards).map_err(io::Error::other)?;
    let mut played = VecDeque::from(merged.contests);
    let mut report = |contest: &Contest| {
        let played = played.pop_front().filter(|played| played.contest == *contest);
        let version_error = || io::Error::other("these shards come from another version of arena");
        let played = played.ok_or_else(version_error)?;
        Ok(Report::new(contest, &played.results))
    };
    let mut out = io::stdout();
    match &merged.run {
        ArenaRun::Match(contest) => write!(out, "{}", report(contest)?.text(contest)),
        ArenaRun::Ladder(ladder) => {
            // Prints all tables or none, because rows may be missing.
            let mut tables = Vec::new();
            ladder.write_tables(&mut tables, &mut report)?;
            out.write_all(&tables)
        }
        ArenaRun::Loss(loss) => write!(out, "{}", loss.text(&merged.losses)),
        ArenaRun::Train(_) => {
            let no_file_error = || io::Error::other("the nets need a file: --out FILE");
            let nets = nets.ok_or_else(no_file_error)?;
            let bytes = |(kind, net)| Ok((kind, hex::decode(net)?));
            let trained: Result<_, hex::FromHexError> =
                merged.nets.into_iter().map(bytes).collect();
            train::write_stored(nets, &trained.map_err(io::Error::other)?)
        }
    }
}

fn read(file: &Path) -> io::Result<(String, ShardResults)> {
    let name = file.display().to_string();
    let to_error = |why: &dyn std::fmt::Display| io::Error::other(format!("{name}: {why}"));
    let text = fs::read_to_string(file).map_err(|error| to_error(&error))?;
    let results = serde_json::from_str(text.trim_start_matches('\u{feff}'))
        .map_err(|error| to_error(&format!("not the JSON of a shard: {error}")))?;
    Ok((name, results))
}

/// Merges the results of all shards, each with the name of its file.
fn merge_results(mut shards: Vec<(String, ShardResults)>) -> Result<ShardResults, MergeError> {
    shards.sort_by_key(|(_, results)| results.shard);
    for pair in shards.windows(2) {
        let [(first, first_results), (other, other_results)] = pair else {
            continue;
        };
        let (first, other, shard) = (first.clone(), other.clone(), first_results.shard);
        if let Some(difference) = difference(first_results, other_results) {
            return Err(MergeError::DifferentRun { first, other, difference });
        }
        if shard == other_results.shard {
            return Err(MergeError::DuplicateShard { shard, first, other });
        }
    }
    let mut missing: Vec<Shard> =
        shards.first().map_or_else(Vec::new, |(_, results)| results.shard.all());
    missing.retain(|shard| shards.iter().all(|(_, results)| results.shard != *shard));
    if !missing.is_empty() {
        let missing: Vec<String> = missing.iter().map(Shard::to_string).collect();
        let missing = missing.join(", ");
        return Err(MergeError::MissingShards { missing });
    }
    for (file, results) in &shards {
        let (file, shard) = (file.clone(), results.shard);
        if !results.is_complete() {
            return Err(MergeError::Incomplete { file, shard });
        }
        let impossible =
            |played: &PlayedContest| played.results.first_impossible_pair(&played.contest);
        if let Some(pair) = results.contests.iter().find_map(impossible) {
            return Err(MergeError::ImpossiblePair { file, pair });
        }
    }
    let mut shards = shards.into_iter().map(|(_, results)| results);
    let first = shards.next().ok_or(MergeError::MissingShards { missing: "all".to_owned() })?;
    Ok(shards.fold(first, ShardResults::merged_with))
}

/// The first difference that shows two results to be from different runs, if any.
fn difference(first: &ShardResults, second: &ShardResults) -> Option<String> {
    let runs = |results: &ShardResults| serde_json::json!(results.run);
    let counts = |results: &ShardResults| serde_json::json!(results.shard.shard_count());
    let contests = |results: &ShardResults| {
        let contests = results.contests.iter().map(|played| &played.contest);
        serde_json::json!(contests.collect::<Vec<&Contest>>())
    };
    first_difference("run", &runs(first), &runs(second))
        .or_else(|| {
            first_difference(
                "arena",
                &first.program.as_str().into(),
                &second.program.as_str().into(),
            )
        })
        .or_else(|| first_difference("shards", &counts(first), &counts(second)))
        .or_else(|| first_difference("contests", &contests(first), &contests(second)))
}

/// A message about the first difference between two values, which it calls `name`; `None` if they
/// are equal.
fn first_difference(name: &str, first: &Value, second: &Value) -> Option<String> {
    match (first, second) {
        _ if first == second => None,
        (Value::Object(first), Value::Object(second)) if first.keys().eq(second.keys()) => {
            let mut pairs = first.iter().zip(second.values());
            pairs.find_map(|((name, first), second)| first_difference(name, first, second))
        }
        (Value::Array(first), Value::Array(second)) if first.len() == second.len() => {
            let mut pairs = first.iter().zip(second);
            pairs.find_map(|(first, second)| first_difference(name, first, second))
        }
        _ => Some(format!("{name} {second} in place of {first}")),
    }
}
