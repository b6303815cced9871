//! Pips, bones and sets of bones.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize, de::Error as _};

/// The pips on one half of a bone, 0 to 9.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pips(u8);

impl Pips {
    /// The number of values that a half can have: blank to nine.
    pub const COUNT: usize = 10;

    /// Every number of pips in the largest set, from blank to nine. A game uses only those of
    /// [`DominoSet::pips`](super::DominoSet::pips).
    pub const ALL: [Self; Self::COUNT] = {
        let mut all = [Self(0); Self::COUNT];
        let mut value = 0;
        while value < Self::COUNT {
            all[value] = Self(value as u8);
            value += 1;
        }
        all
    };

    /// This many pips; `None` above 9.
    #[inline]
    pub const fn new(value: u8) -> Option<Self> {
        if (value as usize) < Self::COUNT { Some(Self(value)) } else { None }
    }

    /// The number of pips, 0 to 9.
    #[inline]
    pub const fn value(self) -> u8 {
        self.0
    }

    /// The bit that stands for this number in a `PipsSet`.
    #[inline]
    pub(crate) const fn bit(self) -> u16 {
        1 << self.0
    }
}

impl fmt::Display for Pips {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

/// A domino: two halves, each 0 to 9 pips. A [`DominoSet`](super::DominoSet) says which bones a
/// game is played with.
///
/// Bones are written with the higher half first, as in `6-4`; both `6-4` and `4-6` are read.
///
/// # Examples
/// ```
/// # use engine::Bone;
/// let bone: Bone = "4-6".parse()?;
/// assert_eq!(bone.to_string(), "6-4");
/// assert_eq!(bone.weight(), 10);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Bone(u8);

/// The halves of each bone by its index, the higher first.
const HALVES: [(u8, u8); Bone::COUNT] = {
    let mut halves = [(0, 0); Bone::COUNT];
    let mut high = 0;
    let mut number = 0;
    while number < Bone::COUNT {
        let mut low = 0;
        while low <= high {
            halves[number] = (high, low);
            number += 1;
            low += 1;
        }
        high += 1;
    }
    halves
};

impl Bone {
    /// The number of bones in the largest set, double nine: 55.
    pub const COUNT: usize = Pips::COUNT * (Pips::COUNT + 1) / 2;

    /// The bone with these two halves, in either order.
    #[inline]
    pub const fn new(first: Pips, second: Pips) -> Self {
        let (high, low) =
            if first.0 >= second.0 { (first.0, second.0) } else { (second.0, first.0) };
        Self(high * (high + 1) / 2 + low)
    }

    /// The bone with this index, 0 (`0-0`) to 54 (`9-9`); `None` above.
    #[inline]
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < Self::COUNT { Some(Self(index as u8)) } else { None }
    }

    /// The index of the bone, 0 (`0-0`) to 54 (`9-9`). A smaller set has the lowest indices.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The half with more pips; for a doublet, the same as [`Self::low`].
    #[inline]
    pub const fn high(self) -> Pips {
        Pips(HALVES[self.index()].0)
    }

    /// The half with fewer pips.
    #[inline]
    pub const fn low(self) -> Pips {
        Pips(HALVES[self.index()].1)
    }

    /// Both halves, the one with more pips first.
    #[inline]
    pub const fn halves(self) -> [Pips; 2] {
        [self.high(), self.low()]
    }

    /// Whether both halves are equal.
    #[inline]
    pub const fn is_doublet(self) -> bool {
        self.high().0 == self.low().0
    }

    /// The pips of both halves, 0 to 18.
    #[inline]
    pub const fn weight(self) -> u8 {
        self.high().0 + self.low().0
    }

    /// The rank for a forced lead; the bone with the highest rank is led. Doublets rank above all
    /// other bones. Then the weight decides, then the higher half.
    #[inline]
    pub const fn lead_rank(self) -> (bool, u8, Pips) {
        (self.is_doublet(), self.weight(), self.high())
    }

    /// Whether one half shows `pips`.
    #[inline]
    pub const fn has(self, pips: Pips) -> bool {
        self.high().0 == pips.0 || self.low().0 == pips.0
    }

