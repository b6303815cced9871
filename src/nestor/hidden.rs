//! Counts the ways in which one hidden hand can have come about, and draws one of
//! them at random.
//!
//! Each bone that the hand holds or has played was dealt to it or came with one
//! of its draws. These are the places of the hand: those of the deal, and one for
//! each draw. [`Story`] says which places are possible for which bone. A way
//! gives each place one bone.
//!
//! The played bones get their places first. How many ways are left for the other
//! bones then depends only on which draws are [`Taken`] and on how many doublets,
//! so ways that agree in these are counted together.

use std::collections::BTreeMap;
use std::num::NonZero;

use rand::{Rng, RngExt as _};

use engine::{Bone, Bones, Hand};

use super::story::{Span, Story};

/// One way in which a hand can have come about.
#[derive(Debug, Clone, Default)]
pub(super) struct HandOrigin {
    /// Each bone with its time: 0 for the deal, otherwise the number of the draw.
    pub(super) bones: Vec<(Bone, u8)>,
    /// The bones that are in the hand now.
    pub(super) hand: Hand,
}

/// The places that played bones have taken so far. If rules limit the doublets in
/// a deal, also how many of the played bones are doublets from the deal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
struct Taken {
    /// Bit 0 for the first draw, and so on. Within a [`Stretch`] only their
    /// number counts, so the first bits stand for any draws of the stretch.
    draws: u32,
    doublets: u8,
}

/// For each possible [`Taken`] of all played bones the number of ways, added to
/// that of all before it in the list.
#[derive(Debug, Default)]
pub(super) struct WayCounts(Vec<(Taken, f64)>);

impl WayCounts {
    /// The number of all ways.
    pub(super) fn all(&self) -> f64 {
        self.0.last().map_or(0.0, |(_, up_to)| *up_to)
    }

    /// Picks one at random; one with more ways is more likely.
    fn pick(&self, rng: &mut impl Rng) -> Option<Taken> {
        let chosen = rng.random_range(0.0..1.0) * self.all();
        let place = self.0.partition_point(|(_, up_to)| *up_to <= chosen);
        let (taken, _) = self.0.get(place).or(self.0.last())?;
        Some(*taken)
    }
}

/// Draws in a row that are possible for the same bones, because no bone becomes
/// possible between them.
///
/// Only the number of those taken matters, not which they were. So the ways can
/// be counted even if the player drew many bones.
#[derive(Debug, Clone, Copy)]
struct Stretch {
    first: u8,
    last: u8,
}

impl Stretch {
    /// The bits of its draws, up to draw number `to`.
    const fn bits(self, to: u8) -> u32 {
        let last = if self.last < to { self.last } else { to };
        (1 << last) - (1 << (self.first - 1))
    }

    /// How many of its draws are taken.
    const fn taken(self, taken: Taken) -> u8 {
        (taken.draws & self.bits(self.last)).count_ones() as u8
    }
}

/// Where a played bone came from.
#[derive(Debug, Clone, Copy)]
enum Source {
    Dealt,
    Drawn(Stretch),
}

/// One hidden hand, with the ways of its played bones.
#[derive(Debug)]
pub(super) struct Hidden {
    pub(super) story: Story,
    pub(super) size: u8,
    /// The most doublets that can have been dealt to it, if the rules limit them.
    limit: Option<u8>,
    stretches: Vec<Stretch>,
    /// For each played bone, the number of ways to place all those before it, by
    /// what they have taken; last, the number of ways for all of them.
    ways: Vec<BTreeMap<Taken, f64>>,
}

impl Hidden {
    /// A hand that now holds `size` bones. `limit` is the most doublets that can
    /// have been dealt to it.
    pub(super) fn new(story: Story, size: u8, limit: Option<u8>) -> Self {
        let begins = |draw: &u8| {
            let spans = story.played.iter().map(|(_, span)| span.from);
            *draw == 1 || spans.chain(story.since).any(|from| from == *draw)
        };
        let firsts: Vec<u8> = (1..=story.draws).filter(begins).collect();
        let lasts = firsts.iter().skip(1).map(|next| next - 1);
        let stretches = firsts
            .iter()
            .zip(lasts.chain([story.draws]))
            .map(|(first, last)| Stretch {
                first: *first,
                last,
            })
            .collect();
        let mut hidden = Self {
            story,
            size,
            limit,
            stretches,
            ways: Vec::new(),
        };
        let mut ways = BTreeMap::from([(Taken::default(), 1.0)]);
        for (bone, span) in &hidden.story.played {
            let mut next: BTreeMap<Taken, f64> = BTreeMap::new();
            for (taken, count) in &ways {
                for source in hidden.sources(*span) {
                    if let Some((after, draws)) = hidden.take(*taken, *bone, *span, source) {
                        *next.entry(after).or_default() += count * f64::from(draws);
                    }
                }
            }
            hidden.ways.push(std::mem::replace(&mut ways, next));
        }
        hidden.ways.push(ways);
        hidden
    }

