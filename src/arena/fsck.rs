//! `arena fsck`: the files of a data folder, and what is wrong with them.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Display;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use engine::Record;
use game::profile::{Days, GameId, Person, PlayedGame, Players, Preferences};
use game::session::{Game, Lists, State};
use game::storage::file::{FINISHED, PLAYERS, REVIEWS, SAVED};
use game::storage::{
    Content, Disk as _, File, FileError, HistoryFile, LeftOver, OpenedGame, RealDisk, Unreadable,
    WindowPlace, finished, inspect, is_game, read_game,
};
use look::Themes;
use nestor::coach::SavedReview;
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
        let path = File::Players.below(&root);
        let folders = self.folders(&root.join(PLAYERS));
        let listed = inspect::<Players>(&RealDisk, &path);
        match &listed {
            Ok(Some(players)) => self.right(&path, &player_names(players)),
            Ok(None) if folders.is_empty() => {}
            Ok(None) => self.wrong(&path, "it is missing, but there are player folders"),
            Err(fault) => self.wrong(&path, fault),
        }
        self.file(&root, File::Window, |place: &WindowPlace| {
            let (width, height) = place.size;
            format!("{width} x {height} points")
        });
        self.leftovers(&root);
        let players = listed.ok().flatten();
        for path in folders {
            let name = path.file_name().unwrap_or_default();
            let is_theirs = |person: &Person| name == person.folder();
            if let Some(players) = &players
                && !players.iter().chain(players.deleted()).any(is_theirs)
            {
                self.wrong(&path, "no player in the list has this folder");
            }
            self.player(&path);
        }
    }

    /// Surveys the files in a player's folder.
    fn player(&mut self, folder: &Path) {
        let state = self.state(folder, File::State);
        self.state(folder, File::StateBefore);
        let history = self.file(folder, File::History, |history: &HistoryFile| {
            quantity(history.games().len(), "finished game")
        });
        self.file(folder, File::Days, |days: &Days| {
            quantity(days.tries().len(), "day")
        });
        self.file(folder, File::Settings, |preferences: &Preferences| {
            let own = quantity(preferences.own_games.len(), "own game");
            let game = rules::game(&preferences.game());
            format!("{game}, {own}")
        });
        self.file(folder, File::Themes, |_: &Themes| "colors".to_owned());
        self.leftovers(folder);
        self.games(&folder.join(SAVED), |path| read_game(&RealDisk, path));
        let index = HistoryIndex::of(state, history);
        if let Some(index) = &index {
            self.cleared(folder, index);
        }
        let read_finished = |path: &Path| match game_id(path) {
            Some(id) => finished::read_finished(&RealDisk, folder, id),
            None => read_game(&RealDisk, path),
        };
        let finished = self.games(&folder.join(FINISHED), read_finished);
        self.finished(&folder.join(FINISHED), &finished, index.as_ref());
        self.reviews(&folder.join(REVIEWS), &finished, index.as_ref());
    }

    /// Surveys a state: the game on the table, and whether each of its games can be played.
    fn state(&mut self, folder: &Path, file: File) -> Found<State> {
        let found = self.file(folder, file, |state: &State| {
            let table = state.table().map(|table| describe::game(table.state()));
            let table = table.unwrap_or_else(|wrong| wrong.to_string());
            let counted = Lists::of(state, []).tally.total().games();
            let counted = quantity(counted as usize, "game");
            format!("{table}; {counted} in the tally")
        });
        if let Found::Content(state) = &found {
            let preserved = state.preserved().map(|preserved| &preserved.game);
            for game in state.games().chain(preserved) {
                if let Err(why) = game.record().replay() {
                    let what = format!("game {} cannot be played: {why}", game.id());
                    self.wrong(&file.below(folder), &what);
                }
            }
        }
        found
    }

    /// Notes what was cleared of the history.
    fn cleared(&mut self, folder: &Path, index: &HistoryIndex) {
        let history = File::History.below(folder);
        if index.cleared > 0 {
            let games = quantity(index.cleared, "game");
            let what = format!("{games} cleared, but kept until the program is closed");
            self.note(&history, &what);
        }
        if index.is_erasing {
            let what = "cleared games are being erased, which goes on at the next start";
            self.note(&history, what);
        }
    }

    /// Compares the finished games with the history.
    fn finished(&mut self, folder: &Path, finished: &Records, index: Option<&HistoryIndex>) {
        let Some(index) = index else {
            return;
        };
        for (id, (file, record)) in finished {
            let listed = index.games.get(id);
            if listed.is_some_and(|game| !matches_history(record, game)) {
                self.note(file, "the history has a different end for this game");
            }
        }
        self.unlisted(folder, finished.keys().copied(), index);
        let all = index.games.len();
        let here = index.games.keys().filter(|id| finished.contains_key(id));
        let here = here.count();
        if !finished.is_empty() && here < all {
            let all = quantity(all, "game");
            let what = format!("{here} of the {all} in the history can be reviewed");
            self.note(folder, &what);
        }
    }

    /// Notes the games in a folder that are not in the history any more.
    fn unlisted(&mut self, folder: &Path, ids: impl Iterator<Item = GameId>, index: &HistoryIndex) {
        let stray = ids.filter(|id| !index.games.contains_key(id) && !index.kept.contains(id));
        let stray = stray.count();
        if stray > 0 {
            let files = quantity(stray, "file");
            self.note(
                folder,
                &format!("{files} of games that are not in the history"),
            );
        }
    }

    /// Surveys a folder with games. Returns the readable records that are named by their id.
    fn games(
        &mut self,
        folder: &Path,
        read: impl Fn(&Path) -> Result<OpenedGame, FileError>,
    ) -> Records {
        let mut records = Records::new();
        for file in self.entries(folder) {
            if !is_game(&file) {
                continue;
            }
            match read(&file) {
                Ok(opened) if opened.notice.is_some() => self.wrong(&file, &Unreadable::Changed),
                Ok(OpenedGame { game, .. }) => {
                    let name = saved::name(&game);
                    let what = format!("\u{201c}{name}\u{201d}, {}", describe::game(&game.state));
                    self.right(&file, &what);
                    if let Some(id) = game_id(&file) {
                        records.insert(id, (file, game.state.record().clone()));
                    }
                }
                Err(error) => self.wrong(&file, &reason(&error)),
            }
        }
        self.leftovers(folder);
        records
    }

    /// Surveys a folder with reviews.
    fn reviews(&mut self, folder: &Path, finished: &Records, index: Option<&HistoryIndex>) {
        let mut ids = BTreeSet::new();
        for file in self.entries(folder) {
            if file.extension().is_none_or(|found| found != "ron") {
                continue;
            }
            match inspect::<SavedReview>(&RealDisk, &file) {
                Ok(Some(review)) => {
                    let decisions = review.review.decisions().len();
                    self.right(&file, &quantity(decisions, "decision"));
                    let Some(id) = game_id(&file) else {
                        self.note(&file, "not named after a game, so it is never read");
                        continue;
                    };
                    ids.insert(id);
                    let listed = index.and_then(|index| index.games.get(&id));
                    let is_other = match finished.get(&id) {
                        Some((_, record)) => *record != review.record,
                        None => listed.is_some_and(|game| !matches_history(&review.record, game)),
                    };
                    if is_other {
                        let what =
                            "it belongs to a different game than the finished one of this name";
                        self.note(&file, what);
                    }
                }
                Ok(None) => {}
                Err(fault) => self.wrong(&file, &fault),
            }
        }
        if let Some(index) = index {
            self.unlisted(folder, ids.into_iter(), index);
        }
        self.leftovers(folder);
    }

    /// Surveys one file, if it exists. Returns what there is to be read.
    fn file<T: Content>(
        &mut self,
        folder: &Path,
        file: File,
        describe: impl Fn(&T) -> String,
    ) -> Found<T> {
        let path = file.below(folder);
        match inspect::<T>(&RealDisk, &path) {
            Ok(Some(content)) => {
                self.right(&path, &describe(&content));
                Found::Content(content)
            }
            Ok(None) => Found::Nothing,
            Err(fault) => {
                self.wrong(&path, &fault);
                Found::Wrong
            }
        }
    }

    /// Lists the files that the program leaves beside those it reads.
    fn leftovers(&mut self, folder: &Path) {
        for file in self.entries(folder) {
            let name = file.file_name().unwrap_or_default().to_string_lossy();
            let what = match LeftOver::of(&name) {
                Some(LeftOver::Broken) => "set aside because it could not be read",
                Some(LeftOver::Changed) => "a copy of what another program had changed",
                Some(LeftOver::Unfinished) => "left over from an interrupted save; harmless",
                Some(LeftOver::Report) => "a crash report",
                None => continue,
            };
            self.line(&file, what);
        }
    }

    /// The folders in a folder, sorted.
    fn folders(&mut self, folder: &Path) -> Vec<PathBuf> {
        let mut paths = self.entries(folder);
        paths.retain(|path| path.is_dir());
        paths
    }

    /// The entries of a folder, sorted; none if it does not exist.
    fn entries(&mut self, folder: &Path) -> Vec<PathBuf> {
        match RealDisk.list(folder) {
            Ok(names) => names.into_iter().map(|name| folder.join(name)).collect(),
            Err(error) => {
                self.wrong(folder, &error);
                Vec::new()
            }
        }
    }

    fn right(&mut self, path: &Path, what: &str) {
        self.files += 1;
        self.line(path, &format!("ok: {what}"));
    }

    fn wrong(&mut self, path: &Path, what: &(impl Display + ?Sized)) {
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

/// The result of reading a file.
enum Found<T> {
    Content(T),
    Nothing,
    Wrong,
}

/// The records in files named by the ids of their games.
type Records = BTreeMap<GameId, (PathBuf, Record)>;

/// The games in a player's history.
struct HistoryIndex {
    /// The listed games, those that are cleared among them.
    games: BTreeMap<GameId, Arc<PlayedGame>>,
    /// The games that the state keeps: undo or redo may list them again.
    kept: BTreeSet<GameId>,
    /// The number of games that were cleared and can be brought back.
    cleared: usize,
    /// Whether the lines and files of cleared games are being erased.
    is_erasing: bool,
}

impl HistoryIndex {
    /// The index of what was found; `None` if something is wrong with it.
    fn of(state: Found<State>, history: Found<HistoryFile>) -> Option<Self> {
        let (state, lines) = match (state, history) {
            (Found::Wrong, _) | (_, Found::Wrong) => return None,
            (state, Found::Content(history)) => (state, Arc::clone(history.games())),
            (state, Found::Nothing) => (state, Arc::default()),
        };
        let state = match state {
            Found::Content(state) => Some(state),
            Found::Nothing | Found::Wrong => None,
        };
        let lists = state.as_ref().map(|state| Lists::of(state, lines.iter()));
        let (listed, cleared) = match &lists {
            Some(lists) => (&lists.file, lists.cleared),
            None => (&lines, 0),
        };
        let games = listed.iter().map(|game| (game.id, Arc::clone(game)));
        let kept = state.iter().flat_map(State::games).map(Game::id);
        Some(Self {
            games: games.collect(),
            kept: kept.collect(),
            cleared,
            is_erasing: state.as_ref().is_some_and(|state| state.erases().is_some()),
        })
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

fn player_names(players: &Players) -> String {
    let names: Vec<String> = players
        .iter()
        .map(|person| person.name().to_owned())
        .collect();
    format!("{}: {}", quantity(names.len(), "player"), names.join(", "))
}

/// The reason why a saved game cannot be opened, without the name of its file.
fn reason(error: &FileError) -> String {
    match error {
        FileError::Unreadable { why, .. } => why.to_string(),
        FileError::Impossible { reason, .. } => reason.to_string(),
        error => files::game_file_error(error),
    }
}
