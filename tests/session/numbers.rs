//! Games that come from a number.

use engine::Preset;
use game::profile::{Person, Tally};
use game::session::Session;

use super::{play_to_the_end, play_until, preferences, short_game};

/// A game from a number; whatever is random beside it is the second number.
fn numbered(number: u64, random: u64) -> Session {
    let other = super::found::session(&preferences(Preset::Draw), random);
    let seed = other.state().record().rounds[0].seed;
    let fresh = Box::new(move || seed);
    Session::sit_down(
        &Person::nameless(),
        short_game(),
        Tally::default(),
        fresh,
        None,
        Some(number),
    )
}

#[test]
fn a_number_gives_the_same_game_twice() {
    let [mut one, mut other] = [1, 2].map(|random| numbered(7, random));
    play_to_the_end(&mut one);
    play_to_the_end(&mut other);
    assert!(one.state().rounds().len() > 1, "several hands");
    assert_eq!(one.state(), other.state(), "deals and answers alike");
    assert_eq!(one.game().number(), Some(7), "and says its number");
}

#[test]
fn other_numbers_give_other_games_and_each_hand_is_another() {
    let mut seeds = Vec::new();
    for number in 0..50 {
        let mut session = numbered(number, 1);
        play_until(&mut session, |session| {
            session.state().rounds().len() == 2 || session.state().outcome().is_some()
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
fn a_game_from_a_number_cannot_be_undone_into_anything_else() {
    let mut session = numbered(7, 1);
    let first = session.state().record().clone();
    assert!(!session.can_undo(), "it is the first");
    play_until(&mut session, |session| session.state().record().len() > 12);
    while session.undo().is_some() {}
    let state = session.state();
    assert_eq!(
        state.record().rounds[0].seed,
        first.rounds[0].seed,
        "the same game"
    );
}

#[test]
fn the_game_after_a_numbered_one_has_no_number() {
    let mut session = numbered(7, 1);
    session.new_game(None);
    assert_eq!(session.game().number(), None, "it is a fresh one");
}

#[test]
fn a_number_gives_the_same_game_whatever_was_played_before() {
    let mut set = short_game();
    set.rules = Preset::TournamentAllFives.rules(set.rules.seats);
    set.rules.target = Some(50);
    let games = [3, 4].map(|before| {
        let mut session = super::found::session(&set, before);
        play_to_the_end(&mut session);
        session.new_game(Some(7));
        play_to_the_end(&mut session);
        session.state().record().clone()
    });
    assert_eq!(games[0], games[1], "also who leads");
}

#[test]
fn the_deals_of_a_number_are_not_cut() {
    let mut session = numbered(7, 1);
    play_until(&mut session, |session| session.state().can_deal());
    assert_eq!(session.seal_next_hand(), None, "they are fixed");
}

#[test]
fn a_number_that_was_on_the_table_counts_as_played_with_help_when_it_comes_again() {
    let mut session = numbered(7, 1);
    assert!(!session.game().helped(), "its deals are new");
    session.new_game(Some(8));
    assert!(!session.game().helped(), "and these");
    session.new_game(Some(7));
    assert!(session.game().helped(), "they were seen");
    while session.undo().is_some() {}
    play_to_the_end(&mut session);
    session.new_game(None);
    assert!(!session.game().helped(), "another game");
    session.new_game(Some(7));
    assert!(session.game().helped(), "they are in the history");
}
