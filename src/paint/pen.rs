//! The pen draws strokes with smooth edges, and collects them in one mesh.
//!
//! Unlike the rounded rectangles of egui, the strokes can have a different color at each vertex and
//! any rotation, and a whole table of them is one mesh.

use std::f32::consts::TAU;

use egui::emath::{Rot2, TSTransform};
use egui::epaint::{TextShape, Vertex};
use egui::{Align, Color32, Galley, Mesh, Painter, Pos2, Rect, Shape, Vec2, pos2, vec2};

use super::outline::{RimPoint, Transform, add_polyline, add_rounded_rect, quarter_segments};
use super::text::{TextStyle, centered_baseline};
use super::tilt::Tilt;

/// The rings of a blurred edge: their outward distances in sigmas, and the remaining strength of a
/// Gaussian blur there.
const BLUR_RINGS: [(f32, f32); 9] = [
    (-2.0, 0.977_25),
    (-1.3, 0.903_2),
    (-0.75, 0.773_37),
    (-0.25, 0.598_71),
    (0.25, 0.401_29),
    (0.75, 0.226_63),
    (1.3, 0.096_8),
    (2.0, 0.022_75),
    (2.7, 0.0),
];
const BLUR_SEGMENTS: usize = 6;
/// The least corner radius of a blurred rectangle, in sigmas of its blur.
const BLUR_RADIUS_SIGMAS: f32 = 2.4;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fill {
    Even(Color32),
    /// A gradient from the upper to the lower edge.
    UpperLower(Color32, Color32),
}

impl From<Color32> for Fill {
    fn from(color: Color32) -> Self {
        Self::Even(color)
    }
}

impl From<(Color32, Color32)> for Fill {
    fn from((upper, lower): (Color32, Color32)) -> Self {
        Self::UpperLower(upper, lower)
    }
}

impl Fill {
    /// The color at height `y` between top and bottom.
    fn color_at(self, y: f32, top: f32, bottom: f32) -> Color32 {
        match self {
            Self::Even(color) => color,
            Self::UpperLower(upper, lower) => {
                let part = (y - top) / (bottom - top).max(0.001);
                upper.lerp_to_gamma(lower, part.clamp(0.0, 1.0))
            }
        }
    }
}

/// Collects strokes in one mesh, with text above it. Dropping the pen paints everything.
pub struct Pen {
    painter: Painter,
    pixel: f32,
    mesh: Mesh,
    rim: Vec<RimPoint>,
}

impl std::fmt::Debug for Pen {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Pen")
            .field("pixel", &self.pixel)
            .field("vertices", &self.mesh.vertices.len())
            .finish_non_exhaustive()
    }
}

impl Drop for Pen {
    fn drop(&mut self) {
        self.flush();
    }
}

impl Pen {
    /// Creates a pen that paints with the painter's layer and clip rectangle.
    pub fn new(painter: &Painter) -> Self {
        Self {
            painter: painter.clone(),
            pixel: 1.0 / painter.pixels_per_point(),
            mesh: Mesh::default(),
            rim: Vec::new(),
        }
    }

    /// A separate pen for a drawing that is cached. It must not draw text, whose glyphs may move in
    /// the font texture.
    pub(super) fn separate_pen(&self) -> Self {
        Self::new(&self.painter)
    }

    /// The painter of this pen. What it paints is below everything that has not been
    /// [flushed](Self::flush) yet.
    pub const fn painter(&self) -> &Painter {
        &self.painter
    }

    /// The size of a pixel, in points.
    pub const fn pixel(&self) -> f32 {
        self.pixel
    }

    /// Rounds a length or coordinate to whole pixels.
    pub fn snap(&self, length: f32) -> f32 {
        (length / self.pixel).round() * self.pixel
    }

    /// Aligns a rectangle to whole pixels; equal sizes stay equal.
    pub fn snap_rect(&self, rect: Rect) -> Rect {
        let size = vec2(self.snap(rect.width()), self.snap(rect.height()));
        let min = rect.center() - size / 2.0;
        Rect::from_min_size(pos2(self.snap(min.x), self.snap(min.y)), size)
    }

    /// Paints what was drawn so far.
    pub fn flush(&mut self) {
        if let Some(shape) = self.take_shape() {
            self.painter.add(shape);
        }
    }

