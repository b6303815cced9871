//! Hands to lay, and the areas in which they are laid.

use egui::vec2;
use engine::{Action, Event, GameState, Level, Preset, Rules, Seating, Seats, Seed};
use nestor_dominoes::table::line::{Line, LineArea};
use rand::{Rng as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;

/// One game for each way in which a line branches, one in which bones are blown up, and one with
/// double nine.
pub const GAMES: [Preset; 5] =
    [Preset::Draw, Preset::AllFives, Preset::FiveUp, Preset::FirecrackerFives, Preset::Cuban];

/// What windows leave for the line: 1100x760, 1920x1080, 1100x760 with four players, without
/// and with sums, 1024x600, 800x480, and 420x800.
pub const AREAS: [LineArea; 7] = [
    area([970.0, 430.0], [56.0, 40.0], [35.0, 15.0]),
    area([1748.0, 664.0], [76.0, 60.0], [50.0, 18.0]),
    area([880.0, 460.0], [56.0, 40.0], [0.0, 0.0]),
    area([810.0, 430.0], [56.0, 40.0], [35.0, 15.0]),
    area([904.0, 388.0], [40.0, 40.0], [36.0, 0.0]),
    area([694.0, 300.0], [30.0, 30.0], [35.0, 0.0]),
    area([388.0, 450.0], [42.0, 30.0], [0.0, 17.0]),
];

const fn area(size: [f32; 2], widths_px: [f32; 2], first_bone_offset: [f32; 2]) -> LineArea {
    LineArea {
        size: vec2(size[0], size[1]),
        opening_px: widths_px[0],
        first_width_px: widths_px[1],
        first_bone_offset: vec2(first_bone_offset[0], first_bone_offset[1]),
    }
}

/// A hand that was played.
#[derive(Debug, Clone)]
pub struct Hand {
    /// Its rules.
    pub rules: Rules,
    /// What happened.
    pub events: Vec<Event>,
}

impl Hand {
    /// The hand of this number, the same each time: of two players and, where a game has
    /// rules for them, every other time of four.
    pub fn play(
        game: Preset,
        number: u64,
        mut choose: impl FnMut(&GameState, &mut ChaCha8Rng) -> Action,
    ) -> Self {
        let is_two = game == Preset::FirecrackerFives || number.is_multiple_of(2);
        let seats = if is_two { Seats::Two } else { Seats::Four };
        let rules = game.rules(seats);
        let mut random = ChaCha8Rng::seed_from_u64(number);
        let seating = Seating::of_nestors(seats, |_| Level::Tough);
        let mut game = GameState::new(rules, seating, number).expect("the rules make a game");
        let mut seed = [0; 32];
        random.fill_bytes(&mut seed);
        game.deal(Seed::new(seed), rules).expect("a game begins");
        while game.turn().is_some() {
            let action = choose(&game, &mut random);
            game.apply(action).expect("the action is legal");
        }
        let round = game.round().expect("a hand was dealt");
        Self { rules, events: round.events().to_vec() }
    }
}

/// The line after an event, if the event changes it.
pub fn after(line: &Line, event: &Event) -> Option<Line> {
    match event {
        Event::Played { bone, end, outward, .. } => Some(line.lay(*bone, *end, *outward)),
        Event::BlewUp { bone, .. } => Some(line.without(*bone)),
        _ => None,
    }
}
