//! What help a game is counted with: one test for each row of the table.

use engine::{Preset, Rules, Seats};
use game::profile::{DayTries, Help};
use game::session::{NextHand, Session, Step};

use super::fixture::*;

/// Each of these lines in the game after another line leads to an end with this help, also if
/// the program is closed after it.
fn must_end_with(line: &str, rows: &[(&str, &str, Help)]) {
    for (name, way, help) in rows {
        let mut session = after(line);
        say(&mut session, way);
        let mut later = again(&session);
        assert_eq!(session.help(), later.help(), "{name}: after a start");
        assert_eq!(ends_with(&mut session), *help, "{name}");
        assert_eq!(ends_with(&mut later), *help, "{name}, after a start");
    }
}

#[test]
fn row_1_nothing_is_no_help() {
    must_end_with(OPENING, &[("nothing", "", Help::None)]);
    assert_eq!(counted_help(&over()), Help::None);
}

#[test]
fn row_2_what_was_taken_back_in_the_present_hand_is_known_unless_redo_brings_it_again() {
    let rows = [
        ("otherwise", "undo 6-2@6-6E", Help::Knowledge),
        ("the same once more", "undo 6-1@6-6E", Help::Knowledge),
        ("left there", "undo", Help::Knowledge),
        ("and again", "undo redo", Help::None),
        ("all again", "4-1@1-1E 4-0@4-1E undo undo redo redo", Help::None),
        ("not all again", "4-1@1-1E undo undo redo 5-1@1-1E", Help::Knowledge),
        ("drawn", "4-1@1-1E 4-0@4-1E 5-0@4-0E draw draw draw 6-5@5-0E", Help::None),
    ];
    must_end_with(OPENING, &rows);
    let mut session = after(OPENING);
    say(&mut session, "undo");
    assert_eq!(session.help(), Help::Knowledge, "that is said at once");
    say(&mut session, "redo");
    assert_eq!(session.help(), Help::None, "and no more");
}

#[test]
fn row_3_undo_into_an_earlier_hand_is_help_once_it_is_played_on() {
    let line = format!("{FIRST_HAND} / 6-2@6-6E 6-4@6-6W");
    let rows = [
        ("done again", "undo undo redo redo", Help::None),
        ("played on", "undo undo 3-3@6-3W /", Help::Knowledge),
        ("the deal again, and played", "undo undo redo 6-2@6-6E", Help::Knowledge),
    ];
    must_end_with(&line, &rows);
}

#[test]
fn row_4_a_hand_that_was_played_farther_or_otherwise_in_another_game_is_known() {
    let rows = [
        ("restarted", "restart", Help::Knowledge),
        ("and back", "restart back", Help::None),
        ("as far, and back", "restart 6-1@6-6E 1-1@6-1E back", Help::None),
        ("farther, and back", "restart 6-1@6-6E 1-1@6-1E 4-1@1-1E back", Help::Knowledge),
        ("otherwise, and back", "restart 6-2@6-6E back", Help::Knowledge),
        ("restored at once", "preserve restore", Help::None),
        ("restored after more", "preserve 4-1@1-1E restore", Help::Knowledge),
        ("opened after more", "save 4-1@1-1E open", Help::Knowledge),
    ];
    must_end_with(OPENING, &rows);
}

#[test]
fn row_4_a_number_that_was_played_is_known_when_it_comes_again() {
    let begin = |number| {
        let mut session = dealt();
        session.new_game(Some(number));
        play_until(&mut session, |it| {
            it.state().record().len() > 3 && it.nestor_in_turn().is_none()
        });
        session
    };
    for (name, mut session, way, help) in [
        ("new", dealt(), "7", Help::None),
        ("another", begin(8), "7", Help::None),
        ("played", begin(7), "7", Help::Knowledge),
        ("taken back", begin(7), "back 7", Help::Knowledge),
        ("played to its end", begin(7), "end 7", Help::Knowledge),
        ("put by", begin(7), "preserve 7", Help::Knowledge),
    ] {
        say(&mut session, way);
        assert_eq!(session.game_in_progress().deals().number(), Some(7));
        assert_eq!(session.help(), help, "{name}");
        assert_eq!(ends_with(&mut session), help, "{name}");
    }
}

