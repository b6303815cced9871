//! The frame of a window that stands beside the table.

use egui::{Align2, ScrollArea, Ui, Vec2, Window, vec2};

use super::contents::{Answers, Contents, Surroundings};
use super::kit::layer;
use super::landing::{self, Landing};
use crate::app::command::{Command, WindowKind};
use crate::app::ear;
use crate::app::menu::page_keys;

/// The space kept free around a window, in points.
const AROUND: f32 = 12.0;
/// The height of a window's title bar and margins, in points.
const TITLE_AND_MARGINS: f32 = 100.0;
/// How much of the height it has at the foot, at most.
const AT_FOOT: f32 = 0.31;
/// From this width on a window that stands aside stands at the right, in points;
/// below it, at the foot.
const WIDE: f32 = 700.0;
/// The height of the menu bar, which no window covers, in points.
const MENU_HEIGHT: f32 = 36.0;

/// Shows a window, which may have been opened since the last picture.
pub fn window_ui(
    ui: &Ui,
    (kind, is_fresh): (WindowKind, bool),
    contents: &mut dyn Contents,
    around: &Surroundings<'_>,
    answers: &mut Answers<'_>,
) {
    let ctx = ui.ctx();
    let mut screen = ctx.content_rect();
    screen.min.y += MENU_HEIGHT;
    let room = screen.size() - Vec2::splat(2.0 * AROUND);
    let width = contents.width().min(room.x - 2.0 * AROUND).max(0.0);
    let title = contents.title().text();
    let mut open = true;
    let is_shown = ctx.memory(|memory| memory.areas().visible_last_frame(&layer(kind)));
    let opens = is_fresh || !is_shown;
    let is_wide = screen.width() >= WIDE;
    let (align, by) = if is_wide {
        (Align2::RIGHT_CENTER, vec2(-AROUND, 0.0))
    } else {
        (Align2::CENTER_BOTTOM, vec2(0.0, -AROUND))
    };
    let height = if is_wide { room.y } else { AT_FOOT * room.y };
    let shown = Window::new(&title)
        .id(layer(kind).id)
        .open(&mut open)
        .anchor(align, by)
        .collapsible(false)
        .auto_sized()
        // Or it would have no more room than on the screen on which it first opened.
        .resize(|resize| resize.fixed_size(screen.size()))
        .constrain_to(screen)
        .show(ctx, |ui| {
            ui.set_width(width);
            ScrollArea::vertical()
                .max_height((height - TITLE_AND_MARGINS).max(0.0))
                .auto_shrink(false)
                .show(ui, |ui| {
                    contents_ui(ui, (&title, opens), contents, around, answers);
                });
        });
    if let Some(shown) = shown {
        let place = (shown.response.id, shown.response.rect);
        ear::name_window_of(ctx, place, &title);
        let moved_by = layer(kind).id.with("__title_click");
        if ctx.read_response(moved_by).is_some() {
            ear::name_title(ctx, moved_by, &title);
        }
    }
    if !open {
        answers.commands.push(Command::CloseWindow(kind));
    }
}

/// Draws what is in a window with this title, which may have just been opened.
fn contents_ui(
    ui: &mut Ui,
    (title, opens): (&str, bool),
    contents: &mut dyn Contents,
    around: &Surroundings<'_>,
    answers: &mut Answers<'_>,
) {
    let landing = Landing::begin(ui, title, opens);
    contents.contents_ui(ui, around, answers);
    landing.end(ui);
    if !opens {
        landing::follow(ui);
    }
    if around.is_in_front {
        page_keys(ui);
    }
}
