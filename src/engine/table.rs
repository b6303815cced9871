//! The layout: which ends are open and what they add up to.

use std::fmt;

use super::action::{End, Side};
use super::bone::{Bone, Bones, Pips};
use super::error::Reason;
use super::rules::Spinner;

/// The most ends that can be open: two, and two more for each of the doublets
/// when every one is a spinner.
const MOST_ENDS: usize = 16;

/// An open end, and what the next bone played there must show.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct OpenEnd {
    on: Bone,
    side: Side,
    pips: Pips,
    times: u8,
}

impl OpenEnd {
    /// Where the end is.
    pub const fn end(self) -> End {
        End {
            on: self.on,
            side: self.side,
        }
    }

    /// The number that a bone must show to be played here.
    pub const fn pips(self) -> Pips {
        self.pips
    }

    /// How often the pips of this end count: 0 at a spinner's open short side,
    /// 2 at a doublet, else 1. A led doublet has two ends that count once each.
    pub const fn times(self) -> u8 {
        self.times
    }

    const fn counted(self) -> u8 {
        self.pips.value() * self.times
    }
}

/// The layout of a round, as far as the play that follows depends on it.
#[derive(Clone, Copy)]
pub struct Table {
    ends: [OpenEnd; MOST_ENDS],
    open: u8,
    count: u8,
    open_pips: PipsSet,
    lead: Option<Bone>,
    spinner: Option<Bone>,
    played: Bones,
}

impl Table {
    /// A table without bones.
    pub const EMPTY: Self = {
        let Some(blank) = Pips::new(0) else {
            unreachable!()
        };
        Self {
            ends: [OpenEnd {
                on: Bone::new(blank, blank),
                side: Side::East,
                pips: blank,
                times: 0,
            }; MOST_ENDS],
            open: 0,
            count: 0,
            open_pips: PipsSet(0),
            lead: None,
            spinner: None,
            played: Bones::EMPTY,
        }
    };

    /// Whether no bone has been played.
    pub const fn is_empty(&self) -> bool {
        self.open == 0
    }

    /// The open ends: east and west first, then others in the order they opened.
    pub fn ends(&self) -> &[OpenEnd] {
        &self.ends[..usize::from(self.open)]
    }

    /// What all open ends add up to: at most 36 with a single spinner, 22 with
    /// none. (35 and 20 are the most that score under fives; section 2.7.)
    pub const fn count(&self) -> u8 {
        self.count
    }

    /// The numbers that make up the count, from west to east, then the other
    /// arms: one for each end, but two for a doublet in the middle, as in
    /// `6 + 6 + 1`.
    pub fn terms(&self) -> Vec<u8> {
        let [east, west, others @ ..] = self.ends() else {
            return Vec::new();
        };
        let in_the_middle = |bone: Bone| self.lead == Some(bone) || self.spinner == Some(bone);
        [west, east]
            .into_iter()
            .chain(others)
            .filter(|end| end.times > 0)
            .flat_map(|end| {
                let halves = end.times == 2 && in_the_middle(end.on);
                let times = if halves { 2 } else { 1 };
                std::iter::repeat_n(end.counted() / times, usize::from(times))
            })
            .collect()
    }

    /// The single spinner, once it has been played.
    pub const fn spinner(&self) -> Option<Bone> {
        self.spinner
    }

    /// The bones that lie on the table.
    pub const fn played(&self) -> Bones {
        self.played
    }

    /// The numbers that the open ends show.
    pub const fn open_pips(&self) -> PipsSet {
        self.open_pips
    }

    /// The bones of `hand` that fit an open end.
    pub fn playable(&self, hand: Bones) -> Bones {
        hand.and(Bones::showing(self.open_pips().0))
    }

    /// The open end with this name.
    pub fn open_end(&self, end: End) -> Option<OpenEnd> {
        self.ends().iter().copied().find(|open| open.end() == end)
    }

    /// Puts the first bone of the round on the table.
    ///
    /// # Errors
    /// If there is one already.
    pub fn lead(&mut self, spinner: Spinner, bone: Bone) -> Result<(), Reason> {
        if !self.is_empty() {
            return Err(Reason::AlreadyLed);
        }
        let end = |side, pips| OpenEnd {
            on: bone,
            side,
            pips,
            times: 1,
        };
        self.ends[0] = end(Side::East, bone.low());
        self.ends[1] = end(Side::West, bone.high());
        self.open = 2;
        self.lead = Some(bone);
        self.count = bone.weight();
        self.laid(spinner, bone);
        Ok(())
    }

    /// Plays `bone` on an open end.
    ///
    /// # Errors
    /// Says why the bone cannot lie there; the table is then unchanged.
    pub fn play(&mut self, spinner: Spinner, bone: Bone, on: End) -> Result<(), Reason> {
        if self.played.contains(bone) {
            return Err(Reason::AlreadyPlayed { bone });
        }
        let ends = self.ends();
        let Some(index) = ends.iter().position(|open| open.end() == on) else {
            return Err(self.why_closed(spinner, on));
        };
        let end = ends[index];
        let (Some(outer), Some(count)) = (bone.other(end.pips), self.count_after(bone, end)) else {
            return Err(self.why_no_fit(bone, end));
        };
        self.count = count;
        self.ends[index] = OpenEnd {
            on: bone,
            side: end.side,
            pips: outer,
            times: 1 + u8::from(bone.is_doublet()),
        };
        if end.on.is_doublet() {
            self.cover(spinner, end);
        }
        self.laid(spinner, bone);
        Ok(())
    }

