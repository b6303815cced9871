//! Bones: the face, its states and shadows.

use std::f32::consts::FRAC_PI_2;

use egui::emath::Rot2;
use egui::{Align, Color32, Pos2, Rect, Vec2, pos2, vec2};
use engine::Pips;
use look::{FaceColors, Rgb};

use super::back;
use super::kept::Kept;
use super::look::{Look, color, darker, lighter, white};
use super::outline::Placement;
use super::pen::Pen;
use super::text::TextStyle;

/// Width and length of the body, as parts of the width of the cell.
const BODY: (f32, f32) = (0.96, 1.96);
const CORNER: f32 = 0.13;
/// How much of the side shows below the face.
const LIP: f32 = 0.055;
/// How far the edge reaches outwards and inwards.
const EDGE: f32 = 0.01;

/// The two shadows: how far they fall, as parts of the width, their blur in points and
/// their strength.
const SHADOWS: [(f32, f32, f32); 2] = [(0.10, 3.2, 0.5), (0.035, 1.1, 0.5)];
/// The shadow of a bone at the highest point of its flight; its blur as a multiple.
const FLIGHT_SHADOW: (f32, f32, f32) = (0.32, 2.6, 0.36);

const PIP: f32 = 0.098;
/// The pips of a six.
const PIP_OF_SIX: f32 = 0.092;
/// From the middle of a half to the next row and column.
const PIP_STEP: f32 = 0.26;
/// How far below a pip its light crescent lies.
const CRESCENT: f32 = 0.03;
const CRESCENT_STRENGTH: f32 = 0.75;
/// The crescent on a faded bone.
const FADED_CRESCENT_STRENGTH: f32 = 0.25;
/// How much lighter a pip is inside, and how much darker above.
const PIP_LIGHT: (f32, f32) = (0.16, 0.35);

const GROOVE_LENGTH: f32 = 0.68;
/// The thickness of the groove on bones with and without details, in points.
const GROOVE: (f32, f32) = (1.5, 0.8);
/// How far below the groove its light line lies, in points.
const GROOVE_LIGHT: f32 = 1.2;
const PIN: f32 = 0.078;
const PIN_LIGHT: f32 = 0.026;
const PIN_LIGHT_AT: Vec2 = vec2(-0.02, -0.025);

/// The narrowest bone with light, crescents and round pips, in pixels.
const DETAILS_FROM_PX: f32 = 24.0;
/// The narrowest bone with a pin, in pixels.
const PIN_FROM_PX: f32 = 16.0;
/// The narrowest bone on which numerals have room beside the pips, in pixels. On a narrower one
/// they take the place of the pips.
const NUMERALS_BESIDE_FROM_PX: f32 = 36.0;
/// The size of numerals beside pips and of those in their place.
const NUMERAL_SIZE: (f32, f32) = (0.25, 0.62);
/// Below this part of their width numerals are not drawn.
const LEAST_NUMERAL: f32 = 0.6;

/// The halo: how far it grows the bone and its blur, in points, and its strength.
const HALO: (f32, f32, f32) = (3.0, 3.4, 0.75);
/// The glow of a score.
const SCORE_GLOW: (f32, f32, f32) = (5.0, 7.0, 0.75);
/// The golden edge of a score, in points.
const SCORE_EDGE: f32 = 2.0;
/// The edge of a selected bone, in points.
const SELECTED_EDGE: f32 = 3.0;
/// The edge of a bone under the pointer, in points, and the gap before it.
const HOVERED_EDGE: (f32, f32) = (1.5, 0.5);
/// The ring of keyboard focus, in points, and the gap before it.
const FOCUS_RING: (f32, f32) = (2.0, 3.5);
/// The coloured edge that says whose bone it is.
const OWNER_EDGE: f32 = 0.05;

/// How much lighter than a dark surface light on it is.
const LIGHT_ON_DARK: f32 = 0.5;
/// How much less a light pip is shaded than a dark one.
const LIGHT_PIP: f32 = 0.35;

