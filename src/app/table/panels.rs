//! The rows of bones around the table: the own hand, Nestor's, the boneyard,
//! and what was played.

use egui::{Align2, CursorIcon, FontId, Id, Rect, Sense, Ui, WidgetInfo};

use super::hand;
use super::layout::{Arrangement, Panel, PanelKind};
use super::model::TableModel;
use super::motion::Thing;
use super::screen::{Picture, describe, paint_upright, played_by};
use crate::app::command::Command;
use crate::app::paint::{self, BoneFace, BoneState};
use crate::app::theme::SMALL_TEXT_SIZE;
use crate::app::wording::table as wording;

/// Shows a row of bones.
pub(super) fn panel_ui(
    ui: &Ui,
    panel: &Panel,
    model: &TableModel,
    arrangement: &Arrangement,
    picture: &Picture<'_>,
    commands: &mut Vec<Command>,
) {
    if let Some(title) = panel.title {
        let text = wording::panel_title(panel.kind, model);
        let font = FontId::proportional(SMALL_TEXT_SIZE);
        let painter = ui.painter();
        painter.text(
            title.left_center(),
            Align2::LEFT_CENTER,
            &text,
            font,
            picture.look.quiet,
        );
        describe(ui, title, ("title", panel.kind as usize), &text);
    }
    match panel.kind {
        PanelKind::Hand => {
            hand::hand_ui(ui, panel, model, arrangement, picture, commands);
        }
        PanelKind::Played => {
            for (placed, rect) in model.placed.iter().rev().zip(&panel.bones) {
                let pointed_at = picture.pointed_at == Some(placed.bone);
                let face = BoneFace::new(picture.look, played_by(placed.seat))
                    .last_played(picture.look, pointed_at);
                paint_upright(ui.painter(), *rect, placed.bone, &face);
                describe(
                    ui,
                    *rect,
                    ("played", placed.bone.index()),
                    &wording::played(placed.bone, placed.seat),
                );
            }
        }
        PanelKind::NestorsHand | PanelKind::Boneyard => {
            let bones = if panel.kind == PanelKind::Boneyard {
                &model.boneyard
            } else {
                &model.nestors_hand
            };
            if panel.kind == PanelKind::Boneyard {
                draw_ui(ui, panel, model, commands);
            }
            if bones.is_none() {
                backs_ui(ui, panel, model, picture);
                return;
            }
            let face = BoneFace::new(picture.look, BoneState::Shown);
            for (bone, rect) in bones.iter().flatten().zip(&panel.bones) {
                let shown = picture.motion.shown(Thing::Face(*bone), *rect);
                paint_upright(ui.painter(), shown, *bone, &face);
                let text = wording::shown(panel.kind, *bone);
                describe(ui, *rect, ("shown", bone.index()), &text);
            }
        }
    }
}

/// Bones face down.
fn backs_ui(ui: &Ui, panel: &Panel, model: &TableModel, picture: &Picture<'_>) {
    for (n, rect) in panel.bones.iter().enumerate() {
        let thing = match panel.kind {
            PanelKind::Boneyard => Thing::BoneyardBack(n),
            _ => Thing::NestorsBack(n),
        };
        let shown = picture.motion.shown(thing, *rect);
        paint::face_down(ui.painter(), shown, picture.look);
    }
    if panel.kind == PanelKind::NestorsHand
        && let Some(all) = panel.bones.iter().copied().reduce(Rect::union)
    {
        let text = wording::nestors_backs(model.nestors_bones);
        describe(ui, all, "Nestor's hand", &text);
    }
}

/// The boneyard can be clicked to draw.
fn draw_ui(ui: &Ui, panel: &Panel, model: &TableModel, commands: &mut Vec<Command>) {
    let Some(all) = panel.bones.iter().copied().reduce(Rect::union) else {
        return;
    };
    let id = Id::unique(("table", "boneyard"));
    let response = ui.interact(all, id, Sense::click());
    let text = wording::boneyard(model.boneyard_bones);
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, &text));
    if response.clicked() {
        commands.push(Command::Draw);
    }
    response.on_hover_cursor(CursorIcon::PointingHand);
}
