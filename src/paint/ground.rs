//! The ground of the table: the wood, and the cloth set into it.

use std::f32::consts::FRAC_PI_2;

use egui::epaint::Vertex;
use egui::{Color32, Mesh, Painter, Pos2, Rect, Shape, TextureId, Vec2, pos2, vec2};
use look::{Cloth, ClothMaterial, LookColors, Rgb};

use super::kept::ShapeCache;
use super::look::{Look, color, white};
use super::ornament;
use super::outline::{RimPoint, Transform, add_rounded_rect};
use super::pen::Pen;
use super::textures::{FELT_SIZE, MARBLE_SIZE, Textures, WOOD_SIZE, felt_mean, plain_wood};

/// The light on the wood: strength of the white at the top and of the black at the bottom, and how
/// far down the white reaches.
const WOOD_LIGHT: (f32, f32, f32) = (0.075, 0.23, 0.45);
/// The length over which the lamp's light on a plate fades out above and below the plate, in
/// points.
const LIGHT_FADE_LENGTH: f32 = 48.0;
/// The darkness around the cloth: distances from it in points, and strengths. They imitate a blur
/// of 5 points, 55 % strong.
const DARKNESS_RINGS: [(f32, f32); 6] =
    [(0.0, 0.275), (1.5, 0.21), (3.5, 0.133), (5.5, 0.075), (7.5, 0.037), (9.8, 0.0)];
/// The position of the cloth's lightest point, as shares of the cloth's width and height.
const LIGHTEST_SHARE: Vec2 = vec2(0.5, 0.42);
/// Where the cloth has its middle color and the color of its edge: distances from the lightest
/// point, as shares of the cloth's size.
const CLOTH_STOPS: (f32, f32) = (0.36, 0.72);
/// Number of rings in which marble darkens towards the edge of the cloth.
const MARBLE_RINGS: u8 = 8;
/// The greatest distance between neighboring vertices along the edge of the cloth, in points.
const CLOTH_STEP: f32 = 34.0;
/// The tint of marble at the edge of the cloth, where it is darkest.
const MARBLE_EDGE: Color32 = Color32::from_rgb(0xD2, 0xCB, 0xC0);
/// The shadow on the cloth along its upper edge, its sides and its lower edge: width in points, and
/// strength.
const INNER_SHADOW: [(f32, f32); 3] = [(24.0, 0.44), (12.0, 0.24), (8.0, 0.16)];
const INNER_SHADOW_BANDS: usize = 5;
const HAIRLINE_WIDTH: f32 = 1.5;
/// The dark line inside the hairline: its inner and outer distance from the rim of the cloth, and
/// its strength.
const DARK_LINE: (f32, f32, f32) = (0.3, 2.6, 0.34);
/// The radius of a tab's corners at the rim of the cloth.
const FLARE_RADIUS: f32 = 8.0;
/// The radius of a tab's corners at its end.
const TAB_CORNER_RADIUS: f32 = 10.0;
/// The shadow that a tab casts: width in points, and strength.
const TAB_SHADOW: (f32, f32) = (7.0, 0.34);
/// The light on a tab: strength of the white at the top and of the black at the bottom.
const TAB_LIGHT: (f32, f32) = (0.05, 0.22);
const ARC_SEGMENTS: u16 = 10;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ClothSide {
    Top,
    Right,
    Bottom,
    Left,
}

/// A tab in the outline of the cloth: wood that extends inwards, or cloth that extends outwards.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Tab {
    pub side: ClothSide,
    /// The screen coordinate of the left or upper end, x or y depending on the side.
    pub from: f32,
    /// The screen coordinate of the right or lower end.
    pub to: f32,
    /// How far the tab extends from the side of the cloth, in points.
    pub depth: f32,
}

/// The background of the window: wood and cloth.
#[derive(Debug, Clone, PartialEq)]
pub struct Ground {
    pub wood: Rect,
    pub cloth: Rect,
    /// The radius of the cloth's corners.
    pub rounding: f32,
    /// The tabs of the cloth. Between them there must be room for their rounded corners.
    pub tabs: Vec<Tab>,
    /// The size of the ornament in the middle of the cloth, in points; 0 for none.
    pub ornament: f32,
    /// Opacity of the ornament, from 0.0 to 1.0.
    pub ornament_strength: f32,
    pub lamp: Lamp,
}

