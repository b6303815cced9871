//! The keypad of a score pad, for a screen without a keyboard.

use egui::{Rect, Role, Ui, Vec2, pos2, vec2};

use super::editor::PadEditor;
use crate::ear;
use crate::paint::{self, Icon, Look, Pen};
use crate::widgets::Button;
use crate::windows::kit::{self, sizes};
use game::profile::{ScorePad, WinningTotal};
use words::msg;

const KEYS: [char; 12] = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '-', '0', '<'];
const GAP: f32 = 6.0;
const GO_ON_KEY_WIDTH: f32 = 168.0;
// The heights of keys in high and in low windows, and the height from which a window is high.
const KEY_HEIGHTS: [f32; 2] = [56.0, 44.0];
const HIGH_WINDOW_FROM: f32 = 720.0;

/// The layout of the keypad: a grid of keys, and the golden key beside or below it.
#[derive(Debug, Clone, Copy, PartialEq)]
struct KeyGrid {
    columns: usize,
    key: Vec2,
    is_wide: bool,
}

impl KeyGrid {
    fn new(width: f32, window_height: f32, is_narrow: bool) -> Self {
        let is_high = window_height >= HIGH_WINDOW_FROM;
        let columns = match (is_narrow, is_high) {
            (false, _) => KEYS.len(),
            (true, true) => 3,
            (true, false) => 6,
        };
        let beside = if is_narrow { 0.0 } else { GO_ON_KEY_WIDTH + GAP };
        let share = (width - beside + GAP) / columns as f32 - GAP;
        let height = if is_high { KEY_HEIGHTS[0] } else { KEY_HEIGHTS[1] };
        Self { columns, key: vec2(share.max(1.0), height), is_wide: !is_narrow }
    }

    fn rows(self) -> usize {
        KEYS.len().div_ceil(self.columns)
    }

    fn height(self) -> f32 {
        let rows = self.rows() + usize::from(!self.is_wide);
        rows as f32 * (self.key.y + GAP) - GAP
    }

    fn key_rect(self, at: usize, area: Rect) -> Rect {
        let step = self.key + Vec2::splat(GAP);
        let place = vec2((at % self.columns) as f32, (at / self.columns) as f32);
        Rect::from_min_size(area.min + step * place, self.key)
    }

    fn go_on_rect(self, area: Rect) -> Rect {
        if self.is_wide {
            return Rect::from_min_max(pos2(area.right() - GO_ON_KEY_WIDTH, area.top()), area.max);
        }
        area.with_min_y(area.bottom() - self.key.y)
    }
}

/// Draws the keys, which type into the cell of `editor`; only the golden key once nothing is left
/// to write. `go_on` is the text of the golden key, and whether it can be pressed. Returns whether
/// it was pressed.
pub(super) fn keypad_ui(
    ui: &mut Ui,
    editor: &mut PadEditor,
    pad: &ScorePad,
    go_on: (&str, bool),
    look: &Look,
) -> bool {
    let window = ui.ctx().content_rect();
    let is_narrow = kit::is_narrow(ui.ctx());
    let grid = KeyGrid::new(ui.available_width(), window.height(), is_narrow);
    let has_cell = editor.cell().is_some();
    let height = if has_cell { grid.height() } else { grid.key.y };
    let area = ui.allocate_space(vec2(ui.available_width(), height)).1;
    let can_type = has_cell && !pad.is_full();
    // Where the lowest total wins, the bones left in a hand are added up, and no points are
    // subtracted.
    let adds_up = pad.rules.wins == WinningTotal::Lowest;
    for (at, key) in KEYS.into_iter().enumerate().filter(|_| has_cell) {
        let key = if key == '-' && adds_up { '+' } else { key };
        let place = grid.key_rect(at, area);
        let (id, text, name) = match key {
            '-' => ("pad-key-minus".to_owned(), "±".to_owned(), Some(msg::PAD_MINUS)),
            '+' => ("pad-key-plus".to_owned(), "+".to_owned(), Some(msg::PAD_PLUS)),
            '<' => ("pad-key-backspace".to_owned(), String::new(), Some(msg::PAD_BACKSPACE)),
            digit => (format!("pad-key-{digit}"), digit.to_string(), None),
        };
        let button = Button::quiet(&id, &text).height(place.height()).min_width(place.width());
        let pressed = key_ui(ui, place, can_type, |ui| {
            let button = button.ui(ui, look);
            if let Some(name) = name {
                ear::describe(&button, Role::Button, id.as_str(), &name.text());
            }
            if key == '<' {
                let ink = if can_type {
                    ui.visuals().text_color()
                } else {
                    ui.visuals().weak_text_color()
                };
                let mut pen = Pen::new(ui.painter());
                paint::icon(&mut pen, Icon::Backspace, place.center(), sizes::ICON_SIZE, ink);
            }
            button.clicked()
        });
        if pressed {
            match key {
                '-' => editor.toggle_sign(&pad.sheet()),
                '+' => editor.add_plus(&pad.sheet()),
                '<' => editor.backspace(),
                digit => editor.type_digit(digit),
            }
        }
    }
    let place = grid.go_on_rect(area);
    let (text, can_go_on) = go_on;
    let button = Button::primary("pad-next", text).height(place.height()).min_width(place.width());
    key_ui(ui, place, can_go_on, |ui| button.ui(ui, look).clicked())
}

fn key_ui(ui: &mut Ui, place: Rect, is_enabled: bool, key: impl FnOnce(&mut Ui) -> bool) -> bool {
    let pressed = |ui: &mut Ui| ui.add_enabled_ui(is_enabled, key).inner;
    kit::ui_at(ui, place, pressed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_do_not_overlap() {
        for (width, height, is_narrow) in
            [(328.0, 640.0, true), (388.0, 800.0, true), (852.0, 760.0, false)]
        {
            let grid = KeyGrid::new(width, height, is_narrow);
            let area = Rect::from_min_size(pos2(0.0, 0.0), vec2(width, grid.height()));
            let keys = (0..KEYS.len()).map(|at| grid.key_rect(at, area));
            let places: Vec<_> = keys.chain([grid.go_on_rect(area)]).collect();
            for (at, place) in places.iter().enumerate() {
                assert!(area.expand(0.01).contains_rect(*place), "{width}: {place:?}");
                let overlaps = |it: &Rect| it.shrink(0.01).intersects(place.shrink(0.01));
                assert!(!places[..at].iter().any(overlaps), "{width}: {place:?}");
                assert!(place.width() >= 40.0, "wide enough for a finger: {place:?}");
            }
        }
    }
}
