//! Where the arms turn when at most one doublet is a spinner.
//!
//! Each arm owns a part of the plane that no other enters, so nothing can ever
//! be in its way: it runs to the edge of the box, turns outward, and comes back
//! in a row of its own. Without a spinner the two arms own a half each. With
//! one, four arms own a quarter each, and all turn the same way, as the wings
//! of a pinwheel do.

use egui::{Pos2, Rangef, Rect, Vec2, vec2};

use super::place::Tip;
use super::{Open, P};
use crate::engine::{Side, Spinner};

/// The least distance of two rows of one arm, from middle to middle: two
/// doublets across have room and do not touch.
const ROW: f32 = 2.5;
/// How far an arm can always run from the spinner before it turns.
const RUN: f32 = 8.0;
/// How far an arm stays away from the middle of the arm that leaves the spinner
/// beside it.
const CLEAR: f32 = 2.0;
/// How much wider than the box the line is allowed to be while it waits for its
/// spinner.
const WAITING: f32 = 1.5;

/// The spinner, and how the picture turns about it.
#[derive(Debug, Clone, Copy)]
struct Hub {
    center: Pos2,
    /// Whether the arm to the right turns down, or up.
    right_turns_down: bool,
}

/// The part of the plane that an arm owns.
#[derive(Debug, Clone, Copy)]
struct Lane {
    /// From left to right.
    across: Rangef,
    /// Up or down: the way in which its rows follow each other.
    outward: Side,
}

/// What the arms know of the table.
#[derive(Debug, Clone)]
pub(super) struct Arms {
    /// Half the box that the picture is to fill.
    half: Vec2,
    waits_for_spinner: bool,
    hub: Option<Hub>,
    /// What holds all bones so far.
    bounds: Rect,
}

impl Arms {
    /// Arms on an empty table, for an area of this shape.
    pub fn new(spinner: Spinner, area: Vec2) -> Self {
        Self {
            half: half_box(area, spinner),
            waits_for_spinner: spinner == Spinner::Single,
            hub: None,
            bounds: Rect::NOTHING,
        }
    }

    /// A bone was laid, in an arm that runs to `heading`.
    pub fn laid(&mut self, place: Rect, is_spinner: bool, heading: Side) {
        self.bounds = self.bounds.union(place);
        if is_spinner {
            self.waits_for_spinner = false;
            self.hub = Some(Hub {
                center: place.center(),
                // Where the line came from must be free to go on.
                right_turns_down: matches!(heading, Side::East | Side::West),
            });
        }
    }

    /// Where the next bone of an arm goes: straight on, or around a corner.
    pub fn aim(&self, open: &Open, is_doublet: bool) -> Tip {
        let tip = open.tip;
        let lane = self.lane(open);
        if tip.is_level() {
            if self.has_room(tip, lane, is_doublet) {
                tip
            } else if tip.is_across() {
                tip.beside(lane.outward)
            } else {
                tip.beyond(lane.outward)
            }
        } else if self.runs_on(open, is_doublet) {
            tip
        } else {
            let (left, right) = (
                tip.center.x - lane.across.min,
                lane.across.max - tip.center.x,
            );
            let to_left = if self.waits_for_spinner {
                open.end.side == Side::West
            } else {
                left > right
            };
            tip.beside(if to_left { Side::West } else { Side::East })
        }
    }

    /// Whether a bone goes straight on in a row; after one that is no doublet
    /// there must be room for the corner.
    fn has_room(&self, tip: Tip, lane: Lane, is_doublet: bool) -> bool {
        if is_doublet {
            return true;
        }
        let contact = tip.contact().x;
        if self.waits_for_spinner {
            let end = contact + if tip.heading == Side::East { 2.0 } else { -2.0 };
            let width = self.bounds.right().max(end) - self.bounds.left().min(end);
            return width <= (P("WAIT", 1.25) * 2.0 * self.half.x).max(self.wide());
        }
        let room = if tip.heading == Side::East {
            lane.across.max - contact
        } else {
            contact - lane.across.min
        };
        room >= 3.0
    }

