//! The chances to win in games where hands count only as long as some side has won none. As soon as
//! every side has won a hand, all start again at 0.

use engine::{ByTeam, Rules, Team};

/// A table of the chance to win, by the hands that each side has, if all sides are equally strong.
#[derive(Debug)]
pub(super) struct AgainstNoneChances {
    sides: usize,
    /// The number of hands that wins the game.
    target: usize,
    /// The chance of the first side. The digits of an index, in base `target`, are the hands that
    /// the sides have won.
    chances: Vec<f32>,
}

impl AgainstNoneChances {
    pub(super) fn new(rules: &Rules, target: u16) -> Self {
        let (sides, target) = (usize::from(rules.seats.team_count()), usize::from(target));
        let states = target.pow(sides as u32);
        let mut table = Self { sides, target, chances: vec![0.0; states] };
        // A won hand leads to a higher index, or back to the start, where all are equal.
        for index in (0..states).rev() {
            let wins = (0..sides).map(|winner| table.chance_after(index, winner));
            table.chances[index] = wins.sum::<f32>() / sides as f32;
        }
        table
    }

    /// The chance of the first side after `winner` has won a hand. `index` is that of the hands won
    /// before.
    fn chance_after(&self, index: usize, winner: usize) -> f32 {
        let hands = |side: usize| index / self.place_value(side) % self.target;
        if hands(winner) + 1 == self.target {
            return if winner == 0 { 1.0 } else { 0.0 };
        }
        let all_have_one = (0..self.sides).all(|side| side == winner || hands(side) > 0);
        if all_have_one {
            1.0 / self.sides as f32
        } else {
            self.chances[index + self.place_value(winner)]
        }
    }

    fn place_value(&self, side: usize) -> usize {
        self.target.pow(side as u32)
    }

    /// The chance of `us` to win the game, 0 to 1; `scores` are hands won.
    pub(super) fn chance(&self, rules: &Rules, scores: &ByTeam<i32>, us: Team) -> f32 {
        let others = Team::all(rules.seats).filter(|team| *team != us);
        let index: usize = std::iter::once(us)
            .chain(others)
            .enumerate()
            .map(|(side, team)| {
                let hands = usize::try_from(scores[team]).unwrap_or(0);
                hands.min(self.target - 1) * self.place_value(side)
            })
            .sum();
        self.chances[index]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Preset, Seats};

    #[test]
    fn hands_start_again_at_none_once_every_side_has_won_one() {
        let rules = Preset::CutThroat.rules(Seats::Three);
        let table = AgainstNoneChances::new(&rules, 6);
        let teams: Vec<Team> = Team::all(rules.seats).collect();
        let chance = |hands: [i32; 3], us: usize| {
            let mut scores = ByTeam::default();
            for (team, hands) in teams.iter().zip(hands) {
                scores[*team] = hands;
            }
            table.chance(&rules, &scores, teams[us])
        };
        assert!((chance([0, 0, 0], 1) - 1.0 / 3.0).abs() < 1e-5);
        let all: f32 = (0..3).map(|us| chance([5, 2, 0], us)).sum();
        assert!((all - 1.0).abs() < 1e-5, "somebody wins");
        // The first would win the game, the second would have three, and the third would reset all.
        let by_hand = (1.0 + chance([5, 3, 0], 0) + 1.0 / 3.0) / 3.0;
        assert!((chance([5, 2, 0], 0) - by_hand).abs() < 1e-5);
        assert!(chance([5, 0, 0], 0) > chance([5, 4, 0], 0), "two have to win first");
    }
}
