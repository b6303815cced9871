//! The menu bar: the menus, the windows, and what is being played.

use egui::{Button, FocusDirection, Key, Popup, Response, RichText, TextStyle, Ui};

use super::items::{Item, MENUS, Menu};
use super::keys::{pressed, shortcut_text, take, take_exactly};
use super::state::{MenuState, Titles};
use super::table_keys::FIRST_MENU;
use super::tips::{command_tip, item_tip, text_tip, tip};
use crate::app::command::{Command, WindowKind};
use crate::app::ear;
use words::Id;
use words::{id, say};

/// The windows that the bar opens by itself where it has room.
const WINDOWS: [(WindowKind, Id); 3] = [
    (WindowKind::Settings, id!("window-settings")),
    (WindowKind::Colors, id!("window-colors")),
    (WindowKind::Help, id!("window-help")),
];

/// The width of the lines of a menu, in points.
const ITEM_WIDTH: f32 = 220.0;

/// What stands in the bar beside the menus.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Part {
    Windows,
    Number,
    Again,
    Game,
    Level,
}

/// What stands there, from most to least; the first that there is room for is
/// shown. The windows are in the menus, too.
const PARTS: [&[Part]; 6] = [
    &[Part::Windows, Part::Number, Part::Game, Part::Level],
    &[Part::Windows, Part::Game, Part::Level],
    &[Part::Game, Part::Level],
    &[Part::Game],
    &[Part::Windows],
    &[],
];

/// The same where the game comes from a number, or from another game: nothing else
/// in the window tells that.
const PARTS_OF_SUCH: [&[Part]; 6] = [
    &[
        Part::Windows,
        Part::Number,
        Part::Again,
        Part::Game,
        Part::Level,
    ],
    &[Part::Number, Part::Again, Part::Game, Part::Level],
    &[Part::Number, Part::Again, Part::Game],
    &[Part::Again, Part::Game],
    &[Part::Again],
    &[],
];

/// The room for the names of game and level, in points. What stands in the bar
/// does not depend on what they are called: a longer one is cut.
const GAME_WIDTH: f32 = 120.0;
const LEVEL_WIDTH: f32 = 80.0;
/// The least room for the name of the game, where it stands beside a number alone.
const LEAST_GAME_WIDTH: f32 = 60.0;

/// Shows the menu bar with what is being played at its right end, and while
/// something cannot be saved a mark that says why.
pub fn bar_ui(
    ui: &mut Ui,
    state: MenuState,
    titles: &Titles,
    unsaved: Option<&str>,
    commands: &mut Vec<Command>,
) {
    egui::MenuBar::new().ui(ui, |ui| {
        menus_ui(ui, state, commands);
        let mut room = ui.available_width();
        let mark = unsaved.map(|why| {
            let full = say!("bar-not-saved");
            let fits = button_width(ui, &full) <= room;
            let mark = if fits { full } else { "!".to_owned() };
            room -= button_width(ui, &mark);
            (mark, why)
        });
        let width = |parts: &[Part]| -> f32 {
            let widths = parts.iter().map(|part| match part {
                Part::Game if !parts.contains(&Part::Level) => LEAST_GAME_WIDTH,
                part => width_of(ui, *part, titles),
            });
            widths.sum()
        };
        let all: &[&[Part]] = match (&titles.number, &titles.again) {
            (None, None) => &PARTS,
            _ => &PARTS_OF_SUCH,
        };
        let parts = all.iter().copied().find(|parts| width(parts) <= room);
        let parts = parts.unwrap_or_default();
        let number = parts
            .iter()
            .filter(|part| matches!(part, Part::Number | Part::Again));
        let number: f32 = number.map(|part| width_of(ui, *part, titles)).sum();
        if parts.contains(&Part::Windows) {
            for (kind, name) in WINDOWS {
                let command = Command::ToggleWindow(kind);
                if command_tip(ui.button(name.text()), &command).clicked() {
                    commands.push(command);
                }
            }
        }
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            if let Some((mark, why)) = mark {
                mark_ui(ui, &mark, why, commands);
            }
            // From the right to the left.
            for part in parts.iter().rev() {
                ui.scope(|ui| {
                    if *part == Part::Game {
                        ui.set_max_width(ui.available_width() - number);
                    }
                    title_ui(ui, *part, titles, commands);
                });
            }
        });
    });
}

