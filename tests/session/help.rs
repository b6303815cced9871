//! What help a game is counted with: one test for each row of the table.

use std::sync::Arc;

use engine::{Preset, Rules, Seats};
use game::profile::{Days, Help};
use game::session::{GameFile, NextHand, Session, Step};

use super::fixture::*;

/// Something that is done in the middle of a game.
type Way = fn(&mut Session);

/// Each of these ways in the game after a line leads to an end with this help, also if the
/// program is closed after it.
fn must_end_with(line: &str, ways: &[(&str, Way, Help)]) {
    for (name, way, help) in ways {
        let mut session = after(line);
        way(&mut session);
        let mut later = again(&session);
        assert_eq!(session.help(), later.help(), "{name}: after a start");
        assert_eq!(ends_with(&mut session), *help, "{name}");
        assert_eq!(ends_with(&mut later), *help, "{name}, after a start");
    }
}

#[test]
fn row_1_nothing_is_no_help() {
    must_end_with(OPENING, &[("nothing", |_| {}, Help::None)]);
    assert_eq!(counted_help(&over()), Help::None);
}

#[test]
fn row_2_what_was_taken_back_in_the_present_hand_is_known_unless_redo_brings_it_again() {
    let ways: [(&str, Way, Help); 7] = [
        (
            "otherwise",
            |it| say(it, &format!("undo {OTHERWISE_AT_FIRST}")),
            Help::Knowledge,
        ),
        (
            "the same once more",
            |it| say(it, "undo 6-1@6-6E"),
            Help::Knowledge,
        ),
        ("and again", |it| say(it, "undo redo"), Help::None),
        (
            "and again as far as it goes",
            |it| say(it, "4-1@1-1E 4-0@4-1E undo undo redo redo"),
            Help::None,
        ),
        (
            "not all of it again",
            |it| say(it, &format!("4-1@1-1E undo undo redo {OTHERWISE}")),
            Help::Knowledge,
        ),
        (
            "drawn",
            |it| say(it, "4-1@1-1E 4-0@4-1E 5-0@4-0E draw draw draw 6-5@5-0E"),
            Help::None,
        ),
        ("left there", |it| say(it, "undo"), Help::Knowledge),
    ];
    must_end_with(OPENING, &ways);
    let mut session = after(OPENING);
    say(&mut session, "undo");
    assert_eq!(session.help(), Help::Knowledge, "that is said at once");
    say(&mut session, "redo");
    assert_eq!(session.help(), Help::None, "and no more");
}

/// What else the person can begin with.
const OTHERWISE_AT_FIRST: &str = "6-2@6-6E";

#[test]
fn row_3_undo_into_an_earlier_hand_is_help_once_it_is_played_on() {
    let line = format!("{FIRST_HAND} / 6-2@6-6E 6-4@6-6W");
    let ways: [(&str, Way, Help); 3] = [
        (
            "done again",
            |it| say(it, "undo undo redo redo"),
            Help::None,
        ),
        (
            "played on",
            |it| say(it, "undo undo 3-3@6-3W /"),
            Help::Knowledge,
        ),
        (
            "done again up to the deal, and then played",
            |it| say(it, "undo undo redo 6-2@6-6E"),
            Help::Knowledge,
        ),
    ];
    must_end_with(&line, &ways);
}

#[test]
fn row_4_a_hand_that_was_played_farther_or_otherwise_in_another_game_is_known() {
    let ways: [(&str, Way, Help); 8] = [
        (
            "restarted",
            |it| {
                it.restart();
            },
            Help::Knowledge,
        ),
        (
            "restarted, and back",
            |it| {
                it.restart();
                undo_game(it);
            },
            Help::None,
        ),
        (
            "restarted and played as far, and back",
            |it| {
                it.restart();
                say(it, OPENING);
                undo_game(it);
            },
            Help::None,
        ),
        (
            "restarted and played farther, and back",
            |it| {
                it.restart();
                say(it, &format!("{OPENING} 4-1@1-1E"));
                undo_game(it);
            },
            Help::Knowledge,
        ),
        (
            "restarted and played otherwise, and back",
            |it| {
                it.restart();
                say(it, OTHERWISE_AT_FIRST);
                undo_game(it);
            },
            Help::Knowledge,
        ),
        (
            "restored at once",
            |it| {
                it.preserve();
                assert!(it.restore());
            },
            Help::None,
        ),
        (
            "restored after more",
            |it| {
                it.preserve();
                say(it, "4-1@1-1E");
                assert!(it.restore());
            },
            Help::Knowledge,
        ),
        (
            "opened after more",
            |it| {
                let file = saved(it);
                say(it, "4-1@1-1E");
                open(it, &file);
            },
            Help::Knowledge,
        ),
    ];
    must_end_with(OPENING, &ways);
}

