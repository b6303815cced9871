//! `arena check` and `arena fsck`: files with games, and whole data folders.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use chrono::Utc;
use engine::{Name, Preset, Seats};
use game::profile::{Players, Preferences};
use game::session::{GameFile, Session};
use game::storage::file::SAVED;
use game::storage::{Content, File, HistoryFile, RealDisk, read_game, to_text, write_game};
use look::Themes;
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;
use tempfile::TempDir;

use super::arena::arena;
use super::found;

pub fn data() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/data")
}

fn text(path: impl AsRef<Path>) -> String {
    fs::read_to_string(data().join(path)).expect("it is there")
}

fn plain(path: &Path) -> &str {
    path.to_str().expect("a plain name")
}

/// Whether `arena` succeeds with a file or folder, and its output.
pub fn said(command: &str, path: &Path) -> (bool, String) {
    let output = arena(&[command, plain(path)], "");
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    (output.status.success(), said)
}

/// Whether `arena check` succeeds with a file of these bytes, and its output.
fn checked(bytes: &[u8]) -> (bool, String) {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let file = scratch.path().join("file.ron");
    fs::write(&file, bytes).expect("it can be written");
    let (right, said) = said("check", &file);
    let start = format!("{}: ", file.display());
    let said = said
        .strip_prefix(&start)
        .unwrap_or_else(|| panic!("{said}"));
    (right, said.trim_end().to_owned())
}

/// The file of a game of All Fives that Nestor has played.
fn played() -> String {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let out = plain(scratch.path());
    let play = [
        "play",
        "--rules",
        "All Fives",
        "--games",
        "1",
        "--seed",
        "5",
        "--out",
        out,
    ];
    let output = arena(&play, "");
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(said.starts_with("1 game saved in "), "{said}");
    fs::read_to_string(scratch.path().join("game-1.nestor")).expect("it was written")
}

#[test]
fn every_kind_of_file_with_a_game_is_checked_and_told_with_its_score() {
    let (right, said) = checked(played().as_bytes());
    assert!(right, "{said}");
    assert!(said.starts_with("ok: "), "{said}");
    let [first, second] = ["Nestor (seat 0) ", "Iris (seat 1) "].map(|side| {
        let points = said.split(side).nth(1).expect("the score of each");
        let points = points.split([',', ':']).next().expect("a number");
        points.parse::<i32>().expect("a number")
    });
    assert!(first.max(second) >= 150, "{said}");
    let winner = ["Nestor (seat 0)", "Iris (seat 1)"][usize::from(second > first)];
    assert!(said.ends_with(&format!(": won by {winner}")), "{said}");
    let session = begun();
    let state = to_text(&**session.saved()).expect("it can be written");
    for text in [state, text("saved/version-5/saved.ron")] {
        let (right, said) = checked(text.as_bytes());
        assert!(right && said.starts_with("ok: "), "{said}");
        assert!(said.contains("You (seat 0) "), "{said}");
    }
}

/// A sitting at a game that is a few actions old.
fn begun() -> Session {
    let preferences = Preferences {
        rules: Preset::AllFives.rules(Seats::Two),
        ..Preferences::default()
    };
    let mut session = found::session(&preferences, 99);
    let mut random = ChaCha8Rng::seed_from_u64(99);
    while session.state().record().len() < 5 {
        found::go_on(&mut session, &mut random);
    }
    session
}

#[test]
fn what_no_program_wrote_is_named_and_a_newer_file_is_never_misread() {
    let game = played();
    for (from, to, expected) in [
        ("fives: true", "fifes: true", "`fifes` is unknown"),
        (
            "hand_size: 7",
            "hand_size: 300",
            "rules.hand_size is a number out of range",
        ),
        (
            "seats: Two",
            "seats: Three",
            "the game is for 3 players, not 2",
        ),
        (
            "version: 1",
            "version: 7",
            "it was edited outside the program",
        ),
    ] {
        let (right, said) = checked(game.replacen(from, to, 1).as_bytes());
        assert!(!right, "{to}: {said}");
        assert!(
            said.starts_with("error: ") && said.contains(expected),
            "{to}: {said}"
        );
    }
    let newer = game
        .replacen("version: 1", "version: 7", 1)
        .replacen("secs: 0", "days: 0", 1);
    let (right, said) = checked(newer.as_bytes());
    assert!(!right && said.contains("newer version, format 7"), "{said}");
    let (right, said) = checked(text("saved/version-1/saved.ron").as_bytes());
    assert!(!right && said.contains("version before 0.2"), "{said}");
}

