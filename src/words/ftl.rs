//! Reads message files, for the build script, the tests and the sheet of all messages.

use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern};
use fluent_syntax::ast::{PatternElement, Resource};
use fluent_syntax::{parser, serializer};

/// The message files in the folder of a language, sorted by name.
pub fn files(language: &Path) -> Vec<PathBuf> {
    let folder =
        fs::read_dir(language).unwrap_or_else(|error| panic!("{}: {error}", language.display()));
    let files = folder.flatten().map(|entry| entry.path());
    let mut files: Vec<_> =
        files.filter(|path| path.extension().is_some_and(|ending| ending == "ftl")).collect();
    files.sort();
    files
}

/// Calls `on_message` with the id, source and pattern of each message of a file. The id of a term
/// begins with `-`.
pub fn read(file: &Path, mut on_message: impl FnMut(String, String, &Pattern<&str>)) {
    let text = fs::read_to_string(file).expect("a message file is text");
    let resource = parser::parse(text.as_str());
    let resource = resource.unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", file.display()));
    for entry in resource.body {
        let body = vec![entry];
        let source = serializer::serialize(&Resource { body: body.clone() });
        match &body[0] {
            Entry::Message(message) => {
                let pattern = message.value.as_ref().expect("a message says something");
                on_message(message.id.name.to_owned(), source, pattern);
            }
            Entry::Term(message) => {
                on_message(format!("-{}", message.id.name), source, &message.value);
            }
            _ => {}
        }
    }
}

/// Calls `visit` with each expression of a pattern, at any depth, and with whether its text is
/// shown. The text of a selector is not shown.
pub fn walk(pattern: &Pattern<&str>, visit: &mut dyn FnMut(&Expression<&str>, bool)) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            walk_expression(expression, true, visit);
        }
    }
}

fn walk_expression(
    expression: &Expression<&str>,
    is_shown: bool,
    visit: &mut dyn FnMut(&Expression<&str>, bool),
) {
    visit(expression, is_shown);
    match expression {
        Expression::Inline(inline) => match inline {
            InlineExpression::TermReference { arguments, .. } => {
                walk_arguments(arguments.as_ref(), false, visit);
            }
            InlineExpression::FunctionReference { arguments, .. } => {
                walk_arguments(Some(arguments), is_shown, visit);
            }
            InlineExpression::Placeable { expression } => {
                walk_expression(expression, is_shown, visit);
            }
            _ => {}
        },
        Expression::Select { selector, variants } => {
            walk_expression(&Expression::Inline(selector.clone()), false, visit);
            for variant in variants {
                walk(&variant.value, visit);
            }
        }
    }
}

fn walk_arguments(
    arguments: Option<&CallArguments<&str>>,
    is_shown: bool,
    visit: &mut dyn FnMut(&Expression<&str>, bool),
) {
    let Some(arguments) = arguments else { return };
    let named = arguments.named.iter().map(|argument| &argument.value);
    for argument in arguments.positional.iter().chain(named) {
        walk_expression(&Expression::Inline(argument.clone()), is_shown, visit);
    }
}
