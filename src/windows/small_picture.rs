//! Small pictures beside a word or a sentence: a few bones on a piece of cloth.

use egui::{Rect, Vec2, pos2, vec2};

use super::examples::ExampleTables;
use super::help::paint_numbered_line;
use super::kit::{Framing, bones_row, bounds_of, face_up, sizes};
use crate::paint::{self, Look, PaintedBone, Pen, Pose, Surface, TextStyle};
use engine::{Bone, Preset, Rules, Seats};
use words::glossary::Term;
use words::{Named as _, msg};

const MAX_BONE_WIDTH: f32 = 32.0;
const MAX_HAND_BONE_WIDTH: f32 = 23.0;
/// The space around the bones, as a share of the height.
const MARGIN_SHARE: f32 = 0.12;
// In bone widths: the offsets of the next bone and of the first remaining bone of the other hand
// from the right end of the line, the step between remaining bones, and the width of their points.
const NEXT_BONE_OFFSET: Vec2 = vec2(1.6, -0.2);
const REMAINING_BONES_OFFSET: f32 = 1.4;
const REMAINING_BONES_STEP: f32 = 1.15;
const POINTS_WIDTH: f32 = 2.2;
const BAR_DISTANCE: f32 = 0.3;
const BUBBLE_SIZE: Vec2 = vec2(72.0, 34.0);
const TEXT_STYLE: TextStyle = TextStyle::semibold(sizes::TEXT_SIZE);

