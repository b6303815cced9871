//! Editing colours: the table shows them at once, and is clicked to choose one.

use egui::{Key, Pos2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use engine::Preset;
use look::{ColorRole, ThemeId, ThemeSlot};
use nestor_dominoes::app::{Command, FileCommand, ThemeCommand};

use super::found::game_where;
use super::player::{Player, preferences};

/// A window in which the first theme is being edited.
fn editing(size: [f32; 2]) -> Player {
    let session = game_where(&preferences(Preset::AllFives), |session| {
        let record = session.state().record().len();
        session.person_in_turn().is_some() && record > 3 && record < 8
    });
    let mut player = Player::at_size(&session, size);
    player.use_theme(ThemeSlot::One);
    player.press_ctrl(Key::K);
    click(&mut player, "colors-edit-1");
    player
}

/// Clicks a part of the window, which may have to be scrolled to.
fn click(player: &mut Player, id: &str) {
    player.by_id(id).click_accesskit();
    player.settle();
}

fn write(player: &mut Player, color: &str) {
    player.by_id("colors-hex").focus();
    player.settle();
    player.press_ctrl(Key::A);
    player.by_id("colors-hex").type_text(color);
    player.settle();
}

fn click_at(player: &mut Player, at: Pos2) {
    player.harness.hover_at(at);
    player.harness.step();
    player.harness.drag_at(at);
    player.harness.step();
    player.harness.drop_at(at);
    player.settle();
}

/// A window with the list of themes.
fn listing() -> Player {
    listing_at([1920.0, 1080.0])
}

/// The same in a window of this size.
fn listing_at(size: [f32; 2]) -> Player {
    let session = game_where(&preferences(Preset::AllFives), |session| {
        session.person_in_turn().is_some()
    });
    let mut player = Player::at_size(&session, size);
    player.press_ctrl(Key::K);
    player
}

/// The names of the player's own themes.
fn own(player: &Player) -> Vec<String> {
    let own = player.harness.state().themes().own().iter();
    own.map(|theme| theme.name.as_str().to_owned()).collect()
}

/// Copies the second theme, under this name.
fn copy_as(player: &mut Player, name: &str) {
    click(player, "colors-copy-2");
    player.by_id("colors-name").focus();
    player.settle();
    player.press_ctrl(Key::A);
    player.by_id("colors-name").type_text(name);
    player.settle();
    click(player, "colors-keep-name");
}

#[test]
fn the_list_stands_where_it_opened_when_an_edit_is_given_up() {
    for size in [[1100.0, 760.0], [1920.0, 1080.0], [420.0, 800.0]] {
        let mut player = listing_at(size);
        let before = player.by_id("colors-use-cafe-marble").rect();
        click(&mut player, "colors-edit-1");
        // A click on the window itself, as one that misses a slider.
        let aside = player.by_id("colors-cancel").rect().left_center() - egui::vec2(30.0, 0.0);
        click_at(&mut player, aside);
        click(&mut player, "colors-cancel");
        let after = player.by_id("colors-use-cafe-marble").rect();
        // It stands on whole points.
        let moved = (after.min - before.min).length();
        assert!(moved < 1.5, "{after:?}, not {before:?}, in {size:?}");
    }
}

#[test]
fn a_color_that_is_hard_to_see_is_told_in_sight_and_moves_nothing() {
    for size in [[1100.0, 760.0], [420.0, 800.0], [360.0, 600.0]] {
        let mut player = editing(size);
        let sliders = player.by_id("colors-red").rect();
        let pips = player.harness.state().themes().used_palette();
        let pips = pips.color(ColorRole::Pips).to_string();
        write(&mut player, &pips);
        let told = player
            .harness
            .get_by_label_contains("Pips are hard to see on your hand")
            .rect();
        let field = player.by_id("colors-hex").rect();
        let save = player.by_id("colors-save").rect();
        assert!(
            told.top() > field.bottom() && told.bottom() < save.top(),
            "{told:?} between {field:?} and {save:?} in {size:?}"
        );
        let now = player.by_id("colors-red").rect();
        assert_eq!(now, sliders, "what sets it stays in {size:?}");
    }
}

#[test]
fn a_removed_theme_is_brought_back_as_it_was_and_kept() {
    let mut player = listing();
    copy_as(&mut player, "Harbour");
    copy_as(&mut player, "Night");
    click(&mut player, "colors-use-own-1");
    let before = player.harness.state().themes().clone();
    click(&mut player, "colors-remove-own-1");
    click(&mut player, "colors-remove-own-1");
    assert_eq!(own(&player), [""; 0], "both removed");
    click(&mut player, "colors-bring-back-2");
    assert_eq!(own(&player), ["Night"], "one of them");
    click(&mut player, "colors-bring-back-1");
    assert_eq!(player.harness.state().themes(), &before, "and in use again");
    let mut player = player.restart();
    assert_eq!(player.harness.state().themes(), &before, "kept");
    player.press_ctrl(Key::K);
    // It may have to be scrolled to.
    player.by_id("colors-remove-own-2").click_accesskit();
    player.settle();
    player.press(Key::Escape);
    player.press_ctrl(Key::K);
    assert!(
        !player.has_id("colors-bring-back-1"),
        "until the window is closed"
    );
    assert_eq!(own(&player), ["Harbour"], "then it is gone");
}

#[test]
fn a_reset_theme_gets_its_own_colors_back() {
    let mut player = listing();
    click(&mut player, "colors-use-1");
    let as_it_came = player.harness.state().themes().clone();
    click(&mut player, "colors-edit-1");
    write(&mut player, "#F2ABCD");
    click(&mut player, "colors-save");
    let before = player.harness.state().themes().clone();
    click(&mut player, "colors-reset-1");
    let reset = player.harness.state().themes();
    assert_eq!(reset, &as_it_came, "as the program came");
    click(&mut player, "colors-edited-again-1");
    assert_eq!(player.harness.state().themes(), &before, "as it was");
}

/// Asks for something as the window does.
fn ask(player: &mut Player, what: ThemeCommand) {
    let ctx = player.harness.ctx.clone();
    player
        .harness
        .state_mut()
        .update(&ctx, Command::Theme(what).into());
    player.settle();
}

#[test]
fn a_theme_is_copied_named_used_and_removed_and_is_there_at_the_next_start() {
    let mut player = listing();
    copy_as(&mut player, "Harbour");
    assert_eq!(own(&player), ["Harbour"], "copied and named");
    click(&mut player, "colors-use-own-1");
    let mut player = player.restart();
    assert_eq!(own(&player), ["Harbour"], "kept");
    let used = player.harness.state().themes().used();
    assert_eq!(used, ThemeId::Own(0), "in use");
    player.press_ctrl(Key::K);
    click(&mut player, "colors-rename-own-1");
    player.by_id("colors-name").focus();
    player.settle();
    player.press_ctrl(Key::A);
    player.by_id("colors-name").type_text("Night");
    player.settle();
    player.press(Key::Enter);
    assert_eq!(own(&player), ["Night"], "renamed");
    click(&mut player, "colors-remove-own-1");
    assert_eq!(own(&player), [""; 0], "removed");
    let used = player.harness.state().themes().used();
    assert_eq!(used, ThemeId::Two, "what it was made from is in use");
}

#[test]
fn a_theme_that_was_written_to_a_file_is_read_again_as_it_was() {
    let mut player = listing();
    copy_as(&mut player, "Harbour");
    let theme = player.harness.state().themes().own()[0].clone();
    let path = player.path().join("sent");
    ask(
        &mut player,
        ThemeCommand::Send(Box::new(theme.clone()), Some(path.clone())),
    );
    let path = path.with_extension("nestor-theme");
    player.step_until("the theme is written", |_| path.exists());
    ask(&mut player, ThemeCommand::Fetch(Some(path)));
    player.step_until("the theme is read", |player| own(player).len() == 2);
    assert_eq!(
        player.harness.state().themes().own(),
        [theme.clone(), theme]
    );
}

#[test]
fn a_broken_theme_changes_nothing_and_says_so() {
    let mut player = listing();
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
        ask(&mut player, ThemeCommand::Fetch(Some(path.clone())));
        player.step_until("the answer", |player| {
            player.message().contains("broken.nestor-theme")
        });
        assert_eq!(player.harness.state().themes(), &before, "file {n}");
        let missing = path.with_file_name("missing");
        ask(&mut player, ThemeCommand::Fetch(Some(missing)));
        player.step_until("another answer", |player| {
            player.message().contains("missing")
        });
    }
}

