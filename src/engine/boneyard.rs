//! The face-down stock.

use super::bone::Bone;
use super::rules::Rules;

/// The stand-in for a bone that the viewer may not know.
const PLACEHOLDER: Bone = {
    let Some(bone) = Bone::from_index(0) else { unreachable!() };
    bone
};

/// The most bones that a deal can leave: double nine without two hands of three. Firecrackers,
/// which bring bones back, need no more, because they are played with double six.
const MAX_BONES: usize = Bone::COUNT - 2 * 3;

/// The most blown-up bones that can go back to the boneyard: one for each firecracker.
const MAX_RETURNED: usize = 2;

/// The exclusive upper bound of the random numbers for return places: the least common multiple of
/// 1 to 24. A boneyard with firecrackers has at most 24 bones, so a random number modulo the number
/// of places is equally likely for each place.
pub(super) const RETURN_PLACE_BOUND: u64 = 5_354_228_880;

/// The boneyard, in the order in which its bones are drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Boneyard {
    /// The empty places of drawn bones, then the bones in the boneyard, then the buried ones.
    bones: [Bone; MAX_BONES],
    /// The index of the next bone to draw.
    next: u8,
    /// The index after the last bone that may be drawn.
    drawable_end: u8,
    /// The index after the last bone in the boneyard.
    end: u8,
    /// The index after the last buried bone.
    buried_end: u8,
    /// Random numbers that decide where blown-up bones go back into the boneyard.
    return_places: [u64; MAX_RETURNED],
    /// The number of blown-up bones that have been put back.
    returned: u8,
}

impl Boneyard {
    /// The boneyard after a deal, its bones in the order in which they are drawn.
    ///
    /// [`Rules::bury_two`] takes away the last two bones, and [`Rules::kept_back`] is the number of
    /// bones before them that are never drawn.
    ///
    /// # Panics
    /// If `order` has more bones than a deal of two hands of three leaves.
    pub fn new(rules: &Rules, order: &[Bone]) -> Self {
        let mut bones = [PLACEHOLDER; MAX_BONES];
        bones[..order.len()].copy_from_slice(order);
        let buried_end = order.len() as u8;
        let end = buried_end.saturating_sub(rules.buried());
        let drawable_end = if rules.can_draw() { end.saturating_sub(rules.kept_back) } else { 0 };
        Self {
            bones,
            next: 0,
            drawable_end,
            end,
            buried_end,
            return_places: return_places_from(order),
            returned: 0,
        }
    }

    /// The same boneyard with these random numbers for the places where blown-up bones come back.
    /// All places are equally likely if the numbers are drawn from 0 to 5,354,228,879.
    #[must_use]
    #[inline]
    pub const fn with_return_places(mut self, places: [u64; MAX_RETURNED]) -> Self {
        self.return_places = places;
        self
    }

    /// The number of bones in the boneyard, including those kept back.
    #[inline]
    pub const fn len(&self) -> u8 {
        self.end - self.next
    }

    /// Whether the boneyard has no bone left, not even one kept back.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The number of bones that may still be drawn.
    #[inline]
    pub const fn drawable(&self) -> u8 {
        self.drawable_end.saturating_sub(self.next)
    }

    /// The bones in the boneyard, the next to be drawn first and those kept back last.
    #[inline]
    pub fn bones(&self) -> &[Bone] {
        &self.bones[usize::from(self.next)..usize::from(self.end)]
    }

    /// The two buried bones, if the rules bury any.
    #[inline]
    pub fn buried(&self) -> &[Bone] {
        &self.bones[usize::from(self.end)..usize::from(self.buried_end)]
    }

    /// The boneyard with `hidden` in place of its bones, buried ones last: a guess by a player who
    /// cannot see them.
    ///
    /// # Panics
    /// If `hidden` does not have as many bones as the boneyard and the buried ones together.
    #[must_use]
    pub(super) fn imagined(&self, hidden: &[Bone]) -> Self {
        let mut imagined = *self;
        imagined.bones[usize::from(self.next)..usize::from(self.buried_end)]
            .copy_from_slice(hidden);
        imagined.return_places = return_places_from(hidden);
        imagined
    }

    /// The boneyard as players see it: how many bones, but not which.
    pub(super) fn face_down(&self) -> Self {
        let hidden = usize::from(self.buried_end - self.next);
        self.imagined(&[PLACEHOLDER; MAX_BONES][..hidden])
    }

    /// Puts a blown-up bone back at a random place.
    pub(super) fn put_back(&mut self, rules: &Rules, bone: Bone) {
        let places = u64::from(self.len()) + 1;
        let number = self.return_places[usize::from(self.returned)];
        let place = usize::from(self.next) + (number % places) as usize;
        self.bones.copy_within(place..usize::from(self.buried_end), place + 1);
        self.bones[place] = bone;
        self.returned += 1;
        self.drawable_end += u8::from(rules.can_draw());
        self.end += 1;
        self.buried_end += 1;
    }

    pub(super) const fn draw(&mut self) -> Bone {
        // Views hold a copy of the boneyard, so a drawn bone must leave no trace.
        let bone = std::mem::replace(&mut self.bones[self.next as usize], PLACEHOLDER);
        self.next += 1;
        bone
    }
}

/// Pseudorandom numbers (`SplitMix64`) from the order of the bones. Only someone who knows the
/// order can predict them.
#[inline]
fn return_places_from(order: &[Bone]) -> [u64; MAX_RETURNED] {
    let mix = |mixed: u64, bone: &Bone| mixed.wrapping_mul(31) + bone.index() as u64 + 1;
    let mut state = order.iter().fold(0, mix);
    [(); MAX_RETURNED].map(|()| {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    })
}
