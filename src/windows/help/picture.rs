//! Pictures of Help: a table on its cloth with what it counts, and a hand.

use egui::{Align, Rect, Response, Role, Ui, Vec2, pos2, vec2};

use crate::paint::{self, Bone, Face, Firecracker, Look, On, Pen, Pose, TextStyle};
use crate::windows::examples::ExampleTable;
use crate::windows::kit::{described, face};
use engine::Rules;
use words::{help, msg, points};

/// The widest that a bone is painted, in points.
const BONE: f32 = 30.0;
/// How much narrower a bone becomes with each attempt to fit.
const SMALLER: f32 = 0.94;
/// The space around the line, in points.
const AROUND: f32 = 14.0;
/// The size of a number at an end, and how far its middle is from the bone, in points.
const END: f32 = 24.0;
const END_APART: f32 = 17.0;
/// From this width on the sum stands beside the line, in points.
const BESIDE_FROM: f32 = 440.0;
/// The room for the sum beside and below the line, in points.
const BESIDE: f32 = 168.0;
const BELOW: f32 = 42.0;
/// The size of the golden field with the points, and its distance from the sum.
const POINTS: Vec2 = vec2(56.0, 30.0);
const BETWEEN: f32 = 12.0;

const SUM: TextStyle = TextStyle::semibold(16.0);
const ROUNDING: f32 = 10.0;

/// The width of a bone in a hand, and the space between two, in points.
const HAND_BONE: f32 = 28.0;
const IN_HAND: f32 = 6.0;

/// Draws a table, what its ends count, their sum, and its points where any score.
pub(super) fn table_ui(
    ui: &mut Ui,
    (table, rules): (&ExampleTable, &Rules),
    size: Vec2,
    look: &Look,
) -> Response {
    let sum = points::sum(&table.ends, table.count);
    let plays = table.placed.iter().map(|placed| (placed.bone, placed.end));
    let mut told = format!("{} {sum}.", help::picture_of(plays));
    if rules.counts_score() {
        let scored = points::points(i32::from(table.points), rules);
        told = format!("{told} {scored}.");
    }
    let (rect, response) = described(ui, size, Role::Image, ("", &told));
    if !ui.is_rect_visible(rect) {
        return response;
    }
    let mut pen = Pen::new(ui.painter());
    paint::cloth(&mut pen, rect, ROUNDING, None, look);
    let hairline = paint::color(look.colors.hairline);
    pen.frame(rect, ROUNDING, -1.0, 0.0, hairline.gamma_multiply(0.5));
    let is_beside = rect.width() >= BESIDE_FROM;
    let (room, below) = if is_beside {
        rect.split_left_right_at_x(rect.right() - BESIDE)
    } else {
        rect.split_top_bottom_at_y(rect.bottom() - BELOW)
    };
    line(&mut pen, room.shrink(AROUND), table, look);
    // The sum, and beside or below it the points, where it scores.
    let does_score = table.points > 0 && rules.counts_score();
    let written = vec2(paint::text_width(ui.painter(), &sum, SUM), POINTS.y);
    let beside = if is_beside {
        vec2(0.0, POINTS.y + 4.0)
    } else {
        vec2(BETWEEN + POINTS.x, 0.0)
    };
    let beside = if does_score { beside } else { Vec2::ZERO };
    let middle = below.center()
        - if is_beside {
            vec2(AROUND, 0.0)
        } else {
            vec2(0.0, 3.0)
        };
    let at = if is_beside {
        middle - beside / 2.0
    } else {
        middle - vec2(beside.x / 2.0, 0.0)
    };
    let baseline = pos2(at.x, paint::centered_baseline(at.y, SUM.size));
    pen.text(baseline, Align::Center, &sum, SUM, look.text(On::Cloth));
    if does_score {
        let points = points::shown(table.points.into(), rules);
        let scored = msg::table_scores(points);
        let center = if is_beside {
            middle + beside / 2.0
        } else {
            at + vec2(f32::midpoint(written.x, POINTS.x) + BETWEEN, 0.0)
        };
        let field = Rect::from_center_size(center, POINTS);
        paint::scoring_place(&mut pen, field, &scored, None, look);
    }
    response
}

