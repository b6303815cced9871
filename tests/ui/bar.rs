//! The menu bar: what is being played, and how it gets to be something else.

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, Rect, ViewportCommand};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use engine::Preset;
use game::session::Session;
use nestor::Level;
use words::{languages, msg};

use super::found::game_until;
use super::notation::{DEAL, FIRST_HAND, at};
use super::player::{MENU_IDS, Player, preferences};
use super::tips::told_at;

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
    game_until(&preferences, 0, |session| session.person_in_turn().is_some())
}

fn has_window(player: &Player, title: &str) -> bool {
    player.parts().contains(&(Role::Dialog, title.to_owned()))
}

#[test]
fn a_click_on_the_games_name_opens_the_choice_of_the_next_game() {
    for size in [[420.0, 800.0], [1100.0, 760.0]] {
        let session = with_level(Preset::AllFives, Level::Tough);
        let mut player = Player::at_size(&session, size);
        player.click_id("bar-game");
        player.settle();
        assert!(has_window(&player, "New game"), "it opens");
        player.focus("game-block");
        player.click_id("game-block");
        let rules = player.session().state().rules();
        assert_eq!(Preset::from_rules(rules), Some(Preset::AllFives), "not yet");
        player.click_id("new-game-start");
        let rules = player.session().state().rules();
        assert_eq!(Preset::from_rules(rules), Some(Preset::Block), "in {size:?}");
    }
}

/// The buttons of the bar, from left to right: id, name and place.
fn bar(player: &Player) -> Vec<(String, String, Rect)> {
    let buttons = player.harness.get_all_by_role(Role::Button);
    let mut bar: Vec<_> = buttons
        .filter_map(|node| {
            let id = node.accesskit_node().author_id()?.to_owned();
            Some((id, node.accesskit_node().label()?, node.rect()))
        })
        .filter(|(_, _, rect)| rect.max.y <= 40.0)
        .collect();
    bar.sort_by(|(_, _, one), (_, _, other)| one.min.x.total_cmp(&other.min.x));
    bar
}

const TOOLS: [&str; 6] = [
    "tool-window-new-game",
    "tool-menu-undo",
    "tool-menu-redo",
    "tool-menu-hint",
    "tool-window-score-sheet",
    "tool-menu-sound",
];

#[test]
fn menus_game_and_tools_stand_in_the_bar_of_every_window_and_in_every_language() {
    for size in SIZES {
        for preset in [Preset::Draw, Preset::AllFives, Preset::BritishFivesAndThrees] {
            for language in languages() {
                let mut session = with_level(preset, Level::Beginner);
                let mut set = session.preferences().clone();
                set.language = Some(language.clone());
                session.set_preferences(set);
                let player = Player::at_size(&session, size);
                let bar = bar(&player);
                let ids: Vec<_> = bar.iter().map(|(id, ..)| id.as_str()).collect();
                let is_narrow = size[0] < 560.0;
                let menus = if is_narrow { &["menus"][..] } else { &MENU_IDS };
                let tools = &TOOLS[usize::from(is_narrow)..];
                let expected = [menus, &["bar-game"], tools].concat();
                assert_eq!(ids, expected, "{preset:?} at {size:?} in {language}");
                for pair in bar.windows(2) {
                    let [(one, _, left), (other, _, right)] = pair else {
                        unreachable!("two");
                    };
                    let gap = right.min.x - left.max.x;
                    assert!(gap >= 0.0, "{one} and {other} overlap at {size:?}");
                }
                let right = bar.last().map_or(0.0, |(.., rect)| rect.max.x);
                assert!(right <= size[0], "{ids:?} at {size:?}");
            }
        }
    }
}

#[test]
fn the_bar_names_game_and_level_in_its_middle() {
    let player = Player::at(&with_level(Preset::AllFives, Level::Tough));
    let (_, name, place) =
        bar(&player).into_iter().find(|(id, ..)| id == "bar-game").expect("it is there");
    assert_eq!(name, "All Fives to 150 · Tough");
    assert_eq!(player.written(place.expand(4.0)), [name]);
    assert!((place.center().x - 550.0).abs() < 1.0, "{place}");
}

