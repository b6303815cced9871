//! What one seat may know, and nothing more.

use super::action::Action;
use super::bone::{Bone, Bones, Hand};
use super::event::Event;
use super::position::Position;
use super::round::Round;
use super::rules::Rules;
use super::seat::{BySeat, Seat};

/// What a person at one seat knows of the present round: the own hand, the
/// table and who played what, the sizes of hands and boneyard, who drew or
/// passed at which open ends, and the scores.
///
/// It is made in one place, `View::new`, so that this is the only door
/// through which anything reaches Nestor.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct View {
    seat: Seat,
    rules: Rules,
    position: Position,
    hand_sizes: BySeat<u8>,
    led_by_doublet: bool,
    events: Vec<Event>,
}

impl View {
    pub(super) fn new(round: &Round, seat: Seat) -> Self {
        let position = round.position();
        Self {
            seat,
            rules: *round.rules(),
            position: position.seen_by(seat),
            hand_sizes: BySeat::from_fn(|seat| position.hand(seat).len()),
            led_by_doublet: round.dealt().must_lead.is_some(),
            events: round.events().iter().map(|e| e.seen_by(seat)).collect(),
        }
    }

    /// Whose view it is.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// The rules of the round.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The position, with other hands empty and the boneyard face down.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The own hand.
    pub const fn hand(&self) -> Hand {
        self.position.hand(self.seat)
    }

    /// How many bones each seat holds.
    pub const fn hand_sizes(&self) -> &BySeat<u8> {
        &self.hand_sizes
    }

    /// Whether the round was led with the heaviest doublet in any hand, because
    /// it had to be.
    pub const fn led_by_doublet(&self) -> bool {
        self.led_by_doublet
    }

    /// What happened in the round, without the bones that others drew.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// The bones that this seat cannot see: in other hands, in the boneyard,
    /// or buried.
    pub fn unseen(&self) -> Bones {
        Bones::ALL.without(self.hand().or(self.position.table().played()))
    }

    /// What this seat may do now; nothing when it is not its turn.
    pub fn legal_actions(&self) -> Vec<Action> {
        if self.position.turn() == self.seat {
            self.position.legal(&self.rules).iter().collect()
        } else {
            Vec::new()
        }
    }

    /// The position as it may be: with these other hands, and this boneyard
    /// with the next bone to be drawn first and buried bones last.
    ///
    /// # Panics
    /// If the boneyard is not as large as the real one.
    pub fn imagine(&self, mut hands: BySeat<Hand>, boneyard: &[Bone]) -> Position {
        hands[self.seat] = self.hand();
        self.position.imagined(hands, boneyard)
    }
}
