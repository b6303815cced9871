//! Writing off the thread that draws.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread::{self, JoinHandle};

use serde::Serialize;

use super::{FileName, Folder, Notice, SaveError, form};

/// Called when there is a notice to be fetched.
type Wake = Box<dyn Fn() + Send>;

/// Saves values on a thread of its own, in the order in which they came.
///
/// When a file is saved again before its turn has come, only the newer content
/// is written. What could not be written is kept, and tried again with whatever
/// is saved next. When a saver is dropped, all is written first.
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
    notices: Receiver<Notice>,
    /// The text that was last handed on for each file.
    last: BTreeMap<FileName, String>,
    /// Notices of this thread's own: values that have no text.
    own: Vec<Notice>,
    thread: Option<WriterThread>,
}

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
    Write(FileName, String),
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
        let mut writer = Writer::new(folder, said, report.clone(), Box::new(wake));
        let (orders, inbox) = mpsc::channel();
        let thread = thread::Builder::new()
            .name("saver".to_owned())
            .spawn(move || writer.work(&inbox));
        let thread = match thread {
            Ok(handle) => Some(WriterThread { orders, handle }),
            Err(error) => {
                report.send(stopped(&error)).ok();
                None
            }
        };
        Self {
            notices,
            last: BTreeMap::new(),
            own: Vec::new(),
            thread,
        }
    }

    /// Saves a value soon; does nothing if the file would be the same as before.
    pub fn save<T: Serialize>(&mut self, name: FileName, content: &T) {
        match form::to_text(name, content) {
            Ok(text) => self.save_text(name, text),
            Err(error) => self.own.push(error.into()),
        }
    }

    fn save_text(&mut self, name: FileName, text: String) {
        if self.last.get(&name) == Some(&text) {
            return;
        }
        self.last.insert(name, text.clone());
        self.order(Order::Write(name, text));
    }

    /// What the player must be told since this was last asked.
    #[must_use]
    pub fn notices(&mut self) -> Vec<Notice> {
        let mut notices = std::mem::take(&mut self.own);
        notices.extend(self.notices.try_iter());
        notices
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
            self.own.push(stopped(&"it has failed"));
            self.thread = None;
        }
    }
}

impl Drop for Saver {
    fn drop(&mut self) {
        if let Some(WriterThread { orders, handle }) = self.thread.take() {
            drop(orders);
            // A thread that has panicked has nothing more to write.
            handle.join().ok();
        }
    }
}

fn stopped(why: &impl fmt::Display) -> Notice {
    SaveError::NoThread {
        reason: form::complaint(why),
    }
    .into()
}

/// What the other thread knows.
struct Writer {
    folder: Folder,
    /// At most one text for each file, the one that came last at the end.
    waiting: Vec<(FileName, String)>,
    /// The errors that the player knows of and that have not gone away.
    said: Vec<SaveError>,
    report: Sender<Notice>,
    wake: Wake,
}

impl Writer {
    fn new(folder: Folder, said: &[Notice], report: Sender<Notice>, wake: Wake) -> Self {
        let said = said
            .iter()
            .filter_map(|notice| match notice {
                Notice::NotSaved(error) => Some(error.clone()),
                Notice::SetAside { .. } | Notice::SavedAgain => None,
            })
            .collect();
        Self {
            folder,
            waiting: Vec::new(),
            said,
            report,
            wake,
        }
    }

    fn work(&mut self, inbox: &Receiver<Order>) {
        while let Ok(order) = inbox.recv() {
            let mut flushed = self.take(order);
            while flushed.is_none()
                && let Ok(order) = inbox.try_recv()
            {
                flushed = self.take(order);
            }
            self.write();
            if let Some(done) = flushed {
                // Nobody may be waiting any more.
                done.send(()).ok();
            }
        }
    }

    /// Puts an order in its place; a flush is handed back.
    fn take(&mut self, order: Order) -> Option<Sender<()>> {
        match order {
            Order::Write(name, text) => {
                self.waiting.retain(|(waiting, _)| *waiting != name);
                self.waiting.push((name, text));
                None
            }
            Order::Flush(done) => Some(done),
        }
    }

