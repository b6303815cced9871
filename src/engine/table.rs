//! The table: its open ends and its count.

use std::fmt;

use super::action::{Action, End, Side};
use super::bone::{Bone, Bones, Pips};
use super::pips_set::PipsSet;
use super::refused::Reason;
use super::rules::{Fit, Spinner};

/// The most ends that can be open: two, and two more for each doublet if all are spinners.
const MAX_ENDS: usize = max_open_ends(Pips::COUNT);

/// The most ends that can be open if each of this many doublets is a spinner.
pub(super) const fn max_open_ends(doublets: usize) -> usize {
    2 + 2 * doublets
}

/// An open end, and the number that it shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct OpenEnd {
    on: Bone,
    side: Side,
    pips: Pips,
    multiplier: u8,
}

impl OpenEnd {
    pub(super) const fn new(end: End, pips: Pips, multiplier: u8) -> Self {
        let End { on, side } = end;
        Self { on, side, pips, multiplier }
    }

    /// The bone and the side of it that form the end.
    #[inline]
    pub const fn end(self) -> End {
        End { on: self.on, side: self.side }
    }

    /// The number that the end shows.
    #[inline]
    pub const fn pips(self) -> Pips {
        self.pips
    }

    /// How often the pips count: 0 on the short side of a spinner, 2 at any other
    /// doublet that lies across, otherwise 1. The two ends of a led doublet count once each.
    #[inline]
    pub const fn multiplier(self) -> u8 {
        self.multiplier
    }

    /// The number that the end shows, and how often it counts. For the next play, ends of one kind
    /// are interchangeable.
    #[inline]
    pub const fn kind(self) -> (Pips, u8) {
        (self.pips, self.multiplier)
    }

    /// What the end adds to the table count.
    #[inline]
    const fn counted_pips(self) -> u8 {
        self.pips.value() * self.multiplier
    }
}

/// The table of a round: its open ends and its count, and where each bone was played.
///
/// # Examples
/// ```
/// # use engine::{Spinner, Table};
/// let (spinner, bones) = (Spinner::Single, ["6-6".parse()?, "6-1".parse()?]);
/// let mut table = Table::EMPTY;
/// table.lead(spinner, bones[0])?;
/// let east = table.find_end(spinner, "E", bones[1]).expect("an open end");
/// table.play(spinner, bones[1], east, None)?;
/// assert_eq!(table.count(), 13);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy)]
pub struct Table {
    fit: Fit,
    pub(super) ends: [OpenEnd; MAX_ENDS],
    pub(super) open_count: u8,
    count: u8,
    open_pips: PipsSet,
    pub(super) lead: Option<Bone>,
    pub(super) spinner: Option<Bone>,
    pub(super) played: Bones,
    /// For each bone on the table except the lead, the end that it was played on.
    pub(super) played_on: [End; Bone::COUNT],
}

impl Table {
    /// A table without bones, on which halves that touch must be equal.
    pub const EMPTY: Self = Self::new(Fit::Equal);

    /// A table without bones, for a round with this fit.
    pub const fn new(fit: Fit) -> Self {
        let Some(blank) = Pips::new(0) else { unreachable!() };
        let placeholder = End { on: Bone::new(blank, blank), side: Side::East };
        Self {
            fit,
            ends: [OpenEnd {
                on: placeholder.on,
                side: placeholder.side,
                pips: blank,
                multiplier: 0,
            }; MAX_ENDS],
            open_count: 0,
            count: 0,
            open_pips: PipsSet::EMPTY,
            lead: None,
            spinner: None,
            played: Bones::EMPTY,
            played_on: [placeholder; Bone::COUNT],
        }
    }

