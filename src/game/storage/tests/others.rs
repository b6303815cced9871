//! What else is found in the place of files, and what others do with them.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::evening::{Evening, ROOT, anna};
use super::faults::evening_before;
use super::virtual_disk::{Fails, VirtualDisk};
use super::{EACCES, EIO, ENOSPC, play};
use crate::profile::Preferences;
use crate::storage::{
    Answer, Ask, Claim, FileError, FileName, HistoryFile, Kept, Notice, Read, RealDisk, SaveError,
    SystemError, read,
};
use nestor::coach::SavedReview;

fn settings_of(level: engine::Level) -> Kept {
    let mut preferences = Preferences::default();
    preferences.opponents.set_level(level);
    Kept::Settings(Arc::new(preferences))
}

#[test]
fn what_is_removed_while_somebody_plays_is_written_again() {
    for removed in ["", "state.ron", "settings.ron", "history.ron", "daily.ron"] {
        let disk = VirtualDisk::with(evening_before());
        let mut evening = Evening::begin(&disk, 2);
        evening.store.keep(settings_of(engine::Level::Easy));
        evening.work();
        let path = if removed.is_empty() {
            PathBuf::from(ROOT)
        } else {
            anna(removed)
        };
        disk.put(&path, None);
        evening.plays(1);
        assert!(evening.store.is_idle(), "{removed}");
        for name in ["state.ron", "settings.ron", "history.ron", "daily.ron"] {
            assert!(disk.bytes(&anna(name)).is_some(), "{removed}: {name}");
        }
        let again = Evening::begin(&disk, 3);
        assert_eq!(again.world(), evening.world(), "{removed}");
    }
}

#[test]
fn what_another_program_wrote_meanwhile_is_kept_beside_it() {
    let disk = VirtualDisk::with(evening_before());
    let mut evening = Evening::begin(&disk, 2);
    disk.put(&anna("state.ron"), Some(b"theirs"));
    evening.plays(1);
    let kept_as = anna("state.ron.changed-1");
    assert_eq!(disk.bytes(&kept_as).as_deref(), Some(&b"theirs"[..]));
    let name = FileName::Game;
    assert_eq!(evening.notices, [Notice::Changed { name, kept_as }]);
    let again = Evening::begin(&disk, 3);
    assert_eq!(again.world(), evening.world());
}

#[test]
fn foreign_and_newer_files_stay_until_somebody_takes_them_away() {
    let newer = b"// Nestor Dominoes 99.0.0: settings\n(version: 7, content: (all: \"new\"))\n";
    for bytes in [&b"a letter"[..], newer] {
        let disk = VirtualDisk::with(evening_before());
        let path = anna("settings.ron");
        disk.put(&path, Some(bytes));
        let mut evening = Evening::begin(&disk, 2);
        let is_told = |evening: &Evening| match evening.trouble() {
            Some(SaveError::Foreign { path: told, .. } | SaveError::Newer { path: told, .. }) => {
                told == path
            }
            _ => false,
        };
        assert!(is_told(&evening));
        evening.store.keep(settings_of(engine::Level::Easy));
        evening.plays(1);
        evening.second();
        assert!(is_told(&evening) && !evening.store.is_idle());
        assert_eq!(disk.bytes(&path).as_deref(), Some(bytes), "it stays");
        let again = Evening::begin(&VirtualDisk::with(disk.platter()), 3);
        assert_eq!(again.world(), evening.world(), "all else is saved");
        disk.put(&path, None);
        evening.store.keep(settings_of(engine::Level::Tough));
        evening.work();
        evening.second();
        assert_eq!(evening.trouble(), None);
        let text = disk
            .bytes(&path)
            .and_then(|bytes| String::from_utf8(bytes).ok());
        assert!(
            text.is_some_and(|text| text.contains("Tough")),
            "now it is written"
        );
        assert_eq!(evening.notices, []);
    }
}

#[test]
fn a_state_that_cannot_be_read_is_gone_on_with_once_it_can() {
    let disk = VirtualDisk::with(evening_before());
    let before = Evening::begin(&VirtualDisk::with(disk.platter()), 3);
    let bytes = disk.bytes(&anna("state.ron"));
    disk.fail(Fails::At("state.ron"), EACCES);
    let mut evening = Evening::begin(&disk, 2);
    evening.plays_to_the_end();
    evening.second();
    assert_eq!(
        evening.trouble(),
        Some(SaveError::Refused {
            name: FileName::Game,
            path: anna("state.ron"),
            reason: SystemError::NotAllowed
        })
    );
    assert_eq!(disk.bytes(&anna("state.ron")), bytes, "it stays as it was");
    disk.mend();
    evening.second();
    assert_eq!(evening.trouble(), None);
    assert_ne!(evening.world(), before.world());
    assert_eq!(evening.session().lists().history.games().len(), 2);
    // Undo goes back to where it stood before.
    while evening.session().undo().is_some() {}
    evening.hand_over();
    evening.work();
    let again = Evening::begin(&disk, 3);
    assert_eq!(again.world(), evening.world());
}

