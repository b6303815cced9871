//! The keys of the menus, the windows, and the table.

use egui::style::ScrollAnimation;
use egui::{Context, Event, FocusDirection, Key, KeyboardShortcut, Modifiers, Popup, Ui};

use super::contents::all_commands;
use super::table_keys::{KeyBindings, REVIEW_KEYS, TABLE_KEYS};
use crate::command::{Command, GameCommand, LearnCommand, Subject, WindowKind};
use crate::play::Play;
use game::session::Step;
use words::msg;

/// The share of the visible height that Page Up and Page Down scroll.
pub(super) const PAGE_SHARE: f32 = 0.85;

/// Whether a menu or a list is open, and so gets all keys.
pub fn is_popup_open(ctx: &Context) -> bool {
    Popup::is_any_open(ctx)
}

/// Adds the commands of the menus whose keys were pressed. With a window in front, only commands
/// about windows work and, in the tally or the history, undo and redo of clearing either of them.
/// With the result in front, all commands work except those about the table whose shortcut has no
/// modifiers.
pub(crate) fn menu_keys(
    ui: &Ui,
    play: Play<'_>,
    front_window: Option<WindowKind>,
    commands: &mut Vec<Command>,
) {
    if is_typing(ui.ctx()) {
        return;
    }
    // egui also accepts a key with Shift for the key alone, so shortcuts with Shift are checked
    // first.
    for with_shift in [true, false] {
        for (command, label) in all_commands() {
            let is_pressed = label.keys().any(|shortcut| {
                let is_active = match front_window {
                    None => true,
                    Some(WindowKind::Result) => {
                        !command.row().is_about(Subject::Table) || shortcut.modifiers.any()
                    }
                    Some(window) => {
                        matches!(command, Command::Window(_))
                            || is_undo_of_window(play, window, command)
                    }
                };
                is_active
                    && shortcut.modifiers.shift == with_shift
                    && consume_shortcut(ui, shortcut)
            });
            // If this command is not possible, running it shows the reason.
            let explains_itself = *command == Command::Learn(LearnCommand::ToggleReview);
            if is_pressed && (explains_itself || play.available(command).is_ok()) {
                commands.push(command.clone());
            }
        }
    }
}

/// Whether a command undoes or redoes the clearing of the tally or the history, and one of these
/// windows is in front.
fn is_undo_of_window(play: Play<'_>, window: WindowKind, command: &Command) -> bool {
    let step = match command {
        Command::Game(GameCommand::Undo) => play.session.next_undo(),
        Command::Game(GameCommand::Redo) => play.session.next_redo(),
        _ => None,
    };
    matches!(window, WindowKind::Tally | WindowKind::History)
        && matches!(step, Some(Step::Tally | Step::History))
}

/// Whether the key for undo was pressed. Consumes the key, for a window with an undo of its own.
pub fn is_undo_pressed(ui: &Ui) -> bool {
    consume_shortcut(ui, KeyboardShortcut::new(Modifiers::COMMAND, Key::Z))
}

