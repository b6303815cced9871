//! Firecrackers, which blow bones off the table.

use super::action::{End, Side};
use super::bone::{Bone, Bones};
use super::refused::Reason;
use super::table::{OpenEnd, Table};

/// The points for a play that only a firecracker made possible.
pub const FREED_PLAY_BONUS: u8 = 5;

impl Table {
    /// The bones that a firecracker can blow up: the outermost of each arm, but
    /// neither the lead nor the spinner.
    ///
    /// Only for games with at most one spinner.
    pub fn outermost_bones(&self) -> Bones {
        let is_fixed = |bone: Bone| self.lead == Some(bone) || self.spinner == Some(bone);
        let ends = self.ends().iter().map(|end| end.end().on);
        ends.filter(|bone| !is_fixed(*bone)).collect()
    }

    /// Removes the outermost bone of an arm, so that the bone before it is the end again.
    ///
    /// If this opens a long side of the spinner, short sides without a bone are closed until the
    /// long side is covered again.
    ///
    /// # Errors
    /// If the bone is not one of [`Self::outermost_bones`]. The table is then unchanged.
    pub fn blow_up(&mut self, bone: Bone) -> Result<(), Reason> {
        if !self.outermost_bones().contains(bone) {
            return Err(Reason::CannotBlowUp { bone });
        }
        let index = self.ends().iter().position(|end| end.end().on == bone);
        let inner = index.and_then(|index| bone.other_half(self.ends[index].pips()));
        let (Some(index), Some(inner)) = (index, inner) else {
            return Err(Reason::CannotBlowUp { bone });
        };
        let before = self.played_on[bone.index()];
        self.played.remove(bone);
        self.ends[index] = OpenEnd::new(before, inner, 1 + u8::from(before.on.is_doublet()));
        if self.lead == Some(before.on) || self.spinner == Some(before.on) {
            self.uncover(before);
        }
        self.recount();
        Ok(())
    }

    /// Corrects the ends of the lead or the spinner after a bone beside it was removed.
    fn uncover(&mut self, end: End) {
        let middle = end.on;
        if !middle.is_doublet() {
            return;
        }
        let long = self.long_side(middle);
        let is_open = |table: &Self, side: Side| table.open_end(End { on: middle, side }).is_some();
        let open = [long, long.opposite()].map(|side| is_open(self, side));
        let is_short = |side: Side| long.perpendicular().contains(&side);
        // A doublet counts twice in all: once on each side if both are open.
        let times = if open == [true, true] { 1 } else { 2 };
        let covered = open == [false, false];
        let mut kept = 0;
        for index in 0..usize::from(self.open_count) {
            let mut end = self.ends[index];
            if end.end().on == middle && is_short(end.end().side) {
                if !covered {
                    continue;
                }
                end = OpenEnd::new(end.end(), end.pips(), 0);
            } else if end.end().on == middle {
                end = OpenEnd::new(end.end(), end.pips(), times);
            }
            self.ends[kept] = end;
            kept += 1;
        }
        self.open_count = kept as u8;
    }

    /// One of the two long sides of the lead or the spinner.
    fn long_side(&self, middle: Bone) -> Side {
        if self.lead == Some(middle) { Side::East } else { self.played_on[middle.index()].side }
    }
}