    /// Whether an arm that runs up or down goes on to do so.
    fn runs_on(&self, open: &Open, is_doublet: bool) -> bool {
        let Tip {
            center, heading, ..
        } = open.tip;
        let contact = open.tip.contact().y;
        let length = if is_doublet { 1.0 } else { 2.0 };
        if self.waits_for_spinner {
            let end = contact
                + if heading == Side::South {
                    length
                } else {
                    -length
                };
            let height = self.bounds.bottom().max(end) - self.bounds.top().min(end);
            return is_doublet || height <= self.high();
        }
        if let Some(row) = open.row {
            return (center.y - row).abs() < ROW;
        }
        // The first run from the spinner: as far as the box goes.
        let Some(hub) = self.hub else { return true };
        let edge = if heading == Side::South {
            self.half.y.max(self.bounds.top() + self.high()) - contact
        } else {
            contact + self.half.y.max(self.high() - self.bounds.bottom())
        };
        (center.y - hub.center.y).abs() < ROW || edge >= length
    }

    /// How wide the picture can be for its height without being too wide for
    /// its area.
    fn wide(&self) -> f32 {
        P("OVER", 1.0) * self.bounds.height() * self.half.x / self.half.y
    }

    /// How high it can be for its width.
    fn high(&self) -> f32 {
        P("OVERH", 1.0) * self.bounds.width() * self.half.y / self.half.x
    }

    fn lane(&self, open: &Open) -> Lane {
        let Vec2 { x: half, .. } = self.half;
        let Some(hub) = self.hub else {
            return Lane {
                across: Rangef::new(-half, half),
                outward: if open.end.side == Side::East {
                    Side::South
                } else {
                    Side::North
                },
            };
        };
        let middle = hub.center.x;
        // Where the picture is high, rows as wide as its shape allows cost
        // nothing.
        let Rangef { min, max } = self.bounds.x_range();
        let run = P("RUN", 8.0);
        let run = half.max(run);
        let left = (middle - run).min(max - self.wide()).min(min);
        let right = (middle + run).max(min + self.wide()).max(max);
        let turn = |side: Side| {
            if hub.right_turns_down {
                side
            } else {
                mirrored(side)
            }
        };
        let (to_right, outward) = match turn(open.arm) {
            Side::East => (hub.right_turns_down, Side::South),
            Side::South => (!hub.right_turns_down, Side::South),
            Side::West => (!hub.right_turns_down, Side::North),
            Side::North => (hub.right_turns_down, Side::North),
        };
        let beside_spinner = matches!(open.arm, Side::East | Side::West);
        let inner = if beside_spinner { CLEAR } else { -0.5 };
        let across = if to_right {
            Rangef::new(middle + inner, right)
        } else {
            Rangef::new(left, middle - inner)
        };
        Lane { across, outward }
    }
}

/// Left for right.
const fn mirrored(side: Side) -> Side {
    match side {
        Side::East | Side::West => side.opposite(),
        Side::North | Side::South => side,
    }
}

/// Half the box that a whole round is to fill, for an area of this shape.
fn half_box(area: Vec2, spinner: Spinner) -> Vec2 {
    /// What 28 bones need with the room between their rows, in squares as
    /// wide as a bone.
    let NEEDED: f32 = P(
        if spinner == Spinner::None {
            "NEED2"
        } else {
            "NEED4"
        },
        160.0,
    );
    let aspect = area.x.max(1.0) / area.y.max(1.0);
    let least = if spinner == Spinner::None { 4.0 } else { 6.0 };
    let half = ((NEEDED * aspect).sqrt() / 2.0).round().clamp(least, 20.0);
    let high = (NEEDED / (4.0 * half)).round().clamp(3.0, 20.0);
    vec2(half, high)
}
