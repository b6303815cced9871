//! Bones: what they look like in each state, and painting them.

use egui::epaint::RectShape;
use egui::{Align2, Color32, CornerRadius, Painter, Rect, Shape, Stroke, StrokeKind, vec2};

use super::geometry::BoneGeometry;
use super::plate::{Light, plate};
use crate::app::fonts;
use crate::app::theme::{Look, darker, lighter};
use engine::{Pips, Seat};

/// Thickness of the edge of a selected bone, as a multiple of the usual.
const SELECTED_EDGE: f32 = 2.0;
/// How far an inner frame lies inside the edge, as part of the width.
const FRAME_INSET: f32 = 0.045;
/// How far a band lies inside the edge, and its thickness, as parts of the width.
const BAND: (f32, f32) = (0.035, 0.06);
/// The radius of a notch, as part of the width.
const NOTCH: f32 = 0.15;
/// Straight lines that make up the half circle of a notch.
const NOTCH_STEPS: usize = 12;
/// The narrowest bone with an inner frame, in pixels; on a smaller one the line
/// runs from edge to edge instead.
const FRAME_FROM_PX: f32 = 18.0;
/// Width of the rounded border between face and sides, as part of the width.
const BEVEL: f32 = 0.03;
/// Height of the side that shows at the foot of a bone, as part of the width.
const FOOT: f32 = 0.04;
/// The narrowest bone with a bevel and drilled pips, in pixels.
const DETAILED_FROM_PX: f32 = 34.0;
/// The narrowest bone with a numeral at each end, in pixels.
const NUMERALS_FROM_PX: f32 = 38.0;
/// Size of the numerals, as part of the width.
const NUMERAL_SIZE: f32 = 0.25;
/// How bright the bevel is at the top and how dark at the foot, 0.0 to 1.0.
const BEVEL_LIGHT: (f32, f32) = (0.42, 0.28);
/// How bright the face is at the top and how dark at the foot, 0.0 to 1.0.
const FACE_LIGHT: (f32, f32) = (0.06, 0.05);
/// The same for a bone without a bevel.
const SMALL_LIGHT: (f32, f32) = (0.08, 0.12);
/// How bright the lower lip of a drilled pip and of the groove is, 0.0 to 1.0.
const LIP_LIGHT: f32 = 0.60;
/// How dark a drilled pip is at its top and how bright below, 0.0 to 1.0.
const PIP_LIGHT: (f32, f32) = (0.30, 0.10);
/// Radius of the pin in the middle, as part of the width.
const PIN: f32 = 0.055;
/// Where the two shadows fall, and how soft they are, as part of the width:
/// the one where the bone touches the table, and the one around it.
const SHADOWS: [(f32, f32); 2] = [(0.025, 0.05), (0.06, 0.24)];
/// How strong the glow is at the bone, 0.0 to 1.0, and how far it reaches, as
/// part of the width.
const GLOW_STRENGTH: f32 = 0.85;
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
    /// On the table, played from a seat.
    PlayedBy(Seat),
    /// A hidden bone laid open, with its colours inverted.
    Shown,
}

/// What tells without colour who played a bone; those of the first seat have
/// nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Mark {
    /// An inner frame.
    Frame,
    /// A band across each short end.
    Bands,
    /// A notch at each end of the line across.
    Notches,
}

impl Mark {
    fn of(seat: Seat) -> Option<Self> {
        [
            None,
            Some(Self::Frame),
            Some(Self::Bands),
            Some(Self::Notches),
        ][seat.index()]
    }
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
    /// What tells without colour who played it.
    pub mark: Option<Mark>,
    /// The glow around the last bone played.
    pub glow: Option<Color32>,
    /// The ring around what the keyboard is on.
    pub ring: Option<Color32>,
    /// The pin in the middle of the line.
    pub pin: Color32,
    /// Whether each half has a numeral besides its pips.
    pub numerals: bool,
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
            mark: None,
            glow: None,
            ring: None,
            pin: look.pin,
            numerals: look.numerals,
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
                pin: look.dimmed_line,
                height: 0.0,
                ..plain
            },
            BoneState::PlayedBy(seat) => Self {
                body: look.plays[seat.index()],
                mark: Mark::of(seat),
                ..plain
            },
            BoneState::Shown => Self {
                body: look.pips,
                pips: look.laid_open,
                line: look.laid_open,
                outline: look.laid_open,
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
}

