//! The database in a folder, beside whatever else may lie there.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;
use std::time::Instant;

use redb::Database;
use redb::backends::FileBackend;
use serde::{Deserialize, Serialize};

use super::super::database::{DATABASE_FILE, open_backend};
use super::super::memory::Memory;
use super::super::player::LoadedPlayer;
use super::super::tables::{
    About, Encode, Found, StoredValue, TableKey, TableName, Waiting, Writing,
};
use super::evening::{Evening, Kept};
use super::{
    FaultReason, Opening, PATIENCE, RunningStore, StoreEvent, StoreNotice, Tables, anna, player,
};
use crate::profile::{Day, DayTry, PlayedGame, PlayerId, Players};
use crate::session::State;

/// A folder with an evening of Anna's, and that evening.
fn folder() -> (tempfile::TempDir, Evening) {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let mut running = RunningStore::in_folder(scratch.path()).opened();
    let mut players = Players::default();
    player("Anna", &mut players);
    running.store.put(&(), Arc::new(players));
    let mut evening = Evening::new(1);
    for _ in 0..60 {
        evening.step();
        running.keep(anna(), &mut evening);
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

fn has_kept(scratch: &tempfile::TempDir, expected: &Kept) {
    let mut running = RunningStore::in_folder(scratch.path()).opened();
    assert_eq!(running.kept(anna()), *expected);
    assert!(running.notices().is_empty(), "{:?}", running.notices());
}

/// Opens the database without the program.
fn opened(path: &Path) -> Database {
    let file = fs::File::options().read(true).write(true).open(path).expect("it is there");
    open_backend(FileBackend::new(file).expect("a file")).expect("it can be opened")
}

fn change(path: &Path, change: impl FnOnce(&Writing<'_>)) {
    let database = opened(path);
    let write = database.begin_write().expect("it can be written");
    change(&Writing { write: &write });
    write.commit().expect("it can be written");
}

/// On Windows, files have no identity here: one that takes the place of an open one goes unnoticed.
#[cfg(unix)]
#[test]
fn a_file_that_replaced_the_database_is_left_alone_until_the_end() {
    let (scratch, evening) = folder();
    let mut running = RunningStore::in_folder(scratch.path()).opened();
    let mut evening = evening.next(&running.kept(anna()), 2);
    evening.list_games();
    evening.play_out();
    evening.session.clear_history();
    running.keep(anna(), &mut evening);
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
    let expected = evening.kept();
    let mut running = RunningStore::in_folder(scratch.path()).opened();
    let mut evening = evening.next(&running.kept(anna()), 2);
    evening.step();
    running.keep(anna(), &mut evening);
    running.write_all();
    fs::write(file(&scratch), &before).expect("it can be written");
    evening.step();
    running.keep(anna(), &mut evening);
    running.settle();
    assert_eq!(running.store.trouble(), Some(FaultReason::Replaced));
    running.stop();
    assert_eq!(fs::read(file(&scratch)).expect("it is there"), before);
    // The old one is locked as long as this process lives.
    fs::remove_file(file(&scratch)).expect("it is there");
    fs::write(file(&scratch), &before).expect("it can be written");
    has_kept(&scratch, &expected);
}

#[test]
fn an_empty_copy_is_none() {
    let (scratch, evening) = folder();
    let [newest, older] =
        [1, 2].map(|nth| scratch.path().join(format!("copies/nestor-{nth}.redb")));
    fs::copy(&newest, &older).expect("it is there");
    fs::write(&newest, "").expect("it can be written");
    fs::remove_file(file(&scratch)).expect("it is there");
    let mut running = RunningStore::in_folder(scratch.path()).opened();
    assert_eq!(running.kept(anna()), evening.kept());
}

#[test]
fn players_whose_list_is_gone_are_known_by_their_folders() {
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
fn nothing_of_an_erased_game_or_a_deleted_player_is_in_any_file() {
    let (scratch, evening) = folder();
    let root = scratch.path();
    fs::write(root.join(format!("{DATABASE_FILE}.broken-1")), "broken").expect("it can be written");
    let mut running = RunningStore::in_folder(root).opened();
    let mut evening = evening.next(&running.kept(anna()), 2);
    evening.list_games();
    let day: Day = "2026-11-20".parse().expect("a day");
    evening.session.begin_day(day, day);
    evening.play_out();
    // Enough games that undo does not reach the first.
    for _ in 0..45 {
        evening.play_out();
        evening.session.new_game(None);
        running.keep(anna(), &mut evening);
    }
    let mut players = Players::default();
    player("Anna", &mut players);
    let berta = player("Berta", &mut players);
    let mut other = Evening::new(3);
    other.play_out();
    running.keep(berta, &mut other);
    players.delete("berta-2");
    running.store.put(&(), Arc::new(players));
    running.store.sat_down();
    evening.session.clear_history();
    evening.play_out();
    running.keep(anna(), &mut evening);
    running.write_all();
    // Undo and the bookmark keep their games.
    let (kept, _) = evening.session.saved().erased().expect("it was cleared");
    let kept = kept.encode().expect("it can be written");
    let is_kept = |id: &str| kept.windows(id.len()).any(|part| part == id.as_bytes());
    let cleared = &evening.session.lists().all[..evening.session.lists().cleared];
    let ids = cleared.iter().map(|line| line.id);
    let mut erased: Vec<_> = ids.filter(|id| !is_kept(&id.to_string())).collect();
    let is_daily = |tried: &DayTry| erased.contains(&tried.game);
    assert!(running.kept(anna()).days.iter().any(is_daily), "undo does not reach it");
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
    let kept = running.kept(anna());
    let again = evening.next(&kept, 4);
    assert_eq!(*again.session.tally(), before, "the tally stays");
    assert_eq!(kept.lines.len(), 1, "what came after it stays");
    assert_eq!(running.kept(berta).state, None);
}

#[test]
fn a_damaged_database_is_put_aside_and_the_newest_sound_copy_takes_its_place() {
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
            let kept = running.kept(anna());
            let is_new = copies == 0 && matches!(name, "empty" | "gone");
            assert_eq!(running.notices().len(), usize::from(!is_new), "{name}, {copies}");
            if let Some(StoreNotice::Recovered { kept_as, copied }) = running.notices().first() {
                let broken = scratch.path().join(format!("{DATABASE_FILE}.broken-1"));
                assert_eq!(*kept_as, (name != "gone").then_some(broken), "{name}");
                assert_eq!(copied.is_some(), copies > 0, "{name}");
            }
            if copies > 0 {
                assert_eq!(kept, evening.kept(), "{name}, {copies}");
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
fn damage_while_it_runs_costs_nothing() {
    let (scratch, evening) = folder();
    let mut running = RunningStore::in_folder(scratch.path()).opened();
    let mut evening = evening.next(&running.kept(anna()), 2);
    running.store.note_loaded_state(anna(), evening.session.saved());
    cut(&scratch);
    for _ in 0..20 {
        evening.step();
        running.keep(anna(), &mut evening);
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
    has_kept(&scratch, &evening.kept());
}

/// Cuts the open database off after its first 4096 bytes.
fn cut(scratch: &tempfile::TempDir) {
    let file = fs::File::options().write(true).open(file(scratch));
    file.and_then(|file| file.set_len(4096)).expect("it can be cut");
}

#[test]
fn copies_that_cannot_be_made_are_told_once() {
    let (scratch, evening) = folder();
    let copies = scratch.path().join("copies");
    let mut running = RunningStore::in_folder(scratch.path()).opened();
    let mut evening = evening.next(&running.kept(anna()), 2);
    running.store.note_loaded_state(anna(), evening.session.saved());
    for (is_in_the_way, told) in [(true, 1), (true, 1), (false, 1), (true, 2)] {
        // On Windows, the folder cannot be removed until the previous copy is closed.
        let until = Instant::now() + PATIENCE;
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
        running.keep(anna(), &mut evening);
        let copy = copies.join("nestor-1.redb");
        running.wait_until(|it| {
            // The copy before may still be on its way.
            it.store.sat_down();
            it.notices().len() == told && is_in_the_way != copy.exists()
        });
    }
    let is_told = |notice: &&StoreNotice| matches!(notice, StoreNotice::NotCopied(path, _) if *path == copies);
    assert!(running.notices().iter().all(is_told), "{:?}", running.notices());
}

#[test]
fn what_cannot_be_read_now_is_refused_and_left_alone() {
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
            change(path, |writing| {
                writing.set(About::Version, 2).expect("written");
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
        let Opening::Refused(reason) = running.opening() else {
            panic!("{name}");
        };
        assert_eq!(
            reason == FaultReason::Newer(path.clone()),
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
        assert_eq!(running.kept(anna()), evening.kept(), "{name}");
    }
}

#[cfg(unix)]
#[test]
fn a_pipe_in_the_place_is_not_waited_for_and_files_are_their_owners_alone() {
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
    assert!(matches!(opening, Opening::Refused(FaultReason::System(..))), "{opening:?}");
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
        second.wait_for_opening(super::PATIENCE, super::PATIENCE),
        Opening::Refused(FaultReason::Locked)
    );
    assert!(asks.try_iter().count() > 0, "it is asked");
    drop(second);
    let third = super::Store::start(Some(scratch.path().to_owned()), || true, event, || {});
    let opening = third.wait_for_opening(super::PATIENCE, super::PATIENCE);
    assert_eq!(opening, Opening::HandedOver);
    drop((third, first));
    has_kept(&scratch, &evening.kept());
}

#[cfg(unix)]
#[test]
fn a_file_that_is_removed_is_written_again_and_another_one_is_left_alone() {
    let (scratch, evening) = folder();
    let mut running = RunningStore::in_folder(scratch.path()).opened();
    let mut evening = evening.next(&running.kept(anna()), 2);
    running.store.note_loaded_state(anna(), evening.session.saved());
    let play = |running: &mut RunningStore, evening: &mut Evening| {
        for _ in 0..10 {
            evening.step();
            running.keep(anna(), evening);
            running.settle();
        }
    };
    fs::remove_dir_all(scratch.path()).expect("it is there");
    play(&mut running, &mut evening);
    assert!(file(&scratch).is_file() && running.store.trouble().is_none());
    assert_eq!(running.kept(anna()), evening.kept());
    fs::remove_file(file(&scratch)).expect("it is there");
    fs::write(file(&scratch), "mine").expect("it can be written");
    evening.session.clear_history();
    play(&mut running, &mut evening);
    running.store.leave_table();
    running.settle();
    assert_eq!(running.store.trouble(), Some(FaultReason::Replaced));
    assert!(running.store.would_lose_data());
    assert_eq!(running.kept(anna()), evening.kept(), "all is still there to be read");
    assert_eq!(fs::read(file(&scratch)).expect("it is there"), b"mine");
}

/// An invalid line of the history, or an invalid try at a day.
#[derive(Serialize, Deserialize)]
struct Nonsense<const IS_LINE: bool>(String);

impl<const IS_LINE: bool> StoredValue for Nonsense<IS_LINE> {
    type Id = (PlayerId, u32);
    const TABLE: TableName = if IS_LINE { TableName::History } else { TableName::Day };

    fn bytes((player, nth): &Self::Id) -> Vec<u8> {
        [player.number().to_be_bytes(), nth.to_be_bytes()].concat()
    }
}

#[test]
fn values_that_make_no_sense_are_left_out_and_counted() {
    let mut running = RunningStore::at(Memory::default()).opened();
    let mut evening = Evening::new(1);
    evening.play_out();
    let day: Day = "2026-11-20".parse().expect("a day");
    evening.session.begin_day(day, day);
    running.keep(anna(), &mut evening);
    let nonsense = Arc::new(Nonsense::<true>("a win".to_owned()));
    running.store.put(&(anna(), 77), nonsense);
    running.store.put(&(anna(), 78), Arc::new(Nonsense::<false>("a try".to_owned())));
    for is_written in [false, true] {
        if is_written {
            running.settle();
        }
        let (lines, days): (Found<PlayedGame>, Found<DayTry>) = running
            .ask(|tables| Ok((tables.all(anna())?, tables.all(anna())?)))
            .expect("they can be read");
        assert_eq!((lines.values.len(), lines.left_out), (1, 1), "{is_written}");
        assert_eq!((days.values.len(), days.left_out), (1, 1), "{is_written}");
    }
}

#[test]
fn a_list_of_players_that_makes_no_sense_comes_from_the_copy() {
    let (scratch, evening) = folder();
    let key = TableKey::of::<Players>(&());
    change(&file(&scratch), |writing| {
        let nonsense: Arc<dyn Encode> = Arc::new(Nonsense::<true>("nobody".to_owned()));
        writing.apply(&Waiting::from([(key, Some(nonsense))])).expect("written");
    });
    let mut running = RunningStore::in_folder(scratch.path()).opened();
    let is_of_copy = |notice: &&StoreNotice| matches!(notice, StoreNotice::Recovered { copied, .. } if copied.is_some());
    assert!(running.notices().iter().all(is_of_copy));
    let players: Option<Players> = running.ask(|tables| tables.get(&())).expect("it is read");
    assert_eq!(players.expect("a list").iter().count(), 1);
    assert_eq!(running.kept(anna()), evening.kept());
}

#[test]
fn a_state_that_makes_no_sense_comes_from_the_newest_copy_in_which_it_does() {
    for sound in [1, 2, 3] {
        let (scratch, evening) = folder();
        let copies = [1, 2].map(|nth| scratch.path().join(format!("copies/nestor-{nth}.redb")));
        fs::copy(&copies[0], &copies[1]).expect("it is there");
        for path in [&file(&scratch), &copies[0], &copies[1]].into_iter().take(sound) {
            change(path, |writing| {
                let nonsense: Arc<dyn Encode> = Arc::new(Nonsense::<true>("all".to_owned()));
                let key = TableKey::of::<State>(&anna());
                writing.apply(&Waiting::from([(key, Some(nonsense))])).expect("written");
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
            // Twice, as two readers may find it.
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
        let is_left_out = loaded.notices == [StoreNotice::LeftOut(1)];
        assert_eq!(is_left_out, sound == 3, "{:?}", loaded.notices);
        let kept = evening.kept();
        assert_eq!(loaded.state, kept.state.filter(|_| sound < 3), "{sound}");
        let lines: Found<PlayedGame> = running.ask(|tables| tables.all(anna())).expect("read");
        assert_eq!(lines.values.len(), kept.lines.len(), "the history stays");
    }
}
