//! Every language says all that English says.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use words::languages;

use super::ftl;
use super::messages::{Message, Names, arguments, messages, root};

type Messages = BTreeMap<String, Message>;
type Bundle = FluentBundle<FluentResource>;

/// The languages that are not English, with what they say.
fn others() -> Vec<(String, Messages, Bundle)> {
    let others = languages().iter().map(ToString::to_string);
    let others = others.filter(|language| language != "en");
    others.map(said_in).collect()
}

/// A language with what it says.
fn said_in(language: String) -> (String, Messages, Bundle) {
    let folder = root().join("assets/locale").join(&language);
    let bundle = bundle(&language);
    (language, messages(&folder), bundle)
}

fn bundle(language: &str) -> Bundle {
    let mut bundle = Bundle::new(vec![language.parse().expect("a language")]);
    bundle.set_use_isolating(false);
    bundle
        .add_function("LIST", |things, _| {
            let texts: Vec<_> = things.iter().filter_map(text_of).collect();
            texts.join(" + ").into()
        })
        .expect("it is the first function");
    bundle
        .add_function("UNIT", |amounts, _| match amounts {
            [FluentValue::Number(number)] if number.options.currency.is_some() => "hands".into(),
            _ => "points".into(),
        })
        .expect("its name is another");
    for file in ftl::files(&root().join("assets/locale").join(language)) {
        let text = fs::read_to_string(file).expect("it is text");
        let resource = FluentResource::try_new(text).expect("it is Fluent");
        bundle.add_resource(resource).expect("each is there once");
    }
    bundle
}

fn text_of<'a>(value: &'a FluentValue<'_>) -> Option<&'a str> {
    match value {
        FluentValue::String(text) => Some(text.as_ref()),
        _ => None,
    }
}

/// Whether a message is a list of keywords, which nobody reads.
fn is_keywords(id: &str) -> bool {
    id.starts_with("keywords-")
}

/// A message filled with these arguments.
fn filled(bundle: &Bundle, id: &str, told: &BTreeMap<&str, FluentValue<'_>>) -> String {
    let message = bundle.get_message(id).expect("it is there");
    let pattern = message.value().expect("it says something");
    let told: FluentArgs<'_> = told.iter().map(|(name, it)| (*name, it.clone())).collect();
    let mut errors = Vec::new();
    let said = bundle.format_pattern(pattern, Some(&told), &mut errors);
    assert!(errors.is_empty(), "{id}: {errors:?}");
    said.into_owned()
}

/// All that a message may say: with each choice that it makes by an argument, and
/// with numbers that languages have words of their own for.
fn sayings(bundle: &Bundle, all: &Messages, id: &str) -> Vec<String> {
    let takes = arguments(all, id);
    let plain = |name: &str| FluentValue::from(format!("<{name}>"));
    let usual: BTreeMap<_, _> = takes.iter().map(|it| (it.as_str(), plain(it))).collect();
    let mut sayings = vec![filled(bundle, id, &usual)];
    for (argument, value) in choices(all, id) {
        let mut told = usual.clone();
        if let Some(it) = told.get_mut(argument.as_str()) {
            *it = value.parse::<f64>().map_or(value.into(), FluentValue::from);
            sayings.push(filled(bundle, id, &told));
        }
    }
    sayings
}

/// The choices that a message, and those it speaks with, make by each argument.
fn choices(all: &Messages, id: &str) -> BTreeSet<(String, String)> {
    let message = &all[id];
    let others = message.others.iter().flat_map(|other| choices(all, other));
    let numbers = message.arguments.iter().flat_map(|it| {
        let numbers = ["0", "1", "2", "12"].into_iter();
        numbers.map(|number| (it.clone(), number.to_owned()))
    });
    let own = message.choices.iter().cloned();
    own.chain(numbers).chain(others).collect()
}