    /// Whether no bone is on the table.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.open_count == 0
    }

    /// The rule that decides which bones fit an open end.
    #[inline]
    pub const fn fit(&self) -> Fit {
        self.fit
    }

    /// The open ends: east, west, then the others in the order in which they opened.
    #[inline]
    pub fn ends(&self) -> &[OpenEnd] {
        &self.ends[..usize::from(self.open_count)]
    }

    /// The first open end of each [`kind`](OpenEnd::kind), in order.
    #[inline]
    pub fn distinct_ends(&self) -> impl Iterator<Item = OpenEnd> + '_ {
        let ends = self.ends();
        let is_first = |(index, end): &(usize, &OpenEnd)| {
            ends[..*index].iter().all(|other| other.kind() != end.kind())
        };
        ends.iter().enumerate().filter(is_first).map(|(_, end)| *end)
    }

    /// Whether two actions are the same, or play the same bone on ends of one
    /// [`kind`](OpenEnd::kind).
    #[inline]
    pub fn is_same_play(&self, first: Action, second: Action) -> bool {
        let kind = |end| self.open_end(end).map(OpenEnd::kind);
        match (first, second) {
            (
                Action::Play(bone, end, outward),
                Action::Play(second_bone, second_end, second_outward),
            ) => {
                let is_same_end =
                    kind(end).is_some_and(|kind_of_end| kind(second_end) == Some(kind_of_end));
                bone == second_bone && outward == second_outward && is_same_end
            }
            _ => first == second,
        }
    }

    /// The play to make without asking, given all plays of one bone: the only one, or the first if
    /// all are on equivalent sides of the same doublet. `None` if the player has a choice.
    pub fn only_play(&self, plays: &[Action]) -> Option<Action> {
        let (first, others) = plays.split_first()?;
        let touched_bone = |action: Action| match action {
            Action::Play(_, end, _) => Some(end.on),
            _ => None,
        };
        let is_same = |other: &Action| {
            self.is_same_play(*first, *other) && touched_bone(*first) == touched_bone(*other)
        };
        others.iter().all(is_same).then_some(*first)
    }

    /// The table count: what all open ends add up to. With double six it is at most 22 without a
    /// spinner and 36 with a single one; the highest counts that score under
    /// [`Rules::fives`](super::Rules::fives) are 20 and 35.
    #[inline]
    pub const fn count(&self) -> u8 {
        self.count
    }

    /// The points for two ends that show the same number, as in Bergen: 2, or 3 if a doublet is one
    /// of them. A doublet alone on the table makes 2. Only for tables without spinners.
    #[inline]
    pub fn header(&self) -> u8 {
        match self.ends() {
            [east, west] if east.pips == west.pips => {
                let has_doublet = east.on.is_doublet() || west.on.is_doublet();
                2 + u8::from(has_doublet && east.on != west.on)
            }
            _ => 0,
        }
    }

    /// The numbers that add up to the count: west, east, then the other arms. Each end has one, but
    /// a lead or a spinner that counts twice has two, as in `6 + 6 + 1`.
    pub fn terms(&self) -> Vec<u8> {
        let [east, west, others @ ..] = self.ends() else {
            return Vec::new();
        };
        let is_in_middle = |bone: Bone| self.lead == Some(bone) || self.spinner == Some(bone);
        [west, east]
            .into_iter()
            .chain(others)
            .filter(|end| end.multiplier > 0)
            .flat_map(|end| {
                let counts_halves = end.multiplier == 2 && is_in_middle(end.on);
                let times = if counts_halves { 2 } else { 1 };
                std::iter::repeat_n(end.counted_pips() / times, usize::from(times))
            })
            .collect()
    }

    /// The spinner under [`Spinner::Single`]; `None` until it is on the table, or with other rules.
    #[inline]
    pub const fn spinner(&self) -> Option<Bone> {
        self.spinner
    }

    /// All bones on the table.
    #[inline]
    pub const fn played(&self) -> Bones {
        self.played
    }

    /// The numbers that the open ends show.
    #[inline]
    pub const fn open_pips(&self) -> PipsSet {
        self.open_pips
    }

    /// The bones of `hand` that fit an open end.
    #[inline]
    pub fn playable(&self, hand: Bones) -> Bones {
        hand.and(self.fit.bones(self.open_pips))
    }

    /// The plays of `bone` at an open end: none if it does not fit, and one for each half if it can
    /// lie either way round.
    #[inline]
    pub fn plays(&self, bone: Bone, end: OpenEnd) -> impl Iterator<Item = Action> + use<> {
        let fits = self.fit.allows(bone, end.pips);
        let ways = fits.then(|| self.fit.outward_choices(bone)).into_iter().flatten();
        ways.map(move |outward| Action::Play(bone, end.end(), outward))
    }

    /// The open end at `end`; `None` if `end` is not open.
    #[inline]
    pub fn open_end(&self, end: End) -> Option<OpenEnd> {
        self.ends().iter().copied().find(|open| open.end() == end)
    }

    /// The end that a player means by a text such as `E` or `4-4N`, open or not;
    /// `None` if the text names no end.
    ///
    /// A side alone means the open end that faces that way. If there are several, because every
    /// doublet is a spinner, it means the one that `bone` fits: `None` if it fits several, and the
    /// first if it fits none.
    pub fn find_end(&self, spinner: Spinner, text: &str, bone: Bone) -> Option<End> {
        let mut letters = text.chars();
        let (Some(letter), None) = (letters.next(), letters.next()) else {
            return End::parse(text);
        };
        let side = Side::from_letter(letter)?;
        let facing = || self.ends().iter().filter(|open| open.end().side == side);
        let mut fitting = facing().filter(|open| self.fit().allows(bone, open.pips()));
        match (fitting.next(), fitting.next()) {
            (Some(only), None) => Some(only.end()),
            (Some(_), Some(_)) => None,
            (None, _) => facing().next().map(|open| open.end()).or_else(|| {
                // No end is open on that side. Name one anyway: the refusal says why.
                let on = match spinner {
                    Spinner::Single => self.spinner(),
                    _ => None,
                };
                let on = on.or_else(|| self.ends().first().map(|open| open.end().on));
                on.map(|on| End { on, side })
            }),
        }
    }

    /// Puts the first bone of the round on the table.
    ///
    /// # Errors
    /// If a bone is on the table already.
    pub fn lead(&mut self, spinner: Spinner, bone: Bone) -> Result<(), Reason> {
        if !self.is_empty() {
            return Err(Reason::AlreadyLed);
        }
        let end = |side, pips| OpenEnd { on: bone, side, pips, multiplier: 1 };
        self.ends[0] = end(Side::East, bone.low());
        self.ends[1] = end(Side::West, bone.high());
        self.open_count = 2;
        self.lead = Some(bone);
        self.count = bone.weight();
        self.place(spinner, bone);
        Ok(())
    }

    /// Plays `bone` on an open end. `outward` is the half turned outward, given only where the bone
    /// can lie either way round.
    ///
    /// # Errors
    /// The reason why the bone cannot be played there. The table is then unchanged.
    pub fn play(
        &mut self,
        spinner: Spinner,
        bone: Bone,
        on: End,
        outward: Option<Pips>,
    ) -> Result<(), Reason> {
        if self.played.contains(bone) {
            return Err(Reason::AlreadyPlayed { bone });
        }
        let ends = self.ends();
        let Some(index) = ends.iter().position(|open| open.end() == on) else {
            return Err(self.closed_end_reason(spinner, on));
        };
        let end = ends[index];
        let Some(outer) = self.fit.outward_pips(bone, end.pips, outward) else {
            return Err(self.no_fit_reason(bone, end));
        };
        self.count = self.count_with(bone, outer, end);
        self.ends[index] = OpenEnd {
            on: bone,
            side: end.side,
            pips: outer,
            multiplier: 1 + u8::from(self.counts_twice(bone)),
        };
        self.played_on[bone.index()] = on;
        if self.counts_twice(end.on) {
            self.cover(spinner, end);
        }
        self.place(spinner, bone);
        Ok(())
    }

    /// The table count after playing `bone` on the open end `end`; `None` if it
    /// does not fit there, or could lie either way round.
    #[inline]
    pub const fn count_after(&self, bone: Bone, end: OpenEnd) -> Option<u8> {
        match self.fit.outward_pips(bone, end.pips, None) {
            Some(outer) => Some(self.count_with(bone, outer, end)),
            None => None,
        }
    }

    /// The table count after playing `bone` on the open end `end` with this half outward.
    #[inline]
    const fn count_with(&self, bone: Bone, outer: Pips, end: OpenEnd) -> u8 {
        let times = if self.counts_twice(bone) { 2 } else { 1 };
        self.count_without(end) + outer.value() * times
    }

    /// Whether a bone counts with both halves while it is an end.
    #[inline]
    const fn counts_twice(&self, bone: Bone) -> bool {
        bone.is_doublet() && matches!(self.fit, Fit::Equal)
    }

    /// The table count after a bone covers `end`, without what the new end adds.
    #[inline]
    pub const fn count_without(&self, end: OpenEnd) -> u8 {
        // Once one side of a led doublet is covered, the other counts twice.
        let other_end =
            if end.multiplier == 1 && self.counts_twice(end.on) { end.pips.value() } else { 0 };
        self.count - end.counted_pips() + other_end
    }

    #[inline]
    fn place(&mut self, spinner: Spinner, bone: Bone) {
        self.played.insert(bone);
        self.open_pips = self.pips_of_ends();
        if spinner == Spinner::Single && self.spinner.is_none() && bone.is_doublet() {
            self.spinner = Some(bone);
        }
    }

    /// Recomputes the count and the open pips.
    pub(super) fn recount(&mut self) {
        self.count = self.ends().iter().map(|end| end.counted_pips()).sum();
        self.open_pips = self.pips_of_ends();
    }

    #[inline]
    fn pips_of_ends(&self) -> PipsSet {
        self.ends().iter().map(|end| end.pips).collect()
    }

    /// Updates the other sides of a doublet after one more of its sides was covered.
    fn cover(&mut self, spinner: Spinner, side: OpenEnd) {
        let doublet = side.on;
        match side.multiplier {
            // The first long side of a led doublet: the other now counts twice.
            1 => {
                let open = usize::from(self.open_count);
                for end in &mut self.ends[..open] {
                    if end.on == doublet {
                        end.multiplier = 2;
                    }
                }
            }
            // The second long side: the short sides of a spinner open.
            2 => {
                let is_spinner = match spinner {
                    Spinner::None => false,
                    Spinner::Single => self.spinner == Some(doublet),
                    Spinner::Every => true,
                };
                if is_spinner {
                    for short in side.side.perpendicular() {
                        let arm = End { on: doublet, side: short };
                        // This short side already has a bone if a firecracker had opened
                        // a long side again.
                        if self.bone_on_end(arm).is_some() {
                            continue;
                        }
                        self.ends[usize::from(self.open_count)] = OpenEnd {
                            on: doublet,
                            side: short,
                            pips: doublet.high(),
                            multiplier: 0,
                        };
                        self.open_count += 1;
                    }
                }
            }
            // A short side.
            _ => {}
        }
    }

    /// The bone that was played on this end; `None` if there is none.
    pub(super) fn bone_on_end(&self, end: End) -> Option<Bone> {
        let is_on_end = |bone: &Bone| self.lead != Some(*bone) && self.played_on(*bone) == end;
        self.played.iter().find(is_on_end)
    }

    pub(super) const fn played_on(&self, bone: Bone) -> End {
        self.played_on[bone.index()]
    }

    fn closed_end_reason(&self, spinner: Spinner, end: End) -> Reason {
        if self.is_empty() {
            return Reason::NothingLed;
        }
        let is_spinner = match spinner {
            Spinner::None => false,
            Spinner::Single => self.spinner == Some(end.on),
            Spinner::Every => end.on.is_doublet() && self.played.contains(end.on),
        };
        let has_open_long_side = self.ends().iter().any(|open| {
            open.on == end.on
                && open.multiplier > 0
                && open.side.perpendicular().contains(&end.side)
        });
        if is_spinner && has_open_long_side {
            return Reason::SpinnerNotCovered { spinner: end.on };
        }
        match self.spinner {
            Some(spinner) if self.is_another_doublet(end.on, spinner) => {
                Reason::NotTheSpinner { end, spinner }
            }
            _ => Reason::NoSuchEnd { end },
        }
    }

    /// Whether `bone` is a doublet on the table other than `spinner`.
    #[inline]
    fn is_another_doublet(&self, bone: Bone, spinner: Bone) -> bool {
        bone != spinner && bone.is_doublet() && self.played.contains(bone)
    }

    #[inline]
    fn no_fit_reason(&self, bone: Bone, end: OpenEnd) -> Reason {
        if self.fit.allows(bone, end.pips) {
            return if self.fit.two_way_bones().contains(bone) {
                Reason::EitherWay { bone }
            } else {
                Reason::OneWay { bone }
            };
        }
        if self.playable(Bones::ALL).contains(bone) {
            return match self.fit.needed_pips(end.pips) {
                Some(pips) => Reason::DoesNotFitThere { bone, pips },
                None => Reason::NeedsMatador { bone },
            };
        }
        self.fits_nowhere(bone)
    }

    fn fits_nowhere(&self, bone: Bone) -> Reason {
        let ends = self.ends().iter();
        let ends: Vec<(Side, Pips)> = ends.map(|end| (end.side, end.pips)).collect();
        Reason::fits_nowhere(bone, self.fit, &ends)
    }
}

impl PartialEq for Table {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.fit == other.fit
            && self.ends() == other.ends()
            && self.count == other.count
            && self.lead == other.lead
            && self.spinner == other.spinner
            && self.played == other.played
            && self.played.iter().all(|bone| self.played_on(bone) == other.played_on(bone))
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
