//! Context menus: opened by a right click, or by the menu key or Shift+F10 on the focused widget.

use egui::{Key, KeyboardShortcut, Modifiers, Popup, Response, Ui};

use super::ends::{begin_lines, end_lines, register_line};
use super::keys::{consume_key, consume_shortcut};
use super::line::MenuLine;
use crate::command::Command;
use crate::paint::with_line_height;
use words::MessageId;

/// The minimum width of a context menu, in points.
const MIN_WIDTH: f32 = 180.0;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MenuItem {
    pub name: String,
    /// The author id, which is the same in every language.
    pub author_id: String,
    /// The shortcut of the command, shown at the end of the line.
    pub key: Option<KeyboardShortcut>,
    /// The command, or the reason why it is not possible.
    pub command: Result<Command, String>,
}

impl MenuItem {
    pub fn new(name: MessageId, command: impl Into<Command>) -> Self {
        Self::named(name.text(), name.name(), command)
    }

    /// An item whose name is not a message, such as the name of a level.
    pub fn named(name: String, author_id: impl Into<String>, command: impl Into<Command>) -> Self {
        Self { name, author_id: author_id.into(), key: None, command: Ok(command.into()) }
    }

    /// An item whose command is not possible now, with the reason.
    pub fn disabled(name: MessageId, why: String) -> Self {
        Self { name: name.text(), author_id: name.name().to_owned(), key: None, command: Err(why) }
    }

    #[must_use]
    pub fn with_key(self, key: Option<KeyboardShortcut>) -> Self {
        Self { key, ..self }
    }

    fn line(&self) -> MenuLine {
        MenuLine { key: self.key, ..MenuLine::new(self.name.clone()) }
    }
}

/// An item with the name and the key of the command's label.
impl From<Command> for MenuItem {
    fn from(command: Command) -> Self {
        let label = command.label().expect("an entry without a name of its own has a label");
        Self::new(label.name, command).with_key(label.key_shown())
    }
}

/// The items of a context menu, in groups with a rule between them.
pub type MenuGroups = Vec<Vec<MenuItem>>;

/// Adds a context menu to a widget. Returns the chosen command.
pub fn context_menu(widget: &Response, items: impl FnOnce() -> MenuGroups) -> Option<Command> {
    let popup = Popup::default_response_id(widget);
    let is_open = Popup::is_id_open(&widget.ctx, popup);
    let menu = Popup::context_menu(widget);
    let menu = if is_open && Popup::position_of_id(&widget.ctx, popup).is_none() {
        // A menu opened by a key stays at the widget.
        menu.anchor(widget)
    } else {
        menu
    };
    let by_key = !is_open && widget.has_focus() && is_key_pressed(widget);
    let menu = if by_key {
        menu.anchor(widget).open_memory(egui::SetOpenCommand::Bool(true))
    } else {
        menu
    };
    let shown = menu.show(|ui| items_ui(ui, widget, items()))?;
    let by_pointer = widget.ctx.input(|input| input.pointer.any_click());
    if shown.response.should_close() && widget.sense.is_focusable() && !by_pointer {
        // If a key has closed the menu, the widget gets the focus back.
        widget.request_focus();
    }
    shown.inner
}

/// Adds a menu to a button. `above` draws the content above the lines. Returns the chosen command.
pub fn button_menu(
    button: &Response,
    above: impl FnOnce(&mut Ui),
    items: impl FnOnce() -> MenuGroups,
) -> Option<Command> {
    let shown = Popup::menu(button).show(|ui| {
        above(ui);
        items_ui(ui, button, items())
    })?;
    shown.inner
}

/// Shows the lines of a menu. If `widget` has the focus, the first line that can be chosen gets the
/// focus. Returns the chosen command.
fn items_ui(ui: &mut Ui, widget: &Response, items: MenuGroups) -> Option<Command> {
    let mut chosen = None;
    let mut first = None;
    let lines = items.iter().flatten().map(|it| it.line().width(ui));
    ui.set_width(lines.fold(MIN_WIDTH, f32::max).ceil());
    begin_lines(ui);
    let groups = items.into_iter().filter(|group| !group.is_empty());
    for (n, group) in groups.enumerate() {
        if n > 0 {
            ui.separator();
        }
        for item in group {
            let response = item_ui(ui, &item);
            register_line(&response, &item.name);
            if response.enabled() {
                first.get_or_insert(response.id);
            }
            if response.clicked() {
                chosen = item.command.ok();
                ui.close();
            }
        }
    }
    end_lines(ui);
    if let Some(first) = first
        && widget.has_focus()
        && !ui.is_sizing_pass()
    {
        ui.memory_mut(|memory| memory.request_focus(first));
    }
    chosen
}

fn is_key_pressed(widget: &Response) -> bool {
    consume_key(&widget.ctx, Key::Menu)
        || consume_shortcut(&widget.ctx, KeyboardShortcut::new(Modifiers::SHIFT, Key::F10))
}

fn item_ui(ui: &mut Ui, item: &MenuItem) -> Response {
    let line = item.line();
    let response = line.ui(ui, &item.author_id, item.command.is_ok());
    if let Err(why) = &item.command {
        ui.horizontal_top(|ui| {
            ui.add_space(ui.spacing().button_padding.x);
            let why = with_line_height(ui, egui::RichText::new(why).small().weak());
            ui.add(egui::Label::new(why).wrap());
        });
    }
    response
}
