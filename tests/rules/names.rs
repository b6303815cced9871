//! Names of players and games.

use engine::{Name, NameError};

#[test]
fn a_name_has_1_to_64_characters_of_any_script() {
    assert!(Name::new(&"\u{5c71}".repeat(64)).is_ok(), "64 of them");
    for (name, reason) in [
        ("", NameError::Empty),
        (" \t ", NameError::Empty),
        (&"n".repeat(65), NameError::TooLong),
        ("a\nb", NameError::Invisible),
        ("a\u{2028}b", NameError::Invisible),
        ("\u{202e}anna", NameError::Invisible),
        ("\u{200b}\u{200d}", NameError::Empty),
        ("\u{3164}", NameError::Empty),
        ("\u{2800} \u{2800}", NameError::Empty),
        ("\u{115f}\u{34f}", NameError::Empty),
        ("\u{e0061}", NameError::Empty),
        ("\u{301}\u{302}", NameError::Empty),
        ("\u{e000}", NameError::Empty),
        ("\u{200e}anna", NameError::Invisible),
        ("anna \u{378}", NameError::Invisible),
    ] {
        assert_eq!(Name::new(name), Err(reason), "{name:?}");
    }
    // Joiners are part of words and of pictures.
    for name in ["\u{646}\u{200c}\u{647}", "\u{1f469}\u{200d}\u{1f680}", "7", "?", "\u{2665}"] {
        assert!(Name::new(name).is_ok(), "{name:?}");
    }
}

#[test]
fn a_name_that_was_taken_once_is_read() {
    let read = |text: &str| Name::try_from(text.to_owned()).map(String::from);
    for (text, name) in [
        ("anna \u{378}", "anna \u{378}"),
        ("\u{200e}anna", "\u{200e}anna"),
        ("\u{3164}", "U+3164"),
        ("\u{301}", "U+0301"),
    ] {
        assert_eq!(read(text).as_deref(), Ok(name), "{text:?}");
    }
    assert_eq!(read("a\nb"), Err(NameError::Invisible));
}
