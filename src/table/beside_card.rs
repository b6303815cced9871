//! The layout in which a short line and the card with the result of a game are side by side.

use egui::Rect;

use super::layout::TableLayout;
use super::measures::SizeClass;

/// The usual width of the card. A wider line stays below the card.
pub(super) const CARD_WIDTH: f32 = 448.0;
const CARD_WIDTH_BESIDE_BONEYARD: f32 = 416.0;
const GAP_BESIDE_CARD: f32 = 16.0;
/// Distance of the card's left edge from the middle of the cloth.
const CARD_OFFSET_FROM_MIDDLE: f32 = 30.0;

/// Where the card and the line beside it are.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct CardBesideLine {
    /// The x coordinate of the line's middle.
    pub line_x: f32,
    /// The x coordinate of the card's left edge.
    pub card_x: f32,
    pub width: f32,
}

impl CardBesideLine {
    /// Creates the layout, or `None` if the line is too wide or the cloth has no room for both.
    pub fn new(layout: &TableLayout, line: Rect) -> Option<Self> {
        // What is painted and what is laid out differ by rounding.
        let line_width = line.width().round();
        if layout.class == SizeClass::Narrow || !line.is_positive() || line_width > CARD_WIDTH {
            return None;
        }
        let cloth = layout.cloth;
        let (right, width) = match layout.boneyard {
            Some(lowest) => (lowest.left(), CARD_WIDTH_BESIDE_BONEYARD),
            None => (cloth.right(), CARD_WIDTH),
        };
        let max_x = right - GAP_BESIDE_CARD - width;
        let card_x = (cloth.center().x + CARD_OFFSET_FROM_MIDDLE).min(max_x);
        let room = card_x - GAP_BESIDE_CARD - (cloth.left() + GAP_BESIDE_CARD);
        let line_x = f32::midpoint(cloth.left(), card_x - GAP_BESIDE_CARD);
        (line_width <= room).then_some(Self { line_x, card_x, width })
    }
}

#[cfg(test)]
mod tests {
    use egui::{pos2, vec2};
    use engine::Seats;

    use super::super::layout::Features;
    use super::*;

    #[test]
    fn rounding_does_not_move_a_line_below_the_card() {
        let area = Rect::from_min_size(pos2(0.0, 0.0), vec2(1100.0, 760.0));
        let layout = TableLayout::new(area, Seats::Two, Features::default());
        for (width, is_beside) in
            [(CARD_WIDTH - 0.01, true), (CARD_WIDTH + 0.01, true), (CARD_WIDTH + 1.0, false)]
        {
            let line = Rect::from_center_size(layout.cloth.center(), vec2(width, 112.0));
            assert_eq!(CardBesideLine::new(&layout, line).is_some(), is_beside, "{width}");
        }
    }
}
