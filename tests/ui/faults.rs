//! What makes saving fail, and what ends that.

use std::fs::{self, File, Permissions};
use std::os::unix::fs::{PermissionsExt as _, symlink};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use words::msg;

/// What is said when a trouble is over.
pub fn saved_again() -> String {
    msg::NOTICE_SAVED_AGAIN.text()
}

/// What a sentence says behind the place that it names, which is `|`.
pub fn behind_place(sentence: &str) -> String {
    sentence.rsplit('|').next().unwrap_or_default().to_owned()
}

/// A folder in which nobody can make a file, not even root, until it goes away.
pub struct ReadOnly(PathBuf);

impl ReadOnly {
    /// Where that cannot be done, `None`.
    pub fn make(path: &Path) -> Option<Self> {
        let read_only = Self(path.to_owned());
        let probe = path.join("probe");
        read_only.permit(0o555);
        if File::create(&probe).is_ok() {
            // Root may do anything, but not to what cannot be changed.
            fs::remove_file(&probe).expect("it can be removed");
            chattr("+i", path);
            if File::create(&probe).is_ok() {
                fs::remove_file(&probe).expect("it can be removed");
                return None;
            }
        }
        Some(read_only)
    }

    fn permit(&self, mode: u32) {
        fs::set_permissions(&self.0, Permissions::from_mode(mode)).ok();
    }
}

impl Drop for ReadOnly {
    fn drop(&mut self) {
        chattr("-i", &self.0);
        self.permit(0o755);
    }
}

fn chattr(change: &str, path: &Path) {
    let mut command = Command::new("chattr");
    let command = command.arg(change).arg(path).stderr(Stdio::null());
    // Where there is no such program, or no such thing, nothing changes.
    command.status().ok();
}

/// Ends a trouble.
pub type End = Box<dyn FnOnce()>;

/// A trouble that comes and goes.
pub struct Trouble {
    /// What it is.
    pub name: &'static str,
    /// Makes it, and tells what the one sentence says of it; `None` if it cannot
    /// be made here.
    pub begin: fn(&Path) -> Option<(End, String)>,
}

/// Troubles of every kind, but a full disk.
pub const TROUBLES: [Trouble; 5] = [
    Trouble {
        name: "a folder that may only be read",
        begin: |path| {
            let read_only = ReadOnly::make(path)?;
            Some((
                Box::new(|| drop(read_only)),
                behind_place(&msg::unsaved_failed("|", msg::SYSTEM_NOT_ALLOWED.text())),
            ))
        },
    },
    Trouble {
        name: "a file in the place of the folder",
        begin: |path| {
            let away = path.with_extension("away");
            fs::rename(path, &away).expect("it can be moved");
            put_in_the_way(path);
            let path = path.to_owned();
            let end = move || {
                fs::remove_file(&path).expect("it can be removed");
                // The store may have been quicker: then all is there already.
                fs::rename(&away, &path).ok();
            };
            Some((
                Box::new(end),
                behind_place(&msg::unsaved_failed("|", msg::SYSTEM_NOT_A_FOLDER.text())),
            ))
        },
    },
    Trouble {
        name: "a folder that is removed, and a file put in its place",
        begin: |path| {
            remove(path);
            put_in_the_way(path);
            let path = path.to_owned();
            let end = move || fs::remove_file(&path).expect("it can be removed");
            Some((
                Box::new(end),
                behind_place(&msg::unsaved_failed("|", msg::SYSTEM_NOT_A_FOLDER.text())),
            ))
        },
    },
    Trouble {
        name: "a pipe in the place of the lock",
        begin: |path| {
            let lock = lock_of(path);
            let make = || {
                Command::new("mkfifo")
                    .arg(&lock)
                    .stderr(Stdio::null())
                    .status()
            };
            while !make().expect("mkfifo is there").success() {
                fs::remove_file(&lock).ok();
            }
            let end = move || fs::remove_file(lock).expect("it can be removed");
            Some((
                Box::new(end),
                behind_place(&msg::unsaved_lock_in_the_way("|")),
            ))
        },
    },
    Trouble {
        name: "a link in the place of the lock",
        begin: |path| {
            let (lock, elsewhere) = (lock_of(path), path.with_extension("elsewhere"));
            while symlink(&elsewhere, &lock).is_err() {
                fs::remove_file(&lock).ok();
            }
            let end = move || {
                assert!(!elsewhere.exists(), "the link is not followed");
                fs::remove_file(lock).expect("it can be removed");
            };
            Some((
                Box::new(end),
                behind_place(&msg::unsaved_lock_in_the_way("|")),
            ))
        },
    },
];

/// The lock of a folder, or of the outermost above it that has one.
fn lock_of(path: &Path) -> PathBuf {
    let locks = path.ancestors().map(|folder| folder.join("in-use.lock"));
    let outermost = locks.filter(|lock| lock.exists()).last();
    outermost.unwrap_or_else(|| path.join("in-use.lock"))
}

/// Puts a file where a folder was, though the store may make one there again.
fn put_in_the_way(path: &Path) {
    while fs::write(path, "in the way").is_err() {
        fs::remove_dir_all(path).ok();
    }
}

/// Removes a folder in which the store may be at work.
pub fn remove(path: &Path) {
    while fs::remove_dir_all(path).is_err() {}
}

/// Lets this process write files of so many bytes, or as long as it likes.
pub fn limit_files(size: &str) {
    let pid = std::process::id().to_string();
    let limit = format!("--fsize={size}:unlimited");
    let mut command = Command::new("prlimit");
    let status = command.args(["--pid", &pid, &limit]).status();
    assert!(status.expect("prlimit is there").success(), "{limit}");
}

/// Runs a child that runs out of room, and requires that it passes.
pub fn must_pass(child: &mut Command) {
    let output = child.output().expect("it runs");
    let out = String::from_utf8_lossy(&output.stdout);
    let err = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{out}\n{err}");
    assert!(out.contains("1 passed"), "it has run: {out}");
}
