//! The belief never rules out what is true.

use nestor_dominoes::engine::{BySeat, Seat};
use nestor_dominoes::nestor::{Belief, Level};
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

use crate::dice::Dice;
use crate::rounds::{any_rules, dealt, play};

#[test]
fn the_true_hands_always_fit_what_was_seen() {
    let mut dice = Dice::new(400);
    let mut asked = 0;
    for number in 0..4_000 {
        let rules = any_rules(&mut dice);
        let seed = dice.seed();
        let mut game = dealt(rules, seed);
        let levels = [Level::ALL[number % 4], Level::ALL[number / 4 % 4]];
        let mut choices = ChaCha8Rng::from_seed(seed);
        play(&mut game, levels, &mut choices, |game, view| {
            let position = game.position().expect("it was dealt");
            let hands = BySeat::from_fn(|seat| position.hand(seat));
            let ways = Belief::new(view).ways(&hands);
            assert!(ways > 0.0, "the truth is ruled out: {:?}", game.record());
            asked += 1;
        });
    }
    assert!(asked > 40_000, "{asked}");
}

#[test]
fn every_deal_imagined_fits_what_was_seen() {
    let mut dice = Dice::new(401);
    for number in 0..600 {
        let rules = any_rules(&mut dice);
        let seed = dice.seed();
        let mut game = dealt(rules, seed);
        let levels = [Level::ALL[number % 4], Level::ALL[number / 4 % 4]];
        let mut choices = ChaCha8Rng::from_seed(seed);
        let mut imagining = ChaCha8Rng::from_seed(seed);
        play(&mut game, levels, &mut choices, |game, view| {
            let belief = Belief::new(view);
            for _ in 0..4 {
                let hands = belief.imagine(&mut imagining).expect("something fits");
                assert!(belief.ways(&hands) > 0.0, "{:?}", game.record());
                for seat in Seat::around(rules.seats).filter(|seat| *seat != view.seat()) {
                    assert_eq!(hands[seat].len(), view.hand_sizes()[seat], "{seat:?}");
                    assert_eq!(hands[seat].without(view.unseen()).len(), 0, "{seat:?}");
                }
            }
        });
    }
}
