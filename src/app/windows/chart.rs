//! Charts in the windows: lines over the games, or the hands, one by one.

use egui::Sense;
use egui_plot::{GridMark, Plot};

use crate::app::theme::Look;

/// The width of the lines, in points.
pub(super) const LINE_WIDTH: f32 = 2.5;
/// The least space between the lines of the grid, in points.
const GRID_SPACING: f32 = 24.0;
/// The most numbers along an axis, besides 0.
const MOST_MARKS: f64 = 4.0;

/// A chart that stands still, and is nothing to press: the keyboard passes it.
pub(super) fn plot<'a>(name: &str, height: f32, look: &Look) -> Plot<'a> {
    Plot::new(name.to_owned())
        .height(height)
        .sense(Sense::hover())
        .allow_drag(false)
        .allow_zoom(false)
        .allow_scroll(false)
        .allow_boxed_zoom(false)
        .allow_axis_zoom_drag(false)
        .show_background(false)
        .grid_color(look.rule)
        .grid_spacing(GRID_SPACING..=10.0 * GRID_SPACING)
        .x_grid_spacer(|axis| marks(axis.bounds))
        .y_grid_spacer(|axis| marks(axis.bounds))
        .show_crosshair(false)
}

/// A few round numbers along an axis.
fn marks((from, to): (f64, f64)) -> Vec<GridMark> {
    let finest = ((to - from) / MOST_MARKS).max(1.0);
    let power = 10_f64.powf(finest.log10().floor());
    let steps = [1.0, 2.0, 5.0].map(|step| step * power);
    let step_size = steps.into_iter().find(|step| *step >= finest);
    let step_size = step_size.unwrap_or(10.0 * power);
    let mark = |number| GridMark {
        value: f64::from(number) * step_size,
        step_size,
    };
    let [first, last] = [(from / step_size).ceil(), (to / step_size).floor()];
    (first as i32..=last as i32).map(mark).collect()
}
