//! Where the window is and how large, from one run of the program to the next.

use std::ops::RangeInclusive;
use std::time::Duration;

use eframe::CreationContext;
use egui::{Context, Rect, Vec2, ViewportCommand, pos2, vec2};

use super::window_zoom::WindowZoom;
use game::storage::WindowPlace;

/// A window that has not moved for so many seconds has come to rest.
const REST_SECS: f64 = 0.5;

/// What the frame of a window, its title and the bar of the system take of a monitor, in
/// points.
const FRAME: Vec2 = vec2(16.0, 88.0);

/// The program's own window: where it stands, and how large things are in it.
#[derive(Debug)]
pub(super) struct OwnWindow {
    growth: WindowZoom,
    /// Where it was when it last was at rest.
    rested: WindowPlace,
    /// Where it is.
    place: WindowPlace,
    /// Since when it has been there, in seconds of the window's clock.
    since: f64,
    /// The zoom of the frame before. When the zoom changes, the system's
    /// figures for that frame still go by the old one.
    zoom: f32,
}

impl OwnWindow {
    /// The window that has just been opened in a place.
    pub(super) fn open(context: &CreationContext<'_>, place: WindowPlace) -> Self {
        let ctx = &context.egui_ctx;
        if place.maximized {
            // Some systems do not maximize a window that is not visible yet.
            ctx.send_viewport_cmd(ViewportCommand::Maximized(true));
        }
        let growth = WindowZoom::start(ctx, Vec2::from(place.size), place.zoom);
        let zoom = ctx.zoom_factor();
        let window = match place.corner {
            Some(corner) => Some(Rect::from_min_size(corner.into(), Vec2::from(place.size))),
            // The first window may be too large for a small monitor. Elsewhere the system
            // sees to that.
            None if cfg!(windows) => in_the_middle(place.size.into(), &monitors(context)),
            None => None,
        };
        if let Some(window) = window {
            let room: Vec<Rect> = monitors(context).into_iter().map(inside).collect();
            let fitted = fitted(window, &room);
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

    /// Follows the window. To be called once a frame. Gives back the place in
    /// which it has come to rest, if that is a new one.
    pub(super) fn follow(&mut self, ctx: &Context) -> Option<WindowPlace> {
        let zoom = ctx.zoom_factor();
        self.growth.follow(ctx);
        if std::mem::replace(&mut self.zoom, zoom) != zoom {
            ctx.request_repaint();
            return None;
        }
        let place = now(self.rested, ctx, self.growth.own());
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
    pub(super) const fn place(&self) -> WindowPlace {
        self.place
    }
}

/// The place of the window in this frame, which was here before.
fn now(before: WindowPlace, ctx: &Context, zoom: f32) -> WindowPlace {
    let scale = ctx.zoom_factor();
    let size = ctx.viewport_rect().size() * scale;
    let within =
        |value: f32, range: RangeInclusive<f32>| value.round().clamp(*range.start(), *range.end());
    let zoom = zoom.clamp(*WindowPlace::ZOOMS.start(), *WindowPlace::ZOOMS.end());
    ctx.input(|input| {
        let viewport = input.viewport();
        let maximized = viewport.maximized.unwrap_or_default();
        if maximized || viewport.fullscreen == Some(true) || viewport.minimized == Some(true) {
            return WindowPlace {
                maximized: maximized || before.maximized,
                zoom,
                ..before
            };
        }
        let corner = viewport.outer_rect.map(|outer| outer.min * scale);
        WindowPlace {
            size: (
                within(size.x, WindowPlace::LENGTHS),
                within(size.y, WindowPlace::LENGTHS),
            ),
            corner: corner.map(|at| {
                (
                    within(at.x, WindowPlace::DISTANCES),
                    within(at.y, WindowPlace::DISTANCES),
                )
            }),
            maximized: false,
            zoom,
        }
    })
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

/// What a monitor leaves for a window with its corner and its contents: on Windows its
/// frame, its title and the bar of the system have their part of it.
fn inside(monitor: Rect) -> Rect {
    let taken = if cfg!(windows) { FRAME } else { Vec2::ZERO };
    Rect::from_min_size(monitor.min, (monitor.size() - taken).max(Vec2::ZERO))
}

/// Where a window so large is in the middle of the first monitor, if there is too little
/// room for it there.
fn in_the_middle(size: Vec2, monitors: &[Rect]) -> Option<Rect> {
    let room = inside(*monitors.first()?);
    let is_small = room.width() < size.x || room.height() < size.y;
    is_small.then(|| Rect::from_center_size(room.center(), size))
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
