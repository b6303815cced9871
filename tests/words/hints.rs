//! What is said for a play beside the next best.

use engine::{Level, Preset, Rules, Seat, Seating, Seats};
use nestor::coach::{Explanation, Hint, HintReason};
use nestor::{ActionValue, Cost};
use words::hint::{AdviceContext, action, advice_sentence, cost_title, explain, lines, why};
use words::{Perspective, Points, Who, languages, msg, set_language};

const BEST: &str = "6-4@6-6W";
const NEXT: &str = "6-3@6-6E";

fn valued(action: &str, lost: f32) -> ActionValue {
    let cost = Cost { chance: lost, ..Cost::default() };
    ActionValue {
        action: action.parse().expect("an action"),
        points: 0.0,
        chance: 0.5 - lost,
        worlds: 1,
        cost,
    }
}

fn with_eyes<T>(rules: &Rules, say: impl FnOnce(AdviceContext<'_>) -> T) -> T {
    let seating = Seating::of_nestors(rules.seats, |_| Level::Tough);
    let perspective = Perspective::in_current_game(Seat::ALL[0], &seating);
    say(AdviceContext { perspective, rules })
}

/// The sentence of a hint, why, and the figures behind it, where the next best wins so much less
/// often.
fn told(reasons: Vec<HintReason>, lost: f32, rules: &Rules) -> Vec<String> {
    let hint = Hint { best: valued(BEST, 0.0), other: Some(valued(NEXT, lost)), reasons };
    with_eyes(rules, |advised| {
        let said = [advice_sentence(&hint, advised), why(&hint, advised)];
        said.into_iter().chain(lines(&hint, advised)).collect()
    })
}

/// The person who is spoken to.
fn you() -> Who {
    Who { who: "you", name: String::new(), partner: String::new() }
}

/// What is told of points beside another reason, where the next best makes so many.
fn scores(points: i32, instead: i32, rules: &Rules) -> String {
    let reasons = vec![HintReason::ShedsDoublet, HintReason::Scores { points, instead }];
    told(reasons, 0.1, rules).swap_remove(1)
}

#[test]
fn points_stand_beside_those_of_the_next_best_if_it_makes_any() {
    set_language(None);
    let rules = Preset::FivesAndThrees.rules(Seats::Two);
    let fives = Preset::CribbageBoardFives.rules(Seats::Two);
    for (made, rules, shown, against) in [
        ([10, 0], &rules, [10, 0], "nothing"),
        ([10, 9], &rules, [10, 9], "less"),
        ([10, 10], &rules, [10, 10], "same"),
        ([20, 15], &fives, [4, 3], "less"),
    ] {
        let told = msg::hint_scores(against, "no", shown[1], Points::shown(shown[0]));
        let said = scores(made[0], made[1], rules);
        assert!(said.contains(&told), "{told}: {said}");
    }
}

#[test]
fn every_language_names_what_the_next_best_makes_claimed_or_not() {
    let open = Preset::FivesAndThrees.rules(Seats::Two);
    let claimed = Rules { claims: true, ..open };
    for language in languages() {
        set_language(Some(language));
        let told = [open, claimed].map(|rules| {
            let [alone, less, same] = [0, 9, 10].map(|instead| scores(10, instead, &rules));
            assert!(less.contains('9') && !same.contains('9'), "{language}: {less}");
            assert_ne!(alone, same, "{language}: both score");
            alone
        });
        assert_ne!(told[0], told[1], "{language}: they must be claimed");
    }
    set_language(None);
}

#[test]
fn the_same_points_set_nothing_apart_and_what_is_about_equal_says_so() {
    set_language(None);
    let rules = Preset::AllFives.rules(Seats::Two);
    let same = || HintReason::Scores { points: 10, instead: 10 };
    let [best, next] = [BEST, NEXT].map(|it| action(it.parse().expect("an action"), &rules));
    let worth = msg::hint_worth(50, next.clone(), 50, Points::NONE);
    let equal = msg::hint_equal(next.clone(), best.clone());
    assert_eq!(told(vec![same()], 0.0, &rules)[1..], [equal.clone(), worth]);
    let apart = told(vec![same(), HintReason::ShedsDoublet], 0.0, &rules);
    let reason = msg::HINT_SHEDS_DOUBLET.text();
    assert!(apart[0].contains(&reason), "one reason: {apart:?}");
    assert!(apart[1].contains("about equal") && apart[1].contains(&reason), "{apart:?}");
    let nothing = told(vec![same()], 0.1, &rules);
    assert_eq!(nothing[1], msg::hint_better(next, best));
    let why = Explanation {
        best: BEST.parse().expect("an action"),
        other: NEXT.parse().expect("an action"),
        reasons: vec![same()],
    };
    let (says, figures) = with_eyes(&rules, |advised| explain(&why, true, advised));
    assert_eq!(says, equal);
    assert!(figures.is_empty(), "nothing speaks for it: {figures:?}");
}

#[test]
fn what_both_plays_score_is_said_before_what_sets_them_apart() {
    set_language(None);
    let rules = Preset::AllFives.rules(Seats::Two);
    let leaves = HintReason::LeavesFewerPoints {
        chance: 0.05,
        instead: 0.3,
        points: 3.0,
        most: 10,
        most_instead: 20,
    };
    let same = HintReason::Scores { points: 10, instead: 10 };
    let told = told(vec![leaves, same], 0.1, &rules);
    let why = "6-4 on the left: 10 points either way, and Iris is unlikely to score; 6-3 on the \
               right could give away 20 points.";
    assert_eq!(told[1], why, "{told:?}");
    assert!(!told[0].contains("either way"), "the other is not named: {told:?}");
    assert!(!told[0].contains('%') && !told[1].contains('%'), "{told:?}");
    assert!(told[2].contains('%'), "figures after it: {told:?}");
}

#[test]
fn a_doublet_that_could_score_next_is_not_said_to_be_playable_as_well() {
    set_language(None);
    let rules = Preset::AllFives.rules(Seats::Two);
    let scores = || HintReason::PreparesScore { bone: "0-0".parse().expect("a bone"), points: 10 };
    let keeps = |bone: &str| HintReason::KeepsDoublet { bone: bone.parse().expect("a bone") };
    let once = msg::hint_prepares(&you(), "0-0".parse().expect("a bone"), Points::shown(10));
    for reasons in [vec![scores(), keeps("0-0")], vec![keeps("0-0"), scores()]] {
        let told = told(reasons, 0.1, &rules);
        assert_eq!(told[0], told[1], "one clause: {told:?}");
        assert!(told[0].contains(&once), "{told:?}");
    }
    let told = told(vec![scores(), keeps("1-1")], 0.1, &rules);
    let playable = msg::hint_keeps_doublet(&you(), "1-1".parse().expect("a bone"));
    assert!(told[1].contains(&once) && told[1].contains(&playable), "{told:?}");
}

#[test]
fn a_sentence_begins_with_a_capital_and_compares_no_command() {
    let rules = Preset::AllFives.rules(Seats::Two);
    for language in languages() {
        set_language(Some(language));
        let hint =
            |reasons| Hint { best: valued("6-6", 0.0), other: Some(valued("5-5", 0.0)), reasons };
        let [best, next] = ["6-6", "5-5"].map(|it| action(it.parse().expect("a lead"), &rules));
        let told = with_eyes(&rules, |advised| why(&hint(Vec::new()), advised));
        let equal = msg::hint_equal(next, best);
        assert_eq!(told.to_lowercase(), equal.to_lowercase(), "{language}");
        for it in ["6-6", "draw", "pass"] {
            let why = Explanation {
                best: it.parse().expect("an action"),
                other: "5-5".parse().expect("an action"),
                reasons: vec![HintReason::ShedsDoublet],
            };
            let (told, _) = with_eyes(&rules, |advised| explain(&why, false, advised));
            let first = told.chars().next().expect("words");
            assert!(!first.is_lowercase(), "{language}: {told}");
        }
    }
    set_language(None);
}

#[test]
fn the_tutor_tells_a_cost_in_points_or_against_the_chance_of_the_best() {
    let played = NEXT.parse().expect("an action");
    for (preset, seats, points, chance, in_points) in [
        (Preset::AllFives, Seats::Two, 7.2, 0.05, Some("7")),
        (Preset::AllFives, Seats::Two, 0.6, 0.05, None),
        (Preset::AllFives, Seats::Two, 20.0, 0.3, None),
        (Preset::CribbageBoardFives, Seats::Two, 35.0, 0.05, Some("7")),
        (Preset::CribbageBoardFives, Seats::Two, 4.0, 0.05, None),
        (Preset::Bergen, Seats::Two, 0.8, 0.05, None),
        // Much for the game, though few points.
        (Preset::Bergen, Seats::Two, 1.5, 0.09, None),
        (Preset::JamaicanPartners, Seats::Partners, 1.2, 0.09, None),
    ] {
        let rules = preset.rules(seats);
        let cost = Cost { points, chance, ..Cost::default() };
        for language in languages() {
            set_language(Some(language));
            let told = cost_title(played, cost, 0.61, &rules);
            assert!(told.contains("6-3"), "{language}: {told}");
            if let Some(points) = in_points {
                assert!(told.contains(points) && !told.contains('%'), "{told}");
            } else {
                let after = (100.0_f32 * (0.61 - chance)).round().to_string();
                let is_told = ["61", &after].into_iter().all(|it| told.contains(it));
                assert!(is_told && told.contains('%'), "{language}: {told}");
            }
        }
    }
    set_language(None);
}
