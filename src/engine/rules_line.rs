//! Rules as text.

use serde_json::Value;

use super::recorded_rules::CAPICUA_EQUAL_ENDS;
use super::rules::{Capicua, HandWorth, Rules};

impl Rules {
    /// The word for a rule without a value, such as no target.
    pub(crate) const UNSET: &str = "-";

    /// The name of each rule in files, and its value as one word.
    pub(crate) fn name_value_pairs(&self) -> Vec<(String, String)> {
        let value = serde_json::to_value(self).expect("each rule is a number, a word or a switch");
        let Value::Object(rules) = value else {
            return Vec::new();
        };
        rules.into_iter().map(|(name, value)| (name, value_text(value))).collect()
    }

    /// The rules in one line: players, hand size, and each rule that differs from Draw. The line is
    /// sealed, so a rule added later must not change the line of an older game. In older games a
    /// capicúa with equal ends scored, so [`Rules::capicua_equal_ends`] is named only if it is off.
    pub fn to_line(self) -> String {
        let usual = Self::default().name_value_pairs();
        let mut words = self.name_value_pairs();
        words.retain(|word| {
            let is_named = ["seats", "hand_size"].contains(&word.0.as_str());
            is_named || !usual.contains(word)
        });
        words.retain(|(name, _)| name != CAPICUA_EQUAL_ENDS);
        let rewards_ends = self.capicua != Capicua::None || self.hand_worth != HandWorth::One;
        if rewards_ends && !self.capicua_equal_ends {
            words.push((CAPICUA_EQUAL_ENDS.to_owned(), false.to_string()));
        }
        words.sort();
        let words: Vec<String> =
            words.into_iter().map(|(name, value)| format!("{name}={value}")).collect();
        words.join(" ")
    }
}

/// A value as one word. An amount of points, such as `{"Points": 50}`, becomes its number.
fn value_text(value: Value) -> String {
    match value {
        Value::Null => Rules::UNSET.to_owned(),
        Value::String(word) => word,
        Value::Object(amount) => amount.into_values().map(value_text).collect(),
        other => other.to_string(),
    }
}
