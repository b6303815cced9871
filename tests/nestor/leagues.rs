//! The end of a hand as British leagues play it: the last bone of a side and the point for
//! going out are one score, and partners play on until both are out.

use engine::{Action, Preset, Rules, Seats};
use nestor::coach::{HintReason, ProgressMonitor, hint};
use nestor::{Level, choose};
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;

use crate::position::view;

fn british(seats: Seats) -> Rules {
    Rules { hand_size: 3, ..Preset::BritishFivesAndThrees.rules(seats) }
}

/// With ends of 6 and 5, the last bone in hand is 6-5: on the 6 it makes 2, on the 5 it
/// makes 4.
const TWO: &str = "6-1 1-0@E 5-0@E pass";
const PARTNERS: &str = "6-1 1-0@E pass pass 5-0@E pass pass pass";
const ON_SIX: &str = "6-5@6-1W";
const ON_FIVE: &str = "6-5@5-0E";

#[test]
fn at_any_level_the_last_bone_is_played_where_it_and_the_point_for_going_out_are_not_void() {
    for (seats, line, score, expected) in [
        // 2 and 1, or 4 and 1.
        (Seats::Two, TWO, 56, ON_FIVE),
        (Seats::Two, TWO, 57, ON_SIX),
        (Seats::Two, TWO, 58, ON_SIX),
        // The partner plays on: 2, or 4.
        (Seats::Partners, PARTNERS, 57, ON_FIVE),
        (Seats::Partners, PARTNERS, 59, ON_SIX),
    ] {
        let view = view(british(seats), "6-1 5-0 6-5", &[score, 0], 0, line);
        let expected: Action = expected.parse().expect("an action");
        for level in Level::ALL {
            let mut rng = ChaCha8Rng::seed_from_u64(1);
            let chosen = choose(&view, level, &mut rng);
            assert_eq!(chosen, Some(expected), "{level:?}, {seats:?} from {score}");
        }
    }
}

#[test]
fn a_hint_says_nothing_of_what_an_opponent_who_is_out_can_play() {
    // Seat 1 is out; seat 2, the partner, has shown to have no 6 and no 1.
    let rules = Rules { hand_size: 4, ..british(Seats::Partners) };
    let line = "6-4 4-2@E 2-2@E 3-2@E 5-3@E 5-5@E pass pass 5-4@E 4-4@E pass pass 4-1@E pass pass";
    let view = view(rules, "3-2 1-0 1-1 0-0", &[0, 0], 1, line);
    let hint = hint(&view, &ProgressMonitor::NONE).expect("it is seat 0's turn");
    let best = hint.best.action.to_string();
    assert_eq!(best, "1-0@4-1E", "it makes 2, and the partner may have a 0");
    let is_about_next = |reason: &HintReason| {
        matches!(
            reason,
            HintReason::LeavesFewerPoints { .. }
                | HintReason::NextLacksNumber { .. }
                | HintReason::LeavesNextStuck { .. }
                | HintReason::HelpsPartner { .. }
        )
    };
    assert!(!hint.reasons.iter().any(is_about_next), "{:?}", hint.reasons);
}
