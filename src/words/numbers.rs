//! Numbers as a language writes them: `1,234.5` or `1.234,5`.

use fluent_bundle::types::FluentNumber;

/// How a language writes numbers.
#[derive(Debug)]
pub(super) struct Numbers {
    /// Between the whole and its parts.
    pub decimal_sign: String,
    /// Between the thousands and what follows.
    pub group_sign: String,
    /// The least number that has it, in digits alone: some languages write four
    /// digits without.
    pub least_grouped: String,
}

impl Numbers {
    /// A number as it is written.
    pub(super) fn written(&self, number: &FluentNumber) -> String {
        let plain = number.as_string();
        let (whole, parts) = plain.split_once('.').unwrap_or((&plain, ""));
        let digits = whole.trim_start_matches('-');
        let mut written = whole[..whole.len() - digits.len()].to_owned();
        let is_grouped = digits.len() >= self.least_grouped.len().max(1);
        for (place, digit) in digits.chars().enumerate() {
            let left = digits.len() - place;
            if is_grouped && place > 0 && left.is_multiple_of(3) {
                written.push_str(&self.group_sign);
            }
            written.push(digit);
        }
        if !parts.is_empty() {
            written.push_str(&self.decimal_sign);
            written.push_str(parts);
        }
        written
    }
}