/// How far an angle may be off a right one, in radians, for a bone to lie square.
const SQUARE: f32 = 1e-3;

/// Where a bone lies.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Pose {
    /// The middle.
    pub center: Pos2,
    /// The width of its cell in points. The body takes [`Pose::BODY`] of it.
    pub width: f32,
    /// The angle in radians, clockwise. At 0 the bone stands upright with its first half
    /// above; at a quarter to the left it lies with its first half at the left.
    pub angle: f32,
}

impl Pose {
    /// The width of the body as a part of the width of the cell.
    pub const BODY: f32 = BODY.0;

    /// The angle of a bone that lies with its first half at the left.
    pub const LYING: f32 = -FRAC_PI_2;

    /// An upright bone with its first half above.
    pub const fn upright(center: Pos2, width: f32) -> Self {
        Self {
            center,
            width,
            angle: 0.0,
        }
    }

    /// A bone that lies with its first half at the left.
    pub const fn lying(center: Pos2, width: f32) -> Self {
        Self {
            center,
            width,
            angle: Self::LYING,
        }
    }

    /// The rectangle around the body.
    pub fn bounds(&self) -> Rect {
        let (wide, long) = (BODY.0 * self.width, BODY.1 * self.width);
        let (sin, cos) = self.angle.sin_cos();
        let size = vec2(
            wide * cos.abs() + long * sin.abs(),
            wide * sin.abs() + long * cos.abs(),
        );
        Rect::from_center_size(self.center, size)
    }

    /// The middles of the pips of a bone with these halves, and their radii in points.
    pub fn pips(&self, halves: [Pips; 2]) -> impl Iterator<Item = (Pos2, f32)> {
        let (turn, center, width) = (Rot2::from_angle(self.angle), self.center, self.width);
        halves
            .into_iter()
            .zip([-0.5, 0.5])
            .flat_map(move |(half, side)| {
                let radius = if half.value() == 6 { PIP_OF_SIX } else { PIP };
                places(half).iter().map(move |&(column, row)| {
                    let from_center = vec2(column, row) * PIP_STEP + vec2(0.0, side);
                    (center + turn * (from_center * width), radius * width)
                })
            })
    }

    /// The rectangle around the groove.
    pub fn groove(&self) -> Rect {
        let size = vec2(GROOVE_LENGTH * self.width, GROOVE.0);
        let turned = (self.angle / FRAC_PI_2).round() as i32 % 2 != 0;
        Rect::from_center_size(self.center, if turned { size.yx() } else { size })
    }

    /// Whether the sides are parallel to those of the screen.
    fn is_square(&self) -> bool {
        let quarters = self.angle / FRAC_PI_2;
        (quarters - quarters.round()).abs() * FRAC_PI_2 < SQUARE
    }
}

/// Which of the theme's colours a face has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Face {
    /// Those of the bones in the hand.
    Hand,
    /// Those of the bones that the seat with this index played, 0 to 3.
    Played(usize),
    /// Those of hands and boneyard laid open.
    LaidOpen,
}

/// A bone to be painted. Its states have strengths from 0.0 to 1.0, so that each can fade.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Bone {
    /// Where it lies. Lifting and lowering are part of it.
    pub pose: Pose,
    /// The first and the second half; nothing for a bone that shows its back.
    pub pips: Option<[Pips; 2]>,
    /// The colours of the face.
    pub face: Face,
    /// The colour of the pin; without one, that of a bone nobody has played.
    pub pin: Option<Rgb>,
    /// The coloured edge that says whose bone it is.
    pub edge: Option<Rgb>,
    /// The colour of the lip, as real bones have two layers; without one, that of the side.
    pub lip: Option<Rgb>,
    /// It does not fit.
    pub faded: f32,
    /// The pointer is over it.
    pub hovered: f32,
    /// It is selected.
    pub selected: f32,
    /// It is the last play.
    pub halo: f32,
    /// It scores.
    pub scoring: f32,
    /// How high it flies.
    pub flight: f32,
    /// The keyboard is on it.
    pub focused: f32,
    /// How opaque it is.
    pub opacity: f32,
    /// How far it is turned over: 0.0 flat, 1.0 seen from its edge.
    pub flipped: f32,
    /// Whether it moves. What rests lies on whole pixels.
    pub moving: bool,
}

