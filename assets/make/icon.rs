//! The program's icon: a bone on cloth let into walnut; in small sizes only what can be recognized.

use std::fmt::Write as _;

use eframe::egui::emath::Rot2;
use eframe::egui::{IconData, Pos2, Rect, Vec2, pos2, vec2};

use look::{LookColors, Rgb, ThemeSlot};

/// Width and height of the drawing.
const SIZE: f32 = 256.0;
/// The middle of the icon, around which shapes are turned.
const MIDDLE: Pos2 = pos2(SIZE / 2.0, SIZE / 2.0);
/// Up to this size in pixels there is no wood, and the bone stands upright.
const SMALL: u16 = 48;
/// Up to this size in pixels there is room for half a bone.
const TINY: u16 = 24;
/// Angle of the bone, in degrees.
const TURN: f32 = 12.0;
/// Half the width of an edge that is drawn softly, in pixels.
const SOFT: f32 = 0.5;
const BLACK: Rgb = Rgb([0; 3]);
const WHITE: Rgb = Rgb([0xFF; 3]);

/// A shape of the drawing: a rectangle with round corners; a circle is one, too.
#[derive(Debug, Clone, Copy)]
struct Shape {
    rect: Rect,
    rounding: f32,
    upper: Rgb,
    lower: Rgb,
    opacity: f32,
    /// The standard deviation of the blur.
    blur: f32,
    /// Its angle around the middle of the drawing, in degrees.
    turn: f32,
}

impl Shape {
    fn new(rect: Rect, rounding: f32, color: Rgb) -> Self {
        Self { rect, rounding, upper: color, lower: color, opacity: 1.0, blur: 0.0, turn: 0.0 }
    }

    fn circle(center: Pos2, radius: f32, color: Rgb) -> Self {
        let rect = Rect::from_center_size(center, Vec2::splat(2.0 * radius));
        Self::new(rect, radius, color)
    }

    fn down_to(self, lower: Rgb) -> Self {
        Self { lower, ..self }
    }

    fn faint(self, opacity: f32) -> Self {
        Self { opacity, ..self }
    }

    fn blurred(self, blur: f32) -> Self {
        Self { blur, ..self }
    }

    /// Coverage of a pixel of this size, 0.0 to 1.0, and its color.
    fn at(&self, place: Pos2, pixel: f32) -> (f32, Rgb) {
        let turned = Rot2::from_angle(-self.turn.to_radians()) * (place - MIDDLE);
        let from_center = MIDDLE + turned - self.rect.center();
        let rounding = self.rounding.min(self.rect.size().min_elem() / 2.0);
        let outside = from_center.abs() - self.rect.size() / 2.0 + Vec2::splat(rounding);
        let distance = outside.max(Vec2::ZERO).length() + outside.max_elem().min(0.0) - rounding;
        let covered = if self.blur > 0.0 {
            // Close to a Gaussian blur.
            1.0 / (1.0 + (1.702 * distance / self.blur).exp())
        } else {
            ((SOFT - distance / pixel) / (2.0 * SOFT)).clamp(0.0, 1.0)
        };
        let part = from_center.y / self.rect.height() + 0.5;
        let color = self.upper.toward(self.lower, part.clamp(0.0, 1.0));
        (covered * self.opacity, color)
    }

    /// The box around it.
    fn bounds(&self) -> Rect {
        let rect = self.rect.translate(-MIDDLE.to_vec2());
        let turned = rect.rotate_bb(Rot2::from_angle(self.turn.to_radians()));
        turned.translate(MIDDLE.to_vec2()).expand(4.0 * self.blur)
    }
}

fn around(center: Pos2, width: f32, height: f32) -> Rect {
    Rect::from_center_size(center, vec2(width, height))
}

/// The middles of the pips of a half, in steps from its middle.
const TWO: &[(f32, f32)] = &[(-1.0, -1.0), (1.0, 1.0)];
const THREE: &[(f32, f32)] = &[(-1.0, -1.0), (0.0, 0.0), (1.0, 1.0)];
const FIVE: &[(f32, f32)] = &[(-1.0, -1.0), (1.0, -1.0), (0.0, 0.0), (-1.0, 1.0), (1.0, 1.0)];
/// Distance between two pips, relative to the width of a bone.
const STEP: f32 = 0.26;

fn colors() -> LookColors {
    let walnut = ThemeSlot::Walnut;
    LookColors::new(walnut, walnut.default_palette())
}

/// The shapes for an icon of this size, from back to front.
fn shapes(size: u16) -> Vec<Shape> {
    if size > SMALL {
        whole(&colors())
    } else if size > TINY {
        bone(f32::from(size), &colors())
    } else {
        half(f32::from(size), &colors())
    }
}

