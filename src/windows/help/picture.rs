//! A picture of Help: a table on its cloth with its count.

use egui::{Pos2, Rect, Response, Role, Ui, Vec2, vec2};

use crate::paint::{self, Look, Pen, ScoreText, Surface, TextStyle};
use crate::windows::examples::ExampleTable;
use crate::windows::kit::{Framing, allocate_described, bounds_of, sizes};
use engine::Rules;
use words::examples::shows_count;
use words::{Points, help, msg, points};

const MAX_BONE_WIDTH: f32 = 30.0;
const LINE_MARGIN: f32 = 14.0;
// The size of a number at an end, and its distance from the bone, in widths of a bone.
const END_NUMBER_SIZE: f32 = 0.8;
const END_NUMBER_DISTANCE: f32 = 0.58;
// The width of a picture from which the sum is beside the line, the width of the sum there, and its
// height below the line.
const SUM_BESIDE_FROM: f32 = 440.0;
const SUM_WIDTH: f32 = 168.0;
const SUM_HEIGHT: f32 = 42.0;
const SUM_STYLE: TextStyle = TextStyle::semibold(sizes::HEADING_SIZE);
// The golden plate with the points, and its distance from the sum.
const PLATE_SIZE: Vec2 = vec2(56.0, 30.0);
const GAP_BEFORE_PLATE: f32 = 12.0;

/// Draws a table. If the ends count, their numbers, their sum and the points are shown.
pub(super) fn table_ui(
    ui: &mut Ui,
    table: &ExampleTable,
    rules: &Rules,
    size: Vec2,
    look: &Look,
) -> Response {
    let sum = shows_count(rules).then(|| points::sum(&table.ends, table.count));
    let plays = table.placed.iter().map(|placed| (placed.bone, placed.end));
    let mut told = help::picture_of(plays);
    if let Some(sum) = &sum {
        told = format!("{told} {sum}.");
    }
    if rules.plays_score() {
        let scored = points::points(i32::from(table.points), rules);
        told = format!("{told} {scored}.");
    }
    let (rect, response) = allocate_described(ui, size, Role::Image, "", &told);
    if !ui.is_rect_visible(rect) {
        return response;
    }
    let mut pen = Pen::new(ui.painter());
    paint::cloth(&mut pen, rect, sizes::INPUT_ROUNDING, None, look);
    let hairline = paint::color(look.colors.hairline);
    pen.frame(rect, sizes::INPUT_ROUNDING, -1.0, 0.0, hairline.gamma_multiply(0.5));
    let does_score = table.points > 0 && rules.plays_score();
    let is_sum_beside = rect.width() >= SUM_BESIDE_FROM;
    let (room, sum_area) = if sum.is_none() && !does_score {
        (rect, Rect::NOTHING)
    } else if is_sum_beside {
        rect.split_left_right_at_x(rect.right() - SUM_WIDTH)
    } else {
        rect.split_top_bottom_at_y(rect.bottom() - SUM_HEIGHT)
    };
    paint_numbered_line(&mut pen, room.shrink(LINE_MARGIN), MAX_BONE_WIDTH, table, rules, look);
    let mut points_at = sum_area.center();
    if let Some(sum) = sum {
        // The points are below the sum, or beside it if the sum is below the line.
        let sum_at = match (does_score, is_sum_beside) {
            (false, _) => sum_area.center(),
            (true, true) => sum_area.center() - vec2(0.0, PLATE_SIZE.y / 2.0),
            (true, false) => {
                sum_area.center() - vec2(f32::midpoint(PLATE_SIZE.x, GAP_BEFORE_PLATE), 0.0)
            }
        };
        let written = pen.centered_text(sum_at, &sum, SUM_STYLE, look.text(Surface::Cloth));
        points_at = sum_at
            + if is_sum_beside {
                vec2(0.0, PLATE_SIZE.y + 4.0)
            } else {
                vec2(f32::midpoint(written.width(), PLATE_SIZE.x) + GAP_BEFORE_PLATE, 0.0)
            };
    }
    if does_score {
        let field = Rect::from_center_size(points_at, PLATE_SIZE);
        let scored = msg::plus(Points::of(table.points, rules));
        let told = ScoreText { points: &scored, sum: None };
        paint::scoring_place(&mut pen, field, told, 1.0, look);
    }
    response
}

/// Paints the bones of a table, with the numbers at their ends, as large as fits into `room`. A
/// bone is at most `max_bone_width` points wide.
pub fn paint_numbered_line(
    pen: &mut Pen,
    room: Rect,
    max_bone_width: f32,
    table: &ExampleTable,
    rules: &Rules,
    look: &Look,
) {
    // Ends that are not played on, such as the sides of a spinner, count nothing.
    let shows_ends = shows_count(rules) || rules.headers_score();
    let ends = table.table.ends().iter().filter(|_| shows_ends);
    let times = |multiplier| if shows_count(rules) { multiplier } else { 1 };
    let numbers: Vec<(Pos2, u8)> = ends
        .filter(|end| end.multiplier() > 0)
        .filter_map(|end| {
            let tip = table.line.tip(end.end())?;
            let center = tip.edge() + tip.outwards() * END_NUMBER_DISTANCE;
            Some((center, end.pips().value() * times(end.multiplier())))
        })
        .collect();
    let bounds = numbers.iter().fold(bounds_of(&table.line), |all, (at, _)| {
        all | Rect::from_center_size(*at, Vec2::splat(END_NUMBER_SIZE))
    });
    let Some(framing) = Framing::new(bounds, room, max_bone_width) else {
        return;
    };
    let mut bones = framing.bones(&table.line);
    let gold = f32::from(u8::from(table.points > 0));
    if let Some(last) = bones.last_mut() {
        last.scoring = gold;
    }
    paint::bones(pen, &bones, look);
    for (place, counted) in numbers {
        let counted = counted.to_string();
        let rect = paint::end_number_rect(framing.to_screen(place), &counted);
        paint::end_number(pen, rect, &counted, gold, look);
    }
}
