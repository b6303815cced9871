//! The dialog around every window: a title row, the contents, which scroll between it and the
//! foot, and the foot. The rest of the screen is dimmed and does not answer; one dialog is
//! shown at a time.

use egui::{
    Align, Area, Color32, Context, Frame, Id, LayerId, Layout, Margin, Modal, Order, Rect,
    ScrollArea, Shape, Ui, UiBuilder, vec2,
};

use super::shortcuts::icon_button;
use super::walk::note_walk;
use crate::command::{Command, WindowCommand, WindowKind};
use crate::ear;
use crate::menu::page_keys;
use crate::paint::theme::strong;
use crate::paint::{self, Icon, Look, Pen};
use crate::windows::contents::{Answers, Contents, Surroundings};
use crate::windows::landing::{self, Landing};
use words::msg;

/// Below this width of the screen a dialog fills it, in points.
const NARROW: f32 = 560.0;
/// The least space that is left free around a dialog, and above it: one that would reach into
/// the bar stands below it, any other in the middle.
const AROUND: f32 = 16.0;
const ABOVE: f32 = 44.0;
/// The least height of one that is as high as what is in it, up to its own height.
const LEAST_HEIGHT: f32 = 264.0;
/// The space inside its edge, where it has room and where it fills the screen.
const INSIDE: f32 = 24.0;
const INSIDE_NARROW: f32 = 16.0;
/// The height of the title row, and the space below it.
const HEAD: f32 = 36.0;
const BELOW_HEAD: f32 = 14.0;
/// The size of the title.
const TITLE_SIZE: f32 = 20.0;
/// The space above and below what stands in the foot.
const IN_FOOT: f32 = 14.0;
/// The width of the scroll bar, and how far it stands from the edge of the dialog.
const BAR: f32 = 4.0;
const FROM_EDGE: f32 = 8.0;
/// The width of a small dialog.
const SMALL: f32 = 448.0;
/// How dark the rest of the screen becomes, from 0.0 to 1.0.
pub(super) const DIMMING: f32 = 0.52;

/// Whether the screen is so narrow that a dialog fills it.
pub fn is_narrow(ctx: &Context) -> bool {
    is_narrow_width(ctx.content_rect().width())
}

/// The same for a screen of this width, in points.
pub fn is_narrow_width(width: f32) -> bool {
    width < NARROW
}

/// Where a window is painted.
pub fn layer(kind: WindowKind) -> LayerId {
    LayerId::new(Order::Middle, Id::unique(("window", kind)))
}

