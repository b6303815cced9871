//! The thread that does all writing: it opens the database, writes pending changes, and retries
//! failures.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use nestor::coach::SavedReview;
use redb::Database;

use super::crash::{self, catch_panic};
use super::database::{self, MAX_COPIES, Medium, PathState, RenewedFile};
use super::disk;
use super::fault::{Fault, FaultReason, StoreNotice};
use super::folders;
use super::signals::catch_size_limit_signal;
use super::starts;
use super::store::{
    OpenedStore, OpeningState, Order, RESPONSE_TIMEOUT, Shared, SharedState, StoreEvent, WaitTimes,
};
use super::tables::{Changes, DatabaseInfo, PendingChanges, TableWriter, Tables};
use crate::profile::{
    DayTries, DayTry, GameId, OwnMistakes, PlayedGame, PlayerId, Players, WindowPlace,
};
use crate::session::{GameFile, State};

/// Interval between attempts to open a locked database.
const POLL_INTERVAL: Duration = Duration::from_millis(50);
/// Pauses between retries, in seconds; the last one repeats.
const RETRY_PAUSES_SECS: [u64; 6] = [1, 2, 4, 8, 16, 30];
/// Maximum size of a database that is copied when the program ends, in bytes.
const MAX_END_COPY_BYTES: u64 = 64 << 20;
/// Maximum recoveries in a row: one from each copy, then an empty database.
const MAX_RECOVERIES: usize = MAX_COPIES + 1;

pub(super) type SendEvent = Box<dyn Fn(StoreEvent) + Send>;

/// The state of the store's thread.
pub(super) struct Worker {
    shared: Arc<Shared>,
    medium: Box<dyn Medium>,
    root: Option<PathBuf>,
    send_event: SendEvent,
    /// [`DatabaseInfo::Steps`] of the open database.
    steps: u64,
    /// Set while a copy is being made: whether it may still replace the newest.
    copying: Option<Arc<Mutex<bool>>>,
    last_copy: Instant,
    /// Whether the player was told of failed copies.
    is_copy_failure_reported: bool,
    /// Recoveries since the last successful write.
    recoveries: usize,
    values: Retry,
    texts: Retry,
}

/// The failures of one kind of write, and when the next retry is due.
#[derive(Debug, Default)]
struct Retry {
    /// Number of failures in a row.
    failures: usize,
    due: Option<Instant>,
    fault: Option<Fault>,
}

enum Task {
    Order(Order),
    /// Write due changes, or with `retries_now` all pending ones.
    Write {
        retries_now: bool,
    },
}

impl Retry {
    fn is_due(&self) -> bool {
        self.due.is_none_or(|due| Instant::now() >= due)
    }

    fn note_failed(&mut self, fault: Fault) {
        let pause = RETRY_PAUSES_SECS[self.failures.min(RETRY_PAUSES_SECS.len() - 1)];
        self.failures += 1;
        self.due = Some(Instant::now() + Duration::from_secs(pause));
        self.fault = Some(fault);
    }
}

impl Worker {
    pub(super) fn new(
        shared: Arc<Shared>,
        medium: Box<dyn Medium>,
        root: Option<PathBuf>,
        send_event: SendEvent,
    ) -> Self {
        Self {
            shared,
            medium,
            root,
            send_event,
            steps: 0,
            copying: None,
            last_copy: Instant::now(),
            is_copy_failure_reported: false,
            recoveries: 0,
            values: Retry::default(),
            texts: Retry::default(),
        }
    }

    /// Runs until the window is gone and everything is written, or has failed once more.
    pub(super) fn run(mut self, mut hand_over: Box<dyn FnMut() -> bool + Send>) {
        catch_size_limit_signal();
        self.open(&mut *hand_over);
        while let Some(task) = self.next() {
            let done = catch_panic(|| match task {
                Task::Order(order) => self.carry_out(order, &mut *hand_over),
                Task::Write { retries_now } => self.write(retries_now),
            });
            if done.is_err() {
                self.recover(Fault::of_panic());
            }
            if self.last_copy.elapsed() >= self.medium.copy_interval() {
                self.copy_if_changed();
            }
        }
        // The last chance to write.
        self.write(true);
        self.close();
    }

