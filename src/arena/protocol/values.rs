//! `arena values`: how a player values the legal actions.

use std::fmt::Display;
use std::io::{self, Write as _};
use std::time::Duration;

use clap::Args;
use engine::protocol::TranscriptReader;
use engine::{Level, SeatTranscript};
use nestor::{self, Limits};

use super::program::Program;
use super::serve;
use super::value_line::ValueLine;
use crate::lines::lines;
use crate::strength::ArenaPlayer;

/// The arguments of `arena values`.
#[derive(Debug, Args)]
pub(crate) struct ValuesArguments {
    /// Player: brutal, or your program (cmd:COMMAND)
    #[arg(long, default_value = "brutal")]
    player: ArenaPlayer,
    /// Time limit for each value from a program, in milliseconds
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..), default_value_t = 10_000)]
    time_limit: u64,
    /// Random seed
    #[arg(long, default_value_t = 7)]
    seed: u64,
}

impl ValuesArguments {
    /// Reads a seat's transcript of a hand from standard input, and prints the values of
    /// the legal actions.
    pub(crate) fn run(&self) -> io::Result<()> {
        let transcript = read_transcript()?;
        let view = transcript.view().map_err(io::Error::other)?;
        let legal = view.legal_actions();
        if legal.is_empty() {
            return Err(io::Error::other("this seat has nothing to decide now"));
        }
        let to_error = |why: &dyn Display| io::Error::other(format!("{}: {why}", self.player));
        let values: Vec<ValueLine> = if let Some(command) = self.player.command() {
            let limit = Duration::from_millis(self.time_limit);
            let program = Program::start(command);
            let values = program.and_then(|mut program| program.values(&transcript, &legal, limit));
            values.map_err(|fault| to_error(&fault))?
        } else if self.player == ArenaPlayer::Level(Level::STRONGEST) {
            let mut rng = serve::decision_rng(&view, self.seed);
            let values = nestor::values(&view, &mut rng, &Limits::default());
            values.into_iter().flatten().map(ValueLine::from).collect()
        } else {
            return Err(to_error(&"only brutal and your own programs can judge actions"));
        };
        let mut out = io::stdout();
        for value in values {
            writeln!(out, "{value}")?;
        }
        Ok(())
    }
}

/// Reads a transcript from standard input; questions are skipped.
fn read_transcript() -> io::Result<SeatTranscript> {
    let mut reader = TranscriptReader::default();
    for (line, number) in lines(io::stdin().lock()).zip(1..) {
        let to_error = |why: &dyn Display| io::Error::other(format!("line {number}: {why}"));
        let line = line?;
        if !line.trim().is_empty() {
            reader.read(&line).map_err(|error| to_error(&error))?;
        }
    }
    reader.transcript().map_err(io::Error::other)
}
