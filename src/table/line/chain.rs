//! The bones of the line, and how they are connected.

use egui::{Pos2, Rect};
use engine::{Bone, Bones, DominoSet, End, Fit, Pips, Rules, Side, Spinner};

use super::place::{Place, Tip, Way, are_apart, bone_rect, clockwise, is_row};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LaidBone {
    pub bone: Bone,
    /// The end on which this bone was laid; `None` for the first bone.
    pub on: Option<End>,
    /// The direction in which the line continues from this bone. The first bone heads east. A bone
    /// without a place heads towards the side of its arm.
    pub heading: Side,
    /// How this bone was laid on the one before.
    pub way: Way,
    /// The rectangle, in widths of a bone; `Rect::NOTHING` for a bone without a place.
    pub rect: Rect,
    pub(super) is_across: bool,
    /// The number that the bone shows in the direction of `heading`.
    pub(super) outer: Pips,
    /// Which sides another bone touches, indexed by `Side as usize`.
    covered: [bool; 4],
}

impl LaidBone {
    /// Returns the position, and the direction of the heavier half; `None` if the bone has no
    /// place.
    pub fn place(&self) -> Option<Place> {
        let heavier = if self.is_across {
            if is_row(self.heading) { Side::North } else { Side::West }
        } else if self.outer == self.bone.high() {
            self.heading
        } else {
            self.heading.opposite()
        };
        self.rect.is_positive().then(|| Place { center: self.rect.center(), heavier })
    }

    /// The side of this bone's arm, in the engine's terms.
    pub(super) fn side(&self) -> Side {
        self.on.map_or(Side::East, |end| end.side)
    }

    /// The direction on the screen of one of the engine's sides, which keep their names when an arm
    /// turns.
    pub(super) fn direction(&self, side: Side) -> Side {
        let own = self.side();
        if side == own {
            self.heading
        } else if side == own.opposite() {
            self.heading.opposite()
        } else if side == clockwise(own) {
            clockwise(self.heading)
        } else {
            clockwise(self.heading).opposite()
        }
    }

    fn is_covered(&self, side: Side) -> bool {
        self.covered[side as usize]
    }
}

/// A side on which a bone can be laid, now or once the long sides of its doublet are covered.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct OpenSide {
    pub end: End,
    pub pips: Pips,
    /// Whether a bone can be laid there now.
    pub is_open: bool,
}

/// The bones of the line in the order of play.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Chain {
    pub spinner_rule: Spinner,
    pub fit: Fit,
    pub set: DominoSet,
    full_set: Bones,
    pub bones: Vec<LaidBone>,
}

impl Chain {
    pub const fn new(rules: &Rules) -> Self {
        let Rules { spinner: spinner_rule, fit, set, .. } = *rules;
        Self { spinner_rule, fit, set, full_set: rules.bones(), bones: Vec::new() }
    }

    pub fn lead(&mut self, bone: Bone) {
        self.bones.push(LaidBone {
            bone,
            on: None,
            heading: Side::East,
            way: Way::Straight,
            rect: bone_rect(Pos2::ZERO, Side::East, self.lies_across(bone)),
            is_across: self.lies_across(bone),
            outer: bone.low(),
            covered: [false; 4],
        });
    }

    /// Lays a bone on an open end. A bone that can lie either way round turns its higher half
    /// outward, which does not affect its place.
    ///
    /// # Panics
    /// If there is no such end, or the bone does not fit there.
    pub fn push(&mut self, bone: Bone, end: End, way: Way) {
        let is_across = self.lies_across(bone);
        let (center, heading) = self.tip(end).center_and_heading(way, is_across);
        self.join(bone, end, heading, way, bone_rect(center, heading, is_across));
    }

    /// Joins a bone without a place to an open end.
    ///
    /// # Panics
    /// If there is no such end, or the bone does not fit there.
    pub fn push_unplaced(&mut self, bone: Bone, end: End) {
        self.join(bone, end, end.side, Way::Straight, Rect::NOTHING);
    }

    fn join(&mut self, bone: Bone, end: End, heading: Side, way: Way, rect: Rect) {
        let outer = self.outward_pips(bone, self.pips(end));
        let mut covered = [false; 4];
        covered[end.side.opposite() as usize] = true;
        self.set_covered(end, true);
        self.bones.push(LaidBone {
            bone,
            on: Some(end),
            heading,
            way,
            rect,
            is_across: self.lies_across(bone),
            outer,
            covered,
        });
    }

