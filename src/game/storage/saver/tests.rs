//! What the saver writes, and what the player is told.

use super::*;
use crate::storage::Loaded;
use std::fs;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

fn writer(folder: &Folder, said: &[Notice]) -> (Writer, Receiver<Vec<Notice>>) {
    let (report, notices) = mpsc::channel();
    let writer = Writer::new(folder.clone(), said, report, Box::new(|| {}));
    (writer, notices)
}

fn order(name: FileName, content: u32) -> Order {
    Order::Write(name, Arc::new(move || form::to_text(name, &content)))
}

fn text(name: FileName, content: u32) -> String {
    form::to_text(name, &content).expect("a number has a text")
}

#[test]
fn a_newer_content_replaces_an_older_one_that_waits() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let (mut writer, _notices) = writer(&Folder::at(scratch.path()), &[]);
    writer.take(order(FileName::Game, 1));
    writer.take(order(FileName::Tally, 2));
    writer.take(order(FileName::Game, 3));
    assert_eq!(
        writer.waiting,
        [
            (FileName::Tally, text(FileName::Tally, 2)),
            (FileName::Game, text(FileName::Game, 3))
        ],
        "each file once, the newest content, in the order of the last that came"
    );
}

#[test]
fn the_last_of_many_values_is_on_disk_after_a_flush() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let folder = Folder::at(scratch.path());
    let mut saver = Saver::start(folder.clone(), &[], || {});
    let files = FileName::ALL.len() as u32;
    for value in 0..40 * files {
        let name = FileName::ALL[(value % files) as usize];
        saver.save(name, value);
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
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let folder = Folder::at(scratch.path());
    let mut saver = Saver::start(folder.clone(), &[], || {});
    saver.save(FileName::Game, 1_u32);
    drop(saver);
    assert_eq!(folder.load(FileName::Game), Loaded::Found(1_u32), "on disk");
}

#[test]
fn the_same_content_is_not_written_twice() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let folder = Folder::at(scratch.path());
    let mut saver = Saver::start(folder, &[], || {});
    saver.save(FileName::Game, 1_u32);
    saver.flush();
    let path = scratch.path().join("game.ron");
    fs::write(&path, "(version: 1, content: 28)").expect("it can be written");
    saver.save(FileName::Game, 1_u32);
    saver.flush();
    let left = fs::read_to_string(&path).expect("it can be read");
    assert!(left.contains("28"), "nothing new was to be written: {left}");
    saver.save(FileName::Game, 2_u32);
    saver.flush();
    let written = fs::read_to_string(&path).expect("it can be read");
    assert!(!written.contains("28"), "something new was: {written}");
}

#[test]
fn what_somebody_removes_is_written_again_by_the_end() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let root = scratch.path().join("data");
    let folder = Folder::at(&root);
    let mut saver = Saver::start(folder.clone(), &[], || {});
    saver.save(FileName::Game, 1_u32);
    saver.save(FileName::Tally, 2_u32);
    saver.flush();
    fs::remove_file(root.join("game.ron")).expect("it can be removed");
    saver.save(FileName::Tally, 3_u32);
    assert_eq!(saver.flush(), [], "no trouble");
    assert_eq!(folder.load(FileName::Game), Loaded::Found(1_u32), "a file");
    fs::remove_dir_all(&root).expect("it can be removed");
    drop(saver);
    assert_eq!(
        folder.load(FileName::Game),
        Loaded::Found(1_u32),
        "a folder"
    );
    assert_eq!(
        folder.load(FileName::Tally),
        Loaded::Found(3_u32),
        "all of it"
    );
}

#[test]
fn what_failed_is_tried_again_though_nothing_changes() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let root = scratch.path().join("data");
    fs::write(&root, "a file where the folder should be").expect("it can be written");
    let folder = Folder::at(&root);
    let (mut writer, notices) = writer(&folder, &[]);
    writer.try_again_after = Duration::from_millis(5);
    let (orders, inbox) = mpsc::channel();
    let thread = thread::spawn(move || writer.work(&inbox));
    orders
        .send(order(FileName::Game, 1))
        .expect("somebody listens");
    let trouble = Notice::from(SaveError::not_a_folder(&root));
    assert_eq!(notices.recv(), Ok(vec![trouble]), "it cannot be saved");
    fs::remove_file(&root).expect("it can be removed");
    assert_eq!(notices.recv(), Ok(vec![Notice::SavedAgain]), "now it was");
    assert_eq!(folder.load(FileName::Game), Loaded::Found(1_u32), "on disk");
    drop(orders);
    thread.join().expect("it does not panic");
}

#[test]
fn what_can_never_be_saved_is_not_tried_for_ever() {
    let (mut writer, _notices) = writer(&Folder::nowhere(), &[]);
    writer.try_again_after = Duration::ZERO;
    writer.take(order(FileName::Game, 1));
    writer.write();
    let (orders, inbox) = mpsc::channel();
    let waiting = thread::spawn(move || writer.next(&inbox).is_ok());
    orders
        .send(order(FileName::Game, 2))
        .expect("somebody listens");
    assert!(
        waiting.join().expect("it does not panic"),
        "it waited for something to do"
    );
}

