//! `arena count`, `play`, `match` and `check`, as a shell sees them.

use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use game::store::read_game;

pub fn arena(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_arena"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("arena can be started");
    let mut stdin = child.stdin.take().expect("its input is a pipe");
    let input = input.to_owned();
    let writer = std::thread::spawn(move || stdin.write_all(input.as_bytes()));
    let output = child.wait_with_output().expect("arena ends");
    // It may have refused its arguments without reading a line.
    writer.join().expect("the writer does not panic").ok();
    output
}

fn count(rules: &str, lines: &str) -> String {
    let output = arena(&["count", "--rules", rules], lines);
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).expect("arena prints text")
}

#[test]
fn every_worked_line_is_counted_and_scored() {
    for (rules, line, expected) in [
        ("All Fives", "6-6 6-1@E 6-3@W 1-1@E", "12:0 13:0 4:0 5:5"),
        ("all fives", "6-6 6-3@W 6-1@E 1-1@E 6-0@N 6-5@S", "12:0 15:15 4:0 5:5 5:5 10:10"),
        ("All Fives", "5-5", "10:10"),
        ("All Fives", "6-4 6-6@W", "10:10 16:0"),
        ("All Fives", "3-3 3-4@E", "6:0 10:10"),
        ("All Fives", "3-2 2-2@E", "5:5 7:0"),
        ("Muggins", "5-5 5-0@E", "10:10 10:10"),
        ("Five-Up", "6-6 6-4@E 4-4@E 6-1@W", "12:0 16:0 20:20 9:0"),
        ("Five-Up", "6-6 6-4@E 4-4@E 6-1@W 4-0@E 4-5@4-4N", "12:0 16:0 20:20 9:0 1:0 6:0"),
        ("All Threes", "6-6 6-3@E", "12:12 15:15"),
        ("Fives & Threes", "5-5 5-0@E", "10:10 10:10"),
        ("British Fives and Threes", "5-5 5-5@E", "illegal at 2: 5-5 has already been played"),
        ("British Fives and Threes", "6-3 3-3@E", "9:3 12:4"),
        ("Draw", "6-4 4-1@E", "10:0 7:0"),
        ("Draw", "", ""),
    ] {
        assert_eq!(count(rules, &format!("{line}\n")), format!("{expected}\n"), "{rules}: {line}");
    }
}

#[test]
fn the_first_bone_that_cannot_be_played_is_named_with_the_reason() {
    for (rules, line, at, reason) in [
        ("All Fives", "6-4 6-6@W 6-5@N", 3, "both its long sides"),
        ("Muggins", "5-5 5-0@E 5-4@N", 3, "no open end"),
        (
            "All Fives",
            "1-1 1-4@E 4-4@E 4-2@E 4-3@4-4N",
            5,
            "no open end at 4-4N: only 1-1, the first doublet, is the spinner",
        ),
        ("All Fives", "6-6 5-4@E", 2, "does not fit any open end"),
        ("All Fives", "6-6 6-1@E 6-1@W", 3, "has already been played"),
        ("All Fives", "6-6 6-1@E 1-2@W", 3, "does not fit this end"),
        ("All Fives", "6-6@E", 1, "the first bone is the lead"),
        ("All Fives", "6-6 6-1", 2, "needs an end"),
        ("All Fives", "6-7", 1, "7-6 is not in the set"),
        ("All Fives", "6-6 6-1@Q", 2, "is not the name of one end"),
        ("Five-Up", "6-6 6-4@E 6-4@E", 3, "already"),
        ("Five-Up", "6-6 6-1@0-0N", 2, "no open end"),
    ] {
        let answer = count(rules, line);
        let start = format!("illegal at {at}: ");
        assert!(answer.starts_with(&start), "{rules}: {line} gave {answer}");
        assert!(answer.contains(reason), "{rules}: {line} gave {answer}");
    }
}

