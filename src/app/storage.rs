//! Connects the app to the store: who sits at the table, what to write, and how answers are
//! handled.

use std::collections::VecDeque;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use egui::{Context, ViewportCommand};
use rfd::FileDialog;

use super::{App, Startup};
use crate::command::WindowKind;
use crate::files::{Files, ThreadAnswer};
use game::profile::{
    DayTries, DayTry, Household, Person, PlayedGame, PlayerId, PlayerSummary, Players, Preferences,
    WindowPlace,
};
use game::session::Session;
use game::store::{
    Changes, Fault, FaultReason, LoadedPlayer, MAX_FAILED_STARTS, OpenedStore, Store, StoreEvent,
    StoreNotice, StoredValues, folders,
};
use look::Themes;

/// How long the start waits for a player's data before the window opens without the game.
const LOAD_TIMEOUT: Duration = Duration::from_millis(150);

/// Time without an answer after which the player is asked what to do, in seconds.
const ANSWER_TIMEOUT_SECS: f64 = 3.0;

/// Delay before retrying to read a list that could not be read, in seconds.
const RETRY_SECS: f64 = 2.0;

/// Whether a player sits at the table, and what the app waits for until one does.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum SeatState {
    /// The database is being opened, or the player's data is being read.
    Loading,
    /// The games cannot be read: the player is asked what to do.
    Unreadable(FaultReason),
    /// The form asks who plays.
    Nobody,
    /// The player has sat down.
    Taken,
    /// The player has left, because the program ends or another player sits down.
    Left,
}

/// A part of the saved data. `App::update` returns which parts have changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SavedPart {
    /// Everybody who plays here.
    Players,
    /// The position and size of the window.
    Window,
    Settings,
    Themes,
    /// The games of the player.
    State,
}

/// The players, the saved data of the seated player, and what to do once a player has sat down.
#[derive(Debug)]
pub(super) struct Storage {
    pub(super) household: Household,
    pub(super) files: Files,
    seat: SeatState,
    /// When to stop waiting for the store's answer, in seconds of egui's clock.
    loading_deadline: f64,
    last_sent: LastSent,
    /// The player to whom the session belongs. They may have left already, while the next player's
    /// data is being read.
    session_player: Option<PlayerId>,
    /// Whether to load the player without the saved state, which is damaged like all its copies.
    skips_damaged_state: bool,
    /// Number of failed starts in a row before this one.
    failed_starts: u32,
    /// When to retry reading the history, in seconds of egui's clock; `None` unless reading has
    /// failed.
    pub(super) lists_retry_at: Option<f64>,
    /// The preferences to use if the player who sits down has none yet.
    initial_preferences: Option<Preferences>,
    /// The number given with `--seed`, kept until a player sits down and begins a game with it.
    number: Option<u64>,
    /// The saved games to open in this order once a player has sat down.
    games_to_open: VecDeque<PathBuf>,
}

/// The values that were last sent to the store, used to detect changes.
#[derive(Debug, Default)]
struct LastSent {
    players: Option<Arc<Players>>,
    place: Option<WindowPlace>,
    settings: Option<Arc<Preferences>>,
    themes: Option<Themes>,
    /// Whether the player has played or changed a setting since sitting down.
    has_changes: bool,
}

impl Storage {
    /// Creates the storage, which waits for the store to open the database.
    pub(super) fn new(ctx: &Context, startup: &Startup, store: Store<App>) -> Self {
        Self {
            household: Household::default(),
            files: Files::new(store, FileDialog::new(), ctx),
            seat: SeatState::Loading,
            loading_deadline: ANSWER_TIMEOUT_SECS,
            last_sent: LastSent::default(),
            session_player: None,
            skips_damaged_state: false,
            failed_starts: 0,
            lists_retry_at: None,
            initial_preferences: None,
            number: startup.seed,
            games_to_open: startup.file.iter().cloned().collect(),
        }
    }

    pub(super) fn player(&self) -> Option<&Person> {
        self.household.current_player()
    }

    /// Whether a player sits at the table, and their data is loaded.
    pub(super) fn is_player_loaded(&self) -> bool {
        matches!(self.seat, SeatState::Taken | SeatState::Left)
    }

    /// Whether the form that asks who plays is shown.
    pub(super) fn asks_who_plays(&self) -> bool {
        self.seat == SeatState::Nobody
    }

