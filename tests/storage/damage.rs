//! Damaged and hostile files of every kind and version: each is read, or kept
//! aside as it was, and the others are read.

use std::fs;
use std::io::Write as _;
use std::path::Path;

use game::profile::{Person, Preferences};
use game::session::{RestoredSession, Session};
use game::storage::{
    FileName, Folder, HistoryFile, Loaded, Notice, PlayerFiles, SaveError, Unreadable,
};
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;
use words::files;

use super::child::{child, task};
use super::versions::{folder_of, newest};
use super::{FILES, Player, data};

const DAMAGED: u64 = 1_000;
const MANY_DAMAGED: u64 = 8_000;
/// So many files are also played on with; that writes all of them each time.
const PLAYED_ON_EVERY: u64 = 100;
const MOST_MEMORY: u64 = 256 << 20;

/// What a mutation may put in, besides parts of the file itself.
const TOKENS: [&str; 24] = [
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    ",",
    ":",
    "\"",
    "Some(",
    "None",
    "-1",
    "0",
    "255",
    "65536",
    "18446744073709551616",
    "1e999",
    "NaN",
    "version: 9,",
    "/*",
    "r#\"",
    "'\\u{110000}'",
    "#![enable(implicit_some, unwrap_newtypes)]",
    "\u{202e}\0",
];

/// One small or large misfortune.
fn damage(bytes: &mut Vec<u8>, random: &mut ChaCha8Rng) {
    let at = random.random_range(0..=bytes.len());
    let rest = bytes.len() - at;
    match random.random_range(0..9) {
        0 => bytes.truncate(at),
        1 if rest > 0 => bytes[at] ^= 1 << random.random_range(0..8),
        2 => bytes.insert(at, random.random()),
        3 => {
            bytes.drain(at..at + random.random_range(0..=rest.min(200)));
        }
        4 => {
            let part = bytes[at..at + random.random_range(0..=rest.min(400))].to_vec();
            let to = random.random_range(0..=bytes.len());
            bytes.splice(to..to, part);
        }
        5 => {
            let token = TOKENS[random.random_range(0..TOKENS.len())].as_bytes();
            let times = match random.random_range(0..200) {
                0 => (1 << 20) / token.len(),
                1..20 => 5000,
                _ => 1,
            };
            bytes.splice(at..at, token.repeat(times));
        }
        6 => swap_words(bytes, random),
        _ => {
            let digit = bytes.iter().skip(at).position(u8::is_ascii_digit);
            if let Some(digit) = digit {
                bytes[at + digit] = random.random_range(b'0'..=b'9');
            }
        }
    }
}

/// Puts one word of the text in the place of another: its form stays right.
fn swap_words(bytes: &mut Vec<u8>, random: &mut ChaCha8Rng) {
    let text = String::from_utf8_lossy(bytes).into_owned();
    let words: Vec<&str> = text
        .split(|c: char| !c.is_alphanumeric() && c != '-' && c != '@')
        .filter(|word| !word.is_empty())
        .collect();
    if words.is_empty() {
        return;
    }
    let [from, to] = [0; 2].map(|_| words[random.random_range(0..words.len())]);
    *bytes = text
        .replacen(from, to, random.random_range(1..3))
        .into_bytes();
}

fn damaged(good: &[u8], random: &mut ChaCha8Rng) -> Vec<u8> {
    let mut bytes = good.to_vec();
    for _ in 0..random.random_range(1..=4) {
        damage(&mut bytes, random);
    }
    bytes
}

/// What was read, to be compared; the tally comes with the game.
fn texts(folder: &Folder, notices: &mut Vec<Notice>) -> [String; 7] {
    let kept = PlayerFiles::read(folder, notices);
    let history = HistoryFile::read(folder);
    notices.extend(history.notices);
    let record = |sitting: RestoredSession| {
        let fresh = Box::new(|| engine::Seed::new([0; 32]));
        let preferences = Preferences::default();
        let tally = game::profile::Tally::default();
        let session = Session::sit_down(
            &Person::nameless(),
            preferences,
            tally,
            fresh,
            Some(sitting),
            None,
        );
        format!("{:?}", session.save())
    };
    [
        format!("{:?}", kept.preferences),
        format!("{:?}", kept.themes),
        format!("{:?}", kept.tally),
        format!("{:?}", kept.preserved),
        format!("{:?}", kept.days),
        kept.session.map_or_else(String::new, record),
        format!("{:?}", history.history),
    ]
}

/// The place of a file among those texts.
fn place(name: FileName) -> usize {
    let place = FILES.iter().position(|other| *other == name);
    place.expect("every file has a place")
}