    /// The possible places of a bone with this span.
    fn sources(&self, span: Span) -> impl Iterator<Item = Source> {
        let deal = (span.from == 0).then_some(Source::Dealt);
        let within = move |at: &&Stretch| at.first >= span.from && at.first <= span.to;
        let draws = self.stretches.iter().filter(within);
        deal.into_iter()
            .chain(draws.map(|stretch| Source::Drawn(*stretch)))
    }

    /// What is taken after a bone came from `source`, and how many free draws
    /// there were for it. `None` if that source is used up.
    fn take(&self, taken: Taken, bone: Bone, span: Span, source: Source) -> Option<(Taken, u8)> {
        let mut after = taken;
        match source {
            Source::Dealt => {
                after.doublets += self.doublets(bone);
                let fits = self.limit.is_none_or(|limit| after.doublets <= limit);
                fits.then_some((after, 1))
            }
            Source::Drawn(stretch) => {
                let before = stretch.taken(taken);
                let draws = stretch.bits(span.to).count_ones() as u8;
                after.draws |= bit(stretch.first + before);
                (draws > before).then(|| (after, draws - before))
            }
        }
    }

    /// What was taken before a bone came from `source`: the reverse of
    /// [`Self::take`].
    fn before(&self, taken: Taken, bone: Bone, source: Source) -> Option<Taken> {
        let mut before = taken;
        match source {
            Source::Dealt => before.doublets = taken.doublets.checked_sub(self.doublets(bone))?,
            Source::Drawn(stretch) => {
                let last = stretch.taken(taken).checked_sub(1)?;
                before.draws &= !bit(stretch.first + last);
            }
        }
        Some(before)
    }

    /// How much a bone counts towards the limit of doublets: 1 or 0.
    fn doublets(&self, bone: Bone) -> u8 {
        u8::from(self.limit.is_some() && bone.is_doublet())
    }

    /// The ways in which the hand can have come about if the bones in it now are
    /// among these.
    pub(super) fn count_ways(&self, among: Bones) -> WayCounts {
        let draws = usize::from(self.story.draws);
        let mut possible = [0_u8; 32];
        for (time, count) in possible.iter_mut().enumerate().take(draws + 1) {
            *count = self.story.possible_at(among, time as u8).len();
        }
        let at_first = self.story.possible_at(among, 0);
        let mut up_to = 0.0;
        let mut counted = Vec::new();
        for (taken, ways) in &self.ways[self.ways.len() - 1] {
            let ways = ways * self.fillings(*taken, at_first, &possible);
            if ways > 0.0 {
                up_to += ways;
                counted.push((*taken, up_to));
            }
        }
        WayCounts(counted)
    }

    /// The number of ways to fill the places that are not taken. `at_first` are
    /// the bones that can have been dealt; `possible` says for each time how many
    /// bones can have been in the hand since then.
    fn fillings(&self, taken: Taken, at_first: Bones, possible: &[u8; 32]) -> f64 {
        let Some(dealt) = self.still_dealt(taken) else {
            return 0.0;
        };
        let by_doublets = self.deals(taken, at_first, dealt);
        let mut ways: f64 = by_doublets.iter().map(|(_, ways)| ways).sum();
        let mut used = dealt;
        for time in 1..=self.story.draws {
            if taken.draws & bit(time) == 0 {
                ways *= f64::from(possible[usize::from(time)].saturating_sub(used));
                used += 1;
            }
        }
        if used == self.size { ways } else { 0.0 }
    }

    /// The number of ways to choose `dealt` bones from `at_first`, for each
    /// number of doublets among them. Without a limit the doublets are not
    /// counted, and stand as 0.
    fn deals(&self, taken: Taken, at_first: Bones, dealt: u8) -> Vec<(u8, f64)> {
        let Some(limit) = self.limit else {
            return vec![(0, choose(at_first.len(), dealt))];
        };
        let doublets = at_first.and(Bones::DOUBLETS).len();
        let others = at_first.len() - doublets;
        (0..=dealt.min(limit - taken.doublets))
            .map(|few| (few, choose(doublets, few) * choose(others, dealt - few)))
            .collect()
    }

