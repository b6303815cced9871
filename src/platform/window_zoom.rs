//! In a very large window everything is drawn somewhat larger, including text. In a moderately
//! large window only the bones are larger: the table has its own measures for that.

use egui::{Context, Key, Vec2};

/// The largest size of a window at which nothing is enlarged, in points.
const USUAL_SIZE: Vec2 = Vec2::new(2560.0, 1440.0);
/// How much contents are enlarged, as a share of the window's growth beyond the usual size.
const GROWTH_SHARE: f32 = 0.8;
/// The step in which the contents are enlarged.
const ZOOM_STEP: f32 = 0.1;
const MAX_ZOOM: f32 = 2.6;

/// The minimum size of the contents after zoom, in points. Larger zooms are reduced, so that a
/// table has room.
pub(super) const MIN_CONTENTS_SIZE: Vec2 = Vec2::new(360.0, 380.0);

/// The additional zoom of a large window. The zoom that a player sets by key is multiplied by it.
#[derive(Debug)]
pub struct WindowZoom {
    extra_zoom: f32,
    own_zoom: f32,
    /// The zoom at the end of the last frame; if it has changed since, the player has set it.
    zoom: f32,
    /// Whether the player has just asked for the usual size.
    is_reset: bool,
}

impl WindowZoom {
    /// Sets the zoom before the first frame, for a window of this size in unzoomed points.
    pub fn start(ctx: &Context, size: Vec2, own_zoom: f32) -> Self {
        let extra_zoom = extra_zoom(size);
        let zoom = (own_zoom * extra_zoom).min(max_zoom(size));
        // `set_zoom_factor` would take effect after a frame, and there is none yet.
        ctx.options_mut(|options| options.zoom_factor = zoom);
        Self { extra_zoom, own_zoom, zoom, is_reset: false }
    }

    /// The player's own zoom, independent of the size of the window.
    pub const fn own_zoom(&self) -> f32 {
        self.own_zoom
    }

    /// Adapts to the size of the window; must be called once per frame.
    pub fn update(&mut self, ctx: &Context) {
        let zoom = ctx.zoom_factor();
        let size = ctx.content_rect().size() * zoom;
        let extra_zoom = extra_zoom(size);
        if self.is_reset {
            self.own_zoom = 1.0;
        } else if zoom != self.zoom {
            self.own_zoom = zoom.min(max_zoom(size)) / self.extra_zoom;
        }
        self.zoom = (self.own_zoom * extra_zoom).min(max_zoom(size));
        if self.zoom != zoom {
            ctx.set_zoom_factor(self.zoom);
        }
        self.extra_zoom = extra_zoom;
        // For this key egui resets the zoom to 1.0 at the end of this frame, whatever the size of
        // the window.
        self.is_reset = ctx.input(|input| input.modifiers.command && input.key_pressed(Key::Num0));
        if self.is_reset {
            ctx.request_repaint();
        }
    }
}

/// The additional zoom for a window of this size, in unzoomed points.
fn extra_zoom(size: Vec2) -> f32 {
    let room = (size / USUAL_SIZE).min_elem();
    let steps = ((room - 1.0) * GROWTH_SHARE / ZOOM_STEP + 0.001).floor();
    (1.0 + steps * ZOOM_STEP).clamp(1.0, MAX_ZOOM)
}

