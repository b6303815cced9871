//! Seals, which prove that the order of the bones was fixed before the deal.

use std::fmt;

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use super::bone::Bone;
use super::rules::Rules;
use super::shuffle::{LeadBy, Seed, sealed_order};

/// The SHA-256 digest of a line of text.
///
/// No one can find another line with the same seal. A player who has seen the seal before the deal
/// and the line after it knows that the line was not changed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Seal([u8; 32]);

impl Seal {
    const SHORT_DIGITS: usize = 12;

    /// Returns the SHA-256 digest of `line`.
    ///
    /// # Examples
    /// ```
    /// # use engine::Seal;
    /// let seal = Seal::from_line("abc").to_string();
    /// assert!(seal.starts_with("ba7816bf8f01cfea414140de5dae2223"));
    /// ```
    pub fn from_line(line: &str) -> Self {
        Self(Sha256::digest(line).into())
    }

    /// The first eight bytes as a big-endian number.
    pub fn leading_u64(self) -> u64 {
        let add = |number: u64, byte: &u8| (number << 8) | u64::from(*byte);
        self.0.iter().take(8).fold(0, add)
    }

    /// The first twelve digits in groups of four, to be compared at a glance.
    pub fn short(self) -> String {
        let digits: Vec<char> = self.to_string().chars().take(Self::SHORT_DIGITS).collect();
        let groups: Vec<String> = digits.chunks(4).map(|group| group.iter().collect()).collect();
        groups.join(" ")
    }
}

/// Writes 64 hexadecimal digits, as `sha256sum` does.
impl fmt::Display for Seal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

impl From<Seal> for String {
    fn from(seal: Seal) -> Self {
        seal.to_string()
    }
}

impl TryFrom<String> for Seal {
    type Error = &'static str;

    fn try_from(digits: String) -> Result<Self, Self::Error> {
        let mut bytes = [0; 32];
        let read = hex::decode_to_slice(digits, &mut bytes);
        read.map(|()| Self(bytes)).or(Err("a seal has 64 hexadecimal digits"))
    }
}

impl fmt::Debug for Seal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The line that is sealed for a hand: its number, the seed, the rules, how the
/// leader is chosen, and the order of all bones before the cut.
pub(super) fn sealed_hand_line(number: usize, rules: &Rules, lead: LeadBy, seed: Seed) -> String {
    let order: Vec<String> = sealed_order(rules, lead, seed).iter().map(Bone::to_string).collect();
    let order = order.join(" ");
    let rules = rules.to_line();
    format!("Nestor Dominoes hand {number}; seed {seed}; rules {rules}; lead {lead}; order {order}")
}

pub(super) fn seal_of_nestors(seed: u64) -> Seal {
    Seal::from_line(&sealed_nestor_line(seed))
}

/// The line that is sealed for the Nestors, with the seed of their random choices.
pub(super) fn sealed_nestor_line(seed: u64) -> String {
    format!("Nestor Dominoes game; choices {seed}")
}
