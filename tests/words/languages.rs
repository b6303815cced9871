//! Which language is spoken, and how it writes numbers and times.

use nestor_dominoes::words::{language_name, languages, number, speak, spoken_language};

/// What is spoken by somebody who wishes this.
fn spoken_for(wished: &str) -> String {
    let wished = wished.parse().expect("a language");
    speak(Some(&wished));
    spoken_language().to_string()
}

#[test]
fn the_nearest_language_is_spoken_and_that_of_the_system_where_none_is_near() {
    for (wished, spoken) in [
        ("de", "de"),
        ("de-AT", "de"),
        ("es-419", "es"),
        ("en-GB", "en"),
        ("fi", "en"),
    ] {
        assert_eq!(spoken_for(wished), spoken, "for {wished}");
    }
    speak(None);
    assert_eq!(spoken_language(), "en", "a test has no system");
}

#[test]
fn each_language_is_called_as_its_speakers_call_it() {
    let names: Vec<_> = languages().iter().map(language_name).collect();
    assert_eq!(names, ["English", "Deutsch", "Español"], "English first");
}

#[test]
fn numbers_are_written_as_the_language_writes_them() {
    for (language, written) in [
        ("en", ["0", "-1.5", "1,234", "12,345", "1,234,567.5"]),
        ("de", ["0", "-1,5", "1.234", "12.345", "1.234.567,5"]),
        (
            "es",
            ["0", "-1,5", "1234", "12\u{a0}345", "1\u{a0}234\u{a0}567,5"],
        ),
    ] {
        assert_eq!(spoken_for(language), language, "it is there");
        let numbers = [0.0, -1.5, 1_234.0, 12_345.0, 1_234_567.5];
        assert_eq!(numbers.map(number), written, "in {language}");
    }
}
