//! The rules one by one.

use super::*;
use engine::ScoreDisplay;
use engine::Spinner::{Every, Single};
use words::rules;
use words::say;

#[test]
fn every_switch_changes_its_own_rule_and_nothing_else() {
    for preset in [Preset::AllFives, Preset::BritishFivesAndThrees] {
        let start = preset.rules(Seats::Two);
        for rule in Rule::ALL.into_iter().filter(|rule| rule.is_switch()) {
            let mut harness = open(TALL, playing(start));
            let is_on = is_on(&harness, &id(rule));
            let [off, on] = rule.choices(&start)[..] else {
                panic!("a switch is off or on");
            };
            assert_eq!(is_on, start == on, "{rule:?} shows how it is set");
            let other = if is_on { off } else { on };
            let possible = other.check().is_ok();
            assert_eq!(is_out_of_reach(&harness, &id(rule)), !possible, "{rule:?}");
            click(&mut harness, &id(rule));
            assert_eq!(
                rules(&harness),
                if possible { other } else { start },
                "{rule:?}"
            );
            assert_eq!(harness.state().changes, usize::from(possible), "{rule:?}");
        }
    }
}

#[test]
fn every_list_sets_every_possible_value_and_refuses_the_others() {
    for preset in [Preset::Draw, Preset::CribbageBoardFives] {
        let start = preset.rules(Seats::Two);
        for rule in Rule::ALL.into_iter().filter(|rule| !rule.is_switch()) {
            for choice in rule.choices(&start) {
                let mut harness = open(TALL, playing(start));
                choose(&mut harness, &id(rule), &rule.value(&choice).id());
                let possible = choice.check().is_ok();
                assert_eq!(
                    rules(&harness),
                    if possible { choice } else { start },
                    "{rule:?}"
                );
            }
        }
    }
}

#[test]
fn what_cannot_be_turned_on_says_which_rules_stand_in_the_way_without_a_mouse() {
    let harness = open(TALL, playing_preset(Preset::Draw));
    must_read(
        &harness,
        "Cannot be turned on now. Points are claimed only where fives or threes score. In the way: “Fives score: off” or “Threes score: off”.",
    );
    must_read(
        &harness,
        "Not possible now: “Its fives and threes”. Points for each multiple need fives or threes. In the way:",
    );
}

#[test]
fn whatever_is_refused_becomes_possible_once_a_rule_in_the_way_is_changed() {
    let mut count = 0;
    for preset in Preset::ALL {
        let start = preset.rules(Seats::Two);
        for rule in Rule::ALL {
            for (wanted, _) in rule.impossible(&start) {
                for (other, mended) in rules::ways_to(rule, &wanted) {
                    count += 1;
                    assert_ne!(other, rule, "another one");
                    assert_eq!(mended.check(), Ok(()), "{rule:?}: {other:?}");
                    assert_eq!(other.copied(&mended, &wanted), mended, "and no third");
                    assert_eq!(rules::idle(rule, &mended), None, "it does something");
                }
            }
        }
    }
    assert!(count > 20, "rules stand in each other's way: {count} times");
}

#[test]
fn what_is_in_the_way_of_a_switch_is_changed_together_with_it_by_one_click() {
    let mut harness = open(TALL, playing_preset(Preset::Draw));
    let claims = id(Rule::Claims);
    must_read(&harness, "Turn “Threes score” on, too");
    click(&mut harness, &format!("{claims}-with-fives"));
    let draw = Preset::Draw.rules(Seats::Two);
    let both = Rules {
        claims: true,
        fives: true,
        ..draw
    };
    assert_eq!(rules(&harness), both, "both, and nothing else");
    assert!(is_on(&harness, &claims), "it is on");
    let gone = find(&harness, &format!("{claims}-with-threes")).is_none();
    assert!(gone, "nothing is in the way any more");
}

#[test]
fn what_is_in_the_way_of_a_choice_is_changed_with_it_in_the_open_list() {
    let start = Preset::CribbageBoardFives.rules(Seats::Two);
    let mut harness = open(TALL, playing(start));
    click(&mut harness, &id(Rule::Target));
    must_read(&harness, "Set “Show scores as: Points”, too");
    let way = format!("{}-61-with-score-display", id(Rule::Target));
    click(&mut harness, &way);
    let both = Rules {
        target: Some(61),
        score_display: ScoreDisplay::Points,
        ..start
    };
    assert_eq!(rules(&harness), both, "both");
    assert!(find(&harness, &way).is_none(), "the list is closed");
}

#[test]
fn a_value_out_of_reach_gives_its_reason_in_the_open_list() {
    let mut harness = open(TALL, playing_preset(Preset::CribbageBoardFives));
    click(&mut harness, &id(Rule::Target));
    let refused = format!("{}-61", id(Rule::Target));
    assert!(is_out_of_reach(&harness, &refused), "61 is out of reach");
    must_read(
        &harness,
        "Scores are shown as fives, and 61 is not a multiple of five. In the way: “Show scores as: Fives”.",
    );
}

