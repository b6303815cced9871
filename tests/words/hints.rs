//! What is said for a play beside the next best.

use engine::{Level, Preset, Rules, Seat, Seating, Seats};
use nestor::coach::{Explanation, Hint, HintReason};
use nestor::{ActionValue, Cost};
use words::hint::{Advised, lines, said, spoke_for};
use words::{Eyes, languages, speak};

const BEST: &str = "6-4@6-6W";
const NEXT: &str = "6-3@6-6E";

fn valued(action: &str, lost: f32) -> ActionValue {
    let cost = Cost {
        chance: lost,
        ..Cost::default()
    };
    ActionValue {
        action: action.parse().expect("an action"),
        points: 0.0,
        chance: 0.5 - lost,
        worlds: 1,
        cost,
    }
}

fn with_eyes<T>(rules: &Rules, say: impl FnOnce(Advised<'_>) -> T) -> T {
    let seating = Seating::of_nestors(rules.seats, |_| Level::Tough);
    let eyes = Eyes::now(Seat::ALL[0], &seating);
    say(Advised { eyes, rules })
}

/// The sentence of a hint and what is behind it, where the next best wins so much less often.
fn told(reasons: Vec<HintReason>, lost: f32, rules: &Rules) -> Vec<String> {
    let hint = Hint {
        best: valued(BEST, 0.0),
        next: Some(valued(NEXT, lost)),
        reasons,
    };
    with_eyes(rules, |advised| {
        let said = said(&hint, advised);
        std::iter::once(said).chain(lines(&hint, advised)).collect()
    })
}

/// What is told of points, where the next best makes so many.
fn scores(points: i32, instead: i32, rules: &Rules) -> String {
    let reasons = vec![HintReason::Scores { points, instead }];
    told(reasons, 0.1, rules).swap_remove(0)
}

#[test]
fn points_stand_beside_those_of_the_next_best_if_it_makes_any() {
    speak(None);
    let rules = Preset::FivesAndThrees.rules(Seats::Two);
    for (points, instead, told) in [
        (10, 0, "It scores 10."),
        (10, 9, "It scores 10, against 9 with 6-3 on the right."),
        (10, 10, "It scores 10, and so does 6-3 on the right."),
    ] {
        let said = scores(points, instead, &rules);
        assert_eq!(said, format!("Play 6-4 on the left. {told}"));
    }
    let fives = Preset::CribbageBoardFives.rules(Seats::Two);
    let told = scores(20, 15, &fives);
    assert!(told.contains("4, against 3 with"), "in fives: {told}");
}

#[test]
fn every_language_names_what_the_next_best_makes_claimed_or_not() {
    let open = Preset::FivesAndThrees.rules(Seats::Two);
    let claimed = Rules {
        claims: true,
        ..open
    };
    for language in languages() {
        speak(Some(language));
        for rules in [open, claimed] {
            let alone = scores(10, 0, &rules);
            assert!(!alone.contains("6-3"), "{language}: {alone}");
            for instead in [9, 10] {
                let told = scores(10, instead, &rules);
                assert!(told.contains("10"), "{language}: {told}");
                assert!(told.contains("6-3"), "{language}, the next best: {told}");
                let is_less = told.contains('9');
                assert_eq!(is_less, instead == 9, "{language}: {told}");
            }
        }
    }
    speak(None);
}

#[test]
fn the_same_points_set_nothing_apart() {
    speak(None);
    let rules = Preset::AllFives.rules(Seats::Two);
    let same = || HintReason::Scores {
        points: 10,
        instead: 10,
    };
    let good = "50% chance to win. About as good: 6-3 on the right.";
    assert_eq!(told(vec![same()], 0.0, &rules)[1..], [good]);
    let apart = told(vec![same(), HintReason::ShedsDoublet], 0.0, &rules);
    assert_eq!(apart[1..], [good]);
    assert!(apart[0].contains("doublet"), "one reason: {apart:?}");
    let why = Explanation {
        best: BEST.parse().expect("an action"),
        other: NEXT.parse().expect("an action"),
        reasons: vec![same()],
    };
    let (says, reasons) = with_eyes(&rules, |advised| spoke_for(&why, advised));
    assert!(says.starts_with("The numbers are too close"), "{says}");
    assert!(reasons.is_empty(), "nothing speaks for it: {reasons:?}");
}

#[test]
fn a_doublet_that_could_score_next_is_not_said_to_be_playable_as_well() {
    speak(None);
    let rules = Preset::AllFives.rules(Seats::Two);
    let scores = || HintReason::Prepares {
        bone: "0-0".parse().expect("a bone"),
        points: 10,
    };
    let keeps = |bone: &str| HintReason::KeepsDoublet {
        bone: bone.parse().expect("a bone"),
    };
    let once = "Your 0-0 could score 10 next.";
    for reasons in [vec![scores(), keeps("0-0")], vec![keeps("0-0"), scores()]] {
        let told = told(reasons, 0.1, &rules);
        assert!(told[0].ends_with(once), "{told:?}");
        assert_eq!(told.len(), 2, "and what it is worth: {told:?}");
    }
    let told = told(vec![scores(), keeps("1-1")], 0.1, &rules);
    assert!(told[0].ends_with(once), "{told:?}");
    assert_eq!(told[1], "Your 1-1 can be played after it.");
}
