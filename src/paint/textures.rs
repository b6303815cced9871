//! Wood, felt and marble, made from fixed seeds.
//!
//! Surfaces (heights, fibers, veins) are made once and kept; each look colors them.

use std::f32::consts::TAU;
use std::sync::OnceLock;
use std::thread;

use egui::{Color32, ColorImage, Context, TextureHandle, TextureId, TextureOptions, Vec2, vec2};
use look::{ClothMaterial, LookColors, Rgb};
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;

use super::look::color;

/// Size of the wood, in pixels; a pixel of it is a point on the screen.
pub(super) const WOOD_SIZE: [usize; 2] = [960, 400];
/// Size of the felt, in pixels; a pixel of it is a pixel on the screen.
pub(super) const FELT_SIZE: usize = 256;
/// Size of the marble, in pixels. It covers the cloth once.
pub(super) const MARBLE_SIZE: [usize; 2] = [1024, 480];

/// Mean lightness of felt. A texture can only darken, so the cloth is painted lighter to make up
/// for it.
const FELT_MEAN: f32 = 0.94;
/// Mean brightness of felt in a light color, which cannot be painted much lighter.
const LIGHT_FELT_MEAN: f32 = 0.97;
/// Strength of the fibers of felt.
const FIBRE: f32 = 0.022;
const LIGHT_FIBRE: f32 = 0.01;
/// Minimum luminance of light felt.
const LIGHT_FROM: f32 = 0.5;

/// The mean height of wood, as a place between its darkest and its lightest color.
const WOOD_MEAN: f32 = 0.46;

/// The textures of one look. Without them everything has flat colors.
#[derive(Default)]
pub struct Textures {
    loaded: Option<Loaded>,
}

impl std::fmt::Debug for Textures {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let recipe = self.loaded.as_ref().map(|loaded| loaded.recipe);
        f.debug_struct("Textures").field("recipe", &recipe).finish()
    }
}

struct Loaded {
    recipe: Recipe,
    wood: TextureHandle,
    cloth: TextureHandle,
}

/// Parameters of textures, which change only with them.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Recipe {
    wood: [Rgb; 4],
    cloth: ClothMaterial,
    is_light: bool,
}

impl Recipe {
    fn new(colors: &LookColors) -> Self {
        Self { wood: colors.wood, cloth: colors.cloth.material, is_light: is_light(colors) }
    }
}

impl Textures {
    /// Begins to make wood on a thread. It takes nearly as long as a window takes to open.
    pub fn prepare_wood() {
        on_a_thread(|| {
            wood_heights();
        });
    }

    /// Begins to make the cloth of a look on a thread.
    pub fn prepare_cloth(colors: &LookColors) {
        let material = colors.cloth.material;
        on_a_thread(move || match material {
            ClothMaterial::Felt => {
                felt();
            }
            ClothMaterial::Marble { .. } => {
                marble();
            }
        });
    }

    /// Has the textures of a look ready for this frame. It waits for surfaces that are
    /// still being made, and makes those that are missing.
    pub fn update(&mut self, ctx: &Context, colors: &LookColors) {
        let recipe = Recipe::new(colors);
        let old = self.loaded.as_ref().map(|loaded| loaded.recipe);
        if old == Some(recipe) {
            return;
        }
        if let Some(loaded) = &mut self.loaded {
            let old = loaded.recipe;
            if old.wood != recipe.wood {
                loaded.wood.set(wood_image(recipe.wood), REPEAT);
            }
            if (old.cloth, old.is_light) != (recipe.cloth, recipe.is_light) {
                loaded.cloth.set(cloth_image(&recipe), REPEAT);
            }
            loaded.recipe = recipe;
        } else {
            self.loaded = Some(Loaded {
                recipe,
                wood: ctx.load_texture("wood", wood_image(recipe.wood), REPEAT),
                cloth: ctx.load_texture("cloth", cloth_image(&recipe), REPEAT),
            });
        }
    }

    /// Wood and cloth of a look, if they are there.
    pub(super) fn ids(&self, colors: &LookColors) -> Option<[TextureId; 2]> {
        let loaded = self.loaded.as_ref()?;
        (loaded.recipe == Recipe::new(colors)).then(|| [loaded.wood.id(), loaded.cloth.id()])
    }
}

const REPEAT: TextureOptions = TextureOptions::LINEAR_REPEAT;

fn is_light(colors: &LookColors) -> bool {
    colors.cloth.middle.luminance() > LIGHT_FROM
}

/// Mean lightness of the cloth's texture.
pub(super) fn cloth_mean(colors: &LookColors) -> f32 {
    if is_light(colors) { LIGHT_FELT_MEAN } else { FELT_MEAN }
}

/// The color of wood without its texture.
pub(super) fn plain_wood(ramp: [Rgb; 4]) -> Color32 {
    ramp_color(ramp, WOOD_MEAN)
}

/// Makes a surface, which is kept. Without a thread, `update` makes it.
fn on_a_thread(make: impl FnOnce() + Send + 'static) {
    let thread = thread::Builder::new().name("textures".to_owned());
    thread.spawn(make).ok();
}

fn ramp_color(ramp: [Rgb; 4], height: f32) -> Color32 {
    let at = height.clamp(0.0, 1.0) * 3.0;
    let below = (at as usize).min(2);
    color(ramp[below].toward(ramp[below + 1], at - below as f32))
}

