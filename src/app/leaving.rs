//! Asks whether to end a game with a clock before its time, and whether to quit although
//! something is not saved.

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
    Opened(Box<OpenedGame>),
    /// A finished game to review.
    Finished(Box<PlayableGame>),
}

impl LeavingAction {
    /// The action's name in the message of the button that confirms it.
    fn name_key(&self) -> &'static str {
        match self {
            Self::Command(command) => command.row().leaves.map_or("new-game", |it| it.name),
            Self::Opened(_) => "saved-game",
            Self::Finished(_) => "look-back",
        }
    }
}

/// Asks whether to end the game, which counts as lost, and says for which action.
pub(super) fn give_up_ui(
    ui: &Ui,
    leaving: Option<&LeavingAction>,
    look: &Look,
    commands: &mut Vec<Command>,
) {
    let wanted = leaving.map_or("nothing", LeavingAction::name_key);
    let asked = QuestionDialog {
        id: "give up",
        title: &msg::GIVE_UP_TITLE.text(),
        lines: &[msg::GIVE_UP_IS_LOST.text()],
        answers: &[
            ("give-up-go-on", msg::GIVE_UP_GO_ON.text()),
            ("give-up-end", msg::give_up_end(wanted)),
        ],
        leaves: 0,
    };
    let Some(answer) = question(ui.ctx(), look, &asked) else {
        return;
    };
    if answer == 1 {
        commands.push(Command::Game(GameCommand::GiveUp));
    }
    commands.push(Command::Window(WindowCommand::Close(WindowKind::GiveUp)));
}

/// Asks whether to quit although something is not saved. `unsaved` says why, `has_tried` whether
/// saving was tried again, and `is_elsewhere` whether another window has the folder open.
pub(super) fn quit_ui(
    ui: &Ui,
    unsaved: Option<&str>,
    has_tried: bool,
    is_elsewhere: bool,
    look: &Look,
    commands: &mut Vec<Command>,
) {
    let mut lines: Vec<String> = unsaved.into_iter().map(str::to_owned).collect();
    lines.push(msg::QUIT_IS_LOST.text());
    lines.extend(has_tried.then(|| msg::QUIT_IN_VAIN.text()));
    let mut answers =
        vec![("quit-wait", msg::CANCEL.text()), ("quit-quit-anyway", msg::QUIT_QUIT_ANYWAY.text())];
    let mut does = vec![WindowCommand::Close(WindowKind::Quit), WindowCommand::QuitAnyway];
    // While another window has the folder open, retrying to save is useless.
    if !is_elsewhere {
        answers.insert(1, ("quit-try-again", msg::LESSON_TRY_AGAIN.text()));
        does.insert(1, WindowCommand::Quit);
    }
    let asked = QuestionDialog {
        id: "quit",
        title: &msg::QUIT_TITLE.text(),
        lines: &lines,
        answers: &answers,
        leaves: 0,
    };
    let answer = question(ui.ctx(), look, &asked);
    commands.extend(answer.map(|answer| Command::Window(does.swap_remove(answer))));
}

/// Asks what to do while the games cannot be read.
pub(super) fn unreadable_ui(
    ui: &Ui,
    reason: &FaultReason,
    look: &Look,
    commands: &mut Vec<Command>,
) {
    let asked = QuestionDialog {
        id: "unreadable",
        title: &msg::UNREADABLE_TITLE.text(),
        lines: &[files::why_not_read(reason)],
        answers: &[
            ("unreadable-try-again", msg::LESSON_TRY_AGAIN.text()),
            ("unreadable-play", msg::UNREADABLE_PLAY.text()),
            ("unreadable-quit", msg::MENU_QUIT.text()),
        ],
        leaves: 2,
    };
    let Some(answer) = question(ui.ctx(), look, &asked) else {
        return;
    };
    commands.push(match answer {
        0 => Command::File(FileCommand::TryAgain),
        1 => Command::File(FileCommand::PlayWithoutSaving),
        _ => Command::Window(WindowCommand::Quit),
    });
}
