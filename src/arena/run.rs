//! `arena match`, `ladder`, `loss` and `train`: one run, whole or one shard of it.

use std::collections::VecDeque;
use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::protocol::Program;
use crate::shard::Shard;
use crate::shard_results::{PlayedContest, ShardResults};
use crate::strength::{Contest, Ladder, LossRun, Report};
use crate::train::{self, Training};

/// What a run plays or trains.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Run {
    Match(Contest),
    Ladder(Ladder),
    Loss(LossRun),
    Train(Training),
}

/// The threads of a run that is not spread.
const THREADS: usize = 2;

impl Run {
    /// Does the whole run and prints the tables, or writes the nets to `nets`.
    pub(crate) fn run_whole(&self, nets: &Path) -> io::Result<()> {
        self.check_players()?;
        let mut out = io::stdout();
        let mut play = |contest: &Contest| {
            let results = contest.run(Shard::WHOLE, THREADS);
            Ok(Report::of(contest, &results))
        };
        match self {
            Self::Match(contest) => write!(out, "{}", play(contest)?.text(contest)),
            Self::Ladder(ladder) => ladder.tables(&mut out, &mut play),
            Self::Loss(loss) => write!(out, "{}", loss.text(&loss.run(Shard::WHOLE))),
            Self::Train(training) => {
                training.run(Shard::WHOLE, nets, |trained| train::store(nets, &trained))
            }
        }
    }

    /// Does one shard and prints the results as JSON. Training goes on from `nets`.
    pub(crate) fn run_shard(self, shard: Shard, nets: &Path) -> io::Result<()> {
        self.check_players()?;
        let mut measured = ShardResults::new(self, shard);
        let threads = if shard.is_whole() { THREADS } else { 1 };
        let mut played = Vec::new();
        let mut play = |contest: &Contest| {
            let results = contest.run(shard, threads);
            let report = Report::of(contest, &results);
            played.push(PlayedContest::new(contest, results, &report));
            Ok(report)
        };
        match &measured.run {
            Self::Match(contest) => {
                play(contest)?;
            }
            Self::Ladder(ladder) => ladder.tables(&mut io::sink(), &mut play)?,
            Self::Loss(loss) => measured.losses = loss.run(shard),
            Self::Train(training) => training.run(shard, nets, |trained| {
                let hex = |(kind, net)| (kind, hex::encode(net));
                measured.nets.extend(trained.into_iter().map(hex));
                Ok(())
            })?,
        }
        measured.contests = played;
        let mut out = io::stdout();
        writeln!(out, "{}", serde_json::to_string(&measured)?)?;
        out.flush()
    }

    /// Makes sure that all players can play, before anything is played. Each program is
    /// started once for that.
    fn check_players(&self) -> io::Result<()> {
        let (players, rules) = match self {
            Self::Match(contest) => (&contest.players[..], &contest.rules),
            Self::Loss(loss) => (std::slice::from_ref(&loss.player), &loss.rules),
            Self::Ladder(_) | Self::Train(_) => return Ok(()),
        };
        for player in players {
            if let Some(why) = player.obstacle(rules) {
                return Err(io::Error::other(format!("{player}: {why}")));
            }
            if let Some(command) = player.command() {
                let started = Program::start(command);
                started.map_err(|fault| io::Error::other(format!("{player}: {fault}")))?;
            }
        }
        Ok(())
    }
}

/// `arena merge`: merges the shards of a run and prints what the whole run would have
/// printed. Nets are written to `nets`; without it, they are an error.
pub(crate) fn merge(files: &[PathBuf], nets: Option<&Path>) -> io::Result<()> {
    let shards: Vec<_> = files
        .iter()
        .map(|file| read(file))
        .collect::<io::Result<_>>()?;
    let merged = ShardResults::merged(shards).map_err(io::Error::other)?;
    let mut played = VecDeque::from(merged.contests);
    let mut report = |contest: &Contest| {
        let played = played
            .pop_front()
            .filter(|played| played.contest == *contest);
        let other_rows = || io::Error::other("these shards come from another version of arena");
        let played = played.ok_or_else(other_rows)?;
        Ok(Report::of(contest, &played.results))
    };
    let mut out = io::stdout();
    match &merged.run {
        Run::Match(contest) => write!(out, "{}", report(contest)?.text(contest)),
        Run::Ladder(ladder) => {
            // Prints all tables or none, because rows may be missing.
            let mut tables = Vec::new();
            ladder.tables(&mut tables, &mut report)?;
            out.write_all(&tables)
        }
        Run::Loss(loss) => write!(out, "{}", loss.text(&merged.losses)),
        Run::Train(_) => {
            let nowhere = || io::Error::other("the nets need a file: --out FILE");
            let nets = nets.ok_or_else(nowhere)?;
            let bytes = |(kind, net)| Ok((kind, hex::decode(net)?));
            let trained: Result<_, hex::FromHexError> =
                merged.nets.into_iter().map(bytes).collect();
            train::store(nets, &trained.map_err(io::Error::other)?)
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
