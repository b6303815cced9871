//! A position of a lesson, and the question about it.

use crate::laid;
use engine::{
    Action, Cut, GameState, Preset, Record, RoundRecord, Seat, Seating, Seats, Seed, View,
};

/// A position from a game that was played, with a question that whoever sits in the
/// first seat answers by playing.
#[derive(Debug, Clone, Copy)]
pub struct Exercise {
    /// The game that was played, and by how many.
    pub(super) game: Preset,
    pub(super) seats: Seats,
    /// The hands of the game up to the question.
    pub(super) hands: &'static [PlayedHand],
    /// What is asked.
    pub question: Question,
}

/// A hand as it was played: the number that its bones were dealt from, and the
/// actions as a record has them.
pub(super) type PlayedHand = (u64, &'static str);

/// What is asked of a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Question {
    /// A play that makes this table count.
    Count(u8),
    /// A play that scores the most.
    Score,
    /// What is best to do: this, as a record has it, or what is as good as it.
    Best(&'static [&'static str]),
}

impl Exercise {
    /// Where whoever answers sits.
    pub const SEAT: Seat = Seat::ALL[0];

    /// How many sat at the table.
    pub const fn seats(&self) -> Seats {
        self.seats
    }

    /// The game up to the question, with these players.
    ///
    /// # Panics
    /// If another number of players sits there.
    pub fn state(&self, seating: Seating) -> GameState {
        let hand = |(number, actions): &PlayedHand| RoundRecord {
            seed: seed(*number),
            cut: Cut::NONE,
            seal: None,
            rules: None,
            actions: actions.split_whitespace().map(action).collect(),
        };
        let record = Record {
            version: Record::VERSION,
            seating,
            nestor_seed: 0,
            nestor_seal: None,
            first_leader: None,
            rules: self.game.rules(self.seats),
            rounds: self.hands.iter().map(hand).collect(),
            clock_ran_ms: 0,
        };
        record.replay().expect("it was played by these rules")
    }

    /// What answers the question, the answer that is shown first.
    pub fn answers(&self, view: &View) -> Vec<Action> {
        let (rules, table) = (view.rules(), view.position().table());
        let counts = view.legal_actions().into_iter().filter_map(|action| {
            let after = laid(rules, table, action).filter(|_| action.bone().is_some())?;
            Some((action, after.count()))
        });
        let counts: Vec<(Action, u8)> = counts.collect();
        let those = |wanted: &dyn Fn(u8) -> bool| {
            let those = counts.iter().filter(|(_, count)| wanted(*count));
            those.map(|(action, _)| *action).collect()
        };
        match self.question {
            Question::Count(asked) => those(&|count| count == asked),
            Question::Score => {
                let points = counts.iter().map(|(_, count)| rules.count_points(*count));
                let most = points.max().unwrap_or_default();
                those(&|count| most > 0 && rules.count_points(count) == most)
            }
            Question::Best(best) => best.iter().map(|text| action(text)).collect(),
        }
    }

    /// Whether this answers the question. A play at an end that shows and counts the
    /// same as another is the same answer.
    pub fn is_answer(&self, view: &View, action: Action) -> bool {
        let table = view.position().table();
        let answers = self.answers(view).into_iter();
        let is_same = |answer| answer == action || table.is_same_play(answer, action);
        answers.into_iter().any(is_same)
    }
}

/// The seed of a hand that was dealt from a number.
fn seed(number: u64) -> Seed {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&number.to_le_bytes());
    Seed::new(bytes)
}

fn action(text: &str) -> Action {
    text.parse().expect("lessons hold actions as records do")
}
