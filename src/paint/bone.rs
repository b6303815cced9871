//! A bone to be painted: its pose and its states.

use std::f32::consts::FRAC_PI_2;

use egui::emath::Rot2;
use egui::{Pos2, Rect, vec2};
use engine::Pips;
use look::{BoneSet, Rgb};

/// The width and the length of the body, as shares of the width of the cell.
pub(super) const BODY_SHARES: (f32, f32) = (0.96, 1.96);

/// Distance between neighboring rows or columns of pips, as a share of the width of the cell.
pub(super) const PIP_STEP: f32 = 0.26;

pub(super) const GROOVE_LENGTH: f32 = 0.68;
/// The thickness of the groove on bones with and without fine details, in points.
pub(super) const GROOVE_THICKNESS: (f32, f32) = (1.5, 0.8);

/// The least width at which seven, eight and nine pips can be told apart, in points.
const MIN_MANY_PIPS_WIDTH: f32 = 17.5;

/// Tolerance for an angle to count as a multiple of a right angle, in radians.
const SQUARE_TOLERANCE: f32 = 1e-3;

/// Position, size and angle of a bone.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Pose {
    pub center: Pos2,
    /// The width of the bone's cell in points; the body is slightly narrower.
    pub width: f32,
    /// The angle in radians, clockwise. At 0 the bone stands upright with its first half on top; at
    /// -π/2 it lies with its first half at the left.
    pub angle: f32,
}

impl Pose {
    /// The width of the body as a share of the width of the cell.
    pub const BODY_WIDTH_SHARE: f32 = BODY_SHARES.0;

    /// The angle of a bone that lies with its first half at the left.
    pub const LYING_ANGLE: f32 = -FRAC_PI_2;

    /// An upright bone with its first half on top.
    pub const fn upright(center: Pos2, width: f32) -> Self {
        Self { center, width, angle: 0.0 }
    }

    /// A bone that lies with its first half at the left.
    pub const fn lying(center: Pos2, width: f32) -> Self {
        Self { center, width, angle: Self::LYING_ANGLE }
    }

    /// The bounding box of the body.
    pub fn bounds(&self) -> Rect {
        let (wide, long) = (BODY_SHARES.0 * self.width, BODY_SHARES.1 * self.width);
        let (sin, cos) = self.angle.sin_cos();
        let size = vec2(wide * cos.abs() + long * sin.abs(), wide * sin.abs() + long * cos.abs());
        Rect::from_center_size(self.center, size)
    }

    /// The centers and radii in points of the pips of a bone with these halves.
    pub fn pips(&self, halves: [Pips; 2]) -> impl Iterator<Item = (Pos2, f32)> {
        let (turn, center, width) = (Rot2::from_angle(self.angle), self.center, self.width);
        halves.into_iter().zip([-0.5, 0.5]).flat_map(move |(half, side)| {
            let radius = BoneSet::ALL[0].radius(half.value());
            pip_places(half).iter().map(move |&(column, row)| {
                let from_center = vec2(column, row) * PIP_STEP + vec2(0.0, side);
                (center + turn * (from_center * width), radius * width)
            })
        })
    }

    /// The bounding box of the groove.
    pub fn groove(&self) -> Rect {
        let size = vec2(GROOVE_LENGTH * self.width, GROOVE_THICKNESS.0);
        let turned = (self.angle / FRAC_PI_2).round() as i32 % 2 != 0;
        Rect::from_center_size(self.center, if turned { size.yx() } else { size })
    }

