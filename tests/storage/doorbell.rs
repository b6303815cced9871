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
    let long = vec![b'x'; 100_000];
    for nonsense in [&b""[..], b"\n", b"17\n", b"\xff\xfe\n", &long] {
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
