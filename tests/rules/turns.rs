//! Section 3: what a turn is, and claims.

use engine::{Action, CountUnit, Reason, RoundEnd, Rules, Seats, Spinner};

use crate::fixture::{after, draw, legal};
use crate::pair::seat;

/// A line of play, and what the seat in turn may do after it.
type Turn = (&'static str, &'static str, &'static str, &'static str);

const TURNS: [Turn; 13] = [
    (
        "a led bone can be played on at either side from the start",
        "6-4 1-0 | 6-3 4-2",
        "6-4",
        "4-2@6-4E 6-3@6-4W",
    ),
    (
        "a player who can play may not draw or pass",
        "6-6 1-0 | 6-3 4-2 / 5-5",
        "6-6",
        "6-3@6-6E 6-3@6-6W",
    ),
    (
        "a player who cannot play draws",
        "6-6 1-0 | 4-2 / 5-5 6-5",
        "6-6",
        "draw",
    ),
    (
        "and draws on until a bone fits",
        "6-6 1-0 | 4-2 / 5-5 6-5 6-4",
        "6-6 draw",
        "draw",
    ),
    (
        "and then must play it, at an end of their choice",
        "6-6 1-0 | 4-2 / 5-5 6-5 6-4",
        "6-6 draw draw",
        "6-5@6-6E 6-5@6-6W",
    ),
    (
        "a bone that fits ends of different pips can go to each",
        "6-4 1-0 | 4-2 / 5-5 6-4",
        "6-4",
        "4-2@6-4E",
    ),
    (
        "a doublet fits once at each end",
        "6-4 1-0 | 6-6",
        "6-4",
        "6-6@6-4W",
    ),
    (
        "a bone that closes a ring fits both its ends",
        "6-4 4-1 1-0 | 6-1 0-0",
        "6-4 6-1@W 4-1@E",
        "pass",
    ),
    (
        "both halves of one bone can fit",
        "6-4 6-5 0-0 | 4-3 5-3 / 1-0",
        "6-4 4-3@E 6-5@W",
        "5-3@4-3E 5-3@6-5W",
    ),
    (
        "who cannot play or draw passes",
        "6-6 1-0 | 4-2",
        "6-6",
        "pass",
    ),
    (
        "the other then plays on",
        "6-6 6-0 1-0 | 4-2",
        "6-6 pass",
        "6-0@6-6E 6-0@6-6W",
    ),
    (
        "a play in between begins the passes anew",
        "6-6 6-0 1-1 | 4-2",
        "6-6 pass 6-0@E pass",
        "pass",
    ),
    (
        "when all have passed in turn the round is blocked",
        "6-6 6-0 1-1 | 4-2",
        "6-6 pass 6-0@E pass pass",
        "",
    ),
];

#[test]
fn a_turn_is_a_play_a_draw_or_a_pass() {
    for (what, hands, line, expected) in TURNS {
        let pair = after(&draw(Seats::Two), hands, line);
        assert_eq!(legal(&pair), expected, "{what}: {hands}: {line}");
    }
}

#[test]
fn the_turn_goes_round_the_table() {
    let hands = ["6-6 1-0", "6-5 2-0", "6-4 3-0", "5-5 4-0"];
    for (seats, order) in [
        (Seats::Two, "0 1 0 1"),
        (Seats::Three, "0 1 2 0"),
        (Seats::Four, "0 1 2 3"),
        (Seats::Partners, "0 1 2 3"),
    ] {
        let hands = hands[..usize::from(seats.count())].join(" | ");
        let mut pair = after(&draw(seats), &hands, "");
        let mut turns = Vec::new();
        for _ in 0..4 {
            turns.push(pair.real.turn().index().to_string());
            pair.act(pair.legal()[0]);
        }
        assert_eq!(turns.join(" "), order, "{seats:?}");
    }
}

/// Seats, hands, line, what the seat in turn may do, scores.
type Claim = (
    Seats,
    &'static str,
    &'static str,
    &'static str,
    &'static [i32],
);

