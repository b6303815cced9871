//! What is said of what chance brought.

use game::profile::{Chance, Fortune};
use words::honesty::{lines, verdict};
use words::speak;

/// Bones that fitted at once, of those drawn in twenty hands: so many, where 9 were to be
/// expected with a variance of 6.
fn drawn(seen: u32) -> Fortune {
    Fortune {
        draws: Chance::from((30, seen, 9_000, 6_000)),
        ..hands(20)
    }
}

/// So many hands in which nothing stood out.
fn hands(count: u32) -> Fortune {
    Fortune {
        pips: Chance::from((count, 40 * count, 40_000 * count, 60_000 * count)),
        ..Fortune::default()
    }
}

#[test]
fn in_a_few_hands_nothing_that_stands_out_tells_anything() {
    speak(None);
    for (count, says) in [(19, "Too few to tell."), (20, "Luckier than")] {
        let fortune = Fortune {
            draws: drawn(18).draws,
            ..hands(count)
        };
        let [.., draws] = lines(&fortune, true);
        assert!(
            draws.verdict.starts_with(says),
            "{count}: {}",
            draws.verdict
        );
    }
}

#[test]
fn what_lies_in_the_printed_range_is_as_expected_and_nothing_else_is() {
    speak(None);
    let mut ordinary = 0;
    for seen in 0..=18 {
        let [.., draws] = lines(&drawn(seen), true);
        let figures = draws.figures.as_str();
        assert_eq!(
            figures,
            format!("{seen}; 9.0 expected, 6 to 12 in 8 of 10 stretches.")
        );
        let is_in = (6..=12).contains(&seen);
        let is_expected = draws.verdict == "As expected.";
        assert_eq!(is_expected, is_in, "{seen}: {}", draws.verdict);
        ordinary += usize::from(is_in);
    }
    assert_eq!(ordinary, 7, "some are, some are not");
}

#[test]
fn what_is_luck_is_called_so_and_what_may_be_either_is_counted_only() {
    speak(None);
    let far = |seen: u32| Chance::from((30, seen, 90_000, 60_000));
    let told = |seen: u32| {
        let fortune = Fortune {
            doublets: far(seen),
            pips: far(seen),
            leads: far(seen),
            draws: far(seen),
        };
        lines(&fortune, true).map(|line| line.verdict)
    };
    let starts = [
        (
            150,
            ["More than", "Unluckier than", "More than", "Luckier than"],
        ),
        (
            30,
            ["Less than", "Luckier than", "Less than", "Unluckier than"],
        ),
    ];
    for (seen, starts) in starts {
        for (verdict, start) in told(seen).iter().zip(starts) {
            assert!(verdict.starts_with(start), "{seen}: {verdict}");
        }
    }
}

#[test]
fn pips_are_no_luck_where_they_cost_nothing_in_some_game() {
    speak(None);
    let hands = 30;
    for (seen, luck, count) in [
        (150, "Unluckier than", "More than"),
        (30, "Luckier than", "Less than"),
    ] {
        let fortune = Fortune {
            pips: Chance::from((hands, seen, 90_000, 60_000)),
            ..Fortune::default()
        };
        for (pips_cost, says) in [(true, luck), (false, count)] {
            let [_, pips, ..] = lines(&fortune, pips_cost);
            assert!(pips.verdict.starts_with(says), "{seen}: {}", pips.verdict);
        }
    }
}

#[test]
fn after_a_few_hands_no_figure_is_said_to_stand_out() {
    speak(None);
    let after = |hands: u32| {
        let own = Fortune {
            pips: Chance::from((hands, hands * 42, hands * 42_000, hands * 100_000)),
            ..drawn(18)
        };
        verdict(&own, &Fortune::default())
    };
    assert!(!after(5).contains("stand"), "{}", after(5));
    assert!(
        after(50).contains("One of 2 figures stands out"),
        "{}",
        after(50)
    );
}
