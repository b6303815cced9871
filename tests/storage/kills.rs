//! The program is killed while somebody plays.

use std::collections::BTreeSet;
use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, fs};

use game::session::State;
use game::storage::{Ask, File, Notice, RealDisk, inspect, to_text};

use super::Sitting;

const FOLDER: &str = "NESTOR_TEST_FOLDER";
const NUMBER: &str = "NESTOR_TEST_NUMBER";

/// A state as one line.
fn line(state: &State) -> String {
    let text = to_text(state).expect("it can be written");
    let digest = text.lines().find(|line| line.contains("digest: "));
    digest.expect("it has a digest").trim().to_owned()
}

#[test]
#[ignore = "it is killed by another test"]
fn plays() {
    let Some(root) = env::var_os(FOLDER).map(PathBuf::from) else {
        return;
    };
    let number = env::var(NUMBER).expect("it is set").parse();
    let mut sitting = Sitting::begin(&root, number.expect("a number"));
    sitting.store.ask(Ask::StartLasted);
    println!("\nfound {}", line(sitting.session.saved()));
    for told in &sitting.notices {
        println!("notice {told:?}");
    }
    for step in 0.. {
        sitting.play();
        println!("handed {}", line(sitting.session.saved()));
        sitting.keep_state();
        if step % 3 == 0 {
            sitting.flush();
            println!("saved {}", line(sitting.session.saved()));
        }
    }
}

/// Plays until so many lines were said, and is killed then. What of the states may be on disk.
fn killed(root: &Path, number: u64, most_lines: usize) -> BTreeSet<String> {
    let program = env::current_exe().expect("this program has a place");
    let mut child = Command::new(program)
        .args([
            "storage::kills::plays",
            "--exact",
            "--ignored",
            "--nocapture",
        ])
        .env(FOLDER, root)
        .env(NUMBER, number.to_string())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("it runs");
    let output = child.stdout.take().expect("it is a pipe");
    let mut possible = BTreeSet::new();
    let mut told = 0;
    // What was said before the end is read to the end.
    for line in BufReader::new(output).lines().map_while(Result::ok) {
        let Some((word, state)) = line.split_once(' ') else {
            continue;
        };
        match word {
            "saved" => possible = BTreeSet::from([state.to_owned()]),
            "handed" | "found" => drop(possible.insert(state.to_owned())),
            "notice" => panic!("a notice of the state: {state}"),
            _ => continue,
        }
        told += 1;
        if told == most_lines {
            child.kill().expect("it runs");
        }
    }
    child.wait().expect("it ended");
    assert!(told >= most_lines, "it ended by itself");
    possible
}

#[test]
fn what_was_said_to_be_saved_is_there_after_a_kill() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let root = scratch.path().join("data");
    let mut last = None;
    for number in 0..8 {
        let possible = killed(&root, number, 8 + 3 * number as usize);
        let path = File::State.path(&root, "you-1");
        let state = inspect::<State>(&RealDisk, &path).expect("it is sound");
        let found = line(&state.expect("it is there"));
        assert!(possible.contains(&found), "{number}: {possible:#?}");
        assert_ne!(Some(&found), last.as_ref(), "it goes on");
        last = Some(found);
    }
    let names = fs::read_dir(root.join("players/you-1")).expect("it can be read");
    let names = names.flatten().map(|entry| entry.file_name());
    let strange: Vec<_> = names
        .filter(|name| {
            let name = name.to_string_lossy();
            name.contains("broken") || name.contains("changed")
        })
        .collect();
    assert_eq!(strange, [""; 0]);
}

#[test]
fn after_two_starts_that_did_not_last_the_game_is_left_alone_once() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let left_alone = (0..5).map(|number| {
        let mut sitting = Sitting::begin(scratch.path(), number);
        sitting.play();
        sitting.keep_state();
        sitting.flush();
        let is_told = |notice: &&Notice| matches!(notice, Notice::LeftAlone { .. });
        sitting.notices.iter().filter(is_told).count()
    });
    assert_eq!(left_alone.collect::<Vec<_>>(), [0, 0, 1, 0, 0]);
}
