//! The nets that come with the program, and which one plays which game.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use strum::VariantArray;

use crate::engine::{CountUnit, Remaining, Rules, Seats};

use super::net::Net;

/// What scores in a game. There is a net for each family.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, VariantArray,
)]
#[serde(rename_all = "kebab-case")]
pub enum Family {
    /// No count scores: Draw and Block.
    Plain,
    /// Fives score.
    Fives,
    /// Threes score.
    Threes,
    /// Fives and threes score.
    FivesAndThrees,
    /// Fives and threes score by their multiples, as in British leagues.
    Multiples,
}

impl Family {
    /// Every family, in the order in which their nets are stored.
    pub const ALL: [Self; Self::VARIANTS.len()] =
        *Self::VARIANTS.first_chunk().expect("it is as long");

    /// The family of a mix of rules. `None` for more than two players, or where
    /// bones left in hand cost points: no net was trained on such rules.
    ///
    /// Mixes with other awards, rounding, caps, exact targets or claims use the
    /// net of their family, though it was not trained on them. In all ready-made
    /// games that plays better than no net (`assets/nestor.txt` has the figures).
    pub fn of(rules: &Rules) -> Option<Self> {
        if rules.seats != Seats::Two || rules.remaining != Remaining::Nothing {
            return None;
        }
        match (rules.fives, rules.threes, rules.count_unit) {
            (false, false, _) => Some(Self::Plain),
            (true, false, CountUnit::Pips) => Some(Self::Fives),
            (false, true, CountUnit::Pips) => Some(Self::Threes),
            (true, true, CountUnit::Pips) => Some(Self::FivesAndThrees),
            (true, true, CountUnit::Multiples) => Some(Self::Multiples),
            _ => None,
        }
    }
}

/// The nets that `arena train` has trained; see `assets/nestor.txt`.
static NETS: LazyLock<Vec<Net>> = LazyLock::new(|| read(include_bytes!("../../assets/nestor.net")));

/// Reads nets that follow each other in a file.
pub fn read(bytes: &[u8]) -> Vec<Net> {
    bytes
        .chunks_exact(Net::BYTES)
        .filter_map(Net::read)
        .collect()
}

/// The net for a mix of rules, if one was trained for the like.
pub fn net_for(rules: &Rules) -> Option<&'static Net> {
    let family = Family::of(rules)?;
    let place = Family::ALL.into_iter().position(|other| other == family)?;
    NETS.get(place).filter(|net| net.has_learned())
}