fn reads_damaged_files(files: u64) {
    let mut random = ChaCha8Rng::seed_from_u64(files);
    let (mut read, mut changed, mut aside, mut newer) = (0, 0, 0, 0);
    for version in 1..=newest() {
        let scratch = folder_of(version);
        let path = scratch.path();
        let folder = Folder::at(path);
        let good = texts(&folder, &mut Vec::new());
        for number in 0..files.div_ceil(newest().into()) {
            let name = FILES[number as usize % FILES.len()];
            let file = path.join(name.on_disk());
            let whole = fs::read(&file).expect("it is there");
            let bytes = damaged(&whole, &mut random);
            fs::write(&file, &bytes).expect("it can be written");
            let what = format!("version {version}, file {number}, {name}");

            let mut notices = Vec::new();
            let found = texts(&folder, &mut notices);
            // The game holds the tally, too.
            let is_spare = name == FileName::Tally && version > 1;
            for (index, (found, good)) in found.iter().zip(&good).enumerate() {
                let goes_with_it = name == FileName::Game && index == place(FileName::Tally);
                let is_other = is_spare || (index != place(name) && !goes_with_it);
                assert!(!is_other || found == good, "{what}: the others are read");
            }
            match &notices[..] {
                [] => {
                    // Nothing is said of the spare tally.
                    let kept = super::kept_aside(path);
                    match (kept.is_empty(), file.exists()) {
                        (true, _) => read += 1,
                        (false, true) => changed += 1,
                        (false, false) => aside += 1,
                    }
                    for kept_as in kept {
                        assert!(is_spare, "{what}: {}", kept_as.display());
                        let kept = fs::read(&kept_as).expect("it is kept");
                        assert!(kept == bytes, "{what}: as it was");
                        fs::remove_file(kept_as).expect("it can be removed");
                    }
                }
                [Notice::Damaged { kept_as, .. }] => {
                    changed += 1;
                    assert!(
                        files::notice(&notices[0]).contains(&name.to_string()),
                        "{what}"
                    );
                    let kept = fs::read(kept_as).expect("it is kept");
                    assert!(kept == bytes, "{what}: as it was");
                    fs::remove_file(kept_as).expect("it can be removed");
                    let mut notices = Vec::new();
                    let again = texts(&folder, &mut notices);
                    assert_eq!(notices, [], "{what}: it is said once");
                    assert!(again == found, "{what}: and read as it was");
                }
                [
                    Notice::SetAside {
                        name: named,
                        kept_as,
                        ..
                    },
                ] => {
                    aside += 1;
                    assert_eq!(*named, name, "{what}: it is named");
                    is_kept(&file, kept_as, &bytes);
                }
                [Notice::NotSaved(SaveError::Newer { name: named, .. })] => {
                    newer += 1;
                    assert_eq!(*named, name, "{what}: it is named");
                    let kept = fs::read(&file).expect("it is still there");
                    assert!(kept == bytes, "{what}: left alone");
                }
                notices => panic!("{what}: {notices:?}"),
            }
            if notices.is_empty() && number % PLAYED_ON_EVERY < FILES.len() as u64 {
                play_on(path, &bytes, &mut random);
            }
            fs::write(&file, &whole).expect("it can be written");
        }
    }
    println!("\nfound {read} {changed} {aside} {newer}");
}

/// Requires that a file was moved, and removes it.
fn is_kept(file: &Path, kept_as: &Path, bytes: &[u8]) {
    assert!(!file.exists(), "{} is out of the way", file.display());
    let kept = fs::read(kept_as).expect("it is kept");
    assert!(kept == bytes, "{} is as it was", kept_as.display());
    fs::remove_file(kept_as).expect("it can be removed");
}

#[test]
fn a_damaged_spare_tally_is_set_aside_and_the_tally_is_as_it_was() {
    let scratch = folder_of(newest());
    let path = scratch.path().join("tally.ron");
    let whole = Player::sit_down(scratch.path());
    let tally = format!("{:?}", whole.session.tally());
    drop(whole);
    let text = fs::read_to_string(&path).expect("it is there");
    let spoiled = text.replacen("content: ", "content: no ", 1);
    assert_ne!(spoiled, text, "it is spoiled");
    fs::write(&path, &spoiled).expect("it can be written");

    let mut player = Player::sit_down(scratch.path());
    assert_eq!(player.notices, [], "nothing is missing");
    let kept = scratch.path().join("tally.ron.broken-1");
    let kept = fs::read_to_string(kept).expect("it is kept");
    assert_eq!(kept, spoiled, "as it was");
    let found = format!("{:?}", player.session.tally());
    assert_eq!(found, tally, "nothing is missing");
    assert_eq!(player.flush(), [""; 0], "no trouble");
    let again = fs::read_to_string(&path).expect("there is a new copy");
    assert_eq!(again, text, "of the same");
}

/// Plays a while with a file that could be read, damaged as it may be.
fn play_on(path: &Path, bytes: &[u8], random: &mut ChaCha8Rng) {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    for file in fs::read_dir(path).expect("it is there").flatten() {
        fs::copy(file.path(), scratch.path().join(file.file_name())).expect("it can be copied");
    }
    let mut player = Player::sit_down(scratch.path());
    assert_eq!(player.notices, [], "{}", String::from_utf8_lossy(bytes));
    for _ in 0..60 {
        player.play(random);
    }
    while player.session.undo().is_some() {}
    player.session.restore();
    player.keep();
    assert_eq!(player.flush(), [""; 0], "all can be saved");
}