    /// Why the games cannot be read, while the player is asked what to do.
    pub(super) const fn unreadable_reason(&self) -> Option<&FaultReason> {
        match &self.seat {
            SeatState::Unreadable(reason) => Some(reason),
            _ => None,
        }
    }

    pub(super) fn has_left(&self) -> bool {
        self.seat == SeatState::Left
    }

    /// When to stop waiting for the store's answer, in seconds of egui's clock; `None` unless
    /// waiting.
    pub(super) fn loading_deadline(&self) -> Option<f64> {
        (self.seat == SeatState::Loading).then_some(self.loading_deadline)
    }

    /// Asks the player what to do, because the disk has not answered in time.
    pub(super) fn ask_what_to_do(&mut self) {
        self.seat = SeatState::Unreadable(FaultReason::NoResponse);
    }

    /// The folder whose database this window has open; `None` before it is open, or if nothing is
    /// saved.
    pub(super) fn own_folder(&self) -> Option<&Path> {
        let store = &self.files.store;
        let is_open = self.last_sent.players.is_some() && store.in_memory_reason().is_none();
        store.root().filter(|_| is_open)
    }

    /// Whether nothing is saved, because another window has the database open.
    pub(super) fn is_open_elsewhere(&self) -> bool {
        self.files.store.in_memory_reason() == Some(&FaultReason::Locked)
    }

    /// Lets the player leave the table. What they have cleared or deleted is removed for good.
    pub(super) fn leave(&mut self) {
        self.files.leave();
        self.files.store.leave_table();
        self.seat = SeatState::Left;
    }

    /// Lets the player leave at the end of the program, and removes deleted players.
    pub(super) fn leave_at_exit(&mut self) {
        self.leave();
        let store = &self.files.store;
        let deleted = self.household.players().all_deleted();
        let deleted = deleted.map(|person| {
            let folder = store.folder(person.folder()).unwrap_or_default();
            (person.id(), folder)
        });
        store.remove_players(deleted.collect());
        store.note_end();
    }

    /// Takes the number given with `--seed`; `None` on later calls.
    pub(super) fn take_number(&mut self) -> Option<u64> {
        self.number.take()
    }

    /// Queues a saved game, which is opened once a player has sat down.
    pub(super) fn queue_game(&mut self, file: PathBuf) {
        self.games_to_open.push_back(file);
    }

    /// Takes the next saved game to open. Returns `None` while another is being opened, so that the
    /// last one stays on the table.
    pub(super) fn next_to_open(&mut self) -> Option<PathBuf> {
        if self.files.is_opening() { None } else { self.games_to_open.pop_front() }
    }

    /// Takes the answers that have arrived since the last call.
    pub(super) fn take_answers(&mut self) -> Vec<ThreadAnswer> {
        let mut answers = self.files.answers();
        answers.extend(self.files.store.answers().into_iter().map(ThreadAnswer::new));
        answers
    }

    /// Sends changes to the store. Returns which parts have changed.
    pub(super) fn send_changes(
        &mut self,
        session: &mut Session,
        themes: &Themes,
    ) -> Vec<SavedPart> {
        let mut changed_parts = Vec::new();
        let last_sent = &mut self.last_sent;
        let store = &mut self.files.store;
        if matches!(self.seat, SeatState::Loading | SeatState::Unreadable(_)) {
            return changed_parts;
        }
        if replace_if_new(&mut last_sent.players, self.household.players()) {
            store.put(&(), Arc::clone(self.household.players()));
            changed_parts.push(SavedPart::Players);
        }
        let place = self.household.window_place();
        if last_sent.place.replace(place) != Some(place) {
            store.put(&(), Arc::new(place));
            changed_parts.push(SavedPart::Window);
        }
        let player = self.household.current_player().map(Person::id);
        let Some(player) = player.filter(|_| self.seat == SeatState::Taken) else {
            return changed_parts;
        };
        let is_first = last_sent.settings.is_none();
        if replace_if_new(&mut last_sent.settings, session.shared_preferences()) {
            last_sent.has_changes |= !is_first;
            if let Some(folder) = self.files.folder().map(Path::to_owned) {
                let path = folder.join(folders::SETTINGS_FILE);
                self.files.store.put_text(&path, &**session.shared_preferences());
            }
            changed_parts.push(SavedPart::Settings);
        }
        let last_sent = &mut self.last_sent;
        if last_sent.themes.as_ref() != Some(themes) {
            last_sent.themes = Some(themes.clone());
            if let Some(folder) = self.files.folder().map(Path::to_owned) {
                self.files.store.put_text(&folder.join(folders::THEMES_FILE), themes);
            }
            changed_parts.push(SavedPart::Themes);
        }
        let is_first = !self.files.store.has_state();
        if self.files.store.save_state(player, session.shared_state()) {
            self.last_sent.has_changes |= !is_first;
            changed_parts.push(SavedPart::State);
        }
        for line in session.take_reviewed_lines() {
            if let Some(nth) = line.nth {
                self.files.store.put(&(player, nth), line);
            }
        }
        changed_parts
    }

