//! A run of `arena match`, `ladder`, `loss` or `train`.

use std::io::{self, Write as _};
use std::path::Path;

use serde::{Deserialize, Serialize};

use crate::protocol::Program;
use crate::shard::Shard;
use crate::strength::{Contest, Ladder, LossRun, Report};
use crate::train::{self, Training};

/// A run: matches to play, or nets to train.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum ArenaRun {
    Match(Contest),
    Ladder(Ladder),
    Loss(LossRun),
    Train(Training),
}

/// The number of threads of a run without shards.
pub(crate) const THREAD_COUNT: usize = 2;

impl ArenaRun {
    /// Runs everything without shards, and prints the tables or writes the nets to the file `nets`.
    pub(crate) fn run_whole(&self, nets: &Path) -> io::Result<()> {
        self.check_players()?;
        let mut out = io::stdout();
        let mut play = |contest: &Contest| {
            let results = contest.run(Shard::WHOLE, THREAD_COUNT);
            Ok(Report::new(contest, &results))
        };
        match self {
            Self::Match(contest) => write!(out, "{}", play(contest)?.text(contest)),
            Self::Ladder(ladder) => ladder.write_tables(&mut out, &mut play),
            Self::Loss(loss) => write!(out, "{}", loss.text(&loss.run(Shard::WHOLE))),
            Self::Train(training) => {
                training.run(Shard::WHOLE, nets, |trained| train::write_stored(nets, &trained))
            }
        }
    }

    /// Checks that all players can play, before anything is played. To check a program, it is
    /// started once.
    pub(crate) fn check_players(&self) -> io::Result<()> {
        let (players, rules) = match self {
            Self::Match(contest) => (&contest.players[..], &contest.rules),
            Self::Loss(loss) => (std::slice::from_ref(&loss.player), &loss.rules),
            Self::Ladder(_) | Self::Train(_) => return Ok(()),
        };
        for player in players {
            if let Some(why) = player.unplayable_reason(rules) {
                return Err(io::Error::other(format!("{player}: {why}")));
            }
            for command in player.commands() {
                let started = Program::start(command);
                started.map_err(|fault| io::Error::other(format!("{player}: {fault}")))?;
            }
        }
        Ok(())
    }
}
