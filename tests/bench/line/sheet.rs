//! A sheet of positions, drawn as they lie.

use std::fs::File;
use std::io::BufWriter;
use std::path::Path;

use egui::emath::TSTransform;
use egui::{Pos2, Rect, Vec2, pos2, vec2};
use engine::Pips;
use nestor_dominoes::app::table::whole::LaidBone;

use crate::measure::Sample;

type Color = [u8; 3];
const TABLE: Color = [0x16, 0x42, 0x34];
const BETWEEN: Color = [0x08, 0x20, 0x18];
const BONES: [Color; 2] = [[0xfb, 0xf6, 0xe9], [0xe3, 0xc9, 0x9b]];
const PIPS: Color = [0x1c, 0x1a, 0x17];
const GHOST: Color = [0x2c, 0x62, 0x50];
const COLUMNS: usize = 4;
/// How wide one position is drawn.
const WIDTH: f32 = 460.0;

struct Canvas {
    width: usize,
    height: usize,
    pixels: Vec<u8>,
}

impl Canvas {
    fn fill(&mut self, rect: Rect, color: Color, within: impl Fn(Pos2) -> bool) {
        let rect = rect.intersect(Rect::from_min_size(
            Pos2::ZERO,
            vec2(self.width as f32, self.height as f32),
        ));
        for y in rect.top().round() as usize..rect.bottom().max(0.0).round() as usize {
            for x in rect.left().round() as usize..rect.right().max(0.0).round() as usize {
                if within(pos2(x as f32 + 0.5, y as f32 + 0.5)) {
                    let at = 3 * (y * self.width + x);
                    self.pixels[at..at + 3].copy_from_slice(&color);
                }
            }
        }
    }

    fn rect(&mut self, rect: Rect, color: Color) {
        self.fill(rect, color, |_| true);
    }

    fn pips(&mut self, pips: Pips, half: Rect, upright: bool) {
        let value = pips.value();
        let mut dots: Vec<Vec2> = Vec::new();
        if value % 2 == 1 {
            dots.push(Vec2::ZERO);
        }
        for (least, at) in [
            (2, vec2(1.0, 1.0)),
            (4, vec2(1.0, -1.0)),
            (6, vec2(1.0, 0.0)),
        ] {
            if value >= least {
                dots.extend([at, -at]);
            }
        }
        let size = half.width() / 3.6;
        for dot in dots {
            let dot = if upright { dot } else { vec2(dot.y, dot.x) };
            let center = half.center() + dot * size;
            let radius = half.width() / 10.0;
            let around = Rect::from_center_size(center, Vec2::splat(2.0 * radius + 2.0));
            self.fill(around, PIPS, |at| at.distance(center) <= radius.max(0.8));
        }
    }

    fn bone(&mut self, bone: &LaidBone, fit: TSTransform, newest: bool) {
        let rect = (fit * bone.rect).shrink(0.04 * fit.scaling);
        if newest {
            self.rect(rect.expand(2.0), [0xf2, 0xb8, 0x4b]);
        }
        self.rect(rect, BONES[bone.lying.by.index() % 2]);
        let size = Vec2::splat(rect.size().min_elem());
        let halves = [
            Rect::from_min_size(rect.min, size),
            Rect::from_min_size(rect.max - size, size),
        ];
        let line = (rect.size() - vec2(size.x, size.y)).normalized();
        let across = vec2(line.y, line.x) * 0.4 * size.x + line * 0.6;
        self.rect(
            Rect::from_center_size(rect.center(), 2.0 * across),
            [0xb9, 0xa9, 0x8a],
        );
        for (pips, half) in [bone.lying.first, bone.lying.second]
            .into_iter()
            .zip(halves)
        {
            self.pips(pips, half, !bone.lying.across);
        }
    }
}

/// Draws them on one sheet.
pub fn draw(samples: &[Sample], area: Vec2, path: &Path) {
    let size = area * (WIDTH / area.x);
    let rows = samples.len().div_ceil(COLUMNS);
    let (width, height) = (
        COLUMNS * (WIDTH as usize + 6),
        rows * (size.y as usize + 6 + 8),
    );
    let mut canvas = Canvas {
        width,
        height,
        pixels: BETWEEN.repeat(width * height),
    };
    for (n, sample) in samples.iter().enumerate() {
        let corner = pos2(
            (n % COLUMNS) as f32 * (WIDTH + 6.0),
            (n / COLUMNS) as f32 * (size.y + 14.0) + 8.0,
        );
        let place = Rect::from_min_size(corner, size);
        canvas.rect(place, TABLE);
        // How wide a bone is, as a bar above: a mark at each ten points.
        for ten in 1..=(sample.scale / 10.0) as usize {
            let at = corner + vec2(ten as f32 * 10.0, -5.0);
            canvas.rect(Rect::from_min_size(at, vec2(7.0, 3.0)), [0xf2, 0xb8, 0x4b]);
        }
        for turn in 0..sample.turns {
            let at = corner + vec2(100.0 + turn as f32 * 8.0, -5.0);
            canvas.rect(Rect::from_min_size(at, vec2(3.0, 3.0)), [0xff, 0x80, 0x80]);
        }
        let to_sheet = TSTransform::new(corner.to_vec2(), WIDTH / area.x)
            * sample.whole.fit(Rect::from_min_size(Pos2::ZERO, area));
        for end in &sample.whole.ends {
            canvas.rect((to_sheet * end.drop).shrink(1.5), GHOST);
        }
        let last = sample.whole.bones.len() - 1;
        for (n, bone) in sample.whole.bones.iter().enumerate() {
            canvas.bone(bone, to_sheet, n == last);
        }
    }
    let file = File::create(path).expect("the sheet can be written");
    let mut encoder = png::Encoder::new(BufWriter::new(file), width as u32, height as u32);
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_depth(png::BitDepth::Eight);
    let mut writer = encoder.write_header().expect("the sheet can be written");
    writer
        .write_image_data(&canvas.pixels)
        .expect("the sheet can be written");
}
