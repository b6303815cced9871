//! One look ahead: what each play is worth to a player by what he knows.

use crate::engine::{Action, Phase, Position, Rules, Table, View};

use super::heuristic::Weights;
use super::inputs::Inputs;
use super::lacks::Lacks;
use super::net::Net;
use super::nets::net_for;
use super::sight::{Sight, laid};

/// What a play that wins the game is worth, in points.
const GAME: f32 = 1_000.0;

/// How plays are judged without looking further ahead.
#[derive(Debug, Clone, Copy)]
pub enum Judge<'a> {
    /// By the points alone, then the heaviest bone.
    Greedy,
    /// By hand-made weights.
    Heuristic(Weights),
    /// By a learned evaluation.
    Net(&'a Net),
}

impl Judge<'static> {
    /// The best judge for a mix of rules: the net trained on its like, or else
    /// the hand-made weights.
    pub fn best_for(rules: &Rules) -> Self {
        net_for(rules).map_or(Self::Heuristic(Weights::COUNTING), Judge::Net)
    }
}

impl Judge<'_> {
    /// What a lead or a play is worth in points, to the player in turn; `None`
    /// for other actions.
    pub fn worth(
        &self,
        rules: &Rules,
        sight: &Sight,
        table: &Table,
        action: Action,
    ) -> Option<f32> {
        let bone = action.bone()?;
        let after = laid(rules, table, action)?;
        let mut points = i32::from(rules.count_points(after.count()));
        if let Some(to_win) = sight.to_win {
            if rules.exact_target && points > to_win {
                points = 0;
            } else if points >= to_win && points > 0 {
                return Some(GAME + points as f32);
            }
        }
        let points = points as f32;
        if sight.hand.len() == 1 {
            let award = match self {
                Self::Greedy => f32::from(bone.weight()) / 16.0,
                _ => sight.expected_award(rules),
            };
            return Some(points + award);
        }
        Some(
            points
                + match self {
                    // Less than a point in all, however heavy.
                    Self::Greedy => f32::from(bone.weight()) / 16.0,
                    Self::Heuristic(weights) => weights.value(rules, sight, &after, bone),
                    Self::Net(net) => net.value(&Inputs::new(rules, sight, &after, bone)),
                },
        )
    }

    /// What the player in turn does in `position`, by what that player knows;
    /// `None` when the round is over.
    ///
    /// He claims what he can and draws only when he must.
    pub fn decide(&self, rules: &Rules, position: &Position, lacks: &Lacks) -> Option<Action> {
        let legal = position.legal(rules);
        if legal.len() <= 1 {
            return legal.nth(0);
        }
        if rules.muggins && legal.contains(Action::Claim) {
            return Some(Action::Claim);
        }
        match position.phase() {
            Phase::Claim | Phase::LateClaim => return Some(Action::Silence),
            _ => {}
        }
        let sight = Sight::of(rules, position, lacks);
        self.best(rules, &sight, position.table(), legal.iter())
            .or_else(|| legal.nth(0))
    }

    /// What the player of a view does; `None` when it is not his turn.
    pub fn choose(&self, view: &View, lacks: &Lacks) -> Option<Action> {
        let rules = view.rules();
        let actions = view.legal_actions();
        if actions.len() <= 1 {
            return actions.first().copied();
        }
        if actions.contains(&Action::Claim) {
            return Some(Action::Claim);
        }
        let sight = Sight::of_view(view, lacks);
        let table = view.position().table();
        self.best(rules, &sight, table, actions.iter().copied())
            .or_else(|| actions.first().copied())
    }

    /// The play that is worth most; of equal ones the first.
    fn best(
        &self,
        rules: &Rules,
        sight: &Sight,
        table: &Table,
        actions: impl Iterator<Item = Action>,
    ) -> Option<Action> {
        let mut best: Option<(f32, Action)> = None;
        for action in actions {
            if let Some(worth) = self.worth(rules, sight, table, action)
                && best.is_none_or(|(most, _)| worth > most)
            {
                best = Some((worth, action));
            }
        }
        best.map(|(_, action)| action)
    }
}
