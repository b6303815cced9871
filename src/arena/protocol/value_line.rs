//! The value of an action, as a line of the protocol.

use std::fmt;
use std::str::FromStr;

use engine::Action;
use nestor::ActionValue;

/// The value of an action, written as in `value 5-4@6-4E -2.60 0.4910 300`.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct ValueLine {
    pub(crate) action: Action,
    /// The expected change of the lead in the rest of the round, in points.
    points: f32,
    /// The chance to win the game, 0 to 1.
    chance: f32,
    /// The number of worlds in which the action was tried.
    worlds: u32,
}

impl From<ActionValue> for ValueLine {
    fn from(value: ActionValue) -> Self {
        Self {
            action: value.action,
            points: value.points,
            chance: value.chance,
            worlds: value.worlds,
        }
    }
}

impl fmt::Display for ValueLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { action, points, chance, worlds } = self;
        write!(f, "value {action} {points:.2} {chance:.4} {worlds}")
    }
}

impl FromStr for ValueLine {
    /// The error of a line that does not have this form.
    type Err = ();

    fn from_str(line: &str) -> Result<Self, ()> {
        let parts: Vec<&str> = line.split_whitespace().collect();
        let ["value", action, points, chance, worlds] = parts[..] else {
            return Err(());
        };
        let number = |part: &str| part.parse().ok().filter(|number: &f32| number.is_finite());
        let read = || {
            Some(Self {
                action: action.parse().ok()?,
                points: number(points)?,
                chance: number(chance).filter(|chance| (0.0..=1.0).contains(chance))?,
                worlds: worlds.parse().ok()?,
            })
        };
        read().ok_or(())
    }
}
