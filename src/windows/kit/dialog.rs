//! The dialog around every window: a title row, the contents, which scroll, and the footer. The
//! rest of the screen is dimmed and does not react. One dialog is shown at a time.

use egui::{
    Align, Area, Color32, Context, Frame, LayerId, Layout, Margin, Modal, Order, Rect, ScrollArea,
    Shape, Ui, UiBuilder, Vec2, vec2,
};

use super::shortcuts::icon_button;
use super::sizes;
use super::walk::store_focus_step;
use crate::command::{WindowCommand, WindowKind};
use crate::ear;
use crate::menu::page_keys;
use crate::paint::theme::strong;
use crate::paint::{self, Icon, Look, Pen};
use crate::windows::WindowContext;
use crate::windows::focus::{self, InitialFocus};
use words::{MessageId, msg};

/// Below this width of the screen a dialog fills it.
const NARROW_BELOW: f32 = 560.0;
// The space around a dialog in the middle of the screen, and above one that would otherwise cover
// the menu bar.
const MARGIN: f32 = 16.0;
const GAP_ABOVE_DIALOG: f32 = 44.0;
const MIN_HEIGHT: f32 = 264.0;
const TITLE_ROW_HEIGHT: f32 = 36.0;
const GAP_BELOW_TITLE: f32 = 14.0;
const FOOTER_MARGIN: f32 = 14.0;
const SCROLL_BAR_MARGIN: f32 = 8.0;
/// The opacity of the shade over the rest of the screen.
pub(super) const DIMMING_OPACITY: f32 = 0.52;

/// Whether the screen is so narrow that a dialog fills it.
pub fn is_narrow(ctx: &Context) -> bool {
    is_narrow_width(ctx.content_rect().width())
}

pub fn is_narrow_width(width: f32) -> bool {
    width < NARROW_BELOW
}

pub fn layer(kind: WindowKind) -> LayerId {
    LayerId::new(Order::Middle, egui::Id::unique(("window", kind)))
}

#[derive(Debug, Clone, Copy)]
pub struct Dialog {
    pub title: MessageId,
    /// The width if there is room for it, in points.
    pub width: f32,
    /// The height if there is room for it, in points; `None` for the height of the contents.
    pub height: Option<f32>,
    /// Whether a screen reader reads all contents on opening, not only the title.
    pub announces_contents: bool,
    /// Whether the body scrolls as a whole; otherwise it is as high as the dialog.
    pub scrolls: bool,
    /// Whether the dialog fills the screen, without a title row, on the wood of the table.
    pub is_full_screen: bool,
}

impl Dialog {
    /// A dialog as high as its contents, which are announced.
    pub const fn new(title: MessageId, width: f32) -> Self {
        Self {
            title,
            width,
            height: None,
            announces_contents: true,
            scrolls: true,
            is_full_screen: false,
        }
    }

    /// A dialog of this size, whose contents are not announced.
    pub const fn with_height(title: MessageId, size: Vec2) -> Self {
        Self { height: Some(size.y), announces_contents: false, ..Self::new(title, size.x) }
    }

