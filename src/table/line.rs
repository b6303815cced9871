//! The line: where each bone of a hand lies. Once laid, a bone never moves.
//!
//! Lengths are in widths of a bone, the y axis points down, and the center of the first bone is the
//! origin. The view of the line changes only as a whole: it pans, and it zooms out in a few steps,
//! never in. A bone that cannot be laid anywhere is kept without a place, and from then on only the
//! ends of the line are shown.
//!
//! A [`Line`] is a value, kept with each moment of a hand, so that undo restores the old value. The
//! same line, bone and area give the same result on every machine.
//!
//! - `place`: how one bone is laid on another
//! - `chain`: the bones and their connections
//! - `order`: the ways to try for a bone, best first
//! - `rooms`: the free spaces that are reserved for the next bones
//! - `policy`: the conditions for laying a bone, and the result of a choice
//! - `lookahead`: the cheapest way, looking one bone ahead
//! - `fallback`: the choice when no way leaves rooms for all ends

mod chain;
mod fallback;
mod lookahead;
mod order;
mod place;
mod policy;
mod rooms;

use egui::emath::TSTransform;
use egui::{Pos2, Rect, Vec2};
use engine::{Bone, Bones, DominoSet, End, Event, Fit, Pips, Rules};

use self::chain::Chain;
pub use self::chain::LaidBone;
pub use self::place::{CLEARANCE, GAP, Place, Tip, Way, direction};
use self::place::{contains, fits};
use self::policy::{LAST_USUAL_ZOOM, Policy, SMALLEST_ZOOM};
pub use self::rooms::Room;
use self::rooms::Rooms;

/// The minimum width of a bone when the whole line is shown, in points. Where bones would be
/// smaller, only the ends are shown.
const fn min_width_px(set: DominoSet) -> f32 {
    match set {
        DominoSet::DoubleSix => 16.0,
        DominoSet::DoubleNine => 18.0,
    }
}
/// The farthest that the view pans for a selected bone, in points.
const MAX_PAN_PX: f32 = 90.0;
/// The free space that must be left around a line, in widths of a bone, for it to zoom out only
/// half-way to zoom step 0. With less, the line would soon outgrow that size, too.
const MIN_FREE_SPACE: f32 = 3.0;

/// The area in which a line is laid. It does not change during a hand.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct LineArea {
    pub size: Vec2,
    /// The width of a bone at the beginning of a hand, in points. It has no influence on where
    /// bones are laid.
    pub opening_px: f32,
    /// The width of a bone at zoom step 0, in points, such as 40. Bones are laid for this size.
    pub first_width_px: f32,
    /// Position of the first bone relative to the center of the area, in points. It is the middle
    /// of the cloth, which extends beyond the area on some sides.
    pub first_bone_offset: Vec2,
}

impl LineArea {
    /// The width of a bone after this many zoom steps, in points: the first width, 0.85 and 0.7 of
    /// it, and then 0.85 of the previous width.
    pub fn width_px(self, step: u8) -> f32 {
        let width = match step {
            0 => self.first_width_px,
            1 => self.first_width_px * 0.85,
            2 => self.first_width_px * 0.7,
            _ => self.width_px(step - 1) * 0.85,
        };
        width.ceil()
    }

    /// All widths that the bones of a line can have, in points: at the beginning of a hand,
    /// half-way to the first size, and at every zoom step.
    pub fn widths_px(self) -> impl Iterator<Item = f32> {
        self.opening_widths_px().chain((0..=SMALLEST_ZOOM).map(move |step| self.width_px(step)))
    }

    fn opening_widths_px(self) -> impl Iterator<Item = f32> {
        let half_way = f32::midpoint(self.opening_px, self.first_width_px).ceil();
        let widths = [self.opening_px, half_way].into_iter();
        widths.filter(move |width_px| *width_px > self.first_width_px)
    }

    /// The greatest width of a bone, in points: that at the beginning of a hand, unless zoom step 0
    /// is wider.
    fn largest_width_px(self) -> f32 {
        self.opening_px.max(self.first_width_px)
    }

    /// The center of the view when the first bone is at its intended position.
    fn middle(self, width_px: f32) -> Pos2 {
        Pos2::ZERO - self.first_bone_offset / width_px
    }

    /// The first zoom step at which bones are no wider than this.
    fn step_for_width(self, width_px: f32) -> u8 {
        let is_reached = |step: &u8| self.width_px(*step) <= width_px;
        (0..u8::MAX).find(is_reached).unwrap_or(u8::MAX)
    }
}

/// The line of a hand: where each bone lies, and the part of it that is in view.
#[derive(Debug, Clone, PartialEq)]
pub struct Line {
    area: LineArea,
    chain: Chain,
    /// The ends for which no rooms are kept any more.
    lost: Vec<End>,
    rooms: Rooms,
    width_px: f32,
    middle: Pos2,
    /// Whether a bone could not be laid anywhere. All later bones of the hand are kept without a
    /// place.
    is_full: bool,
}

