//! Where the bones of the line are on the screen, and the lines of a hand.

use egui::{Pos2, Rect, Vec2};

use engine::{Bone, End, Event, Spinner, View};

use super::boxes::Boxes;
use super::line::{Line, Place};
use crate::paint::Pose;

impl Line {
    /// Where a bone of the line lies, in the rectangle of its area.
    pub fn lying(&self, bone: Bone, area: Rect) -> Option<Pose> {
        let mut bones = self.bones().iter();
        let laid = bones.find(|laid| laid.bone == bone)?;
        Some(self.pose(laid.place(), area))
    }

    /// The middle of the outer edge of an end, and the direction outwards.
    pub fn tip_on_screen(&self, end: End, area: Rect) -> Option<(Pos2, Vec2)> {
        let tip = self.tip(end)?;
        Some((self.point(tip.edge(), area), tip.outwards()))
    }

    /// How a bone in this place is seen, in the rectangle of the area.
    pub fn pose(&self, place: Place, area: Rect) -> Pose {
        Pose {
            center: self.point(place.center, area),
            width: self.width_px(),
            angle: place.angle(),
        }
    }

    fn point(&self, at: Pos2, area: Rect) -> Pos2 {
        self.to_points(area) * at
    }
}

/// The lines of the hand on the table, after each of its bones: undo takes the old one
/// back, and nothing is laid anew.
#[derive(Debug, Default)]
pub struct Lines {
    branching: Option<Spinner>,
    known: Vec<(Vec<Step>, Line)>,
}

impl Lines {
    /// The line of a hand as it lies in these boxes.
    pub fn of(&mut self, view: &View, boxes: &Boxes) -> Line {
        let area = boxes.line_area();
        let branching = view.rules().spinner;
        let steps: Vec<Step> = view.events().iter().filter_map(Step::of).collect();
        // The longest line that is the beginning of this one.
        let known = self.known.iter();
        let known = known.filter(|(done, _)| steps.starts_with(done));
        let longest = known.max_by_key(|(done, _)| done.len()).cloned();
        let longest = longest.filter(|_| self.branching == Some(branching));
        if longest.is_none() {
            self.branching = Some(branching);
            self.known.clear();
        }
        let (mut done, line) = longest.unwrap_or_else(|| (Vec::new(), Line::new(branching, area)));
        let mut line = line.fitted(area);
        for step in &steps[done.len()..] {
            line = match *step {
                Step::Laid(bone, end) => line.lay(bone, end),
                Step::BlownUp(bone) => line.without(bone),
            };
            done.push(*step);
            self.known.push((done.clone(), line.clone()));
        }
        line
    }
}

/// One change of the line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Step {
    Laid(Bone, Option<End>),
    BlownUp(Bone),
}

impl Step {
    fn of(event: &Event) -> Option<Self> {
        match event {
            Event::Played { bone, end, .. } => Some(Self::Laid(*bone, *end)),
            Event::BlewUp { bone, .. } => Some(Self::BlownUp(*bone)),
            _ => None,
        }
    }
}
