//! The Settings window, used as a player uses it.

use egui::accesskit::{Role, Toggled};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use super::*;
use crate::app::wording::{rules as words, settings as labels};
use crate::engine::{Name, Preset, Rules, Seats};
use crate::nestor::Level;
use crate::session::{OwnGame, Pace};

/// A player at the window: what is sent is set at once.
#[derive(Default)]
struct Player {
    window: SettingsWindow,
    preferences: Preferences,
    next_hand: Option<NextHand>,
    changes: usize,
}

type Seen = Harness<'static, Player>;

const TALL: [f32; 2] = [1100.0, 2600.0];

fn open(size: [f32; 2], player: Player) -> Seen {
    let draw = |ui: &mut Ui, player: &mut Player| {
        egui::ScrollArea::vertical().show(ui, |ui| {
            let mut commands = Vec::new();
            let Player {
                window,
                preferences,
                next_hand,
                changes,
            } = player;
            window.ui(ui, preferences, *next_hand, &mut commands);
            for command in commands {
                let Command::SetPreferences(changed) = command else {
                    panic!("the window sends nothing but preferences");
                };
                assert_eq!(changed.rules.check(), Ok(()), "only games are sent");
                *preferences = *changed;
                *changes += 1;
            }
        });
    };
    let mut harness = Harness::builder()
        .with_size(size)
        .with_context_setup(crate::app::fonts::install)
        .build_ui_state(draw, player);
    harness.run();
    harness
}

fn playing(rules: Rules) -> Player {
    Player {
        preferences: Preferences {
            rules,
            ..Preferences::default()
        },
        ..Player::default()
    }
}

fn playing_preset(preset: Preset) -> Player {
    playing(preset.rules(Seats::Two))
}

fn rules(harness: &Seen) -> Rules {
    harness.state().preferences.rules
}

fn click(harness: &mut Seen, role: Role, label: &str) {
    harness.get_by_role_and_label(role, label).click();
    harness.run();
}

/// Opens the list called `list` and chooses `value`.
fn choose(harness: &mut Seen, list: &str, value: &str) {
    click(harness, Role::ComboBox, list);
    click(harness, Role::Button, value);
}

