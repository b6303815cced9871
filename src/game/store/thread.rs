//! The thread that owns the writing: it opens the database, writes what waits, and goes on when
//! that fails.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use nestor::coach::SavedReview;
use redb::Database;

use super::crash::{self, caught};
use super::database::{self, MOST_COPIES, Place, Standing};
use super::disk;
use super::fault::{Fault, Notice, Reason};
use super::folders;
use super::signals::survive_size_limit;
use super::starts;
use super::store::{Event, Inner, Opened, Opening, Order, PATIENCE, Shared, Waits};
use super::tables::{About, Changes, Tables, Waiting, Writing};
use crate::profile::{DayTry, Days, GameId, PlayedGame, PlayerId, Players, WindowPlace};
use crate::session::{GameFile, State};

/// The time between two questions whether another program has ended.
const PAUSE: Duration = Duration::from_millis(50);
/// The times between two tries of what failed, in seconds.
const PAUSES_SECS: [u64; 6] = [1, 2, 4, 8, 16, 30];
/// A database up to this size is copied when the program ends, in bytes.
const MOST_COPIED_AT_END: u64 = 64 << 20;
/// Most recoveries in a row: from the copies, and then none of them.
const MOST_RECOVERIES: usize = MOST_COPIES + 1;
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
    /// Whether the copy that is being made may take its place.
    copying: Option<Arc<Mutex<bool>>>,
    copied: Instant,
    /// Whether the player was told that copies cannot be made.
    told_not_copied: bool,
    /// Number of times that a damaged database was replaced, and nothing was written since.
    recoveries: usize,
    values: Retry,
    texts: Retry,
}

/// When to try again what could not be written.
#[derive(Debug, Default)]
struct Retry {
    /// Number of tries that have failed in a row.
    failed: usize,
    due: Option<Instant>,
    fault: Option<Fault>,
}

/// What there is to do.
enum Task {
    Order(Order),
    /// Write what is due, or with `hurries` all that waits.
    Write {
        hurries: bool,
    },
}

impl Retry {
    fn is_due(&self) -> bool {
        self.due.is_none_or(|due| Instant::now() >= due)
    }

    fn failed(&mut self, fault: Fault) {
        let pause = PAUSES_SECS[self.failed.min(PAUSES_SECS.len() - 1)];
        self.failed += 1;
        self.due = Some(Instant::now() + Duration::from_secs(pause));
        self.fault = Some(fault);
    }
}

impl Worker {
    pub(super) fn new(
        shared: Arc<Shared>,
        place: Box<dyn Place>,
        root: Option<PathBuf>,
        say: Say,
    ) -> Self {
        Self {
            shared,
            place,
            root,
            say,
            steps: 0,
            copying: None,
            copied: Instant::now(),
            told_not_copied: false,
            recoveries: 0,
            values: Retry::default(),
            texts: Retry::default(),
        }
    }

    /// The whole work.
    pub(super) fn run(mut self, mut hand_over: Box<dyn FnMut() -> bool + Send>) {
        survive_size_limit();
        self.open(&mut *hand_over);
        while let Some(task) = self.next() {
            let done = caught(|| match task {
                Task::Order(order) => self.carry_out(order, &mut *hand_over),
                Task::Write { hurries } => self.write(hurries),
            });
            if done.is_err() {
                self.recover(Fault::broke_down());
            }
            if self.copied.elapsed() >= self.place.copies_every() {
                self.copy_if_changed();
            }
        }
        // Once more, since there is no later.
        self.write(true);
        self.close();
    }

