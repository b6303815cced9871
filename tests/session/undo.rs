//! Undo, Preserve and Restore.

use engine::{Action, Preset, Record};
use game::profile::{Person, Scope};
use game::session::{Session, UndoStep};

use super::found::{game_where, hand, session};
use super::{go_on, nestor_acts, play_to_the_end, play_until, preferences, short_game};
use crate::YOU;

fn record(session: &Session) -> Record {
    session.state().record().clone()
}

#[test]
fn undo_goes_back_one_action_of_the_players_at_a_time_to_the_first() {
    for preset in Preset::ALL {
        let mut session = session(&preferences(preset), 1);
        let mut before = Vec::new();
        // A game with a clock cannot be taken back once it is over.
        let most = if session.state().rules().clock {
            30
        } else {
            120
        };
        for _ in 0..most {
            if session.person_in_turn().is_some() {
                before.push(record(&session));
            }
            if session.state().outcome().is_none() {
                go_on(&mut session);
            }
        }
        assert!(
            before.len() > 3,
            "{preset:?}: there is something to take back"
        );
        assert!(!session.game().is_closed(), "{preset:?}");
        for before in before.into_iter().rev() {
            assert_eq!(session.undo(), Some(UndoStep::Action), "{preset:?}");
            assert_eq!(record(&session), before, "{preset:?}: one action less");
            assert!(
                session.person_in_turn().is_some(),
                "{preset:?}: the player is in turn"
            );
        }
        assert_eq!(session.undo(), None, "{preset:?}: nothing is left");
        assert!(!session.can_undo(), "{preset:?}: and that is known");
    }
}

#[test]
fn hands_dealt_again_after_an_undo_are_the_same() {
    let mut session = session(&preferences(Preset::AllFives), 2);
    play_until(&mut session, |session| session.state().rounds().len() == 4);
    let there = record(&session);
    while session.undo().is_some() {}
    assert_eq!(session.state().rounds().len(), 1, "back to the first hand");
    play_until(&mut session, |session| session.state().rounds().len() == 4);
    assert_eq!(
        record(&session),
        there,
        "the same deals and the same answers"
    );
}

#[test]
fn hands_dealt_again_are_the_same_after_a_restart_in_between() {
    let mut before = session(&preferences(Preset::AllFives), 2);
    play_until(&mut before, |session| session.state().rounds().len() == 4);
    let there = record(&before);
    while before.undo().is_some() {}
    let kept = before.save().open().expect("what was kept can be played");
    let preferences = preferences(Preset::AllFives);
    let fresh = Box::new(|| panic!("the seeds are known"));
    let tally = before.tally().clone();
    let mut after = Session::sit_down(
        &Person::nameless(),
        preferences,
        tally,
        fresh,
        Some(kept),
        None,
    );
    play_until(&mut after, |session| session.state().rounds().len() == 4);
    assert_eq!(record(&after), there, "the same deals and the same answers");
}

#[test]
fn a_bone_drawn_undone_and_drawn_again_is_the_same() {
    let mut session = game_where(&preferences(Preset::Draw), |session| {
        session.actions_of(YOU) == [Action::Draw]
    });
    let before = hand(&session);
    session.act(YOU, Action::Draw).expect("it is allowed");
    let drawn = hand(&session);
    assert_eq!(session.undo(), Some(UndoStep::Action), "it goes back");
    assert_eq!(hand(&session), before, "into the boneyard");
    session.act(YOU, Action::Draw).expect("it is allowed");
    assert_eq!(hand(&session), drawn, "the same bone");
}

#[test]
fn an_answer_to_what_was_taken_back_is_dropped() {
    let mut session = game_where(&preferences(Preset::AllFives), |session| {
        session.person_in_turn().is_some() && session.actions_of(YOU).len() > 2
    });
    let before = record(&session);
    let play = session.actions_of(YOU)[0];
    session.act(YOU, play).expect("it is allowed");
    let request = session.request().expect("it is Nestor's turn");
    let answer = request.view.legal_actions()[0];
    session.undo().expect("there is something to take back");
    assert_eq!(
        session.nestor_acts(request.ticket, answer),
        None,
        "too late"
    );
    session.act(YOU, play).expect("it is allowed");
    assert_eq!(
        session.nestor_acts(request.ticket, answer),
        None,
        "an old ticket"
    );
    nestor_acts(&mut session);
    assert!(
        record(&session).len() > before.len() + 1,
        "a new one counts"
    );
}

#[test]
fn undo_takes_back_a_new_game_and_a_restore_in_the_order_they_were_done() {
    let mut session = session(&preferences(Preset::AllFives), 3);
    play_until(&mut session, |session| session.state().record().len() > 9);
    let first = record(&session);
    session.preserve();
    session.new_game(None);
    play_until(&mut session, |session| session.state().record().len() > 2);
    let second = record(&session);
    assert!(session.restore(), "there is a preserved position");
    assert_eq!(record(&session), first, "as it was preserved");
    assert_eq!(session.undo(), Some(UndoStep::Game), "the restore");
    assert_eq!(record(&session), second, "the second game");
    while session.undo() == Some(UndoStep::Action) {}
    assert_eq!(record(&session), first, "then the new game itself");
    assert!(
        !session.game().helped(),
        "nothing of it was taken back, so there was no help"
    );
}

#[test]
fn a_finished_game_goes_on_after_an_undo_and_is_counted_once() {
    let mut session = session(&short_game(), 4);
    play_to_the_end(&mut session);
    let last = record(&session);
    assert_eq!(session.tally().total().games(), 1, "counted");
    session.undo().expect("there is something to take back");
    assert_eq!(session.state().outcome(), None, "the game goes on");
    assert!(session.tally().is_empty(), "and counts no longer");
    play_to_the_end(&mut session);
    assert_eq!(record(&session), last, "to the same end");
    assert_eq!(session.tally().total().games(), 1, "counted once");
    assert_eq!(
        session.tally().results(&Scope::WITH_NESTORS, true).games(),
        1,
        "as with help"
    );
}

#[test]
fn a_preserved_position_is_restored_as_often_as_one_likes() {
    let mut session = session(&preferences(Preset::Draw), 5);
    assert!(!session.restore(), "nothing was preserved yet");
    assert!(!session.game().helped(), "so there was no help");
    play_until(&mut session, |session| session.state().record().len() > 5);
    session.preserve();
    let kept = record(&session);
    for _ in 0..3 {
        play_until(&mut session, |now| {
            now.state().record().len() > kept.len() + 4
        });
        assert!(session.restore(), "it is there");
        assert_eq!(record(&session), kept, "as it was");
        assert!(session.game().helped(), "with help");
    }
}
