//! A drop-down list of choices, and rows with a list or a switch in them.

use std::ops::RangeInclusive;

use egui::style::ScrollAnimation;
use egui::style::WidgetVisuals;
use egui::{
    Align, Button, ComboBox, Context, CornerRadius, Frame, Id, IdSalt, Popup, PopupCloseBehavior,
    Rect, Response, RichText, Ui, UiBuilder, Vec2, vec2,
};

use super::row::{self as rows, Row};
use super::{sizes, switch};
use crate::ear;
use crate::menu;
use crate::paint::{self, Icon, Pen};
use crate::windows::text::wrapped;

/// The space between a setting and its explanation.
pub const GAP_WITHIN_ROW: f32 = 4.0;

// The width of a closed list, as a share of the line, and of the explanations in an open one, as a
// share of the window.
const LIST_WIDTH_SHARE: f32 = 0.4;
const LIST_WIDTHS: RangeInclusive<f32> = 140.0..=208.0;
const EXPLANATION_WIDTH_SHARE: f32 = 0.4;
const EXPLANATION_WIDTHS: RangeInclusive<f32> = 260.0..=420.0;
const GAP_BELOW_EXPLANATION: f32 = 8.0;
const MAX_OPEN_HEIGHT: f32 = 500.0;
const SCREEN_MARGIN: f32 = 4.0;
const CHOICE_HEIGHT: f32 = 28.0;
const FIX_BUTTON_HEIGHT: f32 = 24.0;

#[derive(Debug, Clone)]
pub struct ListChoice<T> {
    pub value: T,
    pub id: String,
    pub name: String,
    /// A shorter name, for choices that are side by side.
    pub short_name: Option<String>,
    /// Whether the choice is one of the usual ones, which stay side by side where not all choices
    /// fit.
    pub is_usual: bool,
    /// An explanation, if the name does not say enough.
    pub explanation: Option<String>,
    /// Why the value cannot be chosen; `None` if it can.
    pub disabled_reason: Option<DisabledReason<T>>,
    pub is_set: bool,
}

impl<T> ListChoice<T> {
    pub fn new(value: T, id: impl Into<String>, name: String, is_set: bool) -> Self {
        Self {
            value,
            id: id.into(),
            name,
            short_name: None,
            is_usual: false,
            explanation: None,
            disabled_reason: None,
            is_set,
        }
    }

    pub(super) fn segment_text(&self) -> &str {
        self.short_name.as_ref().unwrap_or(&self.name)
    }
}

/// The reason why a value cannot be set alone, and ways to set it together with another.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DisabledReason<T> {
    pub why: String,
    pub fixes: Vec<Fix<T>>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fix<T> {
    pub value: T,
    pub id: String,
    pub name: String,
}

pub fn list_width(ui: &Ui) -> f32 {
    clamped(ui.available_width() * LIST_WIDTH_SHARE, LIST_WIDTHS)
}

fn clamped(width: f32, limits: RangeInclusive<f32>) -> f32 {
    width.clamp(*limits.start(), *limits.end())
}

/// Draws a row with a list that opens to show `contents`; `shown` is the text of the closed list.
/// Returns the chosen value.
pub fn list_ui<T>(
    ui: &mut Ui,
    row: &Row<'_>,
    shown: &str,
    contents: impl FnOnce(&mut Ui) -> Option<T>,
) -> Option<T> {
    let width = list_width(ui);
    labeled_row_ui(ui, row, width, |ui| list_button_ui(ui, row.id, shown, width, contents))
}

/// Draws a list without a name; `shown` is the text of the closed list.
pub fn list_button_ui<T>(
    ui: &mut Ui,
    id: &str,
    shown: &str,
    width: f32,
    contents: impl FnOnce(&mut Ui) -> Option<T>,
) -> (Response, Option<T>) {
    // The style of a list must not apply to the widgets after it.
    let scope = ui.scope(|ui| {
        style_as_list(ui);
        let remembered = ui.make_persistent_id((id, "shows"));
        let was_shown = ui.data(|data| data.get_temp(remembered)).unwrap_or(false);
        let mut is_shown = false;
        let list = ComboBox::from_id_salt(id)
            .width(width)
            .height(max_list_height(ui, id))
            .wrap()
            .icon(paint_chevron)
            .close_behavior(PopupCloseBehavior::CloseOnClickOutside)
            .selected_text(shown)
            .show_ui(ui, |ui| {
                ui.spacing_mut().interact_size.y = CHOICE_HEIGHT;
                // The arrow keys start from the current value.
                ui.data_mut(|data| data.insert_temp(list_opens_id(), !was_shown));
                is_shown = true;
                menu::begin_lines(ui);
                let chosen = contents(ui);
                menu::end_lines(ui);
                ui.data_mut(|data| data.insert_temp(list_opens_id(), false));
                if chosen.is_some() {
                    ui.close();
                }
                chosen
            });
        ear::set_list_value(&list.response, shown);
        ear::give_author_id(&list.response, id);
        scroll_to_on_focus(&list.response);
        let popup = Popup::default_response_id(&list.response);
        let is_open = Popup::is_id_open(ui.ctx(), popup);
        ui.data_mut(|data| data.insert_temp(remembered, is_shown && is_open));
        let gets_back = remembered.with("back");
        if ui.data_mut(|data| data.remove_temp::<()>(gets_back)).is_some() {
            list.response.request_focus();
        }
        if list.inner.is_some() && !is_open && !ui.input(|input| input.pointer.any_click()) {
            // Closed by key, the list gets the focus back in the next frame, so that a screen
            // reader announces the new choice.
            ui.data_mut(|data| data.insert_temp(gets_back, ()));
            ui.ctx().request_repaint();
        }
        focus_if_requested(ui, &list.response, id);
        (list.response, list.inner.flatten())
    });
    scope.inner
}