    /// Waits for the next task. `None` once the window is gone.
    fn next(&self) -> Option<Task> {
        let mut inner = self.shared.lock();
        inner.is_busy = false;
        self.shared.signal.notify_all();
        loop {
            if let Some(order) = inner.orders.pop_front() {
                inner.is_busy = true;
                return Some(Task::Order(order));
            }
            let is_open = matches!(inner.opening, OpeningState::Open(_));
            let has_values = !inner.pending.is_empty() || inner.database.is_none();
            let tries = [(has_values, &self.values), (!inner.texts.is_empty(), &self.texts)];
            let tries = tries.into_iter().filter(|(waits, _)| *waits && is_open);
            let now = Instant::now();
            let due = tries.map(|(_, retry)| retry.due.unwrap_or(now)).min();
            let retries_now = std::mem::take(&mut inner.retries_now);
            if due.is_some_and(|due| retries_now || due <= now) {
                inner.is_busy = true;
                return Some(Task::Write { retries_now });
            }
            if inner.is_closing {
                return None;
            }
            let signal = &self.shared.signal;
            inner = if let Some(due) = due {
                let waited = signal.wait_timeout(inner, due - now);
                waited.unwrap_or_else(PoisonError::into_inner).0
            } else {
                signal.wait(inner).unwrap_or_else(PoisonError::into_inner)
            };
        }
    }

    fn carry_out(&mut self, order: Order, hand_over: &mut dyn FnMut() -> bool) {
        match order {
            Order::TryAgain => self.open(hand_over),
            Order::Recover => {
                let inner = self.shared.lock();
                let is_open =
                    inner.damaged_generation == Some(inner.generation) && inner.database.is_some();
                drop(inner);
                if !is_open {
                    // What was found in an earlier database does not apply to this one.
                    (self.send_event)(StoreEvent::Replaced(Vec::new()));
                } else if self.medium.has_unskipped_copy(self.recoveries) {
                    self.recover(Fault::Damaged("a value makes no sense".to_owned()));
                } else {
                    (self.send_event)(StoreEvent::NoCopy);
                }
            }
            Order::Reopen(generation) => {
                if self.shared.lock().generation == generation {
                    self.close_and_open();
                }
            }
            Order::Ask(job) => job(),
            Order::SatDown => {
                self.write(true);
                self.copy_if_changed();
            }
            Order::Erase(player) => self.attempt_after_writing(|worker| worker.erase(player)),
            Order::RemoveUnlisted(player, listed) => {
                self.attempt(|worker| worker.remove_unlisted(player, &listed));
            }
            Order::RemovePlayers(players) => {
                self.attempt_after_writing(|worker| worker.remove_players(players));
            }
            Order::Copied(steps, done) => {
                self.copying = None;
                match done {
                    Ok(true) => {
                        self.is_copy_failure_reported = false;
                        self.attempt_after_writing(|worker| {
                            worker.transaction(|writer| writer.set(DatabaseInfo::Copied, steps))
                        });
                    }
                    Ok(false) => {}
                    Err(fault) => self.report_copy_failure(fault),
                }
            }
            Order::StartBegun => {
                if let Some(root) = &self.root {
                    starts::begin(root, starts::failed_before(root));
                }
            }
            Order::StartLasted => self.note_start_lasted(),
            Order::End => {
                self.note_start_lasted();
                self.copy_at_end();
            }
        }
    }

    fn note_start_lasted(&self) {
        if let Some(root) = &self.root {
            starts::note_lasted(root);
        }
    }

    /// Writes all pending changes and, if that succeeds, calls `act`, which is not retried.
    fn attempt_after_writing(&mut self, act: impl FnOnce(&mut Self) -> Result<(), Fault>) {
        let recoveries = self.recoveries;
        self.write(true);
        if self.values.fault.is_some() || !self.is_open() || self.recoveries > recoveries {
            return;
        }
        self.attempt(act);
    }

    /// Calls `act` once the database file is in place, without writing pending changes first.
    fn attempt(&mut self, act: impl FnOnce(&mut Self) -> Result<(), Fault>) {
        self.recover_if_damaged(|worker| worker.check_in_place().and_then(|()| act(worker)));
    }