#[test]
fn the_hand_that_was_cut_short_is_blamed_and_not_the_next() {
    let record = played();
    let line = record.lines().find(|line| line.contains("actions: \""));
    let line = line.expect("a hand was played");
    let (before, _) = line.rsplit_once(' ').expect("several actions");
    let (right, said) = checked(record.replacen(line, &format!("{before}\","), 1).as_bytes());
    assert!(!right, "{said}");
    assert_eq!(said, "error: hand 1 is not over, but hand 2 follows");
}

#[test]
fn after_a_file_that_is_wrong_the_next_is_checked() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let good = played();
    let put = |name: &str, text: &str| {
        let path = scratch.path().join(name);
        fs::write(&path, text).expect("it can be written");
        path
    };
    let empty_seat = good.replacen("actions: \"", "actions: \"give-up-2 ", 1);
    let empty_seat_on_time = empty_seat.replace("clock: false", "clock: true");
    let files = [
        put("1.nestor", &empty_seat),
        put("2.nestor", &empty_seat_on_time),
        put("3.nestor", &good),
    ];
    let output = arena(
        &[
            "check",
            plain(&files[0]),
            plain(&files[1]),
            plain(&files[2]),
        ],
        "",
    );
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    let lines: Vec<&str> = said.lines().collect();
    let [first, second, third] = lines[..] else {
        panic!("a line for each file: {said}");
    };
    assert!(first.contains("1.nestor: error: hand 1, action 1, give-up-2: this game has no clock"));
    assert!(second.contains("2.nestor: error: hand 1, action 1, give-up-2: that seat is empty"));
    assert!(third.contains("3.nestor: ok: "), "{third}");
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn what_is_no_game_at_all_is_told_in_words() {
    let settings = to_text(&Preferences::default()).expect("it can be written");
    let foreign = "it is no such file of this program";
    for (bytes, expected) in [
        (&b""[..], "it is empty"),
        (b" \n\t\n", "it is empty"),
        (&[0; 100], "it is empty"),
        (b"\x7fELF\x02\x01\xff\xfe", foreign),
        (b"Dear Anna", foreign),
        (settings.as_bytes(), foreign),
    ] {
        let (right, said) = checked(bytes);
        assert!(!right, "{expected}: {said}");
        assert!(said.starts_with(&format!("error: {expected}")), "{said}");
    }
    let (right, answer) = said("check", Path::new("/nowhere/game.ron"));
    assert!(
        !right && answer.ends_with("error: no such file\n"),
        "{answer}"
    );
    let (right, answer) = said("check", &data());
    assert!(
        !right && answer.ends_with("error: it is not a file\n"),
        "{answer}"
    );
}

#[test]
fn a_byte_order_mark_is_skipped() {
    let marked = format!("\u{feff}{}", played());
    let (right, said) = checked(marked.as_bytes());
    assert!(right && said.starts_with("ok: "), "{said}");
}

#[test]
fn what_is_wrong_is_told_in_one_sentence_without_the_insides_of_the_format() {
    let game = played();
    let (heading, _) = game.split_once('\n').expect("it has a heading");
    for text in ["(", "{", "nonsense", "(version: 1, content: (name: 3))"] {
        let (right, said) = checked(format!("{heading}\n{text}").as_bytes());
        assert!(
            !right && said.starts_with("error: line 2: "),
            "{text}: {said}"
        );
        for inside in ["xpected", "RON", "enum", "variant"] {
            assert!(!said.contains(inside), "{text}: {said}");
        }
    }
}

/// Writes a file.
pub fn put<T: Content>(path: &Path, content: &T) {
    let text = to_text(content).expect("it can be written");
    fs::create_dir_all(path.parent().expect("a folder")).expect("it can be made");
    fs::write(path, text).expect("it can be written");
}

