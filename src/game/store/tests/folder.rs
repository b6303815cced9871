//! Tests of the database in a folder, among any other files.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;
use std::time::Instant;

use redb::Database;
use redb::backends::FileBackend;
use serde::{Deserialize, Serialize};

use super::super::database::{DATABASE_FILE, check_version, open_backend, tables};
use super::super::fault::Fault;
use super::super::memory::MemoryMedium;
use super::super::player::LoadedPlayer;
use super::super::tables::{
    DatabaseInfo, Encode, PendingChanges, StoredValue, StoredValues, TableKey, TableName,
    TableWriter, VERSION,
};
use super::evening::{Evening, SavedData};
use super::{
    FaultReason, OpeningState, RunningStore, StoreEvent, StoreNotice, TIMEOUT, Tables, anna, player,
};
use crate::profile::{Day, DayTry, PlayedGame, PlayerId, Players};
use crate::session::State;

/// A data folder in which Anna has played 60 random steps, and what it should hold.
fn folder() -> (tempfile::TempDir, Evening) {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let mut running = RunningStore::in_folder(scratch.path()).opened();
    let mut players = Players::default();
    player("Anna", &mut players);
    running.store.put(&(), Arc::new(players));
    let mut evening = Evening::new(1);
    for _ in 0..60 {
        evening.step();
        running.save(anna(), &mut evening);
    }
    running.end();
    (scratch, evening)
}

fn file(scratch: &tempfile::TempDir) -> PathBuf {
    scratch.path().join(DATABASE_FILE)
}

/// All bytes of all files below a folder.
fn bytes(folder: &Path) -> Vec<(PathBuf, Vec<u8>)> {
    let mut all = Vec::new();
    for entry in fs::read_dir(folder).expect("it can be read") {
        let path = entry.expect("it can be read").path();
        if path.is_dir() {
            all.extend(bytes(&path));
        } else if path.is_file() {
            all.push((path.clone(), fs::read(&path).expect("it can be read")));
        }
    }
    all.sort();
    all
}

fn has(folder: &Path, what: &[u8]) -> bool {
    let is_in = |bytes: &[u8]| bytes.windows(what.len()).any(|part| part == what);
    bytes(folder).iter().any(|(_, bytes)| is_in(bytes))
}

fn assert_saved(scratch: &tempfile::TempDir, expected: &SavedData) {
    let mut running = RunningStore::in_folder(scratch.path()).opened();
    assert_eq!(running.saved_data(anna()), *expected);
    assert!(running.notices().is_empty(), "{:?}", running.notices());
}

/// Opens the database without the program.
fn opened(path: &Path) -> Database {
    let file = fs::File::options().read(true).write(true).open(path).expect("it is there");
    open_backend(FileBackend::new(file).expect("a file")).expect("it can be opened")
}