#[test]
fn every_language_has_every_message_and_no_other() {
    let english: Names = messages(&root().join("assets/locale/en")).into_keys().collect();
    let mut wrong = Vec::new();
    for (language, messages, _) in others() {
        let has: Names = messages.into_keys().collect();
        let lacks = english.difference(&has);
        wrong.extend(lacks.map(|id| format!("{language} lacks {id}: it is said in English")));
        let other = has.difference(&english);
        wrong.extend(other.map(|id| format!("{language} has {id}, which nobody says")));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn keywords_belong_to_things_that_have_a_name() {
    let english = messages(&root().join("assets/locale/en"));
    let mut wrong = Vec::new();
    for language in languages().iter().map(ToString::to_string) {
        let bundle = bundle(&language);
        for id in english.keys().filter(|id| is_keywords(id)) {
            let list = filled(&bundle, id, &BTreeMap::new());
            for line in list.lines() {
                let named = line.split_once(':').map(|(named, _)| named);
                if !named.is_some_and(|named| english.contains_key(named)) {
                    wrong.push(format!("{language}: {id} has the line {line:?}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_language_says_all_that_it_is_told_in_one_line() {
    let english = messages(&root().join("assets/locale/en"));
    let mut wrong = Vec::new();
    for (language, messages, bundle) in others() {
        for id in messages.keys().filter(|id| english.contains_key(*id)) {
            let (told, takes) = (arguments(&english, id), arguments(&messages, id));
            // It may choose its words by less, but leave nothing out.
            let lost = english[id].shown.difference(&takes);
            wrong.extend(lost.map(|it| format!("{language}: {id} does not say {it}")));
            if !takes.is_subset(&told) {
                wrong.push(format!("{language}: {id} is told {told:?} and takes {takes:?}"));
            } else if !id.starts_with('-') && !is_keywords(id) {
                let sayings = sayings(&bundle, &messages, id).into_iter();
                let bad = sayings
                    .filter(|it| it.trim_matches(' ') != it || it.contains(['\n', '{', '}']));
                wrong.extend(bad.map(|said| format!("{language}: {id} says {said:?}")));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn no_line_ends_between_a_number_and_its_sign() {
    let mut wrong = Vec::new();
    for language in languages().iter().map(ToString::to_string) {
        let all = messages(&root().join("assets/locale").join(&language));
        let bundle = bundle(&language);
        for id in all.keys().filter(|id| !id.starts_with('-')) {
            let is_parted = |said: &String| {
                let ends = said.match_indices(' ');
                let mut ends = ends.map(|(at, _)| (&said[..at], &said[at + 1..]));
                ends.any(|(before, after)| {
                    let after = after.split([' ', '\u{a0}']).next().unwrap_or_default();
                    let sign = after.trim_end_matches(['.', ',', ';', ')']);
                    let is_number = before.ends_with(|it: char| it == '>' || it.is_ascii_digit());
                    is_number && ["%", "s", "min", "Min", "h", "Std"].contains(&sign)
                })
            };
            let parted = sayings(&bundle, &all, id).into_iter().filter(is_parted);
            wrong.extend(parted.map(|said| format!("{language}: {id} says {said:?}")));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Checks each text that a language says, keywords excepted; nothing may be wrong with any.
#[track_caller]
fn assert_nothing_wrong(language: &str, is_wrong: impl Fn(&str) -> bool) {
    let (_, all, bundle) = said_in(language.to_owned());
    let ids = all.keys().filter(|id| !is_keywords(id) && !id.starts_with('-'));
    let said = ids.flat_map(|id| {
        let sayings = sayings(&bundle, &all, id).into_iter();
        sayings.map(move |said| format!("{id}: {said}"))
    });
    let said: BTreeSet<String> = said.collect();
    assert!(said.len() > 1000, "{language} says something");
    let text = |line: &str| is_wrong(line.split_once(": ").map_or(line, |(_, said)| said));
    let wrong: Vec<_> = said.into_iter().filter(|line| text(line)).collect();
    assert!(wrong.is_empty(), "{language}: {wrong:#?}");
}

#[test]
fn quotation_marks_are_those_of_the_language_and_come_in_pairs() {
    const ALL: &str = "\u{201c}\u{201d}\u{201e}\u{201a}\u{2018}\u{ab}\u{bb}\u{2039}\u{203a}\"";
    for (language, opens, closes) in [
        ("en", '\u{201c}', '\u{201d}'),
        ("es", '\u{ab}', '\u{bb}'),
        ("de", '\u{201e}', '\u{201c}'),
        ("fr", '\u{ab}', '\u{bb}'),
        ("pt-BR", '\u{201c}', '\u{201d}'),
    ] {
        assert_nothing_wrong(language, |said| {
            let marks = said.chars().filter(|letter| ALL.contains(*letter));
            let marks: Vec<char> = marks.collect();
            marks.chunks(2).any(|pair| pair != [opens, closes])
        });
    }
}

#[test]
fn french_never_breaks_a_line_before_a_high_mark_or_inside_quotation_marks() {
    const FIXED: [char; 2] = ['\u{a0}', '\u{202f}'];
    assert_nothing_wrong("fr", |said| {
        let letters: Vec<char> = said.chars().collect();
        letters.windows(2).any(|pair| match *pair {
            ['\u{ab}', after] => !FIXED.contains(&after),
            [before, '\u{bb}'] => !FIXED.contains(&before),
            [before, ':' | ';' | '!' | '?'] => before == ' ' || before.is_alphabetic(),
            _ => false,
        })
    });
}

#[test]
fn no_language_says_sentences_in_english() {
    let english = messages(&root().join("assets/locale/en"));
    let in_english = bundle("en");
    // Two words and more are English, unless they are a name, as of a game.
    let has_words = |said: &String| {
        let words = said.split(' ');
        let words = words.filter(|word| word.chars().all(char::is_alphabetic));
        let long: Vec<_> = words.filter(|word| word.len() > 3).collect();
        let is_name = |word: &&str| word.starts_with(char::is_uppercase);
        long.len() > 1 && !long.iter().all(is_name)
    };
    let mut wrong = Vec::new();
    for (language, messages, bundle) in others() {
        let ids = messages.keys().filter(|id| english.contains_key(*id));
        let ids = ids.filter(|id| !id.starts_with('-') && !is_keywords(id));
        for id in ids {
            let english: BTreeSet<_> = sayings(&in_english, &english, id).into_iter().collect();
            let said = sayings(&bundle, &messages, id).into_iter();
            let mut same = said.filter(|said| english.contains(said) && has_words(said));
            wrong.extend(same.next().map(|said| format!("{language}: {id} says {said:?}")));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