/// The lamp above the table, whose light moves towards the player in turn.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Lamp {
    /// The offset of the light from its position at rest, in points.
    pub offset: Vec2,
    /// The plates on the wood, each with its light from -1.0 (shaded) to 1.0 (lit).
    pub plates: Vec<(Rect, f32)>,
}

/// Paints the ground. Caches its shapes while the ground and the look stay the same.
#[derive(Debug, Default)]
pub struct GroundCache(ShapeCache<GroundKey>);

#[derive(Debug, Clone, PartialEq)]
struct GroundKey {
    ground: Ground,
    look: Look,
    textures: Option<[TextureId; 2]>,
    pixels_per_point: f32,
}

impl GroundCache {
    pub fn paint(&mut self, painter: &Painter, ground: &Ground, look: &Look, textures: &Textures) {
        let key = GroundKey {
            ground: ground.clone(),
            look: look.clone(),
            textures: textures.ids(&look.colors).filter(|_| !look.has_plain_surfaces),
            pixels_per_point: painter.pixels_per_point(),
        };
        self.0.paint(painter, key, |key| ground_shapes(painter, key));
    }
}

fn ground_shapes(painter: &Painter, key: &GroundKey) -> Vec<Shape> {
    let GroundKey { ground, look, .. } = key;
    let colors = &look.colors;
    let mut pen = Pen::new(painter);
    let cloth = pen.snap_rect(ground.cloth);
    let wood = ground.wood;
    let outline = Outline::new(cloth, ground);

    let mut shapes = vec![wood_shape(key, wood)];
    paint_wood_light(&mut pen, wood);
    paint_plate_light(&mut pen, ground, colors);
    shapes.extend(pen.take_shape());

    let edge = outline.without_tabs();
    shapes.push(cloth_shape(key, cloth, &edge));
    if ground.ornament * ground.ornament_strength > 0.0 {
        let (size, strength) = (ground.ornament, ground.ornament_strength);
        ornament::paint(&mut pen, cloth.center(), (size, strength), look);
    }
    paint_inner_shadow(&mut pen, &edge, look);
    for tab in &outline.tabs {
        paint_tab_shadow(&mut pen, &outline.rim[tab.rim.clone()], look);
    }
    shapes.extend(pen.take_shape());

    for tab in &outline.tabs {
        let rim = &outline.rim[tab.rim.clone()];
        shapes.push(wood_tab_shape(key, tab.base, rim));
        let (above, below) = TAB_LIGHT;
        shapes.push(tab_light_shape(tab.base, rim, white(above), look.shadow(below)));
    }
    paint_darkness(&mut pen, &outline.rim, look);
    let (from, to, strength) = DARK_LINE;
    pen.edge(&outline.rim, -to, -from, look.shadow(strength));
    let half = HAIRLINE_WIDTH / 2.0;
    pen.edge(&outline.rim, -half, half, color(colors.hairline));
    shapes.extend(pen.take_shape());
    shapes
}

trait Corners {
    /// The corners, clockwise from the upper left.
    fn corners(&self) -> [Pos2; 4];
}

impl Corners for Rect {
    fn corners(&self) -> [Pos2; 4] {
        [self.left_top(), self.right_top(), self.right_bottom(), self.left_bottom()]
    }
}

fn wood_vertex(at: Pos2, color: Color32) -> Vertex {
    let [width, height] = WOOD_SIZE.map(|size| size as f32);
    Vertex { pos: at, uv: pos2(at.x / width, at.y / height), color }
}

