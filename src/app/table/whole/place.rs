//! How one bone touches another: the geometry of a single play.

use egui::{Pos2, Rect, Vec2, pos2, vec2};

use engine::Side;

/// Bones that do not touch are at least so far apart.
pub(super) const GAP: f32 = 0.45;
/// Lengths are sums of halves; this much is nothing.
pub(super) const NOTHING: f32 = 0.01;

/// Whether two places overlap.
pub(super) fn overlap(one: Rect, other: Rect) -> bool {
    one.min.x < other.max.x - NOTHING
        && other.min.x < one.max.x - NOTHING
        && one.min.y < other.max.y - NOTHING
        && other.min.y < one.max.y - NOTHING
}

/// The direction of a side on the screen.
pub(super) const fn direction(side: Side) -> Vec2 {
    match side {
        Side::East => vec2(1.0, 0.0),
        Side::West => vec2(-1.0, 0.0),
        Side::North => vec2(0.0, -1.0),
        Side::South => vec2(0.0, 1.0),
    }
}

/// The side that comes after another one, clockwise or not.
pub(super) const fn turned(side: Side, clockwise: bool) -> Side {
    let next = match side {
        Side::North => Side::East,
        Side::East => Side::South,
        Side::South => Side::West,
        Side::West => Side::North,
    };
    if clockwise { next } else { next.opposite() }
}

/// How a bone touches the one before it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Joint {
    /// In one line with it.
    Straight,
    /// Across it, before its half: it takes the corner itself, and the arm goes
    /// on to this side.
    Beyond(Side),
    /// Across it, beside its half.
    Beside(Side),
}

impl Joint {
    /// The side to which the arm turns.
    pub const fn turn(self) -> Option<Side> {
        match self {
            Self::Straight => None,
            Self::Beyond(side) | Self::Beside(side) => Some(side),
        }
    }
}

/// The place where the next bone of an arm touches: an open half, or an open
/// side of a doublet.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Tip {
    /// The middle of the half, or of the doublet.
    pub center: Pos2,
    /// The direction of the next bone.
    pub heading: Side,
    /// From the middle to the edge in that direction.
    pub ahead: f32,
    /// From the middle to the edges on both sides.
    pub aside: f32,
}

impl Tip {
    /// Where the first bone lies, as if it came from the left.
    pub const fn of_lead(is_doublet: bool) -> Self {
        let half_length = if is_doublet { 0.5 } else { 1.0 };
        Self {
            center: pos2(-half_length - 0.5, 0.0),
            heading: Side::East,
            ahead: 0.5,
            aside: 0.5,
        }
    }

    /// The other side of the first bone, which has this tip.
    #[must_use]
    pub const fn facing_back(self) -> Self {
        Self {
            center: pos2(-self.center.x, self.center.y),
            heading: self.heading.opposite(),
            ..self
        }
    }

    /// The open side of a doublet whose long sides face `long`.
    pub fn of_doublet(center: Pos2, long: Side, heading: Side) -> Self {
        let short = long.perpendicular().contains(&heading);
        let (ahead, aside) = if short { (1.0, 0.5) } else { (0.5, 1.0) };
        Self {
            center,
            heading,
            ahead,
            aside,
        }
    }

    /// The middle of the edge that the next bone touches.
    pub fn contact(self) -> Pos2 {
        self.center + direction(self.heading) * self.ahead
    }

    /// The same place, touched in this way.
    #[must_use]
    pub fn by(self, joint: Joint) -> Self {
        match joint {
            Joint::Straight => self,
            Joint::Beyond(side) => self.beyond(side),
            Joint::Beside(side) => self.beside(side),
        }
    }

    /// The same half, or the same doublet, open on another side.
    #[must_use]
    const fn beside(self, heading: Side) -> Self {
        Self {
            heading,
            ahead: self.aside,
            aside: self.ahead,
            ..self
        }
    }

    /// Turned so that the next bone stands before this half, or before the
    /// nearer half of this doublet, and takes the corner itself.
    #[must_use]
    fn beyond(self, heading: Side) -> Self {
        let corner = self.contact() + direction(self.heading) * 0.5;
        let back = 1.5 - self.aside;
        Self {
            center: corner - direction(heading) * back,
            heading,
            ahead: 0.5,
            aside: 0.5,
        }
    }

    /// Where the next bone lies: along the heading, but a doublet across it.
    pub fn next(self, is_doublet: bool) -> Rect {
        let along = direction(self.heading);
        let length = if is_doublet { 1.0 } else { 2.0 };
        let center = self.contact() + along * (length / 2.0);
        let across = vec2(along.y, along.x);
        let size = (along * length + across * (3.0 - length)).abs();
        Rect::from_center_size(center, size)
    }

    /// The tip that the next bone has in its turn.
    #[must_use]
    pub fn after(self, is_doublet: bool) -> Self {
        let (inward, aside) = if is_doublet { (0.5, 1.0) } else { (1.5, 0.5) };
        Self {
            center: self.contact() + direction(self.heading) * inward,
            heading: self.heading,
            ahead: 0.5,
            aside,
        }
    }
}
