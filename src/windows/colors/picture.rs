//! The live picture of a table in which every color of a theme occurs. A click on a part chooses
//! its color.

use egui::{
    Color32, CursorIcon, Pos2, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};

use crate::ear;
use crate::paint::{
    self, ButtonState, Face, Look, PaintedBone, Pen, Pill, Pose, end_number, name_pill, score,
};
use crate::widgets::Button;
use engine::Pips;
use look::ColorRole;
use words::Named as _;
use words::msg;

/// The largest size of the picture, in points. In a narrow window, only its width shrinks.
const PICTURE_SIZE: egui::Vec2 = vec2(640.0, 218.0);
const CLOTH: Rect = Rect { min: pos2(10.0, 34.0), max: pos2(631.0, 142.0) };
// The widths of a bone on the cloth, of one in the hand, and of a back.
const CLOTH_BONE_WIDTH: f32 = 30.0;
const HAND_BONE_WIDTH: f32 = 34.0;
const BACK_WIDTH: f32 = 17.0;
/// Below this width of the picture, in points, fewer bones are shown instead of smaller ones.
const FEWER_BONES_BELOW: f32 = 480.0;
const ROUNDING: f32 = 10.0;
// The distance of an outline from its part, and its thickness.
const OUTLINE_GAP: f32 = 2.0;
const OUTLINE_WIDTH: f32 = 2.5;
/// How far around a bone a click chooses the color of outlines, in points.
const OUTLINE_HIT_WIDTH: f32 = 2.5;

struct PicturePart {
    role: ColorRole,
    rect: Rect,
    rounding: f32,
}

/// What the pointer does on the picture.
#[derive(Debug, Default)]
pub(super) struct PictureInput {
    /// The color of the part that was clicked.
    pub clicked: Option<ColorRole>,
    /// The color of the part under the pointer.
    pub pointed_at: Option<ColorRole>,
    /// Whether `clicked` is a double-click, which restores the original colors.
    pub is_double_click: bool,
}

/// Draws the picture; `chosen` is the color being edited.
pub(super) fn picture_ui(ui: &mut Ui, look: &Look, chosen: ColorRole) -> PictureInput {
    let width = ui.available_width().min(PICTURE_SIZE.x);
    let size = vec2(width, PICTURE_SIZE.y);
    let (rect, response) = ui.allocate_exact_size(size, Sense::CLICK);
    let name = msg::COLORS_CLICK_THE_PICTURE.text();
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
    ear::give_author_id(&response, "colors-picture");
    let ring = Color32::WHITE;
    let gold = ui.visuals().selection.bg_fill;
    let line = ui.visuals().widgets.noninteractive.bg_stroke;
    let clipped = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
    let picture = ThemePicture { pen: Pen::new(&clipped), look, rect, chosen, parts: Vec::new() };
    let parts = picture.paint();
    ui.painter().rect_stroke(rect, ROUNDING, line, StrokeKind::Inside);
    let pointed_at = response.hover_pos().map(|at| role_at(&parts, at));
    let outline = |role, color| {
        for part in parts.iter().filter(|part| part.role == role) {
            let around = part.rect.expand(OUTLINE_GAP);
            let stroke = Stroke::new(OUTLINE_WIDTH, color);
            ui.painter().rect_stroke(around, part.rounding, stroke, StrokeKind::Inside);
        }
    };
    outline(chosen, gold);
    if let Some(role) = pointed_at {
        outline(role, ring);
        ui.set_cursor_icon(CursorIcon::PointingHand);
    }
    PictureInput {
        clicked: pointed_at.filter(|_| response.clicked()),
        pointed_at,
        is_double_click: response.double_clicked(),
    }
}

/// The color of the topmost part at a place.
fn role_at(parts: &[PicturePart], at: Pos2) -> ColorRole {
    let part = parts.iter().rev().find(|part| part.rect.contains(at));
    part.map_or(ColorRole::Background, |part| part.role)
}

struct ThemePicture<'a> {
    pen: Pen,
    look: &'a Look,
    rect: Rect,
    chosen: ColorRole,
    parts: Vec<PicturePart>,
}

