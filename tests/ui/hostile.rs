//! Whatever lies in the place of a file, the program starts: at a table that
//! can be played at, with a true sentence where something was not read.

use std::collections::BTreeSet;
use std::fs::{self, File, Permissions};
use std::ops::Range;
use std::os::unix::fs::{FileTypeExt as _, PermissionsExt as _, symlink};
use std::os::unix::net::UnixListener;
use std::panic::{self, AssertUnwindSafe};
use std::path::{Path, PathBuf};
use std::process::Command as Process;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use egui::Key;
use engine::{Name, Preset};
use game::store::{DATABASE_FILE, write_game};
use look::Themes;
use nestor_dominoes::command::{Command, GameCommand, TableCommand};
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;
use words::msg;

use crate::effort::effort;

use super::history::games;
use super::lens::in_the_middle;
use super::patience::Patience;
use super::player::{House, Player, WINDOW, folder, preferences, write as put};
use super::players::choose_or_make;

/// More than is read of any file.
const MAX_BYTES: u64 = 64 << 20;
/// Each misfortune in each place; most come out otherwise each time.
const STARTS: u64 = PLACES.len() as u64 * MISFORTUNES.len() as u64;
/// If nothing happens for so long, which is longer than anybody waits for
/// anything, a start hangs.
const LONGEST: Duration = Duration::from_mins(5);
/// What may be told of something hostile in the place of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Told {
    /// Its name, at the start.
    AtOnce,
    /// Its name, when the saved games are looked at.
    InList,
    /// Perhaps nothing: it is not needed, or only for a moment.
    Perhaps,
}

/// The places of all files and folders, below the folder of all players: those
/// of the player are below `you`.
const PLACES: [(&str, Told); 8] = [
    (DATABASE_FILE, Told::Perhaps),
    ("copies", Told::Perhaps),
    ("in-use", Told::Perhaps),
    ("players", Told::Perhaps),
    ("you/settings.ron", Told::AtOnce),
    ("you/themes.ron", Told::AtOnce),
    ("you/saved/rainy-1.ron", Told::InList),
    ("you/saved", Told::Perhaps),
];

/// Puts something in a place where there was a file with this text.
type Make = fn(&Path, &str, &mut ChaCha8Rng);

/// Something hostile.
struct Misfortune {
    name: &'static str,
    /// Nothing that could be there instead of a file can be read.
    is_unreadable: bool,
    make: Make,
}

const fn unreadable(name: &'static str, make: Make) -> Misfortune {
    Misfortune { name, is_unreadable: true, make }
}

const fn odd(name: &'static str, make: Make) -> Misfortune {
    Misfortune { name, is_unreadable: false, make }
}

const MISFORTUNES: [Misfortune; 25] = [
    unreadable("nothing", |path, _, _| write(path, "")),
    unreadable("blanks", |path, _, _| write(path, " \n\t\n")),
    unreadable("binary", |path, _, random| {
        write(path, random.random::<[u8; 32]>().repeat(40));
    }),
    unreadable("zeros", |path, text, _| write(path, vec![0; text.len()])),
    unreadable("too much", |path, _, _| {
        let file = File::create(path).expect("it can be made");
        file.set_len(MAX_BYTES + 1).expect("it can be as long");
    }),
    unreadable("far too much", |path, _, _| {
        let file = File::create(path).expect("it can be made");
        file.set_len(1 << 40).expect("it can be as long");
    }),
    unreadable("a pipe", |path, _, _| {
        let status = Process::new("mkfifo").arg(path).status();
        assert!(status.expect("mkfifo is there").success(), "it is made");
    }),
    unreadable("a socket", |path, _, _| {
        UnixListener::bind(path).expect("it can be made");
    }),
    unreadable("a folder", |path, _, _| {
        fs::create_dir(path).expect("it can be made");
        write(&path.join("more.ron"), "()");
    }),
    unreadable("a link to zeros without end", |path, _, _| {
        symlink("/dev/zero", path).expect("it can be made");
    }),
    unreadable("a link that leads nowhere", |path, _, _| {
        symlink("nowhere", path).expect("it can be made");
    }),
    unreadable("a link to itself", |path, _, _| {
        symlink(path, path).expect("it can be made");
    }),
    odd("a later version", |path, text, random| {
        let version = random.random_range(90..=u32::MAX);
        write(path, versioned(text, &version.to_string()));
    }),
    // A slip of whoever edits a file is seen through.
    odd("an odd version", |path, text, random| {
        let versions = ["0", "-1", "4294967296", "1.5", "\"1\"", "()", "NaN"];
        let version = versions[random.random_range(0..versions.len())];
        write(path, versioned(text, version));
    }),
    unreadable("deep nesting", |path, _, random| {
        let open = ["(", "[", "{", "Some(", "/*"][random.random_range(0..5)];
        let deep = open.repeat(random.random_range(1_000..200_000));
        write(path, format!("(version: 1, content: {deep}"));
    }),
    unreadable("half of it", |path, text, _| {
        write(path, &text.as_bytes()[..text.len() / 2]);
    }),
    unreadable("another coding of letters", |path, text, _| {
        let bytes = text.encode_utf16().flat_map(u16::to_le_bytes);
        write(path, [0xFF, 0xFE].into_iter().chain(bytes).collect::<Vec<_>>());
    }),
    odd("a part of it", |path, text, random| {
        write(path, &text.as_bytes()[..random.random_range(0..=text.len())]);
    }),
    odd("what nobody may read", |path, text, _| {
        write(path, text);
        fs::set_permissions(path, Permissions::from_mode(0o000)).expect("it can be");
    }),
    odd("a link to it", |path, text, _| {
        let other = path.with_extension("elsewhere");
        write(&other, text);
        symlink(other, path).expect("it can be made");
    }),
    odd("an odd number", |path, text, random| {
        write(path, with_odd_number(text, random));
    }),
    odd("other letters", |path, text, random| {
        let mut bytes = text.as_bytes().to_vec();
        for _ in 0..random.random_range(1..8) {
            let at = random.random_range(0..bytes.len());
            bytes[at] = random.random();
        }
        write(path, bytes);
    }),
    odd("a line less", |path, text, random| {
        let without = random.random_range(0..text.lines().count());
        let lines = text.lines().enumerate();
        let left: Vec<_> = lines.filter(|(n, _)| *n != without).collect();
        let left: Vec<_> = left.into_iter().map(|(_, line)| line).collect();
        write(path, left.join("\n"));
    }),
    odd("a line twice", |path, text, random| {
        let twice = random.random_range(0..text.lines().count());
        let mut lines: Vec<_> = text.lines().collect();
        lines.insert(twice, lines[twice]);
        write(path, lines.join("\r\n"));
    }),
    odd("a long name", |path, text, random| {
        let letters = "é\u{202e}".repeat(random.random_range(1_000..100_000));
        write(path, text.replacen('"', &format!("\"{letters}"), 1));
    }),
];

