//! What may not be named in Nestor's rooms.

use std::fs;
use std::path::Path;

#[test]
fn nestor_names_no_game_in_progress_no_clock_no_thread_and_no_file() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/nestor");
    let mut files = 0;
    for entry in fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("it can be listed").path();
        let text = fs::read_to_string(&path).expect("it is text");
        for word in [
            "GameState",
            "engine::Round",
            "Record",
            "Seed",
            "std::fs",
            "std::thread",
            "std::time",
            "Instant",
            "SystemTime",
            "unsafe",
        ] {
            assert!(!text.contains(word), "{} names {word}", path.display());
        }
        files += 1;
    }
    assert!(files > 10, "{files}");
}
