//! `arena check`: whether files have games that keep the rules.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use game::storage::inspect_game;

use super::found;

/// Plays the game in each file again, and prints a line for it. Fails if one of
/// them is wrong.
pub(crate) fn run(files: &[PathBuf]) -> ExitCode {
    let mut code = ExitCode::SUCCESS;
    for file in files {
        match check(file) {
            Ok(found) => println!("{}: right: {found}", file.display()),
            Err(wrong) => {
                println!("{}: wrong: {wrong}", file.display());
                code = ExitCode::FAILURE;
            }
        }
    }
    code
}

fn check(file: &Path) -> Result<String, String> {
    match inspect_game(file) {
        Ok(Some(game)) => Ok(found::game(&game)),
        Ok(None) => Err("there is no such file".to_owned()),
        Err(fault) => Err(words::files::fault(&fault)),
    }
}
