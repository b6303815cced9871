//! Where the window is and how large, from one run of the program to the next.

use std::ops::RangeInclusive;
use std::path::Path;
use std::time::Duration;

use eframe::CreationContext;
use egui::{Context, Pos2, Rect, Vec2, ViewportCommand, pos2, vec2};
use serde::{Deserialize, Serialize};

use super::growth::Growth;
use crate::storage::{FileName, Folder};

/// Width and height of the window at first, in points of the system.
const SIZE: Vec2 = vec2(1100.0, 760.0);
/// A length of a window that can be, in points of the system.
const LENGTHS: RangeInclusive<f32> = 64.0..=16_384.0;
/// How far from where the system begins to count a window can be.
const DISTANCES: RangeInclusive<f32> = -32_768.0..=32_768.0;
/// How much larger or smaller than usual somebody may want things.
const ZOOMS: RangeInclusive<f32> = 0.1..=5.0;
/// A window that has not moved for so many seconds has come to rest.
const REST_SECS: f64 = 0.5;

/// Where the window is, how large it is, and how large the player wants what is
/// in it.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Place {
    /// Width and height of its contents where it is not maximized.
    size: (f32, f32),
    /// Its upper left corner where it is not maximized, if the system tells.
    corner: Option<(f32, f32)>,
    /// Whether it takes the whole screen.
    maximized: bool,
    /// How much larger than suits its size the player wants things: what suits
    /// a large screen does not stick on a small one.
    zoom: f32,
}

impl Default for Place {
    fn default() -> Self {
        Self {
            size: SIZE.into(),
            corner: None,
            maximized: false,
            zoom: 1.0,
        }
    }
}

impl Place {
    /// Where the window was, if that can be read; [`super::App`] says it if
    /// not.
    pub fn of_last_time(data_dir: Option<&Path>) -> Self {
        let folder = Folder::choose(data_dir);
        let found = folder.look(FileName::Window, Self::checked);
        found.ok().flatten().unwrap_or_default()
    }

    /// A place that a window can have.
    ///
    /// # Errors
    /// What cannot be.
    pub fn checked(self) -> Result<Self, String> {
        let (x, y) = self.corner.unwrap_or_default();
        let (width, height) = self.size;
        for (what, value, range) in [
            ("width", width, LENGTHS),
            ("height", height, LENGTHS),
            ("corner", x, DISTANCES),
            ("corner", y, DISTANCES),
            ("zoom", self.zoom, ZOOMS),
        ] {
            if !range.contains(&value) {
                return Err(format!("its {what} is {value}"));
            }
        }
        Ok(self)
    }

    /// Width and height of the window, in points of the system.
    pub fn size(&self) -> Vec2 {
        self.size.into()
    }

    /// The upper left corner, in points of the system; in the middle of the
    /// screen without one.
    pub fn corner(&self) -> Option<Pos2> {
        self.corner.map(Pos2::from)
    }

    /// Whether the window takes the whole screen.
    pub const fn is_maximized(&self) -> bool {
        self.maximized
    }

    /// The place of the window in this frame, which was here before.
    fn now(self, ctx: &Context, zoom: f32) -> Self {
        let scale = ctx.zoom_factor();
        let size = ctx.viewport_rect().size() * scale;
        let within = |value: f32, range: RangeInclusive<f32>| {
            value.round().clamp(*range.start(), *range.end())
        };
        let zoom = zoom.clamp(*ZOOMS.start(), *ZOOMS.end());
        ctx.input(|input| {
            let viewport = input.viewport();
            let maximized = viewport.maximized.unwrap_or_default();
            if maximized || viewport.fullscreen == Some(true) || viewport.minimized == Some(true) {
                return Self {
                    maximized: maximized || self.maximized,
                    zoom,
                    ..self
                };
            }
            let corner = viewport.outer_rect.map(|outer| outer.min * scale);
            Self {
                size: (within(size.x, LENGTHS), within(size.y, LENGTHS)),
                corner: corner.map(|at| (within(at.x, DISTANCES), within(at.y, DISTANCES))),
                maximized: false,
                zoom,
            }
        })
    }
}

/// The program's own window: where it stands, and how large things are in it.
#[derive(Debug)]
pub(super) struct OwnWindow {
    growth: Growth,
    /// Where it was when it last was at rest.
    rested: Place,
    /// Where it is.
    place: Place,
    /// Since when it has been there, in seconds of the window's clock.
    since: f64,
    /// The zoom of the frame before: where it is another one, what the system
    /// tells of the window was still counted by the old one.
    zoom: f32,
}

