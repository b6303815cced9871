//! `arena check`: whether records are games that the rules allow.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use nestor_dominoes::engine::Record;

/// Replays the record in each file and prints a line for it; fails if one of
/// them is wrong.
pub(crate) fn run(files: &[PathBuf]) -> ExitCode {
    let mut code = ExitCode::SUCCESS;
    for file in files {
        match check(file) {
            Ok(found) => println!("{}: {found}", file.display()),
            Err(wrong) => {
                println!("{}: wrong: {wrong}", file.display());
                code = ExitCode::FAILURE;
            }
        }
    }
    code
}

fn check(file: &Path) -> Result<String, String> {
    let text = fs::read_to_string(file).map_err(|error| error.to_string())?;
    let record: Record = ron::from_str(&text).map_err(|error| format!("line {error}"))?;
    let game = record.replay().map_err(|wrong| wrong.to_string())?;
    let rounds = game.rounds().len();
    let actions = record.len();
    let state = if game.outcome().is_some() {
        "over"
    } else {
        "in progress"
    };
    Ok(format!("right: {rounds} hands, {actions} actions, {state}"))
}
