//! The thread that owns the writing: it opens the database, writes what waits, and goes on when
//! that fails.

use std::path::PathBuf;
use std::sync::{Arc, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use nestor::coach::SavedReview;
use redb::Database;

use super::crash::{self, caught};
use super::database::{self, Place, Standing};
use super::disk;
use super::fault::{Fault, Notice, Reason};
use super::folders;
use super::signals::survive_size_limit;
use super::starts;
use super::store::{Event, Opened, Opening, Order, PATIENCE, Shared};
use super::tables::{About, Changes, Tables, Waiting, Writing};
use crate::profile::{PlayedGame, PlayerId};
use crate::session::{GameFile, State};

/// The time between two questions whether another program has ended.
const PAUSE: Duration = Duration::from_millis(50);
/// The times between two tries of what failed, in seconds.
const PAUSES_SECS: [u64; 6] = [1, 2, 4, 8, 16, 30];
/// A database up to this size is copied when the program ends, in bytes.
const MOST_COPIED_AT_END: u64 = 64 << 20;
/// The time between two copies while the program runs.
const DAY: Duration = Duration::from_hours(24);

/// Tells the window something.
pub(super) type Say = Box<dyn Fn(Event) + Send>;

/// The work of the thread.
pub(super) struct Worker {
    shared: Arc<Shared>,
    place: Box<dyn Place>,
    root: Option<PathBuf>,
    say: Say,
    /// Number of transactions, as the database has it.
    steps: u64,
    /// Whether a copy is being made.
    is_copying: bool,
    copied: Instant,
    /// Number of tries that have failed in a row, and when the next is due.
    failed: usize,
    retry_at: Option<Instant>,
}

impl Worker {
    pub(super) fn new(
        shared: Arc<Shared>,
        place: Box<dyn Place>,
        root: Option<PathBuf>,
        say: Say,
    ) -> Self {
        let copied = Instant::now();
        Self {
            shared,
            place,
            root,
            say,
            steps: 0,
            is_copying: false,
            copied,
            failed: 0,
            retry_at: None,
        }
    }

    /// The whole work.
    pub(super) fn run(mut self, mut hand_over: Box<dyn FnMut() -> bool + Send>) {
        survive_size_limit();
        self.open(&mut *hand_over);
        while let Some(order) = self.next() {
            if let Some(order) = order {
                self.carry_out(order, &mut *hand_over);
            }
            self.write();
        }
        self.close();
    }

    /// Waits for something to do: an order, or something to write. `None` at the end.
    fn next(&self) -> Option<Option<Order>> {
        let mut inner = self.shared.lock();
        inner.works = false;
        self.shared.signal.notify_all();
        loop {
            let is_due = self.retry_at.is_none_or(|at| Instant::now() >= at);
            let has_work = !inner.waiting.is_empty() || !inner.texts.is_empty();
            let hurries = std::mem::take(&mut inner.hurries);
            let is_open = matches!(inner.opening, Opening::Open(_));
            if !inner.orders.is_empty() {
                inner.works = true;
                return Some(inner.orders.pop_front());
            }
            if is_open && has_work && (is_due || hurries) {
                inner.works = true;
                return Some(None);
            }
            if inner.is_over {
                return None;
            }
            let left = self.retry_at.filter(|_| has_work && is_open);
            let left = left.map(|at| at.saturating_duration_since(Instant::now()));
            inner = match left {
                Some(left) => {
                    let waited = self.shared.signal.wait_timeout(inner, left);
                    waited.unwrap_or_else(PoisonError::into_inner).0
                }
                None => {
                    let waited = self.shared.signal.wait(inner);
                    waited.unwrap_or_else(PoisonError::into_inner)
                }
            };
        }
    }

    fn carry_out(&mut self, order: Order, hand_over: &mut dyn FnMut() -> bool) {
        match order {
            Order::TryAgain => self.open(hand_over),
            Order::Recover(why) => self.recover(&why),
            Order::SatDown => self.copy_if_changed(),
            Order::Erase(player) => self.tried(|worker| worker.erase(player)),
            Order::RemovePlayers(players) => self.tried(|worker| worker.remove_players(players)),
            Order::Copied(steps) => {
                self.is_copying = false;
                self.tried(|worker| {
                    worker.transaction(|writing| writing.set(About::Copied, steps))
                });
            }
            Order::StartLasted => {
                if let Some(root) = &self.root {
                    starts::lasted(root);
                }
            }
            Order::End => self.copy_at_end(),
        }
    }

    /// Does something besides writing. What fails is not tried again before the next start.
    fn tried(&mut self, act: impl FnOnce(&mut Self) -> Result<(), Fault>) {
        self.write();
        if self.is_open() {
            let done = caught(|| act(self));
            if let Ok(Err(Fault::Damaged(why))) = done {
                self.recover(&why);
            }
        }
    }

    fn is_open(&self) -> bool {
        self.shared.lock().database.is_some()
    }

    /// Opens the database, and tells what all players share.
    fn open(&mut self, hand_over: &mut dyn FnMut() -> bool) {
        if matches!(self.shared.lock().opening, Opening::Refused(Reason::NoFolder)) {
            return (self.say)(Event::Unreadable(Reason::NoFolder));
        }
        let failed_starts = self.root.as_deref().map_or(0, starts::failed_before);
        let until = Instant::now() + PATIENCE;
        let mut notices = Vec::new();
        let fault = loop {
            let opened = caught(|| self.place.open());
            let opened = opened.unwrap_or_else(|_| Err(Fault::Damaged("it broke down".into())));
            let fault = match opened.and_then(|database| self.begin(database, &mut notices)) {
                Ok(opened) => return self.opened(opened, failed_starts, notices),
                Err(Fault::Damaged(_)) => {
                    let recovered = caught(|| self.place.recover());
                    let recovered =
                        recovered.unwrap_or_else(|_| Err(Fault::Damaged("it broke down".into())));
                    let begun = recovered.and_then(|(database, recovery)| {
                        notices.push(Notice::Recovered {
                            kept_as: recovery.kept_as,
                            copied: recovery.copied,
                        });
                        self.begin(database, &mut notices)
                    });
                    match begun {
                        Ok(opened) => return self.opened(opened, failed_starts, notices),
                        Err(fault) => fault,
                    }
                }
                Err(fault) => fault,
            };
            if fault != Fault::Unreadable(Reason::Locked) || self.shared.lock().is_over {
                break fault;
            }
            self.set_opening(Opening::Locked);
            if hand_over() {
                return self.set_opening(Opening::HandedOver);
            }
            if Instant::now() >= until {
                break fault;
            }
            thread::sleep(PAUSE);
        };
        let reason = match fault {
            Fault::Unreadable(reason) | Fault::Unwritable(reason) => reason,
            Fault::Damaged(why) => {
                let told = super::fault::SystemError::Other(why);
                Reason::System(self.place.path().to_owned(), told)
            }
        };
        self.set_opening(Opening::Refused(reason.clone()));
        (self.say)(Event::Unreadable(reason));
    }

    /// Takes an open database, finishes what was being erased, and reads what all players share.
    fn begin(
        &mut self,
        database: Database,
        notices: &mut Vec<Notice>,
    ) -> Result<Opened, Fault> {
        let mut database = database;
        let tables = database::tables(&database, &Waiting::new(), self.place.path())?;
        self.steps = tables.about(About::Steps)?;
        if tables.about(About::Erases)? != 0 {
            self.place.prepare(&tables)?;
            drop((tables, database));
            database = self.place.take_over()?;
            self.place.remove_copies()?;
        }
        let tables = database::tables(&database, &Waiting::new(), self.place.path())?;
        let players = tables.get(&());
        let place = tables.get(&());
        let mut left_out = 0;
        let players = value(players, &mut left_out)?.unwrap_or_default();
        let place = value(place, &mut left_out)?.unwrap_or_default();
        if left_out > 0 {
            notices.push(Notice::LeftOut(left_out));
        }
        if self.steps == 0
            && let Some(root) = &self.root
            && folders::has_earlier_files(root)
        {
            notices.push(Notice::Earlier(root.clone()));
        }
        self.shared.lock().database = Some(Arc::new(database));
        Ok(Opened { players, place, failed_starts: 0, notices: Vec::new() })
    }

    fn opened(&mut self, opened: Opened, failed_starts: u32, mut notices: Vec<Notice>) {
        if self.shared.lock().is_over {
            // Nobody waits for it any more.
            self.close();
            return;
        }
        if let Some(root) = &self.root {
            starts::begin(root, failed_starts);
            let reports = crash::new_reports(root).into_iter();
            notices.extend(reports.map(Notice::BrokeDown));
        }
        let place = opened.place.after_failed_starts(failed_starts);
        self.set_opening(Opening::Open(place));
        (self.say)(Event::Opened(Opened { place, failed_starts, notices, ..opened }));
    }

    fn set_opening(&self, opening: Opening) {
        self.shared.lock().opening = opening;
        self.shared.signal.notify_all();
    }

    /// Closes the database.
    fn close(&self) {
        let Some(mut database) = self.shared.lock().database.take() else {
            return;
        };
        let until = Instant::now() + PATIENCE;
        // A reader has it for a moment.
        while let Err(shared) = Arc::try_unwrap(database) {
            database = shared;
            if Instant::now() >= until {
                break;
            }
            thread::sleep(Duration::from_millis(1));
        }
    }

    /// Writes all that waits.
    fn write(&mut self) {
        loop {
            let inner = self.shared.lock();
            if !matches!(inner.opening, Opening::Open(_)) {
                return;
            }
            let (waiting, texts) = (inner.waiting.clone(), inner.texts.clone());
            drop(inner);
            if waiting.is_empty() && texts.is_empty() {
                return;
            }
            let texts_done = texts.iter().try_for_each(|(path, text)| {
                let folder = path.parent().map_or(Ok(()), disk::make_folder);
                let written = folder.and_then(|()| disk::replace(path, text));
                written.map_err(|error| Fault::unwritable(path, &error))?;
                let mut inner = self.shared.lock();
                if inner.texts.get(path).is_some_and(|newest| Arc::ptr_eq(newest, text)) {
                    inner.texts.remove(path);
                }
                Ok(())
            });
            let done = if waiting.is_empty() {
                Ok(())
            } else {
                let written = caught(|| self.write_step(&waiting));
                written.unwrap_or_else(|_| Err(Fault::Damaged("it broke down".to_owned())))
            };
            match done.and(texts_done) {
                Ok(()) => self.is_written(),
                Err(Fault::Damaged(why)) => return self.recover(&why),
                Err(fault) => return self.is_not_written(fault),
            }
        }
    }

    /// Writes a step in one transaction.
    fn write_step(&mut self, waiting: &Waiting) -> Result<(), Fault> {
        self.keep_in_place()?;
        let mut refused = Vec::new();
        self.transaction(|writing| {
            refused = writing.apply(waiting)?;
            writing.count()
        })?;
        self.steps += 1;
        let mut inner = self.shared.lock();
        inner.waiting.retain(|key, newest| {
            waiting.get(key).is_none_or(|written| !is_same(written.as_ref(), newest.as_ref()))
        });
        drop(inner);
        for (_, reason) in refused {
            // It must not block what comes after it.
            (self.say)(Event::Replaced(Some(Notice::Dropped(reason))));
        }
        if self.copied.elapsed() >= DAY {
            self.copy_if_changed();
        }
        Ok(())
    }

    /// The open file must lie in its place. If it was removed, it is put there again.
    fn keep_in_place(&mut self) -> Result<(), Fault> {
        if !self.is_open() {
            return self.reopen();
        }
        match self.place.standing() {
            Standing::Here => Ok(()),
            Standing::Another => Err(Fault::Unwritable(Reason::Replaced)),
            Standing::Gone => {
                let tables = self.tables()?;
                self.place.prepare(&tables)?;
                drop(tables);
                self.take_over()
            }
        }
    }

    /// Opens a database again that has failed.
    fn reopen(&mut self) -> Result<(), Fault> {
        let database = self.place.open().map_err(Fault::at_writing)?;
        let tables = database::tables(&database, &Waiting::new(), self.place.path())?;
        let steps = tables.about(About::Steps)?;
        drop(tables);
        self.shared.lock().database = Some(Arc::new(database));
        if steps < self.steps {
            // It is another one. What the window has is all that there is.
            self.steps = steps;
            (self.say)(Event::Replaced(None));
        }
        Ok(())
    }

    fn take_over(&mut self) -> Result<(), Fault> {
        self.close();
        let database = self.place.take_over().map_err(Fault::at_writing)?;
        self.shared.lock().database = Some(Arc::new(database));
        Ok(())
    }

    fn database(&self) -> Result<Arc<Database>, Fault> {
        let database = self.shared.lock().database.clone();
        database.ok_or(Fault::Unwritable(Reason::Silent))
    }

    fn tables(&self) -> Result<Tables, Fault> {
        database::tables(&*self.database()?, &Waiting::new(), self.place.path())
    }

    fn transaction(
        &self,
        change: impl FnOnce(&Writing<'_>) -> Result<(), redb::Error>,
    ) -> Result<(), Fault> {
        let database = self.database()?;
        let fault = |error| Fault::of(error, self.place.path());
        let write = database.begin_write().map_err(|error| fault(error.into()))?;
        change(&Writing { write: &write }).map_err(fault)?;
        write.commit().map_err(|error| fault(error.into()))
    }

    fn is_written(&mut self) {
        (self.failed, self.retry_at) = (0, None);
        let mut inner = self.shared.lock();
        let had_fault = inner.fault.take().is_some();
        let is_late = inner.since.is_some_and(|since| since.elapsed() >= PATIENCE);
        inner.since = (!inner.waiting.is_empty() || !inner.texts.is_empty()).then(Instant::now);
        drop(inner);
        if had_fault || is_late {
            (self.say)(Event::Said(Notice::SavedAgain));
        }
    }

    fn is_not_written(&mut self, fault: Fault) {
        let pause = PAUSES_SECS[self.failed.min(PAUSES_SECS.len() - 1)];
        self.failed += 1;
        self.retry_at = Some(Instant::now() + Duration::from_secs(pause));
        if fault != Fault::Unwritable(Reason::Replaced) {
            // After an error everything fails that is not in its cache.
            self.close();
        }
        let mut inner = self.shared.lock();
        let is_news = inner.fault.as_ref() != Some(&fault);
        inner.fault = Some(fault);
        drop(inner);
        if is_news {
            (self.say)(Event::Trouble);
        }
    }

    /// The newest copy takes the place of a damaged database, and then what the window has.
    fn recover(&mut self, _why: &str) {
        self.close();
        let recovered = caught(|| self.place.recover());
        match recovered.unwrap_or_else(|_| Err(Fault::Damaged("it broke down".to_owned()))) {
            Ok((database, recovery)) => {
                self.shared.lock().database = Some(Arc::new(database));
                let steps = self.tables().and_then(|tables| tables.about(About::Steps));
                self.steps = steps.unwrap_or(0);
                (self.say)(Event::Replaced(Some(Notice::Recovered {
                    kept_as: recovery.kept_as,
                    copied: recovery.copied,
                })));
            }
            Err(fault) => self.is_not_written(fault.at_writing()),
        }
    }

    /// Erases what a player has cleared of the history: the state forgets it, and its lines,
    /// records and reviews go.
    fn erase(&mut self, player: PlayerId) -> Result<(), Fault> {
        let tables = self.tables()?;
        let Some((state, mark)) =
            tables.get::<State>(&player)?.and_then(|state| state.erased())
        else {
            return Ok(());
        };
        let mut changes = Changes::default();
        changes.put(&player, Arc::new(state));
        for line in tables.all::<PlayedGame>(player)?.values {
            if let Some(nth) = line.nth.filter(|nth| *nth < mark) {
                changes.remove::<PlayedGame>(&(player, nth));
                changes.remove::<GameFile>(&(player, line.id));
                changes.remove::<SavedReview>(&(player, line.id));
            }
        }
        drop(tables);
        self.transaction(|writing| {
            writing.apply(&changes.0)?;
            writing.set(About::Erases, 1)?;
            writing.count()
        })?;
        self.steps += 1;
        self.shrink()
    }

    /// Removes everything of deleted players.
    fn remove_players(&mut self, players: Vec<(PlayerId, PathBuf)>) -> Result<(), Fault> {
        for (_, folder) in &players {
            disk::remove_folder(folder).map_err(|error| Fault::unwritable(folder, &error))?;
        }
        self.transaction(|writing| {
            for (player, _) in &players {
                writing.remove_player(*player)?;
            }
            writing.set(About::Erases, 1)?;
            writing.count()
        })?;
        self.steps += 1;
        for (player, _) in players {
            (self.say)(Event::PlayerRemoved(player));
        }
        self.shrink()
    }

    /// Copies the database without its free pages, in which erased values still stand, and removes
    /// all other copies.
    fn shrink(&mut self) -> Result<(), Fault> {
        if !self.place.is_lasting() {
            return Ok(());
        }
        let tables = self.tables()?;
        self.place.prepare(&tables)?;
        drop(tables);
        self.take_over()?;
        self.place.remove_copies()
    }

    /// Whether something was written since the last copy.
    fn has_changed(&self) -> bool {
        let copied = self.tables().and_then(|tables| tables.about(About::Copied));
        self.place.is_lasting() && copied.is_ok_and(|copied| copied != self.steps)
    }

    /// Makes a copy off this thread, if something was written since the last.
    fn copy_if_changed(&mut self) {
        self.write();
        if self.is_copying || !self.is_open() || !self.has_changed() {
            return;
        }
        let Ok(tables) = self.tables() else { return };
        let (copy, shared, steps) = (self.place.copier(), Arc::clone(&self.shared), self.steps);
        let job = move || {
            let done = caught(|| copy(&tables));
            if matches!(done, Ok(Ok(()))) {
                shared.lock().orders.push_back(Order::Copied(steps));
                shared.signal.notify_all();
            }
        };
        self.copied = Instant::now();
        let thread = thread::Builder::new().name("copy".to_owned());
        self.is_copying = thread.spawn(job).is_ok();
    }

    /// Makes a copy before the program ends, unless that would take long.
    fn copy_at_end(&mut self) {
        self.write();
        let length = self.place.path().metadata().map_or(0, |found| found.len());
        if length <= MOST_COPIED_AT_END && !self.is_copying && self.is_open() && self.has_changed()
        {
            let steps = self.steps;
            self.tried(|worker| {
                worker.place.copier()(&worker.tables()?)?;
                worker.transaction(|writing| writing.set(About::Copied, steps))
            });
        }
    }
}

/// A single value that makes no sense is left out.
fn value<T>(read: Result<Option<T>, Fault>, left_out: &mut usize) -> Result<Option<T>, Fault> {
    match read {
        Err(Fault::Damaged(_)) => {
            *left_out += 1;
            Ok(None)
        }
        read => read,
    }
}

/// Whether nothing newer waits than what was written.
fn is_same<T: ?Sized>(written: Option<&Arc<T>>, newest: Option<&Arc<T>>) -> bool {
    match (written, newest) {
        (Some(written), Some(newest)) => {
            std::ptr::addr_eq(Arc::as_ptr(written), Arc::as_ptr(newest))
        }
        (None, None) => true,
        _ => false,
    }
}
