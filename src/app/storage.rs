//! The app's side of the store, whose thread reads and writes the files: what is handed to it, and
//! what follows from its answers.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use chrono::{DateTime, Utc};
use egui::Context;
use rfd::FileDialog;

use super::Startup;
use crate::files::{FileAnswer, Files};
use engine::Record;
use game::profile::{Days, GameId, Glance, Person, PlayedGame, Players, Preferences};
use game::session::{Seeds, Session, State};
use game::storage::{
    Answer, Ask, File, HistoryFile, Household, Kept, LoadedFiles, Notice, SaveError, Store,
    WindowPlace,
};
use look::Themes;

/// Time for which the window waits for the player's files before it appears without the game.
const PATIENCE: Duration = Duration::from_millis(150);

/// Time without an answer after which a game is played in memory, in seconds.
const SILENCE_SECS: f64 = 3.0;

/// The players, the files of the one at the table, and what waits for them.
#[derive(Debug)]
pub(super) struct Storage {
    pub(super) household: Household,
    pub(super) files: Files,
    handed: Handed,
    /// Time until which the player's files are waited for, in seconds of the window; `None` once
    /// they are there or given up.
    waits_until: Option<f64>,
    /// Whether the player has left the table.
    has_left: bool,
    /// Whether a game is played without the player's files, because they cannot be read.
    plays_in_memory: bool,
    /// The number given with `--seed`. It waits here until somebody has sat down and a game
    /// begins with it.
    number: Option<u64>,
    /// The saved games that are to be opened once somebody has sat down, in their order.
    to_open: VecDeque<PathBuf>,
}

/// The values handed to the store last.
#[derive(Debug, Default)]
struct Handed {
    /// The settings and themes with which the player began.
    begun_with: Option<(Arc<Preferences>, Themes)>,
    state: Option<Arc<State>>,
    settings: Option<Arc<Preferences>>,
    themes: Option<Themes>,
    history: Option<Arc<Vec<Arc<PlayedGame>>>>,
    days: Option<Arc<Days>>,
    players: Option<Arc<Players>>,
    place: Option<WindowPlace>,
    /// The lists by which finished games were handed over, and those.
    lists: Option<u64>,
    finished: BTreeMap<GameId, Record>,
    /// The finished games that were on disk when the player sat down; `None` until that is
    /// known.
    on_disk: Option<BTreeSet<GameId>>,
    /// Whether the player has played or set something since they sat down.
    has_changes: bool,
}

impl Storage {
    /// Begins to read the files of the player who sits at the table at the start, and waits a
    /// moment for them.
    pub(super) fn open(
        ctx: &Context,
        startup: &Startup,
        (store, answers): (Store, Vec<Answer>),
    ) -> (Self, (LoadedFiles, Vec<Notice>)) {
        let mut storage = Self {
            household: Household::default(),
            files: Files::new(store, FileDialog::new(), ctx),
            handed: Handed::default(),
            waits_until: Some(SILENCE_SECS),
            has_left: false,
            plays_in_memory: false,
            number: startup.seed,
            to_open: startup.file.iter().cloned().collect(),
        };
        let on_disk = storage.wait(answers);
        (storage, on_disk)
    }

    /// Waits a moment for the files of a player who sits down. Files that take longer come later.
    fn wait(&mut self, mut answers: Vec<Answer>) -> (LoadedFiles, Vec<Notice>) {
        let until = Instant::now() + PATIENCE;
        let mut on_disk = LoadedFiles::default();
        let mut notices = Vec::new();
        loop {
            for answer in std::mem::take(&mut answers) {
                match self.take(answer) {
                    Some(FileAnswer::SatDown(files)) => on_disk = *files,
                    Some(FileAnswer::Said(notice)) => notices.push(notice),
                    Some(other) => self.files.keep_for_later(other),
                    None => {}
                }
            }
            let is_there = self.household.is_known() && self.waits_until.is_none();
            let left = until.saturating_duration_since(Instant::now());
            if is_there || left.is_zero() {
                return (on_disk, notices);
            }
            answers = self.files.store.wait(left, |_| true);
        }
    }

