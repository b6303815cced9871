//! The frames around the windows' contents.

use egui::{
    Align2, AreaState, Context, Id, LayerId, Order, Pos2, ScrollArea, Ui, Vec2, Window, pos2, vec2,
};

use super::contents::{Answers, Contents, Surroundings};
use super::landing::{self, Landing};
use crate::app::command::{Command, WindowKind};
use crate::app::ear;
use crate::app::menu::page_keys;

/// The space kept free around a window, in points.
const AROUND: f32 = 12.0;
/// The height of a window's title bar and margins, in points.
const TITLE_AND_MARGINS: f32 = 100.0;
/// A window is put where it is to stand in so many pictures after it was opened: in the
/// first ones its size is not known yet.
const PUT_FOR: u8 = 3;
/// From this width on a window that stands aside stands at the right, in points;
/// below it, at the foot.
const WIDE: f32 = 700.0;
/// The height of the menu bar, which no window covers, in points. There is none
/// before anybody has sat down.
const MENU_HEIGHT: f32 = 36.0;

/// Shows a window, which may have been opened since the last picture.
pub fn window_ui(
    ui: &Ui,
    (kind, is_fresh): (WindowKind, bool),
    contents: &mut dyn Contents,
    around: &Surroundings<'_>,
    answers: &mut Answers<'_>,
) {
    let is_asked = around.household.at_table().is_none();
    let menu = if is_asked { 0.0 } else { MENU_HEIGHT };
    let mut screen = ui.ctx().content_rect();
    screen.min.y += menu;
    let room = screen.size() - Vec2::splat(2.0 * AROUND);
    let width = contents.width().min(room.x - 2.0 * AROUND).max(0.0);
    let title = contents.title().text();
    let mut open = true;
    let window = Window::new(&title);
    // The question who plays cannot be closed without an answer.
    let window = if is_asked {
        window.anchor(Align2::CENTER_CENTER, Vec2::ZERO)
    } else {
        window.open(&mut open)
    };
    let ctx = ui.ctx();
    let id = layer(kind).id;
    let size_before = AreaState::load(ctx, id).and_then(|area| area.size);
    let opens = is_fresh || !was_shown(ctx, kind);
    let middle = screen.center();
    let (align, at) = if contents.hangs() {
        let height = size_before.map_or(screen.height(), |size| size.y);
        let top = (middle.y - height / 2.0).max(screen.top() + AROUND);
        (Align2::CENTER_TOP, pos2(middle.x, top))
    } else {
        (Align2::CENTER_CENTER, middle)
    };
    let at = moved_to(ctx, kind).unwrap_or(at);
    let is_wide = screen.width() >= WIDE;
    let window = match (contents.stands_aside(), is_wide) {
        (false, _) => window,
        (true, true) => window.anchor(Align2::RIGHT_CENTER, vec2(-AROUND, 0.0)),
        (true, false) => window.anchor(Align2::CENTER_BOTTOM, vec2(0.0, -AROUND)),
    };
    // What does not scroll needs all there is.
    let height = if contents.stands_aside() && !is_wide && contents.scrolls() {
        contents.share_of_height() * room.y
    } else {
        room.y
    };
    let stands_at = (!contents.stands_aside()).then_some(middle);
    let is_put = was_put(ctx, (kind, opens), stands_at);
    let before = pivot(ctx, kind).filter(|_| is_put && stands_at.is_some());
    let window = if is_put {
        window
    } else {
        // Until then nobody could move it, so this is not left for later.
        ctx.request_repaint();
        // One that can be moved by its title would stay where it was.
        window.movable(false).current_pos(at)
    };
    let shown = window
        .id(id)
        .collapsible(false)
        .auto_sized()
        // Or it would have no more room than on the screen on which it first opened.
        .resize(|resize| resize.fixed_size(screen.size()))
        .pivot(align)
        .default_pos(at)
        .constrain_to(screen)
        .show(ui.ctx(), |ui| {
            ui.set_width(width);
            if !contents.scrolls() {
                ui.set_max_height((room.y - TITLE_AND_MARGINS).max(0.0));
                contents_ui(ui, (&title, opens), contents, around, answers);
                return;
            }
            ScrollArea::vertical()
                .max_height((height - TITLE_AND_MARGINS).max(0.0))
                .auto_shrink([false, !contents.keeps_height()])
                .show(ui, |ui| {
                    contents_ui(ui, (&title, opens), contents, around, answers);
                });
        });
    if let Some(shown) = shown {
        if before.is_some() && ctx.input(|input| input.pointer.primary_down()) {
            note_moved(ctx, kind, before);
        }
        // It is put in its place by the size that it had a frame ago.
        if size_before != Some(shown.response.rect.size()) {
            ctx.request_repaint();
        }
        if is_asked {
            ear::name_dialog(ctx, shown.response.id, &title);
        } else {
            ear::name_window_of(ctx, shown.response.id, &title);
        }
        if !contents.is_read() {
            ear::is_gone_through(ctx, shown.response.id);
        }
        let moved_by = id.with("__title_click");
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
    if !contents.scrolls() {
        return;
    }
    if !opens {
        landing::follow(ui);
    }
    if around.is_in_front {
        page_keys(ui);
    }
}

/// Whether a window has been put where it is to stand since it was opened, or since the
/// screen changed. From there the player may move it.
fn was_put(ctx: &Context, (kind, opens): (WindowKind, bool), at: Option<Pos2>) -> bool {
    let id = Id::unique(("window-put", kind));
    ctx.data_mut(|data| {
        let before = data.get_temp::<(Option<Pos2>, u8)>(id);
        let before = before.filter(|(there, _)| !opens && *there == at);
        let times = before.map_or(0, |(_, times)| times);
        data.insert_temp(id, (at, (times + 1).min(PUT_FOR)));
        times == PUT_FOR
    })
}

/// Whether a window was in the last picture.
fn was_shown(ctx: &Context, kind: WindowKind) -> bool {
    ctx.memory(|memory| memory.areas().visible_last_frame(&layer(kind)))
}

/// Where the player has moved a window, which opens there again.
fn moved_to(ctx: &Context, kind: WindowKind) -> Option<Pos2> {
    ctx.data(|data| data.get_temp(Id::unique(("window-moved", kind))))
}

/// Where a window is.
fn pivot(ctx: &Context, kind: WindowKind) -> Option<Pos2> {
    AreaState::load(ctx, layer(kind).id).and_then(|area| area.pivot_pos)
}

/// The player may have moved a window that was there before.
fn note_moved(ctx: &Context, kind: WindowKind, before: Option<Pos2>) {
    let there = pivot(ctx, kind);
    if let Some(there) = there.filter(|_| there != before) {
        ctx.data_mut(|data| data.insert_temp(Id::unique(("window-moved", kind)), there));
    }
}

/// Where a window is painted.
pub fn layer(kind: WindowKind) -> LayerId {
    LayerId::new(Order::Middle, Id::unique(("window", kind)))
}