    /// Turns the half `outward` of the last bone outward.
    pub fn turn_outward(&mut self, outward: Pips) {
        if let Some(last) = self.bones.last_mut() {
            last.outer = outward;
        }
    }

    pub fn lies_across(&self, bone: Bone) -> bool {
        self.fit.bones_across().contains(bone)
    }

    /// The number that a bone turns outward on an end that shows `pips`: the first possible one, if
    /// it can lie either way round.
    ///
    /// # Panics
    /// If the bone does not fit.
    pub fn outward_pips(&self, bone: Bone, pips: Pips) -> Pips {
        let mut ways = self.fit.outward_choices(bone);
        let outer = ways.find_map(|outward| self.fit.outward_pips(bone, pips, outward));
        outer.expect("the bone fits the end")
    }

    /// Whether a bone laid in this way keeps the distance `clearance` from all others and forms no
    /// hooked cross.
    pub fn allows(&mut self, bone: Bone, end: End, way: Way, clearance: f32) -> bool {
        let rect = self.tip(end).rect(way, self.lies_across(bone));
        if !self.is_free(rect, Some(end.on), clearance) {
            return false;
        }
        if way == Way::Straight {
            return true;
        }
        self.push(bone, end, way);
        let draws_cross = self.has_hooked_cross();
        self.pop();
        !draws_cross
    }

    /// Removes the last bone, which must not be the first.
    pub fn pop(&mut self) {
        let last = self.bones.pop();
        if let Some(end) = last.and_then(|last| last.on) {
            self.set_covered(end, false);
        }
    }

    /// Removes a bone to which no other is joined.
    pub fn remove(&mut self, bone: Bone) {
        let place = self.bones.iter().position(|laid| laid.bone == bone);
        let gone = place.map(|place| self.bones.remove(place));
        if let Some(end) = gone.and_then(|gone| gone.on) {
            self.set_covered(end, false);
        }
    }

    fn set_covered(&mut self, end: End, covered: bool) {
        let on = self.bones.iter_mut().find(|laid| laid.bone == end.on);
        on.expect("a bone lies on one of the line").covered[end.side as usize] = covered;
    }

    /// Looks up a bone as it lies on the table.
    ///
    /// # Panics
    /// If the bone is not on the table.
    pub fn bone(&self, bone: Bone) -> &LaidBone {
        let found = self.bones.iter().find(|laid| laid.bone == bone);
        found.expect("the bone is on the table")
    }

    pub fn tip(&self, end: End) -> Tip {
        let on = self.bone(end.on);
        let direction = on.direction(end.side);
        let middle = on.rect.center();
        if !on.is_across {
            Tip::of_half(middle + super::place::direction(direction) * 0.5, direction)
        } else if is_row(direction) == is_row(on.heading) {
            Tip::of_long_side(middle, direction)
        } else {
            Tip::of_short_side(middle, direction)
        }
    }

    fn pips(&self, end: End) -> Pips {
        let on = self.bone(end.on);
        if end.side == on.side() {
            on.outer
        } else {
            on.bone.other_half(on.outer).expect("it is its own number")
        }
    }

