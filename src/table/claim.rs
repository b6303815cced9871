//! The points that a player can claim: choices in a tab that grows out of the rim.

use egui::{Align, Key, Layout, Modifiers, Rect, Role, ScrollArea, Sense, Ui, UiBuilder, vec2};

use super::boxes::Boxes;
use super::measures::SizeClass;
use crate::command::{Command, TableCommand};
use crate::ear::describe;
use crate::menu;
use crate::paint::{self, Look, Pen, TextStyle, color};
use engine::{Action, Rules};
use words::{msg, points};

/// The height of a choice, the space at the sides of its text, and between two, in points.
const HEIGHT: f32 = 28.0;
const PADDING: f32 = 14.0;
const BETWEEN: f32 = 6.0;
/// The space between the ends of the tab and what is in it, in points.
const INSIDE: f32 = 16.0;
/// The keys that choose: 0 for no points, 1 for the lowest number.
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

/// Shows the claims from which one is chosen, the same whatever lies on the table, and in the
/// unit in which the rules show scores. More than there is room for scroll.
pub fn claims_ui(
    ui: &mut Ui,
    (boxes, claims): (&Boxes, &[Action]),
    (rules, has_keys): (&Rules, bool),
    look: &Look,
    commands: &mut Vec<Command>,
) {
    let Some(tab) = boxes.claim else {
        return;
    };
    let scale = boxes.text_scale();
    let style = TextStyle::semibold(14.0 * scale);
    let inside = tab.shrink2(vec2(INSIDE, (tab.height() - HEIGHT * scale) / 2.0));
    let mut ui = ui.new_child(
        UiBuilder::new()
            .max_rect(inside)
            .layout(Layout::left_to_right(Align::Center)),
    );
    let mut choices = Vec::new();
    for claim in claims {
        let name = match claim {
            Action::Claim(points) => points::shown((*points).into(), rules).to_string(),
            _ => msg::TURN_NOTHING.text(),
        };
        let width = paint::text_width(ui.painter(), &name, style) + 2.0 * PADDING * scale;
        choices.push((*claim, name, width));
    }
    let label = (boxes.class != SizeClass::Narrow).then(|| msg::TURN_CLAIMS.text());
    let quiet = TextStyle::regular(14.0 * scale);
    let label_width = label.as_ref().map_or(0.0, |it| {
        paint::text_width(ui.painter(), it, quiet) + PADDING
    });
    let widths: f32 = choices.iter().map(|(_, _, width)| width + BETWEEN).sum();
    let before = (inside.width() - label_width - widths).max(0.0) / 2.0;
    let mut chosen = None;
    ScrollArea::horizontal()
        .id_salt("claims")
        .scroll_bar_visibility(egui::scroll_area::ScrollBarVisibility::AlwaysHidden)
        .show(&mut ui, |ui| {
            ui.spacing_mut().item_spacing.x = BETWEEN;
            ui.add_space(before);
            if let Some(label) = label {
                let size = vec2(label_width - BETWEEN, HEIGHT * scale);
                let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
                let y = paint::centered_baseline(rect.center().y, quiet.size);
                let mut pen = Pen::new(ui.painter());
                let ink = color(look.colors.wood_quiet);
                pen.text(egui::pos2(rect.left(), y), Align::Min, &label, quiet, ink);
            }
            for (claim, name, width) in &choices {
                let size = vec2(*width, HEIGHT * scale);
                if choice_ui(ui, (claim, name), (size, style), look) {
                    chosen = Some(*claim);
                }
            }
        });
    let first = usize::from(claims.first() != Some(&Action::Silence));
    let keyed = KEYS[first..].iter().zip(claims);
    for (key, claim) in keyed.filter(|_| has_keys && !menu::is_open(&ui)) {
        if ui.input_mut(|input| input.consume_key(Modifiers::NONE, *key)) {
            chosen = Some(*claim);
        }
    }
    commands.extend(chosen.map(|claim| Command::Table(TableCommand::Act(claim))));
}

/// A choice; whether it is chosen now.
fn choice_ui(
    ui: &mut Ui,
    (claim, name): (&Action, &str),
    (size, style): (egui::Vec2, TextStyle),
    look: &Look,
) -> bool {
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    describe(&response, Role::Button, claim.to_string(), name);
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
    pen.centered_text(rect.center(), name, style, ink);
    drop(pen);
    response.clicked()
}
