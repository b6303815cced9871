//! Why somebody, or something of the player's, cannot be called so.

use super::named::Named as _;
use super::rules;
use crate::msg;
use engine::{Name, NameError};
use game::profile::{NameRefused, Person};

/// What somebody is called: by their name, or by a word for who has not given one.
pub fn called(name: &Name) -> String {
    if *name == Person::nameless() {
        msg::NAME_NAMELESS.text()
    } else {
        name.as_str().to_owned()
    }
}

/// Why nobody can be called so, as a sentence.
pub fn bad_name(reason: NameError) -> String {
    match reason {
        NameError::Empty => msg::NAME_EMPTY.text(),
        NameError::TooLong => msg::name_too_long(Name::MAX_CHARS),
        NameError::Invisible => msg::NAME_UNSEEN.text(),
    }
}

/// Why a game cannot be kept under a name, as a sentence.
pub fn name_refused(reason: &NameRefused) -> String {
    match reason {
        NameRefused::NotAName(reason) => bad_name(*reason),
        NameRefused::ReadyMade(preset) => msg::name_of_ready_made_game(preset.name()),
        NameRefused::Taken(name) => msg::name_of_own_game(name.as_str()),
        NameRefused::HasAName(game) => msg::name_is_there_already(rules::game(game)),
    }
}
