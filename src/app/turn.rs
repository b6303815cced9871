//! What is to be done next, and with which buttons and keys.

use egui::Ui;

use super::App;
use super::screen::Screen;
use crate::command::{Command, GameCommand, TableCommand, WindowCommand, WindowKind};
use crate::menu;
use crate::table::hand_bone_id;
use engine::{Action, Bone, Phase, Position, Seats};
use game::profile::Pace;
use words::Id;
use words::{msg, turn};

/// How much longer pauses are where more than two sit at the table, and several
/// things happen before it is one's turn again.
const LONGER: f64 = 1.5;

/// What is to be done next.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Turn {
    /// Buttons, side by side; the first is the one for Space.
    Buttons(Vec<(Id, Command)>),
    /// Something to do on the table, and buttons for other ways, if any.
    Hint(String, Vec<(Id, Command)>),
}

impl Turn {
    /// What Space does; where there is something to do on the table, nothing.
    pub fn main_command(&self) -> Option<&Command> {
        match self {
            Self::Buttons(buttons) => buttons.first().map(|(_, command)| command),
            Self::Hint(..) => None,
        }
    }
}

impl App {
    /// Seconds between two actions of Nestors; `None` if they wait for OK.
    pub(super) fn pause_secs(&self) -> Option<f64> {
        let pace = self.session.preferences().display.pace;
        let is_long = self.rules().seats != Seats::Two && pace != Pace::Fast;
        let longer = if is_long { LONGER } else { 1.0 };
        pace.pause_secs().map(|pause| f64::from(pause) * longer)
    }

    /// What is to be done next.
    pub(super) fn turn(&self) -> Turn {
        match self.screen() {
            Screen::Results(_) => {
                let goes_on = if self.session.waits_for_end_of_again() {
                    (msg::TURN_LEAVE_AGAIN, GameCommand::LeaveAgain.into())
                } else {
                    (msg::TURN_NEW_GAME, GameCommand::New.into())
                };
                return Turn::Buttons(vec![
                    (
                        msg::TURN_RESULT,
                        WindowCommand::Toggle(WindowKind::Result).into(),
                    ),
                    goes_on,
                ]);
            }
            Screen::HandOver(_) => {
                let name = turn::go_on(self.session.next_hand());
                return Turn::Buttons(vec![
                    (name, GameCommand::NewHand.into()),
                    (
                        msg::TURN_SCORE_SHEET,
                        WindowCommand::Toggle(WindowKind::ScoreSheet).into(),
                    ),
                ]);
            }
            // The panel of a review has its own.
            Screen::WhoPlays | Screen::Covered(_) | Screen::Paused(_) | Screen::Review(_) => {
                return Turn::Buttons(Vec::new());
            }
            Screen::Table(_) => {}
        }
        if let Some(taking) = self.deal.under_way() {
            return self.taking_turn(taking);
        }
        if let Some(turn) = self.lesson_turn() {
            return turn;
        }
        let state = self.session.state();
        let seating = self.session.seating();
        if let Some(nestor) = self.session.nestor_in_turn() {
            return if self.pause_secs().is_none() && !self.nestor.may_act() {
                Turn::Buttons(vec![(msg::TURN_OK, TableCommand::LetNestorAct.into())])
            } else {
                Turn::Hint(turn::turn_of(seating, nestor), Vec::new())
            };
        }
        if self.table.is_to_be_passed() {
            return Turn::Buttons(vec![(msg::TURN_PASS_ON, TableCommand::PassOn.into())]);
        }
        let phase = state.position().map(Position::phase);
        let actions = self.session.actions_of(self.table.seat());
        let claims = TableCommand::Claim(*self.rules()).into();
        if actions.contains(&Action::Silence) {
            return Turn::Buttons(vec![
                (msg::TURN_CLAIM, claims),
                (msg::TURN_NOTHING, TableCommand::Act(Action::Silence).into()),
            ]);
        }
        let plays = actions.iter().any(|action| action.bone().is_some());
        let may = |wanted: fn(&Action) -> bool| actions.iter().any(wanted);
        let others = [
            (
                may(|it| *it == Action::Draw),
                msg::TURN_DRAW,
                TableCommand::Draw.into(),
            ),
            (
                may(|it| *it == Action::Pass),
                msg::TURN_PASS,
                TableCommand::Act(Action::Pass).into(),
            ),
            (
                may(|it| matches!(it, Action::Claim(_))),
                msg::TURN_MUGGINS,
                claims,
            ),
        ];
        let others = others
            .into_iter()
            .filter(|(may, ..)| *may)
            .map(|(_, words, command)| (words, command));
        if self.table.choices.firecracker {
            return Turn::Hint(msg::TURN_BLOW_UP.text(), others.collect());
        }
        if !plays {
            return Turn::Buttons(others.collect());
        }
        let fits = |bone: &Bone| actions.iter().any(|a| a.bone() == Some(*bone));
        let hint = match (self.table.choices.selected.filter(fits), phase) {
            (Some(bone), Some(Phase::Lead(_))) => msg::turn_lead_with(bone.to_string()),
            (Some(bone), _) => msg::turn_choose_an_end(bone.to_string()),
            (None, Some(Phase::Lead(_))) => turn::leads(seating, self.table.seat()),
            (None, _) => turn::turn_of(seating, self.table.seat()),
        };
        Turn::Hint(hint, others.collect())
    }

    /// The keys of the table. Space presses the button; Enter plays the bone
    /// that has the keyboard, or else the one taken up, or else presses the
    /// button too.
    pub(super) fn table_keys(&self, ui: &Ui, turn: &Turn, commands: &mut Vec<Command>) {
        let focused = ui.memory(egui::Memory::focused);
        let hand = self
            .session
            .state()
            .position()
            .map(|at| at.hand(self.table.seat()));
        let mut hand = hand.into_iter().flatten();
        let on = hand.find(|bone| focused == Some(hand_bone_id(*bone)));
        let free = focused.is_none() || on.is_some();
        let button = turn.main_command().filter(|_| free).cloned();
        let bone = on.or(self.table.choices.selected).filter(|_| free);
        let enter = bone
            .map(|it| Command::Table(TableCommand::PlayAnywhere(it)))
            .or_else(|| button.clone());
        menu::table_keys(ui, button.as_ref(), enter.as_ref(), commands);
    }
}