/// The shape of the wood, which gets darker downwards.
fn wood_shape(key: &GroundKey, wood: Rect) -> Shape {
    let (_, below, end) = WOOD_LIGHT;
    let colors = &key.look.colors;
    let tint = wood_tint(key);
    // A tint for the texture, such that the result is on average plain wood under a layer of
    // shadow.
    let plain = color_channels(plain_wood(colors.wood));
    let shadow = color_channels(color(colors.shadow));
    let shade = below * colors.shadow_strength;
    let [red, green, blue] = [0, 1, 2].map(|n| {
        let left = 1.0 - shade * (1.0 - shadow[n] / plain[n].max(1.0));
        (color_channels(tint)[n] * left).round() as u8
    });
    let dark = Color32::from_rgb(red, green, blue);
    let rows = [(wood.top(), tint), (egui::lerp(wood.y_range(), end), tint), (wood.bottom(), dark)];
    let mut mesh = wood_mesh(key);
    for (y, tint) in rows {
        mesh.vertices.extend([wood.left(), wood.right()].map(|x| wood_vertex(pos2(x, y), tint)));
    }
    mesh.indices.extend([0, 1, 3, 0, 3, 2, 2, 3, 5, 2, 5, 4]);
    into_shape(mesh, key)
}

fn color_channels(color: Color32) -> [f32; 3] {
    [color.r(), color.g(), color.b()].map(f32::from)
}

fn wood_tab_shape(key: &GroundKey, base: Pos2, rim: &[RimPoint]) -> Shape {
    let mut mesh = fan(base, rim, wood_tint(key));
    mesh.texture_id = wood_mesh(key).texture_id;
    for vertex in &mut mesh.vertices {
        *vertex = wood_vertex(vertex.pos, vertex.color);
    }
    into_shape(mesh, key)
}

fn wood_mesh(key: &GroundKey) -> Mesh {
    Mesh {
        texture_id: key.textures.map_or_else(TextureId::default, |[wood, _]| wood),
        ..Mesh::default()
    }
}

fn wood_tint(key: &GroundKey) -> Color32 {
    if key.textures.is_some() { Color32::WHITE } else { plain_wood(key.look.colors.wood) }
}

/// Turns a mesh into a shape. Without textures, the shape has only the mesh's vertex colors.
fn into_shape(mut mesh: Mesh, key: &GroundKey) -> Shape {
    if key.textures.is_none() {
        for vertex in &mut mesh.vertices {
            *vertex = Vertex::untextured(vertex.pos, vertex.color);
        }
    }
    Shape::mesh(mesh)
}

/// A mesh of the area between a point and a section of the outline.
fn fan(base: Pos2, rim: &[RimPoint], color: Color32) -> Mesh {
    let mut mesh = Mesh::default();
    mesh.colored_vertex(base, color);
    for point in rim {
        mesh.colored_vertex(point.at, color);
    }
    for n in 1..rim.len() as u32 {
        mesh.add_triangle(0, n, n + 1);
    }
    mesh
}

fn tab_light_shape(base: Pos2, rim: &[RimPoint], above: Color32, below: Color32) -> Shape {
    let mut mesh = fan(base, rim, Color32::TRANSPARENT);
    let heights = || mesh.vertices.iter().map(|vertex| vertex.pos.y);
    let top = heights().fold(f32::INFINITY, f32::min);
    let bottom = heights().fold(f32::NEG_INFINITY, f32::max);
    for vertex in &mut mesh.vertices {
        let part = (vertex.pos.y - top) / (bottom - top).max(1.0);
        vertex.color = above.lerp_to_gamma(below, part);
    }
    Shape::mesh(mesh)
}

fn paint_wood_light(pen: &mut Pen, wood: Rect) {
    let (above, _, end) = WOOD_LIGHT;
    let upper = wood.with_max_y(egui::lerp(wood.y_range(), end));
    pen.rect(upper, 0.0, (white(above), Color32::TRANSPARENT));
}

