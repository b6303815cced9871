//! What the end of a hand came to, with the sum that led there.

use super::names::called;
use super::points::{added, in_one_line, shown};
use super::who::{Who, players};
use crate::say;
use engine::{Amount, BySeat, Rules, ScoreDisplay, Seat, Seating, Seats, Team};

/// `1 pip`, `12 pips`.
pub fn pips(count: u16) -> String {
    say!("pips", count = count)
}

/// The hands that were laid open: `You held 9 pips, Nestor 12.`
pub fn laid_open(held: BySeat<u16>, seating: &Seating, rules: &Rules) -> String {
    let seats: Vec<Seat> = players(seating, rules.seats).collect();
    let name = |seat: Seat| called(seating[seat].name());
    let Who {
        who, name: first, ..
    } = Who::at(seating, seats[0]);
    match (rules.seats, &seats[..]) {
        (Seats::Partners, [one, other, ..]) => {
            let (own, their) = (rules.seats.team(*one), rules.seats.team(*other));
            let Who { who, partner, .. } = Who::of(seating, rules.seats, own);
            let others = Who::of(seating, rules.seats, their);
            let (own, their) = (in_hands(held, own, rules), in_hands(held, their, rules));
            say!(
                "held-by-partners",
                who = who,
                name = first,
                partner = partner,
                sum = added(&own),
                count = own.iter().sum::<u16>(),
                second = others.name,
                second_partner = others.partner,
                their_sum = in_one_line(&format!(
                    "{} = {}",
                    added(&their),
                    their.iter().sum::<u16>()
                ))
            )
        }
        (_, [one, second, third, fourth]) => say!(
            "held-by-four",
            who = who,
            name = first,
            count = held[*one],
            second = name(*second),
            second_pips = held[*second],
            third = name(*third),
            third_pips = held[*third],
            fourth = name(*fourth),
            fourth_pips = held[*fourth]
        ),
        (_, [one, second, third]) => say!(
            "held-by-three",
            who = who,
            name = first,
            count = held[*one],
            second = name(*second),
            second_pips = held[*second],
            third = name(*third),
            third_pips = held[*third]
        ),
        (_, [one, second, ..]) => say!(
            "held-by-two",
            who = who,
            name = first,
            count = held[*one],
            second = name(*second),
            second_pips = held[*second]
        ),
        _ => unreachable!("two to four sit at a table"),
    }
}

/// What each hand of a side held.
fn in_hands(held: BySeat<u16>, team: Team, rules: &Rules) -> Vec<u16> {
    let seats = Seat::around(rules.seats).filter(|seat| rules.seats.team(*seat) == team);
    seats.map(|seat| held[seat]).collect()
}

/// What a side was awarded or lost.
#[derive(Debug, Clone, Copy)]
pub struct Awarded {
    /// Which side.
    pub team: Team,
    /// What the points are made of.
    pub amount: Amount,
    /// The points; negative where they are lost.
    pub points: i32,
    /// An exact target makes them void.
    pub is_void: bool,
    /// The pips left in each hand.
    pub held: BySeat<u16>,
}

impl Awarded {
    /// Who got or lost it, and how it was worked out:
    /// `12 pips, to the nearest five: you scored 10 points.`
    pub fn told(&self, seating: &Seating, rules: &Rules) -> String {
        let Who { who, name, partner } = Who::of(seating, rules.seats, self.team);
        let is_rounded = self.points.unsigned_abs() != u32::from(self.amount.points());
        let made_of = self.made_of(rules, is_rounded);
        let points = shown(self.points.abs(), rules);
        match (self.points, self.amount) {
            (0, Amount::Own(_)) => say!(
                "award-lost-nothing",
                made_of = made_of,
                who = who,
                name = name,
                partner = partner
            ),
            // Two who were equally low share an award. Each of them is told,
            // even that there was nothing.
            (0, Amount::Half(_)) => say!(
                "award-scored-nothing",
                made_of = made_of,
                who = who,
                name = name,
                partner = partner
            ),
            (0, _) if is_rounded => say!("award-nobody-rounded", made_of = made_of),
            (0, _) => say!("award-nobody", made_of = made_of),
            _ if self.is_void => say!(
                "award-void",
                made_of = made_of,
                who = who,
                name = name,
                partner = partner,
                points = points
            ),
            (..0, _) => say!(
                "award-lost",
                made_of = made_of,
                who = who,
                name = name,
                partner = partner,
                points = points
            ),
            _ => say!(
                "award-scored",
                made_of = made_of,
                who = who,
                name = name,
                partner = partner,
                points = points
            ),
        }
    }

    /// What the points are made of, to the nearest five if they go there.
    fn made_of(&self, rules: &Rules, is_rounded: bool) -> String {
        let made_of = self.sum(rules);
        match rules.score_display {
            _ if !is_rounded => made_of,
            // Points are shown as fives there, so the points before that are
            // told as well.
            ScoreDisplay::Fives if shown(self.points, rules) != 0 => say!(
                "award-nearest-five",
                made_of = made_of,
                nearest = self.points.abs()
            ),
            _ => say!("award-to-nearest-five", made_of = made_of),
        }
    }

    /// The sum of the points before they go to the nearest five.
    fn sum(&self, rules: &Rules) -> String {
        let total = self.amount.points();
        let others = Team::all(rules.seats).filter(|team| *team != self.team);
        let hands = |team| in_hands(self.held, team, rules);
        // The line of the block has said what partners held together.
        let sides: Vec<u16> = others
            .clone()
            .map(|team| hands(team).iter().sum())
            .collect();
        let own: u16 = hands(self.team).iter().sum();
        match self.amount {
            Amount::Opponents(count) => {
                let theirs: Vec<u16> = others.flat_map(hands).collect();
                of_hands(&theirs, count)
            }
            Amount::Own(count) => of_hands(&hands(self.team), count),
            Amount::Difference { larger, .. } if larger == sides.iter().sum::<u16>() => {
                in_one_line(&format!("{} - {own} = {total}", added(&sides)))
            }
            Amount::Difference { .. } => {
                let taken: Vec<String> = sides.iter().map(u16::to_string).collect();
                in_one_line(&format!("{own} - {} = {total}", taken.join(" - ")))
            }
            Amount::Both { .. } => in_one_line(&format!("{} + {own} = {total}", added(&sides))),
            Amount::Half(count) if count % 2 == 1 => say!("award-half-rounded-down", count = count),
            Amount::Half(count) => say!("award-half", count = count),
            Amount::OnePoint => say!("award-domino"),
            Amount::LastBone(points) => say!("award-last-bone", sum = added(&[points, 1])),
            Amount::FiveABone(bones) => say!("award-five-a-bone", count = bones),
        }
    }
}

/// `12 pips`, and of several hands `4 + 8 = 12 pips`.
pub(super) fn of_hands(hands: &[u16], count: u16) -> String {
    match hands {
        [_] => pips(count),
        several => say!("award-several-hands", sum = added(several), count = count),
    }
}

/// Nobody was awarded anything for a block.
pub fn nobody(tied: bool, rules: &Rules) -> String {
    match rules.seats.teams() {
        _ if !tied => say!("award-block-brings-nothing"),
        // Without points of its own, such a game was for the award alone.
        _ if rules.target.is_none() && !rules.counts_score() => say!("award-starts-over"),
        2 => say!("award-equal"),
        _ => say!("award-lowest-equal"),
    }
}
