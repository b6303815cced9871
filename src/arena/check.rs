//! `arena check`: whether files have games that keep the rules.

use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use engine::GameState;
use game::storage::inspect_game;

use super::found;

/// Plays the game in each file again, and prints a line for it. Fails if one of
/// them is wrong.
pub(crate) fn run(files: &[PathBuf]) -> io::Result<ExitCode> {
    let mut code = ExitCode::SUCCESS;
    let mut output = io::stdout();
    for file in files {
        let (word, what) = match check(file) {
            Ok(found) => ("right", found),
            Err(wrong) => {
                code = ExitCode::FAILURE;
                ("wrong", wrong)
            }
        };
        let line = format!("{}: {word}: {what}", file.display());
        writeln!(output, "{}", found::shown(&line))?;
    }
    Ok(code)
}

fn check(file: &Path) -> Result<String, String> {
    match inspect_game(file) {
        Ok(Some(game)) => match broken_seal(&game) {
            Some(seal) => Err(format!("{seal} does not match")),
            None => Ok(found::game(&game)),
        },
        Ok(None) => Err("there is no such file".to_owned()),
        Err(fault) => Err(words::files::fault(&fault)),
    }
}

/// Names the first seal that does not match. A hand, and the game itself, can be checked
/// only once it is over.
fn broken_seal(game: &GameState) -> Option<String> {
    let hands = 0..game.rounds().len();
    let mut checked = hands.filter_map(|hand| Some((hand, game.check_seal(hand)?)));
    let broken = checked.find(|(_, check)| !check.holds());
    let broken = broken.map(|(hand, _)| format!("the seal of hand {}", hand + 1));
    let choices = game.check_seal_of_nestors() == Some(false);
    broken.or_else(|| choices.then(|| "the seal of Nestor's choices".to_owned()))
}