#[rustfmt::skip]
const CLAIMS: [Claim; 26] = [
    // Every play waits for its number, the lead too, scoring or not.
    (Seats::Two, "5-5 1-0 | 1-1", "5-5", "silence claim", &[0, 0]),
    (Seats::Two, "6-5 1-0 | 1-1", "6-5", "silence claim", &[0, 0]),
    (Seats::Two, "5-5 1-0 | 1-1", "5-5 claim-10", "pass", &[10, 0]),
    // After nothing or a wrong number the next may say one, and has the turn.
    (Seats::Two, "6-5 1-0 | 1-1", "6-5 silence", "pass claim", &[0, 0]),
    (Seats::Two, "6-5 1-0 | 1-1", "6-5 claim-10", "pass claim", &[0, 0]),
    (Seats::Two, "5-5 1-0 | 1-1", "5-5 claim-15", "pass claim", &[0, 0]),
    (Seats::Two, "5-5 1-0 | 5-1", "5-5 silence", "5-1@5-5E 5-1@5-5W claim", &[0, 0]),
    (Seats::Two, "5-5 1-0 | 5-1", "5-5 silence claim-10", "5-1@5-5E 5-1@5-5W", &[0, 10]),
    (Seats::Two, "5-5 1-0 | 1-1", "5-5 claim-15 claim-10", "pass", &[0, 10]),
    (Seats::Two, "5-5 1-0 | 1-1 / 2-1", "5-5 silence", "draw claim", &[0, 0]),
    // Once: after a wrong number the points are lost.
    (Seats::Two, "5-5 1-0 | 5-1", "5-5 silence claim-5", "5-1@5-5E 5-1@5-5W", &[0, 0]),
    (Seats::Two, "6-5 1-0 | 1-1", "6-5 silence claim-10", "pass", &[0, 0]),
    // A play, a draw or a pass gives them up.
    (Seats::Two, "5-5 1-0 | 1-1 / 2-1", "5-5 silence draw", "pass", &[0, 0]),
    (Seats::Two, "5-5 1-0 | 1-1", "5-5 silence pass", "pass", &[0, 0]),
    (Seats::Two, "5-5 1-0 | 5-1 2-2", "5-5 silence 5-1@E", "silence claim", &[0, 0]),
    (Seats::Two, "5-5 1-0 | 5-0 2-2", "5-5 silence 5-0@E claim-10", "1-0@5-0E", &[0, 10]),
    // Only the next seat may take them.
    (Seats::Three, "5-5 1-0 | 1-1 | 2-1", "5-5 silence pass", "pass", &[0, 0, 0]),
    (Seats::Three, "5-5 1-0 | 1-1 | 2-1", "5-5 silence claim-10 pass", "pass", &[0, 10, 0]),
    (Seats::Partners, "5-5 1-0 | 1-1 | 2-1 | 3-1", "5-5 silence claim-10", "pass", &[0, 10]),
    // The last bone of a hand: one choice for the next seat, then the award.
    (Seats::Two, "5-5 | 4-3", "5-5 claim-10", "", &[17, 0]),
    (Seats::Two, "5-5 | 4-3", "5-5 silence", "silence claim", &[0, 0]),
    (Seats::Two, "5-5 | 4-3", "5-5 claim-5 claim-10", "", &[7, 10]),
    (Seats::Two, "5-5 | 4-3", "5-5 silence claim-5", "", &[7, 0]),
    (Seats::Two, "5-5 | 4-3", "5-5 silence silence", "", &[7, 0]),
    (Seats::Two, "6-5 | 4-3", "6-5 silence", "silence claim", &[0, 0]),
    (Seats::Two, "6-5 | 4-3", "6-5 silence silence", "", &[7, 0]),
];

fn claims(seats: Seats) -> Rules {
    Rules {
        fives: true,
        claims: true,
        ..draw(seats)
    }
}

#[test]
fn points_are_claimed_or_can_be_taken() {
    for (seats, hands, line, expected, scores) in CLAIMS {
        let pair = after(&claims(seats), hands, line);
        assert_eq!(legal(&pair), expected, "{hands}: {line}");
        assert_eq!(pair.naive.scores, scores, "{hands}: {line}");
    }
}

