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
const MAX_WAYS: usize = 24;

/// What the arguments of a message may be.
type Choices = BTreeMap<String, BTreeSet<String>>;

struct Language {
    name: String,
    bundle: FluentBundle<FluentResource>,
    choices: BTreeMap<String, Choices>,
}

fn main() -> io::Result<()> {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/locale");
    let mut files = Vec::new();
    for file in ftl::files(&locales.join("en")) {
        let mut ids = Vec::new();
        ftl::read(&file, |id, _, _| ids.push(id));
        // Nobody reads terms alone, nor keywords.
        ids.retain(|id| !id.starts_with('-') && !id.starts_with("keywords-"));
        files.push((name_of(&file), ids));
    }
    let ids = || files.iter().flat_map(|(_, ids)| ids);
    let mut languages = Vec::new();
    for language in words::languages() {
        // Lists have the "and" of the current language.
        words::set_language(Some(language));
        let language = Language::read(&locales, language.to_string());
        let said: BTreeMap<&String, Vec<String>> =
            ids().map(|id| (id, language.sayings(id))).collect();
        languages.push((language.name, said));
    }
    let mut out = io::stdout().lock();
    for (name, ids) in &files {
        writeln!(out, "# {name}")?;
        for id in ids {
            writeln!(out, "\n**{id}**")?;
            for (language, said) in &languages {
                for saying in said.get(id).into_iter().flatten() {
                    writeln!(out, "- {language}: {saying}")?;
                }
            }
        }
        writeln!(out)?;
    }
    Ok(())
}

fn text_of(value: &FluentValue<'_>) -> Option<String> {
    match value {
        FluentValue::String(text) => Some(text.clone().into_owned()),
        _ => None,
    }
}

fn name_of(file: &Path) -> String {
    let name = file.file_name().unwrap_or_default();
    name.to_string_lossy().into_owned()
}

impl Language {
    fn read(locales: &Path, name: String) -> Self {
        let mut bundle = FluentBundle::new(vec![name.parse().expect("a language")]);
        bundle.set_use_isolating(false);
        bundle
            .add_function("LIST", |things, _| {
                let texts: Vec<String> = things.iter().filter_map(text_of).collect();
                words::joined(&texts).into()
            })
            .expect("it is the first function");
        bundle
            .add_function("UNIT", |amounts, _| match amounts {
                [FluentValue::Number(number)] if number.options.currency.is_some() => {
                    "hands".into()
                }
                _ => "points".into(),
            })
            .expect("its name is another");
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
        let all: BTreeMap<String, Choices> =
            choices.keys().map(|id| (id.clone(), with_others(&choices, id))).collect();
        Self { name, bundle, choices: all }
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
            ways = longer.take(MAX_WAYS).collect();
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
        let value = |text: &str| match (text.parse::<f64>(), text.strip_prefix('@')) {
            (Ok(number), _) => FluentValue::from(number),
            (_, Some(id)) => self.filled(id, &[("side", "right"), ("pips", "12")]).into(),
            _ => FluentValue::from(text.to_owned()),
        };
        let arguments: FluentArgs<'_> =
            arguments.iter().map(|(name, text)| (*name, value(text))).collect();
        let pattern = self.bundle.get_message(id).and_then(|it| it.value());
        let Some(pattern) = pattern else {
            return "(missing)".to_owned();
        };
        let mut errors = Vec::new();
        let said = self.bundle.format_pattern(pattern, Some(&arguments), &mut errors);
        said.into_owned()
    }
}

/// Notes an argument with what it may be: the names it is compared with, or an example.
fn look_at(expression: &Expression<&str>, found: &mut Choices, others: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(InlineExpression::VariableReference { id }) => {
            let values = found.entry(id.name.to_owned()).or_default();
            if values.is_empty() {
                values.extend(examples(id.name));
            }
        }
        Expression::Inline(InlineExpression::MessageReference { id, .. }) => {
            others.insert(id.name.to_owned());
        }
        Expression::Select { selector: InlineExpression::VariableReference { id }, variants } => {
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
                    keys.iter().filter(|key| key.parse::<f64>().is_ok()).map(|it| (*it).to_owned()),
                );
            } else {
                let named = keys.iter().filter(|key| !is_default(key));
                values.extend(named.map(|it| (*it).to_owned()));
                if keys.iter().any(|key| is_default(key)) {
                    values.extend(examples(id.name).into_iter().take(1));
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

/// Examples of an argument of this name: texts, numbers, or `@` and the message that makes it. A
/// text of which there is no example is shown by its name.
fn examples(argument: &str) -> Vec<String> {
    let examples: &[&str] = match argument {
        "name" => &["Ann"],
        "partner" | "mate_name" | "rival" | "second" => &["Ben"],
        "nestor" => &["Nestor"],
        "bone" | "best" | "play" => &["5-3"],
        "other" | "next" | "spinner" => &["6-2"],
        "on" => &["4"],
        "sum" => &["10 + 5 = 15"],
        "game" => &["@game-all-fives"],
        "level" | "better" => &["@level-tough"],
        "rule" => &["@rule-spinner"],
        "place" => &["@place"],
        "end" => &["@end-name"],
        "made_of" => &["@pips"],
        "mark" => &["@mark-good"],
        "reason" | "why" => &["@system-full"],
        "mate" | "side" => &["Iris"],
        "others" => &["Iris, Ajax"],
        "path" | "file" => &["~/games/a.nestor"],
        "folder" | "kept" => &["~/.local/share/nestor"],
        "date" | "day" => &["Mar 5, 2026"],
        "time" => &["9:05 AM"],
        "count" | "bones" | "points" | "games" | "number" | "hand" | "hands" | "pips" => {
            &["1", "3"]
        }
        "chance" | "percent" | "instead" | "of" => &["62"],
        "secs" | "mebibytes" | "minutes" | "hole" | "expected" | "came" | "most" | "fives"
        | "drawn" | "lines" | "first" | "last" | "actions" | "done" | "limit" | "to" | "from"
        | "n" | "figure" | "inaccurate_chance" | "mistake_chance" | "blunder_chance"
        | "mistake_points" | "blunder_points" | "inaccurate_points" | "hours" | "days" | "wins"
        | "share" | "standing" | "played" | "awarded" | "plays" | "players" | "own" | "won"
        | "score" | "total" | "target" | "left" | "fitting" | "times" => &["7"],
        "who" => &["person"],
        _ => return vec![format!("‹{argument}›")],
    };
    examples.iter().map(|it| (*it).to_owned()).collect()
}
