//! Rounds that Nestor plays, for tests of him and of the coach.

use engine::{Bone, Bones, BySeat, GameState, Hand, Rules, Seat, Seating, Seats, Seed, View};
use nestor::{Budget, Level, Limits, choose_within};
use rand_chacha::ChaCha8Rng;

use super::dice::Dice;

pub fn small() -> Limits<'static> {
    Limits { budget: Budget::SMALL, ..Limits::default() }
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

/// The view of the same seat with its hidden bones distributed in another way.
pub fn with_others_mixed(game: &GameState, view: &View, dice: &mut Dice) -> View {
    let mut unseen: Vec<Bone> = dice.bones(view.rules().set);
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

/// The mean, and its standard error.
pub fn mean(values: &[f64]) -> (f64, f64) {
    let count = values.len() as f64;
    let mean = values.iter().sum::<f64>() / count;
    let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
    (mean, (squares / (count - 1.0) / count).sqrt())
}