#[test]
fn what_was_said_of_a_game_is_not_said_of_the_colors() {
    let mut player = listing();
    player.press(Key::Escape);
    let missing = player.path().join("missing.nestor");
    let open = Command::File(FileCommand::OpenGame(Some(missing)));
    let ctx = player.harness.ctx.clone();
    player.harness.state_mut().update(&ctx, open.into());
    let said = "There is no file";
    player.step_until("a word", |player| player.message().starts_with(said));
    // The message goes with the next bone that is taken up.
    player.press(Key::ArrowRight);
    assert!(!player.reads(said), "it was read");
    player.press_ctrl(Key::K);
    assert!(player.has_id("colors-use-2"), "the list is open");
    assert!(!player.reads(said), "nothing of it is said there");
}

/// The theme in use.
fn used(player: &Player) -> ThemeId {
    player.harness.state().themes().used()
}

#[test]
fn a_newcomer_finds_the_looks_first_and_uses_one_with_a_click_on_its_picture() {
    for size in [[1100.0, 760.0], [420.0, 800.0]] {
        let mut player = listing_at(size);
        assert_eq!(used(&player), ThemeId::Walnut, "at first");
        let walnut = player.by_id("colors-use-walnut").rect();
        let marble = player.by_id("colors-use-cafe-marble").rect();
        let classic = player.by_id("colors-use-1").rect();
        assert!(walnut.top() < marble.top() && marble.top() < classic.top());
        // Its picture stands above its buttons.
        click_at(&mut player, marble.left_top() + egui::vec2(20.0, -30.0));
        assert_eq!(used(&player), ThemeId::CafeMarble, "in {size:?}");
        let player = player.restart();
        assert_eq!(used(&player), ThemeId::CafeMarble, "kept");
    }
}

#[test]
fn a_look_is_not_edited_but_a_copy_of_it_is() {
    let mut player = listing();
    for look in ["walnut", "cafe-marble", "night", "linen"] {
        let edit = player.by_id(&format!("colors-edit-{look}"));
        assert!(edit.accesskit_node().is_disabled(), "{look}");
    }
    click(&mut player, "colors-copy-linen");
    player.by_id("colors-name").focus();
    player.settle();
    click(&mut player, "colors-keep-name");
    click(&mut player, "colors-edit-own-1");
    assert!(player.has_id("colors-save"), "the copy is edited");
    click(&mut player, "colors-save");
    let copy = &player.harness.state().themes().own()[0];
    assert_eq!(copy.made_from, ThemeSlot::Linen, "of the look");
}
