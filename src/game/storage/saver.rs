//! Writing files on a thread of its own, so that the window never waits.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use serde::Serialize;

use super::form::MakeText;
use super::{FileName, Folder, Notice, SaveError, crash, form};
use crate::profile::GameId;
use crate::session::NamedGame;

/// How long after a failure all that could not be written is tried again.
const TRY_AGAIN_AFTER: Duration = Duration::from_secs(1);

/// Called when there is a new notice.
type Wake = Box<dyn Fn() + Send>;

/// Writes files on a thread of its own, in the order in which they were saved, but the
/// history after all others. Their texts are made there, too.
///
/// If a file is saved again before it was written, only the newer content is
/// written. What could not be written is tried again after a second, or when
/// anything else is saved. A file that was removed is written again. Dropping a
/// saver first writes everything.
///
/// # Examples
/// ```
/// use game::storage::{FileName, Folder, Loaded, Saver};
///
/// # let scratch = tempfile::tempdir().expect("a temporary folder");
/// let folder = Folder::at(scratch.path());
/// let mut saver = Saver::start(folder.clone(), &[], || {});
/// for score in 0..100 {
///     saver.save(FileName::Tally, score);
/// }
/// assert_eq!(saver.flush(), []);
/// assert_eq!(folder.load(FileName::Tally), Loaded::Found(99));
/// ```
pub struct Saver {
    folder: Folder,
    notices: Receiver<Vec<Notice>>,
    /// Notices from this thread, for when the other one has ended.
    own: Vec<Notice>,
    unsaved: Unsaved,
    thread: Option<WriterThread>,
}

/// Why something could not be written so far, what was told first before the rest. Both
/// threads use it.
type Unsaved = Arc<Mutex<Vec<SaveError>>>;

impl fmt::Debug for Saver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Saver").finish_non_exhaustive()
    }
}

struct WriterThread {
    orders: Sender<Order>,
    handle: JoinHandle<()>,
}

enum Order {
    /// The player hears of these errors from elsewhere.
    Said(Vec<SaveError>),
    Write(FileName, MakeText),
    /// Keep a finished game of the history.
    Finished(GameId, Box<NamedGame>),
    /// Remove what is kept of these games, once the history without them is written.
    Forget(BTreeSet<GameId>),
    /// Remove what is kept of the oldest of these games, if it is too much.
    Trim(Vec<GameId>),
    /// What another program has written was taken over.
    TakenOver,
    /// Look for files that have been removed.
    Look,
    /// Answer when everything before this has been tried.
    Flush(Sender<()>),
}

impl Saver {
    /// Starts a saver for a folder.
    ///
    /// Notices in `said` are not told again. `wake` is called from the saver's
    /// thread when [`Self::notices`] has something new.
    pub fn start(folder: Folder, said: &[Notice], wake: impl Fn() + Send + 'static) -> Self {
        let (report, notices) = mpsc::channel();
        let mut writer = Writer::new(folder.clone(), said, report.clone(), Box::new(wake));
        let unsaved = Arc::clone(&writer.unsaved);
        let (orders, inbox) = mpsc::channel();
        let thread = thread::Builder::new()
            .name("saver".to_owned())
            .spawn(move || writer.work(&inbox));
        let thread = match thread {
            Ok(handle) => Some(WriterThread { orders, handle }),
            Err(error) => {
                report.send(vec![no_thread(&error).into()]).ok();
                None
            }
        };
        Self {
            folder,
            notices,
            own: Vec::new(),
            unsaved,
            thread,
        }
    }

    /// These errors are not told again: the player hears of them from elsewhere.
    pub(super) fn hear(&mut self, said: Vec<SaveError>) {
        self.order(Order::Said(said));
    }

    /// Saves a value soon. Nothing is written if the file would be the same as
    /// before.
    pub fn save<T>(&mut self, name: FileName, content: T)
    where
        T: Serialize + Send + Sync + 'static,
    {
        let text: MakeText = Arc::new(move || form::to_text(name, &content));
        if name == FileName::Game {
            crash::remember(&self.folder, &text);
        }
        self.order(Order::Write(name, text));
    }