#[test]
fn a_hundred_thousand_bones_are_counted_line_by_line() {
    let lines = "6-6 6-1@E 6-3@W 1-1@E\n".repeat(25_000);
    let answer = count("All Fives", &lines);
    assert_eq!(answer.lines().count(), 25_000, "one line of answer for each line");
    assert!(answer.lines().all(|line| line == "12:0 13:0 4:0 5:5"), "all alike");
}

#[test]
fn bytes_that_are_no_text_are_refused_like_any_other_bone() {
    let answer = count("All Fives", "6-6 \u{1F600}@E\n6-6 6-é@E\n");
    assert_eq!(answer.matches("illegal at 2").count(), 2, "{answer}");
}

#[test]
fn a_game_nobody_knows_is_refused_with_the_list_of_those_there_are() {
    let output = arena(&["count", "--rules", "Poker"], "");
    assert!(!output.status.success(), "there is no such game");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(said.contains("Cribbage-board Fives"), "{said}");
}

#[test]
fn games_that_nestor_played_check_out_and_a_changed_one_does_not() {
    let folder = tempfile::tempdir().expect("there is room for a temporary folder");
    let out = folder.path().join("games");
    let path = out.to_str().expect("temporary folders have plain names");
    let play = ["play", "--rules", "Five-Up", "--games", "3", "--seed", "5", "--out", path];
    assert!(arena(&play, "").status.success(), "the games are played");
    let file = |n| format!("{path}/game-{n}.nestor");
    let (one, two, three) = (file(1), file(2), file(3));
    let checked = arena(&["check", &one, &two, &three], "");
    assert!(checked.status.success(), "{checked:?}");

    let first = fs::read_to_string(&one).expect("it was written");
    let record = || {
        let opened = read_game(Path::new(&one)).expect("it is a saved game");
        opened.game.state.record().clone()
    };
    let before = record();
    assert!(arena(&play, "").status.success(), "the same games are played again");
    assert_eq!(record(), before, "the same seed gives the same games");

    let start = first.find("actions: \"").expect("a round has actions") + 10;
    let changed = format!("{}pass {}", &first[..start], &first[start..]);
    fs::write(&one, changed).expect("the folder can be written");
    fs::write(&two, "no game").expect("the folder can be written");
    let checked = arena(&["check", &one, &two, &three], "");
    assert!(!checked.status.success(), "two of them are wrong");
    let said = String::from_utf8_lossy(&checked.stdout);
    assert_eq!(said.matches(": error: ").count(), 2, "{said}");
    assert!(said.contains("hand 1, action 1, pass"), "{said}");
}

#[test]
fn with_any_number_of_seats_games_check_out_and_equal_players_win_equal_shares() {
    let folder = tempfile::tempdir().expect("there is room for a temporary folder");
    for (seats, share) in [("2", 50.0), ("3", 100.0 / 3.0), ("4", 25.0), ("partners", 50.0)] {
        let out = folder.path().join(seats);
        let path = out.to_str().expect("temporary folders have plain names");
        let game = ["--rules", "Tournament All Fives", "--seats", seats];
        let play = [&["play"][..], &game, &["--games", "2", "--seed", "5"]].concat();
        let played = arena(&[&play[..], &["--out", path]].concat(), "");
        assert!(played.status.success(), "{seats}: {played:?}");
        let files = [1, 2].map(|n| format!("{path}/game-{n}.nestor"));
        let checked = arena(&["check", &files[0], &files[1]], "");
        assert!(checked.status.success(), "{seats}: {checked:?}");

        // The same player everywhere plays the same games in every place.
        let players = ["match", "--a", "greedy", "--b", "greedy"];
        let few = ["--pairs", "4", "--json"];
        let met = arena(&[&players[..], &game, &few].concat(), "");
        let said: serde_json::Value = serde_json::from_slice(&met.stdout).expect("JSON");
        let report = &said["contests"][0]["report"];
        let mean = |what: &str| report[what]["mean"].as_f64().expect("a number");
        let won = mean("games_percent");
        assert!((won - share).abs() < 1e-9, "{seats}: {report}");
        let points = mean("points_a_round");
        assert!(points.abs() < 1e-9, "{seats}: nobody makes more points: {report}");
    }
    let refused =
        arena(&["match", "--a", "net", "--b", "net", "--rules", "Draw", "--seats", "5"], "");
    let said = String::from_utf8_lossy(&refused.stderr);
    assert!(said.contains("expected 2, 3, 4, or partners"), "{said}");
}

