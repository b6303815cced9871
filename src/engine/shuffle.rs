//! The shuffle and the deal. A seed gives the same deal, whatever the versions of the libraries.

use std::fmt;
use std::str::FromStr;

use rand::{Rng as _, SeedableRng as _};
use rand_chacha::ChaCha20Rng;
use serde::{Deserialize, Serialize, de::Error as _};

use super::bone::{Bone, Bones, Hand};
use super::boneyard::{Boneyard, RETURN_PLACE_BOUND};
use super::cut::Cut;
use super::rules::{FirstLead, NoDoublet, Rules};
use super::seat::{BySeat, Seat};

/// The 32 bytes that decide everything random in a round, written as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed([u8; 32]);

impl Seed {
    /// Makes a seed from its bytes, which can have any value.
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The bytes that key the random number stream of [`Deal::new`].
    pub const fn bytes(self) -> [u8; 32] {
        self.0
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The error for a text that is not a [`Seed`].
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("a seed is 64 hexadecimal digits")]
pub struct ParseSeedError;

impl FromStr for Seed {
    type Err = ParseSeedError;

    fn from_str(text: &str) -> Result<Self, ParseSeedError> {
        let mut bytes = [0; 32];
        match hex::decode_to_slice(text, &mut bytes) {
            Ok(()) => Ok(Self(bytes)),
            Err(_) => Err(ParseSeedError),
        }
    }
}

impl Serialize for Seed {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        text.parse().map_err(D::Error::custom)
    }
}

/// What decides a deal: the seed and the cut.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shuffle {
    /// The seed that decides the order of the bones.
    pub seed: Seed,
    /// The cut of the shuffled bones.
    pub cut: Cut,
}

/// Makes a shuffle without a cut.
impl From<Seed> for Shuffle {
    fn from(seed: Seed) -> Self {
        let cut = Cut::NONE;
        Self { seed, cut }
    }
}

/// How the leader of a round is chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LeadBy {
    /// The player with the heaviest doublet leads it. A deal without a doublet in any hand is void,
    /// unless [`NoDoublet::HeaviestBone`] applies.
    HeaviestDoublet,
    /// A random number from the seed decides.
    Lot,
    /// Each player draws a bone, and the heaviest leads. If several are equally heavy,
    /// all draw again.
    Draw,
    /// The player in this seat, with any bone.
    Seat(Seat),
    /// The player in this seat, with the heaviest doublet in hand. A deal that gives the player no
    /// doublet is void, unless [`NoDoublet::HeaviestBone`] applies.
    DoubletOf(Seat),
}

/// Writes the form used in a sealed line, where seats are counted from 1.
impl fmt::Display for LeadBy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::HeaviestDoublet => f.write_str("heaviest-doublet"),
            Self::Lot => f.write_str("lot"),
            Self::Draw => f.write_str("draw"),
            Self::Seat(seat) => write!(f, "seat-{}", seat.index() + 1),
            Self::DoubletOf(seat) => write!(f, "doublet-of-seat-{}", seat.index() + 1),
        }
    }
}

/// A dealt round, before the first bone is played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Deal {
    /// How the leader was chosen.
    pub lead_by: LeadBy,
    /// The seat that leads the round.
    pub leader: Seat,
    /// The bone that must be led; `None` for any.
    pub must_lead: Option<Bone>,
    /// The bones drawn for the lead, in the order of seats: a row for each attempt.
    pub drawn_for_lead: Vec<Vec<Bone>>,
    /// The hand dealt to each seat.
    pub hands: BySeat<Hand>,
    /// The bones left after the deal, in the order in which they are drawn.
    pub boneyard: Boneyard,
}

/// A random number below `bound`. All results are equally likely.
///
/// Skips the highest numbers of the stream, which would make small results more likely.
fn random_below(stream: &mut ChaCha20Rng, bound: u32) -> u32 {
    let limit = u32::MAX - u32::MAX % bound;
    loop {
        let number = stream.next_u32();
        if number < limit {
            return number % bound;
        }
    }
}

