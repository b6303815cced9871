//! Other programs at the arena, and Nestor behind its protocol.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use engine::protocol::{ProtocolMessage, TranscriptReader, transcript_lines};
use engine::{Preset, Rules, Seats};
use game::profile::Rule;
use serde_json::Value;

use super::arena::arena;

const ARENA: &str = env!("CARGO_BIN_EXE_arena");

/// The command of a player in this folder.
fn python(file: &str) -> String {
    let root = env!("CARGO_MANIFEST_DIR");
    format!("cmd:python3 '{root}/../../tests/arena/{file}'")
}

/// Plays a match. Returns standard output and standard error.
fn met(a: &str, b: &str, rest: &[&str]) -> (String, String) {
    let output = arena(&[&["match", "--a", a, "--b", b], rest].concat(), "");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    assert!(output.status.success(), "{output:?}");
    (text(output.stdout), text(output.stderr))
}

/// The lines with figures that do not tell times or the players' names.
fn figures(text: &str) -> Vec<&str> {
    let lines = text.lines().skip(1);
    lines.filter(|line| !line.contains(" ms a decision (")).collect()
}

#[test]
fn nestor_behind_the_protocol_makes_the_same_moves() {
    let served = format!("cmd:'{ARENA}' serve --level tough");
    for (rules, seats) in [
        ("All Fives", "2"),
        ("Firecracker Fives", "2"),
        ("The Draw Game", "3"),
        ("Palm All Fives", "partners"),
        ("Cuban", "partners"),
    ] {
        let rest = ["--rules", rules, "--seats", seats, "--pairs", "2", "--seed", "61"];
        let (direct, _) = met("tough", "easy", &rest);
        let (told, said) = met(&served, "easy", &rest);
        assert_eq!(figures(&told), figures(&direct), "{rules}");
        assert_eq!(said, "", "{rules}: nothing went wrong");
    }
}

#[test]
#[ignore = "needs python3"]
fn the_example_player_plays_every_game_without_a_fault() {
    for preset in Preset::ALL {
        let rest = ["--rules", preset.id(), "--pairs", "1", "--seed", "5"];
        let (told, said) = met(&python("player.py"), "random", &rest);
        assert_eq!(said, "", "{}: {told}", preset.id());
        assert!(told.contains("games won"), "{told}");
    }
    for seats in ["3", "4", "partners"] {
        let rest = ["--rules", "All Fives", "--pairs", "1", "--seed", "5", "--seats", seats];
        let (told, said) = met(&python("player.py"), "random", &rest);
        assert_eq!(said, "", "{seats}: {told}");
    }
}

#[test]
#[ignore = "needs python3"]
fn a_program_is_told_the_end_of_every_game() {
    // Now and then the lead, which is played by itself, wins the game.
    let rest = ["--rules", "All Threes", "--pairs", "60", "--seed", "5"];
    let (told, said) = met(&python("listener.py"), "random", &rest);
    let (mut rounds, mut games) = (0, 0);
    for line in said.lines() {
        let words: Vec<&str> = line.split(' ').collect();
        let ["heard", "of", more, "rounds", "and", ended, "games"] = words[..] else {
            panic!("{line}");
        };
        rounds += more.parse::<u32>().expect("a number");
        games += ended.parse::<u32>().expect("a number");
    }
    assert_eq!(games, 120, "{told}{said}");
    assert!(rounds > 2 * games, "{told}{said}");
}

#[test]
#[ignore = "needs python3"]
fn whoever_does_wrong_is_named_counted_and_loses_the_round() {
    let rest = ["--rules", "Draw", "--pairs", "2", "--seed", "5", "--time-limit", "300"];
    for (way, named, counted) in [
        (
            "dies",
            "in seat 0: it ended without an answer",
            "died 4 times, took too long 0, was not understood 0, broke the rules 0",
        ),
        (
            "hangs",
            "in seat 1: it did not answer within 300 ms",
            "died 0 times, took too long 4, was not understood 0, broke the rules 0",
        ),
        (
            "talks",
            "it answered “hello there”, which is not an action",
            "died 0 times, took too long 0, was not understood 4, broke the rules 0",
        ),
        (
            "floods",
            "it answered “so much to say so much to say so much to”",
            "died 0 times, took too long 0, was not understood 4, broke the rules 0",
        ),
        (
            "remarks",
            "it did not answer within",
            "died 0 times, took too long 4, was not understood 0, broke the rules 0",
        ),
        (
            "drones",
            "which is not an action",
            "died 0 times, took too long 0, was not understood 4, broke the rules 0",
        ),
        (
            "mumbles",
            "it answered “??”, which is not an action",
            "died 0 times, took too long 0, was not understood 4, broke the rules 0",
        ),
        (
            "jabbers",
            "“so much more”",
            "died 0 times, took too long 0, was not understood 4, broke the rules 0",
        ),
        (
            "cheats",
            "it answered claim-99, which is not a legal action",
            "died 0 times, took too long 0, was not understood 0, broke the rules 4",
        ),
    ] {
        let rogue = format!("{} {way}", python("rogue.py"));
        let (told, said) = met("random", &rogue, &rest);
        assert!(said.contains(named), "{way}: {said}");
        assert!(told.contains(&format!("{rogue} {counted}\n")), "{way}: {told}");
        // Two pairs alike tell little.
        assert!(told.contains("games won  100.00 ± 65.76%"), "{way}: {told}");
        assert!(told.contains("rounds won 100.00 ± 65.76%"), "{way}: {told}");
    }
}

