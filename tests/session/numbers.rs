//! Games that come from a number.

use std::sync::Arc;

use engine::Preset;
use game::profile::Person;
use game::session::{Deals, Session};

use super::fixture::*;

/// A game from a number; whatever is random beside it comes from another.
fn numbered(number: u64, random: u64) -> Session {
    let set = Arc::new(short());
    Session::new(&Person::nameless(), set, Some(number), seeds(random))
}

#[test]
fn a_number_gives_the_same_game_whatever_was_played_before() {
    let mut set = short();
    set.rules = Preset::TournamentAllFives.rules(set.rules.seats);
    set.rules.target = Some(50);
    let games = [3, 4].map(|before| {
        let mut session = session(&set, before);
        play_out(&mut session);
        session.new_game(Some(7));
        play_out(&mut session);
        session.state().record().clone()
    });
    assert_eq!(games[0], games[1], "also who leads");
    let [mut one, mut other] = [1, 2].map(|random| numbered(7, random));
    play_out(&mut one);
    play_out(&mut other);
    assert!(one.state().rounds().len() > 1, "several hands");
    assert_eq!(one.state(), other.state());
    assert_eq!(one.game_in_progress().deals(), Deals::Number(7));
    assert_eq!(listed(&one)[0].number, Some(7), "the history tells it");
    one.new_game(None);
    assert_eq!(one.game_in_progress().number(), None, "the next has none that is known");
}

#[test]
fn a_game_that_is_over_tells_a_number_which_gives_its_deals_again() {
    let mut one = session(&short(), 3);
    one.new_game(None);
    assert_eq!(one.game_in_progress().number_to_share(), None, "hands to come stay unknown");
    play_out(&mut one);
    let number = one.game_in_progress().number_to_share().expect("it is over");
    assert!(one.knows_deals(Deals::Number(number)), "it is listed");
    let mut other = numbered(number, 9);
    play_out(&mut other);
    let seeds = |session: &Session| {
        let record = session.state().record();
        record.rounds.iter().map(|round| round.seed.bytes()).collect::<Vec<_>>()
    };
    let [one, other] = [&one, &other].map(seeds);
    let hands = one.len().min(other.len());
    assert!(hands > 1, "several hands");
    assert_eq!(one[..hands], other[..hands]);
}

#[test]
fn a_game_with_cut_bones_has_no_number_to_tell() {
    let mut session = session(&short(), 3);
    session.new_game(None);
    play_until(&mut session, |it| it.state().can_deal());
    assert!(session.seal_next_hand().is_some(), "it can be cut");
    let cut = engine::Cut::new(5).expect("there are more bones");
    session.deal_sealed(cut).expect("it can be dealt");
    play_out(&mut session);
    assert_eq!(session.game_in_progress().number_to_share(), None);
}

#[test]
fn other_numbers_give_other_games_and_each_hand_is_another() {
    let mut seeds = Vec::new();
    for number in 0..50 {
        let mut session = numbered(number, 1);
        play_until(&mut session, |it| {
            it.state().rounds().len() == 2 || it.state().outcome().is_some()
        });
        let record = session.state().record();
        seeds.extend(record.rounds.iter().map(|round| round.seed.bytes()));
    }
    let count = seeds.len();
    assert!(count > 60, "{count} hands were dealt");
    seeds.sort_unstable();
    seeds.dedup();
    assert_eq!(seeds.len(), count, "no deal comes twice");
}

#[test]
fn the_deals_of_a_number_are_not_cut_and_undo_changes_none() {
    let mut session = numbered(7, 1);
    let first = session.state().record().rounds[0].seed;
    play_until(&mut session, |it| it.state().can_deal());
    assert_eq!(session.seal_next_hand(), None, "they are fixed");
    session.deal().expect("it can be dealt");
    let second = session.state().record().rounds[1].seed;
    while session.undo().is_some() {}
    let mut session = again(&session);
    assert_eq!(session.state().record().rounds[0].seed, first);
    play_until(&mut session, |it| it.state().rounds().len() == 2);
    assert_eq!(session.state().record().rounds[1].seed, second);
}

#[test]
fn whether_a_number_is_known_is_told_before_it_is_begun() {
    let mut session = numbered(7, 1);
    assert!(!session.knows_deals(Deals::Number(7)), "it was only dealt");
    go_on(&mut session);
    assert!(session.knows_deals(Deals::Number(7)), "it is on the table");
    assert!(!session.knows_deals(Deals::Number(8)));
    let day = "2026-11-21".parse().expect("a day");
    session.begin_day(day, day);
    assert!(!session.knows_deals(Deals::Day(day)), "it was only dealt");
    go_on(&mut session);
    assert!(session.knows_deals(Deals::Number(day.number())), "a day");
    assert!(session.knows_deals(Deals::Day(day)), "is a number");
    for _ in 0..60 {
        session.new_game(None);
    }
    let mut session = again(&session);
    assert!(session.knows_deals(Deals::Number(7)), "it was seen");
    session.new_game(Some(9));
    play_out(&mut session);
    assert!(session.knows_deals(Deals::Number(9)), "it is listed");
}
