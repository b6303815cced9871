//! Parses SVG paths into polylines.

use egui::{Pos2, Vec2, pos2, vec2};

#[derive(Debug, Default, PartialEq)]
pub(super) struct IconStroke {
    pub points: Vec<Pos2>,
    pub is_closed: bool,
}

/// Parses the lines of a path. Supports the commands `M L H V C Q A Z` and their relative forms;
/// numbers are separated by white space, a comma or a minus sign.
pub(super) fn lines(path: &str) -> Vec<IconStroke> {
    const CUBIC_STEPS: u16 = 10;
    const QUADRATIC_STEPS: u16 = 6;
    let mut lines: Vec<IconStroke> = Vec::new();
    let mut at = Pos2::ZERO;
    let starts: Vec<_> =
        path.char_indices().filter(|(_, letter)| letter.is_ascii_alphabetic()).collect();
    for (n, &(start, command)) in starts.iter().enumerate() {
        let end = starts.get(n + 1).map_or(path.len(), |(start, _)| *start);
        let numbers = numbers(&path[start + 1..end]);
        let is_relative = command.is_ascii_lowercase();
        let count = match command.to_ascii_uppercase() {
            'H' | 'V' => 1,
            'C' => 6,
            'Q' => 4,
            'A' => 7,
            'Z' => {
                if let Some(line) = lines.last_mut() {
                    line.is_closed = true;
                    at = line.points[0];
                }
                continue;
            }
            _ => 2,
        };
        for numbers in numbers.chunks_exact(count) {
            let from = if is_relative { at.to_vec2() } else { Vec2::ZERO };
            let place = |n: usize| pos2(numbers[n], numbers[n + 1]) + from;
            let before = at;
            match command.to_ascii_uppercase() {
                'M' => {
                    at = place(0);
                    lines.push(IconStroke { points: vec![at], is_closed: false });
                    continue;
                }
                'H' => at.x = numbers[0] + from.x,
                'V' => at.y = numbers[0] + from.y,
                'C' | 'Q' | 'A' => at = place(count - 2),
                _ => at = place(0),
            }
            let Some(IconStroke { points, .. }) = lines.last_mut() else {
                continue;
            };
            match command.to_ascii_uppercase() {
                'C' => points.extend(parts(CUBIC_STEPS).map(|part| {
                    let (first, second) = (place(0), place(2));
                    on_quadratic([before, first, second], part)
                        .lerp(on_quadratic([first, second, at], part), part)
                })),
                'Q' => {
                    let curve = [before, place(0), at];
                    points.extend(parts(QUADRATIC_STEPS).map(|part| on_quadratic(curve, part)));
                }
                'A' => {
                    let is_large = numbers[3] != 0.0;
                    let is_clockwise = numbers[4] != 0.0;
                    points.extend(arc([before, at], numbers[0], is_large, is_clockwise));
                }
                _ => points.push(at),
            }
        }
    }
    for line in &mut lines {
        // Drop the last point of a closed line if it repeats the first.
        let count = line.points.len();
        if line.is_closed && count > 1 && line.points[0].distance(line.points[count - 1]) < 1e-3 {
            line.points.pop();
        }
    }
    lines
}

fn numbers(text: &str) -> Vec<f32> {
    text.replace('-', " -")
        .split(|letter: char| letter.is_whitespace() || letter == ',')
        .filter(|number| !number.is_empty())
        .map(|number| number.parse().expect("the paths are written here"))
        .collect()
}

/// The upper ends of `count` equal intervals from 0.0 to 1.0.
fn parts(count: u16) -> impl Iterator<Item = f32> {
    (1..=count).map(move |n| f32::from(n) / f32::from(count))
}

fn on_quadratic([from, control, to]: [Pos2; 3], part: f32) -> Pos2 {
    from.lerp(control, part).lerp(control.lerp(to, part), part)
}

/// Points on a circular arc, without the first one.
fn arc([from, to]: [Pos2; 2], radius: f32, is_large: bool, is_clockwise: bool) -> Vec<Pos2> {
    const STEP_RADIANS: f32 = 0.2;
    let chord = to - from;
    let half = chord.length() / 2.0;
    let radius = radius.max(half);
    let aside = (radius * radius - half * half).sqrt();
    let normal = vec2(-chord.y, chord.x).normalized();
    let sign = if is_large == is_clockwise { -1.0 } else { 1.0 };
    let center = from + chord / 2.0 + normal * (sign * aside);
    let (start, end) = ((from - center).angle(), (to - center).angle());
    let turn = std::f32::consts::TAU;
    let sweep =
        if is_clockwise { (end - start).rem_euclid(turn) } else { -(start - end).rem_euclid(turn) };
    let count = (sweep.abs() / STEP_RADIANS).ceil().max(1.0) as u16;
    (1..=count)
        .map(|n| center + Vec2::angled(start + sweep * f32::from(n) / f32::from(count)) * radius)
        .collect()
}
