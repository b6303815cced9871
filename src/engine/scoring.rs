//! Points for table counts and awards, and the target.

use super::award::Amount;
use super::points_set::PointsSet;
use super::possible_scores::PossibleScores;
use super::rules::{
    BlockAwardFormula, BlockAwardRecipient, CountUnit, DominoAward, Remaining, Rules, Spinner,
};
use super::table::{Table, max_open_ends};

/// The points for each table count, indexed by whether it is counted in multiples, whether fives
/// score, whether threes score, and the count.
const COUNT_POINTS: [[[[u8; 256]; 2]; 2]; 2] = {
    let mut points = [[[[0; 256]; 2]; 2]; 2];
    let mut count = 0;
    while count < 256 {
        let fives = if count % 5 == 0 { count / 5 } else { 0 };
        let threes = if count % 3 == 0 { count / 3 } else { 0 };
        let pips = count as u8;
        points[0][1][0][count] = if fives > 0 { pips } else { 0 };
        points[0][0][1][count] = if threes > 0 { pips } else { 0 };
        points[0][1][1][count] = if fives + threes > 0 { pips } else { 0 };
        points[1][1][0][count] = fives as u8;
        points[1][0][1][count] = threes as u8;
        points[1][1][1][count] = (fives + threes) as u8;
        count += 1;
    }
    points
};

impl Rules {
    /// Whether any table count scores.
    #[inline]
    pub const fn counts_score(&self) -> bool {
        (self.fives || self.threes) && !self.counts_hands()
    }

    /// Whether a play that leaves equal ends scores.
    #[inline]
    pub const fn headers_score(&self) -> bool {
        self.headers && !self.counts_hands()
    }

    /// Whether any play scores: for its table count, or for the ends that it leaves.
    #[inline]
    pub const fn plays_score(&self) -> bool {
        self.counts_score() || self.headers_score()
    }

    /// The points of a play that leaves this table.
    #[inline]
    pub fn play_points(&self, after: &Table) -> u8 {
        self.count_points(after.count()) + if self.headers_score() { after.header() } else { 0 }
    }

    /// The points for a table count; 0 if it does not score.
    ///
    /// A count that scores is worth that many points, so 15 is worth 15, even if both fives and
    /// threes score. Counted in multiples, 15 is worth 3 + 5 (British Fives and Threes).
    #[inline]
    pub const fn count_points(&self, count: u8) -> u8 {
        self.points_by_count()[count as usize]
    }

