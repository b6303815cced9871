//! The fall of a line, bone after bone, after the viewer's side has won a game.

use std::collections::{BTreeMap, BTreeSet};

use engine::{Bone, PlacedBone};

/// The delay between two successive bones, in seconds.
const BONE_DELAY_SECS: f64 = 0.045;
const FALL_SECS: f64 = 0.18;
const RETURN_SECS: f64 = 0.054;

/// A line that falls outwards from the bone that won, along every arm.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FallingLine {
    /// For each bone, how many bones away from the winning one it lies.
    steps: BTreeMap<Bone, u16>,
}

/// The state of a bone while the line falls.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct FallingBone {
    /// The progress of the bone's fall, from 0.0 to 1.0.
    pub fallen: f32,
    /// The progress of the bone's return after the overshoot, from 0.0 to 1.0.
    pub returned: f32,
}

impl FallingLine {
    /// Creates the fall from the bones in the order of play; the last one is the winning bone.
    pub fn new(laid: &[PlacedBone]) -> Self {
        let mut steps = BTreeMap::new();
        let mut reached: Vec<Bone> = laid.last().map(|last| last.bone).into_iter().collect();
        let mut step = 0;
        while !reached.is_empty() {
            steps.extend(reached.iter().map(|bone| (*bone, step)));
            let touches = |placed: &PlacedBone, other: Bone| {
                let is_on = |bone: Bone, on: &PlacedBone| on.end.is_some_and(|end| end.on == bone);
                let mut others = laid.iter().filter(|it| it.bone == other);
                is_on(other, placed) || others.any(|other| is_on(placed.bone, other))
            };
            let next = laid.iter().filter(|placed| !steps.contains_key(&placed.bone));
            let next = next.filter(|placed| reached.iter().any(|bone| touches(placed, *bone)));
            reached = next.map(|placed| placed.bone).collect();
            step += 1;
        }
        Self { steps }
    }

    /// The delays after which bones fall, in seconds, ascending. Bones that fall together share
    /// one.
    pub fn delays(&self) -> impl Iterator<Item = f64> {
        let steps: BTreeSet<u16> = self.steps.values().copied().collect();
        steps.into_iter().map(|step| BONE_DELAY_SECS * f64::from(step))
    }

    /// The time until the last bone lies still, in seconds; 0.0 without bones.
    pub fn secs(&self) -> f64 {
        self.delays().last().map_or(0.0, |delay| delay + FALL_SECS + RETURN_SECS)
    }

    /// The state of a bone when `part` of the whole time has passed; `None` if the bone is not
    /// falling then.
    pub fn bone(&self, bone: Bone, part: f32) -> Option<FallingBone> {
        let delay = BONE_DELAY_SECS * f64::from(*self.steps.get(&bone)?);
        let since = self.secs() * f64::from(part) - delay;
        let falling = FallingBone {
            fallen: ((since / FALL_SECS) as f32).clamp(0.0, 1.0),
            returned: (((since - FALL_SECS) / RETURN_SECS) as f32).clamp(0.0, 1.0),
        };
        (falling.fallen > 0.0 && falling.returned < 1.0).then_some(falling)
    }
}
