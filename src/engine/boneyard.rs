//! The face-down stock.

use super::bone::Bone;
use super::rules::Rules;

/// What stands for a bone that nobody has seen.
const BLANK: Bone = {
    let Some(bone) = Bone::from_index(0) else {
        unreachable!()
    };
    bone
};

/// The most bones a boneyard can hold: two hands of five are dealt.
const MOST_IN_BONEYARD: usize = 18;

/// The face-down stock, in the order in which it is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Boneyard {
    bones: [Bone; MOST_IN_BONEYARD],
    next: u8,
    drawable_end: u8,
    end: u8,
    all: u8,
}

impl Boneyard {
    /// The boneyard left by a deal, in the order in which it would be drawn.
    ///
    /// Under the rules its last two bones may be buried and the last of the
    /// rest kept back; without draws none can be drawn.
    ///
    /// # Panics
    /// If there are more than 18 bones.
    pub fn new(rules: &Rules, order: &[Bone]) -> Self {
        let mut bones = [BLANK; MOST_IN_BONEYARD];
        bones[..order.len()].copy_from_slice(order);
        let all = order.len() as u8;
        let buried = if rules.bury_two && rules.draws { 2 } else { 0 };
        let end = all.saturating_sub(buried);
        let drawable_end = if rules.draws {
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
        }
    }

    /// How many bones lie in the boneyard, those kept back included.
    pub const fn len(&self) -> u8 {
        self.end - self.next
    }

    /// Whether no bone lies in the boneyard.
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How many bones can still be drawn.
    pub const fn drawable(&self) -> u8 {
        self.drawable_end.saturating_sub(self.next)
    }

    /// The bones of the boneyard, the next to be drawn first.
    pub fn bones(&self) -> &[Bone] {
        &self.bones[usize::from(self.next)..usize::from(self.end)]
    }

    /// The bones that were buried.
    pub fn buried(&self) -> &[Bone] {
        &self.bones[usize::from(self.end)..usize::from(self.all)]
    }

    /// The same boneyard with its hidden bones, buried ones last, in another
    /// order or replaced by others: what a player who cannot see them imagines.
    ///
    /// # Panics
    /// If there are not as many as there were.
    #[must_use]
    pub(super) fn imagined(&self, hidden: &[Bone]) -> Self {
        let mut imagined = *self;
        imagined.bones[usize::from(self.next)..usize::from(self.all)].copy_from_slice(hidden);
        imagined
    }

    /// The boneyard as a player sees it: so many backs.
    pub(super) fn face_down(&self) -> Self {
        let hidden = usize::from(self.all - self.next);
        self.imagined(&[BLANK; MOST_IN_BONEYARD][..hidden])
    }

    pub(super) const fn draw(&mut self) -> Bone {
        // Nothing of a bone that was drawn stays behind: a view has a copy of this.
        let bone = std::mem::replace(&mut self.bones[self.next as usize], BLANK);
        self.next += 1;
        bone
    }
}