fn write(path: &Path, contents: impl AsRef<[u8]>) {
    fs::write(path, contents).expect("it can be written");
}

/// A file of ours that says it has another version.
fn versioned(text: &str, version: &str) -> String {
    let (before, after) = text.split_once("version: ").expect("it has one");
    let (_, after) = after.split_once(',').expect("it ends");
    format!("{before}version: {version},{after}")
}

/// A file of ours with another number in the place of one of its own.
fn with_odd_number(text: &str, random: &mut ChaCha8Rng) -> String {
    let is_digit = |at: &usize| text.as_bytes()[*at].is_ascii_digit();
    let digits: Vec<_> = (0..text.len()).filter(is_digit).collect();
    let at = digits[random.random_range(0..digits.len())];
    let odd = [
        "NaN",
        "inf",
        "-inf",
        "-1",
        "0",
        "0.0",
        "1e9",
        "1e999",
        "255",
        "256",
        "65536",
        "18446744073709551616",
        "340282366920938463463374607431768211456",
        "-0.0",
        "'7'",
        "None",
    ];
    let odd = odd[random.random_range(0..odd.len())];
    format!("{}{odd}{}", &text[..at], &text[at + 1..])
}

/// The folder of the player, below that of all.
const YOU: &str = "players/you-1";

/// A house in which all is well, with every file that there can be.
fn house() -> House {
    let house = folder();
    let session = in_the_middle(&preferences(Preset::AllFives));
    let you = house.root().join(YOU);
    house.put_session(&session);
    house.put_history(&games(2));
    put(&you.join("themes.ron"), &Themes::default());
    let saved = session.game_file(Name::new("Rainy").ok());
    fs::create_dir_all(you.join("saved")).expect("it can be made");
    write_game(&you.join("saved/rainy-1.ron"), &saved, true).expect("it can be saved");
    house
}

/// Removes what is there, and says what text it had; a text of ours if none.
fn clear(house: &House, path: &Path) -> String {
    let any = fs::read_to_string(house.path().join("settings.ron")).expect("they are there");
    let text = fs::read_to_string(path).ok().filter(|text| !text.is_empty());
    if path.is_dir() {
        fs::remove_dir_all(path).expect("it can be removed");
    } else {
        fs::remove_file(path).ok();
    }
    text.unwrap_or(any)
}