    /// Tries to write all that waits; what fails waits on.
    fn write(&mut self) {
        let mut written = Vec::new();
        let mut errors: Vec<SaveError> = Vec::new();
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
        let known = self.said.len();
        self.said
            .retain(|error| errors.contains(error) || !is_over(error, &written));
        let is_better = self.said.len() < known;
        let mut notices: Vec<Notice> = Vec::new();
        for error in errors {
            if !self.said.contains(&error) {
                self.said.push(error.clone());
                notices.push(error.into());
            }
        }
        if is_better && self.waiting.is_empty() {
            notices.push(Notice::SavedAgain);
        }
        if notices.is_empty() {
            return;
        }
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
mod tests {
    use super::*;
    use crate::storage::Loaded;
    use std::fs;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicU32, Ordering};

    fn writer(folder: &Folder, said: &[Notice]) -> (Writer, Receiver<Notice>) {
        let (report, notices) = mpsc::channel();
        let writer = Writer::new(folder.clone(), said, report, Box::new(|| {}));
        (writer, notices)
    }

    fn text(content: u32) -> String {
        form::to_text(FileName::Game, &content).expect("a number has a text")
    }

    #[test]
    fn a_newer_content_replaces_an_older_one_that_waits() {
        let scratch = tempfile::tempdir().unwrap();
        let (mut writer, _notices) = writer(&Folder::at(scratch.path()), &[]);
        writer.take(Order::Write(FileName::Game, text(1)));
        writer.take(Order::Write(FileName::Tally, text(2)));
        writer.take(Order::Write(FileName::Game, text(3)));
        assert_eq!(
            writer.waiting,
            [(FileName::Tally, text(2)), (FileName::Game, text(3))],
            "one text for each file, in the order of the last that came"
        );
    }

    #[test]
    fn the_last_of_many_values_is_on_disk_after_a_flush() {
        let scratch = tempfile::tempdir().unwrap();
        let folder = Folder::at(scratch.path());
        let mut saver = Saver::start(folder.clone(), &[], || {});
        let files = FileName::ALL.len() as u32;
        for value in 0..40 * files {
            let name = FileName::ALL[(value % files) as usize];
            saver.save(name, &value);
        }
        assert_eq!(saver.flush(), [], "nothing went wrong");
        for (value, name) in (39 * files..).zip(FileName::ALL) {
            assert_eq!(
                folder.load(name),
                Loaded::Found(value),
                "the last value of {name}"
            );
        }
    }

    #[test]
    fn a_saver_that_is_dropped_writes_everything_first() {
        let scratch = tempfile::tempdir().unwrap();
        let folder = Folder::at(scratch.path());
        let mut saver = Saver::start(folder.clone(), &[], || {});
        saver.save(FileName::Game, &1_u32);
        drop(saver);
        assert_eq!(folder.load(FileName::Game), Loaded::Found(1_u32), "on disk");
    }

    #[test]
    fn the_same_content_is_not_written_twice() {
        let scratch = tempfile::tempdir().unwrap();
        let folder = Folder::at(scratch.path());
        let mut saver = Saver::start(folder, &[], || {});
        saver.save(FileName::Game, &1_u32);
        saver.flush();
        let path = scratch.path().join("game.ron");
        fs::remove_file(&path).unwrap();
        saver.save(FileName::Game, &1_u32);
        saver.flush();
        assert!(!path.exists(), "nothing new was to be written");
        saver.save(FileName::Game, &2_u32);
        saver.flush();
        assert!(path.exists(), "something new was");
    }

    #[test]
    fn a_trouble_is_told_once_and_so_is_its_end() {
        let scratch = tempfile::tempdir().unwrap();
        let root = scratch.path().join("data");
        fs::write(&root, "a file where the folder should be").unwrap();
        let folder = Folder::at(&root);
        let woken = Arc::new(AtomicU32::new(0));
        let counter = Arc::clone(&woken);
        let mut saver = Saver::start(folder.clone(), &[], move || {
            counter.fetch_add(1, Ordering::Relaxed);
        });
        let trouble = Notice::from(SaveError::NotAFolder {
            folder: root.clone(),
        });
        saver.save(FileName::Game, &1_u32);
        assert_eq!(saver.flush(), [trouble], "it is told");
        saver.save(FileName::Tally, &2_u32);
        saver.save(FileName::Game, &3_u32);
        assert_eq!(saver.flush(), [], "but not again");

        fs::remove_file(&root).unwrap();
        saver.save(FileName::Game, &4_u32);
        assert_eq!(saver.flush(), [Notice::SavedAgain], "and that it is over");
        assert_eq!(folder.load(FileName::Tally), Loaded::Found(2_u32), "kept");
        assert_eq!(folder.load(FileName::Game), Loaded::Found(4_u32), "newest");
        assert_eq!(
            woken.load(Ordering::Relaxed),
            2,
            "the window was woken for each of the two"
        );
    }

    #[test]
    fn what_the_player_knows_already_is_not_told_again() {
        let folder = Folder::nowhere();
        let said = [Notice::from(SaveError::NoHome)];
        let mut saver = Saver::start(folder, &said, || {});
        saver.save(FileName::Game, &1_u32);
        assert_eq!(saver.flush(), [], "it was said at the start");
    }

    #[test]
    fn a_newer_file_does_not_keep_the_others_from_being_saved() {
        let scratch = tempfile::tempdir().unwrap();
        let path = scratch.path().join("themes.ron");
        let newer = "(version: 9, content: \"from the future\")";
        fs::write(&path, newer).unwrap();
        let folder = Folder::at(scratch.path());
        let (mut writer, notices) = writer(&folder, &[]);
        writer.take(Order::Write(FileName::Themes, text(1)));
        writer.take(Order::Write(FileName::Game, text(2)));
        writer.write();
        writer.take(Order::Write(FileName::Game, text(3)));
        writer.write();
        assert_eq!(
            notices.try_iter().collect::<Vec<_>>(),
            [Notice::from(SaveError::Newer {
                name: FileName::Themes,
                path: path.clone(),
                version: 9
            })],
            "told once, and nothing else"
        );
        assert_eq!(folder.load(FileName::Game), Loaded::Found(3_u32), "saved");
        assert_eq!(fs::read_to_string(path).unwrap(), newer, "left alone");
    }

    #[test]
    fn a_value_that_has_no_text_is_reported_and_nothing_is_written() {
        let scratch = tempfile::tempdir().unwrap();
        let mut saver = Saver::start(Folder::at(scratch.path()), &[], || {});
        let too_much = "x".repeat(form::MOST_BYTES as usize);
        saver.save(FileName::Tally, &too_much);
        let name = FileName::Tally;
        assert_eq!(
            saver.flush(),
            [Notice::from(SaveError::TooMuch { name })],
            "one sentence"
        );
        assert!(!scratch.path().join("tally.ron").exists(), "no file");
    }
}
