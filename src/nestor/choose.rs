//! The decision of a Nestor.

use engine::{Action, Level, View};
use rand::Rng;

use super::conventions::Conventions;
use super::evaluator::Evaluator;
use super::levels::{self, DecisionMethod};
use super::limits::{Budget, Limits};
use super::ruled_out::RuledOut;
use super::values::values;
use super::{beginner, block_value, claims, lookahead};

// In pairs, Tough searches if his hand and the unseen bones are at most this many.
const SEARCH_MAX_HAND: u8 = 4;
const SEARCH_MAX_UNSEEN: u8 = 20;

/// Chooses the action of a Nestor of `level`, with the full budget of that level.
///
/// `None` when it is not his turn.
pub fn choose(view: &View, level: Level, rng: &mut impl Rng) -> Option<Action> {
    choose_within(view, level, rng, &Limits::default())
}

/// Chooses the action of a Nestor of `level` within `limits`.
///
/// `None` when it is not his turn, or when cancelled.
pub fn choose_within(
    view: &View,
    level: Level,
    rng: &mut impl Rng,
    limits: &Limits<'_>,
) -> Option<Action> {
    if (limits.cancelled)() {
        return None;
    }
    let rules = view.rules();
    let is_turn = view.position().turn() == view.seat();
    if rules.claims
        && is_turn
        && let Some(action) = claims::choose(view, level, rng)
    {
        return Some(action);
    }
    let mut actions = view.legal_actions();
    actions.retain(|action| !matches!(action, Action::Claim(_)));
    if actions.len() <= 1 {
        return actions.first().copied();
    }
    let method = levels::method(level);
    // Without a doublet there is no good lead. A search compares leading with yielding instead.
    let is_search = matches!(method, DecisionMethod::Search);
    if actions.contains(&Action::Yield) && !is_search && view.hand().heaviest_doublet().is_none() {
        return Some(Action::Yield);
    }
    let ruled_out = || RuledOut::from_events(rules, view.events());
    let look_ahead = || lookahead::choose(view, Evaluator::best_for(rules), &ruled_out());
    match method {
        DecisionMethod::OftenRandom(percent) => {
            beginner::choose_often_at_random(view, &actions, percent, rng)
        }
        DecisionMethod::MostPoints => beginner::choose(view, &actions, rng),
        DecisionMethod::Heuristic(weights) => {
            Evaluator::Heuristic(weights(rules)).choose(view, &ruled_out())
        }
        DecisionMethod::Lookahead | DecisionMethod::Search => {
            let budget = if is_search {
                limits.budget
            } else if let Some(budget) = search_budget_of_tough(view, &ruled_out()) {
                limits.budget.at_most(budget)
            } else {
                return look_ahead();
            };
            let values = values(view, rng, &Limits { budget, ..*limits });
            if (limits.cancelled)() {
                return None;
            }
            // Without a deal that fits, the lookahead decides.
            values.map_or_else(look_ahead, |values| values.first().map(|best| best.action))
        }
    }
}

/// The budget with which Tough searches; `None` if he only looks ahead. He searches where one play
/// blocks the round and another does not. In pairs, he also does where few bones are left, or where
/// the next player may be able to block the round after one play but not after another.
fn search_budget_of_tough(view: &View, ruled_out: &RuledOut) -> Option<Budget> {
    let is_late = view.hand().len() <= SEARCH_MAX_HAND && view.unseen().len() <= SEARCH_MAX_UNSEEN;
    let is_in_pairs = Conventions::apply_to(view.rules());
    if is_in_pairs && is_late {
        return Some(Budget::LAST_BONES);
    }
    let decides_block = is_in_pairs && block_value::can_choose_to_let_next_block(view, ruled_out)
        || block_value::can_choose_to_block(view, ruled_out);
    decides_block.then_some(Budget::BRIEF)
}
