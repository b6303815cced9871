//! The awards at the end of a hand, with their sums.

use super::arguments::Who;
use super::names::display_name;
use super::points::{Points, in_rules_unit, joined_with_plus, unbroken_if_short};
use super::rules::game_key;
use super::who::players;
use super::{joined, yes_or_no};
use crate::msg;
use engine::{
    Amount, BlockAwardRecipient, Bonus, BySeat, Rules, Score, ScoreDisplay, Seat, Seating, Seats,
    Team, TiedBlock,
};

/// The pips left in each hand, in a sentence: `You held 9 pips, Nestor 12.` If the hands of
/// partners count together, the sentence adds their sums.
pub fn pips_left_sentence(held: BySeat<u16>, seating: &Seating, rules: &Rules) -> String {
    let seats: Vec<Seat> = players(seating, rules.seats).collect();
    if rules.seats == Seats::Partners && !rules.compares_single_hands() {
        let (own, their) = (rules.seats.team(seats[0]), rules.seats.team(seats[1]));
        let (who, others) =
            (Who::of(seating, rules.seats, own), Who::of(seating, rules.seats, their));
        let (own, their) = (pips_in_hands(held, own, rules), pips_in_hands(held, their, rules));
        let their_sum = format!("{} = {}", joined_with_plus(&their), their.iter().sum::<u16>());
        return msg::held_by_partners(
            &who,
            own.iter().sum::<u16>(),
            joined(&[others.name, others.partner]),
            joined_with_plus(&own),
            unbroken_if_short(&their_sum),
        );
    }
    let (first, others) = (seats[0], &seats[1..]);
    let others: Vec<String> = others
        .iter()
        .map(|seat| msg::held_other(display_name(seating[*seat].name()), held[*seat]))
        .collect();
    msg::held(&Who::at(seating, first), held[first], joined(&others))
}

fn pips_in_hands(held: BySeat<u16>, team: Team, rules: &Rules) -> Vec<u16> {
    let seats = Seat::around(rules.seats).filter(|seat| rules.seats.team(*seat) == team);
    seats.map(|seat| held[seat]).collect()
}

/// Points that a side was awarded or lost.
#[derive(Debug, Clone, Copy)]
pub struct SideAward {
    /// The side that was awarded or lost the points.
    pub team: Team,
    /// What the points come from, such as the pips of the opponents.
    pub amount: Amount,
    /// The points after rounding; negative if lost.
    pub points: i32,
    /// Whether an exact target makes the points void.
    pub is_void: bool,
    /// The pips left in each hand.
    pub held: BySeat<u16>,
}

impl SideAward {
    /// Formats the award with its sum: `12 pips, to the nearest five: you scored 10 points.`
    pub fn sentence(&self, seating: &Seating, rules: &Rules) -> String {
        let who = Who::of(seating, rules.seats, self.team);
        match self.amount {
            Amount::Hands { .. } if self.is_void => return msg::award_hand_void(&who),
            Amount::Hands { hands, way_out } => {
                let way_out = way_out.map_or("none", Into::into);
                return msg::award_hand_won(&who, game_key(rules), hands, way_out);
            }
            Amount::HandsLost(hands) if rules.score == Score::HandsAgainstNone => {
                return msg::award_hands_cleared(&who, Points::hands(hands));
            }
            Amount::HandsLost(hands) => return msg::award_hands_lost(&who, Points::hands(hands)),
            _ => {}
        }
        let sum = self.sum_text(rules);
        let points = Points::of(self.points.abs(), rules);
        match (self.points, self.amount) {
            _ if self.is_void && self.points != 0 => msg::award_void(&who, sum, points),
            (..0, _) | (0, Amount::OwnPips(_)) => msg::award_lost(&who, sum, points),
            // Two players with equally few pips share an award. Each gets a line, even for no
            // points.
            (1.., _) | (0, Amount::HalfPips(_)) => msg::award_scored(&who, sum, points),
            (0, _) => msg::award_nobody(sum, yes_or_no(self.is_rounded())),
        }
    }

