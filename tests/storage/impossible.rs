//! Files of the right form that say what cannot be.

use std::fs;
use std::time::Duration;

use engine::{Preset, Rules, Seats};
use game::profile::Preferences;
use game::storage::{FileName, Folder};
use tempfile::TempDir;
use words::files;

use super::Player;
use super::sentences::why;
use super::versions::{folder_of, newest};

/// The first action of the game in progress, and the first that is no lead.
fn words(text: &str) -> (String, String) {
    let line = text.lines().find(|line| line.contains("actions: \""));
    let actions = line.and_then(|line| line.split('"').nth(1));
    let mut words = actions.expect("something was played").split(' ');
    let mut next = || words.next().expect("two actions").to_owned();
    (next(), next())
}

#[test]
fn an_impossible_game_is_refused_and_the_sentence_says_where() {
    type Spoil = fn(&str) -> String;
    let cases: [(&str, Spoil, &str); 9] = [
        (
            "a bone played twice",
            |text| {
                let (first, _) = words(text);
                text.replacen(&first, &format!("{first} {first}"), 1)
            },
            "hand 1, action 2, ",
        ),
        (
            "a play at an end that is not there",
            |text| {
                let (first, second) = words(text);
                text.replacen(
                    &format!("{first} {second}"),
                    &format!("{first} 0-0@1-1N"),
                    1,
                )
            },
            "hand 1, action 2, 0-0@1-1N: ",
        ),
        (
            "a pass where there is something to do",
            |text| text.replacen("actions: \"", "actions: \"pass ", 1),
            "hand 1, action 1, pass: ",
        ),
        (
            "a bone that there is not",
            |text| {
                let (first, _) = words(text);
                text.replacen(&first, "7-7@6-6E", 1)
            },
            "line ",
        ),
        (
            "a word that is no action",
            |text| text.replacen("actions: \"", "actions: \"fly ", 1),
            "line ",
        ),
        (
            "a hand of two hundred bones",
            |text| text.replacen("hand_size: 7", "hand_size: 200", 1),
            "2 players cannot have hands of 200 bones",
        ),
        (
            "a target of no points",
            |text| text.replacen("target: Some(30)", "target: Some(0)", 1),
            "the points to win must be a number from 1 to 9,999",
        ),
        (
            "a seed that is too short",
            |text| text.replacen("seed: \"", "seed: \"12", 1),
            "a seed is 64 hexadecimal digits",
        ),
        (
            "a table for four",
            |text| {
                text.replacen(
                    "(\n                    seats: Two",
                    "(\n                    seats: Four",
                    1,
                )
                .replacen("hand_size: 7", "hand_size: 5", 1)
            },
            "the game is for 4 players, not 2",
        ),
    ];
    for (what, spoil, expected) in cases {
        let scratch = folder_of(newest());
        let path = scratch.path().join("game.ron");
        let text = fs::read_to_string(&path).expect("it is there");
        let spoiled = spoil(&text);
        assert_ne!(spoiled, text, "{what}: it is spoiled");
        fs::write(&path, &spoiled).expect("it can be written");
        let player = Player::sit_down(scratch.path());
        let [notice] = &player.notices[..] else {
            panic!("{what}: one sentence, not {:?}", player.notices);
        };
        assert!(why(notice).contains(expected), "{what}: {notice:?}");
        let notice = files::notice(notice);
        let kept = scratch.path().join("game.ron.broken-1");
        assert!(notice.contains(&kept.display().to_string()), "{notice}");
        let kept = fs::read_to_string(kept).expect("it is kept");
        assert_eq!(kept, spoiled, "{what}: as it was");
        assert!(
            player.session.tally().total().games() > 0,
            "{what}: the tally is still there"
        );
        assert!(
            player.session.preserved().is_some(),
            "{what}: so is the rest"
        );
    }
}

/// A folder with a game in progress that has a clock, and its text; the clock has
/// run for so long.
fn with_a_clock(ran: Duration) -> (TempDir, String) {
    let scratch = folder_of(newest());
    let rules = Preset::FirecrackerFives.rules(Seats::Two);
    let mut session = Player::sit_down(scratch.path()).session;
    session.new_game_of(Preferences {
        rules,
        ..session.preferences().clone()
    });
    session.run_clock(ran);
    let folder = Folder::at(scratch.path());
    folder
        .save(FileName::Game, &session.save())
        .expect("it can be written");
    let text = fs::read_to_string(scratch.path().join("game.ron"));
    (scratch, text.expect("it is there"))
}

#[test]
fn a_game_whose_clock_says_something_else_than_its_end_is_refused() {
    let second = Duration::from_secs(1);
    let ran_down = "clock_ran: 300000";
    for (what, ran, from, to, expected) in [
        (
            "time was up too early",
            Rules::CLOCK,
            ran_down,
            "clock_ran: 299999",
            "time-up: there is time left on the clock",
        ),
        (
            "time was up before the clock ran",
            Rules::CLOCK,
            ran_down,
            "clock_ran: 0",
            "time-up: there is time left on the clock",
        ),
        (
            "the game went on without time",
            second,
            "clock_ran: 1000",
            ran_down,
            "the clock ran out, but the game went on",
        ),
        (
            "the end of the time was taken out",
            Rules::CLOCK,
            "time-up",
            "",
            "the clock ran out, but the game went on",
        ),
    ] {
        let (scratch, text) = with_a_clock(ran);
        assert_eq!(
            Player::sit_down(scratch.path()).notices,
            [],
            "{what}: not yet"
        );
        let spoiled = text.replacen(from, to, 1);
        assert_ne!(spoiled, text, "{what}: it is spoiled");
        fs::write(scratch.path().join("game.ron"), spoiled).expect("it can be written");
        let player = Player::sit_down(scratch.path());
        let [notice] = &player.notices[..] else {
            panic!("{what}: one sentence, not {:?}", player.notices);
        };
        assert!(why(notice).contains(expected), "{what}: {notice:?}");
    }
}

#[test]
fn impossible_settings_are_refused_and_the_game_goes_on() {
    for (from, to, expected) in [
        (
            "hand_size: 7",
            "hand_size: 14",
            "players cannot have hands of 14 bones",
        ),
        ("threes: false", "threes: maybe", "line "),
        (
            "name: \"Thirty",
            "name: \"\\u{7}\\nThirty",
            "a name has only characters that can be seen",
        ),
        ("seats: Two", "seats: Five", "`Five`"),
    ] {
        let scratch = folder_of(newest());
        let path = scratch.path().join("settings.ron");
        let text = fs::read_to_string(&path).expect("it is there");
        let spoiled = text.replacen(from, to, 1);
        assert_ne!(spoiled, text, "{to}: it is spoiled");
        fs::write(&path, spoiled).expect("it can be written");
        let player = Player::sit_down(scratch.path());
        let [notice] = &player.notices[..] else {
            panic!("{to}: one sentence, not {:?}", player.notices);
        };
        assert!(why(notice).contains(expected), "{to}: {notice:?}");
        assert_eq!(player.session.state().record().len(), 8, "the game goes on");
    }
}