impl OwnWindow {
    /// The window that has just been opened in a place.
    pub(super) fn open(context: &CreationContext<'_>, place: Place) -> Self {
        let ctx = &context.egui_ctx;
        if place.maximized {
            // A window that is not to be seen yet is not maximized everywhere.
            ctx.send_viewport_cmd(ViewportCommand::Maximized(true));
        }
        let growth = Growth::start(ctx, place.size(), place.zoom);
        let zoom = ctx.zoom_factor();
        if let Some(corner) = place.corner() {
            let window = Rect::from_min_size(corner, place.size());
            let fitted = fitted(window, &monitors(context));
            if fitted.size() != window.size() {
                ctx.send_viewport_cmd(ViewportCommand::InnerSize(fitted.size() / zoom));
            }
            if fitted.min != window.min {
                let corner = (fitted.min.to_vec2() / zoom).to_pos2();
                ctx.send_viewport_cmd(ViewportCommand::OuterPosition(corner));
            }
        }
        Self {
            growth,
            rested: place,
            place,
            since: 0.0,
            zoom,
        }
    }

    /// Follows the window. To be called once a frame; where it has come to rest
    /// in another place, that is to be kept.
    pub(super) fn follow(&mut self, ctx: &Context) -> Option<Place> {
        let zoom = ctx.zoom_factor();
        self.growth.follow(ctx);
        if std::mem::replace(&mut self.zoom, zoom) != zoom {
            ctx.request_repaint();
            return None;
        }
        let place = self.rested.now(ctx, self.growth.own());
        let now = ctx.input(|input| input.time);
        if self.place != place {
            self.place = place;
            self.since = now;
        }
        if self.place == self.rested {
            return None;
        }
        let left = self.since + REST_SECS - now;
        if left > 0.0 {
            ctx.request_repaint_after(Duration::from_secs_f64(left));
            return None;
        }
        self.rested = self.place;
        Some(self.place)
    }

    /// Where the window is.
    pub(super) const fn place(&self) -> Place {
        self.place
    }
}

/// The monitors, in points of the system.
fn monitors(context: &CreationContext<'_>) -> Vec<Rect> {
    let Some(window) = context.winit_window() else {
        return Vec::new();
    };
    let scale = window.scale_factor() as f32;
    let monitors = window.available_monitors().map(|monitor| {
        let (at, size) = (monitor.position(), monitor.size());
        let at = pos2(at.x as f32, at.y as f32);
        let size = vec2(size.width as f32, size.height as f32);
        Rect::from_min_size(at, size) / scale
    });
    monitors.collect()
}

/// Where a window is to be so that all of it is on a monitor: on the one that
/// has most of it, or else on the first.
fn fitted(window: Rect, monitors: &[Rect]) -> Rect {
    let shared = |monitor: &Rect| monitor.intersect(window).area();
    let most = |a: &Rect, b: &Rect| if shared(b) > shared(a) { *b } else { *a };
    let Some(monitor) = monitors.iter().copied().reduce(|a, b| most(&a, &b)) else {
        return window;
    };
    let size = window.size().min(monitor.size());
    let corner = window.min.clamp(monitor.min, monitor.max - size);
    Rect::from_min_size(corner, size)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rect([left, top, width, height]: [f32; 4]) -> Rect {
        Rect::from_min_size(pos2(left, top), vec2(width, height))
    }

    #[test]
    fn a_window_is_where_it_was_or_else_where_all_of_it_is_to_be_seen() {
        let (left, right) = ([0.0, 0.0, 1280.0, 1024.0], [1280.0, 0.0, 1920.0, 1080.0]);
        let usual = [40.0, 30.0, 1100.0, 760.0];
        for (monitors, window, expected) in [
            (&[][..], usual, usual),
            (&[left], usual, usual),
            (
                &[left, right],
                [1400.0, 30.0, 1100.0, 760.0],
                [1400.0, 30.0, 1100.0, 760.0],
            ),
            (
                &[left],
                [1400.0, 30.0, 1100.0, 760.0],
                [180.0, 30.0, 1100.0, 760.0],
            ),
            (
                &[left],
                [40.0, 900.0, 1100.0, 760.0],
                [40.0, 264.0, 1100.0, 760.0],
            ),
            (
                &[left],
                [-3000.0, -9.0, 1100.0, 760.0],
                [0.0, 0.0, 1100.0, 760.0],
            ),
            (&[left], [0.0, 0.0, 2560.0, 1440.0], left),
            (&[left, right], [1200.0, 0.0, 2560.0, 1440.0], right),
        ] {
            let monitors: Vec<_> = monitors.iter().copied().map(rect).collect();
            let found = fitted(rect(window), &monitors);
            assert_eq!(found, rect(expected), "{window:?} on {monitors:?}");
        }
    }
}