/// What a small picture shows. Bones are written as text, such as `"6-1 5-3"`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum SmallPicture {
    /// The bones of a hand.
    Hand(&'static str),
    /// The last bone of a hand, which can be played.
    LastBone(&'static str),
    /// A line, with plays written as in the examples of Help.
    Line(&'static str, LineMark),
    /// Three face-down bones.
    Boneyard,
    /// A speech bubble with the word for a pass.
    Pass,
}

/// What a picture of a line shows besides its bones.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum LineMark {
    Nothing,
    /// The numbers at the ends of the line, golden if their sum scores.
    Ends,
    /// A glow around the last bone played.
    Newest,
    /// A bone that is about to be laid at the right end.
    Next(&'static str),
    /// The remaining bones of the other hand, and the points they bring the winner.
    Won(&'static str),
    /// Bars at both ends, where nothing fits.
    Blocked,
}

fn rules() -> Rules {
    Preset::AllFives.rules(Seats::Two)
}

impl SmallPicture {
    pub fn paint(self, pen: &mut Pen, rect: Rect, tables: &mut ExampleTables, look: &Look) {
        paint::cloth(pen, rect, sizes::INPUT_ROUNDING, None, look);
        let room = rect.shrink(MARGIN_SHARE * rect.height());
        match self {
            Self::Hand(bones) => paint_hand(pen, room, bones, 0.0, look),
            Self::LastBone(bone) => paint_hand(pen, room, bone, 1.0, look),
            Self::Line(plays, LineMark::Ends) => {
                let rules = rules();
                let table = tables.table(plays, &rules);
                paint_numbered_line(pen, room, MAX_BONE_WIDTH, table, &rules, look);
            }
            Self::Line(plays, mark) => paint_line(pen, room, (plays, mark), tables, look),
            Self::Boneyard => {
                let width = room.height() / 3.6;
                let backs = [-1.0, 0.0, 1.0].map(|row| {
                    let center = room.center() + vec2(0.0, row * 1.2 * width);
                    PaintedBone::back(Pose { center, width, angle: Pose::LYING_ANGLE })
                });
                paint::bones(pen, &backs, look);
            }
            Self::Pass => {
                let bubble = Rect::from_center_size(room.center() - vec2(0.0, 4.0), BUBBLE_SIZE);
                let about = bubble.translate(vec2(0.0, BUBBLE_SIZE.y));
                paint::bubble(pen, bubble, about, look);
                pen.centered_text(
                    bubble.center(),
                    &Term::Pass.name(),
                    TEXT_STYLE,
                    look.text(Surface::Panel),
                );
            }
        }
    }
}

fn parse_bones(bones: &str) -> Vec<Bone> {
    bones.split_whitespace().filter_map(|bone| bone.parse().ok()).collect()
}

fn paint_hand(pen: &mut Pen, room: Rect, bones: &str, selected: f32, look: &Look) {
    let bones = parse_bones(bones);
    let width = (room.height() / 2.0).min(MAX_BONE_WIDTH);
    let width = if bones.len() > 1 { width.min(MAX_HAND_BONE_WIDTH) } else { width };
    let width = width.min(room.width() / (1.25 * bones.len() as f32));
    let poses = bones_row(room.center(), bones.len(), width, room.width());
    let bones =
        poses.zip(&bones).map(|(pose, bone)| PaintedBone { selected, ..face_up(pose, *bone) });
    paint::bones(pen, &bones.collect::<Vec<_>>(), look);
}

/// Paints a line, as large as fits together with its mark.
fn paint_line(
    pen: &mut Pen,
    room: Rect,
    (plays, mark): (&'static str, LineMark),
    tables: &mut ExampleTables,
    look: &Look,
) {
    let line = &tables.table(plays, &rules()).line;
    let bounds = bounds_of(line);
    let remaining = if let LineMark::Won(bones) = mark { parse_bones(bones) } else { Vec::new() };
    let remaining_width = REMAINING_BONES_OFFSET + REMAINING_BONES_STEP * remaining.len() as f32;
    let whole = match mark {
        LineMark::Next(_) => bounds.with_max_x(bounds.right() + NEXT_BONE_OFFSET.x + 1.0),
        LineMark::Won(_) => bounds.with_max_x(bounds.right() + remaining_width + POINTS_WIDTH),
        LineMark::Blocked => bounds.expand2(vec2(BAR_DISTANCE, 0.0)),
        LineMark::Nothing | LineMark::Ends | LineMark::Newest => bounds,
    };
    let Some(framing) = Framing::new(whole, room, MAX_BONE_WIDTH) else {
        return;
    };
    let mut bones = framing.bones(line);
    let width = bones.first().map_or(0.0, |bone| bone.pose.width);
    let end = pos2(bounds.right(), bounds.center().y);
    match (mark, bones.last_mut()) {
        (LineMark::Newest, Some(last)) => last.halo = 1.0,
        (LineMark::Won(_), Some(last)) => last.scoring = 1.0,
        _ => {}
    }
    if let LineMark::Next(next) = mark
        && let Ok(next) = next.parse()
    {
        let center = framing.to_screen(end + NEXT_BONE_OFFSET);
        let pose = Pose { center, width, angle: Pose::LYING_ANGLE };
        bones.push(PaintedBone { selected: 1.0, ..face_up(pose, next) });
    }
    for (n, bone) in remaining.iter().enumerate() {
        let center = framing
            .to_screen(end + vec2(REMAINING_BONES_OFFSET + REMAINING_BONES_STEP * n as f32, 0.0));
        bones.push(face_up(Pose { center, width, angle: 0.0 }, *bone));
    }
    paint::bones(pen, &bones, look);
    match mark {
        LineMark::Won(_) => {
            let center = framing.to_screen(end + vec2(remaining_width + POINTS_WIDTH / 2.0, 0.0));
            let points: u8 = remaining.iter().map(|bone| bone.weight()).sum();
            let points = msg::plus(points.to_string());
            pen.centered_text(
                center,
                &points,
                TextStyle::semibold(width),
                look.gold_text(Surface::Cloth),
            );
        }
        LineMark::Blocked => {
            for x in [whole.left(), whole.right()] {
                let center = framing.to_screen(pos2(x, bounds.center().y));
                let bar = Rect::from_center_size(center, vec2(3.0, 1.6 * width));
                pen.rect(bar, 1.5, look.text(Surface::Cloth));
            }
        }
        _ => {}
    }
}