    /// Takes what was drawn so far as a shape, which this pen then does not paint.
    pub fn take_shape(&mut self) -> Option<Shape> {
        let mesh = self.take_mesh();
        (!mesh.is_empty()).then(|| Shape::mesh(mesh))
    }

    /// Takes what was drawn so far as a mesh, which this pen then does not paint.
    pub(super) fn take_mesh(&mut self) -> Mesh {
        std::mem::take(&mut self.mesh)
    }

    /// Draws a filled rectangle with rounded corners.
    pub fn rect(&mut self, rect: Rect, radius: f32, fill: impl Into<Fill>) {
        self.placed_rect(&Transform::NONE, rect, radius, fill);
    }

    /// Draws a frame along a rounded rectangle, between two distances from it, which are positive
    /// outwards.
    pub fn frame(&mut self, rect: Rect, radius: f32, inner: f32, outer: f32, color: Color32) {
        self.placed_frame(&Transform::NONE, rect, radius, inner, outer, color);
    }

    /// Draws a blurred rounded rectangle, as a shadow or a glow. `sigma` is the standard deviation
    /// of the blur.
    pub fn glow(&mut self, rect: Rect, radius: f32, sigma: f32, color: Color32) {
        self.placed_glow(&Transform::NONE, rect, radius, sigma, color);
    }

    /// Draws light along one side of a rounded rectangle, between two distances from it. The light
    /// continues around the corners and fades there.
    pub fn light_along(
        &mut self,
        rect: Rect,
        radius: f32,
        inner: f32,
        outer: f32,
        side: Vec2,
        light: Color32,
    ) {
        let mut rim = self.empty_rim();
        let segments = quarter_segments(radius, self.pixel);
        add_rounded_rect(&mut rim, &Transform::NONE, rect, radius, segments);
        let half = self.pixel / 2.0;
        self.bands(&rim, true, 4, |point, n| {
            let strength = point.out.dot(side).max(0.0).powi(2);
            let light = light.gamma_multiply(strength);
            match n {
                0 => (inner - half, Color32::TRANSPARENT),
                1 => (inner + half, light),
                2 => (outer - half, light),
                _ => (outer + half, Color32::TRANSPARENT),
            }
        });
        self.rim = rim;
    }

    /// Draws a filled circle.
    pub fn disc(&mut self, center: Pos2, radius: f32, color: Color32) {
        self.ball(center, radius, [color; 3]);
    }

    /// Draws a circle with one color in the middle, one at its upper and one at its lower edge.
    pub fn ball(&mut self, center: Pos2, radius: f32, [inside, above, below]: [Color32; 3]) {
        let radius = radius.max(self.pixel / 2.0);
        let count = 4 * quarter_segments(radius, self.pixel);
        let step = Rot2::from_angle(TAU / count as f32);
        let half = self.pixel / 2.0;
        let middle = self.vertex(center, inside);
        let first = middle + 1;
        let mut out = Vec2::UP;
        for n in 0..count as u32 {
            let color = above.lerp_to_gamma(below, f32::midpoint(out.y, 1.0));
            self.vertex(center + out * (radius - half), color);
            self.vertex(center + out * (radius + half), Color32::TRANSPARENT);
            let here = first + 2 * n;
            let next = first + 2 * ((n + 1) % count as u32);
            self.mesh.add_triangle(middle, here, next);
            self.quad(here, next);
            out = step * out;
        }
    }

    /// Draws a straight line with round ends.
    pub fn line(&mut self, ends: [Pos2; 2], width: f32, color: Color32) {
        self.polyline(&ends, false, width, color);
    }

    /// Draws a polyline; an open one has round ends.
    pub fn polyline(&mut self, points: &[Pos2], is_closed: bool, width: f32, color: Color32) {
        if points.len() < 2 {
            if let [point] = points {
                self.disc(*point, width / 2.0, color);
            }
            return;
        }
        let (width, color) = self.at_least_a_pixel(width, color);
        let mut rim = self.empty_rim();
        add_polyline(&mut rim, points, is_closed);
        self.strip(&rim, is_closed, -width / 2.0, width / 2.0, color);
        if !is_closed {
            let (first, last) = (rim[0], rim[rim.len() - 1]);
            self.round_end(first.at, -first.out, width / 2.0, color);
            self.round_end(last.at, last.out, width / 2.0, color);
        }
        self.rim = rim;
    }

