//! A search field.

use egui::style::ScrollAnimation;
use egui::text::CCursorRange;
use egui::text_edit::TextEditState;
use egui::{
    Align, Button, FocusDirection, Key, KeyboardShortcut, Layout, Modifiers, Rect, RichText, Sense,
    Ui, UiBuilder, Vec2, vec2,
};

use super::dialog::is_narrow;
use super::field::{Field, field as field_ui, is_entered};
use super::shortcuts::icon_button;
use crate::ear;
use crate::menu;
use crate::paint::{self, Icon, Pen};
use crate::windows::WindowContext;
use crate::windows::search::TextSearch;
use words::MessageId;
use words::msg;

const FIND_SHORTCUT: KeyboardShortcut = KeyboardShortcut::new(Modifiers::COMMAND, Key::F);
const CLEAR_SHORTCUT: KeyboardShortcut = KeyboardShortcut::new(Modifiers::NONE, Key::Escape);

const FIELD_WIDTH: f32 = 240.0;
const NARROW_WIDTH_SHARE: f32 = 0.68;
const ICON_SIZE: f32 = 16.0;
const ICON_ROOM_WIDTH: f32 = 22.0;
const ICON_CENTER_X: f32 = 19.0;
const CLEAR_BUTTON_SIZE: f32 = 28.0;
const MAX_LETTERS: usize = 200;

#[derive(Debug, Clone, Copy)]
pub struct FieldNames {
    pub id: &'static str,
    pub name: MessageId,
}

#[derive(Debug, Default)]
pub struct SearchField {
    typed: String,
    /// Whether the field is open in a narrow window, which otherwise shows only its icon.
    is_open: bool,
    takes_focus: bool,
}

impl SearchField {
    pub fn is_empty(&self) -> bool {
        self.typed.is_empty()
    }

    pub fn clear(&mut self) {
        self.typed.clear();
        self.is_open = false;
    }

    pub fn set(&mut self, typed: &str) {
        typed.clone_into(&mut self.typed);
    }

    /// The search; `None` if the field is blank.
    pub fn query(&self) -> Option<TextSearch> {
        TextSearch::new(&self.typed)
    }

    /// Draws the field in the title row of a dialog, or in a narrow one a button that shows the
    /// field. Returns whether Enter was pressed in the field.
    pub fn head_ui(&mut self, ui: &mut Ui, names: &FieldNames, cx: &WindowContext<'_>) -> bool {
        let is_narrow = is_narrow(ui.ctx());
        if is_narrow && !self.is_open && self.typed.is_empty() {
            let is_in_front = cx.is_in_front && !menu::is_popup_open(ui.ctx());
            let finds = is_in_front && ui.input_mut(|input| input.consume_shortcut(&FIND_SHORTCUT));
            let id = format!("{}-open", names.id);
            let open = icon_button(ui, cx.look, &id, Icon::Search, &names.name.text());
            if open.clicked() || finds {
                self.is_open = true;
                self.takes_focus = true;
                ui.ctx().request_discard("the field takes the place of its button");
            }
            return false;
        }
        let room = ui.available_rect_before_wrap();
        let width = if is_narrow { room.width() * NARROW_WIDTH_SHARE } else { FIELD_WIDTH };
        let place = room.with_min_x(room.right() - width);
        let layout = Layout::left_to_right(Align::Center);
        let builder = UiBuilder::new().max_rect(place).layout(layout);
        ui.scope_builder(builder, |ui| self.field_ui(ui, names, cx.is_in_front)).inner
    }

    /// Draws the field. Returns whether Enter was pressed; the field keeps the focus then.
    fn field_ui(&mut self, ui: &mut Ui, names: &FieldNames, is_in_front: bool) -> bool {
        let id = ui.make_persistent_id(names.id);
        if is_in_front && !menu::is_popup_open(ui.ctx()) {
            self.handle_keys(ui, id);
        }
        let name = names.name.text();
        let field = Field {
            icon_widths: [ICON_ROOM_WIDTH, CLEAR_BUTTON_SIZE],
            ..Field::new(names.id, &name, MAX_LETTERS)
        };
        let field = field_ui(ui, field, &mut self.typed).response.response;
        let glass = field.rect.left_center() + vec2(ICON_CENTER_X, 0.0);
        let tone = ui.visuals().weak_text_color();
        paint::icon(&mut Pen::new(ui.painter()), Icon::Search, glass, ICON_SIZE, tone);
        let keys = menu::shortcut_text(ui.ctx(), FIND_SHORTCUT);
        let field = menu::hover_tip(field, keys).accessible_name(name);
        if std::mem::take(&mut self.takes_focus) {
            field.request_focus();
        }
        if field.changed() {
            // If the field scrolls with its results, these stay visible below it.
            let top = Some(Align::TOP);
            ui.scroll_to_rect_animation(field.rect, top, ScrollAnimation::none());
        }
        let entered = is_entered(ui, &field);
        if entered {
            field.request_focus();
        }
        if self.typed.is_empty() {
            return false;
        }
        let place = Rect::from_center_size(
            field.rect.right_center() - vec2(CLEAR_BUTTON_SIZE / 2.0, 0.0),
            Vec2::splat(CLEAR_BUTTON_SIZE),
        );
        // Tab skips this button and leads to the results: Escape clears the field, too.
        let clear = Button::new(RichText::new("×").heading()).frame(false);
        let clear = ui.place(place, clear.sense(Sense::CLICK));
        ear::give_author_id(&clear, format!("{}-clear", names.id));
        let clear = menu::tip(clear, msg::SEARCH_CLEAR, Some(CLEAR_SHORTCUT));
        if clear.clicked() {
            self.typed.clear();
            field.request_focus();
        }
        clear.accessible_name(msg::SEARCH_CLEAR.text());
        entered
    }

    /// Handles the keys that focus the field, clear it, or move the focus to its results.
    fn handle_keys(&mut self, ui: &Ui, field: egui::Id) {
        let is_typing = ui.memory(|memory| memory.has_focus(field));
        let is_seeking = !self.typed.is_empty();
        let (find, down, escape) = ui.input_mut(|input| {
            let find = input.consume_shortcut(&FIND_SHORTCUT);
            let mut key = |key| input.consume_key(Modifiers::NONE, key);
            let down = is_typing && is_seeking && key(Key::ArrowDown);
            (find, down, is_seeking && key(Key::Escape))
        });
        if escape {
            self.typed.clear();
        }
        if find || escape {
            ui.memory_mut(|memory| memory.request_focus(field));
        }
        if find {
            self.select_all(ui, field);
        }
        if down {
            ui.memory_mut(|memory| memory.move_focus(FocusDirection::Next));
        }
    }

    fn select_all(&self, ui: &Ui, field: egui::Id) {
        let mut state = TextEditState::load(ui.ctx(), field).unwrap_or_default();
        let all = CCursorRange::select_all_str(&self.typed);
        state.cursor.set_char_range(Some(all));
        state.store(ui.ctx(), field);
    }
}
