//! Hands that are sealed, and cut, before they are dealt.

use engine::{Cut, Preset, Seal, Seed};
use game::session::{Session, UndoStep};

use super::found::session;
use super::{play_until, preferences};

/// A cut in the middle.
const CUT: Cut = Cut::new(11).expect("there are so many bones");

/// A game whose first hand is over.
fn between_hands() -> Session {
    let mut session = session(&preferences(Preset::AllFives), 4);
    play_until(&mut session, |session| session.state().can_deal());
    session
}

/// The seal of the present hand, and its cut.
fn dealt(session: &Session) -> (Option<Seal>, Cut) {
    let round = session.state().round().expect("a hand is dealt");
    let rounds = &session.state().record().rounds;
    (round.seal(), rounds.last().expect("it is recorded").cut)
}

/// The same sitting after the program was stopped and started again.
fn restarted(session: &Session) -> Session {
    let kept = session.save().open().expect("what was kept can be played");
    Session::sit_down(
        session.name(),
        session.preferences().clone(),
        session.tally().clone(),
        Box::new(|| Seed::new([9; 32])),
        Some(kept),
        None,
    )
}

#[test]
fn a_hand_that_is_sealed_is_the_hand_that_is_dealt_whatever_the_cut() {
    let mut session = between_hands();
    let seal = session.seal_next_hand();
    assert!(seal.is_some(), "it can be cut");
    assert_eq!(session.sealed(), seal);
    assert_eq!(session.seal_next_hand(), seal, "and stays as it is");
    for cut in [Cut::NONE, CUT] {
        let mut session = restarted(&session);
        assert_eq!(session.seal_next_hand(), seal, "after a restart, too");
        session.deal_sealed(cut).expect("it can be dealt");
        assert_eq!(dealt(&session), (seal, cut));
        assert_eq!(session.sealed(), None, "nothing more is sealed");
        assert_eq!(session.seal_next_hand(), None, "the hand goes on");
    }
}

#[test]
fn a_game_that_is_sealed_comes_to_the_table_when_it_is_dealt() {
    let mut session = between_hands();
    let before = session.game().id();
    let chosen = preferences(Preset::Block);
    let seal = session.seal_new_game(chosen.clone());
    assert_eq!(session.game().id(), before, "the old game is there");
    assert_ne!(session.preferences(), &chosen, "nothing is set yet");
    session.deal_sealed(CUT).expect("it can be dealt");
    assert_eq!(dealt(&session), (Some(seal), CUT));
    assert_eq!(session.preferences(), &chosen);
    assert_eq!(session.undo(), Some(UndoStep::Game));
    assert_eq!(session.game().id(), before, "undo brings the old one back");
}

#[test]
fn a_hand_that_was_cut_is_dealt_again_as_it_was() {
    let mut session = between_hands();
    session.seal_next_hand();
    session.deal_sealed(CUT).expect("it can be dealt");
    let hand = dealt(&session);
    assert!(session.undo_leaves_hand(), "nobody has acted in it");
    assert_eq!(session.undo(), Some(UndoStep::Action));
    let mut session = restarted(&session);
    play_until(&mut session, |session| session.state().can_deal());
    assert_eq!(session.seal_next_hand(), None, "nobody is asked again");
    session.deal().expect("it can be dealt");
    assert_eq!(dealt(&session), hand, "the same hand");

    session.restart();
    play_until(&mut session, |session| session.state().can_deal());
    session.deal().expect("it can be dealt");
    assert_eq!(
        dealt(&session),
        hand,
        "in the game that is started again, too"
    );
}
