//! Surfaces from fixed seeds, in shades of gray. The program gives them the colors of a look.

use std::f32::consts::TAU;

use eframe::egui::{self, Vec2, vec2};
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;

/// The sizes in pixels.
pub const WOOD_SIZE: [usize; 2] = [960, 400];
pub const FELT_SIZE: usize = 256;
pub const MARBLE_SIZE: [usize; 2] = [1024, 480];

/// The mean height of wood, 0.0 to 1.0.
const WOOD_MEAN: f32 = 0.46;
/// The gray of felt without fibers, and how far a fiber changes it.
const FELT_ZERO: f32 = 128.0;
const FELT_UNIT: f32 = 24.0;

/// Gradient noise that fits to itself on all sides.
struct Noise {
    across: usize,
    down: usize,
    gradients: Vec<Vec2>,
}

impl Noise {
    fn new(random: &mut ChaCha8Rng, across: usize, down: usize) -> Self {
        let gradients =
            (0..across * down).map(|_| Vec2::angled(random.random_range(0.0..TAU))).collect();
        Self { across, down, gradients }
    }

    /// The height at a place, given as parts of the whole; about -0.7 to 0.7.
    fn at(&self, x: f32, y: f32) -> f32 {
        let cell = |part: f32, count: usize| {
            let at = (part - part.floor()) * count as f32;
            let first = (at as usize).min(count - 1);
            let next = if first + 1 < count { first + 1 } else { 0 };
            (first, next, at - first as f32)
        };
        let (left, right, across) = cell(x, self.across);
        let (above, below, down) = cell(y, self.down);
        let slope = |column: usize, row: usize, from: Vec2| {
            self.gradients[row * self.across + column].dot(from)
        };
        let smooth = |part: f32| part * part * part * (part * (part * 6.0 - 15.0) + 10.0);
        let by = smooth(across);
        let upper = egui::lerp(
            slope(left, above, vec2(across, down))..=slope(right, above, vec2(across - 1.0, down)),
            by,
        );
        let lower = egui::lerp(
            slope(left, below, vec2(across, down - 1.0))
                ..=slope(right, below, vec2(across - 1.0, down - 1.0)),
            by,
        );
        egui::lerp(upper..=lower, smooth(down))
    }
}

/// The heights of wood, 0 dark to 255 light: streaks along the grain, broad bands, pores.
pub fn wood() -> Vec<u8> {
    /// Cells across and down of each octave, and its weight.
    const STREAKS: [(usize, usize, f32); 4] =
        [(3, 52, 0.20), (7, 110, 0.16), (14, 210, 0.14), (30, 380, 0.12)];
    const BANDS: (usize, usize, f32) = (2, 7, 0.26);
    /// The wave that displaces the grain; how far, in pixels.
    const WAVE: (usize, usize, f32) = (3, 5, 7.0);
    const CONTRAST: f32 = 1.15;
    const PIXELS_PER_PORE: usize = 420;
    let mut random = ChaCha8Rng::seed_from_u64(7);
    let [width, height] = WOOD_SIZE;
    let octaves: Vec<_> = STREAKS
        .into_iter()
        .chain([BANDS])
        .map(|(across, down, weight)| (Noise::new(&mut random, across, down), weight))
        .collect();
    let wave = Noise::new(&mut random, WAVE.0, WAVE.1);
    let mut heights = Vec::with_capacity(width * height);
    for row in 0..height {
        for column in 0..width {
            let x = column as f32 / width as f32;
            let y = row as f32 / height as f32;
            let y = y + wave.at(x, y) * WAVE.2 / height as f32;
            let sum: f32 = octaves.iter().map(|(noise, weight)| noise.at(x, y) * weight).sum();
            heights.push(sum * CONTRAST + WOOD_MEAN);
        }
    }
    for _ in 0..width * height / PIXELS_PER_PORE {
        let row = random.random_range(0..height);
        let start = random.random_range(0..width);
        let length = random.random_range(5..=30);
        let darker = random.random_range(0.05..0.15);
        for step in 0..length {
            heights[row * width + (start + step) % width] -= darker;
        }
    }
    let byte = |height: f32| (height.clamp(0.0, 1.0) * 255.0).round() as u8;
    heights.into_iter().map(byte).collect()
}

