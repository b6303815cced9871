//! Rules as words and as a line of text.

use serde_json::Value;

use super::rules::Rules;

impl Rules {
    /// What is written for a rule that is not set.
    pub(crate) const UNSET: &str = "-";

    /// Each rule with its value, in the words of the records.
    pub(crate) fn in_words(&self) -> Vec<(String, String)> {
        let value = serde_json::to_value(self).expect("rules are a plain structure");
        let Value::Object(rules) = value else {
            return Vec::new();
        };
        let word = |value: Value| match value {
            Value::Null => Self::UNSET.to_owned(),
            Value::String(word) => word,
            other => other.to_string(),
        };
        rules
            .into_iter()
            .map(|(name, value)| (name, word(value)))
            .collect()
    }

    /// The rules as a line that stays the same when the program gets more of them:
    /// how many play and the size of their hands, and each rule that is not as in
    /// Draw.
    pub fn to_line(self) -> String {
        let usual = Self::default().in_words();
        let mut words = self.in_words();
        words.retain(|word| {
            let is_named = ["seats", "hand_size"].contains(&word.0.as_str());
            is_named || !usual.contains(word)
        });
        words.sort();
        let words: Vec<String> = words
            .into_iter()
            .map(|(name, value)| format!("{name}={value}"))
            .collect();
        words.join(" ")
    }
}