#[test]
fn a_damaged_state_is_set_aside_and_that_of_the_last_start_is_used() {
    let disk = VirtualDisk::with(evening_before());
    let started = Evening::begin(&disk, 2).world();
    let mut evening = Evening::begin(&disk, 2);
    evening.plays(3);
    evening.get_up();
    let cut = disk
        .bytes(&anna("state.ron"))
        .map(|bytes| bytes[..bytes.len() / 2].to_vec());
    disk.put(&anna("state.ron"), cut.as_deref());
    let again = Evening::begin(&disk, 3);
    assert_eq!(again.world(), started);
    let kept_as = anna("state.ron.broken-1");
    assert_eq!(disk.bytes(&kept_as), cut);
    assert_eq!(again.notices, [Notice::GoneBack { kept_as }], "no new game");
    // Without a word the next time.
    assert_eq!(Evening::begin(&disk, 4).notices, []);
}

#[test]
fn links_are_followed_and_stay_and_one_that_leads_nowhere_is_no_missing_file() {
    let disk = VirtualDisk::with(evening_before());
    let elsewhere = Path::new("/elsewhere");
    disk.put_folder(elsewhere);
    let state = disk.bytes(&anna("state.ron"));
    disk.put(&elsewhere.join("state.ron"), state.as_deref());
    disk.put_link(&anna("state.ron"), &elsewhere.join("state.ron"));
    let mut evening = Evening::begin(&disk, 2);
    evening.plays(1);
    assert!(evening.store.is_idle());
    assert_ne!(
        disk.bytes(&elsewhere.join("state.ron")),
        state,
        "written there"
    );
    assert_eq!(Evening::begin(&disk, 3).world(), evening.world());
    disk.put(&elsewhere.join("state.ron"), None);
    let mut evening = Evening::begin(&disk, 4);
    evening.plays(1);
    let trouble = evening.trouble();
    assert!(
        matches!(trouble, Some(SaveError::Refused { .. })),
        "{trouble:?} {:?} {:#?}",
        evening.notices,
        disk.log()
    );
    assert!(!evening.store.is_idle());
}

#[test]
fn a_second_window_reads_and_writes_nothing() {
    let disk = VirtualDisk::with(evening_before());
    let before = disk.files();
    let world = Evening::begin(&VirtualDisk::with(disk.platter()), 3).world();
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let mut first = Claim::to(scratch.path().to_owned());
    first.make().expect("nobody has it");
    let mut evening = Evening::begin_as(&disk, 2, Claim::to(scratch.path().to_owned()));
    assert_eq!(evening.world(), world, "it is read");
    assert!(matches!(evening.trouble(), Some(SaveError::InUse { .. })));
    evening.plays(3);
    evening.second();
    evening.get_up();
    assert!(!evening.store.is_idle(), "what was played is nowhere");
    assert_eq!(disk.files(), before);
}

#[test]
fn without_a_folder_everything_stays_in_memory() {
    let disk = VirtualDisk::default();
    let mut evening = Evening::begin_without_folder(&disk, 1);
    evening.plays_to_the_end();
    assert_eq!(evening.trouble(), Some(SaveError::NoHome));
    assert_eq!(evening.session().lists().history.games().len(), 1);
    assert!(!evening.store.is_idle());
    assert_eq!(disk.calls(), 0);
}

#[test]
fn somebody_else_sits_down_while_the_disk_is_full_and_nothing_is_lost() {
    let disk = VirtualDisk::with(evening_before());
    let mut evening = Evening::begin(&disk, 2);
    disk.fail(Fails::Changes, ENOSPC);
    evening.plays(3);
    let world = evening.world();
    evening.sits_down("Ben");
    evening.does(|game| play(game, 2));
    evening.work();
    assert!(matches!(
        evening.trouble(),
        Some(SaveError::Refused {
            reason: SystemError::Full,
            ..
        })
    ));
    // What is not on disk yet is known better than the file.
    evening.sits_down("Anna");
    assert_eq!(evening.world(), world);
    evening.sits_down("Ben");
    disk.mend();
    evening.second();
    assert!(evening.store.is_idle());
    evening.sits_down("Anna");
    assert_eq!(evening.world(), world);
    assert_eq!(Evening::begin(&disk, 3).world(), world);
}

