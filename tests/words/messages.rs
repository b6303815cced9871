//! Every message that is said is there, with the arguments it is told; and every
//! message that is there is said.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser;
use proc_macro2::{TokenStream, TokenTree};

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

/// A place in the code where something is said.
#[derive(Debug)]
struct Said {
    file: String,
    id: String,
    arguments: Names,
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

/// All that the code says.
fn said() -> Vec<Said> {
    let named = words::named_ids().into_iter();
    let named = named.map(|id| Said {
        file: "src/words/named.rs".to_owned(),
        id,
        arguments: Names::new(),
    });
    let mut said: Vec<_> = named.collect();
    for file in files(&root().join("src"), "rs") {
        let text = fs::read_to_string(&file).expect("it is text");
        let tokens: TokenStream = text.parse().expect("it is Rust");
        let path = file.strip_prefix(root()).expect("it is below the root");
        read_tokens(tokens, &path.to_string_lossy(), &mut said);
    }
    said
}

/// Finds `say!(…)` and `id!(…)`, however deep.
fn read_tokens(tokens: TokenStream, file: &str, said: &mut Vec<Said>) {
    let trees: Vec<TokenTree> = tokens.into_iter().collect();
    for (at, tree) in trees.iter().enumerate() {
        let TokenTree::Group(group) = tree else {
            continue;
        };
        read_tokens(group.stream(), file, said);
        let before = at.checked_sub(2).map(|at| &trees[at..]);
        let is_macro = matches!(
            before,
            Some([TokenTree::Ident(name), TokenTree::Punct(bang), ..])
                if bang.as_char() == '!' && (*name == "say" || *name == "id")
        );
        let inside: Vec<TokenTree> = group.stream().into_iter().collect();
        let Some(TokenTree::Literal(id)) = inside.first().filter(|_| is_macro) else {
            continue;
        };
        let is_name = |pair: &[TokenTree]| {
            matches!(&pair[0], TokenTree::Punct(comma) if comma.as_char() == ',')
                && matches!(&pair[2], TokenTree::Punct(sign) if sign.as_char() == '=')
        };
        let named = inside.windows(3).filter(|three| is_name(three));
        said.push(Said {
            file: file.to_owned(),
            id: id.to_string().trim_matches('"').to_owned(),
            arguments: named.map(|three| three[1].to_string()).collect(),
        });
    }
}

#[test]
fn whatever_is_said_is_a_message_with_just_these_arguments() {
    let english = messages(&root().join("assets/locale/en"));
    let said = said();
    assert!(said.len() > 1_000, "the code was read: {}", said.len());
    for Said {
        file,
        id,
        arguments: told,
    } in &said
    {
        assert!(english.contains_key(id), "{file}: there is no message {id}");
        let takes = arguments(&english, id);
        assert_eq!(*told, takes, "{file}: what {id} is told, and what it takes");
    }
}

#[test]
fn every_message_is_said() {
    let english = messages(&root().join("assets/locale/en"));
    let mut used: Names = said().into_iter().map(|said| said.id).collect();
    for message in english.values() {
        used.extend(message.others.iter().cloned());
    }
    let unused: Vec<_> = english.keys().filter(|id| !used.contains(*id)).collect();
    assert!(unused.is_empty(), "nobody says {unused:?}");
}
