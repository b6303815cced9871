//! The keyboard in the menus and in the lists of the windows.

use egui::accesskit::Role;
use egui::epaint::Shape;
use egui::{Key, Modifiers, Rect};
use egui_kittest::kittest::Queryable as _;
use engine::Preset;
use game::session::Session;
use words::Named as _;

use super::notation::{DEAL, at};
use super::player::{MENU_IDS, MENUS, Player, preferences};

fn in_the_middle() -> Session {
    at(&preferences(Preset::AllFives), DEAL, "6-6 6-2@W 6-3@E 5-2@W 5-4@W 4-3@W 6-1@N 3-2@W")
}

/// The menu that is open, known by a line that it alone has.
fn open_menu(player: &Player) -> Option<&'static str> {
    let lines = ["Switch player", "Sort my bones", "Full screen", "Lessons", "About"];
    let mut menus = MENUS.into_iter().zip(lines);
    let open = menus.find(|(_, line)| player.reads(line));
    open.map(|(menu, _)| menu)
}

/// Whether no menu and no list of menus is open.
fn is_closed(player: &Player) -> bool {
    let is_list = player.has_id("menus") && player.has_id("menu-help");
    open_menu(player).is_none() && !is_list
}

fn alt(player: &mut Player, key: Key) {
    player.press_with(Modifiers::ALT, key);
}

#[track_caller]
fn must_be_on(player: &Player, item: &str) {
    let focused = player.focused().unwrap_or_default();
    assert!(focused.starts_with(item), "{focused:?} is not {item}");
}

#[test]
fn alt_and_a_letter_open_the_menu_that_help_names_and_its_first_line_has_the_keyboard() {
    let session = in_the_middle();
    let menus = [
        (Key::G, "Game", "New game"),
        (Key::E, "Edit", "Undo"),
        (Key::V, "View", "Log"),
        (Key::L, "Learn", "Hint"),
        (Key::H, "Help", "Help F1"),
    ];
    for (key, menu, first) in menus {
        let mut player = Player::at(&session);
        player.press(Key::Questionmark);
        player.must_read(&format!("Alt+{}", key.name()));
        player.must_read(&format!("open the {menu} menu"));
        player.press(Key::Escape);
        player.press(Key::ArrowRight);
        let view = player.session().preferences().display.ends_only;
        alt(&mut player, key);
        assert_eq!(open_menu(&player), Some(menu), "Alt+{}", key.name());
        must_be_on(&player, first);
        let now = player.session();
        assert_eq!(now.state(), session.state(), "no bone is played");
        assert_eq!(now.preferences().display.ends_only, view, "the view stays");
        alt(&mut player, key);
        assert_eq!(open_menu(&player), None, "and once more closes it");
    }
}

#[test]
fn arrows_walk_through_the_lines_of_a_menu_and_from_menu_to_menu() {
    let mut player = Player::at(&in_the_middle());
    alt(&mut player, Key::G);
    for item in ["Daily game", "Restart game", "Open…", "Save…", "Switch player…"] {
        player.press(Key::ArrowDown);
        must_be_on(&player, item);
    }
    player.press(Key::ArrowUp);
    must_be_on(&player, "Save…");
    player.press(Key::ArrowRight);
    assert_eq!(open_menu(&player), Some("Edit"), "to the right");
    must_be_on(&player, "Undo");
    player.press(Key::ArrowDown);
    // Nothing was taken back and nothing bookmarked.
    must_be_on(&player, "Bookmark position");
    player.press(Key::ArrowRight);
    assert_eq!(open_menu(&player), Some("View"), "and further");
    player.press(Key::ArrowRight);
    player.press(Key::ArrowRight);
    assert_eq!(open_menu(&player), Some("Help"), "to the last");
    player.press(Key::ArrowRight);
    assert_eq!(open_menu(&player), Some("Game"), "round the end");
    must_be_on(&player, "New game");
    for _ in 0..3 {
        player.press(Key::ArrowLeft);
    }
    assert_eq!(open_menu(&player), Some("View"), "and back");
    must_be_on(&player, "Log");
    player.press(Key::ArrowUp);
    must_be_on(&player, "Boneyard");
}

#[test]
fn a_line_of_a_menu_is_chosen_with_enter_or_space() {
    for key in [Key::Enter, Key::Space] {
        let mut player = Player::at(&in_the_middle());
        player.press(Key::ArrowRight);
        let before = player.session().state().clone();
        alt(&mut player, Key::E);
        player.press(key);
        assert_eq!(open_menu(&player), None, "the menu is closed");
        assert!(player.session().can_redo(), "undone");
        player.press_ctrl(Key::Y);
        assert_eq!(player.session().state(), &before, "nothing else was done");
    }
}

