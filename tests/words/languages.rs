//! Which language is spoken, and how it writes numbers and times.

use chrono::{Local, NaiveDate, TimeZone as _, Utc};
use engine::PresetGroup;
use game::profile::Day;
use words::{
    current_language, daily, dates, language_name, language_of_system, languages, new_game, number,
    set_language,
};

/// What is spoken by somebody who wishes this.
fn spoken_for(wished: &str) -> String {
    let wished = wished.parse().expect("a language");
    set_language(Some(&wished));
    current_language().to_string()
}

#[test]
fn the_nearest_language_is_spoken_and_that_of_the_system_where_none_is_near() {
    for (wished, spoken) in
        [("de", "de"), ("de-AT", "de"), ("es-419", "es"), ("en-GB", "en"), ("fi", "en")]
    {
        assert_eq!(spoken_for(wished), spoken, "for {wished}");
    }
    set_language(None);
    assert_eq!(current_language(), "en", "a test has no system");
}

#[test]
fn the_system_says_which_language_is_spoken_and_the_locale_c_asks_for_english() {
    for (tags, locale, spoken) in [
        ("de-DE", "de_DE.UTF-8", "de"),
        ("fi-FI es-MX de-DE", "fi_FI.UTF-8", "es"),
        ("fi-FI", "fi_FI.UTF-8", "en"),
        // `LANGUAGE` comes before `LC_ALL`, and that before `LANG`.
        ("es de-DE C", "de_DE.UTF-8", "es"),
        ("fi C de-DE", "de_DE.UTF-8", "en"),
        ("C de-DE", "C", "en"),
        ("C de-DE", "C.UTF-8", "en"),
        ("POSIX de-DE", "POSIX", "en"),
        // In this locale `LANGUAGE` does not count.
        ("es C de-DE", "C", "en"),
        ("es C de-DE", "C.UTF-8", "en"),
    ] {
        let language = language_of_system(tags.split(' ').map(str::to_owned), Some(locale));
        assert_eq!(language, spoken, "for {tags} in {locale}");
    }
    let tags = ["de-AT".to_owned()];
    assert_eq!(language_of_system(tags, None), "de", "no locale is named");
    assert_eq!(language_of_system([], None), "en", "nothing is named");
}

#[test]
fn each_language_is_called_as_its_speakers_call_it() {
    let names: Vec<String> = languages().iter().map(language_name).collect();
    assert_eq!(names[0], "English", "English first");
    for name in ["Deutsch", "Español", "Português (Brasil)"] {
        assert!(names.iter().any(|it| it == name), "{name} in {names:?}");
    }
}

#[test]
fn numbers_are_written_as_the_language_writes_them() {
    for (language, written) in [
        ("en", ["0", "-1.5", "1,234", "12,345", "1,234,567.5"]),
        ("de", ["0", "-1,5", "1.234", "12.345", "1.234.567,5"]),
        ("es", ["0", "-1,5", "1234", "12.345", "1.234.567,5"]),
        ("fr", ["0", "-1,5", "1\u{a0}234", "12\u{a0}345", "1\u{a0}234\u{a0}567,5"]),
        ("pt-BR", ["0", "-1,5", "1.234", "12.345", "1.234.567,5"]),
    ] {
        assert_eq!(spoken_for(language), language, "it is there");
        let numbers = [0.0, -1.5, 1_234.0, 12_345.0, 1_234_567.5];
        assert_eq!(numbers.map(number), written, "in {language}");
    }
}

#[test]
fn dates_and_times_are_written_as_the_language_writes_them() {
    let at = |month, day| {
        let here = Local.with_ymd_and_hms(2026, month, day, 9, 5, 0);
        here.single().expect("it is a time").with_timezone(&Utc)
    };
    let autumn = NaiveDate::from_ymd_opt(2026, 11, 20).expect("it is a day");
    for (language, written) in [
        ("en", ["Mar 1, 2026", "Nov 20, 2026, 9:05\u{a0}AM", "November 2026"]),
        ("de", ["01.03.2026", "20.11.2026, 09:05", "November 2026"]),
        ("es", ["1 mar 2026", "20 nov 2026, 09:05", "Noviembre de 2026"]),
        ("fr", ["1 mars 2026", "20 nov. 2026, 09:05", "Novembre 2026"]),
        ("pt-BR", ["1 de mar. de 2026", "20 de nov. de 2026, 09:05", "Nov. de 2026"]),
    ] {
        assert_eq!(spoken_for(language), language, "it is there");
        let said =
            [dates::day(at(3, 1)), dates::day_and_time(at(11, 20)), daily::month(Day::of(autumn))];
        assert_eq!(said, written, "in {language}");
    }
}

#[test]
fn games_of_pairs_come_first_where_most_people_play_them() {
    for language in languages() {
        set_language(Some(language));
        let groups = new_game::groups();
        let first = match language.language.as_str() {
            "es" | "pt" => PresetGroup::Pairs,
            _ => PresetGroup::Scoring,
        };
        assert_eq!(groups[0], first, "{language}");
        let all = [
            PresetGroup::Scoring,
            PresetGroup::BlockAndDraw,
            PresetGroup::Pairs,
            PresetGroup::Special,
        ];
        assert!(all.iter().all(|group| groups.contains(group)), "{language}");
    }
    set_language(None);
}
