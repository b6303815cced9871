//! The deal of the day: the same for everybody, and one try counts.

use std::collections::BTreeSet;
use std::sync::Arc;

use chrono::NaiveDate;
use engine::{Level, Name, Preset, Round, Seal, Seats};
use game::profile::{Day, DayEnd, DayState, DayTries, Display, GameName, Help, LensMode, Tutor};
use game::session::{Session, Step};

use super::fixture::*;

fn day(text: &str) -> Day {
    text.parse().expect("a day")
}

fn today() -> Day {
    day("2026-11-21")
}

/// A player of this name, whose other games come from a number.
fn player(name: &str, number: u64) -> Session {
    let name = Name::new(name).expect("a name");
    let set = Arc::new(preferences(Preset::Draw));
    Session::new(&name, set, None, seeds(number))
}

/// Somebody who has begun the try of the day, and played a little.
fn begun() -> Session {
    let mut session = player("Anna", 1);
    session.begin_day(today(), today());
    play_until(&mut session, |it| it.state().record().len() > 6 && it.person_in_turn().is_some());
    session
}

/// How the try of the day ended, also after the next start.
fn end(session: &Session) -> DayEnd {
    let end = session.days().of(today()).and_then(|it| it.end.clone());
    let later = again(session).days().of(today()).and_then(|it| it.end.clone());
    assert_eq!(end, later, "after the next start");
    end.expect("it is over")
}

/// The seals of the first hands.
fn seals(session: &Session) -> Vec<String> {
    let rounds = session.state().rounds().iter().take(3);
    rounds.filter_map(Round::seal).map(Seal::short).collect()
}

#[test]
fn everybody_gets_the_same_deals_on_a_day() {
    // They stand here for good: a player with another version gets the same.
    let table = [
        ("2026-11-21", Level::Tough, ["b349 fb35 ad1c", "bd73 5fc5 0831", "0304 62d6 23ed"]),
        ("2026-11-22", Level::Brutal, ["7886 1604 7fd2", "2e6a ea7e 31f4", "9e85 6891 7c16"]),
        ("2028-02-29", Level::Easy, ["5a68 9672 92a5", "82b1 0010 cdfc", "1d0a 5f56 a79c"]),
    ];
    for (text, level, expected) in table {
        let records = [("Anna", 1), ("Ben", 2)].map(|(name, number)| {
            let mut session = player(name, number);
            session.begin_day(day(text), day(text));
            assert_eq!(session.levels(), [level], "{text}");
            play_until(&mut session, |it| {
                it.state().rounds().len() == 3 || it.state().outcome().is_some()
            });
            let rules = Preset::AllFives.rules(Seats::Two);
            assert_eq!(*session.state().rules(), rules, "whatever else is set");
            assert_eq!(seals(&session), expected, "{text} for {name}");
            let record = session.state().record().clone();
            (record.rounds, record.nestor_seed)
        });
        assert_eq!(records[0], records[1], "deals and Nestor's choices");
    }
}

#[test]
fn the_first_try_counts_and_no_other() {
    let mut session = player("Anna", 1);
    let standing = |session: &Session| session.days().day_state(today(), today());
    assert_eq!(standing(&session), DayState::Open);
    session.begin_day(today(), today());
    assert_eq!(standing(&session), DayState::Begun);
    assert_eq!(session.day_on_table(), Some(today()));
    assert!(session.is_unfinished_daily_game() && !session.repeats_day());
    play_out(&mut session);
    assert_eq!(standing(&session), DayState::Over);
    assert!(session.is_counted_end());
    let first = end(&session);
    assert_eq!(first.hands.len(), session.state().rounds().len());
    assert!(!first.with_help);
    let [own, nestor] = [YOU, NESTOR].map(|seat| Seats::Two.team(seat));
    let scores = session.state().scores();
    assert_eq!((first.own, first.nestor), (scores[own], scores[nestor]));
    assert_eq!(counts(&session), (1, 1), "it is a game like any other");
    session.begin_day(today(), today());
    assert!(session.repeats_day(), "the second is practice");
    assert_eq!(session.day_on_table(), None);
    play_at_random(&mut session, 3);
    assert!(counted_help(&session).is_any(), "its deals are known");
    assert_eq!(end(&session), first, "and changes nothing");
}

#[test]
fn the_first_end_counts_whatever_undo_brings_after_it() {
    let mut session = player("Anna", 1);
    session.begin_day(today(), today());
    play_out(&mut session);
    let first = end(&session);
    for _ in 0..3 {
        say(&mut session, "undo");
    }
    assert!(!session.is_counted_end(), "it is not there");
    play_at_random(&mut session, 5);
    assert_eq!(end(&session), first, "as it was");
    session.restart();
    play_out(&mut session);
    assert_eq!(end(&session), first);
}

