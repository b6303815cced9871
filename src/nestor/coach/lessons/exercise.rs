//! Exercises: positions with a question.

use serde::Deserialize;

use crate::table_after;
use engine::{
    Action, Cut, GameState, Preset, Record, RoundRecord, Rules, Seat, Seating, Seats, Seed, View,
};

/// A position from a real game, with a question that the player in the first seat answers
/// by playing.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "'de: 'static"))]
pub struct Exercise {
    #[serde(default = "all_fives")]
    game: Preset,
    #[serde(default = "two_seats")]
    seats: Seats,
    hands: Vec<PlayedHand>,
    /// What the player has to find.
    pub question: ExerciseQuestion,
}

/// The number that seeds the deal, and the actions in the notation of records.
#[derive(Debug, Deserialize)]
struct PlayedHand(u64, &'static str);

/// A question about a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum ExerciseQuestion {
    /// Play the bone that scores most.
    Score,
    /// Find the best action: any of these, separated by spaces, in the notation of records.
    Best(&'static str),
}

const fn all_fives() -> Preset {
    Preset::AllFives
}

const fn two_seats() -> Seats {
    Seats::Two
}

impl Exercise {
    /// The seat of the player who answers.
    pub const SEAT: Seat = Seat::ALL[0];

    /// The number of players, and whether they are partners.
    pub const fn seats(&self) -> Seats {
        self.seats
    }

    /// The game up to the question.
    ///
    /// # Panics
    /// If `seating` has another number of players than the exercise.
    pub fn state(&self, seating: Seating) -> GameState {
        let hand = |PlayedHand(number, actions): &PlayedHand| RoundRecord {
            seed: seed(*number),
            cut: Cut::NONE,
            seal: None,
            rules: None,
            actions: actions.split_whitespace().map(parse_action).collect(),
        };
        let record = Record {
            version: Record::VERSION,
            seating,
            nestor_seed: 0,
            nestor_seal: None,
            first_leader: None,
            // Learners may take their time.
            rules: Rules { clock: false, ..self.game.rules(self.seats) },
            rounds: self.hands.iter().map(hand).collect(),
            clock_ran_ms: 0,
        };
        record.replay().expect("it was played by these rules")
    }

    /// The right answers; the first one is shown.
    pub fn answers(&self, view: &View) -> Vec<Action> {
        let (rules, table) = (view.rules(), view.position().table());
        match self.question {
            ExerciseQuestion::Score => {
                let scored = view.legal_actions().into_iter().filter_map(|action| {
                    let after = table_after(rules, table, action);
                    let after = after.filter(|_| action.bone().is_some())?;
                    Some((action, rules.count_points(after.count())))
                });
                let scored: Vec<(Action, u8)> = scored.filter(|(_, points)| *points > 0).collect();
                let most = scored.iter().map(|(_, points)| *points).max();
                let best = scored.into_iter().filter(|(_, points)| Some(*points) == most);
                best.map(|(action, _)| action).collect()
            }
            ExerciseQuestion::Best(best) => best.split_whitespace().map(parse_action).collect(),
        }
    }

    /// Whether this is a right answer, or the same play at an equivalent end.
    pub fn is_answer(&self, view: &View, action: Action) -> bool {
        let table = view.position().table();
        let answers = self.answers(view).into_iter();
        let is_same = |answer| answer == action || table.is_same_play(answer, action);
        answers.into_iter().any(is_same)
    }
}

/// The seed of a deal, from its number.
fn seed(number: u64) -> Seed {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&number.to_le_bytes());
    Seed::new(bytes)
}

fn parse_action(text: &str) -> Action {
    text.parse().expect("lessons hold actions as records do")
}