/// Whether a key for redo was pressed. Consumes the key, for a window with a redo of its own. Call
/// it before [`is_undo_pressed`], which also accepts the key for redo with Shift.
pub fn is_redo_pressed(ui: &Ui) -> bool {
    let with_shift = KeyboardShortcut::new(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    consume_shortcut(ui, with_shift)
        || consume_shortcut(ui, KeyboardShortcut::new(Modifiers::COMMAND, Key::Y))
}

/// Returns the name of a key in the player's language.
pub fn key_text(ctx: &Context, key: Key) -> String {
    shortcut_text(ctx, KeyboardShortcut::new(Modifiers::NONE, key))
}

/// Returns the name of a shortcut as the system writes it, in the player's language.
pub fn shortcut_text(ctx: &Context, shortcut: KeyboardShortcut) -> String {
    let text = with_modifiers_named(&ctx.format_shortcut(&shortcut));
    let key = shortcut.logical_key;
    // On a Mac keys are symbols, which need no name.
    let named = |name: &str| match text.strip_suffix(key.name()) {
        Some(with) => format!("{with}{name}"),
        None => text.clone(),
    };
    let name = match key {
        Key::Space => msg::KEY_SPACE,
        Key::Enter => msg::KEY_ENTER,
        Key::Tab => msg::KEY_TAB,
        Key::Escape => msg::KEY_ESCAPE,
        Key::Home => msg::KEY_HOME,
        Key::End => msg::KEY_END,
        Key::PageUp => msg::KEY_PAGE_UP,
        Key::PageDown => msg::KEY_PAGE_DOWN,
        Key::ArrowLeft => msg::KEY_LEFT,
        Key::ArrowRight => msg::KEY_RIGHT,
        Key::ArrowUp => msg::KEY_UP,
        Key::ArrowDown => msg::KEY_DOWN,
        Key::Menu => msg::KEY_MENU,
        _ => return named(key.symbol_or_name()),
    };
    named(&name.text())
}

/// Translates the names of the modifiers in a shortcut. On a Mac modifiers are symbols, which stay
/// as they are.
fn with_modifiers_named(text: &str) -> String {
    let mut named = String::new();
    let mut rest = text;
    for (modifier, name) in
        [("Ctrl+", msg::KEY_CTRL), ("Alt+", msg::KEY_ALT), ("Shift+", msg::KEY_SHIFT)]
    {
        if let Some(after) = rest.strip_prefix(modifier) {
            named += &name.text();
            named.push('+');
            rest = after;
        }
    }
    named + rest
}

/// Whether a text field has the focus, and so gets all keys.
pub fn is_typing(ctx: &egui::Context) -> bool {
    let focused = ctx.memory(egui::Memory::focused);
    focused.is_some_and(|id| egui::TextEdit::load_state(ctx, id).is_some())
}

/// Whether Escape was pressed. Consumes the key.
pub fn is_escape_pressed(ui: &Ui) -> bool {
    consume_key(ui, Key::Escape)
}

/// Adds the commands of the table's keys that were pressed. `space` and `enter` are the commands of
/// Space and Enter; a key without a command is left to the focused widget.
pub fn table_keys(
    ui: &Ui,
    space: Option<&Command>,
    enter: Option<&Command>,
    commands: &mut Vec<Command>,
) {
    for (key, command) in [(Key::Space, space), (Key::Enter, enter)] {
        if let Some(command) = command
            && consume_key(ui, key)
        {
            commands.push(command.clone());
        }
    }
    push_pressed(ui, &TABLE_KEYS, commands);
}

/// Adds the commands of the keys of a review that were pressed. Call it before [`menu_keys`], in
/// which some of these keys have another meaning.
pub fn review_keys(ui: &Ui, commands: &mut Vec<Command>) {
    push_pressed(ui, &REVIEW_KEYS, commands);
}

fn push_pressed(ui: &Ui, keys: &[KeyBindings], commands: &mut Vec<Command>) {
    for (shortcut, command) in keys.iter().flat_map(|key| key.keys) {
        if let Some(command) = command
            && consume_shortcut(ui, *shortcut)
        {
            // egui would move the focus by the arrow keys, which have another meaning here.
            ui.memory_mut(|memory| memory.move_focus(FocusDirection::None));
            commands.push(command.clone());
        }
    }
}

/// Adds `command` if Space or Enter was pressed. For screens on which it is the only choice. A key
/// that has been held down since an earlier frame does nothing.
pub fn confirm_keys(ui: &Ui, command: &Command, commands: &mut Vec<Command>) {
    drop_held_keys(ui);
    if consume_key(ui, Key::Space) || consume_key(ui, Key::Enter) {
        commands.push(command.clone());
    }
}

/// Ignores Space and Enter if they have been held down since an earlier frame.
pub fn drop_held_keys(ui: &Ui) {
    drop_keys(ui, |key, is_held| is_held && matches!(key, Key::Space | Key::Enter));
}

/// Ignores Space, Enter and Escape, which would answer a card that has just appeared. Returns
/// whether one was pressed.
pub fn drop_answering_keys(ui: &Ui) -> bool {
    drop_keys(ui, |key, _| matches!(key, Key::Space | Key::Enter | Key::Escape))
}

/// Ignores the keys for which `is_dropped` holds. It gets the key, and whether the event is a
/// repeat of a key that is held down. Returns whether one was pressed.
fn drop_keys(ui: &Ui, is_dropped: impl Fn(Key, bool) -> bool) -> bool {
    let mut is_pressed = false;
    let mut is_match = |event: &Event| match event {
        Event::Key { key, repeat, pressed, .. } if is_dropped(*key, *repeat) => {
            is_pressed |= *pressed;
            true
        }
        _ => false,
    };
    ui.input_mut(|input| input.events.retain(|event| !is_match(event)));
    is_pressed
}

/// Scrolls the surrounding scroll area by a page if Page Up or Page Down was pressed. Call it after
/// the contents of the area.
pub fn page_keys(ui: &Ui) {
    if is_popup_open(ui.ctx()) {
        return;
    }
    for (key, pages) in [(Key::PageUp, PAGE_SHARE), (Key::PageDown, -PAGE_SHARE)] {
        if consume_key(ui, key) {
            let by = egui::vec2(0.0, pages * ui.clip_rect().height());
            ui.scroll_with_delta_animation(by, ScrollAnimation::none());
            ui.request_repaint();
        }
    }
}

/// Whether a key was pressed without modifiers. Consumes the key.
pub(super) fn consume_key(ctx: &Context, key: Key) -> bool {
    consume_shortcut(ctx, KeyboardShortcut::new(Modifiers::NONE, key))
}

/// Whether a shortcut was pressed. Consumes the key. Shift may be held as well, because some
/// keyboards need it for the key; Alt only if it belongs to the shortcut.
pub(super) fn consume_shortcut(ctx: &Context, shortcut: KeyboardShortcut) -> bool {
    let with = shortcut.modifiers;
    consume_matching_key(ctx, shortcut.logical_key, |held| {
        held.matches_logically(with) && held.alt == with.alt
    })
}

/// Whether a shortcut was pressed with exactly its modifiers. Consumes the key.
pub(super) fn consume_exact_shortcut(ctx: &Context, shortcut: KeyboardShortcut) -> bool {
    consume_matching_key(ctx, shortcut.logical_key, |held| held.matches_exact(shortcut.modifiers))
}

/// Whether a key was pressed with suitable modifiers. Consumes the key. The repeats of a held key
/// count only if [`repeats_while_held`] says so.
fn consume_matching_key(
    ctx: &Context,
    wanted: Key,
    accepts_modifiers: impl Fn(&Modifiers) -> bool,
) -> bool {
    let mut is_taken = false;
    let mut is_match = |event: &Event| match event {
        Event::Key { key, pressed: true, repeat, modifiers, .. }
            if *key == wanted && accepts_modifiers(modifiers) =>
        {
            is_taken |= !repeat || repeats_while_held(wanted);
            true
        }
        _ => false,
    };
    ctx.input_mut(|input| input.events.retain(|event| !is_match(event)));
    is_taken
}

/// Whether a held key counts again and again, because it moves by one step at a time.
const fn repeats_while_held(key: Key) -> bool {
    use Key::{ArrowDown, ArrowLeft, ArrowRight, ArrowUp, PageDown, PageUp};
    let is_arrow = matches!(key, ArrowUp | ArrowDown | ArrowLeft | ArrowRight);
    is_arrow
        || matches!(key, PageUp | PageDown | Key::Plus | Key::Minus | Key::Equals | Key::Y | Key::Z)
}
