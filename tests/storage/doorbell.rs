//! What a second start of the program is to open goes to the first.

use std::path::{Path, PathBuf};
use std::sync::mpsc;
use std::time::Duration;
use std::{fs, thread};

use nestor_dominoes::storage::{Doorbell, Folder, ring};

/// Longer than anything takes.
const PATIENCE: Duration = Duration::from_secs(20);

/// Somebody who listens for a folder, and where they say that there is something.
fn listener(folder: &Folder) -> (Option<Doorbell>, mpsc::Receiver<()>) {
    let (wake, woken) = mpsc::channel();
    let doorbell = Doorbell::listen(folder, move || wake.send(()).expect("it is listened to"));
    (doorbell, woken)
}

#[test]
fn a_file_is_handed_to_whoever_has_the_folder() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let folder = Folder::at(scratch.path());
    let file = |name: &str| scratch.path().join(name);
    assert!(!ring(&folder, &file("one.nestor")), "nobody is there");

    let (doorbell, woken) = listener(&folder);
    let doorbell = doorbell.expect("it can listen");
    for name in [
        "one.nestor",
        "with a space \u{e4}.nestor",
        "of\nlines.nestor",
    ] {
        assert!(ring(&folder, &file(name)), "{name:?} is taken");
        woken.recv_timeout(PATIENCE).expect("the window is woken");
        let heard: Vec<PathBuf> = doorbell.files().collect();
        assert_eq!(heard, [file(name)], "the file");
    }
    assert!(ring(&folder, Path::new("near.nestor")), "it is taken");
    woken.recv_timeout(PATIENCE).expect("the window is woken");
    let near = std::env::current_dir()
        .expect("a folder")
        .join("near.nestor");
    let heard: Vec<PathBuf> = doorbell.files().collect();
    assert_eq!(heard, [near], "the way from anywhere");

    // A window that plays in memory, for the folder is not its own.
    let other = Folder::at(scratch.path());
    assert!(listener(&other).0.is_none(), "only one listens");
    assert!(ring(&folder, &file("one.nestor")), "the first goes on");

    drop(doorbell);
    let left: Vec<_> = fs::read_dir(scratch.path())
        .expect("a folder")
        .flatten()
        .collect();
    let left: Vec<_> = left.iter().map(fs::DirEntry::file_name).collect();
    assert_eq!(left, ["in-use.lock"], "what is left");
}

#[cfg(unix)]
#[test]
fn what_a_program_that_crashed_has_left_is_no_hindrance() {
    use std::os::unix::net::UnixListener;

    let scratch = tempfile::tempdir().expect("a temporary folder");
    let folder = Folder::at(scratch.path());
    let socket = scratch.path().join("in-use.socket");
    drop(UnixListener::bind(&socket).expect("it can listen"));
    assert!(socket.exists(), "it is left");
    assert!(!ring(&folder, Path::new("a.nestor")), "nobody is there");
    let (doorbell, _woken) = listener(&folder);
    assert!(doorbell.is_some(), "it can listen all the same");
    assert!(ring(&folder, Path::new("a.nestor")), "somebody is there");
}

#[cfg(unix)]
#[test]
fn one_who_hangs_is_not_waited_for() {
    use std::os::unix::net::UnixListener;

    let scratch = tempfile::tempdir().expect("a temporary folder");
    let folder = Folder::at(scratch.path());
    let socket = scratch.path().join("in-use.socket");
    let _hangs = UnixListener::bind(socket).expect("it can listen");
    assert!(!ring(&folder, Path::new("a.nestor")), "no answer");
}

#[cfg(unix)]
#[test]
fn nonsense_at_the_door_is_not_listened_to() {
    use std::io::Write as _;
    use std::os::unix::net::UnixStream;

    let scratch = tempfile::tempdir().expect("a temporary folder");
    let folder = Folder::at(scratch.path());
    let (doorbell, _woken) = listener(&folder);
    let doorbell = doorbell.expect("it can listen");
    let socket = scratch.path().join("in-use.socket");
    let long = vec![b'6'; 400_000];
    // The third is "a", which is no whole path.
    for nonsense in [&b""[..], b"\n", b"61\n", b"617\n", b"\xff\xfe\n", &long] {
        let mut stream = UnixStream::connect(&socket).expect("somebody is there");
        // It may be shut before all is said.
        stream.write_all(nonsense).ok();
    }
    let silent = UnixStream::connect(&socket).expect("somebody is there");
    let rings = thread::spawn(move || ring(&folder, Path::new("a.nestor")));
    drop(silent);
    assert!(rings.join().expect("it ends"), "it goes on");
    assert_eq!(doorbell.files().count(), 1, "the file, and nothing else");
}

#[test]
fn a_folder_that_cannot_be_is_no_breakdown() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let long = (0..20).fold(scratch.path().to_owned(), |path, _| {
        path.join("a long name")
    });
    for folder in [Folder::nowhere(), Folder::at(&long)] {
        let (doorbell, _woken) = listener(&folder);
        assert_eq!(
            ring(&folder, Path::new("a.nestor")),
            doorbell.is_some(),
            "it is taken where somebody listens"
        );
    }
}

/// Waits for a file that is handed over, and then for all there are.
fn heard(doorbell: &Doorbell, woken: &mpsc::Receiver<()>) -> Vec<PathBuf> {
    woken.recv_timeout(PATIENCE).expect("the window is woken");
    doorbell.files().collect()
}

