//! The menu bar and the keys.

use egui::{Key, KeyboardShortcut, Modifiers, Ui};

use super::command::{Command, WindowKind};
use super::wording::{players, saved, turn as wording};
use crate::engine::Side;

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
    /// Whether a new game would replace one in progress.
    pub in_progress: bool,
}

/// One line of the Game menu.
struct Item {
    text: &'static str,
    command: Command,
    key: Key,
    enabled: bool,
    ticked: bool,
}

impl Item {
    const fn shortcut(&self) -> KeyboardShortcut {
        match self.key {
            Key::F1 => KeyboardShortcut::new(Modifiers::NONE, Key::F1),
            key => KeyboardShortcut::new(Modifiers::COMMAND, key),
        }
    }
}

fn items(state: MenuState) -> Vec<Vec<Item>> {
    let item = |text, command, key| Item {
        text,
        command,
        key,
        enabled: true,
        ticked: false,
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
/// its right end.
pub fn menu_ui(ui: &mut Ui, state: MenuState, titles: &[String], commands: &mut Vec<Command>) {
    egui::MenuBar::new().ui(ui, |ui| {
        ui.menu_button(wording::GAME, |ui| {
            for (n, group) in items(state).into_iter().enumerate() {
                if n > 0 {
                    ui.separator();
                }
                for item in group {
                    item_ui(ui, &item, commands);
                }
            }
        });
        for kind in [WindowKind::Settings, WindowKind::Colors, WindowKind::Help] {
            if ui.button(wording::title(kind)).clicked() {
                commands.push(Command::ToggleWindow(kind));
            }
        }
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            let room = ui.available_width();
            let font = egui::TextStyle::Body.resolve(ui.style());
            let fits = |title: &&String| {
                let color = ui.visuals().text_color();
                let words = ui
                    .painter()
                    .layout_no_wrap((*title).clone(), font.clone(), color);
                words.size().x <= room
            };
            if let Some(title) = titles.iter().find(fits).or(titles.last()) {
                ui.add(egui::Label::new(egui::RichText::new(title).weak()).truncate());
            }
        });
    });
}

fn item_ui(ui: &mut Ui, item: &Item, commands: &mut Vec<Command>) {
    let keys = ui.ctx().format_shortcut(&item.shortcut());
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
    for item in items(state).into_iter().flatten() {
        if ui.input_mut(|input| input.consume_shortcut(&item.shortcut())) && item.enabled {
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

/// The commands of the table's keys that were pressed. `main` is what Space
/// does when nothing else has the keyboard.
pub fn table_keys(ui: &Ui, main: Option<&Command>, commands: &mut Vec<Command>) {
    if ui.memory(|memory| memory.focused().is_none())
        && (pressed(ui, Key::Space) || pressed(ui, Key::Enter))
    {
        commands.extend(main.cloned());
    }
    for (key, command) in [
        (Key::ArrowRight, Command::SelectBeside(true)),
        (Key::ArrowLeft, Command::SelectBeside(false)),
        (Key::Escape, Command::Select(None)),
        (Key::E, Command::PlayToward(Side::East)),
        (Key::W, Command::PlayToward(Side::West)),
        (Key::N, Command::PlayToward(Side::North)),
        (Key::S, Command::PlayToward(Side::South)),
    ] {
        if pressed(ui, key) {
            commands.push(command);
        }
    }
}

fn pressed(ui: &Ui, key: Key) -> bool {
    ui.input_mut(|input| input.consume_key(Modifiers::NONE, key))
}