/// Paints a bone into `rect`: upright with the first half on top if the rect
/// is taller than wide, otherwise lying with the first half to the left.
pub fn bone(painter: &Painter, rect: Rect, first_half: Pips, second_half: Pips, face: &BoneFace) {
    let bone = BoneGeometry::new(rect, painter.pixels_per_point());
    under(painter, &bone, face);
    body(painter, &bone, face.outline, face.body, face.edge);
    match face.mark {
        Some(Mark::Frame) => frame(painter, &bone, face.line),
        Some(Mark::Bands) => bands(painter, &bone, face.line),
        Some(Mark::Notches) => notches(painter, &bone, face.line),
        None => {}
    }
    groove(painter, &bone, face);
    pips(painter, &bone, first_half, second_half, face);
    if face.numerals && bone.width >= NUMERALS_FROM_PX * bone.pixel {
        let font = fonts::strong(bone.width * NUMERAL_SIZE);
        for (place, half) in bone.numerals().into_iter().zip([first_half, second_half]) {
            let numeral = half.value().to_string();
            painter.text(
                place,
                Align2::CENTER_CENTER,
                numeral,
                font.clone(),
                face.pips,
            );
        }
    }
}

/// The line across the middle: a groove with a pin, or on a small bone a line.
fn groove(painter: &Painter, bone: &BoneGeometry, face: &BoneFace) {
    if bone.is_wider_than(DETAILED_FROM_PX) {
        let lip = if bone.is_upright() {
            vec2(0.0, bone.pixel)
        } else {
            vec2(bone.pixel, 0.0)
        };
        let light = lighter(face.body, LIP_LIGHT);
        painter.rect_filled(bone.line.translate(lip), 0.0, light);
    }
    painter.rect_filled(bone.line, 0.0, face.line);
    if bone.is_wider_than(DETAILED_FROM_PX) {
        let radius = bone.width * PIN;
        let center = bone.line.center();
        painter.circle_filled(center, radius + bone.pixel / 2.0, face.line);
        painter.circle_filled(center, radius - bone.pixel / 2.0, face.pin);
        let glint = center - vec2(0.3, 0.35) * radius;
        painter.circle_filled(glint, radius * 0.3, lighter(face.pin, LIP_LIGHT));
    }
}

/// The pips: drilled into a large bone, printed on a small one.
fn pips(painter: &Painter, bone: &BoneGeometry, first: Pips, second: Pips, face: &BoneFace) {
    let radius = bone.pip_radius;
    let discs = |fall: f32, radius: f32, color: Color32| {
        let places = bone.pips(first, second);
        places.map(move |pip| Shape::circle_filled(pip + vec2(0.0, fall), radius, color))
    };
    if bone.is_wider_than(DETAILED_FROM_PX) {
        let (dark, bright) = PIP_LIGHT;
        painter.extend(discs(radius * 0.16, radius, lighter(face.body, LIP_LIGHT)));
        painter.extend(discs(0.0, radius, darker(face.pips, dark)));
        let hollow = radius * 0.86;
        painter.extend(discs(radius - hollow, hollow, lighter(face.pips, bright)));
    } else {
        painter.extend(discs(0.0, radius, face.pips));
    }
}

/// What lies under a bone and around it: glow, shadow, rings.
pub(super) fn under(painter: &Painter, bone: &BoneGeometry, face: &BoneFace) {
    let rounding = corner(bone.rounding);
    let gap = (bone.width * RING_GAP).max(bone.pixel);
    let ring = (bone.width * RING).max(1.5 * bone.pixel);
    if let Some(color) = face.glow {
        let blur = bone.width * GLOW_BLUR;
        let wide = bone.rect.expand(blur / 3.0);
        let glow = RectShape::filled(wide, rounding, color.gamma_multiply(GLOW_STRENGTH));
        painter.add(glow.with_blur_width(blur));
    }
    if face.height > 0.0 {
        for (fall, blur) in SHADOWS {
            let fall = vec2(0.0, bone.width * fall * face.height);
            let shadow = RectShape::filled(bone.rect.translate(fall), rounding, face.shadow);
            let blur = (bone.width * blur * face.height.sqrt()).max(bone.pixel);
            painter.add(shadow.with_blur_width(blur));
        }
    }
    if let Some(color) = face.ring {
        outline(
            painter,
            bone.rect.expand(gap),
            bone.rounding + gap,
            Stroke::new(ring, color),
            StrokeKind::Outside,
        );
    }
    if let Some(color) = face.hover {
        let stroke = Stroke::new(ring, color);
        let kind = StrokeKind::Outside;
        outline(painter, bone.rect, bone.rounding, stroke, kind);
    }
}

