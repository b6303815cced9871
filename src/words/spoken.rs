//! The language that is spoken: its messages, filled with arguments, and its formats.

use std::cell::{LazyCell, OnceCell, RefCell};
use std::collections::HashMap;
use std::rc::Rc;
use std::{env, thread};

use fluent_bundle::types::FluentNumberOptions;
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use super::formats::{Formats, ListKind};
use super::keywords::Keywords;
use super::language::{self, FALLBACK, language_of_system};
use super::msg::{self, Value};

type Bundle = FluentBundle<FluentResource>;

/// Capacity of the cache of sentences: more than the windows show at one time.
const MOST_KEPT: usize = 2000;

/// Length of most keys of the cache.
const USUAL_KEY_BYTES: usize = 128;

thread_local! {
    /// The current language of the thread. A window has one thread, so two windows in one
    /// program can speak two languages.
    static SPOKEN: RefCell<Rc<Spoken>> = RefCell::new(Rc::new(Spoken::shipped(FALLBACK)));

    /// The language for players who leave it to the system.
    static AT_HOME: RefCell<Rc<Spoken>> = RefCell::new(spoken());

    /// The languages that the system names, the best first: their regions say how dates and
    /// numbers are written.
    static SYSTEM_TAGS: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
}

/// A language with its messages and formats, each read when it is first needed.
pub(super) struct Spoken {
    language: LanguageIdentifier,
    bundle: LazyCell<Bundle, Box<dyn FnOnce() -> Bundle>>,
    formats: OnceCell<Formats>,
    keywords: OnceCell<Keywords>,
    /// English, for messages that the language lacks.
    fallback: OnceCell<Bundle>,
    /// Sentences that were said before: filling a message is slow, and each frame repeats
    /// nearly all sentences of the last one.
    kept: RefCell<HashMap<Vec<u8>, String>>,
}

/// The sentence of a message, filled with `arguments`.
pub(super) fn message(id: &str, arguments: &[(&'static str, Value<'_>)]) -> String {
    spoken().say(id, arguments)
}

/// How the current language writes numbers, dates and lists.
pub(super) fn with_formats<T>(write: impl FnOnce(&Formats) -> T) -> T {
    write(spoken().formats())
}

/// The keywords of something with this id, in the current language.
pub(super) fn keywords(id: &str) -> String {
    let spoken = spoken();
    let keywords = spoken.keywords.get_or_init(Keywords::read);
    keywords.of(id).to_owned()
}

/// The language that is spoken in this thread: English, until another is.
pub fn spoken_language() -> LanguageIdentifier {
    spoken().language.clone()
}

/// Speaks a language from now on, or that of the system for none and for one that
/// the program does not have.
pub fn speak(language: Option<&LanguageIdentifier>) {
    let wished = language.and_then(language::nearest);
    let home = AT_HOME.with_borrow(Rc::clone);
    let wished = wished.as_ref().unwrap_or(&home.language);
    if *wished == spoken().language {
        return;
    }
    let spoken = if *wished == home.language {
        home
    } else {
        Rc::new(Spoken::shipped(&wished.to_string()))
    };
    SPOKEN.set(spoken);
}

/// Asks the system which languages the player reads, and speaks the first of them
/// that the program has, or else English.
///
/// A thread of its own reads the messages, so that the window can open meanwhile.
pub fn speak_as_the_system() {
    let tags: Vec<String> = sys_locale::get_locales().collect();
    let language = language_of_system(tags.iter().cloned(), locale().as_deref());
    SYSTEM_TAGS.set(tags);
    let name = language.to_string();
    let reader = thread::Builder::new().name("messages".to_owned()).spawn({
        let name = name.clone();
        move || read(shipped(&name))
    });
    at_home(Spoken::of(language, move || {
        let read_there = reader.ok().and_then(|reader| reader.join().ok());
        read_there.unwrap_or_else(|| read(shipped(&name)))
    }));
}

/// The locale that is set by variables, on the systems that go by these.
fn locale() -> Option<String> {
    let value = |name| env::var(name).ok().filter(|value| !value.is_empty());
    let first = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .find_map(value);
    first.filter(|_| cfg!(all(unix, not(target_vendor = "apple"))))
}

/// Speaks a language that does not come with the program as if it were the
/// system's, and English where a message of it is missing or broken. For tests.
#[doc(hidden)]
pub fn speak_made_up(language: LanguageIdentifier, texts: Vec<String>) {
    at_home(Spoken::of(language, || read(texts)));
}

fn at_home(spoken: Spoken) {
    let spoken = Rc::new(spoken);
    AT_HOME.set(Rc::clone(&spoken));
    SPOKEN.set(spoken);
}

fn spoken() -> Rc<Spoken> {
    SPOKEN.with_borrow(Rc::clone)
}

