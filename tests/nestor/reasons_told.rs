//! Reasons name chances only where they tell something.

use nestor_dominoes::coach::Reason;
use nestor_dominoes::engine::Preset::AllFives;
use nestor_dominoes::engine::{Pips, Seats};
use nestor_dominoes::words::{languages, speak};

use crate::hint::said;

#[test]
fn chances_to_score_that_are_about_the_same_are_not_named_but_the_points_are() {
    let rules = AllFives.rules(Seats::Two);
    let leaves = |chance, instead| Reason::LeavesLess {
        chance,
        instead,
        points: 2.0,
    };
    for language in languages() {
        speak(Some(language));
        let told = said(leaves(0.51, 0.52), &rules);
        assert!(!told.contains('%'), "{language}: {told}");
        assert!(told.contains("2 "), "{language}, the points: {told}");
        let apart = said(leaves(0.31, 0.52), &rules);
        for chance in ["31", "52"] {
            assert!(apart.contains(chance), "{language}: {apart}");
        }
    }
    speak(None);
}

#[test]
fn who_lacks_a_number_is_said_to_have_nothing_to_play_only_where_that_is_likely_enough() {
    let rules = AllFives.rules(Seats::Two);
    let lacks = |stuck| Reason::Lacks {
        pips: Pips::new(6).expect("a number"),
        stuck,
    };
    for language in languages() {
        speak(Some(language));
        for hardly in [0.0, 0.004, 0.04] {
            let told = said(lacks(hardly), &rules);
            assert!(!told.contains('%'), "{language}: {told}");
            assert!(told.contains('6'), "{language}: {told}");
        }
        let likely = said(lacks(0.3), &rules);
        assert!(likely.contains("30"), "{language}: {likely}");
    }
    speak(None);
}
