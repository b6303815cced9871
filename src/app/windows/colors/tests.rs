use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use super::*;
use crate::app::command::{ThemeCommand, WindowKind};
use crate::app::fonts;
use look::{ColorRole, Hsl, Palette, Rgb, ThemeId, ThemeSlot};
use words::colors;

#[derive(Default)]
struct State {
    window: ColorsWindow,
    themes: Themes,
    commands: Vec<Command>,
}

impl State {
    fn editor(&self) -> &Editor {
        self.window
            .editor
            .as_ref()
            .expect("a theme is being edited")
    }
}

type Window = Harness<'static, State>;

fn open(size: [f32; 2]) -> Window {
    let mut state = State::default();
    state.themes.use_theme(ThemeSlot::One);
    let mut window = Harness::builder()
        .with_size(size)
        .with_context_setup(|ctx| {
            fonts::install(ctx);
            Look::new(ThemeSlot::One, &Palette::CLASSIC).apply(ctx);
        })
        .build_ui_state(
            |ui, state: &mut State| state.window.ui(ui, &state.themes, &mut state.commands),
            state,
        );
    window.run();
    window
}

/// The part of the window with this id.
fn by_id<'a>(window: &'a Window, id: &str) -> egui_kittest::Node<'a> {
    let mut nodes = window.root().children_recursive();
    let node = nodes.find(|node| node.accesskit_node().author_id() == Some(id));
    node.unwrap_or_else(|| panic!("there is no {id}"))
}

fn click(window: &mut Window, id: &str) {
    // It may have to be scrolled to.
    by_id(window, id).click_accesskit();
    window.run();
}

fn edit_classic() -> Window {
    let mut window = open([420.0, 800.0]);
    click(&mut window, "colors-edit-1");
    window
}

#[test]
fn a_theme_can_be_used_and_reset_from_the_list() {
    let mut window = open([420.0, 800.0]);
    let themes = &mut window.state_mut().themes;
    themes.set_palette(ThemeSlot::Three, Palette::DARK);
    window.run();
    click(&mut window, "colors-use-2");
    click(&mut window, "colors-reset-3");
    click(&mut window, "colors-close");
    let expected = [
        Command::Theme(ThemeCommand::Use(ThemeId::Two)),
        Command::Theme(ThemeCommand::Reset(ThemeSlot::Three)),
        Command::CloseWindow(WindowKind::Colors),
    ];
    assert_eq!(window.state().commands, expected);
}

#[test]
fn the_theme_in_use_and_unedited_themes_offer_nothing_to_do() {
    let window = open([420.0, 800.0]);
    for name in ["colors-use-1", "colors-reset-1"] {
        let button = by_id(&window, name);
        assert!(button.accesskit_node().is_disabled(), "{name}");
    }
}

#[test]
fn moving_a_slider_changes_the_draft_and_not_the_theme() {
    let mut window = edit_classic();
    let before = *window.state().themes.used_palette();
    let red = by_id(&window, "colors-red").rect();
    window.drag_at(red.center());
    window.run();
    window.drop_at(red.left_center() + vec2(8.0, 0.0));
    window.run();
    let draft = window.state().editor().draft;
    let Rgb([red, ..]) = draft.color(ColorRole::YourHand);
    assert!(red < 40, "the slider was drawn to the left: {red}");
    assert_eq!(*window.state().themes.used_palette(), before, "not saved");
}

#[test]
fn saving_sends_the_edited_colours_and_returns_to_the_list() {
    let mut window = edit_classic();
    let editor = window.state_mut().window.editor.as_mut();
    let editor = editor.expect("a theme is being edited");
    *editor.draft.color_mut(ColorRole::Buttons) = Rgb([1, 2, 3]);
    let draft = editor.draft;
    window.run();
    click(&mut window, "colors-save");
    let expected = [Command::Theme(ThemeCommand::Save(
        ThemeId::One,
        Box::new(draft),
    ))];
    assert_eq!(window.state().commands, expected);
    assert!(window.state().window.editor.is_none(), "back at the list");
}