fn change(path: &Path, change: impl FnOnce(&TableWriter<'_>)) {
    let database = opened(path);
    let write = database.begin_write().expect("it can be written");
    change(&TableWriter { transaction: &write });
    write.commit().expect("it can be written");
}

/// Not on Windows, where a file that takes the place of the open one goes unnoticed.
#[cfg(unix)]
#[test]
fn a_file_that_replaced_the_database_is_left_alone() {
    let (scratch, evening) = folder();
    let mut running = RunningStore::in_folder(scratch.path()).opened();
    let mut evening = evening.next(&running.saved_data(anna()), 2);
    evening.list_games();
    evening.play_out();
    evening.session.clear_history();
    running.save(anna(), &mut evening);
    running.write_all();
    fs::rename(file(&scratch), scratch.path().join("away")).expect("it is there");
    fs::write(file(&scratch), "mine").expect("it can be written");
    running.store.leave_table();
    running.end();
    assert_eq!(fs::read(file(&scratch)).expect("it is there"), b"mine");
    assert!(!has(scratch.path(), b"broken-1"));
}

/// Windows itself keeps others from writing into an open database.
#[cfg(unix)]
#[test]
fn a_database_that_is_copied_over_the_open_one_is_left_alone() {
    let (scratch, evening) = folder();
    let before = fs::read(file(&scratch)).expect("it is there");
    let expected = evening.expected_data();
    let mut running = RunningStore::in_folder(scratch.path()).opened();
    let mut evening = evening.next(&running.saved_data(anna()), 2);
    evening.step();
    running.save(anna(), &mut evening);
    running.write_all();
    fs::write(file(&scratch), &before).expect("it can be written");
    evening.step();
    running.save(anna(), &mut evening);
    running.settle();
    assert_eq!(running.store.trouble(), Some(FaultReason::Replaced));
    running.stop();
    assert_eq!(fs::read(file(&scratch)).expect("it is there"), before);
    // The old file stays locked as long as this process lives.
    fs::remove_file(file(&scratch)).expect("it is there");
    fs::write(file(&scratch), &before).expect("it can be written");
    assert_saved(&scratch, &expected);
}

#[test]
fn an_empty_copy_is_skipped() {
    let (scratch, evening) = folder();
    let [newest, older] =
        [1, 2].map(|nth| scratch.path().join(format!("copies/nestor-{nth}.redb")));
    fs::copy(&newest, &older).expect("it is there");
    fs::write(&newest, "").expect("it can be written");
    fs::remove_file(file(&scratch)).expect("it is there");
    let mut running = RunningStore::in_folder(scratch.path()).opened();
    assert_eq!(running.saved_data(anna()), evening.expected_data());
}

#[test]
fn a_missing_list_of_players_is_rebuilt_from_their_folders() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    fs::create_dir_all(scratch.path().join("players/anna-1")).expect("it can be made");
    let running = RunningStore::in_folder(scratch.path()).opened();
    let opened = running.window.events.iter().find_map(|event| match event {
        StoreEvent::Opened(opened) => Some(&opened.players),
        _ => None,
    });
    let names = opened.expect("it is open").iter().map(crate::profile::Person::name);
    assert_eq!(names.collect::<Vec<_>>(), ["Anna"]);
}

#[test]
fn erased_games_and_deleted_players_leave_nothing_in_any_file() {
    let (scratch, evening) = folder();
    let root = scratch.path();
    fs::write(root.join(format!("{DATABASE_FILE}.broken-1")), "broken").expect("it can be written");
    let mut running = RunningStore::in_folder(root).opened();
    let mut evening = evening.next(&running.saved_data(anna()), 2);
    evening.list_games();
    let day: Day = "2026-11-20".parse().expect("a day");
    evening.session.begin_day(day, day);
    evening.play_out();
    // Enough games that undo does not reach the first.
    for _ in 0..45 {
        evening.play_out();
        evening.session.new_game(None);
        running.save(anna(), &mut evening);
    }
    let mut players = Players::default();
    player("Anna", &mut players);
    let berta = player("Berta", &mut players);
    let mut other = Evening::new(3);
    other.play_out();
    running.save(berta, &mut other);
    players.delete("berta-2");
    running.store.put(&(), Arc::new(players));
    running.store.note_sat_down();
    evening.session.clear_history();
    evening.play_out();
    running.save(anna(), &mut evening);
    running.write_all();
    // Undo and the bookmark keep their games.
    let (kept, _) =
        evening.session.shared_state().without_cleared_history().expect("it was cleared");
    let kept = kept.encode().expect("it can be written");
    let is_kept = |id: &str| kept.windows(id.len()).any(|part| part == id.as_bytes());
    let cleared = &evening.session.lists().all[..evening.session.lists().cleared_count];
    let ids = cleared.iter().map(|line| line.id);
    let mut erased: Vec<_> = ids.filter(|id| !is_kept(&id.to_string())).collect();
    let is_daily = |tried: &DayTry| erased.contains(&tried.game);
    assert!(running.saved_data(anna()).days.iter().any(is_daily), "undo does not reach it");
    erased.push(other.session.game().id());
    for id in &erased {
        assert!(has(root, &id.bytes()) && has(root, id.to_string().as_bytes()));
    }
    assert!(has(root, b"Berta"));
    let before = evening.session.tally().clone();
    running.store.leave_table();
    let theirs = root.join("players/berta-2");
    fs::create_dir_all(&theirs).expect("it can be made");
    running.store.remove_players(vec![(berta, theirs.clone())]);
    running.write_all();
    for id in &erased {
        assert!(!has(root, &id.bytes()) && !has(root, id.to_string().as_bytes()), "while it runs");
    }
    assert!(!has(root, b"Berta"), "nor is the name");
    assert!(!theirs.exists() && !root.join(format!("{DATABASE_FILE}.broken-1")).exists());
    running.end();
    for id in &erased {
        assert!(!has(root, &id.bytes()) && !has(root, id.to_string().as_bytes()), "at its end");
    }
    let mut running = RunningStore::in_folder(root).opened();
    let kept = running.saved_data(anna());
    let again = evening.next(&kept, 4);
    assert_eq!(*again.session.tally(), before, "the tally stays");
    assert_eq!(kept.lines.len(), 1, "what came after it stays");
    assert_eq!(running.saved_data(berta).state, None);
}

