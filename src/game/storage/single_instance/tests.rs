//! Starts of the program at the same time.

use std::io::Write as _;
#[cfg(unix)]
use std::os::unix::fs::PermissionsExt as _;

use super::*;

/// Longer than anything takes.
const PATIENCE: Duration = Duration::from_secs(20);

/// A start for a folder, with a file to open.
fn start(folder: &Path, file: Option<&str>) -> (SingleInstance, PendingClaim) {
    let file = file.map(|name| folder.join(name));
    SingleInstance::start(folder, Message::of_start(file.as_deref()))
}

/// A start that has the folder and listens, and where it says that there is something.
fn first(folder: &Path) -> (SingleInstance, Claim, Receiver<()>) {
    let (instance, claim) = start(folder, None);
    let mut claim = claim.wait();
    claim.make().expect("nobody else has it");
    let (wake, woken) = mpsc::channel();
    instance.wake(move || wake.send(()).expect("it is listened to"));
    (instance, claim, woken)
}

/// Listens for a folder like a program that has it.
fn listener(folder: &Path) -> Listener {
    let socket = folder.join(SOCKET);
    let name = name(&socket).expect("it has a name");
    ListenerOptions::new()
        .name(name)
        .create_sync()
        .expect("it can listen")
}

/// A call to the program that has a folder.
fn caller(folder: &Path) -> Stream {
    let socket = folder.join(SOCKET);
    let name = name(&socket).expect("it has a name");
    Stream::connect(name).expect("somebody is there")
}

/// All messages, once there is one.
fn heard(instance: &SingleInstance, woken: &Receiver<()>) -> Vec<Message> {
    woken.recv_timeout(PATIENCE).expect("the window is woken");
    instance.messages()
}

#[test]
fn a_second_start_hands_over_and_ends() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let folder = scratch.path().join("data");
    let (instance, claim, woken) = first(&folder);
    assert!(!instance.is_handed_over(), "nobody else is there");

    let (second, refused) = start(&folder, None);
    assert!(second.is_handed_over());
    assert_eq!(heard(&instance, &woken), [Message::Raise]);
    assert!(refused.wait().make().is_err(), "it writes nothing");
    let long = "x".repeat(4000);
    for name in [
        "one.nestor",
        "with a space \u{e4}.nestor",
        "\n.nestor",
        &long,
    ] {
        assert!(start(&folder, Some(name)).0.is_handed_over(), "{name:?}");
        let file = Message::Open(folder.join(name));
        assert_eq!(heard(&instance, &woken), [file]);
    }
    drop(second);
    let near = std::env::current_dir().expect("a folder").join("a.nestor");
    let wish = Message::of_start(Some(Path::new("a.nestor")));
    assert!(SingleInstance::start(&folder, wish).0.is_handed_over());
    assert_eq!(heard(&instance, &woken), [Message::Open(near)]);

    drop((instance, claim));
    let left: Vec<_> = fs::read_dir(&folder).expect("a folder").flatten().collect();
    let left: Vec<_> = left.iter().map(fs::DirEntry::file_name).collect();
    assert_eq!(left, ["in-use.lock"]);
    let (next, claim) = start(&folder, Some("a.nestor"));
    assert!(!next.is_handed_over(), "it is the first now");
    assert!(claim.wait().make().is_ok(), "it may write");
}

#[cfg(target_os = "linux")]
#[test]
fn a_path_of_any_bytes_is_handed_over() {
    use std::os::unix::ffi::OsStrExt as _;

    let scratch = tempfile::tempdir().expect("a temporary folder");
    let (instance, _claim, woken) = first(scratch.path());
    let file = scratch.path().join(OsStr::from_bytes(b"\xff\xe4 g.nestor"));
    let wish = Message::of_start(Some(&file));
    assert!(
        SingleInstance::start(scratch.path(), wish)
            .0
            .is_handed_over()
    );
    assert_eq!(heard(&instance, &woken), [Message::Open(file)]);
}

#[test]
fn of_several_that_start_together_one_opens_the_files_of_all() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let names = ["0", "1", "2", "3"];
    let starts = names.map(|name| start(scratch.path(), Some(name)));
    let handed_over = starts.each_ref().map(|(start, _)| start.is_handed_over());
    let firsts: Vec<usize> = (0..4).filter(|index| !handed_over[*index]).collect();
    let [one] = firsts[..] else {
        panic!("{firsts:?} stay");
    };
    let mut heard = starts[one].0.messages();
    heard.sort_by_key(|message| format!("{message:?}"));
    let others = names.iter().enumerate().filter(|(index, _)| *index != one);
    let others = others.map(|(_, name)| Message::Open(scratch.path().join(name)));
    assert_eq!(heard, others.collect::<Vec<_>>());
}

#[test]
fn who_has_the_folder_and_does_not_answer_is_not_waited_for_long_and_nothing_is_written() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let mut other = Claim::to(scratch.path().to_owned());
    other.make().expect("nobody has it");
    // Nobody listens.
    let (second, claim) = start(scratch.path(), None);
    assert!(!second.is_handed_over());
    assert!(claim.wait().make().is_err(), "another program has it");
    // Somebody listens, and hangs.
    let hangs = listener(scratch.path());
    let (third, claim) = start(scratch.path(), None);
    assert!(!third.is_handed_over());
    let mut claim = claim.wait();
    drop(other);
    assert!(claim.make().is_err(), "what was read may be old");
    drop(third);
    if cfg!(unix) {
        let socket = scratch.path().join(SOCKET);
        assert!(socket.exists(), "it is not this one's");
    }
    drop(hangs);
}

