//! Rules, a line for each.

use serde_json::{Map, Value};

use super::bad_line::BadLine;
use crate::engine::Rules;

/// What is written for a rule that is not set.
const NOT_SET: &str = "-";

/// Each rule with its value, in the words of the records.
pub(super) fn words(rules: &Rules) -> Vec<(String, String)> {
    let value = serde_json::to_value(rules).expect("rules are a plain structure");
    let Value::Object(rules) = value else {
        return Vec::new();
    };
    let word = |value: Value| match value {
        Value::Null => NOT_SET.to_owned(),
        Value::String(word) => word,
        other => other.to_string(),
    };
    rules
        .into_iter()
        .map(|(name, value)| (name, word(value)))
        .collect()
}

/// The rules with these values. Those that are not named are as in Draw.
pub(super) fn read(words: &[(String, String)]) -> Result<Rules, BadLine> {
    let value = |word: &str| match word {
        NOT_SET => Value::Null,
        "true" => Value::Bool(true),
        "false" => Value::Bool(false),
        _ => word
            .parse::<u64>()
            .map_or_else(|_| word.into(), Value::from),
    };
    let rules: Map<String, Value> = words
        .iter()
        .map(|(name, word)| (name.clone(), value(word)))
        .collect();
    serde_json::from_value(Value::Object(rules)).map_err(|error| BadLine::Rules(error.to_string()))
}
