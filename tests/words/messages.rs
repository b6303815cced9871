//! Every message is said, and those that are found by name are there. The rest the
//! compiler holds: each message is a function or a constant.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use super::ftl;

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, VariantKey};

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

/// The messages that the code names, as `msg::turn_of` or `msg::MENU_GAME`, by what their
/// functions are called.
fn called() -> Names {
    let named = words::named_ids().into_iter();
    let mut called: Names = named.map(|id| id.replace('-', "_")).collect();
    for file in sources(&root().join("src")) {
        let text = fs::read_to_string(&file).expect("it is text");
        let calls = text.split("msg::").skip(1);
        called.extend(calls.map(|call| {
            let is_name = |it: &char| it.is_ascii_alphanumeric() || *it == '_';
            call.chars()
                .take_while(is_name)
                .collect::<String>()
                .to_lowercase()
        }));
    }
    called
}

#[test]
fn every_message_named_after_something_is_there_and_takes_nothing() {
    let english = messages(&root().join("assets/locale/en"));
    for id in words::named_ids() {
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
    // The everyday names of a message are found by its id.
    let named = |id: &str| id.strip_suffix("-sought").unwrap_or(id).replace('-', "_");
    let is_said = |id: &String| called.contains(&named(id)) || in_others.contains(id);
    let unused: Vec<_> = english.keys().filter(|id| !is_said(id)).collect();
    assert!(unused.is_empty(), "nobody says {unused:?}");
}