/// Paints the light of the lamp on the plate of the player to move, and the shade on the others.
/// Each fades out into the wood above and below.
fn paint_plate_light(pen: &mut Pen, ground: &Ground, colors: &LookColors) {
    let [lit, shaded] = colors.lamp_strengths();
    for (plate, strength) in &ground.lamp.plates {
        let tone = if *strength > 0.0 {
            color(colors.lamp).gamma_multiply(lit * strength)
        } else {
            Color32::BLACK.gamma_multiply(shaded * -strength)
        };
        let most = (LIGHT_FADE_LENGTH / 2.0).min(plate.height() / 2.0);
        let above = if plate.top() > ground.wood.top() { most } else { 0.0 };
        let below = if plate.bottom() < ground.wood.bottom() { most } else { 0.0 };
        let out = Color32::TRANSPARENT;
        let rows = [
            (plate.top() - above, out),
            (plate.top() + above, tone),
            (plate.bottom() - below, tone),
            (plate.bottom() + below, out),
        ];
        pen.grid([2, 4], |column, row| {
            let (y, tone) = rows[row as usize];
            (pos2([plate.left(), plate.right()][column as usize], y), tone)
        });
    }
}

fn cloth_shape(key: &GroundKey, cloth: Rect, edge: &[RimPoint]) -> Shape {
    let colors = &key.look.colors;
    let lightest = lightest_point(cloth) + key.ground.lamp.offset;
    let (middle, end) = CLOTH_STOPS;
    let stops = match colors.cloth.material {
        ClothMaterial::Felt => vec![middle, end],
        ClothMaterial::Marble { .. } => {
            (1..=MARBLE_RINGS).map(|ring| end * f32::from(ring) / f32::from(MARBLE_RINGS)).collect()
        }
    };
    let mut mesh = cloth_mesh((cloth, lightest), &subdivided(edge), stops, |at| Vertex {
        pos: at,
        uv: cloth_uv(key, cloth, at),
        color: cloth_color(key, (at - lightest) / cloth.size(), colors),
    });
    if let Some([_, texture]) = key.textures {
        mesh.texture_id = texture;
    }
    into_shape(mesh, key)
}

/// Paints a piece of cloth without texture within an outline.
pub(super) fn plain_cloth(pen: &mut Pen, rect: Rect, rim: &[RimPoint], colors: &LookColors) {
    let tone = |at: Pos2| {
        let away = (at - lightest_point(rect)) / rect.size();
        color(cloth_tone(&colors.cloth, away.length()))
    };
    let half = pen.pixel() / 2.0;
    let inner: Vec<_> =
        rim.iter().map(|point| RimPoint { at: point.at - point.out * half, ..*point }).collect();
    let (middle, end) = CLOTH_STOPS;
    let vertex = |at| Vertex::untextured(at, tone(at));
    let lit = (rect, lightest_point(rect));
    pen.add(cloth_mesh(lit, &subdivided(&inner), vec![middle, end], vertex));
    pen.bands(rim, true, 2, |point, n| match n {
        0 => (-half, tone(point.at)),
        _ => (half, Color32::TRANSPARENT),
    });
}

fn lightest_point(cloth: Rect) -> Pos2 {
    cloth.min + LIGHTEST_SHARE * cloth.size()
}

/// A mesh of rings of points from the lightest point of a cloth to its edge. Between the distances
/// in `rings`, the color changes linearly.
fn cloth_mesh(
    (cloth, lightest): (Rect, Pos2),
    points: &[Pos2],
    mut rings: Vec<f32>,
    vertex: impl Fn(Pos2) -> Vertex,
) -> Mesh {
    let count = points.len() as u32;
    let mut mesh = Mesh::default();
    mesh.vertices.push(vertex(lightest));
    rings.push(f32::INFINITY);
    for (ring, distance) in (0..).zip(rings) {
        for &point in points {
            let part = distance / ((point - lightest) / cloth.size()).length();
            let at = lightest.lerp(point, part.min(1.0));
            mesh.vertices.push(vertex(at));
        }
        let outer = 1 + ring * count;
        for here in 0..count {
            let next = (here + 1) % count;
            if ring == 0 {
                mesh.add_triangle(0, outer + here, outer + next);
            } else {
                let inner = outer - count;
                mesh.add_triangle(inner + here, outer + here, outer + next);
                mesh.add_triangle(inner + here, outer + next, inner + next);
            }
        }
    }
    mesh
}