/// The body of a bone: its edge, the bevel and foot if it is large enough, its face.
pub(super) fn body(
    painter: &Painter,
    bone: &BoneGeometry,
    edge: Color32,
    color: Color32,
    thickness: f32,
) {
    let lit = |(top, bottom): (f32, f32)| Light {
        top: lighter(color, top),
        bottom: darker(color, bottom),
    };
    let inset = bone.edge * thickness;
    plate(painter, bone.rect, bone.rounding, Light::even(edge));
    let mut inner = bone.rect.shrink(inset);
    let mut rounding = bone.rounding - inset;
    if bone.is_wider_than(DETAILED_FROM_PX) {
        plate(painter, inner, rounding, lit(BEVEL_LIGHT));
        let bevel = bone.snapped(bone.width * BEVEL);
        inner = inner.shrink(bevel);
        inner.max.y -= bone.snapped(bone.width * FOOT - bevel);
        rounding -= bevel;
        plate(painter, inner, rounding, lit(FACE_LIGHT));
    } else {
        plate(painter, inner, rounding, lit(SMALL_LIGHT));
    }
}

/// The inner frame of the second seat's bones.
fn frame(painter: &Painter, bone: &BoneGeometry, color: Color32) {
    if !bone.is_wider_than(FRAME_FROM_PX) {
        let across = bone.rect.shrink(bone.edge).intersect(if bone.is_upright() {
            bone.line.expand2(vec2(bone.width, bone.pixel))
        } else {
            bone.line.expand2(vec2(bone.pixel, bone.width))
        });
        painter.rect_filled(across, 0.0, color);
        return;
    }
    let inset = bone.edge + bone.snapped(bone.width * FRAME_INSET);
    let stroke = Stroke::new(bone.snapped(bone.edge * 0.75), color);
    let inner = bone.rect.shrink(inset);
    let rounding = bone.rounding - inset;
    outline(painter, inner, rounding, stroke, StrokeKind::Inside);
}

/// The bands of the third seat's bones, across both short ends.
fn bands(painter: &Painter, bone: &BoneGeometry, color: Color32) {
    let (inset, thickness) = BAND;
    let inset = bone.edge + bone.snapped(bone.width * inset);
    let inner = bone.rect.shrink(inset);
    let thickness = bone.snapped(bone.width * thickness);
    let bands = if bone.is_upright() {
        [
            inner.with_max_y(inner.top() + thickness),
            inner.with_min_y(inner.bottom() - thickness),
        ]
    } else {
        [
            inner.with_max_x(inner.left() + thickness),
            inner.with_min_x(inner.right() - thickness),
        ]
    };
    for band in bands {
        painter.rect_filled(band, 0.0, color);
    }
}

/// The notches of the fourth seat's bones, at both ends of the line across.
fn notches(painter: &Painter, bone: &BoneGeometry, color: Color32) {
    let inner = bone.rect.shrink(bone.edge);
    let radius = bone.snapped(bone.width * NOTCH);
    let (center, half) = (inner.center(), inner.size() / 2.0);
    let aside = if bone.is_upright() {
        vec2(half.x, 0.0)
    } else {
        vec2(0.0, half.y)
    };
    for aside in [aside, -aside] {
        let inward = -aside.normalized();
        let points = (0..=NOTCH_STEPS).map(|step| {
            let angle = (step as f32 / NOTCH_STEPS as f32 - 0.5) * std::f32::consts::PI;
            center + aside + egui::emath::Rot2::from_angle(angle) * inward * radius
        });
        painter.add(Shape::convex_polygon(points.collect(), color, Stroke::NONE));
    }
}

/// A line along a rounded rectangle.
pub(super) fn outline(
    painter: &Painter,
    rect: Rect,
    rounding: f32,
    stroke: Stroke,
    kind: StrokeKind,
) {
    painter.rect_stroke(rect, corner(rounding), stroke, kind);
}

fn corner(rounding: f32) -> CornerRadius {
    CornerRadius::from(rounding.max(0.0))
}