    /// The points for each table count under these rules, indexed by the count.
    #[inline]
    pub const fn points_by_count(&self) -> &'static [u8; 256] {
        let counts_points = !self.counts_hands();
        let by_multiples = matches!(self.count_unit, CountUnit::Multiples);
        &COUNT_POINTS[by_multiples as usize][(self.fives && counts_points) as usize]
            [(self.threes && counts_points) as usize]
    }

    /// The numbers of points that a player can claim, in ascending order: every number
    /// that a table count can score. If every doublet is a spinner, the list also has
    /// some numbers that no table count scores.
    #[inline]
    pub fn possible_claims(&self) -> impl Iterator<Item = u8> + use<> {
        self.claim_set().iter()
    }

    /// The [possible claims](Self::possible_claims) as a set.
    pub(super) fn claim_set(&self) -> PointsSet {
        let points = (1..=self.highest_count()).map(|count| self.count_points(count));
        points.filter(|points| *points > 0).collect()
    }

    /// An upper bound on the table count.
    fn highest_count(&self) -> u8 {
        let highest = self.set.highest().value();
        match self.spinner {
            // The two heaviest doublets.
            Spinner::None => 2 * highest + 2 * (highest - 1),
            // The three heaviest doublets, and the fourth end shows the highest number.
            Spinner::Single => 2 * highest + 2 * (highest - 1) + 2 * (highest - 2) + highest,
            // With as many ends as possible, none of them is a doublet.
            Spinner::Every => max_open_ends(usize::from(self.set.suit_count())) as u8 * highest,
        }
    }

    /// The points of an award of this amount: with rounding, the nearest multiple of five.
    #[inline]
    pub const fn rounded_award(&self, amount: u16) -> u16 {
        if self.rounding { to_nearest_five(amount) } else { amount }
    }

    /// The points of an award of this amount: by brackets or rounded, if the rules say so. Counted
    /// hands are never rounded.
    #[inline]
    pub const fn award_points(&self, amount: Amount) -> u16 {
        match amount {
            Amount::Hands { hands, .. } | Amount::HandsLost(hands) => hands,
            _ if self.brackets && amount.counts_pips() => Self::bracket_points(amount.points()),
            _ => self.rounded_award(amount.points()),
        }
    }

    /// The points for this many pips by brackets: 3 to 20 pips score 2 points, 21 to 30
    /// score 3, 31 to 40 score 4, and so on; one or two pips score 1 (Cuba).
    #[inline]
    pub const fn bracket_points(pips: u16) -> u16 {
        match pips {
            0 => 0,
            1..=2 => 1,
            3..=20 => 2,
            _ => pips.div_ceil(10),
        }
    }

    /// Whether `points` would take a side with this score past an exact target, which makes them
    /// void.
    #[inline]
    pub const fn overshoots(&self, score: i32, points: i32) -> bool {
        match self.target {
            Some(target) => self.exact_target && score + points > target as i32,
            None => false,
        }
    }

    /// Returns `points`, or 0 if a side with this score would overshoot an exact target with them.
    #[inline]
    pub const fn points_for(&self, points: u8, score: i32) -> u8 {
        if self.overshoots(score, points as i32) { 0 } else { points }
    }

    /// The points for a side's last bone, which makes `points` on the table, plus the point for
    /// going out if the two are scored together. 0 if a side with this score would overshoot an
    /// exact target with them.
    #[inline]
    pub const fn points_for_last_bone(&self, points: u8, score: i32) -> u8 {
        if !self.scores_domino_with_last_bone() {
            return self.points_for(points, score);
        }
        if self.overshoots(score, points as i32 + 1) { 0 } else { points + 1 }
    }

    /// Whether a hand ends only when a whole side is out, so that partners play on until both are
    /// out, as in British leagues.
    ///
    /// This holds if the award for going out is one point, points are not claimed, equal ends do
    /// not score as in Bergen, and bones left in hand cost nothing. Otherwise the hand ends when
    /// the first player goes out.
    #[inline]
    pub const fn side_goes_out(&self) -> bool {
        matches!(self.domino_award, DominoAward::OnePoint)
            && matches!(self.remaining, Remaining::Nothing)
            && !self.claims
            && !self.headers
            && !self.counts_hands()
    }

    /// Whether the points of a side's last bone and the point for going out are scored
    /// together, as in British leagues.
    #[inline]
    pub const fn scores_domino_with_last_bone(&self) -> bool {
        self.side_goes_out() && self.rounded_award(1) > 0
    }

    /// Whether pips left in a hand ever matter: for an award, for a blocked hand, or as a loss.
    #[inline]
    pub fn pips_left_matter(&self) -> bool {
        let out_by_pips = matches!(self.domino_award, DominoAward::Pips | DominoAward::AllPips);
        !self.counts_hands() && out_by_pips
            || self.block_award_to != BlockAwardRecipient::Nobody
            || !self.counts_hands() && self.remaining != Remaining::Nothing
    }

    /// Whether equal scores at or above the target lead to another hand instead of a drawn game.
    /// True if passes score and the target is not exact: two sides can then easily reach the target
    /// in one hand.
    #[inline]
    pub const fn plays_off_ties(&self) -> bool {
        self.pays_bonuses_in_play() && !self.exact_target
    }

    /// Whether this score is enough to win.
    #[inline]
    pub const fn reaches_target(&self, score: i32) -> bool {
        match self.target {
            Some(target) => score >= target as i32,
            None => false,
        }
    }

    /// The points that can be scored by plays, awards and bonuses.
    const fn possible_scores(&self) -> PossibleScores {
        let counts_pips = matches!(self.count_unit, CountUnit::Pips);
        let loses_own = matches!(self.remaining, Remaining::LoseOwn);
        let domino_scores = !loses_own && !matches!(self.domino_award, DominoAward::FiveABone);
        let is_rounded_away =
            self.rounding && matches!(self.block_award_of, BlockAwardFormula::OnePoint);
        let blocks = !loses_own
            && !is_rounded_away
            && !matches!(self.block_award_to, BlockAwardRecipient::Nobody);
        let any_award = !self.rounding && (loses_own || domino_scores || blocks);
        let has_other_bonuses = self.pays_bonuses() && !self.pays_bonuses_in_fives_only();
        if self.counts_hands() || has_other_bonuses {
            return PossibleScores::Any;
        }
        if any_award
            || self.headers
            || self.counts_score() && !counts_pips
            || self.threes && loses_own
        {
            return PossibleScores::Any;
        }
        let awards_in_fives = self.rounding && blocks
            || self.firecrackers
            || self.pays_bonuses()
            || !loses_own && !matches!(self.domino_award, DominoAward::OnePoint);
        match (self.threes, self.fives || awards_in_fives) {
            (true, true) => PossibleScores::ThreesAndFives,
            (true, false) => PossibleScores::Threes,
            (false, _) => PossibleScores::Fives,
        }
    }

    /// Whether all points are multiples of five.
    pub(super) const fn scores_in_fives(&self) -> bool {
        matches!(self.possible_scores(), PossibleScores::Fives)
    }

    /// The scores that these rules allow, if a side with this score can never hit the exact target
    /// with them. `None` if it can, or if the target is not exact.
    #[inline]
    pub const fn scores_missing_target(&self, score: i32) -> Option<PossibleScores> {
        match self.target {
            Some(target) if self.exact_target => {
                let scores = self.possible_scores();
                if scores.can_sum_to(target as i32 - score) { None } else { Some(scores) }
            }
            _ => None,
        }
    }
}

/// The multiple of five nearest to `amount`: 12 gives 10, 13 gives 15.
#[inline]
const fn to_nearest_five(amount: u16) -> u16 {
    (amount + 2) / 5 * 5
}
