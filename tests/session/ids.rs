//! Which game is which.

use std::collections::BTreeSet;

use engine::Preset;
use game::profile::GameId;
use game::session::Game;

use super::found::session;
use super::{play_until, preferences};

#[test]
fn a_game_keeps_its_id_through_plays_undo_and_the_disk() {
    let mut session = session(&preferences(Preset::Draw), 1);
    let id = session.game().id();
    play_until(&mut session, |session| session.state().record().len() > 8);
    assert!(session.undo().is_some(), "undone");
    assert_eq!(session.game().id(), id, "it is still that game");
    let kept = Game::open(session.game().save()).expect("it can be opened");
    assert_eq!(kept.id(), id, "and so it is from disk");
}

#[test]
fn every_new_game_is_another_even_from_the_same_number() {
    let mut session = session(&preferences(Preset::Draw), 2);
    let mut ids = BTreeSet::from([session.game().id()]);
    for number in [None, Some(7), Some(7), None, Some(7)] {
        session.new_game(number);
        assert!(ids.insert(session.game().id()), "another than {ids:?}");
    }
}

#[test]
fn a_restored_position_is_another_game_and_undo_brings_the_first_back() {
    let mut session = session(&preferences(Preset::Draw), 3);
    let id = session.game().id();
    session.preserve();
    assert!(session.restore(), "restored");
    assert_ne!(session.game().id(), id, "it may be finished once more");
    session.undo();
    assert_eq!(session.game().id(), id, "the game before is back");
}

#[test]
fn a_game_kept_before_games_had_ids_gets_the_same_one_each_time() {
    let ids = [4, 4, 5].map(|number| {
        let mut saved = session(&preferences(Preset::Draw), number).game().save();
        saved.id = None;
        Game::open(saved).expect("it can be opened").id()
    });
    assert_eq!(ids[0], ids[1], "the same game, the same id");
    assert_ne!(ids[0], ids[2], "another game, another id");
}

#[test]
fn only_32_hexadecimal_digits_are_an_id() {
    let id = "00112233445566778899aabbccddeeff";
    assert!(id.parse::<GameId>().is_ok(), "32 digits");
    for text in ["", "12", &id.replace('0', "+"), &format!("{id}0"), "é"] {
        assert!(text.parse::<GameId>().is_err(), "{text:?}");
    }
}