impl Spoken {
    /// A language that comes with the program, by the name of its folder.
    fn shipped(name: &str) -> Self {
        let language = name.parse().expect("a folder is named after a language");
        let name = name.to_owned();
        Self::of(language, move || read(shipped(&name)))
    }

    /// A language that gets its messages in this way when the first is needed.
    fn of(
        language: LanguageIdentifier,
        messages: impl FnOnce() -> Vec<FluentResource> + 'static,
    ) -> Self {
        let spoken = language.clone();
        Self {
            language,
            bundle: LazyCell::new(Box::new(move || bundle(spoken, messages()))),
            formats: OnceCell::new(),
            keywords: OnceCell::new(),
            fallback: OnceCell::new(),
            kept: RefCell::default(),
        }
    }

    /// The sentence of a message, kept for the next time.
    fn say(&self, id: &str, arguments: &[(&'static str, Value<'_>)]) -> String {
        let Some(key) = key(id, arguments) else {
            return self.fill(id, arguments);
        };
        if let Some(said) = self.kept.borrow().get(&key) {
            return said.clone();
        }
        let said = self.fill(id, arguments);
        let mut kept = self.kept.borrow_mut();
        if kept.len() >= MOST_KEPT {
            kept.clear();
        }
        kept.insert(key, said.clone());
        said
    }

    /// A message filled with its arguments, in English if the language cannot.
    fn fill(&self, id: &str, arguments: &[(&'static str, Value<'_>)]) -> String {
        let arguments: FluentArgs<'_> = arguments.iter().cloned().collect();
        let said = filled(&self.bundle, id, &arguments);
        let said = said.or_else(|| filled(self.fallback(), id, &arguments));
        said.unwrap_or_else(|| id.to_owned())
    }

    fn formats(&self) -> &Formats {
        self.formats.get_or_init(|| {
            let tags = SYSTEM_TAGS.with_borrow(Clone::clone);
            let of_system = tags
                .iter()
                .filter_map(|tag| tag.parse().ok())
                .find(|it: &LanguageIdentifier| it.language == self.language.language);
            Formats::of(of_system.as_ref().unwrap_or(&self.language))
        })
    }

    fn fallback(&self) -> &Bundle {
        self.fallback.get_or_init(|| {
            let language = FALLBACK.parse().expect("it is a language");
            bundle(language, read(shipped(FALLBACK)))
        })
    }
}

/// What a language is called by those who speak it.
pub fn language_name(language: &LanguageIdentifier) -> String {
    let about = language::about(language).map(str::to_owned);
    let bundle = bundle(language.clone(), read(about));
    let name = filled(&bundle, msg::LANGUAGE_NAME.name(), &FluentArgs::new());
    name.unwrap_or_else(|| language.to_string())
}

/// The Fluent function `LIST`: its texts, joined as the language joins things.
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

/// A message filled with its arguments, if it is there and takes no others.
fn filled(bundle: &Bundle, id: &str, arguments: &FluentArgs<'_>) -> Option<String> {
    let pattern = bundle.get_message(id)?.value()?;
    let mut errors = Vec::new();
    let said = bundle.format_pattern(pattern, Some(arguments), &mut errors);
    errors.is_empty().then(|| said.into_owned())
}

/// The bytes by which a sentence is found again, different for all that may be
/// said differently; none for values that are neither texts nor plain numbers.
fn key(id: &str, arguments: &[(&'static str, Value<'_>)]) -> Option<Vec<u8>> {
    let mut key = Vec::with_capacity(USUAL_KEY_BYTES);
    key.extend_from_slice(id.as_bytes());
    for (name, value) in arguments {
        // No name has a byte 0, but a text may.
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
    language::texts(name).map(str::to_owned)
}

/// The messages in these texts. Lines that cannot be read are left out.
fn read(texts: impl IntoIterator<Item = String>) -> Vec<FluentResource> {
    let readable = |text| FluentResource::try_new(text).unwrap_or_else(|(readable, _)| readable);
    texts.into_iter().map(readable).collect()
}

/// A language in which these messages can be said.
fn bundle(language: LanguageIdentifier, messages: Vec<FluentResource>) -> Bundle {
    let mut bundle = Bundle::new(vec![language]);
    // Fluent would put invisible marks around arguments, which many fonts show
    // as boxes.
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(|value, _| match value {
        FluentValue::Number(number) => Some(with_formats(|formats| formats.number(number))),
        _ => None,
    }));
    bundle
        .add_function("LIST", |things, _| joined(things))
        .expect("it is the only function");
    for some in messages {
        // Of two messages with one id the first one counts. A test sees to it
        // that there are none.
        bundle.add_resource(some).ok();
    }
    bundle
}
