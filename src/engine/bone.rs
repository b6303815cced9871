//! Pips, bones and sets of bones.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize, de::Error as _};

/// The pips on one half of a bone, 0 to 6.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pips(u8);

impl Pips {
    /// Every number of pips, from blank to six.
    pub const ALL: [Self; 7] = [Self(0), Self(1), Self(2), Self(3), Self(4), Self(5), Self(6)];

    /// This many pips; `None` above 6.
    #[inline]
    pub const fn new(value: u8) -> Option<Self> {
        if value <= 6 { Some(Self(value)) } else { None }
    }

    /// The number of pips, 0 to 6.
    #[inline]
    pub const fn value(self) -> u8 {
        self.0
    }

    /// The bit of this number in a set of seven.
    #[inline]
    pub(crate) const fn bit(self) -> u8 {
        1 << self.0
    }
}

impl fmt::Display for Pips {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

/// A domino of the double-six set: two halves, each 0 to 6 pips.
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
const HALVES: [(u8, u8); 28] = {
    let mut halves = [(0, 0); 28];
    let mut high = 0;
    let mut number = 0;
    while high <= 6 {
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
    /// The bone with these two halves, in either order.
    #[inline]
    pub const fn new(one: Pips, other: Pips) -> Self {
        let (high, low) = if one.0 >= other.0 { (one.0, other.0) } else { (other.0, one.0) };
        Self(high * (high + 1) / 2 + low)
    }

    /// The bone with this index, 0 (`0-0`) to 27 (`6-6`); `None` above.
    #[inline]
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < 28 { Some(Self(index as u8)) } else { None }
    }

    /// The index of the bone, 0 (`0-0`) to 27 (`6-6`).
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All 28 bones, from `0-0` to `6-6`.
    #[inline]
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..28).map(Self)
    }

    /// The half with more pips.
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

    /// The pips of both halves, 0 to 12.
    #[inline]
    pub const fn weight(self) -> u8 {
        self.high().0 + self.low().0
    }

    /// The order in which bones must be led: the heaviest doublet first, then the heaviest
    /// bone, then of equally heavy ones the one with the higher half.
    #[inline]
    pub const fn rank_to_lead(self) -> (bool, u8, Pips) {
        (self.is_doublet(), self.weight(), self.high())
    }

    /// Whether one half shows `pips`.
    #[inline]
    pub const fn has(self, pips: Pips) -> bool {
        self.high().0 == pips.0 || self.low().0 == pips.0
    }

    /// The other half of a bone that shows `pips`; `None` if it does not.
    #[inline]
    pub const fn other(self, pips: Pips) -> Option<Pips> {
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

/// The text is not a bone of the double-six set.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("“{0}” is not a bone: write two numbers from 0 to 6, as in 6-4")]
pub struct ParseBoneError(String);

impl FromStr for Bone {
    type Err = ParseBoneError;

    fn from_str(text: &str) -> Result<Self, ParseBoneError> {
        let pips = |digit: u8| Pips::new(digit.wrapping_sub(b'0'));
        if let [one, b'-', other] = text.as_bytes()
            && let (Some(one), Some(other)) = (pips(*one), pips(*other))
        {
            return Ok(Self::new(one, other));
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
/// assert_eq!((suit.len(), suit.weight()), (7, 21));
/// assert_eq!(suit.and(Bones::DOUBLETS).iter().next(), Some(Bone::new(blank, blank)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Bones(u32);

/// The bones that a player holds.
pub type Hand = Bones;

/// For each set of numbers, the bones that show at least one of them.
const SHOWING: [u32; 128] = {
    let mut showing = [0; 128];
    let mut mask = 0;
    while mask < 128 {
        let mut bone = 0;
        while bone < 28 {
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

/// The weight of a set of bones, looked up in four parts of seven bits.
const PART_WEIGHTS: [[u16; 128]; 4] = {
    let mut weights = [[0; 128]; 4];
    let mut part = 0;
    while part < 4 {
        let mut mask = 0;
        while mask < 128 {
            let mut bit = 0;
            while bit < 7 {
                if mask >> bit & 1 == 1 {
                    let (high, low) = HALVES[part * 7 + bit];
                    weights[part][mask] += (high + low) as u16;
                }
                bit += 1;
            }
            mask += 1;
        }
        part += 1;
    }
    weights
};

impl Bones {
    /// The empty set.
    pub const EMPTY: Self = Self(0);
    /// The whole double-six set.
    pub const ALL: Self = Self((1 << 28) - 1);
    pub(crate) const DOUBLE_BLANK: Self = Self(1);
    /// The seven doublets.
    pub const DOUBLETS: Self = {
        let mut set = 0;
        let mut pips = 0;
        while pips < 7 {
            set |= 1 << Bone::new(Pips(pips), Pips(pips)).0;
            pips += 1;
        }
        Self(set)
    };

    /// The suit of `pips`: the seven bones that show it.
    #[inline]
    pub const fn suit(pips: Pips) -> Self {
        Self(SHOWING[pips.bit() as usize])
    }

    /// The bones that show at least one number of a set, in which bit `n` stands for `n` pips.
    #[inline]
    pub(crate) const fn showing(mask: u8) -> Self {
        Self(SHOWING[(mask & 127) as usize])
    }

    /// Whether the set holds `bone`.
    #[inline]
    pub const fn contains(self, bone: Bone) -> bool {
        self.0 >> bone.0 & 1 == 1
    }

    /// Puts `bone` into the set.
    #[inline]
    pub const fn insert(&mut self, bone: Bone) {
        self.0 |= 1 << bone.0;
    }

    /// Takes `bone` out of the set.
    #[inline]
    pub const fn remove(&mut self, bone: Bone) {
        self.0 &= !(1 << bone.0);
    }

    /// How many bones the set holds, 0 to 28.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether the set holds no bone.
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

    /// The bones in either set.
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

    /// The pips of all bones of the set, 0 to 168.
    #[inline]
    pub const fn weight(self) -> u16 {
        PART_WEIGHTS[0][(self.0 & 127) as usize]
            + PART_WEIGHTS[1][(self.0 >> 7 & 127) as usize]
            + PART_WEIGHTS[2][(self.0 >> 14 & 127) as usize]
            + PART_WEIGHTS[3][(self.0 >> 21 & 127) as usize]
    }

    /// The `n`th bone of the set, from 0, in the order of indices; `None` if there are not so many.
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
        if doublets == 0 { None } else { Some(Bone(31 - doublets.leading_zeros() as u8)) }
    }

    /// The bones of the set, in the order of indices.
    #[inline]
    pub fn iter(self) -> BonesIter {
        BonesIter(self.0)
    }
}

/// An iterator over the bones of a set, in the order of indices.
#[derive(Debug, Clone)]
pub struct BonesIter(u32);

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