#[test]
fn f10_opens_the_first_menu_closes_any_and_the_keyboard_comes_back_to_the_bone() {
    for size in [[1100.0, 760.0], [420.0, 800.0]] {
        let session = in_the_middle();
        let mut player = Player::at_size(&session, size);
        player.press(Key::Questionmark);
        player.must_read("Alt+G, F10");
        player.press(Key::Escape);
        player.press(Key::ArrowRight);
        let bone = player.focused_id();
        assert_ne!(bone, None, "a bone has the keyboard");
        player.press(Key::F10);
        if size[0] < 560.0 {
            must_be_on(&player, "Game");
            player.press(Key::ArrowRight);
        }
        assert_eq!(open_menu(&player), Some("Game"), "at {size:?}");
        must_be_on(&player, "New game");
        player.press(Key::ArrowDown);
        must_be_on(&player, "Daily game");
        player.press(Key::Escape);
        assert_eq!(open_menu(&player), None, "Escape closes it");
        assert_eq!(player.focused_id(), bone, "and gives the keyboard back");
        for beside in [None, Some(Key::ArrowLeft)] {
            player.press(Key::F10);
            if let Some(key) = beside {
                player.press(key);
            }
            assert!(!is_closed(&player), "a menu is open");
            player.press(Key::F10);
            assert!(is_closed(&player), "and closed by the same key");
            assert_eq!(player.focused_id(), bone, "after {beside:?}");
        }
        player.press_with(Modifiers::SHIFT, Key::F10);
        let is_of_bone = player.has_id("menu-sort-hand") && !player.has_id("menu-undo");
        assert!(is_of_bone, "that is of the bone");
        assert_eq!(player.session().state(), session.state(), "all as it was");
    }
}

#[test]
fn menus_behind_one_button_open_in_the_place_of_their_list_and_lead_back_to_it() {
    let mut player = Player::at_size(&in_the_middle(), [420.0, 800.0]);
    assert!(!player.has_id("menu-game"), "there is no room for them");
    player.click_id("menus");
    for menu in MENU_IDS {
        player.click_id(menu);
        assert!(!player.has_id(menu), "{menu} is open in its place");
        player.click_id("menus-back");
    }
    alt(&mut player, Key::E);
    assert_eq!(open_menu(&player), Some("Edit"), "by its letter");
    let width = player.by_id("menus-back").rect().width();
    assert!(width < 300.0, "no wider than its lines: {width}");
    must_be_on(&player, "Undo");
    player.press(Key::ArrowLeft);
    must_be_on(&player, "Game");
    player.press(Key::ArrowDown);
    player.press(Key::Enter);
    assert_eq!(open_menu(&player), Some("Edit"), "by the arrows");
    must_be_on(&player, "Undo");
    player.press(Key::Enter);
    assert!(is_closed(&player), "what is chosen closes them");
    assert!(player.session().can_redo(), "undone");
}

#[test]
fn a_menu_that_the_mouse_has_opened_is_walked_with_arrows_too() {
    let mut player = Player::at(&in_the_middle());
    player.press(Key::ArrowRight);
    let bone = player.selected();
    assert_ne!(bone, None, "one is taken up");
    player.open_menu("menu-view");
    player.press(Key::ArrowDown);
    must_be_on(&player, "Log");
    player.press(Key::ArrowDown);
    must_be_on(&player, "Score sheet");
    player.press(Key::ArrowLeft);
    assert_eq!(open_menu(&player), Some("Edit"), "the menu beside it");
    assert_eq!(player.selected(), bone, "still taken up");
}

#[test]
fn no_key_reaches_the_table_below_an_open_menu() {
    let session = in_the_middle();
    let mut player = Player::at(&session);
    player.press(Key::ArrowRight);
    let bone = player.selected();
    let shown = player.session().preferences().clone();
    player.open_menu("menu-game");
    for key in [Key::E, Key::W, Key::N, Key::S, Key::V, Key::O, Key::Minus] {
        player.press(key);
    }
    for key in [Key::R, Key::Z, Key::N, Key::Comma] {
        player.press_ctrl(key);
    }
    assert_eq!(open_menu(&player), Some("Game"), "still open");
    player.press(Key::Escape);
    assert_eq!(open_menu(&player), None, "Escape closes it");
    for title in ["Game tally", "Settings"] {
        let window = (Role::Dialog, title.to_owned());
        assert!(!player.parts().contains(&window), "{title} is closed");
    }
    assert_eq!(player.selected(), bone, "the bone is still taken up");
    assert_eq!(player.session().state(), session.state(), "all as it was");
    assert_eq!(player.session().preferences(), &shown, "nothing was set");
}

