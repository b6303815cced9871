//! The deal of the day: the same for everybody, and one try counts.

use chrono::NaiveDate;
use engine::{Level, Name, Preset, Round, Seal, Seats};
use game::profile::{Day, DayStanding, Days, GameResult, Help, Tally};
use game::session::{NamedGame, Session};

use super::{YOU, found, go_on, play_to_the_end, play_until, preferences};

fn day(text: &str) -> Day {
    text.parse().expect("a day")
}

/// A player of this name, whose other games come from a number.
fn player(name: &str, number: u64) -> Session {
    let other = found::session(&preferences(Preset::Draw), number);
    let mut seeds = other.state().record().rounds[0].seed.bytes();
    let fresh = Box::new(move || {
        seeds[0] = seeds[0].wrapping_add(1);
        engine::Seed::new(seeds)
    });
    let name = Name::new(name).expect("a name");
    let set = preferences(Preset::Draw);
    Session::sit_down(&name, set, Tally::default(), fresh, None, None)
}

/// The seals of the first hands of a game that is over.
fn seals(session: &Session) -> Vec<String> {
    let rounds = session.state().rounds().iter().take(3);
    let seals = rounds.filter_map(Round::seal);
    seals.map(Seal::short).collect()
}

#[test]
fn everybody_gets_the_same_deals_on_a_day() {
    // They stand here for good: a player with another version gets the same.
    let table = [
        (
            "2026-11-21",
            Level::Tough,
            ["b349 fb35 ad1c", "bd73 5fc5 0831", "0304 62d6 23ed"],
        ),
        (
            "2026-11-22",
            Level::Brutal,
            ["7886 1604 7fd2", "2e6a ea7e 31f4", "9e85 6891 7c16"],
        ),
        (
            "2028-02-29",
            Level::Easy,
            ["5a68 9672 92a5", "82b1 0010 cdfc", "1d0a 5f56 a79c"],
        ),
    ];
    for (name, number) in [("Anna", 1), ("Ben", 2)] {
        let found = table.map(|(text, ..)| {
            let mut session = player(name, number);
            session.begin_day(day(text), day(text));
            play_until(&mut session, |session| {
                session.state().rounds().len() == 3 || session.state().outcome().is_some()
            });
            let rules = Preset::AllFives.rules(Seats::Two);
            assert_eq!(*session.state().rules(), rules, "whatever else is set");
            let mut levels = session.seating().iter().filter_map(|(_, it)| it.level());
            let level = levels.next().expect("one Nestor");
            (
                text,
                level,
                seals(&session).try_into().expect("three hands"),
            )
        });
        assert_eq!(
            found,
            table.map(|(text, level, seals)| (text, level, seals.map(str::to_owned))),
            "for {name}"
        );
    }
}

#[test]
fn whoever_does_the_same_sees_nestor_do_the_same() {
    let [mut one, mut other] = [player("Anna", 1), player("Ben", 2)];
    for session in [&mut one, &mut other] {
        session.begin_day(day("2026-11-23"), day("2026-11-23"));
        play_to_the_end(session);
    }
    let [one, other] = [&one, &other].map(|session| session.state().record().rounds.clone());
    assert_eq!(one, other, "action by action");
}

#[test]
fn no_two_days_have_the_same_deals() {
    let first = NaiveDate::from_ymd_opt(2026, 1, 1).expect("a date");
    let days = first.iter_days().take(2000).map(Day::of);
    let mut numbers: Vec<u64> = days.map(Day::number).collect();
    numbers.sort_unstable();
    numbers.dedup();
    assert_eq!(numbers.len(), 2000, "each its own");
}

