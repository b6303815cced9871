//! The store: the window's handle to the thread that saves the players' data.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use redb::Database;

use super::changes::changes;
use super::crash::catch_panic;
use super::database::{self, FolderMedium, Medium};
use super::fault::{Fault, FaultReason, StoreNotice, SystemError};
use super::folders::player_folder;
use super::memory::MemoryMedium;
use super::tables::{Changes, PendingChanges, StoredValue, TableKey, Tables};
use super::text::{Content, to_text};
use super::thread::Worker;
use crate::profile::{GameId, PlayerId, Players, WindowPlace};
use crate::session::State;

/// Time after which a disk that has not answered counts as unresponsive.
pub const RESPONSE_TIMEOUT: Duration = Duration::from_secs(2);

/// A callback with an answer from the store, which the window runs on itself.
pub type AnswerCallback<W> = Box<dyn FnOnce(&mut W) + Send>;

/// An event that the store sends to the window without being asked.
#[derive(Debug)]
pub enum StoreEvent {
    /// The database was opened, at the start or after [`Store::try_again`].
    Opened(OpenedStore),
    /// The database cannot be opened, and the player is asked what to do.
    Unreadable(FaultReason),
    /// Another program has the database open and has taken over the request, so this program ends.
    HandedOver,
    /// Another database took the place of the open one. The window must send everything again.
    Replaced(Vec<StoreNotice>),
    /// There is no copy to replace the damaged database with.
    NoCopy,
    /// A message to the player, shown once.
    Notice(StoreNotice),
    /// [`Store::trouble`] has changed.
    Trouble,
    /// All files of a deleted player are removed.
    PlayerRemoved(PlayerId),
}

/// The data that all players share, as loaded when the database is opened.
#[derive(Debug)]
pub struct OpenedStore {
    /// All players, including deleted ones whose data is not removed yet.
    pub players: Players,
    /// The saved place of the window, or a default after failed starts.
    pub place: WindowPlace,
    /// Number of failed starts in a row, right before this one.
    pub failed_starts: u32,
    /// Messages to the player, such as about a recovered database.
    pub notices: Vec<StoreNotice>,
}

/// The progress of opening the database.
#[derive(Debug, Clone, PartialEq)]
pub enum OpeningState {
    /// The disk has yet to answer.
    Waiting,
    /// Another program has the database open, and is asked to take over the request.
    Locked,
    /// Another program has taken over the request, so this one ends.
    HandedOver,
    /// The database is open. The window appears at this place.
    Open(WindowPlace),
    /// The database cannot be opened.
    Refused(FaultReason),
}

/// The window's handle to the thread that saves a player's data. Only
/// [`Self::wait_for_opening`] and [`Self::wait`] block. `W` is the window, which gets the answers.
///
/// When the handle is dropped, the thread writes pending changes and ends. Dropping does not wait
/// for the thread: see [`Self::is_idle`].
pub struct Store<W> {
    shared: Arc<Shared>,
    inbox: Receiver<AnswerCallback<W>>,
    outbox: Sender<AnswerCallback<W>>,
    wake: Arc<dyn Fn() + Send + Sync>,
    on_event: fn(&mut W, StoreEvent),
    root: Option<PathBuf>,
    /// Why nothing is saved; `None` if the data is saved.
    memory_reason: Option<FaultReason>,
}

/// An order for the thread, besides the writing of pending changes.
pub(super) enum Order {
    /// Retry opening the database.
    TryAgain,
    /// Replace the open database, in which a value is invalid, with a copy.
    Recover,
    /// Reopen the database of this generation, which a reader failed to read. Ignored if another
    /// one was opened since.
    Reopen(u64),
    /// Start this reader, after all earlier orders.
    Ask(Box<dyn FnOnce() + Send>),
    /// A player has sat down: make a copy if anything has changed since the last copy.
    SatDown,
    /// Erase the games that a player has cleared.
    Erase(PlayerId),
    /// Remove all but these games from a player's history.
    RemoveUnlisted(PlayerId, BTreeSet<GameId>),
    /// Erase all data of these deleted players, who have these folders.
    RemovePlayers(Vec<(PlayerId, PathBuf)>),
    /// A copy as of this number of steps was made (`true`), was stopped (`false`), or failed.
    Copied(u64, Result<bool, Fault>),
    /// The window shows the loaded data: the start counts as failed until it has lasted.
    StartBegun,
    /// The program has run long enough since its start not to count as a failed start.
    StartLasted,
    /// The program ends: make a copy if anything has changed since the last copy.
    End,
}

