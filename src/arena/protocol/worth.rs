//! What an action is worth, as a line says it.

use std::fmt;
use std::str::FromStr;

use engine::Action;
use nestor::Valued;

/// What an action is worth, written as in `value 5-4@6-4E -2.60 0.4910 300`.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Worth {
    /// The action.
    pub(crate) action: Action,
    /// How many points more than the best of the others it will make in the rest of the
    /// round.
    points: f32,
    /// The chance to win the game, 0 to 1.
    chance: f32,
    /// In how many imagined deals that was found.
    worlds: u32,
}

impl From<Valued> for Worth {
    fn from(value: Valued) -> Self {
        Self {
            action: value.action,
            points: value.points,
            chance: value.chance,
            worlds: value.worlds,
        }
    }
}

impl fmt::Display for Worth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            action,
            points,
            chance,
            worlds,
        } = self;
        write!(f, "value {action} {points:.2} {chance:.4} {worlds}")
    }
}

impl FromStr for Worth {
    /// It is not written so.
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
