//! Waking the window when something is due.

use std::time::Duration;

use egui::Context;

/// Whether a time, in seconds of egui's clock, has come. If not, requests a repaint at that time.
pub(crate) fn is_due(ctx: &Context, time: f64) -> bool {
    let left = time - ctx.input(|input| input.time);
    if left > 0.0
        && let Ok(left) = Duration::try_from_secs_f64(left)
    {
        ctx.request_repaint_after(left);
    }
    left <= 0.0
}