    /// The half opposite the one that shows `pips`; `None` if neither half shows `pips`.
    #[inline]
    pub const fn other_half(self, pips: Pips) -> Option<Pips> {
        if self.high().0 == pips.0 {
            Some(self.low())
        } else if self.low().0 == pips.0 {
            Some(self.high())
        } else {
            None
        }
    }
}

impl fmt::Display for Bone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.high(), self.low())
    }
}

impl fmt::Debug for Bone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The error for a text that is not a [`Bone`].
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("“{0}” is not a bone: write two numbers from 0 to 9, as in 6-4")]
pub struct ParseBoneError(String);

impl FromStr for Bone {
    type Err = ParseBoneError;

    fn from_str(text: &str) -> Result<Self, ParseBoneError> {
        let pips = |digit: u8| Pips::new(digit.wrapping_sub(b'0'));
        if let [first, b'-', second] = text.as_bytes()
            && let (Some(first), Some(second)) = (pips(*first), pips(*second))
        {
            return Ok(Self::new(first, second));
        }
        Err(ParseBoneError(text.chars().take(12).collect()))
    }
}

impl Serialize for Bone {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Bone {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        text.parse().map_err(D::Error::custom)
    }
}

/// A set of bones, such as a hand or a suit.
///
/// # Examples
/// ```
/// # use engine::{Bone, Bones, Pips};
/// let blank = Pips::new(0).expect("a blank has 0 pips");
/// let suit = Bones::suit(blank);
/// assert_eq!((suit.len(), suit.weight()), (10, 45));
/// assert_eq!(suit.and(Bones::DOUBLETS).iter().next(), Some(Bone::new(blank, blank)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Bones(u64);

/// The bones that a player holds.
pub type Hand = Bones;

/// The number of different sets of pip values.
const MASK_COUNT: usize = 1 << Pips::COUNT;

/// For each set of pip values, as a bit mask, the bones that show at least one of them.
const BONES_SHOWING: [u64; MASK_COUNT] = {
    let mut showing = [0; MASK_COUNT];
    let mut mask = 0;
    while mask < MASK_COUNT {
        let mut bone = 0;
        while bone < Bone::COUNT {
            let (high, low) = HALVES[bone];
            if mask >> high & 1 == 1 || mask >> low & 1 == 1 {
                showing[mask] |= 1 << bone;
            }
            bone += 1;
        }
        mask += 1;
    }
    showing
};

/// The number of bones whose weight one lookup in [`PART_WEIGHTS`] gives.
const BONES_PER_PART: usize = 7;

/// The number of parts of [`BONES_PER_PART`] bones in the largest set.
const PART_COUNT: usize = Bone::COUNT.div_ceil(BONES_PER_PART);

/// The number of parts in double six, which most games are played with.
const DOUBLE_SIX_PARTS: usize = 4;

/// For each part, the weight of every subset of its bones.
const PART_WEIGHTS: [[u16; 1 << BONES_PER_PART]; PART_COUNT] = {
    let mut weights = [[0; 1 << BONES_PER_PART]; PART_COUNT];
    let mut bone = 0;
    while bone < Bone::COUNT {
        let (high, low) = HALVES[bone];
        let mut mask = 0;
        while mask < 1 << BONES_PER_PART {
            if mask >> (bone % BONES_PER_PART) & 1 == 1 {
                weights[bone / BONES_PER_PART][mask] += (high + low) as u16;
            }
            mask += 1;
        }
        bone += 1;
    }
    weights
};

impl Bones {
    /// The empty set.
    pub const EMPTY: Self = Self(0);
    /// Every bone of the largest set. A game uses only those of
    /// [`Rules::bones`](super::Rules::bones).
    pub const ALL: Self = Self::first(Bone::COUNT);
    pub(crate) const DOUBLE_BLANK: Self = Self(1);
    /// Every doublet of the largest set.
    pub const DOUBLETS: Self = {
        let mut doublets = Self::EMPTY;
        let mut pips = 0;
        while pips < Pips::COUNT {
            doublets.insert(Bone::new(Pips::ALL[pips], Pips::ALL[pips]));
            pips += 1;
        }
        doublets
    };

