//! The nets that ship with the program, and which game each was trained on.

use std::sync::LazyLock;

use crate::engine::{CountUnit, Remaining, Rules, Seats};

use super::net::Net;

/// What scores in a game: each has a net of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
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
    pub const ALL: [Self; 5] = [
        Self::Plain,
        Self::Fives,
        Self::Threes,
        Self::FivesAndThrees,
        Self::Multiples,
    ];

    /// The family that a mix of rules belongs to; `None` where the players or
    /// what bones left in hand cost are others than the nets were trained on.
    /// Mixes that differ in awards, rounding, caps, exact targets or claims
    /// use the nearest net, though it never met them: in all ready-made games
    /// that is better than none (`assets/nestor.txt` has the figures).
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

/// The nets as they were trained by `arena train`; see `assets/nestor.txt`.
static NETS: LazyLock<Vec<Net>> = LazyLock::new(|| read(include_bytes!("../../assets/nestor.net")));

/// Reads nets that are stored one after another.
pub fn read(bytes: &[u8]) -> Vec<Net> {
    bytes
        .chunks_exact(Net::BYTES)
        .filter_map(Net::read)
        .collect()
}

/// The net for a mix of rules, if one was trained on its like.
pub fn net_for(rules: &Rules) -> Option<&'static Net> {
    let family = Family::of(rules)?;
    let place = Family::ALL.into_iter().position(|other| other == family)?;
    NETS.get(place).filter(|net| net.has_learned())
}
