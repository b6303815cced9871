//! Every level plays against every level, under any rules.
//!
//! The strongest thinks with `Budget::SMALL` here, so that thousands of rounds can be
//! played; it is the same code with fewer worlds.

use engine::{DominoSet, Preset, Rules, Seats};
use nestor::Level;
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

use crate::dice::Dice;
use crate::effort::effort;
use crate::playing::{any_rules, game, play};

/// Rounds of each pair of levels for each step of effort.
const ROUNDS: usize = 100;

fn all_rounds(levels: [Level; 2]) {
    let number = levels.map(|level| level as u64);
    let mut dice = Dice::new(300 + number[0] * 10 + number[1]);
    let mut rounds = 0;
    while rounds < ROUNDS * effort() {
        let rules = any_rules(&mut dice);
        let seed = dice.seed();
        let one = || {
            let mut choices = ChaCha8Rng::from_seed(seed);
            game(rules, seed, |game| {
                play(game, levels, &mut choices, |_, _| {});
            })
        };
        let game = one();
        if rounds % 20 == 0 {
            assert_eq!(game.record(), one().record(), "the same seeds, the same rounds");
        }
        rounds += game.rounds().len();
    }
}

#[test]
fn every_level_plays_by_the_rules_against_itself_and_all_above() {
    for (place, level) in Level::ALL.into_iter().enumerate() {
        for above in &Level::ALL[place..] {
            all_rounds([level, *above]);
        }
    }
}

/// Rounds of each level on double nine at each table for each step of effort.
const ROUNDS_ON_DOUBLE_NINE: usize = 4;

#[test]
fn every_level_plays_with_double_nine_at_every_table() {
    let of = |preset: Preset, hand_size, seats| Rules {
        set: DominoSet::DoubleNine,
        hand_size,
        ..preset.rules(seats)
    };
    let largest = [20, 15, 13, 13];
    let tables = Seats::ALL.into_iter().zip(largest).flat_map(|(seats, most)| {
        let cuban = Preset::Cuban.rules(seats);
        [cuban, of(Preset::AllFives, 10, seats), of(Preset::PalmAllFives, 3, seats)]
            .into_iter()
            .chain([of(Preset::Block, most, seats)])
    });
    let claims = Rules { claims: true, ..of(Preset::FiveUp, 10, Seats::Two) };
    for (number, rules) in (1..).zip(tables.chain([claims])) {
        let mut dice = Dice::new(700 + number);
        for level in Level::ALL {
            let mut rounds = 0;
            while rounds < ROUNDS_ON_DOUBLE_NINE * effort() {
                let seed = dice.seed();
                let mut choices = ChaCha8Rng::from_seed(seed);
                let game = game(rules, seed, |game| {
                    play(game, [level; 2], &mut choices, |_, _| {});
                });
                rounds += game.rounds().len();
            }
        }
    }
}
