//! Hands that are sealed, and cut, before they are dealt.

use engine::{Cut, Preset, Seal};
use game::session::{Session, Step};

use super::fixture::*;

/// A cut in the middle.
const CUT: Cut = Cut::new(11).expect("there are so many bones");

/// The seal of the present hand, and its cut.
fn hand(session: &Session) -> (Option<Seal>, Cut) {
    let round = session.state().round().expect("a hand is dealt");
    let rounds = &session.state().record().rounds;
    (round.seal(), rounds.last().expect("it is recorded").cut)
}

#[test]
fn a_hand_that_is_sealed_is_the_hand_that_is_dealt_whatever_the_cut() {
    let mut session = between_hands();
    let seal = session.seal_next_hand();
    assert!(seal.is_some(), "it can be cut");
    assert_eq!(session.sealed(), seal);
    assert_eq!(session.seal_next_hand(), seal, "and stays as it is");
    for cut in [Cut::NONE, CUT] {
        let mut session = again(&session);
        assert_eq!(session.seal_next_hand(), seal, "after a restart, too");
        session.deal_sealed(cut).expect("it can be dealt");
        assert_eq!(hand(&session), (seal, cut));
        assert_eq!(session.sealed(), None, "nothing more is sealed");
        assert_eq!(session.seal_next_hand(), None, "the hand goes on");
    }
    let opened = |session: &Session| {
        let mut other = dealt();
        open(&mut other, &saved(session));
        other.seal_next_hand()
    };
    assert_eq!(opened(&session), seal, "in a copy as well");
}

#[test]
fn a_game_that_is_sealed_comes_to_the_table_when_it_is_dealt() {
    let mut session = between_hands();
    let before = session.game_in_progress().id();
    let chosen = preferences(Preset::Block);
    let seal = session.seal_new_game(chosen.clone());
    assert!(session.seals_new_game());
    assert_eq!(session.game_in_progress().id(), before, "the old game is there");
    assert_ne!(session.preferences(), &chosen, "nothing is set yet");
    session.deal_sealed(CUT).expect("it can be dealt");
    assert_eq!(hand(&session), (Some(seal), CUT));
    assert_eq!(session.preferences(), &chosen);
    assert_eq!(session.undo(), Some(Step::Game));
    assert_eq!(session.game_in_progress().id(), before, "undo brings the old one");
    session.seal_new_game(chosen);
    session.drop_sealed();
    assert_eq!(session.sealed(), None);
    session.deal_sealed(CUT).expect("it can be dealt");
    assert_eq!(session.game_in_progress().id(), before, "the next hand");
}

#[test]
fn a_hand_that_was_cut_is_dealt_again_as_it_was() {
    let mut session = between_hands();
    session.seal_next_hand();
    session.deal_sealed(CUT).expect("it can be dealt");
    let dealt = hand(&session);
    say(&mut session, "undo");
    let mut session = again(&session);
    say(&mut session, "3-3@6-3W");
    assert_eq!(session.seal_next_hand(), None, "nobody is asked again");
    session.deal().expect("it can be dealt");
    assert_eq!(hand(&session), dealt, "the same hand");
    session.restart();
    say(&mut session, &format!("{FIRST_HAND} /"));
    assert_eq!(hand(&session), dealt, "in the game that is started again");
}
