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
    zoom_tracker: WindowZoom,
    /// The last place where the window was at rest.
    resting_place: WindowPlace,
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
    viewport_state: ViewportState,
    /// A new report from the X server: the area of each monitor, in pixels.
    new_report: Arc<Mutex<Option<Vec<Rect>>>>,
    /// The areas of the monitors in the last report from the X server; empty before the first one.
    reported_areas: Vec<Rect>,
    /// The area of each monitor that is free for windows with their frames. Empty once the window
    /// is known to fit, or the check is given up.
    free_areas: Vec<Rect>,
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
    fn read(window: &Window, reported: &[Rect]) -> Self {
        let scale = window.scale_factor();
        let known = window.available_monitors().map(|monitor| {
            let (at, size) = (monitor.position(), monitor.size());
            let corner = pos2(at.x as f32, at.y as f32);
            let size = vec2(size.width as f32, size.height as f32);
            let place = Rect::from_min_size(corner, size);
            (place, monitor.scale_factor())
        });
        let all = if reported.is_empty() {
            known.collect()
        } else {
            reported.iter().map(|place| (*place, scale)).collect()
        };
        Self { all, scale }
    }

    /// The area of each monitor that is free for windows, in points of the system.
    fn free_areas(&self, window: &Window) -> Vec<Rect> {
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
    checks: u8,
    /// The number of successful checks in a row, up to the last one.
    fitting: u8,
    /// When the next check is due, in seconds of egui's clock.
    next: f64,
}

impl OwnWindow {
    /// Takes over the window that has just been opened, and fits it into its monitor.
    pub(crate) fn new(context: &CreationContext<'_>, place: WindowPlace) -> Self {
        let ctx = &context.egui_ctx;
        if place.maximized {
            // Some systems do not maximize a window that is not visible yet.
            ctx.send_viewport_cmd(ViewportCommand::Maximized(true));
        }
        let window = context.winit_window().cloned();
        let monitors = window.as_deref().map(|window| Monitors::read(window, &[]));
        let monitors = monitors.unwrap_or_default();
        let free_areas = window.as_deref().map(|window| monitors.free_areas(window));
        let free_areas = free_areas.unwrap_or_default();
        let wanted = Vec2::from(place.size);
        let outer = match place.corner {
            Some(corner) => Some(Rect::from_min_size(corner.into(), wanted + FRAME_SIZE)),
            None => centered_on_first(wanted + FRAME_SIZE, &free_areas),
        };
        let fitted = outer.map(|outer| fitted(outer, &free_areas));
        let size = fitted.map_or(wanted, |fitted| contents_size(fitted.size(), FRAME_SIZE));
        if let Some(window) = &window {
            let min_size = min_size(fitted.unwrap_or(Rect::EVERYTHING), &free_areas);
            window.set_min_inner_size(Some(LogicalSize::new(min_size.x, min_size.y)));
            if size != wanted {
                // Later checks show whether the system follows the request.
                let _ = window.request_inner_size(LogicalSize::new(size.x, size.y));
            }
            if let Some(fitted) = fitted.filter(|_| size != wanted || outer != fitted) {
                let corner = LogicalPosition::new(fitted.left(), fitted.top());
                window.set_outer_position(corner);
            }
        }
        let new_report = Arc::<Mutex<Option<Vec<Rect>>>>::default();
        #[cfg(all(unix, not(target_vendor = "apple")))]
        if let Some(x_server) = window.as_deref().and_then(XServer::connect) {
            let (ctx, new_report) = (ctx.clone(), Arc::clone(&new_report));
            // The desktop takes a moment to adapt the work area.
            let moment = Duration::from_secs_f64(FIT_CHECK_SECS);
            x_server.on_screen_change(move |monitors| {
                *new_report.lock().unwrap_or_else(PoisonError::into_inner) = Some(monitors);
                ctx.request_repaint_after(moment);
            });
        }
        let zoom_tracker = WindowZoom::start(ctx, size, place.zoom);
        let zoom = ctx.zoom_factor();
        Self {
            zoom_tracker,
            resting_place: place,
            place,
            since: 0.0,
            zoom,
            window,
            monitors,
            viewport_state: ViewportState::default(),
            new_report,
            reported_areas: Vec::new(),
            free_areas,
            fit: FitCheck::default(),
        }
    }

