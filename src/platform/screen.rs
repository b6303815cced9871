//! The minimum size of the screen that the program draws on.

use egui::{Context, Plugin, RawInput, Rect, Vec2};

/// The minimum size of the contents, in points. A smaller window crops them.
const MIN_SIZE: Vec2 = Vec2::new(240.0, 160.0);

/// The maximum side of a texture, in pixels. egui makes the font texture as wide as allowed.
const MAX_TEXTURE_SIDE: usize = 2048;

/// A plugin that gives egui a screen of at least `MIN_SIZE`, and limits the size of textures.
#[derive(Debug)]
pub(crate) struct MinScreenPlugin;

impl Plugin for MinScreenPlugin {
    fn debug_name(&self) -> &'static str {
        "minimum screen"
    }

    fn input_hook(&mut self, _ctx: &Context, input: &mut RawInput) {
        let side = input.max_texture_side;
        input.max_texture_side = side.map(|side| side.min(MAX_TEXTURE_SIDE));
        let screen = input.screen_rect;
        input.screen_rect = screen.map(|it| Rect::from_min_size(it.min, it.size().max(MIN_SIZE)));
    }
}
