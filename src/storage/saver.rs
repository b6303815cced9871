//! Writing off the thread that draws.

use std::fmt;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use serde::Serialize;

use super::{FileName, Folder, Notice, SaveError, crash, form};

/// How long after a failure everything is tried again.
const TRY_AGAIN_AFTER: Duration = Duration::from_secs(3);

/// Called when there is a notice to be fetched.
type Wake = Box<dyn Fn() + Send>;

/// Saves values on a thread of its own, in the order in which they came.
///
/// When a file is saved again before its turn has come, only the newer content
/// is written. What could not be written is kept, and tried again after a few
/// seconds or with whatever is saved next. A file that was read or written and
/// has been removed is written again, too. When a saver is dropped, all is
/// written first.
///
/// # Examples
/// ```
/// use nestor_dominoes::storage::{FileName, Folder, Loaded, Saver};
///
/// # let scratch = tempfile::tempdir().expect("a temporary folder");
/// let folder = Folder::at(scratch.path());
/// let mut saver = Saver::start(folder.clone(), &[], || {});
/// for score in 0..100 {
///     saver.save(FileName::Tally, &score);
/// }
/// assert_eq!(saver.flush(), []);
/// assert_eq!(folder.load(FileName::Tally), Loaded::Found(99));
/// ```
pub struct Saver {
    folder: Folder,
    notices: Receiver<Notice>,
    /// Notices of this thread's own: values that have no text.
    own: Vec<Notice>,
    unsaved: Unsaved,
    thread: Option<WriterThread>,
}

/// Why something has been tried and is not on disk yet; both threads know.
type Unsaved = Arc<Mutex<Option<SaveError>>>;

impl fmt::Debug for Saver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Saver").finish_non_exhaustive()
    }
}

struct WriterThread {
    orders: Sender<Order>,
    handle: JoinHandle<()>,
}

/// A text that is yet to be made.
type MakeText = Box<dyn FnOnce() -> Result<String, SaveError> + Send>;

enum Order {
    Write(FileName, String),
    /// Write what takes too long to put into words on the thread that draws.
    Make(FileName, MakeText),
    /// Answer when everything before has been tried.
    Flush(Sender<()>),
}

impl Saver {
    /// Starts a saver for a folder.
    ///
    /// `said` is what the player has been told already and need not hear again;
    /// `wake` is called from the other thread when there is something for
    /// [`Self::notices`] to fetch.
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
                report.send(no_thread(&error).into()).ok();
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

    /// Saves a value soon; does nothing if the file would be the same as before.
    pub fn save<T: Serialize>(&mut self, name: FileName, content: &T) {
        match form::to_text(name, content) {
            Ok(text) => {
                if name == FileName::Game {
                    crash::remember(&self.folder, &text);
                }
                self.order(Order::Write(name, text));
            }
            Err(error) => self.own.push(error.into()),
        }
    }