impl Bone {
    /// A bone at rest, with the colours of the hand.
    pub const fn new(pose: Pose, pips: [Pips; 2]) -> Self {
        Self {
            pose,
            pips: Some(pips),
            face: Face::Hand,
            pin: None,
            edge: None,
            lip: None,
            faded: 0.0,
            hovered: 0.0,
            selected: 0.0,
            halo: 0.0,
            scoring: 0.0,
            flight: 0.0,
            focused: 0.0,
            opacity: 1.0,
            flipped: 0.0,
            moving: false,
        }
    }

    /// A bone at rest that shows its back.
    pub const fn back(pose: Pose) -> Self {
        let blank = [Pips::ALL[0]; 2];
        Self {
            pips: None,
            ..Self::new(pose, blank)
        }
    }

    fn is_over_others(&self) -> bool {
        self.halo > 0.0 || self.scoring > 0.0 || self.selected > 0.0 || self.flight > 0.0
    }
}

/// Paints bones: first all shadows, so that none falls on another bone, then all bodies. Bones
/// that glow, are selected or fly lie over the others.
pub fn bones(pen: &mut Pen, bones: &[Bone], look: &Look) {
    for over_others in [false, true] {
        let placed: Vec<_> = bones
            .iter()
            .filter(|bone| bone.is_over_others() == over_others)
            .map(|bone| Placed::new(pen.pixel(), bone, look))
            .collect();
        for bone in &placed {
            bone.shadow(pen);
        }
        for bone in &placed {
            bone.body(pen);
        }
    }
}

/// Paints bones, and keeps each list of them as long as it stays the same.
#[derive(Debug, Default)]
pub struct BoneCache {
    lists: Vec<Kept<List>>,
}

#[derive(Debug, PartialEq)]
struct List {
    bones: Vec<Bone>,
    look: Look,
    pixel: f32,
}

impl BoneCache {
    /// Paints the list of bones that has this place in a frame.
    pub fn paint(&mut self, pen: &mut Pen, place: usize, bones: Vec<Bone>, look: &Look) {
        if look.numerals {
            self::bones(pen, &bones, look);
            return;
        }
        pen.flush();
        if place >= self.lists.len() {
            self.lists.resize_with(place + 1, Kept::default);
        }
        let list = List {
            bones,
            look: look.clone(),
            pixel: pen.pixel(),
        };
        let painter = pen.painter();
        self.lists[place].paint(painter, list, |list| {
            let mut pen = Pen::new(painter);
            self::bones(&mut pen, &list.bones, &list.look);
            pen.take().into_iter().collect()
        });
    }
}

/// A bone with everything that follows from where it lies. Rectangles are those of the
/// upright bone around its middle.
pub(super) struct Placed<'a> {
    pub bone: &'a Bone,
    pub look: &'a Look,
    pub placement: Placement,
    /// The body.
    pub rect: Rect,
    /// The width of the cell.
    pub width: f32,
    /// Down on the screen, in the directions of the upright bone.
    down: Vec2,
    pixel: f32,
    is_resting: bool,
    pub has_details: bool,
}

