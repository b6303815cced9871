//! Bones: what they look like in each state, and painting them.

use egui::epaint::RectShape;
use egui::{Color32, CornerRadius, Painter, Rect, Shape, Stroke, StrokeKind, vec2};

use super::geometry::BoneGeometry;
use crate::app::theme::{Look, darker, lighter};
use crate::engine::Pips;

/// Thickness of the edge of a selected bone, as a multiple of the usual.
const SELECTED_EDGE: f32 = 2.0;
/// How far the inner frame of Nestor's bones lies inside the edge, as part of the width.
const FRAME_INSET: f32 = 0.045;
/// Height of the rim at the foot of a bone, as part of the width.
const RIM: f32 = 0.035;
/// The narrowest bone with a rim and drilled pips, in pixels.
const DETAILED_FROM_PX: f32 = 34.0;
/// How dark the rim at the foot of a bone is, 0.0 to 1.0.
const RIM_SHADE: f32 = 0.20;
/// How bright the lower edge of a drilled pip is, 0.0 to 1.0.
const PIP_LIGHT: f32 = 0.35;
/// How far the shadow falls, as part of the width.
const SHADOW_FALL: f32 = 0.05;
/// How soft the shadow is, as part of the width.
const SHADOW_BLUR: f32 = 0.16;
/// How far the glow reaches, as part of the width.
const GLOW_BLUR: f32 = 0.30;
/// The gap between a bone and the rings around it, as part of the width.
const RING_GAP: f32 = 0.045;
/// Thickness of the rings around a bone, as part of the width.
const RING: f32 = 0.045;

/// What there is to say about a bone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum BoneState {
    /// In your hand.
    InHand,
    /// In your hand, taken up.
    Selected,
    /// In your hand, but it fits no end.
    CannotBePlayed,
    /// On the table, played by you.
    PlayedByYou,
    /// On the table, played by Nestor.
    PlayedByNestor,
    /// A hidden bone laid open, with its colours inverted.
    Shown,
}

/// How a bone is painted.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct BoneFace {
    /// The body.
    pub body: Color32,
    /// The pips.
    pub pips: Color32,
    /// The line across the middle.
    pub line: Color32,
    /// The edge.
    pub outline: Color32,
    /// Thickness of the edge, as a multiple of the usual.
    pub edge: f32,
    /// The inner frame that marks Nestor's bones without colour.
    pub frame: Option<Color32>,
    /// The glow around the last bone played.
    pub glow: Option<Color32>,
    /// The ring around what the keyboard is on.
    pub ring: Option<Color32>,
    /// The shadow under it.
    pub shadow: Color32,
    /// How high it floats, as a multiple of the usual; 0.0 casts no shadow.
    pub height: f32,
    /// Whether the pointer is on it.
    hover: Option<Color32>,
}

impl BoneFace {
    /// How a bone in `state` looks.
    pub fn new(look: &Look, state: BoneState) -> Self {
        let plain = Self {
            body: look.your_hand,
            pips: look.pips,
            line: look.lines,
            outline: look.outlines,
            edge: 1.0,
            frame: None,
            glow: None,
            ring: None,
            shadow: look.shadow,
            height: 1.0,
            hover: None,
        };
        match state {
            BoneState::InHand => plain,
            BoneState::Selected => Self {
                body: look.selected,
                pips: look.selected_pips,
                line: look.selected_line,
                outline: look.selected_outline,
                edge: SELECTED_EDGE,
                height: 2.0,
                ..plain
            },
            BoneState::CannotBePlayed => Self {
                body: look.dimmed,
                pips: look.dimmed_pips,
                line: look.dimmed_line,
                outline: look.dimmed_outline,
                height: 0.0,
                ..plain
            },
            BoneState::PlayedByYou => Self {
                body: look.your_plays,
                ..plain
            },
            BoneState::PlayedByNestor => Self {
                body: look.nestors_plays,
                frame: Some(look.lines),
                ..plain
            },
            BoneState::Shown => Self {
                body: look.pips,
                pips: look.nestors_plays,
                line: look.nestors_plays,
                outline: look.nestors_plays,
                ..plain
            },
        }
    }

    /// With a glow if it is the last bone played.
    #[must_use]
    pub fn last_played(self, look: &Look, last: bool) -> Self {
        Self {
            glow: last.then_some(look.glow),
            ..self
        }
    }

    /// With a ring if the keyboard is on it.
    #[must_use]
    pub fn focused(self, look: &Look, focused: bool) -> Self {
        Self {
            ring: focused.then_some(look.focus),
            ..self
        }
    }

    /// With a brighter edge if the pointer is on it.
    #[must_use]
    pub fn hovered(self, look: &Look, hovered: bool) -> Self {
        Self {
            hover: hovered.then_some(look.selected_outline),
            ..self
        }
    }
}

