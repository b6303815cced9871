//! Nestor stops when he is told to.

use std::cell::Cell;

use nestor_dominoes::engine::{Preset, Seats};
use nestor_dominoes::nestor::{Budget, Level, Limits, choose_within, values};
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

use crate::rounds::dealt;

#[test]
fn who_is_cancelled_before_he_begins_does_nothing() {
    let game = dealt(Preset::AllFives.rules(Seats::Two), [3; 32]);
    let seat = game.turn().expect("a round is in progress");
    let view = game.view(seat).expect("it was dealt");
    let limits = Limits {
        budget: Budget::FULL,
        cancelled: &|| true,
    };
    for level in Level::ALL {
        let mut rng = ChaCha8Rng::from_seed([0; 32]);
        assert_eq!(
            choose_within(&view, level, &mut rng, &limits),
            None,
            "{level:?}"
        );
    }
}

#[test]
fn who_is_cancelled_while_he_thinks_stops_at_once() {
    let rules = Preset::TournamentAllFives.rules(Seats::Two);
    let game = dealt(rules, [5; 32]);
    let seat = game.turn().expect("a round is in progress");
    let view = game.view(seat).expect("it was dealt");
    for after in [1_u32, 10, 500, Budget::FULL.hands + 5] {
        let asked = Cell::new(0);
        let cancelled = || {
            asked.set(asked.get() + 1);
            asked.get() > after
        };
        let limits = Limits {
            budget: Budget::FULL,
            cancelled: &cancelled,
        };
        let mut rng = ChaCha8Rng::from_seed([0; 32]);
        let found = values(&view, &mut rng, &limits);
        assert_eq!(found, None, "cancelled after {after} questions");
        assert_eq!(asked.get(), after + 1, "he asks no more");
    }
}
