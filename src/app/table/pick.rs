//! Choosing a colour by a click on the part of the table that has it.

use egui::{CursorIcon, Id, Pos2, Rect, Sense, Ui, WidgetInfo};

use super::layout::{Arrangement, LIFT, Panel, PanelKind};
use super::model::TableModel;
use super::paint_context::PaintContext;
use crate::app::ear;
use crate::app::paint::{BoneGeometry, BonePart};
use crate::app::theme::Look;
use engine::{Bone, Pips, Seat};
use look::ColorRole;
use words::colors;
use words::say;

/// How much of the button for one's turn stands for what is written on it.
const WRITTEN: f32 = 0.4;

/// The colours of a bone: of its body, its pips, its line and its outline.
#[derive(Clone, Copy)]
struct BoneColors([ColorRole; 4]);

impl BoneColors {
    const fn of(body: ColorRole) -> Self {
        Self([body, ColorRole::Pips, ColorRole::Lines, ColorRole::Outlines])
    }

    const fn played_by(seat: Seat, look: &Look) -> Self {
        Self::of(look.role_of_plays(seat))
    }

    const SELECTED: Self = Self([
        ColorRole::YourHandSelected,
        ColorRole::PipsSelected,
        ColorRole::LinesSelected,
        ColorRole::OutlinesSelected,
    ]);
}

/// Lets the whole table be clicked, and nothing else be done there; the colour
/// of the part that was clicked. What is pointed at says which colour it has.
pub fn pick_ui(ui: &Ui, picture: &PaintContext<'_>) -> Option<ColorRole> {
    let id = Id::unique("table to pick colors from");
    let table = ui.interact(ui.max_rect(), id, Sense::CLICK | Sense::DRAG);
    let name = say!("colors-click-the-table");
    table.widget_info(|| WidgetInfo::labeled(egui::Role::Label, true, &name));
    ear::give_author_id(&table, "table-to-pick-from");
    let at = table.interact_pointer_pos().or(table.hover_pos())?;
    let role = color_at(at, picture, ui.pixels_per_point());
    let is_clicked = table.clicked();
    let table = table.on_hover_cursor(CursorIcon::Crosshair);
    table.on_hover_text_at_pointer(colors::role(role));
    is_clicked.then_some(role)
}

/// The colour of the part of the table that is at a place.
fn color_at(at: Pos2, picture: &PaintContext<'_>, pixels_per_point: f32) -> ColorRole {
    let (model, arrangement) = (picture.model, picture.arrangement);
    let hit = |rect: Rect, [first, second]: [Pips; 2], BoneColors(colors): BoneColors| {
        let [body, pips, line, outline] = colors;
        let bone = BoneGeometry::new(rect, pixels_per_point);
        let part = bone.part_at(at, first, second)?;
        Some(match part {
            BonePart::Body => body,
            BonePart::Pip => pips,
            BonePart::Line => line,
            BonePart::Outline => outline,
        })
    };
    for panel in arrangement.panels.iter().rev() {
        for (bone, rect, colors) in row(panel, model, picture.look) {
            let Some(bone) = bone else {
                if rect.contains(at) {
                    return ColorRole::Backs;
                }
                continue;
            };
            if let Some(role) = hit(rect, [bone.high(), bone.low()], colors) {
                return role;
            }
        }
    }
    let ends = arrangement.ends.iter();
    let ends = ends.filter_map(|place| Some((model.ends[place.end].bone?, place.bone)));
    let ends = ends.filter(|_| !arrangement.is_whole);
    let lying = arrangement.bones.iter().copied();
    for (lying, rect) in lying.chain(ends) {
        let colors = BoneColors::played_by(lying.by, picture.look);
        if let Some(role) = hit(rect, [lying.first, lying.second], colors) {
            return role;
        }
    }
    if arrangement.button.contains(at) {
        let written = arrangement.button.scale_from_center(WRITTEN);
        return if written.contains(at) {
            ColorRole::ButtonText
        } else {
            ColorRole::Buttons
        };
    }
    if is_text(at, arrangement) {
        ColorRole::Text
    } else {
        ColorRole::Background
    }
}

/// The bones of a row, their places and their colours; those face down are no
/// bones.
fn row(panel: &Panel, model: &TableModel, look: &Look) -> Vec<(Option<Bone>, Rect, BoneColors)> {
    let places = panel.bones.iter().copied();
    let shown = BoneColors::of(ColorRole::YourHand);
    let open = match panel.kind {
        PanelKind::Hand => {
            let bones = places.zip(&model.hand);
            let bones = bones.map(|(rect, hand)| {
                if hand.selected {
                    let lifted = rect.translate(egui::vec2(0.0, -rect.width() * LIFT));
                    (Some(hand.bone), lifted, BoneColors::SELECTED)
                } else {
                    (Some(hand.bone), rect, shown)
                }
            });
            return bones.collect();
        }
        PanelKind::Played => {
            let bones = places.zip(model.placed.iter().rev());
            let bones = bones.map(|(rect, placed)| {
                let colors = BoneColors::played_by(placed.seat, look);
                (Some(placed.bone), rect, colors)
            });
            return bones.collect();
        }
        PanelKind::OtherHand(seat) => model.open_hand(seat),
        PanelKind::Boneyard => model.boneyard.as_deref(),
    };
    let bone = |place: usize| open.and_then(|bones| bones.get(place).copied());
    let bones = places.enumerate();
    bones.map(|(n, rect)| (bone(n), rect, shown)).collect()
}

/// Whether there is something written at a place.
fn is_text(at: Pos2, arrangement: &Arrangement) -> bool {
    let plates = arrangement.plates.iter().map(|plate| plate.rect);
    let sides = arrangement.sides.iter().map(|side| side.rect);
    let titles = arrangement.panels.iter().filter_map(|panel| panel.title);
    let others = [arrangement.message, arrangement.count].into_iter();
    let mut all = plates
        .chain(sides)
        .chain(titles)
        .chain(others)
        .chain(arrangement.log);
    all.any(|rect| rect.contains(at))
}
