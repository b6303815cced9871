//! The menu bar and the keys.

use egui::style::ScrollAnimation;
use egui::{FocusDirection, Key, KeyboardShortcut, Modifiers, Popup, Ui};

use super::command::{Command, WindowKind};
use super::table::Viewpoint;
use super::wording::{players, saved, turn as wording};
use crate::engine::Side;

/// How far a key scrolls, as a share of what is seen.
const PAGE: f32 = 0.85;

/// What the menus need to know.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each says of one menu item whether it applies"
)]
pub struct MenuState {
    /// Whether there is anything to take back.
    pub can_undo: bool,
    /// Whether anything has happened since the game began.
    pub can_restart: bool,
    /// Whether a position was preserved.
    pub can_restore: bool,
    /// Whether Nestor's hand is being shown.
    pub nestors_hand: bool,
    /// Whether the boneyard is being shown.
    pub boneyard: bool,
    /// Whether the whole table is shown, and not only its ends.
    pub is_whole: bool,
    /// Whether it is looked at from near.
    pub is_near: bool,
    /// Whether a new game would replace one in progress.
    pub in_progress: bool,
}

/// One line of a menu.
struct Item {
    text: &'static str,
    command: Command,
    shortcut: KeyboardShortcut,
    enabled: bool,
    ticked: bool,
}

impl Item {
    /// With a key alone.
    const fn plain(text: &'static str, command: Command, key: Key) -> Self {
        Self {
            text,
            command,
            shortcut: KeyboardShortcut::new(Modifiers::NONE, key),
            enabled: true,
            ticked: false,
        }
    }
}

/// What a menu has, in groups.
type Groups = Vec<Vec<Item>>;

fn view_items(state: MenuState) -> Groups {
    vec![vec![
        Item {
            ticked: state.is_whole,
            ..Item::plain(wording::WHOLE_TABLE, Command::ToggleView, Key::V)
        },
        Item {
            enabled: state.is_near,
            ..Item::plain(
                wording::SEE_ALL,
                Command::LookFrom(Viewpoint::ALL),
                Key::Home,
            )
        },
        Item::plain(wording::SORT_HAND, Command::SortHand, Key::O),
    ]]
}

fn game_items(state: MenuState) -> Groups {
    let item = |text, command, key| Item {
        shortcut: match key {
            Key::F1 => KeyboardShortcut::new(Modifiers::NONE, Key::F1),
            key => KeyboardShortcut::new(Modifiers::COMMAND, key),
        },
        ..Item::plain(text, command, key)
    };
    let window = |kind, key| item(wording::title(kind), Command::ToggleWindow(kind), key);
    let new_game = if state.in_progress {
        Command::ToggleWindow(WindowKind::NewGame)
    } else {
        Command::NewGame
    };
    vec![
        vec![
            window(WindowKind::Tally, Key::T),
            window(WindowKind::History, Key::Y),
            window(WindowKind::Log, Key::L),
        ],
        vec![
            Item {
                enabled: state.can_undo,
                ..item(wording::UNDO, Command::Undo, Key::Z)
            },
            Item {
                ticked: state.nestors_hand,
                ..item(
                    wording::SHOW_NESTORS_HAND,
                    Command::ToggleNestorsHand,
                    Key::H,
                )
            },
            Item {
                ticked: state.boneyard,
                ..item(wording::SHOW_BONEYARD, Command::ToggleBoneyard, Key::B)
            },
            item(wording::PRESERVE, Command::Preserve, Key::P),
            Item {
                enabled: state.can_restore,
                ..item(wording::RESTORE, Command::Restore, Key::R)
            },
        ],
        vec![
            item(wording::NEW_GAME, new_game, Key::N),
            Item {
                enabled: state.can_restart,
                ..item(saved::RESTART, Command::RestartGame, Key::G)
            },
            window(WindowKind::SaveGame, Key::S),
            window(WindowKind::OpenGame, Key::O),
            item(
                players::CHANGE,
                Command::ToggleWindow(WindowKind::Players),
                Key::U,
            ),
        ],
        vec![
            window(WindowKind::Settings, Key::Comma),
            window(WindowKind::Colors, Key::K),
            window(WindowKind::Help, Key::F1),
            item(
                wording::title(WindowKind::About),
                Command::ToggleWindow(WindowKind::About),
                Key::I,
            ),
        ],
        vec![item(wording::QUIT, Command::Quit, Key::Q)],
    ]
}

