//! Names of players and languages, and the reasons why a name is refused.

use unic_langid::LanguageIdentifier;

use super::named::Named as _;
use super::{loaded_language, rules};
use crate::msg;
use engine::{Name, NameError};
use game::profile::{OwnGameNameError, Person};

/// A player's name, or a substitute for an unnamed person.
pub fn display_name(name: &Name) -> String {
    if *name == Person::nameless() { msg::NAME_NAMELESS.text() } else { name.as_str().to_owned() }
}

/// The name of a language in that language.
pub fn language_name(language: &LanguageIdentifier) -> String {
    let name = loaded_language::language_fact(language, msg::LANGUAGE_NAME.name());
    name.unwrap_or_else(|| language.to_string())
}

/// Explains in a sentence why a name is invalid.
pub fn bad_name(reason: NameError) -> String {
    match reason {
        NameError::Empty => msg::NAME_EMPTY.text(),
        NameError::TooLong => msg::name_too_long(Name::MAX_CHARS),
        NameError::Invisible => msg::NAME_UNSEEN.text(),
    }
}

/// Explains in a sentence why one of the player's own games cannot have a name.
pub fn name_refused(reason: &OwnGameNameError) -> String {
    match reason {
        OwnGameNameError::InvalidName(reason) => bad_name(*reason),
        OwnGameNameError::ReadyMade(preset) => msg::name_of_ready_made_game(preset.name()),
        OwnGameNameError::Taken(name) => msg::name_of_own_game(name.as_str()),
        OwnGameNameError::AlreadyNamed(game) => msg::name_is_there_already(rules::game(game)),
    }
}
