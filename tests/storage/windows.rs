//! Two windows at one folder, each a process of its own.

use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Stdio};
use std::sync::mpsc;
use std::time::Duration;

use chrono::NaiveDate;
use game::profile::Day;
use game::session::ExternalChange;
use game::storage::{FileName, Folder, SaveError};
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;
use words::{files, msg};

use super::child::{child, task};
use super::{FILES, Player};

/// Nothing here takes so long.
const PATIENCE: Duration = Duration::from_mins(5);

fn play(player: &mut Player, random: &mut ChaCha8Rng) {
    for _ in 0..12 {
        player.play(random);
        player.keep();
    }
}

/// Plays and saves whenever it is told to, until it is killed.
#[test]
#[ignore = "another test has it play"]
fn plays_when_told() {
    let Some((path, seed)) = task() else { return };
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let mut player = Player::sit_down(&path);
    for _ in std::io::stdin().lines() {
        play(&mut player, &mut random);
        assert_eq!(player.flush(), [""; 0], "all is saved");
        println!("\nsaved");
    }
}

/// A window in another process.
struct Window {
    process: Child,
    orders: ChildStdin,
    lines: BufReader<ChildStdout>,
}

impl Window {
    fn open(path: &Path) -> Self {
        let mut command = child("windows::plays_when_told", path, 1);
        let command = command.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut process = command.spawn().expect("it starts");
        let orders = process.stdin.take().expect("it is piped");
        let lines = BufReader::new(process.stdout.take().expect("it is piped"));
        Self {
            process,
            orders,
            lines,
        }
    }

    /// Has it play a while, and waits until all is on disk.
    fn play(&mut self) {
        writeln!(self.orders, "play").expect("it listens");
        let mut lines = (&mut self.lines).lines();
        let is_saved = lines.any(|line| line.is_ok_and(|line| line == "saved"));
        assert!(is_saved, "it says that all is saved");
    }

    fn kill(mut self) {
        self.process.kill().expect("it can be killed");
        self.process.wait().expect("it has ended");
    }
}

/// The text of every file.
fn texts(path: &Path) -> [String; 7] {
    FILES.map(|name| fs::read_to_string(path.join(name.on_disk())).unwrap_or_default())
}

#[test]
fn a_second_window_takes_over_saving_by_itself_when_the_first_is_gone() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let path = scratch.path();
    let mut first = Window::open(path);
    first.play();
    let (woken, wake) = mpsc::channel();
    let mut second = Player::woken_by(Folder::at(path), move || woken.send(()).unwrap_or(()));
    assert!(
        matches!(
            second.autosave.unsaved(),
            None | Some(SaveError::InUse { .. })
        ),
        "nothing else is wrong"
    );
    // Another game, that cannot come to the same by chance.
    second.set_target(60);
    play(&mut second, &mut ChaCha8Rng::seed_from_u64(2));
    assert_eq!(second.flush(), [""; 0], "it was said at the start");
    let in_use = second.autosave.unsaved();
    assert!(
        matches!(in_use, Some(SaveError::InUse { .. })),
        "{in_use:?}"
    );
    first.play();
    let of_the_first = texts(path);
    while wake.try_recv().is_ok() {}
    first.kill();
    // Nothing more is done.
    wake.recv_timeout(PATIENCE)
        .expect("it is woken to say something");
    let said: Vec<_> = second
        .autosave
        .notices()
        .iter()
        .map(files::notice)
        .collect();
    let aside = path.join("game.ron.changed-1");
    assert_eq!(said[0], msg::NOTICE_TAKEN_OVER.text(), "{said:?}");
    let names_it = |said: &String| said.contains(&aside.display().to_string());
    assert!(said.iter().any(names_it), "{said:?}");
    let kept = fs::read_to_string(&aside).expect("it is kept");
    let game = FILES.iter().position(|name| *name == FileName::Game);
    let game = &of_the_first[game.expect("it is one of them")];
    assert_eq!(kept, *game, "the game of the first is still there");
    second.keep();
    second.flush();
    assert_eq!(second.autosave.unsaved(), None, "all is saved");
    let state = second.state();
    drop(second);
    let third = Player::sit_down(path);
    assert_eq!(third.notices, [], "all is well");
    assert!(third.state() == state, "and goes on as in the second");
}

