//! Asks whether to end a game with a clock before its time.

use egui::{Context, Ui};

use super::App;
use crate::command::{Command, GameCommand, WindowCommand, WindowKind};
use crate::paint::Look;
use crate::windows::{Question, question};
use game::storage::OpenedGame;
use words::msg;
use words::refused::refused;

/// What a game with a clock is to be given up for.
#[derive(Debug)]
pub(super) enum Leaving {
    /// A command that puts another game on the table.
    Command(Command),
    /// A saved game, which has been read.
    Opened(Box<OpenedGame>),
    /// A finished game that is to be looked back at.
    Finished(Box<OpenedGame>),
}

impl Leaving {
    /// What is wanted, for the button that agrees to it.
    pub(super) const fn wanted(&self) -> &'static str {
        match self {
            Self::Command(Command::Game(GameCommand::Restart)) => "restart",
            Self::Command(Command::Game(GameCommand::Restore)) => "position",
            Self::Command(Command::Game(GameCommand::LeaveAgain)) => "own-game",
            Self::Command(_) => "new-game",
            Self::Opened(_) => "saved-game",
            Self::Finished(_) => "look-back",
        }
    }
}

impl App {
    /// Asks whether to end the game, and says for what: it counts as lost.
    pub(super) fn give_up_ui(&self, ui: &Ui, look: &Look, commands: &mut Vec<Command>) {
        let wanted = self
            .windows
            .leaving
            .as_ref()
            .map_or("nothing", Leaving::wanted);
        let asked = Question {
            id: "give up",
            title: &msg::GIVE_UP_TITLE.text(),
            lines: &[msg::GIVE_UP_IS_LOST.text()],
            answers: &[
                ("give-up-go-on", msg::GIVE_UP_GO_ON.text()),
                ("give-up-end", msg::give_up_end(wanted)),
            ],
        };
        let Some(answer) = question(ui.ctx(), look, &asked) else {
            return;
        };
        if answer == 1 {
            commands.push(Command::Game(GameCommand::GiveUp));
        }
        commands.push(Command::Window(WindowCommand::Close(WindowKind::GiveUp)));
    }

    /// Whether a command would put another game in the place of one with a clock
    /// that is not over.
    ///
    /// Undo and a number for the deals do not ask: they leave the game on the table.
    pub(super) fn leaves_game(&self, command: &Command) -> bool {
        let leaves = match command {
            Command::Game(what) if what.begins_game() => true,
            Command::Game(GameCommand::Restart) => true,
            Command::Game(GameCommand::Restore) => self.session.preserved().is_some(),
            Command::Game(GameCommand::LeaveAgain) => self.session.can_leave_again(),
            _ => false,
        };
        leaves && self.session.state().can_be_given_up()
    }

    /// Asks whether to give the game up for this.
    pub(super) fn ask_to_leave(&mut self, leaving: Leaving) {
        self.close(WindowKind::GiveUp);
        self.windows.leaving = Some(leaving);
        self.open(WindowKind::GiveUp);
    }

    /// Ends the game with a clock, which is lost, and goes on with what it was
    /// given up for.
    pub(super) fn give_up(&mut self, ctx: &Context, now: f64) {
        let leaving = self.windows.leaving.take();
        match (self.session.give_up(self.table.seat()), leaving) {
            (Ok(events), None) => self.happened(&events, now),
            (Ok(_), Some(leaving)) => self.leave_for(ctx, leaving, now),
            (Err(error), _) => self.messages.say(&refused(&error.reason)),
        }
    }
}
