//! The menu bar: what is being played, and how it gets to be something else.

use egui::accesskit::Role;
use egui::{Key, Rect};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use engine::{Preset, Seats};
use game::session::Session;
use nestor::Level;

use super::found::game_where;
use super::player::{MENUS, Player, preferences};

const SIZES: [[f32; 2]; 6] = [
    [360.0, 560.0],
    [420.0, 800.0],
    [500.0, 560.0],
    [733.0, 507.0],
    [1100.0, 760.0],
    [1920.0, 1080.0],
];

fn with_level(preset: Preset, level: Level) -> Session {
    let mut preferences = preferences(preset);
    preferences.opponents.set_level(level);
    game_where(&preferences, |session| session.person_in_turn().is_some())
}

fn has_window(player: &Player, title: &str) -> bool {
    player.parts().contains(&(Role::Dialog, title.to_owned()))
}

/// Clicks what the bar says is set; a window and a list in it need their time
/// to open.
#[track_caller]
fn ask(player: &mut Player, title: &str) {
    player.click(title);
    player.settle();
}

#[test]
fn a_click_on_the_games_name_opens_the_choice_of_the_next_game() {
    for size in [[420.0, 800.0], [1100.0, 760.0]] {
        for is_open in [false, true] {
            let session = with_level(Preset::AllFives, Level::Tough);
            let mut player = Player::at_size(&session, size);
            if is_open {
                player.press_ctrl(Key::Comma);
                player.press_ctrl(Key::K);
            }
            ask(&mut player, "All Fives to 150");
            assert!(has_window(&player, "New game"), "it opens");
            player.by_id("game-five-up").focus();
            player.settle();
            player.click_id("game-five-up");
            let rules = player.session().state().rules();
            assert_eq!(Preset::of(rules), Some(Preset::AllFives), "not yet");
            player.click_id("new-game-start");
            let rules = player.session().state().rules();
            assert_eq!(Preset::of(rules), Some(Preset::FiveUp), "in {size:?}");
        }
    }
}

#[test]
fn a_click_on_the_level_opens_its_choice() {
    for size in [[420.0, 800.0], [1100.0, 760.0]] {
        let mut player = Player::at_size(&with_level(Preset::AllFives, Level::Tough), size);
        ask(&mut player, "Tough");
        player.menu_item("Easy").click();
        player.settle();
        let opponents = &player.session().preferences().opponents;
        assert_eq!(opponents.levels(Seats::Two), [Level::Easy], "in {size:?}");
        let level = player.session().seating().easiest_level();
        assert_eq!(level, Some(Level::Easy), "at the table, too");
        player.press(Key::Escape);
        assert!(!has_window(&player, "Settings"), "the keyboard is free");
        assert!(player.has_button("Easy"), "the bar says so");
    }
}

#[test]
fn the_choice_that_was_asked_for_closes_with_escape_before_settings_do() {
    let mut player = Player::at(&with_level(Preset::AllFives, Level::Tough));
    ask(&mut player, "Tough");
    assert!(player.reads("Brutal"), "the list is open");
    player.press(Key::Escape);
    assert!(has_window(&player, "Settings"), "Settings stay");
    player.press(Key::ArrowDown);
    player.press(Key::Escape);
    assert!(!has_window(&player, "Settings"), "and close");
    player.press_ctrl(Key::Comma);
    let lists = player.harness.query_all_by_role(Role::ListBox);
    assert_eq!(lists.count(), 0, "no list opens unasked");
}

#[test]
fn the_menu_bar_fits_every_window_and_every_game() {
    for size in SIZES {
        for preset in [
            Preset::Draw,
            Preset::AllFives,
            Preset::BritishFivesAndThrees,
        ] {
            let session = with_level(preset, Level::Beginner);
            let player = Player::at_size(&session, size);
            let buttons = player.harness.get_all_by_role(Role::Button);
            let mut bar: Vec<(String, Rect)> = buttons
                .filter_map(|node| Some((node.accesskit_node().label()?, node.rect())))
                .filter(|(_, rect)| rect.max.y < 40.0)
                .collect();
            bar.sort_by(|(_, one), (_, other)| one.min.x.total_cmp(&other.min.x));
            let names: Vec<_> = bar.iter().map(|(name, _)| name.as_str()).collect();
            assert_eq!(
                names[..MENUS.len()],
                MENUS,
                "the menus come first in {size:?}"
            );
            assert!(names.len() > 3, "something stands beside them: {names:?}");
            for pair in bar.windows(2) {
                let [(one, left), (other, right)] = pair else {
                    unreachable!("two");
                };
                let gap = right.min.x - left.max.x;
                assert!(gap >= 0.0, "{one} and {other} overlap in {size:?}");
            }
            let right = bar.last().map_or(0.0, |(_, rect)| rect.max.x);
            assert!(right <= size[0], "{names:?} in {size:?}");
        }
    }
}

#[test]
fn what_stands_in_the_bar_does_not_depend_on_what_the_game_is_called() {
    for size in SIZES {
        let bars = [
            Preset::Draw,
            Preset::TournamentAllFives,
            Preset::BritishFivesAndThrees,
        ]
        .map(|preset| {
            let session = with_level(preset, Level::Beginner);
            let game = words::rules::preset_name(preset);
            let player = Player::at_size(&session, size);
            let buttons = player.harness.get_all_by_role(Role::Button);
            let bar = buttons
                .filter_map(|node| Some((node.accesskit_node().label()?, node.rect())))
                .filter(|(_, rect)| rect.max.y < 40.0)
                .filter(|(name, _)| !name.starts_with(&game));
            bar.collect::<Vec<_>>()
        });
        assert_eq!(bars[0], bars[1], "at {size:?}");
        assert_eq!(bars[0], bars[2], "at {size:?}");
    }
}

#[test]
fn the_log_does_not_open_over_itself() {
    let session = game_where(&preferences(Preset::AllFives), |session| {
        session.person_in_turn().is_some() && session.state().record().len() > 5
    });
    let title = "Log";
    let mut player = Player::at(&session);
    for is_beside in [false, true] {
        player.press_ctrl(Key::L);
        assert!(!has_window(&player, title), "it stands beside the table");
        assert_eq!(player.reads("Hand 1."), is_beside, "the key closes it");
    }

    let mut player = Player::at_size(&session, [600.0, 700.0]);
    player.choose("window-log");
    assert!(has_window(&player, title), "here is no room beside it");
    player.press_ctrl(Key::L);
    assert!(!has_window(&player, title), "the key closes it");
    player.press_ctrl(Key::L);
    assert!(has_window(&player, title), "and opens it");
    player.harness.set_size(egui::vec2(1100.0, 760.0));
    player.settle();
    assert!(!has_window(&player, title), "now the log stands there");
    player.harness.set_size(egui::vec2(600.0, 700.0));
    player.settle();
    player.press(Key::ArrowRight);
    assert!(
        player.selected().is_some(),
        "and no window has the keyboard"
    );
}