#[test]
#[ignore = "needs python3"]
fn in_place_of_a_wrong_answer_the_first_legal_action_can_be_done() {
    let game = ["--rules", "Block", "--pairs", "2", "--seed", "5", "--one-round"];
    let least = [&game[..], &["--on-error", "first-legal"]].concat();
    let first = format!("{} first", python("rogue.py"));
    let (obeying, said) = met("greedy", &first, &game);
    assert_eq!(said, "", "{obeying}");
    // They are asked in the same places, and each time what would be done anyway is done.
    // One that dies is started again, and told the round from its beginning.
    for (way, named) in
        [("talks", "which is not an action"), ("dies", "it ended without an answer")]
    {
        let rogue = format!("{} {way}", python("rogue.py"));
        let (told, said) = met("greedy", &rogue, &least);
        assert!(said.contains(named), "{way}: {said}");
        assert_eq!(figures(&told)[..2], figures(&obeying)[..2], "{way}");
    }
}

#[test]
fn a_program_that_cannot_be_started_is_named_before_anything_is_played() {
    for (command, expected) in [
        ("cmd:no-such-program-at-all", "it cannot be started"),
        ("cmd:", "this is not a command"),
        ("cmd:echo nonsense", "in place of ready"),
        ("cmd:true", "it ended without an answer"),
    ] {
        let game = ["match", "--a", "random", "--b", command, "--rules", "Draw"];
        let output = arena(&game, "");
        assert!(!output.status.success(), "{output:?}");
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(said.lines().count(), 1, "{said}");
        assert!(said.starts_with(&format!("arena: {command}: ")), "{said}");
        assert!(said.contains(expected), "{command}: {said}");
    }
}

/// Each rule that differs in these rules, and its value, as they are written.
fn words(rules: &Rules, others: &Rules) -> Vec<(String, Value)> {
    let [rules, others] = [rules, others].map(|rules| match serde_json::to_value(rules) {
        Ok(Value::Object(fields)) => fields,
        other => panic!("{other:?} has no fields"),
    });
    let differ = rules.into_iter().filter(|(name, value)| others[name] != *value);
    differ.collect()
}

#[test]
fn the_page_has_every_rule_with_all_its_values() {
    let page = arena(&["protocol"], "");
    let page = String::from_utf8(page.stdout).expect("text");
    let row_of = |name: &str| {
        let rows = page.lines().filter(|line| line.starts_with("| `"));
        let cells: Vec<Vec<&str>> = rows.map(|row| row.split(" | ").collect()).collect();
        let is_of = |cells: &&Vec<&str>| cells[0].contains(&format!("`{name}`"));
        cells.iter().find(is_of).map(|cells| cells.join(" | "))
    };
    let usual = Rules::default();
    let of_seats = Seats::ALL.map(|seats| Rules { seats, ..usual });
    let of_rules = Rule::ALL.into_iter().flat_map(|rule| rule.choices(&usual));
    let mut named = BTreeSet::new();
    for choice in of_seats.into_iter().chain(of_rules) {
        let both = words(&choice, &usual).into_iter().chain(words(&usual, &choice));
        for (name, value) in both {
            let row = row_of(&name).unwrap_or_else(|| panic!("{name} is not on the page"));
            if let Value::String(value) = value {
                assert!(row.contains(&format!("`{value}`")), "{value}: {row}");
            }
            named.insert(name);
        }
    }
    let all = serde_json::to_value(usual).expect("plain values");
    let all = all.as_object().expect("a field for each").keys();
    assert!(named.iter().eq(all), "each has a value of its own");
}

