//! Every message is said, and those that are found by name are there. The rest the
//! compiler holds: each message is a function or a constant.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use super::ftl;

use engine::{Level, Preset, PresetGroup, Rules, Seats};
use fluent_syntax::ast::{Expression, InlineExpression, Pattern, VariantKey};
use game::profile::{Display, DisplaySetting, GamePart, PadGame, Rule};
use look::ColorRole;
use nestor::coach::lessons::Lesson;
use nestor::coach::{Mark, MistakeKind};
use words::glossary::Term;
use words::{AbsentGame, Named, NamedValues as _, help, settings};

pub type Names = BTreeSet<String>;

/// What a message takes, and which others it speaks with.
#[derive(Debug, Clone, Default)]
pub struct Message {
    pub arguments: Names,
    /// The arguments that are to be read in it, not only what it chooses words by.
    pub shown: Names,
    pub others: Names,
    /// What it says different things by: an argument, and what that may be.
    pub choices: BTreeSet<(String, String)>,
}

pub fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

/// The Rust files of a folder and of those in it.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("the folder is there").flatten();
    let paths = entries.map(|entry| entry.path());
    paths
        .flat_map(|path| match path.extension() {
            _ if path.is_dir() => sources(&path),
            Some(ending) if ending == "rs" => vec![path],
            _ => Vec::new(),
        })
        .collect()
}

/// The messages of a language, and its terms with a `-` before their names.
pub fn messages(language: &Path) -> BTreeMap<String, Message> {
    let mut messages = BTreeMap::new();
    for file in ftl::files(language) {
        ftl::read(&file, |id, _, says| {
            let again = messages.insert(id.clone(), message(says));
            assert!(again.is_none(), "{id} is in {} again", file.display());
        });
    }
    messages
}

fn message(says: &Pattern<&str>) -> Message {
    let mut message = Message::default();
    ftl::walk(says, &mut |expression, is_shown| match expression {
        Expression::Inline(InlineExpression::VariableReference { id }) => {
            message.arguments.insert(id.name.to_owned());
            if is_shown {
                message.shown.insert(id.name.to_owned());
            }
        }
        Expression::Inline(InlineExpression::MessageReference { id, .. }) => {
            message.others.insert(id.name.to_owned());
        }
        Expression::Inline(InlineExpression::TermReference { id, .. }) => {
            message.others.insert(format!("-{}", id.name));
        }
        Expression::Select { selector, variants } => {
            if let InlineExpression::VariableReference { id } = selector {
                let keys = variants.iter().filter_map(|variant| match variant.key {
                    VariantKey::Identifier { name } => Some(name),
                    VariantKey::NumberLiteral { .. } => None,
                });
                let choices = keys.map(|key| (id.name.to_owned(), key.to_owned()));
                message.choices.extend(choices);
            }
        }
        Expression::Inline(_) => {}
    });
    message
}

/// All arguments of a message, with those of the messages it speaks with.
pub fn arguments(messages: &BTreeMap<String, Message>, name: &str) -> Names {
    let message = messages.get(name).unwrap_or_else(|| panic!("no {name}"));
    let mut all = message.arguments.clone();
    for other in &message.others {
        let others = arguments(messages, other);
        // A term is given what it needs where it stands.
        if !other.starts_with('-') {
            all.extend(others);
        }
    }
    all
}

/// What else than its name may be said of a value, as the end of an id.
const SUFFIXES: [&str; 5] = ["explained", "forms", "how", "short", "count"];

/// The ids of the names of all values that messages are named after.
fn names_of_values() -> Vec<String> {
    fn of<T: Named>() -> Vec<String> {
        T::VARIANTS.iter().map(|it| it.message_id()).collect()
    }
    let display = Display::default();
    // Some values are offered only where hands are counted, or for several sides.
    let hands = Preset::CutThroat.rules(Seats::Three);
    let values = [Rules::default(), hands].into_iter().flat_map(|rules| {
        Rule::ALL.into_iter().flat_map(move |rule| {
            let choices = rule.choices(&rules).into_iter();
            choices.filter_map(move |choice| rule.value_id(rule.value(&choice)))
        })
    });
    let shown = DisplaySetting::ALL.into_iter().flat_map(|setting| {
        let choices = setting.choices(&display).into_iter();
        choices.filter_map(move |choice| setting.value_id(setting.value(&choice)))
    });
    let questions = Lesson::ALL.into_iter().flat_map(|lesson| {
        let numbers = 1..=lesson.exercises().len();
        let questions = numbers.map(move |number| format!("{}-{number}", lesson.message_id()));
        questions.flat_map(|question| [format!("{question}-why"), question])
    });
    let plays = Lesson::ALL.into_iter().flat_map(|lesson| {
        let numbers = 1..=lesson.examples().len();
        numbers.map(move |number| format!("{}-shown-{number}", lesson.message_id()))
    });
    let named = values.chain(shown).chain(questions).chain(plays);
    let mut ids: Vec<String> = named.collect();
    for family in [
        of::<Preset>(),
        of::<PresetGroup>(),
        of::<Seats>(),
        of::<Level>(),
        of::<Mark>(),
        of::<MistakeKind>(),
        of::<PadGame>(),
        of::<Lesson>(),
        of::<Rule>(),
        of::<GamePart>(),
        of::<DisplaySetting>(),
        of::<help::HelpPage>(),
        of::<Term>(),
        of::<settings::SettingsPage>(),
        of::<ColorRole>(),
        of::<AbsentGame>(),
    ] {
        ids.extend(family);
    }
    ids
}