#[test]
fn a_trouble_is_told_once_and_so_is_its_end() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let root = scratch.path().join("data");
    fs::write(&root, "a file where the folder should be").expect("it can be written");
    let folder = Folder::at(&root);
    let woken = Arc::new(AtomicU32::new(0));
    let counter = Arc::clone(&woken);
    let mut saver = Saver::start(folder.clone(), &[], move || {
        counter.fetch_add(1, Ordering::Relaxed);
    });
    let trouble = Notice::from(SaveError::not_a_folder(&root));
    saver.save(FileName::Game, 1_u32);
    assert_eq!(saver.flush(), [trouble], "it is told");
    saver.save(FileName::Tally, 2_u32);
    saver.save(FileName::Game, 3_u32);
    assert_eq!(saver.flush(), [], "but not again");
    assert_eq!(
        saver.unsaved(),
        Some(SaveError::not_a_folder(&root)),
        "who asks hears it"
    );

    fs::remove_file(&root).expect("it can be removed");
    saver.save(FileName::Game, 4_u32);
    assert_eq!(saver.flush(), [Notice::SavedAgain], "and that it is over");
    assert_eq!(saver.unsaved(), None, "all is on disk");
    assert_eq!(folder.load(FileName::Tally), Loaded::Found(2_u32), "kept");
    assert_eq!(folder.load(FileName::Game), Loaded::Found(4_u32), "newest");
    assert_eq!(
        woken.load(Ordering::Relaxed),
        2,
        "the window was woken for each of the two"
    );
}

#[test]
fn who_asks_hears_why_it_cannot_be_saved_now() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let root = scratch.path().join("data");
    fs::write(&root, "a file where the folder should be").expect("it can be written");
    let mut saver = Saver::start(Folder::at(&root), &[], || {});
    saver.save(FileName::Game, 1_u32);
    saver.flush();
    let before = Some(SaveError::not_a_folder(&root));
    assert_eq!(saver.unsaved(), before, "at first");

    fs::remove_file(&root).expect("it can be removed");
    let path = root.join("in-use.lock");
    fs::create_dir_all(&path).expect("it can be made");
    saver.save(FileName::Game, 2_u32);
    let now = SaveError::LockInTheWay { path };
    assert_eq!(saver.flush(), [now.clone().into()], "it is told, too");
    assert_eq!(saver.unsaved(), Some(now), "and is why");
}

#[test]
fn what_the_player_knows_already_is_not_told_again() {
    let folder = Folder::nowhere();
    let said = [Notice::from(SaveError::NoHome)];
    let mut saver = Saver::start(folder, &said, || {});
    saver.save(FileName::Game, 1_u32);
    assert_eq!(saver.flush(), [], "it was said at the start");
}

#[test]
fn a_newer_file_does_not_keep_the_others_from_being_saved() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let path = scratch.path().join("themes.ron");
    let newer = "(version: 9, content: \"from the future\")";
    fs::write(&path, newer).expect("it can be written");
    let folder = Folder::at(scratch.path());
    let (mut writer, notices) = writer(&folder, &[]);
    writer.take(order(FileName::Themes, 1));
    writer.take(order(FileName::Game, 2));
    writer.write();
    writer.take(order(FileName::Game, 3));
    writer.write();
    assert_eq!(
        notices.try_iter().flatten().collect::<Vec<_>>(),
        [Notice::from(SaveError::Newer {
            name: FileName::Themes,
            path: path.clone(),
            version: 9
        })],
        "told once, and nothing else"
    );
    assert_eq!(folder.load(FileName::Game), Loaded::Found(3_u32), "saved");
    assert_eq!(
        fs::read_to_string(path).expect("it can be read"),
        newer,
        "left alone"
    );
}

#[test]
fn a_value_that_has_no_text_is_reported_and_nothing_is_written() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let mut saver = Saver::start(Folder::at(scratch.path()), &[], || {});
    let too_much = "x".repeat(form::MOST_BYTES as usize);
    saver.save(FileName::Tally, too_much);
    let name = FileName::Tally;
    assert_eq!(
        saver.flush(),
        [Notice::from(SaveError::TooMuch { name })],
        "one sentence"
    );
    assert!(!scratch.path().join("tally.ron").exists(), "no file");
    assert_eq!(
        saver.unsaved(),
        Some(SaveError::TooMuch { name }),
        "not saved"
    );
    saver.save(FileName::Tally, "short");
    assert_eq!(saver.flush(), [Notice::SavedAgain], "what has a text again");
    assert_eq!(saver.unsaved(), None, "and is saved");
}

#[test]
fn a_window_that_closes_does_not_take_over_from_one_that_has_just_closed() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let first = Folder::at(scratch.path());
    first
        .save(FileName::Game, &1_u32)
        .expect("it can be written");
    let second = Folder::at(scratch.path());
    let in_use = second.prepare().expect_err("it is refused");
    let (mut writer, notices) = writer(&second, &[in_use.clone().into()]);
    writer.take(order(FileName::Game, 2));
    writer.write();
    drop(first);
    let (orders, inbox) = mpsc::channel();
    let (done, flushed) = mpsc::channel();
    orders.send(Order::Flush(done)).expect("somebody listens");
    drop(orders);
    writer.work(&inbox);
    flushed.recv().expect("something comes");
    let unsaved = writer.unsaved.lock().expect("nobody has panicked").clone();
    assert_eq!(unsaved, [in_use], "nobody could be told of it");
    assert_eq!(
        second.load(FileName::Game),
        Loaded::Found(1_u32),
        "as it was"
    );

    let (orders, inbox) = mpsc::channel();
    orders
        .send(order(FileName::Tally, 3))
        .expect("somebody listens");
    drop(orders);
    writer.work(&inbox);
    let first_said = notices.try_iter().flatten().next();
    assert_eq!(first_said, Some(Notice::TakenOver), "one that is used does");
    assert_eq!(second.load(FileName::Game), Loaded::Found(2_u32), "saved");
}
