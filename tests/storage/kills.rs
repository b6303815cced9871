//! SIGKILL at any moment: at most what was in flight is missing.

use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::Stdio;

use game::profile::{Day, Pace};
use game::storage::FINISHED;
use look::{ColorRole, ThemeSlot};
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;

use super::Player;
use super::child::{child, task};

const KILLS: u64 = 60;
const MANY_KILLS: u64 = 400;
/// No process says more before it is killed.
const LONGEST_LIFE_LINES: usize = 60;

/// Days on which the deal of the day is played.
const DAYS: [&str; 3] = ["2026-11-20", "2026-11-21", "2026-12-24"];

/// Does one thing that a player might do.
pub fn do_something(player: &mut Player, random: &mut ChaCha8Rng) {
    match random.random_range(0..40) {
        0..=1 => {
            player.session.undo();
        }
        2 => player.session.preserve(),
        3 => {
            player.session.restore();
        }
        4 if random.random_ratio(1, 4) => player.session.clear_tally(),
        5 => {
            player.session.new_game(None);
        }
        6 => {
            let mut preferences = player.session.preferences().clone();
            preferences.display.pace = Pace::ALL[random.random_range(0..Pace::ALL.len())];
            player.session.set_preferences(preferences);
        }
        7 => {
            let slot = ThemeSlot::One;
            let mut palette = *player.themes.palette(slot);
            let [from, to] = [0; 2].map(|_| random.random_range(0..ColorRole::ALL.len()));
            *palette.color_mut(ColorRole::ALL[to]) = palette.color(ColorRole::ALL[from]);
            player.themes.set_palette(slot, palette);
        }
        8 => {
            let day: Day = DAYS[random.random_range(0..DAYS.len())]
                .parse()
                .expect("a day");
            if !player.session.go_on_with_day(day) {
                player.session.begin_day(day, day);
            }
        }
        9 => player.session.clear_history(),
        10 => player.session.bring_history_back(),
        _ => player.play(random),
    }
}

/// Says how all stands before it is handed to the saver, and when all is on
/// disk; until it is killed.
#[test]
#[ignore = "it is killed by another test"]
fn plays_until_killed() {
    let Some((path, seed)) = task() else { return };
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let says = |word: &str, state: &[String]| {
        let mut out = std::io::stdout().lock();
        writeln!(out, "\n{word} {}", state.join("\t")).expect("the parent reads");
        out.flush().expect("the parent reads");
    };
    let mut player = Player::sit_down(&path);
    says("begun", &player.state());
    let every_action = seed.is_multiple_of(2);
    loop {
        do_something(&mut player, &mut random);
        says("next", &player.state());
        player.keep();
        if every_action || random.random_ratio(1, 6) {
            assert_eq!(player.flush(), [""; 0], "nothing goes wrong");
            says("done", &[]);
        }
    }
}

/// The files of a state that was said.
fn files(state: &str) -> [String; 6] {
    let files: Vec<String> = state.split('\t').map(str::to_owned).collect();
    files.try_into().expect("the whole line was said")
}

/// The names of what is in a folder.
fn names_in(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("the folder is there");
    let names = entries.flatten().map(|entry| entry.file_name());
    names.filter_map(|name| name.into_string().ok()).collect()
}

#[test]
fn kills_lose_at_most_what_was_in_flight() {
    kill(KILLS);
}

#[test]
#[ignore = "hundreds of kills take a minute"]
fn many_kills_lose_at_most_what_was_in_flight() {
    kill(MANY_KILLS);
}

fn kill(kills: u64) {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let path = scratch.path();
    let mut random = ChaCha8Rng::seed_from_u64(200);
    let mut first = Player::sit_down(path);
    first.set_target(10);
    first.keep();
    let mut known = first.state();
    drop(first);
    let (mut actions, mut in_flight, mut early, mut games) = (0, 0_u64, 0, 0);
    for number in 0..kills {
        let mut process = child("kills::plays_until_killed", path, number)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("it starts");
        let mut out = BufReader::new(process.stdout.take().expect("it is piped"));
        let last = random.random_range(0..LONGEST_LIFE_LINES);
        let mut lines = Vec::new();
        let mut line = String::new();
        if last == 0 {
            process.kill().expect("it can be killed");
        }
        while out.read_line(&mut line).is_ok_and(|read| read > 0) {
            // One that was cut short was not said.
            if line.ends_with('\n') {
                lines.push(line.trim_end().to_owned());
            }
            line.clear();
            if lines.len() == last {
                process.kill().expect("it can be killed");
            }
        }
        let output = process.wait_with_output().expect("it has ended");
        let complaint = String::from_utf8_lossy(&output.stderr);
        assert!(
            !complaint.contains("panicked"),
            "kill {number}: {complaint}"
        );

        // What may be on disk: what is known to be, or anything handed on since.
        let mut possible = vec![known.clone()];
        for line in lines {
            match line.split_once(' ').unwrap_or((&line, "")) {
                ("begun", state) => assert!(files(state) == known, "kill {number}: it goes on"),
                ("next", state) => possible.push(files(state)),
                ("done", _) => {
                    possible.drain(..possible.len() - 1);
                }
                _ => continue,
            }
            actions += 1;
        }
        in_flight += u64::from(possible.len() > 1);
        early += usize::from(possible.len() == 1 && possible[0] == known);

        let after = Player::sit_down(path);
        assert_eq!(after.notices, [], "kill {number}: every file is whole");
        known = after.state();
        for (file, found) in known.iter().enumerate() {
            assert!(
                possible.iter().any(|state| state[file] == *found),
                "kill {number}: file {file} is none of the {} that it may be",
                possible.len()
            );
        }
        games = after.session.tally().total().games();
        drop(after);
        let names = names_in(path);
        assert!(names.len() <= 9, "nothing is left lying about: {names:?}");
        let finished = path.join(FINISHED);
        if finished.exists() {
            let names = names_in(&finished);
            let unfinished = names.iter().filter(|name| !name.ends_with(".nestor"));
            // It goes when the next game is kept.
            assert!(unfinished.count() <= 1, "one at most: {names:?}");
        }
    }
    println!(
        "{kills} kills survived: {actions} lines said, {in_flight} times something was in flight, \
         {early} times nothing had been done yet, {games} games counted at the end"
    );
    assert!(in_flight > kills / 10, "it was killed while it was saving");
}
