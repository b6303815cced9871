//! Makes a function of every English message: `turn-of` becomes `msg::turn_of(who)`,
//! so that a wrong id or argument does not compile.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern};
use fluent_syntax::ast::{PatternElement, Resource};
use fluent_syntax::parser;
use fluent_syntax::serializer::serialize;

const LOCALES: &str = "../../assets/locale";

/// What a message takes.
#[derive(Default)]
struct Message {
    text: String,
    arguments: BTreeSet<String>,
    /// Other messages that stand in it.
    others: BTreeSet<String>,
}

fn main() {
    // A new folder there is a new language.
    println!("cargo:rerun-if-changed={LOCALES}");
    println!("cargo:rerun-if-changed=build.rs");
    let messages = read_messages(&Path::new(LOCALES).join("en"));
    let mut code = String::new();
    for (id, message) in messages.iter().filter(|(id, _)| !id.starts_with('-')) {
        write_function(&mut code, id, message, &all_arguments(&messages, message));
    }
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("Cargo sets it"));
    fs::write(out.join("msg.rs"), code).expect("the build folder can be written");
}

/// The messages of a language, and its terms with a `-` before their names.
fn read_messages(language: &Path) -> BTreeMap<String, Message> {
    let mut messages = BTreeMap::new();
    for file in fs::read_dir(language).expect("English is there").flatten() {
        let path = file.path();
        if path.extension().is_none_or(|ending| ending != "ftl") {
            continue;
        }
        let text = fs::read_to_string(&path).expect("it is text");
        let resource = parser::parse(text.as_str())
            .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
        for entry in resource.body {
            let alone = |entry: &Entry<&str>| {
                let body = vec![entry.clone()];
                serialize(&Resource { body })
            };
            let text = alone(&entry);
            let (id, pattern) = match entry {
                Entry::Message(it) => (it.id.name.to_owned(), it.value),
                Entry::Term(it) => (format!("-{}", it.id.name), Some(it.value)),
                _ => continue,
            };
            let mut message = Message {
                text,
                ..Message::default()
            };
            if let Some(pattern) = pattern {
                read_pattern(&pattern, &mut message);
            }
            let before = messages.insert(id.clone(), message);
            assert!(before.is_none(), "{id} is in {} again", path.display());
        }
    }
    messages
}

fn read_pattern(pattern: &Pattern<&str>, message: &mut Message) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
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
        InlineExpression::TermReference { arguments, .. } => {
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

/// The arguments of a message and of those that stand in it.
fn all_arguments(messages: &BTreeMap<String, Message>, message: &Message) -> BTreeSet<String> {
    let mut all = message.arguments.clone();
    for other in &message.others {
        let other = messages
            .get(other)
            .unwrap_or_else(|| panic!("there is no message {other}"));
        all.extend(all_arguments(messages, other));
    }
    all
}

/// Writes the function of a message. A message about somebody takes a `Who`; the other
/// arguments follow in the order of their names.
fn write_function(code: &mut String, id: &str, message: &Message, arguments: &BTreeSet<String>) {
    let name = id.replace('-', "_");
    for line in ["```text"]
        .into_iter()
        .chain(message.text.trim_end().lines())
        .chain(["```"])
    {
        writeln!(code, "/// {line}").expect("a text grows");
    }
    if arguments.is_empty() {
        writeln!(code, "pub const {}: Id = Id({id:?});", name.to_uppercase())
            .expect("a text grows");
        return;
    }
    let is_about = arguments.contains("who") && arguments.contains("name");
    let of_who = |argument: &str| is_about && ["who", "name", "partner"].contains(&argument);
    let (mut takes, mut tells) = (Vec::new(), Vec::new());
    if is_about {
        takes.push("who: &Who".to_owned());
    }
    for argument in arguments {
        if of_who(argument) {
            let field = if argument == "who" {
                "who.who"
            } else {
                &format!("who.{argument}.as_str()")
            };
            tells.push(format!("({argument:?}, {field}.into())"));
        } else {
            takes.push(format!("{argument}: impl Into<Value<'a>>"));
            tells.push(format!("({argument:?}, {argument}.into())"));
        }
    }
    let lifetime = if takes.iter().any(|it| it.contains("'a")) {
        "<'a>"
    } else {
        ""
    };
    writeln!(
        code,
        "pub fn {name}{lifetime}({}) -> String {{ message({id:?}, &[{}]) }}",
        takes.join(", "),
        tells.join(", ")
    )
    .expect("a text grows");
}