/// The menus own the keyboard while one of them is open: Left and Right lead
/// to the one beside it, and the one that was opened by a key gives it to its
/// first line.
fn menus_ui(ui: &mut Ui, state: MenuState, commands: &mut Vec<Command>) {
    let buttons = MENUS.each_ref().map(|menu| {
        let button = ui.button(menu.title.text());
        ear::give_author_id(&button, menu.title.name());
        tip(button, menu.tip, Some(menu.shortcut()))
    });
    let popups = buttons.each_ref().map(Popup::default_response_id);
    let open = popups
        .iter()
        .position(|id| Popup::is_id_open(ui.ctx(), *id));
    if let Some(asked) = asked_for(ui, open) {
        Popup::toggle_id(ui.ctx(), popups[asked]);
        // The one that closes leaves the keyboard to what had it before.
        if open != Some(asked) {
            buttons[asked].request_focus();
        }
    }
    if let Some(open) = open {
        let beside = if pressed(ui, Key::ArrowRight) {
            Some((open + 1) % MENUS.len())
        } else if pressed(ui, Key::ArrowLeft) {
            Some((open + MENUS.len() - 1) % MENUS.len())
        } else {
            None
        };
        if let Some(beside) = beside {
            // egui would move the focus by arrow keys; they have another
            // meaning here.
            ui.memory_mut(|memory| memory.move_focus(FocusDirection::None));
            Popup::open_id(ui.ctx(), popups[beside]);
            buttons[beside].request_focus();
        }
        let pointed_at = buttons
            .iter()
            .position(|button| button.hovered() && !button.clicked());
        let is_moved = ui.input(|input| input.pointer.is_moving());
        if let Some(other) = pointed_at.filter(|other| *other != open && is_moved) {
            Popup::open_id(ui.ctx(), popups[other]);
        }
    }
    for (menu, button) in MENUS.iter().zip(&buttons) {
        menu_ui(menu, button, state, commands);
    }
}

/// The menu whose key was pressed, which opens or closes by it. The key of the first one
/// closes whichever is open.
fn asked_for(ui: &Ui, open: Option<usize>) -> Option<usize> {
    if ui.memory(|memory| memory.top_modal_layer().is_some()) {
        return None;
    }
    let by_letter = MENUS.iter().position(|menu| take(ui, menu.shortcut()));
    by_letter.or_else(|| take_exactly(ui, FIRST_MENU).then(|| open.unwrap_or(0)))
}

/// Shows what an open menu offers.
fn menu_ui(menu: &Menu, button: &Response, state: MenuState, commands: &mut Vec<Command>) {
    Popup::menu(button).show(|ui| {
        let mut first = None;
        for (n, group) in menu.groups.iter().enumerate() {
            if n > 0 {
                ui.separator();
            }
            for item in *group {
                let response = item_ui(ui, item, state, commands);
                if response.enabled() {
                    first.get_or_insert(response.id);
                }
            }
        }
        if let Some(first) = first
            && button.has_focus()
            && !ui.is_sizing_pass()
        {
            ui.memory_mut(|memory| memory.request_focus(first));
        }
    });
}