    /// Waits for something to do: an order, or something to write. `None` at the end.
    fn next(&self) -> Option<Task> {
        let mut inner = self.shared.lock();
        inner.works = false;
        self.shared.signal.notify_all();
        loop {
            if let Some(order) = inner.orders.pop_front() {
                inner.works = true;
                return Some(Task::Order(order));
            }
            let is_open = matches!(inner.opening, Opening::Open(_));
            let has_values = !inner.waiting.is_empty() || inner.database.is_none();
            let tries = [(has_values, &self.values), (!inner.texts.is_empty(), &self.texts)];
            let tries = tries.into_iter().filter(|(waits, _)| *waits && is_open);
            let now = Instant::now();
            let due = tries.map(|(_, retry)| retry.due.unwrap_or(now)).min();
            let hurries = std::mem::take(&mut inner.hurries);
            if due.is_some_and(|due| hurries || due <= now) {
                inner.works = true;
                return Some(Task::Write { hurries });
            }
            if inner.is_over {
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
                let is_open = inner.suspect == Some(inner.generation) && inner.database.is_some();
                drop(inner);
                if !is_open {
                    // What was found in another database says nothing of this one.
                    (self.say)(Event::Replaced(Vec::new()));
                } else if self.place.has_copy(self.recoveries) {
                    self.recover(Fault::Damaged("a value makes no sense".to_owned()));
                } else {
                    (self.say)(Event::NoCopy);
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
            Order::Erase(player) => self.tried(|worker| worker.erase(player)),
            Order::Forget(player, listed) => {
                self.tried_at_once(|worker| worker.forget_others(player, &listed));
            }
            Order::RemovePlayers(players) => self.tried(|worker| worker.remove_players(players)),
            Order::Copied(steps, done) => {
                self.copying = None;
                match done {
                    Ok(true) => {
                        self.told_not_copied = false;
                        self.tried(|worker| {
                            worker.transaction(|writing| writing.set(About::Copied, steps))
                        });
                    }
                    Ok(false) => {}
                    Err(fault) => self.tell_not_copied(fault),
                }
            }
            Order::StartLasted => self.start_lasted(),
            Order::End => {
                self.start_lasted();
                self.copy_at_end();
            }
        }
    }

    fn start_lasted(&self) {
        if let Some(root) = &self.root {
            starts::lasted(root);
        }
    }

    /// Does something besides writing, once all is written. What fails is not tried again: what
    /// was cleared is erased the next time, and what was begun is finished at the next start.
    fn tried(&mut self, act: impl FnOnce(&mut Self) -> Result<(), Fault>) {
        let recoveries = self.recoveries;
        self.write(true);
        if self.values.fault.is_some() || !self.is_open() || self.recoveries > recoveries {
            return;
        }
        self.tried_at_once(act);
    }

    /// The same before what waits is written.
    fn tried_at_once(&mut self, act: impl FnOnce(&mut Self) -> Result<(), Fault>) {
        self.watched(|worker| worker.keep_in_place().and_then(|()| act(worker)));
    }

    /// Does something, and replaces the database if it turns out to be damaged.
    fn watched(&mut self, act: impl FnOnce(&mut Self) -> Result<(), Fault>) {
        match caught(|| act(self)) {
            Ok(Ok(())) => {}
            Ok(Err(fault @ Fault::Damaged(_))) => self.recover(fault),
            Ok(Err(_)) => self.close_and_open(),
            Err(_) => self.recover(Fault::broke_down()),
        }
    }

    fn is_open(&self) -> bool {
        self.shared.lock().database.is_some()
    }

    /// Opens the database, and tells what all players share.
    fn open(&mut self, hand_over: &mut dyn FnMut() -> bool) {
        let failed_starts = self.root.as_deref().map_or(0, starts::failed_before);
        let until = Instant::now() + PATIENCE;
        let fault = loop {
            let mut notices = Vec::new();
            let begun = sound(|| {
                let database = self.place.open()?;
                self.begin(database, &mut notices)
            });
            self.recoveries = 0;
            let fault = match self.recovered(begun, &mut notices) {
                Ok(opened) => return self.opened(opened, failed_starts, notices),
                Err(fault) => fault,
            };
            if fault != Fault::Unreadable(Reason::Locked) || self.shared.lock().is_over {
                break fault;
            }
            self.set_opening(Opening::Locked);
            if hand_over() {
                self.set_opening(Opening::HandedOver);
                return (self.say)(Event::HandedOver);
            }
            if Instant::now() >= until {
                break fault;
            }
            thread::sleep(PAUSE);
        };
        let reason = fault.reason(self.place.path());
        self.set_opening(Opening::Refused(reason.clone()));
        (self.say)(Event::Unreadable(reason));
    }

    /// As long as the database is damaged, the newest copy takes its place, and then a new one.
    fn recovered(
        &mut self,
        mut begun: Result<Opened, Fault>,
        notices: &mut Vec<Notice>,
    ) -> Result<Opened, Fault> {
        while let Err(Fault::Damaged(_)) = begun
            && self.recoveries < MOST_RECOVERIES
        {
            begun = sound(|| {
                let (database, recovery) = self.place.recover(self.recoveries)?;
                notices.push(recovery.notice());
                self.begin(database, notices)
            });
            self.recoveries += 1;
        }
        begun
    }

    /// Takes an open database, finishes what was being erased, and reads what all players share.
    fn begin(&mut self, database: Database, notices: &mut Vec<Notice>) -> Result<Opened, Fault> {
        let mut database = Arc::new(database);
        let tables = database::tables(&database, &Waiting::new(), self.place.path())?;
        self.steps = tables.about(About::Steps)?;
        if tables.about(About::Erases)? != 0 {
            let renewed = self.place.remove_copies().and_then(|()| self.place.renew(&tables));
            // What fails is done at the next start.
            if let Ok(renewed) = renewed {
                database = Arc::new(renewed);
            }
        }
        let tables = database::tables(&database, &Waiting::new(), self.place.path())?;
        let players = match (tables.get(&())?, &self.root) {
            (None, Some(root)) => Players::of_folders(folders::of_players(root)),
            (players, _) => players.unwrap_or_default(),
        };
        let place = match tables.get(&()) {
            Err(Fault::Damaged(_)) => {
                notices.push(Notice::LeftOut(1));
                WindowPlace::default()
            }
            place => place?.unwrap_or_default(),
        };
        if self.steps == 0
            && let Some(root) = &self.root
            && folders::has_earlier_files(root)
        {
            notices.push(Notice::Earlier(root.clone()));
        }
        self.set_database(database);
        Ok(Opened { players, place, failed_starts: 0, notices: Vec::new() })
    }

    fn opened(&self, opened: Opened, failed_starts: u32, mut notices: Vec<Notice>) {
        let place = opened.place.after_failed_starts(failed_starts);
        let mut inner = self.shared.lock();
        if inner.is_over {
            // Nobody waits for it any more.
            drop(inner);
            return self.close();
        }
        inner.opening = Opening::Open(place);
        drop(inner);
        self.shared.signal.notify_all();
        // The window comes meanwhile.
        if let Some(root) = &self.root {
            starts::begin(root, failed_starts);
            let reports = crash::new_reports(root).into_iter();
            notices.extend(reports.map(Notice::BrokeDown));
        }
        (self.say)(Event::Opened(Opened { place, failed_starts, notices, ..opened }));
    }

    fn set_opening(&self, opening: Opening) {
        self.shared.lock().opening = opening;
        self.shared.signal.notify_all();
    }

    /// Gives readers another database. The one before is closed as soon as no reader has it.
    fn set_database(&self, database: Arc<Database>) {
        let mut inner = self.shared.lock();
        inner.generation += 1;
        let before = inner.database.replace(database);
        drop(inner);
        drop(before);
    }

    /// Closes the database.
    fn close(&self) {
        let database = self.shared.lock().database.take();
        let Some(mut database) = database else {
            return;
        };
        if self.place.standing() == Standing::Another {
            // It would write into what somebody has copied over it.
            std::mem::forget(database);
            return;
        }
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

    /// Closes the database and opens it again at once: after an error everything fails that is not
    /// in its cache. What fails is tried again. A file that was removed or replaced could not be
    /// opened again.
    fn close_and_open(&mut self) {
        if self.is_open() && self.place.standing() == Standing::Here {
            self.close();
            caught(|| self.reopen()).ok();
        }
    }

    /// Writes all that waits and is due, or with `hurries` all that waits.
    fn write(&mut self, hurries: bool) {
        if !matches!(self.shared.lock().opening, Opening::Open(_)) {
            return;
        }
        while (hurries || self.values.is_due()) && self.write_values() {}
        while (hurries || self.texts.is_due()) && self.write_texts() {}
    }

    /// Writes what waits for the database. Returns whether more may wait.
    fn write_values(&mut self) -> bool {
        let mut inner = self.shared.lock();
        if inner.waiting.is_empty() && inner.database.is_some() {
            return false;
        }
        let waiting = inner.waiting.clone();
        inner.taken += 1;
        inner.values.take();
        drop(inner);
        match sound(|| self.write_step(&waiting)) {
            Ok(()) => {
                self.values = Retry::default();
                if !waiting.is_empty() {
                    self.recoveries = 0;
                }
                self.is_written(|inner| &mut inner.values);
                true
            }
            Err(fault @ Fault::Damaged(_)) => {
                self.shared.lock().values.failed();
                self.recover(fault);
                self.is_open()
            }
            Err(fault) => {
                self.are_values_not_written(fault);
                false
            }
        }
    }

    /// Writes a step in one transaction.
    fn write_step(&mut self, waiting: &Waiting) -> Result<(), Fault> {
        self.keep_in_place()?;
        if waiting.is_empty() {
            return Ok(());
        }
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
        for reason in refused {
            // It must not block what comes after it.
            (self.say)(Event::Said(Notice::Dropped(reason)));
        }
        Ok(())
    }

    /// Writes the text files that wait. Returns whether more may wait.
    fn write_texts(&mut self) -> bool {
        let mut inner = self.shared.lock();
        if inner.texts.is_empty() {
            return false;
        }
        let texts = inner.texts.clone();
        inner.texts_wait.take();
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
            self.texts.failed(fault);
            self.is_not_written(|inner| &mut inner.texts_wait);
            return false;
        }
        self.texts = Retry::default();
        self.is_written(|inner| &mut inner.texts_wait);
        true
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
                self.renew()?;
                // The text files may be gone with it.
                (self.say)(Event::Replaced(Vec::new()));
                Ok(())
            }
        }
    }

