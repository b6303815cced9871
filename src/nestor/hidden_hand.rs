//! The ways in which one hidden hand could have come about: counting and sampling.
//!
//! Each bone that the hand holds or has played was dealt to it or drawn. A hand has one
//! place for each bone of the deal and one for each draw, and [`SeatHistory`] says which
//! places are possible for which bone. A way fills each place with one bone.
//!
//! The played bones are placed first. The number of ways for the others then depends only
//! on the [`PlacesTaken`], so ways that agree in these are counted together.

use std::collections::BTreeMap;
use std::num::NonZero;

use rand::{Rng, RngExt as _};

use engine::{Bone, Bones, Hand};

use super::seat_history::{ArrivalSpan, SeatHistory};

/// One way in which a hand could have come about.
#[derive(Debug, Clone, Default)]
pub(super) struct HandOrigin {
    /// Each bone with its time: 0 for the deal, otherwise the number of the draw.
    pub(super) bones: Vec<(Bone, u8)>,
    pub(super) hand: Hand,
}

/// The places taken by played bones.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
struct PlacesTaken {
    /// A bit for each draw that is taken, from bit 0 for the first draw. Within a [`DrawRun`] only
    /// the number of bits counts, so the lowest bits stand for any draws of the run.
    draws: u64,
    /// The number of played doublets that were dealt; 0 if the rules do not limit doublets.
    doublets: u8,
}

/// The number of ways for each [`PlacesTaken`], as running totals.
#[derive(Debug, Default)]
pub(super) struct WayCounts(Vec<(PlacesTaken, f64)>);

impl WayCounts {
    pub(super) fn total(&self) -> f64 {
        self.0.last().map_or(0.0, |(_, up_to)| *up_to)
    }

    /// Picks taken places at random, in proportion to their number of ways.
    fn pick(&self, rng: &mut impl Rng) -> Option<PlacesTaken> {
        let chosen = rng.random_range(0.0..1.0) * self.total();
        let index = self.0.partition_point(|(_, up_to)| *up_to <= chosen);
        let (taken, _) = self.0.get(index).or(self.0.last())?;
        Some(*taken)
    }
}

/// Consecutive draws that are possible for the same bones.
///
/// Only the number of taken draws matters, not which, so the ways can be counted even
/// after many draws.
#[derive(Debug, Clone, Copy)]
struct DrawRun {
    first: u8,
    last: u8,
}

impl DrawRun {
    /// The bits of the draws of this run, up to draw number `to`.
    const fn bits(self, to: u8) -> u64 {
        let last = if self.last < to { self.last } else { to };
        (1 << last) - (1 << (self.first - 1))
    }

    /// The number of draws of this run that are taken.
    const fn taken_count(self, taken: PlacesTaken) -> u8 {
        (taken.draws & self.bits(self.last)).count_ones() as u8
    }
}

/// The origin of a played bone.
#[derive(Debug, Clone, Copy)]
enum BoneSource {
    Dealt,
    Drawn(DrawRun),
}

/// One hidden hand, with the ways to place its played bones.
#[derive(Debug)]
pub(super) struct HiddenHand {
    pub(super) history: SeatHistory,
    pub(super) size: u8,
    /// The most doublets that a hand can be dealt, if the rules limit them.
    max_doublets: Option<u8>,
    runs: Vec<DrawRun>,
    /// For each played bone, the number of ways to place the bones played before it; the last entry
    /// is for all played bones.
    ways: Vec<BTreeMap<PlacesTaken, f64>>,
}

impl HiddenHand {
    /// A hand that has `size` bones now, and was dealt at most `max_doublets` doublets.
    pub(super) fn new(history: SeatHistory, size: u8, max_doublets: Option<u8>) -> Self {
        let begins_run = |draw: &u8| {
            let spans = history.played.iter().map(|(_, span)| span.from);
            *draw == 1 || spans.chain(history.earliest).any(|from| from == *draw)
        };
        let firsts: Vec<u8> = (1..=history.draws).filter(begins_run).collect();
        let lasts = firsts.iter().skip(1).map(|next| next - 1);
        let runs = firsts
            .iter()
            .zip(lasts.chain([history.draws]))
            .map(|(first, last)| DrawRun { first: *first, last })
            .collect();
        let mut hidden = Self { history, size, max_doublets, runs, ways: Vec::new() };
        let mut ways = BTreeMap::from([(PlacesTaken::default(), 1.0)]);
        for (bone, span) in &hidden.history.played {
            let mut next: BTreeMap<PlacesTaken, f64> = BTreeMap::new();
            for (taken, count) in &ways {
                for source in hidden.sources(*span) {
                    if let Some((after, draws)) = hidden.fill_place(*taken, *bone, *span, source) {
                        *next.entry(after).or_default() += count * f64::from(draws);
                    }
                }
            }
            hidden.ways.push(std::mem::replace(&mut ways, next));
        }
        hidden.ways.push(ways);
        hidden
    }