impl<'a> Placed<'a> {
    fn new(pixel: f32, bone: &'a Bone, look: &'a Look) -> Self {
        let pose = bone.pose;
        let is_square = pose.is_square();
        let is_resting = is_square && !bone.moving && bone.flight == 0.0;
        let snap = |length: f32| (length / pixel).round() * pixel;
        let mut size = vec2(BODY.0, BODY.1) * pose.width;
        let mut center = pose.center;
        let mut angle = pose.angle;
        if is_square {
            angle = (angle / FRAC_PI_2).round() * FRAC_PI_2;
        }
        if is_resting {
            size = vec2(snap(size.x), snap(size.y));
            let turned = (angle / FRAC_PI_2).round() as i32 % 2 != 0;
            let on_screen = if turned { size.yx() } else { size };
            let min = center - on_screen / 2.0;
            center = pos2(snap(min.x), snap(min.y)) + on_screen / 2.0;
        }
        let placement = Placement {
            center,
            rotation: Rot2::from_angle(angle),
            width_seen: (bone.flipped.clamp(0.0, 1.0) * FRAC_PI_2).cos(),
        };
        Self {
            bone,
            look,
            placement,
            rect: Rect::from_center_size(Pos2::ZERO, size),
            width: pose.width,
            down: placement.unturned(Vec2::DOWN),
            pixel,
            is_resting,
            has_details: pose.width >= DETAILS_FROM_PX * pixel,
        }
    }

    pub fn corner(&self) -> f32 {
        let corner = if self.bone.pips.is_some() {
            CORNER
        } else {
            back::CORNER
        };
        corner * self.width
    }

    fn fades(&self, color: Color32) -> Color32 {
        color.gamma_multiply(self.bone.opacity)
    }

    /// A colour of the theme, as opaque as the bone.
    pub fn tone(&self, rgb: Rgb) -> Color32 {
        self.fades(color(rgb))
    }

    /// Light on a surface: white on ivory, less on darker surfaces.
    pub fn light_on(&self, surface: Rgb, strength: f32) -> Color32 {
        let light = lighter(color(surface), LIGHT_ON_DARK);
        self.fades(light).gamma_multiply(strength)
    }

    fn shadow(&self, pen: &mut Pen) {
        let (fall, blur, strength) = FLIGHT_SHADOW;
        let flight = self.bone.flight.clamp(0.0, 1.0);
        for (n, (low_fall, sigma, low_strength)) in SHADOWS.into_iter().enumerate() {
            let (fall, sigma, strength) = if n == 0 {
                (
                    egui::lerp(low_fall..=fall, flight),
                    sigma * egui::lerp(1.0..=blur, flight),
                    egui::lerp(low_strength..=strength, flight),
                )
            } else {
                (low_fall, sigma, low_strength * (1.0 - flight))
            };
            if strength <= 0.0 || (n > 0 && !self.has_details) {
                continue;
            }
            let placement = Placement {
                center: self.placement.center + vec2(0.0, fall * self.width),
                ..self.placement
            };
            // A shadow shows through a translucent bone, so it fades twice.
            let color = self
                .look
                .shadow(strength * self.bone.opacity * self.bone.opacity);
            pen.placed_glow(&placement, (self.rect, self.corner()), sigma, color);
        }
    }

    fn body(&self, pen: &mut Pen) {
        let colors = &self.look.colors;
        self.glow(pen, HALO, colors.halo, self.bone.halo);
        self.glow(pen, SCORE_GLOW, colors.gold, self.bone.scoring);
        if self.bone.pips.is_some() {
            self.face(pen);
        } else {
            back::paint(pen, self);
        }
        let shape = (self.rect, self.corner());
        let mut edge = |range: (f32, f32), rgb: Rgb, strength: f32| {
            if strength > 0.0 {
                let color = self.tone(rgb).gamma_multiply(strength.min(1.0));
                pen.placed_frame(&self.placement, shape, range, color);
            }
        };
        if let Some(owner) = self.bone.edge {
            edge((-OWNER_EDGE * self.width, 0.0), owner, 1.0);
        }
        let (thick, gap) = HOVERED_EDGE;
        edge(
            (gap, gap + thick),
            self.around_color(),
            self.bone.hovered * (1.0 - self.bone.selected),
        );
        edge((0.0, SCORE_EDGE), colors.gold, self.bone.scoring);
        edge(
            (0.0, SELECTED_EDGE),
            colors.selected_edge,
            self.bone.selected,
        );
        let (thick, gap) = FOCUS_RING;
        edge((gap, gap + thick), self.around_color(), self.bone.focused);
    }

