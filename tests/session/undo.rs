//! Undo and redo, seen from the table. The timeline itself is held by its twin.

use std::collections::BTreeSet;

use chrono::DateTime;
use engine::{Action, GameState, Level, MAX_ROUNDS, Preset, Record, Rules, Seating, Seats};
use game::profile::{GameId, Person};
use game::session::{GameFile, Session, Step};

use super::fixture::*;
use super::seats::tables;

/// All that undo and redo may change.
type All = (Record, (u64, usize), String);

fn all(session: &Session) -> All {
    let record = session.state().record().clone();
    let lists = format!("{:?} {:?}", session.tally(), listed(session));
    (record, counts(session), lists)
}

#[test]
fn undo_and_redo_go_one_action_of_a_person_at_a_time_at_every_table() {
    let presets = Preset::ALL.map(preferences);
    for (number, table) in (1..).zip(presets.into_iter().chain(tables())) {
        let what = format!("{:?}", table.rules);
        // A game with a clock cannot be taken back once it is over.
        let most = if table.rules.clock { 30 } else { 60 };
        let mut session = session(&table, number);
        let mut before = Vec::new();
        for _ in 0..most {
            let person = session.person_in_turn();
            if session.state().outcome().is_none() {
                before.extend(person.map(|seat| (seat, all(&session))));
                go_on(&mut session);
            }
        }
        let there = all(&session);
        assert!(!before.is_empty(), "{what}: there is something to take back");
        for (seat, before) in before.iter().rev() {
            assert_eq!(session.next_undo(), Some(Step::Action), "{what}");
            assert_eq!(session.undo_seat(), Some(*seat), "{what}: whose it was");
            assert_eq!(session.undo(), Some(Step::Action), "{what}");
            assert_eq!(&all(&session), before, "{what}");
            assert_eq!(session.person_in_turn(), Some(*seat), "{what}");
        }
        assert!(!session.can_undo() && session.undo().is_none(), "{what}");
        let mut session = again(&session);
        for (seat, before) in &before {
            assert_eq!(session.person_in_turn(), Some(*seat), "{what}");
            assert_eq!(&all(&session), before, "{what}: after a start");
            assert!(session.can_redo(), "{what}");
            assert_eq!(session.redo(), Some(Step::Action), "{what}");
        }
        assert_eq!(all(&session), there, "{what}: all is as it was");
        assert!(!session.can_redo() && session.redo().is_none(), "{what}");
        assert!(!session.help().is_any(), "{what}: nothing was gained");
    }
}

#[test]
fn an_answer_to_what_lies_there_no_more_is_dropped() {
    type Way = fn(&mut Session);
    let ways: [(&str, Way); 8] = [
        ("undo", |it| say(it, "undo")),
        ("and redo", |it| say(it, "undo redo")),
        ("and the same again", |it| say(it, "undo 4-1@1-1E")),
        ("a restored copy", |it| {
            it.set_bookmark();
            it.restore_bookmark();
        }),
        ("another level", |it| it.set_level(engine::Level::Brutal)),
        ("a new game and back", |it| {
            it.new_game(None);
            undo_game(it);
        }),
        ("a lesson and back", |it| {
            it.show_lesson(it.state().clone());
            it.show_game_in_progress();
        }),
        ("a lesson", |it| it.show_lesson(it.state().clone())),
    ];
    for (name, way) in ways {
        let mut session = after(&format!("{OPENING} 4-1@1-1E"));
        let request = session.request().expect("it is his turn");
        way(&mut session);
        let answer = request.view.legal_actions()[0];
        let before = session.state().clone();
        assert_eq!(session.nestor_acts(request.ticket, answer), None, "{name}");
        assert_eq!(session.state(), &before, "{name}: nothing happened");
        let asked = session.request().is_some();
        assert_eq!(asked, session.nestor_in_turn().is_some() && !session.has_lesson());
    }
}

/// All kinds of steps: each that is no action, and what was there before it.
fn long_way() -> (Session, Vec<(Step, All)>) {
    type Way = fn(&mut Session);
    let ways: [(Option<Step>, Way); 9] = [
        (None, Session::set_bookmark),
        (None, |it| say(it, "4-1@1-1E 4-0@4-1E")),
        (Some(Step::Game), |it| drop(it.new_game(Some(7)))),
        (Some(Step::Game), |it| drop(it.restart())),
        (Some(Step::Game), |it| assert!(it.restore_bookmark(), "it is put by")),
        (None, play_out),
        (Some(Step::Tally), Session::clear_tally),
        (Some(Step::History), Session::clear_history),
        (Some(Step::Game), |it| drop(it.new_game(None))),
    ];
    let mut session = after(OPENING);
    let mut steps = Vec::new();
    for (step, way) in ways {
        steps.extend(step.map(|step| (step, all(&session))));
        way(&mut session);
    }
    (session, steps)
}