    /// The first `count` bones, in the order of indices.
    #[inline]
    pub(crate) const fn first(count: usize) -> Self {
        Self((1 << count) - 1)
    }

    /// The suit of `pips` in the largest set: the bones that show it.
    #[inline]
    pub const fn suit(pips: Pips) -> Self {
        Self(BONES_SHOWING[pips.bit() as usize])
    }

    /// The bones that show at least one number of a set, in which bit `n` stands for `n` pips.
    #[inline]
    pub(crate) const fn showing(mask: u16) -> Self {
        Self(BONES_SHOWING[mask as usize % MASK_COUNT])
    }

    /// Whether the set holds `bone`.
    #[inline]
    pub const fn contains(self, bone: Bone) -> bool {
        self.0 >> bone.0 & 1 == 1
    }

    /// Adds `bone` to the set. Does nothing if the set already holds it.
    #[inline]
    pub const fn insert(&mut self, bone: Bone) {
        self.0 |= 1 << bone.0;
    }

    /// Removes `bone` from the set. Does nothing if the set does not hold it.
    #[inline]
    pub const fn remove(&mut self, bone: Bone) {
        self.0 &= !(1 << bone.0);
    }

    /// How many bones the set holds, 0 to 55.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether the set holds no bone. A set of 0-0 alone is not empty, although it weighs 0.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The bones in both sets.
    #[must_use]
    #[inline]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The bones in at least one of the two sets.
    #[must_use]
    #[inline]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The bones of this set that are not in `other`.
    #[must_use]
    #[inline]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The pips of all bones of the set, 0 to 495.
    #[inline]
    pub const fn weight(self) -> u16 {
        let first = self.weight_of_parts(0, DOUBLE_SIX_PARTS);
        if self.0 >> (DOUBLE_SIX_PARTS * BONES_PER_PART) == 0 {
            return first;
        }
        first + self.weight_of_parts(DOUBLE_SIX_PARTS, PART_COUNT)
    }

    #[inline]
    const fn weight_of_parts(self, from: usize, to: usize) -> u16 {
        let mut weight = 0;
        let mut part = from;
        while part < to {
            weight += PART_WEIGHTS[part]
                [(self.0 >> (part * BONES_PER_PART)) as usize % (1 << BONES_PER_PART)];
            part += 1;
        }
        weight
    }

    /// The `n`th bone of the set, from 0, in the order of indices; `None` if the set has at most
    /// `n` bones.
    #[inline]
    pub const fn nth(self, n: u8) -> Option<Bone> {
        let mut rest = self.0;
        let mut skipped = 0;
        while skipped < n && rest != 0 {
            rest &= rest - 1;
            skipped += 1;
        }
        if rest == 0 { None } else { Some(Bone(rest.trailing_zeros() as u8)) }
    }

    /// The doublet of the set with the most pips; `None` if there is no doublet.
    #[inline]
    pub const fn heaviest_doublet(self) -> Option<Bone> {
        let doublets = self.0 & Self::DOUBLETS.0;
        if doublets == 0 { None } else { Some(Bone(63 - doublets.leading_zeros() as u8)) }
    }

    /// The bones of the set, in the order of indices.
    #[inline]
    pub fn iter(self) -> BonesIter {
        BonesIter(self.0)
    }
}

/// An iterator over the bones of a set, in the order of indices.
#[derive(Debug, Clone)]
pub struct BonesIter(u64);

impl Iterator for BonesIter {
    type Item = Bone;

    #[inline]
    fn next(&mut self) -> Option<Bone> {
        let bone = Bones(self.0).nth(0)?;
        self.0 &= self.0 - 1;
        Some(bone)
    }
}

impl IntoIterator for Bones {
    type Item = Bone;
    type IntoIter = BonesIter;

    #[inline]
    fn into_iter(self) -> BonesIter {
        self.iter()
    }
}

impl FromIterator<Bone> for Bones {
    fn from_iter<I: IntoIterator<Item = Bone>>(bones: I) -> Self {
        let mut set = Self::EMPTY;
        for bone in bones {
            set.insert(bone);
        }
        set
    }
}

impl fmt::Debug for Bones {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}
