//! The Settings window, used as a player uses it.

mod opponents;

use egui::accesskit::{Role, Toggled};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use super::*;
use crate::engine::{Name, Preset, Rules, Seat, Seats};
use crate::nestor::Level;
use crate::profile::{Display, Opponent, Opponents, OwnGame, Pace};
use crate::say;
use crate::words::rules as words;

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
            let seats = preferences.rules.seats;
            let table = AtTable {
                levels: preferences.opponents.levels(seats),
                next: *next_hand,
            };
            window.ui(ui, preferences, &table, &mut commands);
            for command in commands {
                match command {
                    Command::SetPreferences(changed) => {
                        assert_eq!(changed.rules.check(), Ok(()), "only games are sent");
                        *preferences = *changed;
                    }
                    Command::SetLevel(level) => preferences.opponents.set_level(level),
                    _ => panic!("the window sends nothing else"),
                }
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
            let name = words::name(rule);
            let switch = harness.get_by_role_and_label(Role::CheckBox, &name);
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
                    &words::name(rule),
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
    click(&mut harness, Role::ComboBox, &words::name(Rule::Target));
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
    click(&mut harness, Role::CheckBox, &words::name(Rule::Fives));
    assert!(rules(&harness).fives, "claims need something that scores");
    click(&mut harness, Role::CheckBox, &words::name(Rule::Claims));
    click(&mut harness, Role::CheckBox, &words::name(Rule::Fives));
    assert!(!rules(&harness).fives, "and now it can go");
}

#[test]
fn any_ready_made_game_can_be_chosen() {
    for preset in Preset::ALL {
        let mut harness = open(TALL, playing_preset(Preset::AllFives));
        choose(
            &mut harness,
            &say!("settings-game"),
            &words::preset_name(preset),
        );
        assert_eq!(rules(&harness), preset.rules(Seats::Two), "{}", preset.id());
        harness.get_by_label(&words::preset(preset));
    }
}

#[test]
fn a_changed_game_can_be_named_kept_chosen_again_renamed_and_deleted() {
    let mut harness = open(TALL, playing_preset(Preset::AllFives));
    choose(&mut harness, &words::name(Rule::HandSize), "9 bones");
    harness.get_by_label("Like All Fives, except: Hand size: 9 bones.");

    let name = say!("settings-game-name");
    let field = harness.get_by_role_and_label(Role::TextInput, &name);
    field.focus();
    harness.run();
    harness
        .get_by_role_and_label(Role::TextInput, &say!("settings-game-name"))
        .type_text(" Big hands ");
    harness.run();
    click(&mut harness, Role::Button, &say!("settings-keep"));
    assert_eq!(
        words::game(&harness.state().preferences.game()),
        "Big hands",
        "kept"
    );

    choose(&mut harness, &say!("settings-game"), "Draw");
    choose(&mut harness, &say!("settings-game"), "Big hands");
    assert_eq!(rules(&harness).hand_size, 9, "chosen again");

    click(&mut harness, Role::Button, &say!("settings-rename"));
    harness
        .get_by_role_and_label(Role::TextInput, &say!("settings-game-name"))
        .focus();
    harness.run();
    harness
        .get_by_role_and_label(Role::TextInput, &say!("settings-game-name"))
        .type_text(" of mine");
    harness.run();
    click(&mut harness, Role::Button, &say!("settings-save-name"));
    let names = |harness: &Seen| {
        let own = harness.state().preferences.own_games.iter();
        own.map(|own| own.name.as_str().to_owned())
            .collect::<Vec<_>>()
    };
    assert_eq!(names(&harness), ["Big hands of mine"], "renamed");

    click(&mut harness, Role::Button, &say!("settings-delete"));
    assert_eq!(names(&harness), [""; 0], "deleted");
    assert_eq!(rules(&harness).hand_size, 9, "its rules stay set");
    click(&mut harness, Role::Button, &say!("settings-keep"));
    assert_eq!(
        names(&harness),
        ["Big hands of mine"],
        "and can be kept again"
    );
}

