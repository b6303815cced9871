//! One look ahead: what each play is worth by what the player in turn knows.

use engine::{Action, Phase, Position, Rules, Table, View};

use super::firecrackers;
use super::heuristic::Weights;
use super::inputs::Glance;
use super::net::{Net, Sums};
use super::nets::net_for;
use super::ruled_out::RuledOut;
use super::sight::{Sight, laid};

/// The value of a play that wins the game, in points: more than any other.
const GAME: f32 = 1_000.0;

/// A way to value plays with one look ahead.
#[derive(Debug, Clone, Copy)]
pub enum Judge<'a> {
    /// By points alone; of equal plays the heaviest bone.
    Greedy,
    /// By hand-made weights.
    Heuristic(Weights),
    /// By a net.
    Net(&'a Net),
}

impl Judge<'static> {
    /// The best judge for these rules: a net if one was trained for the like,
    /// otherwise hand-made weights.
    pub fn best_for(rules: &Rules) -> Self {
        net_for(rules).map_or(Self::Heuristic(Weights::CAREFUL), Judge::Net)
    }
}

/// A judge before a decision. What is the same for all plays is worked out once.
#[derive(Debug)]
pub struct Weighing<'a> {
    judge: Judge<'a>,
    rules: &'a Rules,
    sight: &'a Sight,
    table: &'a Table,
    glance: Option<(Glance<'a>, Sums)>,
}

impl Weighing<'_> {
    /// What a lead or a play is worth to the player in turn, in points. For the
    /// last bone of the round this leaves out the award if it is the same at any end.
    /// `None` for other actions.
    pub fn worth(&self, action: Action) -> Option<f32> {
        let (rules, sight) = (self.rules, self.sight);
        let bone = action.bone()?;
        let after = laid(rules, self.table, action)?;
        let points = i32::from(sight.points(rules, after.count()));
        if points > 0 && rules.reaches_target(sight.score + points) {
            return Some(GAME + points as f32);
        }
        let points = points as f32;
        let follows = match (&self.judge, &self.glance) {
            // The last bone: at any end the round is over.
            _ if sight.hand.len() == 1 && sight.ends_round_by_going_out(rules) => 0.0,
            (Judge::Heuristic(weights), _) => weights.value(rules, sight, &after, bone),
            (Judge::Net(net), Some((glance, sums))) => {
                net.value(sums, &glance.change(&after, bone))
            }
            // Below one point for any bone, so that points come first.
            _ => f32::from(bone.weight()) / 16.0,
        };
        Some(points + follows)
    }

    /// The best play; of equal ones the first.
    fn best(&self, actions: impl Iterator<Item = Action>) -> Option<Action> {
        let mut best: Option<(f32, Action)> = None;
        for action in actions {
            if let Some(worth) = self.worth(action)
                && best.is_none_or(|(most, _)| worth > most)
            {
                best = Some((worth, action));
            }
        }
        best.map(|(_, action)| action)
    }
}

impl Judge<'_> {
    /// The judge before a decision of a player who knows `sight`.
    pub fn weigh<'a>(
        &'a self,
        rules: &'a Rules,
        sight: &'a Sight,
        table: &'a Table,
    ) -> Weighing<'a> {
        let glance = match self {
            Judge::Net(net) => {
                let glance = Glance::new(rules, sight, table);
                Some((glance, net.glance(&glance)))
            }
            _ => None,
        };
        Weighing {
            judge: *self,
            rules,
            sight,
            table,
            glance,
        }
    }

    /// What the player in turn does in `position`, by what that player may know.
    /// `None` when the round is over.
    ///
    /// A judge claims what he can and draws only when he must.
    pub fn decide(
        &self,
        rules: &Rules,
        position: &Position,
        ruled_out: &RuledOut,
    ) -> Option<Action> {
        if rules.claims
            && let Some(points) = position.right_claim(rules)
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
        if let Some(used) = firecrackers::blow_up(rules, position, seat, position.hand(seat)) {
            return Some(used);
        }
        let sight = Sight::of(rules, position, ruled_out);
        self.weigh(rules, &sight, position.table())
            .best(legal.iter())
            .or_else(|| legal.nth(0))
    }

    /// What the player whose view this is does; `None` when it is not his turn.
    pub fn choose(&self, view: &View, ruled_out: &RuledOut) -> Option<Action> {
        let rules = view.rules();
        let actions = view.legal_actions();
        if actions.len() <= 1 {
            return actions.first().copied();
        }
        let used = firecrackers::blow_up(rules, view.position(), view.seat(), view.hand());
        if used.is_some() {
            return used;
        }
        let sight = Sight::of_view(view, ruled_out);
        let table = view.position().table();
        self.weigh(rules, &sight, table)
            .best(actions.iter().copied())
            .or_else(|| actions.first().copied())
    }
}