    /// Fills a convex polygon, whose corners must be clockwise.
    pub fn polygon(&mut self, points: &[Pos2], fill: impl Into<Fill>) {
        let mut rim = self.empty_rim();
        add_polyline(&mut rim, points, true);
        self.fill(&rim, fill.into());
        self.rim = rim;
    }

    /// Draws text and returns its rectangle. `at` is on the baseline, at the start, middle or end
    /// of the text according to `align`.
    pub fn text(
        &mut self,
        at: Pos2,
        align: Align,
        text: &str,
        style: TextStyle,
        color: Color32,
    ) -> Rect {
        self.flush();
        let galley = self.painter.layout_no_wrap(text.to_owned(), style.font(), color);
        let baseline = first_baseline(&galley);
        let size = galley.size();
        let left = at.x - size.x * align.to_factor();
        let min = pos2(self.snap(left), self.snap(at.y - baseline));
        self.painter.galley(min, galley, color);
        Rect::from_min_size(min, size)
    }

    /// Draws text centered on a point and returns its rectangle.
    pub fn centered_text(
        &mut self,
        center: Pos2,
        text: &str,
        style: TextStyle,
        color: Color32,
    ) -> Rect {
        let at = pos2(center.x, centered_baseline(center.y, style.size));
        self.text(at, Align::Center, text, style, color)
    }

    /// Draws text centered on a point, scaled by a factor. This way, text whose size changes in
    /// every frame is rasterized only once.
    pub fn scaled_text(
        &mut self,
        center: Pos2,
        text: &str,
        (style, scale): (TextStyle, f32),
        color: Color32,
    ) {
        self.flush();
        let galley =
            self.painter.layout_no_wrap(text.to_owned(), style.font(), Color32::PLACEHOLDER);
        let left = center.x - galley.size().x * scale / 2.0;
        let baseline = centered_baseline(center.y, style.size * scale);
        let min = vec2(self.snap(left), self.snap(baseline - first_baseline(&galley) * scale));
        let mut shape = TextShape::new(Pos2::ZERO, galley, color);
        shape.transform(TSTransform::new(min, scale));
        self.painter.add(shape);
    }

    pub(super) fn placed_rect(
        &mut self,
        placement: &Transform,
        rect: Rect,
        radius: f32,
        fill: impl Into<Fill>,
    ) {
        let mut rim = self.empty_rim();
        let segments = quarter_segments(radius, self.pixel);
        add_rounded_rect(&mut rim, placement, rect, radius, segments);
        self.fill(&rim, fill.into());
        self.rim = rim;
    }

    pub(super) fn placed_frame(
        &mut self,
        placement: &Transform,
        rect: Rect,
        radius: f32,
        inner: f32,
        outer: f32,
        color: Color32,
    ) {
        let mut rim = self.empty_rim();
        let segments = quarter_segments(radius + outer.max(0.0), self.pixel);
        add_rounded_rect(&mut rim, placement, rect, radius, segments);
        self.edge(&rim, inner, outer, color);
        self.rim = rim;
    }

    pub(super) fn placed_glow(
        &mut self,
        placement: &Transform,
        rect: Rect,
        radius: f32,
        sigma: f32,
        color: Color32,
    ) {
        let mut rim = self.empty_rim();
        for (sigmas, _) in BLUR_RINGS {
            let distance = sigmas * sigma;
            let radius = (radius.max(BLUR_RADIUS_SIGMAS * sigma) + distance).max(0.3);
            add_rounded_rect(&mut rim, placement, rect.expand(distance), radius, BLUR_SEGMENTS);
        }
        let count = (rim.len() / BLUR_RINGS.len()) as u32;
        let (_, inside) = BLUR_RINGS[0];
        let center = placement.place(rect.center().to_vec2());
        let middle = self.vertex(center, color.gamma_multiply(inside));
        for (n, point) in rim.iter().enumerate() {
            let (_, strength) = BLUR_RINGS[n / count as usize];
            self.vertex(point.at, color.gamma_multiply(strength));
        }
        let first = middle + 1;
        for n in 0..count {
            let next = (n + 1) % count;
            self.mesh.add_triangle(middle, first + n, first + next);
            for ring in 1..BLUR_RINGS.len() as u32 {
                let (inner, outer) = (first + (ring - 1) * count, first + ring * count);
                self.mesh.add_triangle(inner + n, outer + n, outer + next);
                self.mesh.add_triangle(inner + n, outer + next, inner + next);
            }
        }
        self.rim = rim;
    }

