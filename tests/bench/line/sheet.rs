//! Sheets of lines, drawn as they lie.

use egui::{Pos2, Rect, Vec2, pos2, vec2};
use engine::{Bone, Pips, Side};
use nestor_dominoes::table::line::{Line, Place};

const COLUMNS: usize = 4;
const MARGIN: f32 = 20.0;
const RED: &str = "#e0503c";
const GOLD: &str = "#f2bb4d";

/// A picture in SVG of lines in areas of this size: the first bone has a red edge, the last
/// one a gold edge, and outlines are the rooms kept for next bones.
pub fn draw<'a>(lines: impl Iterator<Item = &'a Line>, area: Vec2) -> String {
    let cell = area + Vec2::splat(MARGIN);
    let drawn = lines.enumerate().map(|(count, line)| {
        let corner = cell * vec2((count % COLUMNS) as f32, (count / COLUMNS) as f32);
        let corner = pos2(MARGIN, MARGIN) + corner;
        draw_line(line, Rect::from_min_size(corner, area))
    });
    let drawn: Vec<String> = drawn.collect();
    let rows = drawn.len().div_ceil(COLUMNS);
    let [width, height] = [cell.x * COLUMNS as f32, cell.y * rows as f32].map(|it| it + MARGIN);
    let background = rect(Rect::from_min_size(Pos2::ZERO, vec2(width, height)), "#0c1c16", "none");
    let drawn = drawn.concat();
    format!(
        "<svg xmlns='http://www.w3.org/2000/svg' width='{width}' height='{height}'>\n\
         {background}{drawn}</svg>\n"
    )
}

fn draw_line(line: &Line, area: Rect) -> String {
    let to_points = line.to_points(area);
    let (Pos2 { x, y }, width_px) = (area.min, line.width_px());
    let (bones, steps) = (line.bones(), line.zoom_step());
    let title = format!(
        "<text x='{x}' y='{}' font-size='13' fill='{GOLD}'>{} bones, {width_px} px, {steps} \
         steps</text>\n",
        y - 5.0,
        bones.len()
    );
    let mut drawn = title + &rect(area, "#1f523d", "none");
    for room in line.rooms() {
        drawn += &rect(to_points * room.rect, "none", "#5b8d76");
    }
    for (count, laid) in bones.iter().enumerate() {
        let Some(bone_place) = laid.place() else { continue };
        let edge = match count {
            0 => RED,
            _ if count + 1 == bones.len() => GOLD,
            _ => "none",
        };
        drawn += &draw_bone(laid.bone, bone_place, to_points * laid.rect, edge);
    }
    drawn
}

fn draw_bone(bone: Bone, lying: Place, place: Rect, edge: &str) -> String {
    let width = place.size().min_elem();
    let heavier = match lying.heavier {
        Side::North => vec2(0.0, -0.5),
        Side::East => vec2(0.5, 0.0),
        Side::South => vec2(0.0, 0.5),
        Side::West => vec2(-0.5, 0.0),
    };
    let mut drawn = rect(place, "#fbf6e9", edge);
    let across = vec2(heavier.y.abs(), heavier.x.abs()) * 1.4 + heavier.abs() * 0.12;
    let groove = Rect::from_center_size(place.center(), across * width);
    drawn += &rect(groove, "#b9a98a", "none");
    for (pips, half) in [(bone.high(), heavier), (bone.low(), -heavier)] {
        for dot in dots(pips) {
            let dot = if heavier.x == 0.0 { dot } else { dot.rot90() };
            drawn += &circle(place.center() + (half + dot) * width, width * 0.1);
        }
    }
    drawn
}

/// Where the pips of an upright half are, in widths of a bone from its middle.
fn dots(pips: Pips) -> Vec<Vec2> {
    let value = pips.value();
    let pairs =
        [(2, vec2(0.26, 0.26)), (4, vec2(0.26, -0.26)), (6, vec2(0.26, 0.0)), (8, vec2(0.0, 0.26))];
    let pairs = pairs.into_iter().filter(|(least, _)| value >= *least);
    let pairs = pairs.flat_map(|(_, at)| [at, -at]);
    let middle = (value % 2 == 1).then_some(Vec2::ZERO);
    pairs.chain(middle).collect()
}

fn circle(middle: Pos2, radius: f32) -> String {
    let Pos2 { x, y } = middle;
    format!("<circle cx='{x}' cy='{y}' r='{radius}' fill='#1c1a17'/>\n")
}

fn rect(rect: Rect, fill: &str, edge: &str) -> String {
    let (Pos2 { x, y }, Vec2 { x: width, y: height }) = (rect.min, rect.size());
    format!(
        "<rect x='{x}' y='{y}' width='{width}' height='{height}' fill='{fill}' \
         stroke='{edge}' stroke-width='3'/>\n"
    )
}