/// Maximum height of an open list, which opens below or above its button, wherever there is
/// more room.
fn max_list_height(ui: &Ui, id: &str) -> f32 {
    let Some(button) = ui.ctx().read_response(ui.make_persistent_id(IdSalt::new(id))) else {
        return MAX_OPEN_HEIGHT;
    };
    let screen = ui.ctx().content_rect();
    let room = (screen.bottom() - button.rect.bottom()).max(button.rect.top() - screen.top());
    let frame = Frame::popup(ui.style()).total_margin().sum().y;
    MAX_OPEN_HEIGHT.min(room - frame - SCREEN_MARGIN)
}

/// Gives the next widgets the size and the corners of a closed list.
fn style_as_list(ui: &mut Ui) {
    ui.spacing_mut().interact_size.y = sizes::INPUT_HEIGHT;
    ui.spacing_mut().button_padding.x = sizes::INPUT_PADDING;
    let widgets = &mut ui.visuals_mut().widgets;
    let line = widgets.noninteractive.bg_stroke;
    widgets.inactive.bg_stroke = line;
    widgets.inactive.weak_bg_fill = widgets.hovered.weak_bg_fill;
    let all = [&mut widgets.inactive, &mut widgets.hovered, &mut widgets.active, &mut widgets.open];
    for widget in all {
        widget.corner_radius = CornerRadius::same(sizes::INPUT_ROUNDING as u8);
    }
}

fn paint_chevron(ui: &Ui, rect: Rect, visuals: &WidgetVisuals, is_open: bool) {
    let icon = if is_open { Icon::Up } else { Icon::Down };
    let mut pen = Pen::new(ui.painter());
    paint::icon(&mut pen, icon, rect.center(), 16.0, visuals.text_color());
}

pub fn choices_ui<T: Clone>(ui: &mut Ui, choices: &[ListChoice<T>]) -> Option<T> {
    let mut chosen = None;
    for choice in choices {
        chosen = explained_choice_ui(ui, choice).or(chosen);
    }
    chosen
}

/// Scrolls to the input of the row with this id once it is drawn, and focuses it.
pub fn request_focus_on(ctx: &Context, id: &str) {
    ctx.data_mut(|data| data.insert_temp(pending_focus_key(), id.to_owned()));
    ctx.request_repaint();
}

/// Scrolls to the input of the row with this id and focuses it, if that was requested.
pub fn focus_if_requested(ui: &Ui, response: &Response, id: &str) {
    if pending_focus(ui.ctx()).as_deref() != Some(id) || ui.is_sizing_pass() {
        return;
    }
    response.request_focus();
    if !ui.clip_rect().contains(response.rect.center()) {
        // A window that has just been opened may take some frames until its
        // contents can be scrolled.
        response.scroll_to_me_animation(Some(Align::Center), ScrollAnimation::none());
        ui.request_repaint();
        return;
    }
    ui.data_mut(|data| data.remove_temp::<String>(pending_focus_key()));
}

pub fn pending_focus(ctx: &Context) -> Option<String> {
    ctx.data(|data| data.get_temp(pending_focus_key()))
}

fn pending_focus_key() -> Id {
    Id::unique("wanted line")
}

/// Returns the key of the flag that a list has been opened in this frame.
fn list_opens_id() -> Id {
    Id::unique("list opens")
}

/// Draws a row whose name is the label of its input.
pub fn labeled_row_ui<T>(
    ui: &mut Ui,
    row: &Row<'_>,
    width: f32,
    input: impl FnOnce(&mut Ui) -> (Response, T),
) -> T {
    rows::row(ui, row, width, |ui, label| {
        let (response, value) = input(ui);
        response.labelled_by(label.id);
        value
    })
}

