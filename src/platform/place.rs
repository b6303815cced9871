//! Position and size of the window, remembered between runs of the program.

use std::ops::RangeInclusive;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use eframe::CreationContext;
use egui::{Context, Rect, Vec2, ViewportCommand, pos2, vec2};
use winit::dpi::{LogicalPosition, LogicalSize};
use winit::window::Window;

use super::window_zoom::{MIN_CONTENTS_SIZE, WindowZoom};
use crate::paint::nearest_inside;
#[cfg(all(unix, not(target_vendor = "apple")))]
use crate::platform::input::XServer;
use game::profile::WindowPlace;

/// The time without a change of place after which the window is at rest, in seconds.
const REST_SECS: f64 = 0.5;
/// The space for the frame and title bar of a window, in points; on Windows also the task bar.
const FRAME_SIZE: Vec2 = if cfg!(windows) { vec2(16.0, 88.0) } else { vec2(8.0, 36.0) };
/// How long to wait after the start for the system to report the window's frame, in seconds.
const FRAME_WAIT_SECS: f64 = 3.0;
/// The minimum number of passes to wait for the frame, because the first ones may take very long.
const FRAME_WAIT_PASSES: u64 = 20;
/// The time between two checks that the window fits with its frame, in seconds. The system takes a
/// while to follow requests, and reports size and position one after the other.
const FIT_CHECK_SECS: f64 = 0.25;
/// The number of successful checks in a row after which the window fits.
const MIN_FITTING_CHECKS: u8 = 3;
/// The total number of checks after which the window is left as it is.
const MAX_CHECKS: u8 = 24;

/// The program's own window: its place, and the scale of its contents.
#[derive(Debug)]
pub(crate) struct OwnWindow {
    growth: WindowZoom,
    /// The last place where the window was at rest.
    rested: WindowPlace,
    place: WindowPlace,
    /// Since when the window has been in `place`, in seconds of egui's clock.
    since: f64,
    /// The zoom of the previous frame. When the zoom changes, the sizes that winit reports for that
    /// frame still use the old one.
    zoom: f32,
    window: Option<Arc<Window>>,
    /// The monitors as last read. When they change, the window may no longer fit.
    monitors: Monitors,
    /// The state of the window when the monitors were last read.
    asked: ViewportState,
    /// A new report from the X server: the area of each monitor, in pixels.
    server: Arc<Mutex<Option<Vec<Rect>>>>,
    /// The areas of the monitors in the last report from the X server; empty before the first one.
    told: Vec<Rect>,
    /// The area of each monitor that is free for windows with their frames. Empty once the window
    /// is known to fit.
    rooms: Vec<Rect>,
    fit: FitCheck,
}

/// The properties of the window that change when it may have moved to another monitor.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
struct ViewportState {
    outer: Option<Rect>,
    focused: Option<bool>,
    scale: Option<f32>,
}

#[derive(Debug, Clone, PartialEq, Default)]
struct Monitors {
    /// The area of each monitor in pixels, and its scale.
    all: Vec<(Rect, f64)>,
    scale: f64,
}

impl Monitors {
    /// The monitors as last reported by the X server, or else by winit.
    fn of(window: &Window, told: &[Rect]) -> Self {
        let scale = window.scale_factor();
        let known = window.available_monitors().map(|monitor| {
            let (at, size) = (monitor.position(), monitor.size());
            let corner = pos2(at.x as f32, at.y as f32);
            let size = vec2(size.width as f32, size.height as f32);
            let place = Rect::from_min_size(corner, size);
            (place, monitor.scale_factor())
        });
        let all = if told.is_empty() {
            known.collect()
        } else {
            told.iter().map(|place| (*place, scale)).collect()
        };
        Self { all, scale }
    }

    /// The area of each monitor that is free for windows, in points of the system.
    fn rooms(&self, window: &Window) -> Vec<Rect> {
        let scale = self.scale as f32;
        let work_area = work_area(window).map(|area| area / scale);
        let monitors = self.all.iter().map(|(place, own_scale)| {
            // On Wayland the window gets its scale only when it is on a monitor.
            let size = place.size() / *own_scale as f32;
            let monitor = Rect::from_min_size(place.min / scale, size);
            let room = work_area.map_or(monitor, |area| monitor.intersect(area));
            if room.is_positive() { room } else { monitor }
        });
        monitors.filter(Rect::is_positive).collect()
    }
}

