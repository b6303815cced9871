//! What one hidden hand may be, and in how many ways it can have come about.

use std::collections::BTreeMap;
use std::num::NonZero;

use rand::{Rng, RngExt as _};

use crate::engine::{Bone, Bones, Hand};

use super::story::{Span, Story};

/// When each bone of a hand came into it.
#[derive(Debug, Clone, Default)]
pub(super) struct Came {
    /// Bones with the time at which they came: 0 for the deal, else the number
    /// of the draw.
    pub(super) bones: Vec<(Bone, u8)>,
    /// The bones that are in the hand now.
    pub(super) hand: Hand,
}

/// What the bones of a hand that were played took: draws, and of the doublets
/// that may be dealt, where there is a limit to them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
struct Taken {
    /// A bit for each draw; in a stretch the first ones, whichever they were.
    draws: u32,
    doublets: u8,
}

/// What the bones which were played can have taken, with the running total of
/// the ways to place all bones.
#[derive(Debug, Default)]
pub(super) struct Counted(Vec<(Taken, f64)>);

impl Counted {
    /// The number of all ways.
    pub(super) fn all(&self) -> f64 {
        self.0.last().map_or(0.0, |(_, up_to)| *up_to)
    }

    /// One of them, each as likely as it has ways.
    fn pick(&self, rng: &mut impl Rng) -> Option<Taken> {
        let chosen = rng.random_range(0.0..1.0) * self.all();
        let place = self.0.partition_point(|(_, up_to)| *up_to <= chosen);
        let (taken, _) = self.0.get(place).or(self.0.last())?;
        Some(*taken)
    }
}

/// Draws that differ in nothing that came after them: no bone begins to be
/// possible between them. Of such draws it matters only how many are taken, so
/// however long somebody drew, few numbers tell all.
#[derive(Debug, Clone, Copy)]
struct Stretch {
    first: u8,
    last: u8,
}

impl Stretch {
    /// The bits of its draws up to `to`.
    const fn bits(self, to: u8) -> u32 {
        let last = if self.last < to { self.last } else { to };
        (1 << last) - (1 << (self.first - 1))
    }

    /// How many of its draws are taken.
    const fn taken(self, taken: Taken) -> u8 {
        (taken.draws & self.bits(self.last)).count_ones() as u8
    }
}

/// Where a bone that was played came from.
#[derive(Debug, Clone, Copy)]
enum Source {
    Dealt,
    Drawn(Stretch),
}

/// What one hidden hand may be.
#[derive(Debug)]
pub(super) struct Hidden {
    pub(super) story: Story,
    pub(super) size: u8,
    /// The most doublets that can have been dealt.
    limit: Option<u8>,
    stretches: Vec<Stretch>,
    /// For each bone that was played, what those before it can have taken, and
    /// in how many ways; at the end the same for all of them.
    ways: Vec<BTreeMap<Taken, f64>>,
}

impl Hidden {
    /// A hand that now holds `size` bones and was dealt at most `limit`
    /// doublets.
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

    /// Where a bone with this span can have come from.
    fn sources(&self, span: Span) -> impl Iterator<Item = Source> {
        let deal = (span.from == 0).then_some(Source::Dealt);
        let within = move |at: &&Stretch| at.first >= span.from && at.first <= span.to;
        let draws = self.stretches.iter().filter(within);
        deal.into_iter()
            .chain(draws.map(|stretch| Source::Drawn(*stretch)))
    }

    /// What is taken after a bone came from `source`, and the number of draws
    /// that can have brought it; `None` if none is left.
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

    /// What was taken before a bone came from `source`.
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

    /// How much a bone counts towards the limit.
    fn doublets(&self, bone: Bone) -> u8 {
        u8::from(self.limit.is_some() && bone.is_doublet())
    }

    /// In how many ways the hand can be filled from `among`.
    pub(super) fn counted(&self, among: Bones) -> Counted {
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
        Counted(counted)
    }

    /// In how many ways the deal and the draws that are left over can be
    /// filled, if so many bones are possible at each.
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

    /// In how many ways so many bones can have been dealt, by how many of them
    /// are doublets; without a limit that is not asked.
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

    /// How many bones of the deal are still in the hand.
    fn still_dealt(&self, taken: Taken) -> Option<u8> {
        let dealt_and_played = self.story.played.len() as u32 - taken.draws.count_ones();
        self.story.dealt.checked_sub(dealt_and_played as u8)
    }

    /// A hand filled from `among`, of which the ways are `counted`, each way to
    /// fill it being as likely as any other.
    pub(super) fn draw(&self, among: Bones, counted: &Counted, rng: &mut impl Rng) -> Option<Came> {
        let taken = counted.pick(rng)?;
        let mut came = Came::default();
        let left = self.place_played(taken, &mut came, rng)?;
        let dealt = self.still_dealt(taken)?;
        let at_first = self.story.possible_at(among, 0);
        if self.limit.is_some() {
            let doublets = pick(&self.deals(taken, at_first, dealt), rng)?;
            fill(&mut came, at_first.and(Bones::DOUBLETS), doublets, 0, rng)?;
            let others = at_first.without(Bones::DOUBLETS);
            fill(&mut came, others, dealt - doublets, 0, rng)?;
        } else {
            fill(&mut came, at_first, dealt, 0, rng)?;
        }
        for time in (1..=self.story.draws).filter(|time| left & bit(*time) != 0) {
            let possible = self.story.possible_at(among, time).without(came.hand);
            fill(&mut came, possible, 1, time, rng)?;
        }
        Some(came)
    }

    /// Gives each bone that was played its time; returns the draws that are
    /// left over.
    fn place_played(&self, taken: Taken, came: &mut Came, rng: &mut impl Rng) -> Option<u32> {
        // Where they came from, going back from the last.
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
        // By which draw of its stretch, going on from the first.
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
            came.bones.push((*bone, time));
        }
        Some(left)
    }
}

/// Puts `wanted` of the possible bones into the hand.
fn fill(
    came: &mut Came,
    mut possible: Bones,
    wanted: u8,
    time: u8,
    rng: &mut impl Rng,
) -> Option<()> {
    for _ in 0..wanted {
        let bone = possible.nth(rng.random_range(0..possible.len().max(1)))?;
        possible.remove(bone);
        came.hand.insert(bone);
        came.bones.push((bone, time));
    }
    Some(())
}

/// The bit of a draw, from 1.
const fn bit(draw: u8) -> u32 {
    1 << (draw - 1)
}

/// One of the options, as likely as its share of the whole.
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

/// How many sets of `few` there are in `many`.
fn choose(many: u8, few: u8) -> f64 {
    if few > many {
        return 0.0;
    }
    (0..few).fold(1.0, |ways, n| ways * f64::from(many - n) / f64::from(n + 1))
}
