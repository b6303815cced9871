//! The current language: its messages, filled with arguments, and its formats.

use std::cell::{LazyCell, OnceCell, RefCell};
use std::collections::HashMap;
use std::rc::Rc;
use std::{env, thread};

use fluent_bundle::types::FluentNumberOptions;
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use super::arguments::{Value, unit_of};
use super::formats::{Formats, ListKind};
use super::keywords::Keywords;
use super::language::{self, FALLBACK, language_of_system};

type Bundle = FluentBundle<FluentResource>;

/// Capacity of the sentence cache: more than the windows show at one time.
const MAX_CACHED: usize = 2000;

/// Initial capacity of a cache key, enough for most.
const USUAL_KEY_BYTES: usize = 128;

thread_local! {
    /// The current language of the thread. A window has one thread, so two windows in one
    /// program can speak two languages.
    static CURRENT: RefCell<Rc<LoadedLanguage>> = RefCell::new(Rc::new(LoadedLanguage::shipped(FALLBACK)));

    /// The system's language, for players who choose no other.
    static SYSTEM_LANGUAGE: RefCell<Rc<LoadedLanguage>> = RefCell::new(current());

    /// The languages of the system, in order of preference. Their regions determine the formats of
    /// dates and numbers.
    static SYSTEM_TAGS: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
}

/// A language with its messages and formats, each loaded on first use.
pub(super) struct LoadedLanguage {
    language: LanguageIdentifier,
    bundle: LazyCell<Bundle, Box<dyn FnOnce() -> Bundle>>,
    formats: OnceCell<Formats>,
    keywords: OnceCell<Keywords>,
    /// English, for messages that the language lacks.
    fallback: OnceCell<Bundle>,
    /// Cached sentences. Filling a message is slow, and each frame repeats nearly all sentences of
    /// the last one.
    cache: RefCell<HashMap<Vec<u8>, String>>,
}

/// The sentence of a message, filled with `arguments`.
pub(super) fn message(id: &str, arguments: &[(&'static str, Value<'_>)]) -> String {
    current().text(id, arguments)
}

/// Calls `write` with the formats of the current language.
pub(super) fn with_formats<T>(write: impl FnOnce(&Formats) -> T) -> T {
    write(current().formats())
}

