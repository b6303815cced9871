//! Section 3: what a turn is, and claims.

use engine::{Action, CountUnit, Preset, Reason, RoundEnd, Rules, Seats, Spinner};

use crate::fixture::{after, deal, draw, legal, say};
use crate::pair::{Pair, seat};

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
    ("a player who cannot play draws", "6-6 1-0 | 4-2 / 5-5 6-5", "6-6", "draw"),
    ("and draws on until a bone fits", "6-6 1-0 | 4-2 / 5-5 6-5 6-4", "6-6 draw", "draw"),
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
    ("a doublet fits once at each end", "6-4 1-0 | 6-6", "6-4", "6-6@6-4W"),
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
    ("who cannot play or draw passes", "6-6 1-0 | 4-2", "6-6", "pass"),
    ("the other then plays on", "6-6 6-0 1-0 | 4-2", "6-6 pass", "6-0@6-6E 6-0@6-6W"),
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

/// As British leagues play, with what differs.
fn league(seats: Seats, change: fn(&mut Rules)) -> Rules {
    let mut rules = Preset::BritishFivesAndThrees.rules(seats);
    change(&mut rules);
    rules
}

/// A line of play, then whose turn it is and what that seat may do.
const PARTNERS_OUT: [(&str, usize, &str); 8] = [
    // Seat 0 is out, and its partner plays on.
    ("6-6", 1, "pass"),
    ("6-6 pass", 2, "6-1@6-6E 6-1@6-6W"),
    ("6-6 pass 6-1@E", 3, "pass"),
    // It is passed over.
    ("6-6 pass 6-1@E pass", 1, "pass"),
    ("6-6 pass 6-1@E pass pass", 2, "1-0@6-1E"),
    ("6-6 pass 6-1@E pass pass 1-0@E", 3, "pass"),
    // All who still hold bones have to pass for a block.
    ("6-6 pass 6-1@E pass pass 1-0@E pass pass", 2, "pass"),
    ("6-6 pass 6-1@E pass pass 1-0@E pass pass pass", 2, ""),
];

#[test]
fn of_partners_in_leagues_one_who_is_out_is_passed_over() {
    let rules = league(Seats::Partners, |_| {});
    for (line, turn, may) in PARTNERS_OUT {
        let pair = after(&rules, "6-6 | 5-5 | 6-1 1-0 3-3 | 4-4", line);
        assert_eq!(pair.real.turn(), seat(turn), "{line}");
        assert_eq!(legal(&pair), may, "{line}");
    }
    let (all, ..) = PARTNERS_OUT[PARTNERS_OUT.len() - 1];
    let pair = after(&rules, "6-6 | 5-5 | 6-1 1-0 3-3 | 4-4", all);
    assert_eq!(pair.real.end(), Some(RoundEnd::Blocked));
    // 12 is 4, and 12 and 0 once more.
    assert_eq!(pair.naive.scores, [8, 0]);
}

/// Seats, line, scores before and after; how the hand ended.
type OutWithClaims = (Seats, &'static str, &'static [i32], &'static [i32], RoundEnd);

#[test]
fn where_points_are_claimed_the_first_who_is_out_ends_the_hand_and_the_point_comes_apart() {
    let domino = RoundEnd::Domino(seat(0));
    #[rustfmt::skip]
    let rows: [OutWithClaims; 7] = [
        (Seats::Two, "6-4 claim-2", &[0, 0], &[3, 0], domino),
        (Seats::Partners, "6-4 claim-2", &[0, 0], &[3, 0], domino),
        (Seats::Partners, "6-4 silence claim-2", &[0, 0], &[1, 2], domino),
        (Seats::Partners, "6-4 silence silence", &[0, 0], &[1, 0], domino),
        // Near 61, each is a score of its own.
        (Seats::Two, "6-4 claim-2", &[59, 0], &[61, 0], RoundEnd::TargetReached),
        (Seats::Two, "6-4 silence silence", &[59, 0], &[60, 0], domino),
        (Seats::Two, "6-4 claim-2 silence", &[60, 0], &[61, 0], domino),
    ];
    for (seats, line, before, scores, end) in rows {
        let rules = league(seats, |rules| rules.claims = true);
        let hands = match seats {
            Seats::Two => "6-4 | 4-1",
            _ => "6-4 | 4-1 | 6-5 | 1-0",
        };
        let mut pair = Pair::new(&rules, &deal(hands), before);
        say(&mut pair, line);
        assert_eq!(pair.naive.scores, scores, "{seats:?}: {line}");
        assert_eq!(pair.real.end(), Some(end), "{seats:?}: {line}");
    }
}

/// Seats, hands, line, what the seat in turn may do, scores.
type Claim = (Seats, &'static str, &'static str, &'static str, &'static [i32]);

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
    Rules { fives: true, claims: true, ..draw(seats) }
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
    let rules = Rules { target: Some(10), ..claims(Seats::Two) };
    for (line, scores) in [("5-5 claim-10", [10, 0]), ("5-5 silence claim-10", [0, 10])] {
        let pair = after(&rules, "5-5 | 4-3", line);
        assert_eq!(pair.real.end(), Some(RoundEnd::TargetReached), "{line}");
        assert_eq!(pair.naive.scores, scores, "{line}");
    }
}

/// A game of claims to an exact target.
fn exactly(target: u16) -> Rules {
    Rules { target: Some(target), exact_target: true, ..claims(Seats::Two) }
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
        rules.possible_claims().collect::<Vec<_>>()
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
    let rules = Rules { fives: true, spinner: Spinner::Single, ..draw(Seats::Two) };
    let pair = after(&rules, "5-5 1-0 | 5-0", "5-5 5-0@E");
    assert_eq!(pair.real.end(), Some(RoundEnd::Domino(seat(1))));
    assert_eq!(pair.naive.scores, [10, 11]);
}