/// The progress of checking that the window fits with its frame.
#[derive(Debug, Default)]
struct FitCheck {
    /// The number of checks so far.
    checks: u8,
    /// The number of successful checks in a row, up to the last one.
    fitting: u8,
    /// When the next check is due, in seconds of egui's clock.
    next: f64,
}

impl OwnWindow {
    /// Takes over the window that has just been opened, and fits it into its monitor.
    pub(crate) fn adopt(context: &CreationContext<'_>, place: WindowPlace) -> Self {
        let ctx = &context.egui_ctx;
        if place.maximized {
            // Some systems do not maximize a window that is not visible yet.
            ctx.send_viewport_cmd(ViewportCommand::Maximized(true));
        }
        let window = context.winit_window().cloned();
        let monitors = window.as_deref().map(|window| Monitors::of(window, &[]));
        let monitors = monitors.unwrap_or_default();
        let rooms = window.as_deref().map(|window| monitors.rooms(window));
        let rooms = rooms.unwrap_or_default();
        let wanted = Vec2::from(place.size);
        let outer = match place.corner {
            Some(corner) => Some(Rect::from_min_size(corner.into(), wanted + FRAME_SIZE)),
            None => centered_on_first(wanted + FRAME_SIZE, &rooms),
        };
        let fitted = outer.map(|outer| fitted(outer, &rooms));
        let size = fitted.map_or(wanted, |fitted| contents_size(fitted.size(), FRAME_SIZE));
        if let Some(window) = &window {
            let least = least_size(fitted.unwrap_or(Rect::EVERYTHING), &rooms);
            window.set_min_inner_size(Some(LogicalSize::new(least.x, least.y)));
            if size != wanted {
                // Later checks show whether the system follows the request.
                let _ = window.request_inner_size(LogicalSize::new(size.x, size.y));
            }
            if let Some(fitted) = fitted.filter(|_| size != wanted || outer != fitted) {
                let corner = LogicalPosition::new(fitted.left(), fitted.top());
                window.set_outer_position(corner);
            }
        }
        let server = Arc::<Mutex<Option<Vec<Rect>>>>::default();
        #[cfg(all(unix, not(target_vendor = "apple")))]
        if let Some(x_server) = window.as_deref().and_then(XServer::of) {
            let (ctx, server) = (ctx.clone(), Arc::clone(&server));
            // The desktop takes a moment to adapt the work area.
            let moment = Duration::from_secs_f64(FIT_CHECK_SECS);
            x_server.on_screen_change(move |monitors| {
                *server.lock().unwrap_or_else(PoisonError::into_inner) = Some(monitors);
                ctx.request_repaint_after(moment);
            });
        }
        let growth = WindowZoom::start(ctx, size, place.zoom);
        let zoom = ctx.zoom_factor();
        Self {
            growth,
            rested: place,
            place,
            since: 0.0,
            zoom,
            window,
            monitors,
            asked: ViewportState::default(),
            server,
            told: Vec::new(),
            rooms,
            fit: FitCheck::default(),
        }
    }

    /// The zoom that the player has set, without the additional zoom of a large window.
    pub(crate) const fn zoom(&self) -> f32 {
        self.growth.own()
    }

