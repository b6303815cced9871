//! The window that lists all keys and gestures, and the same list for Help.

use egui::{Context, Rect, Role, Ui, pos2, vec2};

use super::kit::{Dialog, allocate_described, sizes};
use super::text;
use super::{Window, WindowContext};
use crate::ear;
use crate::menu::{KeyBindings, MENUS, REVIEW_KEYS, TABLE_KEYS, shortcut_text};
use crate::paint::{self, Look, Pen};
use words::help::GESTURES;
use words::msg;
use words::{MessageId, list};

// The width of the column of keys, in a narrow list and in a wide one.
const KEYS_WIDTH: f32 = 128.0;
const WIDE_KEYS_WIDTH: f32 = 190.0;
const WIDE_LIST_FROM: f32 = 500.0;
const TWO_COLUMNS_FROM: f32 = 600.0;
const COLUMN_GAP: f32 = 28.0;
const GAP_BESIDE_KEYS: f32 = 12.0;
const LINE_GAP: f32 = 8.0;
const KEY_GAP: f32 = 4.0;
const KEY_PADDING: f32 = 8.0;

#[derive(Debug, Default)]
pub struct KeysWindow;

impl Window for KeysWindow {
    fn ui(&mut self, ui: &Ui, cx: &mut WindowContext<'_>) {
        let dialog = Dialog::new(msg::WINDOW_KEYS, sizes::DIALOG_SIZE.x);
        dialog.show(ui, cx, |dialog| {
            dialog.body(|ui, cx| keys_ui(ui, cx.look));
        });
    }
}

#[derive(Debug)]
pub(super) struct KeyGroup {
    pub title: MessageId,
    pub lines: Vec<(KeysOrGesture, String)>,
}

#[derive(Debug)]
pub(super) enum KeysOrGesture {
    /// Keys that all have the same effect.
    Keys(Vec<String>),
    /// A movement of the mouse or of a finger, in words.
    Gesture(String),
}

impl KeysOrGesture {
    pub fn text(&self) -> String {
        match self {
            Self::Keys(keys) => list(keys.iter().cloned()),
            Self::Gesture(gesture) => gesture.clone(),
        }
    }
}

fn keys_ui(ui: &mut Ui, look: &Look) {
    let [table, mouse, review, menus @ ..] = &key_groups(ui.ctx())[..] else {
        return;
    };
    if ui.available_width() < TWO_COLUMNS_FROM {
        let groups = [table, mouse, review].into_iter().chain(menus);
        groups.for_each(|group| group_ui(ui, group, look));
        return;
    }
    ui.spacing_mut().item_spacing.x = COLUMN_GAP;
    ui.columns_const(|[left, right]| {
        group_ui(left, table, look);
        group_ui(left, mouse, look);
        for group in menus {
            group_ui(right, group, look);
        }
        group_ui(right, review, look);
    });
}

/// The keys at the table, the gestures, the keys of a review, and the keys of each menu, in this
/// order.
pub(super) fn key_groups(ctx: &Context) -> Vec<KeyGroup> {
    let text = |shortcut| shortcut_text(ctx, shortcut);
    let named = |keys: &KeyBindings| {
        // Keys with a modifier come first in the bindings, but are listed last.
        let mut keys_alone: Vec<_> = keys.keys.iter().collect();
        keys_alone.sort_by_key(|(shortcut, _)| shortcut.modifiers.any());
        let names = keys_alone.into_iter().map(|(shortcut, _)| text(*shortcut));
        (KeysOrGesture::Keys(names.collect()), keys.description.text())
    };
    let mouse =
        GESTURES.map(|(gesture, does)| (KeysOrGesture::Gesture(gesture.text()), does.text()));
    let menus = MENUS.iter().map(|menu| {
        let does = msg::key_of_menu_does(menu.title.text());
        let labels = menu.commands().map(|(_, label)| label);
        let with_keys = labels.filter(|label| label.key_shown().is_some());
        let lines = with_keys.map(|label| {
            (KeysOrGesture::Keys(label.keys().map(text).collect()), label.name.text())
        });
        KeyGroup {
            title: menu.title,
            lines: std::iter::once((
                KeysOrGesture::Keys(menu.shortcuts().map(text).collect()),
                does,
            ))
            .chain(lines)
            .collect(),
        }
    });
    let mut at_table: Vec<_> = TABLE_KEYS.iter().collect();
    at_table.sort_by_key(|keys| keys.keys.iter().all(|(key, _)| key.modifiers.any()));
    let table =
        KeyGroup { title: msg::KEYS_AT_TABLE, lines: at_table.into_iter().map(named).collect() };
    let review =
        KeyGroup { title: msg::MENU_REVIEW, lines: REVIEW_KEYS.iter().map(named).collect() };
    let mouse = KeyGroup { title: msg::KEYS_MOUSE, lines: mouse.into() };
    let groups = [table, mouse, review].into_iter();
    groups.chain(menus).collect()
}

fn group_ui(ui: &mut Ui, group: &KeyGroup, look: &Look) {
    text::heading(ui, group.title.text());
    group_lines_ui(ui, group, look);
}

pub(super) fn group_lines_ui(ui: &mut Ui, group: &KeyGroup, look: &Look) {
    let width = if ui.available_width() < WIDE_LIST_FROM { KEYS_WIDTH } else { WIDE_KEYS_WIDTH };
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing = vec2(GAP_BESIDE_KEYS, LINE_GAP);
        ui.spacing_mut().interact_size.y = 0.0;
        let id = format!("keys-of-{}", group.title.name());
        for (shown, does) in &group.lines {
            ui.horizontal_top(|ui| {
                ui.vertical(|ui| {
                    ui.set_width(width);
                    match shown {
                        KeysOrGesture::Keys(keys) => keys_line_ui(ui, keys, &id, width, look),
                        KeysOrGesture::Gesture(gesture) => {
                            let gesture = text::wrapped(ui, gesture);
                            ear::give_author_id(&gesture, id.as_str());
                        }
                    }
                });
                text::wrapped(ui, does);
            });
        }
    });
    ui.add_space(LINE_GAP);
}

/// Draws keys as they look on a keyboard, in as many lines as they need.
fn keys_line_ui(ui: &mut Ui, keys: &[String], id: &str, width: f32, look: &Look) {
    let step = paint::KEY_HEIGHT + KEY_GAP;
    let mut at = pos2(0.0, 0.0);
    let mut places = Vec::new();
    for key in keys {
        let cap = paint::key_cap_width(&Pen::new(ui.painter()), key, KEY_PADDING);
        if at.x > 0.0 && at.x + cap > width {
            at = pos2(0.0, at.y + step);
        }
        places.push(Rect::from_min_size(at, vec2(cap, paint::KEY_HEIGHT)));
        at.x += cap + KEY_GAP;
    }
    let size = vec2(width, at.y + paint::KEY_HEIGHT);
    let (rect, _) = allocate_described(ui, size, Role::Label, id, &list(keys.to_vec()));
    let mut pen = Pen::new(ui.painter());
    let tone = paint::color(look.colors.panel_text);
    for (key, place) in keys.iter().zip(places) {
        let center = place.center() + rect.min.to_vec2();
        paint::key_cap(&mut pen, center, (key, place.width()), tone);
    }
}