impl Line {
    /// An empty line, with bones of the width at the beginning of a hand.
    pub fn new(rules: &Rules, area: LineArea) -> Self {
        Self {
            area,
            chain: Chain::new(rules),
            lost: Vec::new(),
            rooms: Rooms::empty(Rect::ZERO),
            width_px: area.largest_width_px(),
            middle: area.middle(area.largest_width_px()),
            is_full: false,
        }
    }

    /// Lays the line of a hand from its events, bone by bone.
    pub fn replay(rules: &Rules, area: LineArea, events: &[Event]) -> Self {
        let line = Self::new(rules, area);
        events.iter().fold(line, |line, event| match event {
            Event::Played { bone, end, outward, .. } => line.lay(*bone, *end, *outward),
            Event::BlewUp { bone, .. } => line.without(*bone),
            _ => line,
        })
    }

    /// Returns the line with one more bone on an open end, or as the first one (`None`). `outward`
    /// is the half to turn outward, for a bone that can lie either way round.
    ///
    /// # Panics
    /// If there is no such end, or the bone does not fit there.
    #[must_use]
    pub fn lay(&self, bone: Bone, end: Option<End>, outward: Option<Pips>) -> Self {
        let mut line = self.clone();
        let policy = self.policy();
        let Some(end) = end else {
            line.chain.lead(bone);
            line.rooms = policy.rooms_left(&line.chain);
            line.pan_to_rooms();
            return line;
        };
        let choice =
            (!self.is_full).then(|| policy.choose_placement(&mut line.chain, bone, end)).flatten();
        match &choice {
            Some(choice) => line.chain.push(bone, end, choice.way),
            None => line.chain.push_unplaced(bone, end),
        }
        if let Some(outward) = outward {
            line.chain.turn_outward(outward);
        }
        let Some(choice) = choice else {
            line.is_full = true;
            line.rooms = Rooms::empty(line.chain.bounds());
            return line;
        };
        line.lost = choice.lost;
        line.lost.retain(|lost| *lost != end);
        line.rooms = choice.rooms;
        line.zoom_to(choice.step);
        line.pan_to_rooms();
        line
    }

    /// Zooms out to a step. A line at the opening size keeps it as long as it shows all bones and
    /// rooms without a pan. Then it zooms out only half-way if that size will last for some bones.
    /// When it leaves the opening size, bones and rooms are centered.
    fn zoom_to(&mut self, step: u8) {
        let next_bounds = self.rooms.next_bounds;
        let is_opening = self.width_px > self.area.first_width_px;
        if is_opening && step == 0 && contains(self.window(), next_bounds) {
            return;
        }
        let lasting = next_bounds.expand(MIN_FREE_SPACE);
        let mut smaller = self.area.opening_widths_px().filter(|it| *it < self.width_px);
        let opening = smaller.find(|width_px| fits(lasting, self.area.size / *width_px));
        if is_opening {
            self.middle = next_bounds.center();
        }
        self.width_px = opening.filter(|_| step == 0).unwrap_or_else(|| self.area.width_px(step));
    }

    /// Pans by the least distance that shows all bones and rooms.
    fn pan_to_rooms(&mut self) {
        self.pan_to(self.rooms.next_bounds);
    }

    /// Pans by the least distance that shows this area.
    fn pan_to(&mut self, bounds: Rect) {
        let window = self.window();
        let before = (bounds.min - window.min).min(Vec2::ZERO);
        let after = (bounds.max - window.max).max(Vec2::ZERO);
        self.middle += before + after;
    }

    /// Returns the place that a bone would have at an end, or as the first one; `None` if no place
    /// is free.
    ///
    /// # Panics
    /// If there is no such end, or the bone does not fit there.
    pub fn place_for(&self, bone: Bone, end: Option<End>) -> Option<Place> {
        self.lay(bone, end, None).chain.bone(bone).place()
    }

    /// Whether a place is entirely in view.
    pub fn shows(&self, place: Place) -> bool {
        contains(self.window(), place.rect())
    }

    /// Returns the line as shown while a bone is selected that can be laid in one of these places.
    /// The view pans a little to show a place outside, or zooms out if that does not help; the line
    /// itself does not change.
    #[must_use]
    pub fn with_places_in_view(&self, places: impl IntoIterator<Item = Place>) -> Self {
        let places = places.into_iter().map(Place::rect);
        let bounds = places.fold(self.chain.bounds(), Rect::union);
        let mut shown = self.clone();
        if contains(shown.window(), bounds) {
            return shown;
        }
        shown.pan_to(bounds);
        let pan = (shown.middle - self.middle).length() * self.width_px;
        if pan <= MAX_PAN_PX && contains(shown.window(), bounds) {
            return shown;
        }
        let mut smaller = self.area.widths_px().filter(|width_px| *width_px < self.width_px);
        let width_px = smaller.find(|width_px| fits(bounds, self.area.size / *width_px));
        shown.width_px = width_px.unwrap_or_else(|| (self.area.size / bounds.size()).min_elem());
        shown.middle = self.middle;
        shown.pan_to(bounds);
        shown
    }

