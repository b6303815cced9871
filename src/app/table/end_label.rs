//! What is told beside an end where only the ends are shown: what it counts, or what
//! the bone that is taken up would make of the table.

use egui::{Align2, FontId, Rect, Ui, vec2};

use super::ghost;
use super::layout::{Arrangement, EndPlace, nearest_free};
use super::model::{EndModel, TableModel};
use super::names as wording;
use super::paint_context::PaintContext;
use crate::app::theme::SMALL_TEXT_SIZE;
use engine::Side;

/// Where a bone that is advised lies in the place of a label, that has no more room
/// than this beside it, in points.
const WIDEST_MOVED: f32 = 62.0;
/// The height of the second line of a label in a list, in points.
pub const COUNT_HEIGHT: f32 = 16.0;

/// Where it stands, and to which side of that place: where no bone lies that is
/// advised. `None` if there is no room.
pub fn label_place(
    model: &TableModel,
    arrangement: &Arrangement,
    place: &EndPlace,
) -> Option<(Rect, Align2)> {
    let label = place.label;
    let align = match model.ends[place.end].side {
        Side::North | Side::South if !model.is_list => Align2::LEFT_CENTER,
        _ => Align2::CENTER_CENTER,
    };
    let mut ends = arrangement.ends.iter();
    let advised = ends.find_map(|at| {
        let bone = model.advised_at(model.ends[at.end].end)?;
        Some(ghost::pose(model, arrangement, at, bone).around())
    });
    let Some(advised) = advised.filter(|advised| advised.intersects(label)) else {
        return Some((label, align));
    };
    let lying = arrangement.bones.iter().map(|(_, rect)| *rect);
    let ends = arrangement.ends.iter().map(|end| end.bone);
    let others = arrangement.ends.iter().filter(|end| end.end != place.end);
    let others = others.map(|end| end.label).chain(arrangement.seal);
    let taken: Vec<Rect> = lying.chain(ends).chain(others).chain([advised]).collect();
    let size = vec2(label.width().min(WIDEST_MOVED), label.height());
    let moved = nearest_free(label.center(), size, arrangement, &taken)?;
    Some((moved, Align2::CENTER_CENTER))
}

/// The line in a list of ends that says what the end counts, below its name; what the lens
/// tells of an end stands there instead. `None` where there is one line alone.
pub fn place_of_count(model: &TableModel, place: &EndPlace) -> Option<Rect> {
    let label = place.label;
    let has_room = model.is_list && label.height() >= 2.0 * SMALL_TEXT_SIZE;
    has_room.then(|| label.with_min_y(label.bottom() - COUNT_HEIGHT))
}

/// Writes it.
pub(super) fn label_ui(ui: &Ui, end: &EndModel, place: &EndPlace, picture: &PaintContext<'_>) {
    let (model, look) = (picture.model, picture.look);
    let Some((label, align)) = label_place(model, picture.arrangement, place) else {
        return;
    };
    let counts = wording::tells_counts(picture.rules);
    // While a score is shown, its numbers stand where the label would; what the lens
    // tells of an end in a list stands there, too.
    let has_lens = picture.score.is_none() && picture.held.is_none();
    let is_told = model.is_list && has_lens && !end.scoring.is_empty();
    let scored = picture.score.is_some() && end.times > 0 || is_told;
    let (text, color) = match end.preview {
        _ if scored => (String::new(), look.quiet),
        Some(preview) if counts => (wording::preview(preview, picture.rules), look.accent_text),
        None if counts && picture.counts && model.selected().is_none() => {
            (wording::end_count(end), look.quiet)
        }
        _ => (String::new(), look.quiet),
    };
    let painter = ui.painter();
    let font = FontId::proportional(SMALL_TEXT_SIZE);
    if model.is_list {
        let name = wording::end_name(end);
        if place_of_count(model, place).is_none() {
            let is_replaced = scored && !is_told;
            let (text, color) = if is_replaced || end.preview.is_some() && !text.is_empty() {
                (text, color)
            } else {
                (name, look.quiet)
            };
            painter.text(label.center(), Align2::CENTER_CENTER, text, font, color);
            return;
        }
        painter.text(
            label.center_top(),
            Align2::CENTER_TOP,
            name,
            font.clone(),
            look.quiet,
        );
        painter.text(
            label.center_bottom(),
            Align2::CENTER_BOTTOM,
            text,
            font,
            color,
        );
        return;
    }
    painter.text(align.pos_in_rect(&label), align, text, font, color);
}