#[test]
fn the_panel_plays_and_makes_more_points_than_a_random_player() {
    for player in [
        "greedy",
        "heuristic",
        "net",
        "hoarder",
        "unlearned",
        "sampled-40",
        "tree-200",
        "expectiminimax-4",
        "open-hands",
    ] {
        let output = arena(
            &[
                "match",
                "--a",
                player,
                "--b",
                "random",
                "--rules",
                "All Fives",
                "--one-round",
                "--pairs",
                "5",
                "--seed",
                "3",
            ],
            "",
        );
        assert!(output.status.success(), "{player}: {output:?}");
        let printed = String::from_utf8(output.stdout).expect("arena prints text");
        let points = printed.lines().find_map(|line| line.split("points ").nth(1));
        let mean = points.and_then(|points| points.split_whitespace().next());
        let mean = mean.and_then(|mean| mean.parse::<f64>().ok());
        assert!(mean.is_some_and(|mean| mean > 0.0), "{printed}");
    }
}

#[test]
fn what_cannot_be_played_or_trained_is_refused_in_a_sentence() {
    for (arguments, reason) in [
        (
            &[
                "match",
                "--a",
                "expectiminimax-4",
                "--b",
                "random",
                "--rules",
                "Draw",
                "--seats",
                "4",
            ][..],
            "with two only",
        ),
        (&["match", "--a", "tree-0", "--b", "random", "--rules", "Draw"], "expected learner"),
        (
            &["match", "--a", "easy", "--b", "random", "--rules", "Draw", "--pairs", "0"],
            "must be at least 1",
        ),
        (&["loss", "--player", "net", "--rules", "Draw", "--rounds", "0"], "must be at least 1"),
        (
            &[
                "match", "--a", "easy", "--b", "random", "--rules", "Draw", "--shard", "1/99999",
                "--json",
            ],
            "expected a share such as 3/16",
        ),
        (&["train", "--families", "plain", "--rounds", "10", "--out", "x.net"], "64"),
        (&["match", "--a", "tough+book", "--b", "easy", "--rules", "Block"], "needs partners"),
        (&["match", "--a", "book", "--b", "easy", "--rules", "Draw"], "nobody draws"),
        (&["match", "--a", "tough+nobody", "--b", "easy", "--rules", "Block"], "expected learner"),
        (&["pairs", "--player", "tough", "--rules", "All Fives"], "nobody draws"),
    ] {
        let output = arena(arguments, "");
        assert!(!output.status.success(), "{arguments:?}");
        let said = String::from_utf8(output.stderr).expect("text");
        assert!(said.contains(reason) && !said.contains("panicked"), "{arguments:?}: {said}");
    }
}

#[test]
fn two_players_can_be_partners_one_of_them_a_program() {
    let program = format!("book+cmd:{} serve --level easy", env!("CARGO_BIN_EXE_arena"));
    let met = |a: &str, b: &str| {
        let run = [
            "match",
            "--a",
            a,
            "--b",
            b,
            "--rules",
            "Latin Partners",
            "--seats",
            "partners",
            "--pairs",
            "4",
            "--seed",
            "5",
        ];
        let output = arena(&run, "");
        assert!(output.status.success(), "{output:?}");
        let told = String::from_utf8(output.stdout).expect("arena prints text");
        told.lines().skip(1).take(3).map(str::to_owned).collect::<Vec<_>>()
    };
    let inside = met("book+easy", "easy");
    assert_eq!(met(&program, "easy"), inside, "the program plays the same");
    assert_ne!(met("easy+book", "easy"), inside, "who sits where makes a difference");
    assert!(met("easy+easy", "easy")[0].contains("50.00"));
}

