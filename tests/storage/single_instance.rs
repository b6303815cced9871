//! What a second start of the program is to open goes to the first.

use std::path::{Path, PathBuf};
use std::sync::mpsc;
use std::time::Duration;
use std::{fs, thread};

use engine::Record;
use game::profile::{Day, Help};
use game::storage::{Folder, InstanceMessage, SingleInstance, hand_over};
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

use super::Player;
use super::taking_over::{act, play};

/// Longer than anything takes.
const PATIENCE: Duration = Duration::from_secs(20);

/// Somebody who listens for a folder, and where they say that there is something.
fn listener(folder: &Folder) -> (Option<SingleInstance>, mpsc::Receiver<()>) {
    let (wake, woken) = mpsc::channel();
    let instance =
        SingleInstance::listen(folder, move || wake.send(()).expect("it is listened to"));
    (instance, woken)
}

/// The files that were handed over.
fn files(instance: &SingleInstance) -> Vec<PathBuf> {
    let files = instance.messages().filter_map(|rung| match rung {
        InstanceMessage::File(file) => Some(file),
        InstanceMessage::Seen(_) => None,
    });
    files.collect()
}

#[test]
fn a_file_is_handed_to_whoever_has_the_folder() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let folder = Folder::at(scratch.path());
    let file = |name: &str| scratch.path().join(name);
    assert!(!hand_over(&folder, &file("one.nestor")), "nobody is there");

    let (instance, woken) = listener(&folder);
    let instance = instance.expect("it can listen");
    for name in [
        "one.nestor",
        "with a space \u{e4}.nestor",
        "of\nlines.nestor",
    ] {
        assert!(hand_over(&folder, &file(name)), "{name:?} is taken");
        woken.recv_timeout(PATIENCE).expect("the window is woken");
        let heard = files(&instance);
        assert_eq!(heard, [file(name)], "the file");
    }
    assert!(hand_over(&folder, Path::new("near.nestor")), "it is taken");
    woken.recv_timeout(PATIENCE).expect("the window is woken");
    let near = std::env::current_dir()
        .expect("a folder")
        .join("near.nestor");
    let heard = files(&instance);
    assert_eq!(heard, [near], "the way from anywhere");

    // A window that plays in memory, for the folder is not its own.
    let other = Folder::at(scratch.path());
    assert!(listener(&other).0.is_none(), "only one listens");
    assert!(hand_over(&folder, &file("one.nestor")), "the first goes on");

    drop(instance);
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
    assert!(
        !hand_over(&folder, Path::new("a.nestor")),
        "nobody is there"
    );
    let (instance, _woken) = listener(&folder);
    assert!(instance.is_some(), "it can listen all the same");
    assert!(
        hand_over(&folder, Path::new("a.nestor")),
        "somebody is there"
    );
}

#[cfg(unix)]
#[test]
fn the_socket_is_its_owners_whatever_folder_it_is_in() {
    use std::os::unix::fs::PermissionsExt as _;
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let open = fs::Permissions::from_mode(0o777);
    fs::set_permissions(scratch.path(), open).expect("it can be");
    let folder = Folder::at(scratch.path());
    folder.prepare().expect("nobody else has it");
    let (instance, _) = listener(&folder);
    assert!(instance.is_some(), "it listens");
    let socket = fs::metadata(scratch.path().join("in-use.socket")).expect("it is there");
    assert_eq!(socket.permissions().mode() & 0o077, 0, "for its owner only");
}

#[cfg(unix)]
#[test]
fn one_who_hangs_is_not_waited_for() {
    use std::os::unix::net::UnixListener;

    let scratch = tempfile::tempdir().expect("a temporary folder");
    let folder = Folder::at(scratch.path());
    let socket = scratch.path().join("in-use.socket");
    let _hangs = UnixListener::bind(socket).expect("it can listen");
    assert!(!hand_over(&folder, Path::new("a.nestor")), "no answer");
}

#[cfg(unix)]
#[test]
fn nonsense_at_the_door_is_not_listened_to() {
    use std::io::Write as _;
    use std::os::unix::net::UnixStream;

    let scratch = tempfile::tempdir().expect("a temporary folder");
    let folder = Folder::at(scratch.path());
    let (instance, _woken) = listener(&folder);
    let instance = instance.expect("it can listen");
    let socket = scratch.path().join("in-use.socket");
    let long = vec![b'6'; 400_000];
    // The third is "a", which is no whole path.
    let nonsense: [&[u8]; 8] = [
        b"",
        b"\n",
        b"61\n",
        b"617\n",
        b"\xff\xfe\n",
        b"=\n",
        b"=61\n",
        &long,
    ];
    for nonsense in nonsense {
        let mut stream = UnixStream::connect(&socket).expect("somebody is there");
        // It may be shut before all is said.
        stream.write_all(nonsense).ok();
    }
    let silent = UnixStream::connect(&socket).expect("somebody is there");
    let rings = thread::spawn(move || hand_over(&folder, Path::new("a.nestor")));
    drop(silent);
    assert!(rings.join().expect("it ends"), "it goes on");
    assert_eq!(instance.messages().count(), 1, "the file, and nothing else");
}