/// Shows a window, which may have been opened since the last picture.
pub fn dialog_ui(
    ui: &Ui,
    (kind, is_fresh): (WindowKind, bool),
    contents: &mut dyn Contents,
    around: &Surroundings<'_>,
    answers: &mut Answers<'_>,
) {
    let ctx = ui.ctx();
    // Before anybody sits at the table there is no way past the question who plays.
    let is_asked = around.household.at_table().is_none();
    let screen = ctx.content_rect();
    let dialog = contents.dialog();
    let is_page = dialog.is_page;
    let fills = is_page || is_narrow(ctx);
    let inside = if fills { INSIDE_NARROW } else { INSIDE };
    let (room, above) = if fills {
        (screen.size(), 0.0)
    } else {
        let around = vec2(2.0 * AROUND, ABOVE + AROUND);
        (screen.size() - around, ABOVE)
    };
    let width = if fills {
        room.x
    } else {
        dialog.width.min(room.x)
    } - 2.0 * inside;
    let most = room.y - 2.0 * inside;
    let height = dialog.height.filter(|_| !fills);
    let height = height.map_or(most, |height| (height - 2.0 * inside).min(most));
    let is_fixed = fills || !dialog.scrolls && dialog.height.is_some();
    let is_shown = ctx.memory(|memory| memory.areas().visible_last_frame(&layer(kind)));
    let opens = is_fresh || !is_shown;
    let drawn = ctx.memory(|memory| memory.area_rect(layer(kind).id));
    let drawn = drawn.map_or(0.0, |area| area.height());
    let down = (above - (screen.height() - drawn) / 2.0).max(0.0);
    let title = dialog.title.text();
    let area = Area::new(layer(kind).id)
        .kind(egui::UiKind::Modal)
        .sense(egui::Sense::hover())
        .order(Order::Middle)
        .constrain_to(screen)
        .anchor(egui::Align2::CENTER_CENTER, vec2(0.0, down));
    let mut closes = false;
    let dimming = if is_page { 0.0 } else { DIMMING };
    let shown = Modal::new(layer(kind).id)
        .area(area)
        .backdrop_color(Color32::BLACK.gamma_multiply(dimming))
        .frame(Frame::new().inner_margin(Margin::same(inside as i8)))
        .show(ctx, |ui| {
            ui.set_width(width);
            let ground = ui.painter().add(Shape::Noop);
            if !is_page {
                head_ui(
                    ui,
                    contents,
                    (&title, is_asked),
                    around,
                    answers,
                    &mut closes,
                );
            }
            // A tab may have been chosen just now.
            let dialog = contents.dialog();
            let landing = Landing::begin(ui, &title, opens);
            let before = ui.cursor().top() - ui.min_rect().top();
            let foot = remembered(ctx, kind);
            let foot_height = if dialog.has_foot { foot } else { 0.0 };
            let around_body = before + foot_height;
            let body = (height - around_body).max(0.0);
            let top = ui.min_rect().bottom();
            body_ui(ui, (body, is_fixed, opens), contents, around, answers);
            if !is_fixed && dialog.height.is_some() {
                // It grows with what is in it, and does not shrink while it is open.
                let grown = Id::unique(("height of body", kind));
                let was = ctx.data(|data| data.get_temp(grown)).filter(|_| !opens);
                let least = was.unwrap_or(LEAST_HEIGHT - 2.0 * inside - around_body);
                let drawn = ui.min_rect().bottom() - top;
                let missing = least.min(body) - drawn - ui.spacing().item_spacing.y;
                if missing > 0.0 {
                    ui.add_space(missing);
                }
                ctx.data_mut(|data| data.insert_temp(grown, drawn.max(least)));
            }
            if dialog.has_foot {
                let drawn = foot_ui(ui, contents, around, answers);
                if (drawn - foot).abs() > 0.5 {
                    remember(ctx, kind, drawn);
                    ctx.request_discard("the height of a window's foot");
                }
            }
            landing.end(ui);
            note_walk(ctx);
            let whole = ui.min_rect().expand(inside);
            if !is_page {
                paint_ground(ui, ground, whole, fills, around.paint);
            }
            ear::name_modal(ui, whole, &title);
            if !dialog.is_read {
                ear::modal_is_gone_through(ui);
            }
        });
    let beside = shown.backdrop_response.clicked() && !opens;
    if !is_asked && (closes || beside) {
        answers
            .commands
            .push(Command::Window(WindowCommand::Close(kind)));
    }
}

/// Draws the title, what stands beside it, and the button that closes the window.
fn head_ui(
    ui: &mut Ui,
    contents: &mut dyn Contents,
    (title, is_asked): (&str, bool),
    around: &Surroundings<'_>,
    answers: &mut Answers<'_>,
    closes: &mut bool,
) {
    let size = vec2(ui.available_width(), HEAD);
    ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
        ui.set_min_size(size);
        if !is_asked {
            let close = icon_button(
                ui,
                around.paint,
                "close-window",
                Icon::Close,
                &msg::WINDOW_CLOSE.text(),
            );
            *closes |= close.clicked();
        }
        contents.head_ui(ui, around, answers);
        let rest = ui.available_rect_before_wrap();
        ui.scope_builder(
            UiBuilder::new()
                .max_rect(rest)
                .layout(Layout::left_to_right(Align::Center)),
            |ui| {
                let heading = strong(title).size(TITLE_SIZE);
                ui.add(egui::Label::new(heading).truncate());
            },
        );
    });
    ui.add_space(BELOW_HEAD - ui.spacing().item_spacing.y);
    contents.tabs_ui(ui, around, answers);
}