/// The points of an outline, with additional ones where they are far apart.
fn subdivided(edge: &[RimPoint]) -> Vec<Pos2> {
    let next = edge.iter().cycle().skip(1);
    edge.iter()
        .zip(next)
        .flat_map(|(from, to)| {
            let parts = (from.at.distance(to.at) / CLOTH_STEP).ceil().max(1.0) as u16;
            (0..parts).map(move |n| from.at.lerp(to.at, f32::from(n) / f32::from(parts)))
        })
        .collect()
}

/// The color of the cloth at an offset from its lightest point, in shares of the cloth's size.
fn cloth_color(key: &GroundKey, away: Vec2, colors: &LookColors) -> Color32 {
    let cloth = &colors.cloth;
    let (_, end) = CLOTH_STOPS;
    let distance = away.length();
    if key.textures.is_some() && matches!(cloth.material, ClothMaterial::Marble { .. }) {
        let part = (distance / end).min(1.0);
        return Color32::WHITE.lerp_to_gamma(MARBLE_EDGE, part * part);
    }
    let tone = cloth_tone(cloth, distance);
    if key.textures.is_none() {
        return color(tone);
    }
    let mean = felt_mean(colors);
    let [red, green, blue] = tone.0.map(|part| (f32::from(part) / mean).round().min(255.0) as u8);
    Color32::from_rgb(red, green, blue)
}

fn cloth_tone(cloth: &Cloth, distance: f32) -> Rgb {
    let (middle, end) = CLOTH_STOPS;
    if distance < middle {
        cloth.light.toward(cloth.middle, distance / middle)
    } else {
        let part = ((distance - middle) / (end - middle)).min(1.0);
        cloth.middle.toward(cloth.edge, part)
    }
}

fn cloth_uv(key: &GroundKey, cloth: Rect, at: Pos2) -> Pos2 {
    match key.look.colors.cloth.material {
        // A pixel of the felt is a pixel of the screen.
        ClothMaterial::Felt => (at.to_vec2() * key.pixels_per_point / FELT_SIZE as f32).to_pos2(),
        // The marble covers the cloth and keeps its aspect ratio.
        ClothMaterial::Marble { .. } => {
            let size = Vec2::from(MARBLE_SIZE.map(|size| size as f32));
            let scale = (cloth.size() / size).max_elem();
            let from_center = (at - cloth.center()) / (size * scale);
            pos2(0.5 + from_center.x, 0.5 + from_center.y)
        }
    }
}

/// Paints the darkness on the wood along the cloth, including its tabs.
fn paint_darkness(pen: &mut Pen, rim: &[RimPoint], look: &Look) {
    pen.bands(rim, true, DARKNESS_RINGS.len(), |_, n| {
        let (distance, strength) = DARKNESS_RINGS[n];
        (distance, look.shadow(strength))
    });
}

fn paint_inner_shadow(pen: &mut Pen, edge: &[RimPoint], look: &Look) {
    let [upper, sides, lower] = INNER_SHADOW;
    pen.bands(edge, true, INNER_SHADOW_BANDS + 1, |point, n| {
        let out = point.out.normalized();
        let mix = |value: fn((f32, f32)) -> f32| {
            let upright = if out.y < 0.0 { value(upper) } else { value(lower) };
            egui::lerp(value(sides)..=upright, out.y * out.y)
        };
        let part = n as f32 / INNER_SHADOW_BANDS as f32;
        let strength = mix(|(_, strength)| strength) * (1.0 - part).powi(2);
        (-part * mix(|(reach, _)| reach), look.shadow(strength))
    });
}

fn paint_tab_shadow(pen: &mut Pen, rim: &[RimPoint], look: &Look) {
    let (reach, strength) = TAB_SHADOW;
    pen.bands(rim, false, INNER_SHADOW_BANDS + 1, |_, n| {
        let part = n as f32 / INNER_SHADOW_BANDS as f32;
        (-part * reach, look.shadow(strength * (1.0 - part).powi(2)))
    });
}

/// The outline of the cloth with its tabs, clockwise.
struct Outline {
    rim: Vec<RimPoint>,
    tabs: Vec<TabRim>,
    cloth: Rect,
    rounding: f32,
}