#[test]
fn what_ended_in_a_window_that_is_closed_counts_in_the_one_that_takes_over() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let path = scratch.path();
    let mut random = ChaCha8Rng::seed_from_u64(5);
    let mut first = Player::sit_down(path);
    first.set_target(60);
    play(&mut first, &mut random);
    first.flush();
    let (woken, wake) = mpsc::channel();
    let mut second = Player::woken_by(Folder::at(path), move || woken.send(()).unwrap_or(()));
    let id = first.session.game().id();
    assert_eq!(second.session.game().id(), id, "the same game lies there");
    while first.session.state().outcome().is_none() {
        first.play(&mut random);
    }
    let day = NaiveDate::from_ymd_opt(2026, 11, 21).map(Day::of);
    let day = day.expect("there was such a day");
    first.session.begin_day(day, day);
    while first.session.state().outcome().is_none() {
        first.play(&mut random);
    }
    first.keep();
    assert_eq!(first.flush(), [""; 0], "all is saved");
    let (tally, tried) = (first.session.tally().total(), first.session.days().clone());
    let games = first.session.history().games().len();
    assert!(games > 1 && tried.of(day).is_some_and(|it| it.end.is_some()));
    second.play(&mut random);
    second.session.begin_day(day, day);
    second.keep();
    second.flush();
    while wake.try_recv().is_ok() {}
    drop(first);
    wake.recv_timeout(PATIENCE)
        .expect("it is woken to say something");
    let said = second.flush();
    let played = msg::NOTICE_PLAYED_ELSEWHERE.text();
    assert!(said.contains(&played), "{said:?}");
    second.keep();
    second.flush();
    let must_have_all = |player: &Player| {
        let session = &player.session;
        assert_eq!(session.history().games().len(), games, "both are there");
        assert_eq!(session.tally().total(), tally, "and counted");
        assert_eq!(*session.days(), tried, "the first try of the day");
        assert_eq!(session.day_on_table(), None, "the other is none");
    };
    must_have_all(&second);
    drop(second);
    must_have_all(&Player::sit_down(path));
}

#[test]
fn the_game_on_the_table_is_another_one_if_it_ended_elsewhere() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let mut random = ChaCha8Rng::seed_from_u64(6);
    let mut first = Player::sit_down(scratch.path());
    first.set_target(60);
    play(&mut first, &mut random);
    first.flush();
    let mut second = Player::sit_down(scratch.path());
    while first.session.state().outcome().is_none() {
        first.play(&mut random);
    }
    let played = first.session.history().games().to_vec();
    let change = ExternalChange {
        session: Some(first.session.save()),
        before: None,
        played: played.clone(),
    };
    let before = second.session.state().clone();
    assert!(second.session.take_in_played(&change), "it was not known");
    let game = second.session.game();
    assert_ne!(game.id(), played[0].id, "it goes on as another");
    assert!(game.helped(), "whose end was seen");
    assert_eq!(*second.session.state(), before, "as it lay");
    assert!(!second.session.take_in_played(&change), "once");
    let total = first.session.tally().total();
    assert_eq!(second.session.tally().total(), total);
    // The same where undo brings it back.
    let mut third = Player::sit_down(scratch.path());
    third.session.new_game(None);
    assert!(third.session.take_in_played(&change), "it was not known");
    third.session.undo().expect("the new game goes");
    assert_eq!(*third.session.state(), before, "as it lay");
    assert_ne!(
        third.session.game().id(),
        played[0].id,
        "another there, too"
    );
    assert!(third.session.game().helped(), "whose end was seen");
    while third.session.state().outcome().is_none() {
        third.play(&mut random);
    }
    assert_eq!(third.session.history().games().len(), 2, "two games");
    assert_eq!(third.session.history().games()[0], played[0], "as it ended");
}

#[test]
fn a_second_window_in_which_nobody_plays_takes_nothing_from_the_first() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let path = scratch.path();
    let mut first = Window::open(path);
    first.play();
    let mut second = Player::sit_down(path);
    first.play();
    let of_the_first = texts(path);
    first.kill();
    second.keep();
    assert_eq!(second.flush(), [""; 0], "there is nothing to say");
    assert_eq!(second.autosave.unsaved(), None, "nor to save");
    drop(second);
    assert_eq!(texts(path), of_the_first, "all is as the first left it");
    let names = fs::read_dir(path).expect("it is there").flatten();
    let mut names = names.filter_map(|entry| entry.file_name().into_string().ok());
    assert!(names.all(|name| !name.contains("changed")), "nothing else");
}

/// A program that is just starting has for a moment all files open that the one
/// which starts it has open.
#[cfg(unix)]
#[test]
fn a_folder_is_free_at_once_while_other_programs_are_starting() {
    use std::sync::atomic::{AtomicBool, Ordering};
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let is_over = AtomicBool::new(false);
    std::thread::scope(|threads| {
        for _ in 0..3 {
            threads.spawn(|| {
                while !is_over.load(Ordering::Relaxed) {
                    let status = std::process::Command::new("true").status();
                    assert!(status.is_ok_and(|status| status.success()), "it runs");
                }
            });
        }
        let refused = (0..500).find_map(|time| {
            let prepared = Folder::at(scratch.path()).prepare();
            prepared.err().map(|error| (time, error))
        });
        is_over.store(true, Ordering::Relaxed);
        assert_eq!(refused, None, "nobody else has it");
    });
}
