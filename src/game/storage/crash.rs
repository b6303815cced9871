//! What happens when the program crashes: the game in progress is saved and a
//! report is written.

use std::backtrace::Backtrace;
use std::io::{self, Write as _};
use std::panic::{self, PanicHookInfo};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError, mpsc};
use std::time::Duration;
use std::{env, thread};

use super::form::MakeText;
use super::left_over::REPORT;
use super::{Disk, FileName, Folder, Notice, SaveError};

/// How long a crashing thread waits for its report.
const PATIENCE: Duration = Duration::from_secs(30);

/// The most reports in a folder. After that no more are written.
const MOST_REPORTS: u32 = 99;

/// The game in progress as it was last handed to a saver, with its folder.
static LAST_GAME: Mutex<Option<(Folder, MakeText)>> = Mutex::new(None);

/// Whether this run of the program has written a report. It writes only one.
static IS_REPORTED: AtomicBool = AtomicBool::new(false);

fn last_game() -> MutexGuard<'static, Option<(Folder, MakeText)>> {
    LAST_GAME.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Remembers a game that was handed to a saver.
pub(super) fn remember(folder: &Folder, text: &MakeText) {
    *last_game() = Some((folder.clone(), MakeText::clone(text)));
}

/// Forgets the game, because the saver has ended properly.
pub(super) fn forget(folder: &Folder) {
    last_game().take_if(|(last, _)| last.path() == folder.path());
}

/// Saves the game, because the saver's thread cannot do it any more.
pub(super) fn save_last(folder: &Folder) {
    if let Some((last, text)) = &*last_game()
        && last.path() == folder.path()
        && let Ok(text) = text()
    {
        // If this fails there is nobody left to tell: the player already knows
        // that nothing is saved.
        last.save_text(FileName::Game, &text).ok();
    }
}

/// From now on a crash anywhere in the program first saves the game in progress,
/// as it was last handed to a [`Saver`](super::Saver), and writes a report to the
/// folder. At the next start [`Folder::new_reports`] finds the report.
pub fn watch_for_panics() {
    let before = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        before(info);
        if !IS_REPORTED.swap(true, Ordering::Relaxed) {
            leave(describe(info));
        }
    }));
}

fn describe(info: &PanicHookInfo<'_>) -> String {
    let thread = thread::current();
    let message = info.payload_as_str().unwrap_or("something without words");
    let place = info.location().map(ToString::to_string).unwrap_or_default();
    format!(
        "Nestor Dominoes {} broke down.\n\
         system: {} {}\n\
         thread: {}\n\
         place: {place}\n\
         message: {message}\n",
        env!("CARGO_PKG_VERSION"),
        env::consts::OS,
        env::consts::ARCH,
        thread.name().unwrap_or("without a name"),
    )
}

/// Saves the game and writes the report.
///
/// This runs on another thread, because the crashing one may hold a lock that is
/// needed.
fn leave(what: String) {
    let backtrace = Backtrace::force_capture();
    let (done, wait) = mpsc::channel();
    let work = move || {
        // While this is held, no newer game can be handed to a saver.
        let last = last_game();
        let (place, game) = match &*last {
            Some((folder, text)) => match text() {
                Ok(text) => (save_game(folder, &text), text),
                Err(error) => (Err(error), "without words".to_owned()),
            },
            None => (Err(SaveError::NoHome), "none yet".to_owned()),
        };
        let saved = match &place {
            Ok(_) => "saved".to_owned(),
            Err(error) => format!("not saved. {error:?}"),
        };
        let report = format!("{what}game in progress: {saved}\n\n{game}\n\n{backtrace}\n");
        let elsewhere = || write_report(&Disk::default(), &env::temp_dir(), &report);
        let written = match place {
            Ok((disk, folder)) => write_report(disk, folder, &report).or_else(|_| elsewhere()),
            Err(_) => elsewhere(),
        };
        let told = match written {
            Ok(path) => writeln!(io::stderr(), "The report is {}.", path.display()),
            Err(error) => writeln!(io::stderr(), "There is no report ({error})."),
        };
        // Where nobody can be told, there is the report.
        told.ok();
        // The crashing thread may no longer wait.
        done.send(()).ok();
    };
    if thread::Builder::new().spawn(work).is_ok() {
        // After that time it goes on without the report.
        wait.recv_timeout(PATIENCE).ok();
    }
}

/// Saves the game. Returns the disk and the folder for the report.
fn save_game<'f>(folder: &'f Folder, text: &str) -> Result<(&'f Disk, &'f Path), SaveError> {
    folder.save_text(FileName::Game, text)?;
    Ok((folder.disk(), folder.root()?))
}

fn write_report(disk: &Disk, folder: &Path, report: &str) -> io::Result<PathBuf> {
    let free = (1..=MOST_REPORTS)
        .find(|number| !told_name(folder, *number).exists() && !new_name(folder, *number).exists());
    let path = new_name(folder, free.ok_or(io::ErrorKind::AlreadyExists)?);
    disk.fill(disk.make_file(&path)?, &path, report.as_bytes())?;
    disk.sync_folder(folder);
    Ok(path)
}

/// The name of a report that the player has not been told of.
fn new_name(folder: &Path, number: u32) -> PathBuf {
    folder.join(format!("{REPORT}{number}.new.txt"))
}

fn told_name(folder: &Path, number: u32) -> PathBuf {
    folder.join(format!("{REPORT}{number}.txt"))
}

impl Folder {
    /// The reports of earlier crashes that the player has not been told of. Each
    /// is returned only once.
    pub fn new_reports(&self) -> Vec<Notice> {
        let Ok(folder) = self.root() else {
            return Vec::new();
        };
        let told = |number| {
            let (new, told) = (new_name(folder, number), told_name(folder, number));
            if !new.is_file() {
                return None;
            }
            let report = match self.disk().rename(&new, &told) {
                Ok(()) => {
                    self.disk().sync_folder(folder);
                    told
                }
                Err(_) => new,
            };
            Some(Notice::BrokeDown { report })
        };
        (1..=MOST_REPORTS).filter_map(told).collect()
    }
}
