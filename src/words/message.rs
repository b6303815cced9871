//! Messages of a language file, found by id and filled with arguments.

use std::cell::{LazyCell, OnceCell, RefCell};
use std::collections::HashMap;
use std::rc::Rc;
use std::{env, thread};

use fluent_bundle::types::{FluentNumber, FluentNumberOptions};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use super::language::{self, FALLBACK, language_of_system};
use super::msg;
use super::numbers::Numbers;

type Bundle = FluentBundle<FluentResource>;

/// More sentences than the windows show at one time.
const MOST_KEPT: usize = 2000;

/// As many as most keys have.
const USUAL_KEY_BYTES: usize = 128;

thread_local! {
    /// What is spoken. It belongs to the thread, of which a window has one, so
    /// that two windows in one program can speak two languages.
    static SPOKEN: RefCell<Rc<Spoken>> = RefCell::new(Rc::new(Spoken::shipped(FALLBACK)));

    /// What is spoken by who leaves it to the system.
    static AT_HOME: RefCell<Rc<Spoken>> = RefCell::new(spoken());
}

/// A language that is spoken.
struct Spoken {
    language: LanguageIdentifier,
    /// Its messages, from the first that is said on.
    bundle: LazyCell<Bundle, Box<dyn FnOnce() -> Bundle>>,
    /// How it writes numbers, once one was said.
    numbers: OnceCell<Numbers>,
    /// English, once a message is missing in the language.
    fallback: OnceCell<Bundle>,
    /// The sentences said before: to fill a message takes long, and each picture
    /// says again nearly all that the one before it said.
    kept: RefCell<HashMap<Vec<u8>, String>>,
}

/// What a message is told: a number or a text.
pub type Value<'a> = FluentValue<'a>;

/// The sentence of a message, filled with `arguments`: what the functions of
/// [`msg`](crate::msg) are made of.
pub(super) fn message(id: &str, arguments: &[(&'static str, Value<'_>)]) -> String {
    spoken().say(id, arguments)
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
    let language = language_of_system(sys_locale::get_locales(), locale().as_deref());
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

/// A message that takes no arguments: one of the constants of [`msg`](crate::msg).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Id(pub(super) &'static str);

impl Id {
    /// The id itself.
    pub const fn name(self) -> &'static str {
        self.0
    }

    /// The sentence of the message.
    pub fn text(self) -> String {
        message(self.0, &[])
    }

    /// Everyday names of what the message calls by its name: words by which that is looked
    /// for. Not everything has some.
    pub fn sought_as(self) -> String {
        let id = format!("{}-sought", self.0);
        let words = message(&id, &[]);
        if words == id { String::new() } else { words }
    }
}

impl Spoken {
    /// A language that comes with the program, by the name of its folder.
    fn shipped(name: &str) -> Self {
        let language = name.parse().expect("a folder is named after a language");
        let name = name.to_owned();
        Self::of(language, move || read(shipped(&name)))
    }

    /// A language whose messages are had in this way once they are needed.
    fn of(
        language: LanguageIdentifier,
        messages: impl FnOnce() -> Vec<FluentResource> + 'static,
    ) -> Self {
        let spoken = language.clone();
        Self {
            language,
            bundle: LazyCell::new(Box::new(move || bundle(spoken, messages()))),
            numbers: OnceCell::new(),
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

    fn fallback(&self) -> &Bundle {
        self.fallback.get_or_init(|| {
            let language = FALLBACK.parse().expect("it is a language");
            bundle(language, read(shipped(FALLBACK)))
        })
    }
}

/// A number as the language that is spoken writes it.
fn written(number: &FluentNumber) -> String {
    let spoken = spoken();
    let numbers = spoken.numbers.get_or_init(|| {
        let nothing = FluentArgs::new();
        let sign = |id: Id| filled(&spoken.bundle, id.name(), &nothing).unwrap_or_default();
        Numbers {
            decimal_sign: sign(msg::NUMBER_DECIMAL_SIGN),
            group_sign: sign(msg::NUMBER_GROUP_SIGN),
            least_grouped: sign(msg::NUMBER_LEAST_GROUPED),
        }
    });
    numbers.written(number)
}

/// What a language is called by those who speak it.
pub fn language_name(language: &LanguageIdentifier) -> String {
    let about = language::about(language).map(str::to_owned);
    let bundle = bundle(language.clone(), read(about));
    let name = filled(&bundle, msg::LANGUAGE_NAME.name(), &FluentArgs::new());
    name.unwrap_or_else(|| language.to_string())
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
        FluentValue::Number(number) => Some(written(number)),
        _ => None,
    }));
    for some in messages {
        // Of two messages with one id the first one counts. A test sees to it
        // that there are none.
        bundle.add_resource(some).ok();
    }
    bundle
}
