//! What makes one picture of the table better than another.
//!
//! A picture costs what a practised hand would not like about it. One turn of
//! an arm costs 1; everything else is compared with that.

/// A turn of an arm.
pub(super) const TURN: f32 = 1.0;
/// A turn for each width of a bone that was free straight ahead.
pub(super) const EARLY: f32 = 0.08;
/// A bone that goes on across the longer side of the area, after a turn, where
/// it could run back in a row.
pub(super) const STEEP: f32 = 0.4;
/// Both arms of the line fold to the same side.
pub(super) const UNEVEN: f32 = 1.0;
/// A doublet at a corner or along its neighbour where it need not be.
pub(super) const CORNER: f32 = 1000.0;
/// A place with no gap to something: all is laid anew when it is taken.
pub(super) const PLACE_CLOSE: f32 = 10.0;
/// The place for a doublet at a corner or close to something, should it come.
pub(super) const DOUBLET_ASKEW: f32 = 0.4;
/// The place for a bone at the corner of a doublet. Once it is played there it
/// lies straight, farther out.
pub(super) const PLACE_AT_CORNER: f32 = 2.5;
/// No place for a doublet, should it come: the table would be laid anew then.
pub(super) const NO_PLACE: f32 = 100.0;
/// All arms of a doublet bent the same way around: that sign has no place on a
/// table.
pub(super) const PINWHEEL: f32 = 1000.0;
/// Everything moved aside.
pub(super) const MOVED: f32 = 0.3;
/// How much less the picture as it was may be liked before all is laid anew.
pub(super) const HABIT: f32 = 2.5;

/// The picture beside the middle of the area, for each width of a bone.
pub(super) const ASIDE: f32 = 0.15;

/// What it costs that a bone is that wide, of those as wide as they get.
///
/// While it is large enough to be seen at ease, that is worth little; to stay
/// so is worth several turns, and once it is smaller, as much as it shrinks.
pub(super) fn small(width: f32, largest: f32) -> f32 {
    let short = (largest / width - 1.0).max(0.0);
    3.0 * short + 50.0 * (short - 0.25).clamp(0.0, 0.1) + 14.0 * (short - 0.35).max(0.0)
}