fn wood_image(ramp: [Rgb; 4]) -> ColorImage {
    let colors: Vec<_> =
        (0..=u8::MAX).map(|height| ramp_color(ramp, f32::from(height) / 255.0)).collect();
    let heights = wood_heights().iter();
    let pixels = heights.map(|&height| colors[usize::from(height)]).collect();
    ColorImage::new(WOOD_SIZE, pixels)
}

fn cloth_image(recipe: &Recipe) -> ColorImage {
    match recipe.cloth {
        ClothMaterial::Felt => {
            let (mean, strength) =
                if recipe.is_light { (LIGHT_FELT_MEAN, LIGHT_FIBRE) } else { (FELT_MEAN, FIBRE) };
            let shade = |fibres: &f32| {
                Color32::from_gray((255.0 * (mean + strength * fibres)).round() as u8)
            };
            ColorImage::new([FELT_SIZE; 2], felt().iter().map(shade).collect())
        }
        ClothMaterial::Marble { stone, clouds, veins } => {
            let pixel = |&[cloud, vein]: &[u8; 2]| {
                let [cloud, vein] = [cloud, vein].map(|part| f32::from(part) / 255.0);
                color(stone.toward(clouds, cloud).toward(veins, vein))
            };
            ColorImage::new(MARBLE_SIZE, marble().iter().map(pixel).collect())
        }
    }
}

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
fn wood_heights() -> &'static [u8] {
    /// Cells across and down of each octave, and its weight.
    const STREAKS: [(usize, usize, f32); 4] =
        [(3, 52, 0.20), (7, 110, 0.16), (14, 210, 0.14), (30, 380, 0.12)];
    const BANDS: (usize, usize, f32) = (2, 7, 0.26);
    /// The wave that displaces the grain; how far, in pixels.
    const WAVE: (usize, usize, f32) = (3, 5, 7.0);
    const CONTRAST: f32 = 1.15;
    const PIXELS_PER_PORE: usize = 420;
    static HEIGHTS: OnceLock<Vec<u8>> = OnceLock::new();
    HEIGHTS.get_or_init(|| {
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
    })
}

/// Fibers of felt, each from -1.0 to 1.0, lying over each other.
fn felt() -> &'static [f32] {
    const PIXELS_PER_FIBRE: usize = 7;
    static FIBRES: OnceLock<Vec<f32>> = OnceLock::new();
    FIBRES.get_or_init(|| {
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
        felt
    })
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
fn marble() -> &'static [[u8; 2]] {
    /// Cells across of each octave of the clouds, and its weight.
    const CLOUDS: [(usize, f32); 4] = [(3, 0.55), (6, 0.35), (13, 0.2), (27, 0.1)];
    /// The clouds are made this many times smaller.
    const COARSER: usize = 4;
    /// Strength of the line of a vein, and of the blurred halo around it.
    const LINE: f32 = 0.85;
    const HALO: f32 = 0.16;
    static MARBLE: OnceLock<Vec<[u8; 2]>> = OnceLock::new();
    MARBLE.get_or_init(|| {
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
        let mut marble = Vec::with_capacity(width * height);
        for row in 0..height {
            for column in 0..width {
                let at = row * width + column;
                let cloud = between(&clouds, coarse, column, row, COARSER);
                let halo = HALO * halos[at].min(1.0);
                let vein = 1.0 - (1.0 - LINE * lines[at].min(1.0)) * (1.0 - halo);
                marble.push([cloud, vein].map(|part| (part * 255.0).round() as u8));
            }
        }
        marble
    })
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

#[cfg(test)]
mod tests {
    use look::ThemeSlot;

    use super::*;

    /// The share of pixels on which text may be a little harder to read.
    const RARE: f32 = 0.004;

    /// The part of the pixels on which a color has less contrast than 4.5 to 1, where light or
    /// shade of a strength lies over the wood.
    fn hard_to_read_on(wood: &ColorImage, text: Rgb, (over, strength): (Rgb, f32)) -> f32 {
        let is_hard = |pixel: &&Color32| {
            let ground = Rgb([pixel.r(), pixel.g(), pixel.b()]).toward(over, strength);
            text.contrast(ground) < 4.5
        };
        wood.pixels.iter().filter(is_hard).count() as f32 / wood.pixels.len() as f32
    }

    #[test]
    fn text_can_be_read_on_the_grain_of_the_wood_in_every_theme() {
        for slot in ThemeSlot::ALL {
            let colors = LookColors::new(slot, slot.default_palette());
            let wood = wood_image(colors.wood);
            // Where the plates are: the upper one in the light, the lower one in the shade.
            let light = (Rgb([255; 3]), 0.06);
            let shade = (colors.shadow, 0.20 * colors.shadow_strength);
            for (what, text) in [("text", colors.wood_text), ("quiet text", colors.wood_quiet)] {
                for over in [light, shade] {
                    let part = hard_to_read_on(&wood, text, over);
                    assert!(part <= RARE, "{slot:?}: {what} on {part} of the wood");
                }
            }
        }
    }

    #[test]
    fn felt_is_on_average_as_light_as_the_cloth_expects() {
        for slot in [ThemeSlot::Walnut, ThemeSlot::Linen] {
            let colors = LookColors::new(slot, slot.default_palette());
            let felt = cloth_image(&Recipe::new(&colors));
            let sum: f32 = felt.pixels.iter().map(|pixel| f32::from(pixel.r())).sum();
            let mean = sum / felt.pixels.len() as f32 / 255.0;
            let expected = cloth_mean(&colors);
            assert!((mean - expected).abs() < 0.004, "{slot:?}: {mean}");
        }
    }
}