    /// Sends everything to the store, including what changes without a command, such as the clock.
    pub(super) fn send_everything(&mut self, session: &mut Session, themes: &Themes) {
        session.save_clock();
        self.household.set_summary(player_summary(session));
        self.send_changes(session, themes);
    }

    /// Sends everything to the store again, because another database has replaced the open one.
    fn resend_everything(&mut self, session: &Session) {
        let store = &mut self.files.store;
        let mut changes = Changes::default();
        changes.put(&(), Arc::clone(self.household.players()));
        changes.put(&(), Arc::new(self.household.window_place()));
        if let Some(player) = self.session_player {
            let all = &session.lists().all;
            for line in &**all {
                if let Some(nth) = line.nth {
                    changes.put(&(player, nth), Arc::clone(line));
                }
            }
            for tried in session.days().tries() {
                changes.put::<DayTry>(&(player, tried.day), Arc::new(tried.clone()));
            }
            if !session.is_loading_lists() {
                let listed_ids = all.iter().map(|line| line.id).collect();
                store.remove_unlisted(player, listed_ids);
            }
            store.save_state(player, session.shared_state());
        }
        store.put_all(changes);
        // The text files of the seated player may be gone, too.
        (self.last_sent.settings, self.last_sent.themes) = (None, None);
        if self.seat != SeatState::Taken {
            // The games that were cleared before the player left must be erased here, too.
            store.leave_table();
        }
        if self.seat == SeatState::Left {
            store.note_end();
        }
    }

    /// Why something is not saved; `None` if everything is saved, or no data has been read yet.
    pub(super) fn unsaved(&self) -> Option<FaultReason> {
        if matches!(self.seat, SeatState::Loading | SeatState::Unreadable(_)) {
            None
        } else {
            self.files.store.trouble()
        }
    }

    /// Whether the player would lose something that could not be written if the program ended now.
    /// The position and size of the window do not count.
    pub(super) fn would_lose(&self) -> bool {
        let is_in_memory = self.files.store.in_memory_reason().is_some();
        let is_lost = is_in_memory && self.seat == SeatState::Taken && self.last_sent.has_changes;
        is_lost || self.files.store.would_lose_data()
    }

    /// Whether there is nothing to lose yet: no data is loaded, and nothing waits to be written.
    pub(super) fn has_nothing_to_lose(&self) -> bool {
        matches!(self.seat, SeatState::Loading | SeatState::Unreadable(_))
            && !self.files.store.has_unsaved()
    }

    /// Whether the store has answered, and has tried every write.
    pub(super) fn is_quiet(&self) -> bool {
        self.files.store.is_settled() && !matches!(self.seat, SeatState::Loading)
    }

    /// Whether every write is on disk.
    pub(super) fn is_idle(&self) -> bool {
        self.files.store.is_idle()
    }
}

