//! The sealed shuffle: the same seed always gives the same deal (RULES section
//! 7).

use std::fmt;
use std::str::FromStr;

use rand::{Rng as _, SeedableRng as _};
use rand_chacha::ChaCha20Rng;
use serde::{Deserialize, Serialize, de::Error as _};

use super::bone::{Bone, Bones, Hand};
use super::boneyard::{Boneyard, RETURN_PLACE_BELOW};
use super::cut::Cut;
use super::rules::{FirstLead, Rules};
use super::seat::{BySeat, Seat};

/// The 32 bytes that everything random in a round comes from.
///
/// Written as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed([u8; 32]);

impl Seed {
    /// The seed with these bytes.
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The bytes of the seed.
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

/// A text that is not a seed.
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

/// What a round is dealt from: a seed, and where the bones are cut.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shuffle {
    /// The seed.
    pub seed: Seed,
    /// The cut.
    pub cut: Cut,
}

/// Without a cut.
impl From<Seed> for Shuffle {
    fn from(seed: Seed) -> Self {
        let cut = Cut::NONE;
        Self { seed, cut }
    }
}

/// How the leader of a round is chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LeadBy {
    /// The player with the heaviest doublet leads it. A deal without doublets is
    /// void.
    HeaviestDoublet,
    /// By a random number from the seed.
    Lot,
    /// Each player draws a bone, and the heaviest leads; equal ones draw again.
    Draw,
    /// The player in this seat, with any bone.
    Seat(Seat),
    /// The player in this seat, with the heaviest doublet in that hand. A deal in
    /// which it has none is void.
    DoubletOf(Seat),
}

/// As the line of a hand has it; seats are counted from 1.
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

/// The result of a shuffle.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Deal {
    /// How the leader was chosen.
    pub lead_by: LeadBy,
    /// The seat that leads.
    pub leader: Seat,
    /// The bone that must be led; `None` for any.
    pub must_lead: Option<Bone>,
    /// The bones drawn for the lead: a row for each time, in the order of seats.
    pub drawn_for_lead: Vec<Vec<Bone>>,
    /// The hands.
    pub hands: BySeat<Hand>,
    /// The boneyard, in the order in which it is drawn.
    pub boneyard: Boneyard,
}

/// A random number from 0 to `bound` - 1, each equally likely.
///
/// Some numbers of the stream would make small results more likely. They are
/// skipped.
fn below(stream: &mut ChaCha20Rng, bound: u32) -> u32 {
    let limit = u32::MAX - u32::MAX % bound;
    loop {
        let number = stream.next_u32();
        if number < limit {
            return number % bound;
        }
    }
}

/// A random number from 0 to [`RETURN_PLACE_BELOW`] - 1, each equally likely.
fn place_to_come_back(stream: &mut ChaCha20Rng) -> u64 {
    let limit = u64::MAX - u64::MAX % RETURN_PLACE_BELOW;
    loop {
        let number = stream.next_u64();
        if number < limit {
            return number % RETURN_PLACE_BELOW;
        }
    }
}

/// All bones in random order: a Fisher-Yates shuffle of `0-0` to `6-6`.
fn shuffled(stream: &mut ChaCha20Rng) -> Vec<Bone> {
    let mut bones: Vec<Bone> = Bone::all().collect();
    for last in (1..bones.len()).rev() {
        let chosen = below(stream, last as u32 + 1) as usize;
        bones.swap(last, chosen);
    }
    bones
}

/// How far the stream of a seed has come with a deal.
struct Dealing {
    stream: ChaCha20Rng,
    chosen: Option<Seat>,
    drawn_for_lead: Vec<Vec<Bone>>,
    /// The bones in the first order that makes no void deal.
    order: Vec<Bone>,
}

impl Dealing {
    /// Settles what chance has to say about the lead, and shuffles until a deal is
    /// not void.
    fn new(rules: &Rules, lead: LeadBy, seed: Seed) -> Self {
        let mut stream = ChaCha20Rng::from_seed(seed.bytes());
        let players = rules.seats.count();
        let mut drawn_for_lead = Vec::new();
        let chosen = match lead {
            LeadBy::HeaviestDoublet => None,
            LeadBy::Seat(seat) | LeadBy::DoubletOf(seat) => Some(seat),
            LeadBy::Lot => {
                let lot = below(&mut stream, u32::from(players)) as u8;
                Some(Seat::new(lot).expect("lots are below the number of players"))
            }
            LeadBy::Draw => loop {
                let mut bones = shuffled(&mut stream);
                bones.truncate(usize::from(players));
                let leader = leader_by_draw(&bones);
                drawn_for_lead.push(bones);
                if leader.is_some() {
                    break leader;
                }
            },
        };
        let order = loop {
            let bones = shuffled(&mut stream);
            let (hands, _) = dealt(rules, &bones);
            if leader_of(rules, &hands, lead, chosen).is_some() {
                break bones;
            }
        };
        Self {
            stream,
            chosen,
            drawn_for_lead,
            order,
        }
    }
}

