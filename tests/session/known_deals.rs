//! Deals that are known: whoever plays them again has help, whichever way they come back.

use game::profile::{Help, History};
use game::session::{Game, NamedGame, SavedGame, Session, UndoStep};

use super::found::session;
use super::{go_on, play_to_the_end, play_until, short_game};

/// A game that was saved after a few actions, and who saved it.
fn saved(number: Option<u64>) -> (NamedGame, Session) {
    let mut session = session(&short_game(), 6);
    if number.is_some() {
        session.new_game(number);
    }
    play_until(&mut session, |session| {
        session.state().record().len() > 3 && session.person_in_turn().is_some()
    });
    (session.save_as("A game"), session)
}

/// Whether the saved game is said to count as played with help when it is opened, which has
/// to be so.
fn opens_with_help(session: &mut Session, file: &NamedGame) -> bool {
    let kept = file.clone().open().expect("it can be played");
    let is_said = session.opens_with_help(&kept.game);
    session.open_game(kept);
    assert_eq!(session.game().helped(), is_said, "as it was said");
    is_said
}

/// Somebody else, who has played other games.
fn other() -> Session {
    session(&short_game(), 7)
}

#[test]
fn a_saved_game_of_a_number_whose_deals_are_known_counts_as_help_like_a_new_one() {
    type Knows = fn(&mut Session);
    let nothing: Knows = |_| {};
    let another: Knows = |session| {
        session.new_game(Some(8));
    };
    let on_table: Knows = |session| {
        session.new_game(Some(7));
    };
    let replaced: Knows = |session| {
        session.new_game(Some(7));
        session.new_game(None);
    };
    let taken_back: Knows = |session| {
        session.new_game(Some(7));
        session.undo();
    };
    let put_by: Knows = |session| {
        let mut third = other();
        third.new_game(Some(7));
        let third = third.game().save();
        session.keep_preserved(third).expect("it can be played");
    };
    let ended: Knows = |session| {
        let mut third = other();
        third.new_game(Some(7));
        play_to_the_end(&mut third);
        session.keep_history(third.history().clone());
    };
    let cleared: Knows = |session| {
        let mut third = other();
        third.new_game(Some(7));
        play_to_the_end(&mut third);
        session.keep_history(third.history().clone());
        session.clear_history();
    };
    let (file, _) = saved(Some(7));
    for (way, knows, is_known) in [
        ("nothing was seen", nothing, false),
        ("another number", another, false),
        ("on the table", on_table, true),
        ("replaced", replaced, true),
        ("taken back", taken_back, true),
        ("put by", put_by, true),
        ("ended", ended, true),
        ("cleared", cleared, true),
    ] {
        let mut opening = other();
        knows(&mut opening);
        assert_eq!(opens_with_help(&mut opening, &file), is_known, "{way}");
        let mut beginning = other();
        knows(&mut beginning);
        beginning.new_game(Some(7));
        assert_eq!(beginning.game().helped(), is_known, "{way}: a new one");
    }
}

#[test]
fn a_game_that_was_left_where_it_was_saved_is_opened_without_help() {
    let (file, mut session) = saved(None);
    let id = session.game().id();
    session.preserve();
    session.new_game(None);
    play_to_the_end(&mut session);
    assert!(
        !opens_with_help(&mut session, &file),
        "nothing more is known"
    );
    assert_ne!(session.game().id(), id, "the other is kept for undo");
    // As soon as it is gone on with, the one that it was saved from is not clean any more.
    go_on(&mut session);
    while session.game().id() != id {
        session.undo().expect("it is there");
    }
    assert!(session.game().helped(), "more of it was seen");
}

#[test]
fn a_game_that_was_gone_on_with_or_helped_after_it_was_saved_is_opened_with_help() {
    type More = fn(&mut Session);
    let on: More = go_on;
    let and_back: More = |session| {
        go_on(session);
        assert_eq!(session.undo(), Some(UndoStep::Action));
    };
    let helped: More = |session| session.note_help(Help::Knowledge);
    let again: More = |session| {
        session.restart();
        play_until(session, |session| session.state().record().len() > 8);
    };
    for (way, more) in [
        ("gone on with", on),
        ("and back", and_back),
        ("helped", helped),
        ("restarted", again),
    ] {
        let (file, mut session) = saved(None);
        more(&mut session);
        session.new_game(None);
        assert!(opens_with_help(&mut session, &file), "{way}");
    }
}

#[test]
fn a_saved_game_that_is_opened_has_the_help_that_was_had_in_it_since() {
    let none = (Help::None, Help::None);
    let advice = (Help::Advice, Help::Advice);
    let known = (Help::Knowledge, Help::Knowledge);
    for ((at_first, since), expected) in [
        (none, Help::None),
        ((Help::None, Help::Advice), Help::Advice),
        ((Help::None, Help::Knowledge), Help::Knowledge),
        ((Help::Advice, Help::None), Help::Advice),
        (advice, Help::Advice),
        ((Help::Advice, Help::Knowledge), Help::Knowledge),
        ((Help::Knowledge, Help::None), Help::Knowledge),
        ((Help::Knowledge, Help::Advice), Help::Knowledge),
        (known, Help::Knowledge),
    ] {
        let (_, mut session) = saved(None);
        session.note_help(at_first);
        let file = session.save_as("A game");
        session.note_help(since);
        session.new_game(None);
        let kept = file.open().expect("it can be played");
        session.open_game(kept);
        assert_eq!(session.game().help(), expected, "{at_first:?}, {since:?}");
    }
}

#[test]
fn what_redo_brings_again_has_the_help_that_was_had_with_its_deals() {
    for help in [Help::None, Help::Advice, Help::Knowledge] {
        let (file, mut session) = saved(None);
        session.open_game(file.open().expect("it can be played"));
        assert_eq!(session.game().help(), Help::None, "nothing more is known");
        assert_eq!(session.undo(), Some(UndoStep::Game), "the one before");
        session.note_help(help);
        assert_eq!(session.redo(), Some(UndoStep::Game), "and the opened one");
        assert_eq!(session.game().help(), help, "it has the same deals");
    }
}

#[test]
fn of_a_game_that_counts_with_help_already_or_not_at_all_nothing_is_said() {
    let (file, mut session) = saved(None);
    go_on(&mut session);
    let said = |game: SavedGame, session: &Session| {
        let game = Game::open(game).expect("it can be played");
        session.opens_with_help(&game)
    };
    assert!(said(file.game.clone(), &session), "of the game itself");
    let helped = SavedGame {
        help: Help::Knowledge,
        ..file.game
    };
    assert!(!said(helped, &session), "it had help");
    play_to_the_end(&mut session);
    let over = session.save_as("Over").game;
    assert!(!said(over, &session), "it is over");
}

#[test]
fn without_a_history_a_game_that_ended_elsewhere_is_not_known() {
    let (file, mut session) = saved(None);
    play_to_the_end(&mut session);
    let ended = session.history().clone();
    for (history, is_known) in [(History::default(), false), (ended, true)] {
        let mut other = other();
        other.keep_history(history);
        assert_eq!(opens_with_help(&mut other, &file), is_known);
    }
}

#[test]
fn a_restart_that_shows_less_than_the_saved_game_is_no_help_but_help_in_it_is() {
    for has_help in [false, true] {
        let (file, mut session) = saved(None);
        session.restart();
        assert!(session.game().helped(), "its deals were seen");
        if has_help {
            session.note_help(Help::Knowledge);
        }
        assert_eq!(opens_with_help(&mut session, &file), has_help);
    }
}