/// A data folder with two players, of whom one has files of every kind.
pub fn house() -> TempDir {
    let house = tempfile::tempdir().expect("a temporary folder");
    let mut players = Players::default();
    for name in ["You", "Anna Maria"] {
        players.sit_down(name, false).expect("a name");
    }
    put(&File::Players.below(house.path()), &players);
    let own = house.path().join("players/you-1");
    put(&File::Settings.below(&own), &Preferences::default());
    put(&File::Themes.below(&own), &Themes::default());
    put(&File::History.below(&own), &HistoryFile::default());
    let session = begun();
    put(&File::State.below(&own), &**session.saved());
    let saved = session.game_file(Name::new("Rainy Sunday").ok());
    put(&own.join(SAVED).join("rainy-sunday-1.nestor"), &saved);
    house
}

/// Every file below a folder, with what is in it.
pub fn files(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let mut found = BTreeMap::new();
    for entry in fs::read_dir(folder).expect("it can be read").flatten() {
        let path = entry.path();
        if path.is_dir() {
            found.extend(files(&path));
        } else {
            let bytes = fs::read(&path).expect("it can be read");
            found.insert(path, bytes);
        }
    }
    found
}

#[test]
fn a_whole_data_folder_is_checked_and_nothing_in_it_changes() {
    let house = house();
    let before = files(house.path());
    let (right, answer) = said("fsck", house.path());
    assert!(right, "{answer}");
    for expected in [
        "players.ron: ok: 2 players: You, Anna Maria\n",
        "players/you-1/settings.ron: ok: ",
        "players/you-1/themes.ron: ok: colors\n",
        "players/you-1/state.ron: ok: 1 hand, 5 actions, ",
        "; 0 games in the tally\n",
        "players/you-1/history.ron: ok: 0 finished games\n",
        "players/you-1/saved/rainy-sunday-1.nestor: ok: \u{201c}Rainy Sunday\u{201d}, 1 hand, ",
        "6 files, 0 errors\n",
    ] {
        assert!(answer.contains(expected), "{expected} is not in {answer}");
    }
    assert_eq!(files(house.path()), before, "nothing has changed");
}

#[test]
fn whatever_is_wrong_in_a_data_folder_is_named_and_left_where_it_is() {
    type Spoil = fn(&str) -> String;
    let cases: [(&str, Spoil, &str); 10] = [
        (
            "players.ron",
            |text| text[..text.len() / 2].to_owned(),
            "line ",
        ),
        (
            "players.ron",
            |text| text.replacen("\"you-1\"", "\"../you-1\"", 1),
            "cannot be the folder of a player",
        ),
        (
            "players/you-1/settings.ron",
            |text| text.replacen("fives: ", "fifes: ", 1),
            "`fifes`",
        ),
        (
            "players/you-1/settings.ron",
            |text| text.replacen("hand_size: 7", "hand_size: 14", 1),
            "hands of 14 bones leave nothing to draw",
        ),
        ("players/you-1/themes.ron", |_| String::new(), "it is empty"),
        (
            "players/you-1/state.ron",
            |text| text.replacen("actions: \"", "actions: \"pass ", 1),
            "hand 1, action 1, pass: ",
        ),
        (
            "players/you-1/state.ron",
            |text| text.replacen("actions: \"", "actions: \"give-up-3 ", 1),
            "hand 1, action 1, give-up-3: ",
        ),
        (
            "players/you-1/saved/rainy-sunday-1.nestor",
            |text| text.replacen("actions: \"", "actions: \"give-up-3 ", 1),
            "hand 1, action 1, give-up-3: ",
        ),
        (
            "players/you-1/history.ron",
            |_| "\0\0\0".to_owned(),
            "it is empty",
        ),
        (
            "players/you-1/saved/rainy-sunday-1.nestor",
            |text| {
                text.replacen("version: 1", "version: 9", 1)
                    .replacen("secs: ", "days: ", 1)
            },
            "newer version",
        ),
    ];
    for (file, spoil, expected) in cases {
        let house = house();
        let path = house.path().join(file);
        let text = fs::read_to_string(&path).expect("it is there");
        let spoiled = spoil(&text);
        assert_ne!(spoiled, text, "{file} is spoiled");
        fs::write(&path, spoiled).expect("it can be written");
        let before = files(house.path());
        let (right, answer) = said("fsck", house.path());
        assert!(!right, "{file}: {answer}");
        let line = answer.lines().find(|line| line.starts_with(file));
        let line = line.unwrap_or_else(|| panic!("{file} is not in {answer}"));
        let start = format!("{file}: error: ");
        assert!(
            line.starts_with(&start) && line.contains(expected),
            "{line}"
        );
        assert!(answer.ends_with("6 files, 1 error\n"), "{answer}");
        assert_eq!(files(house.path()), before, "{file}: nothing has changed");
    }
}