    /// The zoom that the player has set, without the additional zoom of a large window.
    pub(crate) const fn zoom(&self) -> f32 {
        self.zoom_tracker.own_zoom()
    }

    /// Adapts to changes of the window and its monitor; must be called once per frame. Returns the
    /// place where the window has come to rest, if that is a new one.
    pub(crate) fn update(&mut self, ctx: &Context) -> Option<WindowPlace> {
        let zoom = ctx.zoom_factor();
        self.zoom_tracker.update(ctx);
        if std::mem::replace(&mut self.zoom, zoom) != zoom {
            ctx.request_repaint();
            return None;
        }
        self.update_monitors(ctx);
        self.fit_with_frame(ctx);
        let place = current_place(self.resting_place, ctx, self.zoom_tracker.own_zoom());
        let now = ctx.input(|input| input.time);
        if self.place != place {
            self.place = place;
            self.since = now;
        }
        if self.place == self.resting_place {
            return None;
        }
        let left = self.since + REST_SECS - now;
        if left > 0.0 {
            ctx.request_repaint_after(Duration::from_secs_f64(left));
            return None;
        }
        self.resting_place = self.place;
        Some(self.place)
    }

    /// Fits the window again if the monitors or their scale have changed. Reads the monitors only
    /// when necessary, since that takes time.
    fn update_monitors(&mut self, ctx: &Context) {
        let Some(window) = &self.window else { return };
        let mut new_report = self.new_report.lock().unwrap_or_else(PoisonError::into_inner);
        let reported = new_report.take();
        drop(new_report);
        let seen = ctx.input(|input| ViewportState {
            outer: input.viewport().outer_rect,
            focused: input.viewport().focused,
            scale: input.viewport().native_pixels_per_point,
        });
        if std::mem::replace(&mut self.viewport_state, seen) == seen && reported.is_none() {
            return;
        }
        if let Some(reported) = reported {
            self.reported_areas = reported;
        }
        let monitors = Monitors::read(window, &self.reported_areas);
        if self.monitors != monitors {
            self.free_areas = monitors.free_areas(window);
            self.monitors = monitors;
            self.fit = FitCheck::default();
        }
    }

    /// Fits the window with its frame into its monitor, once the system reports the size of the
    /// frame.
    fn fit_with_frame(&mut self, ctx: &Context) {
        if self.free_areas.is_empty() {
            return;
        }
        let (now, viewport) = ctx.input(|input| (input.time, input.viewport().clone()));
        let is_usual = viewport.maximized != Some(true) && viewport.fullscreen != Some(true);
        let rects = viewport.outer_rect.zip(viewport.inner_rect);
        let has_waited = now > FRAME_WAIT_SECS && ctx.cumulative_pass_nr() > FRAME_WAIT_PASSES;
        let Some((outer, inner)) = rects.filter(|_| is_usual) else {
            if !is_usual || has_waited {
                self.free_areas.clear();
            }
            return;
        };
        if outer == inner && !has_waited {
            return;
        }
        if now < self.fit.next {
            ctx.request_repaint_after(Duration::from_secs_f64(self.fit.next - now));
            return;
        }
        let frame = outer.size() - inner.size();
        let free_areas: Vec<_> = self.free_areas.iter().map(|room| *room / self.zoom).collect();
        let fitted = fitted(outer, &free_areas);
        let min_size = monitor_area_of(fitted, &free_areas).map(|room| {
            let min_size = MIN_CONTENTS_SIZE / self.zoom;
            min_size.min(contents_size(room.size(), frame))
        });
        let deviation = (fitted.min - outer.min).abs() + (fitted.size() - outer.size()).abs();
        let fits = deviation.max_elem() < 1.0;
        self.fit.checks += 1;
        self.fit.fitting = if fits { self.fit.fitting + 1 } else { 0 };
        self.fit.next = now + FIT_CHECK_SECS;
        if let Some(min_size) = min_size.filter(|_| self.fit.checks == 1 || !fits) {
            ctx.send_viewport_cmd(ViewportCommand::MinInnerSize(min_size));
        }
        if !fits {
            ctx.send_viewport_cmd(ViewportCommand::InnerSize(contents_size(fitted.size(), frame)));
            ctx.send_viewport_cmd(ViewportCommand::OuterPosition(fitted.min));
        }
        if self.fit.fitting == MIN_FITTING_CHECKS || self.fit.checks == MAX_CHECKS {
            self.free_areas.clear();
        } else {
            ctx.request_repaint_after(Duration::from_secs_f64(FIT_CHECK_SECS));
        }
    }