/// The section of the outline that belongs to a tab.
struct TabRim {
    rim: std::ops::Range<usize>,
    /// The middle of the tab on the straight side.
    base: Pos2,
}

impl Outline {
    fn new(cloth: Rect, ground: &Ground) -> Self {
        let rounding = ground.rounding;
        let mut outline = Self { rim: Vec::new(), tabs: Vec::new(), cloth, rounding };
        let corners = cloth.corners();
        let sides = [ClothSide::Top, ClothSide::Right, ClothSide::Bottom, ClothSide::Left];
        for (n, side) in sides.into_iter().enumerate() {
            let (start, end) = (corners[n], corners[(n + 1) % 4]);
            let along = (end - start).normalized();
            let edge = ClothEdge { start, along };
            let mut tabs: Vec<_> = ground
                .tabs
                .iter()
                .filter(|tab| tab.side == side)
                .map(|tab| {
                    let [from, to] = [tab.from, tab.to].map(|place| edge.distance_of(place));
                    (from.min(to), from.max(to), tab)
                })
                .collect();
            tabs.sort_by(|one, other| one.0.total_cmp(&other.0));
            for (from, to, tab) in tabs {
                outline.add_tab(&edge, from, to, tab);
            }
            let length = start.distance(end);
            let center = edge.place(length - rounding, rounding);
            let out = edge.out();
            outline.add_arc(center, rounding, 1.0, [out, along]);
        }
        outline
    }

    fn without_tabs(&self) -> Vec<RimPoint> {
        let mut rim = Vec::new();
        let segments = usize::from(ARC_SEGMENTS);
        add_rounded_rect(&mut rim, &Transform::NONE, self.cloth, self.rounding, segments);
        rim
    }

    /// Adds a quarter of a circle, with `out` turning from `first` to `last`. `sign` says whether
    /// its center is inside the cloth (1.0) or outside (-1.0).
    fn add_arc(&mut self, center: Pos2, radius: f32, sign: f32, [first, last]: [Vec2; 2]) {
        for n in 0..=ARC_SEGMENTS {
            let turn = f32::from(n) / f32::from(ARC_SEGMENTS) * FRAC_PI_2;
            let out = first * turn.cos() + last * turn.sin();
            self.rim.push(RimPoint { at: center + out * (sign * radius), out });
        }
    }

    fn add_tab(&mut self, edge: &ClothEdge, from: f32, to: f32, tab: &Tab) {
        let begin = self.rim.len();
        let (out, along) = (edge.out(), edge.along);
        let flare = FLARE_RADIUS.min(tab.depth / 2.0);
        let corner = TAB_CORNER_RADIUS.min(tab.depth - flare).min((to - from) / 2.0);
        let (shallow, deep) = (flare, tab.depth - corner);
        let place = |distance: f32, depth: f32| edge.place(distance, depth);
        self.add_arc(place(from - flare, shallow), flare, 1.0, [out, along]);
        self.add_arc(place(from + corner, deep), corner, -1.0, [along, out]);
        self.add_arc(place(to - corner, deep), corner, -1.0, [out, -along]);
        self.add_arc(place(to + flare, shallow), flare, 1.0, [-along, out]);
        self.tabs
            .push(TabRim { rim: begin..self.rim.len(), base: place(f32::midpoint(from, to), 0.0) });
    }
}

/// A side of the cloth, in clockwise direction.
struct ClothEdge {
    start: Pos2,
    along: Vec2,
}

impl ClothEdge {
    fn out(&self) -> Vec2 {
        self.along.rot90()
    }

    /// The distance along this side of a screen coordinate, x or y depending on the side.
    fn distance_of(&self, place: f32) -> f32 {
        let across = place - self.start.x;
        let down = place - self.start.y;
        if self.along.x.abs() > 0.5 { across * self.along.x } else { down * self.along.y }
    }

    /// The point `distance` along this side and `depth` inward from it.
    fn place(&self, distance: f32, depth: f32) -> Pos2 {
        self.start + self.along * distance - self.out() * depth
    }
}