/// The most memory that this process has had at once, in bytes.
#[cfg(target_os = "linux")]
fn most_memory() -> u64 {
    let status = fs::read_to_string("/proc/self/status").expect("it can be read");
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let kib = line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok());
    kib.expect("a number of KiB") << 10
}

/// Elsewhere it is not known, and nothing is required of it.
#[cfg(not(target_os = "linux"))]
const fn most_memory() -> u64 {
    0
}

#[test]
#[ignore = "another test looks at how much memory it takes"]
fn reads_damaged_files_and_tells_the_memory() {
    if let Some((_, files)) = task() {
        reads_damaged_files(files);
        reads_huge_files();
        println!("\nmemory {}", most_memory());
    }
}

/// Files of 100 MB, which really are on the disk.
fn reads_huge_files() {
    let mut huge = 0;
    for name in FILES {
        for unit in ["(", "(version: 1, content: (", "x", "\"", "/*", "\0"] {
            let scratch = tempfile::tempdir().expect("a temporary folder");
            let path = scratch.path().join(name.on_disk());
            let mut file = fs::File::create(&path).expect("it can be made");
            let part = unit.repeat((1 << 20) / unit.len());
            for _ in 0..100 {
                file.write_all(part.as_bytes()).expect("there is room");
            }
            let mut notices = Vec::new();
            texts(&Folder::at(scratch.path()), &mut notices);
            let [
                Notice::SetAside {
                    name: named, why, ..
                },
            ] = &notices[..]
            else {
                panic!("{name} of {unit:?}: {notices:?}");
            };
            assert_eq!((*named, why), (name, &Unreadable::TooLarge), "{unit:?}");
            huge += 1;
        }
    }
    println!("\nhuge {huge}");
}

/// What a child says after a word.
fn said(output: &str, word: &str) -> Vec<u64> {
    let line = output.lines().find_map(|line| line.strip_prefix(word));
    let numbers = line.unwrap_or_else(|| panic!("{word} is not in {output}"));
    let numbers = numbers.split_whitespace().map(str::parse);
    numbers.collect::<Result<_, _>>().expect("numbers")
}

#[test]
fn damaged_files_are_read_or_kept_aside_in_little_memory() {
    damage_files(DAMAGED);
}

#[test]
#[ignore = "thousands of files take a minute"]
fn many_damaged_files_are_read_or_kept_aside_in_little_memory() {
    damage_files(MANY_DAMAGED);
}

fn damage_files(files: u64) {
    let name = "damage::reads_damaged_files_and_tells_the_memory";
    let mut child = child(name, &data(), files);
    // Thousands of files are quicker in memory, and no disk is tried here.
    if Path::new("/dev/shm").is_dir() {
        child.env("TMPDIR", "/dev/shm");
    }
    let output = child.output().expect("it runs");
    let [out, err] =
        [output.stdout, output.stderr].map(|b| String::from_utf8_lossy(&b).into_owned());
    assert!(output.status.success(), "{out}\n{err}");
    let [read, changed, aside, newer] = said(&out, "found ")[..] else {
        panic!("four numbers in {out}");
    };
    let [huge] = said(&out, "huge ")[..] else {
        panic!("a number in {out}");
    };
    let memory = said(&out, "memory ")[0];
    assert!(read + changed + aside + newer >= files, "all of them");
    println!(
        "{files} damaged files: {read} read, {changed} changed, {aside} kept aside, {newer} newer; {huge} of 100 MB; \
         {} MiB of memory at most",
        memory >> 20
    );
    assert!(memory < MOST_MEMORY, "{memory} bytes");
    assert!(
        [read, changed, aside / 10, newer * 25]
            .iter()
            .all(|times| *times > files / 40),
        "of every kind"
    );
}

#[test]
fn a_language_that_is_none_does_not_cost_all_other_settings() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let set = Preferences {
        language: Some("de".parse().expect("a language")),
        history: false,
        ..Preferences::default()
    };
    let folder = Folder::at(scratch.path());
    folder.save(FileName::Settings, &set).expect("it is saved");
    let path = scratch.path().join(FileName::Settings.on_disk());
    let text = fs::read_to_string(&path).expect("it is there");
    let wrong = text.replace("\"de\"", "\"not a language!!\"");
    assert_ne!(text, wrong, "the language is in it");
    fs::write(&path, wrong).expect("it can be written");
    let read: Loaded<Preferences> = Folder::at(scratch.path()).load(FileName::Settings);
    let mut notices = Vec::new();
    let read = read.take(&mut notices).expect("the settings are used");
    let expected = Preferences {
        language: None,
        ..set
    };
    assert_eq!(
        read, expected,
        "the system's language, and all else as it was"
    );
    assert_eq!(notices, [], "settings may be changed by hand");
}