#[test]
fn a_file_whose_digest_is_not_that_of_its_content_is_told() {
    for to in [
        "players/you-1/history.ron",
        "players/you-1/state.ron",
        "players/you-1/saved/rainy-sunday-1.nestor",
    ] {
        let house = house();
        let path = house.path().join(to);
        let text = fs::read_to_string(&path).expect("it is there");
        let (start, digest) = text.split_once("digest: \"").expect("it has one");
        let other = if digest.starts_with('0') { '1' } else { '0' };
        let spoiled = format!("{start}digest: \"{other}{}", &digest[1..]);
        fs::write(&path, spoiled).expect("it can be written");
        if !to.ends_with("history.ron") {
            let (right, answer) = said("check", &path);
            let expected = ": error: it was edited outside the program\n";
            assert!(!right && answer.ends_with(expected), "{to}: {answer}");
        }
        let (right, answer) = said("fsck", house.path());
        assert!(!right, "{to}: {answer}");
        let expected = format!("{to}: error: it was edited outside the program\n");
        assert!(answer.contains(&expected), "{answer}");
    }
}

#[test]
fn folders_without_a_player_and_what_is_left_over_are_told() {
    let house = house();
    let stranger = house.path().join("players/stranger-9");
    fs::create_dir(&stranger).expect("it can be made");
    let aside = house.path().join("players/you-1/state.ron.broken-1");
    fs::write(&aside, "(").expect("it can be written");
    let (right, answer) = said("fsck", house.path());
    assert!(!right, "{answer}");
    assert!(
        answer.contains("players/stranger-9: error: no player in the list"),
        "{answer}"
    );
    assert!(
        answer.contains("players/you-1/state.ron.broken-1: set aside"),
        "{answer}"
    );
    fs::remove_file(house.path().join("players.ron")).expect("it can be removed");
    let (right, answer) = said("fsck", house.path());
    assert!(
        !right && answer.contains("players.ron: error: it is missing"),
        "{answer}"
    );
    let output = arena(&["fsck", "/nowhere/at/all"], "");
    assert_eq!(output.status.code(), Some(1), "there is no such folder");
    let empty = tempfile::tempdir().expect("a temporary folder");
    let (right, answer) = said("fsck", empty.path());
    assert!(right, "nothing is wrong with nothing");
    assert_eq!(answer, "0 files, 0 errors\n");
}

#[test]
fn a_seal_that_does_not_match_is_wrong() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let file = scratch.path().join("game.nestor");
    fs::write(&file, played()).expect("it can be written");
    let opened = read_game(&RealDisk, &file).expect("it can be played");
    let record = ron::to_string(opened.game.state.record()).expect("a record can be written");
    for (field, what) in [
        ("nestor_seal:", "the seal of Nestor's choices"),
        (",seal:", "the seal of hand 1"),
    ] {
        let at = record.find(field).expect("it was shown") + field.len();
        let digit = at + record[at..].find('"').expect("its digits") + 1;
        let other = if record[digit..].starts_with('0') {
            "1"
        } else {
            "0"
        };
        let mut changed = record.clone();
        changed.replace_range(digit..=digit, other);
        let changed = ron::from_str(&changed).expect("it is a record still");
        let saved = GameFile::of_record(changed, "Forged", Utc::now());
        write_game(&RealDisk, &file, &saved, true).expect("it can be written");
        let (right, answer) = said("check", &file);
        let expected = format!(": error: {what} does not match\n");
        assert!(!right && answer.ends_with(&expected), "{answer}");
    }
}

#[cfg(unix)]
#[test]
fn nothing_in_a_name_steers_the_terminal() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let file = scratch.path().join("a\u{1b}[2Jb\u{202e}c.ron");
    let (_, said) = said("check", &file);
    assert!(said.contains(r"a\u{1b}[2Jb\u{202e}c.ron: error"), "{said}");
}