#[test]
fn a_low_window_has_a_low_bar() {
    let session = with_level(Preset::AllFives, Level::Tough);
    let middle = |size| {
        let player = Player::at_size(&session, size);
        player.by_id("tool-menu-undo").rect().center().y
    };
    assert_eq!(middle([1100.0, 760.0]), 20.0);
    assert_eq!(middle([1024.0, 600.0]), 18.0);
}

#[test]
fn a_tool_does_what_its_key_does_and_is_off_where_there_is_nothing_to_do() {
    let session =
        at(&preferences(Preset::AllFives), DEAL, "6-6 6-2@W 6-3@E 5-2@W 5-4@W 4-3@W 6-1@N 3-2@W");
    let mut player = Player::at_size(&session, [1100.0, 760.0]);
    let is_off = |player: &Player, tool: &str| player.is_off(tool);
    assert!(is_off(&player, "tool-menu-redo"), "nothing was taken back");
    player.click_id("tool-menu-undo");
    assert!(player.session().can_redo(), "taken back");
    player.click_id("tool-menu-redo");
    assert_eq!(player.session().state(), session.state(), "done again");
    player.click_id("tool-window-score-sheet");
    assert!(has_window(&player, "Score sheet"), "it opens");
    player.press(Key::Escape);
    let hears = |player: &Player| player.session().preferences().display.sound;
    let before = hears(&player);
    player.click_id("tool-menu-sound");
    assert_ne!(hears(&player), before, "the other way");
    player.press_with(Modifiers::CTRL | Modifiers::COMMAND, Key::M);
    assert_eq!(hears(&player), before, "and back by its key");
    player.click_id("tool-menu-hint");
    player.accept_help();
    player.wait_for("hint-card");
    let told = told_at(&mut player, "tool-menu-undo");
    assert!(told.contains(&"Undo".to_owned()), "{told:?}");
    assert!(told.contains(&"Ctrl+Z".to_owned()), "{told:?}");
}

#[test]
fn a_game_with_help_bears_a_sign_that_says_why() {
    for size in [[420.0, 800.0], [1100.0, 760.0]] {
        let session = at(
            &preferences(Preset::AllFives),
            DEAL,
            "6-6 6-2@W 6-3@E 5-2@W 5-4@W 4-3@W 6-1@N 3-2@W",
        );
        let mut player = Player::at_size(&session, size);
        assert!(!player.has_id("bar-assisted"), "there was no help");
        player.press_ctrl_shift(Key::N);
        player.accept_help();
        let told = told_at(&mut player, "bar-assisted");
        assert_eq!(told, [msg::BAR_ASSISTED_WHY.text()], "at {size:?}");
    }
}

#[test]
fn a_hand_that_is_tried_again_says_so_and_leads_back() {
    for size in [[420.0, 800.0], [1100.0, 760.0]] {
        let session = at(&preferences(Preset::AllFives), DEAL, FIRST_HAND);
        let mut player = Player::at_size(&session, size);
        assert!(!player.has_id("menu-leave-again"), "nothing to go back to");
        player.press_ctrl_shift(Key::R);
        player.press(Key::ArrowRight);
        player.press(Key::T);
        let game = player.by_id("bar-game").accesskit_node().label();
        let again = msg::TURN_FROM_LOOK_BACK.text();
        assert!(game.unwrap_or_default().starts_with(&again), "at {size:?}");
        player.click_id("menu-leave-again");
        player.must_read(&msg::TURN_OWN_GAME_BACK.text());
        assert_eq!(player.session().state(), session.state(), "as it was");
    }
}

/// What somebody sees and has done.
fn signature(player: &Player) -> String {
    let session = player.session();
    format!(
        "{:?} {:?} {:?} {:?} {:?}",
        player.parts(),
        session.preferences(),
        session.state().record(),
        session.shared_state().bookmark().is_some(),
        player.hand(),
    )
}

