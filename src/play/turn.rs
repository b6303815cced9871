//! What the player can do next: a hint or a main button, and further buttons.

use super::{ManualDeal, NextStep, Play, Screen};
use crate::command::{Command, GameCommand, LearnCommand, LessonCommand, TableCommand};
use crate::command::{WindowCommand, WindowKind};
use crate::messages::NewsContext;
use engine::{Action, Bone, Seats};
use game::profile::Pace;
use words::lessons::LessonVerdict;
use words::{MessageId, Who, msg, turn};

/// The factor by which pauses are longer at a table with more than two players.
const PAUSE_FACTOR: f64 = 1.5;

/// What the player can do next.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Turn {
    /// Buttons, side by side. Space presses the first.
    Buttons(Vec<(MessageId, Command)>),
    /// A hint about acting on the table, and buttons for other actions, if any.
    Hint(String, Vec<(MessageId, Command)>),
}

impl Turn {
    pub fn buttons(&self) -> &[(MessageId, Command)] {
        let (Self::Buttons(buttons) | Self::Hint(_, buttons)) = self;
        buttons
    }

    /// Returns the hint about possible actions on the table; `None` if there are only buttons.
    pub fn hint(&self) -> Option<&str> {
        match self {
            Self::Hint(hint, _) => Some(hint),
            Self::Buttons(_) => None,
        }
    }

    /// The command of the button that Space presses; `None` if the player acts on the table.
    pub fn main_command(&self) -> Option<&Command> {
        match self {
            Self::Buttons(buttons) => buttons.first().map(|(_, command)| command),
            Self::Hint(..) => None,
        }
    }
}