    /// The table count that playing `bone` on the open end `end` makes, or
    /// `None` if it does not fit there.
    ///
    /// The one place where a count is taken, for a bone that is played and for
    /// the replies that Nestor weighs and never plays.
    pub const fn count_after(&self, bone: Bone, end: OpenEnd) -> Option<u8> {
        let Some(outer) = bone.other(end.pips) else {
            return None;
        };
        let times = if bone.is_doublet() { 2 } else { 1 };
        // The first side of a led doublet: its other end then counts for both.
        let other_end = if end.times == 1 && end.on.is_doublet() {
            end.pips.value()
        } else {
            0
        };
        Some(self.count - end.counted() + other_end + outer.value() * times)
    }

    fn laid(&mut self, spinner: Spinner, bone: Bone) {
        self.played.insert(bone);
        self.open_pips = PipsSet(
            self.ends()
                .iter()
                .fold(0, |mask, end| mask | end.pips.bit()),
        );
        if spinner == Spinner::Single && self.spinner.is_none() && bone.is_doublet() {
            self.spinner = Some(bone);
        }
    }

    /// One side of a doublet has been covered: section 2, rules 2, 3, 5 and 6.
    fn cover(&mut self, spinner: Spinner, side: OpenEnd) {
        let doublet = side.on;
        match side.times {
            // One long side of the lead: the other now counts for both.
            1 => {
                let open = usize::from(self.open);
                for end in &mut self.ends[..open] {
                    if end.on == doublet {
                        end.times = 2;
                    }
                }
            }
            // The second long side: a spinner's short sides open.
            2 => {
                let spins = match spinner {
                    Spinner::None => false,
                    Spinner::Single => self.spinner == Some(doublet),
                    Spinner::Every => true,
                };
                if spins {
                    for short in side.side.across() {
                        self.ends[usize::from(self.open)] = OpenEnd {
                            on: doublet,
                            side: short,
                            pips: doublet.high(),
                            times: 0,
                        };
                        self.open += 1;
                    }
                }
            }
            // A short side: nothing else changes.
            _ => {}
        }
    }

    fn why_closed(&self, spinner: Spinner, end: End) -> Reason {
        if self.is_empty() {
            return Reason::NothingLed;
        }
        let spins = match spinner {
            Spinner::None => false,
            Spinner::Single => self.spinner == Some(end.on),
            Spinner::Every => end.on.is_doublet() && self.played.contains(end.on),
        };
        let waiting = self.ends().iter().any(|open| {
            open.on == end.on && open.times > 0 && open.side.across().contains(&end.side)
        });
        if spins && waiting {
            return Reason::SpinnerNotCovered { spinner: end.on };
        }
        match self.spinner {
            Some(spinner) if self.is_another_doublet(end.on, spinner) => {
                Reason::NotTheSpinner { end, spinner }
            }
            _ => Reason::NoSuchEnd { end },
        }
    }

    /// Whether `bone` is a doublet on the table, and not `spinner`.
    fn is_another_doublet(&self, bone: Bone, spinner: Bone) -> bool {
        bone != spinner && bone.is_doublet() && self.played.contains(bone)
    }

    fn why_no_fit(&self, bone: Bone, end: OpenEnd) -> Reason {
        let open = self.open_pips();
        if Bones::showing(open.0).contains(bone) {
            Reason::DoesNotFitThere {
                bone,
                pips: end.pips,
            }
        } else {
            Reason::FitsNowhere { bone, open }
        }
    }
}

impl PartialEq for Table {
    fn eq(&self, other: &Self) -> bool {
        self.ends() == other.ends()
            && self.count == other.count
            && self.lead == other.lead
            && self.spinner == other.spinner
            && self.played == other.played
    }
}

impl Eq for Table {}

impl fmt::Debug for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Table")
            .field("ends", &self.ends())
            .field("count", &self.count)
            .field("lead", &self.lead)
            .field("spinner", &self.spinner)
            .field("played", &self.played)
            .finish_non_exhaustive()
    }
}

/// A set of numbers from 0 to 6, as the open ends show.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct PipsSet(u8);

impl PipsSet {
    /// Whether `pips` is among them.
    pub const fn contains(self, pips: Pips) -> bool {
        self.0 & pips.bit() != 0
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The numbers, the highest first.
    pub fn iter(self) -> impl Iterator<Item = Pips> {
        Pips::ALL
            .into_iter()
            .rev()
            .filter(move |pips| self.contains(*pips))
    }

    /// The bones that show any of them.
    pub const fn bones(self) -> Bones {
        Bones::showing(self.0)
    }
}

impl fmt::Display for PipsSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, pips) in self.iter().enumerate() {
            write!(f, "{}{pips}", if n == 0 { "" } else { ", " })?;
        }
        Ok(())
    }
}
