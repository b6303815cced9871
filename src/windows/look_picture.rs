//! A look or a theme as a button with a small picture of its table.

use egui::text::LayoutJob;
use egui::{Align, Rect, Response, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

use super::kit::{WidgetLabel, focus_ring, interact_as, sizes};
use crate::paint::theme::SMALL_TEXT_SIZE;
use crate::paint::{self, Face, Icon, Look, PaintedBone, Pen, Pose, TextStyle};
use engine::Pips;

// The picture at its original size, and its parts.
const PICTURE_SIZE: Vec2 = vec2(162.0, 97.0);
const CLOTH: Rect = Rect { min: pos2(7.0, 14.0), max: pos2(155.0, 71.0) };
const GOLD_PILL: Rect = Rect { min: pos2(10.0, 77.0), max: pos2(32.0, 86.0) };
const HAND_TOP: f32 = 73.0;
const BONE_WIDTH: f32 = 12.5;
// The height of the name below a picture, and of two lines below a picture that is too narrow for
// most names.
const NAME_HEIGHT: f32 = 28.0;
const TWO_LINES_HEIGHT: f32 = 36.0;
const TWO_LINES_BELOW: f32 = 120.0;
const CHECK_WIDTH: f32 = 20.0;

#[derive(Debug)]
pub(super) struct LookPicture<'a> {
    pub id: &'a str,
    pub name: &'a str,
    pub is_chosen: bool,
    pub size: Vec2,
    pub look: &'a Look,
}

pub(super) fn look_picture(ui: &mut Ui, picture: &LookPicture<'_>) -> Response {
    let below = if picture.size.x < TWO_LINES_BELOW { TWO_LINES_HEIGHT } else { NAME_HEIGHT };
    let whole = ui.allocate_space(picture.size + vec2(0.0, below)).1;
    let response =
        interact_as(ui, whole, WidgetLabel::choice(picture.id, picture.name, picture.is_chosen));
    if !ui.is_rect_visible(whole) {
        return response;
    }
    let rect = Rect::from_min_size(whole.min, picture.size);
    let visuals = ui.visuals();
    let (text, gold) = (visuals.text_color(), visuals.selection.bg_fill);
    let golden_text = visuals.hyperlink_color;
    let mut pen = Pen::new(ui.painter());
    paint_table(&mut pen, rect, picture.look);
    let (edge, stroke) = if picture.is_chosen {
        (rect.expand(2.0), Stroke::new(sizes::CHOSEN_EDGE_WIDTH, gold))
    } else if response.hovered() {
        (rect, Stroke::new(1.5, text))
    } else {
        (rect, visuals.widgets.noninteractive.bg_stroke)
    };
    let (style, check) = if picture.is_chosen {
        (TextStyle::semibold(sizes::TEXT_SIZE), CHECK_WIDTH)
    } else {
        (TextStyle::regular(sizes::TEXT_SIZE), 0.0)
    };
    // A name in two lines has smaller letters. The check is to the left of both lines, at the
    // height of the first.
    let room = picture.size.x - check;
    let is_short = paint::text_width(ui.painter(), picture.name, style) <= room;
    let font = if is_short { style.size } else { SMALL_TEXT_SIZE };
    let font = TextStyle { size: font, ..style }.font();
    let mut name = LayoutJob::simple(picture.name.to_owned(), font, text, room);
    name.wrap.max_rows = 2;
    for section in &mut name.sections {
        section.format.line_height = Some(paint::line_height(section.format.font_id.size));
    }
    name.halign = Align::Center;
    let name = ui.painter().layout_job(name);
    let at =
        pos2(rect.center().x + check / 2.0, rect.bottom() + (below + 4.0 - name.size().y) / 2.0);
    if picture.is_chosen {
        let first = name.rows.first().map_or(0.0, |row| row.rect().height());
        let center = at + vec2(name.rect.left() - 10.0, first / 2.0);
        paint::icon(&mut pen, Icon::Check, center, 14.0, golden_text);
    }
    drop(pen);
    ui.painter().galley(at, name, text);
    ui.painter().rect_stroke(edge, sizes::ROW_ROUNDING, stroke, StrokeKind::Outside);
    focus_ring(ui, &response, sizes::ROW_ROUNDING);
    response
}

/// Paints a table with a line and a hand, as large as `rect`.
fn paint_table(pen: &mut Pen, rect: Rect, look: &Look) {
    let scale = rect.width() / PICTURE_SIZE.x;
    let place = |at: egui::Pos2| {
        let high = rect.height() / PICTURE_SIZE.y;
        pos2(rect.left() + at.x * scale, rect.top() + at.y * high)
    };
    let colors = &look.colors;
    let [_, dark, _, light] = colors.wood.map(paint::color);
    pen.rect(rect, sizes::ROW_ROUNDING, (light, dark));
    let cloth = Rect::from_two_pos(place(CLOTH.min), place(CLOTH.max));
    paint::cloth(pen, cloth, 7.0 * scale, None, look);
    pen.frame(cloth, 7.0 * scale, 0.0, 1.0, paint::color(colors.hairline));
    let pill = Rect::from_two_pos(place(GOLD_PILL.min), place(GOLD_PILL.max));
    pen.rect(pill, pill.height() / 2.0, paint::color(colors.gold));
    let width = BONE_WIDTH * scale;
    let three = Pips::ALL[3];
    let halves = |one: usize, other: usize| [Pips::ALL[one], Pips::ALL[other]];
    let middle = cloth.center() - vec2(width, 0.0);
    let mut bones = vec![played_bone(Pose::upright(middle, width), [three, three], look)];
    for (steps, halves) in [(-1.5, halves(5, 3)), (1.5, halves(3, 6)), (3.5, halves(6, 1))] {
        let center = middle + vec2(steps * width, 0.0);
        bones.push(played_bone(Pose::lying(center, width), halves, look));
    }
    paint::bones(pen, &bones, look);
    let hand: Vec<_> = [halves(2, 6), halves(4, 4), halves(1, 5)]
        .into_iter()
        .enumerate()
        .map(|(n, halves)| {
            let left = rect.center().x + (n as f32 - 1.0) * 1.45 * width;
            let top = place(pos2(0.0, HAND_TOP)).y;
            PaintedBone::new(Pose::upright(pos2(left, top + width), width), halves)
        })
        .collect();
    pen.flush();
    let mut inside =
        Pen::new(&pen.painter().with_clip_rect(rect.intersect(pen.painter().clip_rect())));
    paint::bones(&mut inside, &hand, look);
}

fn played_bone(pose: Pose, halves: [Pips; 2], look: &Look) -> PaintedBone {
    PaintedBone {
        face: Face::Played(0),
        pin: Some(look.colors.pins[0]),
        ..PaintedBone::new(pose, halves)
    }
}
