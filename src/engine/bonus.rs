//! Points on top of table counts and awards, mostly in games in pairs.

use strum::{IntoStaticStr, VariantArray};

use super::rules::{Capicua, Remaining, Rules};
use super::seat::Seat;
use super::way_out::{LastPlay, WayOut};

/// What a bonus is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Bonus {
    /// Going out with a bone that fits every open end and is no doublet.
    Capicua,
    /// Going out with 0-0.
    Chuchazo,
    /// Leading a bone after which the next player passes at once.
    PassAfterLead,
    /// Playing a bone after which all others pass. Paid once the same player plays again.
    AllPass,
    /// Winning one of the first four hands of a game.
    FirstHands,
}

impl Bonus {
    /// Whether the bonus is paid at the end of a round, rather than in play.
    pub const fn is_paid_at_end(self) -> bool {
        !matches!(self, Self::PassAfterLead | Self::AllPass)
    }

    /// The bonus for going out with this play, if the rules have one.
    pub(super) fn for_going_out(rules: &Rules, last: LastPlay) -> Option<Self> {
        if last.way_out == WayOut::BothEnds {
            return (rules.capicua != Capicua::None).then_some(Self::Capicua);
        }
        (rules.chuchazo > 0 && last.bone.weight() == 0).then_some(Self::Chuchazo)
    }
}

/// A bonus for the side of a player, paid or void.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PaidBonus {
    /// What the points are for.
    pub bonus: Bonus,
    /// The seat of the player who earned the bonus.
    pub seat: Seat,
    /// The points, 1 or more.
    pub points: u16,
    /// Whether the points are void because they overshoot an exact target.
    pub void: bool,
}

/// The points for winning the first, second, third and fourth hand of a game.
const FIRST_HAND_POINTS: [u16; 4] = [100, 75, 50, 25];

impl Rules {
    /// The points of each bonus with a fixed amount: capicúa, chuchazo, pass after the lead, and
    /// all pass; 0 for those not in use.
    pub(super) const fn bonus_amounts(&self) -> [u16; 4] {
        let capicua = match self.capicua {
            Capicua::Points(points) => points,
            _ => 0,
        };
        [capicua, self.chuchazo, self.pass_after_lead, self.all_pass]
    }

    /// Whether some way of going out brings a bonus with a fixed amount.
    const fn has_fixed_way_out_bonus(&self) -> bool {
        let [capicua, chuchazo, ..] = self.bonus_amounts();
        capicua > 0 || chuchazo > 0
    }

    /// Whether passes bring bonuses in play.
    pub const fn pays_bonuses_in_play(&self) -> bool {
        self.allows_bonuses() && (self.pass_after_lead > 0 || self.all_pass > 0)
    }

    /// Whether the scoring allows bonuses at all: not where hands are counted, nor where every side
    /// loses its own pips.
    pub const fn allows_bonuses(&self) -> bool {
        !self.counts_hands() && matches!(self.remaining, Remaining::Nothing)
    }

    /// Whether any bonus can be paid, in play or at the end of a round.
    pub const fn pays_bonuses(&self) -> bool {
        self.pays_bonuses_in_play() || self.pays_bonuses_at_end()
    }

    /// Whether any bonus can be paid at the end of a round. A capicúa that doubles the award does
    /// not count: it brings nothing where there is no award.
    pub const fn pays_bonuses_at_end(&self) -> bool {
        self.allows_bonuses() && (self.first_hands || self.has_fixed_way_out_bonus())
    }

    /// Whether all bonuses are multiples of five.
    pub(super) const fn pays_bonuses_in_fives_only(&self) -> bool {
        let [capicua, chuchazo, pass_after_lead, all_pass] = self.bonus_amounts();
        capicua.is_multiple_of(5)
            && chuchazo.is_multiple_of(5)
            && pass_after_lead.is_multiple_of(5)
            && all_pass.is_multiple_of(5)
    }

    /// The points of a bonus for going out, which may depend on the points of the award.
    pub(super) const fn points_for_going_out(&self, bonus: Bonus, award: u16) -> u16 {
        match bonus {
            Bonus::Capicua => match self.capicua {
                Capicua::None | Capicua::HandMore => 0,
                Capicua::Points(points) => points,
                Capicua::Doubles => award,
            },
            Bonus::Chuchazo => self.chuchazo,
            _ => 0,
        }
    }

    /// Whether winning the first hands of a game is the only way to score.
    pub(super) const fn only_first_hands_score(&self) -> bool {
        self.allows_bonuses()
            && self.first_hands
            && !self.has_fixed_way_out_bonus()
            && !self.plays_score()
            && !self.pays_bonuses_in_play()
            && !self.awards_score()
    }

    /// Whether the points for winning the first hands, from hand number `next` on (counted from 1),
    /// can take a side from this score to the target.
    pub(super) fn first_hands_reach_target(&self, score: i32, next: usize) -> bool {
        let Some(target) = self.target else {
            return true;
        };
        let left: Vec<i32> =
            FIRST_HAND_POINTS.iter().skip(next - 1).copied().map(i32::from).collect();
        // Each bit of `wins` says whether one of these hands is won.
        let won = |wins: usize| -> i32 {
            let points = left.iter().enumerate();
            points.filter(|(hand, _)| wins >> hand & 1 == 1).map(|(_, points)| *points).sum()
        };
        (0..1 << left.len()).map(|wins| score + won(wins)).any(|sum| {
            if self.exact_target { sum == i32::from(target) } else { sum >= i32::from(target) }
        })
    }

    /// The bonus for winning the hand with this number, from 1; 0 after the fourth hand and without
    /// [`Rules::first_hands`].
    pub(super) fn points_for_hand(&self, number: usize) -> u16 {
        let points = number.checked_sub(1).and_then(|index| FIRST_HAND_POINTS.get(index));
        points.filter(|_| self.first_hands).copied().unwrap_or(0)
    }
}
