//! The boneyard: the face-down stock.

use super::bone::Bone;
use super::rules::Rules;

/// Stands in the place of a bone that the viewer may not know.
const BLANK: Bone = {
    let Some(bone) = Bone::from_index(0) else {
        unreachable!()
    };
    bone
};

/// The most bones that a boneyard can have: those left by two hands of three, and
/// two that were blown up.
const MOST_IN_BONEYARD: usize = 24;

/// How many bones can come back in a round: one for each firecracker.
const MOST_RETURNED: usize = 2;

/// The least number that 1 to 24 all divide. The remainders of a random number
/// below it are equally likely, whatever the size of the boneyard.
pub(super) const RETURN_PLACE_BELOW: u64 = 5_354_228_880;

/// The boneyard, in the order in which its bones are drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Boneyard {
    bones: [Bone; MOST_IN_BONEYARD],
    next: u8,
    drawable_end: u8,
    end: u8,
    all: u8,
    /// Where the bones that were blown up come back: random numbers.
    return_places: [u64; MOST_RETURNED],
    returned: u8,
}

impl Boneyard {
    /// The boneyard after a deal; `order` is that in which its bones would be
    /// drawn.
    ///
    /// Rules can bury its last two bones, and keep back the last of the others so
    /// that they can never be drawn. Without draws none can be drawn.
    ///
    /// # Panics
    /// If there are more than 24 bones.
    pub fn new(rules: &Rules, order: &[Bone]) -> Self {
        let mut bones = [BLANK; MOST_IN_BONEYARD];
        bones[..order.len()].copy_from_slice(order);
        let all = order.len() as u8;
        let end = all.saturating_sub(rules.buried());
        let drawable_end = if rules.can_draw() {
            end.saturating_sub(rules.kept_back)
        } else {
            0
        };
        Self {
            bones,
            next: 0,
            drawable_end,
            end,
            all,
            return_places: unforeseeable(order),
            returned: 0,
        }
    }

    /// The same boneyard with these random numbers for the places where bones come
    /// back. All places are equally likely if they are below 5,354,228,880, which 1 to 24 divide.
    #[must_use]
    #[inline]
    pub const fn with_return_places(mut self, places: [u64; MOST_RETURNED]) -> Self {
        self.return_places = places;
        self
    }

    /// How many bones are in the boneyard, including those kept back.
    #[inline]
    pub const fn len(&self) -> u8 {
        self.end - self.next
    }

    /// Whether no bone is left in the boneyard.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How many bones may still be drawn.
    #[inline]
    pub const fn drawable(&self) -> u8 {
        self.drawable_end.saturating_sub(self.next)
    }

    /// The bones of the boneyard, the next to be drawn first.
    #[inline]
    pub fn bones(&self) -> &[Bone] {
        &self.bones[usize::from(self.next)..usize::from(self.end)]
    }

    /// The two bones that were buried, if the rules bury any.
    #[inline]
    pub fn buried(&self) -> &[Bone] {
        &self.bones[usize::from(self.end)..usize::from(self.all)]
    }

    /// A boneyard of the same size with `hidden` in place of its bones; the
    /// buried ones stand last. For a player who cannot see them and imagines
    /// them.
    ///
    /// # Panics
    /// If there are not as many as there were.
    #[must_use]
    pub(super) fn imagined(&self, hidden: &[Bone]) -> Self {
        let mut imagined = *self;
        imagined.bones[usize::from(self.next)..usize::from(self.all)].copy_from_slice(hidden);
        imagined.return_places = unforeseeable(hidden);
        imagined
    }

    /// The boneyard as a player sees it: how many bones, but not which.
    pub(super) fn face_down(&self) -> Self {
        let hidden = usize::from(self.all - self.next);
        self.imagined(&[BLANK; MOST_IN_BONEYARD][..hidden])
    }

    /// Puts a bone that was blown up back, at its random place among those of the
    /// boneyard.
    pub(super) fn put_back(&mut self, rules: &Rules, bone: Bone) {
        let places = u64::from(self.len()) + 1;
        let number = self.return_places[usize::from(self.returned)];
        let place = usize::from(self.next) + (number % places) as usize;
        self.bones
            .copy_within(place..usize::from(self.all), place + 1);
        self.bones[place] = bone;
        self.returned += 1;
        self.drawable_end += u8::from(rules.can_draw());
        self.end += 1;
        self.all += 1;
    }

    pub(super) const fn draw(&mut self) -> Bone {
        // A bone that was drawn must leave no trace here: views hold a copy of
        // the boneyard.
        let bone = std::mem::replace(&mut self.bones[self.next as usize], BLANK);
        self.next += 1;
        bone
    }
}

/// Numbers that nobody foresees who does not know the order of these bones
/// (`SplitMix64`).
#[inline]
fn unforeseeable(order: &[Bone]) -> [u64; MOST_RETURNED] {
    let mix = |mixed: u64, bone: &Bone| mixed.wrapping_mul(31) + bone.index() as u64 + 1;
    let mut state = order.iter().fold(0, mix);
    [(); MOST_RETURNED].map(|()| {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    })
}