#[test]
fn the_window_fills_the_screen_by_key_and_by_menu() {
    for by_key in [false, true] {
        let mut player = Player::at(&with_level(Preset::AllFives, Level::Tough));
        if by_key {
            player.harness.input_mut().events.push(Event::Key {
                key: Key::F11,
                physical_key: None,
                pressed: true,
                repeat: false,
                modifiers: Modifiers::NONE,
            });
        } else {
            player.open_menu("menu-view");
            player.by_id("menu-full-screen").click();
        }
        let mut fills = false;
        for _ in 0..3 {
            player.harness.step();
            let output = player.harness.output().viewport_output.values();
            let full = ViewportCommand::Fullscreen(true);
            fills |= output.flat_map(|it| &it.commands).any(|it| *it == full);
        }
        assert!(fills, "by key: {by_key}");
    }
}

/// A line of a menu: its id and its key, and whether it can be chosen.
type MenuLine = (String, Option<(Modifiers, Key)>, bool);

fn lines(player: &mut Player) -> Vec<MenuLine> {
    let mut lines = Vec::new();
    for menu in MENU_IDS {
        player.open_menu(menu);
        let widgets = player.widgets().into_iter();
        let is_line = |id: &str| id.starts_with("menu-") || id.starts_with("window-");
        let shown = widgets.filter(|it| is_line(&it.id) && !MENU_IDS.contains(&&it.id[..]));
        for line in shown {
            let is_on = !player.is_off(&line.id);
            lines.push((line.id, key_in(&line.label), is_on));
        }
        player.press(Key::Escape);
    }
    lines
}

/// The key at the end of a line of a menu.
fn key_in(label: &str) -> Option<(Modifiers, Key)> {
    let keys = label.rsplit(' ').next()?;
    let (held, key) = keys.rsplit_once('+').unwrap_or(("", keys));
    let mut with = Modifiers::NONE;
    for name in held.split('+') {
        match name {
            "Ctrl" => with |= Modifiers::COMMAND,
            "Shift" => with |= Modifiers::SHIFT,
            _ => {}
        }
    }
    let is_key = held.contains("Ctrl") || key.len() == 1 || key.starts_with('F');
    Key::from_name(key).filter(|_| is_key).map(|key| (with, key))
}

#[test]
fn every_line_of_a_menu_stands_there_once_and_does_what_its_key_does() {
    let session =
        at(&preferences(Preset::AllFives), DEAL, "6-6 6-2@W 6-3@E 5-2@W 5-4@W 4-3@W 6-1@N 3-2@W");
    let mut both = Vec::new();
    for size in [[420.0, 800.0], [1100.0, 760.0]] {
        let open = || {
            let mut player = Player::at_size(&session, size);
            player.rest();
            player
        };
        let all = lines(&mut open());
        let mut ids: Vec<_> = all.iter().map(|(id, ..)| id.clone()).collect();
        both.push(ids.clone());
        ids.sort();
        ids.dedup();
        assert_eq!(ids.len(), all.len(), "nothing stands there twice");
        if size[0] < 560.0 {
            // What a line and a key do is the same in every window.
            continue;
        }
        // What these do is seen outside of the window.
        let is_outside = |id: &str| matches!(id, "menu-quit" | "menu-full-screen");
        let with_keys = all
            .iter()
            .filter_map(|(id, key, is_on)| Some((id, (*key)?, *is_on)))
            .filter(|(id, _, is_on)| *is_on && !is_outside(id));
        let untouched = signature(&open());
        let mut count = 0;
        for (id, (with, key), _) in with_keys {
            count += 1;
            let [by_menu, by_key] = [true, false].map(|by_menu| {
                let mut player = open();
                if by_menu {
                    player.choose(id);
                    player.harness.remove_cursor();
                } else {
                    player.press_with(with, key);
                }
                // The saved games are read by a job, which may not have begun yet.
                let being_read = msg::SAVED_BEING_READ.text();
                player.step_until("the saved games", |player| !player.reads(&being_read));
                player.rest();
                signature(&player)
            });
            assert_eq!(by_menu, by_key, "{id} at {size:?}");
            let is_sorted = id == "menu-sort-hand";
            assert!(by_key != untouched || is_sorted, "{id} does something");
        }
        assert!(count > 15, "most lines have keys");
    }
    assert_eq!(both[0], both[1], "no size has fewer lines");
}