/// State shared by the window and the thread. The lock is never held during a call to the disk.
pub(super) struct SharedState {
    /// The last state from the window, and its player.
    pub(super) last_state: Option<(PlayerId, Arc<State>)>,
    pub(super) pending: PendingChanges,
    pub(super) values_wait: WaitTimes,
    pub(super) texts: BTreeMap<PathBuf, Arc<str>>,
    pub(super) texts_wait: WaitTimes,
    pub(super) orders: VecDeque<Order>,
    pub(super) is_busy: bool,
    pub(super) database: Option<Arc<Database>>,
    /// Counts the databases that were opened, to recognize stale requests.
    pub(super) generation: u64,
    /// The generation in which a reader last found damage.
    pub(super) damaged_generation: Option<u64>,
    /// Counts the writes, so that a reader notices one that began while it took its snapshot.
    pub(super) writes_begun: u64,
    /// The last error of writing, until a retry succeeds.
    pub(super) fault: Option<Fault>,
    pub(super) opening: OpeningState,
    /// Whether the next retry skips its pause.
    pub(super) retries_now: bool,
    /// Whether the window is gone.
    pub(super) is_closing: bool,
}

/// The times at which the oldest waiting change, and the oldest change being written, were queued.
#[derive(Debug, Default)]
pub(super) struct WaitTimes {
    queued: Option<Instant>,
    in_progress: Option<Instant>,
}

impl WaitTimes {
    fn note_queued(&mut self) {
        self.queued.get_or_insert_with(Instant::now);
    }

    pub(super) fn note_started(&mut self) {
        self.in_progress = self.in_progress.or(self.queued).inspect(|_| self.queued = None);
    }

    /// Notes that the write has succeeded. Returns whether it took [`RESPONSE_TIMEOUT`] or longer.
    pub(super) fn note_written(&mut self) -> bool {
        self.in_progress.take().is_some_and(|since| since.elapsed() >= RESPONSE_TIMEOUT)
    }

    /// Notes that the write has failed: its changes are queued again.
    pub(super) fn note_failed(&mut self) {
        self.queued = self.oldest();
        self.in_progress = None;
    }

    fn oldest(&self) -> Option<Instant> {
        self.in_progress.or(self.queued)
    }
}

/// The shared state, with the signal by which the window and the thread wait for each other.
pub(super) struct Shared {
    inner: Mutex<SharedState>,
    pub(super) signal: Condvar,
    /// The path of the database file, for messages.
    pub(super) path: PathBuf,
}

impl Shared {
    pub(super) fn lock(&self) -> MutexGuard<'_, SharedState> {
        // The state is consistent even after a panic.
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<W> fmt::Debug for Store<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Store").field("root", &self.root).finish_non_exhaustive()
    }
}

