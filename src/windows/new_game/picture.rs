//! A small picture of a game's table that shows its special feature.

use std::collections::BTreeMap;

use egui::{Rect, Vec2, vec2};

use crate::paint::{self, ClothSide, Look, PaintedBone, Pen, Pill, Pose};
use crate::windows::examples::ExampleTable;
use crate::windows::kit::{face_up, paint_line, sizes};
use engine::{Preset, Seats};
use words::msg;

/// The size for which the picture is designed, in points.
const PICTURE_SIZE: Vec2 = vec2(212.0, 152.0);
const MARGIN: f32 = 8.0;
const MAX_BONE_WIDTH: f32 = 21.0;
const SMALL_BONE_WIDTH: f32 = 14.0;
/// A picture at a smaller scale than this has no words.
const MIN_SCALE_WITH_WORDS: f32 = 0.7;
/// Each bone that lies face down in the heap: x, y and angle.
const HEAP_POSES: [(f32, f32, f32); 9] = [
    (32.0, 38.0, 0.42),
    (73.0, 36.0, 0.55),
    (98.0, 34.0, 0.62),
    (139.0, 40.0, -0.42),
    (174.0, 33.0, 0.05),
    (30.0, 87.0, -0.32),
    (64.0, 98.0, 0.3),
    (98.0, 96.0, -0.42),
    (137.0, 92.0, -0.6),
];
/// The bone that is being taken from the heap: x, y and angle.
const TAKEN_BONE: (&str, (f32, f32, f32)) = ("6-4", (172.0, 92.0, 0.13));
/// Each hand around a table of four: x, y and angle.
const HAND_POSES: [(f32, f32, f32); 4] = [
    (106.0, 22.0, 0.0),
    (106.0, 130.0, 0.0),
    (24.0, 76.0, Pose::LYING_ANGLE),
    (188.0, 76.0, Pose::LYING_ANGLE),
];

/// The pictures of games, whose tables are laid out once.
#[derive(Debug, Default)]
pub struct GamePictures {
    tables: BTreeMap<&'static str, ExampleTable>,
}

impl GamePictures {
    /// Paints what is special about a game, on cloth whose corners on the `square_side` are not
    /// rounded.
    pub(super) fn paint(
        &mut self,
        pen: &mut Pen,
        rect: Rect,
        square_side: ClothSide,
        preset: Preset,
        look: &Look,
    ) {
        paint::cloth(pen, rect, sizes::CARD_ROUNDING, Some(square_side), look);
        let scale = (rect.size() / PICTURE_SIZE).min_elem();
        let at = |x: f32, y: f32| rect.center() + scale * (vec2(x, y) - PICTURE_SIZE / 2.0);
        if preset == Preset::TheDrawGame {
            let pose =
                |(x, y, angle)| Pose { angle, ..Pose::upright(at(x, y), MAX_BONE_WIDTH * scale) };
            let mut bones: Vec<_> = HEAP_POSES.map(|it| PaintedBone::back(pose(it))).into();
            let (taken, place) = TAKEN_BONE;
            let taken: engine::Bone = taken.parse().expect("it is written as a bone");
            bones.push(face_up(pose(place), taken));
            paint::bones(pen, &bones, look);
            return;
        }
        let (plays, down) = match preset {
            Preset::AllFives => ("5-5 5-1@W 5-0@E 5-3@N 6-5@S", 0.0),
            Preset::Draw => ("5-5 4-5@W 5-2@E", 10.0),
            Preset::LatinPartners => ("6-6 4-6@W 6-1@E", 0.0),
            _ => ("1-1 2-1@W 1-6@E", 10.0),
        };
        let table = self.tables.entry(plays);
        let table = table.or_insert_with(|| ExampleTable::of(plays, &preset.rules(Seats::Two)));
        let room = rect.shrink(MARGIN * scale);
        let room = room.translate(vec2(0.0, down * scale));
        paint_line(pen, room, MAX_BONE_WIDTH * scale, &table.line, look);
        let text = match preset {
            Preset::AllFives => msg::plus(table.count.to_string()),
            Preset::Draw => {
                let backs = [142.0, 157.0, 172.0, 187.0].map(|x| at(x, 30.0));
                let backs =
                    backs.map(|at| PaintedBone::back(Pose::upright(at, SMALL_BONE_WIDTH * scale)));
                paint::bones(pen, &backs, look);
                return;
            }
            Preset::LatinPartners => {
                let backs = HAND_POSES.iter().flat_map(|(x, y, angle)| {
                    let beside = [-1.1, 0.0, 1.1].map(|step| step * SMALL_BONE_WIDTH);
                    beside.map(|beside| {
                        let (x, y) =
                            if *angle == 0.0 { (x + beside, *y) } else { (*x, y + beside) };
                        PaintedBone::back(Pose {
                            angle: *angle,
                            ..Pose::upright(at(x, y), SMALL_BONE_WIDTH * scale)
                        })
                    })
                });
                paint::bones(pen, &backs.collect::<Vec<_>>(), look);
                return;
            }
            _ => msg::TURN_PASS.text(),
        };
        let pill =
            Pill { turn_strength: if table.points > 0 { 1.0 } else { 0.0 }, ..Pill::new(&text) };
        if scale >= MIN_SCALE_WITH_WORDS {
            let width = paint::name_pill_width(pen.painter(), &pill);
            // In a small picture there is no room in the upper corner.
            let at = if rect.width() < PICTURE_SIZE.x - 4.0 {
                rect.right_bottom() + vec2(-10.0 - width, -22.0)
            } else {
                rect.right_top() + vec2(-18.0 - width, 28.0)
            };
            paint::name_pill(pen, at, &pill, look);
        }
    }
}
