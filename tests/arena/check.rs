//! `arena check`: files with games, and whole data folders.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use chrono::Utc;
use engine::{Name, Preset, Seats};
use game::profile::{PlayerId, Players, Preferences};
use game::session::{GameFile, Session};
use game::store::folders::{SAVED_FOLDER, SETTINGS_FILE, THEMES_FILE};
use game::store::{
    Changes, Content, DATABASE_FILE, OpeningState, Store, changes, read_game, to_text,
    write_changes, write_game,
};
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

/// Whether `arena check` succeeds with a file or folder, and its output.
pub fn said(path: &Path) -> (bool, String) {
    let output = arena(&["check", plain(path)], "");
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    (output.status.success(), said)
}

/// Whether `arena check` succeeds with a file of these bytes, and its output.
fn checked(bytes: &[u8]) -> (bool, String) {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let file = scratch.path().join("file.ron");
    fs::write(&file, bytes).expect("it can be written");
    let (right, said) = said(&file);
    let start = format!("{}: ", file.display());
    let said = said.strip_prefix(&start).unwrap_or_else(|| panic!("{said}"));
    (right, said.trim_end().to_owned())
}

/// The file of a game of All Fives that Nestor has played.
fn played() -> String {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let out = plain(scratch.path());
    let play = ["play", "--rules", "All Fives", "--games", "1", "--seed", "5", "--out", out];
    let output = arena(&play, "");
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(said.starts_with("1 game saved in "), "{said}");
    fs::read_to_string(scratch.path().join("game-1.nestor")).expect("it was written")
}

#[test]
fn a_saved_game_is_checked_and_told_with_its_score() {
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
    let saved = to_text(&begun().game_file(None)).expect("it can be written");
    let (right, said) = checked(saved.as_bytes());
    assert!(right && said.starts_with("ok: "), "{said}");
    assert!(said.contains("You (seat 0) ") && said.ends_with(": in progress"), "{said}");
}

/// A sitting at a game that is a few actions old.
pub fn begun() -> Session {
    let preferences =
        Preferences { rules: Preset::AllFives.rules(Seats::Two), ..Preferences::default() };
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
        ("hand_size: 7", "hand_size: 300", "`300` is out of range"),
        ("seats: Two", "seats: Three", "the game is for 3 players, not 2"),
        ("version: 1", "version: 7", "it was edited outside the program"),
    ] {
        let (right, said) = checked(game.replacen(from, to, 1).as_bytes());
        assert!(!right, "{to}: {said}");
        assert!(said.starts_with("error: ") && said.contains(expected), "{to}: {said}");
    }
    let newer = game.replacen("version: 1", "version: 7", 1).replacen("secs: 0", "days: 0", 1);
    let (right, said) = checked(newer.as_bytes());
    assert!(!right && said.contains("by a newer version"), "{said}");
    for older in ["saved/version-1/saved.ron", "saved/version-5/saved.ron"] {
        let (right, said) = checked(text(older).as_bytes());
        assert!(!right && said.contains("by an earlier version"), "{said}");
    }
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
    let output = arena(&["check", plain(&files[0]), plain(&files[1]), plain(&files[2])], "");
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
    let (right, answer) = said(Path::new("/nowhere/game.ron"));
    assert!(!right && answer.ends_with("error: no such file\n"), "{answer}");
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
        assert!(!right && said.starts_with("error: line 2: "), "{text}: {said}");
        for inside in ["xpected", "RON", "enum", "variant"] {
            assert!(!said.contains(inside), "{text}: {said}");
        }
    }
}

/// Writes a file.
fn put<T: Content>(path: &Path, content: &T) {
    let text = to_text(content).expect("it can be written");
    fs::create_dir_all(path.parent().expect("a folder")).expect("it can be made");
    fs::write(path, text).expect("it can be written");
}

/// A data folder with two players, of whom the first has a game and files of every kind.
pub struct House {
    root: TempDir,
    player: PlayerId,
}

