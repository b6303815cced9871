//! Games as files of their own: saved ones, and finished ones of the history.

use std::sync::Arc;

use engine::{Bone, Level, Seed};
use game::profile::{Display, LensMode, OpponentKind};
use game::session::{Game, Session, State, Step};

use super::fixture::*;

#[test]
fn a_game_in_which_only_nestor_has_acted_is_not_kept_for_anybody() {
    let games = (0..).map(|number| session(&short(), number));
    let mut led_by_nestor = games.filter(|game| game.nestor_in_turn().is_some());
    let mut game = led_by_nestor.next().expect("he leads some");
    answer(&mut game);
    assert!(!game.would_replace_unfinished(), "nobody has begun it");
    go_on(&mut game);
    assert!(game.would_replace_unfinished(), "somebody has");
}

#[test]
fn a_file_that_cannot_be_played_is_refused_with_the_action() {
    let session = after(OPENING);
    let text = ron::to_string(&session.game_file(None)).expect("it can be written");
    for (name, from, to, reason) in [
        ("twice", "1-1@6-1E", "6-1@6-1E", "hand 1, action 2"),
        ("not a rule", "6-1@6-6E", "draw", "hand 1, action 1"),
    ] {
        let changed = text.replace(from, to);
        assert_ne!(changed, text, "{name}");
        let file: game::session::GameFile = ron::from_str(&changed).expect("it can be read");
        let why = file.clone().open().expect_err(name).to_string();
        assert!(why.starts_with(reason), "{name}: {why}");
        let mut other = dealt();
        let before = other.state().clone();
        assert!(!other.open(&file.game), "{name}: nothing happens");
        assert_eq!(other.state(), &before, "{name}");
        go_on(&mut other);
    }
}

#[test]
fn the_order_of_the_bones_goes_with_the_game() {
    let mut session = after(OPENING);
    let position = session.state().position().expect("a hand is played");
    let mut bones: Vec<Bone> = position.hand(YOU).iter().collect();
    bones.reverse();
    session.keep_hand_order(YOU, bones.clone());
    assert_eq!(session.hand_order(YOU), bones);
    assert_eq!(again(&session).hand_order(YOU), bones, "after a start");
    say(&mut session, "4-1@1-1E 4-0@4-1E");
    assert_eq!(session.hand_order(YOU), bones, "also those played");
    let mut other = dealt();
    open(&mut other, &saved(&session));
    assert_eq!(other.hand_order(YOU), bones, "in a file");
    session.new_game(None);
    assert!(session.hand_order(YOU).is_empty(), "as they were dealt");
    undo_game(&mut session);
    assert_eq!(session.hand_order(YOU), bones);
}

/// A finished game, and another one after it that has got so far.
fn one_finished() -> (Session, Game) {
    let mut session = over();
    let id = session.game_in_progress().id();
    session.new_game(None);
    for _ in 0..4 {
        go_on(&mut session);
    }
    answer(&mut session);
    assert!(session.finished_in_state().contains(&id), "it is at hand");
    let file = session.finished_game(id).expect("it is at hand");
    (session, reread(&file).game)
}

#[test]
fn a_finished_game_is_looked_at_and_the_own_one_is_one_step_away() {
    type Way = fn(&mut Session);
    let ways: [(&str, Way); 4] = [
        ("undo", |it| assert_eq!(it.undo(), Some(Step::Game))),
        ("back", |it| assert!(it.can_go_back() && it.go_back())),
        ("it is left", |it| assert!(it.show_game_in_progress())),
        ("the program is closed", |it| *it = again(it)),
    ];
    for (name, way) in ways {
        let (mut session, finished) = one_finished();
        let (before, counted) = (Arc::clone(session.shared_state()), counts(&session));
        let table = session.state().clone();
        for _ in 0..2 {
            assert!(session.show_finished(finished.clone()), "{name}");
            assert!(session.shows_finished());
            assert_eq!(session.game().id(), finished.id(), "{name}: the very game");
            assert_eq!(session.state().record(), finished.record(), "{name}");
            assert!(session.state().outcome().is_some(), "{name}: its end");
            assert!(session.goes_back_to_unfinished(), "{name}: the own waits");
            assert_eq!(counts(&session), counted, "{name}: nothing is counted");
            assert!(session.request().is_none() && !session.clock_runs());
            let [you, nestor] = [YOU, NESTOR].map(|seat| session.actions_of(seat).len());
            assert_eq!((you, nestor), (0, 0), "{name}: nothing to do");
        }
        way(&mut session);
        assert!(!session.shows_finished(), "{name}");
        assert_eq!(session.state(), &table, "{name}: as it was");
        assert_eq!(**session.shared_state(), *before, "{name}: all of it");
    }
}

