//! Tells players what is wrong with a text file, without details of the format.

use std::fmt::Display;

use engine::plain_text;
use ron::error::{Position, SpannedError};

use super::text::UnreadableReason;

/// Maximum length of a message, in characters.
const MAX_CHARS: usize = 200;

/// Why a part of a text cannot be read.
pub(super) fn unreadable_part(text: &str, part: &str, error: &SpannedError) -> UnreadableReason {
    let before = text.find(part).map_or("", |start| &text[..start]);
    UnreadableReason::InvalidFormat {
        line: before.matches('\n').count() + error.span.start.line,
        message: mistake(part, error),
    }
}

fn mistake(part: &str, error: &SpannedError) -> String {
    match &error.code {
        ron::Error::Message(message) => message_of(message),
        ron::Error::IntegerOutOfBounds => {
            let number = number_before(part, &error.span.end);
            message_of(&format_args!("`{number}` is out of range"))
        }
        ron::Error::NoSuchStructField { found, .. }
        | ron::Error::NoSuchEnumVariant { found, .. } => {
            message_of(&format_args!("`{found}` is unknown"))
        }
        ron::Error::MissingStructField { field, .. } => format!("`{field}` is missing"),
        ron::Error::DuplicateStructField { field, .. } => format!("`{field}` is there twice"),
        ron::Error::Eof => "the text ends too early".to_owned(),
        _ => "this is not as the program writes it".to_owned(),
    }
}

/// The number that ends at this position.
fn number_before(part: &str, end: &Position) -> String {
    let line = part.lines().nth(end.line - 1).unwrap_or_default();
    let before: String = line.chars().take(end.col - 1).collect();
    let is_outside = |letter: char| !letter.is_alphanumeric() && !"+-_".contains(letter);
    before.rsplit(is_outside).next().unwrap_or_default().to_owned()
}

/// The message of an error, as part of a sentence. A long message is cut off, because it may quote
/// much of the file.
pub(super) fn message_of(error: &impl Display) -> String {
    let mut text = plain_text(&error.to_string());
    if let Some((cut, _)) = text.char_indices().nth(MAX_CHARS) {
        text.truncate(cut);
        text.push_str("...");
    }
    text
}

#[cfg(test)]
mod tests {
    use std::fs;

    use crate::profile::Preferences;
    use crate::store::{FileRead, read, to_text};

    fn unreadable_reason(path: &std::path::Path) -> crate::store::UnreadableReason {
        match read::<Preferences>(path) {
            FileRead::Unreadable(why) => why,
            found => panic!("{found:?}"),
        }
    }

    #[test]
    fn errors_name_the_line_but_no_details_of_the_format() {
        let scratch = tempfile::tempdir().expect("a temporary folder");
        let path = scratch.path().join("settings.ron");
        let text = to_text(&Preferences::default()).expect("it can be written");
        for (from, to, what) in [
            ("fives: ", "fifes: ", "`fifes` is unknown"),
            ("hand_size: 7", "hand_size: 300", "`300` is out of range"),
            ("hand_size: 7", "hand_size: -1 ", "`-1` is out of range"),
            ("hand_size: 7", "hand_size:\u{2028}300", "`300` is out of range"),
            ("hand_size: 7", "hand_size: 0x1_00 /* 256 */ ", "`0x1_00` is out of range"),
            ("hand_size: 7", "hand_size: (", "this is not as the program writes it"),
        ] {
            let line = text.lines().position(|line| line.contains(from));
            let line = line.expect("it is there") + 1;
            fs::write(&path, text.replacen(from, to, 1)).expect("it can be written");
            let fault = unreadable_reason(&path);
            assert_eq!(fault.to_string(), format!("line {line}: {what}"));
        }
        let no_game = text.replacen("hand_size: 7", "hand_size: 15", 1);
        fs::write(&path, no_game).expect("it can be written");
        let fault = unreadable_reason(&path);
        let what = "2 players cannot have hands of 15 bones";
        assert!(fault.to_string().contains(what), "{fault}");
    }
}