#[test]
fn cancelling_sends_nothing_and_forgets_the_edit() {
    let mut window = edit_classic();
    let editor = window.state_mut().window.editor.as_mut();
    let editor = editor.expect("a theme is being edited");
    *editor.draft.color_mut(ColorRole::Buttons) = Rgb([1, 2, 3]);
    window.run();
    click(&mut window, "colors-cancel");
    assert_eq!(window.state().commands, [], "nothing was sent");
    click(&mut window, "colors-edit-1");
    assert_eq!(window.state().editor().draft, Palette::CLASSIC, "as it was");
}

#[test]
fn clicking_a_part_of_the_picture_picks_its_colour() {
    for (name, role) in [
        ("Background", ColorRole::Background),
        ("Text", ColorRole::Text),
        ("Pips of your hand", ColorRole::Pips),
        ("Pips of Nestor's plays", ColorRole::Pips),
        ("Line of your plays", ColorRole::Lines),
        ("Outline of your hand", ColorRole::Outlines),
        ("Pips of the selected bone", ColorRole::PipsSelected),
        ("Line of the selected bone", ColorRole::LinesSelected),
        ("Outline of the selected bone", ColorRole::OutlinesSelected),
        ("Button text", ColorRole::ButtonText),
    ] {
        let mut window = edit_classic();
        let part = window.get_by_role_and_label(egui::Role::Button, name);
        if role == ColorRole::Background {
            // Its middle is covered by bones.
            part.click_accesskit();
        } else {
            part.click();
        }
        window.run();
        assert_eq!(window.state().editor().role, role, "{name}");
    }
}

#[test]
fn bodies_and_the_button_can_be_picked_without_a_mouse() {
    for role in [
        ColorRole::YourHand,
        ColorRole::YourHandSelected,
        ColorRole::FirstPlays,
        ColorRole::SecondPlays,
        ColorRole::Backs,
        ColorRole::Buttons,
    ] {
        let mut window = edit_classic();
        window
            .get_by_role_and_label(egui::Role::Button, &colors::role(role))
            .click_accesskit();
        window.run();
        assert_eq!(window.state().editor().role, role);
    }
}

#[test]
fn any_pip_of_a_bone_picks_the_pips_and_the_space_between_them_the_body() {
    let mut window = edit_classic();
    let bone = window
        .get_by_role_and_label(egui::Role::Button, "Your plays")
        .rect();
    // 3-6: the middle pip of the three, then beside it.
    let middle = bone.center_top() + vec2(0.0, bone.height() / 4.0);
    for (pos, role) in [
        (middle, ColorRole::Pips),
        (
            middle + vec2(bone.width() * 0.26, 0.0),
            ColorRole::FirstPlays,
        ),
    ] {
        window.drag_at(pos);
        window.drop_at(pos);
        window.run();
        assert_eq!(window.state().editor().role, role, "at {pos:?}");
    }
}

#[test]
fn the_list_picks_any_of_the_fifteen_colours() {
    let mut window = edit_classic();
    click(&mut window, "color-to-change");
    // The list is longer than its popup, which scrolls.
    by_id(&window, "color-lines-selected").click_accesskit();
    window.run();
    assert_eq!(window.state().editor().role, ColorRole::LinesSelected);
}

#[test]
fn what_is_hard_to_see_is_said_in_a_sentence() {
    let mut window = edit_classic();
    let warning = "Pips are hard to see on your hand: 1.0 to 1";
    assert!(window.query_by_label(warning).is_none(), "clear at first");
    let editor = window.state_mut().window.editor.as_mut();
    let editor = editor.expect("a theme is being edited");
    *editor.draft.color_mut(ColorRole::YourHand) = Palette::CLASSIC.color(ColorRole::Pips);
    window.run();
    window.get_by_label(warning);
}