    /// Handles an answer of the store about players. Returns what is left for the app.
    fn take(&mut self, answer: Answer) -> Option<FileAnswer> {
        let is_at_table = |storage: &Self, folder: &str| {
            let person = storage.household.at_table();
            person.is_some_and(|person| person.folder() == folder)
        };
        match answer {
            Answer::Root { players, place } => {
                let sat = self.player().map(|person| person.folder().to_owned());
                // The player who already sits there may have to be added to the list.
                self.handed.players = Some(Arc::new(players.clone()));
                self.handed.place = Some(place);
                let folder = self.household.take_in(players, place).map(str::to_owned);
                match folder {
                    // Their files are open already, or being opened.
                    Some(folder) if sat.as_ref() == Some(&folder) => {}
                    Some(folder) => {
                        // The player already at the table has another folder than expected, and
                        // goes on.
                        self.plays_in_memory |= sat.is_some() && self.waits_until.is_none();
                        self.files.store.sit_down(&folder);
                    }
                    None => {
                        self.waits_until = None;
                        return Some(FileAnswer::NobodySits);
                    }
                }
                None
            }
            Answer::SatDown { folder, files } if is_at_table(self, &folder) => {
                self.waits_until = None;
                // Asks which finished games are on disk and need not be written. The next answer is
                // for this player.
                self.handed.on_disk = None;
                self.files.store.ask(Ask::ListFinished);
                Some(if std::mem::take(&mut self.plays_in_memory) {
                    FileAnswer::Late(files)
                } else {
                    FileAnswer::SatDown(files)
                })
            }
            Answer::Late { folder, files } if is_at_table(self, &folder) => {
                Some(FileAnswer::Late(files))
            }
            Answer::SatDown { .. } | Answer::Late { .. } => None,
            Answer::Lists {
                folder,
                history,
                days,
            } => is_at_table(self, &folder).then_some(FileAnswer::Lists(history, days)),
            Answer::PlayerRemoved(folder, is_gone) => {
                if is_gone {
                    self.household.forget(&folder);
                }
                None
            }
            Answer::Finished(listed) => {
                if self.handed.on_disk.is_none() {
                    // All games that may not be on disk are written.
                    self.handed.on_disk = Some(listed.clone().unwrap_or_default());
                    self.handed.lists = None;
                }
                self.files.take(Answer::Finished(listed))
            }
            other => self.files.take(other),
        }
    }

    /// The player at the table.
    pub(super) fn player(&self) -> Option<&Person> {
        self.household.at_table()
    }

    /// Whether a player sits at the table, and their files are there or given up.
    pub(super) fn is_seated(&self) -> bool {
        let is_there = self.player().is_some() && self.waits_until.is_none();
        is_there || self.plays_in_memory
    }

    /// Whether the form that asks who plays is shown.
    pub(super) fn asks_who_plays(&self) -> bool {
        self.household.is_known() && self.player().is_none()
    }

    /// Time until which the files of a player who sits down are waited for.
    pub(super) const fn waits_until(&self) -> Option<f64> {
        self.waits_until
    }

    /// Gives up waiting for the player's files, so that a game is played without them. Returns
    /// whether it has to begin.
    pub(super) const fn play_in_memory(&mut self) -> bool {
        self.waits_until = None;
        !std::mem::replace(&mut self.plays_in_memory, true)
    }

    /// Hands everything over to the store, including what changes without a command.
    pub(super) fn hand_over(&mut self, session: &mut Session, themes: &Themes) {
        session.keep_clock();
        if !self.is_elsewhere() {
            self.household.note_glance(glance(session));
        }
        self.keep(session, themes);
    }

    /// Whether another window has the folder, so that this one saves nothing.
    pub(super) fn is_elsewhere(&self) -> bool {
        matches!(self.unsaved(), Some(SaveError::InUse { .. }))
    }

    /// Lets the player leave the table. What they have cleared or deleted is removed for good.
    pub(super) fn leave(&mut self) {
        self.files.close();
        self.files.store.get_up();
        self.has_left = true;
    }

    /// Lets the player leave at the end of the program, and removes deleted players.
    pub(super) fn leave_for_good(&mut self) {
        for person in self.household.players().all_deleted() {
            let folder = person.folder().to_owned();
            self.files.store.ask(Ask::RemovePlayer(folder));
        }
        self.leave();
    }

    /// Whether the player has left the table.
    pub(super) const fn has_left(&self) -> bool {
        self.has_left
    }

