//! Rules, read from a line for each.

use serde_json::{Map, Value};

use super::bad_line::BadLine;
use crate::engine::Rules;

/// The rules with these values. Those that are not named are as in Draw.
pub(super) fn read(words: &[(String, String)]) -> Result<Rules, BadLine> {
    let value = |word: &str| match word {
        Rules::NOT_SET => Value::Null,
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