#[test]
fn of_several_that_start_together_one_opens_the_files_of_all() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let folder = || Folder::at(scratch.path());
    let file = |number: usize| scratch.path().join(format!("{number}.nestor"));
    let first = folder();
    assert!(!ring(&first, &file(0)), "nobody is there");
    // The first one is still opening its window when the others ring.
    let (ready, is_ready) = mpsc::channel();
    let others: Vec<_> = (1..4)
        .map(|number| {
            let (folder, file, ready) = (folder(), file(number), ready.clone());
            thread::spawn(move || {
                ready.send(()).expect("it is listened to");
                ring(&folder, &file)
            })
        })
        .collect();
    for _ in &others {
        is_ready.recv_timeout(PATIENCE).expect("it rings");
    }
    thread::sleep(Duration::from_millis(200));
    let (doorbell, _woken) = listener(&first);
    let doorbell = doorbell.expect("it can listen");
    for other in others {
        assert!(other.join().expect("it ends"), "it is taken");
    }
    let mut heard: Vec<PathBuf> = doorbell.files().collect();
    heard.sort();
    assert_eq!(heard, [1, 2, 3].map(file), "the files of all others");
}

#[test]
fn whoever_has_the_folder_and_never_listens_is_not_waited_for() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let [has_it, other] = [(); 2].map(|()| Folder::at(scratch.path()));
    has_it.prepare().expect("it has the folder");
    assert!(!ring(&other, Path::new("a.nestor")), "nobody listens");
    assert!(has_it.prepare().is_ok(), "it has the folder still");
    drop(has_it);
    other.prepare().expect("it can have the folder now");
}

#[cfg(unix)]
#[test]
fn what_rang_in_vain_is_not_opened_twice() {
    use std::io::{Read as _, Write as _};
    use std::os::unix::net::{UnixListener, UnixStream};

    let scratch = tempfile::tempdir().expect("a temporary folder");
    let folder = Folder::at(scratch.path());
    let socket = scratch.path().join("in-use.socket");
    // A program that was stopped: it answers once it goes on.
    let stopped = UnixListener::bind(&socket).expect("it can listen");
    assert!(!ring(&folder, Path::new("a.nestor")), "no answer in time");
    let (mut caller, _) = stopped.accept().expect("somebody has rung");
    let mut line = Vec::new();
    caller.read_to_end(&mut line).expect("what was said");
    assert!(!line.is_empty(), "the file");
    assert!(caller.write_all(b".").is_err(), "it is too late to answer");
    drop(stopped);

    // The same line where nobody waits for an answer any more.
    let (doorbell, woken) = listener(&folder);
    let doorbell = doorbell.expect("it can listen");
    let silent = UnixStream::connect(&socket).expect("somebody is there");
    let mut gone = UnixStream::connect(&socket).expect("somebody is there");
    gone.write_all(&line).expect("it is said");
    drop(gone);
    drop(silent);
    let other = scratch.path().join("b.nestor");
    assert!(ring(&folder, &other), "it is taken");
    assert_eq!(heard(&doorbell, &woken), [other], "and nothing else");
}

#[cfg(unix)]
#[test]
fn one_who_never_comes_to_the_point_is_not_listened_to_for_long() {
    use std::io::Write as _;
    use std::os::unix::net::UnixStream;

    let scratch = tempfile::tempdir().expect("a temporary folder");
    let folder = Folder::at(scratch.path());
    let (doorbell, woken) = listener(&folder);
    let doorbell = doorbell.expect("it can listen");
    let socket = scratch.path().join("in-use.socket");
    let mut slow = UnixStream::connect(socket).expect("somebody is there");
    let slow = thread::spawn(move || {
        // Until the door is shut, and not for ever.
        for _ in 0..100 {
            if slow.write_all(b" ").is_err() {
                return true;
            }
            thread::sleep(Duration::from_millis(100));
        }
        false
    });
    let file = scratch.path().join("a.nestor");
    assert!(ring(&folder, &file), "it is heard");
    assert_eq!(heard(&doorbell, &woken), [file], "the file");
    assert!(slow.join().expect("it ends"), "the door was shut");
}

#[cfg(target_os = "linux")]
#[test]
fn a_name_of_any_bytes_is_handed_over() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt as _;

    let scratch = tempfile::tempdir().expect("a temporary folder");
    let folder = Folder::at(scratch.path());
    let (doorbell, woken) = listener(&folder);
    let doorbell = doorbell.expect("it can listen");
    let long = vec![b'x'; 4000];
    for name in [&b"\xff\xe4 g.nestor"[..], b"\n.nestor", &long] {
        let file = scratch.path().join(OsStr::from_bytes(name));
        assert!(ring(&folder, &file), "{file:?} is taken");
        assert_eq!(heard(&doorbell, &woken), [file], "the file");
    }
}

#[test]
fn who_has_shut_the_door_opens_nothing() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let folder = Folder::at(scratch.path());
    let (doorbell, _woken) = listener(&folder);
    drop(doorbell.expect("it can listen"));
    assert!(!ring(&folder, Path::new("a.nestor")), "nobody is there");
    let (doorbell, woken) = listener(&folder);
    let doorbell = doorbell.expect("it can listen again");
    let file = scratch.path().join("b.nestor");
    assert!(ring(&folder, &file), "somebody is there");
    assert_eq!(heard(&doorbell, &woken), [file], "the file");
}
