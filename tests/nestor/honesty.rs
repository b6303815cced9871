//! Nobody plays by what he cannot see.

use nestor_dominoes::engine::{Bone, Bones, BySeat, GameState, Hand, Seat, View};
use nestor_dominoes::nestor::{Level, choose_within};
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

use crate::dice::Dice;
use crate::rounds::{any_rules, game, play, small};

/// What the same seat sees when the bones it cannot see lie in another way.
pub fn with_others_mixed(game: &GameState, view: &View, dice: &mut Dice) -> View {
    let mut unseen: Vec<Bone> = dice.bones();
    unseen.retain(|bone| view.unseen().contains(*bone));
    let seat = view.seat();
    let hands = BySeat::from_fn(|other| {
        if other == seat {
            view.hand()
        } else if Seat::around(view.rules().seats).any(|there| there == other) {
            let left = unseen.len() - usize::from(view.hand_sizes()[other]);
            unseen.split_off(left).into_iter().collect::<Bones>()
        } else {
            Hand::EMPTY
        }
    });
    let round = game.round().expect("it was dealt");
    round.imagined(hands, &unseen).view(seat)
}

#[test]
fn hidden_bones_change_neither_what_he_sees_nor_what_he_plays() {
    compare_views(500, 1_500);
}

#[test]
#[ignore = "ten thousand views take minutes"]
fn hidden_bones_change_nothing_in_ten_thousand_views() {
    compare_views(502, 10_000);
}

/// Whether every level does the same in two views that differ in what is hidden,
/// with the same chance.
fn compare_views(seed: u64, views: usize) {
    let mut dice = Dice::new(seed);
    let mut mixing = Dice::new(seed + 1);
    let mut compared = 0;
    while compared < views {
        let rules = any_rules(&mut dice);
        let seed = dice.seed();
        let levels = [Level::ALL[compared % 4], Level::ALL[compared / 4 % 4]];
        let mut choices = ChaCha8Rng::from_seed(seed);
        let mut compare = |game: &GameState, view: &View| {
            let other = with_others_mixed(game, view, &mut mixing);
            assert_eq!(&other, view, "the same to {:?}", view.seat());
            compared += 1;
            for level in Level::ALL {
                let action = |view| {
                    let mut rng = ChaCha8Rng::from_seed(seed);
                    choose_within(view, level, &mut rng, &small())
                };
                assert_eq!(
                    action(view),
                    action(&other),
                    "{level:?}: {:?}",
                    game.record()
                );
            }
        };
        game(rules, seed, |game| {
            play(game, levels, &mut choices, &mut compare);
        });
    }
}