impl App {
    /// Handles an event of the store that is not the answer to a request.
    pub(crate) fn on_store_event(&mut self, event: StoreEvent) {
        match event {
            StoreEvent::Opened(opened) => self.on_store_opened(opened),
            StoreEvent::Unreadable(reason) => {
                if !self.storage.is_player_loaded() {
                    self.storage.seat = SeatState::Unreadable(reason);
                }
            }
            StoreEvent::HandedOver => {
                self.windows.accepts_loss = true;
                let ctx = &self.storage.files.ctx;
                ctx.send_viewport_cmd(ViewportCommand::Close);
            }
            StoreEvent::Replaced(notices) => {
                self.messages.notify_of_files(notices);
                self.storage.resend_everything(&self.session);
                let themes = self.appearance.themes.clone();
                self.storage.send_changes(&mut self.session, &themes);
                if self.storage.seat == SeatState::Loading {
                    self.read_player();
                } else if self.session.is_loading_lists() {
                    self.read_lists();
                }
            }
            StoreEvent::NoCopy if self.storage.seat == SeatState::Loading => {
                self.storage.skips_damaged_state = true;
                self.read_player();
            }
            StoreEvent::NoCopy => self.read_lists_later(),
            StoreEvent::Notice(notice) => self.messages.notify_of_files(vec![notice]),
            StoreEvent::Trouble => {}
            StoreEvent::PlayerRemoved(player) => self.storage.household.remove_deleted(player),
        }
        self.storage.files.ctx.request_repaint();
    }

    /// Takes the data that all players share. Reads the data of the player who is seated at the
    /// start, or else asks who plays.
    fn on_store_opened(&mut self, opened: OpenedStore) {
        let OpenedStore { players, place, failed_starts, notices } = opened;
        let storage = &mut self.storage;
        storage.files.store.note_start_begun();
        storage.failed_starts = failed_starts;
        storage.household.load(players, place);
        storage.last_sent.players = Some(Arc::clone(storage.household.players()));
        storage.last_sent.place = Some(place);
        self.messages.notify_of_files(notices);
        self.listen();
        if self.storage.player().is_some() {
            self.read_player();
        } else {
            self.storage.seat = SeatState::Nobody;
            if !self.windows.is_open(WindowKind::Players) {
                self.open(WindowKind::Players);
            }
        }
    }

    /// Retries opening the database, or waits longer for it.
    pub(super) fn retry_storage(&mut self, now: f64) {
        self.storage.seat = SeatState::Loading;
        self.storage.loading_deadline = now + ANSWER_TIMEOUT_SECS;
        self.storage.files.store.try_again();
        if self.storage.player().is_some() {
            self.read_player();
        }
    }

    pub(super) fn play_without_saving(&mut self) {
        let why = self.storage.unreadable_reason().cloned().unwrap_or(FaultReason::NoResponse);
        self.storage.household = Household::default();
        self.storage.seat = SeatState::Loading;
        self.storage.files.store.continue_in_memory(why);
    }

    /// Reads the data of the player who sits down.
    fn read_player(&mut self) {
        let storage = &mut self.storage;
        let Some(person) = storage.household.current_player().cloned() else {
            return;
        };
        storage.files.sit_down(&person);
        storage.seat = SeatState::Loading;
        storage.last_sent = LastSent {
            players: storage.last_sent.players.take(),
            place: storage.last_sent.place,
            ..LastSent::default()
        };
        let (player, folder) = (person.id(), storage.files.folder().map(Path::to_owned));
        let replays = storage.failed_starts < MAX_FAILED_STARTS;
        let skips_damaged_state = std::mem::take(&mut storage.skips_damaged_state);
        storage.files.store.ask_after_orders(
            move |tables| {
                LoadedPlayer::read(tables, player, folder.as_deref(), replays, skips_damaged_state)
            },
            move |app: &mut Self, loaded| {
                if app.storage.player().map(Person::id) == Some(player)
                    && !app.storage.is_player_loaded()
                {
                    app.on_player_loaded(loaded);
                }
            },
        );
    }

    fn on_player_loaded(&mut self, loaded: Result<LoadedPlayer, Fault>) {
        match loaded {
            Ok(loaded) => {
                self.storage.seat = SeatState::Taken;
                let initial_preferences = self.storage.initial_preferences.take();
                self.begin_player_session(loaded, initial_preferences);
            }
            Err(Fault::Damaged(_)) => self.storage.files.store.recover(),
            Err(Fault::Unreadable(reason) | Fault::Unwritable(reason)) => {
                self.storage.seat = SeatState::Unreadable(reason);
            }
        }
    }

    /// Lets a player sit down, and waits a moment for their data.
    pub(super) fn open_player(&mut self, initial_preferences: Preferences, now: f64) {
        self.storage.initial_preferences = Some(initial_preferences);
        self.storage.loading_deadline = now + ANSWER_TIMEOUT_SECS;
        self.read_player();
        self.wait_for_player_data();
    }