#[test]
fn a_clock_that_is_set_back_gives_no_second_try() {
    let yesterday = day("2026-11-20");
    let mut session = player("Anna", 1);
    session.begin_day(today(), today());
    play_out(&mut session);
    for shown in [yesterday, day("2026-11-15")] {
        assert_eq!(session.days().day_state(shown, shown), DayState::Closed);
        session.begin_day(shown, shown);
        assert_eq!(session.day_on_table(), None, "{shown}");
        assert!(session.repeats_day(), "{shown}");
    }
    assert_eq!(session.days().tries().len(), 1, "one try");
    let mut session = player("Anna", 1);
    session.begin_day(day("2031-01-01"), day("2031-01-01"));
    let standing = session.days().day_state(today(), today());
    assert_eq!(standing, DayState::Open, "years are a wrong clock");
    let standing = session.days().day_state(yesterday, today());
    assert_eq!(standing, DayState::Closed, "it is another day");
}

#[test]
fn a_try_that_was_left_is_gone_on_with_however_it_was_left() {
    type Way = fn(&mut Session);
    let file = saved(&after(OPENING));
    let ways: [(&str, Way); 5] = [
        ("a new game", |it| drop(it.new_game(None))),
        ("a bookmark", |it| {
            it.undo();
            it.redo();
            assert!(it.restore_bookmark());
        }),
        ("forty games", |it| {
            for _ in 0..60 {
                it.new_game(None);
                play_out(it);
            }
        }),
        ("the next day", |it| {
            it.begin_day(today().previous().previous(), today());
        }),
        ("a number", |it| {
            it.new_game(Some(7));
        }),
    ];
    for (name, way) in ways {
        let mut session = player("Anna", 1);
        session.set_bookmark();
        session.begin_day(today(), today());
        play_until(&mut session, |it| it.state().record().len() > 6);
        answer(&mut session);
        let left = session.state().clone();
        way(&mut session);
        assert_eq!(session.day_on_table(), None, "{name}");
        let mut session = again(&session);
        assert!(session.can_resume_day(today()), "{name}: it was left");
        assert!(!session.day_has_help(today()), "{name}: without help");
        assert!(session.resume_day(today()), "{name}");
        assert_eq!(*session.state(), left, "{name}: as it was");
        assert!(!session.can_resume_day(today()), "{name}: it is there");
        assert_eq!(session.undo(), Some(Step::Game), "{name}: undo goes back");
        assert_eq!(session.redo(), Some(Step::Game), "{name}: and redo");
        play_out(&mut session);
        assert!(!end(&session).with_help, "{name}: that is no help");
        assert!(!session.resume_day(today()), "{name}: no more");
    }
    let mut session = begun();
    session.undo();
    session.redo();
    open(&mut session, &file);
    assert!(session.resume_day(today()));
}

#[test]
fn help_in_a_try_is_told_at_its_end() {
    type Way = fn(&mut Session);
    let after_begun: [(&str, Way, bool); 10] = [
        ("nothing", |_| {}, false),
        ("undo", |it| assert!(it.undo().is_some(), "it goes back"), true),
        ("undo and redo", |it| say(it, "undo redo"), false),
        ("advice", |it| it.note_help(Help::Advice), true),
        ("hidden bones", |it| it.note_help(Help::Knowledge), true),
        (
            "restarted and played",
            |it| {
                it.restart();
                play_out(it);
                assert!(it.resume_day(today()));
            },
            true,
        ),
        (
            "its number played",
            |it| {
                it.new_game(Some(today().number()));
                play_out(it);
                assert!(it.resume_day(today()));
            },
            true,
        ),
        (
            "another game",
            |it| {
                it.new_game(None);
                play_out(it);
                assert!(it.resume_day(today()));
            },
            false,
        ),
        (
            "left, gone on with, and taken back to where it was left",
            |it| {
                it.new_game(None);
                assert!(it.resume_day(today()), "it was left");
                play_until(it, |it| it.state().can_deal());
                undo_game(it);
                undo_game(it);
            },
            true,
        ),
        (
            "helped after undo of another game, and redone",
            |it| {
                it.new_game(None);
                undo_game(it);
                it.note_help(Help::Knowledge);
                assert_eq!(it.redo(), Some(Step::Game));
                assert!(it.resume_day(today()));
            },
            true,
        ),
    ];
    for (name, way, with_help) in after_begun {
        let mut session = begun();
        way(&mut session);
        assert_eq!(session.day_has_help(today()), with_help, "{name}: is said");
        play_out(&mut session);
        assert_eq!(end(&session).with_help, with_help, "{name}");
        let days = session.days();
        assert_eq!(days.streak(today()), 1, "{name}: it is one of a row");
        let without = u64::from(!with_help);
        assert_eq!(days.results().games(), without, "{name}: of results");
    }
}