/// A random number below [`RETURN_PLACE_BOUND`]. All results are equally likely.
fn random_return_place(stream: &mut ChaCha20Rng) -> u64 {
    let limit = u64::MAX - u64::MAX % RETURN_PLACE_BOUND;
    loop {
        let number = stream.next_u64();
        if number < limit {
            return number % RETURN_PLACE_BOUND;
        }
    }
}

/// The bones of a set in random order: a Fisher-Yates shuffle that starts from the order of
/// indices.
fn shuffled(set: Bones, stream: &mut ChaCha20Rng) -> Vec<Bone> {
    let mut bones: Vec<Bone> = set.iter().collect();
    for last in (1..bones.len()).rev() {
        let chosen = random_below(stream, last as u32 + 1) as usize;
        bones.swap(last, chosen);
    }
    bones
}

/// A deal before the cut.
struct UncutDeal {
    /// The random numbers that follow those used for the shuffle.
    stream: ChaCha20Rng,
    /// The leader, where chance or the rules choose one before the deal.
    chosen: Option<Seat>,
    drawn_for_lead: Vec<Vec<Bone>>,
    /// The order of the first shuffle whose deal is not void.
    order: Vec<Bone>,
}

impl UncutDeal {
    /// Chooses the leader if the rules leave that to chance, and shuffles until the deal
    /// is not void.
    fn new(rules: &Rules, lead: LeadBy, seed: Seed) -> Self {
        let mut stream = ChaCha20Rng::from_seed(seed.bytes());
        let players = rules.seats.count();
        let mut drawn_for_lead = Vec::new();
        let chosen = match lead {
            LeadBy::HeaviestDoublet => None,
            LeadBy::Seat(seat) | LeadBy::DoubletOf(seat) => Some(seat),
            LeadBy::Lot => {
                let lot = random_below(&mut stream, u32::from(players)) as u8;
                Some(Seat::new(lot).expect("lots are below the number of players"))
            }
            LeadBy::Draw => loop {
                let mut bones = shuffled(rules.bones(), &mut stream);
                bones.truncate(usize::from(players));
                let leader = leader_by_draw(&bones);
                drawn_for_lead.push(bones);
                if leader.is_some() {
                    break leader;
                }
            },
        };
        let order = loop {
            let bones = shuffled(rules.bones(), &mut stream);
            let (hands, _) = hands_and_boneyard(rules, &bones);
            if leader_of(rules, &hands, lead, chosen).is_some() {
                break bones;
            }
        };
        Self { stream, chosen, drawn_for_lead, order }
    }
}

/// The sealed order of all bones, before the cut.
pub(super) fn sealed_order(rules: &Rules, lead: LeadBy, seed: Seed) -> Vec<Bone> {
    UncutDeal::new(rules, lead, seed).order
}

/// Whether the cut makes the deal in the sealed order void, so that the bones are shuffled again.
pub(super) fn is_void_after_cut(rules: &Rules, lead: LeadBy, shuffle: Shuffle) -> bool {
    let uncut = UncutDeal::new(rules, lead, shuffle.seed);
    let (hands, _) = hands_and_boneyard(rules, &shuffle.cut.apply(&uncut.order));
    leader_of(rules, &hands, lead, uncut.chosen).is_none()
}

impl Deal {
    /// Shuffles, cuts and deals a round.
    ///
    /// The seed keys a `ChaCha20` stream, from which come, in this order:
    ///
    /// 1. the lot, or the bones drawn for the lead;
    /// 2. shuffles (Fisher-Yates), until a deal is not void. The last is cut. If that
    ///    makes the deal void, the next ones are cut at the same place;
    /// 3. with firecrackers, two numbers for the places where bones come back.
    ///
    /// The first bones are the hand of seat 0, the next that of seat 1, and so on. The
    /// others are the boneyard in the order in which it is drawn: first what can be
    /// drawn, then what is kept back, then what is buried.
    ///
    /// # Panics
    /// If the rules are invalid ([`Rules::check`]).
    pub fn new(rules: &Rules, lead: LeadBy, shuffle: impl Into<Shuffle>) -> Self {
        let Shuffle { seed, cut } = shuffle.into();
        let UncutDeal { mut stream, chosen, drawn_for_lead, mut order } =
            UncutDeal::new(rules, lead, seed);
        loop {
            let (hands, mut boneyard) = hands_and_boneyard(rules, &cut.apply(&order));
            let Some((leader, must_lead)) = leader_of(rules, &hands, lead, chosen) else {
                order = shuffled(rules.bones(), &mut stream);
                continue;
            };
            if rules.firecrackers {
                let return_places = [(); 2].map(|()| random_return_place(&mut stream));
                boneyard = boneyard.with_return_places(return_places);
            }
            return Self { lead_by: lead, leader, must_lead, drawn_for_lead, hands, boneyard };
        }
    }

