//! Paints the bones that are on their way, above all that lie.

use egui::Ui;

use super::felt;
use super::hand;
use super::model::TableModel;
use super::paint_context::PaintContext;
use super::places::Zone;
use super::taking_model::TakingModel;
use crate::app::paint::{BoneFace, BoneState};
use engine::Bone;

/// Shows every bone that is on its way.
pub(super) fn moving_ui(ui: &Ui, picture: &PaintContext<'_>) {
    let (look, painter) = (picture.look, ui.painter());
    let on_table = ui.painter_at(picture.arrangement.table);
    // An end stays in sight until the bone that was played on it has landed.
    for (thing, pose) in picture.motion.leaving() {
        let mut placed = picture.model.placed.iter();
        let is_on_table = placed.any(|placed| thing.bone() == Some(placed.bone));
        if let Some(bone) = thing
            .bone()
            .filter(|_| is_on_table && !picture.arrangement.is_whole)
        {
            pose.paint(painter, pose.width, bone, &face(bone, picture), look);
        }
    }
    for moving in picture.motion.moving() {
        let (pose, width) = (moving.pose, moving.width);
        // What slides into sight or out of it does so at the edge of the table.
        let slides = moving.zone == Zone::Table && !moving.is_carried;
        let painter = if slides && picture.arrangement.is_whole {
            &on_table
        } else {
            painter
        };
        match moving.thing.bone() {
            Some(bone) => {
                let mut face = face(bone, picture);
                face.glow = face.glow.filter(|_| !moving.is_carried);
                pose.paint(painter, width, bone, &face, look);
            }
            None => pose.paint_back(painter, width, look),
        }
    }
}

/// How a bone looks where it belongs.
fn face(bone: Bone, picture: &PaintContext<'_>) -> BoneFace {
    let model: &TableModel = picture.model;
    if let Some(placed) = model.placed.iter().find(|placed| placed.bone == bone) {
        let glows = picture.pointed_at.or(model.newest()) == Some(bone);
        let state = BoneState::PlayedBy(placed.seat);
        return BoneFace::new(picture.look, state).last_played(picture.look, glows);
    }
    let mut lots = model.taking.iter().flat_map(TakingModel::lots);
    if let Some(lot) = lots.find(|lot| lot.bone == bone) {
        return felt::face(*lot, picture);
    }
    match model.hand.iter().find(|hand| hand.bone == bone) {
        Some(hand) => hand::face(hand, picture),
        None => BoneFace::new(picture.look, BoneState::Shown),
    }
}