#[test]
fn row_4_a_number_that_was_played_is_known_when_it_comes_again() {
    for (name, way, help) in [
        ("new", (|_| {}) as Way, Help::None),
        ("another", |it| begin(it, 8), Help::None),
        ("played", |it| begin(it, 7), Help::Knowledge),
        (
            "taken back",
            |it| {
                begin(it, 7);
                undo_game(it);
            },
            Help::Knowledge,
        ),
        (
            "played to its end",
            |it| {
                it.new_game(Some(7));
                play_out(it);
            },
            Help::Knowledge,
        ),
        (
            "put by",
            |it| {
                begin(it, 7);
                it.preserve();
            },
            Help::Knowledge,
        ),
    ] {
        let mut session = dealt();
        way(&mut session);
        session.new_game(Some(7));
        assert_eq!(session.own_game().deals().number(), Some(7));
        assert_eq!(session.help(), help, "{name}");
        assert_eq!(ends_with(&mut session), help, "{name}");
    }
}

/// Begins a game of a number, and plays a little of it.
fn begin(session: &mut Session, number: u64) {
    session.new_game(Some(number));
    for _ in 0..4 {
        go_on(session);
    }
    answer(session);
}

#[test]
fn row_5_advice_is_help_in_every_game_with_that_hand() {
    let ways: [(&str, Way, Help); 6] = [
        ("a hint", |it| it.note_help(Help::Advice), Help::Advice),
        (
            "in a restart that was taken back",
            |it| {
                it.restart();
                it.note_help(Help::Advice);
                undo_game(it);
            },
            Help::Advice,
        ),
        (
            "in a copy that was taken back",
            |it| {
                it.preserve();
                it.restore();
                it.note_help(Help::Advice);
                undo_game(it);
            },
            Help::Advice,
        ),
        (
            "before an undo and a redo",
            |it| {
                it.note_help(Help::Advice);
                say(it, "undo redo");
            },
            Help::Advice,
        ),
        (
            "and then undo",
            |it| {
                it.note_help(Help::Advice);
                say(it, &format!("undo {OTHERWISE_AT_FIRST}"));
            },
            Help::Knowledge,
        ),
        (
            "in another hand",
            |it| {
                it.new_game(None);
                it.note_help(Help::Advice);
                undo_game(it);
            },
            Help::None,
        ),
    ];
    must_end_with(OPENING, &ways);
}

#[test]
fn row_5_advice_while_a_nestor_thinks_counts_though_he_ends_the_game() {
    let mut session = nestor_ends();
    session.note_help(Help::Advice);
    go_on(&mut session);
    assert!(session.state().outcome().is_some(), "that was the last");
    assert_eq!(counted_help(&session), Help::Advice);
}

/// A game that a Nestor ends with his next action.
pub fn nestor_ends() -> Session {
    let mut session = session(&short(), 3);
    play_until(&mut session, |session| {
        session.nestor_in_turn().is_some() && {
            let mut next = session.state().clone();
            next.apply(session.state().legal_actions()[0]).is_ok() && next.outcome().is_some()
        }
    });
    session
}

#[test]
fn row_6_hidden_bones_that_were_seen_stay_known() {
    let ways: [(&str, Way, Help); 5] = [
        ("seen", |it| it.note_help(Help::Knowledge), Help::Knowledge),
        (
            "seen after undo",
            |it| {
                say(it, "undo");
                it.note_help(Help::Knowledge);
                say(it, "redo");
            },
            Help::Knowledge,
        ),
        (
            "seen and taken back",
            |it| {
                it.note_help(Help::Knowledge);
                say(it, "undo redo");
            },
            Help::Knowledge,
        ),
        (
            "seen in a restart",
            |it| {
                it.restart();
                it.note_help(Help::Knowledge);
                undo_game(it);
            },
            Help::Knowledge,
        ),
        (
            "seen in the game before, which is restarted",
            |it| {
                it.note_help(Help::Knowledge);
                it.restart();
            },
            Help::Knowledge,
        ),
    ];
    must_end_with(OPENING, &ways);
}

