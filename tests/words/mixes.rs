//! Sentences under rules that few players mix, each read for what would be false.

use engine::{Cut, GameState, Preset, Rules, SealCheck, Seats, Seed, Shuffle};
use words::{seals, speak};

use super::company::one_person;

/// What the check of a hand that was cut says. The hand is played with the first action
/// that is allowed.
fn check_of_cut(rules: Rules, seed: u8) -> (SealCheck, String) {
    let mut state = GameState::new(rules, one_person(rules.seats), 0).expect("a game");
    let cut = Cut::new(9).expect("so many can be cut");
    let seed = Seed::new([seed; 32]);
    state.deal(Shuffle { seed, cut }, rules).expect("a hand");
    while state.turn().is_some() {
        let first = state.legal_actions()[0];
        state.apply(first).expect("it is allowed");
    }
    let check = state.check_seal(0).expect("the hand is over");
    (check, seals::check(check, cut))
}

#[test]
fn a_cut_that_makes_the_deal_void_is_not_said_to_have_dealt_the_order_in_the_line() {
    speak(None);
    let rules = Preset::FirecrackerFives.rules(Seats::Two);
    let checks: Vec<_> = (0..60).map(|seed| check_of_cut(rules, seed)).collect();
    assert!(checks.iter().all(|(check, _)| check.holds()), "all are dealt");
    let (void, usual): (Vec<_>, Vec<_>) =
        checks.iter().partition(|(check, _)| check.is_void_after_cut);
    assert!(!void.is_empty(), "one hand in ten or so");
    for (_, told) in void {
        assert!(told.contains("void"), "{told}");
        assert!(!told.contains("dealt in this order"), "{told}");
    }
    for (_, told) in usual {
        assert!(told.contains("dealt in this order"), "{told}");
    }
}