#[test]
fn a_folder_that_cannot_be_is_no_breakdown() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let long = (0..20).fold(scratch.path().to_owned(), |path, _| {
        path.join("a long name")
    });
    for folder in [Folder::nowhere(), Folder::at(&long)] {
        let (instance, _woken) = listener(&folder);
        assert_eq!(
            hand_over(&folder, Path::new("a.nestor")),
            instance.is_some(),
            "it is taken where somebody listens"
        );
    }
}

/// Waits for a file that is handed over, and then for all there are.
fn heard(instance: &SingleInstance, woken: &mpsc::Receiver<()>) -> Vec<PathBuf> {
    woken.recv_timeout(PATIENCE).expect("the window is woken");
    files(instance)
}

#[test]
fn of_several_that_start_together_one_opens_the_files_of_all() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let folder = || Folder::at(scratch.path());
    let file = |number: usize| scratch.path().join(format!("{number}.nestor"));
    let first = folder();
    assert!(!hand_over(&first, &file(0)), "nobody is there");
    // The first one is still opening its window when the others ring.
    let (ready, is_ready) = mpsc::channel();
    let others: Vec<_> = (1..4)
        .map(|number| {
            let (folder, file, ready) = (folder(), file(number), ready.clone());
            thread::spawn(move || {
                ready.send(()).expect("it is listened to");
                hand_over(&folder, &file)
            })
        })
        .collect();
    for _ in &others {
        is_ready.recv_timeout(PATIENCE).expect("it rings");
    }
    thread::sleep(Duration::from_millis(200));
    let (instance, _woken) = listener(&first);
    let instance = instance.expect("it can listen");
    for other in others {
        assert!(other.join().expect("it ends"), "it is taken");
    }
    let mut heard = files(&instance);
    heard.sort();
    assert_eq!(heard, [1, 2, 3].map(file), "the files of all others");
}

#[test]
fn whoever_has_the_folder_and_never_listens_is_not_waited_for() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let [has_it, other] = [(); 2].map(|()| Folder::at(scratch.path()));
    has_it.prepare().expect("it has the folder");
    assert!(!hand_over(&other, Path::new("a.nestor")), "nobody listens");
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
    assert!(
        !hand_over(&folder, Path::new("a.nestor")),
        "no answer in time"
    );
    let (mut caller, _) = stopped.accept().expect("somebody has rung");
    let mut line = Vec::new();
    caller.read_to_end(&mut line).expect("what was said");
    assert!(!line.is_empty(), "the file");
    assert!(caller.write_all(b".").is_err(), "it is too late to answer");
    drop(stopped);

    // The same line where nobody waits for an answer any more.
    let (instance, woken) = listener(&folder);
    let instance = instance.expect("it can listen");
    let silent = UnixStream::connect(&socket).expect("somebody is there");
    let mut gone = UnixStream::connect(&socket).expect("somebody is there");
    gone.write_all(&line).expect("it is said");
    drop(gone);
    drop(silent);
    let other = scratch.path().join("b.nestor");
    assert!(hand_over(&folder, &other), "it is taken");
    assert_eq!(heard(&instance, &woken), [other], "and nothing else");
}

#[cfg(unix)]
#[test]
fn one_who_never_comes_to_the_point_is_not_listened_to_for_long() {
    use std::io::Write as _;
    use std::os::unix::net::UnixStream;

    let scratch = tempfile::tempdir().expect("a temporary folder");
    let folder = Folder::at(scratch.path());
    let (instance, woken) = listener(&folder);
    let instance = instance.expect("it can listen");
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
    assert!(hand_over(&folder, &file), "it is heard");
    assert_eq!(heard(&instance, &woken), [file], "the file");
    assert!(slow.join().expect("it ends"), "the door was shut");
}

#[cfg(target_os = "linux")]
#[test]
fn a_name_of_any_bytes_is_handed_over() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt as _;

    let scratch = tempfile::tempdir().expect("a temporary folder");
    let folder = Folder::at(scratch.path());
    let (instance, woken) = listener(&folder);
    let instance = instance.expect("it can listen");
    let long = vec![b'x'; 4000];
    for name in [&b"\xff\xe4 g.nestor"[..], b"\n.nestor", &long] {
        let file = scratch.path().join(OsStr::from_bytes(name));
        assert!(hand_over(&folder, &file), "{file:?} is taken");
        assert_eq!(heard(&instance, &woken), [file], "the file");
    }
}