impl ThemePicture<'_> {
    /// Paints the picture. Returns its parts from bottom to top.
    fn paint(mut self) -> Vec<PicturePart> {
        let cloth = self.paint_ground();
        self.paint_line(cloth);
        self.paint_plates();
        self.paint_hand();
        self.parts
    }

    fn has_fewer_bones(&self) -> bool {
        self.rect.width() < FEWER_BONES_BELOW
    }

    fn paint_ground(&mut self) -> Rect {
        let colors = &self.look.colors;
        let [_, dark, light, _] = colors.wood.map(paint::color);
        self.pen.rect(self.rect, ROUNDING, (light, dark));
        let cloth = Rect::from_min_max(
            self.rect.min + CLOTH.min.to_vec2(),
            pos2(self.rect.right() - (PICTURE_SIZE.x - CLOTH.max.x), self.rect.top() + CLOTH.max.y),
        );
        paint::cloth(&mut self.pen, cloth, ROUNDING, None, self.look);
        let hairline = paint::color(colors.hairline);
        self.pen.frame(cloth, ROUNDING, 0.0, 1.5, hairline);
        self.add_part(ColorRole::Background, cloth, ROUNDING);
        cloth
    }

    /// Paints the line on the cloth: plays of both players, and the numbers at its ends.
    fn paint_line(&mut self, cloth: Rect) {
        let u = CLOTH_BONE_WIDTH;
        let other = match self.chosen {
            ColorRole::ThirdPlays => 2,
            ColorRole::FourthPlays => 3,
            _ => 1,
        };
        // Each bone with the index of the player who played it.
        let all = [
            ([6, 6], other),
            ([6, 4], 0),
            ([4, 1], 0),
            ([1, 1], other),
            ([1, 3], other),
            ([3, 5], 0),
            ([5, 1], 0),
        ];
        let shown = if self.has_fewer_bones() { &all[2..6] } else { &all[..] };
        let length = |[one, other]: [usize; 2]| if one == other { u } else { 2.0 * u };
        let total_length: f32 = shown.iter().map(|(halves, _)| length(*halves)).sum();
        let mut left = cloth.center().x - total_length / 2.0;
        let middle = cloth.center().y;
        let mut bones = Vec::new();
        let ([first, second], [_, last]) = (shown[0].0, shown[shown.len() - 1].0);
        let ends = [if first == second { 2 * first } else { first }, last];
        let numbers = [left - 16.0, left + total_length + 16.0];
        for &(halves, seat) in shown {
            let width = length(halves);
            let center = pos2(left + width / 2.0, middle);
            let pose = if width > u { Pose::lying(center, u) } else { Pose::upright(center, u) };
            left += width;
            let bone = PaintedBone {
                face: Face::Played(seat),
                pin: Some(self.look.colors.pins[seat]),
                ..PaintedBone::new(pose, halves.map(|half| Pips::ALL[half]))
            };
            bones.push(bone);
            let body = ColorRole::PLAYS[seat];
            let roles = [body, ColorRole::Pips, ColorRole::Lines, ColorRole::Outlines];
            self.add_bone_parts(&bone, roles);
        }
        paint::bones(&mut self.pen, &bones, self.look);
        self.pen.flush();
        for (at, number) in numbers.into_iter().zip(ends) {
            let text = number.to_string();
            let rect = paint::end_number_rect(pos2(at, middle), &text);
            let rect = end_number(&mut self.pen, rect, &text, 0.0, self.look);
            self.add_part(ColorRole::Text, rect, 11.0);
        }
    }

    /// Paints the names, a score, face-down bones, and a button.
    fn paint_plates(&mut self) {
        let rect = self.rect;
        let left = rect.left() + 22.0;
        let nestor = msg::RIVAL_NESTOR.text();
        let pill = Pill::new(&nestor);
        let name = name_pill(&mut self.pen, pos2(left, rect.top() + 18.0), &pill, self.look);
        self.add_part(ColorRole::Text, name, 14.0);
        let you = msg::OWN_ALONE.text();
        let pill = Pill { turn_strength: 1.0, ..Pill::new(&you) };
        let at = pos2(left, rect.bottom() - 51.0);
        let name = name_pill(&mut self.pen, at, &pill, self.look);
        self.add_part(ColorRole::Buttons, name, 14.0);
        let at = pos2(left, rect.bottom() - 14.0);
        let of = msg::plate_of_target(150);
        let of = (!self.has_fewer_bones()).then_some(of.as_str());
        let points = score(&mut self.pen, at, "95", of, 20.0, self.look);
        self.add_part(ColorRole::Text, points, 4.0);
        let mut backs = Vec::new();
        for number in 0..3 {
            let x = rect.center().x + (number as f32 - 1.0) * 1.35 * BACK_WIDTH;
            let back = PaintedBone::back(Pose::upright(pos2(x, rect.top() + 17.0), BACK_WIDTH));
            self.add_part(ColorRole::Backs, back.pose.bounds(), 3.0);
            backs.push(back);
        }
        paint::bones(&mut self.pen, &backs, self.look);
        let size = vec2(96.0, 32.0);
        let at = pos2(rect.right() - 70.0, rect.bottom() - 41.0);
        let button = Rect::from_center_size(at, size);
        let name = msg::COLORS_BUTTON.text();
        self.pen.flush();
        Button::primary("", &name).paint(&mut self.pen, button, None, ButtonState::Rest, self.look);
        self.add_part(ColorRole::Buttons, button, 8.0);
        let written = button.shrink2(vec2(22.0, 7.0));
        self.add_part(ColorRole::ButtonText, written, 4.0);
    }

    /// Paints the hand: one bone that fits, one that does not, and the selected one.
    fn paint_hand(&mut self) {
        let hand = [ColorRole::YourHand, ColorRole::Pips, ColorRole::Lines, ColorRole::Outlines];
        let selected = [
            ColorRole::YourHandSelected,
            ColorRole::PipsSelected,
            ColorRole::LinesSelected,
            ColorRole::OutlinesSelected,
        ];
        let middle = pos2(self.rect.center().x, self.rect.bottom() - 38.0);
        let bone = |steps: f32, down: f32, halves: [usize; 2]| {
            let at = middle + vec2(steps * 1.15 * HAND_BONE_WIDTH, down);
            let pose = Pose::upright(at, HAND_BONE_WIDTH);
            PaintedBone::new(pose, halves.map(|half| Pips::ALL[half]))
        };
        let faded = PaintedBone { faded: 1.0, ..bone(0.0, 4.0, [5, 2]) };
        let taken = PaintedBone { selected: 1.0, ..bone(1.0, -6.0, [6, 1]) };
        let all = [(bone(-1.0, 0.0, [3, 4]), hand), (faded, hand), (taken, selected)];
        for (bone, roles) in all {
            paint::bones(&mut self.pen, &[bone], self.look);
            self.add_bone_parts(&bone, roles);
        }
    }

    fn add_bone_parts(&mut self, bone: &PaintedBone, [body, pips, line, outline]: [ColorRole; 4]) {
        let bounds = bone.pose.bounds();
        self.add_part(outline, bounds.expand(OUTLINE_HIT_WIDTH), 5.0);
        self.add_part(body, bounds.shrink(OUTLINE_HIT_WIDTH / 2.0), 5.0);
        self.add_part(line, bone.pose.groove().expand(2.0), 2.0);
        let halves = bone.pips.unwrap_or([Pips::ALL[0]; 2]);
        for (center, radius) in bone.pose.pips(halves) {
            let pip = Rect::from_center_size(center, egui::Vec2::splat(2.0 * radius));
            self.add_part(pips, pip, radius + OUTLINE_GAP);
        }
    }

    fn add_part(&mut self, role: ColorRole, rect: Rect, rounding: f32) {
        self.parts.push(PicturePart { role, rect, rounding });
    }
}

/// The caption of the picture: the part under the pointer, or what a click does.
pub(super) fn caption(input: &PictureInput) -> String {
    match input.pointed_at {
        Some(role) => role.name(),
        None => msg::COLORS_CLICK_THE_PICTURE.text(),
    }
}
