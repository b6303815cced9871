//! Types that Nestor's code must not name.

use std::fs;
use std::path::{Path, PathBuf};

/// Whatever could tell him a hidden bone, the time, or what is on the disk.
const FORBIDDEN: [&str; 16] = [
    "GameState",
    "Round",
    "RoundRecord",
    "Record",
    "Deal",
    "Seed",
    "SysRng",
    "ThreadRng",
    "egui",
    "fs",
    "thread",
    "time",
    "Instant",
    "SystemTime",
    "unsafe",
    "coach",
];

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("the folder is there");
    entries
        .map(|entry| entry.expect("it can be listed").path())
        // The coach looks back at whole games, and pages are no code.
        .filter(|path| !path.ends_with("coach") && path.extension().is_none_or(|it| it != "md"))
        .flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] })
        .collect()
}

/// The words of the code, comments left out; `std::time` gives `std` and `time`.
fn words(text: &str) -> Vec<&str> {
    text.lines()
        .filter_map(|line| line.split("//").next())
        .flat_map(|code| code.split(|letter: char| !letter.is_alphanumeric() && letter != '_'))
        .collect()
}

#[test]
fn nestor_names_no_game_in_progress_no_clock_no_thread_and_no_file() {
    let files = files(Path::new(env!("CARGO_MANIFEST_DIR")));
    for path in &files {
        let text = fs::read_to_string(path).expect("it is text");
        // A local `time` is the number of a draw; what is imported is not.
        let imports: String = text.lines().filter(|line| line.contains("use ")).collect();
        for word in FORBIDDEN {
            let named = match word {
                "time" | "thread" | "fs" => {
                    words(&imports).contains(&word) || text.contains(&format!("std::{word}"))
                }
                // The crate names its module; nobody else uses it.
                "coach" => words(&imports).contains(&word) || text.contains("crate::coach"),
                _ => words(&text).contains(&word),
            };
            assert!(!named, "{} names {word}", path.display());
        }
    }
    assert!(files.len() > 10, "{files:?}");
}
