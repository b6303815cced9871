//! Evaluation of plays one ply ahead, by what the player to move knows.

use engine::{Action, Phase, Position, Rules, Table, View};

use super::block_value::block_value;
use super::conventions::{Conventions, points_factor};
use super::firecrackers;
use super::heuristic::Heuristic;
use super::knowledge::{Knowledge, table_after};
use super::net::{Accumulator, Net};
use super::net_inputs::NetInputs;
use super::net_kind::net_for;
use super::ruled_out::RuledOut;

/// The bonus for a play that wins the game, in points: more than any score.
pub(super) const WIN_BONUS: f32 = 1_000.0;

/// A way to value plays one ply ahead; also the playout policy.
#[derive(Debug, Clone, Copy)]
pub enum Evaluator<'a> {
    /// The most points, and on a tie the heaviest bone.
    Greedy,
    /// A hand-made evaluation with these weights.
    Heuristic(Heuristic),
    /// The estimate of a trained net.
    Net(&'a Net),
}

impl Evaluator<'static> {
    /// The best evaluator for these rules: a net if one was trained for their kind,
    /// otherwise [`Heuristic::CAREFUL`].
    pub fn best_for(rules: &Rules) -> Self {
        net_for(rules).map_or(Self::Heuristic(Heuristic::CAREFUL), Evaluator::Net)
    }
}

/// An evaluator for one turn. The work that all plays share is done once.
#[derive(Debug)]
pub struct TurnEvaluator<'a> {
    evaluator: Evaluator<'a>,
    rules: &'a Rules,
    knowledge: &'a Knowledge,
    table: &'a Table,
    inputs: Option<(NetInputs<'a>, Accumulator)>,
}

impl TurnEvaluator<'_> {
    /// The value of a lead or a play for the player to move, in points; `None` for other actions.
    ///
    /// The last bone of a round is valued by the points of its play alone, because the award for
    /// going out is the same at every end.
    pub fn value(&self, action: Action) -> Option<f32> {
        let (rules, knowledge) = (self.rules, self.knowledge);
        let bone = action.bone()?;
        let after = table_after(rules, self.table, action)?;
        let points = i32::from(knowledge.points(rules, &after));
        if points > 0 && rules.reaches_target(knowledge.score + points) {
            return Some(WIN_BONUS + points as f32);
        }
        let points = points as f32;
        if knowledge.hand.len() == 1 && knowledge.ends_round_by_going_out(rules) {
            return Some(points);
        }
        if !matches!(self.evaluator, Evaluator::Greedy)
            && let Some(award) = block_value(rules, knowledge, &after, bone)
        {
            return Some(points + award);
        }
        let later_points = match (&self.evaluator, &self.inputs) {
            (Evaluator::Heuristic(weights), _) => weights.value(rules, knowledge, &after, bone),
            (Evaluator::Net(net), Some((inputs, sums))) => {
                net.value(sums, &inputs.change(&after, bone))
            }
            // Less than one point for any bone, so that points come first.
            _ => f32::from(bone.weight()) / 16.0,
        };
        Some(points + later_points)
    }

    /// The play with the highest value; of equal ones, the first.
    fn best(&self, actions: impl Iterator<Item = Action>) -> Option<Action> {
        let mut best: Option<(f32, Action)> = None;
        for action in actions {
            if let Some(value) = self.value(action)
                && best.is_none_or(|(most, _)| value > most)
            {
                best = Some((value, action));
            }
        }
        best.map(|(_, action)| action)
    }
}

impl Evaluator<'_> {
    /// Prepares the evaluator for the turn of a player with this `knowledge`.
    pub fn for_turn<'a>(
        &'a self,
        rules: &'a Rules,
        knowledge: &'a Knowledge,
        table: &'a Table,
    ) -> TurnEvaluator<'a> {
        let inputs = match self {
            Evaluator::Net(net) => {
                let inputs = NetInputs::new(rules, knowledge, table);
                Some((inputs, net.accumulate(&inputs)))
            }
            _ => None,
        };
        TurnEvaluator { evaluator: *self, rules, knowledge, table, inputs }
    }

    /// Decides for the player to move, by what that player knows. `None` when the round is over.
    ///
    /// Claims all points that can be claimed, and draws only if no bone fits.
    pub fn decide(
        &self,
        rules: &Rules,
        position: &Position,
        ruled_out: &RuledOut,
    ) -> Option<Action> {
        if rules.claims
            && let Some(points) = position.claimable_points(rules)
        {
            return Some(Action::Claim(points));
        }
        if matches!(position.phase(), Phase::Claim | Phase::LateClaim) {
            return Some(Action::Silence);
        }
        let legal = position.legal(rules);
        if legal.len() <= 1 {
            return legal.nth(0);
        }
        let seat = position.turn();
        if let Some(blow_up) = firecrackers::choose(rules, position, seat, position.hand(seat)) {
            return Some(blow_up);
        }
        let knowledge = Knowledge::of(rules, position, ruled_out);
        self.for_turn(rules, &knowledge, position.table())
            .best(legal.iter())
            .or_else(|| legal.nth(0))
    }

    /// Decides for the player whose view this is; `None` if it is not that player's turn.
    pub fn choose(&self, view: &View, ruled_out: &RuledOut) -> Option<Action> {
        let rules = view.rules();
        let actions = view.legal_actions();
        if actions.len() <= 1 {
            return actions.first().copied();
        }
        let blow_up = firecrackers::choose(rules, view.position(), view.seat(), view.hand());
        if blow_up.is_some() {
            return blow_up;
        }
        let knowledge = Knowledge::of_view(view, ruled_out);
        let table = view.position().table();
        self.for_turn(rules, &knowledge, table)
            .best(actions.iter().copied())
            .or_else(|| actions.first().copied())
    }

    /// The play of a partner who keeps to the conventions of play in pairs. A convention of weight
    /// 1 is worth `points` in games with about twenty points a hand. `None` unless conventions
    /// [apply](Conventions::apply_to), or if no bone can be played.
    pub(super) fn choose_as_partner(
        &self,
        view: &View,
        ruled_out: &RuledOut,
        points: f32,
    ) -> Option<Action> {
        let rules = view.rules();
        let conventions = Conventions::of(view)?;
        let knowledge = Knowledge::of_view(view, ruled_out);
        let table = view.position().table();
        let turn = self.for_turn(rules, &knowledge, table);
        let weight = points * points_factor(rules);
        let value = |action: Action| {
            Some((turn.value(action)? + weight * conventions.worth_to_partner(action), action))
        };
        let values = view.legal_actions().into_iter().filter_map(value);
        let best = values.reduce(|best, it| if it.0 > best.0 { it } else { best });
        best.map(|(_, action)| action)
    }
}
