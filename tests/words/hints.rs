//! What is said for a play beside the next best.

use engine::{Level, Preset, Rules, Seat, Seating, Seats};
use nestor::coach::{Explanation, Hint, HintReason};
use nestor::{ActionValue, Cost};
use words::hint::{Advised, action, lines, said, spoke_for};
use words::{Eyes, Points, Who, languages, msg, speak};

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

/// The person who is spoken to.
fn you() -> Who {
    Who {
        who: "you",
        name: String::new(),
        partner: String::new(),
    }
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
    let fives = Preset::CribbageBoardFives.rules(Seats::Two);
    for (made, rules, shown, against) in [
        ([10, 0], &rules, [10, 0], "nothing"),
        ([10, 9], &rules, [10, 9], "less"),
        ([10, 10], &rules, [10, 10], "same"),
        ([20, 15], &fives, [4, 3], "less"),
    ] {
        let told = msg::hint_scores(
            &you(),
            against,
            "no",
            shown[1],
            action(NEXT.parse().expect("an action"), rules),
            Points::shown(shown[0]),
        );
        let said = scores(made[0], made[1], rules);
        assert!(said.ends_with(&told), "{said}");
    }
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
    let next = action(NEXT.parse().expect("an action"), &rules);
    let good = msg::hint_close(50, next);
    assert_eq!(told(vec![same()], 0.0, &rules)[1..], [good.as_str()]);
    let apart = told(vec![same(), HintReason::ShedsDoublet], 0.0, &rules);
    assert_eq!(apart[1..], [good]);
    let reason = msg::HINT_SHEDS_DOUBLET.text();
    assert!(apart[0].ends_with(&reason), "one reason: {apart:?}");
    let why = Explanation {
        best: BEST.parse().expect("an action"),
        other: NEXT.parse().expect("an action"),
        reasons: vec![same()],
    };
    let (says, reasons) = with_eyes(&rules, |advised| spoke_for(&why, advised));
    assert_eq!(says, msg::REVIEW_WHY_NONE.text());
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
    let once = msg::hint_prepares(&you(), "0-0".parse().expect("a bone"), Points::shown(10));
    for reasons in [vec![scores(), keeps("0-0")], vec![keeps("0-0"), scores()]] {
        let told = told(reasons, 0.1, &rules);
        assert!(told[0].ends_with(&once), "{told:?}");
        assert_eq!(told.len(), 2, "and what it is worth: {told:?}");
    }
    let told = told(vec![scores(), keeps("1-1")], 0.1, &rules);
    assert!(told[0].ends_with(&once), "{told:?}");
    let playable = msg::hint_keeps_doublet(&you(), "1-1".parse().expect("a bone"));
    assert_eq!(told[1], playable);
}