/// All bones in the order that a seal fixes: before the cut.
pub(super) fn sealed_order(rules: &Rules, lead: LeadBy, seed: Seed) -> Vec<Bone> {
    Dealing::new(rules, lead, seed).order
}

impl Deal {
    /// Shuffles, cuts and deals a round.
    ///
    /// The random stream of the seed gives, in this order: the lot or the bones
    /// drawn for the lead; then shuffles, until a deal is not void. The last of
    /// them is cut: its first bones go to the back. If that makes the deal void,
    /// the next shuffles are cut at the same place, until one is not. The first
    /// bones of a shuffle are the hand of seat 0, the next that of seat 1, and so
    /// on. The others are the boneyard, in the order in which it is drawn. Its
    /// last two bones are those that are buried, and before them come those kept
    /// back. With firecrackers there follow the two numbers that say where bones
    /// come back to the boneyard.
    ///
    /// # Panics
    /// If the rules make no game ([`Rules::check`]).
    pub fn new(rules: &Rules, lead: LeadBy, shuffle: impl Into<Shuffle>) -> Self {
        let Shuffle { seed, cut } = shuffle.into();
        let Dealing {
            mut stream,
            chosen,
            drawn_for_lead,
            mut order,
        } = Dealing::new(rules, lead, seed);
        loop {
            let (hands, mut boneyard) = dealt(rules, &cut.turn(&order));
            let Some((leader, must_lead)) = leader_of(rules, &hands, lead, chosen) else {
                order = shuffled(&mut stream);
                continue;
            };
            if rules.firecrackers {
                let return_places = [(); 2].map(|()| place_to_come_back(&mut stream));
                boneyard = boneyard.with_return_places(return_places);
            }
            return Self {
                lead_by: lead,
                leader,
                must_lead,
                drawn_for_lead,
                hands,
                boneyard,
            };
        }
    }

    /// The deal of all bones in this order, for the first round of a game. Where
    /// chance would choose the leader it is `leader`. `None` if the deal is void.
    pub(super) fn in_order(rules: &Rules, leader: Seat, bones: &[Bone]) -> Option<Self> {
        let (hands, boneyard) = dealt(rules, bones);
        let (lead_by, chosen) = match rules.first_lead {
            FirstLead::HeaviestDoublet => (LeadBy::HeaviestDoublet, None),
            FirstLead::Lot => (LeadBy::Lot, Some(leader)),
            FirstLead::Draw => (LeadBy::Draw, Some(leader)),
            FirstLead::Person => (LeadBy::DoubletOf(leader), Some(leader)),
        };
        let (leader, must_lead) = leader_of(rules, &hands, lead_by, chosen)?;
        Some(Self {
            lead_by,
            leader,
            must_lead,
            drawn_for_lead: Vec::new(),
            hands,
            boneyard,
        })
    }
}

/// Gives each hand its bones, one hand after another, and leaves the others as
/// the boneyard.
fn dealt(rules: &Rules, bones: &[Bone]) -> (BySeat<Hand>, Boneyard) {
    let size = usize::from(rules.hand_size);
    let hands = BySeat::from_fn(|seat| {
        if seat.index() < usize::from(rules.seats.count()) {
            let start = seat.index() * size;
            bones[start..start + size].iter().copied().collect()
        } else {
            Hand::EMPTY
        }
    });
    let rest = &bones[usize::from(rules.dealt())..];
    (hands, Boneyard::new(rules, rest))
}

/// The seat that has drawn the heaviest of these bones, one for each seat. `None`
/// if several are equally heavy: all draw again.
pub(super) fn leader_by_draw(bones: &[Bone]) -> Option<Seat> {
    let heaviest = bones.iter().map(|bone| bone.weight()).max();
    let mut leaders = Seat::ALL
        .into_iter()
        .zip(bones)
        .filter(|(_, bone)| Some(bone.weight()) == heaviest);
    let (first, second) = (leaders.next()?, leaders.next());
    second.is_none().then_some(first.0)
}

/// The leader of a deal and the bone that must be led, if any. `None` if the deal
/// is void.
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
    if let LeadBy::DoubletOf(seat) = lead_by {
        return Some((seat, Some(hands[seat].heaviest_doublet()?)));
    }
    if let Some(seat) = chosen {
        return Some((seat, None));
    }
    seats()
        .filter_map(|seat| Some((seat, hands[seat].heaviest_doublet()?)))
        .max_by_key(|(_, doublet)| *doublet)
        .map(|(seat, doublet)| (seat, Some(doublet)))
}
