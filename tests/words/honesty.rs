//! What is said of what chance brought.

use game::profile::{ChanceSum, SideLuck};
use words::honesty::{lines, verdict};
use words::{msg, set_language};

/// Bones that fitted at once, of those drawn in twenty hands: so many, where 9 were to be
/// expected with a variance of 6.
fn drawn(seen: u32) -> SideLuck {
    SideLuck { draws: ChanceSum::from((30, seen, 9_000, 6_000)), ..hands(20) }
}

/// So many hands in which nothing stood out.
fn hands(count: u32) -> SideLuck {
    SideLuck {
        pips: ChanceSum::from((count, 40 * count, 40_000 * count, 60_000 * count)),
        ..SideLuck::default()
    }
}

#[test]
fn in_a_few_hands_nothing_that_stands_out_tells_anything() {
    set_language(None);
    for (count, is_few) in [(19, true), (20, false)] {
        let fortune = SideLuck { draws: drawn(18).draws, ..hands(count) };
        let [.., draws] = lines(&fortune, true);
        let says_few = draws.verdict == msg::HONESTY_TOO_FEW.text();
        assert_eq!(says_few, is_few, "{count}: {}", draws.verdict);
    }
}

#[test]
fn what_lies_in_the_printed_range_is_as_expected_and_nothing_else_is() {
    set_language(None);
    let mut ordinary = 0;
    for seen in 0..=18 {
        let [.., draws] = lines(&drawn(seen), true);
        let figures = msg::honesty_figures("9.0", 6, 12, seen);
        assert_eq!(draws.figures, figures);
        let is_in = (6..=12).contains(&seen);
        let is_expected = draws.verdict == msg::HONESTY_ORDINARY.text();
        assert_eq!(is_expected, is_in, "{seen}: {}", draws.verdict);
        ordinary += usize::from(is_in);
    }
    assert_eq!(ordinary, 7, "some are, some are not");
}

#[test]
fn what_is_luck_is_called_so_and_what_may_be_either_is_counted_only() {
    set_language(None);
    let far = |seen: u32| ChanceSum::from((30, seen, 90_000, 60_000));
    let told = |seen: u32| {
        let fortune =
            SideLuck { doublets: far(seen), pips: far(seen), leads: far(seen), draws: far(seen) };
        lines(&fortune, true).map(|line| line.verdict)
    };
    let [much, little] = [150, 30].map(told);
    let [more, less] = [much[0].clone(), little[0].clone()];
    let [unlucky, lucky] = [much[1].clone(), little[1].clone()];
    assert_eq!(much, [more.clone(), unlucky.clone(), more, lucky.clone()]);
    assert_eq!(little, [less.clone(), lucky, less, unlucky]);
}

#[test]
fn pips_are_no_luck_where_they_cost_nothing_in_some_game() {
    set_language(None);
    let hands = 30;
    for seen in [150, 30] {
        let fortune = SideLuck {
            pips: ChanceSum::from((hands, seen, 90_000, 60_000)),
            ..SideLuck::default()
        };
        let [luck, count] = [true, false].map(|pips_cost| {
            let [_, pips, ..] = lines(&fortune, pips_cost);
            pips.verdict
        });
        assert_ne!(luck, count, "{seen}");
    }
}

#[test]
fn after_a_few_hands_no_figure_is_said_to_stand_out() {
    set_language(None);
    let after = |hands: u32| {
        let own = SideLuck {
            pips: ChanceSum::from((hands, hands * 42, hands * 42_000, hands * 100_000)),
            ..drawn(18)
        };
        verdict(&own, &SideLuck::default())
    };
    assert_eq!(after(50), msg::honesty_verdict(2, 1));
    for out in 0..=2 {
        assert_ne!(after(5), msg::honesty_verdict(2, out));
    }
}