    /// Fills an outline. Every point of it must be visible from its center.
    pub(super) fn fill(&mut self, rim: &[RimPoint], fill: Fill) {
        let count = rim.len() as u32;
        let (mut top, mut bottom) = (f32::INFINITY, f32::NEG_INFINITY);
        let mut sum = Vec2::ZERO;
        for point in rim {
            top = top.min(point.at.y);
            bottom = bottom.max(point.at.y);
            sum += point.at.to_vec2();
        }
        let center = (sum / count as f32).to_pos2();
        let half = self.pixel / 2.0;
        let middle = self.vertex(center, fill.color_at(center.y, top, bottom));
        let first = middle + 1;
        for (n, point) in rim.iter().enumerate() {
            let color = fill.color_at(point.at.y, top, bottom);
            self.vertex(point.at - point.out * half, color);
            self.vertex(point.at + point.out * half, Color32::TRANSPARENT);
            let here = first + 2 * n as u32;
            let next = first + 2 * ((n as u32 + 1) % count);
            self.mesh.add_triangle(middle, here, next);
            self.quad(here, next);
        }
    }

    /// Fills an outline that has been cut into triangles, given as indices of its points.
    pub(super) fn fill_triangles(
        &mut self,
        rim: &[RimPoint],
        triangles: &[[u32; 3]],
        color: Color32,
    ) {
        let half = self.pixel / 2.0;
        let first = self.mesh.vertices.len() as u32;
        let count = rim.len() as u32;
        for (n, point) in rim.iter().enumerate() {
            self.vertex(point.at - point.out * half, color);
            self.vertex(point.at + point.out * half, Color32::TRANSPARENT);
            self.quad(first + 2 * n as u32, first + 2 * ((n as u32 + 1) % count));
        }
        for corners in triangles {
            let [a, b, c] = corners.map(|corner| first + 2 * corner);
            self.mesh.add_triangle(a, b, c);
        }
    }

    /// Draws a line along a closed outline, between two distances from it.
    pub(super) fn edge(&mut self, rim: &[RimPoint], inner: f32, outer: f32, color: Color32) {
        self.strip(rim, true, inner, outer, color);
    }

    /// Draws a line along an outline, between two distances from it.
    pub(super) fn strip(
        &mut self,
        rim: &[RimPoint],
        is_closed: bool,
        inner: f32,
        outer: f32,
        color: Color32,
    ) {
        let middle = f32::midpoint(inner, outer);
        let (width, color) = self.at_least_a_pixel(outer - inner, color);
        let half = self.pixel / 2.0;
        let (near, far) = (middle - width / 2.0, middle + width / 2.0);
        let first = self.mesh.vertices.len() as u32;
        let count = rim.len() as u32;
        for point in rim {
            self.vertex(point.at + point.out * (near - half), Color32::TRANSPARENT);
            self.vertex(point.at + point.out * (near + half), color);
            self.vertex(point.at + point.out * (far - half), color);
            self.vertex(point.at + point.out * (far + half), Color32::TRANSPARENT);
        }
        let sides = if is_closed { count } else { count - 1 };
        for n in 0..sides {
            let (here, next) = (first + 4 * n, first + 4 * ((n + 1) % count));
            for ring in 0..3 {
                let [a, b, c, d] = [here + ring, here + ring + 1, next + ring, next + ring + 1];
                self.mesh.add_triangle(a, b, d);
                self.mesh.add_triangle(a, d, c);
            }
        }
    }

