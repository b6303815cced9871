//! Generates a function for every English message: `turn-of` becomes `msg::turn_of(who)`. A wrong
//! id, or an argument of a wrong type, does not compile.

mod ftl;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::{env, fs};

use fluent_syntax::ast::{Expression, InlineExpression, Pattern};

const LOCALES: &str = "../../assets/locale";

/// Types of arguments by name. Any other argument is a number or a text.
const TYPES: [(&str, &str); 5] = [
    ("bone", "Bone"),
    ("spinner", "Bone"),
    ("points", "Points"),
    ("place", "&EndPlace"),
    ("end", "&EndName"),
];

#[derive(Default)]
struct Message {
    source: String,
    arguments: BTreeSet<String>,
    /// The ids of other messages that the message refers to.
    references: BTreeSet<String>,
}

fn main() {
    println!("cargo:rerun-if-changed={LOCALES}");
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-changed=ftl.rs");
    let mut messages = BTreeMap::new();
    for file in ftl::files(&Path::new(LOCALES).join("en")) {
        ftl::read(&file, |id, source, pattern| {
            let previous = messages.insert(id.clone(), message(source, pattern));
            assert!(previous.is_none(), "{id} is in {} again", file.display());
        });
    }
    messages.retain(|id, _| !id.starts_with('-'));
    let mut code = String::new();
    let mut constants = Vec::new();
    for (id, message) in &messages {
        let arguments = all_arguments(&messages, message);
        if arguments.is_empty() {
            constants.push(id);
        }
        code += &definition(id, &message.source, &arguments);
    }
    let count = constants.len();
    let table = format!("pub(super) static CONSTANTS: [&str; {count}] = {constants:?};\n");
    code += "/// The ids of all messages that take no arguments, in order.\n";
    code += &table;
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("Cargo sets it"));
    fs::write(out.join("msg.rs"), code).expect("the build folder can be written");
}

fn message(source: String, pattern: &Pattern<&str>) -> Message {
    let mut message = Message { source, ..Message::default() };
    ftl::walk(pattern, &mut |expression, _| match expression {
        Expression::Inline(InlineExpression::VariableReference { id }) => {
            message.arguments.insert(id.name.to_owned());
        }
        Expression::Inline(InlineExpression::MessageReference { id, .. }) => {
            message.references.insert(id.name.to_owned());
        }
        _ => {}
    });
    message
}

/// The arguments of a message and of the messages it refers to.
fn all_arguments(messages: &BTreeMap<String, Message>, message: &Message) -> BTreeSet<String> {
    let mut all = message.arguments.clone();
    for other in &message.references {
        let other = messages.get(other);
        let other = other.unwrap_or_else(|| panic!("{}: a message is missing", message.source));
        all.extend(all_arguments(messages, other));
    }
    all
}

/// Generates the function of a message, or a constant for a message without arguments. A message
/// about a player takes a `Who`; the other arguments follow in alphabetical order.
fn definition(id: &str, source: &str, arguments: &BTreeSet<String>) -> String {
    let lines = source.trim_end().lines().map(|line| format!("/// {line}\n"));
    let docs: String = lines.collect();
    let docs = format!("/// ```text\n{docs}/// ```\n");
    let name = id.replace('-', "_");
    if arguments.is_empty() {
        let name = name.to_uppercase();
        return format!("{docs}pub const {name}: MessageId = MessageId({id:?});\n");
    }
    let is_about_player = arguments.contains("who") && arguments.contains("name");
    let (mut parameters, mut values) = (Vec::new(), Vec::new());
    if is_about_player {
        parameters.push("who: &Who".to_owned());
    }
    for argument in arguments {
        let typed = TYPES.iter().find(|(name, _)| name == argument);
        let value = match (argument.as_str(), typed) {
            ("who", _) if is_about_player => "who.who.into()".to_owned(),
            ("name" | "partner", _) if is_about_player => format!("who.{argument}.as_str().into()"),
            ("points", Some((_, type_name))) => {
                parameters.push(format!("points: {type_name}"));
                "points.into()".to_owned()
            }
            (_, Some((_, type_name))) => {
                parameters.push(format!("{argument}: {type_name}"));
                format!("{argument}.to_string().into()")
            }
            (_, None) => {
                parameters.push(format!("{argument}: impl Into<Value<'a>>"));
                format!("{argument}.into()")
            }
        };
        values.push(format!("({argument:?}, {value})"));
    }
    let (parameters, values) = (parameters.join(", "), values.join(", "));
    let lifetime = if parameters.contains("<'a>") { "<'a>" } else { "" };
    format!(
        "{docs}pub fn {name}{lifetime}({parameters}) -> String {{ message({id:?}, &[{values}]) }}\n"
    )
}
