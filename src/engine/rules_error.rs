//! Invalid rules.

use super::domino_set::DominoSet;
use super::possible_scores::PossibleScores;
use super::rules::{
    BlockAwardFormula, BlockAwardRecipient, Capicua, CountUnit, DominoAward, Draws, Fit, HandWorth,
    Remaining, Rules, ScoreDisplay, Spinner, TiedBlock,
};
use super::seat::Seats;

/// Why a set of rules is invalid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
#[expect(missing_docs, reason = "each variant has its message beside it")]
pub enum RulesError {
    #[error("{players} players cannot have hands of {hand_size} bones of a set of {set}")]
    HandSize { hand_size: u8, players: u8, set: u8 },
    #[error("the deal leaves {left} bones, too few to bury or keep back so many")]
    TooFewToSetAside { left: u8 },
    #[error("at most two bones can be kept back")]
    KeptBack,
    #[error("the limit on doublets must be a number from 3 to {highest}")]
    DoubletsLimit { highest: u8 },
    #[error(
        "no hand of {hand_size} bones can hold more than {limit} doublets, so that limit has no effect"
    )]
    DoubletsLimitUnused { limit: u8, hand_size: u8 },
    #[error("some hand of {hand_size} bones always holds more than {limit} doublets")]
    DoubletsLimitTooLow { limit: u8, hand_size: u8 },
    #[error("without 0-0, the set is double six")]
    NineWithoutDoubleBlank,
    #[error("with double nine, every doublet can be a spinner only for two players")]
    NineWithSpinners,
    #[error("halves that add up to seven are those of double six")]
    NineWithSeven,
    #[error("a hand stops at 18 bones only with double six")]
    NineWithHandCap,
    #[error("firecrackers and the clock go with double six")]
    NineWithFirecrackers,
    #[error("Cut-throat is played with double six")]
    NineWithCutThroat,
    #[error("drawing by choice needs a game with drawing")]
    VoluntaryDrawWithoutDraws,
    #[error("a tied block can count for the next hand only if hands are won")]
    CarriedWithoutHands,
    #[error("the way out can decide what a hand is worth only if hands are won")]
    WorthWithoutHands,
    #[error("a capicúa can count for one hand more only if hands are won")]
    HandMoreWithoutHands,
    #[error("a capicúa counts for one hand more only if the way out does not decide")]
    HandMoreWithWorth,
    #[error("a bonus must be a number of points from 1 to 500")]
    Bonus,
    #[error("the hands to win must be a number from 1 to 20")]
    TargetHands,
    #[error("the points to win must be a number from 1 to 9,999")]
    Target,
    #[error("an exact target needs points to win")]
    ExactTargetWithoutTarget,
    #[error("{target} could never be reached exactly, because every score is {scores}")]
    ExactTargetOutOfReach { scores: PossibleScores, target: u16 },
    #[error("hands of {hand_size} bones leave nothing to draw")]
    NothingLeftToDraw { hand_size: u8 },
    #[error("hands are counted, not points")]
    HandsCounted,
    #[error("only the first four hands score, so no one could ever come to {target}")]
    FirstHandsOutOfReach { target: u16 },
    #[error("points for going out with 0-0 need 0-0 in the set")]
    ChuchazoWithoutDoubleBlank,
    #[error("pips are scored by brackets or rounded, not both")]
    BracketsWithRounding,
    #[error("points for each five and each three need fives or threes")]
    CountUnitWithoutScoring,
    #[error("claims need fives or threes")]
    ClaimsWithoutScoring,
    #[error("points for equal ends need a line with two ends")]
    HeadersWithSpinner,
    #[error("points for equal ends do not go with claims")]
    HeadersWithClaims,
    #[error("halves that add up to seven need a line with two ends")]
    SevenWithSpinner,
    #[error("open ends score nothing where halves add up to seven")]
    SevenWithScoring,
    #[error("where matadors fit anywhere, a last bone that fits both ends earns no bonus")]
    SevenWithBonus,
    #[error("firecrackers are for two players")]
    FirecrackersNeedTwoPlayers,
    #[error("firecrackers need fives or threes")]
    FirecrackersWithoutScoring,
    #[error("firecrackers cannot blow up a spinner, so not every doublet can be one")]
    FirecrackersOnSpinners,
    #[error("firecrackers do not go with claims")]
    FirecrackersWithClaims,
    #[error("a clock needs points to win")]
    ClockWithoutTarget,
    #[error("no one could ever score a point, neither on the table nor at the end of a hand")]
    NothingToGain,
    #[error(
        "scores can be shown as fives only if every score is a multiple of five: no threes, full counts, and awards that are rounded or five a bone"
    )]
    FivesDisplay,
    #[error("scores are shown as fives, and {target} is not a multiple of five")]
    FivesTarget { target: u16 },
}

