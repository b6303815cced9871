//! What the others may hold: every deal that fits what was seen, each as
//! likely as any other.
//!
//! A bone in another hand was dealt there or came by one of its draws. A draw
//! or a pass at open ends that it would have fitted says that it came later;
//! a doublet heavier than the one that was led was not dealt. So each bone has
//! a first time from which it can be in the hand, and a deal is a way to give
//! each time its bones. These ways are counted exactly, and drawn evenly.

use std::collections::BTreeMap;

use rand::{Rng, RngExt as _};

use crate::engine::{Bone, Bones, BySeat, Hand, Seat, View};

use super::story::{Span, Story};

/// How many ways to place the bones that were played are told apart at most.
const MOST_WAYS: usize = 20_000;

/// How often a deal for several hands is begun anew when the last of them
/// cannot be filled.
const TRIES: usize = 40;

/// When each bone of a hand came into it.
#[derive(Debug, Clone, Default)]
pub(super) struct Came {
    /// Bones with the time at which they came: 0 for the deal, else the number
    /// of the draw.
    pub(super) bones: Vec<(Bone, u8)>,
    /// The bones that are in the hand now.
    pub(super) hand: Hand,
}

/// One deal that fits.
#[derive(Debug, Clone)]
pub(super) struct Fitting {
    pub(super) came: BySeat<Option<usize>>,
    pub(super) hands: Vec<Came>,
    /// How much it counts against others, where they are not drawn evenly.
    pub(super) weight: f64,
}

impl Fitting {
    /// The hands as they are now.
    pub(super) fn now(&self) -> BySeat<Hand> {
        BySeat::from_fn(|seat| self.came[seat].map_or(Hand::EMPTY, |place| self.hands[place].hand))
    }
}

/// What the others may hold.
#[derive(Debug)]
pub struct Belief {
    unseen: Bones,
    hidden: Vec<Hidden>,
    /// What the first hidden hand can have taken: it always has all unseen
    /// bones to be filled from.
    first: Counted,
}

/// The sets of draws that the bones which were played can have taken, with the
/// running total of the ways to place all bones.
#[derive(Debug, Default)]
struct Counted(Vec<(u32, f64)>);

impl Counted {
    /// The number of all ways.
    fn all(&self) -> f64 {
        self.0.last().map_or(0.0, |(_, up_to)| *up_to)
    }

    /// One of the sets, each as likely as it has ways.
    fn pick(&self, rng: &mut impl Rng) -> Option<u32> {
        let chosen = rng.random_range(0.0..1.0) * self.all();
        let place = self.0.partition_point(|(_, up_to)| *up_to <= chosen);
        let (taken, _) = self.0.get(place).or(self.0.last())?;
        Some(*taken)
    }
}

/// What one hidden hand may be.
#[derive(Debug)]
struct Hidden {
    story: Story,
    size: u8,
    /// For each bone that was played, the sets of draws that are taken when
    /// the bones up to it have their times, and in how many ways.
    ways: Vec<BTreeMap<u32, f64>>,
}

impl Belief {
    /// What the others may hold, by all that the view tells.
    pub fn new(view: &View) -> Self {
        let strict = Self::with(view, true);
        if strict.fits() {
            strict
        } else {
            // Somebody set up a round that was not led as its rules say.
            Self::with(view, false)
        }
    }

    fn with(view: &View, trust_lead: bool) -> Self {
        let rules = view.rules();
        let mut hidden: Vec<Hidden> = Seat::around(rules.seats)
            .filter(|seat| *seat != view.seat())
            .map(|seat| {
                let story = Story::new(rules, view.events(), seat, trust_lead);
                Hidden::new(story, view.hand_sizes()[seat])
            })
            .collect();
        let unseen = view.unseen();
        // The hand with the least choice first.
        hidden.sort_by_key(|one| {
            let choice = one.story.possible_at(unseen, one.story.draws).len();
            i16::from(choice) - i16::from(one.size)
        });
        let first = hidden
            .first()
            .map(|hidden| hidden.counted(unseen))
            .unwrap_or_default();
        Self {
            unseen,
            hidden,
            first,
        }
    }

    fn fits(&self) -> bool {
        self.hidden
            .iter()
            .all(|hidden| hidden.count(self.unseen) > 0.0)
    }

    /// In how many ways, up to a factor that is the same for all hands, the
    /// others can have come to hold exactly these; 0 if they cannot.
    pub fn ways(&self, hands: &BySeat<Hand>) -> f64 {
        self.hidden
            .iter()
            .map(|hidden| hidden.count(hands[hidden.story.seat]))
            .product()
    }

    /// The stories of the hidden hands, in the order of [`Fitting::hands`].
    pub(super) fn stories(&self) -> impl Iterator<Item = &Story> {
        self.hidden.iter().map(|hidden| &hidden.story)
    }

    /// Hands that fit what was seen, the own one left empty; `None` only if
    /// none was found.
    pub fn imagine(&self, rng: &mut impl Rng) -> Option<BySeat<Hand>> {
        self.draw(rng).map(|deal| deal.now())
    }

