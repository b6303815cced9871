//! The built-in nets, and the games that each plays.

use std::fmt;
use std::sync::OnceLock;

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

use engine::{CountUnit, DominoSet, Fit, Remaining, Rules, Seats};

use super::net::Net;
use super::net_inputs::input_count;
use super::stored_nets::{STORED_NETS, split_stored, unpack};

/// A family of similar games, with one net for each of the [`Seats`] that it is played with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum NetFamily {
    /// No count scores: Draw and Block.
    Plain,
    /// Fives score.
    Fives,
    /// Threes score.
    Threes,
    /// Fives and threes score.
    FivesAndThrees,
    /// Each five and each three in a count scores a point, as in British leagues.
    Multiples,
    /// Equal ends score, as in Bergen.
    Headers,
    /// Halves add up to seven, as in Matador.
    Matador,
    /// Hands are counted instead of points, as in Jamaica.
    Hands,
    /// Passes bring bonuses, as in the Dominican game; for pairs.
    Passes,
    /// Bonuses are paid only at the end of a hand, as in the Puerto Rican game; for pairs.
    WaysOut,
    /// No count scores, with the bones of double nine, as in Cuban.
    Nines,
    /// Fives score, with the bones of double nine; for two players.
    FiveNines,
}

impl NetFamily {
    /// Every family, in the order of the stored nets.
    pub const ALL: [Self; Self::VARIANTS.len()] =
        *Self::VARIANTS.first_chunk().expect("there is an entry for each variant");

    /// The family of these rules; `None` if no net was trained for them: where leftover bones cost
    /// points, where features of two families are combined, where only fives or only threes are
    /// counted in multiples, or with double nine except for [`Self::Nines`] and
    /// [`Self::FiveNines`].
    ///
    /// Rules with other awards, rounding, hand caps, exact targets or claims use the net of
    /// their family, which was not trained on all of them. In every ready-made game this
    /// is better than playing without a net (figures in `assets/nestor.txt`).
    pub fn of(rules: &Rules) -> Option<Self> {
        if rules.remaining != Remaining::Nothing {
            return None;
        }
        let of_six = Self::of_double_six(rules)?;
        match (rules.set, of_six) {
            (DominoSet::DoubleSix, family) => Some(family),
            (DominoSet::DoubleNine, Self::Plain) => Some(Self::Nines),
            (DominoSet::DoubleNine, Self::Fives) if rules.seats == Seats::Two => {
                Some(Self::FiveNines)
            }
            (DominoSet::DoubleNine, _) => None,
        }
    }

    /// The family to which the same rules would belong with double six.
    fn of_double_six(rules: &Rules) -> Option<Self> {
        let is_matador = rules.fit == Fit::AddToSeven;
        let counts = match (rules.fives, rules.threes, rules.count_unit) {
            (false, false, _) => None,
            (true, false, CountUnit::Pips) => Some(Self::Fives),
            (false, true, CountUnit::Pips) => Some(Self::Threes),
            (true, true, CountUnit::Pips) => Some(Self::FivesAndThrees),
            (true, true, CountUnit::Multiples) => Some(Self::Multiples),
            _ => return None,
        };
        match (rules.headers, is_matador, rules.counts_hands()) {
            (false, false, false) => Some(counts.unwrap_or_else(|| Self::of_bonuses(rules))),
            _ if counts.is_some() => None,
            (true, false, false) => Some(Self::Headers),
            (false, true, false) => Some(Self::Matador),
            (false, false, true) => Some(Self::Hands),
            _ => None,
        }
    }

    /// The family of a game in which plays do not score, except by bonuses.
    const fn of_bonuses(rules: &Rules) -> Self {
        match rules.seats {
            Seats::Partners if rules.pays_bonuses_in_play() => Self::Passes,
            Seats::Partners if rules.pays_bonuses_at_end() => Self::WaysOut,
            _ => Self::Plain,
        }
    }

    /// The numbers of players, partners included, for which the family has a net.
    const fn trained_seats(self) -> &'static [Seats] {
        match self {
            Self::Passes | Self::WaysOut => &[Seats::Partners],
            Self::FiveNines => &[Seats::Two],
            _ => &Seats::ALL,
        }
    }

    /// The domino set with which the games of the family are played.
    pub const fn set(self) -> DominoSet {
        match self {
            Self::Nines | Self::FiveNines => DominoSet::DoubleNine,
            _ => DominoSet::DoubleSix,
        }
    }

    /// The points that a net's output of 1 stands for: about as many as a hand brings.
    pub const fn points_scale(self) -> f32 {
        match self {
            Self::Hands => 1.0,
            Self::Headers => 5.0,
            Self::Passes | Self::WaysOut => 50.0,
            Self::Nines | Self::FiveNines => 40.0,
            _ => 20.0,
        }
    }
}

/// The kind of game that a net plays, written as in `fives-partners`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct NetKind {
    /// The family of games that the net plays.
    pub family: NetFamily,
    /// The number of players, and whether they are partners.
    pub seats: Seats,
}

impl NetKind {
    /// Every kind, in the order of the stored nets.
    pub fn all() -> impl Iterator<Item = Self> {
        NetFamily::ALL.into_iter().flat_map(|family| {
            let trained = family.trained_seats().iter();
            trained.map(move |seats| Self { family, seats: *seats })
        })
    }

    /// The number of inputs, which depends on the domino set and the number of players.
    pub const fn input_count(self) -> usize {
        input_count(self.family.set(), self.seats)
    }

    /// Reads the built-in net of this kind; `None` if none was trained.
    fn read_stored(self) -> Option<Net> {
        let numbers = unpack(split_stored(STORED_NETS)?.get(&self)?)?;
        Net::new(self.input_count(), self.family.points_scale(), &numbers)
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
        Self::all().find(named).ok_or_else(|| format!("there is no net {text}"))
    }
}

const MAX_KINDS: usize = NetFamily::ALL.len() * Seats::ALL.len();

/// The built-in nets in the order of [`NetKind::all`], each read on first use.
static NETS: [OnceLock<Option<Net>>; MAX_KINDS] = [const { OnceLock::new() }; MAX_KINDS];

/// The built-in net for these rules; `None` if no net of their kind was trained.
pub fn net_for(rules: &Rules) -> Option<&'static Net> {
    let family = NetFamily::of(rules)?;
    let kind = NetKind { family, seats: rules.seats };
    let index = NetKind::all().position(|other| other == kind)?;
    NETS.get(index)?.get_or_init(|| kind.read_stored()).as_ref()
}