#[test]
fn escape_on_an_open_list_closes_the_list_and_not_the_window() {
    let mut player = Player::at(&in_the_middle());
    player.press_ctrl(Key::Comma);
    let list = |player: &Player| player.reads("Five-Up");
    player.click_id("settings-tab-rules");
    player.click_id("setting-game");
    assert!(list(&player), "the games are listed");
    must_be_on(&player, &Preset::AllFives.name());
    player.press(Key::ArrowDown);
    let set = Preset::ALL.iter().position(|it| *it == Preset::AllFives);
    let next = Preset::ALL[set.expect("it is one of them") + 1];
    must_be_on(&player, &next.name());
    player.press(Key::Escape);
    assert!(!list(&player), "the list is closed");
    let settings = (Role::Dialog, "Settings".to_owned());
    assert!(player.parts().contains(&settings), "the window is not");
    let game = player.by_id("setting-game");
    assert!(game.is_focused(), "the keyboard is back where it was");
    player.press(Key::Space);
    assert!(list(&player), "so Space opens it again");
    player.press(Key::Escape);
    player.press(Key::Escape);
    assert!(!player.parts().contains(&settings), "now the window");
}

#[test]
fn a_choice_that_the_keyboard_goes_to_comes_into_sight() {
    let mut player = Player::at_size(&in_the_middle(), [420.0, 560.0]);
    player.press_ctrl(Key::Comma);
    player.click_id("settings-tab-rules");
    player.click_id("setting-game");
    let choice = "Firecracker Fives";
    for _ in Preset::ALL {
        if !player.focused().unwrap_or_default().starts_with(choice) {
            player.press(Key::ArrowDown);
        }
    }
    player.harness.run_steps(20);
    must_be_on(&player, choice);
    let shapes = player.harness.output().shapes.iter();
    let seen = shapes.filter(|clipped| match &clipped.shape {
        Shape::Text(text) => {
            let place = text.visual_bounding_rect();
            text.galley.text() == choice && clipped.clip_rect.contains_rect(place)
        }
        _ => false,
    });
    assert_eq!(seen.count(), 1, "{choice} is seen whole");
}

#[test]
fn every_shortcut_that_a_menu_shows_is_in_help_and_none_is_there_twice() {
    let mut player = Player::at(&in_the_middle());
    let mut shown = Vec::new();
    for menu in MENUS {
        let before = player.parts();
        player.click(menu);
        let parts = player.parts();
        let keys = parts.iter().filter(|part| !before.contains(part));
        let keys = keys.filter_map(|(_, name)| {
            let (_, last) = name.rsplit_once(' ')?;
            let is_key = last.starts_with("Ctrl+") || last.len() == 1 || last.starts_with('F');
            is_key.then(|| last.to_owned())
        });
        shown.extend(keys);
        player.press(Key::Escape);
    }
    assert!(shown.len() > 15, "most lines have keys: {shown:?}");
    player.press(Key::Questionmark);
    let parts = player.parts();
    for keys in &shown {
        let twice = shown.iter().filter(|other| *other == keys).count();
        assert_eq!(twice, 1, "{keys} does one thing");
        let has = |name: &str| name.split(", ").any(|part| part == keys);
        assert!(parts.iter().any(|(_, name)| has(name)), "{keys} is in Help");
    }
}

/// Where a window is.
fn place_of(player: &Player, title: &str) -> egui::Rect {
    player.harness.get_by_role_and_label(Role::Dialog, title).rect()
}

#[test]
fn a_window_that_was_made_small_with_the_program_is_large_again_with_it() {
    let session = in_the_middle();
    for (key, title) in [(Key::N, "New game"), (Key::K, "Colors")] {
        let mut fresh = Player::at_size(&session, [1100.0, 760.0]);
        fresh.press_ctrl(key);
        let expected = place_of(&fresh, title);
        let mut player = Player::at_size(&session, [1100.0, 760.0]);
        player.press_ctrl(key);
        for size in [egui::vec2(360.0, 600.0), egui::vec2(1100.0, 760.0)] {
            player.harness.set_size(size);
            player.settle();
            player.settle();
        }
        must_stand(place_of(&player, title), expected, title);
        player.press(Key::Escape);
        player.press_ctrl(key);
        must_stand(place_of(&player, title), expected, title);
    }
    for (key, title) in [(Key::N, "New game"), (Key::K, "Colors")] {
        let mut fresh = Player::at_size(&session, [1100.0, 760.0]);
        fresh.press_ctrl(key);
        let mut player = Player::at_size(&session, [360.0, 600.0]);
        player.press_ctrl(key);
        player.harness.set_size(egui::vec2(1100.0, 760.0));
        player.settle();
        player.press(Key::Escape);
        player.press_ctrl(key);
        must_stand(place_of(&player, title), place_of(&fresh, title), title);
    }
}

