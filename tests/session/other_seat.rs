//! The same deals from the other seat.

use nestor_dominoes::engine::{FirstLead, GameState, Preset, RoundRecord, Rules, Seat, Seats};
use nestor_dominoes::session::Session;

use super::{YOU, set};
use crate::found::{go_on, session};

const OTHER: Seat = Seat::ALL[1];

/// Plays the game on the table to its end, at random.
fn play_on(session: &mut Session, number: u64) {
    let mut rng = rand::SeedableRng::seed_from_u64(number);
    while session.state().outcome().is_none() {
        go_on(session, &mut rng);
    }
}

/// What each seat was dealt in a hand, and who led.
fn deal(state: &GameState, hand: usize) -> ([Vec<String>; 2], Seat) {
    let round = &state.rounds()[hand];
    let dealt = [YOU, OTHER].map(|seat| {
        let bones = round.view(seat).dealt();
        bones.iter().map(|bone| bone.to_string()).collect()
    });
    (dealt, round.dealt().leader)
}

#[test]
fn the_same_deals_are_played_from_the_other_seat_and_both_results_are_known() {
    let rules = Preset::AllFives.rules(Seats::Two);
    let mut session = session(&set(rules), 5);
    assert!(!session.can_change_seats(), "the game is not over");
    play_on(&mut session, 5);
    let first = session.state().clone();
    let (tally, id) = (session.tally().clone(), session.game().id());
    assert_eq!(session.both_seats(), None, "it was played once");
    assert!(session.can_change_seats());
    session.change_seats();
    let seating = session.seating();
    assert!(seating[OTHER].is_person(), "the person sits there now");
    assert_eq!(seating[YOU].level(), first.seating()[OTHER].level());
    assert_eq!(deal(session.state(), 0), deal(&first, 0), "the hands stay");
    play_on(&mut session, 6);
    let second = session.state().clone();
    let [one, other] = session.both_seats().expect("both were played");
    let points = |state: &GameState, seat| state.scores()[Seats::Two.team(seat)];
    assert_eq!(
        (one.person, one.nestor),
        (points(&first, YOU), points(&first, OTHER))
    );
    let expected = (points(&second, OTHER), points(&second, YOU));
    assert_eq!((other.person, other.nestor), expected);
    assert_eq!(*session.tally(), tally, "the second one is not counted");
    assert_eq!(session.history().games().len(), 1, "nor in the history");
    let hands = first.rounds().len().min(second.rounds().len());
    let seeds = |state: &GameState| -> Vec<_> {
        let rounds = state.record().rounds.iter().take(hands);
        rounds.map(RoundRecord::shuffle).collect()
    };
    assert_eq!(
        seeds(&second),
        seeds(&first),
        "all hands are dealt the same"
    );
    while session.game().id() != id {
        assert!(session.undo().is_some(), "undo goes back to the first game");
    }
    assert_eq!(session.state(), &first);
}

#[test]
fn a_game_that_goes_by_who_is_a_person_is_not_played_from_the_other_seat() {
    let two = Preset::AllFives.rules(Seats::Two);
    for rules in [
        Preset::AllFives.rules(Seats::Three),
        Rules {
            first_lead: FirstLead::Person,
            ..two
        },
    ] {
        let mut session = session(&set(rules), 5);
        play_on(&mut session, 5);
        assert!(!session.can_change_seats(), "{rules:?}");
    }
}