    /// Keeps a finished game soon, in a file of its own.
    pub fn keep_finished(&mut self, id: GameId, game: NamedGame) {
        self.order(Order::Finished(id, Box::new(game)));
    }

    /// Removes soon what is kept of these games; not if the game in progress or the
    /// history cannot be written before.
    pub fn forget_games(&mut self, ids: BTreeSet<GameId>) {
        self.order(Order::Forget(ids));
    }

    /// Removes soon what is kept of the oldest games of the history, which stand first,
    /// and of games that are not in it, if it is too much.
    pub fn trim_games(&mut self, history: Vec<GameId>) {
        self.order(Order::Trim(history));
    }

    /// What was told of another program's files was taken over: until then none of them is
    /// replaced.
    pub(super) fn has_taken_over(&mut self) {
        self.order(Order::TakenOver);
    }

    /// Writes files again that have been removed.
    pub fn look_for_removed(&mut self) {
        self.order(Order::Look);
    }

    /// What the player must be told since the last call.
    #[must_use]
    pub fn notices(&mut self) -> Vec<Notice> {
        let mut notices = std::mem::take(&mut self.own);
        notices.extend(self.notices.try_iter().flatten());
        notices
    }

    /// Why something could not be written so far; `None` if all is written that anybody
    /// would miss. Nobody misses where the window was.
    pub fn unsaved(&self) -> Option<SaveError> {
        if self.thread.is_none() {
            return Some(no_thread(&"it has failed"));
        }
        let unsaved = self.unsaved.lock();
        let unsaved = unsaved.unwrap_or_else(PoisonError::into_inner);
        let mut missed = unsaved.iter();
        missed
            .find(|error| error.file() != Some(FileName::Window))
            .cloned()
    }

    /// Whether there is something wrong with this file or with the folder, and it could
    /// not be written so far.
    pub(super) fn is_stuck(&self, name: FileName) -> bool {
        let unsaved = self.unsaved.lock();
        let unsaved = unsaved.unwrap_or_else(PoisonError::into_inner);
        let mut files = unsaved.iter().map(SaveError::file);
        files.any(|file| file.is_none_or(|file| file == name))
    }

    /// Waits until everything is written, or was tried. Returns what the player
    /// must be told.
    pub fn flush(&mut self) -> Vec<Notice> {
        let (done, wait) = mpsc::channel();
        self.order(Order::Flush(done));
        // If the other thread has ended, `order` has made a notice of it.
        wait.recv().ok();
        self.notices()
    }

    fn order(&mut self, order: Order) {
        let Some(thread) = &self.thread else {
            return;
        };
        if thread.orders.send(order).is_err() {
            self.own.push(no_thread(&"it has failed").into());
            self.thread = None;
        }
    }
}

impl Drop for Saver {
    fn drop(&mut self) {
        let has_worked = self.thread.take().is_some_and(|thread| {
            drop(thread.orders);
            thread.handle.join().is_ok()
        });
        if !has_worked {
            crash::save_last(&self.folder);
        }
        crash::forget(&self.folder);
    }
}

fn no_thread(why: &impl fmt::Display) -> SaveError {
    SaveError::NoThread {
        reason: form::complaint(why),
    }
}

/// The state of the saver's thread.
struct Writer {
    folder: Folder,
    /// The files to be written with their newest texts, the last saved at the
    /// end.
    waiting: Vec<(FileName, String)>,
    /// The finished games to be kept.
    games: BTreeMap<GameId, String>,
    /// Why the newest content of a file could not be turned into text, at most one error
    /// for each file.
    without_text: Vec<SaveError>,
    /// The errors that the player was told of and that are not over.
    said: Vec<SaveError>,
    unsaved: Unsaved,
    /// Whether something that another program has written is to be taken over before
    /// anything takes its place.
    is_held: bool,
    try_again_after: Duration,
    report: Sender<Vec<Notice>>,
    wake: Wake,
}

