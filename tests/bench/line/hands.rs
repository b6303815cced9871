//! Hands of Nestor against Nestor.

use engine::{GameState, Level, Preset, Seating, Seats, Seed, Spinner, Table};
use rand::{Rng as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;

use crate::measure::Play;

/// So many hands of two quick Nestors, the same each time.
pub fn hands(spinner: Spinner, count: u64) -> impl Iterator<Item = Vec<Play>> {
    let preset = match spinner {
        Spinner::None => Preset::Muggins,
        Spinner::Single => Preset::AllFives,
        Spinner::Every => Preset::FiveUp,
    };
    let rules = preset.rules(Seats::Two);
    (0..count).map(move |number| {
        let mut random = ChaCha8Rng::seed_from_u64(number);
        let seating = Seating::of_nestors(Seats::Two, |_| Level::Tough);
        let mut game = GameState::new(rules, seating, number).expect("they make a game");
        let mut seed = [0; 32];
        random.fill_bytes(&mut seed);
        game.deal(Seed::new(seed), rules).expect("a game begins");
        while let Some(seat) = game.turn() {
            let view = game.view(seat).expect("it was dealt");
            let action = nestor::choose(&view, Level::Tough, &mut random);
            let action = action.expect("it is his turn");
            game.apply(action).expect("Nestor keeps to the rules");
        }
        let placed = game.round().expect("it was dealt").placed();
        let mut table = Table::EMPTY;
        let mut plays = Vec::new();
        for placed in placed {
            match placed.end {
                None => table.lead(spinner, placed.bone),
                Some(end) => table.play(spinner, placed.bone, end),
            }
            .expect("it was played so");
            plays.push((placed, table));
        }
        plays
    })
}