    /// Saves a value that is large: it is put into words on the other thread.
    pub fn save_large<T: Serialize + Send + 'static>(&mut self, name: FileName, content: T) {
        let make = Box::new(move || form::to_text(name, &content));
        self.order(Order::Make(name, make));
    }

    /// What the player must be told since this was last asked.
    #[must_use]
    pub fn notices(&mut self) -> Vec<Notice> {
        let mut notices = std::mem::take(&mut self.own);
        notices.extend(self.notices.try_iter());
        notices
    }

    /// Why something is not on disk although it has been tried; `None` once all
    /// is.
    pub fn unsaved(&self) -> Option<SaveError> {
        if self.thread.is_none() {
            return Some(no_thread(&"it has failed"));
        }
        let unsaved = self.unsaved.lock();
        unsaved.unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Waits until everything is on disk, or has been tried, and returns what the
    /// player must be told.
    pub fn flush(&mut self) -> Vec<Notice> {
        let (done, wait) = mpsc::channel();
        self.order(Order::Flush(done));
        // If the thread is gone, `order` has said so.
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

/// What the other thread knows.
struct Writer {
    folder: Folder,
    /// The files that are to be written and their newest texts, the one that came
    /// last at the end.
    waiting: Vec<(FileName, String)>,
    /// The errors that the player knows of and that have not gone away.
    said: Vec<SaveError>,
    unsaved: Unsaved,
    try_again_after: Duration,
    report: Sender<Notice>,
    wake: Wake,
}

impl Writer {
    fn new(folder: Folder, said: &[Notice], report: Sender<Notice>, wake: Wake) -> Self {
        let said = said
            .iter()
            .filter_map(|notice| match notice {
                Notice::NotSaved(error) => Some(error.clone()),
                _ => None,
            })
            .collect();
        Self {
            folder,
            waiting: Vec::new(),
            said,
            unsaved: Unsaved::default(),
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
            // Whoever may be about to close the window does not take over from
            // another that has just closed: nobody could be told.
            if flushed.is_none() {
                self.folder.ask_again();
            }
            self.write();
            if let Some(done) = flushed {
                // Nobody may be waiting any more.
                done.send(()).ok();
            }
        }
        // A last try, as after a flush: something may have been removed.
        self.write();
    }

    /// Waits for an order; not for ever if there is something to try again.
    fn next(&self, inbox: &Receiver<Order>) -> Result<Order, RecvTimeoutError> {
        if !self.waiting.is_empty() && self.said.iter().any(SaveError::may_pass) {
            return inbox.recv_timeout(self.try_again_after);
        }
        Ok(inbox.recv()?)
    }

    /// Puts an order in its place; a flush is handed back.
    fn take(&mut self, order: Order) -> Option<Sender<()>> {
        match order {
            Order::Write(name, text) => {
                let is_known = match self.waiting.iter().find(|(waiting, _)| *waiting == name) {
                    Some((_, newest)) => *newest == text,
                    None => self.folder.knows(name, &text),
                };
                if !is_known {
                    self.waiting.retain(|(waiting, _)| *waiting != name);
                    self.waiting.push((name, text));
                }
                None
            }
            Order::Make(name, make) => match make() {
                Ok(text) => self.take(Order::Write(name, text)),
                Err(error) => {
                    // Nobody may be listening any more.
                    self.report.send(error.into()).ok();
                    (self.wake)();
                    None
                }
            },
            Order::Flush(done) => Some(done),
        }
    }

    /// Tries to write all that waits, and what somebody has removed; what fails
    /// waits on.
    fn write(&mut self) {
        let mut written = Vec::new();
        let mut errors: Vec<SaveError> = Vec::new();
        for (name, text) in self.folder.removed() {
            if self.waiting.iter().all(|(waiting, _)| *waiting != name) {
                self.waiting.push((name, text));
            }
        }
        // The game says what is missing in a history that was not written.
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
        let mut is_better = false;
        self.said.retain(|error| {
            let is_over = !errors.contains(error) && is_over(error, &written);
            // There is a sentence of its own for who has taken over.
            is_better |= is_over && !matches!(error, SaveError::InUse { .. });
            !is_over
        });
        let mut notices = self.folder.unsaid();
        for error in errors {
            if !self.said.contains(&error) {
                self.said.push(error.clone());
                notices.push(error.into());
            }
        }
        if is_better && self.waiting.is_empty() {
            notices.push(Notice::SavedAgain);
        }
        let first = self.said.first().filter(|_| !self.waiting.is_empty());
        let mut unsaved = self.unsaved.lock().unwrap_or_else(PoisonError::into_inner);
        if notices.is_empty() && unsaved.as_ref() == first {
            return;
        }
        *unsaved = first.cloned();
        drop(unsaved);
        for notice in notices {
            // Nobody may be listening any more.
            self.report.send(notice).ok();
        }
        (self.wake)();
    }
}

/// An error is over when what it was about has been written.
fn is_over(error: &SaveError, written: &[FileName]) -> bool {
    match error.file() {
        Some(name) => written.contains(&name),
        None => !written.is_empty(),
    }
}

#[cfg(test)]
mod tests;