    /// How many bones of the deal are still in the hand; `None` if more were
    /// played than dealt.
    fn still_dealt(&self, taken: Taken) -> Option<u8> {
        let dealt_and_played = self.story.played.len() as u32 - taken.draws.count_ones();
        self.story.dealt.checked_sub(dealt_and_played as u8)
    }

    /// Draws a way at random, each as likely as any other. `counted` is what
    /// [`Self::count_ways`] gives for `among`.
    pub(super) fn draw(
        &self,
        among: Bones,
        counted: &WayCounts,
        rng: &mut impl Rng,
    ) -> Option<HandOrigin> {
        let taken = counted.pick(rng)?;
        let mut origin = HandOrigin::default();
        let left = self.place_played(taken, &mut origin, rng)?;
        let dealt = self.still_dealt(taken)?;
        let at_first = self.story.possible_at(among, 0);
        if self.limit.is_some() {
            let doublets = pick(&self.deals(taken, at_first, dealt), rng)?;
            fill(&mut origin, at_first.and(Bones::DOUBLETS), doublets, 0, rng)?;
            let others = at_first.without(Bones::DOUBLETS);
            fill(&mut origin, others, dealt - doublets, 0, rng)?;
        } else {
            fill(&mut origin, at_first, dealt, 0, rng)?;
        }
        for time in (1..=self.story.draws).filter(|time| left & bit(*time) != 0) {
            let possible = self.story.possible_at(among, time).without(origin.hand);
            fill(&mut origin, possible, 1, time, rng)?;
        }
        Some(origin)
    }

    /// Gives each played bone its time. Returns the bits of the draws that are
    /// not taken.
    fn place_played(
        &self,
        taken: Taken,
        origin: &mut HandOrigin,
        rng: &mut impl Rng,
    ) -> Option<u32> {
        // First a source for each, from the last played bone back to the first.
        let mut taken = taken;
        let mut sources = Vec::with_capacity(self.story.played.len());
        for (place, (bone, span)) in self.story.played.iter().enumerate().rev() {
            let options: Vec<((Source, Taken), f64)> = self
                .sources(*span)
                .filter_map(|source| {
                    let before = self.before(taken, *bone, source)?;
                    let (_, draws) = self.take(before, *bone, *span, source)?;
                    let ways = self.ways[place].get(&before)?;
                    Some(((source, before), ways * f64::from(draws)))
                })
                .collect();
            let (source, before) = pick(&options, rng)?;
            taken = before;
            sources.push(source);
        }
        // Then, from the first on, one of the draws that are free in its stretch.
        let mut left: u32 = (1..=self.story.draws).map(bit).sum();
        for ((bone, span), source) in self.story.played.iter().zip(sources.iter().rev()) {
            let mut time = 0;
            if let Source::Drawn(stretch) = source {
                let free = left & stretch.bits(span.to);
                let chosen = rng.random_range(0..free.count_ones().max(1));
                let rest = (0..chosen).fold(free, |rest, _| rest & rest.wrapping_sub(1));
                time = NonZero::new(rest)?.trailing_zeros() as u8 + 1;
                left &= !bit(time);
            }
            origin.bones.push((*bone, time));
        }
        Some(left)
    }
}

/// Puts `wanted` of the possible bones into the hand, chosen at random.
fn fill(
    origin: &mut HandOrigin,
    mut possible: Bones,
    wanted: u8,
    time: u8,
    rng: &mut impl Rng,
) -> Option<()> {
    for _ in 0..wanted {
        let bone = possible.nth(rng.random_range(0..possible.len().max(1)))?;
        possible.remove(bone);
        origin.hand.insert(bone);
        origin.bones.push((bone, time));
    }
    Some(())
}

/// The bit of a draw; draws are numbered from 1.
const fn bit(draw: u8) -> u32 {
    1 << (draw - 1)
}

/// Picks an option at random, in proportion to its number.
fn pick<T: Copy>(options: &[(T, f64)], rng: &mut impl Rng) -> Option<T> {
    if options.len() <= 1 {
        return options.first().map(|(option, _)| *option);
    }
    let all: f64 = options.iter().map(|(_, share)| share).sum();
    let mut left = rng.random_range(0.0..1.0) * all;
    for (option, share) in options {
        left -= share;
        if left < 0.0 {
            return Some(*option);
        }
    }
    options.last().map(|(option, _)| *option)
}

/// The number of ways to choose `few` of `many`.
fn choose(many: u8, few: u8) -> f64 {
    if few > many {
        return 0.0;
    }
    (0..few).fold(1.0, |ways, n| ways * f64::from(many - n) / f64::from(n + 1))
}