#[test]
fn deals_that_were_known_before_a_try_are_told_at_its_end() {
    type Way = fn(&mut Session);
    let before: [(&str, Way, bool); 5] = [
        ("its number begun and left", |it| drop(it.new_game(Some(today().number()))), false),
        (
            "its number played",
            |it| {
                it.new_game(Some(today().number()));
                play_out(it);
            },
            true,
        ),
        (
            "its number played a little and taken back",
            |it| {
                it.new_game(Some(today().number()));
                go_on(it);
                answer(it);
                undo_game(it);
            },
            true,
        ),
        (
            "only the history has it still, and is cleared",
            |it| {
                it.new_game(Some(today().number()));
                play_out(it);
                for _ in 0..50 {
                    it.new_game(None);
                }
                it.clear_history();
            },
            true,
        ),
        (
            "the deal of another day",
            |it| {
                it.begin_day(today().previous(), today());
                play_out(it);
            },
            false,
        ),
    ];
    for (name, way, with_help) in before {
        let mut session = player("Anna", 1);
        way(&mut session);
        let mut session = again(&session);
        session.begin_day(today(), today());
        assert_eq!(session.day_on_table(), Some(today()), "{name}: it counts");
        play_out(&mut session);
        assert_eq!(end(&session).with_help, with_help, "{name}");
    }
}

#[test]
fn a_copy_that_was_saved_is_no_way_back_in_a_try() {
    let mut session = player("Anna", 1);
    session.begin_day(today(), today());
    let file = saved(&session);
    play_out(&mut session);
    let first = end(&session);
    let mut other = player("Ben", 2);
    other.begin_day(today(), today());
    for session in [&mut session, &mut other] {
        open(session, &file);
        assert_eq!(session.day_on_table(), None, "it does not count");
        assert!(session.repeats_day());
        session.set_bookmark();
        assert!(session.restore_bookmark());
        assert_eq!(session.day_on_table(), None, "nor does a bookmark");
    }
    play_at_random(&mut session, 4);
    assert_eq!(end(&session), first, "as it was");
}

#[test]
fn neither_rules_nor_level_of_a_try_can_be_changed() {
    let monday = day("2026-11-23");
    let mut session = player("Anna", 1);
    session.begin_day(monday, monday);
    session.set_level(Level::Brutal);
    session.set_next_rules(Preset::FiveUp.rules(Seats::Two));
    assert!(!session.has_waiting_rules(), "they are for the game after it");
    let next = session.next_kind().game;
    assert_eq!(next, GameName::ReadyMade(Preset::FiveUp), "as set");
    play_out(&mut session);
    let mut rules = session.state().rounds().iter().map(|round| *round.rules());
    assert!(rules.all(|it| it == monday.rules()), "in every hand");
    let levels: Vec<Level> = session.seating().levels().collect();
    assert_eq!(levels, [Level::Beginner], "as on every Monday");
}

#[test]
fn a_try_is_played_to_its_end_before_anything_of_it_is_played_again() {
    let mut session = player("Anna", 1);
    session.begin_day(today(), today());
    play_until(&mut session, |it| it.state().can_deal());
    let review = session.start_review().expect("nobody is in turn");
    assert!(!session.can_try_again(&review) && !session.try_again(&review));
    assert!(!session.can_replay_hand_from_other_seat(0));
    assert_eq!(session.replay_hand_from_other_seat(0), None);
    play_out(&mut session);
    let review = session.start_review().expect("it is over");
    assert!(session.can_try_again(&review), "after that, as any game");
    assert!(session.can_replay_hand_from_other_seat(0));
}

#[test]
fn the_list_of_days_and_what_the_state_knows_are_one_list() {
    let mut session = begun();
    play_out(&mut session);
    let first = end(&session);
    let tried = session.days().of(today()).cloned().expect("a try");
    let behind = again_without_lists(&session);
    assert_eq!(behind.days(), session.days(), "the list is behind");
    let mut before = begun();
    before.set_lists(Vec::new(), session.days());
    let ahead = before.days().of(today()).and_then(|it| it.end.clone());
    assert_eq!(ahead, Some(first), "the list is ahead: what is over stays");
    let mut other = player("Anna", 1);
    other.set_lists(Vec::new(), session.days());
    assert_eq!(other.days().of(today()), Some(&tried), "the state is lost");
    other.begin_day(today(), today());
    assert_eq!(other.day_on_table(), None, "no second try");
}

