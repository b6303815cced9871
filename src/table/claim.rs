//! The tab at the rim of the cloth with the points that a player can claim.

use egui::{Align, Key, Layout, Modifiers, Rect, Role, ScrollArea, Sense, Ui, UiBuilder, vec2};

use super::layout::TableLayout;
use super::measures::SizeClass;
use crate::command::{Command, TableCommand};
use crate::ear::describe;
use crate::menu;
use crate::paint::{self, Look, Pen, TextStyle, color};
use engine::{Action, Rules};
use words::{msg, points};

const CHOICE_HEIGHT: f32 = 28.0;
const PADDING: f32 = 14.0;
const TIGHT_PADDING: f32 = 4.0;
const GAP: f32 = 6.0;
const NARROW_GAP: f32 = 3.0;
const TAB_PADDING: f32 = 16.0;
const NARROW_TAB_PADDING: f32 = 8.0;
const GAP_BESIDE_KEY: f32 = 8.0;
const KEY_PADDING: f32 = 5.0;
/// Keys of the choices: 0 for no points, 1 for the lowest number.
const KEYS: [Key; 10] = [
    Key::Num0,
    Key::Num1,
    Key::Num2,
    Key::Num3,
    Key::Num4,
    Key::Num5,
    Key::Num6,
    Key::Num7,
    Key::Num8,
    Key::Num9,
];

struct Choice {
    claim: Action,
    name: String,
    /// The key painted beside the claim, if there is room.
    key: Option<Key>,
    width: f32,
}

/// Shows the possible claims, in the unit of the scores. Each has its key beside it if there is
/// room; in less room the claims are closer together, and finally scroll.
pub fn claims_ui(
    ui: &mut Ui,
    (layout, claims): (&TableLayout, &[Action]),
    (rules, has_keys): (&Rules, bool),
    look: &Look,
    commands: &mut Vec<Command>,
) {
    let Some(tab) = layout.claim else {
        return;
    };
    let scale = layout.text_scale();
    let style = TextStyle::semibold(14.0 * scale);
    let is_narrow = layout.class == SizeClass::Narrow;
    let [at_ends, between] =
        if is_narrow { [NARROW_TAB_PADDING, NARROW_GAP] } else { [TAB_PADDING, GAP] };
    let inside = tab.shrink2(vec2(at_ends, (tab.height() - CHOICE_HEIGHT * scale) / 2.0));
    let mut ui = ui
        .new_child(UiBuilder::new().max_rect(inside).layout(Layout::left_to_right(Align::Center)));
    let first = usize::from(claims.first() != Some(&Action::Silence));
    let mut keys = KEYS[first..].iter().copied();
    let mut choices = Vec::new();
    for claim in claims {
        let name = match claim {
            Action::Claim(points) => points::in_rules_unit((*points).into(), rules).to_string(),
            _ => msg::TURN_NOTHING.text(),
        };
        choices.push(Choice {
            claim: *claim,
            width: paint::text_width(ui.painter(), &name, style),
            name,
            key: keys.next(),
        });
    }
    let label = (!is_narrow).then(|| msg::TURN_CLAIMS.text());
    let quiet = TextStyle::regular(14.0 * scale);
    let label_width =
        label.as_ref().map_or(0.0, |it| paint::text_width(ui.painter(), it, quiet) + PADDING);
    let room = inside.width() - label_width;
    let count = choices.len() as f32;
    let texts_width: f32 = choices.iter().map(|it| it.width).sum();
    let keys_width = choices.iter().filter_map(|it| it.key);
    let keys_width: f32 =
        keys_width.map(|key| key_text_and_width(&ui, key).1 + GAP_BESIDE_KEY).sum();
    let gaps = count * between;
    let shows_keys = texts_width + keys_width + gaps + 2.0 * GAP_BESIDE_KEY * count <= room;
    let padding = if shows_keys {
        GAP_BESIDE_KEY
    } else {
        let fits = (room - texts_width - gaps) / (2.0 * count.max(1.0));
        fits.clamp(TIGHT_PADDING, PADDING * scale)
    };
    for choice in &mut choices {
        choice.key = choice.key.filter(|_| shows_keys);
        let cap = choice.key.map_or(0.0, |key| key_text_and_width(&ui, key).1 + GAP_BESIDE_KEY);
        choice.width += cap + 2.0 * padding;
    }
    let widths: f32 = choices.iter().map(|it| it.width + between).sum();
    let before = (room - widths).max(0.0) / 2.0;
    let mut chosen = None;
    // Any direction of the wheel scrolls.
    ui.style_mut().always_scroll_the_only_direction = true;
    ScrollArea::horizontal()
        .id_salt("claims")
        .scroll_bar_visibility(egui::scroll_area::ScrollBarVisibility::AlwaysHidden)
        .show(&mut ui, |ui| {
            ui.spacing_mut().item_spacing.x = between;
            ui.add_space(before);
            if let Some(label) = label {
                let size = vec2(label_width - between, CHOICE_HEIGHT * scale);
                let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
                let y = paint::centered_baseline(rect.center().y, quiet.size);
                let mut pen = Pen::new(ui.painter());
                let ink = color(look.colors.wood_quiet);
                pen.text(egui::pos2(rect.left(), y), Align::Min, &label, quiet, ink);
            }
            for choice in &choices {
                let height = CHOICE_HEIGHT * scale;
                if choice_ui(ui, choice, (height, padding, style), look) {
                    chosen = Some(choice.claim);
                }
            }
        });
    let keyed = KEYS[first..].iter().zip(claims);
    for (key, claim) in keyed.filter(|_| has_keys && !menu::is_popup_open(&ui)) {
        if ui.input_mut(|input| input.consume_key(Modifiers::NONE, *key)) {
            chosen = Some(*claim);
        }
    }
    commands.extend(chosen.map(|claim| Command::Table(TableCommand::Act(claim))));
}

fn key_text_and_width(ui: &Ui, key: Key) -> (String, f32) {
    let name = menu::key_text(ui.ctx(), key);
    let width = paint::key_cap_width(&Pen::new(ui.painter()), &name, KEY_PADDING);
    (name, width)
}

/// Shows a choice. Returns whether the choice was clicked.
fn choice_ui(
    ui: &mut Ui,
    choice: &Choice,
    (height, padding, style): (f32, f32, TextStyle),
    look: &Look,
) -> bool {
    let size = vec2(choice.width, height);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let name = &choice.name;
    describe(&response, Role::Button, choice.claim.to_string(), name);
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    let colors = &look.colors;
    let is_pointed = response.hovered() || response.has_focus();
    let (ground, ink) = if is_pointed {
        (color(colors.hand.upper), color(colors.hand.pips))
    } else {
        let (resting, opacity) = colors.pill;
        let ground = color(resting).gamma_multiply(opacity);
        (ground, color(colors.wood_text))
    };
    let mut pen = Pen::new(ui.painter());
    let rect: Rect = pen.snap_rect(rect);
    pen.rect(rect, 8.0, (ground, ground));
    if let Some(key) = choice.key {
        let (key, width) = key_text_and_width(ui, key);
        let y = paint::centered_baseline(rect.center().y, style.size);
        let left = egui::pos2(rect.left() + padding, y);
        pen.text(left, Align::Min, name, style, ink);
        let center = rect.right_center() - vec2(padding + width / 2.0, 0.0);
        paint::key_cap(&mut pen, center, (&key, width), ink);
    } else {
        pen.centered_text(rect.center(), name, style, ink);
    }
    drop(pen);
    response.clicked()
}
