//! `arena fsck`: the files of a data folder, and what is wrong with them.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{
    fs,
    io::{self, Write as _},
};

use engine::{Record, ReplayError};
use game::profile::{Days, GameId, History, Person, PlayedGame, Players, Preferences, Tally};
use game::state::{Game, SavedGame, SavedSession};
use game::storage::WindowPlace;
use game::storage::{
    FINISHED, Fault, FileName, Folder, GameFileError, LeftOver, OpenedGame, PLAYERS, REVIEWS,
    SAVED, Unreadable, inspect_review, is_game, read_finished, read_game,
};
use look::Themes;
use words::{files, rules, saved};

use super::describe::{self, quantity};

/// Reads all files of a data folder without changing any, and prints a line for each. The
/// exit code is a failure if one of them is wrong.
pub(crate) fn run(folder: &Path) -> io::Result<ExitCode> {
    if !folder.is_dir() {
        let name = folder.to_string_lossy();
        let why = format!("{} is not a folder", describe::printable(&name));
        return Err(io::Error::other(why));
    }
    let mut survey = Survey {
        root: folder.to_owned(),
        ..Survey::default()
    };
    survey.data_folder();
    let files = quantity(survey.files, "file");
    writeln!(
        io::stdout(),
        "{}{files}, {}",
        survey.lines,
        quantity(survey.wrong, "error")
    )?;
    Ok(if survey.wrong == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

/// The findings in a data folder.
#[derive(Default)]
struct Survey {
    root: PathBuf,
    files: usize,
    wrong: usize,
    lines: String,
}

impl Survey {
    /// Surveys the whole data folder.
    fn data_folder(&mut self) {
        let root = self.root.clone();
        let folder = Folder::at(&root);
        let listed = folder.inspect(FileName::Players, Players::checked);
        let path = root.join(FileName::Players.on_disk());
        let folders = folder.player_folders();
        match &listed {
            Ok(Some(players)) => self.right(&path, &player_names(players)),
            Ok(None) if folders.is_empty() => {}
            Ok(None) => self.wrong(&path, "it is missing, but there are player folders"),
            Err(fault) => self.wrong(&path, &fault.to_string()),
        }
        self.file(&folder, &root, FileName::Window);
        let players = listed.ok().flatten();
        for name in folders {
            let path = root.join(PLAYERS).join(&name);
            let is_theirs = |person: &Person| person.folder() == name;
            if let Some(players) = &players
                && !players.iter().chain(players.deleted()).any(is_theirs)
            {
                self.wrong(&path, "no player in the list has this folder");
            }
            self.player(&Folder::at(&path), &path);
        }
        // Older versions kept the files of their only player here.
        self.player(&folder, &root);
    }

    /// Surveys the files in a player's folder.
    fn player(&mut self, folder: &Folder, path: &Path) {
        for name in FileName::ALL {
            self.file(folder, path, name);
        }
        self.leftovers(path);
        self.games(&path.join(SAVED), read_game);
        let history = HistoryIndex::of(folder);
        if history.cleared > 0 {
            let file = path.join(FileName::History.on_disk());
            let games = quantity(history.cleared, "game");
            let what = format!("{games} cleared, but kept until the program is closed");
            self.note(&file, &what);
        }
        let finished = self.games(&path.join(FINISHED), read_finished);
        self.finished(&path.join(FINISHED), &finished, &history);
        self.reviews(&path.join(REVIEWS), &finished, &history);
    }

    /// Compares the finished games with the history.
    fn finished(&mut self, folder: &Path, finished: &Records, history: &HistoryIndex) {
        for (id, (file, record)) in finished {
            if history
                .games
                .get(id)
                .is_some_and(|game| !matches_history(record, game))
            {
                self.note(file, "the history has a different end for this game");
            }
        }
        let ids = finished.keys().copied().collect();
        self.unlisted(folder, &ids, history);
        let all = history.games.len();
        let here = history.games.keys().filter(|id| finished.contains_key(id));
        let here = here.count();
        if !finished.is_empty() && here < all {
            let all = quantity(all, "game");
            let what = format!("{here} of the {all} in the history can be reviewed");
            self.note(folder, &what);
        }
    }

    /// Notes the games in a folder that are not in the history any more.
    fn unlisted(&mut self, folder: &Path, ids: &BTreeSet<GameId>, history: &HistoryIndex) {
        if !history.is_known {
            return;
        }
        let unlisted = ids.iter().filter(|id| !history.games.contains_key(id));
        let is_forgotten = |id: &GameId| history.forgotten.contains(id);
        let (forgotten, stray): (Vec<GameId>, Vec<GameId>) =
            unlisted.copied().partition(is_forgotten);
        if !forgotten.is_empty() {
            let files = quantity(forgotten.len(), "file");
            let what = format!("{files} of cleared games, removed at the next start");
            self.note(folder, &what);
        }
        if !stray.is_empty() {
            let files = quantity(stray.len(), "file");
            let what = format!(
                "{files} of games that are not in the history, removed first if there are too many"
            );
            self.note(folder, &what);
        }
    }

    /// Surveys a folder with games. Returns the readable records that are named by their id.
    fn games(
        &mut self,
        folder: &Path,
        read: fn(&Path) -> Result<OpenedGame, GameFileError>,
    ) -> Records {
        let mut records = Records::new();
        for file in self.entries(folder) {
            if !is_game(&file) {
                continue;
            }
            match read(&file) {
                Ok(opened) if opened.notice.is_some() => {
                    self.wrong(&file, &Unreadable::Changed.to_string());
                }
                Ok(OpenedGame { kept, .. }) => {
                    let name = saved::name(&kept);
                    let game = describe::game(kept.game.state());
                    self.right(&file, &format!("\u{201c}{name}\u{201d}, {game}"));
                    if let Some(id) = game_id(&file) {
                        let record = kept.game.state().record().clone();
                        records.insert(id, (file, record));
                    }
                }
                Err(error) => self.wrong(&file, &reason(&error)),
            }
        }
        self.leftovers(folder);
        records
    }

    /// Surveys a folder with reviews.
    fn reviews(&mut self, folder: &Path, finished: &Records, history: &HistoryIndex) {
        let mut ids = BTreeSet::new();
        for file in self.entries(folder) {
            if file.extension().is_none_or(|found| found != "ron") {
                continue;
            }
            match inspect_review(&file) {
                Ok(Some(review)) => {
                    let decisions = review.review.decisions().len();
                    self.right(&file, &quantity(decisions, "decision"));
                    let Some(id) = game_id(&file) else {
                        self.note(&file, "not named after a game, so it is never read");
                        continue;
                    };
                    ids.insert(id);
                    let is_other = if let Some((_, record)) = finished.get(&id) {
                        *record != review.record
                    } else {
                        let game = history.games.get(&id);
                        game.is_some_and(|game| !matches_history(&review.record, game))
                    };
                    if is_other {
                        let what =
                            "it belongs to a different game than the finished one of this name";
                        self.note(&file, what);
                    }
                }
                Ok(None) => {}
                Err(fault) => self.wrong(&file, &fault.to_string()),
            }
        }
        self.unlisted(folder, &ids, history);
        self.leftovers(folder);
    }

    /// Surveys one file, if it exists.
    fn file(&mut self, folder: &Folder, path: &Path, name: FileName) {
        let file = path.join(name.on_disk());
        match content(folder, name) {
            Ok(Some(found)) => self.right(&file, &found),
            Ok(None) => {}
            Err(fault) => self.wrong(&file, &fault.to_string()),
        }
    }

    /// Lists the files that the program leaves beside those it reads.
    fn leftovers(&mut self, folder: &Path) {
        for file in self.entries(folder) {
            let name = file.file_name().unwrap_or_default().to_string_lossy();
            let what = match LeftOver::of(&name) {
                Some(LeftOver::Broken) => "set aside because it could not be read",
                Some(LeftOver::Changed) => "set aside because another program had changed it",
                Some(LeftOver::Unfinished) => "left over from an interrupted save; harmless",
                Some(LeftOver::Report) => "a crash report",
                None => continue,
            };
            self.line(&file, what);
        }
    }

    /// The entries of a folder, sorted; none if it does not exist.
    fn entries(&mut self, folder: &Path) -> Vec<PathBuf> {
        let entries = match fs::read_dir(folder) {
            Ok(entries) => entries,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Vec::new(),
            Err(error) => {
                self.wrong(folder, &error.to_string());
                return Vec::new();
            }
        };
        let mut paths: Vec<_> = entries.flatten().map(|entry| entry.path()).collect();
        paths.sort_unstable();
        paths
    }

    fn right(&mut self, path: &Path, what: &str) {
        self.files += 1;
        self.line(path, &format!("ok: {what}"));
    }

    fn wrong(&mut self, path: &Path, what: &str) {
        self.files += 1;
        self.wrong += 1;
        self.line(path, &format!("error: {what}"));
    }

    /// Notes something that the program copes with.
    fn note(&mut self, path: &Path, what: &str) {
        self.line(path, &format!("note: {what}"));
    }

    /// Adds a line about a file, with its path in the data folder.
    fn line(&mut self, path: &Path, what: &str) {
        let path = path.strip_prefix(&self.root).unwrap_or(path);
        // A name must not look like another line.
        self.lines += &describe::printable(&format!("{}: {what}", path.display()));
        self.lines.push('\n');
    }
}

/// The records in files named by the ids of their games.
type Records = BTreeMap<GameId, (PathBuf, Record)>;

/// The games in a player's history.
#[derive(Default)]
struct HistoryIndex {
    games: BTreeMap<GameId, PlayedGame>,
    /// The number of games that were cleared and can be brought back.
    cleared: usize,
    /// Games that were cleared for good, and whose files are not removed yet.
    forgotten: BTreeSet<GameId>,
    /// Whether the history and the game in progress can be read.
    is_known: bool,
}

impl HistoryIndex {
    fn of(folder: &Folder) -> Self {
        let history = folder.inspect(FileName::History, Ok::<History, String>);
        let session = folder.inspect(FileName::Game, Ok::<SavedSession, String>);
        let is_known = history.is_ok() && session.is_ok();
        let (history, session) = (history.ok().flatten(), session.ok().flatten());
        let games = history.iter().flat_map(History::all);
        let games: BTreeMap<_, _> = games.map(|game| (game.id, game.clone())).collect();
        let cleared = session.iter().flat_map(SavedSession::cleared);
        let cleared: BTreeSet<_> = cleared.collect();
        let forgotten = session.iter().flat_map(SavedSession::forgotten);
        Self {
            cleared: games.keys().filter(|id| cleared.contains(id)).count(),
            games,
            forgotten: forgotten.copied().collect(),
            is_known,
        }
    }
}

/// The id of the game that a file is named after.
fn game_id(file: &Path) -> Option<GameId> {
    file.file_stem()?.to_str()?.parse().ok()
}

/// Whether a record can be this game of the history.
fn matches_history(record: &Record, game: &PlayedGame) -> bool {
    record.rounds.len() == game.hands as usize && record.len() == game.actions as usize
}

/// A description of the content of a file; `None` if it does not exist.
fn content(folder: &Folder, name: FileName) -> Result<Option<String>, Fault> {
    match name {
        FileName::Players | FileName::SavedGame | FileName::Review | FileName::Theme => Ok(None),
        FileName::Window => folder.inspect(name, |place: WindowPlace| {
            let (width, height) = place.checked()?.size;
            Ok::<_, String>(format!("{width} x {height} points"))
        }),
        FileName::Settings => folder.inspect(name, |preferences: Preferences| {
            let preferences = preferences.checked().map_err(|bad| bad.to_string())?;
            let own = quantity(preferences.own_games.len(), "own game");
            let game = rules::game(&preferences.game());
            Ok::<_, String>(format!("{game}, {own}"))
        }),
        FileName::Themes => folder.inspect(name, |_: Themes| Ok::<_, String>("colors".to_owned())),
        FileName::Tally => {
            folder.inspect(name, |tally: Tally| Ok::<_, String>(tally_summary(&tally)))
        }
        FileName::Preserved => folder.inspect(name, |saved: SavedGame| {
            Game::open(saved).map(|game| describe::game(game.state()))
        }),
        FileName::Game => folder.inspect(name, |mut saved: SavedSession| {
            let tally = saved.take_tally();
            let tally =
                tally.map_or_else(String::new, |tally| format!("; {}", tally_summary(&tally)));
            let game = Game::open(saved.into_game())?;
            Ok::<_, ReplayError>(format!("{}{tally}", describe::game(game.state())))
        }),
        FileName::Days => folder.inspect(name, |days: Days| {
            Ok::<_, String>(quantity(days.tries().len(), "day"))
        }),
        FileName::History => folder.inspect(name, |history: History| {
            Ok::<_, String>(quantity(history.games().len(), "finished game"))
        }),
    }
}

fn tally_summary(tally: &Tally) -> String {
    let count = tally.total().games();
    format!("{} in the tally", quantity(count as usize, "game"))
}

fn player_names(players: &Players) -> String {
    let names: Vec<String> = players
        .iter()
        .map(|person| person.name().to_owned())
        .collect();
    format!("{}: {}", quantity(names.len(), "player"), names.join(", "))
}

/// The reason why a saved game cannot be opened, without the name of its file.
fn reason(error: &GameFileError) -> String {
    match error {
        GameFileError::Unreadable { why, .. } => why.to_string(),
        GameFileError::Impossible { reason, .. } => reason.to_string(),
        error => files::game_file_error(error),
    }
}
