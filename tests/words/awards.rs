//! Every award that there is, as it is told at each kind of table.

use engine::{Amount, BlockAwardRecipient, BySeat, Preset, Rules, Seat, Seating, Seats, Team};
use words::awards::{SideAward, nobody_scored, pips_left_sentence};

use super::company::{one_person, people, plain};

/// Hands that were laid open, and what a side can be awarded for them.
struct LaidOpen<'a> {
    seating: &'a Seating,
    rules: Rules,
    pips: [u16; 4],
}

impl LaidOpen<'_> {
    fn held(&self) -> BySeat<u16> {
        BySeat::from_fn(|seat| self.pips[seat.index()])
    }

    /// The pips of one side, and of all others.
    fn of(&self, team: Team) -> (u16, u16) {
        let seats = self.rules.seats;
        let (own, others): (Vec<Seat>, _) =
            Seat::around(seats).partition(|seat| seats.team(*seat) == team);
        let sum = |seats: Vec<Seat>| seats.iter().map(|seat| self.pips[seat.index()]).sum();
        (sum(own), sum(others))
    }

    /// The line of an award; it is rounded as the rules say.
    fn told(&self, team: Team, amount: Amount, is_void: bool) -> String {
        let points = i32::from(self.rules.rounded_award(amount.points()));
        let is_lost = matches!(amount, Amount::OwnPips(_));
        let award = SideAward {
            team,
            amount,
            points: if is_lost { -points } else { points },
            is_void,
            held: self.held(),
        };
        award.sentence(self.seating, &self.rules)
    }

    /// Whatever a side can be awarded.
    fn all(&self, team: Team) -> Vec<String> {
        let (own, theirs) = self.of(team);
        let (larger, smaller) = (own.max(theirs), own.min(theirs));
        [
            (Amount::OpponentsPips(theirs), false),
            (Amount::OpponentsPips(theirs), true),
            (Amount::Difference { larger, smaller }, false),
            (Amount::BothSides { theirs, own }, false),
            (Amount::FiveABone(1), false),
            (Amount::FiveABone(4), false),
            (Amount::OnePoint, false),
            (Amount::OwnPips(own), false),
        ]
        .map(|(amount, is_void)| self.told(team, amount, is_void))
        .to_vec()
    }
}

/// Both sides' lines at each kind of table.
fn told(rules: impl Fn(Seats) -> Rules, pips: [u16; 4]) -> String {
    let mut lines = Vec::new();
    for seats in Seats::ALL {
        for seating in [one_person(seats), people(seats)] {
            let rules = rules(seats);
            let hands = LaidOpen { seating: &seating, rules, pips };
            lines.push(format!("\n{seats:?}"));
            lines.push(pips_left_sentence(hands.held(), &seating, &rules));
            for team in Team::all(seats).take(2) {
                lines.extend(hands.all(team));
            }
            if seats == Seats::Three {
                let first = Team::all(seats).next().expect("there are sides");
                let halves = [12, 13, 3].map(Amount::HalfPips);
                lines.extend(halves.map(|half| hands.told(first, half, false)));
            }
            lines.extend([true, false].map(|tied| nobody_scored(tied, &rules)));
        }
    }
    plain(&lines.join("\n"))
}

#[test]
fn awards_are_told_to_you_and_of_others() {
    let plain = |seats| Preset::Draw.rules(seats);
    insta::assert_snapshot!("awards", told(plain, [1, 12, 5, 20]));
}

#[test]
fn awards_that_go_to_the_nearest_five_say_so() {
    let rounded = |seats| Preset::TournamentAllFives.rules(seats);
    insta::assert_snapshot!("awards_rounded", told(rounded, [1, 12, 5, 21]));
    insta::assert_snapshot!("awards_rounded_away", told(rounded, [2, 0, 0, 0]));
}

#[test]
fn on_a_cribbage_board_an_award_says_what_was_divided_by_five() {
    let fives = |seats| Preset::CribbageBoardFives.rules(seats);
    insta::assert_snapshot!("awards_in_fives", told(fives, [1, 12, 5, 21]));
}

#[test]
fn in_leagues_an_award_is_one_score_with_the_last_bone() {
    let mut lines = Vec::new();
    for seats in Seats::ALL {
        for seating in [one_person(seats), people(seats)] {
            let hands = LaidOpen {
                seating: &seating,
                rules: Preset::BritishFivesAndThrees.rules(seats),
                pips: [0, 12, 0, 20],
            };
            for team in Team::all(seats).take(2) {
                let told = |is_void| hands.told(team, Amount::LastBone(2), is_void);
                lines.extend([told(false), told(true)]);
            }
        }
    }
    insta::assert_snapshot!("awards_in_leagues", plain(&lines.join("\n")));
}

#[test]
fn hands_of_partners_are_added_up_only_where_the_sums_decide() {
    let seats = Seats::Partners;
    let (seating, pips) = (one_person(seats), [16, 11, 6, 11]);
    for (to, is_sum) in [
        (BlockAwardRecipient::Low, true),
        (BlockAwardRecipient::LowestHand, false),
        (BlockAwardRecipient::Blocker, false),
    ] {
        let rules = Rules { block_award_to: to, ..Preset::LatinPartners.rules(seats) };
        let held = BySeat::from_fn(|seat| pips[seat.index()]);
        let told = plain(&pips_left_sentence(held, &seating, &rules));
        assert_eq!(told.contains("22"), is_sum, "{to:?}: {told}");
        for pips in pips {
            assert!(told.contains(&pips.to_string()), "{to:?}: {told}");
        }
    }
}

#[test]
fn an_award_adds_the_hands_of_partners_one_by_one_where_single_hands_decide() {
    let seats = Seats::Partners;
    let seating = one_person(seats);
    for (preset, sum) in
        [(Preset::Dominican, "11 + 11 + 16 + 6 = 44"), (Preset::PuertoRican, "22 + 22 = 44")]
    {
        let hands =
            LaidOpen { seating: &seating, rules: preset.rules(seats), pips: [16, 11, 6, 11] };
        let ours = Team::all(seats).next().expect("two sides");
        let amount = Amount::BothSides { own: 22, theirs: 22 };
        let told = plain(&hands.told(ours, amount, false));
        assert!(told.contains(sum), "{preset:?}: {told}");
    }
}
