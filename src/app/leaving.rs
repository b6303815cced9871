//! Asks whether to give up a game with a clock, and whether to quit although something is not
//! saved.

use egui::Ui;

use crate::command::{Command, FileCommand, GameCommand, WindowCommand, WindowKind};
use crate::paint::Look;
use crate::windows::{QuestionDialog, question};
use game::session::PlayableGame;
use game::store::{FaultReason, OpenedGame};
use words::{files, msg};

/// The action for which a game with a clock would have to be given up.
#[derive(Debug)]
pub(super) enum LeavingAction {
    /// A command that puts another game on the table.
    Command(Command),
    /// A saved game, which has been read.
    OpenGame(Box<OpenedGame>),
    /// A finished game to review.
    ReviewGame(Box<PlayableGame>),
}

impl LeavingAction {
    /// Returns the key that selects the name of the action in the text of the button that confirms
    /// it.
    fn name_key(&self) -> &'static str {
        match self {
            Self::Command(command) => command.row().leave_question.map_or("new-game", |it| it.name),
            Self::OpenGame(_) => "saved-game",
            Self::ReviewGame(_) => "look-back",
        }
    }
}

/// Asks whether to end the game, which then counts as lost, and names the action for which it ends.
pub(super) fn give_up_ui(
    ui: &Ui,
    leaving: Option<&LeavingAction>,
    look: &Look,
    commands: &mut Vec<Command>,
) {
    let action_key = leaving.map_or("nothing", LeavingAction::name_key);
    let dialog = QuestionDialog {
        id: "give up",
        title: &msg::GIVE_UP_TITLE.text(),
        lines: &[msg::GIVE_UP_IS_LOST.text()],
        answers: &[
            ("give-up-go-on", msg::GIVE_UP_GO_ON.text()),
            ("give-up-end", msg::give_up_end(action_key)),
        ],
        escape_answer: 0,
    };
    let Some(answer) = question(ui.ctx(), look, &dialog) else {
        return;
    };
    if answer == 1 {
        commands.push(Command::Game(GameCommand::GiveUp));
    }
    commands.push(Command::Window(WindowCommand::Close(WindowKind::GiveUp)));
}

/// Asks whether to quit although something is not saved. `unsaved` says why, `has_retried` whether
/// saving was tried again, and `is_open_elsewhere` whether another window has the folder open.
pub(super) fn quit_ui(
    ui: &Ui,
    unsaved: Option<&str>,
    has_retried: bool,
    is_open_elsewhere: bool,
    look: &Look,
    commands: &mut Vec<Command>,
) {
    let mut lines: Vec<String> = unsaved.into_iter().map(str::to_owned).collect();
    lines.push(msg::QUIT_IS_LOST.text());
    lines.extend(has_retried.then(|| msg::QUIT_IN_VAIN.text()));
    let mut answers =
        vec![("quit-wait", msg::CANCEL.text()), ("quit-quit-anyway", msg::QUIT_QUIT_ANYWAY.text())];
    let mut answer_commands =
        vec![WindowCommand::Close(WindowKind::Quit), WindowCommand::QuitAnyway];
    // While another window has the folder open, retrying to save is useless.
    if !is_open_elsewhere {
        answers.insert(1, ("quit-try-again", msg::LESSON_TRY_AGAIN.text()));
        answer_commands.insert(1, WindowCommand::Quit);
    }
    let dialog = QuestionDialog {
        id: "quit",
        title: &msg::QUIT_TITLE.text(),
        lines: &lines,
        answers: &answers,
        escape_answer: 0,
    };
    let answer = question(ui.ctx(), look, &dialog);
    commands.extend(answer.map(|answer| Command::Window(answer_commands.swap_remove(answer))));
}

/// Asks what to do if the player's games cannot be read.
pub(super) fn unreadable_ui(
    ui: &Ui,
    reason: &FaultReason,
    look: &Look,
    commands: &mut Vec<Command>,
) {
    let dialog = QuestionDialog {
        id: "unreadable",
        title: &msg::UNREADABLE_TITLE.text(),
        lines: &[files::why_not_read(reason)],
        answers: &[
            ("unreadable-try-again", msg::LESSON_TRY_AGAIN.text()),
            ("unreadable-play", msg::UNREADABLE_PLAY.text()),
            ("unreadable-quit", msg::MENU_QUIT.text()),
        ],
        escape_answer: 2,
    };
    let Some(answer) = question(ui.ctx(), look, &dialog) else {
        return;
    };
    commands.push(match answer {
        0 => Command::File(FileCommand::RetryReading),
        1 => Command::File(FileCommand::PlayWithoutSaving),
        _ => Command::Window(WindowCommand::Quit),
    });
}