/// The bone 5-5 on cloth, let into walnut.
fn whole(colors: &LookColors) -> Vec<Shape> {
    /// The width of the bone's cell, as on the table.
    const U: f32 = 92.0;
    let [dark, _, _, light] = colors.wood;
    let cloth = colors.cloth;
    let rect = around(MIDDLE, SIZE, SIZE);
    let mut shapes = vec![
        Shape::new(rect, 56.0, light).down_to(dark),
        Shape::new(rect.shrink(22.0), 38.0, BLACK).faint(0.6).blurred(4.0),
        Shape::new(rect.shrink(22.0), 38.0, colors.hairline),
        Shape::new(rect.shrink(25.0), 35.0, cloth.edge.toward(BLACK, 0.3)),
        Shape::new(around(MIDDLE + vec2(0.0, 5.0), 190.0, 184.0), 36.0, cloth.edge).blurred(6.0),
        Shape::new(around(MIDDLE - vec2(0.0, 10.0), 104.0, 96.0), 48.0, cloth.light)
            .faint(0.95)
            .blurred(24.0),
    ];
    let turn = |shape: Shape| Shape { turn: TURN, ..shape };
    // A vector straight down, in the coordinates of the turned bone.
    let down = |by: f32| Rot2::from_angle(-TURN.to_radians()) * vec2(0.0, by * U);
    let (corner, face) = (0.13 * U, colors.hand);
    let body = around(MIDDLE, 0.96 * U, 1.96 * U);
    let lip = 0.06 * U;
    let upper = body.shrink(0.01 * U).with_max_y(body.bottom() - 0.01 * U - lip);
    let middle = upper.center();
    let groove = around(middle, 0.68 * U, 0.036 * U);
    let light = around(pos2(middle.x, upper.top() + 0.012 * U), 0.7 * U, 0.016 * U);
    let mut add = |shape: Shape| shapes.push(turn(shape));
    let shadow = |by| Shape::new(body.translate(down(by)), corner, BLACK);
    add(shadow(0.11).faint(0.55).blurred(0.075 * U));
    add(shadow(0.035).faint(0.5).blurred(0.02 * U));
    add(Shape::new(body.expand(0.01 * U), corner, face.edge));
    add(Shape::new(body.shrink(0.01 * U), corner, face.side));
    add(Shape::new(upper, corner, face.upper).down_to(face.lower));
    add(Shape::new(light, 1.0, WHITE).faint(0.9));
    add(Shape::new(groove.translate(down(0.03)), 0.0, WHITE).faint(0.75));
    add(Shape::new(groove, 0.0, face.groove));
    let pin = colors.hand_pin;
    add(Shape::circle(middle, 0.085 * U, pin.toward(BLACK, 0.15)));
    add(Shape::circle(middle, 0.068 * U, pin.toward(WHITE, 0.25)).down_to(pin));
    add(Shape::circle(middle - vec2(0.02, 0.025) * U, 0.026 * U, WHITE).faint(0.75));
    for side in [-0.5, 0.5] {
        for &(column, row) in FIVE {
            let at = middle + vec2(column * STEP, side + row * STEP) * U;
            add(Shape::circle(at + down(0.03), 0.1 * U, WHITE).faint(0.75));
            let pip = Shape::circle(at, 0.1 * U, face.pips.toward(BLACK, 0.35));
            add(pip.down_to(face.pips.toward(WHITE, 0.12)));
        }
    }
    shapes
}

/// The bone 3-2 upright on cloth, by whole pixels.
fn bone(size: f32, colors: &LookColors) -> Vec<Shape> {
    let px = SIZE / size;
    let (height, width) = (2.0 * (0.42 * size).round(), 2.0 * (0.21 * size).round());
    let lip = (0.07 * width).round().max(1.0);
    let body = around(MIDDLE, width * px, height * px);
    let upper = body.with_max_y(body.bottom() - lip * px);
    let corner = 0.14 * width * px;
    let face = colors.hand;
    let middle = upper.center();
    let whole = around(MIDDLE, SIZE, SIZE);
    let shadow = body.translate(vec2(0.0, 1.5 * px));
    let mut shapes = vec![
        Shape::new(whole, 0.2 * SIZE, colors.cloth.light).down_to(colors.cloth.edge),
        Shape::new(shadow, corner, BLACK).faint(0.6).blurred(1.2 * px),
        Shape::new(body, corner, face.side.toward(face.edge, 0.4)),
        Shape::new(upper, corner, face.upper).down_to(face.lower),
        Shape::new(around(middle, 0.7 * width * px, px), 0.0, face.groove),
        Shape::circle(middle, 0.09 * width * px, colors.hand_pin),
    ];
    for (half, side) in [(THREE, -0.25), (TWO, 0.25)] {
        for &(column, row) in half {
            let step = STEP * width * px;
            let from_middle = vec2(column * step, row * step + side * upper.height());
            shapes.push(Shape::circle(middle + from_middle, 0.118 * width * px, face.pips));
        }
    }
    shapes
}

