//! Every message is said, and those that are found by name are there. The rest the
//! compiler holds: each message is a function or a constant.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser;

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

pub fn files(folder: &Path, ending: &str) -> Vec<std::path::PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("the folder is there").flatten() {
        let path = entry.path();
        if path.is_dir() {
            found.extend(files(&path, ending));
        } else if path.extension().is_some_and(|other| other == ending) {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// The messages of a language, and its terms with a `-` before their names.
pub fn messages(language: &Path) -> BTreeMap<String, Message> {
    let mut messages = BTreeMap::new();
    for file in files(language, "ftl") {
        let text = fs::read_to_string(&file).expect("it is text");
        let resource = parser::parse(text.as_str());
        let resource =
            resource.unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", file.display()));
        for entry in resource.body {
            let (name, pattern) = match entry {
                Entry::Message(it) => (it.id.name.to_owned(), it.value),
                Entry::Term(it) => (format!("-{}", it.id.name), Some(it.value)),
                _ => continue,
            };
            let mut message = Message::default();
            read_pattern(&pattern.expect("a message says something"), &mut message);
            let twice = messages.insert(name.clone(), message).is_some();
            assert!(!twice, "{name} is there twice, once in {}", file.display());
        }
    }
    messages
}

fn read_pattern(pattern: &Pattern<&str>, message: &mut Message) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            if let Expression::Inline(InlineExpression::VariableReference { id }) = expression {
                message.shown.insert(id.name.to_owned());
            }
            read_expression(expression, message);
        }
    }
}

fn read_expression(expression: &Expression<&str>, message: &mut Message) {
    match expression {
        Expression::Inline(inline) => read_inline(inline, message),
        Expression::Select { selector, variants } => {
            read_inline(selector, message);
            for variant in variants {
                if let InlineExpression::VariableReference { id } = selector
                    && let VariantKey::Identifier { name } = variant.key
                {
                    let choice = (id.name.to_owned(), name.to_owned());
                    message.choices.insert(choice);
                }
                read_pattern(&variant.value, message);
            }
        }
    }
}

fn read_inline(inline: &InlineExpression<&str>, message: &mut Message) {
    match inline {
        InlineExpression::VariableReference { id } => {
            message.arguments.insert(id.name.to_owned());
        }
        InlineExpression::MessageReference { id, .. } => {
            message.others.insert(id.name.to_owned());
        }
        InlineExpression::TermReference { id, arguments, .. } => {
            message.others.insert(format!("-{}", id.name));
            read_arguments(arguments.as_ref(), message);
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            read_arguments(Some(arguments), message);
        }
        InlineExpression::Placeable { expression } => read_expression(expression, message),
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
    }
}

fn read_arguments(arguments: Option<&CallArguments<&str>>, message: &mut Message) {
    for argument in arguments.iter().flat_map(|them| &them.positional) {
        read_inline(argument, message);
    }
    for argument in arguments.iter().flat_map(|them| &them.named) {
        read_inline(&argument.value, message);
    }
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
    for file in files(&root().join("src"), "rs") {
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
    let is_said = |id: &String| called.contains(&id.replace('-', "_")) || in_others.contains(id);
    let unused: Vec<_> = english.keys().filter(|id| !is_said(id)).collect();
    assert!(unused.is_empty(), "nobody says {unused:?}");
}
