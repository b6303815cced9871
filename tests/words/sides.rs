//! What the sides of the line are called: right, left, top and bottom.

use std::fs;

use engine::{End, Preset, Rules, Seats, Side};
use words::place::{end_name, place};
use words::{languages, speak};

use super::ftl;
use super::messages::root;

/// How words begin that name a point of the compass, by language.
const COMPASS: [(&str, &[&str]); 3] = [
    ("en", &["east", "west", "north", "south"]),
    ("de", &["ost", "öst", "west", "nord", "nörd", "süd"]),
    ("es", &["oeste", "norte"]),
];

/// The same as whole words, or as two where one alone means something else: Spanish "este" is
/// "this", too, and "surte" begins like "sur".
const COMPASS_EXACTLY: [(&str, &[&str]); 1] = [(
    "es",
    &["sur", "al este", "el este", "del este", "lado este"],
)];

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

/// Where the ends of 6-6 are, and what they are called.
fn told(rules: &Rules) -> String {
    let on = "6-6".parse().expect("a bone");
    let ends = Side::ALL.map(|side| End { on, side });
    let told = ends.map(|end| format!("{}, {}", place(end, rules), end_name(end, rules)));
    told.join("; ")
}

#[test]
fn an_end_is_called_by_its_side_and_by_its_bone_where_every_doublet_branches() {
    let one = Preset::AllFives.rules(Seats::Two);
    let every = Preset::FiveUp.rules(Seats::Two);
    for (language, with_one, with_every) in [
        (
            "en",
            "on the right, End on the right; on the left, End on the left; \
             at the top, End at the top; at the bottom, End at the bottom",
            "at the right end of 6-6, Right end of 6-6; at the left end of 6-6, Left end of 6-6; \
             at the top end of 6-6, Top end of 6-6; \
             at the bottom end of 6-6, Bottom end of 6-6",
        ),
        (
            "de",
            "rechts, Ende rechts; links, Ende links; oben, Ende oben; unten, Ende unten",
            "am rechten Ende von 6-6, Rechtes Ende von 6-6; \
             am linken Ende von 6-6, Linkes Ende von 6-6; \
             am oberen Ende von 6-6, Oberes Ende von 6-6; \
             am unteren Ende von 6-6, Unteres Ende von 6-6",
        ),
        (
            "es",
            "a la derecha, Extremo derecho; a la izquierda, Extremo izquierdo; \
             arriba, Extremo superior; abajo, Extremo inferior",
            "en el extremo derecho de 6-6, Extremo derecho de 6-6; \
             en el extremo izquierdo de 6-6, Extremo izquierdo de 6-6; \
             en el extremo superior de 6-6, Extremo superior de 6-6; \
             en el extremo inferior de 6-6, Extremo inferior de 6-6",
        ),
    ] {
        let languages = languages();
        let it = languages.iter().find(|it| it.to_string() == language);
        speak(Some(it.expect("it is spoken")));
        assert_eq!(told(&one), with_one);
        assert_eq!(told(&every), with_every);
    }
    speak(None);
}