    /// Opens the files of the player who has sat down, and waits a moment for them. Returns `None`
    /// if a game has begun without them; they come late then.
    pub(super) fn open_player(&mut self, now: f64) -> Option<(LoadedFiles, Vec<Notice>)> {
        // The game in memory belonged to the player who left.
        let is_late = self.plays_in_memory && !self.has_left;
        self.plays_in_memory = is_late;
        self.handed = Handed {
            players: self.handed.players.take(),
            place: self.handed.place,
            begun_with: self.handed.begun_with.take().filter(|_| is_late),
            ..Handed::default()
        };
        self.has_left = false;
        if let Some(folder) = self.household.at_table().map(|it| it.folder().to_owned()) {
            self.waits_until = Some(now + SILENCE_SECS);
            self.files.store.sit_down(&folder);
        }
        (!is_late).then(|| self.wait(Vec::new()))
    }

    /// Whether the settings have changed since the player began. If so, they are written, even if
    /// others have been read meanwhile.
    pub(super) fn has_set(&mut self, session: &Session) -> bool {
        let begun = self.handed.begun_with.as_ref();
        let has_set = begun.is_some_and(|(settings, _)| settings != session.settings());
        if has_set {
            self.handed.settings = None;
        }
        has_set
    }

    /// Whether the themes have changed since the sitting began. If so, they are written.
    pub(super) fn has_changed(&mut self, themes: &Themes) -> bool {
        let begun = self.handed.begun_with.as_ref();
        let has_changed = begun.is_some_and(|(_, before)| before != themes);
        if has_changed {
            self.handed.themes = None;
        }
        has_changed
    }

    /// The number that a game is to begin with, once.
    pub(super) fn take_number(&mut self) -> Option<u64> {
        let is_seated = self.is_seated();
        self.number.take_if(|_| is_seated)
    }

    /// Opens a saved game, once somebody has sat down.
    pub(super) fn open_later(&mut self, file: PathBuf) {
        self.to_open.push_back(file);
    }

    /// Opens the next saved game that waits: one after the other, so that the last is on the
    /// table in the end.
    pub(super) fn open_next(&mut self) {
        if !self.files.is_opening()
            && let Some(file) = self.to_open.pop_front()
        {
            self.files.open(file);
        }
    }

    /// Takes the answers from the disk since the last call.
    pub(super) fn answers(&mut self) -> Vec<FileAnswer> {
        let answers = self.files.store.answers();
        let answers: Vec<_> = answers
            .into_iter()
            .filter_map(|answer| self.take(answer))
            .collect();
        let mut all = self.files.answers();
        all.extend(answers);
        all
    }

    /// Hands changes to the store. Returns what has changed.
    pub(super) fn keep(&mut self, session: &Session, themes: &Themes) -> Vec<File> {
        let mut kept = Vec::new();
        let (store, handed) = (&mut self.files.store, &mut self.handed);
        handed
            .begun_with
            .get_or_insert_with(|| (Arc::clone(session.settings()), themes.clone()));
        let players = self.household.players();
        if self.household.is_known() && is_news(&mut handed.players, players) {
            store.keep(Kept::Players(Arc::clone(players)));
            kept.push(File::Players);
        }
        let place = self.household.place();
        if self.household.is_known() && handed.place.replace(place) != Some(place) {
            store.keep(Kept::Window(place));
            kept.push(File::Window);
        }
        if self.household.at_table().is_none() || self.waits_until.is_some() {
            return kept;
        }
        let is_first = handed.settings.is_none();
        if is_news(&mut handed.settings, session.settings()) {
            handed.has_changes |= !is_first;
            store.keep(Kept::Settings(Arc::clone(session.settings())));
            kept.push(File::Settings);
        }
        if handed.themes.as_ref() != Some(themes) {
            handed.themes = Some(themes.clone());
            store.keep(Kept::Themes(Arc::new(themes.clone())));
            kept.push(File::Themes);
        }
        if is_news(&mut handed.state, session.saved()) {
            handed.has_changes |= !is_first;
            store.keep(Kept::State(Arc::clone(session.saved())));
            kept.push(File::State);
        }
        if handed.lists.replace(session.lists().changes) != Some(session.lists().changes) {
            self.keep_finished(session);
        }
        if session.awaits_lists() {
            return kept;
        }
        let (store, handed) = (&mut self.files.store, &mut self.handed);
        if is_news(&mut handed.history, &session.lists().file) {
            let file = HistoryFile::new(Arc::clone(&session.lists().file));
            store.keep(Kept::History(Arc::new(file)));
            kept.push(File::History);
        }
        if is_news(&mut handed.days, session.days()) {
            store.keep(Kept::Days(Arc::clone(session.days())));
            kept.push(File::Days);
        }
        kept
    }