#[test]
fn who_is_about_to_end_is_waited_for() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let (ending, claim, _) = first(scratch.path());
    drop(ending);
    let (next, next_claim) = start(scratch.path(), None);
    thread::sleep(PAUSE);
    drop(claim);
    assert!(!next.is_handed_over());
    assert!(next_claim.wait().make().is_ok(), "it may write");
}

#[cfg(unix)]
#[test]
fn what_a_program_that_crashed_has_left_is_no_hindrance() {
    use std::os::unix::net::UnixListener;

    let scratch = tempfile::tempdir().expect("a temporary folder");
    drop(UnixListener::bind(scratch.path().join(SOCKET)).expect("it can listen"));
    let (instance, _claim, woken) = first(scratch.path());
    assert!(start(scratch.path(), None).0.is_handed_over());
    assert_eq!(heard(&instance, &woken), [Message::Raise]);
}

#[test]
fn who_gets_the_folder_later_listens_from_then_on() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let folder = scratch.path().join("data");
    fs::write(&folder, "in the way").expect("it can be written");
    let (instance, claim) = start(&folder, None);
    assert!(!instance.is_handed_over());
    let mut claim = claim.wait();
    assert!(claim.make().is_err(), "there is no folder");
    let (wake, woken) = mpsc::channel();
    instance.wake(move || wake.send(()).expect("it is listened to"));
    fs::remove_file(&folder).expect("it is there");
    claim.make().expect("nothing is in the way any more");
    assert!(start(&folder, None).0.is_handed_over());
    assert_eq!(heard(&instance, &woken), [Message::Raise]);

    // Where it can be removed while somebody has it, the socket goes with it.
    if cfg!(unix) {
        fs::remove_dir_all(&folder).expect("it is there");
        claim.make().expect("it is made again");
        assert!(start(&folder, None).0.is_handed_over());
        assert_eq!(heard(&instance, &woken), [Message::Raise]);
    }
}

#[cfg(unix)]
#[test]
fn the_socket_is_its_owners_whatever_folder_it_is_in() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let open = fs::Permissions::from_mode(0o777);
    fs::set_permissions(scratch.path(), open).expect("it can be");
    let (_instance, _claim, _) = first(scratch.path());
    let mut places = sockets(scratch.path())
        .into_iter()
        .filter(|place| place.exists());
    let socket = places.next().expect("it listens");
    let own = if socket.ends_with(SOCKET_IN_FOLDER) {
        socket.parent().expect("it is in a folder")
    } else {
        &socket
    };
    let mode = fs::metadata(own).expect("it is there").permissions().mode();
    assert_eq!(mode & 0o077, 0, "for its owner only");
}

#[test]
fn nonsense_is_not_listened_to_and_others_are_heard() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let (instance, _claim, woken) = first(scratch.path());
    let long = vec![b'6'; 400_000];
    let nonsense: [&[u8]; 10] = [
        b"",
        b"\n",
        b"raise now\n",
        b"raise\nopen 1\n/",
        b"open\n",
        b"open 99999999999\n/",
        // No whole path.
        b"open 1\na",
        b"open 0\n",
        b"\xff\xfe\n",
        &long,
    ];
    for nonsense in nonsense {
        let mut stream = caller(scratch.path());
        // It may be shut before all is said.
        stream.write_all(nonsense).ok();
    }
    // Who says too little for long is not waited for, where the system can limit that.
    let mut slow = caller(scratch.path());
    slow.write_all(b"open 90\n/").expect("somebody is there");
    if cfg!(not(unix)) {
        drop(slow);
    }
    assert!(start(scratch.path(), None).0.is_handed_over());
    assert_eq!(heard(&instance, &woken), [Message::Raise]);
}

#[test]
fn a_folder_that_cannot_be_is_no_breakdown() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let long = (0..20).fold(scratch.path().to_owned(), |path, _| {
        path.join("a long name")
    });
    let file = scratch.path().join("file");
    fs::write(&file, "in the way").expect("it can be written");
    for (folder, can_be) in [(long, true), (file.join("data"), false)] {
        let (instance, claim) = start(&folder, None);
        assert!(!instance.is_handed_over());
        assert_eq!(claim.wait().make().is_ok(), can_be, "{}", folder.display());
    }
}

#[test]
fn a_folder_with_a_long_path_has_a_socket() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let folder = scratch.path().join("long".repeat(30));
    let (instance, _claim, woken) = first(&folder);
    assert!(start(&folder, Some("a.nestor")).0.is_handed_over());
    let file = Message::Open(folder.join("a.nestor"));
    assert_eq!(heard(&instance, &woken), [file]);
    #[cfg(unix)]
    {
        let [socket, _] = sockets(&folder);
        let mode = fs::metadata(&socket).map(|it| it.permissions().mode() & 0o777);
        assert_eq!(mode.ok(), Some(0o600), "for its owner only");
        drop(instance);
        assert!(!socket.exists(), "it goes with the program");
    }
}
