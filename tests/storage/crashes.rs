//! When a part of the program breaks down: the game is saved, a report is left,
//! and the next start tells of both.

use std::fs;
use std::path::Path;
use std::process::Output;
use std::thread;

use game::storage::{FileName, Folder, watch_for_panics};
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;
use words::files;

use super::Player;
use super::child::{child, task};

/// The ways in which it can break down.
const WAYS: [&str; 5] = [
    "the window, and all that is in it is dropped",
    "the window, where nothing can be dropped",
    "another thread, and the game goes on",
    "the thread that saves",
    "the window, with nowhere to save",
];

/// A panic that ends the program on the spot: it cannot go up through here, as
/// it cannot through the code of some systems' windows.
extern "C" fn panic_in_the_systems_code() {
    panic!("a bone fell under the table");
}

#[test]
#[ignore = "it breaks down for another test"]
fn breaks_down() {
    let Some((path, way)) = task() else { return };
    watch_for_panics();
    let woken = || panic!("a bone fell under the table");
    let mut random = ChaCha8Rng::seed_from_u64(way);
    let mut player = Player::woken_by(Folder::at(&path), move || {
        if way == 3 {
            woken();
        }
    });
    for _ in 0..10 {
        player.play(&mut random);
        player.keep();
    }
    player.flush();
    player.play(&mut random);
    println!("\nlast {}", player.state()[0]);
    if way == 4 {
        fs::remove_dir_all(&path).expect("it can be removed");
        fs::write(&path, "in the way").expect("it can be written");
    }
    if way == 3 {
        // The saver has something to tell, and telling it fails.
        fs::remove_dir_all(&path).expect("it can be removed");
        fs::write(&path, "in the way").expect("it can be written");
        player.keep();
        player.flush();
        fs::remove_file(&path).expect("it can be removed");
        return;
    }
    player.keep();
    match way {
        0 | 4 => panic!("a bone fell under the table"),
        1 => panic_in_the_systems_code(),
        _ => {
            let thread = thread::Builder::new().name("nestor".to_owned());
            let thread = thread.spawn(|| panic!("a bone fell under the table"));
            let ended = thread.expect("a thread starts").join();
            assert!(ended.is_err(), "it has broken down");
            player.play(&mut random);
            println!("\nlast {}", player.state()[0]);
            player.keep();
        }
    }
}

pub fn break_down(path: &Path, way: usize, temp: &Path) -> (Output, String) {
    let output = child("crashes::breaks_down", path, way as u64)
        .env("TMPDIR", temp)
        .env("TMP", temp)
        .output()
        .expect("it runs");
    let out = String::from_utf8_lossy(&output.stdout);
    let mut last = out.lines().filter_map(|line| line.strip_prefix("last "));
    let last = last.next_back().expect("it played").to_owned();
    (output, last)
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

#[test]
fn whatever_breaks_down_the_game_goes_on_and_the_next_start_tells_of_it() {
    for (way, what) in WAYS.iter().enumerate().take(3) {
        let scratch = tempfile::tempdir().expect("a temporary folder");
        let path = scratch.path().join("data");
        let (output, last) = break_down(&path, way, scratch.path());
        assert_eq!(output.status.success(), way == 2, "{what}: {output:?}");

        let player = Player::sit_down(&path);
        assert!(player.state()[0] == last, "{what}: the game goes on");
        let [notice] = &player.notices[..] else {
            panic!("{what}: one sentence, not {:?}", player.notices);
        };
        let report = path.join("crash-report-1.txt");
        let notice = files::notice(notice);
        assert!(notice.contains(&report.display().to_string()), "{notice}");
        let report = fs::read_to_string(report).expect("it is there");
        let rounds = &player.session.state().record().rounds;
        for part in [
            concat!(
                "Nestor Dominoes ",
                env!("CARGO_PKG_VERSION"),
                " broke down."
            ),
            std::env::consts::OS,
            "message: a bone fell under the table",
            "tests/storage/crashes.rs:",
            "game in progress: saved",
            &rounds[0].seed.to_string(),
            "breaks_down",
        ] {
            assert!(report.contains(part), "{what}: {part:?} is not in {report}");
        }
        drop(player);
        let again = Player::sit_down(&path);
        assert_eq!(again.notices, [], "{what}: it is told once");
    }
}

#[test]
fn every_report_is_kept() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    for number in 1..=3 {
        break_down(scratch.path(), 0, scratch.path());
        let player = Player::sit_down(scratch.path());
        let told = format!("crash-report-{number}.txt");
        assert!(files::notice(&player.notices[0]).contains(&told), "{told}");
        assert_eq!(player.notices.len(), 1, "and of no other");
    }
}

/// Elsewhere a folder that is in use cannot be removed.
#[cfg(unix)]
#[test]
fn when_nothing_can_be_saved_the_report_has_the_game_and_lies_elsewhere() {
    for way in [3, 4] {
        let scratch = tempfile::tempdir().expect("a temporary folder");
        let path = scratch.path().join("data");
        let (output, last) = break_down(&path, way, scratch.path());
        let what = WAYS[way];
        if way == 3 {
            let player = Player::sit_down(&path);
            assert!(player.state()[0] == last, "{what}: saved at the end");
        }
        let report = scratch.path().join("crash-report-1.new.txt");
        let err = text(&output.stderr);
        assert!(err.contains(&report.display().to_string()), "{what}: {err}");
        let report = fs::read_to_string(report).expect("it is there");
        assert!(report.contains("game in progress: not saved."), "{report}");

        // The record is as it would be in its own file.
        let start = report.find("// Nestor Dominoes").expect("the record");
        let record = &report[start..];
        let end = record.find("\n)\n").expect("its end") + 3;
        let again = tempfile::tempdir().expect("a temporary folder");
        let game = again.path().join(FileName::Game.on_disk());
        fs::write(game, &record[..end]).expect("it can be written");
        let player = Player::sit_down(again.path());
        assert_eq!(player.notices, [], "{what}: it can be read");
        assert!(!player.session.state().record().is_empty(), "and played on");
    }
}