#[test]
fn a_claim_that_reaches_the_target_ends_the_game_before_the_award() {
    let rules = Rules {
        target: Some(10),
        ..claims(Seats::Two)
    };
    for (line, scores) in [("5-5 claim-10", [10, 0]), ("5-5 silence claim-10", [0, 10])] {
        let pair = after(&rules, "5-5 | 4-3", line);
        assert_eq!(pair.real.end(), Some(RoundEnd::TargetReached), "{line}");
        assert_eq!(pair.naive.scores, scores, "{line}");
    }
}

/// A game of claims to an exact target.
fn exactly(target: u16) -> Rules {
    Rules {
        target: Some(target),
        exact_target: true,
        ..claims(Seats::Two)
    }
}

#[test]
fn points_that_overshoot_an_exact_target_are_scored_by_nobody_who_says_them() {
    for (hands, line, scores) in [
        ("5-5 1-0 | 1-1", "5-5 claim-10", [0, 0]),
        ("5-5 1-0 | 1-1", "5-5 claim-10 claim-10", [0, 0]),
        ("5-5 1-0 | 1-1", "5-5 silence claim-10", [0, 0]),
        ("3-2 1-0 | 1-1", "3-2 claim-5", [5, 0]),
        ("5-5 | 4-3", "5-5 claim-10 claim-10", [7, 0]),
    ] {
        let pair = after(&exactly(9), hands, line);
        assert_eq!(pair.naive.scores, scores, "{hands}: {line}");
    }
}

#[test]
fn points_that_are_void_for_their_maker_cannot_be_taken_by_the_other() {
    let line = "5-5 claim-10 pass 5-0@E claim-10 claim-10";
    let pair = after(&exactly(15), "5-5 5-0 1-1 | 4-3", line);
    assert_eq!(pair.naive.scores, [10, 0], "10 and 10 are more than 15");
}

#[test]
fn what_may_be_said_tells_nothing_of_the_count() {
    for (line, hands) in [
        ("", ["6-5 1-0 | 1-1", "5-5 1-0 | 1-1"]),
        (" silence", ["6-5 1-0 | 1-1", "5-5 1-0 | 1-1"]),
        (" silence", ["6-5 | 1-1", "5-5 | 1-1"]),
        (" claim-20", ["6-5 1-0 | 1-1", "5-5 1-0 | 1-1"]),
    ] {
        // Points, void points, and none.
        let mut said = Vec::new();
        for target in [150, 9] {
            for hands in hands {
                let rules = exactly(target);
                let led = hands.split(' ').next().expect("a bone");
                let pair = after(&rules, hands, &format!("{led}{line}"));
                said.push(pair.real.legal(&rules).iter().collect::<Vec<_>>());
                let mut real = pair.real;
                let never = real.apply(&rules, Action::Claim(7));
                assert_eq!(
                    never,
                    Err(Reason::ImpossibleClaim { points: 7 }),
                    "whatever lies there"
                );
            }
        }
        said.dedup();
        assert_eq!(said.len(), 1, "{line}: {said:?}");
    }
}

#[test]
fn the_numbers_to_be_said_are_all_that_a_count_can_make() {
    let numbers = |change: fn(&mut Rules)| {
        let mut rules = claims(Seats::Two);
        change(&mut rules);
        rules.claims().collect::<Vec<_>>()
    };
    let in_fives = |most: u8| (1..=most / 5).map(|five| 5 * five).collect::<Vec<_>>();
    assert_eq!(numbers(|_| {}), in_fives(20), "two ends");
    let single = numbers(|rules| rules.spinner = Spinner::Single);
    assert_eq!(single, in_fives(35), "four ends");
    let multiples = numbers(|rules| {
        (rules.threes, rules.count_unit) = (true, CountUnit::Multiples);
    });
    assert_eq!(multiples, [1, 2, 3, 4, 6, 7, 8], "up to 22 pips");
}

#[test]
fn the_last_bone_of_a_hand_scores_before_the_round_ends() {
    let rules = Rules {
        fives: true,
        spinner: Spinner::Single,
        ..draw(Seats::Two)
    };
    let pair = after(&rules, "5-5 1-0 | 5-0", "5-5 5-0@E");
    assert_eq!(pair.real.end(), Some(RoundEnd::Domino(seat(1))));
    assert_eq!(pair.naive.scores, [10, 11]);
}
