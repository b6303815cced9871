//! `arena`: checks the engine from outside, without a window.

mod check;
mod count;
mod play;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use nestor_dominoes::engine::{Preset, Rules, Seats};

/// Counts tables, plays Nestor against himself, checks records.
#[derive(Debug, Parser)]
#[command(name = "arena", version, max_term_width = 100)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Read lines of play (`6-6 6-1@E 6-3@W 1-1@E`) and print `count:score`
    /// after each bone, or `illegal at K: reason`
    Count {
        /// The game, as in "All Fives"
        #[arg(long, value_parser = game)]
        rules: Preset,
    },
    /// Play Nestor against Nestor and write each game's record
    Play {
        /// The game, as in "All Fives"
        #[arg(long, value_parser = game)]
        rules: Preset,
        /// How many games
        #[arg(long)]
        games: u32,
        /// What all their rounds come from
        #[arg(long)]
        seed: u64,
        /// The folder for the records; it is made if it is missing
        #[arg(long)]
        out: PathBuf,
    },
    /// Replay records and say what is wrong with them, if anything
    Check {
        /// Files with one record each
        #[arg(required = true)]
        files: Vec<PathBuf>,
    },
}

fn main() -> ExitCode {
    let done = match Arguments::parse().command {
        Command::Count { rules } => count::run(&two_players(rules)),
        Command::Play {
            rules,
            games,
            seed,
            out,
        } => play::run(&two_players(rules), games, seed, &out),
        Command::Check { files } => return check::run(&files),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever read the output has seen enough.
        Err(error) if error.kind() == std::io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("arena: {error}");
            ExitCode::FAILURE
        }
    }
}

fn two_players(preset: Preset) -> Rules {
    preset.rules(Seats::Two)
}

fn game(name: &str) -> Result<Preset, String> {
    Preset::named(name).ok_or_else(|| {
        let names: Vec<&str> = Preset::ALL.into_iter().map(Preset::name).collect();
        format!("there is no such game; there are {}", names.join(", "))
    })
}