#[test]
fn rules_without_a_name_are_not_lost_when_another_game_is_looked_at() {
    let mut harness = open(TALL, playing_preset(Preset::AllFives));
    click(&mut harness, Role::CheckBox, &words::name(Rule::BuryTwo));
    choose(&mut harness, &say!("settings-game"), "Draw");
    choose(&mut harness, &say!("settings-game"), "My rules");
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
        .get_by_role_and_label(Role::TextInput, &say!("settings-game-name"))
        .focus();
    harness.run();
    harness
        .get_by_role_and_label(Role::TextInput, &say!("settings-game-name"))
        .type_text("five-up");
    harness.run();
    harness.get_by_label("Five-Up is the name of a ready-made game.");
    let name = say!("settings-keep");
    let keep = harness.get_by_role_and_label(Role::Button, &name);
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
        .get_by_role_and_label(Role::TextInput, &say!("settings-game-name"))
        .focus();
    harness.run();
    harness
        .get_by_role_and_label(Role::TextInput, &say!("settings-game-name"))
        .type_text("mine");
    harness.run();
    click(
        &mut harness,
        Role::Button,
        &say!("settings-replace", name = "Mine"),
    );
    assert_eq!(
        words::game(&harness.state().preferences.game()),
        "Mine",
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
    choose(
        &mut harness,
        &words::name(Rule::Target),
        &say!("settings-own-target"),
    );
    assert_eq!(
        rules(&harness).target,
        Some(150),
        "nothing changes by itself"
    );
    let (role, label) = (Role::TextInput, &say!("settings-own-target-field"));
    harness.get_by_role_and_label(role, label).focus();
    harness.run();
    for _ in 0..3 {
        harness.key_press(egui::Key::Backspace);
        harness.run();
    }
    harness.get_by_label(&say!("settings-not-a-target", still = "1 point"));
    harness.get_by_role_and_label(role, label).type_text("77");
    harness.run();
    assert_eq!(rules(&harness).target, Some(77), "as written");
    choose(
        &mut harness,
        &words::name(Rule::Target),
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
    choose(
        &mut harness,
        &words::name(Rule::Target),
        &say!("settings-own-target"),
    );
    let role = Role::TextInput;
    harness
        .get_by_role_and_label(role, &say!("settings-own-target-field"))
        .focus();
    harness.run();
    harness
        .get_by_role_and_label(role, &say!("settings-own-target-field"))
        .type_text("7");
    harness.run();
    harness.get_by_label_contains("3057 is not a multiple of five");
    assert_eq!(rules(&harness).target, Some(305), "still");
}

#[test]
fn a_switch_keeps_the_focus_when_lines_appear_above_it() {
    let mut harness = open(TALL, playing_preset(Preset::AllFives));
    let name = &words::name(Rule::Rounding);
    let role = Role::CheckBox;
    harness.get_by_role_and_label(role, name).focus();
    harness.run();
    harness.key_press(egui::Key::Space);
    harness.run();
    assert!(rules(&harness).rounding, "turned on");
    harness.get_by_label(&say!("settings-keep"));
    assert!(
        harness.get_by_role_and_label(role, name).is_focused(),
        "still"
    );
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
fn every_game_fits_the_smallest_and_a_large_window() {
    for size in [
        [360.0, 560.0],
        [699.0, 560.0],
        [1100.0, 760.0],
        [2560.0, 1440.0],
    ] {
        for preset in Preset::ALL {
            let harness = open(size, playing_preset(preset));
            let name = say!("settings-game");
            let list = harness.get_by_role_and_label(Role::ComboBox, &name);
            assert!(list.rect().right() <= size[0], "{size:?} {}", list.rect());
            assert_eq!(harness.state().changes, 0, "nothing changes by itself");
        }
    }
}
