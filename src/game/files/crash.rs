//! What happens when the program breaks down: what waits is written, and a report.

use std::backtrace::Backtrace;
use std::io::{self, Write as _};
use std::panic::{self, PanicHookInfo};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc;
use std::time::{Duration, Instant};
use std::{env, thread};

use super::disk::{Disk, RealDisk};

/// How long a thread that breaks down waits until all is written, the report too.
const PATIENCE: Duration = Duration::from_secs(3);
/// The time between two questions whether all is written.
const PAUSE: Duration = Duration::from_millis(10);
/// The beginning of a report's name.
pub(super) const REPORT: &str = "crash-report-";
/// The most reports in a folder. After that no more are written.
const MOST_REPORTS: u32 = 99;

/// Whether this run of the program has written a report. It writes only one.
static IS_REPORTED: AtomicBool = AtomicBool::new(false);

/// From now on a breakdown anywhere in the program writes a report to the folder, or else to
/// the system's folder for temporary files, and waits until what was handed over is on disk.
/// At the next start [`new_reports`] finds the report.
pub fn watch_for_panics(
    folder: Option<PathBuf>,
    is_idle: impl Fn() -> bool + Send + Sync + 'static,
) {
    let before = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        before(info);
        if !IS_REPORTED.swap(true, Ordering::Relaxed) {
            let until = Instant::now() + PATIENCE;
            leave_report(folder.clone(), describe(info), until);
            while !is_idle() && Instant::now() < until {
                thread::sleep(PAUSE);
            }
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
         message: {message}\n\n{}\n",
        env!("CARGO_PKG_VERSION"),
        env::consts::OS,
        env::consts::ARCH,
        thread.name().unwrap_or("without a name"),
        Backtrace::force_capture(),
    )
}

/// Writes the report on a thread of its own: the disk may not answer.
fn leave_report(folder: Option<PathBuf>, report: String, until: Instant) {
    let (done, wait) = mpsc::channel();
    let work = move || {
        let write = |folder: &Path| write_report(&RealDisk, folder, &report);
        let written = folder.as_deref().map(write).and_then(Result::ok);
        let told = match written.map_or_else(|| write(&env::temp_dir()), Ok) {
            Ok(path) => writeln!(io::stderr(), "The report is {}.", path.display()),
            Err(error) => writeln!(io::stderr(), "There is no report ({error})."),
        };
        // Where nobody can be told, there is the report.
        told.ok();
        done.send(()).ok();
    };
    if thread::Builder::new().spawn(work).is_ok() {
        let left = until.saturating_duration_since(Instant::now());
        wait.recv_timeout(left).ok();
    }
}

fn write_report(disk: &dyn Disk, folder: &Path, report: &str) -> io::Result<PathBuf> {
    let is_free = |number: &u32| {
        let names = [new_name(folder, *number), told_name(folder, *number)];
        names.iter().all(|name| !disk.exists(name))
    };
    let free = (1..=MOST_REPORTS).find(is_free);
    let path = new_name(folder, free.ok_or(io::ErrorKind::AlreadyExists)?);
    disk.make_folder(folder)?;
    disk.write_synced(&path, report.as_bytes())?;
    disk.sync_folder(folder)?;
    Ok(path)
}

/// The reports of breakdowns that the player has not been told of. Each is returned once, if
/// it can be renamed.
pub fn new_reports(disk: &dyn Disk, folder: &Path) -> Vec<PathBuf> {
    let names = disk.list(folder).unwrap_or_default();
    let numbers = names.iter().filter_map(|name| {
        let number = name.strip_prefix(REPORT)?.strip_suffix(".new.txt")?;
        number.parse().ok()
    });
    let reports = numbers.map(|number| {
        let (new, told) = (new_name(folder, number), told_name(folder, number));
        match disk.rename(&new, &told) {
            Ok(()) => told,
            Err(_) => new,
        }
    });
    let reports: Vec<_> = reports.collect();
    if !reports.is_empty() {
        disk.sync_folder(folder).ok();
    }
    reports
}

/// The name of a report that the player has not been told of.
fn new_name(folder: &Path, number: u32) -> PathBuf {
    folder.join(format!("{REPORT}{number}.new.txt"))
}

fn told_name(folder: &Path, number: u32) -> PathBuf {
    folder.join(format!("{REPORT}{number}.txt"))
}
