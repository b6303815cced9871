//! The results of a run, or of one shard of it, as other programs read them.

use std::collections::BTreeMap;
use std::io;
use std::path::Path;

use include_dir::{Dir, DirEntry, include_dir};
use nestor::{NetKind, STORED_NETS};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use crate::run::{ArenaRun, THREAD_COUNT};
use crate::shard::Shard;
use crate::strength::{Contest, ContestResults, Report};

/// The results of one shard of a run.
///
/// Results are kept by pair or by round, so that all shards together give exactly what one run
/// gives.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ShardResults {
    #[serde(rename = "measurement")]
    pub(crate) run: ArenaRun,
    pub(crate) shard: Shard,
    /// The version of the program, with shortened SHA-256 digests of its code and nets.
    #[serde(rename = "by")]
    pub(crate) program: String,
    /// The contests in the order in which they were played.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) contests: Vec<PlayedContest>,
    /// The points lost by each decision, by the number of the round.
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
    /// The report on this shard, for other programs. Merging makes a new one.
    #[serde(skip_deserializing)]
    report: Option<Report>,
    pub(crate) results: ContestResults,
}

impl ShardResults {
    /// Runs one shard, and returns its results. `nets` is the file to resume training from.
    pub(crate) fn measure(run: ArenaRun, shard: Shard, nets: &Path) -> io::Result<Self> {
        run.check_players()?;
        let mut results = Self {
            run,
            shard,
            program: program_digest(),
            contests: Vec::new(),
            losses: BTreeMap::new(),
            nets: BTreeMap::new(),
        };
        let threads = if shard.is_whole() { THREAD_COUNT } else { 1 };
        let mut play = |contest: &Contest| {
            let played = contest.run(shard, threads);
            let report = Report::new(contest, &played);
            results.contests.push(PlayedContest {
                contest: contest.clone(),
                report: Some(report.clone()),
                results: played,
            });
            Ok(report)
        };
        match &results.run {
            ArenaRun::Match(contest) => {
                play(contest)?;
            }
            ArenaRun::Ladder(ladder) => ladder.write_tables(&mut io::sink(), &mut play)?,
            ArenaRun::Loss(loss) => results.losses = loss.run(shard),
            ArenaRun::Train(training) => training.run(shard, nets, |trained| {
                let hex = |(kind, net)| (kind, hex::encode(net));
                results.nets.extend(trained.into_iter().map(hex));
                Ok(())
            })?,
        }
        Ok(results)
    }

    /// Whether the results hold everything that the shard plays.
    pub(crate) fn is_complete(&self) -> bool {
        let is_complete = |played: &PlayedContest| {
            let numbers = self.shard.numbers(played.contest.pairs);
            played.results.pairs.keys().copied().eq(numbers)
        };
        let has_all_rows = match &self.run {
            ArenaRun::Match(_) => self.contests.len() == 1,
            ArenaRun::Ladder(_) => true,
            ArenaRun::Loss(loss) => {
                let numbers = self.shard.numbers(loss.rounds);
                self.losses.keys().copied().eq(numbers)
            }
            ArenaRun::Train(training) => {
                let mut numbers = self.shard.numbers(training.kinds.len());
                numbers.all(|number| self.nets.contains_key(&training.kinds[number]))
            }
        };
        has_all_rows && self.contests.iter().all(is_complete)
    }

    /// Adds the results of another shard.
    pub(crate) fn merged_with(mut self, other: Self) -> Self {
        for (played, more) in self.contests.iter_mut().zip(other.contests) {
            played.results.add(more.results);
        }
        self.losses.extend(other.losses);
        self.nets.extend(other.nets);
        self
    }
}

/// The folders with all code that can change a result.
static CODE_FOLDERS: [Dir<'_>; 3] = [
    include_dir!("$CARGO_MANIFEST_DIR/../engine"),
    include_dir!("$CARGO_MANIFEST_DIR/../nestor"),
    include_dir!("$CARGO_MANIFEST_DIR"),
];

/// The version of this program, with digests of its code and nets.
fn program_digest() -> String {
    let mut code = Sha256::new();
    for dir in &CODE_FOLDERS {
        add_folder(&mut code, dir);
    }
    let short = |digest: &[u8]| hex::encode(&digest[..8]);
    format!(
        "{} with the code {} and the nets {}",
        env!("CARGO_PKG_VERSION"),
        short(&code.finalize()),
        short(&Sha256::digest(STORED_NETS))
    )
}

/// Adds the code in a folder to a digest, line by line, because systems end lines differently.
fn add_folder(digest: &mut Sha256, dir: &Dir<'_>) {
    for entry in dir.entries() {
        match entry {
            DirEntry::Dir(dir) => add_folder(digest, dir),
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
