//! What is special about a game, as a small picture of its table.

use egui::{Pos2, Rect, Vec2, pos2, vec2};

use crate::paint::{self, Bone, Look, Pen, Pill, Pose, Side};
use crate::windows::examples::ExampleTable;
use crate::windows::kit::{CARD_ROUNDING, face, paint_line};
use engine::{Pips, Preset, Seats};
use words::msg;

/// The widest that a bone is painted, in points.
const BONE_WIDTH: f32 = 21.0;
/// The size of the picture for which the numbers here are, in points.
const SIZE: Vec2 = vec2(212.0, 152.0);
/// The space around what is painted, in points.
const MARGIN: f32 = 8.0;
/// The bones that lie face down in the heap: place and angle of each.
const HEAP: [(f32, f32, f32); 9] = [
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
/// The bone that is taken from it.
const TAKEN: (&str, (f32, f32, f32)) = ("6-4", (172.0, 92.0, 0.13));

/// Pictures of games. Their tables are laid out once.
#[derive(Debug, Default)]
pub struct Pictures {
    all_fives: Option<ExampleTable>,
}

impl Pictures {
    /// Paints what is special about a game on cloth, of which the corners at one side are
    /// square.
    pub(super) fn paint(
        &mut self,
        pen: &mut Pen,
        (rect, square): (Rect, Side),
        preset: Preset,
        look: &Look,
    ) {
        paint::cloth(pen, rect, CARD_ROUNDING, Some(square), look);
        let scale = (rect.size() / SIZE).min_elem();
        let at = |x: f32, y: f32| rect.center() + scale * (vec2(x, y) - SIZE / 2.0);
        if preset == Preset::TheDrawGame {
            let pose = |(x, y, angle)| Pose {
                angle,
                ..Pose::upright(at(x, y), BONE_WIDTH * scale)
            };
            let mut bones: Vec<_> = HEAP.map(|it| Bone::back(pose(it))).into();
            let (taken, place) = TAKEN;
            let taken: engine::Bone = taken.parse().expect("it is written as a bone");
            bones.push(face(pose(place), taken));
            paint::bones(pen, &bones, look);
            return;
        }
        let width = BONE_WIDTH * scale;
        let is_small = scale < 0.7;
        let pill_at = rect.right_top() + vec2(-18.0, 28.0);
        match preset {
            Preset::AllFives => {
                let table = self.all_fives.get_or_insert_with(all_fives);
                let room = rect.shrink(MARGIN * scale);
                paint_line(pen, room, width, &table.line, look);
                let text = msg::plus(table.count.to_string());
                if !is_small {
                    pill(pen, pill_at, &text, 1.0, look);
                }
            }
            Preset::Draw => {
                let bones = row(["4-5", "5-5", "5-2", "2-6"], at(106.0, 86.0), width);
                paint::bones(pen, &bones, look);
                let backs: Vec<_> = (0..4_u8)
                    .map(|n| at(142.0 + 15.0 * f32::from(n), 30.0))
                    .map(|at| Bone::back(Pose::upright(at, 14.0 * scale)))
                    .collect();
                paint::bones(pen, &backs, look);
            }
            _ => {
                let bones = row(["2-1", "1-1", "1-6", "6-5"], at(106.0, 86.0), width);
                paint::bones(pen, &bones, look);
                if !is_small {
                    pill(pen, pill_at, &msg::TURN_PASS.text(), 0.0, look);
                }
            }
        }
    }
}

/// A table of All Fives that scores.
fn all_fives() -> ExampleTable {
    let rules = Preset::AllFives.rules(Seats::Two);
    ExampleTable::of("5-5 5-1@W 5-0@E 5-3@N 6-5@S", &rules)
}

/// Bones in a row around a place, each written as its halves lie.
fn row(bones: [&str; 4], center: Pos2, width: f32) -> Vec<Bone> {
    const GAP: f32 = 0.06;
    let bones = bones.map(|bone| {
        let halves = bone.split('-').map(|pips| pips.parse().ok());
        let halves: Vec<u8> = halves.map(Option::unwrap_or_default).collect();
        let [first, second] = [halves[0], halves[1]].map(|pips| Pips::ALL[usize::from(pips)]);
        [first, second]
    });
    let long = |[first, second]: &[Pips; 2]| if first == second { 1.0 } else { 2.0 };
    let all: f32 = bones.iter().map(|halves| long(halves) + GAP).sum();
    let mut left = center.x - width * (all - GAP) / 2.0;
    let laid = bones.map(|halves| {
        let long = long(&halves);
        let at = pos2(left + width * long / 2.0, center.y);
        left += width * (long + GAP);
        let pose = if long < 2.0 {
            Pose::upright(at, width)
        } else {
            Pose::lying(at, width)
        };
        Bone::new(pose, halves)
    });
    laid.into()
}

/// Paints a word that ends at a place, more or less golden.
fn pill(pen: &mut Pen, right: Pos2, text: &str, turn: f32, look: &Look) {
    let pill = Pill {
        turn,
        ..Pill::new(text)
    };
    let width = paint::name_pill_width(pen.painter(), &pill);
    paint::name_pill(pen, right - vec2(width, 0.0), &pill, look);
}
