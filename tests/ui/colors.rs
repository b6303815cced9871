//! The Colors window: looks and themes as pictures, and setting the colours of one.

use egui::{Key, vec2};
use egui_kittest::kittest::NodeT as _;
use engine::Preset;
use look::{ColorRole, Palette, Rgb, ThemeId, ThemeSlot};
use nestor_dominoes::command::{Command, FileCommand, ThemeCommand};
use words::msg;

use super::notation::{DEAL, at};
use super::player::{Player, SIZES, preferences};

/// The window, over a game.
fn open_at(size: [f32; 2]) -> Player {
    let session = at(&preferences(Preset::AllFives), DEAL, "6-6 6-2@W");
    let mut player = Player::at_size(&session, size);
    player.press_ctrl(Key::K);
    player
}

/// The window with the first theme that can be changed.
fn editing(size: [f32; 2]) -> Player {
    let mut player = open_at(size);
    player.click_by_ear("colors-use-1");
    player
}

fn open() -> Player {
    open_at(SIZES[0])
}

/// Does something of the button with more.
fn choose_more(player: &mut Player, what: &str) {
    player.click_by_ear("colors-more");
    player.click_by_ear(what);
}

/// Copies a theme under a name; the copy is in use then.
fn copy_as(player: &mut Player, number: usize, name: &str) {
    player.click_by_ear(&format!("colors-use-{number}"));
    choose_more(player, "colors-copy");
    player.retype("colors-name", name);
    player.press(Key::Enter);
    player.settle();
}

fn own(player: &Player) -> Vec<String> {
    let own = player.harness.state().themes().own().iter();
    own.map(|theme| theme.name.as_str().to_owned()).collect()
}

fn used(player: &Player) -> ThemeId {
    player.harness.state().themes().used()
}

fn color(player: &Player, theme: impl Into<ThemeId>, role: ColorRole) -> Rgb {
    player.harness.state().themes().palette(theme).color(role)
}

/// The number that a slider is at.
fn slider(player: &Player, id: &str) -> u16 {
    let node = player.by_id(id);
    node.accesskit_node().numeric_value().expect("a number") as u16
}

#[test]
fn a_click_on_a_picture_puts_that_look_on_the_table() {
    for size in SIZES {
        let mut player = open_at(size);
        assert_eq!(used(&player), ThemeId::Walnut, "at first");
        let marble = player.by_id("colors-use-cafe-marble").rect();
        player.click_at(marble.left_top() + vec2(30.0, 20.0));
        assert_eq!(used(&player), ThemeId::CafeMarble, "in {size:?}");
        let player = player.restart();
        assert_eq!(used(&player), ThemeId::CafeMarble, "kept");
    }
}

#[test]
fn the_first_change_of_a_ready_look_makes_a_copy() {
    let mut player = open();
    player.click_by_ear("color-buttons");
    player.retype("colors-hex", "#123456");
    assert_eq!(own(&player), [""; 0], "nothing is saved yet");
    player.click_by_ear("colors-save");
    assert_eq!(own(&player), ["Walnut copy"], "a copy is");
    assert_eq!(used(&player), ThemeId::Own(0), "and lies on the table");
    let blue = Rgb([0x12, 0x34, 0x56]);
    assert_eq!(color(&player, ThemeId::Own(0), ColorRole::Buttons), blue);
    let walnut = Palette::WALNUT.color(ColorRole::Buttons);
    assert_eq!(color(&player, ThemeSlot::Walnut, ColorRole::Buttons), walnut);
}

#[test]
fn a_theme_is_changed_when_it_is_saved_and_not_before() {
    for save in ["colors-cancel", "colors-save"] {
        let mut player = editing(SIZES[0]);
        let before = color(&player, ThemeSlot::One, ColorRole::YourHand);
        player.click_by_ear("color-your-hand");
        player.click_by_ear("colors-swatch-13");
        assert_eq!(color(&player, ThemeSlot::One, ColorRole::YourHand), before);
        player.click_by_ear(save);
        let now = color(&player, ThemeSlot::One, ColorRole::YourHand);
        assert_eq!(now != before, save == "colors-save", "{save}");
        let player = player.restart();
        assert_eq!(color(&player, ThemeSlot::One, ColorRole::YourHand), now);
    }
}