fn item_ui(ui: &mut Ui, item: &Item, state: MenuState, commands: &mut Vec<Command>) -> Response {
    let keys = item.shortcuts.first();
    let keys = keys.map_or_else(String::new, |keys| shortcut_text(ui.ctx(), *keys));
    let ticked = item.is_ticked.map(|is_ticked| is_ticked(state));
    let is_ticked = ticked == Some(true);
    let mut keys = RichText::new(keys);
    if is_ticked {
        // Quiet letters cannot be read on the ground of a line that is turned
        // on.
        keys = keys.color(ui.visuals().selection.stroke.color);
    }
    let button = Button::new(item.name.text())
        .shortcut_text(keys)
        .min_size(egui::vec2(ITEM_WIDTH, 0.0));
    let why_not = item.why_not(state);
    // What turns nothing on and off is not called so by ear either.
    let button = match ticked {
        Some(is_ticked) => button.selected(is_ticked),
        None => button,
    };
    let response = ui.add_enabled(why_not.is_none(), button);
    let response = item_tip(response, item, why_not);
    ear::give_author_id(&response, item.name.name());
    if response.clicked() {
        commands.push((item.command)());
        ui.close();
    }
    response
}

fn title_ui(ui: &mut Ui, part: Part, titles: &Titles, commands: &mut Vec<Command>) {
    let is_cut = button_width(ui, &titles.game) > ui.available_width();
    let mut title_ui = |words: &str, short: &str, hint: Id, command: Command| {
        let title = ui.add(Button::new(RichText::new(short).weak()).truncate());
        let title = text_tip(title, || format!("{words}\n{}", hint.text()), None);
        if title.clicked() {
            commands.push(command);
        }
    };
    match part {
        Part::Windows => {}
        Part::Number => {
            if let Some(number) = &titles.number {
                ui.label(RichText::new(number).weak());
            }
        }
        Part::Again => {
            if let Some(again) = &titles.again {
                ui.label(RichText::new(again).weak());
            }
        }
        Part::Game => title_ui(
            &titles.game,
            // A target without its last letters would be another.
            if is_cut { &titles.name } else { &titles.game },
            id!("bar-choose-game"),
            Command::ToggleWindow(WindowKind::NewGame),
        ),
        Part::Level if titles.level.is_empty() => {}
        Part::Level => title_ui(
            &titles.level,
            &titles.level,
            id!("bar-choose-level"),
            Command::ChooseLevel,
        ),
    }
}

/// The mark while something cannot be saved, which says why.
fn mark_ui(ui: &mut Ui, mark: &str, why: &str, commands: &mut Vec<Command>) {
    let color = ui.visuals().warn_fg_color;
    let mark = ui.button(RichText::new(mark).color(color));
    let mark = mark.on_hover_ui(|ui| {
        // A narrow window is narrower than such texts are wide.
        let around = 8.0 * ui.spacing().button_padding.x;
        let room = ui.ctx().content_rect().width() - around;
        ui.set_max_width(room.min(ui.spacing().tooltip_width));
        ui.label(why);
    });
    if mark.clicked() {
        commands.push(Command::Say(why.to_owned()));
    }
    mark.accessible_name(say!("bar-not-saved"));
}

/// The width that a part takes, with the space beside it.
fn width_of(ui: &Ui, part: Part, titles: &Titles) -> f32 {
    match part {
        Part::Windows => {
            let widths = WINDOWS.map(|(_, name)| button_width(ui, &name.text()));
            widths.iter().sum()
        }
        Part::Number | Part::Again => {
            let words = match part {
                Part::Number => titles.number.as_deref(),
                _ => titles.again.as_deref(),
            };
            words.map_or(0.0, |words| button_width(ui, words))
        }
        Part::Game => GAME_WIDTH,
        Part::Level if titles.level.is_empty() => 0.0,
        Part::Level => button_width(ui, &titles.level).max(LEVEL_WIDTH),
    }
}

fn button_width(ui: &Ui, words: &str) -> f32 {
    let font = TextStyle::Button.resolve(ui.style());
    let color = ui.visuals().text_color();
    let words = ui.painter().layout_no_wrap(words.to_owned(), font, color);
    let spacing = ui.spacing();
    words.size().x + 2.0 * spacing.button_padding.x + spacing.item_spacing.x
}