    /// The deal of all bones in this order, for the first round of a game. `leader` leads
    /// unless the rules let the heaviest doublet decide. `None` if the deal is void.
    pub(super) fn in_order(rules: &Rules, leader: Seat, bones: &[Bone]) -> Option<Self> {
        let (hands, boneyard) = hands_and_boneyard(rules, bones);
        let (lead_by, chosen) = match rules.first_lead {
            FirstLead::HeaviestDoublet => (LeadBy::HeaviestDoublet, None),
            FirstLead::Lot => (LeadBy::Lot, Some(leader)),
            FirstLead::Draw => (LeadBy::Draw, Some(leader)),
            FirstLead::Person => (LeadBy::DoubletOf(leader), Some(leader)),
        };
        let (leader, must_lead) = leader_of(rules, &hands, lead_by, chosen)?;
        Some(Self { lead_by, leader, must_lead, drawn_for_lead: Vec::new(), hands, boneyard })
    }
}

/// Deals the bones in this order: one hand after another, and the rest to the boneyard.
fn hands_and_boneyard(rules: &Rules, bones: &[Bone]) -> (BySeat<Hand>, Boneyard) {
    let size = usize::from(rules.hand_size);
    let hands = BySeat::from_fn(|seat| {
        if seat.index() < usize::from(rules.seats.count()) {
            let start = seat.index() * size;
            bones[start..start + size].iter().copied().collect()
        } else {
            Hand::EMPTY
        }
    });
    let rest = &bones[usize::from(rules.bones_dealt())..];
    (hands, Boneyard::new(rules, rest))
}

/// The seat that drew the heaviest bone. `bones` has one for each seat, in the order of
/// seats. `None` if several are equally heavy.
pub(super) fn leader_by_draw(bones: &[Bone]) -> Option<Seat> {
    let heaviest = bones.iter().map(|bone| bone.weight()).max();
    let mut leaders =
        Seat::ALL.into_iter().zip(bones).filter(|(_, bone)| Some(bone.weight()) == heaviest);
    let (first, second) = (leaders.next()?, leaders.next());
    second.is_none().then_some(first.0)
}

/// The leader of a deal and the bone that must be led, if any; `None` if the deal is void.
pub(super) fn leader_of(
    rules: &Rules,
    hands: &BySeat<Hand>,
    lead_by: LeadBy,
    chosen: Option<Seat>,
) -> Option<(Seat, Option<Bone>)> {
    let seats = || Seat::around(rules.seats);
    if let Some(limit) = rules.doublets_limit
        && seats().any(|seat| hands[seat].and(Bones::DOUBLETS).len() > limit)
    {
        return None;
    }
    let lead_of = |seat: Seat| match rules.no_doublet {
        NoDoublet::DealAgain => hands[seat].heaviest_doublet(),
        NoDoublet::HeaviestBone => hands[seat].iter().max_by_key(|bone| bone.lead_rank()),
    };
    if let LeadBy::DoubletOf(seat) = lead_by {
        return Some((seat, Some(lead_of(seat)?)));
    }
    if let Some(seat) = chosen {
        return Some((seat, None));
    }
    seats()
        .filter_map(|seat| Some((seat, lead_of(seat)?)))
        .max_by_key(|(_, bone)| bone.lead_rank())
        .map(|(seat, bone)| (seat, Some(bone)))
}