impl<W: 'static> Store<W> {
    /// Starts the thread and returns at once. Without a `root`, because the system has no folder
    /// for this user, the database is [refused](OpeningState::Refused). While another program has
    /// the database, `hand_over` is called and returns whether that program takes the request.
    /// `on_event` gets the store's own messages; `wake` is called when there are answers.
    pub fn start(
        root: Option<PathBuf>,
        hand_over: impl FnMut() -> bool + Send + 'static,
        on_event: fn(&mut W, StoreEvent),
        wake: impl Fn() + Send + Sync + 'static,
    ) -> Self {
        let wake: Arc<dyn Fn() + Send + Sync> = Arc::new(wake);
        let medium: Box<dyn Medium> = match &root {
            Some(root) => Box::new(FolderMedium::new(root)),
            None => Box::new(MemoryMedium::refused(FaultReason::NoFolder)),
        };
        Self::start_in(medium, root, Box::new(hand_over), on_event, wake)
    }

    pub(super) fn start_in(
        medium: Box<dyn Medium>,
        root: Option<PathBuf>,
        hand_over: Box<dyn FnMut() -> bool + Send>,
        on_event: fn(&mut W, StoreEvent),
        wake: Arc<dyn Fn() + Send + Sync>,
    ) -> Self {
        let (outbox, inbox) = mpsc::channel::<AnswerCallback<W>>();
        let shared = Arc::new(Shared {
            inner: Mutex::new(SharedState {
                last_state: None,
                pending: PendingChanges::new(),
                values_wait: WaitTimes::default(),
                texts: BTreeMap::new(),
                texts_wait: WaitTimes::default(),
                orders: VecDeque::new(),
                is_busy: true,
                database: None,
                generation: 0,
                damaged_generation: None,
                writes_begun: 0,
                fault: None,
                opening: OpeningState::Waiting,
                retries_now: false,
                is_closing: false,
            }),
            signal: Condvar::new(),
            path: medium.path().to_owned(),
        });
        let (sender, wakes) = (outbox.clone(), Arc::clone(&wake));
        let send_event = move |event: StoreEvent| {
            // Without a window the event is dropped.
            sender.send(Box::new(move |window: &mut W| on_event(window, event))).ok();
            wakes();
        };
        let worker = Worker::new(Arc::clone(&shared), medium, root.clone(), Box::new(send_event));
        let thread = thread::Builder::new().name("store".to_owned());
        if let Err(error) = thread.spawn(move || worker.run(hand_over)) {
            let system_error = SystemError::Other(error.to_string());
            let mut inner = shared.lock();
            inner.opening =
                OpeningState::Refused(FaultReason::System(shared.path.clone(), system_error));
            inner.is_busy = false;
        }
        Self { shared, inbox, outbox, wake, on_event, root, memory_reason: None }
    }

    /// Waits for the database to open: up to `disk_timeout` for the disk, and up to `other_timeout`
    /// for another program to take the request. Returns the progress by then.
    pub fn wait_for_opening(
        &self,
        disk_timeout: Duration,
        other_timeout: Duration,
    ) -> OpeningState {
        let mut until = Instant::now() + disk_timeout;
        let mut inner = self.shared.lock();
        let mut was_locked = false;
        loop {
            if inner.opening == OpeningState::Locked && !std::mem::replace(&mut was_locked, true) {
                until = Instant::now() + other_timeout;
            }
            let left = until.saturating_duration_since(Instant::now());
            let waits = matches!(inner.opening, OpeningState::Waiting | OpeningState::Locked);
            if !waits || left.is_zero() {
                return inner.opening.clone();
            }
            let waited = self.shared.signal.wait_timeout(inner, left);
            inner = waited.unwrap_or_else(PoisonError::into_inner).0;
        }
    }

    /// Returns the answers that have arrived since the last call. Call each with the window.
    pub fn answers(&self) -> Vec<AnswerCallback<W>> {
        self.inbox.try_iter().collect()
    }

    /// Waits up to `timeout` for an answer; `None` if there is none by then.
    pub fn wait(&self, timeout: Duration) -> Option<AnswerCallback<W>> {
        self.inbox.recv_timeout(timeout).ok()
    }

    /// Retries opening the database, unless an attempt is still running.
    pub fn try_again(&mut self) {
        let mut inner = self.shared.lock();
        if matches!(inner.opening, OpeningState::Refused(_)) {
            inner.opening = OpeningState::Waiting;
            drop(inner);
            self.order(Order::TryAgain);
        }
    }

    /// Continues with a database in memory. A database that is still being opened is closed at
    /// once.
    pub fn continue_in_memory(&mut self, why: FaultReason) {
        self.shared.lock().is_closing = true;
        self.shared.signal.notify_all();
        let root = self.root.take();
        let memory = Box::new(MemoryMedium::default());
        let wake = Arc::clone(&self.wake);
        *self = Self::start_in(memory, None, Box::new(|| false), self.on_event, wake);
        self.root = root;
        self.memory_reason = Some(why);
    }

    /// Why nothing is saved, if the game continues in memory.
    pub const fn in_memory_reason(&self) -> Option<&FaultReason> {
        self.memory_reason.as_ref()
    }

    /// Hands over the state of the player at the table. What differs from the previous state is
    /// written in one transaction. Returns whether anything differs.
    pub fn save_state(&mut self, player: PlayerId, state: &Arc<State>) -> bool {
        let mut inner = self.shared.lock();
        let previous = inner.last_state.replace((player, Arc::clone(state)));
        let before = previous.filter(|(of, _)| *of == player).map(|(_, before)| before);
        if before.as_ref().is_some_and(|before| Arc::ptr_eq(before, state) || before == state) {
            return false;
        }
        inner.put(changes(player, before.as_deref(), state));
        drop(inner);
        self.shared.signal.notify_all();
        true
    }

    /// Notes the loaded state, which need not be written.
    pub fn note_loaded_state(&mut self, player: PlayerId, state: &Arc<State>) {
        self.shared.lock().last_state = Some((player, Arc::clone(state)));
    }

    /// Whether a state was saved or loaded since a player sat down.
    pub fn has_state(&self) -> bool {
        self.shared.lock().last_state.is_some()
    }

    /// Queues a value to be written.
    pub fn put<T: StoredValue>(&mut self, id: &T::Id, value: Arc<T>) {
        let mut changes = Changes::default();
        changes.put(id, value);
        self.put_all(changes);
    }

    /// Queues changes to be written in one transaction.
    pub fn put_all(&mut self, changes: Changes) {
        self.shared.lock().put(changes);
        self.shared.signal.notify_all();
    }

    /// Queues a player's text file to be written.
    pub fn put_text<T: Content>(&mut self, path: &Path, content: &T) {
        let on_event = self.on_event;
        match to_text(content) {
            Ok(text) => {
                let mut inner = self.shared.lock();
                inner.texts.insert(path.to_owned(), text.into());
                inner.texts_wait.note_queued();
                drop(inner);
                self.shared.signal.notify_all();
            }
            Err(reason) => {
                let event = StoreEvent::Notice(StoreNotice::ChangeDropped(reason));
                self.outbox.send(Box::new(move |window| on_event(window, event))).ok();
            }
        }
    }

    /// Runs `work` on a snapshot of the tables in another thread, and then `then` in the window
    /// with the result.
    pub fn ask<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Tables) -> Result<T, Fault> + Send + 'static,
        then: impl FnOnce(&mut W, Result<T, Fault>) + Send + 'static,
    ) {
        self.reader(work, then)();
    }

    /// Like [`Self::ask`], once all earlier orders are carried out: a player who sits down again at
    /// once must not find data that is being erased.
    pub fn ask_after_orders<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Tables) -> Result<T, Fault> + Send + 'static,
        then: impl FnOnce(&mut W, Result<T, Fault>) + Send + 'static,
    ) {
        self.order(Order::Ask(Box::new(self.reader(work, then))));
    }

    /// Returns a function that runs `work` on a new thread and sends the result to the window.
    fn reader<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Tables) -> Result<T, Fault> + Send + 'static,
        then: impl FnOnce(&mut W, Result<T, Fault>) + Send + 'static,
    ) -> impl FnOnce() + Send + 'static {
        let (outbox, wake) = (self.outbox.clone(), Arc::clone(&self.wake));
        let shared = Arc::clone(&self.shared);
        let for_errors = Arc::clone(&self.shared);
        let job = move || {
            let done = shared.read(work);
            outbox.send(Box::new(move |window: &mut W| then(window, done))).ok();
            wake();
        };
        move || {
            let thread = thread::Builder::new().name("reader".to_owned());
            if let Err(error) = thread.spawn(job) {
                // The answer never comes, but a system without threads has no window either.
                for_errors.lock().fault = Some(Fault::unwritable(&for_errors.path, &error));
            }
        }
    }

    fn order(&self, order: Order) {
        self.shared.lock().orders.push_back(order);
        self.shared.signal.notify_all();
    }

    /// Notes that a player has sat down: a copy is made if anything has changed since the last
    /// copy.
    pub fn note_sat_down(&self) {
        self.order(Order::SatDown);
    }

    /// Notes that the player leaves the table: pending changes are written, then cleared games are
    /// erased.
    pub fn leave_table(&mut self) {
        let last_state = self.shared.lock().last_state.take();
        if let Some((player, _)) = last_state {
            self.order(Order::Erase(player));
        }
    }

    /// Removes all but the `listed` games from a player's history, before anything else is written:
    /// a copy that has replaced the database may still have games whose end was taken back later.
    pub fn remove_unlisted(&self, player: PlayerId, listed: BTreeSet<GameId>) {
        self.order(Order::RemoveUnlisted(player, listed));
    }

    /// Removes all data of these deleted players: their folders and their entries in the tables.
    pub fn remove_players(&self, players: Vec<(PlayerId, PathBuf)>) {
        if !players.is_empty() {
            self.order(Order::RemovePlayers(players));
        }
    }

    /// Replaces the open database, in which a value is invalid, with the newest copy, if there is
    /// one.
    pub fn recover(&self) {
        self.order(Order::Recover);
    }

    /// Notes that the window shows the loaded data. From now on, this start counts as failed until
    /// it [has lasted](Self::note_start_lasted).
    pub fn note_start_begun(&self) {
        self.order(Order::StartBegun);
    }

    /// Notes that the start has lasted, so that it does not count as failed.
    pub fn note_start_lasted(&self) {
        self.order(Order::StartLasted);
    }

    /// Notes that the program ends: a copy is made if anything has changed since the last copy.
    pub fn note_end(&self) {
        self.order(Order::End);
    }

    /// Retries failed writes at once, without the pause between retries.
    pub fn retry_writes(&self) {
        self.shared.lock().retries_now = true;
        self.shared.signal.notify_all();
    }

    /// Why something is not saved; `None` if all is well.
    pub fn trouble(&self) -> Option<FaultReason> {
        if let Some(why) = &self.memory_reason {
            return Some(why.clone());
        }
        let inner = self.shared.lock();
        match &inner.fault {
            Some(fault) => Some(fault.clone().reason(&self.shared.path)),
            None => inner.is_unresponsive().then_some(FaultReason::NoResponse),
        }
    }

    /// Whether data of a player would be lost if the program ended now. The place of the window
    /// does not count.
    pub fn would_lose_data(&self) -> bool {
        let inner = self.shared.lock();
        inner.has_unsaved() && (inner.fault.is_some() || inner.is_unresponsive())
    }

    /// The time after which to check [`Self::trouble`] again, since an unresponsive disk sends no
    /// event. `None` if nothing waits, or the disk already counts as unresponsive.
    pub fn trouble_check_delay(&self) -> Option<Duration> {
        let since = self.shared.lock().oldest()?;
        let left = (since + RESPONSE_TIMEOUT).saturating_duration_since(Instant::now());
        (left > Duration::ZERO).then_some(left)
    }

    /// Whether every write is on disk and every order is done.
    pub fn is_idle(&self) -> bool {
        self.shared.lock().is_idle()
    }

    /// Whether data of a player waits to be written.
    pub fn has_unsaved(&self) -> bool {
        self.shared.lock().has_unsaved()
    }

    /// Whether nothing is left to do for now: every write has succeeded, or waits for its retry.
    pub fn is_settled(&self) -> bool {
        let inner = self.shared.lock();
        let has_tried = !inner.is_busy && !inner.retries_now && inner.orders.is_empty();
        inner.is_idle() || has_tried && inner.fault.is_some()
    }

    /// [`Self::is_idle`] as a function for other threads.
    pub fn idle_check(&self) -> impl Fn() -> bool + Send + Sync + 'static + use<W> {
        let shared = Arc::clone(&self.shared);
        move || shared.lock().is_idle()
    }

    /// The program's folder, if anything is saved there.
    pub fn root(&self) -> Option<&Path> {
        self.root.as_deref().filter(|_| self.memory_reason.is_none())
    }

    /// The path of the player folder with this name; `None` if nothing is saved.
    pub fn folder(&self, name: &str) -> Option<PathBuf> {
        Some(player_folder(self.root()?, name))
    }
}