    pub(super) fn wait_for_player_data(&mut self) {
        let deadline = Instant::now() + LOAD_TIMEOUT;
        while self.storage.seat == SeatState::Loading {
            let left = deadline.saturating_duration_since(Instant::now());
            let Some(handle_answer) = self.storage.files.store.wait(left) else {
                return;
            };
            handle_answer(self);
        }
    }

    /// Records what the session began with, so that it is not written again, and reads the history.
    pub(super) fn note_session_begun(
        &mut self,
        is_resumed: bool,
        settings: Option<Preferences>,
        themes: Option<Themes>,
    ) {
        let Some(player) = self.storage.player().map(Person::id) else {
            return;
        };
        let storage = &mut self.storage;
        storage.session_player = Some(player);
        storage.last_sent.settings = settings.map(Arc::new);
        storage.last_sent.themes = themes;
        if is_resumed {
            storage.files.store.note_loaded_state(player, self.session.shared_state());
        }
        storage.files.store.note_sat_down();
        self.session.begin_loading_lists();
        self.read_lists();
        self.storage.files.list_finished();
    }

    /// Whether the last starts failed, so that the game in progress must not be replayed; `true`
    /// only on the first call.
    pub(super) const fn take_failed_starts(&mut self) -> bool {
        let failed = std::mem::replace(&mut self.storage.failed_starts, 0);
        failed >= MAX_FAILED_STARTS
    }

    /// Reads the history and the daily games.
    pub(super) fn read_lists(&mut self) {
        let Some(player) = self.storage.player().map(Person::id) else {
            return;
        };
        self.storage.lists_retry_at = None;
        self.storage.files.store.ask(
            move |tables| Ok((tables.all(player)?, tables.all(player)?)),
            move |app: &mut Self, read: Result<(StoredValues<PlayedGame>, StoredValues<DayTry>), Fault>| {
                if app.storage.player().map(Person::id) == Some(player)
                    && app.session.is_loading_lists()
                {
                    app.on_lists_read(read);
                }
            },
        );
    }

    fn on_lists_read(
        &mut self,
        read: Result<(StoredValues<PlayedGame>, StoredValues<DayTry>), Fault>,
    ) {
        match read {
            Ok((history, days)) => {
                let left_out = history.left_out + days.left_out;
                let lines = history.values.into_iter().map(Arc::new).collect();
                self.session.set_lists(lines, &DayTries::try_from(days.values).unwrap_or_default());
                if left_out > 0 {
                    self.messages.notify_of_files(vec![StoreNotice::ValuesLeftOut(left_out)]);
                }
                let pads = self.session.preferences().score_pads.all();
                if pads.iter().any(|pad| !pad.is_blank()) {
                    self.offer_first_game();
                }
            }
            Err(Fault::Damaged(_)) => self.storage.files.store.recover(),
            Err(_) => self.read_lists_later(),
        }
        self.storage.files.ctx.request_repaint();
    }

    fn read_lists_later(&mut self) {
        // Nothing opens by itself in the middle of a game.
        self.windows.first_game_offer = None;
        let now = self.storage.files.ctx.input(|input| input.time);
        self.storage.lists_retry_at = Some(now + RETRY_SECS);
    }

    /// Listens to other instances of the program, once this window has the database open.
    pub(super) fn listen(&mut self) {
        if let Some(folder) = self.storage.own_folder() {
            self.system.listen(&self.storage.files.ctx, folder);
        }
    }

    pub(crate) const fn files_mut(&mut self) -> &mut Files {
        &mut self.storage.files
    }
}

/// Replaces the value that was sent last, and returns whether the new one differs from it.
fn replace_if_new<T: PartialEq>(previous: &mut Option<Arc<T>>, new: &Arc<T>) -> bool {
    let is_same =
        previous.as_ref().is_some_and(|previous| Arc::ptr_eq(previous, new) || *previous == *new);
    *previous = Some(Arc::clone(new));
    !is_same
}

/// The player's results, easiest level and language, for the list of players.
fn player_summary(session: &Session) -> PlayerSummary {
    let preferences = session.preferences();
    PlayerSummary {
        results: session.tally().total(),
        // The level played last, whatever is set for the next game.
        easiest: session.seating().easiest_level().filter(|_| !session.hides_level()),
        language: preferences.language.clone(),
    }
}