#[test]
fn who_has_shut_the_door_opens_nothing() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let folder = Folder::at(scratch.path());
    let (instance, _woken) = listener(&folder);
    drop(instance.expect("it can listen"));
    assert!(
        !hand_over(&folder, Path::new("a.nestor")),
        "nobody is there"
    );
    let (instance, woken) = listener(&folder);
    let instance = instance.expect("it can listen again");
    let file = scratch.path().join("b.nestor");
    assert!(hand_over(&folder, &file), "somebody is there");
    assert_eq!(heard(&instance, &woken), [file], "the file");
}

/// Two windows at one folder, of which the first has it and listens.
struct Windows {
    first: Player,
    second: Player,
    instance: SingleInstance,
    woken: mpsc::Receiver<()>,
    random: ChaCha8Rng,
}

impl Windows {
    fn at(path: &Path, before: impl FnOnce(&mut Player)) -> Self {
        let mut random = ChaCha8Rng::seed_from_u64(11);
        let folder = Folder::at(path);
        let mut first = Player::at(folder.clone());
        first.set_target(150);
        before(&mut first);
        play(&mut first, 8, &mut random);
        first.keep();
        assert_eq!(first.flush(), [""; 0], "all is written");
        let (instance, woken) = listener(&folder);
        let second = Player::sit_down(path);
        let mut windows = Self {
            first,
            second,
            instance: instance.expect("it can listen"),
            woken,
            random,
        };
        windows.hear();
        let table = |player: &Player| player.session.game().save();
        let tables = [&windows.first, &windows.second].map(table);
        assert_eq!(tables[0], tables[1], "the same game lies there");
        windows
    }

    /// The first takes in what the second tells.
    fn hear(&mut self) {
        self.woken.recv_timeout(PATIENCE).expect("it is told");
        for rung in self.instance.messages() {
            let InstanceMessage::Seen(seen) = rung else {
                panic!("no file was handed over");
            };
            self.first.session.take_in_seen(&seen);
        }
    }

    /// What help there is in the game of the first window, once it is told what was done
    /// in the second.
    fn help_after(&mut self, done: impl FnOnce(&mut Player, &mut ChaCha8Rng)) -> Help {
        done(&mut self.second, &mut self.random);
        self.second.keep();
        self.hear();
        self.first.session.game().help()
    }

    fn record(&self) -> Record {
        self.first.session.state().record().clone()
    }
}

#[test]
fn what_is_seen_in_a_window_that_cannot_save_is_noted_in_the_one_that_can() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let mut windows = Windows::at(scratch.path(), |_| {});
    let before = windows.record();
    assert!(!windows.first.session.game().helped(), "nothing was seen");
    let help = windows.help_after(|there, _| there.session.note_help(Help::Advice));
    assert_eq!(help, Help::Advice, "a hint");
    let help = windows.help_after(act);
    assert_eq!(help, Help::Knowledge, "what came of a play");
    assert_eq!(windows.record(), before, "it lies there as it did");
    windows.first.keep();
    assert_eq!(windows.first.flush(), [""; 0], "all is written");
    let Windows {
        first,
        second,
        instance,
        ..
    } = windows;
    drop((first, second, instance));
    let again = Player::sit_down(scratch.path());
    assert_eq!(again.session.game().help(), Help::Knowledge, "and kept");
}

#[test]
fn what_is_gone_on_with_here_and_not_there_is_no_help() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let mut windows = Windows::at(scratch.path(), |_| {});
    act(&mut windows.first, &mut windows.random);
    let help = windows.help_after(|there, _| there.session.clear_tally());
    assert_eq!(help, Help::None, "nothing more was seen there");
}

#[test]
fn the_day_s_try_has_help_in_whichever_window_its_deals_were_seen() {
    let day: Day = "2026-11-23".parse().expect("a day");
    // It is on the table in both, or begun in the second for itself.
    for is_begun in [true, false] {
        let scratch = tempfile::tempdir().expect("a temporary folder");
        let mut windows = Windows::at(scratch.path(), |first| {
            if is_begun {
                first.session.begin_day(day, day);
            }
        });
        windows.help_after(|there, random| {
            if !is_begun {
                there.session.begin_day(day, day);
            }
            act(there, random);
        });
        let session = &mut windows.first.session;
        if !is_begun {
            session.begin_day(day, day);
        }
        assert!(session.game().helped(), "begun before: {is_begun}");
        assert!(!session.has_clean_day(), "begun before: {is_begun}");
    }
}