    /// Whether the sides are parallel to those of the screen.
    pub(super) fn is_axis_aligned(&self) -> bool {
        let quarters = self.angle / FRAC_PI_2;
        (quarters - quarters.round()).abs() * FRAC_PI_2 < SQUARE_TOLERANCE
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Face {
    /// The colors of bones in hands and in the boneyard.
    Hand,
    /// The colors of bones played by the seat with this index, 0 to 3.
    Played(usize),
}

/// A bone to be painted. The strengths of its states are from 0.0 to 1.0, so that each can fade.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct PaintedBone {
    /// The pose, including any lifting and lowering.
    pub pose: Pose,
    /// The first and the second half; `None` for a bone that shows its back.
    pub pips: Option<[Pips; 2]>,
    pub face: Face,
    /// The color of the pin; `None` for the pin of an unplayed bone.
    pub pin: Option<Rgb>,
    /// The color of the edge, which shows who played the bone; `None` for no edge.
    pub edge: Option<Rgb>,
    /// The color of the lip below the face, in sets whose bones have two layers; `None` for the
    /// color of the bone's side.
    pub lip: Option<Rgb>,
    /// How much the bone is darkened, because it cannot be played.
    pub faded: f32,
    pub hovered: f32,
    pub selected: f32,
    /// Strength of the glow that marks the last play.
    pub halo: f32,
    pub scoring: f32,
    /// Height above the table: 0.0 at rest, 1.0 at the highest point of a flight.
    pub flight: f32,
    pub focused: f32,
    pub opacity: f32,
    /// How far the bone is turned over: 0.0 when flat, 1.0 when seen edge-on.
    pub flipped: f32,
    /// How far the bone is tipped onto its long edge; at 1.0 only that edge is visible.
    pub tipped: f32,
    /// Whether the bone moves. Bones at rest are aligned to whole pixels.
    pub is_moving: bool,
}

impl PaintedBone {
    /// A bone at rest, with the colors of the hand.
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
            tipped: 0.0,
            is_moving: false,
        }
    }

    /// A bone at rest that shows its back.
    pub const fn back(pose: Pose) -> Self {
        let blank = [Pips::ALL[0]; 2];
        Self { pips: None, ..Self::new(pose, blank) }
    }

    /// Whether the bone is too narrow for more than six pips, so that numerals replace them.
    pub(super) fn has_only_numerals(&self) -> bool {
        let mut halves = self.pips.iter().flatten();
        self.pose.width < MIN_MANY_PIPS_WIDTH && halves.any(|half| half.value() > 6)
    }

    pub(super) fn is_painted_on_top(&self) -> bool {
        self.halo > 0.0 || self.scoring > 0.0 || self.selected > 0.0 || self.flight > 0.0
    }
}

/// The positions of the pips on a half, as columns and rows from the center of the half.
pub(super) const fn pip_places(half: Pips) -> &'static [(f32, f32)] {
    const PLACES: [&[(f32, f32)]; Pips::COUNT] = [
        &[],
        &[(0.0, 0.0)],
        &[(-1.0, -1.0), (1.0, 1.0)],
        &[(-1.0, -1.0), (0.0, 0.0), (1.0, 1.0)],
        &[(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)],
        &[(-1.0, -1.0), (1.0, -1.0), (0.0, 0.0), (-1.0, 1.0), (1.0, 1.0)],
        &[(-1.0, -1.0), (1.0, -1.0), (-1.0, 0.0), (1.0, 0.0), (-1.0, 1.0), (1.0, 1.0)],
        &[(-1.0, -1.0), (1.0, -1.0), (-1.0, 0.0), (0.0, 0.0), (1.0, 0.0), (-1.0, 1.0), (1.0, 1.0)],
        &[
            (-1.0, -1.0),
            (0.0, -1.0),
            (1.0, -1.0),
            (-1.0, 0.0),
            (1.0, 0.0),
            (-1.0, 1.0),
            (0.0, 1.0),
            (1.0, 1.0),
        ],
        &[
            (-1.0, -1.0),
            (0.0, -1.0),
            (1.0, -1.0),
            (-1.0, 0.0),
            (0.0, 0.0),
            (1.0, 0.0),
            (-1.0, 1.0),
            (0.0, 1.0),
            (1.0, 1.0),
        ],
    ];
    PLACES[half.value() as usize]
}
