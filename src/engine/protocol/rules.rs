//! Parses the rules, one line for each.

use serde_json::{Map, Value};

use super::line_error::LineError;
use crate::Rules;

/// Parses rules from their names and values. None may be missing.
pub(super) fn read(words: &[(String, String)]) -> Result<Rules, LineError> {
    let missing = Rules::default().in_words().into_iter().find(|(name, _)| {
        let named = words.iter().any(|(word, _)| word == name);
        !named
    });
    if let Some((name, _)) = missing {
        return Err(LineError::Rules(format!("there is no line “rule {name}”")));
    }
    let value = |word: &str| match word {
        Rules::UNSET => Value::Null,
        "true" => Value::Bool(true),
        "false" => Value::Bool(false),
        _ => word.parse::<u64>().map_or_else(|_| word.into(), Value::from),
    };
    let rules: Map<String, Value> =
        words.iter().map(|(name, word)| (name.clone(), value(word))).collect();
    serde_json::from_value(Value::Object(rules))
        .map_err(|error| LineError::Rules(error.to_string()))
}