    /// Draws bands along an outline. Each point of the outline has `count` vertices, and `band`
    /// returns the distance and color of the nth.
    pub(super) fn bands(
        &mut self,
        rim: &[RimPoint],
        is_closed: bool,
        count: usize,
        band: impl Fn(&RimPoint, usize) -> (f32, Color32),
    ) {
        let first = self.mesh.vertices.len() as u32;
        for point in rim {
            for n in 0..count {
                let (distance, color) = band(point, n);
                self.vertex(point.at + point.out * distance, color);
            }
        }
        let (points, count) = (rim.len() as u32, count as u32);
        let sides = if is_closed { points } else { points - 1 };
        for n in 0..sides {
            let (here, next) = (first + count * n, first + count * ((n + 1) % points));
            for ring in 0..count - 1 {
                let [a, b, c, d] = [here + ring, here + ring + 1, next + ring, next + ring + 1];
                self.mesh.add_triangle(a, b, d);
                self.mesh.add_triangle(a, d, c);
            }
        }
    }

    /// Fills a grid of vertices, each with its position and color. Between the vertices, the colors
    /// are interpolated.
    pub(super) fn grid(
        &mut self,
        [columns, rows]: [u32; 2],
        vertex: impl Fn(u32, u32) -> (Pos2, Color32),
    ) {
        for (row, column) in (0..rows).flat_map(|row| (0..columns).map(move |it| (row, it))) {
            let (at, color) = vertex(column, row);
            let here = self.vertex(at, color);
            if row > 0 && column > 0 {
                let above = here - columns;
                self.mesh.add_triangle(above - 1, above, here);
                self.mesh.add_triangle(above - 1, here, here - 1);
            }
        }
    }

    /// Adds a mesh without a texture.
    pub(super) fn add(&mut self, mesh: Mesh) {
        self.mesh.append(mesh);
    }

    /// Adds a drawing, transformed by `tilt` and with the opacity `strength` (0.0 to 1.0).
    pub(super) fn stamp(&mut self, drawing: &Mesh, tilt: &Tilt, strength: f32) {
        let first = self.mesh.vertices.len() as u32;
        let is_whole = strength >= 1.0;
        self.mesh.vertices.extend(drawing.vertices.iter().map(|vertex| {
            let color = vertex.color;
            let color = if is_whole { color } else { color.gamma_multiply(strength) };
            Vertex::untextured(tilt.place(vertex.pos), color)
        }));
        self.mesh.indices.extend(drawing.indices.iter().map(|index| first + index));
    }

    fn round_end(&mut self, at: Pos2, out: Vec2, radius: f32, color: Color32) {
        let half = self.pixel / 2.0;
        let count = 2 * quarter_segments(radius, self.pixel) as u32;
        let step = Rot2::from_angle(TAU / 2.0 / count as f32);
        let middle = self.vertex(at, color);
        let first = middle + 1;
        let mut out = out.normalized();
        for n in 0..=count {
            self.vertex(at + out * (radius - half).max(0.0), color);
            self.vertex(at + out * (radius + half), Color32::TRANSPARENT);
            if n < count {
                let here = first + 2 * n;
                self.mesh.add_triangle(middle, here, here + 2);
                self.quad(here, here + 2);
                out = step * out;
            }
        }
    }

    /// Returns the width and color of a line. A line thinner than a pixel becomes one pixel wide,
    /// and paler instead.
    fn at_least_a_pixel(&self, width: f32, color: Color32) -> (f32, Color32) {
        if width < self.pixel {
            let part = (width / self.pixel).max(0.0);
            (self.pixel, color.gamma_multiply(part))
        } else {
            (width, color)
        }
    }

    /// Takes the pen's outline buffer, emptied. Reusing the buffer saves an allocation.
    pub(super) fn empty_rim(&mut self) -> Vec<RimPoint> {
        let mut rim = std::mem::take(&mut self.rim);
        rim.clear();
        rim
    }

    pub(super) fn vertex(&mut self, at: Pos2, color: Color32) -> u32 {
        let index = self.mesh.vertices.len() as u32;
        self.mesh.vertices.push(Vertex::untextured(at, color));
        index
    }

    /// Adds the two triangles between the pairs of vertices that begin at `here` and at `next`.
    fn quad(&mut self, here: u32, next: u32) {
        self.mesh.add_triangle(here, here + 1, next + 1);
        self.mesh.add_triangle(here, next + 1, next);
    }
}

fn first_baseline(galley: &Galley) -> f32 {
    let row = galley.rows.first();
    row.and_then(|row| Some(row.pos.y + row.glyphs.first()?.pos.y)).unwrap_or_default()
}
