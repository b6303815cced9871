//! Redo: what undo took back, done again.

use engine::Preset;
use game::profile::{Help, History, PlayedGame, Scope};
use game::session::{SavedSession, Session, UndoStep};

use super::found::{game_where, session};
use super::{go_on, nestor_acts, play_to_the_end, play_until, preferences, short_game};
use crate::YOU;

/// All that undo and redo may change: the game, how it was counted, the tally,
/// what undo can take back, and the history.
fn everything(session: &Session) -> (SavedSession, Vec<PlayedGame>) {
    (session.save(), session.history().games().to_vec())
}

/// Takes back so much, then does it again, and requires that all is as it was
/// at each step.
fn undo_and_redo(session: &mut Session, steps: &[UndoStep], what: &str) {
    let mut before = Vec::new();
    for undone in steps {
        before.push(everything(session));
        assert_eq!(session.undo(), Some(*undone), "{what}: undo");
    }
    for undone in steps.iter().rev() {
        assert!(session.can_redo(), "{what}: there is something left");
        assert_eq!(session.redo(), Some(*undone), "{what}: redo");
        let before = before.pop().expect("one for each step");
        assert_eq!(everything(session), before, "{what}: exactly as it was");
    }
    assert!(!session.can_redo(), "{what}: and no more");
    assert_eq!(session.redo(), None, "{what}: nothing happens");
}

#[test]
fn redo_brings_back_each_action_with_nestors_answers_and_the_deals() {
    for preset in Preset::ALL {
        let mut session = session(&preferences(preset), 1);
        // A game with a clock cannot be taken back once it is over.
        let most = if session.state().rules().clock {
            30
        } else {
            60
        };
        for _ in 0..most {
            if session.state().outcome().is_none() {
                go_on(&mut session);
            }
        }
        let mut probe = Vec::new();
        while let Some(undone) = session.undo() {
            probe.push(undone);
        }
        assert!(probe.len() > 3, "{preset:?}: something was done");
        while session.redo().is_some() {}
        assert!(!session.game().helped(), "{preset:?}: nothing was gained");
        undo_and_redo(&mut session, &probe, preset.id());
    }
}

#[test]
fn a_stray_undo_and_redo_after_a_win_leaves_tally_and_history_as_they_were() {
    for number in 4..10 {
        let mut session = session(&short_game(), number);
        session.keep_history(History::default());
        for games in 1..=2 {
            play_to_the_end(&mut session);
            undo_and_redo(&mut session, &[UndoStep::Action], "one step");
            undo_and_redo(&mut session, &[UndoStep::Action; 3], "three steps");
            assert_eq!(session.tally().total().games(), games, "each once");
            let without = session.tally().results(&Scope::WITH_NESTORS, false);
            assert_eq!(without.games(), games, "and without help");
            assert_eq!(session.history().games().len() as u64, games, "each once");
            if games == 1 {
                session.new_game(None);
            }
        }
    }
}

#[test]
fn redo_brings_back_new_games_restarts_and_a_cleared_tally() {
    let mut session = session(&short_game(), 4);
    play_to_the_end(&mut session);
    session.clear_tally();
    session.new_game(None);
    play_until(&mut session, |session| session.state().record().len() > 6);
    session.restart();
    let again = session.state().record().clone();
    let mut steps = vec![UndoStep::Game];
    session.undo();
    while let Some(undone) = session.undo() {
        steps.push(undone);
        if undone == UndoStep::Tally {
            break;
        }
    }
    assert!(steps.len() > 4, "restart, actions, new game, tally");
    while session.redo().is_some() {}
    assert_eq!(session.state().record(), &again, "restarted again");
    undo_and_redo(&mut session, &steps, "all of it");
}

#[test]
fn redo_brings_back_a_restored_position() {
    let mut session = session(&preferences(Preset::AllFives), 3);
    play_until(&mut session, |session| session.state().record().len() > 5);
    session.preserve();
    let kept = session.state().record().clone();
    play_until(&mut session, |session| session.state().record().len() > 9);
    let later = session.state().record().clone();
    session.restore();
    assert_eq!(session.undo(), Some(UndoStep::Game), "the restore");
    assert_eq!(session.state().record(), &later, "taken back");
    assert_eq!(session.redo(), Some(UndoStep::Game), "and done again");
    assert_eq!(session.state().record(), &kept, "as it was preserved");
    assert_eq!(
        session.undo(),
        Some(UndoStep::Game),
        "as often as one likes"
    );
    assert_eq!(session.state().record(), &later, "taken back again");
}