#[test]
fn the_first_try_counts_and_no_other() {
    let today = day("2026-11-21");
    let mut session = player("Anna", 1);
    assert_eq!(session.days().standing(today, today), DayStanding::Open);
    session.begin_day(today, today);
    assert_eq!(session.days().standing(today, today), DayStanding::Begun);
    assert_eq!(session.day_on_table(), Some(today));
    play_to_the_end(&mut session);
    assert_eq!(session.days().standing(today, today), DayStanding::Over);
    let first = session.days().of(today).cloned();
    let end = first.as_ref().and_then(|it| it.end.clone());
    let end = end.expect("it is over");
    assert_eq!(
        end.hands.len(),
        session.state().rounds().len(),
        "hand by hand"
    );
    assert!(!end.with_help, "without help");
    let team = Seats::Two.team(YOU);
    assert_eq!(end.own, session.state().scores()[team], "the points");
    session.begin_day(today, today);
    assert_eq!(session.day_on_table(), None, "it does not count");
    assert!(session.game().helped(), "its deals are known");
    play_to_the_end(&mut session);
    assert_eq!(
        session.days().of(today).cloned(),
        first,
        "nor change anything"
    );
}

#[test]
fn the_first_end_counts_whatever_undo_brings_after_it() {
    let today = day("2026-11-21");
    let mut session = player("Anna", 1);
    session.begin_day(today, today);
    play_to_the_end(&mut session);
    let before = session.days().clone();
    session.undo();
    play_to_the_end(&mut session);
    assert_eq!(*session.days(), before, "as it was");
}

#[test]
fn a_clock_that_is_set_back_gives_no_second_try() {
    let [yesterday, today] = [day("2026-11-20"), day("2026-11-21")];
    let mut session = player("Anna", 1);
    session.begin_day(today, today);
    play_to_the_end(&mut session);
    for shown in [yesterday, day("2026-11-15")] {
        assert_eq!(session.days().standing(shown, shown), DayStanding::Closed);
        session.begin_day(shown, shown);
        assert_eq!(session.day_on_table(), None, "{shown}");
    }
    assert_eq!(session.days().tries().len(), 1, "one try");
    // Somebody whose clock was years ahead once can still play.
    let mut session = player("Anna", 1);
    session.begin_day(day("2031-01-01"), day("2031-01-01"));
    assert_eq!(session.days().standing(today, today), DayStanding::Open);
    // Nor does a day that is over count afterwards.
    assert_eq!(
        session.days().standing(yesterday, today),
        DayStanding::Closed
    );
}

#[test]
fn a_try_that_was_left_is_gone_on_with() {
    let today = day("2026-11-21");
    let mut session = player("Anna", 1);
    session.begin_day(today, today);
    play_until(&mut session, |session| session.state().record().len() > 6);
    let left = session.state().clone();
    session.new_game(None);
    go_on(&mut session);
    assert!(session.can_go_on_with_day(today), "it was left");
    assert!(session.go_on_with_day(today), "and is put back");
    assert_eq!(*session.state(), left, "as it was");
    play_to_the_end(&mut session);
    let end = session.days().of(today).and_then(|it| it.end.clone());
    assert!(!end.expect("it is over").with_help, "that is no help");
    assert!(!session.can_go_on_with_day(today), "no more");
}

#[test]
fn undo_that_leads_to_before_a_try_does_not_lose_it() {
    let today = day("2026-11-21");
    let mut session = player("Anna", 1);
    session.begin_day(today, today);
    session.undo();
    assert_eq!(session.day_on_table(), None, "another game is there");
    go_on(&mut session);
    assert!(session.go_on_with_day(today), "it is kept");
    assert_eq!(session.day_on_table(), Some(today), "and still counts");
}

