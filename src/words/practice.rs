//! Texts of practice: tasks from the player's own mistakes, and feedback on answers.

use super::hint::action;
use super::lessons::{LessonVerdict, cost_sentence};
use super::names::display_name;
use super::review::{self, TableContext};
use crate::msg;
use engine::{Action, Event, Seating, View};
use nestor::Cost;
use nestor::coach::{Decision, Explanation, Mark};

/// The question of a task, which names the last bone played if another player played it.
pub fn question(view: &View, seating: &Seating) -> String {
    let played = |event: &Event| match event {
        Event::Played { seat, bone, .. } => Some((*seat, *bone)),
        _ => None,
    };
    match view.events().iter().rev().find_map(played) {
        Some((seat, bone)) if seat != view.seat() => {
            msg::practice_asks_after(bone, display_name(seating[seat].name()))
        }
        _ => msg::PRACTICE_ASKS.text(),
    }
}

/// An answer to a practice task, and what feedback on it is based on.
#[derive(Debug, Clone, Copy)]
pub struct TaskAnswer<'a> {
    /// The decision that was made in the game.
    pub decision: &'a Decision,
    /// The action that was given as the answer.
    pub action: Action,
    /// The cost of the answer compared with the best play, if known.
    pub cost: Option<Cost>,
    /// Why the best play is better than the play in the game, if known.
    pub why: Option<&'a Explanation>,
}

impl TaskAnswer<'_> {
    /// Feedback on the answer, in the words of the review.
    pub fn feedback(self, verdict: LessonVerdict, table: TableContext<'_>) -> Vec<String> {
        let mut lines = Vec::new();
        let made = self.decision.made;
        if verdict == LessonVerdict::Wrong {
            if self.action == made {
                lines.push(msg::PRACTICE_AS_THEN.text());
            }
            let chance = self.decision.chance();
            lines.extend(self.cost.map(|cost| {
                cost_sentence(action(self.action, table.rules), cost, chance, table.rules)
            }));
            return lines;
        }
        // Both texts begin with the best action.
        let why = self.why.map(|why| review::why(self.decision, why, table).0);
        lines.extend(why.or_else(|| review::best_action_text(self.decision, table)));
        let cost = review::cost(self.decision, table).filter(|_| self.decision.mark != Mark::Best);
        let then = msg::practice_then(action(made, table.rules));
        lines.push([Some(then), cost].into_iter().flatten().collect::<Vec<_>>().join(" "));
        lines
    }
}