/// One start with one misfortune.
fn start(number: u64) {
    let mut random = ChaCha8Rng::seed_from_u64(number);
    let (places, misfortunes) = (PLACES.len() as u64, MISFORTUNES.len() as u64);
    let (place, told) = PLACES[(number % places) as usize];
    let Misfortune { name, is_unreadable, make } =
        MISFORTUNES[(number / places % misfortunes) as usize];
    println!("{number}: {name} in the place of {place}");
    let house = house();
    let path = match place.strip_prefix("you/") {
        Some(rest) => house.root().join(YOU).join(rest),
        None => house.root().join(place),
    };
    let text = clear(&house, &path);
    make(&path, &text, &mut random);
    let before = Thing::at(&path);
    let file_name = path.file_name().and_then(|name| name.to_str());
    let file_name = file_name.expect("it has a name");

    let mut player = Player::open(house, None, WINDOW);
    // A file of a later version is told by what it holds: nobody has to look for it.
    let mark = msg::BAR_NOT_SAVED.text();
    let is_named = |player: &Player| {
        let words = [file_name, mark.as_str(), "can’t be saved", "by a newer"];
        words.iter().any(|words| player.reads(words))
    };
    if is_unreadable && told == Told::AtOnce {
        player.step_until(&format!("{file_name} to be named"), is_named);
    }
    let is_named = is_named(&player);
    play(&mut player);
    if told == Told::InList {
        player.press_ctrl(Key::O);
        let can_be_opened = |player: &Player| !is_unreadable && player.has_id("open-delete");
        player.step_until("the list", |player| player.reads(file_name) || can_be_opened(player));
    }
    let house = player.break_off();
    // What was not read, or was from a later program, is there as it was.
    if is_named && told == Told::AtOnce {
        let folder = path.parent().expect("it is in a folder");
        let kept = fs::read_dir(folder).expect("it can be read");
        let kept: BTreeSet<_> = kept.flatten().map(|entry| entry.path()).collect();
        let of_it = kept.iter().filter(|kept| {
            let name = kept.file_name().and_then(|name| name.to_str());
            name.is_some_and(|name| name.starts_with(file_name))
        });
        let kept = of_it.map(|kept| Thing::at(kept)).any(|kept| kept == before);
        assert!(kept, "{before:?} is kept");
    }
    drop(house);
}

/// What is in a place, as far as it can be said without reading for ever.
#[derive(Debug, PartialEq, Eq)]
enum Thing {
    Link(PathBuf),
    Folder,
    Special,
    Long(u64),
    Text(String),
}

impl Thing {
    fn at(path: &Path) -> Self {
        let metadata = path.symlink_metadata().expect("there is something");
        let kind = metadata.file_type();
        if kind.is_symlink() {
            Self::Link(fs::read_link(path).expect("it can be read"))
        } else if kind.is_dir() {
            Self::Folder
        } else if kind.is_fifo() || kind.is_socket() {
            Self::Special
        } else if metadata.len() > MAX_BYTES {
            Self::Long(metadata.len())
        } else {
            let bytes = fs::read(path).unwrap_or_default();
            Self::Text(String::from_utf8_lossy(&bytes).into_owned())
        }
    }
}

/// Acts once at the table, sitting down first if nobody sits there.
fn play(player: &mut Player) {
    if player.has_id("unreadable-play") {
        player.click_id("unreadable-play");
        player.step_until("the form", |player| player.has_id("players-sit-down"));
        choose_or_make(player, "You");
    }
    if player.has_id("players-sit-down") {
        player.press(Key::Enter);
        player.settle();
    }
    assert!(player.has_button(&msg::MENU_GAME.text()), "a table: {:?}", player.parts());
    let length = |player: &Player| player.session().state().record().len();
    let mut patience = Patience::new();
    loop {
        let ctx = player.harness.ctx.clone();
        let app = player.harness.state_mut();
        let before = app.session().state().record().len();
        if app.session().person_in_turn().is_some() {
            let action = app.session().actions_of(crate::YOU)[0];
            app.update(&ctx, Command::Table(TableCommand::Act(action)).into());
            assert!(length(player) > before, "it can be played");
            player.settle();
            return;
        }
        // Somebody else's turn, or the end of a hand or a game.
        let command = if app.session().state().outcome().is_some() {
            Command::Game(GameCommand::New)
        } else if app.session().state().can_deal() {
            Command::Game(GameCommand::NewHand)
        } else {
            Command::Table(TableCommand::PressOk)
        };
        app.update(&ctx, command.into());
        player.harness.step();
        patience.pause("the player's turn");
    }
}

#[test]
fn whatever_lies_in_the_place_of_a_file_the_game_can_be_played_or_a_true_sentence_is_said() {
    start_all(0..STARTS * effort() as u64);
}

fn start_all(numbers: Range<u64>) {
    let next = AtomicU64::new(numbers.start);
    let next: &'static AtomicU64 = Box::leak(Box::new(next));
    let (report, reports) = mpsc::channel();
    let workers = thread::available_parallelism().map_or(2, Into::into);
    for _ in 0..workers {
        let report = report.clone();
        let numbers = numbers.clone();
        thread::spawn(move || {
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= numbers.end {
                    break;
                }
                report.send((number, None)).ok();
                let done = panic::catch_unwind(AssertUnwindSafe(|| start(number)));
                report.send((number, Some(done.is_ok()))).ok();
            }
        });
    }
    drop(report);
    let mut under_way = BTreeSet::new();
    let mut failed = Vec::new();
    loop {
        match reports.recv_timeout(LONGEST) {
            Ok((number, None)) => drop(under_way.insert(number)),
            Ok((number, Some(is_well))) => {
                under_way.remove(&number);
                failed.extend((!is_well).then_some(number));
            }
            Err(mpsc::RecvTimeoutError::Disconnected) => break,
            Err(mpsc::RecvTimeoutError::Timeout) => panic!("one of {under_way:?} hangs"),
        }
    }
    assert!(failed.is_empty(), "{} of {numbers:?}: {failed:?}", failed.len());
}