#[test]
fn in_a_small_window_the_buttons_stay_in_sight() {
    let mut window = open([328.0, 420.0]);
    let screen = egui::Rect::from_min_size(egui::Pos2::ZERO, vec2(328.0, 420.0));
    let close = by_id(&window, "colors-close").rect();
    assert!(screen.contains_rect(close), "Close: {close:?}");
    click(&mut window, "colors-edit-1");
    for id in [
        "colors-save",
        "colors-cancel",
        "color-to-change",
        "colors-hex",
    ] {
        let rect = by_id(&window, id).rect();
        assert!(screen.contains_rect(rect), "{id}: {rect:?}");
    }
}

#[test]
fn the_contents_are_no_higher_than_the_window() {
    for id in ["colors-close", "colors-save"] {
        let mut window = open([360.0, 420.0]);
        if id == "colors-save" {
            click(&mut window, "colors-edit-1");
        }
        let button = by_id(&window, id).rect();
        window.run_steps(4);
        let later = by_id(&window, id).rect();
        assert_eq!(later, button, "{id} stays where it is");
    }
}

/// What the sliders show.
fn shown(window: &Window) -> [u16; 6] {
    [
        "colors-red",
        "colors-green",
        "colors-blue",
        "colors-hue",
        "colors-saturation",
        "colors-lightness",
    ]
    .map(|id| {
        let node = by_id(window, id);
        node.accesskit_node().numeric_value().expect("a number") as u16
    })
}

#[test]
fn a_color_that_is_written_moves_all_sliders() {
    for (written, sliders) in [
        ("#00ff00", [0, 255, 0, 120, 100, 50]),
        ("804020", [128, 64, 32, 20, 60, 31]),
    ] {
        let mut window = edit_classic();
        let before = shown(&window);
        let field = by_id(&window, "colors-hex");
        field.focus();
        window.run();
        window.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::A);
        window.run();
        by_id(&window, "colors-hex").type_text("#12");
        window.run();
        assert_eq!(shown(&window), before, "that is no color yet");
        window.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::A);
        window.run();
        by_id(&window, "colors-hex").type_text(written);
        window.run();
        assert_eq!(shown(&window), sliders, "{written}");
    }
}

#[test]
fn the_sliders_of_hue_and_lightness_move_those_of_red_green_and_blue() {
    let mut window = edit_classic();
    let editor = window.state_mut().window.editor.as_mut();
    let editor = editor.expect("a theme is being edited");
    *editor.draft.color_mut(ColorRole::YourHand) = Rgb([200, 40, 40]);
    window.run();
    let hue = by_id(&window, "colors-hue").rect();
    window.drag_at(hue.left_center() + vec2(8.0, 0.0));
    window.run();
    window.drop_at(hue.center());
    window.run();
    let [red, green, blue, hue, ..] = shown(&window);
    assert!(hue > 90 && hue < 270, "the slider was drawn to {hue}");
    assert!(red < green.max(blue), "it is no red: {red} {green} {blue}");
    let color = window.state().editor().draft.color(ColorRole::YourHand);
    assert_eq!(color.0.map(u16::from), [red, green, blue], "the draft");
    let Hsl {
        saturation,
        lightness,
        ..
    } = Hsl::from(color);
    assert!((saturation - 66.7).abs() < 1.5, "as strong: {saturation}");
    assert!((lightness - 47.1).abs() < 1.0, "as light: {lightness}");
}

#[test]
fn a_color_that_is_made_grey_and_colored_again_has_its_hue_again() {
    let mut window = edit_classic();
    let editor = window.state_mut().window.editor.as_mut();
    let editor = editor.expect("a theme is being edited");
    *editor.draft.color_mut(ColorRole::YourHand) = Rgb([0, 160, 0]);
    window.run();
    let editor = window.state_mut().window.editor.as_mut();
    let editor = editor.expect("a theme is being edited");
    *editor.draft.color_mut(ColorRole::YourHand) = Rgb([80, 80, 80]);
    window.run();
    assert_eq!(shown(&window)[3], 120, "still green, but without strength");
}