#[test]
fn a_choice_says_what_it_means_in_the_list_and_once_it_is_set() {
    let mut harness = open(TALL, playing_preset(Preset::AllFives));
    let rules = |spinner| Rules {
        spinner,
        ..Preset::AllFives.rules(Seats::Two)
    };
    let meaning = |spinner| {
        let meaning = rules::value_explanation(Rule::Spinner, &rules(spinner));
        meaning.expect("a value with a name means something")
    };
    must_read(&harness, &meaning(Single));
    assert!(!said(&harness).contains(&meaning(Every)), "not another one");
    click(&mut harness, &id(Rule::Spinner));
    must_read(&harness, &meaning(Every));
    click(&mut harness, "setting-spinner-every");
    must_read(&harness, &meaning(Every));
    assert!(!said(&harness).contains(&meaning(Single)), "no longer set");
}

#[test]
fn a_rule_that_another_one_needs_stays_on_until_that_one_is_off() {
    let claimed = Rules {
        claims: true,
        ..Preset::AllFives.rules(Seats::Two)
    };
    let mut harness = open(TALL, playing(claimed));
    click(&mut harness, &id(Rule::Fives));
    assert!(rules(&harness).fives, "claims need something that scores");
    click(&mut harness, &id(Rule::Claims));
    click(&mut harness, &id(Rule::Fives));
    assert!(!rules(&harness).fives, "and now it can go");
}

#[test]
fn a_number_of_points_of_ones_own_can_be_written() {
    let mut harness = open(TALL, playing_preset(Preset::Draw));
    let field = "settings-own-target-field";
    choose(&mut harness, &id(Rule::Target), "own");
    assert_eq!(
        rules(&harness).target,
        Some(150),
        "nothing changes by itself"
    );
    by_id(&harness, field).focus();
    harness.run();
    for _ in 0..3 {
        harness.key_press(egui::Key::Backspace);
        harness.run();
    }
    must_read(&harness, &say!("settings-not-a-target", still = "1 point"));
    by_id(&harness, field).type_text("77");
    harness.run();
    assert_eq!(rules(&harness).target, Some(77), "as written");
    choose(&mut harness, &id(Rule::Target), "none");
    assert_eq!(rules(&harness).target, None, "no points");
    assert!(find(&harness, field).is_none(), "no field");
}

#[test]
fn a_number_that_the_other_rules_refuse_is_not_taken() {
    let mut harness = open(TALL, playing_preset(Preset::CribbageBoardFives));
    choose(&mut harness, &id(Rule::Target), "own");
    type_into(&mut harness, "settings-own-target-field", "7");
    must_read(&harness, "3,057 is not a multiple of five");
    assert_eq!(rules(&harness).target, Some(305), "still");
}

#[test]
fn a_switch_keeps_the_focus_when_lines_appear_above_it() {
    let mut harness = open(TALL, playing_preset(Preset::AllFives));
    let switch = id(Rule::Rounding);
    by_id(&harness, &switch).focus();
    harness.run();
    harness.key_press(egui::Key::Space);
    harness.run();
    assert!(rules(&harness).rounding, "turned on");
    by_id(&harness, "settings-keep");
    assert!(by_id(&harness, &switch).is_focused(), "still");
    harness.key_press(egui::Key::Space);
    harness.run();
    assert!(!rules(&harness).rounding, "and off again");
}

#[test]
fn only_in_the_middle_of_a_game_changes_wait_for_the_next_hand() {
    let said = |next_hand| {
        let player = Player {
            next_hand,
            ..Player::default()
        };
        let harness = open(TALL, player);
        let waits = [
            say!("settings-from-the-next-hand"),
            say!("settings-from-the-next-game"),
        ];
        waits.map(|waits| harness.query_by_label(&waits).is_some())
    };
    let hand = said(Some(NextHand::AsSet));
    assert_eq!(hand, [true, false], "a game is going on");
    let game = said(Some(NextHand::OfThisGame));
    assert_eq!(game, [false, true], "one for others is");
    assert_eq!(said(None), [false; 2], "none is");
}

#[test]
fn a_row_stays_under_the_mouse_when_its_rule_makes_the_game_ones_own() {
    for rule in [Rule::BuryTwo, Rule::Rounding, Rule::ExactTarget] {
        let mut harness = open([440.0, 640.0], playing_preset(Preset::AllFives));
        let id = id(rule);
        by_id(&harness, &id).focus();
        harness.run();
        let before = by_id(&harness, &id).rect();
        for named in [false, true] {
            click(&mut harness, &id);
            let is_own = find(&harness, "settings-game-name").is_some();
            assert_eq!(is_own, !named, "{rule:?} makes it a game without a name");
            let now = by_id(&harness, &id).rect();
            assert!(
                (now.top() - before.top()).abs() < 1.0,
                "{rule:?}: {now:?} and {before:?}"
            );
        }
    }
}
