//! Returns the focus to where it was before a window or a menu was opened.

use std::collections::BTreeMap;

use egui::{Context, Id, Key, Memory, Order};

use crate::command::WindowKind;
use crate::menu;

#[derive(Debug, Default)]
pub(super) struct FocusTracker {
    /// The last focused widget while no menu or list was open.
    last_focused: Option<Id>,
    /// The widget that was focused before each window or question was opened.
    focused_before: BTreeMap<FocusHolder, Id>,
    /// The widget to focus at the beginning of the next frame in which no dialog blocks it.
    pending: Option<Id>,
    /// Whether a menu or a list was open in the last frame.
    had_menu: bool,
    /// Whether an arrow key was pressed in the last frame.
    had_arrow: bool,
}

/// A window or question that has the focus while it is open.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum FocusHolder {
    Window(WindowKind),
    /// The tutor's question before a play.
    TutorWarning,
}

impl From<WindowKind> for FocusHolder {
    fn from(kind: WindowKind) -> Self {
        Self::Window(kind)
    }
}

impl FocusTracker {
    /// Notes the focused widget, and returns the focus to an earlier one if that is due. Called at
    /// the beginning of each frame.
    pub(super) fn begin_frame(&mut self, ctx: &Context) {
        let is_open = menu::is_popup_open(ctx);
        let is_closed = std::mem::replace(&mut self.had_menu, is_open) && !is_open;
        if is_open || is_closed {
            // A menu handles the arrow keys itself.
            self.had_arrow = false;
        } else {
            self.keep_focus_in_window(ctx);
        }
        let is_clicked =
            ctx.input(|input| input.pointer.any_pressed() || input.pointer.any_released());
        if is_clicked {
            // A click elsewhere gives up the focus.
            self.last_focused = None;
        }
        let is_left = is_closed && has_no_focus(ctx);
        self.pending = self.pending.or(self.last_focused.filter(|_| is_left));
        // While a dialog is open, nothing behind it can be focused.
        let is_free = |id: &mut Id| {
            ctx.memory(Memory::top_modal_layer).is_none()
                || ctx.read_response(*id).is_some_and(|response| {
                    ctx.memory(|memory| memory.allows_interaction(response.layer_id))
                })
        };
        if let Some(id) = self.pending.take_if(is_free) {
            ctx.memory_mut(|memory| memory.request_focus(id));
        }
        if !is_clicked && !is_open {
            self.last_focused = ctx.memory(Memory::focused);
        }
    }

    /// Keeps arrow keys from moving the focus from a window to the table behind it.
    fn keep_focus_in_window(&mut self, ctx: &Context) {
        let arrows = [Key::ArrowUp, Key::ArrowDown, Key::ArrowLeft, Key::ArrowRight];
        let is_pressed = ctx.input(|input| arrows.iter().any(|arrow| input.key_pressed(*arrow)));
        let had_arrow = std::mem::replace(&mut self.had_arrow, is_pressed);
        let order = |id: Id| ctx.read_response(id).map(|it| it.layer_id.order);
        let now = ctx.memory(Memory::focused);
        if is_pressed && now.and_then(order) == Some(Order::Middle) {
            // The new focus is known only after this frame, and must not be announced.
            ctx.request_discard("an arrow key in a window");
        }
        let is_behind = now.and_then(order) == Some(Order::Background);
        let last = self.last_focused.filter(|last| order(*last) == Some(Order::Middle));
        if let Some(last) = last.filter(|_| had_arrow && is_behind) {
            ctx.memory_mut(|memory| memory.request_focus(last));
        }
    }

    /// Notes the widget that was focused before a window or question that has just opened.
    pub(super) fn note_opened(&mut self, holder: impl Into<FocusHolder>) {
        let holder = holder.into();
        self.focused_before.remove(&holder);
        self.focused_before.extend(self.last_focused.map(|id| (holder, id)));
    }

    /// Forgets where the focus was before a window or question opened, so that the focus stays
    /// where it is now.
    pub(super) fn forget_earlier_focus(&mut self, holder: impl Into<FocusHolder>) {
        self.focused_before.remove(&holder.into());
    }

    /// Returns the focus to where it was before a window or question opened. Called when that is
    /// closed.
    pub(super) fn restore_focus(&mut self, holder: impl Into<FocusHolder>) {
        self.pending = self.focused_before.remove(&holder.into()).or(self.pending);
    }

    /// Notes that a window is closed behind a later one, which keeps the focus. When the later one
    /// is closed, too, the focus returns to where it was before both.
    pub(super) fn pass_focus_to(&mut self, kind: WindowKind, later: WindowKind) {
        if let Some(id) = self.focused_before.remove(&kind.into()) {
            self.focused_before.insert(later.into(), id);
        }
    }

    /// Moves the focus to this widget, if the focus is on the table.
    pub(super) fn focus_if_at_table(&mut self, ctx: &Context, id: Id) {
        let is_at_table = |id: Id| {
            let response = ctx.read_response(id);
            response.is_some_and(|response| response.layer_id.order == Order::Background)
        };
        if ctx.memory(Memory::focused).is_some_and(is_at_table) {
            self.pending = Some(id);
        }
    }
}

/// Whether nothing is focused, or only an item of a closed menu.
fn has_no_focus(ctx: &Context) -> bool {
    let focused = ctx.memory(Memory::focused);
    focused.is_none_or(|id| {
        let item = ctx.read_response(id);
        item.is_none_or(|item| item.layer_id.order == Order::Foreground)
    })
}
