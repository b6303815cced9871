//! A disk that hangs: no call of the store waits for it, and it is told.

use std::path::{Path, PathBuf};
use std::sync::{Arc, mpsc};
use std::time::{Duration, Instant};

use super::evening::{Evening, ROOT, anna};
use super::faults::evening_before;
use super::play;
use super::virtual_disk::VirtualDisk;
use crate::storage::{Answer, Ask, Claim, SaveError, Store};

/// An evening that goes on whatever the disk does: each call of the store returns.
fn evening(disk: &VirtualDisk) -> Evening {
    let mut evening = Evening::begin_with_thread(disk, 2);
    evening.work();
    if evening.session.is_some() {
        evening.plays(2);
        evening.plays_to_the_end();
    }
    evening.store.ask(Ask::Saved);
    evening.get_up();
    evening
}

#[test]
fn each_call_hangs_and_the_store_goes_on_answering() {
    let before = evening_before();
    let world = Evening::begin(&VirtualDisk::with(before.clone()), 3).world();
    for call in 1.. {
        let disk = VirtualDisk::with(before.clone());
        disk.hang_at(call);
        // That this comes to its end at all is what is tested.
        let mut evening = evening(&disk);
        if !disk.is_hanging() {
            assert!(call > 40, "{call}");
            return;
        }
        let what = &disk.log()[call - 1];
        assert!(!evening.store.is_idle(), "{call}: {what}");
        let later = Instant::now() + Duration::from_secs(3);
        let trouble = evening.store.trouble_at(later);
        let is_told = matches!(trouble, Some(SaveError::Silent { .. }));
        assert!(is_told, "{call}: {what}: {trouble:?}");
        assert!(evening.store.look_again_in().is_some(), "{call}: {what}");
        // The disk comes back.
        disk.release();
        evening.work();
        assert!(evening.store.is_idle(), "{call}: {what}");
        assert_eq!(evening.trouble(), None, "{call}: {what}");
        let has_played = evening.session.as_mut();
        let has_played = has_played.is_some_and(|it| it.state().outcome().is_some());
        // If nobody had sat down before the disk came back, nothing was done.
        let wanted = if has_played {
            evening.world()
        } else {
            world.clone()
        };
        assert_eq!(Evening::begin(&disk, 3).world(), wanted, "{call}: {what}");
    }
}

#[test]
fn what_is_played_while_the_state_is_read_comes_after_it() {
    let disk = VirtualDisk::with(evening_before());
    let old = Evening::begin(&VirtualDisk::with(disk.platter()), 3).world();
    let read_of_state = {
        let disk = VirtualDisk::with(disk.platter());
        Evening::begin(&disk, 3);
        let is_state = |call: &String| {
            let path = call.strip_prefix("read ").map(Path::new);
            path == Some(&*anna("state.ron"))
        };
        disk.log().iter().position(is_state).expect("it is read") + 1
    };
    disk.hang_at(read_of_state);
    let mut evening = Evening::begin_with_thread(&disk, 2);
    evening.work();
    assert!(evening.session.is_none() && disk.is_hanging());
    // The window offers a game in memory.
    evening.play_in_memory();
    evening.plays_to_the_end();
    assert!(evening.session().own_game().counted().is_some());
    disk.release();
    evening.work();
    let lines = evening.session().lists().history.games().len();
    assert_eq!(lines, 2, "the game of before and that of meanwhile");
    let world = evening.world();
    assert_ne!(world, old);
    assert_eq!(Evening::begin(&disk, 3).world(), world);
}

#[test]
fn a_disk_that_does_not_say_who_has_the_folder_is_told() {
    let (release, released) = mpsc::channel::<()>();
    let (asked, is_asked) = mpsc::channel();
    let claim = move || {
        asked.send(()).expect("somebody waits for it");
        released.recv().ok();
        Claim::granted()
    };
    let disk = Arc::new(VirtualDisk::default());
    let mut store = Store::start(disk, Some(PathBuf::from(ROOT)), claim, || {});
    is_asked.recv().expect("the thread begins");
    let later = Instant::now() + Duration::from_secs(3);
    let trouble = store.trouble_at(later);
    assert!(matches!(trouble, Some(SaveError::Silent { .. })));
    assert!(!store.is_idle());
    drop(release);
    let long = Duration::from_mins(10);
    let answers = store.wait(long, |answer| matches!(answer, Answer::Root { .. }));
    assert_eq!(answers.len(), 1);
}

#[test]
fn what_the_program_computes_is_no_silence_of_the_disk() {
    let disk = VirtualDisk::with(evening_before());
    let mut evening = Evening::begin_with_thread(&disk, 2);
    evening.work();
    let (release, released) = mpsc::channel::<()>();
    let (computes, is_computing) = mpsc::channel();
    evening.store.run(move |_, _| {
        computes.send(()).expect("somebody waits for it");
        released.recv().ok();
        Vec::new()
    });
    is_computing.recv().expect("the thread goes on");
    evening.does(|game| play(game, 1));
    evening.hand_over();
    let later = Instant::now() + Duration::from_mins(10);
    assert_eq!(
        evening.store.trouble_at(later),
        None,
        "nobody asks the disk"
    );
    assert!(!evening.store.is_idle() && !evening.store.would_lose());
    // It may be asked, and hang, with nobody waking the window.
    assert!(evening.store.look_again_in().is_some());
    drop(release);
    evening.work();
    assert_eq!(evening.store.look_again_in(), None);
}