    /// Opens a database again that has failed.
    fn reopen(&mut self) -> Result<(), Fault> {
        let database = Arc::new(self.place.open()?);
        let tables = database::tables(&database, &Waiting::new(), self.place.path())?;
        let steps = tables.about(About::Steps)?;
        drop(tables);
        // A step may have been written although it was said to have failed.
        if steps > self.steps + 1 {
            return Err(Fault::Unwritable(Reason::Replaced));
        }
        self.set_database(database);
        let before = std::mem::replace(&mut self.steps, steps);
        if steps < before {
            // It is another one. What the window has is all that there is.
            self.shared.lock().put_whole();
            (self.say)(Event::Replaced(Vec::new()));
        }
        Ok(())
    }

    /// Puts a new file with the same tables in its place.
    fn renew(&mut self) -> Result<(), Fault> {
        let tables = self.tables()?;
        let database = self.place.renew(&tables)?;
        drop(tables);
        self.set_database(Arc::new(database));
        Ok(())
    }

    fn database(&self) -> Result<Arc<Database>, Fault> {
        let database = self.shared.lock().database.clone();
        database.ok_or(Fault::Unwritable(Reason::Silent))
    }

    fn tables(&self) -> Result<Tables, Fault> {
        let database = self.database()?;
        let tables = database::tables(&database, &Waiting::new(), self.place.path())?;
        Ok(tables.holding(database))
    }