#[test]
fn with_undo_or_the_deals_known_a_try_is_one_with_help() {
    let today = day("2026-11-21");
    let ways: [fn(&mut Session, Day); 3] = [
        |session, _| {
            session.undo();
        },
        |session, today| {
            session.restart();
            play_to_the_end(session);
            assert!(session.go_on_with_day(today), "it was left");
        },
        |session, _| session.note_help(Help::Knowledge),
    ];
    for (number, way) in ways.into_iter().enumerate() {
        let mut session = player("Anna", 1);
        session.begin_day(today, today);
        play_until(&mut session, |session| session.state().record().len() > 6);
        way(&mut session, today);
        play_to_the_end(&mut session);
        let end = session.days().of(today).and_then(|it| it.end.clone());
        assert!(end.expect("it is over").with_help, "way {number}");
        assert_eq!(session.days().row(today), 1, "it keeps the row of days");
        assert_eq!(session.days().results().games(), 0, "and is not won");
    }
}

#[test]
fn undo_that_deals_a_try_anew_makes_it_one_with_help() {
    let today = day("2026-11-21");
    let mut session = player("Anna", 1);
    session.begin_day(today, today);
    session.new_game(None);
    assert!(session.go_on_with_day(today), "it goes on");
    play_until(&mut session, |session| session.state().rounds().len() == 3);
    // Back to the game before, and from there to the try as it was dealt.
    for has_day in [true, false] {
        while session.game().day().is_some() == has_day {
            session.undo().expect("there is more to take back");
        }
    }
    play_to_the_end(&mut session);
    let end = session.days().of(today).and_then(|it| it.end.as_ref());
    assert!(end.expect("it counts").with_help, "its deals were known");
}

#[test]
fn the_number_of_a_day_deals_its_bones_to_nobody_in_secret() {
    let today = day("2026-11-21");
    let mut session = player("Anna", 1);
    session.begin_day(today, today);
    session.new_game(Some(today.number()));
    assert!(session.go_on_with_day(today), "it goes on");
    play_to_the_end(&mut session);
    let end = session.days().of(today).and_then(|it| it.end.as_ref());
    assert!(end.expect("it counts").with_help, "its deals were seen");
}

#[test]
fn tries_of_several_days_can_be_left_and_gone_on_with() {
    let days = ["2026-11-20", "2026-11-21"].map(day);
    let mut session = player("Anna", 1);
    let records = days.map(|day| {
        session.begin_day(day, day);
        session.state().record().clone()
    });
    session.new_game(None);
    for (day, record) in days.into_iter().zip(records) {
        assert!(session.go_on_with_day(day), "{day} goes on");
        assert_eq!(*session.state().record(), record, "as it was left");
    }
}

#[test]
fn a_copy_that_was_saved_is_no_way_back_in_a_try() {
    let today = day("2026-11-21");
    let mut session = player("Anna", 1);
    session.begin_day(today, today);
    let file: NamedGame = session.save_as("Before anything");
    play_to_the_end(&mut session);
    let before = session.days().clone();
    let mut other = player("Ben", 2);
    other.begin_day(today, today);
    for session in [&mut session, &mut other] {
        session.open_game(file.clone().open().expect("it can be played"));
        assert_eq!(session.day_on_table(), None, "it does not count");
    }
    play_to_the_end(&mut session);
    assert_eq!(*session.days(), before, "as it was");
}

#[test]
fn neither_rules_nor_level_of_a_try_can_be_changed() {
    let today = day("2026-11-23");
    let mut session = player("Anna", 1);
    session.begin_day(today, today);
    session.set_level(Level::Brutal);
    let set = preferences(Preset::FiveUp);
    session.set_preferences(set);
    assert!(!session.rules_wait(), "they are for the game after it");
    play_to_the_end(&mut session);
    let rules = session.state().rounds().iter().map(|round| *round.rules());
    assert!(
        rules.into_iter().all(|it| it == today.rules()),
        "the same in every hand"
    );
    let levels = session.seating().iter();
    let levels: Vec<Level> = levels.filter_map(|(_, sitter)| sitter.level()).collect();
    assert_eq!(levels, [Level::Beginner], "as on every Monday");
}