    /// Calls `act`. The database is replaced after damage, and reopened after other errors.
    fn recover_if_damaged(&mut self, act: impl FnOnce(&mut Self) -> Result<(), Fault>) {
        match catch_panic(|| act(self)) {
            Ok(Ok(())) => {}
            Ok(Err(fault @ Fault::Damaged(_))) => self.recover(fault),
            Ok(Err(_)) => self.close_and_open(),
            Err(_) => self.recover(Fault::of_panic()),
        }
    }

    fn is_open(&self) -> bool {
        self.shared.lock().database.is_some()
    }

    /// Opens the database, and sends the window the data that all players share.
    fn open(&mut self, hand_over: &mut dyn FnMut() -> bool) {
        let failed_starts = self.root.as_deref().map_or(0, starts::failed_before);
        let until = Instant::now() + RESPONSE_TIMEOUT;
        let fault = loop {
            let mut notices = Vec::new();
            let loaded = panic_as_damage(|| {
                let database = self.medium.open()?;
                self.load(database, &mut notices)
            });
            self.recoveries = 0;
            let fault = match self.load_or_recover(loaded, &mut notices) {
                Ok(opened) => return self.note_opened(opened, failed_starts, notices),
                Err(fault) => fault,
            };
            if fault != Fault::Unreadable(FaultReason::Locked) || self.shared.lock().is_closing {
                break fault;
            }
            self.set_opening(OpeningState::Locked);
            if hand_over() {
                self.set_opening(OpeningState::HandedOver);
                return (self.send_event)(StoreEvent::HandedOver);
            }
            if Instant::now() >= until {
                break fault;
            }
            thread::sleep(POLL_INTERVAL);
        };
        let reason = fault.reason(self.medium.path());
        self.set_opening(OpeningState::Refused(reason.clone()));
        (self.send_event)(StoreEvent::Unreadable(reason));
    }

    /// Returns the loaded data; if the database is damaged, the data of a copy, or else of an empty
    /// database.
    fn load_or_recover(
        &mut self,
        mut loaded: Result<OpenedStore, Fault>,
        notices: &mut Vec<StoreNotice>,
    ) -> Result<OpenedStore, Fault> {
        while let Err(Fault::Damaged(_)) = loaded
            && self.recoveries < MAX_RECOVERIES
        {
            loaded = panic_as_damage(|| {
                let (database, recovery) = self.medium.recover(self.recoveries)?;
                notices.push(recovery.notice());
                self.load(database, notices)
            });
            self.recoveries += 1;
        }
        loaded
    }

    /// Finishes interrupted erasing, loads what all players share, and opens the database to
    /// readers.
    fn load(
        &mut self,
        database: Database,
        notices: &mut Vec<StoreNotice>,
    ) -> Result<OpenedStore, Fault> {
        let mut database = Arc::new(database);
        let tables = database::tables(&database, &PendingChanges::new(), self.medium.path())?;
        self.steps = tables.info(DatabaseInfo::Steps)?;
        if tables.info(DatabaseInfo::Erases)? != 0 {
            let renewed = self.medium.remove_copies().and_then(|()| self.medium.renew(&tables));
            // After a failure, the next start tries again.
            match renewed {
                Ok(RenewedFile::Open(renewed)) => database = Arc::new(renewed),
                Ok(RenewedFile::MustCloseFirst) => {
                    drop((tables, database));
                    self.medium.replace_closed().ok();
                    database = Arc::new(self.medium.open()?);
                }
                Err(_) => {}
            }
        }
        let tables = database::tables(&database, &PendingChanges::new(), self.medium.path())?;
        let players = match (tables.get(&())?, &self.root) {
            (None, Some(root)) => Players::from_folders(folders::player_folder_names(root)),
            (players, _) => players.unwrap_or_default(),
        };
        let place = match tables.get(&()) {
            Err(Fault::Damaged(_)) => {
                notices.push(StoreNotice::ValuesLeftOut(1));
                WindowPlace::default()
            }
            place => place?.unwrap_or_default(),
        };
        if self.steps == 0
            && let Some(root) = &self.root
            && folders::has_earlier_files(root)
        {
            notices.push(StoreNotice::EarlierFiles(root.clone()));
        }
        self.set_database(database);
        Ok(OpenedStore { players, place, failed_starts: 0, notices: Vec::new() })
    }