fn body_ui(
    ui: &mut Ui,
    (height, is_fixed, opens): (f32, bool, bool),
    contents: &mut dyn Contents,
    around: &Surroundings<'_>,
    answers: &mut Answers<'_>,
) {
    if !contents.dialog().scrolls {
        let top = ui.min_rect().bottom();
        ui.scope(|ui| {
            ui.set_max_height(height);
            if is_fixed {
                ui.set_min_height(height);
            }
            contents.contents_ui(ui, around, answers);
        });
        let drawn = ui.min_rect().bottom() - top;
        if is_fixed && drawn < height {
            ui.add_space(height - drawn);
        }
        return;
    }
    // The bar stands in the margin beside the contents.
    let width = ui.available_width();
    let inside = if is_narrow(ui.ctx()) {
        INSIDE_NARROW
    } else {
        INSIDE
    };
    let beside = inside - FROM_EDGE;
    let room = ui.available_rect_before_wrap();
    let room = room.with_max_x(room.left() + width + beside);
    let mut body = ui.new_child(UiBuilder::new().max_rect(room));
    let scroll = &mut body.spacing_mut().scroll;
    scroll.bar_width = BAR;
    scroll.bar_inner_margin = beside - BAR;
    scroll.bar_outer_margin = 0.0;
    let shown = Id::unique(("page", body.layer_id()));
    let page = contents.dialog().page;
    let before: Option<usize> = body.data(|data| data.get_temp(shown));
    body.data_mut(|data| data.insert_temp(shown, page));
    let area = ScrollArea::vertical();
    let area = match before {
        Some(before) if before != page => area.vertical_scroll_offset(0.0),
        _ => area,
    };
    area.max_height(height)
        .min_scrolled_height(height)
        .auto_shrink([false, !is_fixed])
        .show(&mut body, |ui| {
            ui.set_max_width(width);
            contents.contents_ui(ui, around, answers);
            if !opens {
                landing::follow(ui);
            }
            if around.is_in_front {
                page_keys(ui);
            }
        });
    let drawn = body.min_rect();
    ui.advance_cursor_after_rect(drawn.with_max_x(drawn.left() + width));
}

/// Draws the foot, below a line; how high it is.
fn foot_ui(
    ui: &mut Ui,
    contents: &mut dyn Contents,
    around: &Surroundings<'_>,
    answers: &mut Answers<'_>,
) -> f32 {
    let top = ui.min_rect().bottom();
    // A small dialog has none.
    if contents.dialog().width > SMALL {
        let line = ui.visuals().widgets.noninteractive.bg_stroke;
        ui.painter().hline(ui.max_rect().x_range(), top + 1.0, line);
    }
    ui.add_space(IN_FOOT);
    contents.foot_ui(ui, around, answers);
    ui.min_rect().bottom() - top
}

/// Paints the surface of the dialog under its contents.
pub(super) fn paint_ground(
    ui: &Ui,
    ground: egui::layers::ShapeIdx,
    whole: Rect,
    fills: bool,
    look: &Look,
) {
    if fills {
        let panel = paint::color(look.colors.panel);
        let screen = ui.ctx().content_rect();
        ui.painter()
            .set(ground, Shape::rect_filled(screen, 0.0, panel));
        return;
    }
    let mut pen = Pen::new(&ui.painter().with_clip_rect(ui.ctx().content_rect()));
    paint::card(&mut pen, whole, look);
    if let Some(shape) = pen.take() {
        ui.painter().set(ground, shape);
    }
}

fn foot_of(kind: WindowKind) -> Id {
    Id::unique(("height of foot", kind))
}

fn remembered(ctx: &Context, kind: WindowKind) -> f32 {
    ctx.data(|data| data.get_temp(foot_of(kind)))
        .unwrap_or_default()
}

fn remember(ctx: &Context, kind: WindowKind, height: f32) {
    ctx.data_mut(|data| data.insert_temp(foot_of(kind), height));
}
