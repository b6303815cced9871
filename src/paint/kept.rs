//! A cache of shapes, which are drawn again only when their source changes.

use egui::{Painter, Shape};

/// Cached shapes, with the source that they were drawn from.
#[derive(Debug)]
pub(super) struct ShapeCache<Source> {
    cached: Option<(Source, Vec<Shape>)>,
}

impl<Source> Default for ShapeCache<Source> {
    fn default() -> Self {
        Self { cached: None }
    }
}

impl<Source: PartialEq> ShapeCache<Source> {
    /// Paints the cached shapes, or draws them if the source has changed. The shapes must not
    /// contain text, whose glyphs may move in the font texture.
    pub fn paint(
        &mut self,
        painter: &Painter,
        source: Source,
        draw: impl FnOnce(&Source) -> Vec<Shape>,
    ) {
        let cached = self.cached.take().filter(|(cached, _)| *cached == source);
        let (source, shapes) = cached.unwrap_or_else(|| {
            let shapes = draw(&source);
            (source, shapes)
        });
        painter.extend(shapes.iter().cloned());
        self.cached = Some((source, shapes));
    }
}