impl<W> Drop for Store<W> {
    fn drop(&mut self) {
        self.shared.lock().is_closing = true;
        self.shared.signal.notify_all();
    }
}

impl Shared {
    /// Runs a reader on a snapshot. A failed database is reopened.
    fn read<T>(&self, work: impl FnOnce(&Tables) -> Result<T, Fault>) -> Result<T, Fault> {
        let (tables, generation) = self.tables()?;
        let done = catch_panic(|| work(&tables));
        let has_failed = done.is_err() || tables.has_failed();
        let done = done.unwrap_or_else(|_| Err(Fault::of_panic()));
        let mut inner = self.lock();
        if has_failed && inner.generation == generation {
            // After an error, every read fails until the database is reopened.
            inner.orders.push_back(Order::Reopen(generation));
            self.signal.notify_all();
        }
        if matches!(done, Err(Fault::Damaged(_))) {
            inner.damaged_generation = Some(generation);
        }
        done
    }

    /// A snapshot of the tables, overlaid with pending changes, and the generation of the database.
    fn tables(&self) -> Result<(Tables, u64), Fault> {
        loop {
            let inner = self.lock();
            let Some(database) = inner.database.clone() else {
                return Err(match (&inner.fault, &inner.opening) {
                    (Some(fault), _) => fault.clone().into_unreadable(),
                    (None, OpeningState::Refused(reason)) => Fault::Unreadable(reason.clone()),
                    (None, _) => Fault::Unreadable(FaultReason::NoResponse),
                });
            };
            let (writes_begun, generation) = (inner.writes_begun, inner.generation);
            let (pending, texts) = (inner.pending.clone(), inner.texts.clone());
            drop(inner);
            let tables = database::tables(&database, &pending, &self.path);
            let mut inner = self.lock();
            if tables.is_err() && inner.generation == generation {
                inner.orders.push_back(Order::Reopen(generation));
                self.signal.notify_all();
            }
            // If a write began meanwhile, the tables may be newer than what was pending.
            if tables.is_err() || inner.writes_begun == writes_begun {
                return Ok((tables?.with_texts(texts).with_open_database(database), generation));
            }
        }
    }
}