    fn note_opened(&self, opened: OpenedStore, failed_starts: u32, mut notices: Vec<StoreNotice>) {
        let place = opened.place.after_failed_starts(failed_starts);
        let mut inner = self.shared.lock();
        if inner.is_closing {
            // The window no longer waits for the database.
            drop(inner);
            return self.close();
        }
        inner.opening = OpeningState::Open(place);
        drop(inner);
        self.shared.signal.notify_all();
        // The window appears meanwhile.
        if let Some(root) = &self.root {
            let reports = crash::new_reports(root).into_iter();
            notices.extend(reports.map(StoreNotice::Crashed));
        }
        (self.send_event)(StoreEvent::Opened(OpenedStore {
            place,
            failed_starts,
            notices,
            ..opened
        }));
    }

    fn set_opening(&self, opening: OpeningState) {
        self.shared.lock().opening = opening;
        self.shared.signal.notify_all();
    }

    /// Gives readers another database. The old one is closed when its last reader ends.
    fn set_database(&self, database: Arc<Database>) {
        let mut inner = self.shared.lock();
        inner.generation += 1;
        let before = inner.database.replace(database);
        drop(inner);
        drop(before);
    }

    fn close(&self) {
        let database = self.shared.lock().database.take();
        let Some(mut database) = database else {
            return;
        };
        if self.medium.path_state() == PathState::Replaced {
            // Dropping the database would write into the file that was copied over it.
            std::mem::forget(database);
            return;
        }
        let until = Instant::now() + RESPONSE_TIMEOUT;
        // A reader may hold the database for a moment.
        while let Err(shared) = Arc::try_unwrap(database) {
            database = shared;
            if Instant::now() >= until {
                break;
            }
            thread::sleep(Duration::from_millis(1));
        }
    }

    /// Closes the database and reopens it, because after an error every read of an uncached page
    /// fails. The next write retries a failed reopening. A database whose file was removed or
    /// replaced stays open, since it could not be opened again.
    fn close_and_open(&mut self) {
        if self.is_open() && self.medium.path_state() == PathState::Unchanged {
            self.close();
            catch_panic(|| self.reopen()).ok();
        }
    }

    /// Writes due changes, or with `retries_now` all pending ones.
    fn write(&mut self, retries_now: bool) {
        if !matches!(self.shared.lock().opening, OpeningState::Open(_)) {
            return;
        }
        while (retries_now || self.values.is_due()) && self.write_values() {}
        while (retries_now || self.texts.is_due()) && self.write_texts() {}
    }

    /// Writes pending changes to the database. Returns whether newer changes may wait.
    fn write_values(&mut self) -> bool {
        let mut inner = self.shared.lock();
        if inner.pending.is_empty() && inner.database.is_some() {
            return false;
        }
        let pending = inner.pending.clone();
        inner.writes_begun += 1;
        inner.values_wait.note_started();
        drop(inner);
        match panic_as_damage(|| self.write_changes(&pending)) {
            Ok(()) => {
                self.values = Retry::default();
                if !pending.is_empty() {
                    self.recoveries = 0;
                }
                self.note_succeeded(|inner| &mut inner.values_wait);
                true
            }
            Err(fault @ Fault::Damaged(_)) => {
                self.shared.lock().values_wait.note_failed();
                self.recover(fault);
                self.is_open()
            }
            Err(fault) => {
                self.note_values_failed(fault);
                false
            }
        }
    }

    fn write_changes(&mut self, pending: &PendingChanges) -> Result<(), Fault> {
        self.check_in_place()?;
        if pending.is_empty() {
            return Ok(());
        }
        let mut refused = Vec::new();
        self.transaction(|writer| {
            refused = writer.apply(pending)?;
            writer.count_step()
        })?;
        self.steps += 1;
        let mut inner = self.shared.lock();
        inner.pending.retain(|key, newest| {
            pending.get(key).is_none_or(|written| !is_same(written.as_ref(), newest.as_ref()))
        });
        drop(inner);
        for reason in refused {
            // A value that cannot be stored must not block later changes.
            (self.send_event)(StoreEvent::Notice(StoreNotice::ChangeDropped(reason)));
        }
        Ok(())
    }

