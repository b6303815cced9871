//! An exact search of rounds for two players in which no bone is hidden.

use engine::{Action, BySeat, Position, Rules, Seats, Team};

use super::claims::sensible_actions;
use super::limits::Limits;
use super::objective::Objective;

/// The number of positions searched between two checks for cancellation.
const CANCEL_INTERVAL_NODES: u32 = 64;

/// An alpha-beta search through the rest of a round of two players, with all bones known.
#[derive(Debug)]
pub struct Solver<'a> {
    rules: &'a Rules,
    objective: &'a Objective,
    us: Team,
    /// The remaining limits: each searched position is deducted from the budget.
    remaining: Limits<'a>,
}

impl<'a> Solver<'a> {
    /// A search for the side `us` within `limits`.
    pub const fn new(
        rules: &'a Rules,
        objective: &'a Objective,
        us: Team,
        limits: &Limits<'a>,
    ) -> Self {
        Self { rules, objective, us, remaining: *limits }
    }

    /// For each action of the player to move, its value to `us` with perfect play by both.
    ///
    /// Only the order of two blown-up bones may be unknown. `None` if the budget does not suffice,
    /// or when cancelled.
    ///
    /// # Panics
    /// In debug builds, if there are more than two players.
    pub fn values(&mut self, position: &Position) -> Option<Vec<(Action, f32)>> {
        debug_assert_eq!(self.rules.seats, Seats::Two, "the solver is for two players");
        let actions: Vec<Action> = sensible_actions(position, self.rules).collect();
        let mut values = Vec::with_capacity(actions.len());
        for action in actions {
            let mut after = *position;
            after.apply(self.rules, action).ok()?;
            values.push((action, self.value_after(action, &after, f32::MIN, f32::MAX)?));
        }
        Some(values)
    }

    /// The value of the position after an action.
    ///
    /// Where a bone was blown up and the boneyard has another, their order is unknown, and
    /// the value is the mean over both.
    fn value_after(
        &mut self,
        action: Action,
        position: &Position,
        low: f32,
        high: f32,
    ) -> Option<f32> {
        let (Action::BlowUp(_), [first, second]) = (action, position.boneyard().bones()) else {
            return self.value(position, low, high);
        };
        let hands = BySeat::from_fn(|seat| position.hand(seat));
        let mut sum = 0.0;
        for order in [[*first, *second], [*second, *first]] {
            let imagined = position.imagined(hands, &order);
            sum += self.value(&imagined, f32::MIN, f32::MAX)?;
        }
        Some(sum / 2.0)
    }

    /// The value of `position` to `us`, within the window from `low` to `high`.
    fn value(&mut self, position: &Position, mut low: f32, mut high: f32) -> Option<f32> {
        if position.end().is_some() {
            return Some(self.objective.value(self.rules, position, self.us));
        }
        let nodes = &mut self.remaining.budget.nodes;
        *nodes = nodes.checked_sub(1)?;
        if nodes.is_multiple_of(CANCEL_INTERVAL_NODES) && (self.remaining.cancelled)() {
            return None;
        }
        let ours = self.rules.seats.team(position.turn()) == self.us;
        let mut best = if ours { f32::MIN } else { f32::MAX };
        let mut next: Vec<(u8, Action, Position)> = Vec::with_capacity(8);
        for action in sensible_actions(position, self.rules) {
            let mut after = *position;
            let step = after.apply(self.rules, action).ok()?;
            next.push((step.scored, action, after));
        }
        next.sort_by_key(|(scored, ..)| std::cmp::Reverse(*scored));
        for (_, action, after) in next {
            let value = self.value_after(action, &after, low, high)?;
            if ours {
                best = best.max(value);
                low = low.max(value);
            } else {
                best = best.min(value);
                high = high.min(value);
            }
            if low >= high {
                break;
            }
        }
        Some(best)
    }
}