    /// Shows the dialog; `draw` adds its parts from the top down.
    pub fn show(
        self,
        ui: &Ui,
        cx: &mut WindowContext<'_>,
        draw: impl FnOnce(&mut DialogUi<'_, '_>),
    ) {
        let ctx = ui.ctx();
        let id = layer(cx.kind).id;
        let screen = ctx.content_rect();
        let fills_screen = self.is_full_screen || is_narrow(ctx);
        let inner_margin =
            if fills_screen { sizes::SMALL_INNER_MARGIN } else { sizes::INNER_MARGIN };
        let (room, above) = if fills_screen {
            (screen.size(), 0.0)
        } else {
            (screen.size() - vec2(2.0 * MARGIN, GAP_ABOVE_DIALOG + MARGIN), GAP_ABOVE_DIALOG)
        };
        let width = if fills_screen { room.x } else { self.width.min(room.x) };
        let max_height = room.y - 2.0 * inner_margin;
        let height = self.height.filter(|_| !fills_screen);
        let height =
            height.map_or(max_height, |height| (height - 2.0 * inner_margin).min(max_height));
        let is_shown = ctx.memory(|memory| memory.areas().visible_last_frame(&layer(cx.kind)));
        let is_opening = cx.is_just_opened || !is_shown;
        let drawn = ctx.memory(|memory| memory.area_rect(id));
        let drawn = drawn.map_or(0.0, |area| area.height());
        let shift = (above - (screen.height() - drawn) / 2.0).max(0.0);
        let area = Area::new(id)
            .kind(egui::UiKind::Modal)
            .sense(egui::Sense::hover())
            .order(Order::Middle)
            .constrain_to(screen)
            .anchor(egui::Align2::CENTER_CENTER, vec2(0.0, shift));
        let dimming = if self.is_full_screen { 0.0 } else { DIMMING_OPACITY };
        let kind = cx.kind;
        // Before anybody has sat down, the Players window cannot be closed.
        let can_close = cx.household.current_player().is_some() || kind != WindowKind::Players;
        let shown = Modal::new(id)
            .area(area)
            .backdrop_color(Color32::BLACK.gamma_multiply(dimming))
            .frame(Frame::new().inner_margin(Margin::same(inner_margin as i8)))
            .show(ctx, |ui| {
                ui.set_width(width - 2.0 * inner_margin);
                let ground = ui.painter().add(Shape::Noop);
                let title = self.title.text();
                let mut parts = DialogUi {
                    has_title: self.is_full_screen,
                    page: 0,
                    announces_contents: self.announces_contents,
                    title: &title,
                    has_fixed_height: fills_screen || !self.scrolls && self.height.is_some(),
                    dialog: self,
                    height,
                    is_opening,
                    can_close,
                    footer_height: 0.0,
                    initial_focus: None,
                    is_closed: false,
                    ui,
                    cx,
                };
                draw(&mut parts);
                let DialogUi {
                    ui,
                    cx,
                    announces_contents,
                    footer_height,
                    initial_focus,
                    is_closed,
                    ..
                } = parts;
                if (footer_height - stored_footer_height(ctx, kind)).abs() > 0.5 {
                    ctx.data_mut(|data| data.insert_temp(footer_height_id(kind), footer_height));
                    ctx.request_discard("the height of a window's foot");
                }
                if let Some(initial_focus) = initial_focus {
                    initial_focus.end(ui);
                }
                store_focus_step(ctx);
                let whole = ui.min_rect().expand(inner_margin);
                if !self.is_full_screen {
                    paint_ground(ui, ground, whole, fills_screen, cx.look);
                }
                ear::name_modal(ui, whole, &title);
                if !announces_contents {
                    ear::describe_modal(ui);
                }
                is_closed
            });
        // The dialog was placed according to its height in the last frame.
        if (shown.response.rect.height() - drawn).abs() > 0.5 {
            ctx.request_repaint();
        }
        let clicked_outside = shown.backdrop_response.clicked() && !is_opening;
        if can_close && (shown.inner || clicked_outside) {
            cx.push(WindowCommand::Close(kind));
        }
    }
}

/// The inside of a dialog, whose parts are drawn from the top down: title bar, tabs, body,
/// footer. Only the body is required.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is about another thing, and none are chosen together"
)]
pub struct DialogUi<'d, 'c> {
    ui: &'d mut Ui,
    pub cx: &'d mut WindowContext<'c>,
    /// The index of the page that the body shows; turning to another scrolls to its top.
    pub page: usize,
    pub announces_contents: bool,
    dialog: Dialog,
    title: &'d str,
    has_title: bool,
    /// The height available inside the frame, in points.
    height: f32,
    has_fixed_height: bool,
    is_opening: bool,
    can_close: bool,
    footer_height: f32,
    initial_focus: Option<InitialFocus>,
    is_closed: bool,
}

