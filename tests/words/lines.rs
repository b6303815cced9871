//! Where a line may end: not in a short sum.

use engine::{Amount, BySeat, Preset, Seats, Team};
use words::awards::{SideAward, pips_left_sentence};
use words::points::sum;
use words::set_language;

use super::company::{one_person, plain};

#[test]
fn no_line_ends_in_a_short_sum_and_one_may_end_in_a_long_one() {
    set_language(None);
    let short = sum(&[3, 4, 0], 7);
    assert_eq!(plain(&short), "3 + 4 + 0 = 7");
    assert!(!short.contains(' '), "{short:?}");
    let long = sum(&[12, 10, 8, 6, 4, 2, 0, 3], 45);
    assert_eq!(long, "12 + 10 + 8 + 6 + 4 + 2 + 0 + 3 = 45", "as it is");
}

#[test]
fn no_line_ends_in_the_sum_of_an_award() {
    set_language(None);
    let seats = Seats::Partners;
    let (seating, rules) = (one_person(seats), Preset::Draw.rules(seats));
    let mut pips = [1, 12, 5, 20].into_iter();
    let held = BySeat::from_fn(|_| pips.next().unwrap_or_default());
    let told = pips_left_sentence(held, &seating, &rules);
    assert!(plain(&told).contains("1 + 5 = 6 pips"), "{told}");
    let awarded = |amount| {
        let award = SideAward {
            team: Team::all(seats).next().expect("a side"),
            amount,
            points: 20,
            is_void: false,
            held,
        };
        award.sentence(&seating, &rules)
    };
    let theirs = awarded(Amount::OpponentsPips(32));
    assert!(plain(&theirs).contains("12 + 20 = 32 pips"), "{theirs}");
    let (larger, smaller) = (32, 6);
    let difference = awarded(Amount::Difference { larger, smaller });
    assert!(plain(&difference).contains("32 − 6 = 26"), "{difference}");
    for line in [told, theirs, difference] {
        let parted = ['+', '−', '='].map(|sign| format!(" {sign}"));
        assert!(!parted.iter().any(|it| line.contains(it)), "{line:?}");
        let parted = ['+', '−', '='].map(|sign| format!("{sign} "));
        assert!(!parted.iter().any(|it| line.contains(it)), "{line:?}");
    }
}
