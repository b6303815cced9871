//! The bubble that explains what a pass reveals. It stays where it first appeared.

use std::collections::BTreeMap;

use egui::{Rect, Vec2, pos2, vec2};

use engine::Seat;

use super::card_place::areas_to_keep_visible;
use super::painter::TablePainter;
use super::plates::TableSide;
use super::secs;
use crate::paint::{self, Pen, TextStyle};

// The height of the bubble, the space around its text, and its distance from the edge of the cloth.
const HEIGHT: f32 = 30.0;
const PADDING: f32 = 12.0;
const EDGE_MARGIN: f32 = 8.0;
/// The gap between the bubble and the player's bones, where the bubble's tail goes.
const GAP_BESIDE_HAND: f32 = 12.0;
/// Space around the bubble that must be free of bones.
const BONE_MARGIN: f32 = 2.0;
/// Number of positions along the rim that are tried.
const POSITION_COUNT: i32 = 24;
/// Distance from the top of a hand at a side to the center of its first two backs.
const TWO_BACKS_CENTER: f32 = 28.0;

/// For each seat with a bubble, the time at which it appeared, in seconds, and its rectangle.
#[derive(Debug, Default)]
pub struct PassBubbles(BTreeMap<Seat, (f64, Rect)>);

#[derive(Debug, Clone, Copy)]
pub(super) struct PassBubble<'a> {
    pub(super) seat: Seat,
    pub(super) text: &'a str,
    /// The time at which the bubble appeared, in seconds.
    pub(super) began_at: f64,
    /// The time since the bubble appeared, in seconds at the usual speed.
    pub(super) secs: f32,
}

impl TablePainter<'_> {
    pub(super) fn paint_pass_bubble(
        &self,
        pen: &mut Pen,
        bubble: PassBubble<'_>,
        bubbles: &mut PassBubbles,
    ) {
        let PassBubble { seat, text, began_at, secs } = bubble;
        let place = self.keyframe.snapshot.place_of(seat);
        let hand = self.hand_rect(seat).unwrap_or(self.layout.plates[place].pill);
        let width =
            paint::text_width(pen.painter(), text, TextStyle::semibold(paint::SPEECH_TEXT_SIZE));
        let size = vec2(width + 2.0 * PADDING, HEIGHT);
        let known = bubbles.0.get(&seat).filter(|(of, rect)| {
            *of == began_at && rect.size() == size && self.layout.area.contains_rect(*rect)
        });
        let rect = known.map_or_else(|| self.bubble_place(place, hand, size), |(_, rect)| *rect);
        bubbles.0.insert(seat, (began_at, rect));
        let left = (secs::PASS_BUBBLE as f32 - secs) / secs::BUBBLE_FADING as f32;
        paint::speech(pen, (rect, hand), text, left.min(1.0), self.look);
    }

    /// Where a bubble goes: on the wood beside its player's bones; or else on the cloth, where it
    /// is moved along the rim if bones are in the way.
    fn bubble_place(&self, place: usize, hand: Rect, size: Vec2) -> Rect {
        let (layout, of_player) = (self.layout, &self.layout.plates[place]);
        let centered = |at| Rect::from_center_size(at, size);
        let visible = areas_to_keep_visible(self.sprites);
        let beside = [1.0, -1.0].map(|side| {
            let away = f32::midpoint(hand.width(), size.x) + GAP_BESIDE_HAND;
            centered(hand.center() + vec2(side * away, 0.0))
        });
        let is_clear = |rect: &Rect| {
            layout.area.shrink(EDGE_MARGIN).contains_rect(*rect)
                && !visible.iter().any(|other| other.intersects(rect.expand(BONE_MARGIN)))
        };
        let is_at_plate = matches!(of_player.position, TableSide::Own | TableSide::Top);
        if let Some(rect) = beside.into_iter().filter(|_| is_at_plate).find(is_clear) {
            return rect;
        }
        let inside = layout.cloth.shrink(EDGE_MARGIN).shrink2(size / 2.0);
        let (preferred, along) = if of_player.is_at_side() {
            (pos2(hand.center().x, hand.top() + TWO_BACKS_CENTER), vec2(0.0, HEIGHT))
        } else {
            (hand.center(), vec2(size.x / 2.0, 0.0))
        };
        let preferred = paint::nearest_inside(inside, preferred);
        let steps = (0..POSITION_COUNT).map(|n| if n % 2 == 0 { n / 2 } else { -(n + 1) / 2 });
        let places = steps.map(|step| preferred + along * step as f32);
        let is_free = |rect: &Rect| {
            let rect = rect.expand(BONE_MARGIN);
            !self.sprites.iter().any(|it| it.is_bone() && it.rect().intersects(rect))
        };
        let mut places = places.filter(|at| inside.contains(*at)).map(centered);
        places.find(is_free).unwrap_or(centered(preferred))
    }
}
