//! Nestor stops when he is told to.

use std::cell::Cell;

use engine::{Preset, Rules, Seats, Spinner};
use nestor::{Budget, Level, Limits, choose_within, values};
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

use crate::dice::Dice;
use crate::playing::{dealt, play};

#[test]
fn who_is_cancelled_before_he_begins_does_nothing() {
    let game = dealt(Preset::AllFives.rules(Seats::Two), [3; 32]);
    let seat = game.turn().expect("a round is in progress");
    let view = game.view(seat).expect("it was dealt");
    let limits = Limits { budget: Budget::FULL, cancelled: &|| true };
    for level in Level::ALL {
        let mut rng = ChaCha8Rng::from_seed([0; 32]);
        assert_eq!(choose_within(&view, level, &mut rng, &limits), None, "{level:?}");
    }
}

#[test]
fn who_is_cancelled_while_he_thinks_stops_at_once() {
    let rules = Preset::TournamentAllFives.rules(Seats::Two);
    let game = dealt(rules, [5; 32]);
    let seat = game.turn().expect("a round is in progress");
    let view = game.view(seat).expect("it was dealt");
    for after in [1_u32, 10, 500, Budget::FULL.deals + 5] {
        let asked = Cell::new(0);
        let cancelled = || {
            asked.set(asked.get() + 1);
            asked.get() > after
        };
        let limits = Limits { budget: Budget::FULL, cancelled: &cancelled };
        let mut rng = ChaCha8Rng::from_seed([0; 32]);
        let found = values(&view, &mut rng, &limits);
        assert_eq!(found, None, "cancelled after {after} questions");
        assert_eq!(asked.get(), after + 1, "he asks no more");
    }
}

#[test]
fn who_is_cancelled_while_he_reckons_exactly_stops_too() {
    // Nothing is hidden once the boneyard is empty.
    let rules = Rules { hand_size: 9, spinner: Spinner::Single, fives: true, ..Rules::default() };
    let mut dice = Dice::new(900);
    let mut stopped = 0;
    for _ in 0..500 {
        let seed = dice.seed();
        let mut choices = ChaCha8Rng::from_seed(seed);
        let levels = [Level::Beginner; 2];
        play(&mut dealt(rules, seed), levels, &mut choices, |_, view| {
            let other = view.seat().next(Seats::Two);
            if view.unseen().len() > view.hand_sizes()[other] || view.legal_actions().len() < 3 {
                return;
            }
            let found_when_stopped_after = |after: u32| {
                let asked = Cell::new(0);
                let cancelled = || {
                    asked.set(asked.get() + 1);
                    asked.get() > after
                };
                let limits = Limits { budget: Budget::FULL, cancelled: &cancelled };
                let found = values(view, &mut ChaCha8Rng::from_seed(seed), &limits);
                (found.is_some(), asked.get())
            };
            let (found, asked) = found_when_stopped_after(u32::MAX);
            assert!(found, "he has time enough");
            if asked > 0 {
                let (found, asked_again) = found_when_stopped_after(asked / 2);
                // Once by who reckons, once by who would go on without.
                assert!(!found && asked_again <= asked / 2 + 2, "asked {asked_again} times");
                stopped += 1;
            }
        });
    }
    assert!(stopped >= 10, "{stopped}");
}