    /// Adapts to changes of the window and its monitor; must be called once per frame. Returns the
    /// place where the window has come to rest, if that is a new one.
    pub(crate) fn follow(&mut self, ctx: &Context) -> Option<WindowPlace> {
        let zoom = ctx.zoom_factor();
        self.growth.follow(ctx);
        if std::mem::replace(&mut self.zoom, zoom) != zoom {
            ctx.request_repaint();
            return None;
        }
        self.follow_monitors(ctx);
        self.fit_with_frame(ctx);
        let place = current_place(self.rested, ctx, self.growth.own());
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

    /// Fits the window again if the monitors or their scale have changed. Reads the monitors only
    /// when necessary, since that takes time.
    fn follow_monitors(&mut self, ctx: &Context) {
        let Some(window) = &self.window else { return };
        let mut server = self.server.lock().unwrap_or_else(PoisonError::into_inner);
        let told = server.take();
        drop(server);
        let seen = ctx.input(|input| ViewportState {
            outer: input.viewport().outer_rect,
            focused: input.viewport().focused,
            scale: input.viewport().native_pixels_per_point,
        });
        if std::mem::replace(&mut self.asked, seen) == seen && told.is_none() {
            return;
        }
        if let Some(told) = told {
            self.told = told;
        }
        let monitors = Monitors::of(window, &self.told);
        if self.monitors != monitors {
            self.rooms = monitors.rooms(window);
            self.monitors = monitors;
            self.fit = FitCheck::default();
        }
    }

    /// Fits the window with its frame into its monitor, once the system reports the size of the
    /// frame.
    fn fit_with_frame(&mut self, ctx: &Context) {
        if self.rooms.is_empty() {
            return;
        }
        let (now, viewport) = ctx.input(|input| (input.time, input.viewport().clone()));
        let is_usual = viewport.maximized != Some(true) && viewport.fullscreen != Some(true);
        let rects = viewport.outer_rect.zip(viewport.inner_rect);
        let waited = now > FRAME_WAIT_SECS && ctx.cumulative_pass_nr() > FRAME_WAIT_PASSES;
        let Some((outer, inner)) = rects.filter(|_| is_usual) else {
            if !is_usual || waited {
                self.rooms.clear();
            }
            return;
        };
        if outer == inner && !waited {
            return;
        }
        if now < self.fit.next {
            ctx.request_repaint_after(Duration::from_secs_f64(self.fit.next - now));
            return;
        }
        let frame = outer.size() - inner.size();
        let rooms: Vec<_> = self.rooms.iter().map(|room| *room / self.zoom).collect();
        let fitted = fitted(outer, &rooms);
        let least = monitor_area_of(fitted, &rooms).map(|room| {
            let least = MIN_CONTENTS_SIZE / self.zoom;
            least.min(contents_size(room.size(), frame))
        });
        let off = (fitted.min - outer.min).abs() + (fitted.size() - outer.size()).abs();
        let fits = off.max_elem() < 1.0;
        self.fit.checks += 1;
        self.fit.fitting = if fits { self.fit.fitting + 1 } else { 0 };
        self.fit.next = now + FIT_CHECK_SECS;
        if let Some(least) = least.filter(|_| self.fit.checks == 1 || !fits) {
            ctx.send_viewport_cmd(ViewportCommand::MinInnerSize(least));
        }
        if !fits {
            ctx.send_viewport_cmd(ViewportCommand::InnerSize(contents_size(fitted.size(), frame)));
            ctx.send_viewport_cmd(ViewportCommand::OuterPosition(fitted.min));
        }
        if self.fit.fitting == MIN_FITTING_CHECKS || self.fit.checks == MAX_CHECKS {
            self.rooms.clear();
        } else {
            ctx.request_repaint_after(Duration::from_secs_f64(FIT_CHECK_SECS));
        }
    }

    pub(crate) const fn place(&self) -> WindowPlace {
        self.place
    }
}

fn current_place(before: WindowPlace, ctx: &Context, zoom: f32) -> WindowPlace {
    let scale = ctx.zoom_factor();
    let size = ctx.viewport_rect().size() * scale;
    let within =
        |value: f32, range: RangeInclusive<f32>| value.round().clamp(*range.start(), *range.end());
    let zoom = zoom.clamp(*WindowPlace::ZOOMS.start(), *WindowPlace::ZOOMS.end());
    ctx.input(|input| {
        let viewport = input.viewport();
        let maximized = viewport.maximized.unwrap_or_default();
        if maximized || viewport.fullscreen == Some(true) || viewport.minimized == Some(true) {
            return WindowPlace { maximized: maximized || before.maximized, zoom, ..before };
        }
        let corner = viewport.outer_rect.map(|outer| outer.min * scale);
        WindowPlace {
            size: (
                within(size.x, WindowPlace::SIDE_LENGTHS),
                within(size.y, WindowPlace::SIDE_LENGTHS),
            ),
            corner: corner.map(|at| {
                (
                    within(at.x, WindowPlace::CORNER_DISTANCES),
                    within(at.y, WindowPlace::CORNER_DISTANCES),
                )
            }),
            maximized: false,
            zoom,
        }
    })
}

pub(crate) fn toggle_full_screen(ctx: &Context) {
    let is_full = ctx.input(|input| input.viewport().fullscreen == Some(true));
    ctx.send_viewport_cmd(ViewportCommand::Fullscreen(!is_full));
}

/// The part of the screen that the desktop's panels leave free, in pixels, if known.
#[cfg(all(unix, not(target_vendor = "apple")))]
fn work_area(window: &Window) -> Option<Rect> {
    XServer::of(window)?.work_area()
}

/// Always `None`, because the system does not report its work area.
#[cfg(not(all(unix, not(target_vendor = "apple"))))]
const fn work_area(_: &Window) -> Option<Rect> {
    None
}

/// The minimum size of a window's contents, or less if its monitor has no room for that.
fn least_size(window: Rect, rooms: &[Rect]) -> Vec2 {
    let room = monitor_area_of(window, rooms);
    room.map_or(MIN_CONTENTS_SIZE, |room| {
        MIN_CONTENTS_SIZE.min(contents_size(room.size(), FRAME_SIZE))
    })
}

/// The size of a window's contents inside its frame, at least one pixel.
fn contents_size(size: Vec2, frame: Vec2) -> Vec2 {
    (size - frame).max(Vec2::splat(1.0))
}

/// A rectangle of this size centered on the first monitor, and shrunk to it if necessary.
fn centered_on_first(size: Vec2, rooms: &[Rect]) -> Option<Rect> {
    let room = rooms.first()?;
    Some(Rect::from_center_size(room.center(), size.min(room.size())))
}

/// The area of the monitor that shows the largest part of a window, or else of the first one.
fn monitor_area_of(window: Rect, rooms: &[Rect]) -> Option<Rect> {
    let shared = |room: &Rect| room.intersect(window).area();
    let most = |a: Rect, b: Rect| if shared(&b) > shared(&a) { b } else { a };
    rooms.iter().copied().reduce(most)
}

/// Moves and shrinks a window to be entirely on one monitor: the one that shows the largest part of
/// the window, or else the first.
fn fitted(window: Rect, monitors: &[Rect]) -> Rect {
    let Some(monitor) = monitor_area_of(window, monitors) else {
        return window;
    };
    let size = window.size().min(monitor.size());
    let corners = Rect::from_min_max(monitor.min, monitor.max - size);
    let corner = nearest_inside(corners, window.min);
    Rect::from_min_size(corner, size)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rect([left, top, width, height]: [f32; 4]) -> Rect {
        Rect::from_min_size(pos2(left, top), vec2(width, height))
    }

    #[test]
    fn a_window_keeps_its_place_or_is_moved_onto_a_monitor() {
        let (left, right) = ([0.0, 0.0, 1280.0, 1024.0], [1280.0, 0.0, 1920.0, 1080.0]);
        let usual = [40.0, 30.0, 1100.0, 760.0];
        for (monitors, window, expected) in [
            (&[][..], usual, usual),
            (&[left], usual, usual),
            (&[left, right], [1400.0, 30.0, 1100.0, 760.0], [1400.0, 30.0, 1100.0, 760.0]),
            (&[left], [1400.0, 30.0, 1100.0, 760.0], [180.0, 30.0, 1100.0, 760.0]),
            (&[left], [40.0, 900.0, 1100.0, 760.0], [40.0, 264.0, 1100.0, 760.0]),
            (&[left], [-3000.0, -9.0, 1100.0, 760.0], [0.0, 0.0, 1100.0, 760.0]),
            (&[left], [0.0, 0.0, 2560.0, 1440.0], left),
            (&[left, right], [1200.0, 0.0, 2560.0, 1440.0], right),
        ] {
            let monitors: Vec<_> = monitors.iter().copied().map(rect).collect();
            let found = fitted(rect(window), &monitors);
            assert_eq!(found, rect(expected), "{window:?} on {monitors:?}");
        }
    }
}
