//! `arena check`: replays of saved games, and of all games in a data folder.

use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use engine::GameState;
use game::profile::{DayTry, Person, PlayedGame, PlayerId, Players, Preferences};
use game::session::{GameFile, State};
use game::store::{
    Content, DATABASE_FILE, Fault, FaultReason, FileRead, InspectedDatabase, Tables,
    UnreadableReason, folders, is_game_file, read,
};
use look::Themes;
use nestor::coach::SavedReview;
use words::files;

use super::describe::{self, quantity};

/// A finding: its subject, and a description or an error.
type Finding = (String, Result<String, String>);

/// Checks each saved game or data folder, and prints a line for each finding. The exit code is a
/// failure if something is wrong.
pub(crate) fn run(files: &[PathBuf]) -> io::Result<ExitCode> {
    let mut code = ExitCode::SUCCESS;
    let mut output = io::stdout();
    for path in files {
        let findings = if path.is_dir() {
            check_folder(path)
        } else {
            vec![(path.display().to_string(), check_file(path))]
        };
        for (what, found) in findings {
            let (word, text) = match found {
                Ok(found) => ("ok", found),
                Err(wrong) => {
                    code = ExitCode::FAILURE;
                    ("error", wrong)
                }
            };
            writeln!(output, "{}", describe::printable(&format!("{what}: {word}: {text}")))?;
        }
    }
    Ok(code)
}

fn check_file(path: &Path) -> Result<String, String> {
    match read::<GameFile>(path) {
        FileRead::Missing => Err("no such file".to_owned()),
        FileRead::Intact(game) => check_game(game),
        FileRead::Changed(game) => {
            check_game(game)?;
            Err(UnreadableReason::Changed.to_string())
        }
        FileRead::Unreadable(why) => Err(why.to_string()),
    }
}

/// Replays a game and checks its seals.
fn check_game(game: GameFile) -> Result<String, String> {
    let state = game.open().map_err(|wrong| wrong.to_string())?.state;
    check_seals(&state)
}

fn check_seals(state: &GameState) -> Result<String, String> {
    match broken_seal(state) {
        Some(seal) => Err(format!("{seal} does not match")),
        None => Ok(describe::game(state)),
    }
}

fn check_folder(folder: &Path) -> Vec<Finding> {
    let path = folder.join(DATABASE_FILE).display().to_string();
    // The tables can be read as long as the database is open.
    let opened = InspectedDatabase::open(folder).and_then(|inspected| {
        let tables = inspected.tables()?;
        let players: Players = tables.get(&())?.unwrap_or_default();
        Ok((inspected, tables, players))
    });
    let (_inspected, tables, players) = match opened {
        Ok(opened) => opened,
        Err(fault) => return vec![(path, Err(describe_fault(&fault)))],
    };
    let all_players: Vec<&Person> = players.iter().chain(players.all_deleted()).collect();
    let mut findings = vec![(path, Ok(quantity(all_players.len(), "player")))];
    for person in all_players {
        findings.push((
            format!("{}: current game", person.folder()),
            check_current_game(&tables, person),
        ));
        findings.extend(check_finished_games(&tables, person));
        if let Some(folder) = folders::existing_player_folder(folder, person.folder()) {
            findings.extend(check_text_files(&folder));
        }
    }
    findings
}

/// Replays a player's unfinished game.
fn check_current_game(tables: &Tables, person: &Person) -> Result<String, String> {
    match tables.get::<State>(&person.id()).map_err(|fault| describe_fault(&fault))? {
        Some(state) => {
            let table = state.table().map_err(|wrong| wrong.to_string())?;
            check_seals(table.state())
        }
        None => Ok("none".to_owned()),
    }
}