/// Paints the bones of a table as large as they fit, with the numbers at their ends.
fn line(pen: &mut Pen, room: Rect, table: &ExampleTable, look: &Look) {
    // What an end counts: nothing at a short side that is not played on.
    let tips: Vec<_> = table
        .table
        .ends()
        .iter()
        .filter(|end| end.multiplier() > 0)
        .filter_map(|end| {
            let counted = end.pips().value() * end.multiplier();
            Some((table.line.tip(end.end())?, counted))
        })
        .collect();
    let number_at = |unit: f32| {
        tips.iter().map(move |(tip, counted)| {
            let edge = tip.edge().to_vec2() * unit;
            ((edge + tip.outwards() * END_APART).to_pos2(), *counted)
        })
    };
    let covered = |unit: f32| {
        let bones = Rect::from_min_max(
            (table.bounds().min.to_vec2() * unit).to_pos2(),
            (table.bounds().max.to_vec2() * unit).to_pos2(),
        );
        number_at(unit).fold(bones, |all, (center, _)| {
            all | Rect::from_center_size(center, Vec2::splat(END))
        })
    };
    let mut unit = BONE;
    while (covered(unit).size().x > room.width() || covered(unit).size().y > room.height())
        && unit > 8.0
    {
        unit *= SMALLER;
    }
    let to_screen = room.center() - covered(unit).center();
    let last = table.line.bones().len().saturating_sub(1);
    let bones: Vec<_> = table
        .line
        .bones()
        .iter()
        .enumerate()
        .map(|(number, laid)| {
            let place = laid.place();
            let pose = Pose {
                center: (place.center.to_vec2() * unit).to_pos2() + to_screen,
                width: unit,
                angle: place.angle(),
            };
            let is_scoring = number == last && table.points > 0;
            Bone {
                face: Face::Played(0),
                scoring: f32::from(u8::from(is_scoring)),
                ..face(pose, laid.bone)
            }
        })
        .collect();
    paint::bones(pen, &bones, look);
    let gold = f32::from(u8::from(table.points > 0));
    for (center, counted) in number_at(unit) {
        paint::end_number(pen, center + to_screen, &counted.to_string(), gold, look);
    }
}

/// Draws the bones of a hand, and a firecracker beside them if there is one.
pub(super) fn hand_ui(ui: &mut Ui, hand: &[engine::Bone], has_firecracker: bool, look: &Look) {
    let step = HAND_BONE + IN_HAND;
    let things = hand.len() + usize::from(has_firecracker);
    let in_row = ((ui.available_width() + IN_HAND) / step).max(1.0) as usize;
    let rows = things.div_ceil(in_row);
    let height = 2.0 * HAND_BONE + IN_HAND;
    let size = vec2(
        things.min(in_row) as f32 * step,
        rows as f32 * height + IN_HAND,
    );
    let (rect, _) = described(ui, size, Role::Image, ("", &help::hand(hand)));
    if !ui.is_rect_visible(rect) {
        return;
    }
    let center = |number: usize| {
        let (row, column) = (number / in_row, number % in_row);
        let corner = rect.min + vec2(column as f32 * step, row as f32 * height);
        corner + vec2(HAND_BONE / 2.0, HAND_BONE)
    };
    let bones: Vec<_> = hand
        .iter()
        .enumerate()
        .map(|(number, bone)| face(Pose::upright(center(number), HAND_BONE), *bone))
        .collect();
    let mut pen = Pen::new(ui.painter());
    paint::bones(&mut pen, &bones, look);
    if has_firecracker {
        let it = Firecracker {
            scale: 0.6,
            ..Firecracker::new(center(hand.len()) + vec2(0.0, 8.0))
        };
        paint::firecracker(&mut pen, &it, look);
    }
}