/// Draws inputs whose ids derive from `id` alone, so that they keep the focus when widgets above
/// come and go.
pub fn stable_id_scope<T>(ui: &mut Ui, id: &str, inputs: impl FnOnce(&mut Ui) -> T) -> T {
    let id = ui.make_persistent_id(("steady", id));
    ui.scope_builder(UiBuilder::new().scope_id(id), inputs).inner
}

/// Scrolls to a widget when it gets the focus.
pub fn scroll_to_on_focus(response: &Response) {
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
}

/// Draws a choice of an open list with its explanation and fixes. Returns the clicked value.
fn explained_choice_ui<T: Clone>(ui: &mut Ui, choice: &ListChoice<T>) -> Option<T> {
    let refused = choice.disabled_reason.as_ref().filter(|_| !choice.is_set);
    let fixes = choice.disabled_reason.as_ref().map_or(&[][..], |it| &it.fixes);
    let why = refused.map(|refused| refused.why.as_str());
    ui.spacing_mut().item_spacing.y = 0.0;
    let button = Button::selectable(choice.is_set, &choice.name);
    let mut button = ui.add_enabled(why.is_none(), button);
    if choice.is_set && ui.data(|data| data.get_temp(list_opens_id())).unwrap_or(false) {
        button.request_focus();
    }
    scroll_to_on_focus(&button);
    menu::register_line(&button, &choice.name);
    if let Some(why) = why {
        button = menu::hover_tip(button, why);
    }
    ear::give_author_id(&button, &choice.id);
    let lines: Vec<_> = choice.explanation.as_deref().into_iter().chain(why).collect();
    let fix = choice_details_ui(ui, |ui| {
        for line in &lines {
            wrapped(ui, RichText::new(*line).small().weak());
        }
        ui.add_space(if fixes.is_empty() { 0.0 } else { GAP_WITHIN_ROW });
        fix_buttons(ui, fixes)
    });
    ui.add_space(if lines.is_empty() { GAP_WITHIN_ROW } else { GAP_BELOW_EXPLANATION });
    if button.clicked() { Some(choice.value.clone()) } else { fix }
}

pub fn fix_buttons<T: Clone>(ui: &mut Ui, fixes: &[Fix<T>]) -> Option<T> {
    let mut taken = None;
    for fix in fixes {
        let button = Button::new(RichText::new(&fix.name).small()).small().wrap();
        let button = ui.add(button.min_size(vec2(0.0, FIX_BUTTON_HEIGHT)));
        ear::give_author_id(&button, &fix.id);
        scroll_to_on_focus(&button);
        if button.clicked() {
            taken = Some(fix.value.clone());
        }
    }
    taken
}

fn choice_details_ui<T>(ui: &mut Ui, contents: impl FnOnce(&mut Ui) -> T) -> T {
    let room = ui.ctx().content_rect().width() * EXPLANATION_WIDTH_SHARE;
    let row = ui.horizontal_top(|ui| {
        let between = std::mem::take(&mut ui.spacing_mut().item_spacing.x);
        ui.add_space(ui.spacing().button_padding.x);
        ui.vertical(|ui| {
            ui.set_max_width(clamped(room, EXPLANATION_WIDTHS));
            ui.spacing_mut().item_spacing = Vec2::splat(between / 2.0);
            contents(ui)
        })
        .inner
    });
    row.inner
}

pub fn group_heading_ui(ui: &mut Ui, heading: impl Into<RichText>) {
    ui.horizontal_top(|ui| {
        ui.add_space(ui.spacing().button_padding.x);
        ui.label(heading.into().small().weak());
    });
}

/// Draws a row with a switch, disabled if `disabled_reason` is given. Returns whether the switch
/// was clicked.
pub fn switch_ui(ui: &mut Ui, row: &Row<'_>, is_on: bool, disabled_reason: Option<&str>) -> bool {
    let is_enabled = disabled_reason.is_none();
    labeled_row_ui(ui, row, switch::SWITCH_SIZE.x, |ui| {
        let switch = ui.add_enabled(is_enabled, |ui: &mut Ui| switch::switch(ui, row.name, is_on));
        ear::give_author_id(&switch, row.id);
        scroll_to_on_focus(&switch);
        focus_if_requested(ui, &switch, row.id);
        let clicked = switch.clicked();
        let switch = match disabled_reason {
            Some(reason) => menu::hover_tip(switch, reason),
            None => switch,
        };
        (switch, clicked)
    })
}

pub fn warning(ui: &mut Ui, text: impl Into<RichText>) {
    let color = ui.visuals().warn_fg_color;
    wrapped(ui, text.into().small().color(color));
}