/// The keywords for an id in the current language. The messages `lists` hold the keywords of all
/// ids.
pub(super) fn keywords(id: &str, lists: [&'static str; 6]) -> String {
    let language = current();
    let parse = || Keywords::parse(lists.into_iter().map(|list| language.text(list, &[])));
    language.keywords.get_or_init(parse).of(id).to_owned()
}

/// The current language of this thread, English at first.
pub fn current_language() -> LanguageIdentifier {
    current().language.clone()
}

/// Switches to a language. `None`, or a language that the program lacks, means the system's.
pub fn set_language(language: Option<&LanguageIdentifier>) {
    let requested = language.and_then(language::nearest);
    let system_language = SYSTEM_LANGUAGE.with_borrow(Rc::clone);
    let requested = requested.as_ref().unwrap_or(&system_language.language);
    if *requested == current().language {
        return;
    }
    let language = if *requested == system_language.language {
        system_language
    } else {
        Rc::new(LoadedLanguage::shipped(&requested.to_string()))
    };
    CURRENT.set(language);
}

/// Switches to the first language of the system's list that the program has, or to English.
///
/// A separate thread reads the messages, so that the window can open right away.
pub fn set_system_language() {
    let tags: Vec<String> = sys_locale::get_locales().collect();
    let language = language_of_system(tags.iter().cloned(), locale().as_deref());
    SYSTEM_TAGS.set(tags);
    let name = language.to_string();
    let reader = thread::Builder::new().name("messages".to_owned()).spawn({
        let name = name.clone();
        move || parse_messages(shipped(&name))
    });
    set_language_of_system(LoadedLanguage::of(language, move || {
        let messages = reader.ok().and_then(|reader| reader.join().ok());
        messages.unwrap_or_else(|| parse_messages(shipped(&name)))
    }));
}

/// The region of the system's first language, such as `VE` of `es-VE`; `None` if it has none.
pub fn system_region() -> Option<String> {
    let first = SYSTEM_TAGS.with_borrow(|tags| tags.first()?.parse::<LanguageIdentifier>().ok())?;
    first.region.map(|region| region.to_string())
}

/// Replaces the system's tags without changing the language. For tests.
#[doc(hidden)]
pub fn set_system_tags(tags: Vec<String>) {
    SYSTEM_TAGS.set(tags);
}

/// The locale from environment variables, on systems that use them.
fn locale() -> Option<String> {
    let value = |name| env::var(name).ok().filter(|value| !value.is_empty());
    let first = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(value);
    first.filter(|_| cfg!(all(unix, not(target_vendor = "apple"))))
}

/// Switches to a language that does not come with the program, as if it were the system's. English
/// replaces missing or broken messages. For tests.
#[doc(hidden)]
pub fn set_test_language(language: LanguageIdentifier, texts: Vec<String>) {
    set_language_of_system(LoadedLanguage::of(language, || parse_messages(texts)));
}

fn set_language_of_system(language: LoadedLanguage) {
    let language = Rc::new(language);
    SYSTEM_LANGUAGE.set(Rc::clone(&language));
    CURRENT.set(language);
}

fn current() -> Rc<LoadedLanguage> {
    CURRENT.with_borrow(Rc::clone)
}

impl LoadedLanguage {
    /// A language that comes with the program, by the name of its folder.
    fn shipped(name: &str) -> Self {
        let language = name.parse().expect("a folder is named after a language");
        let name = name.to_owned();
        Self::of(language, move || parse_messages(shipped(&name)))
    }

    /// A language that loads its messages with `messages` when the first one is needed.
    fn of(
        language: LanguageIdentifier,
        messages: impl FnOnce() -> Vec<FluentResource> + 'static,
    ) -> Self {
        let tag = language.clone();
        Self {
            language,
            bundle: LazyCell::new(Box::new(move || bundle(tag, messages()))),
            formats: OnceCell::new(),
            keywords: OnceCell::new(),
            fallback: OnceCell::new(),
            cache: RefCell::default(),
        }
    }

    /// The sentence of a message, from the cache if it is there.
    fn text(&self, id: &str, arguments: &[(&'static str, Value<'_>)]) -> String {
        let Some(key) = cache_key(id, arguments) else {
            return self.fill(id, arguments);
        };
        if let Some(text) = self.cache.borrow().get(&key) {
            return text.clone();
        }
        let text = self.fill(id, arguments);
        let mut cache = self.cache.borrow_mut();
        if cache.len() >= MAX_CACHED {
            cache.clear();
        }
        cache.insert(key, text.clone());
        text
    }

    /// Fills a message with its arguments, in English if the language cannot.
    fn fill(&self, id: &str, arguments: &[(&'static str, Value<'_>)]) -> String {
        let arguments: FluentArgs<'_> = arguments.iter().cloned().collect();
        let said = filled(&self.bundle, id, &arguments);
        let said = said.or_else(|| filled(self.fallback(), id, &arguments));
        said.unwrap_or_else(|| id.to_owned())
    }

    fn formats(&self) -> &Formats {
        self.formats.get_or_init(|| {
            let tags = SYSTEM_TAGS.with_borrow(Clone::clone);
            let system_tag = tags
                .iter()
                .filter_map(|tag| tag.parse().ok())
                .find(|it: &LanguageIdentifier| it.language == self.language.language);
            Formats::of(system_tag.as_ref().unwrap_or(&self.language))
        })
    }

    fn fallback(&self) -> &Bundle {
        self.fallback.get_or_init(|| {
            let language = FALLBACK.parse().expect("it is a language");
            bundle(language, parse_messages(shipped(FALLBACK)))
        })
    }
}

/// A message of the file with facts about a language.
pub(super) fn language_fact(language: &LanguageIdentifier, id: &str) -> Option<String> {
    let about = language::facts(language).map(str::to_owned);
    let bundle = bundle(language.clone(), parse_messages(about));
    filled(&bundle, id, &FluentArgs::new())
}

/// The Fluent function `LIST`: joins texts by the rules of the language.
fn joined(things: &[Value<'_>]) -> Value<'static> {
    let texts: Vec<&str> = things
        .iter()
        .filter_map(|thing| match thing {
            Value::String(text) => Some(text.as_ref()),
            _ => None,
        })
        .collect();
    with_formats(|formats| formats.list(ListKind::And, &texts)).into()
}

/// Fills a message with its arguments. `None` if it is missing or takes other arguments.
fn filled(bundle: &Bundle, id: &str, arguments: &FluentArgs<'_>) -> Option<String> {
    let pattern = bundle.get_message(id)?.value()?;
    let mut errors = Vec::new();
    let said = bundle.format_pattern(pattern, Some(arguments), &mut errors);
    errors.is_empty().then(|| said.into_owned())
}

/// Cache key of a sentence. Sentences that may differ have different keys. `None` for values that
/// are neither texts nor plain numbers.
fn cache_key(id: &str, arguments: &[(&'static str, Value<'_>)]) -> Option<Vec<u8>> {
    let mut key = Vec::with_capacity(USUAL_KEY_BYTES);
    key.extend_from_slice(id.as_bytes());
    for (name, value) in arguments {
        // A name never contains a byte 0, but a text may.
        key.push(0);
        key.extend_from_slice(name.as_bytes());
        key.push(0);
        match value {
            Value::String(text) => {
                key.push(b't');
                key.extend_from_slice(&text.len().to_le_bytes());
                key.extend_from_slice(text.as_bytes());
            }
            Value::Number(number) if number.options == FluentNumberOptions::default() => {
                key.push(b'n');
                key.extend_from_slice(&number.value.to_le_bytes());
            }
            _ => return None,
        }
    }
    Some(key)
}

/// The texts of a language that comes with the program.
fn shipped(name: &str) -> impl Iterator<Item = String> + use<> {
    language::message_texts(name).map(str::to_owned)
}

/// Parses messages. Invalid lines are left out.
fn parse_messages(texts: impl IntoIterator<Item = String>) -> Vec<FluentResource> {
    let readable = |text| FluentResource::try_new(text).unwrap_or_else(|(readable, _)| readable);
    texts.into_iter().map(readable).collect()
}

/// The Fluent bundle of a language with these messages.
fn bundle(language: LanguageIdentifier, messages: Vec<FluentResource>) -> Bundle {
    let mut bundle = Bundle::new(vec![language]);
    // Fluent would put invisible marks around arguments, which many fonts show as boxes.
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(|value, _| match value {
        FluentValue::Number(number) => Some(with_formats(|formats| formats.number(number))),
        _ => None,
    }));
    bundle
        .add_function("LIST", |things, _| joined(things))
        .and_then(|()| bundle.add_function("UNIT", |amounts, _| unit_of(amounts)))
        .expect("their names differ");
    for resource in messages {
        // The first of two messages with one id counts. A test ensures that ids are unique.
        bundle.add_resource(resource).ok();
    }
    bundle
}