    /// Writes pending text files. Returns whether newer ones may wait.
    fn write_texts(&mut self) -> bool {
        let mut inner = self.shared.lock();
        if inner.texts.is_empty() {
            return false;
        }
        let texts = inner.texts.clone();
        inner.texts_wait.note_started();
        drop(inner);
        let mut fault = None;
        for (path, text) in &texts {
            let folder = path.parent().map_or(Ok(()), disk::make_folder);
            match folder.and_then(|()| disk::replace(path, text)) {
                Ok(()) => {
                    let mut inner = self.shared.lock();
                    if inner.texts.get(path).is_some_and(|newest| Arc::ptr_eq(newest, text)) {
                        inner.texts.remove(path);
                    }
                }
                Err(error) => fault = Some(Fault::unwritable(path, &error)),
            }
        }
        if let Some(fault) = fault {
            self.texts.note_failed(fault);
            self.note_failed(|inner| &mut inner.texts_wait);
            return false;
        }
        self.texts = Retry::default();
        self.note_succeeded(|inner| &mut inner.texts_wait);
        true
    }

    /// Checks that the open file is still at its path. If it was removed, it is written anew.
    fn check_in_place(&mut self) -> Result<(), Fault> {
        if !self.is_open() {
            return self.reopen();
        }
        match self.medium.path_state() {
            PathState::Unchanged => Ok(()),
            PathState::Replaced => Err(Fault::Unwritable(FaultReason::Replaced)),
            PathState::Missing => {
                self.renew()?;
                // The text files may be gone as well.
                (self.send_event)(StoreEvent::Replaced(Vec::new()));
                Ok(())
            }
        }
    }

    fn reopen(&mut self) -> Result<(), Fault> {
        let database = Arc::new(self.medium.open()?);
        let tables = database::tables(&database, &PendingChanges::new(), self.medium.path())?;
        let steps = tables.info(DatabaseInfo::Steps)?;
        drop(tables);
        // A step may have been written although it was reported as failed.
        if steps > self.steps + 1 {
            return Err(Fault::Unwritable(FaultReason::Replaced));
        }
        self.set_database(database);
        let before = std::mem::replace(&mut self.steps, steps);
        if steps < before {
            // It is an older database. Only the window has the newer data.
            self.shared.lock().queue_whole_state();
            (self.send_event)(StoreEvent::Replaced(Vec::new()));
        }
        Ok(())
    }

    /// Replaces the file with a fresh one that has the same entries.
    fn renew(&mut self) -> Result<(), Fault> {
        let tables = self.tables()?;
        let renewed = self.medium.renew(&tables)?;
        drop(tables);
        match renewed {
            RenewedFile::Open(database) => {
                self.set_database(Arc::new(database));
                Ok(())
            }
            RenewedFile::MustCloseFirst => {
                self.close();
                let placed = self.medium.replace_closed();
                self.reopen().and(placed)
            }
        }
    }

    fn database(&self) -> Result<Arc<Database>, Fault> {
        let database = self.shared.lock().database.clone();
        database.ok_or(Fault::Unwritable(FaultReason::NoResponse))
    }

    fn tables(&self) -> Result<Tables, Fault> {
        let database = self.database()?;
        let tables = database::tables(&database, &PendingChanges::new(), self.medium.path())?;
        Ok(tables.with_open_database(database))
    }