#[test]
fn a_damaged_database_is_set_aside_and_replaced_with_the_newest_sound_copy() {
    type Damage = fn(&Path);
    let damages: [(&str, Damage); 6] = [
        ("text", |path| fs::write(path, "my games").expect("written")),
        ("empty", |path| fs::write(path, "").expect("written")),
        ("gone", |path| fs::remove_file(path).expect("removed")),
        ("cut", |path| {
            let bytes = fs::read(path).expect("read");
            fs::write(path, &bytes[..bytes.len() / 2]).expect("written");
        }),
        ("zeros", |path| {
            let mut bytes = fs::read(path).expect("read");
            bytes[4096..].fill(0);
            fs::write(path, bytes).expect("written");
        }),
        ("another table", |path| {
            let database = opened(path);
            let write = database.begin_write().expect("it can be written");
            write.delete_table(TableName::About.definition()).expect("it is there");
            let other = redb::TableDefinition::<u64, u64>::new("about");
            write.open_table(other).expect("it can be made").insert(1, 1).expect("written");
            write.commit().expect("it can be written");
        }),
    ];
    for (name, damage) in damages {
        for copies in 0..3 {
            let (scratch, evening) = folder();
            // At the end of the evening there is one copy.
            let [newest, older] =
                [1, 2].map(|nth| scratch.path().join(format!("copies/nestor-{nth}.redb")));
            assert!(newest.is_file(), "a copy is made at the end");
            match copies {
                0 => fs::remove_file(&newest).expect("it is there"),
                1 => {}
                _ => {
                    fs::rename(&newest, &older).expect("it is there");
                    fs::write(&newest, "broken").expect("it can be written");
                }
            }
            damage(&file(&scratch));
            let mut running = RunningStore::in_folder(scratch.path()).opened();
            let kept = running.saved_data(anna());
            let is_new = copies == 0 && matches!(name, "empty" | "gone");
            assert_eq!(running.notices().len(), usize::from(!is_new), "{name}, {copies}");
            if let Some(StoreNotice::Recovered { kept_as, copied }) = running.notices().first() {
                let broken = scratch.path().join(format!("{DATABASE_FILE}.broken-1"));
                assert_eq!(*kept_as, (name != "gone").then_some(broken), "{name}");
                assert_eq!(copied.is_some(), copies > 0, "{name}");
            }
            if copies > 0 {
                assert_eq!(kept, evening.expected_data(), "{name}, {copies}");
            } else {
                assert_eq!(kept.state, None, "{name}");
            }
            running.stop();
            let again = RunningStore::in_folder(scratch.path()).opened();
            assert!(again.notices().is_empty(), "{name}: it is told once");
        }
    }
}

#[test]
fn damage_while_the_program_runs_loses_no_data() {
    let (scratch, evening) = folder();
    let mut running = RunningStore::in_folder(scratch.path()).opened();
    let mut evening = evening.next(&running.saved_data(anna()), 2);
    running.store.note_loaded_state(anna(), evening.session.shared_state());
    cut(&scratch);
    for _ in 0..20 {
        evening.step();
        running.save(anna(), &mut evening);
        running.settle();
        for event in std::mem::take(&mut running.window.events) {
            if let StoreEvent::Replaced(notices) = event {
                assert!(matches!(notices[..], [StoreNotice::Recovered { copied: Some(_), .. }]));
                running.hand_all_over(&mut evening);
            }
        }
    }
    running.write_all();
    assert!(scratch.path().join(format!("{DATABASE_FILE}.broken-1")).is_file(), "it was noticed");
    running.end();
    assert_saved(&scratch, &evening.expected_data());
}

