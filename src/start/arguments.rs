//! The command line.

use std::path::PathBuf;

use clap::Parser;

/// The name of the program, for the command line and for the system.
pub const PROGRAM: &str = "nestor-dominoes";

/// Dominoes, against a computer opponent or with other people at one screen
#[derive(Debug, Clone, Parser)]
#[command(name = PROGRAM, version, max_term_width = 100)]
pub struct Arguments {
    /// Saved game to open, in the running window if there is one
    #[arg(value_name = "FILE")]
    pub file: Option<PathBuf>,
    /// Folder for settings, tally, and games
    #[arg(long, value_name = "DIR")]
    pub data_dir: Option<PathBuf>,
    /// Start game number N; the same number always gives the same deals
    #[arg(long, value_name = "N", conflicts_with = "file")]
    pub seed: Option<u64>,
}