impl Rules {
    /// Checks that these rules are valid and fit together.
    ///
    /// # Errors
    /// The first rule that is out of range or conflicts with another.
    pub fn check(&self) -> Result<(), RulesError> {
        let players = self.seats.count();
        let (hand_size, set) = (self.hand_size, self.bones().len());
        if !self.hand_sizes().contains(&hand_size) {
            let undrawn = Self { draws: Draws::None, ..*self };
            if undrawn.hand_sizes().contains(&hand_size) {
                return Err(RulesError::NothingLeftToDraw { hand_size });
            }
            return Err(RulesError::HandSize { hand_size, players, set });
        }
        if self.kept_back > 2 {
            return Err(RulesError::KeptBack);
        }
        let left = self.bones_left_by_deal();
        if self.can_draw() && self.kept_back + self.buried() > left {
            return Err(RulesError::TooFewToSetAside { left });
        }
        if let Some(limit) = self.doublets_limit {
            let limits = self.doublets_limits();
            if !limits.contains(&limit) {
                return Err(RulesError::DoubletsLimit { highest: *limits.end() });
            }
            if !self.doublets_limit_matters(limit) {
                return Err(RulesError::DoubletsLimitUnused { limit, hand_size });
            }
            if !self.is_doublets_limit_feasible(limit) {
                return Err(RulesError::DoubletsLimitTooLow { limit, hand_size });
            }
        }
        let is_amount = |points: u16| points <= Self::MAX_BONUS;
        if self.capicua == Capicua::Points(0) || !self.bonus_amounts().into_iter().all(is_amount) {
            return Err(RulesError::Bonus);
        }
        self.check_conflicts()?;
        self.check_target()
    }