/// Paints a bone into `rect`: upright with the first half on top if the rect
/// is taller than wide, otherwise lying with the first half to the left.
pub fn bone(painter: &Painter, rect: Rect, first_half: Pips, second_half: Pips, face: &BoneFace) {
    let bone = BoneGeometry::new(rect, painter.pixels_per_point());
    under(painter, &bone, face);
    body(painter, &bone, face.outline, face.body, face.edge);
    if let Some(color) = face.frame {
        frame(painter, &bone, color);
    }
    painter.rect_filled(bone.line, 0.0, face.line);

    if is_detailed(&bone) {
        let light = lighter(face.body, PIP_LIGHT);
        let fall = vec2(0.0, bone.pip_radius * 0.16);
        painter.extend(
            bone.pips(first_half, second_half)
                .map(|pip| Shape::circle_filled(pip + fall, bone.pip_radius, light)),
        );
    }
    painter.extend(
        bone.pips(first_half, second_half)
            .map(|pip| Shape::circle_filled(pip, bone.pip_radius, face.pips)),
    );
}

/// Paints a bone that lies face down.
pub fn face_down(painter: &Painter, rect: Rect, look: &Look) {
    let bone = BoneGeometry::new(rect, painter.pixels_per_point());
    let face = BoneFace {
        body: look.back,
        outline: look.back_outline,
        ..BoneFace::new(look, BoneState::Shown)
    };
    under(painter, &bone, &face);
    body(painter, &bone, face.outline, face.body, face.edge);
    let inset = bone.edge + (bone.width * 0.09).max(bone.pixel);
    outline(
        painter,
        bone.rect.shrink(inset),
        bone.rounding - inset,
        Stroke::new(bone.edge, look.back_frame),
        StrokeKind::Inside,
    );
}

/// What lies under a bone and around it: glow, shadow, rings.
fn under(painter: &Painter, bone: &BoneGeometry, face: &BoneFace) {
    let rounding = corner(bone.rounding);
    let gap = (bone.width * RING_GAP).max(bone.pixel);
    let ring = (bone.width * RING).max(1.5 * bone.pixel);
    if let Some(color) = face.glow {
        let blur = bone.width * GLOW_BLUR;
        let wide = bone.rect.expand(blur / 3.0);
        let glow = RectShape::filled(wide, rounding, color.gamma_multiply(0.55));
        painter.add(glow.with_blur_width(blur));
    }
    if face.height > 0.0 {
        let fall = vec2(0.0, bone.width * SHADOW_FALL * face.height);
        let shadow = RectShape::filled(bone.rect.translate(fall), rounding, face.shadow);
        painter.add(shadow.with_blur_width(bone.width * SHADOW_BLUR * face.height.sqrt()));
    }
    let mut around = gap;
    for color in [face.glow, face.ring].into_iter().flatten() {
        outline(
            painter,
            bone.rect.expand(around),
            bone.rounding + around,
            Stroke::new(ring, color),
            StrokeKind::Outside,
        );
        around += ring + gap;
    }
    if let Some(color) = face.hover {
        let stroke = Stroke::new(ring, color);
        let kind = StrokeKind::Outside;
        outline(painter, bone.rect, bone.rounding, stroke, kind);
    }
}

/// The body of a bone with its edge and, if large enough, the rim at its foot.
fn body(painter: &Painter, bone: &BoneGeometry, edge: Color32, color: Color32, thickness: f32) {
    let inset = bone.edge * thickness;
    painter.rect_filled(bone.rect, corner(bone.rounding), edge);
    let mut inner = bone.rect.shrink(inset);
    let rounding = corner(bone.rounding - inset);
    if is_detailed(bone) {
        painter.rect_filled(inner, rounding, darker(color, RIM_SHADE));
        let rim = (bone.width * RIM / bone.pixel).round().max(1.0) * bone.pixel;
        inner.max.y -= rim;
    }
    painter.rect_filled(inner, rounding, color);
}

/// The inner frame that marks a bone as Nestor's.
fn frame(painter: &Painter, bone: &BoneGeometry, color: Color32) {
    let inset = bone.edge + (bone.width * FRAME_INSET / bone.pixel).round().max(1.0) * bone.pixel;
    let thickness = (bone.edge * 0.75 / bone.pixel).round().max(1.0) * bone.pixel;
    outline(
        painter,
        bone.rect.shrink(inset),
        bone.rounding - inset,
        Stroke::new(thickness, color),
        StrokeKind::Inside,
    );
}

fn outline(painter: &Painter, rect: Rect, rounding: f32, stroke: Stroke, kind: StrokeKind) {
    painter.rect_stroke(rect, corner(rounding), stroke, kind);
}

fn corner(rounding: f32) -> CornerRadius {
    CornerRadius::from(rounding.max(0.0))
}

/// Whether a bone is large enough for details that would blur on a small one.
fn is_detailed(bone: &BoneGeometry) -> bool {
    bone.width >= DETAILED_FROM_PX * bone.pixel
}
