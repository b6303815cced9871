//! What is to be done next, and with which buttons.

use super::App;
use super::command::Command;
use super::table::status::Turn;
use super::wording::turn as words;
use crate::engine::{Action, Bone, Phase, Position};

impl App {
    /// What is to be done next.
    pub(super) fn turn(&self) -> Turn {
        let state = self.session.state();
        if state.outcome().is_some() {
            return Turn::Buttons(vec![(words::NEW_GAME, Command::NewGame)]);
        }
        if state.can_deal() {
            let name = words::go_on(self.session.next_hand());
            return Turn::Buttons(vec![(name, Command::NewHand)]);
        }
        if self.session.nestors_turn() {
            let waits = self.session.preferences().pace.pause_secs().is_none();
            return if waits && !self.may_act {
                Turn::Buttons(vec![(words::OK, Command::LetNestorAct)])
            } else {
                Turn::Hint(words::NESTORS_TURN.to_owned(), Vec::new())
            };
        }
        let phase = state.position().map(Position::phase);
        if matches!(phase, Some(Phase::Claim | Phase::LateClaim)) {
            return Turn::Buttons(vec![
                (words::CLAIM, Command::Act(self.session.claim())),
                (words::NOTHING, Command::Act(Action::Silence)),
            ]);
        }
        let actions = self.session.your_actions();
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
        let hint = match (self.shown.selected.filter(fits), phase) {
            (Some(bone), Some(Phase::Lead(_))) => words::lead_with(bone),
            (Some(bone), _) => words::choose_an_end(bone),
            (None, Some(Phase::Lead(_))) => words::YOUR_LEAD.to_owned(),
            (None, _) => words::YOUR_TURN.to_owned(),
        };
        Turn::Hint(hint, others.collect())
    }
}