#[test]
fn what_disappoints_a_partner_is_counted_and_priced() {
    let counted = |player: &str| -> Vec<Vec<String>> {
        let run = [
            "pairs",
            "--player",
            player,
            "--rules",
            "Latin Partners",
            "--rounds",
            "30",
            "--seed",
            "5",
        ];
        let output = arena(&run, "");
        assert!(output.status.success(), "{output:?}");
        let told = String::from_utf8(output.stdout).expect("arena prints text");
        let rows = told.lines().filter(|line| line.starts_with('|')).skip(2);
        rows.map(|row| row.split('|').map(|cell| cell.trim().to_owned()).collect()).collect()
    };
    let rows = counted("book");
    assert_eq!(rows.len(), 4, "{rows:?}");
    // The book never covers what the partner led, if it can help it.
    assert!(rows[0][2].starts_with("0.0"), "{rows:?}");
    assert!(!counted("beginner")[0][2].starts_with("0.0"));
}

#[test]
fn single_rounds_of_every_ready_made_game_can_be_played() {
    for preset in engine::Preset::ALL {
        let run = ["match", "--a", "beginner", "--b", "random", "--rules", preset.id()];
        let rest = ["--pairs", "1", "--one-round"];
        let output = arena(&[&run[..], &rest].concat(), "");
        assert!(output.status.success(), "{preset:?}: {output:?}");
    }
}

#[test]
fn a_line_without_end_is_refused_in_one_line() {
    let endless = "6".repeat(3 << 20);
    for command in
        [&["count", "--rules", "Draw"][..], &["serve"], &["values", "--player", "brutal"]]
    {
        let output = arena(command, &endless);
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(!output.status.success(), "{command:?}");
        assert!(said.contains("a line is longer than 1 MiB"), "{said}");
        assert_eq!(said.lines().count(), 1, "{said}");
    }
}

#[test]
fn what_cannot_be_read_is_quoted_without_its_control_characters() {
    let answer = count("Draw", "6-6 \u{1b}[2J@E\n");
    assert!(!answer.contains('\u{1b}'), "{answer:?}");
    assert!(answer.starts_with("illegal at 2: "), "{answer:?}");
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_device_or_a_closed_pipe_is_no_breakdown() {
    use std::fs::File;
    let data = crate::check::data();
    let data = data.to_str().expect("a plain name");
    let runs = [&["check", data][..], &["check", "/nowhere"]];
    for run in runs {
        let full = || File::options().write(true).open("/dev/full").expect("it is there");
        let mut command = Command::new(env!("CARGO_BIN_EXE_arena"));
        command.args(run).stdout(full()).stderr(Stdio::piped());
        let output = command.output().expect("arena can be started");
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{run:?}: {said}");
        assert_eq!(said.lines().count(), 1, "{run:?}: {said}");
        let quiet = Command::new(env!("CARGO_BIN_EXE_arena"))
            .args(run)
            .stdout(full())
            .stderr(full())
            .status();
        let code = quiet.expect("arena can be started").code();
        assert_eq!(code, Some(1), "{run:?}: where nobody can be told");
        let (reader, writer) = std::io::pipe().expect("a pipe");
        drop(reader);
        let mut command = Command::new(env!("CARGO_BIN_EXE_arena"));
        command.args(run).stdout(writer).stderr(Stdio::piped());
        let output = command.output().expect("arena can be started");
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.code().is_some(), "{run:?}");
        assert!(!said.contains("panicked"), "{run:?}: {said}");
    }
}
