//! Limits for text from the keyboard, the clipboard and assistive technologies.

use egui::accesskit::{ActionData, ActionRequest};
use egui::{Context, Event, ImeEvent, Plugin, RawInput};
use engine::is_invisible;

/// The maximum number of characters in a field, and in one input event: the longest path on most
/// systems. Each character costs about 400 bytes while it is drawn.
pub(crate) const MAX_INPUT_CHARS: usize = 4096;

/// A plugin that truncates text that is typed or pasted, and removes invisible characters, before
/// it reaches a field.
pub(crate) struct TypedTextFilter;

impl Plugin for TypedTextFilter {
    fn debug_name(&self) -> &'static str {
        "typed text"
    }

    fn input_hook(&mut self, _ctx: &Context, input: &mut RawInput) {
        for event in &mut input.events {
            match event {
                Event::Paste(text)
                | Event::MiddleClickPaste { text, .. }
                | Event::Text(text)
                | Event::Ime(ImeEvent::Commit(text)) => *text = visible_text(text),
                Event::AccessKitActionRequest(ActionRequest {
                    data: Some(ActionData::Value(text)),
                    ..
                }) => *text = visible_text(text).into(),
                _ => {}
            }
        }
    }
}

/// Returns at most [`MAX_INPUT_CHARS`] characters of a text, with spaces for line breaks and
/// without invisible characters.
pub(crate) fn visible_text(text: &str) -> String {
    let text: String = text.chars().take(MAX_INPUT_CHARS).collect();
    let letters = text.replace("\r\n", "\n");
    let letters = letters.chars().map(|letter| match letter {
        _ if letter.is_whitespace() && is_invisible(letter) => ' ',
        _ => letter,
    });
    letters.filter(|letter| !is_invisible(*letter)).collect()
}
