use egui::{Context, Key, KeyboardShortcut, Modifiers};

use super::Subject;
use crate::play::Play;
use words::MessageId;

/// A condition on the game at this screen.
type Condition = fn(Play<'_>) -> bool;

/// Everything about a command except its effect. Menus, keys, tooltips, the list of keys, the
/// search of Help, and the app read this row.
///
/// There is no `Default`: a row sets every field, or is made by [`plain`](Self::plain) or
/// [`switch`](Self::switch).
#[derive(Debug, Clone, Copy)]
pub(crate) struct CommandRow {
    /// The name, tooltip and keys; `None` if the command is in no menu and has no key.
    pub label: Option<Label>,
    /// What the command is about. This decides when it has to wait, and what else it ends.
    pub subjects: &'static [Subject],
    /// Returns the reason why the command is not possible now, besides the reasons that its
    /// subjects give.
    pub unavailable_reason: fn(Play<'_>) -> Option<MessageId>,
    /// Returns whether the switch is on; `None` if the command is no switch.
    pub is_on: Option<fn(Play<'_>, &Context) -> bool>,
    /// The question before help marks the game as assisted; `None` for commands that give no help.
    /// Undo, the bookmark, and a restart are obviously help, so they ask only in the counted try at
    /// a daily game.
    pub help_question: Option<PriorQuestion>,
    /// The question before an unfinished game with a clock is given up for another game; `None` if
    /// the game stays on the table, as with undo.
    pub leave_question: Option<PriorQuestion>,
    /// Returns whether the command is possible although the hands are covered; only for commands
    /// about the table.
    pub works_under_cover: Condition,
}

/// A question that is asked before a command is carried out.
#[derive(Debug, Clone, Copy)]
pub(crate) struct PriorQuestion {
    /// The command's name in the message of the question.
    pub name: &'static str,
    /// Returns whether the player has to be asked now.
    pub when: Condition,
}

impl CommandRow {
    /// A command that is possible unless one of its subjects forbids it, and that asks no question
    /// first.
    pub const fn plain(label: Option<Label>, subjects: &'static [Subject]) -> Self {
        Self {
            label,
            subjects,
            unavailable_reason: |_| None,
            is_on: None,
            help_question: None,
            leave_question: None,
            works_under_cover: |_| false,
        }
    }

    /// A switch that is possible unless one of its subjects forbids it.
    pub const fn switch(
        label: Label,
        subjects: &'static [Subject],
        is_on: fn(Play<'_>, &Context) -> bool,
    ) -> Self {
        Self { is_on: Some(is_on), ..Self::plain(Some(label), subjects) }
    }

    pub fn is_about(&self, subject: Subject) -> bool {
        self.subjects.contains(&subject)
    }
}

/// How a command appears in menus, tooltips, and the list of keys.
#[derive(Debug, Clone, Copy)]
pub struct Label {
    pub name: MessageId,
    /// The tooltip beside the command's menu line; `None` if the name needs no explanation. A
    /// button of the toolbar shows the name and the key instead.
    pub tip: Option<MessageId>,
    keys: [Option<KeyboardShortcut>; 2],
    opens_dialog: bool,
    is_listed: Condition,
}

impl Label {
    /// A label with only a name.
    pub(super) const fn new(name: MessageId) -> Self {
        Self { name, tip: None, keys: [None; 2], opens_dialog: false, is_listed: |_| true }
    }

    pub(super) const fn tip(mut self, tip: MessageId) -> Self {
        self.tip = Some(tip);
        self
    }

    /// Adds the key that menus show.
    pub(super) const fn key(mut self, key: KeyboardShortcut) -> Self {
        self.keys[0] = Some(key);
        self
    }

    /// Adds another key that does the same.
    pub(super) const fn or_key(mut self, key: KeyboardShortcut) -> Self {
        self.keys[1] = Some(key);
        self
    }

    /// Adds “…” to the menu item, because the command opens a dialog before anything is done.
    pub(super) const fn opens_dialog(mut self) -> Self {
        self.opens_dialog = true;
        self
    }

    /// Lists the command in menus only while the condition is met.
    pub(super) const fn listed_when(mut self, condition: Condition) -> Self {
        self.is_listed = condition;
        self
    }

    /// The text of the menu item: the name, with “…” if the command opens a dialog.
    pub(crate) fn menu_text(&self) -> String {
        let dots = if self.opens_dialog { "…" } else { "" };
        self.name.text() + dots
    }

    /// The keys of the command; menus show the first.
    pub fn keys(self) -> impl Iterator<Item = KeyboardShortcut> {
        self.keys.into_iter().flatten()
    }

    /// The key that menus show.
    pub fn key_shown(&self) -> Option<KeyboardShortcut> {
        self.keys[0]
    }

    /// Whether menus list the command now.
    pub(crate) fn is_listed(&self, play: Play<'_>) -> bool {
        (self.is_listed)(play)
    }
}

pub(crate) const fn plain_key(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::NONE, key)
}

pub(crate) const fn shift(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::SHIFT, key)
}

pub(crate) const fn ctrl(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::COMMAND, key)
}

pub(crate) const fn ctrl_shift(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::COMMAND.plus(Modifiers::SHIFT), key)
}
