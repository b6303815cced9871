//! Where effects have the sprites that they move.

use egui::emath::easing::cubic_out;
use egui::{Vec2, vec2};

use super::motion::Painted;
use super::painter::Picture;
use super::queue::{Effect, SeenEffect};
use super::sprite::{Sprite, SpriteId};

/// Distance by which a bone gives way to one that lands on it, in points.
const GIVES: f32 = 1.5;

impl Picture<'_> {
    /// A sprite as it is painted, where an effect has it.
    pub(super) fn moved_by(
        &self,
        SeenEffect { effect, part }: &SeenEffect,
        sprite: &Sprite,
        painted: Painted,
    ) -> Painted {
        match effect {
            Effect::Contact { on, bone } if sprite.id == SpriteId::Bone(*on) => {
                let landed = self.sprite(SpriteId::Bone(*bone));
                let away = landed.map_or(Vec2::ZERO, |it| along(sprite, it));
                moved(painted, away * GIVES * (1.0 - cubic_out(*part)))
            }
            _ => painted,
        }
    }
}

/// Direction along the line from one bone of it to the next.
fn along(to: &Sprite, from: &Sprite) -> Vec2 {
    let way = to.pose.center - from.pose.center;
    if way.x.abs() > way.y.abs() { vec2(way.x.signum(), 0.0) } else { vec2(0.0, way.y.signum()) }
}

fn moved(mut painted: Painted, by: Vec2) -> Painted {
    painted.pose.center += by;
    painted.moves = true;
    painted
}