impl<'c> DialogUi<'_, 'c> {
    /// Draws the title row, with the button that closes the dialog and, to its left, what the
    /// window adds.
    pub fn title_bar<R>(&mut self, add: impl FnOnce(&mut Ui, &mut WindowContext<'c>) -> R) -> R {
        let size = vec2(self.ui.available_width(), TITLE_ROW_HEIGHT);
        let layout = Layout::right_to_left(Align::Center);
        let row = self.ui.allocate_ui_with_layout(size, layout, |ui| {
            ui.set_min_size(size);
            if self.can_close {
                let name = msg::WINDOW_CLOSE.text();
                let close = icon_button(ui, self.cx.look, "close-window", Icon::Close, &name);
                self.is_closed |= close.clicked();
            }
            let added = add(ui, self.cx);
            let rest = ui.available_rect_before_wrap();
            let layout = Layout::left_to_right(Align::Center);
            ui.scope_builder(UiBuilder::new().max_rect(rest).layout(layout), |ui| {
                let heading = strong(self.title).size(sizes::TITLE_SIZE);
                ui.add(egui::Label::new(heading).truncate());
            });
            added
        });
        let space = GAP_BELOW_TITLE - self.ui.spacing().item_spacing.y;
        self.ui.add_space(space);
        self.has_title = true;
        row.inner
    }

    /// Draws what is between the title row and the body, such as tabs. It does not scroll.
    pub fn tabs(&mut self, add: impl FnOnce(&mut Ui, &mut WindowContext<'c>)) {
        if !self.has_title {
            self.title_bar(|_, _| {});
        }
        // All pages have one height, so that the tabs stay below the pointer.
        self.has_fixed_height |= self.dialog.height.is_some();
        add(self.ui, self.cx);
    }

    pub fn body(&mut self, add: impl FnOnce(&mut Ui, &mut WindowContext<'c>)) {
        if !self.has_title {
            self.title_bar(|_, _| {});
        }
        let kind = self.cx.kind;
        self.initial_focus = Some(InitialFocus::begin(self.ui, self.title, self.is_opening));
        let before = self.ui.cursor().top() - self.ui.min_rect().top();
        let around_body = before + stored_footer_height(self.ui, kind);
        let body = (self.height - around_body).max(0.0);
        let top = self.ui.min_rect().bottom();
        if self.dialog.scrolls {
            self.scrolling_body(body, add);
        } else {
            self.fixed_body(body, add);
        }
        if self.has_fixed_height || self.dialog.height.is_none() {
            return;
        }
        // A dialog grows with its contents, and does not shrink while it is open.
        let ui = &mut *self.ui;
        let height_key = egui::Id::unique(("height of body", kind));
        let previous = ui.data(|data| data.get_temp(height_key));
        let previous = previous.filter(|_| !self.is_opening);
        // Such a dialog does not fill the screen, so its margin is the wide one.
        let min_height = previous.unwrap_or(MIN_HEIGHT - 2.0 * sizes::INNER_MARGIN - around_body);
        let drawn = ui.min_rect().bottom() - top;
        let missing = min_height.min(body) - drawn - ui.spacing().item_spacing.y;
        if missing > 0.0 {
            ui.add_space(missing);
        }
        ui.data_mut(|data| data.insert_temp(height_key, drawn.max(min_height)));
    }

    fn fixed_body(&mut self, height: f32, add: impl FnOnce(&mut Ui, &mut WindowContext<'c>)) {
        let top = self.ui.min_rect().bottom();
        self.ui.scope(|ui| {
            ui.set_max_height(height);
            if self.has_fixed_height {
                ui.set_min_height(height);
            }
            add(ui, self.cx);
        });
        let drawn = self.ui.min_rect().bottom() - top;
        if self.has_fixed_height && drawn < height {
            self.ui.add_space(height - drawn);
        }
    }

    /// Draws contents that scroll; the scroll bar is in the margin beside them.
    fn scrolling_body(&mut self, height: f32, add: impl FnOnce(&mut Ui, &mut WindowContext<'c>)) {
        let width = self.ui.available_width();
        let inside =
            if is_narrow(self.ui) { sizes::SMALL_INNER_MARGIN } else { sizes::INNER_MARGIN };
        let beside = inside - SCROLL_BAR_MARGIN;
        let room = self.ui.available_rect_before_wrap();
        let room = room.with_max_x(room.left() + width + beside);
        let mut body = self.ui.new_child(UiBuilder::new().max_rect(room));
        let scroll = &mut body.spacing_mut().scroll;
        scroll.bar_width = sizes::SCROLL_BAR_WIDTH;
        scroll.bar_inner_margin = beside - sizes::SCROLL_BAR_WIDTH;
        scroll.bar_outer_margin = 0.0;
        let shown = egui::Id::unique(("page", body.layer_id()));
        let before: Option<usize> = body.data(|data| data.get_temp(shown));
        body.data_mut(|data| data.insert_temp(shown, self.page));
        let area = ScrollArea::vertical();
        let area = match before {
            Some(before) if before != self.page => area.vertical_scroll_offset(0.0),
            _ => area,
        };
        area.max_height(height)
            .min_scrolled_height(height)
            .auto_shrink([false, !self.has_fixed_height])
            .show(&mut body, |ui| {
                ui.set_max_width(width);
                add(ui, self.cx);
                if !self.is_opening {
                    focus::scroll_to_focus(ui);
                }
                if self.cx.is_in_front {
                    page_keys(ui);
                }
            });
        let drawn = body.min_rect();
        let drawn = drawn.with_max_x(drawn.left() + width);
        self.ui.advance_cursor_after_rect(drawn);
    }

    /// Draws the footer, with a line above it unless the dialog is small.
    pub fn footer(&mut self, add: impl FnOnce(&mut Ui, &mut WindowContext<'c>)) {
        let ui = &mut *self.ui;
        let top = ui.min_rect().bottom();
        if self.dialog.width > sizes::SMALL_DIALOG_WIDTH {
            let line = ui.visuals().widgets.noninteractive.bg_stroke;
            ui.painter().hline(ui.max_rect().x_range(), top + 1.0, line);
        }
        ui.add_space(FOOTER_MARGIN);
        add(ui, self.cx);
        self.footer_height = ui.min_rect().bottom() - top;
    }
}

pub(super) fn paint_ground(
    ui: &Ui,
    ground: egui::layers::ShapeIdx,
    whole: Rect,
    fills_screen: bool,
    look: &Look,
) {
    if fills_screen {
        let panel = paint::color(look.colors.panel);
        let screen = ui.ctx().content_rect();
        ui.painter().set(ground, Shape::rect_filled(screen, 0.0, panel));
        return;
    }
    let mut pen = Pen::new(&ui.painter().with_clip_rect(ui.ctx().content_rect()));
    paint::card(&mut pen, whole, look);
    if let Some(shape) = pen.take_shape() {
        ui.painter().set(ground, shape);
    }
}

fn footer_height_id(kind: WindowKind) -> egui::Id {
    egui::Id::unique(("height of foot", kind))
}

fn stored_footer_height(ctx: &Context, kind: WindowKind) -> f32 {
    ctx.data(|data| data.get_temp(footer_height_id(kind))).unwrap_or_default()
}