/// The fibers of felt, lying over each other: [`FELT_ZERO`] where there is none, darker below it
/// and lighter above.
pub fn felt() -> Vec<u8> {
    const PIXELS_PER_FIBRE: usize = 7;
    let mut random = ChaCha8Rng::seed_from_u64(11);
    let mut felt = vec![0.0; FELT_SIZE * FELT_SIZE];
    for _ in 0..FELT_SIZE * FELT_SIZE / PIXELS_PER_FIBRE {
        let mut at = vec2(random.random(), random.random()) * FELT_SIZE as f32;
        let step = Vec2::angled(random.random_range(0.0..TAU));
        let height = random.random_range(-1.0..1.0);
        for _ in 0..random.random_range(3..=8) {
            add_point(&mut felt, [FELT_SIZE; 2], at, height);
            at += step;
        }
    }
    felt.into_iter().map(|fiber: f32| (FELT_ZERO + FELT_UNIT * fiber).round() as u8).collect()
}

/// Adds a value to the four pixels around a place. What leaves the tile comes back at the
/// other side.
fn add_point(tile: &mut [f32], [width, height]: [usize; 2], at: Vec2, value: f32) {
    let (left, top) = (at.x.floor(), at.y.floor());
    let (right_part, lower_part) = (at.x - left, at.y - top);
    let wrapped = |place: f32, size: usize| place.rem_euclid(size as f32) as usize % size;
    for (x, y, part) in [
        (left, top, (1.0 - right_part) * (1.0 - lower_part)),
        (left + 1.0, top, right_part * (1.0 - lower_part)),
        (left, top + 1.0, (1.0 - right_part) * lower_part),
        (left + 1.0, top + 1.0, right_part * lower_part),
    ] {
        tile[wrapped(y, height) * width + wrapped(x, width)] += value * part;
    }
}

/// Clouds and veins of marble, each 0 to 255.
pub fn marble() -> Vec<u8> {
    /// Cells across of each octave of the clouds, and its weight.
    const CLOUDS: [(usize, f32); 4] = [(3, 0.55), (6, 0.35), (13, 0.2), (27, 0.1)];
    /// The clouds are made this many times smaller.
    const COARSER: usize = 4;
    /// Strength of the line of a vein, and of the blurred halo around it.
    const LINE: f32 = 0.85;
    const HALO: f32 = 0.16;
    let mut random = ChaCha8Rng::seed_from_u64(23);
    let [width, height] = MARBLE_SIZE;
    let coarse = [width / COARSER, height / COARSER];
    let octaves = CLOUDS.map(|(across, weight)| {
        let down = (across * height).div_ceil(width).max(1);
        (Noise::new(&mut random, across, down), weight)
    });
    let mut clouds = Vec::with_capacity(coarse[0] * coarse[1]);
    for row in 0..coarse[1] {
        for column in 0..coarse[0] {
            let x = column as f32 / coarse[0] as f32;
            let y = row as f32 / coarse[1] as f32;
            let sum: f32 = octaves.iter().map(|(noise, weight)| noise.at(x, y) * weight).sum();
            clouds.push((0.28 + 1.1 * sum).clamp(0.0, 1.0));
        }
    }
    let mut veins = Veins::new(&mut random);
    veins.grow_all();
    let Veins { lines, halos, .. } = veins;
    let halos = blurred(&blurred(&halos));
    let mut marble = Vec::with_capacity(2 * width * height);
    for row in 0..height {
        for column in 0..width {
            let at = row * width + column;
            let cloud = between(&clouds, coarse, column, row, COARSER);
            let halo = HALO * halos[at].min(1.0);
            let vein = 1.0 - (1.0 - LINE * lines[at].min(1.0)) * (1.0 - halo);
            marble.extend([cloud, vein].map(|part| (part * 255.0).round() as u8));
        }
    }
    marble
}

/// A value of a coarser tile, interpolated.
fn between(tile: &[f32], [width, height]: [usize; 2], x: usize, y: usize, coarser: usize) -> f32 {
    let place = |at: usize, size: usize| {
        let first = at / coarser;
        let part = (at % coarser) as f32 / coarser as f32;
        (first % size, (first + 1) % size, part)
    };
    let (left, right, across) = place(x, width);
    let (above, below, down) = place(y, height);
    let row = |row: usize| egui::lerp(tile[row * width + left]..=tile[row * width + right], across);
    egui::lerp(row(above)..=row(below), down)
}

