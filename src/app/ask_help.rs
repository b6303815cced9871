//! Asks before a command that marks the game as assisted: says what it costs, and offers two
//! buttons.

use egui::{Event, Key, Ui};

use super::App;
use crate::command::{Command, LearnCommand, WindowCommand, WindowKind};
use crate::menu;
use crate::paint::Look;
use crate::play::Play;
use crate::windows::{QuestionDialog, question};
use words::msg;

/// Returns the name of a command in the text of the question; `None` if the command gives no help.
fn help_name(command: &Command) -> Option<&'static str> {
    command.row().help_question.map(|help| help.name)
}

/// Draws the question. Ignores keys that have been held down since the command was given.
pub(super) fn ui(
    ui: &Ui,
    asked: Option<&Command>,
    is_daily: bool,
    look: &Look,
    commands: &mut Vec<Command>,
) {
    menu::drop_held_keys(ui);
    let accept = msg::ask_help_accept(asked.and_then(help_name).unwrap_or("hint"));
    let dialog = QuestionDialog {
        id: "ask-help",
        title: &msg::ask_help_title(accept.clone()),
        lines: &[msg::ask_help_costs(words::yes_or_no(is_daily))],
        answers: &[("ask-help-accept", accept), ("ask-help-decline", msg::ASK_HELP_DECLINE.text())],
        escape_answer: 1,
    };
    commands.extend(question(ui.ctx(), look, &dialog).map(|answer| match answer {
        0 => LearnCommand::AcceptHelp.into(),
        _ => Command::Window(WindowCommand::Close(WindowKind::AskHelp)),
    }));
}

/// Closes the question, instead of confirming it, if the player presses the key of the asked
/// command again.
pub(super) fn keys(ui: &Ui, play: Play<'_>, asked: &Command, commands: &mut Vec<Command>) {
    let mut wanted = Vec::new();
    menu::menu_keys(ui, play, None, &mut wanted);
    // `menu::menu_keys` does not handle the bone counter's key when it is held, and a held key
    // repeats.
    let is_held = matches!(asked, Command::Learn(LearnCommand::HoldLens(_)));
    let is_pressed = |event: &Event| {
        matches!(event, Event::Key { key: Key::L, pressed: true, repeat: false, .. })
    };
    let closes = wanted
        .iter()
        .any(|it| help_name(it).is_some_and(|name_of| Some(name_of) == help_name(asked)))
        || is_held && ui.input(|input| input.events.iter().any(is_pressed));
    let close = WindowCommand::Close(WindowKind::AskHelp).into();
    commands.extend(closes.then_some(close));
}

impl App {
    /// Asks whether to carry out this command although it marks the game as assisted.
    pub(super) fn ask_before_help(&mut self, command: Command) {
        self.close(WindowKind::AskHelp);
        self.windows.pending_help = Some(command);
        self.open(WindowKind::AskHelp);
    }

    /// Closes the question and returns the accepted command. If that was to hold the key of the
    /// bone counter, returns `None`, and the bone counter stays until the key is pressed and
    /// released again.
    pub(super) fn accept_help(&mut self) -> Option<Command> {
        let command = self.windows.pending_help.take()?;
        self.windows.return_focus(WindowKind::AskHelp);
        self.close(WindowKind::AskHelp);
        if matches!(command, Command::Learn(LearnCommand::HoldLens(_))) {
            self.learn.lens.shows_while_held = true;
            return None;
        }
        Some(command)
    }
}
