//! The nets that come with the program, and which one plays which game.

use std::fmt;
use std::ops::Range;
use std::sync::OnceLock;

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

use engine::{CountUnit, Remaining, Rules, Seats};

use super::inputs::inputs;
use super::net::Net;

/// What scores in a game. There is a net for each family.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
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

    /// The family of a mix of rules. `None` where bones left in hand cost points: no
    /// net was trained on such rules.
    ///
    /// Mixes with other awards, rounding, caps, exact targets or claims use the
    /// net of their family, though it was not trained on all of them. In all
    /// ready-made games that plays better than no net (`assets/nestor.txt` has the
    /// figures).
    pub fn of(rules: &Rules) -> Option<Self> {
        if rules.remaining != Remaining::Nothing {
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

/// What a net is for: what scores, and how many play. Written as in
/// `fives-partners`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct NetKind {
    /// What scores.
    pub family: Family,
    /// How many play.
    pub seats: Seats,
}

impl NetKind {
    /// Every kind, in the order in which the nets are stored.
    pub fn all() -> impl Iterator<Item = Self> {
        let of = |seats: Seats| Family::ALL.map(|family| Self { family, seats });
        Seats::ALL.into_iter().flat_map(of)
    }

    /// How many inputs its net has.
    pub const fn inputs(self) -> usize {
        inputs(self.seats)
    }

    /// Where its net stands in a file.
    pub fn place(self) -> Range<usize> {
        let before = Self::all().take_while(|kind| *kind != self);
        let start = before.map(|kind| Net::bytes(kind.inputs())).sum();
        start..start + Net::bytes(self.inputs())
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

/// The nets that `arena train` has trained, as they are stored; see
/// `assets/nestor.txt`.
pub const STORED: &[u8] = include_bytes!("../../assets/nestor.net");

/// How many nets are stored.
const KINDS: usize = Family::ALL.len() * Seats::ALL.len();

/// Each is read when it is first asked for: a game needs one of them.
static NETS: [OnceLock<Option<Net>>; KINDS] = [const { OnceLock::new() }; KINDS];

/// The net for a mix of rules, if one was trained for the like.
pub fn net_for(rules: &Rules) -> Option<&'static Net> {
    let family = Family::of(rules)?;
    let kind = NetKind {
        family,
        seats: rules.seats,
    };
    let place = NetKind::all().position(|other| other == kind)?;
    let read = || Net::read(kind.inputs(), STORED.get(kind.place())?);
    let net = NETS.get(place)?.get_or_init(read).as_ref();
    net.filter(|net| net.has_learned())
}