/// The largest zoom in a window of this size, in unzoomed points.
fn max_zoom(size: Vec2) -> f32 {
    (size / MIN_CONTENTS_SIZE).min_elem().max(1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    const WINDOW: Vec2 = Vec2::new(1100.0, 760.0);
    const HUGE: Vec2 = Vec2::new(3840.0, 2160.0);

    #[test]
    fn the_extra_zoom_grows_more_slowly_than_the_window() {
        for (width, height, expected) in [
            (420.0, 800.0, 1.0),
            (1100.0, 760.0, 1.0),
            (2560.0, 760.0, 1.0),
            (1366.0, 768.0, 1.0),
            (1920.0, 1080.0, 1.0),
            (2560.0, 1440.0, 1.0),
            (3840.0, 2160.0, 1.4),
            (9000.0, 9000.0, 2.6),
        ] {
            let found = extra_zoom(Vec2::new(width, height));
            assert!((found - expected).abs() < 0.001, "{width}x{height}: {found}");
        }
    }

    /// The zoom after a frame in a window of this size, in unzoomed points.
    fn zoom_in(ctx: &Context, window_zoom: &mut WindowZoom, size: Vec2) -> f32 {
        zoom_after(ctx, window_zoom, size, Vec::new())
    }

    fn zoom_after(
        ctx: &Context,
        window_zoom: &mut WindowZoom,
        size: Vec2,
        mut events: Vec<egui::Event>,
    ) -> f32 {
        // A zoom that is set in one frame takes effect in the next.
        for _ in 0..4 {
            let input = egui::RawInput {
                screen_rect: Some(egui::Rect::from_min_size(
                    egui::Pos2::ZERO,
                    size / ctx.zoom_factor(),
                )),
                events: std::mem::take(&mut events),
                ..egui::RawInput::default()
            };
            let mut output = ctx.run_ui(input, |ui| window_zoom.update(ui.ctx()));
            output.textures_delta.clear();
        }
        ctx.zoom_factor()
    }

    #[test]
    fn the_own_zoom_stays_when_the_window_changes() {
        let ctx = Context::default();
        let mut window_zoom = WindowZoom::start(&ctx, WINDOW, 1.0);
        assert_eq!(zoom_in(&ctx, &mut window_zoom, WINDOW), 1.0, "as it comes");
        assert_eq!(zoom_in(&ctx, &mut window_zoom, HUGE), 1.4, "grown");
        ctx.set_zoom_factor(2.1);
        let own = zoom_in(&ctx, &mut window_zoom, WINDOW);
        assert!((own - 1.5).abs() < 0.001, "2.1 in the large window: {own}");
    }

    #[test]
    fn zoom_is_limited_so_that_a_table_has_room() {
        let ctx = Context::default();
        let mut window_zoom = WindowZoom::start(&ctx, WINDOW, 5.0);
        assert_eq!(zoom_in(&ctx, &mut window_zoom, WINDOW), 2.0, "380 of 760 points");
        ctx.set_zoom_factor(2.5);
        assert_eq!(zoom_in(&ctx, &mut window_zoom, WINDOW), 2.0, "and no more");
        let narrow = Vec2::new(420.0, 800.0);
        let found = zoom_in(&ctx, &mut window_zoom, narrow);
        assert!((found - 420.0 / 360.0).abs() < 0.001, "{found}");
        assert_eq!(zoom_in(&ctx, &mut window_zoom, WINDOW), 2.0, "it comes back");
    }

    #[test]
    fn the_own_zoom_is_kept_at_any_size_of_the_window() {
        for (size, own, zoom) in [(WINDOW, 1.5, 1.5), (HUGE, 1.5, 2.1), (HUGE, 1.0, 1.4)] {
            let ctx = Context::default();
            let mut window_zoom = WindowZoom::start(&ctx, size, own);
            let found = ctx.zoom_factor();
            assert!((found - zoom).abs() < 0.001, "at once, {size}: {found}");
            assert_eq!(zoom_in(&ctx, &mut window_zoom, size), found, "and then");
            assert_eq!(window_zoom.own_zoom(), own, "and it is still their own");
        }
    }

    #[test]
    fn control_zero_resets_the_own_zoom() {
        let ctx = Context::default();
        let mut window_zoom = WindowZoom::start(&ctx, WINDOW, 1.0);
        zoom_in(&ctx, &mut window_zoom, HUGE);
        ctx.set_zoom_factor(0.8);
        assert_eq!(zoom_in(&ctx, &mut window_zoom, HUGE), 0.8, "the player's wish");
        let modifiers = egui::Modifiers::COMMAND;
        let key = |pressed| egui::Event::Key {
            key: Key::Num0,
            physical_key: None,
            pressed,
            repeat: false,
            modifiers,
        };
        let events = vec![egui::Event::ModifiersChanged(modifiers), key(true), key(false)];
        assert_eq!(zoom_after(&ctx, &mut window_zoom, HUGE, events), 1.4, "reset");
    }
}
