//! The command line.

use std::path::PathBuf;

use clap::Parser;

/// The name of the program, for the command line and for the system.
pub const PROGRAM: &str = "nestor-dominoes";

/// Play dominoes against Nestor, a computer opponent who never peeks
#[derive(Debug, Clone, Parser)]
#[command(name = PROGRAM, version, max_term_width = 100)]
pub struct Arguments {
    /// Saved game to open (in the running window, if there is one)
    #[arg(value_name = "FILE")]
    pub file: Option<PathBuf>,
    /// Store settings, game tally and games in DIR
    #[arg(long, value_name = "DIR")]
    pub data_dir: Option<PathBuf>,
    /// Start the numbered game N: the same number gives the same deals
    #[arg(long, value_name = "N", conflicts_with = "file")]
    pub seed: Option<u64>,
}
