//! A player's view of a round.

use super::action::Action;
use super::bone::{Bone, Bones, Hand};
use super::event::Event;
use super::level::Level;
use super::position::Position;
use super::round::{PlacedBone, Round, placed_bones};
use super::rules::Rules;
use super::seat::{BySeat, Seat};
use super::shuffle::LeadBy;

/// A player's view of a round: the hand, the table, who played what, how many bones each hand and
/// the boneyard hold, who drew or passed at which open ends, and the scores. Once the round is
/// over, also all hands.
///
/// Nestor decides from views alone, so he cannot look at hidden bones. A view comes from the game
/// or from a [`SeatTranscript`](super::SeatTranscript).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct View {
    seat: Seat,
    rules: Rules,
    position: Position,
    hand_sizes: BySeat<u8>,
    lead_by: LeadBy,
    events: Vec<Event>,
    known_level: Option<Level>,
}

impl View {
    fn new(round: &Round, seat: Seat) -> Self {
        let position = round.position();
        Self {
            seat,
            rules: *round.rules(),
            position: position.seen_by(seat),
            hand_sizes: BySeat::from_fn(|seat| position.hand(seat).len()),
            lead_by: round.initial_deal().lead_by,
            events: round.events().iter().map(|e| e.seen_by(seat)).collect(),
            known_level: None,
        }
    }

    /// The same view for a player who also knows that all others are Nestors of this level.
    #[must_use]
    pub const fn among_nestors(mut self, level: Level) -> Self {
        self.known_level = Some(level);
        self
    }

    /// The level of the others, if they are all Nestors of one level and the player knows it.
    ///
    /// Only the coach gets it, because the person he advises knows it, too. Nestor plays without it,
    /// the same against everyone.
    pub const fn known_level(&self) -> Option<Level> {
        self.known_level
    }

    /// The seat of the player whose view this is.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// The rules of the round; a game can change them between rounds.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The position without the bones of the boneyard and, until the round is over, without the
    /// other hands.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The bones that the player holds now.
    pub const fn hand(&self) -> Hand {
        self.position.hand(self.seat)
    }

    /// The player's hand as it was dealt.
    pub fn dealt_hand(&self) -> Hand {
        // Undoes the events, from the present hand back to the deal.
        let mut dealt = self.hand();
        for event in self.events.iter().rev() {
            match event {
                Event::Played { seat, bone, .. } if *seat == self.seat => dealt.insert(*bone),
                Event::Drew { seat, bone: Some(bone), .. } if *seat == self.seat => {
                    dealt.remove(*bone);
                }
                _ => {}
            }
        }
        dealt
    }

    /// The bones on the table, in the order of play.
    pub fn placed_bones(&self) -> impl DoubleEndedIterator<Item = PlacedBone> + '_ {
        placed_bones(&self.events)
    }

    /// The number of bones that each player holds; 0 for an empty seat.
    pub const fn hand_sizes(&self) -> &BySeat<u8> {
        &self.hand_sizes
    }

    /// How the leader was chosen.
    pub const fn lead_by(&self) -> LeadBy {
        self.lead_by
    }

    /// Whether the rules chose the lead, which was then played automatically: the heaviest doublet
    /// of all hands or of the leader's, or the heaviest bone if there is no doublet.
    pub const fn is_lead_forced(&self) -> bool {
        matches!(self.lead_by, LeadBy::HeaviestDoublet | LeadBy::DoubletOf(_))
    }

    /// The events of the round, without the bones that others drew.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// The bones that the player cannot see: in hidden hands, in the boneyard, or buried.
    pub fn unseen(&self) -> Bones {
        let hands = Seat::ALL.into_iter().map(|seat| self.position.hand(seat));
        let set = self.rules.bones();
        set.without(hands.fold(self.position.table().played(), Bones::or))
    }

    /// The actions that the player may choose from; none out of turn.
    pub fn legal_actions(&self) -> Vec<Action> {
        if self.position.turn() == self.seat {
            self.position.legal(&self.rules).iter().collect()
        } else {
            Vec::new()
        }
    }

    /// A position that may be the real one: the others hold these hands, and the
    /// boneyard has these bones, the next to be drawn first and buried ones last.
    ///
    /// # Panics
    /// If the boneyard is not as large as the real one.
    pub fn imagine(&self, mut hands: BySeat<Hand>, boneyard: &[Bone]) -> Position {
        hands[self.seat] = self.hand();
        self.position.imagined(hands, boneyard)
    }
}

impl Round {
    /// The view of the player in `seat`.
    pub fn view(&self, seat: Seat) -> View {
        View::new(self, seat)
    }
}