    /// Hands over the listed games that are not on disk yet, or have a different end since. Removes
    /// those whose end was taken back for good.
    fn keep_finished(&mut self, session: &Session) {
        let (store, handed) = (&mut self.files.store, &mut self.handed);
        let Some(on_disk) = &mut handed.on_disk else {
            return;
        };
        for id in session.saved().dropped() {
            let was_on_disk = on_disk.remove(id);
            if handed.finished.remove(id).is_some() || was_on_disk {
                store.ask(Ask::RemoveFinished(*id));
            }
        }
        for id in session.finished_at_hand() {
            let Some(file) = session.finished_game(id) else {
                continue;
            };
            let record = file.game.record();
            if handed.finished.get(&id) == Some(record) {
                continue;
            }
            let is_first = handed.finished.insert(id, record.clone()).is_none();
            if !(is_first && on_disk.contains(&id)) {
                store.keep(Kept::Finished(id, Arc::new(file)));
            }
        }
    }

    /// The reason why something could not be written.
    pub(super) fn unsaved(&self) -> Option<SaveError> {
        self.files.store.trouble()
    }

    /// Whether the player would lose something that could not be written if the program ended now.
    /// The place of the window does not count.
    pub(super) fn would_lose(&self) -> bool {
        self.is_nobodys() || self.files.store.would_lose() && !self.is_mere_copy()
    }

    /// Whether the game belongs to nobody: it was begun while the disk was silent, and nobody has
    /// sat down since.
    fn is_nobodys(&self) -> bool {
        self.plays_in_memory && self.household.is_known() && self.player().is_none()
    }

    /// Whether another window has the folder, and nothing was done in this one.
    fn is_mere_copy(&self) -> bool {
        self.is_elsewhere() && !self.handed.has_changes
    }

    /// Whether all that was handed over has been tried.
    pub(super) fn is_quiet(&self) -> bool {
        self.files.store.is_quiet()
    }

    /// Whether all that was handed over is on disk.
    pub(super) fn is_idle(&self) -> bool {
        self.files.store.is_idle() || self.is_mere_copy()
    }
}

/// Whether a value differs from the one handed over last, which it replaces.
fn is_news<T: PartialEq>(handed: &mut Option<Arc<T>>, now: &Arc<T>) -> bool {
    let is_same = handed
        .as_ref()
        .is_some_and(|handed| Arc::ptr_eq(handed, now) || *handed == *now);
    *handed = Some(Arc::clone(now));
    !is_same
}

/// The summary for the list of players.
fn glance(session: &Session) -> Glance {
    let preferences = session.preferences();
    Glance {
        results: session.tally().total(),
        // The level played last, whatever is set for the next game.
        easiest: session.seating().easiest_level(),
        language: preferences.language.clone(),
    }
}

/// Creates a session from the files on disk, or with a new game.
pub(super) fn sitting(
    household: &Household,
    (state, settings, number): (Option<State>, Option<Preferences>, Option<u64>),
    seeds: &Seeds,
    now: DateTime<Utc>,
) -> Session {
    let name = household.name();
    let settings = Arc::new(settings.unwrap_or_else(|| Preferences {
        language: household.language_of_last().cloned(),
        ..Preferences::default()
    }));
    let goes_on = state.and_then(|state| {
        let settings = Arc::clone(&settings);
        Session::go_on(&name, settings, state, seeds.fresh()).ok()
    });
    let is_kept = goes_on.is_some();
    let mut session =
        goes_on.unwrap_or_else(|| Session::new(&name, settings, number, seeds.fresh()));
    session.note_time(now);
    if household.at_table().is_some() {
        session.await_lists();
    }
    if is_kept && number.is_some() && !session.state().can_be_given_up() {
        session.new_game(number);
    }
    session
}
