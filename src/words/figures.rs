//! Numbers outside of sentences, in the format of the current language.

use fluent_bundle::types::{FluentNumber, FluentNumberOptions};

use super::loaded_language::with_formats;
use super::msg::Value;

/// Formats a number with the separators of the current language.
pub fn number(number: impl Into<FluentNumber>) -> String {
    format_number(&number.into())
}

/// Formats a number rounded to one decimal, which is shown even if it is 0.
pub fn with_one_decimal(number: f64) -> String {
    format_number(&with_digits(round_to_tenths(number), 1))
}

/// A number rounded to one decimal, which is shown even if it is 0, as an argument of a message.
pub(super) fn one_decimal_value<'a>(number: f64) -> Value<'a> {
    Value::Number(with_digits(round_to_tenths(number), 1))
}

/// Rounds a number to one decimal, without a negative zero.
pub(super) fn round_to_tenths(number: f64) -> f64 {
    (number * 10.0).round() / 10.0 + 0.0
}

fn format_number(number: &FluentNumber) -> String {
    with_formats(|formats| formats.number(number))
}

fn with_digits(number: f64, digits: usize) -> FluentNumber {
    let options = FluentNumberOptions {
        minimum_fraction_digits: Some(digits),
        ..FluentNumberOptions::default()
    };
    FluentNumber::new(number, options)
}