    /// Ivory around bones on dark ground, dark on light ground.
    fn around_color(&self) -> Rgb {
        let colors = &self.look.colors;
        if colors.is_cloth_light() && colors.wood_text.luminance() < 0.2 {
            colors.wood_text
        } else {
            colors.hand.upper
        }
    }

    fn glow(&self, pen: &mut Pen, (grown, sigma, strength): (f32, f32, f32), rgb: Rgb, by: f32) {
        if by > 0.0 {
            let shape = (self.rect.expand(grown), self.corner() + grown);
            let color = self.tone(rgb).gamma_multiply(strength * by.min(1.0));
            pen.placed_glow(&self.placement, shape, sigma, color);
        }
    }

    /// The colours of the face in its states.
    fn face_colors(&self) -> FaceColors {
        let colors = &self.look.colors;
        let rest = match self.bone.face {
            Face::Hand => colors.hand,
            Face::Played(seat) => colors.plays[seat.min(colors.plays.len() - 1)],
            Face::LaidOpen => colors.selected,
        };
        rest.toward(colors.faded, self.bone.faded.clamp(0.0, 1.0))
            .toward(colors.selected, self.bone.selected.clamp(0.0, 1.0))
    }

    fn face(&self, pen: &mut Pen) {
        let face = self.face_colors();
        let (placement, corner) = (&self.placement, self.corner());
        let edge = EDGE * self.width;
        let base = self.rect.shrink(edge);
        let upper = self.face_rect(base);
        let fill = (self.tone(face.upper), self.tone(face.lower));
        if self.bone.opacity < 1.0 {
            // Layers would show through each other.
            pen.placed_rect(placement, base, corner - edge, fill);
            let shape = (self.rect, corner);
            pen.placed_frame(placement, shape, (-edge, edge), self.tone(face.edge));
        } else {
            let outer = self.rect.expand(edge);
            pen.placed_rect(placement, outer, corner + edge, self.tone(face.edge));
            let (side, lip) = match self.bone.lip {
                // With the edge below it, so that it is wide enough for its colour to be seen.
                Some(rgb) => (base.union(base.translate(self.down * 2.0 * edge)), rgb),
                None => (base, face.side),
            };
            pen.placed_rect(placement, side, corner - edge, self.tone(lip));
            pen.placed_rect(placement, upper, corner - edge, fill);
        }
        if self.has_details {
            let faded = self.bone.faded.clamp(0.0, 1.0);
            let light = self.light_on(face.upper, 0.9 - 0.45 * faded);
            self.upper_light(pen, upper, corner, light);
        }
        self.groove(pen, upper.center(), &face);
        self.pips(pen, upper.center(), &face);
    }

    /// The face: the base without the lip at the side that is below on the screen.
    fn face_rect(&self, base: Rect) -> Rect {
        let mut lip = self.down * LIP * self.width;
        if self.is_resting {
            let snap = |length: f32| (length / self.pixel).round() * self.pixel;
            lip = vec2(snap(lip.x), snap(lip.y));
            // A bone so small has a lip all the same.
            let least = self.down * self.pixel;
            lip = vec2(
                if lip.x == 0.0 { least.x } else { lip.x },
                if lip.y == 0.0 { least.y } else { lip.y },
            );
        }
        let mut face = base;
        face.min.x -= lip.x.min(0.0);
        face.max.x -= lip.x.max(0.0);
        face.min.y -= lip.y.min(0.0);
        face.max.y -= lip.y.max(0.0);
        face
    }

