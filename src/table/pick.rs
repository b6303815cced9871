//! Choosing a colour by a click on the part of the table that has it.

use egui::{CursorIcon, Id, Pos2, Sense, Ui, WidgetInfo};

use super::boxes::Boxes;
use super::snapshot::Snapshot;
use super::sprite::{Sprite, SpriteId, Thing, Whose};
use crate::app::give_author_id;
use crate::app::paint::{BoneGeometry, BonePart};
use look::ColorRole;
use words::{colors, say};

/// The colours of the plays, in the order of the players' colours.
const PLAYS: [ColorRole; 4] = [
    ColorRole::FirstPlays,
    ColorRole::SecondPlays,
    ColorRole::ThirdPlays,
    ColorRole::FourthPlays,
];
/// How much of the button for one's turn stands for what is written on it.
const WRITTEN: f32 = 0.4;

/// Lets the whole table be clicked, and nothing else be done there; the colour of the
/// part that was clicked. What is pointed at says which colour it has.
pub fn pick_ui(
    ui: &Ui,
    (snapshot, sprites, boxes): (&Snapshot, &[Sprite], &Boxes),
) -> Option<ColorRole> {
    let id = Id::unique("table to pick colors from");
    let table = ui.interact(boxes.area, id, Sense::CLICK | Sense::DRAG);
    let name = say!("colors-click-the-table");
    table.widget_info(|| WidgetInfo::labeled(egui::Role::Label, true, &name));
    give_author_id(&table, "table-to-pick-from");
    let at = table.interact_pointer_pos().or(table.hover_pos())?;
    let pixels_per_point = ui.pixels_per_point();
    let above = sprites.iter().rev();
    // What is told of a boneyard reaches around its bones.
    let is_bone = |sprite: &&Sprite| matches!(sprite.thing, Thing::Bone { .. } | Thing::Back);
    let role = above
        .clone()
        .filter(is_bone)
        .chain(above)
        .find_map(|sprite| role_of(sprite, at, snapshot, pixels_per_point))
        .unwrap_or_else(|| role_of_ground(at, boxes));
    let is_clicked = table.clicked();
    let table = table.on_hover_cursor(CursorIcon::Crosshair);
    table.on_hover_text_at_pointer(colors::role(role));
    is_clicked.then_some(role)
}

/// The colour of a sprite at a place, if it is there.
fn role_of(
    sprite: &Sprite,
    at: Pos2,
    snapshot: &Snapshot,
    pixels_per_point: f32,
) -> Option<ColorRole> {
    let rect = sprite.rect();
    if !rect.contains(at) {
        return None;
    }
    Some(match &sprite.thing {
        Thing::Bone {
            halves,
            whose,
            marks,
            ..
        } => {
            let [body, pips, line, outline] = match whose {
                Whose::Hand if marks.selected => [
                    ColorRole::YourHandSelected,
                    ColorRole::PipsSelected,
                    ColorRole::LinesSelected,
                    ColorRole::OutlinesSelected,
                ],
                Whose::LaidOpen => [
                    ColorRole::YourHandSelected,
                    ColorRole::PipsSelected,
                    ColorRole::LinesSelected,
                    ColorRole::Outlines,
                ],
                Whose::Hand | Whose::Played(_) => {
                    let body = match whose {
                        Whose::Played(place) => PLAYS[snapshot.color_of(*place)],
                        _ => ColorRole::YourHand,
                    };
                    [body, ColorRole::Pips, ColorRole::Lines, ColorRole::Outlines]
                }
            };
            // Turned the other way, its second half comes first.
            let is_turned = sprite.pose.angle.sin() > 0.5 || sprite.pose.angle.cos() < -0.5;
            let [first, second] = *halves;
            let (first, second) = if is_turned {
                (second, first)
            } else {
                (first, second)
            };
            match BoneGeometry::new(rect, pixels_per_point).part_at(at, first, second)? {
                BonePart::Body => body,
                BonePart::Pip => pips,
                BonePart::Line => line,
                BonePart::Outline => outline,
            }
        }
        Thing::Back => ColorRole::Backs,
        Thing::Name { .. } | Thing::Score { .. } | Thing::SideScore { .. } | Thing::News(_) => {
            ColorRole::Text
        }
        Thing::Count { .. } | Thing::BoneyardCount(_) => ColorRole::Text,
        _ if matches!(sprite.id, SpriteId::End(_)) => ColorRole::Text,
        _ => return None,
    })
}

fn role_of_ground(at: Pos2, boxes: &Boxes) -> ColorRole {
    if !boxes.button.contains(at) {
        ColorRole::Background
    } else if boxes.button.scale_from_center(WRITTEN).contains(at) {
        ColorRole::ButtonText
    } else {
        ColorRole::Buttons
    }
}
