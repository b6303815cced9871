//! Messages of a language file, found by id and filled with arguments.

use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use include_dir::{Dir, include_dir};
use unic_langid::LanguageIdentifier;

/// Every language: a folder named after it, with files of messages.
static LOCALES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/assets/locale");

/// The language that is spoken where there is none of the player's.
const FALLBACK: &str = "en";

type Bundle = FluentBundle<FluentResource>;

/// The language of the player, and the one for what it lacks.
static SPOKEN: OnceLock<Vec<Bundle>> = OnceLock::new();

/// What a message is told: a number or a text.
pub type Value<'a> = FluentValue<'a>;

/// The sentence of a message, filled with `arguments`.
///
/// [`say!`](crate::say) is the short way to it; a test holds that every id and
/// every argument is right, in every language.
pub fn message(id: &str, arguments: &[(&'static str, Value<'_>)]) -> String {
    let spoken = SPOKEN.get_or_init(|| languages().iter().map(|name| shipped(name)).collect());
    let arguments: FluentArgs<'_> = arguments.iter().cloned().collect();
    let said = spoken.iter().find_map(|bundle| {
        let pattern = bundle.get_message(id)?.value()?;
        let mut errors = Vec::new();
        let said = bundle.format_pattern(pattern, Some(&arguments), &mut errors);
        errors.is_empty().then(|| said.into_owned())
    });
    said.unwrap_or_else(|| id.to_owned())
}

/// Speaks a language that does not come with the program, and English where a
/// message of it is missing or broken; `false` if something was said before.
/// For tests.
#[doc(hidden)]
pub fn speak(language: LanguageIdentifier, texts: Vec<String>) -> bool {
    let spoken = vec![bundle(language, texts), shipped(FALLBACK)];
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

/// The player's language, if there are messages in it, and the one for all.
fn languages() -> Vec<String> {
    let wished = sys_locale::get_locale().unwrap_or_default();
    // `de_AT.UTF-8` is met by `de-AT`, and else by `de`.
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

/// The messages of these texts, without what is no message in them.
fn bundle(language: LanguageIdentifier, texts: impl IntoIterator<Item = String>) -> Bundle {
    let mut bundle = Bundle::new_concurrent(vec![language]);
    // Marks around arguments would be shown as boxes by many fonts.
    bundle.set_use_isolating(false);
    for text in texts {
        let resource = FluentResource::try_new(text);
        let resource = resource.unwrap_or_else(|(readable, _)| readable);
        // Of two messages with one id the first is said; a test allows none.
        bundle.add_resource(resource).ok();
    }
    bundle
}
