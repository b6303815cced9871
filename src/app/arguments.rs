//! The command line.

use std::path::PathBuf;

use clap::Parser;

/// The name of the program, for the command line and for the system.
pub const PROGRAM: &str = "nestor-dominoes";

/// Dominoes at home against Nestor, who knows no more than you do.
#[derive(Debug, Clone, Parser)]
#[command(name = PROGRAM, version, max_term_width = 100)]
pub struct Arguments {
    /// Open this saved game; if the program runs already, in its window
    #[arg(value_name = "FILE")]
    pub file: Option<PathBuf>,
    /// Keep settings, tally and games in this folder
    #[arg(long, value_name = "DIR")]
    pub data_dir: Option<PathBuf>,
    /// Start a new game whose hands come from N, for tests and bug reports
    #[arg(long, value_name = "N", conflicts_with = "file")]
    pub seed: Option<u64>,
}
