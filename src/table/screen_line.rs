//! Positions of the line's bones on the screen, and a cache of lines.

use egui::{Pos2, Rect, Vec2};

use engine::{Bone, End, Event, Pips, Rules, View};

use super::layout::TableLayout;
use super::line::{Line, Place};
use crate::paint::Pose;

impl Line {
    /// The pose of a bone, for a line area with this rectangle.
    pub fn pose_of(&self, bone: Bone, area: Rect) -> Option<Pose> {
        let mut bones = self.bones().iter();
        let laid = bones.find(|laid| laid.bone == bone)?;
        Some(self.pose(laid.place()?, area))
    }

    /// Middle of the outer edge at an end, on the screen, and the direction outwards.
    pub fn tip_on_screen(&self, end: End, area: Rect) -> Option<(Pos2, Vec2)> {
        let tip = self.tip(end)?;
        Some((self.to_screen(tip.edge(), area), tip.outwards()))
    }

    /// The pose of a place, for a line area with this rectangle.
    pub fn pose(&self, place: Place, area: Rect) -> Pose {
        Pose {
            center: self.to_screen(place.center, area),
            width: self.width_px(),
            angle: place.angle(),
        }
    }

    fn to_screen(&self, at: Pos2, area: Rect) -> Pos2 {
        self.to_points(area) * at
    }
}

/// A cache of the line after each step of a hand, so that undo restores the old line without laying
/// bones again.
#[derive(Debug, Default)]
pub struct LineCache {
    rules: Option<Rules>,
    lines: Vec<(Vec<Step>, Line)>,
}

impl LineCache {
    pub fn line_of(&mut self, view: &View, layout: &TableLayout) -> Line {
        let area = layout.line_area();
        let rules = view.rules();
        let steps: Vec<Step> = view.events().iter().filter_map(Step::from_event).collect();
        // The longest known line that this one continues.
        let known = self.lines.iter();
        let known = known.filter(|(done, _)| steps.starts_with(done));
        let longest = known.max_by_key(|(done, _)| done.len()).cloned();
        let longest = longest.filter(|_| self.rules == Some(*rules));
        if longest.is_none() {
            self.rules = Some(*rules);
            self.lines.clear();
        }
        let (mut done, line) = longest.unwrap_or_else(|| (Vec::new(), Line::new(rules, area)));
        let mut line = line.fitted(area);
        for step in &steps[done.len()..] {
            line = match *step {
                Step::Laid(bone, end, outward) => line.lay(bone, end, outward),
                Step::BlownUp(bone) => line.without(bone),
            };
            done.push(*step);
            self.lines.push((done.clone(), line.clone()));
        }
        line
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Step {
    Laid(Bone, Option<End>, Option<Pips>),
    BlownUp(Bone),
}

impl Step {
    fn from_event(event: &Event) -> Option<Self> {
        match event {
            Event::Played { bone, end, outward, .. } => Some(Self::Laid(*bone, *end, *outward)),
            Event::BlewUp { bone, .. } => Some(Self::BlownUp(*bone)),
            _ => None,
        }
    }
}