/// Replays the finished games, and compares them with the history.
fn check_finished_games(tables: &Tables, person: &Person) -> Vec<Finding> {
    let mut findings = Vec::new();
    let player = person.id();
    let mut add_count = |what: &str, found: Result<(usize, usize), Fault>| {
        let about = format!("{}: {what}", person.folder());
        let count = match found {
            Ok((count, 0)) => Ok(count.to_string()),
            Ok((_, 1)) => Err("1 damaged entry".to_owned()),
            Ok((_, wrong)) => Err(format!("{wrong} damaged entries")),
            Err(fault) => Err(describe_fault(&fault)),
        };
        findings.push((about, count));
    };
    let lines = tables.all::<PlayedGame>(player);
    add_count("history", lines.as_ref().map(found_counts).map_err(Clone::clone));
    add_count(
        "daily games",
        tables.all::<DayTry>(player).as_ref().map(found_counts).map_err(Clone::clone),
    );
    add_count(
        "analyses",
        tables.all::<SavedReview>(player).as_ref().map(found_counts).map_err(Clone::clone),
    );
    for line in lines.map(|found| found.values).unwrap_or_default() {
        let about = format!("{}: game {}", person.folder(), line.id);
        findings.extend(
            check_finished_game(tables, player, &line).err().map(|wrong| (about, Err(wrong))),
        );
    }
    findings
}

fn found_counts<T>(found: &game::store::StoredValues<T>) -> (usize, usize) {
    (found.values.len(), found.left_out)
}

/// Replays a finished game, and compares it with its line in the history.
fn check_finished_game(tables: &Tables, player: PlayerId, line: &PlayedGame) -> Result<(), String> {
    let found =
        tables.get::<GameFile>(&(player, line.id)).map_err(|fault| describe_fault(&fault))?;
    let game = found.ok_or("its moves are missing")?;
    let opened = game.open().map_err(|wrong| wrong.to_string())?;
    if opened.state.outcome().is_none() {
        return Err("it is not over".to_owned());
    }
    if opened.state.record().len() != line.actions as usize {
        return Err("its line in the history tells of another game".to_owned());
    }
    check_seals(&opened.state).map(drop)
}

/// Checks the settings, colors and saved games in a player's folder.
fn check_text_files(folder: &Path) -> Vec<Finding> {
    let mut findings = Vec::new();
    check_text_file::<Preferences>(&folder.join(folders::SETTINGS_FILE), &mut findings);
    check_text_file::<Themes>(&folder.join(folders::THEMES_FILE), &mut findings);
    let saved = folder.join(folders::SAVED_FOLDER);
    let mut games: Vec<_> = std::fs::read_dir(saved)
        .into_iter()
        .flatten()
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| is_game_file(path))
        .collect();
    games.sort();
    findings.extend(games.iter().map(|path| (path.display().to_string(), check_file(path))));
    findings
}

fn check_text_file<T: Content>(path: &Path, findings: &mut Vec<Finding>) {
    let found = match read::<T>(path) {
        FileRead::Missing => return,
        FileRead::Intact(_) | FileRead::Changed(_) => Ok(T::KIND.name.to_owned()),
        FileRead::Unreadable(why) => Err(why.to_string()),
    };
    findings.push((path.display().to_string(), found));
}

fn describe_fault(fault: &Fault) -> String {
    match fault {
        Fault::Unreadable(FaultReason::Locked) => "the program is running".to_owned(),
        Fault::Unreadable(reason) | Fault::Unwritable(reason) => files::why_not_read(reason),
        Fault::Damaged(why) => format!("it is damaged: {why}"),
    }
}

/// Names the first seal that does not match. The seals of hands that are not over, and that of a
/// game that is not over, cannot be checked and are skipped.
fn broken_seal(game: &GameState) -> Option<String> {
    let hands = 0..game.rounds().len();
    let mut checked = hands.filter_map(|hand| Some((hand, game.check_seal(hand)?)));
    let broken = checked.find(|(_, check)| !check.all_match());
    let broken = broken.map(|(hand, _)| format!("the seal of hand {}", hand + 1));
    let choices_broken = game.check_seal_of_nestors() == Some(false);
    broken.or_else(|| choices_broken.then(|| "the seal of Nestor's choices".to_owned()))
}