#[test]
fn whoever_does_something_else_after_an_undo_cannot_redo() {
    type Other = fn(&mut Session);
    let others: [(&str, Other); 5] = [
        ("an action", go_on),
        ("a new game", |session| {
            session.new_game(None);
        }),
        ("a restart", |session| {
            session.restart();
        }),
        ("a restore", |session| {
            session.preserve();
            session.restore();
        }),
        ("a cleared tally", Session::clear_tally),
    ];
    for (name, other) in others {
        let mut session = session(&preferences(Preset::AllFives), 2);
        play_until(&mut session, |session| session.state().record().len() > 6);
        session.undo().expect("there is something to take back");
        assert!(session.can_redo(), "{name}: before");
        other(&mut session);
        assert!(!session.can_redo(), "{name}: after");
        let record = session.state().record().clone();
        assert_eq!(session.redo(), None, "{name}: nothing happens");
        assert_eq!(session.state().record(), &record, "{name}: all stays");
    }
}

#[test]
fn what_cannot_be_done_leaves_redo_as_it_is() {
    let mut session = session(&preferences(Preset::AllFives), 2);
    play_until(&mut session, |session| session.state().record().len() > 6);
    session.undo().expect("there is something to take back");
    assert!(session.deal().is_err(), "the hand is not over");
    let claim = engine::Action::Claim(5);
    assert!(session.act(YOU, claim).is_err(), "nothing is to be claimed");
    session.preserve();
    assert!(session.can_redo(), "nothing was done");
}

#[test]
fn nestor_may_go_on_in_the_game_before_and_the_new_game_still_comes_back() {
    let mut session = game_where(&preferences(Preset::AllFives), |session| {
        session.nestor_in_turn().is_some() && session.state().record().len() > 5
    });
    session.new_game(None);
    let new = session.state().record().clone();
    assert_eq!(session.undo(), Some(UndoStep::Game), "the game before");
    nestor_acts(&mut session);
    let answered = session.state().record().clone();
    assert_eq!(session.redo(), Some(UndoStep::Game), "the new game");
    assert_eq!(session.state().record(), &new, "as it was");
    assert_eq!(session.undo(), Some(UndoStep::Game), "back once more");
    assert_eq!(session.state().record(), &answered, "with his answer");
}

#[test]
fn hidden_bones_that_were_seen_after_an_undo_are_help_after_a_redo_too() {
    let mut session = session(&preferences(Preset::AllFives), 2);
    play_until(&mut session, |session| session.state().record().len() > 6);
    session.undo().expect("there is something to take back");
    session.note_help(Help::Knowledge);
    session.redo().expect("it can be done again");
    assert!(session.game().helped(), "what was seen was seen");
}

#[test]
fn an_answer_to_what_was_on_the_table_before_a_redo_is_dropped() {
    let mut session = game_where(&preferences(Preset::AllFives), |session| {
        session.nestor_in_turn().is_some() && session.state().record().len() > 5
    });
    let request = session.request().expect("it is his turn");
    let answer = request.view.legal_actions()[0];
    session.undo().expect("there is something to take back");
    session.redo().expect("it can be done again");
    assert_eq!(
        session.nestor_acts(request.ticket, answer),
        None,
        "too late"
    );
    nestor_acts(&mut session);
}

#[test]
fn undo_of_a_restored_position_uncounts_the_game_that_nestor_ended_there() {
    let mut session = (1..).map(|number| session(&short_game(), number));
    let mut session = session
        .find_map(|mut session| {
            session.keep_history(History::default());
            for _ in 0..500 {
                if session.state().outcome().is_some() {
                    return None;
                }
                if session.nestor_in_turn().is_some() {
                    session.preserve();
                    nestor_acts(&mut session);
                    if session.state().outcome().is_some() {
                        return Some(session);
                    }
                } else if session.state().can_deal() {
                    session.deal().expect("it can be dealt");
                } else {
                    let first = session.actions_of(YOU)[0];
                    session.act(YOU, first).expect("it is allowed");
                }
            }
            None
        })
        .expect("Nestor wins one of them with his last bone");
    assert_eq!(session.tally().total().games(), 1, "he has won");
    assert!(session.restore(), "before his last action");
    nestor_acts(&mut session);
    assert_eq!(session.tally().total().games(), 2, "and once more");
    undo_and_redo_count(&mut session);
}

/// Takes back a restore and does it again: one game fewer, and one more.
fn undo_and_redo_count(session: &mut Session) {
    for _ in 0..2 {
        assert_eq!(session.undo(), Some(UndoStep::Game), "the restore");
        assert_eq!(session.tally().total().games(), 1, "the first game");
        assert_eq!(session.history().games().len(), 1, "alone");
        assert_eq!(session.redo(), Some(UndoStep::Game), "restored again");
        assert_eq!(session.tally().total().games(), 2, "both");
        assert_eq!(session.history().games().len(), 2, "both");
    }
}
