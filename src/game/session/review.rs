//! Reviews a game action by action, between two hands or when it is over.

use super::other_seat::stands_alone;
use super::table::replayed;
use engine::{GameState, Record, Seat, View};

/// A reviewed game: all its moments in order, and the shown one.
///
/// A hand has one moment when it has been dealt, and one after each action.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Review {
    record: Record,
    /// Index of the last moment.
    last: usize,
    moment: usize,
    state: GameState,
    /// Whether the game was played to its end.
    is_over: bool,
    /// Whether each hand has the same deal and score without the hands before it.
    stands_alone: Vec<bool>,
}

/// Where to go in a review.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ReviewStep {
    /// One action back.
    Back,
    /// One action forward.
    Next,
    /// To the deal of this hand, or from there to the deal of the previous hand.
    PreviousDeal,
    /// To the deal of the next hand; in the last hand, to the end of the game.
    NextDeal,
    /// To the first deal.
    First,
    /// To the end of the game.
    Last,
    /// To the moment with this index: the number of deals and actions after the first deal.
    To(usize),
}

/// A moment of a game: the hand, and the place in it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ReviewPlace {
    /// The number of the hand, from 1.
    pub hand: usize,
    /// Number of actions in the hand up to the moment.
    pub actions_done: usize,
    /// Number of actions in the whole hand.
    pub action_count: usize,
}

impl Review {
    /// Creates the review of a game, at its first deal; `None` if nothing was dealt.
    pub fn of(game: &GameState) -> Option<Self> {
        let record = game.record().clone();
        let state = state_at(&record, 0)?;
        Some(Self {
            last: record.steps_before_hand(game.rounds().len()).saturating_sub(1),
            record,
            moment: 0,
            state,
            is_over: game.outcome().is_some(),
            stands_alone: (0..game.rounds().len()).map(|hand| stands_alone(game, hand)).collect(),
        })
    }

    /// The game as it was at the shown moment.
    pub const fn state(&self) -> &GameState {
        &self.state
    }

    /// The view of a seat at the shown moment, for the coach. It tells the level of the Nestors
    /// only if the game is over, because a drawn level is hidden until then.
    pub fn coach_view(&self, seat: Seat) -> Option<View> {
        if self.is_over { self.state.coach_view(seat) } else { self.state.view(seat) }
    }

    /// Index of the shown moment: the number of deals and actions after the first deal.
    pub const fn moment(&self) -> usize {
        self.moment
    }

    /// Returns the record of the whole game.
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// The place of a moment in a game: the hand, and the actions in it.
    pub fn place_of(&self, moment: usize) -> ReviewPlace {
        let (hand, done) = place(&self.record, moment);
        ReviewPlace {
            hand: hand + 1,
            actions_done: done,
            action_count: self.record.rounds[hand].actions.len(),
        }
    }

    /// Returns whether the shown hand has the same deal and score without the hands before it.
    pub fn hand_stands_alone(&self) -> bool {
        let hand = self.place().hand - 1;
        self.stands_alone.get(hand).is_some_and(|alone| *alone)
    }

    /// Returns whether `game` is the reviewed game, with nothing played since.
    pub fn is_of(&self, game: &GameState) -> bool {
        self.record == *game.record()
    }

    /// Returns the hand of the shown moment, and the place in that hand.
    pub fn place(&self) -> ReviewPlace {
        self.place_of(self.moment)
    }

    /// Returns whether there is a moment before the shown one.
    pub const fn can_go_back(&self) -> bool {
        self.moment > 0
    }

    /// Returns whether there is a moment after the shown one.
    pub const fn can_go_forward(&self) -> bool {
        self.moment < self.last
    }

    /// Shows another moment. At the beginning and the end, the shown moment stays.
    pub fn go(&mut self, step: ReviewStep) {
        let (hand, done) = place(&self.record, self.moment);
        let moment = match step {
            ReviewStep::Back => self.moment.saturating_sub(1),
            ReviewStep::Next => self.moment + 1,
            ReviewStep::PreviousDeal if done == 0 => {
                self.record.steps_before_hand(hand.saturating_sub(1))
            }
            ReviewStep::PreviousDeal => self.record.steps_before_hand(hand),
            ReviewStep::NextDeal => self.record.steps_before_hand(hand + 1),
            ReviewStep::First => 0,
            ReviewStep::Last => self.last,
            ReviewStep::To(moment) => moment,
        };
        let moment = moment.min(self.last);
        if let Some(state) = state_at(&self.record, moment) {
            self.moment = moment;
            self.state = state;
        }
    }
}

/// Returns the index of a moment's hand, and the number of that hand's actions before it.
fn place(record: &Record, moment: usize) -> (usize, usize) {
    let mut left = moment;
    for (hand, round) in record.rounds.iter().enumerate() {
        if left <= round.actions.len() {
            return (hand, left);
        }
        left -= round.actions.len() + 1;
    }
    (record.rounds.len().saturating_sub(1), 0)
}

/// The game at this moment; `None` if there is no such hand.
fn state_at(record: &Record, moment: usize) -> Option<GameState> {
    let (hand, done) = place(record, moment);
    record.rounds.get(hand)?;
    replayed(&record.truncated_to(hand, done)).ok()
}
