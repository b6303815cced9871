//! An empty list: a picture, a sentence, and the button that fills it.

use egui::{Response, RichText, Ui, Vec2, vec2};

use super::dialog::is_narrow;
use super::picture::{bones_row, face};
use super::primary_button;
use crate::paint::{self, Look, Pen};
use crate::windows::text;

/// The size of the picture, in points, the width of its bones, and their opacity.
const PICTURE: Vec2 = vec2(200.0, 96.0);
const ROUNDING: f32 = 12.0;
const BONE_WIDTH: f32 = 26.0;
const PALE: f32 = 0.45;
const BONES: [&str; 3] = ["6-4", "5-5", "3-0"];
/// The space around the parts.
const BETWEEN: f32 = 16.0;
const AROUND: f32 = 24.0;
/// The approximate height of the sentence and the button below the picture.
const BELOW_PICTURE: f32 = 120.0;

/// Text of an empty list, and the button that fills it.
#[derive(Debug, Clone, Copy)]
pub struct Empty<'a> {
    /// The sentence.
    pub sentence: &'a str,
    /// The id and the name of the button.
    pub button: (&'a str, &'a str),
}

/// Draws the picture, the sentence and the button. Returns the button.
pub fn empty(ui: &mut Ui, look: &Look, it: Empty<'_>) -> Response {
    let above = if is_narrow(ui.ctx()) {
        // The middle of the picture is at a third of the height.
        let third = ui.ctx().content_rect().height() / 3.0 + BELOW_PICTURE / 2.0;
        (third - PICTURE.y / 2.0 - BELOW_PICTURE / 2.0 - ui.cursor().top()).max(AROUND)
    } else {
        AROUND
    };
    ui.vertical_centered(|ui| {
        ui.add_space(above);
        let (rect, _) = ui.allocate_exact_size(PICTURE, egui::Sense::hover());
        let mut painter = ui.painter().clone();
        let mut pen = Pen::new(&painter);
        paint::cloth(&mut pen, rect, ROUNDING, None, look);
        let hairline = paint::color(look.colors.hairline);
        pen.frame(rect, ROUNDING, -1.0, 0.0, hairline.gamma_multiply(0.5));
        drop(pen);
        painter.multiply_opacity(PALE);
        let poses = bones_row(rect.center(), BONES.len(), BONE_WIDTH, rect.width());
        let bones = BONES.map(|bone| bone.parse().expect("it is written as a bone"));
        let bones: Vec<_> = poses.zip(bones).map(|(pose, it)| face(pose, it)).collect();
        paint::bones(&mut Pen::new(&painter), &bones, look);
        ui.add_space(BETWEEN);
        text::wrapped(ui, RichText::new(it.sentence).size(16.0));
        ui.add_space(BETWEEN);
        let button = primary_button(ui, look, it.button.0, it.button.1, 0.0);
        ui.add_space(AROUND);
        button
    })
    .inner
}