/// Windows stand on whole points: one of them is no difference.
#[track_caller]
fn must_stand(at: egui::Rect, expected: egui::Rect, title: &str) {
    assert_eq!(at.size(), expected.size(), "the size of {title}");
    let moved = (at.min - expected.min).length();
    assert!(moved < 1.5, "{title} at {at:?}, not {expected:?}");
}

#[test]
fn a_new_game_closes_the_windows_over_the_table() {
    let session = in_the_middle();
    let mut player = Player::at(&session);
    player.press_ctrl(Key::K);
    assert!(player.has_id("colors-picture"), "the colors are open");
    player.press_ctrl(Key::N);
    player.click_id("new-game-start");
    assert!(!player.has_id("new-game-start"), "a game has begun");
    assert!(!player.has_id("colors-picture"), "and nothing is before it");
}

/// Points at the middle of something, in one leap.
fn point_at(player: &mut Player, id: &str) {
    let at = player.by_id(id).rect().center();
    player.harness.event(egui::Event::PointerMoved(at));
    player.settle();
}

#[test]
fn an_open_menu_follows_the_pointer_to_the_title_beside_it() {
    let mut player = Player::at(&in_the_middle());
    player.open_menu("menu-game");
    for (menu, id) in [("Edit", "menu-edit"), ("View", "menu-view"), ("Game", "menu-game")] {
        point_at(&mut player, id);
        assert_eq!(open_menu(&player), Some(menu));
    }
}

#[test]
fn home_and_end_lead_to_the_ends_of_a_menu_and_of_an_open_list() {
    let mut player = Player::at(&in_the_middle());
    alt(&mut player, Key::E);
    player.press(Key::End);
    must_be_on(&player, "Colors");
    player.press(Key::Home);
    must_be_on(&player, "Undo");
    player.press(Key::Escape);
    player.press_ctrl(Key::N);
    player.click_id("new-game-points");
    player.press(Key::End);
    must_be_on(&player, "Other");
    player.press(Key::Home);
    must_be_on(&player, "A single hand");
}

fn type_letters(player: &mut Player, letters: &str) {
    for letter in letters.chars() {
        player.harness.event(egui::Event::Text(letter.into()));
        player.harness.step();
    }
    player.settle();
}

#[test]
fn letters_and_page_up_and_down_lead_through_a_menu_and_an_open_list() {
    let mut player = Player::at(&in_the_middle());
    player.press_ctrl(Key::N);
    player.click_id("new-game-points");
    player.press(Key::Home);
    type_letters(&mut player, "o");
    must_be_on(&player, "Other");
    // Ten lines are a little more than a page.
    for (key, end) in [(Key::PageUp, "A single hand"), (Key::PageDown, "Other")] {
        player.press(key);
        player.press(key);
        must_be_on(&player, end);
    }
    player.harness.run_steps(30);
    type_letters(&mut player, "15");
    must_be_on(&player, "150 points");
    player.press(Key::Enter);
    assert!(!player.has_id("list"), "it is chosen");
    let shown = player.by_id("new-game-points").value();
    assert_eq!(shown.as_deref(), Some("150"));
    player.press(Key::Escape);
    alt(&mut player, Key::E);
    for expected in ["Colors", "Undo"] {
        player.harness.run_steps(30);
        type_letters(&mut player, &expected.to_lowercase());
        must_be_on(&player, expected);
    }
    player.press(Key::PageDown);
    player.press(Key::PageDown);
    must_be_on(&player, "Colors");
}

/// Presses a key several times within one picture.
fn press_at_once(player: &mut Player, key: Key, times: usize) {
    for pressed in [true, false].repeat(times) {
        player.harness.event(egui::Event::Key {
            key,
            physical_key: None,
            pressed,
            repeat: false,
            modifiers: Modifiers::NONE,
        });
    }
    player.harness.run_steps(times + 2);
}

#[test]
fn each_of_three_presses_in_one_picture_is_one_step() {
    let mut player = Player::at(&in_the_middle());
    alt(&mut player, Key::G);
    press_at_once(&mut player, Key::ArrowDown, 3);
    must_be_on(&player, "Open…");
    player.press(Key::Escape);
    player.press_ctrl(Key::N);
    player.click_id("new-game-points");
    player.press(Key::Home);
    press_at_once(&mut player, Key::ArrowDown, 3);
    must_be_on(&player, "100 points");
    player.press(Key::Escape);
    player.press(Key::Escape);

    let mut slow = Player::at(&in_the_middle());
    let mut quick = Player::at(&in_the_middle());
    for _ in 0..3 {
        slow.press(Key::ArrowRight);
    }
    press_at_once(&mut quick, Key::ArrowRight, 3);
    assert_ne!(slow.selected(), None);
    assert_eq!(quick.selected(), slow.selected(), "in the hand");
}