    /// Checks that no two rules conflict, with one row for each possible conflict.
    fn check_conflicts(&self) -> Result<(), RulesError> {
        let (counts, has_spinner) = (self.counts_score(), self.spinner != Spinner::None);
        let (is_matador, has_firecrackers) = (self.fit == Fit::AddToSeven, self.firecrackers);
        let pays_last_bone =
            self.capicua != Capicua::None || self.chuchazo > 0 || self.hand_worth != HandWorth::One;
        let is_carried = matches!(self.tied_block, TiedBlock::Carried | TiedBlock::CarriedOnce);
        let gives_hand_more = self.capicua == Capicua::HandMore;
        let is_nine = self.set == DominoSet::DoubleNine;
        let spins_every = self.spinner == Spinner::Every;
        // Partners who count hands in a row play six-love, not Cut-throat.
        let is_cut_throat = self.score.can_reset_scores() && self.seats != Seats::Partners;
        let conflicts = [
            (is_nine && !self.double_blank, RulesError::NineWithoutDoubleBlank),
            (is_nine && spins_every && self.seats != Seats::Two, RulesError::NineWithSpinners),
            (is_nine && is_matador, RulesError::NineWithSeven),
            (is_nine && self.hand_cap, RulesError::NineWithHandCap),
            (is_nine && (has_firecrackers || self.clock), RulesError::NineWithFirecrackers),
            (is_nine && is_cut_throat, RulesError::NineWithCutThroat),
            (self.voluntary_draw && !self.can_draw(), RulesError::VoluntaryDrawWithoutDraws),
            (self.counts_hands() && *self != self.without_points(), RulesError::HandsCounted),
            (is_matador && has_spinner, RulesError::SevenWithSpinner),
            (is_matador && self.plays_score(), RulesError::SevenWithScoring),
            (is_matador && pays_last_bone, RulesError::SevenWithBonus),
            (
                self.count_unit == CountUnit::Multiples && !counts,
                RulesError::CountUnitWithoutScoring,
            ),
            (self.claims && !counts, RulesError::ClaimsWithoutScoring),
            (self.headers && has_spinner, RulesError::HeadersWithSpinner),
            (self.headers && self.claims, RulesError::HeadersWithClaims),
            (self.chuchazo > 0 && !self.double_blank, RulesError::ChuchazoWithoutDoubleBlank),
            (self.brackets && self.rounding, RulesError::BracketsWithRounding),
            (is_carried && !self.counts_hands(), RulesError::CarriedWithoutHands),
            (
                self.hand_worth != HandWorth::One && !self.counts_hands(),
                RulesError::WorthWithoutHands,
            ),
            (gives_hand_more && !self.counts_hands(), RulesError::HandMoreWithoutHands),
            (gives_hand_more && self.hand_worth != HandWorth::One, RulesError::HandMoreWithWorth),
            (has_firecrackers && self.seats != Seats::Two, RulesError::FirecrackersNeedTwoPlayers),
            (has_firecrackers && !counts, RulesError::FirecrackersWithoutScoring),
            (has_firecrackers && spins_every, RulesError::FirecrackersOnSpinners),
            (has_firecrackers && self.claims, RulesError::FirecrackersWithClaims),
        ];
        match conflicts.into_iter().find(|(is_conflict, _)| *is_conflict) {
            Some((_, conflict)) => Err(conflict),
            None => Ok(()),
        }
    }

    fn check_target(&self) -> Result<(), RulesError> {
        let shown_as_fives = self.score_display == ScoreDisplay::Fives;
        if shown_as_fives && !self.scores_in_fives() {
            return Err(RulesError::FivesDisplay);
        }
        let Some(target) = self.target else {
            return if self.exact_target {
                Err(RulesError::ExactTargetWithoutTarget)
            } else if self.clock {
                Err(RulesError::ClockWithoutTarget)
            } else {
                Ok(())
            };
        };
        if !(1..=Self::MAX_POINTS).contains(&target) {
            return Err(RulesError::Target);
        }
        if self.counts_hands() && target > Self::MAX_HANDS {
            return Err(RulesError::TargetHands);
        }
        if self.cannot_score() {
            return Err(RulesError::NothingToGain);
        }
        if self.only_first_hands_score() && !self.first_hands_reach_target(0, 1) {
            return Err(RulesError::FirstHandsOutOfReach { target });
        }
        if shown_as_fives && !target.is_multiple_of(5) {
            return Err(RulesError::FivesTarget { target });
        }
        match self.scores_missing_target(0) {
            Some(scores) => Err(RulesError::ExactTargetOutOfReach { scores, target }),
            None => Ok(()),
        }
    }

    /// Whether no side could ever gain a point.
    const fn cannot_score(&self) -> bool {
        let scores = self.plays_score() || self.counts_hands() || self.pays_bonuses();
        !scores && !self.awards_score()
    }

    /// Whether going out or a block ever scores a point.
    pub(super) const fn awards_score(&self) -> bool {
        let loses_own = matches!(self.remaining, Remaining::LoseOwn);
        let one_point_scores = self.rounded_award(1) > 0;
        let domino_scores = one_point_scores || !matches!(self.domino_award, DominoAward::OnePoint);
        let block_scores = !matches!(self.block_award_to, BlockAwardRecipient::Nobody)
            && (one_point_scores || !matches!(self.block_award_of, BlockAwardFormula::OnePoint));
        !loses_own && (domino_scores || block_scores)
    }
}