#[test]
fn players_that_cannot_be_read_are_the_folders_until_they_can() {
    let disk = VirtualDisk::with(evening_before());
    let world = Evening::begin(&VirtualDisk::with(disk.platter()), 3).world();
    let list = disk.bytes(&Path::new(ROOT).join("players.ron"));
    disk.fail(Fails::At("players.ron"), EIO);
    let mut evening = Evening::begin(&disk, 2);
    assert_eq!(evening.world(), world, "Anna is there by her folder");
    evening.plays(1);
    disk.mend();
    evening.second();
    evening.work();
    assert_eq!(evening.trouble(), None);
    assert_eq!(evening.household.players().iter().count(), 1);
    evening.get_up();
    assert_eq!(disk.bytes(&Path::new(ROOT).join("players.ron")), list);
}

#[test]
fn a_list_of_players_that_is_lost_is_not_written_before_their_folders_are_listed() {
    let list = Path::new(ROOT).join("players.ron");
    for fails in ["/players", "/players/ben-2"] {
        let disk = VirtualDisk::with(evening_before());
        let mut before = Evening::begin(&disk, 4);
        before.sits_down("Ben");
        before.get_up();
        disk.put(&list, Some(b""));
        disk.fail(Fails::List(fails), EIO);
        let mut evening = Evening::begin(&disk, 2);
        evening.plays(1);
        disk.mend();
        evening.second();
        evening.work();
        assert_eq!(evening.trouble(), None, "{fails}");
        let names = evening.household.players().iter();
        let names: Vec<_> = names.map(|it| it.folder().to_owned()).collect();
        assert_eq!(names, ["anna-1", "ben-2"], "{fails}");
        assert!(disk.bytes(&list).is_some_and(|bytes| !bytes.is_empty()));
    }
}

#[test]
fn a_player_of_whom_nothing_is_to_be_left_goes_with_all_files() {
    let disk = VirtualDisk::with(evening_before());
    let mut evening = Evening::begin(&disk, 2);
    evening.sits_down("Ben");
    evening.store.ask(Ask::RemovePlayer("anna-1".to_owned()));
    evening.work();
    let left: Vec<_> = disk
        .files()
        .into_keys()
        .filter(|path| path.starts_with(anna("")))
        .collect();
    assert!(left.is_empty(), "{left:?}");
}

#[test]
fn an_order_that_breaks_down_stops_nothing_else() {
    let disk = VirtualDisk::with(evening_before());
    let mut evening = Evening::begin(&disk, 2);
    evening.store.run(|_, _| panic!("on purpose"));
    evening.plays(2);
    assert_eq!(evening.keeper.as_ref().map(|it| it.breakdowns), Some(1));
    assert!(evening.store.is_idle());
    assert_eq!(Evening::begin(&disk, 3).world(), evening.world());
}

#[test]
fn the_newest_finished_games_and_reviews_are_kept_and_no_file_is_removed_for_its_own_sake() {
    let disk = VirtualDisk::with(evening_before());
    let mut evening = Evening::begin(&disk, 2);
    let line = Arc::clone(&evening.session().lists().history.games()[0]);
    let id = |n: u32| -> crate::profile::GameId { format!("{n:032x}").parse().expect("an id") };
    // The history has 600 games, the oldest first; and there is a game that it does not have.
    let lines = (0..600).map(|n| {
        Arc::new(crate::profile::PlayedGame {
            id: id(n),
            nth: Some(n),
            ..(*line).clone()
        })
    });
    let file = HistoryFile::new(lines.collect::<Vec<_>>());
    let text = crate::storage::to_text(&file).expect("it can be written");
    disk.put(&anna("history.ron"), Some(text.as_bytes()));
    for n in 0..601 {
        for (folder, end) in [("finished", "nestor"), ("reviews", "ron")] {
            let name = format!("{folder}/{}.{end}", id(if n == 600 { 9999 } else { n }));
            disk.put(&anna(&name), Some(b"something"));
        }
    }
    drop(Evening::begin(&disk, 3));
    let left = |folder: &str, n: u32| {
        let names = disk.files().into_keys();
        let name = format!("{}.", id(n));
        let mut names = names.filter(|path| path.starts_with(anna(folder)));
        names.any(|path| path.to_string_lossy().contains(&name))
    };
    for (folder, first) in [("finished", 100), ("reviews", 500)] {
        for n in [0, first - 1, first, 599, 9999] {
            assert_eq!(left(folder, n), n >= first, "{folder}: {n}");
        }
    }
}

#[test]
fn a_finished_game_whose_end_was_taken_back_goes_with_its_review() {
    let disk = VirtualDisk::with(evening_before());
    let mut evening = Evening::begin(&disk, 2);
    let id = evening.session().lists().history.games()[0].id;
    let path = anna(&format!("finished/{id}.nestor"));
    assert!(disk.bytes(&path).is_some());
    evening.store.ask(Ask::RemoveFinished(id));
    evening.work();
    assert_eq!(disk.bytes(&path), None);
}

