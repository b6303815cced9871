//! `arena check`: replays of saved games.

use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use engine::GameState;
use game::storage::{RealDisk, inspect_game};

use super::describe;

/// Replays the game in each file and prints a line about it. The exit code is a failure if
/// one of them is wrong.
pub(crate) fn run(files: &[PathBuf]) -> io::Result<ExitCode> {
    let mut code = ExitCode::SUCCESS;
    let mut output = io::stdout();
    for file in files {
        let (word, what) = match check(file) {
            Ok(found) => ("ok", found),
            Err(wrong) => {
                code = ExitCode::FAILURE;
                ("error", wrong)
            }
        };
        let line = format!("{}: {word}: {what}", file.display());
        writeln!(output, "{}", describe::printable(&line))?;
    }
    Ok(code)
}

fn check(file: &Path) -> Result<String, String> {
    match inspect_game(&RealDisk, file) {
        Ok(Some(game)) => match broken_seal(&game) {
            Some(seal) => Err(format!("{seal} does not match")),
            None => Ok(describe::game(&game)),
        },
        Ok(None) => Err("no such file".to_owned()),
        Err(fault) => Err(fault.to_string()),
    }
}

/// Names the first seal that does not match. The seals of a hand and of the game can be
/// checked once it is over.
fn broken_seal(game: &GameState) -> Option<String> {
    let hands = 0..game.rounds().len();
    let mut checked = hands.filter_map(|hand| Some((hand, game.check_seal(hand)?)));
    let broken = checked.find(|(_, check)| !check.holds());
    let broken = broken.map(|(hand, _)| format!("the seal of hand {}", hand + 1));
    let choices = game.check_seal_of_nestors() == Some(false);
    broken.or_else(|| choices.then(|| "the seal of Nestor's choices".to_owned()))
}
