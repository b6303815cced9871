//! A picture of a Nestor's decision: the table as he saw it.

use egui::{Align, Rect, Role, Ui, pos2, vec2};

use crate::paint::{self, Look, Pen, Pose, Surface, TextStyle, color};
use crate::table::line::Line;
use crate::windows::kit::{Framing, allocate_described, bones_row, bounds_of, face_up, sizes};
use engine::{Action, Bone, Seat, Seating, View};
use words::{Who, msg};

const PICTURE_HEIGHT: f32 = 224.0;
// The widths of bones in Nestor's hand, on the table, and face down.
pub const HAND_BONE_WIDTH: f32 = 24.0;
const TABLE_BONE_WIDTH: f32 = 30.0;
const BACK_WIDTH: f32 = 18.0;
// The heights above the line of bones, without and with words above the backs, and below it.
const HEIGHT_ABOVE_LINE: f32 = 54.0;
const HEIGHT_ABOVE_WITH_WORDS: f32 = 68.0;
const HEIGHT_BELOW_LINE: f32 = 62.0;
const NARROW_BELOW: f32 = 480.0;
const TEXT_STYLE: TextStyle = TextStyle::regular(13.0);

/// A Nestor's view of the table, and the action that he chose.
#[derive(Debug)]
pub struct DecisionPicture<'a> {
    pub view: &'a View,
    pub seating: &'a Seating,
    pub action: Action,
    /// Whether the Nestor's own bones are face up.
    pub is_open: bool,
}

impl DecisionPicture<'_> {
    pub fn ui(&self, ui: &mut Ui, look: &Look) {
        let size = vec2(ui.available_width(), PICTURE_HEIGHT);
        let told = msg::FAIR_PICTURE.text();
        let (rect, _) = allocate_described(ui, size, Role::Image, "decisions-picture", &told);
        let mut pen = Pen::new(ui.painter());
        paint::cloth(&mut pen, rect, sizes::CARD_ROUNDING, None, look);
        pen.frame(rect, sizes::CARD_ROUNDING, -1.0, 0.0, color(look.colors.line));
        let mut middle = rect.shrink2(vec2(24.0, 0.0));
        middle.min.y += self.paint_others(&mut pen, rect, look);
        middle.max.y -= HEIGHT_BELOW_LINE;
        if rect.width() < NARROW_BELOW {
            middle.max.y -= 20.0;
        }
        self.paint_line(&mut pen, middle, look);
        self.paint_own_hand(&mut pen, rect, look);
        self.write_boneyard_size(&mut pen, rect, look);
    }

    /// Draws the hands hidden from Nestor in a row. Returns the height that they take.
    fn paint_others(&self, pen: &mut Pen, rect: Rect, look: &Look) -> f32 {
        let own = self.view.seat();
        let others = Seat::around(self.view.rules().seats).filter(|seat| *seat != own);
        let others: Vec<Seat> = others.collect();
        let room = rect.width() / others.len().max(1) as f32;
        let is_beside = others.len() == 1 && rect.width() >= NARROW_BELOW;
        for (n, seat) in others.into_iter().enumerate() {
            let bones = self.view.hand_sizes()[seat];
            let center = pos2(rect.left() + room * (n as f32 + 0.5), rect.top() + 14.0);
            let label = msg::fair_hidden(&Who::at(self.seating, seat), bones);
            let row = center + vec2(0.0, if is_beside { 18.0 } else { 32.0 });
            let (room, words) = if is_beside {
                (room * 0.5, room * 0.25 - 24.0)
            } else {
                (room - 24.0, room - 16.0)
            };
            let poses = bones_row(row, usize::from(bones), BACK_WIDTH, room);
            let poses: Vec<Pose> = poses.collect();
            let (at, align) = match poses.first().filter(|_| is_beside) {
                Some(first) => (first.center + vec2(-BACK_WIDTH / 2.0 - 12.0, 5.0), Align::Max),
                None => (center + vec2(0.0, 5.0), Align::Center),
            };
            write_fitted(pen, at, align, &label, words, look);
            let backs: Vec<paint::PaintedBone> =
                poses.into_iter().map(paint::PaintedBone::back).collect();
            paint::bones(pen, &backs, look);
        }
        if is_beside { HEIGHT_ABOVE_LINE } else { HEIGHT_ABOVE_WITH_WORDS }
    }

    fn paint_line(&self, pen: &mut Pen, area: Rect, look: &Look) {
        let mut line = Line::replay(self.view.rules(), sizes::LINE_AREA, self.view.events());
        let played = match self.action {
            Action::Play(bone, end, outward) => Some((bone, Some(end), outward)),
            Action::Lead(bone) => Some((bone, None, None)),
            _ => None,
        };
        if let Some((bone, end, outward)) = played {
            line = line.lay(bone, end, outward);
        }
        let Some(framing) = Framing::new(bounds_of(&line), area, TABLE_BONE_WIDTH) else {
            return;
        };
        let mut bones = framing.bones(&line);
        if let Some(last) = bones.last_mut().filter(|_| played.is_some()) {
            last.selected = 1.0;
            last.opacity = 0.8;
        }
        paint::bones(pen, &bones, look);
    }

    fn paint_own_hand(&self, pen: &mut Pen, rect: Rect, look: &Look) {
        let played = self.action.bone();
        let hand: Vec<Bone> = self.view.hand().iter().collect();
        let center = pos2(rect.center().x, rect.bottom() - 32.0);
        let room = rect.width() * 0.5;
        let poses = bones_row(center, hand.len(), HAND_BONE_WIDTH, room);
        let bones = poses.zip(&hand).map(|(pose, bone)| {
            if !self.is_open {
                return paint::PaintedBone::back(pose);
            }
            let lift = if played == Some(*bone) { 6.0 } else { 0.0 };
            let pose = Pose { center: pose.center - vec2(0.0, lift), ..pose };
            paint::PaintedBone {
                selected: if lift > 0.0 { 1.0 } else { 0.0 },
                ..face_up(pose, *bone)
            }
        });
        let bones: Vec<paint::PaintedBone> = bones.collect();
        paint::bones(pen, &bones, look);
        let (room, baseline) = place_beside_own_hand(rect);
        let at = pos2(rect.left() + 16.0, baseline);
        write_fitted(pen, at, Align::Min, &msg::FAIR_OWN.text(), room, look);
    }

    fn write_boneyard_size(&self, pen: &mut Pen, rect: Rect, look: &Look) {
        let bones = self.view.position().boneyard().len();
        if bones == 0 {
            return;
        }
        let (room, baseline) = place_beside_own_hand(rect);
        let at = pos2(rect.right() - 16.0, baseline);
        write_fitted(pen, at, Align::Max, &msg::fair_boneyard(bones), room, look);
    }
}

/// Writes a text on the cloth, shrunk or cut off to fit into `room`.
fn write_fitted(pen: &mut Pen, at: egui::Pos2, align: Align, text: &str, room: f32, look: &Look) {
    let (text, style) = paint::fit_text(pen.painter(), text, TEXT_STYLE, 11.0, room);
    pen.text(at, align, &text, style, look.text(Surface::Cloth));
}

/// The maximum width of the words beside Nestor's own bones, and their baseline. In a narrow
/// picture, they are above the bones.
fn place_beside_own_hand(rect: Rect) -> (f32, f32) {
    if rect.width() < NARROW_BELOW {
        (rect.width() * 0.5 - 20.0, rect.bottom() - 66.0)
    } else {
        (rect.width() * 0.25 - 24.0, rect.bottom() - 27.0)
    }
}