    /// Returns the line without a bone that a firecracker has blown up. No other bone moves, and
    /// the size stays; the view pans if a room for the free end would be outside.
    #[must_use]
    pub fn without(&self, bone: Bone) -> Self {
        let mut line = self.clone();
        line.chain.remove(bone);
        line.lost.retain(|end| end.on != bone);
        if self.is_full {
            return line;
        }
        line.rooms = line.policy().rooms_left(&line.chain);
        let window = line.window();
        let mut rooms = line.rooms.for_next_bone.iter();
        if !rooms.all(|room| contains(window, room.rect)) {
            line.pan_to_rooms();
        }
        line
    }

    /// Returns the line for another area: scaled as a whole, with the first bone as near to its
    /// intended position as possible. The bones get the largest opening or usual size at which all
    /// bones and rooms fit; if they fit at none, exactly the width at which they do.
    #[must_use]
    pub fn fitted(&self, area: LineArea) -> Self {
        if area == self.area {
            return self.clone();
        }
        if self.chain.bones.is_empty() {
            return Self {
                area,
                width_px: area.largest_width_px(),
                middle: area.middle(area.largest_width_px()),
                ..self.clone()
            };
        }
        let bounds = self.rooms.bounds;
        let mut usual = (0..=LAST_USUAL_ZOOM).map(|step| area.width_px(step));
        let mut opening = area.opening_widths_px();
        let width_px = opening
            .find(|width_px| fits(self.rooms.next_bounds, area.size / *width_px))
            .or_else(|| usual.find(|width_px| fits(bounds, area.size / *width_px)))
            .unwrap_or_else(|| (area.size / bounds.size()).min_elem());
        let mut line = Self { area, width_px, middle: area.middle(width_px), ..self.clone() };
        line.pan_to_rooms();
        line
    }

    pub fn bones(&self) -> &[LaidBone] {
        &self.chain.bones
    }

    /// The spaces reserved for the next bone: at most one for each open end.
    pub fn rooms(&self) -> &[Room] {
        &self.rooms.for_next_bone
    }

    /// The open half or side at an end, and the direction in which the line continues; `None` if
    /// the bone there has no place on the table.
    pub fn tip(&self, end: End) -> Option<Tip> {
        let mut bones = self.chain.bones.iter();
        let is_laid = bones.any(|laid| laid.bone == end.on && laid.place().is_some());
        is_laid.then(|| self.chain.tip(end))
    }

    pub const fn area(&self) -> LineArea {
        self.area
    }

    /// The width of a bone, in points.
    pub const fn width_px(&self) -> f32 {
        self.width_px
    }

    /// The number of zoom steps taken.
    pub fn zoom_step(&self) -> u8 {
        self.area.step_for_width(self.width_px)
    }

    /// The point of the line at the center of the area.
    pub const fn middle(&self) -> Pos2 {
        self.middle
    }

    /// The transform from coordinates of the line to points, for an area with this rectangle.
    pub fn to_points(&self, rect: Rect) -> TSTransform {
        let middle = self.middle.to_vec2() * self.width_px;
        TSTransform::new(rect.center().to_vec2() - middle, self.width_px)
    }

    /// Whether only the ends should be shown, because bones would be too small, or one could not be
    /// laid anywhere.
    pub fn is_ends_only(&self) -> bool {
        self.is_full || self.width_px < min_width_px(self.chain.set)
    }

    /// Whether a bone of the hand could not be laid anywhere. Only the ends are shown until the
    /// hand is over.
    pub const fn is_full(&self) -> bool {
        self.is_full
    }

    /// The ends on which a bone can be laid, each with the number that it must match.
    pub fn open_ends(&self) -> impl Iterator<Item = (End, Pips)> {
        self.chain.open_ends()
    }

    /// Ends that open once both long sides of their doublet are covered, each with the number that
    /// a bone must match.
    pub fn waiting_ends(&self) -> impl Iterator<Item = (End, Pips)> {
        let waiting = self.chain.open_sides().filter(|side| !side.is_open);
        waiting.map(|side| (side.end, side.pips))
    }

    /// Which bones fit an end, and which lie across.
    pub const fn fit(&self) -> Fit {
        self.chain.fit
    }

    /// The first doublet on which arms cross, if there is one.
    pub fn spinner(&self) -> Option<Bone> {
        self.chain.spinner()
    }

    /// The part of the line that is in view.
    fn window(&self) -> Rect {
        Rect::from_center_size(self.middle, self.area.size / self.width_px)
    }

    /// The bones of the set that have not been laid.
    pub fn unlaid_bones(&self) -> Bones {
        self.chain.unlaid_bones()
    }

    fn policy(&self) -> Policy {
        Policy { area: self.area, step: self.zoom_step(), lost: self.lost.clone() }
    }
}
