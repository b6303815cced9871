//! Luck: what chance brought each side of a game, compared with the expected values.

use serde::{Deserialize, Serialize};

use super::opponents::OWNER;
use engine::{Action, Bone, Bones, GameState, Hand, LeadBy, NoDoublet, Position, Round, Seat};

/// The factor by which expected values and variances are multiplied to be stored as integers.
const STORED_SCALE: f64 = 1_000.0;

/// Minimum variance for a verdict; below it, too little has happened.
const MIN_VARIANCE: f64 = 2.0;

/// Minimum number of hands for unusual figures to mean anything.
pub const MIN_HANDS_FOR_LUCK: u32 = 20;

/// Percentage of equally long stretches of games that count as ordinary. Of the others, half are
/// luckier and half unluckier.
const ORDINARY_PERCENT: f64 = 80.0;

/// Continuity correction: with it, the normal distribution fits small counts, too.
const CONTINUITY_CORRECTION: f64 = 0.5;

/// The sum of a random quantity over many events, with its expected value and variance.
///
/// Serialized as four numbers: the number of events, the sum, and the expected value and variance
/// in thousandths.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(from = "(u32, u32, u32, u32)", into = "(u32, u32, u32, u32)")]
pub struct ChanceSum {
    events: u32,
    sum: u32,
    // Over many games, the sums outgrow the `u32` that files store.
    expected: u64,
    variance: u64,
}

impl From<(u32, u32, u32, u32)> for ChanceSum {
    fn from((events, sum, expected, variance): (u32, u32, u32, u32)) -> Self {
        Self { events, sum, expected: expected.into(), variance: variance.into() }
    }
}

impl From<ChanceSum> for (u32, u32, u32, u32) {
    fn from(chance: ChanceSum) -> Self {
        let [expected, variance] =
            [chance.expected, chance.variance].map(|sum| u32::try_from(sum).unwrap_or(u32::MAX));
        (chance.events, chance.sum, expected, variance)
    }
}

/// Rank of a chance result among equally long stretches of games.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LuckVerdict {
    /// Too little has happened to tell.
    TooFew,
    /// In the ordinary range.
    Ordinary,
    /// More than in at least this percentage of equally long stretches, up to 99.
    More(u8),
    /// Less than in at least this percentage of equally long stretches, up to 99.
    Less(u8),
}

impl ChanceSum {
    /// Standard deviations around the expected value that contain 80 % of a normal distribution.
    pub const ORDINARY_DEVIATIONS: f64 = 1.281_551_565_5;

    /// Adds an event with its outcome, expected value and variance.
    fn add_event(&mut self, outcome: u32, expected: f64, variance: f64) {
        self.events += 1;
        self.sum += outcome;
        self.expected += (expected * STORED_SCALE).round() as u64;
        self.variance += (variance * STORED_SCALE).round() as u64;
    }

    fn plus(self, other: Self) -> Self {
        Self {
            events: self.events.saturating_add(other.events),
            sum: self.sum.saturating_add(other.sum),
            expected: self.expected.saturating_add(other.expected),
            variance: self.variance.saturating_add(other.variance),
        }
    }

    /// Number of chance events.
    pub const fn events(self) -> u32 {
        self.events
    }

    /// Sum of the outcomes.
    pub const fn sum(self) -> u32 {
        self.sum
    }

    /// Sum of the expected outcomes.
    pub fn expected(self) -> f64 {
        self.expected as f64 / STORED_SCALE
    }

    fn variance(self) -> f64 {
        self.variance as f64 / STORED_SCALE
    }

    /// Returns the ordinary range, in which at least 80 % of equally long stretches of games lie.
    pub fn ordinary_range(self) -> (u32, u32) {
        let half = Self::ORDINARY_DEVIATIONS * self.variance().sqrt() + CONTINUITY_CORRECTION;
        let least = (self.expected() - half).max(0.0).ceil();
        let most = (self.expected() + half).floor();
        (least as u32, most as u32)
    }

    /// Difference from the expected value, in standard deviations; `None` if too little has
    /// happened.
    pub fn deviation(self) -> Option<f64> {
        let is_enough = self.variance() >= MIN_VARIANCE;
        is_enough.then(|| self.deviation_of(self.sum.into()))
    }

    fn deviation_of(self, sum: f64) -> f64 {
        (sum - self.expected()) / self.variance().sqrt()
    }

    /// Half the width of a band of `deviations` around the expected value, in standard deviations,
    /// with the continuity correction.
    pub fn band_half_width(self, deviations: f64) -> f64 {
        deviations + CONTINUITY_CORRECTION / self.variance().sqrt()
    }