    /// The sides on which a bone can be laid, now or later.
    pub fn open_sides(&self) -> impl Iterator<Item = OpenSide> + '_ {
        self.bones.iter().flat_map(|laid| {
            let side = laid.side();
            let is_closed = |side: &Side| !laid.is_covered(*side);
            let long = [side, side.opposite()].into_iter().filter(is_closed);
            let are_covered = laid.is_covered(side) && laid.is_covered(side.opposite());
            let branches = self.branches(laid.bone);
            let short = side.perpendicular().into_iter().filter(is_closed);
            let short = short.filter(move |_| branches);
            let open = long.map(|side| (side, true));
            let waiting = short.map(move |side| (side, are_covered));
            open.chain(waiting).map(|(side, is_open)| {
                let end = End { on: laid.bone, side };
                OpenSide { end, pips: self.pips(end), is_open }
            })
        })
    }

    /// The ends on which a bone can be laid now, each with the number that it must match.
    pub fn open_ends(&self) -> impl Iterator<Item = (End, Pips)> + '_ {
        let open = self.open_sides().filter(|side| side.is_open);
        open.map(|side| (side.end, side.pips))
    }

    /// The first doublet that can also be played on at its short sides.
    pub fn spinner(&self) -> Option<Bone> {
        let mut bones = self.bones.iter().map(|laid| laid.bone);
        bones.find(|bone| self.branches(*bone))
    }

    /// Whether a bone of the line can also be played on at its short sides.
    fn branches(&self, bone: Bone) -> bool {
        bone.is_doublet()
            && match self.spinner_rule {
                Spinner::None => false,
                Spinner::Every => true,
                Spinner::Single => {
                    let mut bones = self.bones.iter().map(|laid| laid.bone);
                    bones.find(|bone| bone.is_doublet()) == Some(bone)
                }
            }
    }

    /// Whether the next doublet to be laid will branch at its short sides.
    pub fn next_doublet_branches(&self) -> bool {
        match self.spinner_rule {
            Spinner::None => false,
            Spinner::Every => true,
            Spinner::Single => !self.bones.iter().any(|laid| laid.bone.is_doublet()),
        }
    }

    /// Whether a rectangle keeps this distance from all bones, except one that it touches.
    pub fn is_free(&self, rect: Rect, touching: Option<Bone>, distance: f32) -> bool {
        let mut others = self.bones.iter().filter(|laid| Some(laid.bone) != touching);
        others.all(|laid| are_apart(rect, laid.rect, distance))
    }

    /// The bones of the set that have not been laid.
    pub fn unlaid_bones(&self) -> Bones {
        self.full_set.without(self.bones.iter().map(|laid| laid.bone).collect())
    }

    /// The box around all bones.
    pub fn bounds(&self) -> Rect {
        let rects = self.bones.iter().map(|laid| laid.rect);
        rects.fold(Rect::NOTHING, Rect::union)
    }

    /// The bones of an arm from an end inwards, up to the first bone of the line or to the doublet
    /// from whose short side the arm grows.
    pub fn arm(&self, end: End) -> impl Iterator<Item = &LaidBone> {
        let own = |end: End| {
            let on = self.bone(end.on);
            (end.side == on.side()).then_some(on)
        };
        std::iter::successors(own(end), move |laid| laid.on.and_then(own))
    }

    /// Whether all four arms of a doublet make their first turn the same way round, which would
    /// look like a swastika.
    pub fn has_hooked_cross(&self) -> bool {
        let is_cross = |laid: &LaidBone| {
            let turns = Side::ALL.map(|side| self.first_turns(laid, side));
            [true, false].into_iter().any(|clockwise| {
                let mut arms = turns.iter();
                arms.all(|turns| turns.contains(&Some(clockwise)))
            })
        };
        let mut doublets = self.bones.iter().filter(|laid| laid.bone.is_doublet());
        self.spinner_rule != Spinner::None && doublets.any(is_cross)
    }

    /// Follows the line outwards from a side of a bone. The result tells whether the first bone
    /// that turns goes clockwise, and whether the first plain bone that turns does; `None` where no
    /// bone turns. The two differ where an arm only shifts sideways at a doublet.
    fn first_turns(&self, from: &LaidBone, side: Side) -> [Option<bool>; 2] {
        let (mut at, mut side) = (from, side);
        let start_direction = at.direction(side);
        let mut first = None;
        while let Some((next, entered)) = self.neighbor(at, side) {
            (at, side) = (next, entered.opposite());
            let now = at.direction(side);
            if now != start_direction {
                let turn = Some(now == clockwise(start_direction));
                first = first.or(turn);
                if !at.is_across {
                    return [first, turn];
                }
            }
        }
        [first, None]
    }

    /// Returns the bone that touches a side of `laid`, and the side of that bone that touches
    /// `laid`.
    fn neighbor(&self, laid: &LaidBone, side: Side) -> Option<(&LaidBone, Side)> {
        if let Some(on) = laid.on
            && side == on.side.opposite()
        {
            return Some((self.bone(on.on), on.side));
        }
        if !laid.is_covered(side) {
            return None;
        }
        let end = End { on: laid.bone, side };
        let next = self.bones.iter().find(|other| other.on == Some(end))?;
        Some((next, side.opposite()))
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::table::line::place::CLEARANCE;
    use Way::{BeyondTurn, SideTurn, Straight};
    use engine::Action;

    pub fn bone(text: &str) -> Bone {
        text.parse().expect("a bone")
    }

    /// Parses a play such as `6-4@6-6E`.
    pub fn play(text: &str) -> (Bone, End) {
        match text.parse().expect("an action") {
            Action::Play(bone, end, _) => (bone, end),
            other => panic!("{other} is no play"),
        }
    }

    /// Builds a chain from a lead and plays, each laid in the given way.
    pub fn chain(spinner_rule: Spinner, lead: &str, plays: &[(&str, Way)]) -> Chain {
        let rules = Rules { spinner: spinner_rule, ..Rules::default() };
        let mut chain = Chain::new(&rules);
        chain.lead(bone(lead));
        for (text, way) in plays {
            let (bone, end) = play(text);
            chain.push(bone, end, *way);
        }
        chain
    }

    /// Three arms of a spinner that turn the same way round, and a fourth that does not turn yet.
    fn three_arms_turned_alike(turns: [Side; 3]) -> Chain {
        let [east, west, north] = turns;
        let plays = [
            ("6-5@6-6E", Straight),
            ("6-4@6-6W", Straight),
            ("6-3@6-6N", Straight),
            ("6-2@6-6S", Straight),
            ("5-4@6-5E", SideTurn(east)),
            ("4-3@6-4W", SideTurn(west)),
            ("3-2@6-3N", SideTurn(north)),
        ];
        chain(Spinner::Single, "6-6", &plays)
    }

    #[test]
    fn a_hooked_cross_is_refused_either_way_round() {
        for (turns, refused) in [
            ([Side::South, Side::North, Side::East], Side::West),
            ([Side::North, Side::South, Side::West], Side::East),
        ] {
            let mut chain = three_arms_turned_alike(turns);
            let (bone, end) = play("2-1@6-2S");
            for (way, allowed) in [
                (BeyondTurn(refused), false),
                (BeyondTurn(refused.opposite()), true),
                (Straight, true),
            ] {
                let rect = chain.tip(end).rect(way, false);
                assert!(chain.is_free(rect, Some(end.on), CLEARANCE), "{way:?} is free");
                assert_eq!(
                    chain.allows(bone, end, way, CLEARANCE),
                    allowed,
                    "{way:?} after {turns:?}"
                );
            }
        }
    }

    #[test]
    fn a_hooked_cross_is_found_around_a_spinner_that_was_not_led() {
        // The arm to the left is the one that the spinner was laid on.
        let mut chain = chain(
            Spinner::Single,
            "6-1",
            &[
                ("3-1@6-1E", Straight),
                ("6-4@6-1W", Straight),
                ("4-0@6-4W", SideTurn(Side::North)),
                ("3-3@3-1E", Straight),
                ("5-3@3-3E", Straight),
                ("3-2@3-3N", Straight),
                ("4-3@3-3S", Straight),
                ("5-2@5-3E", SideTurn(Side::South)),
                ("2-1@3-2N", SideTurn(Side::East)),
            ],
        );
        let (bone, end) = play("5-4@4-3S");
        assert!(!chain.allows(bone, end, SideTurn(Side::West), CLEARANCE), "the cross");
        assert!(chain.allows(bone, end, BeyondTurn(Side::East), CLEARANCE), "none");
    }

    #[test]
    fn short_sides_open_once_the_long_sides_are_covered() {
        let open = |plays: &[(&str, Way)]| {
            let chain = chain(Spinner::Single, "6-6", plays);
            let ends: Vec<String> = chain.open_ends().map(|(end, _)| end.to_string()).collect();
            ends.join(" ")
        };
        assert_eq!(open(&[]), "6-6E 6-6W", "the lead");
        assert_eq!(open(&[("6-5@6-6E", Straight)]), "6-6W 6-5E", "one side");
        let both = [("6-5@6-6E", Straight), ("6-4@6-6W", Straight)];
        assert_eq!(open(&both), "6-6N 6-6S 6-5E 6-4W", "both sides");
    }

    #[test]
    fn the_heavier_half_points_in_the_right_direction() {
        let chain = chain(
            Spinner::None,
            "5-2",
            &[
                ("4-2@5-2E", Straight),
                ("5-1@5-2W", Straight),
                ("4-0@4-2E", SideTurn(Side::South)),
                ("1-1@5-1W", Straight),
            ],
        );
        for (text, heavier) in [
            ("5-2", Side::West),
            ("4-2", Side::East),
            ("5-1", Side::East),
            ("4-0", Side::North),
            ("1-1", Side::North),
        ] {
            let place = chain.bone(bone(text)).place();
            assert_eq!(place.map(|it| it.heavier), Some(heavier), "{text}");
        }
    }
}
