//! Where the card of a game and a short line stand side by side.

use egui::Rect;

use super::layout::TableLayout;
use super::measures::SizeClass;

/// Width of a card, and of one beside a boneyard. A wider line stays below it.
pub(super) const WIDTH: f32 = 448.0;
const BESIDE_BONEYARD: f32 = 416.0;
const BESIDE: f32 = 16.0;
/// Distance of the card's left edge from the middle of the cloth.
const FROM_MIDDLE: f32 = 30.0;

/// A place for a card beside a line.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct BesideCard {
    /// Middle of the line.
    pub line_x: f32,
    /// Left edge of the card, and its width.
    pub card_x: f32,
    pub width: f32,
}

impl BesideCard {
    /// The place beside a line, if it is short enough and there is room.
    pub fn new(layout: &TableLayout, line: Rect) -> Option<Self> {
        if layout.class == SizeClass::Narrow || !line.is_positive() || line.width() >= WIDTH {
            return None;
        }
        let cloth = layout.cloth;
        let (right, width) = match layout.boneyard {
            Some(lowest) => (lowest.left(), BESIDE_BONEYARD),
            None => (cloth.right(), WIDTH),
        };
        let most = right - BESIDE - width;
        let card_x = (cloth.center().x + FROM_MIDDLE).min(most);
        let room = card_x - BESIDE - (cloth.left() + BESIDE);
        let line_x = f32::midpoint(cloth.left(), card_x - BESIDE);
        (line.width() <= room).then_some(Self { line_x, card_x, width })
    }
}