/// Shows the menu bar; the first of `titles` for which there is room stands at
/// its right end, and while something cannot be saved a mark that says why.
pub fn menu_ui(
    ui: &mut Ui,
    state: MenuState,
    titles: &[String],
    unsaved: Option<&str>,
    commands: &mut Vec<Command>,
) {
    egui::MenuBar::new().ui(ui, |ui| {
        for (title, groups) in [
            (wording::GAME, game_items(state)),
            (wording::VIEW, view_items(state)),
        ] {
            let button = ui.menu_button(title, |ui| {
                for (n, group) in groups.into_iter().enumerate() {
                    if n > 0 {
                        ui.separator();
                    }
                    for item in group {
                        item_ui(ui, &item, commands);
                    }
                }
            });
            let letter = title
                .chars()
                .next()
                .and_then(|letter| Key::from_name(&letter.to_string()));
            if let Some(key) = letter
                && ui.input_mut(|input| input.consume_key(Modifiers::ALT, key))
            {
                Popup::toggle_id(ui.ctx(), Popup::default_response_id(&button.response));
                button.response.request_focus();
            }
        }
        for kind in [WindowKind::Settings, WindowKind::Colors, WindowKind::Help] {
            if ui.button(wording::title(kind)).clicked() {
                commands.push(Command::ToggleWindow(kind));
            }
        }
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            let font = egui::TextStyle::Body.resolve(ui.style());
            let width = |ui: &Ui, words: &str| {
                let (words, color) = (words.to_owned(), ui.visuals().text_color());
                let words = ui.painter().layout_no_wrap(words, font.clone(), color);
                words.size().x
            };
            if let Some(why) = unsaved {
                let padding = 2.0 * ui.spacing().button_padding.x;
                let fits = width(ui, wording::NOT_SAVED) + padding <= ui.available_width();
                let words = if fits { wording::NOT_SAVED } else { "!" };
                let color = ui.visuals().warn_fg_color;
                let mark = ui.button(egui::RichText::new(words).color(color));
                let mark = mark.on_hover_ui(|ui| {
                    // A narrow window is narrower than such texts are wide.
                    let room = ui.ctx().content_rect().width() - 4.0 * padding;
                    ui.set_max_width(room.min(ui.spacing().tooltip_width));
                    ui.label(why);
                });
                if mark.clicked() {
                    commands.push(Command::Hint(why.to_owned()));
                }
                mark.accessible_name(wording::NOT_SAVED);
            }
            let room = ui.available_width();
            let fits = |title: &&String| width(ui, title) <= room;
            if let Some(title) = titles.iter().find(fits).or(titles.last()) {
                ui.add(egui::Label::new(egui::RichText::new(title).weak()).truncate());
            }
        });
    });
}

fn item_ui(ui: &mut Ui, item: &Item, commands: &mut Vec<Command>) {
    let keys = ui.ctx().format_shortcut(&item.shortcut);
    let keys = keys.replace("Comma", ",");
    let button = egui::Button::new(item.text)
        .shortcut_text(keys)
        .selected(item.ticked)
        .min_size(egui::vec2(220.0, 0.0));
    let response = ui.add_enabled(item.enabled, button);
    if response.clicked() {
        commands.push(item.command.clone());
        ui.close();
    }
}

/// The commands of the menu's keys that were pressed.
pub fn keys(ui: &Ui, state: MenuState, commands: &mut Vec<Command>) {
    if is_typing(ui) {
        return;
    }
    let items = game_items(state).into_iter().chain(view_items(state));
    for item in items.flatten() {
        if ui.input_mut(|input| input.consume_shortcut(&item.shortcut)) && item.enabled {
            commands.push(item.command);
        }
    }
}

/// Whether a text field has the keyboard: its keys are its own.
fn is_typing(ui: &Ui) -> bool {
    let focused = ui.memory(egui::Memory::focused);
    focused.is_some_and(|id| egui::TextEdit::load_state(ui.ctx(), id).is_some())
}

/// With a window open, Escape closes it.
pub fn window_keys(ui: &Ui, newest: WindowKind, commands: &mut Vec<Command>) {
    if pressed(ui, Key::Escape) {
        commands.push(Command::CloseWindow(newest));
    }
}

/// The commands of the table's keys that were pressed: Space and Enter do what
/// the caller says, and where there is nothing they are left to what has the
/// keyboard.
pub fn table_keys(
    ui: &Ui,
    space: Option<&Command>,
    enter: Option<&Command>,
    commands: &mut Vec<Command>,
) {
    for (key, command) in [(Key::Space, space), (Key::Enter, enter)] {
        if let Some(command) = command
            && pressed(ui, key)
        {
            commands.push(command.clone());
        }
    }
    let (plain, shift, alt) = (Modifiers::NONE, Modifiers::SHIFT, Modifiers::ALT);
    // A key alone is also pressed when it is with another one: so it comes last.
    for (with, key, command) in [
        (shift, Key::ArrowRight, Command::MoveBeside(true)),
        (shift, Key::ArrowLeft, Command::MoveBeside(false)),
        (alt, Key::ArrowRight, Command::LookToward(Side::East)),
        (alt, Key::ArrowLeft, Command::LookToward(Side::West)),
        (alt, Key::ArrowUp, Command::LookToward(Side::North)),
        (alt, Key::ArrowDown, Command::LookToward(Side::South)),
        (plain, Key::ArrowRight, Command::SelectBeside(true)),
        (plain, Key::ArrowLeft, Command::SelectBeside(false)),
        (plain, Key::ArrowUp, Command::EndBeside(true)),
        (plain, Key::ArrowDown, Command::EndBeside(false)),
        (plain, Key::Escape, Command::Select(None)),
        (plain, Key::Plus, Command::Zoom(true)),
        (plain, Key::Equals, Command::Zoom(true)),
        (plain, Key::Minus, Command::Zoom(false)),
        (plain, Key::E, Command::PlayToward(Side::East)),
        (plain, Key::W, Command::PlayToward(Side::West)),
        (plain, Key::N, Command::PlayToward(Side::North)),
        (plain, Key::S, Command::PlayToward(Side::South)),
    ] {
        if ui.input_mut(|input| input.consume_key(with, key)) {
            // Where the arrows lead is decided here.
            ui.memory_mut(|memory| memory.move_focus(FocusDirection::None));
            commands.push(command);
        }
    }
}

/// Scrolls what `ui` is in by a page; to be called last in it.
pub fn page_keys(ui: &Ui) {
    for (key, pages) in [(Key::PageUp, PAGE), (Key::PageDown, -PAGE)] {
        if pressed(ui, key) {
            let by = egui::vec2(0.0, pages * ui.clip_rect().height());
            ui.scroll_with_delta_animation(by, ScrollAnimation::none());
        }
    }
}

fn pressed(ui: &Ui, key: Key) -> bool {
    ui.input_mut(|input| input.consume_key(Modifiers::NONE, key))
}
