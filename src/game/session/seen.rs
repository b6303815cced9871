//! The hands that the player has seen, and how much of each.

use std::collections::VecDeque;

use engine::{Action, RoundRecord, Shuffle};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use crate::profile::Help;

const MAX_HANDS: usize = 500;

/// The last hands on the table, by their shuffle: how much of each the player has seen, and whether
/// they had advice.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct SeenHands(VecDeque<(HandKey, SeenPart)>);

/// A digest that identifies a shuffle without revealing it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
struct HandKey([u8; 8]);

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
struct SeenPart {
    line: SeenPlay,
    advised: bool,
}

/// How much of the play of a hand was seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
enum SeenPlay {
    /// The first actions of the hand: their number, and a digest of them.
    Beginning { actions: u16, digest: [u8; 8] },
    /// Hidden bones, or more than one course of play.
    All,
}

impl SeenPlay {
    fn of(actions: &[Action]) -> Self {
        Self::Beginning {
            actions: u16::try_from(actions.len()).unwrap_or(u16::MAX),
            digest: digest_of(actions),
        }
    }

    /// Whether nothing was seen beyond these actions.
    fn is_beginning_of(self, actions: &[Action]) -> bool {
        match self {
            Self::Beginning { actions: seen, digest } => {
                let seen = actions.get(..usize::from(seen));
                seen.is_some_and(|seen| digest_of(seen) == digest)
            }
            Self::All => false,
        }
    }
}

impl SeenHands {
    /// Returns the help that the player has in this hand from having seen it before.
    pub fn help_in(&self, hand: &RoundRecord) -> Help {
        let Some(part) = self.of(hand.shuffle()) else {
            return Help::None;
        };
        if !part.line.is_beginning_of(&hand.actions) {
            Help::Knowledge
        } else if part.advised {
            Help::Advice
        } else {
            Help::None
        }
    }

    /// Notes that a hand on the table was seen up to its last action. What was seen earlier is only
    /// known as a digest. The records of the same hand in kept games, `held`, show whether that
    /// earlier play continues this one.
    pub fn note_hand<'a>(
        &mut self,
        hand: &RoundRecord,
        mut held: impl Iterator<Item = &'a RoundRecord>,
    ) {
        let part = self.entry(hand.shuffle());
        let seen = part.line;
        let is_beginning = |other: &RoundRecord| {
            other.actions.starts_with(&hand.actions) && seen.is_beginning_of(&other.actions)
        };
        part.line = if seen.is_beginning_of(&hand.actions) {
            SeenPlay::of(&hand.actions)
        } else if hand.actions.is_empty() || held.any(is_beginning) {
            seen
        } else {
            SeenPlay::All
        };
    }

    /// Notes that the player had advice in a hand, which counts in every game with that hand.
    pub fn note_advice(&mut self, hand: Shuffle) {
        self.entry(hand).advised = true;
    }

    /// Returns whether the player had advice in a hand, or has seen more than its deal.
    pub fn has_more_than_deal(&self, hand: Shuffle) -> bool {
        let part = self.of(hand);
        part.is_some_and(|part| part.advised || !part.line.is_beginning_of(&[]))
    }

    /// Notes that hidden bones of a hand were seen, which is [`Help::Knowledge`] from now on.
    pub fn note_revealed(&mut self, hand: Shuffle) {
        self.entry(hand).line = SeenPlay::All;
    }

    fn of(&self, hand: Shuffle) -> Option<SeenPart> {
        let key = HandKey::of(hand);
        let found = self.0.iter().find(|(other, _)| *other == key);
        found.map(|(_, part)| *part)
    }

    /// Returns the entry of a hand, after creating it or moving it to the end of the list.
    fn entry(&mut self, hand: Shuffle) -> &mut SeenPart {
        let key = HandKey::of(hand);
        let place = self.0.iter().position(|(other, _)| *other == key);
        let none = SeenPart { line: SeenPlay::of(&[]), advised: false };
        let entry = place.and_then(|place| self.0.remove(place));
        self.0.push_back(entry.unwrap_or((key, none)));
        if self.0.len() > MAX_HANDS {
            self.0.pop_front();
        }
        &mut self.0.back_mut().expect("it was added").1
    }
}

impl HandKey {
    fn of(hand: Shuffle) -> Self {
        let digest = Sha256::new()
            .chain_update(hand.seed.bytes())
            .chain_update([hand.cut.bones()])
            .finalize();
        Self(first_eight_bytes(&digest))
    }
}

fn digest_of(actions: &[Action]) -> [u8; 8] {
    let mut digest = Sha256::new();
    for action in actions {
        digest.update(action.to_string());
        digest.update(" ");
    }
    first_eight_bytes(&digest.finalize())
}

fn first_eight_bytes(digest: &[u8]) -> [u8; 8] {
    *digest.first_chunk().expect("a digest has 32 bytes")
}
