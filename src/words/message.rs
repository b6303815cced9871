//! Messages of a language file, found by id and filled with arguments.

use std::collections::HashMap;
use std::sync::{Mutex, OnceLock, PoisonError};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::types::FluentNumberOptions;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use include_dir::{Dir, include_dir};
use unic_langid::LanguageIdentifier;

/// Every language: a folder named after it, with files of messages.
static LOCALES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/assets/locale");

/// The language for players whose own has no folder.
const FALLBACK: &str = "en";

type Bundle = FluentBundle<FluentResource>;

/// More sentences than the windows show at one time.
const MOST_KEPT: usize = 2000;

/// As many as most keys have.
const USUAL_KEY_BYTES: usize = 128;

/// What is spoken from the first word on.
static SPOKEN: OnceLock<Spoken> = OnceLock::new();

/// The languages that are spoken.
struct Spoken {
    /// The player's language, then English for messages that it lacks.
    bundles: Vec<Bundle>,
    /// The sentences said before: to fill a message takes long, and each picture
    /// says again nearly all that the one before it said.
    kept: Mutex<HashMap<Vec<u8>, String>>,
}

/// What a message is told: a number or a text.
pub type Value<'a> = FluentValue<'a>;

/// The sentence of a message, filled with `arguments`.
///
/// [`say!`](crate::say) is the short way to it; a test holds that every id and
/// every argument is right, in every language.
pub fn message(id: &str, arguments: &[(&'static str, Value<'_>)]) -> String {
    let spoken =
        SPOKEN.get_or_init(|| Spoken::in_languages(languages().iter().map(|name| shipped(name))));
    let Some(key) = key(id, arguments) else {
        return spoken.fill(id, arguments);
    };
    let mut kept = spoken.kept.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(said) = kept.get(&key) {
        return said.clone();
    }
    if kept.len() >= MOST_KEPT {
        kept.clear();
    }
    let said = spoken.fill(id, arguments);
    kept.insert(key, said.clone());
    said
}

/// Speaks a language that does not come with the program, and English where a
/// message of it is missing or broken; `false` if something was said before.
/// For tests.
#[doc(hidden)]
pub fn speak(language: LanguageIdentifier, texts: Vec<String>) -> bool {
    let spoken = Spoken::in_languages([bundle(language, texts), shipped(FALLBACK)]);
    SPOKEN.set(spoken).is_ok()
}

/// The sentence of a message: `say!("boneyard-left", bones = 3)`.
#[macro_export]
macro_rules! say {
    ($id:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::words::message(
            $id,
            &[$((stringify!($name), $crate::words::Value::from($value))),*],
        )
    };
}

/// The id of a message that is said later, as in a table of menu lines; it
/// takes no arguments. Made by [`id!`](crate::id).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Id(&'static str);

impl Id {
    /// For [`id!`](crate::id), whose ids a test looks at.
    #[doc(hidden)]
    pub const fn new(id: &'static str) -> Self {
        Self(id)
    }

    /// The id itself.
    pub const fn name(self) -> &'static str {
        self.0
    }

    /// The sentence of the message.
    pub fn text(self) -> String {
        message(self.0, &[])
    }
}

/// The id of a message without arguments: `id!("menu-game")`.
#[macro_export]
macro_rules! id {
    ($id:literal) => {
        $crate::words::Id::new($id)
    };
}

impl Spoken {
    fn in_languages(bundles: impl IntoIterator<Item = Bundle>) -> Self {
        Self {
            bundles: bundles.into_iter().collect(),
            kept: Mutex::default(),
        }
    }

    /// A message filled with its arguments, in the first language that can.
    fn fill(&self, id: &str, arguments: &[(&'static str, Value<'_>)]) -> String {
        let arguments: FluentArgs<'_> = arguments.iter().cloned().collect();
        let said = self.bundles.iter().find_map(|bundle| {
            let pattern = bundle.get_message(id)?.value()?;
            let mut errors = Vec::new();
            let said = bundle.format_pattern(pattern, Some(&arguments), &mut errors);
            errors.is_empty().then(|| said.into_owned())
        });
        said.unwrap_or_else(|| id.to_owned())
    }
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

/// The languages in which a message is looked for: the player's, if there is a
/// folder of it, then English.
fn languages() -> Vec<String> {
    let wished = sys_locale::get_locale().unwrap_or_default();
    // A player of `de_AT.UTF-8` gets `de-AT` if there is a folder of it, or
    // else `de`.
    let wished = wished
        .split('.')
        .next()
        .unwrap_or_default()
        .replace('_', "-");
    let language = wished.split('-').next().unwrap_or_default();
    let mut names = vec![wished.clone(), language.to_owned(), FALLBACK.to_owned()];
    names.retain(|name| LOCALES.get_dir(name).is_some());
    names.dedup();
    names
}

/// All messages of a language that comes with the program.
fn shipped(name: &str) -> Bundle {
    let language = name.parse().expect("a folder is named after a language");
    let files = LOCALES.get_dir(name).map(Dir::files).into_iter().flatten();
    let texts = files.filter_map(|file| file.contents_utf8());
    bundle(language, texts.map(str::to_owned))
}

/// The messages in these texts. Lines that cannot be read are left out.
fn bundle(language: LanguageIdentifier, texts: impl IntoIterator<Item = String>) -> Bundle {
    let mut bundle = Bundle::new_concurrent(vec![language]);
    // Fluent would put invisible marks around arguments, which many fonts show
    // as boxes.
    bundle.set_use_isolating(false);
    for text in texts {
        let resource = FluentResource::try_new(text);
        let resource = resource.unwrap_or_else(|(readable, _)| readable);
        // Of two messages with one id the first one counts. A test sees to it
        // that there are none.
        bundle.add_resource(resource).ok();
    }
    bundle
}