#[test]
fn row_7_another_target_that_ends_the_game_is_knowledge() {
    for exact_target in [false, true] {
        let mut session = between_hands();
        let hands = session.state().rounds().len();
        set_rules(&mut session, |rules| {
            (rules.target, rules.exact_target) = (Some(5), exact_target);
        });
        assert_eq!(session.next_hand(), NextHand::EndsGame);
        session.deal().expect("it ends");
        assert_eq!(session.state().rounds().len(), hands, "no hand is dealt");
        assert!(session.state().outcome().is_some(), "it is over");
        assert_eq!(counted_help(&session), Help::Knowledge);
        let mut later = again(&session);
        assert_eq!(later.undo(), Some(Step::Action), "it can be taken back");
        assert_eq!(later.state().outcome(), None, "and goes on");
        assert_eq!(counts(&later), (0, 0));
    }
}

/// Sets other rules.
pub fn set_rules(session: &mut Session, change: impl Fn(&mut Rules)) {
    let mut preferences = session.preferences().clone();
    change(&mut preferences.rules);
    session.set_preferences(preferences);
}

#[test]
fn row_8_a_file_says_what_help_there_was() {
    for (at_first, since, help) in [
        (Help::None, Help::None, Help::None),
        (Help::Advice, Help::None, Help::Advice),
        (Help::Knowledge, Help::None, Help::Knowledge),
        (Help::None, Help::Advice, Help::Advice),
        (Help::None, Help::Knowledge, Help::Knowledge),
        (Help::Advice, Help::Knowledge, Help::Knowledge),
    ] {
        let mut session = after(OPENING);
        session.note_help(at_first);
        let file = saved(&session);
        let mut other = super::fixture::session(&short(), 4);
        open(&mut other, &file);
        assert_eq!(ends_with(&mut other), at_first, "as the file says");
        session.note_help(since);
        session.new_game(None);
        open(&mut session, &file);
        assert_eq!(ends_with(&mut session), help, "{at_first:?}, {since:?}");
    }
}

#[test]
fn row_9_deals_of_another_listed_game_are_known() {
    let mut third = session(&short(), 5);
    third.new_game(Some(7));
    play_out(&mut third);
    let lines = Arc::clone(&third.lists().file);
    for (name, has_line, clears) in [
        ("none", false, false),
        ("listed", true, false),
        ("cleared", true, true),
    ] {
        let mut session = dealt();
        let lines = if has_line {
            Arc::clone(&lines)
        } else {
            Arc::default()
        };
        session.take_lists(lines, Days::clone(session.days()));
        if clears {
            session.clear_history();
        }
        session.new_game(Some(7));
        let help = Help::knowledge_if(has_line);
        assert_eq!(session.help(), help, "{name}");
        assert_eq!(ends_with(&mut session), help, "{name}");
    }
}

#[test]
fn row_10_a_copy_of_a_game_with_a_clock_is_no_pause() {
    let opened: Way = |it| {
        let file = saved(it);
        open(it, &file);
    };
    let restored: Way = |it| {
        it.preserve();
        assert!(it.restore());
    };
    for (name, way, has_clock, help) in [
        ("opened", opened, true, Help::Knowledge),
        ("restored", restored, true, Help::Knowledge),
        ("opened", opened, false, Help::None),
        ("restored", restored, false, Help::None),
    ] {
        let rules = Rules {
            clock: has_clock,
            ..Preset::FirecrackerFives.rules(Seats::Two)
        };
        let mut session = session(&set(rules), 4);
        play_until(&mut session, |it| {
            it.state().record().len() > 3 && it.person_in_turn().is_some()
        });
        way(&mut session);
        assert_eq!(session.help(), help, "{name}, clock: {has_clock}");
    }
}