#[test]
fn nothing_is_done_to_the_own_game_while_something_else_lies_there() {
    for lesson in [false, true] {
        let (mut session, finished) = one_finished();
        let (ticket, legal) = (session.ticket(), session.state().legal_actions());
        let before = Arc::clone(session.shared_state());
        if lesson {
            session.show_lesson(between_hands().state().clone());
        } else {
            assert!(session.show_finished(finished));
        }
        assert!(session.act(YOU, legal[0]).is_err(), "lesson: {lesson}");
        assert!(session.deal().is_err(), "lesson: {lesson}");
        assert!(session.give_up(YOU).is_err());
        assert_eq!(session.nestor_acts(ticket, legal[0]), None);
        assert_eq!(session.nestor_acts(session.ticket(), legal[0]), None);
        assert_eq!(session.seal_next_hand(), None);
        assert_eq!(**session.shared_state(), *before, "lesson: {lesson}");
    }
}

#[test]
fn what_is_begun_from_a_finished_game_is_a_game_like_any_other() {
    type Way = fn(&mut Session);
    let ways: [(&str, Way); 4] = [
        ("restarted", |it| drop(it.restart())),
        ("tried again", |it| {
            let review = it.start_review().expect("it is over");
            assert!(it.try_again(&review));
        }),
        ("the other seat", |it| drop(it.change_seats())),
        ("a hand alone", |it| {
            it.replay_hand_from_other_seat(0).expect("it can be dealt");
        }),
    ];
    for (name, way) in ways {
        let (mut session, finished) = one_finished();
        let table = session.state().clone();
        assert!(session.show_finished(finished.clone()), "{name}");
        way(&mut session);
        assert!(!session.shows_finished(), "{name}");
        assert_ne!(session.game().id(), finished.id(), "{name}");
        assert!(session.game().deals().have_same_shuffles(finished.deals()), "{name}");
        assert!(session.help().is_any(), "{name}: its deals are known");
        assert_eq!(counts(&session), (1, 1), "{name}");
        assert_eq!(session.undo(), Some(Step::Game), "{name}");
        assert_eq!(session.state(), &table, "{name}: the own game is back");
        assert!(!session.help().is_any(), "{name}");
    }
    let (mut session, finished) = one_finished();
    assert!(session.show_finished(finished));
    let file = saved(&session);
    session.show_game_in_progress();
    open(&mut session, &file);
    assert!(session.state().outcome().is_some(), "a copy of it is opened");
    assert_eq!(counts(&session), (1, 1), "and counts no more");
}

#[test]
fn only_finished_games_of_the_history_are_looked_at() {
    let (mut session, finished) = one_finished();
    let on_table = session.game_in_progress().id();
    assert_eq!(session.finished_game(on_table), None, "it goes on");
    assert!(!session.show_finished(session.game_in_progress().clone()));
    session.clear_history();
    assert!(!session.show_finished(finished.clone()), "it is cleared");
    session.restore_history();
    assert!(session.show_finished(finished.clone()), "it is back");
    session.show_game_in_progress();
    // A game that ended otherwise than its file has it.
    let mut session = over();
    assert!(!session.has_other_moves(finished.id(), finished.record()));
    say(&mut session, "undo undo undo");
    play_at_random(&mut session, 8);
    assert!(session.has_other_moves(finished.id(), finished.record()));
}

#[test]
fn a_lesson_lies_in_place_of_the_game_and_leaves_it_as_it_was() {
    let mut session = after(OPENING);
    let before = Arc::clone(session.shared_state());
    let lesson = dealt().state().clone();
    session.show_lesson(lesson.clone());
    assert!(session.has_lesson());
    assert_eq!(session.state(), &lesson);
    let play = session.actions_of(YOU)[0];
    session.act(YOU, play).expect("it is allowed");
    assert_ne!(session.state(), &lesson, "the lesson goes on");
    let answer = session.state().legal_actions()[0];
    session.act_in_lesson(answer).expect("it is allowed");
    assert_eq!(session.game_state().record(), between(&before), "the game lies below");
    assert_eq!(session.undo(), Some(Step::Game));
    assert!(!session.has_lesson());
    assert_eq!(**session.shared_state(), *before);
}

/// The record of the game on the table of a state.
fn between(state: &State) -> &engine::Record {
    state.game().record()
}

#[test]
fn help_that_is_lent_goes_with_its_game() {
    let mut session = after(OPENING);
    let before = session.preferences().display;
    let mut set = session.preferences().clone();
    set.display = Display { lens: LensMode::On, ..before };
    session.set_preferences(set.clone());
    session.lend_help(&before);
    session.end_lent_help();
    assert_eq!(session.display().lens, LensMode::On, "in this game");
    session.new_game(None);
    session.end_lent_help();
    assert_eq!(session.display().lens, before.lens, "and no other");
    session.choose_preferences(set);
    session.new_game(None);
    session.end_lent_help();
    assert_eq!(session.display().lens, LensMode::On, "that was chosen");
}

/// The text of a state that has more than one of each.
fn text() -> String {
    let mut session = over();
    session.set_bookmark();
    session.new_game(None);
    let day = "2026-11-21".parse().expect("a day");
    session.begin_day(day, day);
    session.clear_tally();
    ron::to_string(&**session.shared_state()).expect("it can be written")
}

