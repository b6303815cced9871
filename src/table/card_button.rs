//! A button over the table, with the command of a click.

use egui::{Key, Pos2, Rect, Response, Ui, vec2};

use crate::command::Command;
use crate::menu::tip;
use crate::paint::{Icon, Look};
use crate::widgets::{Button, SMALL_HEIGHT};
use words::MessageId;

const GAP: f32 = 8.0;

/// A button of a card, a bubble or a panel.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CardButton {
    /// The button's text, or the name of its icon.
    pub text: String,
    /// Stable id for tests and assistive tools, the same in every language.
    pub author_id: String,
    pub command: Command,
    /// Whether the button is golden, as the main one of its group.
    pub is_main: bool,
    pub tip: Option<MessageId>,
}

impl CardButton {
    /// A button whose author id is the name of its message.
    pub fn new(text: MessageId, command: impl Into<Command>) -> Self {
        Self::with_author_id(text.name(), text.text(), command)
    }

    /// A button with an explicit author id.
    pub fn with_author_id(author_id: &str, text: String, command: impl Into<Command>) -> Self {
        Self {
            text,
            author_id: author_id.to_owned(),
            command: command.into(),
            is_main: false,
            tip: None,
        }
    }

    pub(super) fn primary(&self, key: Key) -> Button<'_> {
        Button::primary(&self.author_id, &self.text).with_key(key)
    }

    /// Returns the button in the style of a link, for commands that should not be chosen by
    /// accident.
    pub(super) fn link(&self) -> Button<'_> {
        Button::link(&self.author_id, &self.text)
    }

    pub(super) fn quiet(&self) -> Button<'_> {
        Button::quiet(&self.author_id, &self.text)
    }

    pub(super) fn icon(&self, icon: Icon) -> Button<'_> {
        Button::icon(icon, &self.author_id, &self.text)
    }

    pub(super) fn show(
        &self,
        ui: &Ui,
        (button, place): (Button<'_>, Rect),
        look: &Look,
        commands: &mut Vec<Command>,
    ) -> Response {
        let response = button.at(ui, place, look);
        if response.clicked() {
            commands.push(self.command.clone());
        }
        match self.tip {
            Some(says) => tip(response, says, None),
            None => response,
        }
    }
}

/// Shows small buttons in a row with its lower right corner at `corner`. Returns the response of
/// the first button.
pub(super) fn small_buttons_ui(
    ui: &Ui,
    mut corner: Pos2,
    buttons: &[CardButton],
    look: &Look,
    commands: &mut Vec<Command>,
) -> Option<Response> {
    let mut first = None;
    for it in buttons.iter().rev() {
        let button = Button::primary_if(it.is_main, &it.author_id, &it.text).small();
        let size = vec2(button.width(ui), SMALL_HEIGHT);
        let place = Rect::from_min_size(corner - size, size);
        corner.x = place.left() - GAP;
        first = Some(it.show(ui, (button, place), look, commands));
    }
    first
}