impl Writer {
    fn new(folder: Folder, said: &[Notice], report: Sender<Vec<Notice>>, wake: Wake) -> Self {
        let said = said
            .iter()
            .filter_map(|notice| notice.save_error().cloned())
            .collect();
        Self {
            folder,
            waiting: Vec::new(),
            games: BTreeMap::new(),
            without_text: Vec::new(),
            said,
            unsaved: Unsaved::default(),
            is_held: false,
            try_again_after: TRY_AGAIN_AFTER,
            report,
            wake,
        }
    }

    fn work(&mut self, inbox: &Receiver<Order>) {
        loop {
            let mut flushed = match self.next(inbox) {
                Ok(order) => self.take(order),
                Err(RecvTimeoutError::Timeout) => None,
                Err(RecvTimeoutError::Disconnected) => break,
            };
            while flushed.is_none()
                && let Ok(order) = inbox.try_recv()
            {
                flushed = self.take(order);
            }
            // Not while flushing: the window may be about to close, and the
            // player could not be told that it has the folder now.
            if flushed.is_none() {
                self.folder.ask_again();
            }
            self.write();
            if let Some(done) = flushed {
                // Nobody may be waiting any more.
                done.send(()).ok();
            }
        }
        // One last try, also for files that have been removed. Nobody takes anything over
        // any more.
        self.write_all();
    }

    /// Waits for an order, but no longer than until the next try.
    fn next(&self, inbox: &Receiver<Order>) -> Result<Order, RecvTimeoutError> {
        if !self.has_written_all() && self.said.iter().any(SaveError::may_pass) {
            return inbox.recv_timeout(self.try_again_after);
        }
        Ok(inbox.recv()?)
    }

    fn has_written_all(&self) -> bool {
        self.waiting.is_empty() && self.games.is_empty() && self.without_text.is_empty()
    }

    /// Carries out an order. A flush is returned, to be answered later.
    fn take(&mut self, order: Order) -> Option<Sender<()>> {
        match order {
            Order::Said(said) => {
                self.said.extend(said);
                None
            }
            Order::Write(name, text) => {
                if let Some(text) = self.text(name, text()) {
                    self.wait_with(name, text);
                }
                None
            }
            Order::Finished(id, game) => {
                let text = form::to_text(FileName::SavedGame, &*game);
                if let Some(text) = self.text(FileName::SavedGame, text) {
                    self.games.insert(id, text);
                }
                None
            }
            Order::Forget(ids) => {
                self.write();
                let mut waiting = self.waiting.iter().map(|(name, _)| *name);
                if !waiting.any(|name| matches!(name, FileName::Game | FileName::History)) {
                    self.games.retain(|id, _| !ids.contains(id));
                    self.folder.forget_games(&ids);
                }
                None
            }
            Order::Trim(history) => {
                self.write();
                self.folder.trim_games(&history);
                None
            }
            Order::TakenOver => {
                self.is_held = false;
                None
            }
            Order::Look => None,
            Order::Flush(done) => Some(done),
        }
    }

    /// The text of a file. `None` if it could not be made; the file then counts as not
    /// saved until a later text can be.
    fn text(&mut self, name: FileName, text: Result<String, SaveError>) -> Option<String> {
        self.without_text.retain(|error| error.file() != Some(name));
        text.map_err(|error| self.without_text.push(error)).ok()
    }

    /// Adds a file to those to be written, unless it has this text already.
    fn wait_with(&mut self, name: FileName, text: String) {
        let is_known = match self.waiting.iter().find(|(waiting, _)| *waiting == name) {
            Some((_, newest)) => *newest == text,
            None => self.folder.knows(name, &text),
        };
        if !is_known {
            self.waiting.retain(|(waiting, _)| *waiting != name);
            self.waiting.push((name, text));
        }
    }

