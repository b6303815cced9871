//! The table itself: light from above, and the grain of what it is made of.

use egui::epaint::RectShape;
use egui::{
    Color32, ColorImage, Id, Mesh, Painter, Rect, Shape, TextureHandle, TextureId, TextureOptions,
    Vec2, pos2, vec2,
};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::app::theme::{Look, grain_color};
use look::Material;

/// Rings and spokes of the light on the table.
const RINGS: u32 = 12;
const SPOKES: u32 = 48;
/// Width and height of the tile with the grain, in pixels.
const TILE: usize = 256;

/// Paints the table: lighter in the middle, darker toward its edge.
pub fn table(painter: &Painter, rect: Rect, look: &Look) {
    let mut mesh = Mesh::default();
    let center = rect.center();
    // The ellipse through the corners, and as much more as straight lines cut off of it,
    // so that the whole table is covered.
    let straight = (std::f32::consts::PI / SPOKES as f32).cos();
    let radius = rect.size() / std::f32::consts::SQRT_2 / straight;
    mesh.colored_vertex(center, look.background);
    for ring in 1..=RINGS {
        let part = ring as f32 / RINGS as f32;
        let color = look.background.lerp_to_gamma(look.table_edge, part * part);
        for spoke in 0..SPOKES {
            let angle = spoke as f32 / SPOKES as f32 * std::f32::consts::TAU;
            let out = vec2(angle.cos(), angle.sin()) * radius * part;
            mesh.colored_vertex(center + out, color);
            let (here, next) = (spoke, (spoke + 1) % SPOKES);
            let outer = 1 + (ring - 1) * SPOKES;
            if ring == 1 {
                mesh.add_triangle(0, outer + here, outer + next);
            } else {
                let inner = outer - SPOKES;
                mesh.add_triangle(inner + here, outer + here, outer + next);
                mesh.add_triangle(inner + here, outer + next, inner + next);
            }
        }
    }
    let painter = painter.with_clip_rect(painter.clip_rect().intersect(rect));
    painter.add(Shape::mesh(mesh));
    grain(&painter, rect, 0.0, look);
}

/// Paints a small piece of the table, evenly lit.
pub fn swatch(painter: &Painter, rect: Rect, rounding: f32, look: &Look) {
    painter.rect_filled(rect, rounding, look.background);
    grain(painter, rect, rounding, look);
}

/// The grain of the table's material, over its colour; a pixel of it is a
/// pixel of the screen.
fn grain(painter: &Painter, rect: Rect, rounding: f32, look: &Look) {
    if !look.grain {
        return;
    }
    let tiles = painter.pixels_per_point() / TILE as f32;
    let uv = Rect::from_min_max(
        pos2(rect.min.x * tiles, rect.min.y * tiles),
        pos2(rect.max.x * tiles, rect.max.y * tiles),
    );
    let texture = texture(painter.ctx(), look.material);
    painter.add(RectShape::filled(rect, rounding, Color32::WHITE).with_texture(texture, uv));
}

/// The grain as the graphics card has it: made once, kept by the window.
fn texture(ctx: &egui::Context, material: Material) -> TextureId {
    let id = Id::unique(("grain", material));
    if let Some(texture) = ctx.data(|data| data.get_temp::<TextureHandle>(id)) {
        return texture.id();
    }
    let texture = ctx.load_texture(
        format!("{material:?}"),
        tile(material),
        TextureOptions::LINEAR_REPEAT,
    );
    let texture_id = texture.id();
    ctx.data_mut(|data| data.insert_temp(id, texture));
    texture_id
}

/// A tile of grain that fits to itself on all sides.
fn tile(material: Material) -> ColorImage {
    let mut random = ChaCha8Rng::seed_from_u64(material as u64);
    let heights = match material {
        Material::Felt => felt(&mut random),
        Material::Slate => slate(&mut random),
        Material::Paper => paper(&mut random),
    };
    let pixels = heights.into_iter().map(grain_color).collect();
    ColorImage::new([TILE; 2], pixels)
}

/// Heights of a tile, each about -1.0 to 1.0.
type Heights = Vec<f32>;