    fn transaction(
        &mut self,
        change: impl FnOnce(&TableWriter<'_>) -> Result<(), redb::Error>,
    ) -> Result<(), Fault> {
        let database = self.database()?;
        let written = database::transaction(&database, self.medium.path(), change);
        self.medium.remember_header();
        written
    }

    fn note_succeeded(&self, times: fn(&mut SharedState) -> &mut WaitTimes) {
        let mut inner = self.shared.lock();
        let was_slow = times(&mut inner).note_written();
        let had_fault = inner.fault.is_some();
        inner.fault = self.fault();
        let works_again = inner.fault.is_none() && (had_fault || was_slow);
        drop(inner);
        if works_again {
            (self.send_event)(StoreEvent::Notice(StoreNotice::SavedAgain));
        }
    }

    fn note_failed(&self, times: fn(&mut SharedState) -> &mut WaitTimes) {
        let mut inner = self.shared.lock();
        times(&mut inner).note_failed();
        let before = std::mem::replace(&mut inner.fault, self.fault());
        let is_news = inner.fault != before;
        drop(inner);
        if is_news {
            (self.send_event)(StoreEvent::Trouble);
        }
    }

    fn note_values_failed(&mut self, fault: Fault) {
        self.values.note_failed(fault.into_unwritable());
        self.note_failed(|inner| &mut inner.values_wait);
        self.close_and_open();
    }

    fn fault(&self) -> Option<Fault> {
        self.values.fault.clone().or_else(|| self.texts.fault.clone())
    }

    /// Replaces a damaged database. The next write adds the state of the player at the table; the
    /// window sends everything else on [`StoreEvent::Replaced`].
    fn recover(&mut self, damaged: Fault) {
        self.close();
        let mut notices = Vec::new();
        match self.load_or_recover(Err(damaged), &mut notices) {
            Ok(_) => {
                self.shared.lock().queue_whole_state();
                (self.send_event)(StoreEvent::Replaced(notices));
            }
            Err(fault) => self.note_values_failed(fault),
        }
    }

    /// Erases the games that a player has cleared from the history: in the state, and their lines,
    /// records, reviews, and mistakes.
    fn erase(&mut self, player: PlayerId) -> Result<(), Fault> {
        let tables = self.tables()?;
        let Some((state, first_kept)) =
            tables.get::<State>(&player)?.and_then(|state| state.without_cleared_history())
        else {
            return Ok(());
        };
        let lines = tables.all::<PlayedGame>(player)?.values.into_iter();
        let listed = lines.filter(|line| line.nth.is_some_and(|nth| nth >= first_kept));
        let kept: BTreeSet<GameId> = listed.map(|line| line.id).collect();
        let mut days = DayTries::try_from(tables.all::<DayTry>(player)?.values).unwrap_or_default();
        drop(tables);
        let mut changes = Changes::default();
        for tried in days.clear_game_ids(|id| state.has_game(id) || kept.contains(&id)) {
            changes.put::<DayTry>(&(player, tried.day), Arc::new(tried));
        }
        changes.put(&player, Arc::new(state));
        self.transaction(|writer| {
            writer.apply(&changes.0)?;
            writer.erase_history(player, first_kept, &kept)?;
            writer.set(DatabaseInfo::Erases, 1)?;
            writer.count_step()
        })?;
        self.steps += 1;
        self.shrink()
    }

    /// Removes games that are no longer listed from the history.
    fn remove_unlisted(
        &mut self,
        player: PlayerId,
        listed: &BTreeSet<GameId>,
    ) -> Result<(), Fault> {
        let mut changes = Changes::default();
        for line in self.tables()?.all::<PlayedGame>(player)?.values {
            if let Some(nth) = line.nth
                && !listed.contains(&line.id)
            {
                changes.remove::<PlayedGame>(&(player, nth));
                changes.remove::<GameFile>(&(player, line.id));
                changes.remove::<SavedReview>(&(player, line.id));
                changes.remove::<OwnMistakes>(&(player, line.id));
            }
        }
        self.transaction(|writer| {
            writer.apply(&changes.0)?;
            writer.count_step()
        })?;
        self.steps += 1;
        Ok(())
    }

    /// Removes all data of the deleted players whose folder can be removed.
    fn remove_players(&mut self, mut players: Vec<(PlayerId, PathBuf)>) -> Result<(), Fault> {
        players.retain(|(_, folder)| disk::remove_folder(folder).is_ok());
        if players.is_empty() {
            return Ok(());
        }
        let mut changes = Changes::default();
        if let Some(mut list) = self.tables()?.get::<Players>(&())? {
            for (player, _) in &players {
                list.remove_deleted(*player);
            }
            changes.put(&(), Arc::new(list));
        }
        self.transaction(|writer| {
            for (player, _) in &players {
                writer.remove_player(*player)?;
            }
            writer.apply(&changes.0)?;
            writer.set(DatabaseInfo::Erases, 1)?;
            writer.count_step()
        })?;
        self.steps += 1;
        for (player, _) in players {
            (self.send_event)(StoreEvent::PlayerRemoved(player));
        }
        self.shrink()
    }

    /// Removes all copies, and replaces the database with a file without its free pages, in which
    /// erased values remain.
    fn shrink(&mut self) -> Result<(), Fault> {
        if !self.medium.is_lasting() {
            return Ok(());
        }
        if let Some(copying) = self.copying.take() {
            // The running copy still has the erased entries.
            *copying.lock().unwrap_or_else(PoisonError::into_inner) = false;
        }
        self.medium.remove_copies()?;
        self.renew()
    }

    fn has_changed(&self) -> Result<bool, Fault> {
        Ok(self.medium.is_lasting() && self.tables()?.info(DatabaseInfo::Copied)? != self.steps)
    }

    /// Starts a copy on a new thread if something was written since the last copy.
    fn copy_if_changed(&mut self) {
        self.last_copy = Instant::now();
        if self.copying.is_none() && self.is_open() {
            self.recover_if_damaged(|worker| {
                if worker.has_changed()? {
                    worker.copy()?;
                }
                Ok(())
            });
        }
    }

    fn copy(&mut self) -> Result<(), Fault> {
        let tables = self.tables()?;
        let (copy, shared, steps) = (self.medium.copier(), Arc::clone(&self.shared), self.steps);
        let generation = self.shared.lock().generation;
        let may_become_newest = Arc::new(Mutex::new(true));
        self.copying = Some(Arc::clone(&may_become_newest));
        let job = move || {
            let done = catch_panic(|| copy(&tables, &may_become_newest));
            let has_failed = done.is_err() || tables.has_failed();
            drop(tables);
            let done = done.unwrap_or_else(|_| Err(Fault::of_panic()));
            let orders = &mut shared.lock().orders;
            orders.push_back(Order::Copied(steps, done));
            // Reopening checks the whole database.
            orders.extend(has_failed.then_some(Order::Reopen(generation)));
            shared.signal.notify_all();
        };
        if thread::Builder::new().name("copy".to_owned()).spawn(job).is_err() {
            self.copying = None;
        }
        Ok(())
    }

    /// Tells the player once that copies fail, unless nothing is saved anyway.
    fn report_copy_failure(&mut self, fault: Fault) {
        if let Fault::Unreadable(FaultReason::System(path, error))
        | Fault::Unwritable(FaultReason::System(path, error)) = fault
            && self.fault().is_none()
            && !std::mem::replace(&mut self.is_copy_failure_reported, true)
        {
            (self.send_event)(StoreEvent::Notice(StoreNotice::NotCopied(path, error)));
        }
    }

    /// Makes a copy before the program ends, if anything has changed and the database is not large.
    fn copy_at_end(&mut self) {
        let length = self.medium.path().metadata().map_or(0, |found| found.len());
        self.attempt_after_writing(|worker| {
            if length <= MAX_END_COPY_BYTES && worker.copying.is_none() && worker.has_changed()? {
                let steps = worker.steps;
                worker.medium.copier()(&worker.tables()?, &Mutex::new(true))?;
                worker.transaction(|writer| writer.set(DatabaseInfo::Copied, steps))?;
            }
            Ok(())
        });
    }
}

/// Calls `act`, which uses the database. A panic of the library counts as damage.
fn panic_as_damage<T>(act: impl FnOnce() -> Result<T, Fault>) -> Result<T, Fault> {
    catch_panic(act).unwrap_or_else(|_| Err(Fault::of_panic()))
}

/// Whether both are the same value by address, or both are removals.
fn is_same<T: ?Sized>(written: Option<&Arc<T>>, newest: Option<&Arc<T>>) -> bool {
    match (written, newest) {
        (Some(written), Some(newest)) => {
            std::ptr::addr_eq(Arc::as_ptr(written), Arc::as_ptr(newest))
        }
        (None, None) => true,
        _ => false,
    }
}