    pub(crate) const fn place(&self) -> WindowPlace {
        self.place
    }
}

fn current_place(previous: WindowPlace, ctx: &Context, zoom: f32) -> WindowPlace {
    let scale = ctx.zoom_factor();
    let size = ctx.viewport_rect().size() * scale;
    let clamp_to =
        |value: f32, range: RangeInclusive<f32>| value.round().clamp(*range.start(), *range.end());
    let zoom = zoom.clamp(*WindowPlace::ZOOMS.start(), *WindowPlace::ZOOMS.end());
    ctx.input(|input| {
        let viewport = input.viewport();
        let maximized = viewport.maximized.unwrap_or_default();
        if maximized || viewport.fullscreen == Some(true) || viewport.minimized == Some(true) {
            return WindowPlace { maximized: maximized || previous.maximized, zoom, ..previous };
        }
        let corner = viewport.outer_rect.map(|outer| outer.min * scale);
        WindowPlace {
            size: (
                clamp_to(size.x, WindowPlace::SIDE_LENGTHS),
                clamp_to(size.y, WindowPlace::SIDE_LENGTHS),
            ),
            corner: corner.map(|at| {
                (
                    clamp_to(at.x, WindowPlace::CORNER_DISTANCES),
                    clamp_to(at.y, WindowPlace::CORNER_DISTANCES),
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
    XServer::connect(window)?.work_area()
}

/// Always `None`, because the system does not report its work area.
#[cfg(not(all(unix, not(target_vendor = "apple"))))]
const fn work_area(_: &Window) -> Option<Rect> {
    None
}

/// The minimum size of a window's contents, or less if its monitor has no room for that.
fn min_size(window: Rect, free_areas: &[Rect]) -> Vec2 {
    let room = monitor_area_of(window, free_areas);
    room.map_or(MIN_CONTENTS_SIZE, |room| {
        MIN_CONTENTS_SIZE.min(contents_size(room.size(), FRAME_SIZE))
    })
}

/// The size of a window's contents inside its frame, at least one pixel.
fn contents_size(size: Vec2, frame: Vec2) -> Vec2 {
    (size - frame).max(Vec2::splat(1.0))
}

/// A rectangle of this size centered on the first monitor, and shrunk to it if necessary.
fn centered_on_first(size: Vec2, free_areas: &[Rect]) -> Option<Rect> {
    let room = free_areas.first()?;
    Some(Rect::from_center_size(room.center(), size.min(room.size())))
}

/// The area of the monitor that shows the largest part of a window, or else of the first one.
fn monitor_area_of(window: Rect, free_areas: &[Rect]) -> Option<Rect> {
    let shared = |room: &Rect| room.intersect(window).area();
    let most = |a: Rect, b: Rect| if shared(&b) > shared(&a) { b } else { a };
    free_areas.iter().copied().reduce(most)
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
