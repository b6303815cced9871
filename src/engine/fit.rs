//! Which bones fit an open end, and how they lie there.

use super::bone::{Bone, Bones, Pips};
use super::pips_set::PipsSet;
use super::rules::Fit;

/// The sum of touching halves in Matador.
const MATADOR_SUM: u8 = 7;

/// The bones that fit anywhere in Matador: 0-0, and those whose halves add up to seven.
const MATADORS: Bones = {
    let mut matadors = Bones::EMPTY;
    matadors.insert(Bone::new(Pips::ALL[0], Pips::ALL[0]));
    let mut low = 1;
    while low <= 3 {
        matadors.insert(Bone::new(Pips::ALL[low], Pips::ALL[MATADOR_SUM as usize - low]));
        low += 1;
    }
    matadors
};

impl Fit {
    /// The bones that fit an end that shows one of these numbers.
    #[inline]
    pub const fn bones(self, open: PipsSet) -> Bones {
        match self {
            Self::Equal => open.bones(),
            Self::AddToSeven if open.is_empty() => Bones::EMPTY,
            Self::AddToSeven => open.complements().bones().or(MATADORS),
        }
    }

    /// The bones that fit an end that shows this number.
    #[inline]
    pub const fn bones_for(self, pips: Pips) -> Bones {
        self.bones(PipsSet::single(pips))
    }

    /// Whether a bone fits an end that shows this number.
    #[inline]
    pub const fn allows(self, bone: Bone, pips: Pips) -> bool {
        self.bones_for(pips).contains(bone)
    }

    /// The number that a half must show to fit an end; `None` if only a matador fits there.
    #[inline]
    pub const fn needed_pips(self, pips: Pips) -> Option<Pips> {
        match self {
            Self::Equal => Some(pips),
            Self::AddToSeven => match pips.value() {
                value @ 1..MATADOR_SUM => Pips::new(MATADOR_SUM - value),
                _ => None,
            },
        }
    }

    /// The bones that can lie either way round, so that a play must say which half it turns
    /// outward.
    #[inline]
    pub const fn two_way_bones(self) -> Bones {
        self.wild_bones().without(Bones::DOUBLETS)
    }

    /// The bones that fit every end; none unless halves add up to seven.
    #[inline]
    pub const fn wild_bones(self) -> Bones {
        match self {
            Self::Equal => Bones::EMPTY,
            Self::AddToSeven => MATADORS,
        }
    }

    /// The bones that lie across the line: doublets, or the matadors if halves add up to seven.
    #[inline]
    pub const fn bones_across(self) -> Bones {
        match self {
            Self::Equal => Bones::DOUBLETS,
            Self::AddToSeven => MATADORS,
        }
    }

    /// The number that a bone turns outward on an end that shows `pips`. `outward` is the half
    /// chosen to face outward: required for a bone of [`Self::two_way_bones`], and `None` for any
    /// other. Returns `None` if the bone cannot be played in this way.
    #[inline]
    pub const fn outward_pips(self, bone: Bone, pips: Pips, outward: Option<Pips>) -> Option<Pips> {
        if self.two_way_bones().contains(bone) {
            return match outward {
                Some(half) if bone.has(half) => outward,
                _ => None,
            };
        }
        if outward.is_some() {
            return None;
        }
        if self.wild_bones().contains(bone) {
            return Some(bone.low());
        }
        match self.needed_pips(pips) {
            Some(wanted) => bone.other_half(wanted),
            None => None,
        }
    }

    /// The choices for the half that a bone turns outward; a single `None` if there is no choice.
    #[inline]
    pub fn outward_choices(self, bone: Bone) -> impl Iterator<Item = Option<Pips>> {
        let (first, second) = if self.two_way_bones().contains(bone) {
            (Some(bone.high()), Some(Some(bone.low())))
        } else {
            (None, None)
        };
        std::iter::once(first).chain(second)
    }
}
