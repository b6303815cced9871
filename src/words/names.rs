//! Why somebody, or something of the player's, cannot be called so.

use super::rules;
use crate::say;
use engine::{Name, NameError};
use game::profile::{NameRefused, Person};

/// What somebody is called: by their name, or by a word for who has not given one.
pub fn called(name: &Name) -> String {
    if *name == Person::nameless() {
        say!("name-nameless")
    } else {
        name.as_str().to_owned()
    }
}

/// Why nobody can be called so, as a sentence.
pub fn bad_name(reason: NameError) -> String {
    match reason {
        NameError::Empty => say!("name-empty"),
        NameError::TooLong => say!("name-too-long", most = Name::MAX_CHARS),
        NameError::Invisible => say!("name-unseen"),
    }
}

/// Why a game cannot be kept under a name, as a sentence.
pub fn name_refused(reason: &NameRefused) -> String {
    match reason {
        NameRefused::NotAName(reason) => bad_name(*reason),
        NameRefused::ReadyMade(preset) => {
            say!(
                "name-of-ready-made-game",
                name = rules::preset_name(*preset)
            )
        }
        NameRefused::Taken(name) => say!("name-of-own-game", name = name.as_str()),
        NameRefused::HasAName(game) => say!("name-is-there-already", name = rules::game(game)),
    }
}