/// Cuts the open database off after its first 4096 bytes.
fn cut(scratch: &tempfile::TempDir) {
    let file = fs::File::options().write(true).open(file(scratch));
    file.and_then(|file| file.set_len(4096)).expect("it can be cut");
}

#[test]
fn failed_copies_are_reported_once() {
    let (scratch, evening) = folder();
    let copies = scratch.path().join("copies");
    let mut running = RunningStore::in_folder(scratch.path()).opened();
    let mut evening = evening.next(&running.saved_data(anna()), 2);
    running.store.note_loaded_state(anna(), evening.session.shared_state());
    for (is_in_the_way, notice_count) in [(true, 1), (true, 1), (false, 1), (true, 2)] {
        // On Windows, the folder cannot be removed until the previous copy is closed.
        let until = Instant::now() + TIMEOUT;
        let is_made = || {
            fs::remove_dir_all(&copies).or_else(|_| fs::remove_file(&copies)).ok();
            if is_in_the_way {
                fs::write(&copies, "mine").is_ok()
            } else {
                fs::create_dir(&copies).is_ok()
            }
        };
        while !is_made() {
            assert!(Instant::now() < until, "something else is in the way");
            thread::yield_now();
        }
        evening.session.new_game(None);
        running.save(anna(), &mut evening);
        let copy = copies.join("nestor-1.redb");
        running.wait_until(|it| {
            // The previous copy may not be finished yet.
            it.store.note_sat_down();
            it.notices().len() == notice_count && is_in_the_way != copy.exists()
        });
    }
    let is_told = |notice: &&StoreNotice| matches!(notice, StoreNotice::NotCopied(path, _) if *path == copies);
    assert!(running.notices().iter().all(is_told), "{:?}", running.notices());
}

#[test]
fn a_database_that_cannot_be_opened_is_refused_and_left_alone() {
    type Obstacle = fn(&Path);
    let obstacles: [(&str, Obstacle); 4] = [
        ("a folder", |path| {
            fs::remove_file(path).expect("removed");
            fs::create_dir(path).expect("made");
        }),
        ("a link that leads nowhere", |path| {
            fs::remove_file(path).expect("removed");
            #[cfg(unix)]
            std::os::unix::fs::symlink("nowhere", path).expect("made");
            #[cfg(not(unix))]
            fs::create_dir(path).expect("made");
        }),
        ("a newer version", |path| {
            change(path, |writer| {
                writer.set(DatabaseInfo::Version, VERSION + 1).expect("written");
            });
        }),
        ("a newer library", |path| {
            let mut bytes = fs::read(path).expect("read");
            // Both places where the library stores its version.
            for at in [64, 192] {
                assert_eq!(bytes[at], 3, "the version");
                bytes[at] = 4;
            }
            fs::write(path, bytes).expect("written");
        }),
    ];
    for (name, obstacle) in obstacles {
        let (scratch, evening) = folder();
        let path = file(&scratch);
        let sound = fs::read(&path).expect("it can be read");
        obstacle(&path);
        let before = bytes(scratch.path());
        let mut running = RunningStore::in_folder(scratch.path());
        let OpeningState::Refused(reason) = running.opening() else {
            panic!("{name}");
        };
        assert_eq!(
            reason == FaultReason::NewerVersion(path.clone()),
            name.contains("newer"),
            "{reason:?}"
        );
        let (now, is_opened) = (bytes(scratch.path()), name == "a newer version");
        assert!(
            now.iter().zip(&before).all(|(now, before)| {
                // The library notes in the file that it was open.
                now == before || is_opened && now.0 == path && before.0 == path
            }) && now.len() == before.len(),
            "{name}: nothing is changed"
        );
        if path.is_dir() {
            fs::remove_dir(&path).expect("it is empty");
        } else {
            fs::remove_file(&path).expect("it is there");
        }
        fs::write(&path, sound).expect("it can be written");
        running.store.try_again();
        let mut running = running.opened();
        assert_eq!(running.saved_data(anna()), evening.expected_data(), "{name}");
    }
}

