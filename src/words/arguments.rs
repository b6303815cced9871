//! Types of the arguments of messages.

use std::fmt::{self, Display};

use engine::Rules;
use fluent_bundle::FluentValue;
use fluent_bundle::types::FluentNumber;

/// An argument of a message: a number or a text.
pub type Value<'a> = FluentValue<'a>;

/// The subject of a sentence: a player, or two partners. The fields become arguments of messages,
/// which select their wording by `who`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Who {
    /// What the subject is: `you`, `person` or `nestor`; for a side also `you-and` or `partners`.
    pub who: &'static str,
    /// The name of the first player.
    pub name: String,
    /// The partner's name; empty if there is none.
    pub partner: String,
}

/// The place of an end, inside a sentence: `at the top`. If every doublet is a spinner, several
/// ends can be on one side: `at the top end of 4-4`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EndPlace(pub(super) String);

/// The name of an end at the start of a line: `End at the top`, or `Top end of 4-4`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EndName(pub(super) String);

impl Display for EndPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Display for EndName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The unit of scores in hands, as a selector in messages.
pub(super) const HANDS: &str = "hands";

/// An amount in the unit of the rules: points, fives, or hands.
#[derive(Debug, Clone, Copy, PartialEq, PartialOrd)]
pub struct Points {
    amount: f64,
    are_hands: bool,
}

impl Points {
    /// Zero points, for messages that show none.
    pub const NONE: Self = Self { amount: 0.0, are_hands: false };

    /// Converts points of the engine to the unit of the rules.
    pub fn of(points: impl Into<i32>, rules: &Rules) -> Self {
        Self::in_unit(in_rules_unit(points.into(), rules), rules)
    }

    /// Wraps a number that is already in the unit of the rules, such as an average.
    pub fn in_unit(amount: impl Into<f64>, rules: &Rules) -> Self {
        Self { amount: amount.into(), are_hands: rules.counts_hands() }
    }

    /// Wraps a number of points or fives that is shown as it is.
    pub fn shown(amount: impl Into<f64>) -> Self {
        Self { amount: amount.into(), ..Self::NONE }
    }

    /// Wraps a number of hands.
    pub fn hands(amount: impl Into<f64>) -> Self {
        Self { amount: amount.into(), are_hands: true }
    }
}

impl From<Points> for Value<'_> {
    fn from(points: Points) -> Self {
        let mut number = FluentNumber::from(points.amount);
        // Numbers in Fluent have no unit, so the currency carries it.
        number.options.currency = points.are_hands.then(|| HANDS.to_owned());
        number.into()
    }
}

/// The Fluent function `UNIT`: `hands` for a number of hands, else `points`.
pub(super) fn unit_of(amounts: &[Value<'_>]) -> Value<'static> {
    let are_hands = amounts.iter().any(|amount| match amount {
        Value::Number(number) => number.options.currency.as_deref() == Some(HANDS),
        _ => false,
    });
    if are_hands { HANDS.into() } else { "points".into() }
}

/// Converts points to the unit of the rules, points or fives; a remainder is dropped.
pub const fn in_rules_unit(points: i32, rules: &Rules) -> i32 {
    points / rules.score_display.unit() as i32
}
