//! The focus in a window: its place when the window opens, and scrolling to it.

use egui::style::ScrollAnimation;
use egui::{Id, Memory, Rect, Response, Role, Sense, Ui, WidgetInfo, vec2};

use words::msg;

/// An invisible widget at the top of a window, which has the focus until another widget in the
/// window gets it. A screen reader reads it as the name of the window, and Tab leads from it to the
/// first widget.
#[derive(Debug)]
pub(super) struct InitialFocus {
    id: Id,
    /// The widget that had the focus before the contents were drawn.
    focused_before: Option<Id>,
    is_opening: bool,
}

impl InitialFocus {
    /// Draws the invisible widget, above the contents, if the window opens or the widget has the
    /// focus.
    pub(super) fn begin(ui: &Ui, title: &str, is_opening: bool) -> Self {
        let id = initial_focus_id(ui);
        let focused_before = ui.memory(Memory::focused);
        if is_opening || focused_before == Some(id) {
            let top = Rect::from_min_size(ui.cursor().min, vec2(ui.available_width(), 1.0));
            let place = ui.interact(top, id, Sense::focusable_noninteractive());
            // A screen reader would not announce a label with only the name of the window.
            let told = msg::ear_window(title);
            place.widget_info(|| WidgetInfo::labeled(Role::Label, true, &told));
        }
        Self { id, focused_before, is_opening }
    }

    /// Focuses the invisible widget if the window opens and nothing in it took the focus.
    pub(super) fn end(self, ui: &Ui) {
        if self.is_opening && ui.memory(Memory::focused) == self.focused_before {
            ui.memory_mut(|memory| memory.request_focus(self.id));
        }
    }
}

/// Returns whether no widget has the focus, apart from [`InitialFocus`].
pub(super) fn is_nothing_focused(ui: &Ui) -> bool {
    let focused = ui.memory(Memory::focused);
    focused.is_none_or(|focused| focused == initial_focus_id(ui))
}

fn initial_focus_id(ui: &Ui) -> Id {
    ui.layer_id().id.with("landing")
}

/// Scrolls to the widget that has just got the focus. Call it last in a scroll area.
pub(super) fn scroll_to_focus(ui: &Ui) {
    let now = ui.memory(Memory::focused);
    let last = ui.unique_id().with("what had the keyboard");
    if ui.data(|data| data.get_temp::<Option<Id>>(last)).flatten() == now {
        return;
    }
    ui.data_mut(|data| data.insert_temp(last, now));
    // A press with the pointer must not scroll the pressed widget away.
    if ui.input(|input| input.pointer.any_down() || input.pointer.any_released()) {
        return;
    }
    let focused = now.and_then(|id| ui.ctx().read_response(id));
    // A widget outside the scroll area may lie where scrolled-out contents would be, but its hit
    // area is not within the clip rectangle.
    let clip = ui.clip_rect().expand(1.0);
    let scrolls =
        |it: &Response| !it.interact_rect.is_positive() || clip.contains_rect(it.interact_rect);
    let inside = focused
        .filter(|it| it.layer_id == ui.layer_id() && ui.min_rect().contains(it.rect.center()))
        .filter(scrolls);
    if let Some(focused) = inside {
        ui.scroll_to_rect_animation(focused.rect, None, ScrollAnimation::none());
    }
}