#[test]
fn row_5_advice_is_help_in_every_game_with_that_hand() {
    let rows = [
        ("a hint", "advice", Help::Advice),
        ("in a restart that was taken back", "restart advice back", Help::Advice),
        ("in a copy that was taken back", "preserve restore advice back", Help::Advice),
        ("before an undo and a redo", "advice undo redo", Help::Advice),
        ("and then undo", "advice undo 6-2@6-6E", Help::Knowledge),
        ("in another hand", "new advice back", Help::None),
    ];
    must_end_with(OPENING, &rows);
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
fn nestor_ends() -> Session {
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
    let rows = [
        ("seen", "reveal", Help::Knowledge),
        ("seen after undo", "undo reveal redo", Help::Knowledge),
        ("seen and taken back", "reveal undo redo", Help::Knowledge),
        ("seen in a restart", "restart reveal back", Help::Knowledge),
        ("seen before a restart", "reveal restart", Help::Knowledge),
    ];
    must_end_with(OPENING, &rows);
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
    let mut rules = session.next_rules();
    change(&mut rules);
    session.set_next_rules(rules);
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
    let lines = third.lists().all.to_vec();
    for (name, has_line, clears) in
        [("none", false, false), ("listed", true, false), ("cleared", true, true)]
    {
        let mut session = dealt();
        let lines = if has_line { lines.clone() } else { Vec::new() };
        session.set_lists(lines, &DayTries::default());
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
    for (way, has_clock, help) in [
        ("save open", true, Help::Knowledge),
        ("preserve restore", true, Help::Knowledge),
        ("save open", false, Help::None),
        ("preserve restore", false, Help::None),
    ] {
        let rules = Rules { clock: has_clock, ..Preset::FirecrackerFives.rules(Seats::Two) };
        let mut session = session(&set(rules), 4);
        play_until(&mut session, |it| {
            it.state().record().len() > 3 && it.person_in_turn().is_some()
        });
        say(&mut session, way);
        assert_eq!(session.help(), help, "{way}, clock: {has_clock}");
    }
}

#[test]
fn row_11_a_hand_that_was_only_dealt_is_not_known() {
    for way in ["restart", "preserve restore", "save open", "7 back 7"] {
        let mut session = dealt();
        say(&mut session, way);
        assert_eq!(session.help(), Help::None, "{way}");
        assert_eq!(ends_with(&mut session), Help::None, "{way}");
    }
}

#[test]
fn row_12_a_hand_that_is_over_tells_nothing_of_the_game_that_goes_on() {
    let rows = [
        ("tried again, and played otherwise", "try 6-2@6-6E leave", Help::None),
        ("tried again, and played out", "try end leave", Help::None),
        ("its bones shown", "reveal", Help::None),
        ("advice about it", "advice", Help::None),
    ];
    must_end_with(FIRST_HAND, &rows);
    let mut session = between_hands();
    session.replay_hand_from_other_seat(0).expect("it can be dealt");
    say(&mut session, "end leave");
    assert_eq!(ends_with(&mut session), Help::None, "from the other seat");
}

#[test]
fn row_13_what_tells_nothing_is_no_help() {
    let rows = [
        ("undo and redo", "undo redo", Help::None),
        ("preserved", "preserve", Help::None),
        ("saved", "save", Help::None),
        ("another game and back", "new back", Help::None),
    ];
    must_end_with(OPENING, &rows);
    let mut session = after(OPENING);
    session.show_lesson(session.state().clone());
    session.note_help(Help::Knowledge);
    session.show_game_in_progress();
    session.clear_tally();
    assert_eq!(ends_with(&mut session), Help::None, "a lesson");
    session.note_help(Help::Knowledge);
    assert_eq!(session.help(), Help::None, "it was over");
    assert_eq!(counted_help(&session), Help::None);
    session.new_game(None);
    let file = session.finished_game(listed(&session)[0].id);
    assert!(session.show_finished(file.expect("it is at hand").game));
    session.show_game_in_progress();
    assert_eq!(ends_with(&mut session), Help::None, "a finished game");
}

#[test]
fn row_13_a_copy_of_a_game_that_was_over_has_the_help_that_the_game_had() {
    for way in ["preserve restore", "save open"] {
        let mut session = over();
        say(&mut session, way);
        assert_eq!(session.help(), Help::None, "{way}");
        assert_eq!(again(&session).help(), Help::None, "{way}, after a start");
        let mut session = after(OPENING);
        session.note_help(Help::Advice);
        play_out(&mut session);
        say(&mut session, way);
        assert_eq!(session.help(), Help::Advice, "{way}: it had help");
    }
    let rules = Rules { clock: true, ..Preset::FirecrackerFives.rules(Seats::Two) };
    let mut session = session(&set(rules), 4);
    assert_eq!(ends_with(&mut session), Help::None);
    say(&mut session, "preserve restore");
    assert_eq!(session.help(), Help::None, "its clock has stopped");
}

#[test]
fn whether_a_file_opens_with_help_is_said_before() {
    for (way, said) in [
        ("", false),
        ("4-1@1-1E", true),
        ("4-1@1-1E undo", true),
        ("reveal", true),
        ("restart", false),
        ("restart 6-1@6-6E 1-1@6-1E 4-1@1-1E", true),
        ("end", true),
    ] {
        let mut session = after(OPENING);
        let file = saved(&session);
        say(&mut session, way);
        session.new_game(None);
        assert_eq!(session.opens_with_help(&file.game), said, "{way}");
        open(&mut session, &file);
        assert_eq!(session.help().is_any(), said, "{way}: as it was said");
    }
    // Of a game that had help, or is over, nothing is said.
    let mut session = after(OPENING);
    session.note_help(Help::Advice);
    assert!(!session.opens_with_help(&saved(&session).game), "had help");
    let session = over();
    assert!(!session.opens_with_help(&saved(&session).game), "is over");
}
