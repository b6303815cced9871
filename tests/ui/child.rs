//! Another process that does a part of a test.
//!
//! It is this same program of tests, which is told by its environment to do but
//! one thing.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

const DATA_DIR: &str = "NESTOR_TEST_DATA_DIR";
const SEED: &str = "NESTOR_TEST_SEED";

/// The process that does what the ignored test `name` says.
pub fn child(name: &str, data_dir: &Path, seed: u64) -> Command {
    let program = env::current_exe().expect("this program has a place");
    let mut command = Command::new(program);
    command
        .args([name, "--exact", "--ignored", "--nocapture"])
        .env(DATA_DIR, data_dir)
        .env(SEED, seed.to_string());
    command
}

/// What this process is to work with, if it is such a child.
pub fn task() -> Option<(PathBuf, u64)> {
    let seed = env::var(SEED).ok()?.parse().ok()?;
    Some((env::var_os(DATA_DIR)?.into(), seed))
}
