//! Every level plays against every level, under any rules.
//!
//! Brutal thinks with `Budget::SMALL` here, so that thousands of rounds can be
//! played; it is the same code with fewer worlds.

use nestor::Level;
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

use crate::dice::Dice;
use crate::playing::{any_rules, game, play};

/// How many rounds each pair of levels plays; and how many in the long run.
const ROUNDS: usize = 200;
const MANY_ROUNDS: usize = 2_000;

fn all_rounds(levels: [Level; 2], wanted: usize) {
    let number = levels.map(|level| level as u64);
    let mut dice = Dice::new(300 + number[0] * 10 + number[1]);
    let mut rounds = 0;
    while rounds < wanted {
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
            assert_eq!(
                game.record(),
                one().record(),
                "the same seeds, the same rounds"
            );
        }
        rounds += game.rounds().len();
    }
}

/// One test for each level, against itself and all above it.
macro_rules! rounds_of {
    ($($name:ident: $level:expr, $above:expr;)*) => {$(
        #[test]
        fn $name() {
            for above in $above {
                all_rounds([$level, above], ROUNDS);
            }
        }
    )*};
}

rounds_of! {
    beginner_plays_by_the_rules_against_all: Level::Beginner, Level::ALL;
    easy_plays_by_the_rules_against_all_above: Level::Easy, Level::ALL[1..].iter().copied();
    not_so_easy_plays_by_the_rules_against_all_above: Level::NotSoEasy, Level::ALL[2..].iter().copied();
    tough_plays_by_the_rules_against_all_above: Level::Tough, Level::ALL[3..].iter().copied();
    brutal_plays_by_the_rules_against_himself: Level::Brutal, [Level::Brutal];
}

#[test]
#[ignore = "thousands of rounds take minutes"]
fn all_levels_play_thousands_of_rounds_by_the_rules_against_all() {
    for (place, level) in Level::ALL.into_iter().enumerate() {
        for above in &Level::ALL[place..] {
            all_rounds([level, *above], MANY_ROUNDS);
        }
    }
}