#[test]
fn a_file_that_changed_by_a_fault_is_used_and_copied_once() {
    let disk = VirtualDisk::with(evening_before());
    let path = anna("history.ron");
    let text = disk
        .bytes(&path)
        .and_then(|bytes| String::from_utf8(bytes).ok());
    let text = text.expect("it is text").replace("secs: 0", "secs: 7");
    disk.put(&path, Some(text.as_bytes()));
    let mut evening = Evening::begin(&disk, 2);
    let kept_as = anna("history.ron.changed-1");
    let name = FileName::History;
    assert_eq!(
        evening.notices,
        [Notice::Damaged {
            name,
            kept_as: kept_as.clone()
        }]
    );
    assert_eq!(disk.bytes(&kept_as).as_deref(), Some(text.as_bytes()));
    evening.get_up();
    assert_eq!(Evening::begin(&disk, 3).notices, [], "once");
}

#[test]
fn what_was_handed_over_before_the_window_had_the_late_answer_replaces_nothing() {
    let disk = VirtualDisk::with(evening_before());
    let bytes = disk.bytes(&anna("state.ron"));
    disk.fail(Fails::At("state.ron"), EIO);
    let mut evening = Evening::begin(&disk, 2);
    evening.plays_to_the_end();
    disk.mend();
    // The thread reads the state, while the window goes on and knows nothing of it.
    let meanwhile = Arc::clone(evening.session().saved());
    let keeper = evening.keeper.as_mut().expect("no thread");
    keeper.try_again();
    evening.store.keep(Kept::State(meanwhile));
    keeper.do_waiting();
    assert_eq!(disk.bytes(&anna("state.ron")), bytes);
    evening.work();
    assert_ne!(disk.bytes(&anna("state.ron")), bytes);
    assert_eq!(evening.session().lists().history.games().len(), 2);
    assert_eq!(Evening::begin(&disk, 3).world(), evening.world());
}

#[test]
fn a_folder_that_comes_later_is_gone_on_with() {
    let there = VirtualDisk::with(evening_before());
    let before = Evening::begin(&there, 3);
    let disk = VirtualDisk::default();
    let mut evening = Evening::begin(&disk, 2);
    evening.plays(3);
    let begun = evening.session().game().id();
    for (path, bytes) in there.files() {
        if let Some(bytes) = bytes {
            disk.put(&path, Some(&bytes));
        }
    }
    evening.plays(1);
    for _ in 0..3 {
        evening.second();
    }
    assert_eq!((evening.notices.len(), evening.trouble()), (0, None));
    let own = before.session.as_ref().expect("she plays").game().id();
    assert_eq!(evening.session().game().id(), begun);
    assert!(evening.session().saved().has_game(own), "undo reaches it");
    assert_eq!(evening.session().lists().history.games().len(), 1);
    assert!(evening.store.is_idle());
    assert_eq!(Evening::begin(&disk, 4).world(), evening.world());
}

#[test]
fn a_review_that_cannot_be_saved_keeps_nobody() {
    let disk = VirtualDisk::with(evening_before());
    let mut evening = Evening::begin(&disk, 2);
    let id = evening.session().lists().history.games()[0].id;
    let path = anna(&format!("reviews/{id}.ron"));
    disk.put(&path, Some(b"a letter"));
    let some = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../tests/import/before-1.0/players/you-1/reviews/",
        "ea84890568378c2a8546612e79106fa0.ron"
    );
    let (Read::Sound(review), _) = read::<SavedReview>(&RealDisk, Path::new(some)) else {
        panic!("it is sound");
    };
    evening.store.keep(Kept::Review(id, Arc::new(review)));
    evening.work();
    evening.second();
    assert!(matches!(evening.trouble(), Some(SaveError::Foreign { .. })));
    assert!(evening.store.is_idle() && !evening.store.would_lose());
    assert_eq!(disk.bytes(&path).as_deref(), Some(&b"a letter"[..]));
}

#[test]
fn finished_games_that_cannot_be_listed_are_no_empty_list() {
    let disk = VirtualDisk::with(evening_before());
    let mut evening = Evening::begin(&disk, 2);
    disk.fail(Fails::List("/finished"), EIO);
    evening.store.ask(Ask::ListFinished);
    evening.keeper.as_mut().expect("no thread").do_waiting();
    let answers = evening.store.answers();
    let [Answer::Finished(Err(FileError::NotListed { folder, .. }))] = &answers[..] else {
        panic!("{answers:?}");
    };
    assert_eq!(*folder, anna("finished"));
}