/// Half a bone with five pips, which fills the square.
fn half(size: f32, colors: &LookColors) -> Vec<Shape> {
    let px = SIZE / size;
    let face = colors.hand;
    let lip = (0.07 * size).round() * px;
    let body = around(MIDDLE, SIZE, SIZE);
    let inner = body.shrink(0.75 * px);
    let upper = inner.with_max_y(inner.bottom() - lip);
    let rounding = 0.2 * SIZE;
    let mut shapes = vec![
        Shape::new(body, rounding, face.edge.toward(BLACK, 0.2)),
        Shape::new(inner, rounding, face.side),
        Shape::new(upper, rounding - px, face.upper).down_to(face.lower),
    ];
    for &(column, row) in FIVE {
        let at = upper.center() + vec2(column, row) * STEP * SIZE;
        shapes.push(Shape::circle(at, 0.11 * SIZE, face.pips));
    }
    shapes
}

/// The icon in pixels, as wide and high as `size`.
pub fn pixels(size: u16) -> IconData {
    let pixel = SIZE / f32::from(size);
    let mut pixels = vec![(BLACK, 0.0); usize::from(size) * usize::from(size)];
    for shape in shapes(size) {
        // Most shapes are small.
        let touched = shape.bounds().expand(pixel);
        let among = |min: f32, max: f32| {
            (min / pixel).max(0.0) as u16..((max / pixel).ceil().max(0.0) as u16).min(size)
        };
        for y in among(touched.min.y, touched.max.y) {
            for x in among(touched.min.x, touched.max.x) {
                let place = pos2(f32::from(x) + 0.5, f32::from(y) + 0.5) * pixel;
                let (covered, over) = shape.at(place, pixel);
                let pixel = &mut pixels[usize::from(y) * usize::from(size) + usize::from(x)];
                let (color, alpha) = *pixel;
                let together = covered + alpha * (1.0 - covered);
                if covered > 0.0 {
                    *pixel = (color.toward(over, covered / together), together);
                }
            }
        }
    }
    let rgba = |(Rgb([red, green, blue]), alpha): (Rgb, f32)| {
        [red, green, blue, (alpha * 255.0).round() as u8]
    };
    IconData {
        rgba: pixels.into_iter().flat_map(rgba).collect(),
        width: u32::from(size),
        height: u32::from(size),
    }
}

const WRITES_A_TEXT: &str = "writing to a text cannot fail";

/// The whole drawing as SVG.
pub fn svg() -> String {
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{SIZE}\" height=\"{SIZE}\" \
         viewBox=\"0 0 {SIZE} {SIZE}\">\n  <title>Nestor Dominoes</title>\n"
    );
    for (n, shape) in whole(&colors()).into_iter().enumerate() {
        let Shape { rect, blur, .. } = shape;
        let mut fill = shape.upper.to_string();
        let (mut defined, mut further) = (String::new(), String::new());
        if shape.upper != shape.lower {
            fill = format!("url(#fill{n})");
            writeln!(
                defined,
                "  <linearGradient id=\"fill{n}\" x2=\"0\" y2=\"1\"><stop stop-color=\"{}\"/>\
                 <stop offset=\"1\" stop-color=\"{}\"/></linearGradient>",
                shape.upper, shape.lower
            )
            .expect(WRITES_A_TEXT);
        }
        if shape.opacity < 1.0 {
            write!(further, " opacity=\"{}\"", shape.opacity).expect(WRITES_A_TEXT);
        }
        if blur > 0.0 {
            writeln!(
                defined,
                "  <filter id=\"blur{n}\" x=\"-1\" y=\"-1\" width=\"3\" height=\"3\">\
                 <feGaussianBlur stdDeviation=\"{blur:.2}\"/></filter>"
            )
            .expect(WRITES_A_TEXT);
            write!(further, " filter=\"url(#blur{n})\"").expect(WRITES_A_TEXT);
        }
        if shape.turn != 0.0 {
            let (turn, Pos2 { x, y }) = (shape.turn, MIDDLE);
            write!(further, " transform=\"rotate({turn} {x} {y})\"").expect(WRITES_A_TEXT);
        }
        let [x, y, width, height] = [rect.left(), rect.top(), rect.width(), rect.height()]
            .map(|length| (length * 100.0).round() / 100.0);
        writeln!(
            svg,
            "{defined}  <rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" \
             rx=\"{:.1}\" fill=\"{fill}\"{further}/>",
            shape.rounding
        )
        .expect(WRITES_A_TEXT);
    }
    svg.push_str("</svg>\n");
    svg
}

/// The icon as Windows wants it, in the sizes that it shows.
pub fn ico() -> Vec<u8> {
    let mut folder = ico::IconDir::new(ico::ResourceType::Icon);
    for size in [16, 24, 32, 48, 64, 128, 256] {
        let IconData { rgba, width, height } = pixels(size);
        let image = ico::IconImage::from_rgba_data(width, height, rgba);
        let entry = ico::IconDirEntry::encode_as_png(&image);
        folder.add_entry(entry.expect("it can be packed"));
    }
    let mut file = Vec::new();
    folder.write(&mut file).expect("writing to memory cannot fail");
    file
}
