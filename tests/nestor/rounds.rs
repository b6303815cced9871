//! Every level plays against every level, under any rules.
//!
//! The strongest thinks with `Budget::SMALL` here, so that thousands of rounds can be
//! played; it is the same code with fewer worlds.

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
