use egui::{Context, Key, KeyboardShortcut, Modifiers};

use super::Subject;
use crate::play::Play;
use words::MessageId;

/// A condition that the game on the screen may meet.
type Condition = fn(Play<'_>) -> bool;

/// Everything about a command except its effect. Menus, keys, tooltips, the list of keys, the
/// search of Help and the app read it.
///
/// There is no `Default`: a command either says everything or is [`plain`](Self::plain).
#[derive(Debug, Clone, Copy)]
pub(crate) struct CommandRow {
    /// Its name, tooltip and keys; `None` if no menu and no key has it.
    pub label: Option<Label>,
    /// The subjects it concerns. They decide when it has to wait, and what it ends.
    pub about: &'static [Subject],
    /// Why it is not possible now, besides its subjects.
    pub why_not: fn(Play<'_>) -> Option<MessageId>,
    /// Whether it is on, if it is a switch.
    pub is_on: Option<fn(Play<'_>, &Context) -> bool>,
    /// Asked before it marks the game as assisted, if it is help. Undo, the bookmark, and a restart
    /// are obviously help: the player is asked about these only in the counted try at a daily game.
    pub help: Option<PriorQuestion>,
    /// Asked before it replaces a game with a clock that is not over. Not for undo and a number for
    /// the deals: with them the game stays on the table.
    pub leaves: Option<PriorQuestion>,
    /// Whether a command about the table is possible although the hands are covered.
    pub under_cover: Condition,
}

/// A question that is asked before a command is carried out.
#[derive(Debug, Clone, Copy)]
pub(crate) struct PriorQuestion {
    /// The command's name in the message of the question.
    pub name: &'static str,
    /// Whether the player has to be asked now.
    pub when: Condition,
}

impl CommandRow {
    /// A command that only its subjects can forbid: no switch, no help, and it leaves no game.
    pub const fn plain(label: Option<Label>, about: &'static [Subject]) -> Self {
        Self {
            label,
            about,
            why_not: |_| None,
            is_on: None,
            help: None,
            leaves: None,
            under_cover: |_| false,
        }
    }

    /// A switch that only its subjects can forbid.
    pub const fn switch(
        label: Label,
        about: &'static [Subject],
        is_on: fn(Play<'_>, &Context) -> bool,
    ) -> Self {
        Self { is_on: Some(is_on), ..Self::plain(Some(label), about) }
    }

    pub fn is_about(&self, subject: Subject) -> bool {
        self.about.contains(&subject)
    }
}

/// How a command appears in menus, tooltips, and the list of keys.
#[derive(Debug, Clone, Copy)]
pub struct Label {
    pub name: MessageId,
    /// Its tooltip, if the name needs an explanation.
    pub tip: Option<MessageId>,
    keys: [Option<KeyboardShortcut>; 2],
    opens_dialog: bool,
    listed: Condition,
}

impl Label {
    /// A label with only a name.
    pub(super) const fn new(name: MessageId) -> Self {
        Self { name, tip: None, keys: [None; 2], opens_dialog: false, listed: |_| true }
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

    /// Adds “…” to its menu line, because it opens a dialog before anything is done.
    pub(super) const fn opens_dialog(mut self) -> Self {
        self.opens_dialog = true;
        self
    }

    /// Lists the command in menus only while the condition is met.
    pub(super) const fn listed(mut self, when: Condition) -> Self {
        self.listed = when;
        self
    }

    /// Its name as a line of a menu.
    pub(crate) fn line(&self) -> String {
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

    /// Whether menus have a line for it now.
    pub(crate) fn is_listed(&self, play: Play<'_>) -> bool {
        (self.listed)(play)
    }
}

pub(crate) const fn alone(key: Key) -> KeyboardShortcut {
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