#[test]
fn any_color_is_chosen_in_the_list_at_any_size() {
    for size in SIZES {
        let mut player = editing(size);
        for role in ColorRole::ALL {
            let key: &str = role.into();
            let id = format!("color-{key}");
            if size[0] < 560.0 {
                player.click_by_ear("color-to-change");
            } else if !player.has_id(&id) {
                player.click_by_ear("colors-selected");
                player.click_by_ear("colors-seats");
            }
            player.click_by_ear(&id);
            let set = color(&player, ThemeSlot::One, role);
            let shown = ["red", "green", "blue"]
                .map(|part| slider(&player, &format!("colors-{part}")) as u8);
            assert_eq!(Rgb(shown), set, "{role:?} in {size:?}");
        }
    }
}

#[test]
fn a_click_on_a_part_of_the_picture_chooses_its_color() {
    for size in SIZES {
        let mut player = editing(size);
        let picture = player.by_id("colors-picture").rect();
        let palette = *player.harness.state().themes().palette(ThemeSlot::One);
        for (at, role) in [
            (picture.left_top() + vec2(24.0, 70.0), ColorRole::Background),
            (picture.right_bottom() - vec2(114.0, 41.0), ColorRole::Buttons),
            (picture.center_top() + vec2(0.0, 12.0), ColorRole::Backs),
        ] {
            player.click_at(at);
            let shown = ["red", "green", "blue"]
                .map(|part| slider(&player, &format!("colors-{part}")) as u8);
            assert_eq!(Rgb(shown), palette.color(role), "{role:?} in {size:?}");
        }
    }
}

#[test]
fn all_sliders_follow_what_is_written_and_each_other() {
    let mut player = editing(SIZES[0]);
    player.retype("colors-hex", "804020");
    let shown = |player: &Player, names: [&str; 3]| {
        names.map(|name| slider(player, &format!("colors-{name}")))
    };
    assert_eq!(shown(&player, ["red", "green", "blue"]), [128, 64, 32]);
    player.click_by_ear("colors-by-hsl");
    let hsl = ["hue", "saturation", "lightness"];
    assert_eq!(shown(&player, hsl), [20, 60, 31]);
    player.focus("colors-hue");
    player.press(Key::ArrowRight);
    assert_eq!(shown(&player, hsl), [21, 60, 31], "only the hue");
    player.click_by_ear("colors-by-rgb");
    assert_eq!(shown(&player, ["red", "green", "blue"]), [128, 66, 32]);
}

#[test]
fn what_is_hardest_to_see_is_told_and_leads_to_its_color() {
    for size in SIZES {
        let mut player = editing(size);
        assert!(!player.has_id("colors-complaint"), "all is as it came");
        let pips = color(&player, ThemeSlot::One, ColorRole::Pips).to_string();
        let picture = player.by_id("colors-picture").rect();
        player.click_at(picture.left_top() + vec2(24.0, 70.0));
        player.retype("colors-hex", "#F6F1E3");
        player.must_read("Low contrast: “Text”");
        player.click_by_ear("colors-complaint");
        player.retype("colors-hex", &pips);
        assert!(!player.reads("Low contrast: “Text”"), "in {size:?}");
    }
}

#[test]
fn the_defaults_are_restored_by_a_double_click_and_come_back_by_undo() {
    let mut player = editing(SIZES[0]);
    player.retype("colors-hex", "#F2ABCD");
    player.click_by_ear("colors-save");
    let changed = *player.harness.state().themes().palette(ThemeSlot::One);
    for by_pointer in [false, true] {
        if by_pointer {
            let at = player.by_id("colors-picture").rect().left_top() + vec2(24.0, 70.0);
            for _ in 0..2 {
                player.harness.drag_at(at);
                player.harness.step();
                player.harness.drop_at(at);
                player.harness.step();
            }
            player.settle();
        } else {
            player.click_by_ear("colors-restore");
        }
        let red = Palette::CLASSIC.color(ColorRole::Background).0[0];
        assert_eq!(slider(&player, "colors-red"), u16::from(red), "as it came");
        player.click_by_ear("colors-undo");
        assert_eq!(slider(&player, "colors-red"), 0xF2, "as it was");
    }
    assert_eq!(*player.harness.state().themes().palette(ThemeSlot::One), changed);
}

#[test]
fn changes_that_were_not_saved_are_brought_back() {
    let mut player = editing(SIZES[0]);
    player.retype("colors-hex", "#F2ABCD");
    player.click_by_ear("colors-use-linen");
    assert_eq!(used(&player), ThemeId::Linen, "another one");
    player.click_by_ear("colors-undo");
    assert_eq!(used(&player), ThemeId::One, "the first again");
    assert_eq!(slider(&player, "colors-red"), 0xF2, "with the changes");
}