impl House {
    pub fn new() -> Self {
        let root = tempfile::tempdir().expect("a temporary folder");
        let mut players = Players::default();
        let player = players.sit_down("You", false).expect("a name").id();
        players.sit_down("Anna Maria", false).expect("a name");
        let house = Self { root, player };
        house.put(|changes, _| changes.put(&(), Arc::new(players)));
        let session = begun();
        house.put_session(&session);
        put(&house.own(SETTINGS_FILE), &Preferences::default());
        put(&house.own(THEMES_FILE), &Themes::default());
        put(&house.saved(), &session.game_file(Name::new("Rainy Sunday").ok()));
        house
    }

    pub fn path(&self) -> &Path {
        self.root.path()
    }

    fn database(&self) -> PathBuf {
        self.path().join(DATABASE_FILE)
    }

    /// A file of the first player.
    fn own(&self, name: &str) -> PathBuf {
        self.path().join("players").join("you-1").join(name)
    }

    fn saved(&self) -> PathBuf {
        self.own(SAVED_FOLDER).join("rainy-sunday-1.nestor")
    }

    /// Writes into the database.
    pub fn put(&self, change: impl FnOnce(&mut Changes, PlayerId)) {
        let mut changes = Changes::default();
        change(&mut changes, self.player);
        write_changes(self.path(), &changes).expect("it can be written");
    }

    /// Gives the first player what a sitting has.
    pub fn put_session(&self, session: &Session) {
        let all = changes(self.player, None, session.shared_state());
        write_changes(self.path(), &all).expect("it can be written");
    }

    /// Checks the folder, of which nothing may change. Returns whether it is sound, and the lines.
    pub fn check(&self) -> (bool, Vec<String>) {
        let before = files(self.path());
        let (right, answer) = said(self.path());
        assert_eq!(files(self.path()), before, "nothing has changed");
        (right, answer.lines().map(str::to_owned).collect())
    }
}

/// Every file below a folder, with what is in it.
fn files(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
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
    let house = House::new();
    let (right, lines) = house.check();
    assert!(right, "{lines:#?}");
    let expected = [
        format!("{}: ok: 2 players", house.database().display()),
        "you-1: current game: ok: 1 hand, 5 actions, ".to_owned(),
        "you-1: history: ok: 0".to_owned(),
        "you-1: daily games: ok: 0".to_owned(),
        "you-1: analyses: ok: 0".to_owned(),
        format!("{}: ok: settings", house.own(SETTINGS_FILE).display()),
        format!("{}: ok: colors", house.own(THEMES_FILE).display()),
        format!("{}: ok: 1 hand, 5 actions, ", house.saved().display()),
        "anna-maria-2: current game: ok: none".to_owned(),
        "anna-maria-2: history: ok: 0".to_owned(),
        "anna-maria-2: daily games: ok: 0".to_owned(),
        "anna-maria-2: analyses: ok: 0".to_owned(),
    ];
    assert_eq!(lines.len(), expected.len(), "{lines:#?}");
    for (line, start) in lines.iter().zip(expected) {
        assert!(line.starts_with(&start), "{start} is not in {line}");
    }
}

#[test]
fn whatever_is_wrong_in_a_text_file_of_a_data_folder_is_named() {
    type Spoil = fn(&str) -> String;
    type Which = fn(&House) -> PathBuf;
    let settings: Which = |house| house.own(SETTINGS_FILE);
    let themes: Which = |house| house.own(THEMES_FILE);
    let cases: [(Which, Spoil, &str); 6] = [
        (settings, |text| text.replacen("fives: ", "fifes: ", 1), "`fifes` is unknown"),
        (
            settings,
            |text| text.replacen("hand_size: 7", "hand_size: 15", 1),
            "cannot have hands of 15 bones",
        ),
        (themes, |_| String::new(), "it is empty"),
        (
            House::saved,
            |text| text.replacen("actions: \"", "actions: \"give-up-3 ", 1),
            "hand 1, action 1, give-up-3: ",
        ),
        (
            House::saved,
            |text| text.replacen("version: 1", "version: 9", 1).replacen("secs: ", "days: ", 1),
            "by a newer version",
        ),
        (
            House::saved,
            |text| {
                let (start, digest) = text.split_once("digest: \"").expect("it has one");
                let other = if digest.starts_with('0') { '1' } else { '0' };
                format!("{start}digest: \"{other}{}", &digest[1..])
            },
            "it was edited outside the program",
        ),
    ];
    for (which, spoil, expected) in cases {
        let house = House::new();
        let path = which(&house);
        let text = fs::read_to_string(&path).expect("it is there");
        let spoiled = spoil(&text);
        assert_ne!(spoiled, text, "{} is spoiled", path.display());
        fs::write(&path, spoiled).expect("it can be written");
        let (right, lines) = house.check();
        assert!(!right, "{lines:#?}");
        let wrong: Vec<_> = lines.iter().filter(|it| it.contains(": error: ")).collect();
        let [line] = wrong[..] else {
            panic!("one thing is wrong: {lines:#?}");
        };
        let start = format!("{}: error: ", path.display());
        assert!(line.starts_with(&start) && line.contains(expected), "{line}");
    }
}