fn turn_wheel(player: &mut Player) {
    player.harness.event(egui::Event::MouseWheel {
        unit: egui::MouseWheelUnit::Line,
        delta: egui::vec2(0.0, -3.0),
        phase: egui::TouchPhase::Move,
        source: egui::MouseWheelSource::Unknown,
        modifiers: Modifiers::NONE,
    });
    player.harness.run_steps(20);
}

#[test]
fn the_wheel_beside_an_open_list_closes_it_and_scrolls_nothing() {
    let mut player = Player::at(&in_the_middle());
    player.press_ctrl(Key::Comma);
    player.click_id("settings-tab-rules");
    let list = player.by_id("setting-game").rect();
    player.click_id("setting-game");
    assert!(player.reads("Five-Up"), "the list is open");
    point_at(&mut player, "settings-tab-rules");
    turn_wheel(&mut player);
    assert!(!player.reads("Five-Up"), "the list is closed");
    assert_eq!(player.by_id("setting-game").rect(), list, "nothing moved");
    player.press(Key::Escape);
    player.open_menu("menu-view");
    player.harness.event(egui::Event::PointerMoved(egui::pos2(600.0, 400.0)));
    turn_wheel(&mut player);
    assert_eq!(open_menu(&player), None, "a menu, too");
}

#[test]
fn an_open_list_lies_edge_to_edge_with_its_button_at_any_height() {
    for height in [480.0, 560.0, 760.0] {
        let mut player = Player::at_size(&in_the_middle(), [1100.0, height]);
        player.press_ctrl(Key::N);
        player.click_id("new-game-rules");
        for id in ["new-game-seat-2", "setting-target", "setting-hand-size"] {
            player.by_id(id).focus();
            player.harness.run_steps(4);
            let button = player.by_id(id).rect();
            player.press(Key::Space);
            player.harness.run_steps(4);
            let open = player.harness.ctx.memory(|memory| {
                let layers = memory.layer_ids();
                let open = layers.filter(|it| it.order == egui::Order::Foreground);
                let mut open = open.filter(|it| memory.areas().is_visible(it));
                open.find_map(|it| memory.area_rect(it.id))
            });
            let open = open.expect("the list is open");
            let touches = (open.top() - button.bottom()).abs() < 2.0
                || (open.bottom() - button.top()).abs() < 2.0;
            assert!(touches, "{id} at {height}: {button:?}, {open:?}");
            player.press(Key::Escape);
        }
    }
}

/// Whether a tip is seen.
fn has_tip(player: &Player) -> bool {
    player.harness.ctx.memory(|memory| {
        let mut layers = memory.layer_ids();
        layers.any(|it| it.order == egui::Order::Tooltip && memory.areas().is_visible(&it))
    })
}

#[test]
fn a_window_that_opens_closes_the_tip_behind_it_and_the_titles_have_none() {
    let mut player = Player::at(&in_the_middle());
    point_at(&mut player, "menu-help");
    player.harness.run_steps(8);
    assert!(!has_tip(&player), "no tip at a title");
    point_at(&mut player, "tool-menu-undo");
    player.harness.run_steps(8);
    assert!(has_tip(&player), "but at an icon");
    player.press_ctrl(Key::Comma);
    player.harness.run_steps(2);
    assert!(!has_tip(&player), "until a window opens");
}

#[test]
fn the_tip_of_a_line_stands_beside_its_menu() {
    let mut player = Player::at(&in_the_middle());
    player.open_menu("menu-game");
    let lines = player.ids("menu-").into_iter().chain(player.ids("window-"));
    let lines: Vec<Rect> = lines.map(|id| player.by_id(&id).rect()).collect();
    point_at(&mut player, "window-daily");
    player.harness.run_steps(8);
    let tip = player.harness.ctx.memory(|memory| {
        let mut layers = memory.layer_ids();
        let tip = layers.find(|it| it.order == egui::Order::Tooltip);
        tip.and_then(|it| memory.area_rect(it.id))
    });
    let tip = tip.expect("it has a tip");
    let covered = lines.iter().find(|line| line.shrink(1.0).intersects(tip));
    assert_eq!(covered, None, "under {tip}");
}
