//! Where the bones of the line are on the screen, and the lines of a hand.

use egui::{Pos2, Rect, Vec2};

use engine::{Bone, Bones, End, Event, View};

use super::boxes::Boxes;
use super::line::{Line, LineArea, Place};
use crate::paint::Pose;

impl Line {
    /// Where a bone of the line lies, in the rectangle of its area.
    pub fn lying(&self, bone: Bone, area: Rect) -> Option<Pose> {
        let mut bones = self.bones().iter();
        let laid = bones.find(|laid| laid.bone == bone)?;
        Some(self.pose(laid.place(), area))
    }

    /// Where a place for a bone is shown at an end, or for the lead.
    pub fn target(&self, bone: Bone, end: Option<End>, to_come: Bones, area: Rect) -> Pose {
        self.pose(self.target_for(bone, end, to_come), area)
    }

    /// Whether just these bones lie there, each on that end.
    fn holds(&self, bones: &[(Bone, Option<End>)]) -> bool {
        let own = self.bones().iter().map(|laid| (laid.bone, laid.on));
        own.eq(bones.iter().copied())
    }

    /// The middle of the outer edge of an end, and the direction outwards.
    pub fn tip_on_screen(&self, end: End, area: Rect) -> Option<(Pos2, Vec2)> {
        let tip = self.tip(end)?;
        Some((self.point(tip.edge(), area), tip.outwards()))
    }

    fn pose(&self, place: Place, area: Rect) -> Pose {
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
    known: Vec<Line>,
}

impl Lines {
    /// The line of a hand as it lies in these boxes.
    pub fn of(&mut self, view: &View, boxes: &Boxes) -> Line {
        let area = LineArea {
            size: boxes.line.size(),
            first_width_px: boxes.line_bone(),
        };
        let spinner = view.rules().spinner;
        let steps = steps(view);
        // The longest line that is the beginning of this one.
        let known = self.known.iter().rev().find_map(|line| {
            let after = steps.iter().rposition(|(_, bones)| line.holds(bones))?;
            Some((line.clone(), after + 1))
        });
        let (mut line, done) = known.unwrap_or_else(|| (Line::new(spinner, area), 0));
        if done == 0 {
            self.known.clear();
        }
        line = line.fitted(area);
        for (step, bones) in &steps[done..] {
            line = match *step {
                Step::Laid(bone, end) => {
                    let on_table: Bones = bones.iter().map(|(bone, _)| *bone).collect();
                    let mut to_come = Bones::ALL.without(on_table);
                    to_come.insert(bone);
                    line.lay(bone, end, to_come)
                }
                Step::BlownUp(bone) => line.without(bone),
            };
            self.known.push(line.clone());
        }
        line
    }
}

/// One change of the line.
#[derive(Debug, Clone, Copy)]
enum Step {
    Laid(Bone, Option<End>),
    BlownUp(Bone),
}

/// The bones on the table, with the end each lies on.
type OnTable = Vec<(Bone, Option<End>)>;

/// Every change of the line in a hand, and what lies on the table after it.
fn steps(view: &View) -> Vec<(Step, OnTable)> {
    let mut on_table = OnTable::new();
    let mut steps = Vec::new();
    for event in view.events() {
        let step = match event {
            Event::Played { bone, end, .. } => {
                on_table.push((*bone, *end));
                Step::Laid(*bone, *end)
            }
            Event::BlewUp { bone, .. } => {
                on_table.retain(|(other, _)| other != bone);
                Step::BlownUp(*bone)
            }
            _ => continue,
        };
        steps.push((step, on_table.clone()));
    }
    steps
}
