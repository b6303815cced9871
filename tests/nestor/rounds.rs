//! Every level plays against every level, under any rules.
//!
//! Brutal thinks with `Budget::SMALL` here, so that thousands of rounds can be
//! played; it is the same code with fewer worlds.

use nestor_dominoes::engine::{GameState, Rules, Seating, Seats, Seed, View};
use nestor_dominoes::nestor::{Budget, Level, Limits, choose_within};
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

use crate::dice::Dice;

/// How many rounds each pair of levels plays; and how many in the long run.
const ROUNDS: usize = 200;
const MANY_ROUNDS: usize = 2_000;

pub fn small() -> Limits<'static> {
    Limits {
        budget: Budget::SMALL,
        ..Limits::default()
    }
}

pub fn dealt(rules: Rules, seed: [u8; 32]) -> GameState {
    let seating = Seating::of_nestors(rules.seats, |_| Level::Brutal);
    let mut game = GameState::new(rules, seating, 0).expect("a game");
    game.deal(Seed::new(seed), rules).expect("a deal");
    game
}

/// The first rounds of a game, each played by `play`: the later ones begin at
/// other scores.
pub fn game(rules: Rules, seed: [u8; 32], mut play: impl FnMut(&mut GameState)) -> GameState {
    let mut game = dealt(rules, seed);
    play(&mut game);
    let mut next = seed;
    while game.can_deal() && game.rounds().len() < 4 {
        next[0] = next[0].wrapping_add(1);
        game.deal(Seed::new(next), rules).expect("the next round");
        play(&mut game);
    }
    game
}

/// Plays a round to its end; `watch` sees each view before its decision.
pub fn play(
    game: &mut GameState,
    levels: [Level; 2],
    choices: &mut ChaCha8Rng,
    mut watch: impl FnMut(&GameState, &View),
) {
    while let Some(seat) = game.turn() {
        let view = game.view(seat).expect("it was dealt");
        watch(game, &view);
        let level = levels[seat.index() % 2];
        let action = choose_within(&view, level, choices, &small())
            .unwrap_or_else(|| panic!("{level:?} has nothing to do: {:?}", game.record()));
        game.apply(action)
            .unwrap_or_else(|refused| panic!("{level:?}: {refused}: {:?}", game.record()));
    }
}

/// Any rules; those for two players half of the time.
pub fn any_rules(dice: &mut Dice) -> Rules {
    loop {
        let rules = dice.rules();
        if rules.seats == Seats::Two || dice.once_in(3) {
            return rules;
        }
    }
}

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
