//! What an empty list shows: a picture, a sentence, and the button that fills it.

use egui::{Response, RichText, Ui, Vec2, vec2};

use super::dialog::is_narrow;
use super::picture::{bones_row, face_up};
use super::{primary_button, sizes};
use crate::paint::{self, Look, Pen};
use crate::windows::text;

const PICTURE_SIZE: Vec2 = vec2(200.0, 96.0);
const PICTURE_OPACITY: f32 = 0.45;
const BONES: [&str; 3] = ["6-4", "5-5", "3-0"];
const BONE_WIDTH: f32 = 26.0;
const GAP: f32 = 16.0;
const MARGIN: f32 = 24.0;
const MIN_MARGIN: f32 = 12.0;
/// The approximate height of the sentence and the button.
const HEIGHT_BELOW_PICTURE: f32 = 120.0;

#[derive(Debug, Clone, Copy)]
pub struct EmptyList<'a> {
    pub sentence: &'a str,
    pub button_id: &'a str,
    pub button: &'a str,
    /// Whether the height of the window is fixed, so that the picture is in the middle of it.
    pub has_fixed_height: bool,
}

pub fn empty_list_ui(ui: &mut Ui, look: &Look, list: EmptyList<'_>) -> Response {
    let top = ui.cursor().top();
    let above = if is_narrow(ui.ctx()) {
        // The middle of the picture is at a third of the height.
        (ui.ctx().content_rect().height() / 3.0 - PICTURE_SIZE.y / 2.0 - top).max(MARGIN)
    } else if list.has_fixed_height {
        // In the middle of the visible part of the window's body.
        let bottom = ui.max_rect().bottom().min(ui.clip_rect().bottom());
        ((bottom - top - PICTURE_SIZE.y - HEIGHT_BELOW_PICTURE) / 2.0).max(MIN_MARGIN)
    } else {
        MARGIN
    };
    ui.vertical_centered(|ui| {
        ui.add_space(above);
        let (rect, _) = ui.allocate_exact_size(PICTURE_SIZE, egui::Sense::hover());
        let mut painter = ui.painter().clone();
        let mut pen = Pen::new(&painter);
        paint::cloth(&mut pen, rect, sizes::CARD_ROUNDING, None, look);
        let hairline = paint::color(look.colors.hairline);
        pen.frame(rect, sizes::CARD_ROUNDING, -1.0, 0.0, hairline.gamma_multiply(0.5));
        drop(pen);
        painter.multiply_opacity(PICTURE_OPACITY);
        let poses = bones_row(rect.center(), BONES.len(), BONE_WIDTH, rect.width());
        let bones = BONES.map(|bone| bone.parse().expect("it is written as a bone"));
        let bones: Vec<_> = poses.zip(bones).map(|(pose, it)| face_up(pose, it)).collect();
        paint::bones(&mut Pen::new(&painter), &bones, look);
        ui.add_space(GAP);
        text::wrapped(ui, RichText::new(list.sentence).size(sizes::HEADING_SIZE));
        ui.add_space(GAP);
        let button = primary_button(ui, look, list.button_id, list.button, 0.0);
        ui.add_space(if list.has_fixed_height { MIN_MARGIN } else { MARGIN });
        button
    })
    .inner
}