    /// The possible origins of a bone with this span.
    fn sources(&self, span: ArrivalSpan) -> impl Iterator<Item = BoneSource> {
        let deal = (span.from == 0).then_some(BoneSource::Dealt);
        let is_within = move |run: &&DrawRun| run.first >= span.from && run.first <= span.to;
        let draws = self.runs.iter().filter(is_within);
        deal.into_iter().chain(draws.map(|run| BoneSource::Drawn(*run)))
    }

    /// Fills a place with `bone`. Returns the places taken afterwards, and the number of free draws
    /// to choose from; `None` if the bone cannot come from `source`: no draw of the run is free, or
    /// too many doublets would have been dealt.
    fn fill_place(
        &self,
        taken: PlacesTaken,
        bone: Bone,
        span: ArrivalSpan,
        source: BoneSource,
    ) -> Option<(PlacesTaken, u8)> {
        let mut after = taken;
        match source {
            BoneSource::Dealt => {
                after.doublets += self.doublet_count(bone);
                let fits = self.max_doublets.is_none_or(|limit| after.doublets <= limit);
                fits.then_some((after, 1))
            }
            BoneSource::Drawn(run) => {
                let before = run.taken_count(taken);
                let draws = run.bits(span.to).count_ones() as u8;
                after.draws |= draw_bit(run.first + before);
                (draws > before).then(|| (after, draws - before))
            }
        }
    }

    /// The places taken before `bone` came from `source`: the reverse of [`Self::fill_place`].
    fn places_before(
        &self,
        taken: PlacesTaken,
        bone: Bone,
        source: BoneSource,
    ) -> Option<PlacesTaken> {
        let mut before = taken;
        match source {
            BoneSource::Dealt => {
                before.doublets = taken.doublets.checked_sub(self.doublet_count(bone))?;
            }
            BoneSource::Drawn(run) => {
                let last = run.taken_count(taken).checked_sub(1)?;
                before.draws &= !draw_bit(run.first + last);
            }
        }
        Some(before)
    }

    /// How much a dealt bone counts against the limit on doublets: 1 for a doublet if there is a
    /// limit, otherwise 0.
    fn doublet_count(&self, bone: Bone) -> u8 {
        u8::from(self.max_doublets.is_some() && bone.is_doublet())
    }

    /// The ways in which the hand could have come about if its bones are among `candidates` now.
    pub(super) fn count_ways(&self, candidates: Bones) -> WayCounts {
        let draws = usize::from(self.history.draws);
        let mut possible = [0_u8; Bone::COUNT];
        for (time, count) in possible.iter_mut().enumerate().take(draws + 1) {
            *count = self.history.possible_at(candidates, time as u8).len();
        }
        let possibly_dealt = self.history.possible_at(candidates, 0);
        let mut up_to = 0.0;
        let mut counted = Vec::new();
        for (taken, ways) in &self.ways[self.ways.len() - 1] {
            let ways = ways * self.count_fillings(*taken, possibly_dealt, &possible);
            if ways > 0.0 {
                up_to += ways;
                counted.push((*taken, up_to));
            }
        }
        WayCounts(counted)
    }

    /// The number of ways to fill the free places.
    ///
    /// `possibly_dealt` are the bones that could have been dealt; `possible` holds, for each time,
    /// the number of bones that could have come by then.
    fn count_fillings(
        &self,
        taken: PlacesTaken,
        possibly_dealt: Bones,
        possible: &[u8; Bone::COUNT],
    ) -> f64 {
        let Some(dealt) = self.dealt_bones_left(taken) else {
            return 0.0;
        };
        let by_doublets = self.ways_to_deal(taken, possibly_dealt, dealt);
        let mut ways: f64 = by_doublets.iter().map(|(_, ways)| ways).sum();
        let mut used = dealt;
        for time in 1..=self.history.draws {
            if taken.draws & draw_bit(time) == 0 {
                ways *= f64::from(possible[usize::from(time)].saturating_sub(used));
                used += 1;
            }
        }
        if used == self.size { ways } else { 0.0 }
    }