    /// Light along the sides that are above on the screen.
    pub fn upper_light(&self, pen: &mut Pen, face: Rect, corner: f32, light: Color32) {
        let half = face.size() / 2.0;
        let inset = 0.5 * self.pixel.max(1.0);
        for side in [Vec2::UP, Vec2::RIGHT, Vec2::DOWN, Vec2::LEFT] {
            let above = -(side.dot(self.down));
            let strength = ((above - 0.35) / 0.65).max(0.0);
            if strength < 0.02 {
                continue;
            }
            let along = side.rot90();
            let (out, aside) = if side.x == 0.0 {
                (half.y, half.x)
            } else {
                (half.x, half.y)
            };
            let middle = face.center().to_vec2() + side * (out - inset);
            let reach = along * (aside - corner).max(0.0);
            let ends = [middle - reach, middle + reach].map(|end| self.placement.place(end));
            let width = self.pixel.max(1.0);
            pen.line(ends, width, light.gamma_multiply(strength));
        }
    }

    fn groove(&self, pen: &mut Pen, middle: Pos2, face: &FaceColors) {
        let thick = if self.has_details { GROOVE.0 } else { GROOVE.1 };
        let thick = thick.max(self.pixel);
        let half = GROOVE_LENGTH * self.width / 2.0;
        let mut middle = middle.to_vec2();
        if self.is_resting {
            // The lower edge of the groove lies on a pixel, or its right edge.
            let at = self.placement.place(middle).to_vec2();
            let snap = |length: f32| {
                ((length - thick / 2.0) / self.pixel).round() * self.pixel + thick / 2.0
            };
            let is_upright = self.down.y.abs() > self.down.x.abs();
            let snapped = if is_upright {
                vec2(at.x, snap(at.y))
            } else {
                vec2(snap(at.x), at.y)
            };
            middle = self
                .placement
                .unturned(snapped - self.placement.center.to_vec2());
        }
        let across = Rect::from_center_size(middle.to_pos2(), vec2(2.0 * half, thick));
        if self.has_details {
            // On an upright bone the light lies below the groove, on a lying one beside it.
            let aside = if self.down.y.abs() > self.down.x.abs() {
                self.down.y.signum()
            } else {
                1.0
            };
            let light = across.translate(vec2(0.0, GROOVE_LIGHT * aside));
            let tone = self.light_on(face.upper, self.crescent_strength());
            pen.placed_rect(&self.placement, light, 0.0, tone);
        }
        pen.placed_rect(&self.placement, across, 0.0, self.tone(face.groove));
        if self.width >= PIN_FROM_PX * self.pixel && self.placement.width_seen > 0.5 {
            let rgb = self.bone.pin.unwrap_or(self.look.colors.hand_pin);
            let pin = self.tone(rgb);
            let at = self.placement.place(middle);
            let radius = PIN * self.width;
            if self.has_details {
                pen.ball(
                    at,
                    radius,
                    [pin, lighter_as(pin, 0.06), darker_as(pin, 0.10)],
                );
                let light = at + PIN_LIGHT_AT * self.width;
                pen.disc(light, PIN_LIGHT * self.width, self.fades(white(0.75)));
            } else {
                pen.disc(at, radius, pin);
            }
        }
    }

    fn crescent_strength(&self) -> f32 {
        let faded = self.bone.faded.clamp(0.0, 1.0);
        egui::lerp(CRESCENT_STRENGTH..=FADED_CRESCENT_STRENGTH, faded)
    }

