//! The built-in nets, and the games that each plays.

use std::fmt;
use std::ops::Range;
use std::sync::OnceLock;

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

use engine::{CountUnit, Fit, Remaining, Rules, Seats};

use super::net::Net;
use super::net_inputs::input_count;

/// The counts that score in a game. Each family has nets of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum ScoringFamily {
    /// No count scores: Draw and Block.
    Plain,
    /// Fives score.
    Fives,
    /// Threes score.
    Threes,
    /// Fives and threes score.
    FivesAndThrees,
    /// Multiples of five and three score, as in British leagues.
    Multiples,
}

impl ScoringFamily {
    /// Every family, in the order of the stored nets.
    pub const ALL: [Self; Self::VARIANTS.len()] = *Self::VARIANTS
        .first_chunk()
        .expect("there is an entry for each variant");

    /// The family of a mix of rules; `None` where bones left in hand cost points, equal ends
    /// score, halves add up to seven or hands are counted, for which no net was trained.
    ///
    /// Mixes with other awards, rounding, caps, exact targets or claims use the net of
    /// their family, which was not trained on all of them. In every ready-made game this
    /// is better than playing without a net (figures in `assets/nestor.txt`).
    pub fn of(rules: &Rules) -> Option<Self> {
        let is_usual = rules.fit == Fit::Equal && rules.remaining == Remaining::Nothing;
        if !is_usual || rules.headers || rules.counts_hands() {
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

/// The kind of game that a net plays, written as in `fives-partners`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct NetKind {
    /// The counts that score.
    pub family: ScoringFamily,
    /// The number of players, and whether they are partners.
    pub seats: Seats,
}

impl NetKind {
    /// Every kind, in the order of the stored nets.
    pub fn all() -> impl Iterator<Item = Self> {
        let of = |seats: Seats| ScoringFamily::ALL.map(|family| Self { family, seats });
        Seats::ALL.into_iter().flat_map(of)
    }

    /// The number of inputs of the net.
    pub const fn input_count(self) -> usize {
        input_count(self.seats)
    }

    /// The range of bytes of the net in [`STORED_NETS`].
    pub fn byte_range(self) -> Range<usize> {
        let before = Self::all().take_while(|kind| *kind != self);
        let start = before.map(|kind| Net::bytes(kind.input_count())).sum();
        start..start + Net::bytes(self.input_count())
    }
}

impl fmt::Display for NetKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let family: &'static str = self.family.into();
        let seats: &'static str = self.seats.into();
        write!(f, "{family}-{seats}")
    }
}

impl From<NetKind> for String {
    fn from(kind: NetKind) -> Self {
        kind.to_string()
    }
}

impl TryFrom<String> for NetKind {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let named = |kind: &Self| kind.to_string() == text;
        Self::all()
            .find(named)
            .ok_or_else(|| format!("there is no net {text}"))
    }
}

/// The built-in nets as they are stored, trained by `arena train`; see
/// `assets/nestor.txt`.
pub const STORED_NETS: &[u8] = include_bytes!("../../assets/nestor.net");

const KINDS: usize = ScoringFamily::ALL.len() * Seats::ALL.len();

/// Each net is read on first use.
static NETS: [OnceLock<Option<Net>>; KINDS] = [const { OnceLock::new() }; KINDS];

/// The net for a mix of rules, if one of its kind was trained.
pub fn net_for(rules: &Rules) -> Option<&'static Net> {
    let family = ScoringFamily::of(rules)?;
    let kind = NetKind {
        family,
        seats: rules.seats,
    };
    let place = NetKind::all().position(|other| other == kind)?;
    let read = || Net::read(kind.input_count(), STORED_NETS.get(kind.byte_range())?);
    let net = NETS.get(place)?.get_or_init(read).as_ref();
    net.filter(|net| net.has_learned())
}