#[test]
fn all_tries_that_are_not_over_can_be_continued() {
    let first: NaiveDate = "2026-01-01".parse().expect("a date");
    let days: Vec<Day> = first.iter_days().take(60).map(Day::of).collect();
    let mut session = player("Anna", 1);
    for (number, day) in days.iter().enumerate() {
        session.begin_day(*day, *day);
        if number % 2 == 0 {
            play_out(&mut session);
        }
        session = again(&session);
    }
    assert_eq!(session.days().tries().len(), 60, "all were begun");
    assert_eq!(session.shared_state().tries().tries().len(), 30, "of which so many are not over");
    for (number, day) in days.iter().enumerate().take(59) {
        let is_kept = number % 2 == 1;
        assert_eq!(session.can_resume_day(*day), is_kept, "{day}");
        assert_eq!(session.resume_day(*day), is_kept, "{day}");
    }
}

#[test]
fn what_helps_is_away_while_a_try_is_without_help() {
    let set = |session: &mut Session, lens, tutor| {
        let mut preferences = session.preferences().clone();
        preferences.display = Display { lens, tutor, ..preferences.display };
        session.set_preferences(preferences);
    };
    let shown = |session: &Session| (session.display().lens, session.display().tutor);
    let both = (LensMode::On, Tutor::Gentle);
    let neither = (LensMode::Off, Tutor::Off);
    let mut session = player("Anna", 1);
    set(&mut session, both.0, both.1);
    assert_eq!(shown(&session), both, "in other games");
    session.begin_day(today(), today());
    assert!(session.suspends_help());
    assert_eq!(shown(&session), neither, "in the try");
    assert_eq!(shown(&again(&session)), neither, "after a start");
    set(&mut session, LensMode::WhileHeld, Tutor::Off);
    assert!(!session.suspends_help(), "that is no help by itself");
    assert_eq!(shown(&session), (LensMode::WhileHeld, Tutor::Off));
    set(&mut session, both.0, both.1);
    session.new_game(None);
    assert_eq!(shown(&session), both, "it was left");
    assert!(session.resume_day(today()));
    assert_eq!(shown(&session), neither, "it is back");
    undo_game(&mut session);
    assert_eq!(shown(&session), both, "undo leaves it");
    session.redo();
    assert_eq!(shown(&session), neither, "redo goes there");
    play_until(&mut session, |it| it.state().can_deal());
    assert_eq!(shown(&session), neither, "between two hands");
    let mut helped = again(&session);
    play_out(&mut session);
    assert_eq!(shown(&session), both, "it is over");
    session.undo();
    assert_eq!(shown(&session), both, "and its end counts");
    play_until(&mut helped, |it| it.person_in_turn().is_some());
    helped.note_help(Help::Advice);
    assert_eq!(shown(&helped), both, "who had help has it");
}

#[test]
fn no_two_days_have_the_same_deals() {
    let first: NaiveDate = "2026-01-01".parse().expect("a date");
    let days = first.iter_days().take(2000).map(Day::of);
    let numbers: BTreeSet<u64> = days.map(Day::number).collect();
    assert_eq!(numbers.len(), 2000, "each its own");
}

#[test]
fn days_in_a_row_are_counted_up_to_today_or_yesterday() {
    let won = "Some((result: Won, own: 155, nestor: 20, hands: [Won], with_help: false))";
    let list = |days: &[(&str, &str)]| {
        let tries = days
            .iter()
            .enumerate()
            .map(|(n, (day, end))| format!("(day: \"{day}\", game: \"{n:032x}\", end: {end})"));
        ron::from_str::<DayTries>(&format!("[{}]", tries.collect::<Vec<_>>().join(",")))
    };
    let days = list(&[
        ("2026-10-30", won),
        ("2026-10-31", won),
        ("2026-11-01", won),
        ("2026-11-03", "None"),
        ("2026-11-19", won),
        ("2026-11-20", won),
        ("2026-11-21", "None"),
    ]);
    let days = days.expect("it can be read");
    for (today, row) in [
        ("2026-11-20", 2),
        ("2026-11-21", 2),
        ("2026-11-22", 0),
        ("2026-11-02", 3),
        ("2026-11-03", 0),
    ] {
        assert_eq!(days.streak(day(today)), row, "{today}");
    }
    assert_eq!(days.longest_streak(), 3, "over the end of a month");
    assert_eq!(days.results().won, 5, "and so many won");
    for wrong in ["2026-11-20", "2026-11-19"] {
        let list = list(&[("2026-11-20", won), (wrong, won)]);
        assert!(list.is_err(), "each day once, in order");
    }
}