#[test]
fn a_theme_is_copied_named_used_and_deleted_and_comes_back_by_undo() {
    let mut player = open();
    copy_as(&mut player, 2, "Harbour");
    assert_eq!(own(&player), ["Harbour"], "copied and named");
    let mut player = player.restart();
    assert_eq!(own(&player), ["Harbour"], "kept");
    assert_eq!(used(&player), ThemeId::Own(0), "in use");
    player.press_ctrl(Key::K);
    let before = player.harness.state().themes().clone();
    choose_more(&mut player, "delete");
    assert_eq!(own(&player), [""; 0], "deleted");
    assert_eq!(used(&player), ThemeId::Two, "what it was made from is in use");
    player.click_by_ear("colors-undo");
    assert_eq!(player.harness.state().themes(), &before, "and in use again");
}

#[test]
fn a_theme_that_was_written_to_a_file_is_read_again_as_it_was() {
    let mut player = open();
    copy_as(&mut player, 2, "Harbour");
    let theme = player.harness.state().themes().own()[0].clone();
    let path = player.path().join("sent");
    player.command(ThemeCommand::Export(Box::new(theme.clone()), Some(path.clone())));
    let path = path.with_extension("nestor-theme");
    player.step_until("the theme is written", |_| path.exists());
    player.command(ThemeCommand::Import(Some(path)));
    player.step_until("the theme is read", |player| own(player).len() == 2);
    assert_eq!(player.harness.state().themes().own(), [theme.clone(), theme]);
}

#[test]
fn a_broken_theme_changes_nothing_and_says_so() {
    let mut player = open();
    let path = player.path().join("broken.nestor-theme");
    let colors = include_str!("../data/themes/version-1/theme.ron");
    for (n, broken) in [
        String::new(),
        "no theme".to_owned(),
        colors.replace("background:", "foreground:"),
        colors.replace("#FFFBF1", "#FFFBF"),
        colors.replace("\"Harbour\"", "\" \""),
        // A newer program wrote it; without that, another version would be a slip.
        colors
            .replace("Nestor Dominoes 0.", "Nestor Dominoes 99.")
            .replace("version: 1", "version: 9"),
    ]
    .into_iter()
    .enumerate()
    {
        std::fs::write(&path, broken).expect("it can be written");
        let before = player.harness.state().themes().clone();
        player.command(ThemeCommand::Import(Some(path.clone())));
        player.step_until("the answer", |player| player.message().contains("broken.nestor-theme"));
        assert_eq!(player.harness.state().themes(), &before, "file {n}");
        let missing = path.with_file_name("missing");
        player.command(ThemeCommand::Import(Some(missing)));
        player.step_until("another answer", |player| player.message().contains("missing"));
    }
}

#[test]
fn what_was_said_of_a_game_is_not_said_of_the_colors() {
    let mut player = open();
    player.press(Key::Escape);
    let missing = player.path().join("missing.nestor");
    let said = &msg::file_unreadable(missing.display().to_string(), msg::SYSTEM_MISSING.text());
    let open = Command::File(FileCommand::OpenGame(Some(missing)));
    player.update(open);
    player.step_until("a word", |player| player.message().starts_with(said));
    // The message goes with the next bone that is taken up.
    player.press(Key::ArrowRight);
    assert!(!player.reads(said), "it was read");
    player.press_ctrl(Key::K);
    assert!(player.has_id("colors-use-2"), "the window is open");
    assert!(!player.reads(said), "nothing of it is said there");
}

#[test]
fn a_theme_that_was_clicked_is_said_to_be_saved_and_one_button_leads_on() {
    for size in SIZES {
        let mut player = open_at(size);
        player.click_by_ear("colors-use-cafe-marble");
        let name = player.label("colors-use-cafe-marble");
        player.must_read(&msg::colors_set(name));
        let has_old = player.has_id("colors-save") || player.has_id("colors-cancel");
        assert!(!has_old, "there is nothing to save");
        assert!(!player.is_off("colors-done"));
        player.click_by_ear("colors-done");
        assert!(!player.has_id("colors-done"), "it is closed");
        assert_eq!(used(&player), ThemeId::CafeMarble, "and the theme kept");
        player.press_ctrl(Key::K);
        if size == SIZES[0] {
            player.click_by_ear("color-buttons");
        }
        player.retype("colors-hex", "#123456");
        assert!(!player.is_off("colors-save") && !player.is_off("colors-cancel"));
        assert!(!player.has_id("colors-done"), "now there is something to save");
    }
}