/// Each pixel as the mean of its neighborhood.
fn blurred(tile: &[f32]) -> Vec<f32> {
    const REACH: isize = 2;
    let [width, height] = MARBLE_SIZE.map(usize::cast_signed);
    let along = |tile: &[f32], step: (isize, isize)| -> Vec<f32> {
        let mean = |at: isize| {
            let (x, y) = (at % width, at / width);
            let sum: f32 = (-REACH..=REACH)
                .map(|n| {
                    let x = (x + n * step.0).clamp(0, width - 1);
                    let y = (y + n * step.1).clamp(0, height - 1);
                    tile[(y * width + x).cast_unsigned()]
                })
                .sum();
            sum / (2 * REACH + 1) as f32
        };
        (0..width * height).map(mean).collect()
    };
    along(&along(tile, (1, 0)), (0, 1))
}

/// Veins while they grow.
struct Veins<'a> {
    random: &'a mut ChaCha8Rng,
    lines: Vec<f32>,
    halos: Vec<f32>,
}

/// Start and course of a vein.
#[derive(Clone, Copy)]
struct Vein {
    /// As parts of the width and height.
    start: (f32, f32),
    /// In radians, clockwise from the right.
    angle: f32,
    /// In pixels.
    width: f32,
    /// Strength, 0.0 to 1.0.
    strength: f32,
    steps: usize,
    /// Number of forks left.
    forks: u8,
}

impl<'a> Veins<'a> {
    fn new(random: &'a mut ChaCha8Rng) -> Self {
        let [width, height] = MARBLE_SIZE;
        Self { random, lines: vec![0.0; width * height], halos: vec![0.0; width * height] }
    }

    fn grow_all(&mut self) {
        // Start, angle, width, strength, steps.
        type Place = ((f32, f32), f32, f32, f32, usize);
        const PLACES: [Place; 9] = [
            ((0.36, 0.34), 0.50, 2.0, 1.0, 760),
            ((0.40, 0.42), 2.05, 1.2, 0.6, 330),
            ((0.30, 0.46), 2.25, 1.1, 0.55, 300),
            ((0.52, 0.02), 0.95, 0.9, 0.4, 380),
            ((0.70, 0.12), 1.10, 0.8, 0.35, 300),
            ((0.02, 0.60), -0.30, 0.8, 0.35, 260),
            ((0.64, 0.70), 0.25, 1.0, 0.5, 380),
            ((0.86, 0.04), 2.10, 0.7, 0.3, 260),
            ((0.12, 0.08), 0.80, 0.7, 0.3, 300),
        ];
        for (start, angle, width, strength, steps) in PLACES {
            self.grow(Vein { start, angle, width, strength, steps, forks: 3 });
        }
    }

    fn grow(&mut self, vein: Vein) {
        const GROWS_FOR: f32 = 60.0;
        const THINNEST: f32 = 0.3;
        const KINKS: f64 = 0.02;
        const FORKS: f64 = 0.010;
        const FORK_WIDTH: f32 = 0.55;
        let [width, height] = MARBLE_SIZE.map(|size| size as f32);
        let mut at = vec2(vein.start.0 * width, vein.start.1 * height);
        let (mut angle, mut curl) = (vein.angle, 0.0);
        for step in 0..vein.steps {
            let part = step as f32 / vein.steps as f32;
            let grown = (step as f32 / GROWS_FOR).min(1.0);
            let thick = egui::lerp(vein.width..=THINNEST, part) * grown;
            self.mark(at, thick, vein.strength * (0.4 + 0.6 * grown) * (1.0 - 0.5 * part));
            curl = 0.9 * curl + 0.014 * self.random.random_range(-1.0..1.0);
            angle += curl + 0.035 * (vein.angle - angle);
            if self.random.random_bool(KINKS) {
                angle += 0.75 * self.random.random_range(-1.0..1.0_f32);
            }
            if vein.forks > 0 && self.random.random_bool(FORKS) {
                let aside = self.random.random_range(0.35..0.9_f32);
                let aside = if self.random.random_bool(0.5) { aside } else { -aside };
                self.grow(Vein {
                    start: (at.x / width, at.y / height),
                    angle: angle + aside,
                    width: thick.max(THINNEST) * FORK_WIDTH,
                    strength: 0.62 * vein.strength,
                    steps: (vein.steps - step) / 2,
                    forks: vein.forks - 1,
                });
            }
            at += Vec2::angled(angle);
        }
    }

    fn mark(&mut self, at: Vec2, thick: f32, strength: f32) {
        let [width, height] = MARBLE_SIZE.map(|size| size as f32);
        let inside = (1.0..width - 2.0).contains(&at.x) && (1.0..height - 2.0).contains(&at.y);
        if !inside {
            return;
        }
        add_point(&mut self.lines, MARBLE_SIZE, at, thick * strength * 0.6);
        add_point(&mut self.halos, MARBLE_SIZE, at, 4.0 * strength * strength);
    }
}