    /// Ranks the sum among equally long stretches of games.
    pub fn verdict(self) -> LuckVerdict {
        if self.deviation().is_none() {
            return LuckVerdict::TooFew;
        }
        // Percentage of stretches below a number of standard deviations.
        let percent_below =
            |deviations: f64| 50.0 * (1.0 + libm::erf(deviations / std::f64::consts::SQRT_2));
        let sum = f64::from(self.sum);
        let above = self.deviation_of(sum - CONTINUITY_CORRECTION);
        let below = -self.deviation_of(sum + CONTINUITY_CORRECTION);
        let unusual_percent = f64::midpoint(100.0, ORDINARY_PERCENT);
        let at_least = |deviations: f64| {
            (percent_below(deviations) - self.skew_error(deviations)).min(99.0) as u8
        };
        if percent_below(above) >= unusual_percent {
            LuckVerdict::More(at_least(above))
        } else if percent_below(below) >= unusual_percent {
            LuckVerdict::Less(at_least(below))
        } else {
            LuckVerdict::Ordinary
        }
    }

    /// How wrong the normal distribution may be at this many standard deviations, in percentage
    /// points: the first Edgeworth term, with the greatest skewness that a count can have.
    fn skew_error(self, deviations: f64) -> f64 {
        let density = (-deviations.powi(2) / 2.0).exp() / (2.0 * std::f64::consts::PI).sqrt();
        let skewness = 1.0 / self.variance().sqrt();
        100.0 * skewness / 6.0 * (deviations.powi(2) - 1.0) * density
    }
}

/// Luck of one side, or of all other sides together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SideLuck {
    /// Doublets dealt, except where doublets are limited or one seat must lead a doublet.
    pub doublets: ChanceSum,
    /// Pips dealt, over all hands.
    pub pips: ChanceSum,
    /// Hands led, out of those in which chance chose the leader.
    pub leads: ChanceSum,
    /// Bones that could be played at once when drawn, out of all drawn bones.
    pub draws: ChanceSum,
}

impl SideLuck {
    /// Whether there were enough hands for unusual figures to mean something.
    pub fn has_enough_hands(&self) -> bool {
        self.pips.events() >= MIN_HANDS_FOR_LUCK
    }

    fn plus(self, other: Self) -> Self {
        Self {
            doublets: self.doublets.plus(other.doublets),
            pips: self.pips.plus(other.pips),
            leads: self.leads.plus(other.leads),
            draws: self.draws.plus(other.draws),
        }
    }

    /// Notes what the players in `seats` together were dealt in a round.
    fn note_deal(&mut self, round: &Round, seats: &[Seat]) {
        let (rules, deal) = (round.rules(), round.initial_deal());
        let hands = seats.iter().map(|seat| deal.hands[*seat]);
        let bones = hands.fold(Hand::EMPTY, Bones::or);
        let set = rules.bones();
        let (pips, variance) = expected_sum(set, bones.len(), Bone::weight);
        self.pips.add_event(bones.weight().into(), pips, variance);
        let needs_doublet = matches!(deal.lead_by, LeadBy::DoubletOf(_));
        if rules.doublets_limit.is_none() && !needs_doublet {
            let in_all_deals = expected_sum(set, bones.len(), |bone| bone.is_doublet().into());
            let (doublets, variance) = match deal.lead_by {
                LeadBy::HeaviestDoublet if rules.no_doublet == NoDoublet::DealAgain => {
                    let share = doublet_probability(set, rules.bones_dealt());
                    doublets_in_valid_deals(in_all_deals, share)
                }
                _ => in_all_deals,
            };
            let dealt = bones.and(Bones::DOUBLETS).len();
            self.doublets.add_event(dealt.into(), doublets, variance);
        }
        if !needs_doublet && !matches!(deal.lead_by, LeadBy::Seat(_)) {
            let share = seats.len() as f64 / f64::from(rules.seats.count());
            let leads = seats.contains(&deal.leader);
            self.leads.add_event(leads.into(), share, share * (1.0 - share));
        }
    }

    /// Counts a draw: whether the bone can be played, and how likely that was.
    pub(super) fn note_draw(&mut self, drawn: DrawnBone) {
        let share = drawn.fit_probability();
        self.draws.add_event(drawn.fits.into(), share, share * (1.0 - share));
    }
}

/// A drawn bone, and how likely a playable one was.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DrawnBone {
    /// Index of the hand in which the bone was drawn.
    pub hand: usize,
    /// The seat that drew the bone.
    pub seat: Seat,
    /// The bone that was drawn.
    pub bone: Bone,
    /// Whether the bone could be played at once.
    pub fits: bool,
    /// Number of bones in the boneyard, before the draw, that could be played.
    pub fitting: u8,
    /// Number of bones in the boneyard before the draw.
    pub boneyard_size: u8,
}

impl DrawnBone {
    /// All draws of a game that chance decided, in order of play.
    ///
    /// There are none in games with firecrackers: everybody saw which bone went back to
    /// the boneyard.
    pub fn all(game: &GameState) -> Vec<Self> {
        let mut all = Vec::new();
        let replayed = game.record().replay_with(|game, action| {
            let position = game.position().filter(|_| action == Action::Draw);
            let position = position.filter(|_| !game.rules().firecrackers);
            let hand = game.rounds().len().saturating_sub(1);
            all.extend(position.and_then(|position| Self::at_position(hand, position)));
        });
        debug_assert!(replayed.is_ok(), "a game follows from its record");
        all
    }