    /// A deal that fits what was seen; `None` only if none was found.
    pub(super) fn draw(&self, rng: &mut impl Rng) -> Option<Fitting> {
        (0..TRIES).find_map(|_| {
            let mut unseen = self.unseen;
            let mut weight = 1.0;
            let mut came = BySeat::default();
            let mut hands = Vec::with_capacity(self.hidden.len());
            for (place, hidden) in self.hidden.iter().enumerate() {
                let others;
                let counted = if place == 0 {
                    &self.first
                } else {
                    others = hidden.counted(unseen);
                    &others
                };
                let hand = hidden.draw(unseen, counted, rng)?;
                unseen = unseen.without(hand.hand);
                // With one hidden hand this is the same for all deals.
                weight *= counted.all();
                came[hidden.story.seat] = Some(place);
                hands.push(hand);
            }
            Some(Fitting {
                came,
                hands,
                weight,
            })
        })
    }
}

impl Hidden {
    fn new(story: Story, size: u8) -> Self {
        let mut ways = vec![BTreeMap::from([(0, 1.0)])];
        for (_, span) in &story.played {
            let mut next: BTreeMap<u32, f64> = BTreeMap::new();
            for (taken, count) in &ways[ways.len() - 1] {
                for time in times(*span) {
                    let bit = bit(time);
                    if taken & bit == 0 {
                        *next.entry(taken | bit).or_default() += count;
                    }
                }
            }
            while next.len() > MOST_WAYS {
                next.pop_last();
            }
            ways.push(next);
        }
        Self { story, size, ways }
    }

    /// The sets of draws that the bones which were played can have taken, each
    /// with the number of ways to place all bones when the hand is filled from
    /// `among`.
    fn counted(&self, among: Bones) -> Counted {
        let draws = usize::from(self.story.draws);
        let mut possible = [0_u8; 32];
        for (time, count) in possible.iter_mut().enumerate().take(draws + 1) {
            *count = self.story.possible_at(among, time as u8).len();
        }
        let mut up_to = 0.0;
        let mut counted = Vec::new();
        for (taken, ways) in &self.ways[self.ways.len() - 1] {
            let ways = ways * self.fillings(*taken, &possible);
            if ways > 0.0 {
                up_to += ways;
                counted.push((*taken, up_to));
            }
        }
        Counted(counted)
    }

    /// In how many ways the times that are left over can be filled, if so many
    /// bones are possible at each.
    fn fillings(&self, taken: u32, possible: &[u8; 32]) -> f64 {
        let Some(dealt) = self.still_dealt(taken) else {
            return 0.0;
        };
        let mut ways = choose(possible[0], dealt);
        let mut used = dealt;
        for time in 1..=self.story.draws {
            if taken & bit(time) == 0 {
                ways *= f64::from(possible[usize::from(time)].saturating_sub(used));
                used += 1;
            }
        }
        if used == self.size { ways } else { 0.0 }
    }

    /// How many bones of the deal are still in the hand.
    fn still_dealt(&self, taken: u32) -> Option<u8> {
        let dealt_and_played = self.story.played.len() as u32 - taken.count_ones();
        self.story.dealt.checked_sub(dealt_and_played as u8)
    }

    fn count(&self, among: Bones) -> f64 {
        self.counted(among).all()
    }

    /// A hand filled from `among`, of which the ways are `counted`, each way to
    /// fill it being as likely as any other.
    fn draw(&self, among: Bones, counted: &Counted, rng: &mut impl Rng) -> Option<Came> {
        let taken = counted.pick(rng)?;
        let mut came = Came::default();
        self.place_played(taken, &mut came, rng)?;
        let dealt = self.still_dealt(taken)?;
        for time in 0..=self.story.draws {
            let wanted = match time {
                0 => dealt,
                _ => u8::from(taken & bit(time) == 0),
            };
            let mut possible = self.story.possible_at(among, time).without(came.hand);
            for _ in 0..wanted {
                let bone = possible.nth(rng.random_range(0..possible.len().max(1)))?;
                possible.remove(bone);
                came.hand.insert(bone);
                came.bones.push((bone, time));
            }
        }
        Some(came)
    }

    /// Gives each bone that was played its time, going back from the last.
    fn place_played(&self, taken: u32, came: &mut Came, rng: &mut impl Rng) -> Option<()> {
        let mut taken = taken;
        for (place, (bone, span)) in self.story.played.iter().enumerate().rev() {
            let before = &self.ways[place];
            let options: Vec<(u32, f64)> = times(*span)
                .filter_map(|time| {
                    let bit = bit(time);
                    if bit != 0 && taken & bit == 0 {
                        return None;
                    }
                    let ways = before.get(&(taken & !bit))?;
                    Some((u32::from(time), *ways))
                })
                .collect();
            let time = pick(&options, rng)?;
            taken &= !bit(time as u8);
            came.bones.push((*bone, time as u8));
        }
        Some(())
    }
}

fn times(span: Span) -> impl Iterator<Item = u8> {
    span.from..=span.to
}

/// The bit of a draw; the deal has none, since it brings many bones.
const fn bit(time: u8) -> u32 {
    if time == 0 { 0 } else { 1 << (time - 1) }
}

/// One of the options, as likely as its share of the whole.
fn pick(options: &[(u32, f64)], rng: &mut impl Rng) -> Option<u32> {
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
