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
    OtherRun { first: String, other: String, difference: String },
    #[error("shard {shard} is in both {first} and {other}")]
    Twice { shard: Shard, first: String, other: String },
    #[error("shards are missing: {missing}")]
    Missing { missing: String },
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
        let other_rows = || io::Error::other("these shards come from another version of arena");
        let played = played.ok_or_else(other_rows)?;
        Ok(Report::of(contest, &played.results))
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
            let nowhere = || io::Error::other("the nets need a file: --out FILE");
            let nets = nets.ok_or_else(nowhere)?;
            let bytes = |(kind, net)| Ok((kind, hex::decode(net)?));
            let trained: Result<_, hex::FromHexError> =
                merged.nets.into_iter().map(bytes).collect();
            train::write_stored(nets, &trained.map_err(io::Error::other)?)
        }
    }
}

fn read(file: &Path) -> io::Result<(String, ShardResults)> {
    let name = file.display().to_string();
    let wrong = |why: &dyn std::fmt::Display| io::Error::other(format!("{name}: {why}"));
    let text = fs::read_to_string(file).map_err(|error| wrong(&error))?;
    let results = serde_json::from_str(text.trim_start_matches('\u{feff}'))
        .map_err(|error| wrong(&format!("not the JSON of a shard: {error}")))?;
    Ok((name, results))
}

/// Merges the results of all shards, each with the name of its file.
fn merge_results(mut shards: Vec<(String, ShardResults)>) -> Result<ShardResults, MergeError> {
    shards.sort_by_key(|(_, results)| results.shard);
    for pair in shards.windows(2) {
        let [(first, one), (other, two)] = pair else {
            continue;
        };
        let (first, other, shard) = (first.clone(), other.clone(), one.shard);
        if let Some(difference) = difference(one, two) {
            return Err(MergeError::OtherRun { first, other, difference });
        }
        if shard == two.shard {
            return Err(MergeError::Twice { shard, first, other });
        }
    }
    let mut missing: Vec<Shard> =
        shards.first().map_or_else(Vec::new, |(_, results)| results.shard.all());
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
        let impossible =
            |played: &PlayedContest| played.results.first_impossible_pair(&played.contest);
        if let Some(pair) = results.contests.iter().find_map(impossible) {
            return Err(MergeError::ImpossiblePair { file, pair });
        }
    }
    let mut shards = shards.into_iter().map(|(_, results)| results);
    let first = shards.next().ok_or(MergeError::Missing { missing: "all".to_owned() })?;
    Ok(shards.fold(first, ShardResults::with))
}

/// The first difference that shows two results to be from different runs, if any.
fn difference(one: &ShardResults, other: &ShardResults) -> Option<String> {
    let runs = |results: &ShardResults| serde_json::json!(results.run);
    let counts = |results: &ShardResults| serde_json::json!(results.shard.shard_count());
    let contests = |results: &ShardResults| {
        let contests = results.contests.iter().map(|played| &played.contest);
        serde_json::json!(contests.collect::<Vec<&Contest>>())
    };
    first_difference("run", &runs(one), &runs(other))
        .or_else(|| {
            first_difference("arena", &one.program.as_str().into(), &other.program.as_str().into())
        })
        .or_else(|| first_difference("shards", &counts(one), &counts(other)))
        .or_else(|| first_difference("contests", &contests(one), &contests(other)))
}

/// The first difference between two values, which the message calls `name`.
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
