//! Section 9.2, Matador: the halves that touch add up to seven.

use engine::{
    Action, Bones, Capicua, Fit, HandWorth, Pips, Preset, Reason, Rules, RulesError, Score, Seats,
    Spinner,
};

use crate::fixture::{after, bone, draw, legal};

fn seven() -> Rules {
    Rules { fit: Fit::AddToSeven, ..draw(Seats::Two) }
}

/// The pips of an end.
fn pips(value: u8) -> Pips {
    Pips::new(value).expect("a number of pips")
}

#[test]
fn what_may_be_played() {
    for (hands, line, expected) in [
        // The other half that is open is named only for a matador that shows two numbers.
        (
            "6-6 4-4 | 6-1 5-1 0-0 6-5",
            "6-6",
            "0-0@6-6E 0-0@6-6W 5-1@6-6E 5-1@6-6W \
             6-1@6-6E=1 6-1@6-6E=6 6-1@6-6W=1 6-1@6-6W=6",
        ),
        // A blank takes nothing but a matador.
        ("6-6 3-0 6-0 | 1-0 5-5", "6-6 1-0@E", "draw"),
        ("6-6 3-0 5-2 | 1-0 5-5", "6-6 1-0@E", "5-2@1-0E=2 5-2@1-0E=5 5-2@6-6W=2 5-2@6-6W=5"),
        // Either half of a matador may be the end.
        ("4-4 6-6 | 4-3 5-3 5-5", "4-4 4-3@E=4", "draw"),
        ("4-4 5-3 6-6 | 4-3 5-5", "4-4 4-3@E=4", "5-3@4-3E 5-3@4-4W"),
        ("4-4 5-4 6-6 | 4-3 5-5", "4-4 4-3@E=3", "5-4@4-3E"),
        // A doublet has one number, and 0-0 leaves a blank.
        ("3-3 5-5 6-6 | 4-4 2-0", "3-3", "4-4@3-3E 4-4@3-3W"),
        ("3-3 5-5 6-1 | 0-0 2-0", "3-3 0-0@E", "6-1@0-0E=1 6-1@0-0E=6 6-1@3-3W=1 6-1@3-3W=6"),
    ] {
        let hands = format!("{hands} / 2-2");
        let pair = after(&seven(), &hands, line);
        assert_eq!(legal(&pair), expected, "{hands}: {line}");
    }
}

#[test]
fn an_end_counts_what_it_shows_and_a_doublet_once() {
    for (line, count) in [
        ("6-6", 12),
        ("6-6 1-1@E", 7),
        ("6-6 1-1@E 6-0@E", 6),
        ("6-6 6-1@E=1", 7),
        ("6-6 6-1@E=6", 12),
        ("6-6 0-0@W", 6),
    ] {
        let hands = "6-6 6-0 4-4 | 1-1 6-1 0-0";
        let pair = after(&seven(), hands, line);
        assert_eq!(pair.real.table().count(), count, "{line}");
    }
}

#[test]
fn a_refusal_says_what_is_wanted() {
    for (line, action, expected) in [
        ("6-6", "4-3@6-6E", Some(Reason::EitherWay { bone: bone("4-3") })),
        ("6-6", "4-3@6-6E=5", Some(Reason::EitherWay { bone: bone("4-3") })),
        ("6-6", "4-3@6-6E=4", None),
        ("6-6", "0-0@6-6E=0", Some(Reason::OneWay { bone: bone("0-0") })),
        ("6-6", "1-0@6-6E=0", Some(Reason::OneWay { bone: bone("1-0") })),
        ("6-6 1-0@E", "5-1@1-0E", Some(Reason::NeedsMatador { bone: bone("5-1") })),
        (
            "6-6 1-0@E",
            "2-0@1-0E",
            Some(Reason::FitsNeither { bone: bone("2-0"), left: Some(pips(1)), right: None }),
        ),
    ] {
        let mut position = after(&seven(), "6-6 5-1 2-0 | 1-0 5-5 4-3 0-0", line).real;
        let done = position.apply(&seven(), action.parse().expect("an action"));
        assert_eq!(done.err(), expected, "{line}: {action}");
    }
}

#[test]
fn an_action_names_the_half_that_is_turned_outward() {
    for text in ["6-1@5-5E=6", "6-1@5-5E=1", "0-0@5-5E", "6-1@5-5E"] {
        let action: Action = text.parse().expect("an action");
        assert_eq!(action.to_string(), text);
    }
    for text in ["6-1@5-5E=", "6-1@5-5E=x", "6-1@5-5E=6=6", "6-1@5-5=6", "6-1=6"] {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
}

#[test]
fn a_pass_tells_that_no_matador_is_held_and_nothing_that_makes_seven() {
    let matadors: Bones = ["0-0", "6-1", "5-2", "4-3"].map(bone).into_iter().collect();
    let fits = |number| Fit::AddToSeven.bones_for(pips(number));
    assert_eq!(fits(0), matadors, "a blank");
    for number in 1..=6 {
        let suit = Bones::suit(pips(7 - number));
        assert_eq!(fits(number), suit.or(matadors), "{number}");
    }
    for number in 0..=6 {
        assert_eq!(Fit::Equal.bones_for(pips(number)), Bones::suit(pips(number)));
    }
}

#[test]
fn it_goes_with_no_rule_about_ends_that_score() {
    type Change = fn(&mut Rules);
    let changes: [(Change, RulesError); 8] = [
        (|r| r.spinner = Spinner::Single, RulesError::SevenWithSpinner),
        (|r| r.spinner = Spinner::Every, RulesError::SevenWithSpinner),
        (|r| r.fives = true, RulesError::SevenWithScoring),
        (|r| r.threes = true, RulesError::SevenWithScoring),
        (|r| r.headers = true, RulesError::SevenWithScoring),
        (|r| r.capicua = Capicua::Points(30), RulesError::SevenWithBonus),
        (|r| r.chuchazo = 30, RulesError::SevenWithBonus),
        (
            |r| {
                (r.score, r.hand_worth) = (Score::Hands, HandWorth::ByWayOut);
                r.target = Some(6);
            },
            RulesError::SevenWithBonus,
        ),
    ];
    for (change, reason) in changes {
        let mut rules = Preset::Matador.rules(Seats::Two);
        change(&mut rules);
        assert_eq!(rules.check(), Err(reason), "{rules:?}");
    }
}

#[test]
fn bones_that_are_kept_back_are_refused_as_such() {
    for (kept_back, expected) in [
        (0, Reason::NothingToDraw),
        (1, Reason::KeptBack { bones: 1 }),
        (2, Reason::KeptBack { bones: 2 }),
    ] {
        let rules = Rules { kept_back, voluntary_draw: true, ..seven() };
        let mut position = after(&rules, "6-6 5-1 | 1-0 5-5 / 4-4 3-3 2-2", "6-6").real;
        let refusal = loop {
            if let Err(reason) = position.apply(&rules, Action::Draw) {
                break reason;
            }
        };
        assert_eq!(refusal, expected);
    }
}
