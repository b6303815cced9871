//! Tests that every rule can be set, and that no setting is a dead end.

use rand::seq::IndexedRandom as _;
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;

use super::*;
use engine::{Preset, Seats};

fn ready_made() -> Vec<Rules> {
    Preset::ALL.map(|preset| preset.rules(Seats::Two)).to_vec()
}

/// Rules with a random value for every rule. They need not be valid.
fn random_rules(random: &mut ChaCha8Rng) -> Rules {
    let mut rules = Rules::default();
    for rule in Rule::ALL {
        rules = *rule.choices(&rules).choose(random).expect("every rule can be set to something");
    }
    if random.random_bool(0.2) {
        rules.target = Some(random.random_range(1..=9_999));
    }
    rules
}

#[test]
fn rules_can_be_copied_rule_by_rule() {
    let mut random = ChaCha8Rng::seed_from_u64(1);
    for _ in 0..200 {
        let wanted = random_rules(&mut random);
        let built = Rule::ALL
            .into_iter()
            .fold(Rules::default(), |rules, rule| rule.copied(&wanted, &rules));
        assert_eq!(built, wanted, "rule by rule");
    }
}

#[test]
fn a_choice_changes_its_own_rule_and_nothing_else() {
    for rules in ready_made() {
        for rule in Rule::ALL {
            let choices = rule.choices(&rules);
            assert!(choices.contains(&rules), "{rule:?} offers what is set");
            assert!(choices.len() > 1, "{rule:?} offers something else");
            for choice in choices {
                for other in Rule::ALL.into_iter().filter(|other| *other != rule) {
                    assert!(other.has_same_value(&choice, &rules), "{rule:?} changed {other:?}");
                }
            }
        }
    }
}

#[test]
fn a_switch_is_off_and_then_on() {
    for rule in Rule::ALL.into_iter().filter(|rule| rule.is_switch()) {
        let choices = rule.choices(&Rules::default());
        assert_eq!(choices.len(), 2, "{rule:?}");
        let on = rule.choices(&choices[1]);
        assert_eq!(on, choices, "{rule:?} offers the same when it is on");
    }
    let [off, on] = Rule::Fives.choices(&Rules::default())[..] else {
        panic!("a switch has two positions");
    };
    assert!(!off.fives && on.fives, "off, then on");
}

/// Every change can be reversed, so any valid rules can be reached from any others if the default
/// can be reached from all. Here every step brings one more rule to its default.
#[test]
fn any_valid_rules_are_reached_from_any_others_by_single_valid_changes() {
    let mut random = ChaCha8Rng::seed_from_u64(2);
    let mut tried = 0;
    while tried < 3_000 {
        let start = random_rules(&mut random);
        if start.check().is_err() {
            continue;
        }
        tried += 1;
        let goal = Rules::default();
        let mut rules = start;
        while rules != goal {
            let step = Rule::ALL
                .into_iter()
                .map(|rule| rule.copied(&goal, &rules))
                .find(|step| *step != rules && step.check().is_ok());
            rules = step.unwrap_or_else(|| panic!("stuck at {rules:?}"));
        }
    }
}

#[test]
fn invalid_choices_are_listed_with_their_reasons() {
    let draw = Rules::default();
    let [(with_claims, reason)] = Rule::Claims.invalid_choices(&draw)[..] else {
        panic!("nothing scores in Draw, so there is nothing to claim");
    };
    assert!(with_claims.claims, "it is the switch that cannot go on");
    assert_eq!(reason, RulesError::ClaimsWithoutScoring, "and why");
    let fives_shown = Preset::CribbageBoardFives.rules(Seats::Two);
    let targets = Rule::Target.invalid_choices(&fives_shown);
    let refused: Vec<_> = targets.iter().map(|(rules, _)| rules.target).collect();
    assert_eq!(refused, [Some(61)], "61 is not a multiple of five");
}

#[test]
fn another_set_of_bones_gets_its_usual_hand_size() {
    let six = Preset::AllFives.rules(Seats::Two);
    let nine = Rules { set: DominoSet::DoubleNine, ..six };
    let nine = Rule::with_usual_hands(nine, &six);
    assert_eq!(nine.hand_size, 10);
    let larger = Rules { hand_size: 14, ..nine };
    assert_eq!(Rule::with_usual_hands(larger, &nine).hand_size, 14, "the same set");
    for (seats, usual) in [(Seats::Two, 7), (Seats::Partners, 5)] {
        let back = Rules { set: DominoSet::DoubleSix, seats, ..larger };
        assert_eq!(Rule::with_usual_hands(back, &larger).hand_size, usual);
    }
}
