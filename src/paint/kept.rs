//! A cache of shapes, drawn again only when their source changes.

use egui::{Painter, Shape};

/// Shapes, kept as long as their source stays the same.
#[derive(Debug)]
pub(super) struct ShapeCache<Source> {
    drawn: Option<(Source, Vec<Shape>)>,
}

impl<Source> Default for ShapeCache<Source> {
    fn default() -> Self {
        Self { drawn: None }
    }
}

impl<Source: PartialEq> ShapeCache<Source> {
    /// Paints the shapes that are drawn from a source. They hold no letters, which may change
    /// their place in the texture of the fonts.
    pub fn paint(
        &mut self,
        painter: &Painter,
        source: Source,
        draw: impl FnOnce(&Source) -> Vec<Shape>,
    ) {
        let drawn = self.drawn.take().filter(|(drawn, _)| *drawn == source);
        let (source, shapes) = drawn.unwrap_or_else(|| {
            let shapes = draw(&source);
            (source, shapes)
        });
        painter.extend(shapes.iter().cloned());
        self.drawn = Some((source, shapes));
    }
}
