//! Checks the seals of a game.

use super::bone::Bone;
use super::cut::Cut;
use super::game_state::GameState;
use super::record::Record;
use super::round::Round;
use super::rules::Rules;
use super::seal::{Seal, seal_of_nestors, sealed_hand_line, sealed_nestor_line};
use super::shuffle::{Deal, Seed, Shuffle, is_void_after_cut, sealed_order};

/// The result of checking the seal of a hand that is over.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a check, or a fact, of its own")]
pub struct SealCheck {
    /// Whether the sealed line has the seal that was shown before the deal.
    pub seal_matches: bool,
    /// Whether the seed in the sealed line gives the order of bones in that line.
    pub order_matches: bool,
    /// Whether the bones were dealt in the sealed order, after the cut; or, if the cut made that
    /// deal void, in a later order from the same seed.
    pub deal_matches: bool,
    /// Whether the cut made the deal in the sealed order void.
    pub is_void_after_cut: bool,
}

impl SealCheck {
    /// Whether the seal, the order and the deal all match.
    pub const fn all_match(self) -> bool {
        self.seal_matches && self.order_matches && self.deal_matches
    }

    /// Checks the line of a round against its seal and its deal.
    fn new(line: &str, round: &Round, cut: Cut) -> Self {
        let (rules, lead_by) = (round.rules(), round.initial_deal().lead_by);
        let part = |name: &str| {
            let mut parts = line.split("; ");
            parts.find_map(|part| part.strip_prefix(name))
        };
        let seed = part("seed ").and_then(|seed| seed.parse::<Seed>().ok());
        let order: Option<Vec<Bone>> = part("order ").and_then(|order| {
            let bones = order.split(' ').map(|bone| bone.parse().ok());
            bones.collect()
        });
        let shuffled = seed.map(|seed| sealed_order(rules, lead_by, seed));
        let shuffle = seed.map(|seed| Shuffle { seed, cut });
        let deal = shuffle.map(|shuffle| Deal::new(rules, lead_by, shuffle));
        Self {
            seal_matches: round.seal() == Some(Seal::from_line(line)),
            order_matches: shuffled.is_some() && shuffled == order,
            deal_matches: deal.as_ref() == Some(round.initial_deal()),
            is_void_after_cut: shuffle
                .is_some_and(|shuffle| is_void_after_cut(rules, lead_by, shuffle)),
        }
    }
}

impl Record {
    /// The same record with another seed for the Nestors' random choices, and its seal.
    #[must_use]
    pub fn with_nestor_seed(self, nestor_seed: u64) -> Self {
        Self { nestor_seed, nestor_seal: Some(seal_of_nestors(nestor_seed)), ..self }
    }
}

impl GameState {
    /// The seal of the next hand if it is dealt from this seed under these rules.
    pub fn seal_of_next_hand(&self, seed: Seed, rules: &Rules) -> Seal {
        let number = self.rounds().len() + 1;
        Seal::from_line(&sealed_hand_line(number, rules, self.lead_by(rules), seed))
    }

    /// The line that was sealed before a hand was dealt. Hands are counted from 0.
    /// `None` while the hand is played, because the line gives away all hidden bones.
    pub fn sealed_hand_line(&self, hand: usize) -> Option<String> {
        let (round, recorded) = (self.rounds().get(hand)?, self.record().rounds.get(hand)?);
        round.position().end()?;
        let lead_by = round.initial_deal().lead_by;
        Some(sealed_hand_line(round.number(), round.rules(), lead_by, recorded.seed))
    }

    /// Checks the seal of a hand, counted from 0; `None` while the hand is played.
    pub fn check_seal(&self, hand: usize) -> Option<SealCheck> {
        let line = self.sealed_hand_line(hand)?;
        let recorded = self.record().rounds.get(hand)?;
        Some(SealCheck::new(&line, self.rounds().get(hand)?, recorded.cut))
    }

    /// The seal of the Nestors' seed, which is shown before the game.
    pub fn seal_of_nestors(&self) -> Seal {
        let record = self.record();
        let computed = || seal_of_nestors(record.nestor_seed);
        record.nestor_seal.unwrap_or_else(computed)
    }

    /// The line that was sealed for the Nestors' seed; `None` until the game is over.
    pub fn sealed_nestor_line(&self) -> Option<String> {
        self.outcome().map(|_| sealed_nestor_line(self.record().nestor_seed))
    }

    /// Whether the Nestors' seed has the seal that was shown; `None` until the game is over.
    pub fn check_seal_of_nestors(&self) -> Option<bool> {
        let line = self.sealed_nestor_line()?;
        Some(Seal::from_line(&line) == self.seal_of_nestors())
    }
}