#[test]
fn days_in_a_row_are_counted_up_to_today_or_yesterday() {
    let end = "Some((result: Won, own: 155, nestor: 20, hands: [Won], with_help: false))";
    let list = |days: &[(&str, &str)]| {
        let tries = days
            .iter()
            .enumerate()
            .map(|(n, (day, end))| format!("(day: \"{day}\", game: \"{n:032x}\", end: {end})"));
        format!("[{}]", tries.collect::<Vec<_>>().join(","))
    };
    let text = list(&[
        ("2026-10-30", end),
        ("2026-10-31", end),
        ("2026-11-01", end),
        ("2026-11-03", "None"),
        ("2026-11-19", end),
        ("2026-11-20", end),
        ("2026-11-21", "None"),
    ]);
    let days: Days = ron::from_str(&text).expect("it can be read");
    for (today, row) in [
        ("2026-11-20", 2),
        ("2026-11-21", 2),
        ("2026-11-22", 0),
        ("2026-11-02", 3),
        ("2026-11-03", 0),
    ] {
        assert_eq!(days.row(day(today)), row, "{today}");
    }
    assert_eq!(days.longest_row(), 3, "over the end of a month");
    assert_eq!(days.results().won, 5, "and so many won");
    let of = days.of(day("2026-11-20")).and_then(|it| it.end.as_ref());
    assert_eq!(of.map(|end| end.result), Some(GameResult::Won));
    let twice = list(&[("2026-11-20", end), ("2026-11-20", end)]);
    assert!(ron::from_str::<Days>(&twice).is_err(), "no day comes twice");
    let back = list(&[("2026-11-20", end), ("2026-11-19", end)]);
    assert!(ron::from_str::<Days>(&back).is_err(), "in order");
}

#[test]
fn deals_that_were_seen_before_the_try_make_it_one_with_help() {
    let today = day("2026-11-21");
    let ways: [fn(&mut Session, Day); 6] = [
        |_, _| {},
        |session, today| {
            session.new_game(Some(today.number()));
        },
        // Only the history has it still.
        |session, today| {
            session.new_game(Some(today.number()));
            play_to_the_end(session);
            for _ in 0..50 {
                session.new_game(None);
            }
            let numbers = session.history().games().iter().map(|game| game.number);
            assert!(numbers.eq([Some(today.number())]), "it tells the number");
            session.clear_history();
        },
        |session, today| {
            session.new_game(Some(today.number()));
            play_to_the_end(session);
            session.new_game(None);
        },
        |session, today| {
            session.new_game(Some(today.number()));
            session.undo();
        },
        // The deal of another day tells nothing.
        |session, today| {
            session.begin_day(today.before(), today);
        },
    ];
    for (number, way) in ways.into_iter().enumerate() {
        let mut session = player("Anna", 1);
        way(&mut session, today);
        session.begin_day(today, today);
        assert_eq!(
            session.day_on_table(),
            Some(today),
            "it counts, way {number}"
        );
        play_to_the_end(&mut session);
        let end = session.days().of(today).and_then(|it| it.end.as_ref());
        let is_known = (1..=4).contains(&number);
        assert_eq!(end.expect("it is over").with_help, is_known, "way {number}");
    }
}

#[test]
fn help_in_a_try_counts_though_redo_leaves_it_again() {
    let today = day("2026-11-21");
    for has_help in [false, true] {
        let mut session = player("Anna", 1);
        session.begin_day(today, today);
        play_until(&mut session, |session| session.state().record().len() > 6);
        session.new_game(None);
        session.undo().expect("the new game goes");
        if has_help {
            session.note_help(Help::Knowledge);
        }
        session.redo().expect("and comes back");
        assert_eq!(session.day_has_help(today), has_help, "it is said");
        assert!(session.go_on_with_day(today), "it was left");
        assert_eq!(session.game().helped(), has_help, "as it was left");
        play_to_the_end(&mut session);
        let end = session.days().of(today).and_then(|it| it.end.as_ref());
        assert_eq!(end.expect("it is over").with_help, has_help);
    }
}
