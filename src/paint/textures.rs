//! Wood, felt and marble: surfaces (heights, fibers, veins) from `assets/textures`, which each look
//! colors. `assets/make` made them.

use std::io::Cursor;
use std::sync::LazyLock;
use std::thread;

use egui::{Color32, ColorImage, Context, TextureHandle, TextureId, TextureOptions};
use look::{ClothMaterial, LookColors, Rgb};

use super::look::color;

/// Size of the wood, in pixels; a pixel of it is a point on the screen.
pub(super) const WOOD_SIZE: [usize; 2] = [960, 400];
/// Size of the felt, in pixels; a pixel of it is a pixel on the screen.
pub(super) const FELT_SIZE: usize = 256;
/// Size of the marble, in pixels. It covers the cloth once.
pub(super) const MARBLE_SIZE: [usize; 2] = [1024, 480];

/// The heights of wood, 0 dark to 255 light.
static WOOD: LazyLock<Vec<u8>> =
    LazyLock::new(|| decoded(include_bytes!("../../assets/textures/wood.png")));
/// The fibers of felt, one upon the other: `FELT_ZERO` where there is none, and `FELT_UNIT` above or
/// below it where there is one.
static FELT: LazyLock<Vec<u8>> =
    LazyLock::new(|| decoded(include_bytes!("../../assets/textures/felt.png")));
/// A cloud and a vein of marble for each pixel, 0 to 255.
static MARBLE: LazyLock<Vec<u8>> =
    LazyLock::new(|| decoded(include_bytes!("../../assets/textures/marble.png")));

const FELT_ZERO: f32 = 128.0;
const FELT_UNIT: f32 = 24.0;

/// The mean lightness of felt, and the strength of its fibers. A texture can only darken, so the
/// cloth is painted lighter to make up for it; a light cloth cannot be painted much lighter.
const FELT_MEAN: f32 = 0.94;
const FIBER: f32 = 0.022;
const LIGHT_FELT_MEAN: f32 = 0.97;
const LIGHT_FIBER: f32 = 0.01;
/// The least luminance of a light cloth.
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
    /// Decodes wood and felt on a thread of its own, while the window opens. Whoever needs them
    /// before waits for that, or decodes them.
    pub fn decode_ahead() {
        let decode = |surface: &'static LazyLock<Vec<u8>>| {
            let thread = thread::Builder::new().name("surfaces".to_owned());
            thread.spawn(move || LazyLock::force(surface)).ok();
        };
        decode(&WOOD);
        decode(&FELT);
    }

    /// Has the textures of a look ready for this frame.
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

pub(super) fn cloth_mean(colors: &LookColors) -> f32 {
    if is_light(colors) { LIGHT_FELT_MEAN } else { FELT_MEAN }
}

/// The color of wood without its texture.
pub(super) fn plain_wood(ramp: [Rgb; 4]) -> Color32 {
    ramp_color(ramp, WOOD_MEAN)
}

fn ramp_color(ramp: [Rgb; 4], height: f32) -> Color32 {
    let at = height.clamp(0.0, 1.0) * 3.0;
    let below = (at as usize).min(2);
    color(ramp[below].toward(ramp[below + 1], at - below as f32))
}

fn wood_image(ramp: [Rgb; 4]) -> ColorImage {
    let colors: Vec<_> =
        (0..=u8::MAX).map(|height| ramp_color(ramp, f32::from(height) / 255.0)).collect();
    let heights = WOOD.iter();
    let pixels = heights.map(|&height| colors[usize::from(height)]).collect();
    ColorImage::new(WOOD_SIZE, pixels)
}

fn cloth_image(recipe: &Recipe) -> ColorImage {
    match recipe.cloth {
        ClothMaterial::Felt => {
            let (mean, strength) =
                if recipe.is_light { (LIGHT_FELT_MEAN, LIGHT_FIBER) } else { (FELT_MEAN, FIBER) };
            let shade = |&gray: &u8| {
                let fibers = (f32::from(gray) - FELT_ZERO) / FELT_UNIT;
                Color32::from_gray((255.0 * (mean + strength * fibers)).round() as u8)
            };
            ColorImage::new([FELT_SIZE; 2], FELT.iter().map(shade).collect())
        }
        ClothMaterial::Marble { stone, clouds, veins } => {
            let pixel = |pixel: &[u8]| {
                let [cloud, vein] = [pixel[0], pixel[1]].map(|part| f32::from(part) / 255.0);
                color(stone.toward(clouds, cloud).toward(veins, vein))
            };
            ColorImage::new(MARBLE_SIZE, MARBLE.chunks_exact(2).map(pixel).collect())
        }
    }
}

fn decoded(png: &[u8]) -> Vec<u8> {
    const IS_OURS: &str = "the file is part of the program";
    let mut reader = png::Decoder::new(Cursor::new(png)).read_info().expect(IS_OURS);
    let mut pixels = vec![0; reader.output_buffer_size().expect(IS_OURS)];
    reader.next_frame(&mut pixels).expect(IS_OURS);
    pixels
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
