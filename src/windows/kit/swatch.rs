//! Swatches: bones or backs on a piece of cloth, as choices.

use egui::{Align, Rect, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

use look::{BackPattern, BoneSet};

use super::list::ListChoice;
use super::{WidgetLabel, focus_ring, interact_as, sizes};
use crate::paint::{self, Look, PaintedBone, Pen, Pose, TextStyle, color};
use engine::Pips;

const CLOTH_SIZE: Vec2 = vec2(72.0, 40.0);
const ROUNDING: f32 = 8.0;
const SWATCH_STEP: f32 = 104.0;
const SWATCH_HEIGHT: f32 = 70.0;
const BONE_WIDTH: f32 = 17.0;
const BONE_STEP: f32 = 24.0;
const SHOWN_HALVES: [[usize; 2]; 2] = [[5, 3], [6, 4]];
/// The ring around the chosen swatch: its distance and its width.
const RING_GAP_AND_WIDTH: (f32, f32) = (3.0, 2.5);
const NAME_SIZE: f32 = 13.0;
const MIN_NAME_SIZE: f32 = 11.0;

#[derive(Debug, Clone, Copy)]
pub enum Swatch {
    /// Two bones of a set.
    Bones(&'static BoneSet),
    /// Two face-down bones.
    Backs(&'static BackPattern),
}

/// Draws swatches in rows. Returns the value of the clicked one.
pub fn swatches<T: Clone>(
    ui: &mut Ui,
    choices: &[(ListChoice<T>, Swatch)],
    look: &Look,
) -> Option<T> {
    let columns = ((ui.available_width() / SWATCH_STEP) as usize).max(1);
    let mut chosen = None;
    for row in choices.chunks(columns) {
        let whole = ui.allocate_space(vec2(ui.available_width(), SWATCH_HEIGHT)).1;
        for (n, (choice, swatch)) in row.iter().enumerate() {
            let left = whole.left() + SWATCH_STEP * n as f32;
            let rect =
                Rect::from_min_size(pos2(left, whole.top()), vec2(SWATCH_STEP, SWATCH_HEIGHT));
            if swatch_ui(ui, rect, choice, *swatch, look) {
                chosen = Some(choice.value.clone());
            }
        }
    }
    chosen
}

fn swatch_ui<T>(ui: &Ui, rect: Rect, choice: &ListChoice<T>, swatch: Swatch, look: &Look) -> bool {
    let label = WidgetLabel::choice(&choice.id, &choice.name, choice.is_set);
    let response = interact_as(ui, rect.shrink(2.0), label);
    if !ui.is_rect_visible(rect) {
        return response.clicked();
    }
    let cloth = Rect::from_center_size(
        pos2(rect.center().x, rect.top() + 2.0 * RING_GAP_AND_WIDTH.0 + CLOTH_SIZE.y / 2.0),
        CLOTH_SIZE,
    );
    let look = match swatch {
        Swatch::Bones(bones) => look.clone().with_bones(bones, look.back),
        Swatch::Backs(back) => Look { back, ..look.clone() },
    };
    let mut pen = Pen::new(ui.painter());
    pen.rect(cloth, ROUNDING, color(look.colors.cloth.middle));
    let bones = SHOWN_HALVES.iter().zip([-0.5, 0.5]).map(|(halves, aside)| {
        let center = cloth.center() + vec2(aside * BONE_STEP, 0.0);
        let pose = Pose::upright(center, BONE_WIDTH);
        match swatch {
            Swatch::Bones(_) => PaintedBone::new(pose, halves.map(|half| Pips::ALL[half])),
            Swatch::Backs(_) => PaintedBone::back(pose),
        }
    });
    paint::bones(&mut pen, &bones.collect::<Vec<_>>(), &look);
    let visuals = ui.visuals();
    let (tone, style) = if choice.is_set {
        (visuals.text_color(), TextStyle::semibold(NAME_SIZE))
    } else {
        (visuals.weak_text_color(), TextStyle::regular(NAME_SIZE))
    };
    let (name, style) =
        paint::fit_text(ui.painter(), &choice.name, style, MIN_NAME_SIZE, SWATCH_STEP - 4.0);
    let at = pos2(rect.center().x, rect.bottom() - 6.0);
    pen.text(at, Align::Center, &name, style, tone);
    drop(pen);
    let (away, width) = RING_GAP_AND_WIDTH;
    if choice.is_set {
        let ring = Stroke::new(width, visuals.selection.bg_fill);
        ui.painter().rect_stroke(cloth.expand(away), ROUNDING + away, ring, StrokeKind::Middle);
    } else if response.hovered() {
        let edge = Stroke::new(1.5, visuals.text_color());
        ui.painter().rect_stroke(cloth, ROUNDING, edge, StrokeKind::Outside);
    }
    focus_ring(ui, &response, sizes::ROW_ROUNDING);
    response.clicked()
}