#[test]
fn a_database_that_cannot_be_read_is_told_in_one_line_and_left_alone() {
    type Spoil = fn(&Path);
    let damaged = "it is damaged: ";
    let cases: [(Spoil, &str); 5] = [
        (|path| fs::write(path, "my games").expect("it can be written"), damaged),
        (|path| fs::write(path, "").expect("it can be written"), damaged),
        (
            |path| {
                let bytes = fs::read(path).expect("it can be read");
                fs::write(path, &bytes[..bytes.len() / 2]).expect("it can be written");
            },
            damaged,
        ),
        (|path| fs::remove_file(path).expect("it can be removed"), "no such file"),
        (
            |path| {
                fs::remove_file(path).expect("it can be removed");
                fs::create_dir(path).expect("it can be made");
            },
            "a file",
        ),
    ];
    for (spoil, expected) in cases {
        let house = House::new();
        spoil(&house.database());
        let (right, lines) = house.check();
        let [line] = &lines[..] else {
            panic!("one line: {lines:#?}");
        };
        let start = format!("{}: error: ", house.database().display());
        assert!(
            !right && line.starts_with(&start) && line.contains(expected),
            "{expected} is not in {line}"
        );
    }
}

#[test]
fn a_folder_of_a_program_that_runs_is_not_checked() {
    let house = House::new();
    let root = Some(house.path().to_owned());
    let store = Store::<()>::start(root, || false, |(), _| {}, || {});
    let long = Duration::from_mins(1);
    let opening = store.wait_for_opening(long, long);
    assert!(matches!(opening, OpeningState::Open(_)), "{opening:?}");
    let (right, answer) = said(house.path());
    let path = house.database();
    let expected = format!("{}: error: the program is running\n", path.display());
    assert!(!right, "it is not sound as far as can be told");
    assert_eq!(answer, expected);
}

/// The text of a record in which the first digit of a seal is another one.
pub fn forged(record: &str, field: &str) -> String {
    let at = record.find(field).expect("it was shown") + field.len();
    let digit = at + record[at..].find('"').expect("its digits") + 1;
    let other = if record[digit..].starts_with('0') { "1" } else { "0" };
    let mut changed = record.to_owned();
    changed.replace_range(digit..=digit, other);
    changed
}

#[test]
fn a_seal_that_does_not_match_is_wrong() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let file = scratch.path().join("game.nestor");
    fs::write(&file, played()).expect("it can be written");
    let opened = read_game(&file).expect("it can be played");
    let record = ron::to_string(opened.game.state.record()).expect("a record can be written");
    for (field, what) in
        [("nestor_seal:", "the seal of Nestor's choices"), (",seal:", "the seal of hand 1")]
    {
        let changed = ron::from_str(&forged(&record, field)).expect("it is a record still");
        let saved = GameFile::of_record(changed, "Forged", Utc::now());
        write_game(&file, &saved, true).expect("it can be written");
        let (right, answer) = said(&file);
        let expected = format!(": error: {what} does not match\n");
        assert!(!right && answer.ends_with(&expected), "{answer}");
    }
}

#[cfg(unix)]
#[test]
fn nothing_in_a_name_steers_the_terminal() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let file = scratch.path().join("a\u{1b}[2Jb\u{202e}c.ron");
    let (_, said) = said(&file);
    assert!(said.contains(r"a\u{1b}[2Jb\u{202e}c.ron: error"), "{said}");
}
