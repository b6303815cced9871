//! The program's icon, drawn by us: a bone on a green table.
//!
//! One drawing, two forms: pixels for the window and SVG for packages
//! (`assets/icon.svg` and `icon.ico`, which a test writes and holds equal).

use egui::{IconData, Pos2, Rect, Vec2, pos2, vec2};

use look::{ColorRole, Palette, Rgb};

/// Width and height of the drawing.
const SIZE: u16 = 256;
/// Half the width of an edge that is drawn softly, in pixels.
const SOFT: f32 = 0.5;

/// A shape of the drawing: a rectangle with round corners; a circle is one, too.
struct Shape {
    rect: Rect,
    rounding: f32,
    color: Rgb,
}

impl Shape {
    fn circle(center: Pos2, radius: f32, color: Rgb) -> Self {
        Self {
            rect: Rect::from_center_size(center, Vec2::splat(2.0 * radius)),
            rounding: radius,
            color,
        }
    }

    fn scaled(&self, scale: f32) -> Self {
        Self {
            rect: self.rect * scale,
            rounding: self.rounding * scale,
            color: self.color,
        }
    }

    /// How much of the pixel around `pos` is covered, 0.0 to 1.0.
    fn coverage(&self, pos: Pos2) -> f32 {
        let from_center = (pos - self.rect.center()).abs();
        let outside = from_center - self.rect.size() / 2.0 + Vec2::splat(self.rounding);
        let distance =
            outside.max(Vec2::ZERO).length() + outside.max_elem().min(0.0) - self.rounding;
        ((SOFT - distance) / (2.0 * SOFT)).clamp(0.0, 1.0)
    }
}

/// The drawing, from back to front: the bone 5-4.
fn shapes() -> Vec<Shape> {
    let of = |role| Palette::CLASSIC.color(role);
    let table = of(ColorRole::Background);
    let bone = Rect::from_center_size(pos2(128.0, 128.0), vec2(102.0, 204.0));
    let shade = of(ColorRole::YourHand).toward(Rgb([0, 0, 0]), 0.18);
    let plain = |rect, rounding, color| Shape {
        rect,
        rounding,
        color,
    };
    let mut shapes = vec![
        plain(
            Rect::from_min_size(Pos2::ZERO, Vec2::splat(f32::from(SIZE))),
            52.0,
            table,
        ),
        plain(
            bone.translate(vec2(0.0, 7.0)).expand(6.0),
            22.0,
            table.toward(Rgb([0, 0, 0]), 0.25),
        ),
        plain(bone.expand(5.0), 21.0, of(ColorRole::OutlinesSelected)),
        plain(bone, 16.0, shade),
        plain(
            bone.with_max_y(bone.max.y - 6.0),
            16.0,
            of(ColorRole::YourHand),
        ),
        plain(
            Rect::from_center_size(bone.center(), vec2(72.0, 6.0)),
            3.0,
            of(ColorRole::Lines),
        ),
    ];
    let pips = [
        (-1.0, -78.0),
        (1.0, -78.0),
        (0.0, -51.0),
        (-1.0, -24.0),
        (1.0, -24.0),
        (-1.0, 24.0),
        (1.0, 24.0),
        (-1.0, 76.0),
        (1.0, 76.0),
    ];
    shapes.extend(pips.map(|(column, y)| {
        let center = bone.center() + vec2(column * 28.0, y);
        Shape::circle(center, 11.5, of(ColorRole::Pips))
    }));
    shapes
}

/// The icon in pixels, as wide and high as `size`.
pub fn icon(size: u16) -> IconData {
    let scale = f32::from(size) / f32::from(SIZE);
    let mut pixels = vec![(Rgb([0, 0, 0]), 0.0); usize::from(size) * usize::from(size)];
    for shape in shapes().iter().map(|shape| shape.scaled(scale)) {
        // Most shapes are small: the icon is drawn before the window opens.
        let touched = shape.rect.expand(SOFT);
        let among = |min: f32, max: f32| min.max(0.0) as u16..(max.ceil() as u16).min(size);
        for y in among(touched.min.y, touched.max.y) {
            for x in among(touched.min.x, touched.max.x) {
                let coverage = shape.coverage(pos2(f32::from(x) + 0.5, f32::from(y) + 0.5));
                let pixel = &mut pixels[usize::from(y) * usize::from(size) + usize::from(x)];
                let (color, alpha) = *pixel;
                if coverage > 0.0 {
                    // What shines through a soft edge on nothing has no color.
                    let part = if alpha == 0.0 { 1.0 } else { coverage };
                    *pixel = (
                        color.toward(shape.color, part),
                        alpha + coverage * (1.0 - alpha),
                    );
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

#[cfg(test)]
mod tests {
    use std::fmt::Write as _;
    use std::path::Path;

    use super::*;

    /// The icon as SVG.
    fn svg() -> String {
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{SIZE}\" height=\"{SIZE}\" \
             viewBox=\"0 0 {SIZE} {SIZE}\">\n  <title>Nestor Dominoes</title>\n"
        );
        for Shape {
            rect,
            rounding,
            color,
        } in shapes()
        {
            let (x, y) = (rect.min.x, rect.min.y);
            let (width, height) = (rect.width(), rect.height());
            writeln!(
                svg,
                "  <rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" \
                 rx=\"{rounding}\" fill=\"{color}\"/>"
            )
            .expect("writing to a text cannot fail");
        }
        svg.push_str("</svg>\n");
        svg
    }

    /// The icon as Windows wants it, in the sizes that it shows.
    fn ico() -> Vec<u8> {
        let mut folder = ico::IconDir::new(ico::ResourceType::Icon);
        for size in [16, 24, 32, 48, 64, 128, 256] {
            let IconData {
                rgba,
                width,
                height,
            } = icon(size);
            let image = ico::IconImage::from_rgba_data(width, height, rgba);
            let entry = ico::IconDirEntry::encode_as_png(&image);
            folder.add_entry(entry.expect("it can be packed"));
        }
        let mut file = Vec::new();
        folder
            .write(&mut file)
            .expect("writing to memory cannot fail");
        file
    }

    fn pixel(icon: &IconData, x: usize, y: usize) -> &[u8] {
        let start = (y * usize::from(SIZE) + x) * 4;
        &icon.rgba[start..start + 4]
    }

    #[test]
    fn the_icon_shows_a_bone_on_a_table_with_round_corners() {
        let icon = icon(SIZE);
        assert_eq!(icon.rgba.len(), 256 * 256 * 4, "all pixels are there");
        assert_eq!(pixel(&icon, 0, 0)[3], 0, "corners are clear");
        let Rgb(pips) = Palette::CLASSIC.color(ColorRole::Pips);
        assert_eq!(
            pixel(&icon, 128, 77)[..3],
            pips,
            "the middle pip of the five"
        );
        let Rgb(body) = Palette::CLASSIC.color(ColorRole::YourHand);
        assert_eq!(pixel(&icon, 128, 180)[..3], body, "the middle of the four");
    }

    #[test]
    fn the_icons_for_packages_are_the_same_drawing() {
        let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
        for (name, drawn) in [("icon.svg", svg().into_bytes()), ("icon.ico", ico())] {
            let path = assets.join(name);
            if std::env::var_os("UPDATE_ICON").is_some() {
                std::fs::write(&path, &drawn).expect("the icon can be written");
            }
            let written = std::fs::read(&path).expect("the icon is there");
            assert!(written == drawn, "{name}: run this test with UPDATE_ICON=1");
        }
    }
}
