//! The table as the list of what was played, and nothing else.
//!
//! Everything is worked out from that list again each time it is asked for.

use engine::{Bone, Fit, Pips, Rules, Spinner};

use super::words::{End, Side};

/// One bone on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Placed {
    pub bone: Bone,
    /// The bone it was placed on, by its number in the log, and at which of
    /// its sides; nothing for the lead.
    pub on: Option<(usize, Side)>,
    /// The half that a matador turns outward.
    pub outward: Option<Pips>,
}

/// The bones on the table in the order of play.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    pub spinner: Spinner,
    /// Whether the halves that touch add up to seven.
    pub seven: bool,
    pub log: Vec<Placed>,
}

impl Table {
    pub fn new(rules: &Rules) -> Self {
        Self { spinner: rules.spinner, seven: rules.fit == Fit::AddToSeven, log: Vec::new() }
    }

    pub fn lead(&mut self, bone: Bone) {
        assert!(self.log.is_empty(), "there is one lead in a round");
        self.log.push(Placed { bone, on: None, outward: None });
    }

    /// Puts `bone` on an open end, if it fits there.
    pub fn play(&mut self, bone: Bone, end: End, outward: Option<Pips>) -> Result<(), String> {
        let open = self.open_sides();
        let Some(&(on, side)) =
            open.iter().find(|(on, side)| self.log[*on].bone == end.bone && *side == end.side)
        else {
            return Err(format!("{end} is not open"));
        };
        let pips = self.pips_at(on, side);
        if !self.ways(bone, pips).any(|way| way == outward) {
            return Err(format!("{bone} does not fit on {end}"));
        }
        self.log.push(Placed { bone, on: Some((on, side)), outward });
        Ok(())
    }

    /// Section 9.2, Matador, and section 2.1 for all other games: how a bone can lie on an
    /// end that shows this number.
    pub fn ways(&self, bone: Bone, pips: Pips) -> std::vec::IntoIter<Option<Pips>> {
        let (high, low) = (bone.high().value(), bone.low().value());
        let ways = match (self.seven, pips.value()) {
            (true, _) if high + low == 7 => vec![Some(bone.high()), Some(bone.low())],
            (true, _) if high == 0 => vec![None],
            (true, pips) if high + pips == 7 || low + pips == 7 => vec![None],
            (false, pips) if high == pips || low == pips => vec![None],
            _ => vec![],
        };
        ways.into_iter()
    }

    /// The last bone of each arm, but never the lead or a spinner.
    pub fn outermost(&self) -> Vec<Bone> {
        let is_last = |number: &usize| {
            let mut next = self.log.iter().filter_map(|placed| placed.on);
            next.all(|(on, _)| on != *number)
        };
        (1..self.log.len())
            .filter(is_last)
            .filter(|number| !self.is_spinner(*number))
            .map(|number| self.log[number].bone)
            .collect()
    }

    /// Takes a bone away: the table is as if it had never been played.
    pub fn blow_up(&mut self, bone: Bone) {
        assert!(self.outermost().contains(&bone), "{bone} cannot be blown up");
        let before = std::mem::take(&mut self.log);
        for placed in before.iter().filter(|placed| placed.bone != bone) {
            let on = placed.on.map(|(number, side)| {
                let under = before[number].bone;
                let number = self.log.iter().position(|placed| placed.bone == under);
                (number.expect("it was placed before"), side)
            });
            self.log.push(Placed { bone: placed.bone, on, outward: placed.outward });
        }
    }

    /// The open ends with their pips.
    pub fn ends(&self) -> Vec<(End, Pips)> {
        self.open_sides()
            .into_iter()
            .map(|(number, side)| {
                let bone = self.log[number].bone;
                (End { bone, side }, self.pips_at(number, side))
            })
            .collect()
    }

    /// Section 2.7: the sum over all open ends that count.
    pub fn count(&self) -> u8 {
        (0..self.log.len()).map(|number| self.worth(number)).sum()
    }

    /// The share in the count of the bone with this number.
    fn worth(&self, number: usize) -> u8 {
        let bone = self.log[number].bone;
        let open: Vec<Side> = self
            .long_sides(number)
            .into_iter()
            .filter(|side| !self.is_covered(number, *side))
            .collect();
        if bone.is_doublet() && !self.seven {
            // Both halves, once in all, while it is an end.
            if open.is_empty() { 0 } else { bone.weight() }
        } else {
            open.into_iter().map(|side| self.pips_at(number, side).value()).sum()
        }
    }

    /// Every side that a bone can be played on.
    fn open_sides(&self) -> Vec<(usize, Side)> {
        let mut open = Vec::new();
        for number in 0..self.log.len() {
            let long = self.long_sides(number);
            for side in long {
                if !self.is_covered(number, side) {
                    open.push((number, side));
                }
            }
            let both_covered = long.into_iter().all(|side| self.is_covered(number, side));
            if self.is_spinner(number) && both_covered {
                for side in short_sides(long) {
                    if !self.is_covered(number, side) {
                        open.push((number, side));
                    }
                }
            }
        }
        open
    }

    /// The two sides in the direction in which the bone's arm grows.
    fn long_sides(&self, number: usize) -> [Side; 2] {
        match self.log[number].on {
            None => [Side::East, Side::West],
            Some((_, side)) => [side, side.opposite()],
        }
    }

    /// Whether another bone touches this one at `side`.
    fn is_covered(&self, number: usize, side: Side) -> bool {
        let by_an_older = self.log[number].on.is_some_and(|(_, grown)| grown.opposite() == side);
        let by_a_newer = self.log.iter().any(|placed| placed.on == Some((number, side)));
        by_an_older || by_a_newer
    }

    fn is_spinner(&self, number: usize) -> bool {
        let is_doublet = |number: &usize| self.log[*number].bone.is_doublet();
        match self.spinner {
            Spinner::None => false,
            Spinner::Single => (0..self.log.len()).find(is_doublet) == Some(number),
            Spinner::Every => is_doublet(&number),
        }
    }

    /// The pips that the bone shows at an outer side.
    fn pips_at(&self, number: usize, side: Side) -> Pips {
        let Placed { bone, on, outward } = self.log[number];
        if bone.is_doublet() {
            return bone.high();
        }
        match on {
            None if side == Side::West => bone.high(),
            None => bone.low(),
            Some(_) if outward.is_some() => outward.expect("it is a matador"),
            Some((older, at)) => {
                let on = self.pips_at(older, at).value();
                let touching = if self.seven { 7 - on } else { on };
                let touching = Pips::new(touching).expect("the bone fits");
                bone.other_half(touching).expect("the bone fits")
            }
        }
    }
}

fn short_sides(long: [Side; 2]) -> [Side; 2] {
    if long.contains(&Side::East) { [Side::North, Side::South] } else { [Side::East, Side::West] }
}
