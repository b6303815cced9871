//! The window sleeps until something is due.

use std::time::Duration;

use egui::Context;

/// Whether a time has come, in seconds of egui's clock. If not, the window wakes at that time.
pub(crate) fn is_due(ctx: &Context, at: f64) -> bool {
    let left = at - ctx.input(|input| input.time);
    if left > 0.0
        && let Ok(left) = Duration::try_from_secs_f64(left)
    {
        ctx.request_repaint_after(left);
    }
    left <= 0.0
}
