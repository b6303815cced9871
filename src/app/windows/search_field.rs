//! A field in which something is looked for.

use egui::style::ScrollAnimation;
use egui::text::CCursorRange;
use egui::text_edit::TextEditState;
use egui::{
    Align, Button, FocusDirection, Key, KeyboardShortcut, Margin, Modifiers, Rect, RichText, Sense,
    Ui, Vec2, vec2,
};

use super::row;
use super::search::Search;
use crate::app::ear;
use crate::app::menu;
use crate::app::typed;
use words::Id;
use words::{id, say};

/// What leads to the field.
const FIND: KeyboardShortcut = KeyboardShortcut::new(Modifiers::COMMAND, Key::F);

/// What empties it again.
const ESCAPE: KeyboardShortcut = KeyboardShortcut::new(Modifiers::NONE, Key::Escape);

/// The side of the button that empties it, in points.
const CLEAR: f32 = 28.0;

/// The most characters that are looked for.
const MOST_SOUGHT: usize = 200;

/// The space around what is typed, in points; the button stands at its right.
const MARGIN: Margin = Margin {
    left: 8,
    right: 28,
    top: 5,
    bottom: 5,
};

/// What a field is called.
pub(super) struct FieldNames {
    /// A name for it that no language changes.
    pub id: &'static str,
    /// What it is called.
    pub name: Id,
}

/// The field and what is being looked for.
#[derive(Debug, Default)]
pub(super) struct SearchField {
    sought: String,
}

impl SearchField {
    /// Whether nothing is looked for.
    pub(super) fn is_empty(&self) -> bool {
        self.sought.is_empty()
    }

    /// Looks for nothing any more.
    pub(super) fn clear(&mut self) {
        self.sought.clear();
    }

    /// What is looked for, if anything is.
    pub(super) fn search(&self) -> Option<Search> {
        Search::new(&self.sought)
    }

    /// Draws the field; true if Enter was pressed in it, which keeps the keyboard.
    pub(super) fn ui(&mut self, ui: &mut Ui, names: &FieldNames, is_in_front: bool) -> bool {
        let id = ui.make_persistent_id("search");
        if is_in_front && !menu::is_open(ui.ctx()) {
            self.follow_keys(ui, id);
        }
        let name = names.name.text();
        let keys = menu::shortcut_text(ui.ctx(), FIND);
        let hint = say!("search-hint", name = name.as_str(), keys = keys);
        let field = typed::field(&mut self.sought, MOST_SOUGHT)
            .id(id)
            .hint_text(hint)
            .margin(MARGIN)
            .desired_width(f32::INFINITY);
        let field = row::field_ui(ui, field).accessible_name(name);
        ear::give_author_id(&field, names.id);
        row::follow_focus(&field);
        if field.changed() {
            // Where it scrolls with what it has found, that is seen below it.
            let top = Some(Align::TOP);
            ui.scroll_to_rect_animation(field.rect, top, ScrollAnimation::none());
        }
        let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        if entered {
            field.request_focus();
        }
        if self.sought.is_empty() {
            return false;
        }
        let place = Rect::from_center_size(
            field.rect.right_center() - vec2(CLEAR / 2.0, 0.0),
            Vec2::splat(CLEAR),
        );
        // Escape does the same, so the keyboard goes from the field to what it
        // has found.
        let clear = Button::new(RichText::new("×").heading()).frame(false);
        let clear = ui.place(place, clear.sense(Sense::CLICK));
        ear::give_author_id(&clear, format!("{}-clear", names.id));
        let clear = menu::tip(clear, id!("tip-search-clear"), Some(ESCAPE));
        if clear.clicked() {
            self.sought.clear();
            field.request_focus();
        }
        clear.accessible_name(say!("search-clear"));
        entered
    }

    /// Follows the keys that lead to the field, from it to what it has found, and
    /// away from that.
    fn follow_keys(&mut self, ui: &Ui, field: egui::Id) {
        let is_typing = ui.memory(|memory| memory.has_focus(field));
        let is_seeking = !self.sought.is_empty();
        let (find, down, escape) = ui.input_mut(|input| {
            let find = input.consume_shortcut(&FIND);
            let mut key = |key| input.consume_key(Modifiers::NONE, key);
            let down = is_typing && is_seeking && key(Key::ArrowDown);
            (find, down, is_seeking && key(Key::Escape))
        });
        if escape {
            self.sought.clear();
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

    /// Selects what was typed, so that the next letter begins anew.
    fn select_all(&self, ui: &Ui, field: egui::Id) {
        let mut state = TextEditState::load(ui.ctx(), field).unwrap_or_default();
        let all = CCursorRange::select_all_str(&self.sought);
        state.cursor.set_char_range(Some(all));
        state.store(ui.ctx(), field);
    }
}