    fn transaction(
        &mut self,
        change: impl FnOnce(&Writing<'_>) -> Result<(), redb::Error>,
    ) -> Result<(), Fault> {
        let database = self.database()?;
        let write = || -> Result<(), redb::Error> {
            let write = database.begin_write()?;
            change(&Writing { write: &write })?;
            Ok(write.commit()?)
        };
        let written = write();
        self.place.note_written();
        written.map_err(|error| Fault::of(error, self.place.path()))
    }

    fn is_written(&self, what: fn(&mut Inner) -> &mut Waits) {
        let mut inner = self.shared.lock();
        let is_late = what(&mut inner).written();
        let had_fault = inner.fault.is_some();
        inner.fault = self.fault();
        let is_mended = inner.fault.is_none() && (had_fault || is_late);
        drop(inner);
        if is_mended {
            (self.say)(Event::Said(Notice::SavedAgain));
        }
    }

    fn is_not_written(&self, what: fn(&mut Inner) -> &mut Waits) {
        let mut inner = self.shared.lock();
        what(&mut inner).failed();
        let before = std::mem::replace(&mut inner.fault, self.fault());
        let is_news = inner.fault != before;
        drop(inner);
        if is_news {
            (self.say)(Event::Trouble);
        }
    }

    fn are_values_not_written(&mut self, fault: Fault) {
        self.values.failed(fault.at_writing());
        self.is_not_written(|inner| &mut inner.values);
        self.close_and_open();
    }

    fn fault(&self) -> Option<Fault> {
        self.values.fault.clone().or_else(|| self.texts.fault.clone())
    }

    /// The newest copy takes the place of the damaged database. What the player at the table has
    /// is written into it in the next step, and all else that the window has when it is told.
    fn recover(&mut self, damaged: Fault) {
        self.close();
        let mut notices = Vec::new();
        match self.recovered(Err(damaged), &mut notices) {
            Ok(_) => {
                self.shared.lock().put_whole();
                (self.say)(Event::Replaced(notices));
            }
            Err(fault) => self.are_values_not_written(fault),
        }
    }

    /// Erases what a player has cleared of the history: the state forgets it, and its lines,
    /// records and reviews go.
    fn erase(&mut self, player: PlayerId) -> Result<(), Fault> {
        let tables = self.tables()?;
        let Some((state, mark)) = tables.get::<State>(&player)?.and_then(|state| state.erased())
        else {
            return Ok(());
        };
        let lines = tables.all::<PlayedGame>(player)?.values.into_iter();
        let listed = lines.filter(|line| line.nth.is_some_and(|nth| nth >= mark));
        let kept: BTreeSet<GameId> = listed.map(|line| line.id).collect();
        let mut days = Days::try_from(tables.all::<DayTry>(player)?.values).unwrap_or_default();
        drop(tables);
        let mut changes = Changes::default();
        for tried in days.forget_games(|id| state.has_game(id) || kept.contains(&id)) {
            changes.put::<DayTry>(&(player, tried.day), Arc::new(tried));
        }
        changes.put(&player, Arc::new(state));
        self.transaction(|writing| {
            writing.apply(&changes.0)?;
            writing.erase_history(player, mark, &kept)?;
            writing.set(About::Erases, 1)?;
            writing.count()
        })?;
        self.steps += 1;
        self.shrink()
    }

    /// Removes games from the history that are no longer listed.
    fn forget_others(&mut self, player: PlayerId, listed: &BTreeSet<GameId>) -> Result<(), Fault> {
        let mut changes = Changes::default();
        for line in self.tables()?.all::<PlayedGame>(player)?.values {
            if let Some(nth) = line.nth
                && !listed.contains(&line.id)
            {
                changes.remove::<PlayedGame>(&(player, nth));
                changes.remove::<GameFile>(&(player, line.id));
                changes.remove::<SavedReview>(&(player, line.id));
            }
        }
        self.transaction(|writing| {
            writing.apply(&changes.0)?;
            writing.count()
        })?;
        self.steps += 1;
        Ok(())
    }

    /// Removes everything of deleted players whose folder can be removed.
    fn remove_players(&mut self, mut players: Vec<(PlayerId, PathBuf)>) -> Result<(), Fault> {
        players.retain(|(_, folder)| disk::remove_folder(folder).is_ok());
        if players.is_empty() {
            return Ok(());
        }
        let mut changes = Changes::default();
        if let Some(mut list) = self.tables()?.get::<Players>(&())? {
            for (player, _) in &players {
                list.forget(*player);
            }
            changes.put(&(), Arc::new(list));
        }
        self.transaction(|writing| {
            for (player, _) in &players {
                writing.remove_player(*player)?;
            }
            writing.apply(&changes.0)?;
            writing.set(About::Erases, 1)?;
            writing.count()
        })?;
        self.steps += 1;
        for (player, _) in players {
            (self.say)(Event::PlayerRemoved(player));
        }
        self.shrink()
    }

    /// Removes all copies, and copies the database without its free pages, in which erased values
    /// still stand.
    fn shrink(&mut self) -> Result<(), Fault> {
        if !self.place.is_lasting() {
            return Ok(());
        }
        if let Some(copying) = self.copying.take() {
            // The copy that is being made still has what was erased.
            *copying.lock().unwrap_or_else(PoisonError::into_inner) = false;
        }
        self.place.remove_copies()?;
        self.renew()
    }

    /// Whether something was written since the last copy.
    fn has_changed(&self) -> Result<bool, Fault> {
        Ok(self.place.is_lasting() && self.tables()?.about(About::Copied)? != self.steps)
    }

    /// Makes a copy off this thread, if something was written since the last.
    fn copy_if_changed(&mut self) {
        self.copied = Instant::now();
        if self.copying.is_none() && self.is_open() {
            self.watched(|worker| {
                if worker.has_changed()? {
                    worker.copy()?;
                }
                Ok(())
            });
        }
    }

    fn copy(&mut self) -> Result<(), Fault> {
        let tables = self.tables()?;
        let (copy, shared, steps) = (self.place.copier(), Arc::clone(&self.shared), self.steps);
        let generation = self.shared.lock().generation;
        let may_take_place = Arc::new(Mutex::new(true));
        self.copying = Some(Arc::clone(&may_take_place));
        let job = move || {
            let done = caught(|| copy(&tables, &may_take_place));
            let has_failed = done.is_err() || tables.has_failed();
            drop(tables);
            let done = done.unwrap_or_else(|_| Err(Fault::broke_down()));
            let orders = &mut shared.lock().orders;
            orders.push_back(Order::Copied(steps, done));
            // It is checked as a whole then.
            orders.extend(has_failed.then_some(Order::Reopen(generation)));
            shared.signal.notify_all();
        };
        if thread::Builder::new().name("copy".to_owned()).spawn(job).is_err() {
            self.copying = None;
        }
        Ok(())
    }

    /// Tells the player once that there are no new copies, if the rest is saved.
    fn tell_not_copied(&mut self, fault: Fault) {
        if let Fault::Unreadable(Reason::System(path, error))
        | Fault::Unwritable(Reason::System(path, error)) = fault
            && self.fault().is_none()
            && !std::mem::replace(&mut self.told_not_copied, true)
        {
            (self.say)(Event::Said(Notice::NotCopied(path, error)));
        }
    }

    /// Makes a copy before the program ends, unless that would take long.
    fn copy_at_end(&mut self) {
        let length = self.place.path().metadata().map_or(0, |found| found.len());
        self.tried(|worker| {
            if length <= MOST_COPIED_AT_END && worker.copying.is_none() && worker.has_changed()? {
                let steps = worker.steps;
                worker.place.copier()(&worker.tables()?, &Mutex::new(true))?;
                worker.transaction(|writing| writing.set(About::Copied, steps))?;
            }
            Ok(())
        });
    }
}

/// Does something with the database. If the library breaks down, it is damaged.
fn sound<T>(act: impl FnOnce() -> Result<T, Fault>) -> Result<T, Fault> {
    caught(act).unwrap_or_else(|_| Err(Fault::broke_down()))
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