    /// Whether another program has written something that is to be taken over before the
    /// files that wait are written. It is kept and told of.
    fn finds_news(&mut self) -> bool {
        // The history goes last: what is told of the game tells of it, too; and if it cannot
        // be written, the game has what it lacks.
        self.waiting
            .sort_by_key(|(name, _)| *name == FileName::History);
        let waits = |name| self.waiting.iter().any(|(waiting, _)| *waiting == name);
        let is_without_game = waits(FileName::History) && !waits(FileName::Game);
        let game = is_without_game && self.folder.has_news(FileName::Game, "");
        let waiting = self.waiting.iter();
        // Each is looked at, so that all is told at once.
        waiting.fold(game, |has_news, (name, text)| {
            self.folder.has_news(*name, text) || has_news
        })
    }

    /// Writes, unless something is to be taken over first.
    fn write(&mut self) {
        self.is_held |= self.finds_news();
        if self.is_held {
            // Nothing was tried: what is not saved stays so.
            let notices = self.folder.take_notices();
            if !notices.is_empty() {
                self.report(notices);
            }
        } else {
            self.write_all();
        }
    }

    /// Tries to write all files that wait or have been removed. Those that fail
    /// wait on.
    fn write_all(&mut self) {
        let mut written = Vec::new();
        let mut errors = self.without_text.clone();
        for (name, text) in self.folder.removed() {
            if self.waiting.iter().all(|(waiting, _)| *waiting != name) {
                self.waiting.push((name, text));
            }
        }
        self.waiting
            .sort_by_key(|(name, _)| *name == FileName::History);
        let folder = &self.folder;
        self.waiting
            .retain(|(name, text)| match folder.save_text(*name, text) {
                Ok(()) => {
                    written.push(*name);
                    false
                }
                Err(error) => {
                    if !errors.contains(&error) {
                        errors.push(error);
                    }
                    true
                }
            });
        // What is wrong with the player's folder is told of that one alone. What is
        // wrong with one file in it is no reason to keep nothing else.
        if errors.iter().all(|error| error.file().is_some()) {
            self.games
                .retain(|id, text| match folder.keep_finished_text(*id, text) {
                    Ok(()) => {
                        written.push(FileName::SavedGame);
                        false
                    }
                    Err(error) => {
                        if !errors.contains(&error) {
                            errors.push(error);
                        }
                        true
                    }
                });
        }
        self.tell_results(&written, &errors);
    }

    /// Tells what is new after a try: what was written, and what could not be.
    fn tell_results(&mut self, written: &[FileName], errors: &[SaveError]) {
        let mut is_better = false;
        self.said.retain(|error| {
            let is_over = !errors.contains(error) && is_over(error, written);
            // There is a notice of its own for getting the folder.
            is_better |= is_over && !matches!(error, SaveError::InUse { .. });
            !is_over
        });
        let mut notices = self.folder.take_notices();
        for error in errors {
            if !self.said.contains(error) {
                self.said.push(error.clone());
                notices.push(error.clone().into());
            }
        }
        if is_better && self.has_written_all() {
            notices.push(Notice::SavedAgain);
        }
        // What failed in another way before may have been told first.
        let said = self.said.iter().filter(|error| errors.contains(error));
        let said: Vec<SaveError> = said.cloned().collect();
        let mut unsaved = self.unsaved.lock().unwrap_or_else(PoisonError::into_inner);
        if notices.is_empty() && *unsaved == said {
            return;
        }
        *unsaved = said;
        drop(unsaved);
        self.report(notices);
    }

    /// Reports at once what belongs together: what is taken over is taken over as a whole.
    fn report(&self, notices: Vec<Notice>) {
        // The other thread may have ended.
        self.report.send(notices).ok();
        (self.wake)();
    }
}

/// Whether an error is over, because what it was about has been written.
fn is_over(error: &SaveError, written: &[FileName]) -> bool {
    match error.file() {
        Some(name) => written.contains(&name),
        None => !written.is_empty(),
    }
}

#[cfg(test)]
mod tests;