    fn pips(&self, pen: &mut Pen, middle: Pos2, face: &FaceColors) {
        let Some(halves) = self.bone.pips else { return };
        if self.placement.width_seen < 0.25 {
            return;
        }
        let pip = self.tone(face.pips);
        if self.look.numerals && self.width < NUMERALS_BESIDE_FROM_PX * self.pixel {
            self.numerals(pen, middle, halves, (0.5, NUMERAL_SIZE.1), pip);
            return;
        }
        let by = if face.pips.luminance() > face.upper.luminance() {
            LIGHT_PIP
        } else {
            1.0
        };
        let (inside, above) = PIP_LIGHT;
        let tones = [
            lighter_as(pip, inside * by),
            darker_as(pip, above * by),
            pip,
        ];
        let crescent = self.light_on(face.upper, self.crescent_strength());
        let below = vec2(0.0, CRESCENT * self.width);
        let squeeze = self.placement.width_seen.sqrt();
        for (half, side) in halves.into_iter().zip([-0.5, 0.5]) {
            let middle = middle.to_vec2() + vec2(0.0, side * self.width);
            let radius = if half.value() == 6 { PIP_OF_SIX } else { PIP };
            let radius = radius * self.width * squeeze;
            for &(column, row) in places(half) {
                let from_middle = vec2(column, row) * PIP_STEP * self.width;
                let at = self.placement.place(middle + from_middle);
                if self.has_details {
                    pen.disc(at + below, radius, crescent);
                    pen.ball(at, radius, tones);
                } else {
                    pen.disc(at, radius, pip);
                }
            }
        }
        if self.look.numerals {
            // At the outer ends, between the columns of pips.
            let from_middle = 0.5 + PIP_STEP;
            self.numerals(pen, middle, halves, (from_middle, NUMERAL_SIZE.0), pip);
        }
    }

    /// The number of each half. Numerals stand upright however the bone lies.
    fn numerals(
        &self,
        pen: &mut Pen,
        middle: Pos2,
        halves: [Pips; 2],
        (from_middle, size): (f32, f32),
        color: Color32,
    ) {
        if self.placement.width_seen < LEAST_NUMERAL {
            return;
        }
        let style = TextStyle::semibold(size * self.width);
        for (half, side) in halves.into_iter().zip([-1.0, 1.0]) {
            let from_middle = vec2(0.0, side * from_middle * self.width);
            let at = self.placement.place(middle.to_vec2() + from_middle);
            let baseline = at + vec2(0.0, 0.36 * style.size);
            let numeral = half.value().to_string();
            pen.text(baseline, Align::Center, &numeral, style, color);
        }
    }
}

/// A lighter shade of a colour that may be translucent.
fn lighter_as(color: Color32, part: f32) -> Color32 {
    shade_as(color, |opaque| lighter(opaque, part))
}

/// A darker shade of a colour that may be translucent.
fn darker_as(color: Color32, part: f32) -> Color32 {
    shade_as(color, |opaque| darker(opaque, part))
}

fn shade_as(color: Color32, shade: impl Fn(Color32) -> Color32) -> Color32 {
    if color.is_opaque() {
        return shade(color);
    }
    let opacity = f32::from(color.a()) / 255.0;
    let [red, green, blue, _] = color.to_srgba_unmultiplied();
    shade(Color32::from_rgb(red, green, blue)).gamma_multiply(opacity)
}

/// The places of the pips on a half, as columns and rows from its middle.
const fn places(half: Pips) -> &'static [(f32, f32)] {
    const PLACES: [&[(f32, f32)]; 7] = [
        &[],
        &[(0.0, 0.0)],
        &[(-1.0, -1.0), (1.0, 1.0)],
        &[(-1.0, -1.0), (0.0, 0.0), (1.0, 1.0)],
        &[(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)],
        &[
            (-1.0, -1.0),
            (1.0, -1.0),
            (0.0, 0.0),
            (-1.0, 1.0),
            (1.0, 1.0),
        ],
        &[
            (-1.0, -1.0),
            (1.0, -1.0),
            (-1.0, 0.0),
            (1.0, 0.0),
            (-1.0, 1.0),
            (1.0, 1.0),
        ],
    ];
    PLACES[half.value() as usize]
}
