//! Nestor against Nestor in every ready-made game, to its end.

use std::collections::BTreeMap;

use nestor_dominoes::engine::{Bones, GameState, Preset, Seats, Seed, Team, View};
use nestor_dominoes::nestor::Level;
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

use crate::dice::Dice;
use crate::invariants::{check_bones, check_outcome};
use crate::rounds::{dealt, play};

/// Games of each ready-made game, with every test run.
const FEW: usize = 5;

/// The same for a long run: `cargo test --test nestor -- --ignored thousand`.
const MANY: usize = 1_000;

/// Every bone is somewhere exactly once, and the view shows what the table holds.
fn check(game: &GameState, view: &View) {
    check_bones(game);
    let position = game.position().expect("it was dealt");
    let placed: Bones = view.placed().map(|placed| placed.bone).collect();
    assert_eq!(placed, position.table().played(), "{:?}", game.record());
    assert_eq!(view.position().table(), position.table(), "all see it");
}

/// One game, by two levels.
fn play_game(preset: Preset, levels: [Level; 2], dice: &mut Dice) -> GameState {
    let rules = preset.rules(Seats::Two);
    let mut choices = ChaCha8Rng::from_seed(dice.seed());
    let mut game = dealt(rules, dice.seed());
    loop {
        play(&mut game, levels, &mut choices, check);
        check_outcome(&game);
        if game.outcome().is_none() {
            game.deal(Seed::new(dice.seed()), rules)
                .expect("a round that is over leads to another");
            continue;
        }
        assert_eq!(game.record().replay().as_ref(), Ok(&game), "{preset:?}");
        return game;
    }
}

fn play_games(games: usize) {
    for (number, preset) in (900..).zip(Preset::ALL) {
        let mut dice = Dice::new(number);
        let mut won: BTreeMap<Option<usize>, usize> = BTreeMap::new();
        let mut rounds = 0;
        for number in 0..games {
            let levels = [Level::ALL[number % 5], Level::ALL[number / 5 % 5]];
            let game = play_game(preset, levels, &mut dice);
            rounds += game.rounds().len();
            let winner = game.outcome().and_then(|outcome| outcome.winner);
            *won.entry(winner.map(Team::index)).or_default() += 1;
        }
        println!("{preset:?}: {games} games, {rounds} rounds, won {won:?}");
        if games == MANY {
            let each = [0, 1].map(|side| won.get(&Some(side)).copied().unwrap_or(0));
            assert!(each.iter().all(|won| *won > 300), "each side wins: {won:?}");
        }
    }
}

#[test]
fn every_ready_made_game_is_played_to_its_end_by_nestor_against_nestor() {
    play_games(FEW);
}

#[test]
#[ignore = "a thousand games of each take minutes"]
fn a_thousand_games_of_each_ready_made_game_are_played_by_nestor_against_nestor() {
    play_games(MANY);
}
