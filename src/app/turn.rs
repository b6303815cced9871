//! What is to be done next, and with which buttons.

use super::App;
use super::command::Command;
use super::screen::Screen;
use super::table::status::Turn;
use crate::engine::{Action, Bone, Phase, Position};
use crate::words::turn as words;

impl App {
    /// What is to be done next.
    pub(super) fn turn(&self) -> Turn {
        match self.screen() {
            Screen::Results(_) => {
                return Turn::Buttons(vec![(words::NEW_GAME, Command::NewGame)]);
            }
            Screen::HandOver(_) => {
                let name = words::go_on(self.session.next_hand());
                return Turn::Buttons(vec![(name, Command::NewHand)]);
            }
            Screen::WhoPlays | Screen::Covered(_) => return Turn::Buttons(Vec::new()),
            Screen::Table(_) => {}
        }
        let state = self.session.state();
        let seating = self.session.seating();
        if let Some(nestor) = self.session.nestor_in_turn() {
            let waits = self
                .session
                .preferences()
                .display
                .pace
                .pause_secs()
                .is_none();
            return if waits && !self.may_act {
                Turn::Buttons(vec![(words::OK, Command::LetNestorAct)])
            } else {
                Turn::Hint(words::turn_of(seating, nestor), Vec::new())
            };
        }
        let phase = state.position().map(Position::phase);
        if matches!(phase, Some(Phase::Claim | Phase::LateClaim)) {
            return Turn::Buttons(vec![
                (words::CLAIM, Command::Act(self.session.claim())),
                (words::NOTHING, Command::Act(Action::Silence)),
            ]);
        }
        let actions = self.session.actions_of(self.seat());
        let plays = actions.iter().any(|action| action.bone().is_some());
        let others = [
            (Action::Claim, words::TAKE, Command::Act(Action::Claim)),
            (Action::Draw, words::DRAW, Command::Draw),
            (Action::Pass, words::PASS, Command::Act(Action::Pass)),
        ];
        let others = others
            .into_iter()
            .filter(|(action, ..)| actions.contains(action))
            .map(|(_, words, command)| (words, command));
        if !plays {
            return Turn::Buttons(others.collect());
        }
        let fits = |bone: &Bone| actions.iter().any(|a| a.bone() == Some(*bone));
        let hint = match (self.choices.selected.filter(fits), phase) {
            (Some(bone), Some(Phase::Lead(_))) => words::lead_with(bone),
            (Some(bone), _) => words::choose_an_end(bone),
            (None, Some(Phase::Lead(_))) => words::leads(seating, self.seat()),
            (None, _) => words::turn_of(seating, self.seat()),
        };
        Turn::Hint(hint, others.collect())
    }
}