/// Short fibres in every direction, pressed flat.
fn felt(random: &mut ChaCha8Rng) -> Heights {
    const FIBRES: usize = 12_000;
    let mut heights = noise(random, 0.25);
    for _ in 0..FIBRES {
        let mut at = vec2(random.random(), random.random()) * TILE as f32;
        let angle = random.random_range(0.0..std::f32::consts::TAU);
        let step = vec2(angle.cos(), angle.sin());
        let height = random.random_range(-0.4..0.4);
        for _ in 0..random.random_range(3..9) {
            heights[index(at)] += height;
            at += step;
        }
    }
    heights
}

/// Faint layers, lying flat, under fine dust.
fn slate(random: &mut ChaCha8Rng) -> Heights {
    let mut heights = noise(random, 0.22);
    for (across, down, part) in [(64, 32, 0.26), (32, 16, 0.22), (16, 8, 0.16), (8, 4, 0.12)] {
        add_clouds(&mut heights, random, (across, down), part);
    }
    heights
}

/// The fine lines of the mould, the wide ones across them, and fibres.
fn paper(random: &mut ChaCha8Rng) -> Heights {
    const LAID: usize = 4;
    const CHAINS: usize = 64;
    let mut heights = noise(random, 0.14);
    add_clouds(&mut heights, random, (16, 16), 0.06);
    for (place, height) in heights.iter_mut().enumerate() {
        let (x, y) = (place % TILE, place / TILE);
        let laid = [0.1, 0.0, -0.1, 0.0][y % LAID];
        let chain = if x % CHAINS < 2 { -0.08 } else { 0.0 };
        *height += laid + chain;
    }
    heights
}

fn noise(random: &mut ChaCha8Rng, part: f32) -> Heights {
    let height = |_| random.random_range(-part..part);
    (0..TILE * TILE).map(height).collect()
}

/// Adds clouds of a size in pixels that divides the tile.
fn add_clouds(
    heights: &mut Heights,
    random: &mut ChaCha8Rng,
    (across, down): (usize, usize),
    part: f32,
) {
    let (columns, rows) = (TILE / across, TILE / down);
    let corners: Heights = (0..columns * rows)
        .map(|_| random.random_range(-part..part))
        .collect();
    let corner = |column: usize, row: usize| corners[row % rows * columns + column % columns];
    let smooth = |part: f32| part * part * (3.0 - 2.0 * part);
    for (place, height) in heights.iter_mut().enumerate() {
        let (x, y) = (place % TILE, place / TILE);
        let (column, row) = (x / across, y / down);
        let right = smooth((x % across) as f32 / across as f32);
        let below = smooth((y % down) as f32 / down as f32);
        let line = |row| egui::lerp(corner(column, row)..=corner(column + 1, row), right);
        *height += egui::lerp(line(row)..=line(row + 1), below);
    }
}

/// The place of a pixel; what leaves the tile comes back at its other side.
fn index(at: Vec2) -> usize {
    let size = TILE as f32;
    let [x, y] = [at.x, at.y].map(|part| part.rem_euclid(size) as usize % TILE);
    y * TILE + x
}

#[cfg(test)]
mod tests {
    use super::*;
    use look::{ColorRole, Rgb, ThemeSlot};

    /// Text keeps its contrast only on a table as light or dark as its colour says.
    #[test]
    fn grain_makes_a_table_neither_lighter_nor_darker_on_the_whole() {
        for slot in ThemeSlot::EDITABLE {
            let background = slot.default_palette().color(ColorRole::Background);
            let tile = tile(slot.material());
            let mean = |part: usize| {
                let under = f32::from(background.0[part]);
                let over = |pixel: &Color32| {
                    let shown = 1.0 - f32::from(pixel.a()) / 255.0;
                    f32::from(pixel.to_array()[part]) + under * shown
                };
                tile.pixels.iter().map(over).sum::<f32>() / tile.pixels.len() as f32
            };
            let grained = Rgb([0, 1, 2].map(|part| mean(part).round() as u8));
            let contrast = grained.contrast(background);
            assert!(contrast < 1.04, "{slot:?}: {contrast}, {grained}");
            let strongest = tile.pixels.iter().map(Color32::a).max();
            assert!(strongest > Some(5), "{slot:?}: {strongest:?} can be seen");
        }
    }
}