    /// Whether the points come from a bracket instead of the pips.
    fn is_by_bracket(&self, rules: &Rules) -> bool {
        rules.brackets && self.amount.counts_pips()
    }

    fn is_rounded(&self) -> bool {
        self.points.unsigned_abs() != u32::from(self.amount.points())
    }

    /// The sum that gives the points, with its rounding to the nearest five if the rules round. If
    /// points are shown as fives, the text includes the number of fives.
    pub fn sum_text(&self, rules: &Rules) -> String {
        let of_side = |own: bool| {
            let seats = Seat::around(rules.seats);
            seats.filter(move |seat| (rules.seats.team(*seat) == self.team) == own)
        };
        let order: Vec<Seat> = of_side(false).chain(of_side(true)).collect();
        self.sum_text_in_order(&order, rules)
    }

    /// Like [`Self::sum_text`], with the players in this order.
    pub fn sum_text_in_order(&self, order: &[Seat], rules: &Rules) -> String {
        self.with_rounding(self.sum_before_rounding(order, rules), rules)
    }

    /// The calculation of the points from the pips in the hands, with its rounding or difference;
    /// `None` if the points equal those pips, or are hands.
    pub fn calculation(&self, rules: &Rules) -> Option<String> {
        let pips = match self.amount {
            Amount::Hands { .. } | Amount::HandsLost(_) => return None,
            Amount::OpponentsPips(pips) | Amount::AllPips(pips) | Amount::OwnPips(pips) => pips,
            _ => return Some(self.sum_text(rules)),
        };
        let has_other_unit = rules.score_display == ScoreDisplay::Fives;
        (self.is_rounded() || has_other_unit || self.is_by_bracket(rules))
            .then(|| self.with_rounding(msg::pips(pips), rules))
    }

    /// Adds the rounding to a sum, and the number of fives where points are shown as fives.
    fn with_rounding(&self, sum: String, rules: &Rules) -> String {
        if self.is_by_bracket(rules) {
            return msg::award_in_brackets(sum);
        }
        let fives = in_rules_unit(self.points.abs(), rules);
        if rules.score_display != ScoreDisplay::Fives || fives == 0 {
            return if self.is_rounded() { msg::award_to_nearest_five(sum) } else { sum };
        }
        let sum =
            if self.is_rounded() { msg::award_nearest_five(sum, self.points.abs()) } else { sum };
        msg::award_in_fives(fives, sum)
    }

    /// The sum as text, before the rounding to the nearest five.
    fn sum_before_rounding(&self, order: &[Seat], rules: &Rules) -> String {
        let total = self.amount.points();
        let others = Team::all(rules.seats).filter(|team| *team != self.team);
        let hands = |team| pips_in_hands(self.held, team, rules);
        // Where the sums of sides decide, the line about the block shows them.
        let parts = |team| {
            if rules.compares_single_hands() { hands(team) } else { vec![hands(team).iter().sum()] }
        };
        let sides: Vec<u16> = others.clone().flat_map(parts).collect();
        let own = parts(self.team);
        match self.amount {
            Amount::OpponentsPips(count) => {
                let theirs = order.iter().filter(|seat| rules.seats.team(**seat) != self.team);
                pips_of_hands(&theirs.map(|seat| self.held[*seat]).collect::<Vec<_>>(), count)
            }
            Amount::AllPips(count) => {
                let held = order.iter().map(|seat| self.held[*seat]).filter(|pips| *pips > 0);
                pips_of_hands(&held.collect::<Vec<_>>(), count)
            }
            Amount::OwnPips(count) => pips_of_hands(&hands(self.team), count),
            Amount::Difference { larger, .. } if larger == sides.iter().sum::<u16>() => {
                unbroken_if_short(&format!(
                    "{} − {} = {total}",
                    joined_with_plus(&sides),
                    subtracted_terms(&own)
                ))
            }
            Amount::Difference { .. } => unbroken_if_short(&format!(
                "{} − {} = {total}",
                joined_with_plus(&own),
                subtracted_terms(&sides)
            )),
            Amount::BothSides { .. } => {
                let all: Vec<u16> = sides.into_iter().chain(own).collect();
                unbroken_if_short(&format!("{} = {total}", joined_with_plus(&all)))
            }
            Amount::HalfPips(count) => {
                msg::award_half(count, if count % 2 == 1 { "down" } else { "no" })
            }
            Amount::Hands { hands, .. } | Amount::HandsLost(hands) => {
                msg::points_counted(Points::hands(hands))
            }
            Amount::OnePoint => msg::AWARD_DOMINO.text(),
            Amount::BlockPoint => msg::AWARD_BLOCK.text(),
            Amount::LastBone(points) => msg::award_last_bone(joined_with_plus(&[points, 1])),
            Amount::FiveABone(bones) => msg::award_five_a_bone(bones, Points::of(5, rules)),
        }
    }
}

