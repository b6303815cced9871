//! Exact play when no bone is hidden, with a limit on its work.

use engine::{Action, BySeat, Position, Rules, Seats, Team};

use super::claims::sensible;
use super::limits::Limits;
use super::stakes::Stakes;

/// How many positions are looked at between two questions whether to stop.
const ASK_EVERY: u32 = 64;

/// Searches everything that can still happen in a round of two sides when all
/// bones are known.
#[derive(Debug)]
pub struct Exact<'a> {
    rules: &'a Rules,
    stakes: &'a Stakes,
    us: Team,
    /// What is left of the budget, and how to learn that it is to stop.
    left: Limits<'a>,
}

impl<'a> Exact<'a> {
    /// A search for the side `us` within `limits`.
    pub const fn new(rules: &'a Rules, stakes: &'a Stakes, us: Team, limits: &Limits<'a>) -> Self {
        Self {
            rules,
            stakes,
            us,
            left: *limits,
        }
    }

    /// What each action of the player in turn is worth to our side if both sides
    /// play perfectly. `None` if the budget does not suffice, or if told to stop.
    ///
    /// Nothing after an action may be hidden, but for the order of two bones that
    /// were blown up, and there must be two sides.
    pub fn values(&mut self, position: &Position) -> Option<Vec<(Action, f32)>> {
        debug_assert_eq!(self.rules.seats, Seats::Two, "two sides of one player");
        let actions: Vec<Action> = sensible(position, self.rules).collect();
        let mut values = Vec::with_capacity(actions.len());
        for action in actions {
            let mut after = *position;
            after.apply(self.rules, action).ok()?;
            values.push((
                action,
                self.value_after(action, &after, f32::MIN, f32::MAX)?,
            ));
        }
        Some(values)
    }

    /// What the position after an action is worth to our side. Where a bone was
    /// blown up and the boneyard has another, nobody knows which of them comes
    /// first: it is the average of both.
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

    /// What `position` is worth to our side, as far as it lies between `low` and
    /// `high` (alpha-beta).
    fn value(&mut self, position: &Position, mut low: f32, mut high: f32) -> Option<f32> {
        if position.end().is_some() {
            return Some(self.stakes.worth(self.rules, position, self.us));
        }
        let nodes = &mut self.left.budget.nodes;
        *nodes = nodes.checked_sub(1)?;
        if nodes.is_multiple_of(ASK_EVERY) && (self.left.cancelled)() {
            return None;
        }
        let ours = self.rules.seats.team(position.turn()) == self.us;
        let mut best = if ours { f32::MIN } else { f32::MAX };
        let mut next: Vec<(u8, Action, Position)> = Vec::with_capacity(8);
        for action in sensible(position, self.rules) {
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