#[test]
fn row_11_a_hand_that_was_only_dealt_is_not_known() {
    for (name, way) in [
        (
            "restarted at once",
            (|it| {
                it.restart();
            }) as Way,
        ),
        ("restored at once", |it| {
            it.preserve();
            it.restore();
        }),
        ("opened at once", |it| {
            let file = saved(it);
            open(it, &file);
        }),
        ("a number that was begun and left", |it| {
            it.new_game(Some(7));
            undo_game(it);
            it.new_game(Some(7));
        }),
    ] {
        let mut session = dealt();
        way(&mut session);
        assert_eq!(session.help(), Help::None, "{name}");
        assert_eq!(ends_with(&mut session), Help::None, "{name}");
    }
}

#[test]
fn row_12_a_hand_that_is_over_tells_nothing_of_the_game_that_goes_on() {
    let ways: [(&str, Way, Help); 5] = [
        (
            "tried again, and played otherwise",
            |it| {
                let review = it.look_back().expect("nobody is in turn");
                assert!(it.try_again(&review));
                say(it, OTHERWISE_AT_FIRST);
                assert!(it.go_back());
            },
            Help::None,
        ),
        (
            "its bones shown",
            |it| it.note_help(Help::Knowledge),
            Help::None,
        ),
        (
            "advice about it",
            |it| it.note_help(Help::Advice),
            Help::None,
        ),
        (
            "looked back at and tried again",
            |it| {
                let review = it.look_back().expect("nobody is in turn");
                assert!(it.try_again(&review));
                play_out(it);
                assert!(it.go_back());
            },
            Help::None,
        ),
        (
            "played from the other seat",
            |it| {
                it.change_seats_in_hand(0).expect("it can be dealt");
                play_out(it);
                assert!(it.go_back());
            },
            Help::None,
        ),
    ];
    must_end_with(FIRST_HAND, &ways);
}

#[test]
fn row_13_what_tells_nothing_is_no_help() {
    let finished: Way = |it| {
        let file = it.finished_game(listed(it)[0].id);
        assert!(it.look_at(file.expect("it is at hand").game));
        it.leave_shown();
    };
    let ways: [(&str, Way, Help); 6] = [
        ("undo and redo", |it| say(it, "undo redo"), Help::None),
        ("preserved", Session::preserve, Help::None),
        ("saved", |it| drop(saved(it)), Help::None),
        (
            "a lesson",
            |it| {
                it.lay_lesson(it.state().clone());
                it.note_help(Help::Knowledge);
                it.leave_shown();
            },
            Help::None,
        ),
        (
            "another game and back",
            |it| {
                it.new_game(None);
                undo_game(it);
            },
            Help::None,
        ),
        ("the tally cleared", Session::clear_tally, Help::None),
    ];
    must_end_with(OPENING, &ways);
    let mut session = over();
    session.note_help(Help::Knowledge);
    assert_eq!(session.help(), Help::None, "it was over");
    assert_eq!(counted_help(&session), Help::None);
    session.new_game(None);
    finished(&mut session);
    assert_eq!(ends_with(&mut session), Help::None, "a finished game");
}

#[test]
fn whether_a_file_opens_with_help_is_said_before() {
    let is_said = |session: &mut Session, file: &GameFile| {
        let is_said = session.opens_with_help(&file.game);
        open(session, file);
        assert_eq!(session.help().is_any(), is_said, "as it was said");
        is_said
    };
    for (name, way, said) in [
        ("left there", (|_| {}) as Way, false),
        ("gone on with", |it| say(it, "4-1@1-1E"), true),
        ("and back", |it| say(it, "4-1@1-1E undo"), true),
        ("helped", |it| it.note_help(Help::Knowledge), true),
        (
            "restarted, and less played",
            |it| {
                it.restart();
            },
            false,
        ),
        (
            "restarted, and more played",
            |it| {
                it.restart();
                say(it, &format!("{OPENING} 4-1@1-1E"));
            },
            true,
        ),
        ("played to its end", play_out, true),
    ] {
        let mut session = after(OPENING);
        let file = saved(&session);
        way(&mut session);
        session.new_game(None);
        assert_eq!(is_said(&mut session, &file), said, "{name}");
    }
    // Of a game that had help, or is over, nothing is said.
    let mut session = after(OPENING);
    session.note_help(Help::Knowledge);
    assert!(!session.opens_with_help(&saved(&session).game), "had help");
    let session = over();
    assert!(!session.opens_with_help(&saved(&session).game), "is over");
}