#[test]
fn undo_takes_back_whatever_was_done_in_its_order_and_redo_does_it_again() {
    let (mut session, mut steps) = long_way();
    let mut after = Vec::new();
    while let Some(brings) = session.next_undo() {
        after.push((brings, all(&session)));
        assert_eq!(session.undo(), Some(brings), "as it was said");
        if brings != Step::Action {
            let (step, before) = steps.pop().expect("it was done");
            assert_eq!((brings, all(&session)), (step, before));
        }
    }
    assert!(steps.is_empty() && session.state().record().is_empty(), "all of it");
    for (brings, after) in after.into_iter().rev() {
        assert_eq!(session.next_redo(), Some(brings));
        session = again(&session);
        assert_eq!(session.redo(), Some(brings));
        assert_eq!(all(&session), after, "after {brings:?}");
    }
    assert!(!session.can_redo());
}

#[test]
fn whatever_is_done_after_an_undo_ends_redo_and_what_is_refused_leaves_it() {
    type Way = fn(&mut Session);
    let ways: [(&str, Way, bool); 9] = [
        ("an action", |it| say(it, "6-2@6-6E"), false),
        ("a new game", |it| drop(it.new_game(None)), false),
        ("a restart", |it| drop(it.restart()), false),
        ("a restore", |it| assert!(it.restore_bookmark()), false),
        ("it is given up", Session::drop_redo, false),
        ("the tally is cleared, of which there is none", Session::clear_tally, true),
        ("the hand is not over", |it| assert!(it.deal().is_err()), true),
        ("nothing is to be claimed", |it| assert!(it.act(YOU, Action::Claim(5)).is_err()), true),
        (
            "a position is put by, and saved",
            |it| {
                it.set_bookmark();
                saved(it);
            },
            true,
        ),
    ];
    for (name, way, can_redo) in ways {
        let mut session = after(OPENING);
        session.set_bookmark();
        say(&mut session, "undo");
        assert!(session.can_redo(), "{name}: before");
        way(&mut session);
        assert_eq!(session.can_redo(), can_redo, "{name}");
        let before = all(&session);
        assert_eq!(session.redo().is_some(), can_redo, "{name}");
        assert_eq!(all(&session) != before, can_redo, "{name}");
    }
}

#[test]
fn what_undo_would_do_is_told_before() {
    let mut session = between_hands();
    assert!(!session.undo_leaves_hand(), "in this hand");
    say(&mut session, "/");
    assert!(session.undo_leaves_hand(), "nobody has acted in the new one");
    assert_eq!(session.undo(), Some(Step::Action));
    let mut session = over();
    assert!(session.undo_reopens_counted_game(), "it is counted");
    session.clear_tally();
    assert!(!session.undo_reopens_counted_game(), "that comes first");
    session.undo();
    session.undo();
    assert!(!session.undo_reopens_counted_game(), "it is taken out");
    session.new_game(None);
    assert!(session.undo_leaves_hand(), "to another game");
    assert_eq!(session.undo_seat(), None);
    session.clear_history();
    assert!(!session.undo_leaves_hand());
}

#[test]
fn forty_games_are_kept_for_undo_and_what_goes_stays_counted() {
    let mut session = dealt();
    let mut ids = BTreeSet::new();
    for number in 0..60 {
        assert!(ids.insert(session.game_in_progress().id()), "each is another");
        play_out(&mut session);
        session.new_game((number % 3 == 0).then_some(number));
    }
    assert_eq!(counts(&session), (60, 60));
    let mut session = again(&session);
    assert_eq!(counts(&session), (60, 60));
    let mut games = BTreeSet::new();
    while session.undo().is_some() {
        games.insert(session.game_in_progress().id());
    }
    assert_eq!(games.len(), 40, "so many are kept");
    assert_eq!(counts(&session), (20, 20), "the ends of those are taken back");
    while session.redo().is_some() {}
    assert_eq!(counts(&session), (60, 60));
}

#[test]
fn only_32_hexadecimal_digits_are_an_id() {
    let id = "00112233445566778899aabbccddeeff";
    assert!(id.parse::<GameId>().is_ok(), "32 digits");
    for text in ["", "12", &id.replace('0', "+"), &format!("{id}0"), "é"] {
        assert!(text.parse::<GameId>().is_err(), "{text:?}");
    }
}

#[test]
fn fewer_long_games_are_kept_for_undo() {
    let rules = Rules { target: Some(1_000), ..Preset::Draw.rules(Seats::Two) };
    let seating = Seating::with_nestors(&Person::nameless(), Seats::Two, Level::Easy);
    let mut game = GameState::new(rules, seating, 1).expect("a game");
    let mut fresh = seeds(1);
    while game.can_deal() && game.rounds().len() < MAX_ROUNDS - 1 {
        game.deal(fresh(), rules).expect("it can be dealt");
        while game.turn().is_some() {
            game.apply(game.legal_actions()[0]).expect("it is allowed");
        }
    }
    let file = GameFile::of_record(game.record().clone(), "Long", DateTime::UNIX_EPOCH);
    let mut session = over();
    for _ in 0..80 {
        open(&mut session, &file);
    }
    let text = ron::to_string(&**session.shared_state()).expect("it can be written");
    assert!(text.len() < 4 << 20, "{} bytes in all", text.len());
    assert_eq!(counts(&session), (1, 1), "what is gone stays counted");
    let mut steps = 0;
    while session.undo().is_some() {
        steps += 1;
    }
    assert!((5..40).contains(&steps), "{steps} are kept of {} hands", game.rounds().len());
}