#[test]
fn a_state_that_cannot_be_is_refused_and_none_panics() {
    let text = text();
    let state: State = ron::from_str(&text).expect("it can be read");
    assert_eq!(ron::to_string(&state).as_deref(), Ok(text.as_str()));
    let refused = |from: &str, to: &str| {
        let changed = text.replacen(from, to, 1);
        assert_ne!(changed, text, "{from} is there");
        let read = ron::from_str::<State>(&changed);
        assert!(read.is_err(), "{from} -> {to}");
    };
    refused("at:3", "at:4");
    refused("stands:(rounds:1,actions:0)", "stands:(rounds:1,actions:9)");
    refused("stands:(rounds:1,actions:0)", "stands:(rounds:2,actions:0)");
    refused("next:1", "next:0");
    refused(
        "moments:[",
        "moments:[(game:\"00000000000000000000000000000000\",from:(rounds:0,actions:0)),",
    );
    let seed = Seed::new([1; 32]);
    let more = format!("later:[{}", format!("(\"{seed}\",Some(3)),").repeat(200));
    refused("later:[", &more);
    // The last of the games that can have it: what is put by.
    let preserved = text.rfind("later:[").expect("it is there");
    let changed =
        format!("{}{}", &text[..preserved], text[preserved..].replacen("later:[", &more, 1));
    assert!(ron::from_str::<State>(&changed).is_err(), "put by");
}

#[test]
fn a_game_that_cannot_be_played_any_more_is_left_out_by_undo_and_told_once() {
    let mut session = after(OPENING);
    let first = session.state().clone();
    session.set_bookmark();
    session.restore_bookmark();
    say(&mut session, &FIRST_HAND[OPENING.len()..]);
    play_out(&mut session);
    session.new_game(None);
    let text = ron::to_string(&**session.shared_state()).expect("it can be written");
    // On the way from one version to the next a rule has changed.
    let changed = text.replace("5-4@5-1E", "5-4@6-6E");
    assert_ne!(changed, text, "it was played");
    let state: State = ron::from_str(&changed).expect("it can be read");
    let (name, settings) = (session.name(), Arc::clone(session.shared_preferences()));
    let mut session = Session::resume(name, settings, state, seeds(5)).expect("a game");
    let last = session.state().clone();
    assert_eq!(session.undo(), Some(Step::Game), "the game before that");
    assert_eq!(session.state(), &first);
    assert!(session.take_left_out(), "it is told");
    assert!(!session.take_left_out(), "once");
    assert_eq!(counts(&session), (1, 1), "it stays counted");
    assert_eq!(session.redo(), Some(Step::Game));
    assert_eq!(session.state(), &last);
    assert_eq!(counts(&again(&session)), (1, 1));
}

#[test]
fn whatever_number_of_a_state_is_another_it_is_refused_or_can_be_walked() {
    let text = text();
    let digits = text.char_indices().filter(|(_, it)| it.is_ascii_digit());
    let mut walked = 0;
    for (place, digit) in digits {
        // Seeds and ids are other games.
        let is_plain = text[..place]
            .rfind(['"', ',', ':', '('])
            .is_some_and(|it| !text[it..].starts_with('"'));
        if !is_plain || !text[place + 1..].starts_with([',', ')']) {
            continue;
        }
        for other in ['0', '1', '3', '9'] {
            if other == digit {
                continue;
            }
            let mut changed = text.clone();
            changed.replace_range(place..=place, &other.to_string());
            let Ok(state) = ron::from_str::<State>(&changed) else {
                continue;
            };
            let set = Arc::new(short());
            let name = game::profile::Person::nameless();
            let Ok(mut session) = Session::resume(&name, set, state, seeds(5)) else {
                continue;
            };
            walked += 1;
            while session.undo().is_some() {}
            while session.redo().is_some() {}
            session.new_game(None);
            while session.undo().is_some() {}
            session.restore_bookmark();
            if session.state().turn().is_some() {
                go_on(&mut session);
            }
        }
    }
    assert!(walked > 20, "{walked} could be played");
}

#[test]
fn a_level_that_follows_the_rating_is_told_when_the_game_is_over() {
    let mut set = short();
    set.adaptive = true;
    let mut session = session(&set, 3);
    session.new_game(None);
    assert!(session.hides_level(), "it was drawn");
    assert_eq!(session.levels(), [], "none is told");
    let told = session.with_level_hidden(session.seating());
    assert_eq!(told[NESTOR].level(), Some(Level::Learner), "a coin without leaves");
    let level = session.seating()[NESTOR].level().expect("a Nestor");
    assert_eq!(level, Level::Beginner, "as strong as a player of whom nothing is known");
    let mut session = again(&session);
    assert!(session.hides_level(), "also when it is read again");
    session.restart();
    assert!(session.hides_level(), "and when it begins again");
    play_out(&mut session);
    assert!(!session.hides_level(), "it is over");
    let last = listed(&session).last().expect("it is listed");
    assert_eq!(last.kind.company, OpponentKind::Nestors(level));
    session.set_level(Level::Easy);
    session.new_game(None);
    assert!(!session.hides_level(), "a level was chosen");
    assert_eq!(session.levels(), [Level::Easy]);
}
