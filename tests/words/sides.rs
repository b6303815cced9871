//! What the sides of the line are called: right, left, top and bottom.

use std::fs;

use engine::{End, Preset, Rules, Seats, Side};
use words::{EndName, EndPlace, languages, set_language};

use super::ftl;
use super::messages::root;

/// How words begin that name a point of the compass, by language.
const COMPASS: [(&str, &[&str]); 5] = [
    ("en", &["east", "west", "north", "south"]),
    ("de", &["ost", "öst", "west", "nord", "nörd", "süd"]),
    ("es", &["oeste", "norte"]),
    ("fr", &["ouest", "nord"]),
    ("pt-BR", &["leste", "oeste", "norte"]),
];

/// The same as whole words, or as two where one alone means something else: Spanish "este" is
/// "this", too, "surte" begins like "sur", and French "est" is "is".
const COMPASS_EXACTLY: [(&str, &[&str]); 3] = [
    ("es", &["sur", "al este", "el este", "del este", "lado este"]),
    ("fr", &["sud", "à l est", "de l est"]),
    ("pt-BR", &["sul"]),
];

/// What a language lists as its own.
fn of<'a>(language: &str, lists: &[(&str, &'a [&'a str])]) -> &'a [&'a str] {
    let own = lists.iter().find(|(other, _)| *other == language);
    own.map_or(&[], |(_, words)| words)
}

#[test]
fn no_message_of_any_language_has_a_word_of_the_compass() {
    for language in languages() {
        let language = language.to_string();
        let begins = of(&language, &COMPASS);
        assert!(!begins.is_empty(), "nobody has listed those of {language}");
        let exactly = of(&language, &COMPASS_EXACTLY);
        for file in ftl::files(&root().join("assets/locale").join(&language)) {
            let text = fs::read_to_string(&file).expect("it is text");
            for line in text.lines().filter(|line| !line.starts_with('#')) {
                let lower = line.to_lowercase();
                let words = lower.split(|letter: char| !letter.is_alphabetic());
                let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
                let is_one = |word: &&str| begins.iter().any(|begin| word.starts_with(begin));
                assert!(!words.iter().any(is_one), "{}: {line}", file.display());
                let spaced = format!(" {} ", words.join(" "));
                let is_one = |it: &&str| spaced.contains(&format!(" {it} "));
                assert!(!exactly.iter().any(is_one), "{}: {line}", file.display());
            }
        }
    }
}

/// Where the ends of 6-6 are and what they are called, side by side.
fn ends(rules: &Rules) -> Vec<String> {
    let on = "6-6".parse().expect("a bone");
    let ends = Side::ALL.map(|side| End { on, side });
    let named =
        ends.map(|end| [EndPlace::of(end, rules).to_string(), EndName::of(end, rules).to_string()]);
    named.concat()
}

#[test]
fn an_end_is_called_by_its_side_and_by_its_bone_where_every_doublet_branches() {
    let one = ends_in_all_languages(&Preset::AllFives.rules(Seats::Two));
    let every = ends_in_all_languages(&Preset::FiveUp.rules(Seats::Two));
    for mut names in one.iter().chain(&every).cloned() {
        let count = names.len();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), count, "no two are the same: {names:?}");
    }
    assert!(!one.concat().iter().any(|name| name.contains("6-6")));
    assert!(every.concat().iter().all(|name| name.ends_with("6-6")));
}

fn ends_in_all_languages(rules: &Rules) -> Vec<Vec<String>> {
    let languages = languages().iter().map(|language| {
        set_language(Some(language));
        ends(rules)
    });
    let named = languages.collect();
    set_language(None);
    named
}