#[test]
fn every_switch_changes_its_own_rule_and_nothing_else() {
    for preset in [Preset::AllFives, Preset::BritishFivesAndThrees] {
        let start = preset.rules(Seats::Two);
        for rule in Rule::ALL.into_iter().filter(|rule| rule.is_switch()) {
            let mut harness = open(TALL, playing(start));
            let switch = harness.get_by_role_and_label(Role::CheckBox, words::name(rule));
            let is_on = switch.accesskit_node().toggled() == Some(Toggled::True);
            let [off, on] = rule.choices(&start)[..] else {
                panic!("a switch is off or on");
            };
            assert_eq!(is_on, start == on, "{rule:?} shows how it is set");
            let other = if is_on { off } else { on };
            let possible = other.check().is_ok();
            assert_eq!(switch.accesskit_node().is_disabled(), !possible, "{rule:?}");
            switch.click();
            harness.run();
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
                choose(
                    &mut harness,
                    words::name(rule),
                    &words::value(rule, &choice),
                );
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
fn what_cannot_be_turned_on_says_why_without_a_mouse() {
    let harness = open(TALL, playing_preset(Preset::Draw));
    harness.get_by_label(
        "Cannot be turned on now. Points are claimed only where fives or threes score.",
    );
    harness
        .get_by_label("Not possible now: \"Its fives and threes\". Points for each multiple need fives or threes.");
}

#[test]
fn a_value_out_of_reach_gives_its_reason_in_the_open_list() {
    let mut harness = open(TALL, playing_preset(Preset::CribbageBoardFives));
    click(&mut harness, Role::ComboBox, words::name(Rule::Target));
    let refused = harness.get_by_role_and_label(Role::Button, "61 points");
    assert!(refused.accesskit_node().is_disabled(), "61 is out of reach");
    harness.get_by_label("Scores are shown as fives, and 61 is not a multiple of five.");
}

#[test]
fn a_rule_that_another_one_needs_stays_on_until_that_one_is_off() {
    let claimed = Rules {
        claims: true,
        ..Preset::AllFives.rules(Seats::Two)
    };
    let mut harness = open(TALL, playing(claimed));
    click(&mut harness, Role::CheckBox, words::name(Rule::Fives));
    assert!(rules(&harness).fives, "claims need something that scores");
    click(&mut harness, Role::CheckBox, words::name(Rule::Claims));
    click(&mut harness, Role::CheckBox, words::name(Rule::Fives));
    assert!(!rules(&harness).fives, "and now it can go");
}

#[test]
fn any_ready_made_game_can_be_chosen() {
    for preset in Preset::ALL {
        let mut harness = open(TALL, playing_preset(Preset::AllFives));
        choose(&mut harness, labels::GAME, preset.name());
        assert_eq!(
            rules(&harness),
            preset.rules(Seats::Two),
            "{}",
            preset.name()
        );
        harness.get_by_label(words::preset(preset));
    }
}

#[test]
fn a_changed_game_can_be_named_kept_chosen_again_renamed_and_deleted() {
    let mut harness = open(TALL, playing_preset(Preset::AllFives));
    choose(&mut harness, words::name(Rule::HandSize), "9 bones");
    harness.get_by_label("Like All Fives, except: Hand size: 9 bones.");

    let field = harness.get_by_role_and_label(Role::TextInput, labels::GAME_NAME);
    field.focus();
    harness.run();
    harness
        .get_by_role_and_label(Role::TextInput, labels::GAME_NAME)
        .type_text(" Big hands ");
    harness.run();
    click(&mut harness, Role::Button, labels::KEEP);
    assert_eq!(
        harness.state().preferences.game_name(),
        Some("Big hands"),
        "kept"
    );

    choose(&mut harness, labels::GAME, "Draw");
    choose(&mut harness, labels::GAME, "Big hands");
    assert_eq!(rules(&harness).hand_size, 9, "chosen again");

    click(&mut harness, Role::Button, labels::RENAME);
    harness
        .get_by_role_and_label(Role::TextInput, labels::GAME_NAME)
        .focus();
    harness.run();
    harness
        .get_by_role_and_label(Role::TextInput, labels::GAME_NAME)
        .type_text(" of mine");
    harness.run();
    click(&mut harness, Role::Button, labels::SAVE_NAME);
    let names = |harness: &Seen| {
        let own = harness.state().preferences.own_games.iter();
        own.map(|own| own.name.as_str().to_owned())
            .collect::<Vec<_>>()
    };
    assert_eq!(names(&harness), ["Big hands of mine"], "renamed");

    click(&mut harness, Role::Button, labels::DELETE);
    assert_eq!(names(&harness), [""; 0], "deleted");
    assert_eq!(rules(&harness).hand_size, 9, "its rules stay set");
    click(&mut harness, Role::Button, labels::KEEP);
    assert_eq!(
        names(&harness),
        ["Big hands of mine"],
        "and can be kept again"
    );
}

#[test]
fn rules_without_a_name_are_not_lost_when_another_game_is_looked_at() {
    let mut harness = open(TALL, playing_preset(Preset::AllFives));
    click(&mut harness, Role::CheckBox, words::name(Rule::BuryTwo));
    choose(&mut harness, labels::GAME, "Draw");
    choose(&mut harness, labels::GAME, "My rules");
    assert!(
        rules(&harness).bury_two && rules(&harness).fives,
        "there again"
    );
}

#[test]
fn the_name_of_a_ready_made_game_is_refused_with_the_reason() {
    let own = Rules {
        bury_two: true,
        ..Rules::default()
    };
    let mut harness = open(TALL, playing(own));
    harness
        .get_by_role_and_label(Role::TextInput, labels::GAME_NAME)
        .focus();
    harness.run();
    harness
        .get_by_role_and_label(Role::TextInput, labels::GAME_NAME)
        .type_text("five-up");
    harness.run();
    harness.get_by_label("Five-Up is the name of a ready-made game.");
    let keep = harness.get_by_role_and_label(Role::Button, labels::KEEP);
    assert!(keep.accesskit_node().is_disabled(), "not under that name");
}

#[test]
fn a_kept_game_can_be_given_other_rules() {
    let kept = OwnGame {
        name: Name::new("Mine").expect("a name"),
        rules: Rules {
            bury_two: true,
            ..Rules::default()
        },
    };
    let mut player = playing(Rules {
        kept_back: 2,
        ..Rules::default()
    });
    player.preferences.own_games.push(kept);
    let mut harness = open(TALL, player);
    harness
        .get_by_role_and_label(Role::TextInput, labels::GAME_NAME)
        .focus();
    harness.run();
    harness
        .get_by_role_and_label(Role::TextInput, labels::GAME_NAME)
        .type_text("mine");
    harness.run();
    click(&mut harness, Role::Button, &labels::replace("Mine"));
    assert_eq!(
        harness.state().preferences.game_name(),
        Some("Mine"),
        "the new rules"
    );
    assert_eq!(
        harness.state().preferences.own_games.len(),
        1,
        "not a second one"
    );
}

#[test]
fn a_number_of_points_of_ones_own_can_be_written() {
    let mut harness = open(TALL, playing_preset(Preset::Draw));
    choose(&mut harness, words::name(Rule::Target), labels::OWN_TARGET);
    assert_eq!(
        rules(&harness).target,
        Some(150),
        "nothing changes by itself"
    );
    let (role, label) = (Role::TextInput, labels::OWN_TARGET_FIELD);
    harness.get_by_role_and_label(role, label).focus();
    harness.run();
    for _ in 0..3 {
        harness.key_press(egui::Key::Backspace);
        harness.run();
    }
    harness.get_by_label(&labels::not_a_target("1 point"));
    harness.get_by_role_and_label(role, label).type_text("77");
    harness.run();
    assert_eq!(rules(&harness).target, Some(77), "as written");
    choose(
        &mut harness,
        words::name(Rule::Target),
        "One hand is the game",
    );
    assert_eq!(rules(&harness).target, None, "no points");
    assert!(
        harness.query_by_role_and_label(role, label).is_none(),
        "no field"
    );
}

#[test]
fn a_number_that_the_other_rules_refuse_is_not_taken() {
    let mut harness = open(TALL, playing_preset(Preset::CribbageBoardFives));
    choose(&mut harness, words::name(Rule::Target), labels::OWN_TARGET);
    let role = Role::TextInput;
    harness
        .get_by_role_and_label(role, labels::OWN_TARGET_FIELD)
        .focus();
    harness.run();
    harness
        .get_by_role_and_label(role, labels::OWN_TARGET_FIELD)
        .type_text("7");
    harness.run();
    harness.get_by_label_contains("3057 is not a multiple of five");
    assert_eq!(rules(&harness).target, Some(305), "still");
}

#[test]
fn a_switch_keeps_the_focus_when_lines_appear_above_it() {
    let mut harness = open(TALL, playing_preset(Preset::AllFives));
    let name = words::name(Rule::Rounding);
    let role = Role::CheckBox;
    harness.get_by_role_and_label(role, name).focus();
    harness.run();
    harness.key_press(egui::Key::Space);
    harness.run();
    assert!(rules(&harness).rounding, "turned on");
    harness.get_by_label(labels::KEEP);
    assert!(
        harness.get_by_role_and_label(role, name).is_focused(),
        "still"
    );
    harness.key_press(egui::Key::Space);
    harness.run();
    assert!(!rules(&harness).rounding, "and off again");
}

#[test]
fn nestor_and_the_table_have_their_own_settings() {
    let mut harness = open(TALL, Player::default());
    choose(
        &mut harness,
        labels::PACE,
        labels::pace_name(Pace::WaitForOk),
    );
    choose(&mut harness, labels::LEVEL, Level::Beginner.name());
    for switch in [
        labels::AUTO_DRAW,
        labels::TABLE_COUNT,
        labels::FLICKER,
        labels::NUMERALS,
        labels::GRAIN,
    ] {
        click(&mut harness, Role::CheckBox, switch);
    }
    let before = Preferences::default();
    let expected = Preferences {
        pace: Pace::WaitForOk,
        auto_draw: !before.auto_draw,
        table_count: !before.table_count,
        flicker: !before.flicker,
        numerals: !before.numerals,
        grain: !before.grain,
        ..before
    };
    assert_eq!(harness.state().preferences, expected, "and nothing else");
}

#[test]
fn only_in_the_middle_of_a_game_changes_wait_for_the_next_hand() {
    let said = |next_hand| {
        let player = Player {
            next_hand,
            ..Player::default()
        };
        let harness = open(TALL, player);
        harness.query_by_label(FROM_THE_NEXT_HAND).is_some()
    };
    assert!(said(Some(NextHand::AsSet)), "a game is going on");
    assert!(!said(None), "none is");
}

#[test]
fn every_game_fits_the_smallest_and_a_large_window() {
    for size in [
        [360.0, 560.0],
        [699.0, 560.0],
        [1100.0, 760.0],
        [2560.0, 1440.0],
    ] {
        for preset in Preset::ALL {
            let harness = open(size, playing_preset(preset));
            let list = harness.get_by_role_and_label(Role::ComboBox, labels::GAME);
            assert!(list.rect().right() <= size[0], "{size:?} {}", list.rect());
            assert_eq!(harness.state().changes, 0, "nothing changes by itself");
        }
    }
}

/// Sections and rules: each rule has its place in the window, once.
#[test]
fn every_rule_stands_in_one_section() {
    let sections = [
        Section::Hand,
        Section::Scoring,
        Section::End,
        Section::Winning,
    ];
    let rules = sections.iter().flat_map(|section| rules_of(*section));
    let rules: Vec<_> = rules.copied().collect();
    assert_eq!(rules, Rule::ALL, "in the order of the list of rules");
}
