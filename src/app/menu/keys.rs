//! The keys of the menus, the windows and the table.

use egui::style::ScrollAnimation;
use egui::{Context, Event, FocusDirection, Key, KeyboardShortcut, Modifiers, Popup, Ui};

use super::items::{MENUS, Menu};
use super::state::MenuState;
use crate::app::command::{Command, WindowKind};
use crate::engine::Side;

/// How far a key scrolls, as a share of what is seen.
const PAGE: f32 = 0.85;

/// Whether a menu or a list is open: the keyboard is its own then.
pub fn is_open(ctx: &Context) -> bool {
    Popup::is_any_open(ctx)
}

/// The commands of the menu's keys that were pressed.
pub fn keys(ui: &Ui, state: MenuState, commands: &mut Vec<Command>) {
    if is_typing(ui) {
        return;
    }
    // A key is also pressed when it is with Shift: so it comes last.
    for with_shift in [true, false] {
        for item in MENUS.iter().flat_map(Menu::items) {
            let mut shortcuts = item.shortcuts.iter();
            let is_pressed = shortcuts
                .any(|shortcut| shortcut.modifiers.shift == with_shift && take(ui, *shortcut));
            if is_pressed && item.can_be_chosen(state) {
                commands.push((item.command)(state));
            }
        }
    }
}

/// What a person reads of a shortcut.
pub fn shortcut_text(ctx: &Context, shortcut: KeyboardShortcut) -> String {
    ctx.format_shortcut(&shortcut).replace("Comma", ",")
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
        if take(ui, KeyboardShortcut::new(with, key)) {
            // Where the arrows lead is decided here.
            ui.memory_mut(|memory| memory.move_focus(FocusDirection::None));
            commands.push(command);
        }
    }
}

/// Space and Enter say yes to the one thing that there is to say yes to; held
/// down since something before, they say nothing.
pub fn confirm_keys(ui: &Ui, yes: &Command, commands: &mut Vec<Command>) {
    let held = |event: &Event| {
        matches!(
            event,
            Event::Key {
                key: Key::Space | Key::Enter,
                repeat: true,
                ..
            }
        )
    };
    ui.input_mut(|input| input.events.retain(|event| !held(event)));
    if pressed(ui, Key::Space) || pressed(ui, Key::Enter) {
        commands.push(yes.clone());
    }
}

/// Scrolls what `ui` is in by a page; to be called last in it.
pub fn page_keys(ui: &Ui) {
    if is_open(ui.ctx()) {
        return;
    }
    for (key, pages) in [(Key::PageUp, PAGE), (Key::PageDown, -PAGE)] {
        if pressed(ui, key) {
            let by = egui::vec2(0.0, pages * ui.clip_rect().height());
            ui.scroll_with_delta_animation(by, ScrollAnimation::none());
        }
    }
}

/// Whether a key was pressed alone; nobody else learns of it then.
pub(super) fn pressed(ui: &Ui, key: Key) -> bool {
    take(ui, KeyboardShortcut::new(Modifiers::NONE, key))
}

/// Whether a key was pressed, also with Shift, without which some keyboards do
/// not have it, but not with Alt unless that belongs to it; nobody else learns
/// of it then.
pub(super) fn take(ui: &Ui, shortcut: KeyboardShortcut) -> bool {
    let is_it = |event: &Event| match event {
        Event::Key {
            key,
            pressed: true,
            modifiers,
            ..
        } => {
            *key == shortcut.logical_key
                && modifiers.matches_logically(shortcut.modifiers)
                && modifiers.alt == shortcut.modifiers.alt
        }
        _ => false,
    };
    ui.input_mut(|input| {
        let before = input.events.len();
        input.events.retain(|event| !is_it(event));
        input.events.len() < before
    })
}