/// Terms to subtract, one after the other: `4 − 8`.
fn subtracted_terms(parts: &[u16]) -> String {
    let parts: Vec<String> = parts.iter().map(u16::to_string).collect();
    parts.join(" − ")
}

/// The pips of one hand, `12 pips`, or of several, `4 + 8 = 12 pips`.
pub(super) fn pips_of_hands(hands: &[u16], count: u16) -> String {
    match hands {
        [_] | [] => msg::pips(count),
        several => msg::award_several_hands(count, joined_with_plus(several)),
    }
}

/// The game's own word for a blocked hand.
pub fn blocked_hand_name(rules: &Rules) -> String {
    msg::blocked_hand(game_key(rules))
}

/// The game's own word for a bonus, with its points: `Capicúa +25`.
pub fn bonus(bonus: Bonus, points: Points, rules: &Rules) -> String {
    let bonus: &str = bonus.into();
    msg::bonus_scored(bonus, game_key(rules), points)
}

/// Explains which pips decided a blocked hand of partners, if single hands were compared or a rule
/// for ties applied (`tie_is_won`); `None` if the sums of both sides decided.
pub fn how_block_was_decided(rules: &Rules, tie_is_won: bool) -> Option<String> {
    let compared_hands = match rules.block_award_to {
        BlockAwardRecipient::LowestHand => Some(msg::HAND_OVER_LOWEST_HANDS.text()),
        BlockAwardRecipient::Blocker => Some(msg::HAND_OVER_BLOCKER.text()),
        _ => None,
    };
    let tie = match rules.tied_block {
        TiedBlock::Leader => Some(msg::HAND_OVER_TIE_TO_LEADER.text()),
        TiedBlock::Blocker => Some(msg::HAND_OVER_TIE_TO_BLOCKER.text()),
        TiedBlock::BlockerLoses => Some(msg::HAND_OVER_TIE_TO_OTHER.text()),
        TiedBlock::Nobody | TiedBlock::Carried | TiedBlock::CarriedOnce => None,
    };
    let sentences: Vec<String> =
        compared_hands.into_iter().chain(tie.filter(|_| tie_is_won)).collect();
    (!sentences.is_empty()).then(|| sentences.join(" "))
}

/// The line for a blocked hand without an award.
pub fn nobody_scored(tied: bool, rules: &Rules) -> String {
    match rules.seats.team_count() {
        _ if tied && rules.tied_block == TiedBlock::Carried => msg::AWARD_CARRIED.text(),
        _ if tied && rules.tied_block == TiedBlock::CarriedOnce => msg::AWARD_CARRIED_ONCE.text(),
        _ if rules.counts_hands() => msg::award_hand_not_won(game_key(rules), yes_or_no(tied)),
        _ if !tied => msg::AWARD_BLOCK_BRINGS_NOTHING.text(),
        // Without other points, the game was about the award alone.
        _ if rules.target.is_none() && !rules.plays_score() => msg::AWARD_STARTS_OVER.text(),
        2 => msg::AWARD_EQUAL.text(),
        _ => msg::AWARD_LOWEST_EQUAL.text(),
    }
}
