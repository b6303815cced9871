//! A bone that the pointer holds.

use super::pose::Pose;
use engine::Bone;

/// A bone that the pointer holds.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Held {
    /// The bone.
    pub bone: Bone,
    /// How it is shown.
    pub pose: Pose,
    /// How wide it is painted before it is scaled, in points.
    pub width: f32,
    /// Which end of the model it would be played on, let go here.
    pub over: Option<usize>,
    /// How far it has leapt to there, from 0.0 to 1.0.
    pub leapt: f32,
}