impl Play<'_> {
    /// The pause before a computer player acts, in seconds; `None` if the player must press OK
    /// first.
    pub fn pause_secs(self) -> Option<f64> {
        let pace = self.session.preferences().display.pace;
        let is_long = self.rules().seats != Seats::Two && pace != Pace::Fast;
        let factor = if is_long { PAUSE_FACTOR } else { 1.0 };
        pace.pause_secs().map(|pause| f64::from(pause) * factor)
    }

    pub fn turn(self) -> Turn {
        match self.screen() {
            Screen::Results(_) => {
                let next_button = if self.session.goes_back_to_unfinished() {
                    (msg::TURN_LEAVE_AGAIN, GameCommand::LeaveReplay.into())
                } else {
                    (msg::TURN_NEW_GAME, GameCommand::New.into())
                };
                return Turn::Buttons(vec![
                    (msg::TURN_RESULT, WindowCommand::Toggle(WindowKind::Result).into()),
                    next_button,
                ]);
            }
            Screen::HandOver(_) => {
                let name = turn::go_on_label(self.session.next_hand());
                return Turn::Buttons(vec![
                    (name, GameCommand::NewHand.into()),
                    (msg::TURN_SCORE_SHEET, WindowCommand::Toggle(WindowKind::ScoreSheet).into()),
                ]);
            }
            // The panel of a review has its own buttons.
            Screen::ChoosePlayer | Screen::Covered(_) | Screen::Paused(_) | Screen::Review(_) => {
                return Turn::Buttons(Vec::new());
            }
            Screen::Table(_) => {}
        }
        if let Some(deal) = self.table.manual_deals.current() {
            return self.dealing_turn(deal);
        }
        if let Some(turn) = self.lesson_turn() {
            return turn;
        }
        let state = self.session.state();
        let seating = self.session.seating();
        if let Some(nestor) = self.session.nestor_in_turn() {
            return if self.pause_secs().is_none() && !self.nestor_may_act {
                Turn::Buttons(vec![(msg::TURN_OK, TableCommand::PressOk.into())])
            } else {
                Turn::Hint(msg::turn_of(&Who::at(seating, nestor)), Vec::new())
            };
        }
        if self.table.must_pass_screen() {
            return Turn::Buttons(vec![(msg::TURN_PASS_ON, TableCommand::PassScreen.into())]);
        }
        let is_lead = state.position().is_some_and(|at| at.phase().is_lead());
        let actions = self.actions();
        if actions.contains(&Action::Silence) {
            return Turn::Hint(msg::TURN_CLAIMS.text(), Vec::new());
        }
        let can_play = actions.iter().any(|action| action.bone().is_some());
        let can_do = |wanted: fn(&Action) -> bool| actions.iter().any(wanted);
        let others = [
            (
                can_do(|it| *it == Action::Yield),
                msg::TURN_YIELD,
                TableCommand::Act(Action::Yield).into(),
            ),
            (can_do(|it| *it == Action::Draw), msg::TURN_DRAW, TableCommand::Draw.into()),
            (
                can_do(|it| *it == Action::Pass),
                msg::TURN_PASS,
                TableCommand::Act(Action::Pass).into(),
            ),
            (
                can_do(|it| matches!(it, Action::Claim(_))),
                msg::TURN_MUGGINS,
                TableCommand::Claim.into(),
            ),
        ];
        let others = others
            .into_iter()
            .filter(|(can_do, ..)| *can_do)
            .map(|(_, words, command)| (words, command));
        if self.table.is_firecracker_selected {
            return Turn::Hint(msg::TURN_BLOW_UP.text(), others.collect());
        }
        if !can_play {
            return Turn::Buttons(others.collect());
        }
        let fits = |bone: &Bone| actions.iter().any(|a| a.bone() == Some(*bone));
        let hint = match (self.table.selected.filter(fits), is_lead) {
            (Some(bone), true) => msg::turn_lead_with(bone),
            (Some(bone), false) => msg::turn_choose_an_end(bone),
            (None, true) => msg::turn_leads(&Who::at(seating, self.seat())),
            (None, false) => msg::turn_of(&Who::at(seating, self.seat())),
        };
        Turn::Hint(hint, others.collect())
    }

    /// The claims from which the viewer can choose while they are asked for one: silence, if
    /// allowed, then the numbers.
    pub fn claims(self) -> Vec<Action> {
        let actions = self.actions();
        let silence = actions.contains(&Action::Silence).then_some(Action::Silence);
        let may_claim = actions.iter().any(|it| matches!(it, Action::Claim(_)));
        let is_asked = silence.is_some() || self.table.is_claim_tab_open && may_claim;
        let numbers = self.rules().possible_claims().map(Action::Claim);
        let all = silence.into_iter().chain(numbers);
        all.filter(|_| is_asked).collect()
    }

    fn dealing_turn(self, deal: &ManualDeal) -> Turn {
        let button = match deal.next_step() {
            NextStep::Person if deal.is_drawing_for_lead() => {
                (msg::TAKING_DRAW_FOR_ME, TableCommand::DrawAnyForLead.into())
            }
            NextStep::Person if deal.has_taken_bone() => {
                (msg::TAKING_TAKE_THE_REST, TableCommand::TakeWholeHand.into())
            }
            NextStep::Person => (msg::TAKING_TAKE_ALL, TableCommand::TakeWholeHand.into()),
            NextStep::ReadResult if self.pause_secs().is_none() => {
                (msg::TURN_OK, TableCommand::PressOk.into())
            }
            next => {
                let seating = self.session.seating();
                let taker = deal.taker().filter(|_| next == NextStep::Other);
                let hint = taker.map(|seat| msg::turn_of(&Who::at(seating, seat)));
                return Turn::Hint(hint.unwrap_or_default(), Vec::new());
            }
        };
        Turn::Buttons(vec![button])
    }

    /// The button of a lesson, while it shows plays or once its question has been answered.
    pub fn lesson_turn(self) -> Option<Turn> {
        let teaching = self.learn.lesson.as_ref()?;
        let (name, command) = match teaching.answer {
            None if !teaching.step.is_shown() => return None,
            Some((LessonVerdict::Wrong, _)) => (msg::LESSON_TRY_AGAIN, LessonCommand::TryAgain),
            _ => (teaching.step.next_label(), LessonCommand::Next),
        };
        let command = LearnCommand::Lesson(command).into();
        Some(Turn::Buttons(vec![(name, command)]))
    }

    /// Returns the context of announcements, such as the first button if it draws or passes.
    pub fn news_context(self, turn: &Turn) -> NewsContext {
        let is_forced = |command: &&(MessageId, Command)| {
            matches!(
                command.1,
                Command::Table(TableCommand::Draw | TableCommand::Act(Action::Pass))
            )
        };
        let button = match turn {
            Turn::Buttons(buttons) => buttons.first().filter(is_forced),
            Turn::Hint(..) => None,
        };
        NewsContext {
            is_apart: self.is_review() || self.is_dealing() || self.learn.lesson.is_some(),
            game: Some(self.session.game().id()),
            offered_action: button.map(|(name, _)| msg::ear_nothing_fits(name.text())),
        }
    }
}