/// The session on the page: what is written to the program, and what it answers.
fn session() -> (String, Vec<String>) {
    let page = arena(&["protocol"], "");
    let page = String::from_utf8(page.stdout).expect("text");
    let block = page.rsplit("```").nth(1).expect("the page ends with a session");
    let (mut asked, mut answered) = (String::new(), Vec::new());
    for line in block.trim().lines() {
        match line.split_at(2) {
            ("> ", line) => writeln!(asked, "{line}").expect("a string takes it"),
            ("< ", line) => answered.push(line.to_owned()),
            _ => panic!("{line}"),
        }
    }
    (asked, answered)
}

#[test]
fn the_session_on_the_page_is_how_it_goes() {
    let (asked, answered) = session();
    let output = arena(&["serve", "--level", "easy"], &asked);
    assert!(output.status.success(), "{output:?}");
    let said = String::from_utf8(output.stdout).expect("text");
    let answers: Vec<&str> = said.lines().collect();
    assert_eq!(answers, answered, "his answers");

    // And the arena's lines are those that it writes.
    let mut reader = TranscriptReader::default();
    let mut told: Vec<&str> = Vec::new();
    let mut rounds = 0;
    for line in asked.lines() {
        if reader.read(line) != Ok(ProtocolMessage::Information) {
            continue;
        }
        if line.starts_with("round ") {
            told.clear();
        }
        told.push(line);
        if line.starts_with("shown ") {
            let whole = reader.transcript().expect("a whole round");
            whole.view().expect("it was so");
            assert_eq!(transcript_lines(&whole), told, "the lines of a round");
            rounds += 1;
        }
    }
    assert!(rounds > 0, "a round is told to its end");
}

#[test]
fn what_is_told_after_the_last_question_is_looked_at_too() {
    let (asked, _) = session();
    let round_ends = |asked: &str| {
        let lines: Vec<&str> = asked.lines().collect();
        let end = lines.iter().position(|line| line.starts_with("shown "));
        lines[..=end.expect("a round is told to its end")].join("\n") + "\n"
    };
    let asked = round_ends(&asked);
    let last = asked.lines().rfind(|line| line.starts_with("awarded "));
    let last = last.expect("points are awarded at its end");
    let (before, pips) = last.rsplit_once(' ').expect("what it is made of");
    let pips: u8 = pips.parse().expect("pips");
    let changed = asked.replace(last, &format!("{before} {}", pips + 1));
    for end in ["", "quit\n", "round -\n"] {
        let right = arena(&["serve", "--level", "easy"], &(asked.clone() + end));
        assert!(right.status.success(), "{end}: {right:?}");
        let wrong = arena(&["serve", "--level", "easy"], &(changed.clone() + end));
        assert!(!wrong.status.success(), "{end}: {wrong:?}");
        let said = String::from_utf8_lossy(&wrong.stderr);
        let place = format!("arena: line {}: event ", changed.lines().count());
        assert!(said.starts_with(&place), "{end}: {said}");
        assert_eq!(said.lines().count(), 1, "{end}: {said}");
    }
}

#[test]
#[ignore = "needs python3"]
fn a_program_that_has_ended_is_not_waited_for_because_of_what_it_has_started() {
    let rogue = format!("{} leaves", python("rogue.py"));
    let game = ["--rules", "Block", "--pairs", "1", "--seed", "5", "--one-round"];
    let (told, _) = met("random", &rogue, &game);
    assert!(told.contains(&format!("{rogue} died 2 times, took too long 0")), "{told}");
}

#[cfg(unix)]
#[test]
fn of_what_a_program_writes_to_standard_error_the_beginning_and_the_last_words_are_shown() {
    let game = ["--rules", "Block", "--pairs", "1", "--seed", "5", "--one-round"];
    let serves = format!("'{ARENA}' serve --level beginner");
    let program = |says: &str| format!("cmd:sh -c \"{says}; exec {serves}\"");
    let (_, said) = met("random", &program("echo good morning >&2"), &game);
    assert!(said.contains("good morning\n"), "{said}");
    assert!(!said.contains("not shown"), "{said}");
    let floods = program("head -c 3000000 /dev/zero | tr '\\0' x >&2");
    let (told, said) = met("random", &floods, &game);
    assert!(told.contains("rounds won"), "it plays on: {told}");
    let shown = said.bytes().filter(|byte| *byte == b'x').count();
    assert!((1 << 20..(1 << 20) + 100).contains(&shown), "{shown}");
    let told =
        "\narena: the programs wrote more than 1 MiB to standard error; the rest is not shown";
    assert_eq!(said.matches(told).count(), 1, "it is said once");
    let dies = "cmd:sh -c 'echo I fall >&2; exit 3'";
    let output = arena(&[&["match", "--a", "random", "--b", dies], &game[..]].concat(), "");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(said.contains("I fall\n"), "{said}");
}

