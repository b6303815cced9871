//! Parses rules from lines of the protocol, one line for each rule.

use serde_json::{Map, Value, json};

use super::line_error::LineError;
use crate::Rules;

/// The rules added since version 0.9.0. Lines written by that version lack them.
const NEWER_RULES: [&str; 2] = ["hand_worth", "set"];

/// The rule whose value is either a word or a number of points.
const CAPICUA: &str = "capicua";

/// Parses rules from their names and values. Only those in [`NEWER_RULES`] may be missing.
pub(super) fn read(words: &[(String, String)]) -> Result<Rules, LineError> {
    let missing = Rules::default().name_value_pairs().into_iter().find(|(name, _)| {
        let named = words.iter().any(|(word, _)| word == name);
        !named && !NEWER_RULES.contains(&name.as_str())
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
        words.iter().map(|(name, word)| (name.clone(), capicua_value(name, value(word)))).collect();
    serde_json::from_value(Value::Object(rules))
        .map_err(|error| LineError::Rules(error.to_string()))
}

/// The value of a rule as written in files, where the points for a capicúa are an object.
fn capicua_value(name: &str, value: Value) -> Value {
    if name == CAPICUA && value.is_u64() { json!({ "Points": value }) } else { value }
}