#[test]
fn a_database_of_an_older_version_is_taken_over() {
    let (scratch, _) = folder();
    let path = file(&scratch);
    let database = opened(&path);
    let next = VERSION + 1;
    assert!(check_version(&database, &path, next).is_ok(), "by a program of the next version");
    let stored = tables(&database, &PendingChanges::new(), &path).expect("it can be read");
    assert_eq!(stored.info(DatabaseInfo::Version).ok(), Some(next));
    let refused = check_version(&database, &path, VERSION);
    assert_eq!(refused, Err(Fault::Unreadable(FaultReason::NewerVersion(path.clone()))));
}

#[cfg(unix)]
#[test]
fn a_pipe_does_not_block_and_files_are_private_to_their_owner() {
    use std::os::unix::fs::PermissionsExt as _;
    let (scratch, _) = folder();
    for (path, _) in bytes(scratch.path()) {
        let mode = path.metadata().expect("it is there").permissions().mode();
        assert_eq!(mode & 0o077, 0, "{path:?}");
    }
    fs::remove_file(file(&scratch)).expect("it is there");
    let made = std::process::Command::new("mkfifo").arg(file(&scratch)).status();
    assert!(made.expect("it runs").success());
    let opening = RunningStore::in_folder(scratch.path()).opening();
    assert!(matches!(opening, OpeningState::Refused(FaultReason::System(..))), "{opening:?}");
}

#[test]
fn a_second_program_asks_the_first_and_is_refused() {
    let (scratch, evening) = folder();
    let first = RunningStore::in_folder(scratch.path()).opened();
    let (asked, asks) = std::sync::mpsc::channel();
    let event = |window: &mut super::Window, event| window.events.push(event);
    let root = Some(scratch.path().to_owned());
    let hand_over = move || asked.send(()).is_err();
    let second = super::Store::start(root, hand_over, event, || {});
    assert_eq!(
        second.wait_for_opening(super::TIMEOUT, super::TIMEOUT),
        OpeningState::Refused(FaultReason::Locked)
    );
    assert!(asks.try_iter().count() > 0, "it is asked");
    drop(second);
    let third = super::Store::start(Some(scratch.path().to_owned()), || true, event, || {});
    let opening = third.wait_for_opening(super::TIMEOUT, super::TIMEOUT);
    assert_eq!(opening, OpeningState::HandedOver);
    drop((third, first));
    assert_saved(&scratch, &evening.expected_data());
}

#[cfg(unix)]
#[test]
fn a_removed_database_is_written_again_and_a_foreign_file_is_left_alone() {
    let (scratch, evening) = folder();
    let mut running = RunningStore::in_folder(scratch.path()).opened();
    let mut evening = evening.next(&running.saved_data(anna()), 2);
    running.store.note_loaded_state(anna(), evening.session.shared_state());
    let play = |running: &mut RunningStore, evening: &mut Evening| {
        for _ in 0..10 {
            evening.step();
            running.save(anna(), evening);
            running.settle();
        }
    };
    fs::remove_dir_all(scratch.path()).expect("it is there");
    play(&mut running, &mut evening);
    assert!(file(&scratch).is_file() && running.store.trouble().is_none());
    assert_eq!(running.saved_data(anna()), evening.expected_data());
    fs::remove_file(file(&scratch)).expect("it is there");
    fs::write(file(&scratch), "mine").expect("it can be written");
    evening.session.clear_history();
    play(&mut running, &mut evening);
    running.store.leave_table();
    running.settle();
    assert_eq!(running.store.trouble(), Some(FaultReason::Replaced));
    assert!(running.store.would_lose_data());
    assert_eq!(
        running.saved_data(anna()),
        evening.expected_data(),
        "all is still there to be read"
    );
    assert_eq!(fs::read(file(&scratch)).expect("it is there"), b"mine");
}

/// An invalid line of the history, or an invalid try at a day.
#[derive(Serialize, Deserialize)]
struct InvalidValue<const IS_LINE: bool>(String);

impl<const IS_LINE: bool> StoredValue for InvalidValue<IS_LINE> {
    type Id = (PlayerId, u32);
    const TABLE: TableName = if IS_LINE { TableName::History } else { TableName::Day };

    fn key_bytes((player, nth): &Self::Id) -> Vec<u8> {
        [player.number().to_be_bytes(), nth.to_be_bytes()].concat()
    }
}