/// The same with all that may be said beside the names.
fn named_ids() -> Vec<String> {
    let names = names_of_values();
    let also = names
        .iter()
        .flat_map(|id| SUFFIXES.map(|suffix| format!("{id}-{suffix}")))
        .collect::<Vec<_>>();
    [names, also].concat()
}

/// The messages that the code names, as `msg::turn_of` or `msg::MENU_GAME`, by what their
/// functions are called.
fn called() -> Names {
    let named = named_ids().into_iter();
    let mut called: Names = named.map(|id| id.replace('-', "_")).collect();
    for file in sources(&root().join("src")) {
        let text = fs::read_to_string(&file).expect("it is text");
        let calls = text.split("msg::").skip(1);
        called.extend(calls.map(|call| {
            let is_name = |it: &char| it.is_ascii_alphanumeric() || *it == '_';
            call.chars().take_while(is_name).collect::<String>().to_lowercase()
        }));
    }
    let pages = fs::read_to_string(root().join("assets/help.ron")).expect("it is text");
    called.extend(pages.split('"').map(|id| id.replace('-', "_")));
    called
}

#[test]
fn every_message_named_after_something_is_there_and_takes_nothing() {
    let english = messages(&root().join("assets/locale/en"));
    for id in names_of_values() {
        assert!(english.contains_key(&id), "there is no message {id}");
        assert_eq!(arguments(&english, &id), Names::new(), "what {id} takes");
    }
}

#[test]
fn every_message_is_said() {
    let english = messages(&root().join("assets/locale/en"));
    let called = called();
    assert!(called.len() > 1_000, "the code was read: {}", called.len());
    let in_others: Names = english.values().flat_map(|it| it.others.clone()).collect();
    let is_said = |id: &String| called.contains(&id.replace('-', "_")) || in_others.contains(id);
    let unused: Vec<_> = english.keys().filter(|id| !is_said(id)).collect();
    assert!(unused.is_empty(), "nobody says {unused:?}");
}

/// A function of `words` that nothing calls would keep its messages from being found out.
#[test]
fn every_public_function_of_the_crate_is_called() {
    let words = root().join("src/words");
    let texts: Vec<(PathBuf, String)> = sources(&root().join("src"))
        .into_iter()
        .map(|file| (file.clone(), fs::read_to_string(file).expect("it is text")))
        .collect();
    let is_name = |it: char| it.is_ascii_alphanumeric() || it == '_';
    let mut used = BTreeMap::<&str, usize>::new();
    for (_, text) in &texts {
        let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
        // A name alone may be anything: only calls, paths and imports count.
        let starts = code.flat_map(|line| {
            let is_import =
                line.contains("use ") || line.starts_with("    ") && line.ends_with("};");
            let words = line.split(|it: char| !is_name(it)).filter(|word| !word.is_empty());
            words.filter(move |word| {
                let [call, path] = [format!("{word}("), format!("::{word}")];
                is_import || line.contains(&call) || line.contains(&path)
            })
        });
        starts.for_each(|name| *used.entry(name).or_default() += 1);
    }
    let own = texts.iter().filter(|(file, _)| file.starts_with(&words));
    let public = own.flat_map(|(_, text)| text.split("pub fn ").skip(1));
    let names = public.map(|rest| rest.split(|it: char| !is_name(it)).next().unwrap_or_default());
    let uncalled: Vec<&str> = names
        .filter(|name| !name.is_empty() && used.get(name).is_none_or(|times| *times < 2))
        .collect();
    assert!(uncalled.is_empty(), "nobody calls {uncalled:?}");
}
