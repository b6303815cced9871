//! A sheet with every message and every choice of its arguments, in all languages, to be
//! read from top to bottom: `cargo run -p words --example sheet > sheet.md`.

#[path = "../../src/words/ftl.rs"]
mod ftl;

use std::collections::{BTreeMap, BTreeSet};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use fluent_syntax::ast::{Expression, InlineExpression, VariantKey};

/// More ways to say a message than are worth reading.
const MOST_WAYS: usize = 24;

/// What the arguments of a message may be.
type Choices = BTreeMap<String, BTreeSet<String>>;

struct Language {
    name: String,
    bundle: FluentBundle<FluentResource>,
    choices: BTreeMap<String, Choices>,
}

fn main() -> io::Result<()> {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/locale");
    let languages: Vec<Language> = words::languages()
        .iter()
        .map(|language| Language::read(&locales, language.to_string()))
        .collect();
    let mut out = io::stdout().lock();
    for file in ftl::files(&locales.join("en")) {
        writeln!(out, "# {}", name_of(&file))?;
        let mut ids = Vec::new();
        ftl::read(&file, |id, _, _| ids.push(id));
        for id in ids.iter().filter(|id| !id.starts_with('-')) {
            writeln!(out, "\n**{id}**")?;
            for language in &languages {
                for saying in language.sayings(id) {
                    writeln!(out, "- {}: {saying}", language.name)?;
                }
            }
        }
        writeln!(out)?;
    }
    Ok(())
}

fn name_of(file: &Path) -> String {
    let name = file.file_name().unwrap_or_default();
    name.to_string_lossy().into_owned()
}

impl Language {
    fn read(locales: &Path, name: String) -> Self {
        let mut bundle = FluentBundle::new(vec![name.parse().expect("a language")]);
        bundle.set_use_isolating(false);
        let mut choices = BTreeMap::new();
        let files: Vec<PathBuf> = ftl::files(&locales.join(&name));
        for file in &files {
            let text = std::fs::read_to_string(file).expect("it is text");
            let resource = FluentResource::try_new(text).expect("it is Fluent");
            bundle.add_resource(resource).expect("each is there once");
            ftl::read(file, |id, _, says| {
                let mut found = Choices::new();
                let mut others = BTreeSet::new();
                ftl::walk(says, &mut |expression, _| {
                    look_at(expression, &mut found, &mut others);
                });
                choices.insert(id, (found, others));
            });
        }
        let all: BTreeMap<String, Choices> = choices
            .keys()
            .map(|id| (id.clone(), with_others(&choices, id)))
            .collect();
        Self {
            name,
            bundle,
            choices: all,
        }
    }

    /// What a message says with each choice of its arguments, each sentence once.
    fn sayings(&self, id: &str) -> Vec<String> {
        let mut ways: Vec<Vec<(&str, &str)>> = vec![Vec::new()];
        for (argument, values) in self.choices.get(id).into_iter().flatten() {
            let longer = ways.iter().flat_map(|way| {
                values.iter().map(move |value| {
                    let mut way = way.clone();
                    way.push((argument, value));
                    way
                })
            });
            ways = longer.take(MOST_WAYS).collect();
        }
        let mut said: Vec<String> = Vec::new();
        for way in ways {
            let sentence = self.filled(id, &way);
            if !said.contains(&sentence) {
                said.push(sentence);
            }
        }
        said
    }

    fn filled(&self, id: &str, arguments: &[(&str, &str)]) -> String {
        let value = |text: &str| match text.parse::<f64>() {
            Ok(number) => FluentValue::from(number),
            Err(_) => FluentValue::from(text.to_owned()),
        };
        let arguments: FluentArgs<'_> = arguments
            .iter()
            .map(|(name, text)| (*name, value(text)))
            .collect();
        let pattern = self.bundle.get_message(id).and_then(|it| it.value());
        let Some(pattern) = pattern else {
            return "(missing)".to_owned();
        };
        let mut errors = Vec::new();
        let said = self
            .bundle
            .format_pattern(pattern, Some(&arguments), &mut errors);
        said.into_owned()
    }
}

/// Notes an argument with what it may be: the names it is compared with, or an example.
fn look_at(expression: &Expression<&str>, found: &mut Choices, others: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(InlineExpression::VariableReference { id }) => {
            let values = found.entry(id.name.to_owned()).or_default();
            if values.is_empty() {
                values.extend(examples(id.name).iter().map(|it| (*it).to_owned()));
            }
        }
        Expression::Inline(InlineExpression::MessageReference { id, .. }) => {
            others.insert(id.name.to_owned());
        }
        Expression::Select {
            selector: InlineExpression::VariableReference { id },
            variants,
        } => {
            let is_default = |name: &str| name == "other";
            let keys = variants.iter().map(|variant| match variant.key {
                VariantKey::Identifier { name } => name,
                VariantKey::NumberLiteral { value } => value,
            });
            let keys: Vec<&str> = keys.collect();
            let counts = ["one", "two", "few", "many"];
            let values = found.entry(id.name.to_owned()).or_default();
            if keys.iter().any(|key| counts.contains(key)) {
                values.clear();
                values.extend(["1".to_owned(), "3".to_owned()]);
                values.extend(
                    keys.iter()
                        .filter(|key| key.parse::<f64>().is_ok())
                        .map(|it| (*it).to_owned()),
                );
            } else {
                let named = keys.iter().filter(|key| !is_default(key));
                values.extend(named.map(|it| (*it).to_owned()));
                if keys.iter().any(|key| is_default(key)) {
                    values.extend(examples(id.name).iter().take(1).map(|it| (*it).to_owned()));
                }
            }
        }
        _ => {}
    }
}

/// The choices of a message and of those that stand in it.
fn with_others(all: &BTreeMap<String, (Choices, BTreeSet<String>)>, id: &str) -> Choices {
    let Some((own, others)) = all.get(id) else {
        return Choices::new();
    };
    let mut choices = own.clone();
    for other in others {
        choices.extend(with_others(all, other));
    }
    choices
}

/// What an argument of this name may be.
fn examples(argument: &str) -> &'static [&'static str] {
    match argument {
        "name" => &["Ann"],
        "partner" | "mate_name" | "rival" | "second" => &["Ben"],
        "nestor" => &["Nestor"],
        "bone" | "best" | "play" => &["5-3"],
        "other" | "next" => &["6-2"],
        "game" => &["All Fives"],
        "level" => &["Tough"],
        "path" | "file" => &["~/games/a.nestor"],
        "folder" => &["~/.local/share/nestor"],
        "date" | "day" => &["Mar 5, 2026"],
        "time" => &["09:05"],
        "count" | "bones" | "points" | "games" | "number" | "hand" | "hands" | "pips" => {
            &["1", "3"]
        }
        "chance" | "percent" | "instead" => &["62"],
        "who" => &["person"],
        _ => &["7"],
    }
}