    /// Returns the next draw in a position; `None` if the boneyard is empty.
    fn at_position(hand: usize, position: &Position) -> Option<Self> {
        let bones = position.boneyard().bones();
        let fitting = position.table().playable(bones.iter().copied().collect());
        let bone = *bones.first()?;
        Some(Self {
            hand,
            seat: position.turn(),
            bone,
            fits: fitting.contains(bone),
            fitting: fitting.len(),
            boneyard_size: bones.len() as u8,
        })
    }

    /// Returns the probability, before the draw, that the bone can be played.
    pub fn fit_probability(self) -> f64 {
        f64::from(self.fitting) / f64::from(self.boneyard_size)
    }
}

/// Expected value and variance of the total `worth` of `count` bones drawn from a set.
fn expected_sum(set: Bones, count: u8, worth: impl Fn(Bone) -> u8) -> (f64, f64) {
    let worths: Vec<f64> = set.iter().map(|bone| worth(bone).into()).collect();
    let all = worths.len() as f64;
    let mean = worths.iter().sum::<f64>() / all;
    let squares: f64 = worths.iter().map(|worth| (worth - mean).powi(2)).sum();
    let count = f64::from(count);
    let variance = count * squares / all * (all - count) / (all - 1.0);
    (count * mean, variance)
}

/// Probability of at least one doublet among `count` bones drawn from a set.
fn doublet_probability(set: Bones, count: u8) -> f64 {
    let (all, doublets) = (set.len(), set.and(Bones::DOUBLETS).len());
    let others = all - doublets;
    // Bone by bone: the chance of no doublet, given that none came before.
    let without = (0..count).map(|before| {
        let left = others.saturating_sub(before);
        f64::from(left) / f64::from(all - before)
    });
    1.0 - without.product::<f64>()
}

/// Mean and variance of the doublets in some hands if a deal without any doublet is void, computed
/// from those over all deals and the share of valid deals.
fn doublets_in_valid_deals((mean, variance): (f64, f64), share: f64) -> (f64, f64) {
    // Void deals add nothing to the sums of the doublets and of their squares.
    let doublets = mean / share;
    let squares = (variance + mean.powi(2)) / share;
    (doublets, squares - doublets.powi(2))
}

/// Luck of the owner's side and of all others in a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Luck {
    /// Luck of the owner's side.
    pub own: SideLuck,
    /// Luck of all other sides together.
    pub others: SideLuck,
}

impl Luck {
    /// Sums up the deals and draws of a game. The owner's side is that of [`OWNER`].
    pub fn of(game: &GameState) -> Self {
        let deals = game.rounds().iter().map(Self::of_deal);
        let mut luck = deals.fold(Self::default(), Self::plus);
        let seats = game.rules().seats;
        for drawn in DrawnBone::all(game) {
            let is_own = seats.team(drawn.seat) == seats.team(OWNER);
            let side = if is_own { &mut luck.own } else { &mut luck.others };
            side.note_draw(drawn);
        }
        luck
    }

    /// Returns the luck of the deal and the lead in one hand, without draws.
    pub fn of_deal(round: &Round) -> Self {
        let seats = round.rules().seats;
        let (own, others): (Vec<Seat>, Vec<Seat>) =
            Seat::around(seats).partition(|seat| seats.team(*seat) == seats.team(OWNER));
        let mut luck = Self::default();
        luck.own.note_deal(round, &own);
        luck.others.note_deal(round, &others);
        luck
    }

    /// Returns the luck that no help can change: that of deals and leads. A player who has seen
    /// hidden bones may have chosen when to draw.
    #[must_use]
    pub fn without_draws(self) -> Self {
        let without_draws = |luck: SideLuck| SideLuck { draws: ChanceSum::default(), ..luck };
        Self { own: without_draws(self.own), others: without_draws(self.others) }
    }

    /// Adds up the luck of different games.
    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        Self { own: self.own.plus(other.own), others: self.others.plus(other.others) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn expected_values_of_many_games_do_not_overflow() {
        let most = ChanceSum::from((1_000_000, 4_000_000, u32::MAX, u32::MAX));
        let both = most.plus(most);
        assert_eq!(both.sum(), 2 * most.sum(), "what came");
        assert_eq!(both.expected(), 2.0 * most.expected(), "and what should");
        assert_eq!(both.variance(), 2.0 * most.variance(), "how far it may be");
        let written = <(u32, u32, u32, u32)>::from(both);
        let most = (2_000_000, 8_000_000, u32::MAX, u32::MAX);
        assert_eq!(written, most, "a file has no more");
    }
}