    /// The number of ways to choose `dealt` bones from `possibly_dealt`, for each number
    /// of doublets among them. Without a limit there is one entry, for 0.
    fn ways_to_deal(&self, taken: PlacesTaken, possibly_dealt: Bones, dealt: u8) -> Vec<(u8, f64)> {
        let Some(limit) = self.max_doublets else {
            return vec![(0, binomial(possibly_dealt.len(), dealt))];
        };
        let doublets = possibly_dealt.and(Bones::DOUBLETS).len();
        let others = possibly_dealt.len() - doublets;
        (0..=dealt.min(limit - taken.doublets))
            .map(|count| (count, binomial(doublets, count) * binomial(others, dealt - count)))
            .collect()
    }

    /// The number of dealt bones still in the hand; `None` if more were played than dealt.
    fn dealt_bones_left(&self, taken: PlacesTaken) -> Option<u8> {
        let drawn_and_played = taken.draws.count_ones() as u8;
        let dealt_and_played = self.history.played.len() as u8 - drawn_and_played;
        self.history.dealt.checked_sub(dealt_and_played)
    }

    /// Samples one way in which the hand came about; all ways are equally likely. `way_counts`
    /// comes from [`Self::count_ways`] with the same `candidates`.
    pub(super) fn sample(
        &self,
        candidates: Bones,
        way_counts: &WayCounts,
        rng: &mut impl Rng,
    ) -> Option<HandOrigin> {
        let taken = way_counts.pick(rng)?;
        let mut origin = HandOrigin::default();
        let free_draws = self.place_played_bones(taken, &mut origin, rng)?;
        let dealt = self.dealt_bones_left(taken)?;
        let possibly_dealt = self.history.possible_at(candidates, 0);
        if self.max_doublets.is_some() {
            let doublets = pick_weighted(&self.ways_to_deal(taken, possibly_dealt, dealt), rng)?;
            add_random_bones(&mut origin, possibly_dealt.and(Bones::DOUBLETS), doublets, 0, rng)?;
            let others = possibly_dealt.without(Bones::DOUBLETS);
            add_random_bones(&mut origin, others, dealt - doublets, 0, rng)?;
        } else {
            add_random_bones(&mut origin, possibly_dealt, dealt, 0, rng)?;
        }
        for time in (1..=self.history.draws).filter(|time| free_draws & draw_bit(*time) != 0) {
            let possible = self.history.possible_at(candidates, time).without(origin.hand);
            add_random_bones(&mut origin, possible, 1, time, rng)?;
        }
        Some(origin)
    }

    /// Picks a time for each played bone. Returns the bits of the draws that stay free.
    fn place_played_bones(
        &self,
        taken: PlacesTaken,
        origin: &mut HandOrigin,
        rng: &mut impl Rng,
    ) -> Option<u64> {
        // Sources first, from the last played bone back to the first.
        let mut taken = taken;
        let mut sources = Vec::with_capacity(self.history.played.len());
        for (index, (bone, span)) in self.history.played.iter().enumerate().rev() {
            let options: Vec<((BoneSource, PlacesTaken), f64)> = self
                .sources(*span)
                .filter_map(|source| {
                    let before = self.places_before(taken, *bone, source)?;
                    let (_, draws) = self.fill_place(before, *bone, *span, source)?;
                    let ways = self.ways[index].get(&before)?;
                    Some(((source, before), ways * f64::from(draws)))
                })
                .collect();
            let (source, before) = pick_weighted(&options, rng)?;
            taken = before;
            sources.push(source);
        }
        // Then, in the order of play, a free draw within the run of each drawn bone.
        let mut free_draws: u64 = (1..=self.history.draws).map(draw_bit).sum();
        for ((bone, span), source) in self.history.played.iter().zip(sources.iter().rev()) {
            let mut time = 0;
            if let BoneSource::Drawn(run) = source {
                let free = free_draws & run.bits(span.to);
                let chosen = rng.random_range(0..free.count_ones().max(1));
                let rest = (0..chosen).fold(free, |rest, _| rest & rest.wrapping_sub(1));
                time = NonZero::new(rest)?.trailing_zeros() as u8 + 1;
                free_draws &= !draw_bit(time);
            }
            origin.bones.push((*bone, time));
        }
        Some(free_draws)
    }
}

/// Adds `wanted` random bones out of `possible` to the hand, as of `time`.
fn add_random_bones(
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

/// The bit of a draw in [`PlacesTaken::draws`]; draws are counted from 1.
const fn draw_bit(draw: u8) -> u64 {
    1 << (draw - 1)
}

/// Picks an option at random, in proportion to its weight.
fn pick_weighted<T: Copy>(options: &[(T, f64)], rng: &mut impl Rng) -> Option<T> {
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

fn binomial(n: u8, k: u8) -> f64 {
    if k > n {
        return 0.0;
    }
    (0..k).fold(1.0, |ways, i| ways * f64::from(n - i) / f64::from(i + 1))
}
