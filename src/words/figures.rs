//! Numbers that stand alone, as the language that is spoken writes them.

use fluent_bundle::types::{FluentNumber, FluentNumberOptions};

use super::message::Value;
use crate::msg;

/// A number that stands alone.
pub fn number<'a>(number: impl Into<Value<'a>>) -> String {
    msg::number(number.into())
}

/// A number that always has one digit after the sign.
pub fn tenths(number: f64) -> String {
    self::number(in_tenths(number))
}

/// The same as an argument of a message.
pub(super) fn in_tenths<'a>(number: f64) -> Value<'a> {
    let options = FluentNumberOptions {
        minimum_fraction_digits: Some(1),
        ..FluentNumberOptions::default()
    };
    Value::Number(FluentNumber::new(number, options))
}

/// A number that always has three digits after the sign, as an argument of a message.
pub(super) fn in_thousandths<'a>(number: f64) -> Value<'a> {
    let options = FluentNumberOptions {
        minimum_fraction_digits: Some(3),
        ..FluentNumberOptions::default()
    };
    Value::Number(FluentNumber::new(
        (number * 1_000.0).round() / 1_000.0,
        options,
    ))
}