#[test]
fn invalid_values_are_left_out_and_counted() {
    let mut running = RunningStore::at(MemoryMedium::default()).opened();
    let mut evening = Evening::new(1);
    evening.play_out();
    let day: Day = "2026-11-20".parse().expect("a day");
    evening.session.begin_day(day, day);
    running.save(anna(), &mut evening);
    let nonsense = Arc::new(InvalidValue::<true>("a win".to_owned()));
    running.store.put(&(anna(), 77), nonsense);
    running.store.put(&(anna(), 78), Arc::new(InvalidValue::<false>("a try".to_owned())));
    for is_written in [false, true] {
        if is_written {
            running.settle();
        }
        let (lines, days): (StoredValues<PlayedGame>, StoredValues<DayTry>) = running
            .ask(|tables| Ok((tables.all(anna())?, tables.all(anna())?)))
            .expect("they can be read");
        assert_eq!((lines.values.len(), lines.left_out), (1, 1), "{is_written}");
        assert_eq!((days.values.len(), days.left_out), (1, 1), "{is_written}");
    }
}

#[test]
fn an_invalid_list_of_players_is_replaced_from_the_copy() {
    let (scratch, evening) = folder();
    let key = TableKey::of::<Players>(&());
    change(&file(&scratch), |writer| {
        let nonsense: Arc<dyn Encode> = Arc::new(InvalidValue::<true>("nobody".to_owned()));
        writer.apply(&PendingChanges::from([(key, Some(nonsense))])).expect("written");
    });
    let mut running = RunningStore::in_folder(scratch.path()).opened();
    let is_of_copy = |notice: &&StoreNotice| matches!(notice, StoreNotice::Recovered { copied, .. } if copied.is_some());
    assert!(running.notices().iter().all(is_of_copy));
    let players: Option<Players> = running.ask(|tables| tables.get(&())).expect("it is read");
    assert_eq!(players.expect("a list").iter().count(), 1);
    assert_eq!(running.saved_data(anna()), evening.expected_data());
}

#[test]
fn an_invalid_state_is_replaced_from_the_newest_copy_with_a_valid_one() {
    for sound in [1, 2, 3] {
        let (scratch, evening) = folder();
        let copies = [1, 2].map(|nth| scratch.path().join(format!("copies/nestor-{nth}.redb")));
        fs::copy(&copies[0], &copies[1]).expect("it is there");
        for path in [&file(&scratch), &copies[0], &copies[1]].into_iter().take(sound) {
            change(path, |writer| {
                let nonsense: Arc<dyn Encode> = Arc::new(InvalidValue::<true>("all".to_owned()));
                let key = TableKey::of::<State>(&anna());
                writer.apply(&PendingChanges::from([(key, Some(nonsense))])).expect("written");
            });
        }
        let mut running = RunningStore::in_folder(scratch.path()).opened();
        let read = |leaves_out| {
            move |tables: &Tables| LoadedPlayer::read(tables, anna(), None, true, leaves_out)
        };
        let mut tries = 0;
        let loaded = loop {
            match running.ask(read(false)) {
                Ok(loaded) => break loaded,
                Err(fault) => assert!(matches!(fault, super::Fault::Damaged(_)), "{fault:?}"),
            }
            tries += 1;
            // Twice, because two readers may find the same damage.
            running.store.recover();
            running.store.recover();
            running.settle();
            if tries > 2 {
                let last = running.window.events.last();
                assert!(matches!(last, Some(StoreEvent::NoCopy)), "{last:?}");
                break running.ask(read(true)).expect("it is left out");
            }
            assert_eq!(running.notices().len(), tries, "one at a time");
        };
        assert_eq!(tries, sound);
        let is_left_out = loaded.notices == [StoreNotice::ValuesLeftOut(1)];
        assert_eq!(is_left_out, sound == 3, "{:?}", loaded.notices);
        let kept = evening.expected_data();
        assert_eq!(loaded.state, kept.state.filter(|_| sound < 3), "{sound}");
        let lines: StoredValues<PlayedGame> =
            running.ask(|tables| tables.all(anna())).expect("read");
        assert_eq!(lines.values.len(), kept.lines.len(), "the history stays");
    }
}
