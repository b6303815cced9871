//! Crash reports: when the program panics, it writes a report and waits for pending writes.

use std::backtrace::Backtrace;
use std::cell::Cell;
use std::io::{self, Write as _};
use std::panic::{self, AssertUnwindSafe, PanicHookInfo};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc;
use std::time::{Duration, Instant};
use std::{env, thread};

use super::disk;

/// Maximum time for which a panicking thread waits until the report and all data are written.
const MAX_WAIT: Duration = Duration::from_secs(3);
/// Interval for polling whether all is written.
const POLL_INTERVAL: Duration = Duration::from_millis(10);
const REPORT_PREFIX: &str = "crash-report-";
/// Maximum number of reports in a folder.
const MAX_REPORTS: u32 = 99;

/// Whether this run has panicked outside `catch_panic`: only the first such panic is reported. An
/// expected one counts, since the program ends with it.
static HAS_PANICKED: AtomicBool = AtomicBool::new(false);

thread_local! {
    /// Whether the thread is inside `catch_panic`, where a panic writes no report.
    static IS_CAUGHT: Cell<bool> = const { Cell::new(false) };
}

/// Calls `act`, and catches a panic without writing a report, so that the program continues.
///
/// # Errors
/// If `act` panicked.
pub(super) fn catch_panic<T>(act: impl FnOnce() -> T) -> thread::Result<T> {
    let before = IS_CAUGHT.replace(true);
    let done = panic::catch_unwind(AssertUnwindSafe(act));
    IS_CAUGHT.set(before);
    done
}

/// Makes a panic anywhere in the program write a report, unless `is_expected`, and then wait until
/// pending writes are on disk. The report goes to the folder, or else to the system's folder for
/// temporary files; [`new_reports`] finds it at the next start.
pub fn watch_for_panics(
    folder: Option<PathBuf>,
    is_idle: impl Fn() -> bool + Send + Sync + 'static,
    is_expected: impl Fn() -> bool + Send + Sync + 'static,
) {
    let before = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        before(info);
        if !IS_CAUGHT.get() && !HAS_PANICKED.swap(true, Ordering::Relaxed) {
            let until = Instant::now() + MAX_WAIT;
            if !is_expected() {
                write_report_in_time(folder.clone(), describe(info), until);
            }
            while !is_idle() && Instant::now() < until {
                thread::sleep(POLL_INTERVAL);
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

/// Writes the report on a thread of its own, because the disk may hang.
fn write_report_in_time(folder: Option<PathBuf>, report: String, until: Instant) {
    let (done, wait) = mpsc::channel();
    let work = move || {
        let write = |folder: &Path| write_report(folder, &report);
        let written = folder.as_deref().map(write).and_then(Result::ok);
        let message_written = match written.map_or_else(|| write(&env::temp_dir()), Ok) {
            Ok(path) => writeln!(io::stderr(), "The report is {}.", path.display()),
            Err(error) => writeln!(io::stderr(), "There is no report ({error})."),
        };
        // Without a terminal, the report is enough.
        message_written.ok();
        done.send(()).ok();
    };
    if thread::Builder::new().spawn(work).is_ok() {
        let left = until.saturating_duration_since(Instant::now());
        wait.recv_timeout(left).ok();
    }
}

fn write_report(folder: &Path, report: &str) -> io::Result<PathBuf> {
    disk::make_folder(folder)?;
    for number in 1..=MAX_REPORTS {
        let path = new_report_path(folder, number);
        if !disk::exists(&path)? && !disk::exists(&reported_path(folder, number))? {
            disk::replace(&path, report)?;
            return Ok(path);
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

/// The crash reports that the player has not been told about. Each is returned once, if it can be
/// renamed.
pub fn new_reports(folder: &Path) -> Vec<PathBuf> {
    let names = disk::list(folder).unwrap_or_default();
    let numbers = names.iter().filter_map(|name| {
        let number = name.strip_prefix(REPORT_PREFIX)?.strip_suffix(".new.txt")?;
        number.parse().ok()
    });
    let reports = numbers.map(|number| {
        let (new, reported) = (new_report_path(folder, number), reported_path(folder, number));
        match disk::rename(&new, &reported) {
            Ok(()) => reported,
            Err(_) => new,
        }
    });
    reports.collect()
}

/// The path of a report that the player has not been told about.
fn new_report_path(folder: &Path, number: u32) -> PathBuf {
    folder.join(format!("{REPORT_PREFIX}{number}.new.txt"))
}

fn reported_path(folder: &Path, number: u32) -> PathBuf {
    folder.join(format!("{REPORT_PREFIX}{number}.txt"))
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::process::Command;

    use super::*;

    const FOLDER: &str = "NESTOR_TEST_FOLDER";

    /// Two threads panic while a write takes a moment.
    #[test]
    #[ignore = "it breaks down for another test"]
    fn breaks_down() {
        let Some(folder) = env::var_os(FOLDER).map(PathBuf::from) else {
            return;
        };
        let written = folder.with_extension("written");
        let began = Instant::now();
        let is_idle = move || {
            let is_idle = began.elapsed() > POLL_INTERVAL * 5;
            if is_idle {
                fs::write(&written, "").expect("it can be written");
            }
            is_idle
        };
        watch_for_panics(Some(folder), is_idle, || false);
        let done = catch_panic(|| panic!("this goes on"));
        assert!(done.is_err(), "it broke down");
        for _ in 0..2 {
            let ended = thread::spawn(|| panic!("a bone fell under the table")).join();
            assert!(ended.is_err(), "it broke down");
        }
    }

    /// Runs [`breaks_down`] in a process of its own; `temp` is its folder for temporary files.
    fn break_down(folder: &Path, temp: &Path) {
        let program = env::current_exe().expect("this program has a place");
        let output = Command::new(program)
            .args(["store::crash::tests::breaks_down", "--exact", "--ignored"])
            .env(FOLDER, folder)
            .env("TMPDIR", temp)
            .env("TMP", temp)
            .output()
            .expect("it runs");
        assert!(output.status.success(), "{output:?}");
    }

    #[test]
    fn a_crash_writes_one_report_and_waits_for_pending_writes() {
        let scratch = tempfile::tempdir().expect("a temporary folder");
        let folder = scratch.path().join("data");
        break_down(&folder, scratch.path());
        assert!(folder.with_extension("written").exists(), "it waited");
        let new = new_report_path(&folder, 1);
        let report = fs::read_to_string(&new).expect("there is a report");
        assert!(report.contains("a bone fell under the table"), "{report}");
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            let mode = |path| fs::metadata(path).map(|it| it.permissions().mode() & 0o777);
            let modes = (mode(&new).ok(), mode(&folder).ok());
            assert_eq!(modes, (Some(0o600), Some(0o700)), "for its owner only");
        }
        let reported = reported_path(&folder, 1);
        assert_eq!(new_reports(&folder), [reported]);
        assert_eq!(new_reports(&folder), Vec::<PathBuf>::new());
        break_down(&folder, scratch.path());
        let second = reported_path(&folder, 2);
        assert_eq!(new_reports(&folder), [second]);
    }

    #[test]
    fn without_a_folder_the_report_goes_to_the_folder_for_temporary_files() {
        let scratch = tempfile::tempdir().expect("a temporary folder");
        let folder = scratch.path().join("data");
        fs::write(&folder, "in the way").expect("it can be written");
        break_down(&folder, scratch.path());
        assert!(new_report_path(scratch.path(), 1).exists());
    }
}