/// The lines of the session up to the first question of a kind.
fn session_up_to(question: &str) -> String {
    let (asked, _) = session();
    let upto = asked.lines().take_while(|line| !line.starts_with(question));
    upto.fold(String::new(), |all, line| all + line + "\n")
}

#[test]
fn a_program_is_asked_what_each_action_is_worth() {
    let told = session_up_to("values");
    let values = |player: &str| arena(&["values", "--player", player], &told);
    let printed = |player: &str| {
        let output = values(player);
        assert!(output.status.success(), "{player}: {output:?}");
        String::from_utf8(output.stdout).expect("text")
    };
    let brutal = printed("brutal");
    let (_, answered) = session();
    let on_the_page = answered.iter().filter(|line| line.starts_with("value "));
    assert_eq!(brutal.lines().collect::<Vec<_>>(), on_the_page.collect::<Vec<_>>());
    assert_eq!(printed(&format!("cmd:'{ARENA}' serve")), brutal, "by the lines");

    let refused = |player: &str, expected: &str| {
        let output = values(player);
        assert!(!output.status.success(), "{player}: {output:?}");
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(said.contains(expected), "{player}: {said}");
    };
    refused("tough", "only brutal and your own programs can judge actions");
    let over = session_up_to("quit");
    let output = arena(&["values"], &over);
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(said.contains("this seat has nothing to decide now"), "{said}");
}

#[test]
#[ignore = "needs python3"]
fn whoever_knows_no_values_says_none_and_whoever_answers_wrong_is_refused() {
    let told = session_up_to("values");
    let values = |player: &str| arena(&["values", "--player", player], &told);
    let output = values(&python("player.py"));
    assert!(output.status.success(), "{output:?}");
    assert!(output.stdout.is_empty(), "it has none: {output:?}");
    for (way, expected) in [
        ("talks", "it answered “hello there”, which is not “value"),
        ("cheats", "it answered claim-99, which is not a legal action"),
        ("first", "which is not “value"),
    ] {
        let output = values(&format!("{} {way}", python("rogue.py")));
        assert!(!output.status.success(), "{way}: {output:?}");
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(said.contains(expected), "{way}: {said}");
    }
}

#[test]
fn what_nestor_cannot_have_been_told_is_refused_with_the_line() {
    let upto = session_up_to("ask ");
    let without = |start: &str| {
        let lines = upto.lines().filter(|line| !line.starts_with(start));
        lines.fold(String::new(), |all, line| all + line + "\n")
    };
    for (told, expected) in [
        (without("rule claims") + "ask 6-6", "there is no line “rule claims”"),
        (
            without("scores") + "scores 0\nask 6-6",
            "there are 2 sides, but 1 numbers on the line “scores”",
        ),
        (
            without("scores") + "scores 0 0 50 60\nask 6-6",
            "there are 2 sides, but 4 numbers on the line “scores”",
        ),
        (without("scores") + "scores\nask 6-6", "there is no line “scores”"),
        (upto.clone() + "seat 1", "there is more than one line “seat”"),
        (upto.clone() + "rule fives true", "there is more than one line “rule fives”"),
        ("round Poker".to_owned(), "write round GAME"),
    ] {
        let output = arena(&["serve"], &told);
        assert!(!output.status.success(), "{expected}: {output:?}");
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(said.contains(expected), "{expected}: {said}");
    }
    for (line, expected) in [
        ("played 0 9-9 1 1", "9-9 is not in the set"),
        ("ask 6-6", "the legal actions are: 3-3@6-3W"),
        ("arena 2", "version 1 of the protocol, not 2"),
        ("passed 0 1\nask pass", "cannot be"),
    ] {
        let asked = format!("{upto}\n{line}\n");
        let output = arena(&["serve"], &asked);
        assert!(!output.status.success(), "{line}: {output:?}");
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(said.starts_with("arena: line "), "{said}");
        assert!(said.contains(expected), "{line}: {said}");
    }
}