impl SharedState {
    fn put(&mut self, changes: Changes) {
        if !changes.0.is_empty() {
            self.pending.extend(changes.0);
            self.values_wait.note_queued();
        }
    }

    /// Queues the whole state, for a database that may have none of it. Pending changes prevail.
    pub(super) fn queue_whole_state(&mut self) {
        if let Some((player, state)) = &self.last_state {
            let pending = std::mem::take(&mut self.pending);
            let mut all = changes(*player, None, state);
            all.0.extend(pending);
            self.put(all);
        }
    }

    /// When the oldest waiting change was queued.
    fn oldest(&self) -> Option<Instant> {
        let all = [self.values_wait.oldest(), self.texts_wait.oldest()];
        all.into_iter().flatten().min()
    }

    fn is_unresponsive(&self) -> bool {
        self.oldest().is_some_and(|since| since.elapsed() >= RESPONSE_TIMEOUT)
    }

    fn has_unsaved(&self) -> bool {
        let place = TableKey::of::<WindowPlace>(&());
        !self.texts.is_empty() || self.pending.keys().any(|key| *key != place)
    }

    fn is_idle(&self) -> bool {
        if matches!(self.opening, OpeningState::Refused(_)) {
            return true;
        }
        // A pending place of the window is waited for only while the disk works.
        let has_trouble = self.fault.is_some() || self.is_unresponsive();
        let waits = self.has_unsaved() || !has_trouble && !self.pending.is_empty();
        !waits && self.orders.is_empty() && !self.is_busy
    }
}
