//! Small pictures beside a word or a sentence: a few bones on a piece of cloth, each a row of data.

use egui::{Rect, Vec2, pos2, vec2};

use super::examples::ExampleTables;
use super::help::numbered_line;
use super::kit::{Framing, bones_row, bounds_of, face, sizes};
use crate::paint::{self, Look, On, PaintedBone, Pen, Pose, TextStyle};
use engine::{Bone, Preset, Rules, Seats};
use words::glossary::Term;
use words::{Named as _, msg};

const MAX_BONE_WIDTH: f32 = 32.0;
const MAX_IN_HAND_WIDTH: f32 = 23.0;
/// The space around the bones, as a part of the height.
const MARGIN: f32 = 0.12;
// The next bone, and the bones left with their points: beside the line, in widths of a bone.
const NEXT: Vec2 = vec2(1.6, -0.2);
const LEFT_FROM: f32 = 1.4;
const LEFT_APART: f32 = 1.15;
const POINTS_WIDTH: f32 = 2.2;
const BAR_DISTANCE: f32 = 0.3;
const BUBBLE: Vec2 = vec2(72.0, 34.0);
const TEXT: TextStyle = TextStyle::semibold(sizes::TEXT);

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum SmallPicture {
    /// The bones of a hand.
    Hand(&'static str),
    /// The last bone of a hand, which can be played.
    Last(&'static str),
    /// A line, written as in examples.
    Line(&'static str, Mark),
    /// Bones that show their backs.
    Boneyard,
    Pass,
}

/// What a picture of a line shows besides its bones.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Mark {
    Nothing,
    /// The numbers at its ends, golden if their sum scores.
    Ends,
    /// The last play.
    Newest,
    /// A bone above its place at the right end.
    Next(&'static str),
    /// The bones left in the other hand, and the points that they bring.
    Won(&'static str),
    /// Ends at which nothing fits.
    Blocked,
}

fn rules() -> Rules {
    Preset::AllFives.rules(Seats::Two)
}

impl SmallPicture {
    pub fn paint(self, pen: &mut Pen, rect: Rect, tables: &mut ExampleTables, look: &Look) {
        paint::cloth(pen, rect, sizes::INPUT_ROUNDING, None, look);
        let room = rect.shrink(MARGIN * rect.height());
        match self {
            Self::Hand(bones) => hand(pen, room, bones, 0.0, look),
            Self::Last(bone) => hand(pen, room, bone, 1.0, look),
            Self::Line(plays, Mark::Ends) => {
                let rules = rules();
                let table = tables.table(plays, &rules);
                numbered_line(pen, room, MAX_BONE_WIDTH, table, &rules, look);
            }
            Self::Line(plays, mark) => line(pen, room, (plays, mark), tables, look),
            Self::Boneyard => {
                let width = room.height() / 3.6;
                let backs = [-1.0, 0.0, 1.0].map(|row| {
                    let center = room.center() + vec2(0.0, row * 1.2 * width);
                    PaintedBone::back(Pose { center, width, angle: Pose::LYING })
                });
                paint::bones(pen, &backs, look);
            }
            Self::Pass => {
                let bubble = Rect::from_center_size(room.center() - vec2(0.0, 4.0), BUBBLE);
                let about = bubble.translate(vec2(0.0, BUBBLE.y));
                paint::bubble(pen, bubble, about, look);
                pen.centered_text(bubble.center(), &Term::Pass.name(), TEXT, look.text(On::Panel));
            }
        }
    }
}

fn parsed(bones: &str) -> Vec<Bone> {
    bones.split_whitespace().filter_map(|bone| bone.parse().ok()).collect()
}

/// Paints bones that stand side by side.
fn hand(pen: &mut Pen, room: Rect, bones: &str, selected: f32, look: &Look) {
    let bones = parsed(bones);
    let width = (room.height() / 2.0).min(MAX_BONE_WIDTH);
    let width = if bones.len() > 1 { width.min(MAX_IN_HAND_WIDTH) } else { width };
    let width = width.min(room.width() / (1.25 * bones.len() as f32));
    let poses = bones_row(room.center(), bones.len(), width, room.width());
    let bones = poses.zip(&bones).map(|(pose, bone)| PaintedBone { selected, ..face(pose, *bone) });
    paint::bones(pen, &bones.collect::<Vec<_>>(), look);
}

/// Paints a line, as large as it fits beside its mark.
fn line(
    pen: &mut Pen,
    room: Rect,
    (plays, mark): (&'static str, Mark),
    tables: &mut ExampleTables,
    look: &Look,
) {
    let line = &tables.table(plays, &rules()).line;
    let bounds = bounds_of(line);
    let left = if let Mark::Won(bones) = mark { parsed(bones) } else { Vec::new() };
    let left_width = LEFT_FROM + LEFT_APART * left.len() as f32;
    let whole = match mark {
        Mark::Next(_) => bounds.with_max_x(bounds.right() + NEXT.x + 1.0),
        Mark::Won(_) => bounds.with_max_x(bounds.right() + left_width + POINTS_WIDTH),
        Mark::Blocked => bounds.expand2(vec2(BAR_DISTANCE, 0.0)),
        Mark::Nothing | Mark::Ends | Mark::Newest => bounds,
    };
    let Some(framing) = Framing::new(whole, room, MAX_BONE_WIDTH) else {
        return;
    };
    let mut bones = framing.bones(line);
    let width = bones.first().map_or(0.0, |bone| bone.pose.width);
    let end = pos2(bounds.right(), bounds.center().y);
    match (mark, bones.last_mut()) {
        (Mark::Newest, Some(last)) => last.halo = 1.0,
        (Mark::Won(_), Some(last)) => last.scoring = 1.0,
        _ => {}
    }
    if let Mark::Next(next) = mark
        && let Ok(next) = next.parse()
    {
        let center = framing.at(end + NEXT);
        let pose = Pose { center, width, angle: Pose::LYING };
        bones.push(PaintedBone { selected: 1.0, ..face(pose, next) });
    }
    for (n, bone) in left.iter().enumerate() {
        let center = framing.at(end + vec2(LEFT_FROM + LEFT_APART * n as f32, 0.0));
        bones.push(face(Pose { center, width, angle: 0.0 }, *bone));
    }
    paint::bones(pen, &bones, look);
    match mark {
        Mark::Won(_) => {
            let center = framing.at(end + vec2(left_width + POINTS_WIDTH / 2.0, 0.0));
            let points: u8 = left.iter().map(|bone| bone.weight()).sum();
            let points = msg::plus(points.to_string());
            pen.centered_text(
                center,
                &points,
                TextStyle::semibold(width),
                look.gold_text(On::Cloth),
            );
        }
        Mark::Blocked => {
            for x in [whole.left(), whole.right()] {
                let center = framing.at(pos2(x, bounds.center().y));
                let bar = Rect::from_center_size(center, vec2(3.0, 1.6 * width));
                pen.rect(bar, 1.5, look.text(On::Cloth));
            }
        }
        _ => {}
    }
}
